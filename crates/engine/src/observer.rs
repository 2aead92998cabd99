//! Who watches a search: stops it, and hears what it finds.

use damier_core::Move;

use crate::score::Score;

/// Someone who watches a search. The engine reads no clock; the observer may.
pub trait Observer {
    /// Asked every 1024 positions of the first thread, after the first iteration; `nodes` are those
    /// of all threads.
    fn should_stop(&mut self, nodes: u64) -> bool {
        let _ = nodes;
        false
    }

    /// Told of every finished iteration; `true` ends the search.
    fn finished(&mut self, report: &Report) -> bool {
        let _ = report;
        false
    }
}

/// What an iteration found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Its depth, in plies.
    pub depth: u32,
    /// The deepest ply reached.
    pub deepest: u32,
    /// Positions visited since the search began, by all threads.
    pub nodes: u64,
    /// How full the table is of this search's entries, in parts of a thousand.
    pub table_full: u32,
    /// The best lines, the best first.
    pub lines: Vec<ReportLine>,
}

/// One line with its worth to the side that moves first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReportLine {
    /// The worth.
    pub score: Score,
    /// The moves expected.
    pub moves: Vec<Move>,
}

/// Nobody watches.
#[derive(Clone, Copy, Debug)]
pub struct Nobody;

impl Observer for Nobody {}

/// Stops when the function says so.
pub(crate) struct Until<'a>(pub(crate) &'a mut dyn FnMut() -> bool);

impl Observer for Until<'_> {
    fn should_stop(&mut self, _nodes: u64) -> bool {
        (self.0)()
    }
}
