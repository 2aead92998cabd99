//! Shots found in games: positions where a shallow and a deep search disagree by a man, and the one
//! move that wins it.

use std::fmt;

use damier_core::notation::{self, Leniency};
use damier_core::{fen, Move, Position};
use damier_engine::{Engine, Goal, Nobody, Observer, Options, Report, Root};

use crate::record::Record;

/// What the shallow search may look at, in plies.
const SHALLOW: u32 = 2;
/// Positions that a candidate is searched with, and those that confirm it.
const DEEP: [u64; 2] = [20_000, 100_000];
/// By how much the searches disagree at least, in hundredths of a man.
const A_MAN: i32 = 90;
/// By how much the second move is worse at least: there is one solution.
const APART: i32 = 60;
/// Fewer pieces make endings, not shots.
const PIECES: u32 = 12;
/// Who is ahead by more has no need of shots.
const LEVEL: i32 = 400;

/// A position and the move that wins a man or more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shot {
    /// The position.
    pub position: Position,
    /// The move.
    pub best: Move,
}

impl Shot {
    /// Reads `FEN MOVE`.
    #[must_use]
    pub fn parse(line: &str) -> Option<Shot> {
        let (text, m) = line.trim().split_once(' ')?;
        let position = fen::parse(text).ok()?.into_position().ok()?;
        let best = notation::read(&position, m, Leniency::File).ok()?;
        Some(Shot { position, best })
    }

    /// Whether a search with so many positions finds the move.
    pub fn is_solved(&self, engine: &mut Engine, nodes: u64) -> bool {
        engine.new_game();
        let found = engine.search(&Root::of(self.position), &Goal { nodes, ..Goal::default() }, &mut Nobody);
        found.is_some_and(|found| found.best == self.best)
    }
}

impl fmt::Display for Shot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.position, self.position.notation(&self.best))
    }
}

/// Looks for shots.
pub struct ShotFinder(Engine);

impl Default for ShotFinder {
    fn default() -> ShotFinder {
        ShotFinder(Engine::with(Options { table_bits: 16, ..Options::default() }))
    }
}

/// Keeps the last report.
#[derive(Default)]
struct Last(Option<Report>);

impl Observer for Last {
    fn finished(&mut self, report: &Report) -> bool {
        self.0 = Some(report.clone());
        false
    }
}

impl ShotFinder {
    /// The shot in a position of a game, if there is one.
    pub fn look(&mut self, record: &Record) -> Option<Shot> {
        let position = record.position;
        let board = position.board();
        let sign = if position.turn() == damier_core::Color::White { 1 } else { -1 };
        let said = i32::from(record.score) * sign;
        if position.must_capture() || board.occupied().len() < PIECES || said.abs() > LEVEL {
            return None;
        }
        let shallow = self.search(&position, &Goal { depth: SHALLOW, ..Goal::default() })?;
        let glance = shallow.lines.first()?;
        // What the game's own search said is the cheap test.
        if said - glance.score.value() < A_MAN {
            return None;
        }
        let mut best = None;
        for nodes in DEEP {
            let deep = self.search(&position, &Goal { nodes, lines: 2, ..Goal::default() })?;
            let [first, second] = &deep.lines[..] else { return None };
            let (won, other) = (first.score.value(), second.score.value());
            let m = *first.moves.first()?;
            let same = best.is_none_or(|before| before == m);
            let clear = won - glance.score.value() >= A_MAN && won - other >= APART;
            if !same || !clear || first.score.is_decided() || glance.moves.first() == Some(&m) {
                return None;
            }
            best = Some(m);
        }
        best.map(|best| Shot { position, best })
    }

    fn search(&mut self, position: &Position, goal: &Goal) -> Option<Report> {
        self.0.new_game();
        let mut last = Last::default();
        self.0.search(&Root::of(*position), goal, &mut last)?;
        last.0
    }
}
