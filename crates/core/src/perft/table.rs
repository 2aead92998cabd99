//! Perft with a memory for positions that come back by another order of moves.

use alloc::collections::TryReserveError;
use alloc::vec::Vec;

use crate::color::Color;
use crate::movegen::{count, count_two_plies, each_child, Black, Node, Side, White};
use crate::moves::Move;
use crate::position::Position;

/// Counts already made. An entry holds its whole position and depth, so one position is never
/// taken for another: the counts are exact whatever the size of the table.
#[derive(Debug)]
pub struct PerftTable {
    slots: Vec<Entry>,
}

/// The squares of a set fill 54 bits; the depth lies above the first set, the side to move above
/// the second. A depth of 0 is an unused entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Key {
    own: u64,
    opp: u64,
    kings: u64,
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    key: Key,
    leaves: u64,
}

const UNUSED: Entry = Entry { key: Key { own: 0, opp: 0, kings: 0 }, leaves: 0 };

impl Key {
    fn new<S: Side>(node: &Node, depth: u32) -> Key {
        let side = u64::from(S::COLOR == Color::White);
        Key { own: node.own | u64::from(depth) << 54, opp: node.opp | side << 54, kings: node.kings }
    }

    fn depth(&self) -> u64 {
        self.own >> 54
    }

    fn hash(&self) -> u64 {
        let mix = |h: u64, word: u64| (h ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29);
        let h = mix(mix(mix(0, self.own), self.opp), self.kings);
        h ^ h >> 32
    }
}

impl PerftTable {
    /// A table of this many mebibytes (at least one).
    ///
    /// # Errors
    /// The memory cannot be had.
    pub fn new(mebibytes: usize) -> Result<PerftTable, TryReserveError> {
        let bytes = mebibytes.max(1).saturating_mul(1 << 20);
        let entries = bytes / core::mem::size_of::<Entry>() / 2 * 2;
        let mut slots = Vec::new();
        slots.try_reserve_exact(entries)?;
        slots.resize(entries, UNUSED);
        Ok(PerftTable { slots })
    }

    /// The first of the two entries in which a position may be.
    fn place(&self, key: &Key) -> usize {
        let pairs = self.slots.len() as u64 / 2;
        (key.hash() % pairs) as usize * 2
    }

    fn get(&self, key: &Key) -> Option<u64> {
        let place = self.place(key);
        self.slots[place..place + 2].iter().find(|entry| entry.key == *key).map(|entry| entry.leaves)
    }

    /// The first entry keeps the deeper count, the second takes every other.
    fn put(&mut self, key: Key, leaves: u64) {
        let place = self.place(&key);
        let deep = usize::from(key.depth() < self.slots[place].key.depth());
        self.slots[place + deep] = Entry { key, leaves };
    }
}

/// [`perft`](super::perft()) with a table, which may be used again for other positions and depths.
/// `None` if there are more leaves than a `u64` holds, which only a table makes possible, or if
/// `depth` is more than [`MAX_DEPTH`](super::MAX_DEPTH).
pub fn perft_hashed(position: &Position, depth: u32, table: &mut PerftTable) -> Option<u64> {
    if depth > super::MAX_DEPTH {
        return None;
    }
    let node = Node::new(position.board(), position.turn());
    match position.turn() {
        Color::White => walk::<White>(&node, depth, &mut Vec::new(), table),
        Color::Black => walk::<Black>(&node, depth, &mut Vec::new(), table),
    }
}

fn walk<S: Side>(node: &Node, depth: u32, long: &mut Vec<Move>, table: &mut PerftTable) -> Option<u64> {
    match depth {
        0 => return Some(1),
        1 => return Some(count::<S>(node, long)),
        2 => return Some(count_two_plies::<S>(node, long)),
        _ => {}
    }
    let key = Key::new::<S>(node, depth);
    if let Some(leaves) = table.get(&key) {
        return Some(leaves);
    }
    let mut leaves = Some(0_u64);
    each_child::<S>(node, long, &mut |child, long| {
        leaves = leaves.and_then(|sum| sum.checked_add(walk::<S::Opponent>(child, depth - 1, long, table)?));
    });
    if let Some(leaves) = leaves {
        table.put(key, leaves);
    }
    leaves
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fen;

    #[test]
    fn the_smallest_table_counts_right() {
        let mut table = PerftTable::new(0).unwrap();
        for (depth, leaves) in [(8, 6_483_961), (7, 1_049_442), (8, 6_483_961), (2, 81), (0, 1)] {
            assert_eq!(perft_hashed(&Position::starting(), depth, &mut table), Some(leaves));
        }
        let turned = Position::new(*Position::starting().board(), Color::Black).unwrap();
        assert_eq!(perft_hashed(&turned, 8, &mut table), Some(6_483_961));
        let kings = fen::parse("W:W36,K31,K46:BK5,K10,15").unwrap().into_position().unwrap();
        assert_eq!(perft_hashed(&kings, 7, &mut table), Some(2_410_071));
    }

    #[test]
    fn too_many_leaves_are_told() {
        let mut table = PerftTable::new(8).unwrap();
        let kings = fen::parse("W:WK36:BK4").unwrap().into_position().unwrap();
        let mut before = 0;
        for depth in 1..=super::super::MAX_DEPTH {
            match perft_hashed(&kings, depth, &mut table) {
                Some(leaves) => before = leaves,
                None => break,
            }
        }
        assert!((1 << 58..u64::MAX).contains(&before), "{before}");
    }
}
