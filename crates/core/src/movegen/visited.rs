//! The memory that keeps pathological captures short.

use alloc::vec;
use alloc::vec::Vec;

/// A set of (square, captured set) pairs of one moving piece: an open table of single words.
pub(crate) struct Visited {
    /// Zero is a free slot; the length is a power of two, at most half of it used.
    slots: Vec<u64>,
    used: usize,
}

impl Visited {
    /// An empty memory.
    pub(crate) fn new() -> Visited {
        Visited { slots: vec![0; 1 << 12], used: 0 }
    }

    /// Adds a pair; `false` if it was there.
    pub(crate) fn insert(&mut self, here: u64, captured: u64) -> bool {
        // The squares fill 54 bits; the number of one fits above them, plus one to be never zero.
        let key = captured | u64::from(here.trailing_zeros() + 1) << 54;
        if self.used * 2 >= self.slots.len() {
            let old = core::mem::take(&mut self.slots);
            self.slots = vec![0; old.len() * 4];
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
