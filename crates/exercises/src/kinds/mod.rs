//! One file per kind: from a position to a question, to its traits and its difficulty, and the proof
//! of its answer.
//!
//! `ask` makes the answer with the legal moves; `prove` finds it another way (every capture compared,
//! every try put to `explain`, lines replayed), so that one error cannot hide in both.

pub(crate) mod capture;
pub(crate) mod legal;
pub(crate) mod mistake;
pub(crate) mod predict;
pub(crate) mod squares;
pub(crate) mod tactic;

use damier_core::{Color, Position};

use crate::exercise::{Question, Theme};
use crate::search::Search;
use crate::shape::{has_king, pieces};

/// A question about a position, not yet chosen.
#[derive(Clone, Debug)]
pub(crate) struct Draft {
    pub(crate) position: Position,
    pub(crate) question: Question,
}

/// What can be said of an exercise: how hard, and what is peculiar.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Look {
    pub(crate) difficulty: u8,
    pub(crate) traits: Vec<String>,
    /// What the kind is shared out by: a code, a mistake, a number; empty where there is nothing.
    pub(crate) group: String,
}

impl Look {
    /// Points are brought within 0–100; what every position has is added to the traits.
    fn new(position: &Position, points: i64, group: impl Into<String>, traits: Vec<&'static str>) -> Look {
        let mut traits: Vec<String> = traits.into_iter().map(str::to_owned).collect();
        traits.push(if position.turn() == Color::White { "white" } else { "black" }.to_owned());
        if has_king(position) {
            traits.push("kings".to_owned());
        }
        traits.push(
            match pieces(position) {
                0..=6 => "few-pieces",
                7..=14 => "some-pieces",
                _ => "many-pieces",
            }
            .to_owned(),
        );
        let group: String = group.into();
        if !group.is_empty() {
            traits.push(group.clone());
        }
        Look { difficulty: points.clamp(0, 100) as u8, traits, group }
    }
}

/// How hard an exercise is and what is peculiar; `None` if it makes no sense in its position.
pub(crate) fn look(position: &Position, question: &Question) -> Option<Look> {
    match question {
        Question::Touch { squares } => capture::look_touch(position, squares),
        Question::Count { from, .. } => capture::look_count(position, *from),
        Question::Landing { from, squares } => capture::look_landing(position, *from, squares),
        Question::Legal { text, code } => legal::look(position, text, code),
        Question::Mistake { mistake, text, .. } => mistake::look(position, *mistake, text),
        Question::Predict { line, side, squares } => predict::look(position, line, *side, squares),
        Question::Offer { line, .. } | Question::Combination { line, .. } => tactic::look(position, line),
        Question::Squares { task, square, .. } => squares::look(position, *task, *square),
    }
}

/// What an exercise shows beyond its kind.
pub(crate) fn theme(position: &Position, question: &Question) -> Option<Theme> {
    match question {
        Question::Predict { line, .. } => predict::forces(position, line).then_some(Theme::Force),
        Question::Offer { line, .. } | Question::Combination { line, .. } => tactic::theme(position, line),
        _ => None,
    }
}

/// Why an exercise is wrong.
pub(crate) type Fault = String;

/// Finds the answer again by another way, and says what is wrong.
pub(crate) fn prove(position: &Position, question: &Question, search: &mut Search) -> Result<(), Fault> {
    match question {
        Question::Touch { squares } => capture::prove_touch(position, squares),
        Question::Count { from, count } => capture::prove_count(position, *from, *count),
        Question::Landing { from, squares } => capture::prove_landing(position, *from, squares),
        Question::Legal { text, code } => legal::prove(position, text, code),
        Question::Mistake { .. } => mistake::prove(position, question),
        Question::Predict { line, side, squares } => predict::prove(position, line, *side, squares),
        Question::Offer { .. } | Question::Combination { .. } => {
            tactic::prove(position, question, search, tactic::CHECK_DEPTH)
        }
        Question::Squares { task, square, squares } => {
            squares::prove(position, *task, *square, squares.as_deref())
        }
    }
}
