//! Positions of games that were lost, in which the move played threw something away: what a deep search of
//! ours says of them, kept so that a later search can be asked whether it knows better.

use std::fmt;

use damier_core::notation::{self, Leniency};
use damier_core::{fen, Move, Position};
use damier_engine::{Engine, Goal, Nobody, Root};

/// A judgement within so many hundredths of a man of the deep one is right.
const NEAR: i32 = 25;

/// A position that was played wrongly.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lost {
    /// The position.
    pub position: Position,
    /// The move that was played.
    pub played: Move,
    /// The one that a deep search prefers.
    pub best: Move,
    /// What that search says of the position, in hundredths of a man for the side to move.
    pub value: i32,
    /// What it says of the move played.
    pub after: i32,
}

/// How a search did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Answered {
    /// It did not play the move that was played.
    pub avoids: bool,
    /// It judges the position as the deep search does.
    pub judges: bool,
}

impl Lost {
    /// Reads `FEN PLAYED BEST VALUE AFTER`.
    #[must_use]
    pub fn parse(line: &str) -> Option<Lost> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [text, played, best, value, after] = words[..] else { return None };
        let position = fen::parse(text).ok()?.into_position().ok()?;
        let read = |text| notation::read(&position, text, Leniency::File).ok();
        let (played, best) = (read(played)?, read(best)?);
        Some(Lost { position, played, best, value: value.parse().ok()?, after: after.parse().ok()? })
    }

    /// How a search with so many positions does.
    pub fn ask(&self, engine: &mut Engine, nodes: u64) -> Answered {
        engine.new_game();
        let goal = Goal { nodes, even_forced: true, ..Goal::default() };
        match engine.search(&Root::of(self.position), &goal, &mut Nobody) {
            Some(found) => Answered {
                avoids: found.best != self.played,
                judges: (found.score.value() - self.value).abs() <= NEAR,
            },
            None => Answered { avoids: false, judges: false },
        }
    }
}

impl fmt::Display for Lost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = |m| self.position.notation(m);
        let (played, best) = (text(&self.played), text(&self.best));
        write!(f, "{} {played} {best} {} {}", self.position, self.value, self.after)
    }
}
