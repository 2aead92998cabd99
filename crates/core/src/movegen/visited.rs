//! The memory that keeps pathological captures short.

use alloc::vec;
use alloc::vec::Vec;

use crate::bitboard::Bitboard;
use crate::square::Square;

/// A set of (square, captured set) pairs of one moving piece: an open table of single words. Empty it
/// takes no memory.
pub(crate) struct Visited {
    /// Zero is a free slot; the length is zero or a power of two, at most half of it used.
    slots: Vec<u64>,
    used: usize,
}

impl Visited {
    /// An empty memory.
    pub(crate) const fn new() -> Visited {
        Visited { slots: Vec::new(), used: 0 }
    }

    /// How many pairs there are.
    pub(crate) const fn len(&self) -> usize {
        self.used
    }

    /// Adds a pair; `false` if it was there.
    pub(crate) fn insert(&mut self, here: Square, captured: Bitboard) -> bool {
        self.insert_key(key(here, captured))
    }

    /// Whether a pair is there.
    pub(crate) fn contains(&self, here: Square, captured: Bitboard) -> bool {
        let key = key(here, captured);
        !self.slots.is_empty() && self.slots[self.find(key)] == key
    }

    /// As `insert`, from the words of the move generator; a memory is used in one of the two ways.
    pub(super) fn insert_raw(&mut self, here: u64, captured: u64) -> bool {
        // The squares fill 54 bits; the number of one fits above them, plus one to be never zero.
        self.insert_key(captured | u64::from(here.trailing_zeros() + 1) << 54)
    }

    fn insert_key(&mut self, key: u64) -> bool {
        if self.used * 2 >= self.slots.len() {
            let old = core::mem::take(&mut self.slots);
            self.slots = vec![0; (old.len() * 4).max(64)];
            for key in old.into_iter().filter(|key| *key != 0) {
                let slot = self.find(key);
                self.slots[slot] = key;
            }
        }
        let slot = self.find(key);
        let new = self.slots[slot] == 0;
        self.slots[slot] = key;
        self.used += usize::from(new);
        new
    }

    /// The slot of this key, or the free one where it belongs.
    fn find(&self, key: u64) -> usize {
        let mask = self.slots.len() - 1;
        let mut slot = (key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 20) as usize & mask;
        while self.slots[slot] != 0 && self.slots[slot] != key {
            slot = (slot + 1) & mask;
        }
        slot
    }
}

/// A pair in one word, never zero.
fn key(here: Square, captured: Bitboard) -> u64 {
    captured.to_compact() | u64::from(here.number()) << 54
}
