//! What the moves of a position are worth, by our own search.

use damier_core::{Move, Position};
use damier_engine::{Engine, Goal, Nobody, Options, Root};

/// Values beyond this are wins and losses; the book does not tell them apart.
pub(crate) const MOST: i32 = 9_999;

/// An engine that looks at positions after moves.
pub(crate) struct Searcher {
    engine: Engine,
    nodes: u64,
}

impl Searcher {
    pub(crate) fn new(nodes: u32) -> Searcher {
        let engine = Engine::with(Options { table_bits: 16, ..Options::default() });
        Searcher { engine, nodes: u64::from(nodes) }
    }

    /// Every legal move with its worth to the side that plays it; the same whatever was asked before.
    pub(crate) fn moves(&mut self, position: &Position) -> Vec<(Move, i16)> {
        self.engine.new_game();
        let mut worth = |m: &Move| {
            let root = Root::of(position.play_unchecked(m));
            let goal = Goal { nodes: self.nodes, even_forced: true, ..Goal::default() };
            let found = self.engine.search(&root, &goal, &mut Nobody);
            // Whoever cannot move has lost.
            let value = found.map_or(MOST, |found| -found.score.value());
            (*m, value.clamp(-MOST, MOST) as i16)
        };
        position.legal_moves().iter().map(&mut worth).collect()
    }
}
