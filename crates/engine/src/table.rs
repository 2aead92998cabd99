//! The transposition table: what the search found out about positions it may meet again.

use damier_core::{Color, Move, Position};

use crate::random::mix;
use crate::score::Score;

/// A hash of the position: pieces, ranks and side to move.
pub(crate) fn key_of(position: &Position) -> u64 {
    let board = position.board();
    let side = match position.turn() {
        Color::White => 0,
        Color::Black => 1 << 63,
    };
    let men_and_kings = mix(board.of(Color::White).to_compact() ^ side)
        .wrapping_add(mix(board.of(Color::Black).to_compact() ^ 1 << 62));
    mix(men_and_kings ^ board.kings().to_compact() << 7)
}

/// What a stored score says about the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    /// The true score is this.
    Exact,
    /// The true score is this or more.
    AtLeast,
    /// The true score is this or less.
    AtMost,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    key: u64,
    /// The best move, or the one that refuted the position.
    pub(crate) best: Move,
    /// Counted from the node ([`Score::seen_from_node`]).
    pub(crate) score: Score,
    /// How many plies were searched below.
    pub(crate) depth: u32,
    /// What the score says.
    pub(crate) bound: Bound,
}

/// A table of fixed size; a new entry takes the place of a shallower one or of another position.
pub(crate) struct Table {
    entries: Vec<Option<Entry>>,
}

impl Table {
    /// A table of `2^bits` entries.
    pub(crate) fn new(bits: u32) -> Table {
        Table { entries: vec![None; 1 << bits] }
    }

    pub(crate) fn get(&self, key: u64) -> Option<Entry> {
        self.entries[self.place(key)].filter(|entry| entry.key == key)
    }

    pub(crate) fn put(&mut self, key: u64, best: Move, score: Score, depth: u32, bound: Bound) {
        let place = self.place(key);
        let entry = &mut self.entries[place];
        if !matches!(entry, Some(old) if old.key == key && old.depth > depth) {
            *entry = Some(Entry { key, best, score, depth, bound });
        }
    }

    fn place(&self, key: u64) -> usize {
        key as usize & (self.entries.len() - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_that_differ_have_different_keys() {
        let mut keys = Vec::new();
        for fen in ["W:W31:B1", "B:W31:B1", "W:WK31:B1", "W:W31:BK1", "W:W32:B1", "W:W31:B2", "W:W1,31:B"] {
            if let Ok(position) = damier_core::fen::parse(fen).unwrap().into_position() {
                keys.push(key_of(&position));
            }
        }
        let count = keys.len();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!((keys.len(), count), (6, 6));
    }

    #[test]
    fn entries_are_found_again_and_deeper_ones_stay() {
        let position = Position::starting();
        let (key, m) = (key_of(&position), position.legal_moves()[0]);
        let mut table = Table::new(4);
        assert!(table.get(key).is_none());
        table.put(key, m, Score::men(12), 5, Bound::Exact);
        table.put(key, m, Score::men(99), 3, Bound::AtLeast);
        let entry = table.get(key).unwrap();
        assert_eq!((entry.score, entry.depth, entry.bound), (Score::men(12), 5, Bound::Exact));
        assert!(table.get(!key).is_none());
    }
}
