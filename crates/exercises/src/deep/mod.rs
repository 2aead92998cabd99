//! Exercises whose answer no rule gives: a deep search of ours or the endgame tables have to prove it.
//!
//! | file | concept |
//! | --- | --- |
//! | `mod.rs` | what such an exercise is, and the file that holds them |
//! | `judge.rs` | the machine's player, asked for a verdict |
//! | `shot.rs` | *find the shot*: from games of the machine against itself |
//! | `guard.rs` | *defend*, where a search knows the one move that loses nothing |
//! | `ending.rs` | *win in n*, *is it a draw?*, *defend*, where tables know |
//! | `make.rs` | which of many become exercises, and how hard they are |
//! | `check.rs` | holding a file against the rules, a search and the tables |

mod check;
mod ending;
mod guard;
mod judge;
mod make;
mod shot;

use std::collections::BTreeMap;
use std::fmt;

use damier_core::Position;
use serde::{Deserialize, Serialize};

use crate::text::{one_a_line, position_of};

pub use check::{check_deep, prove_deep};
pub use make::{choose_deep, DeepPool, Wanted};
pub use shot::prove_shot;

/// The format of the file.
pub const DEEP_VERSION: u32 = 1;

/// All exercises of a file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DeepCollection {
    /// The format, [`DEEP_VERSION`].
    pub version: u32,
    /// The exercises: kind by kind, easy ones first.
    pub exercises: Vec<DeepExercise>,
}

/// A position and a question that a search or the tables have answered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DeepExercise {
    /// Its name: the kind and a number, `shot-001`.
    pub id: String,
    /// The question and its answer.
    #[serde(flatten)]
    pub question: DeepQuestion,
    /// The position.
    pub fen: String,
    /// How hard it is, 0 to 100; [`crate::Band`] names the bands.
    pub difficulty: u8,
}

/// A won position: the moves that still win in time, and what the enemy answers to each. Nothing is
/// answered where the game is over.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Wins(pub BTreeMap<String, Option<(String, Wins)>>);

impl Wins {
    /// How many moves it has in all.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.values().map(|next| 1 + next.as_ref().map_or(0, |(_, wins)| wins.len())).sum()
    }

    /// Whether it has none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// What is asked, by kind, with the answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum DeepQuestion {
    /// Find the shot.
    Shot {
        /// Our move, the best reply, our move …
        line: Vec<String>,
        /// How the gain is brought home, where several moves do; nobody is asked for it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        rest: Vec<String>,
    },
    /// Win in so many moves of one's own.
    Win {
        /// So many.
        moves: u8,
        /// The only first move, and all that follows from it.
        wins: Wins,
        /// What is answered to each other first move: it no longer wins in time.
        replies: BTreeMap<String, Vec<String>>,
    },
    /// Is it a draw?
    Verdict {
        /// What the tables say for the side to move.
        answer: Value,
        /// How many of its moves keep that value.
        keeps: u8,
        /// Best play by both sides: to the end, or as long as a draw goes on.
        line: Vec<String>,
    },
    /// Find the one move that holds.
    Defend {
        /// Who knows.
        by: Source,
        /// The move.
        #[serde(rename = "holds")]
        text: String,
        /// What happens after each other move.
        replies: BTreeMap<String, Vec<String>>,
    },
}

/// What a position is worth to the side to move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Value {
    /// Won.
    Win,
    /// Drawn.
    Draw,
    /// Lost.
    Loss,
}

/// Who knows an answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// A deep search: the other moves lose a man at least.
    Search,
    /// The endgame tables: the other moves lose the game.
    Tables,
}

/// A kind of exercise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum DeepKind {
    /// Find the shot.
    Shot,
    /// Win in n.
    Win,
    /// Is it a draw?
    Verdict,
    /// Defend.
    Defend,
}

impl DeepKind {
    /// All four, in the order of the file.
    pub const ALL: [DeepKind; 4] = [DeepKind::Shot, DeepKind::Win, DeepKind::Verdict, DeepKind::Defend];

    /// Its name in the file.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            DeepKind::Shot => "shot",
            DeepKind::Win => "win",
            DeepKind::Verdict => "verdict",
            DeepKind::Defend => "defend",
        }
    }

    /// Fewer of a kind are a fault.
    #[must_use]
    pub const fn fewest(self) -> usize {
        match self {
            DeepKind::Shot => 500,
            DeepKind::Win | DeepKind::Verdict | DeepKind::Defend => 60,
        }
    }
}

impl fmt::Display for DeepKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl DeepQuestion {
    /// Its kind.
    #[must_use]
    pub const fn kind(&self) -> DeepKind {
        match self {
            DeepQuestion::Shot { .. } => DeepKind::Shot,
            DeepQuestion::Win { .. } => DeepKind::Win,
            DeepQuestion::Verdict { .. } => DeepKind::Verdict,
            DeepQuestion::Defend { .. } => DeepKind::Defend,
        }
    }
}

/// A question about a position, not yet chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DeepDraft {
    /// The position.
    pub fen: String,
    /// The question and its answer.
    #[serde(flatten)]
    pub question: DeepQuestion,
}

impl DeepDraft {
    fn new(position: &Position, question: DeepQuestion) -> DeepDraft {
        DeepDraft { fen: position.to_string(), question }
    }

    /// Reads what [`DeepDraft::to_json`] wrote.
    ///
    /// # Errors
    /// Not JSON, or not of this form.
    pub fn from_json(text: &str) -> Result<DeepDraft, serde_json::Error> {
        serde_json::from_str(text)
    }

    /// The draft in a line.
    ///
    /// # Errors
    /// None that can happen: every value here has a form in JSON.
    pub fn to_json(&self) -> Result<String, serde_json::Error> {
        serde_json::to_string(self)
    }
}

/// The same for a position and the one seen from the other side.
fn turned_key(position: &Position) -> String {
    position.to_string().min(position.flip().to_string())
}

impl DeepExercise {
    /// The position, if its FEN can be played.
    #[must_use]
    pub fn position(&self) -> Option<Position> {
        position_of(&self.fen)
    }
}

impl DeepCollection {
    /// Reads a file.
    ///
    /// # Errors
    /// Not JSON, or not of this form; says where.
    pub fn from_json(text: &str) -> Result<DeepCollection, serde_json::Error> {
        serde_json::from_str(text)
    }

    /// The file: one exercise a line, so that differences can be read.
    ///
    /// # Errors
    /// None that can happen: every value here has a form in JSON.
    pub fn to_json(&self) -> Result<String, serde_json::Error> {
        one_a_line(self.version, &self.exercises)
    }
}
