//! A move, and the list of the legal ones.

use alloc::vec::Vec;

use crate::bitboard::Bitboard;
use crate::square::Square;

/// A move in the sense of the rules: start, end and captured set. Two captures that agree in these
/// three are one move, whatever the route (PDN 3.0; contract, "Moves").
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move {
    /// Where the piece starts.
    pub from: Square,
    /// Where it ends.
    pub to: Square,
    /// Whether a man ends its move on the last row and is crowned.
    pub promotes: bool,
    /// The squares of the captured pieces; empty for a quiet move.
    pub captured: Bitboard,
}

impl Move {
    /// Whether pieces are taken.
    #[inline]
    #[must_use]
    pub const fn is_capture(&self) -> bool {
        !self.captured.is_empty()
    }

    /// The same move on the board turned by 180 degrees.
    #[must_use]
    pub const fn flip(&self) -> Move {
        Move {
            from: self.from.flip(),
            to: self.to.flip(),
            promotes: self.promotes,
            captured: self.captured.flip(),
        }
    }
}

/// Puts moves in the order of a key. A heap sort in a few lines: the standard library's sort, which is
/// faster for long lists, would be a tenth of what a browser loads to know the rules.
pub(crate) fn sort_by_key<K: Ord>(moves: &mut [Move], key: fn(&Move) -> K) {
    for root in (0..moves.len() / 2).rev() {
        sift(moves, root, key);
    }
    for end in (1..moves.len()).rev() {
        moves.swap(0, end);
        sift(&mut moves[..end], 0, key);
    }
}

/// Moves the root of a heap down to where none of its children is greater.
fn sift<K: Ord>(heap: &mut [Move], mut root: usize, key: fn(&Move) -> K) {
    loop {
        let mut child = 2 * root + 1;
        if child >= heap.len() {
            return;
        }
        if child + 1 < heap.len() && key(&heap[child]) < key(&heap[child + 1]) {
            child += 1;
        }
        if key(&heap[child]) <= key(&heap[root]) {
            return;
        }
        heap.swap(root, child);
        root = child;
    }
}

/// Moves in generation order. Made to be cleared and filled again without allocating.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MoveList(pub(crate) Vec<Move>);

impl MoveList {
    /// An empty list.
    #[must_use]
    pub const fn new() -> MoveList {
        MoveList(Vec::new())
    }

    /// Adds a move at the end.
    #[inline]
    pub fn push(&mut self, m: Move) {
        self.0.push(m);
    }

    /// Forgets all moves and keeps the memory.
    #[inline]
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Puts the moves in the order of their start, their end and the squares of the pieces taken.
    pub fn sort(&mut self) {
        sort_by_key(&mut self.0, |m| *m);
    }

    /// The moves as a slice.
    #[inline]
    #[must_use]
    pub fn as_slice(&self) -> &[Move] {
        &self.0
    }
}

impl core::ops::Deref for MoveList {
    type Target = [Move];
    #[inline]
    fn deref(&self) -> &[Move] {
        &self.0
    }
}

impl core::ops::DerefMut for MoveList {
    #[inline]
    fn deref_mut(&mut self) -> &mut [Move] {
        &mut self.0
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = core::slice::Iter<'a, Move>;
    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

impl IntoIterator for MoveList {
    type Item = Move;
    type IntoIter = alloc::vec::IntoIter<Move>;
    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}
