//! Decoded blocks, shared by all threads without locks.
//!
//! A slot holds one block and the number of that block. Whoever stores a block takes the slot
//! (`BUSY`), writes the values, then writes the number. Whoever reads looks at the number before
//! and after: only if both times it is the one he wants does the value count. A block of one
//! number always has the same content, so it does no harm if the slot changed hands in between.

use std::sync::atomic::{fence, AtomicU64, Ordering};

/// No block yet.
const EMPTY: u64 = u64::MAX;
/// Somebody is writing.
const BUSY: u64 = u64::MAX - 1;

/// A fixed number of slots.
pub(crate) struct Cache {
    numbers: Vec<AtomicU64>,
    words: Vec<AtomicU64>,
    /// Values in a word.
    per_word: usize,
    words_per_slot: usize,
}

impl Cache {
    /// Slots for blocks of `length` values of 2 or 8 bits.
    pub(crate) fn new(slots: usize, length: usize, bits: usize) -> Cache {
        let per_word = 64 / bits;
        let words_per_slot = (length + per_word - 1) / per_word;
        let slots = slots.max(1);
        Cache {
            numbers: (0..slots).map(|_| AtomicU64::new(EMPTY)).collect(),
            words: (0..slots * words_per_slot).map(|_| AtomicU64::new(0)).collect(),
            per_word,
            words_per_slot,
        }
    }

    #[inline(always)]
    fn slot(&self, block: u64) -> usize {
        // Neighbouring numbers go to neighbouring slots: no clash while all blocks fit.
        (block % self.numbers.len() as u64) as usize
    }

    /// A value of a block, if the block is here.
    #[inline]
    pub(crate) fn get(&self, block: u64, place: usize) -> Option<u8> {
        let slot = self.slot(block);
        let number = self.numbers.get(slot)?;
        if number.load(Ordering::Acquire) != block {
            return None;
        }
        let word = self.words.get(slot * self.words_per_slot + place / self.per_word)?;
        let word = word.load(Ordering::Relaxed);
        fence(Ordering::Acquire);
        if number.load(Ordering::Relaxed) != block {
            return None;
        }
        let bits = 64 / self.per_word;
        Some((word >> (place % self.per_word * bits) & ((1 << bits) - 1)) as u8)
    }

    /// Stores a block, unless another thread is just storing one in the same slot.
    pub(crate) fn put(&self, block: u64, values: &[u8]) {
        let slot = self.slot(block);
        let number = &self.numbers[slot];
        let before = number.load(Ordering::Relaxed);
        if before == BUSY
            || number.compare_exchange(before, BUSY, Ordering::Acquire, Ordering::Relaxed).is_err()
        {
            return;
        }
        fence(Ordering::Release);
        let bits = 64 / self.per_word;
        let words = &self.words[slot * self.words_per_slot..][..self.words_per_slot];
        for (word, values) in words.iter().zip(values.chunks(self.per_word)) {
            let mask = (1_u64 << bits) - 1;
            let packed = values.iter().rev().fold(0, |packed, v| packed << bits | (u64::from(*v) & mask));
            word.store(packed, Ordering::Relaxed);
        }
        number.store(block, Ordering::Release);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_come_back_until_another_block_takes_the_slot() {
        for bits in [2, 8] {
            let cache = Cache::new(4, 100, bits);
            let values: Vec<u8> = (0..100).map(|n| n % 4).collect();
            assert_eq!(cache.get(7, 3), None);
            cache.put(7, &values);
            for place in 0..100 {
                assert_eq!(cache.get(7, place), Some(place as u8 % 4));
            }
            assert_eq!(cache.get(3, 0), None);
            cache.put(3, &values[1..]);
            assert_eq!((cache.get(7, 0), cache.get(3, 0)), (None, Some(1)));
        }
    }

    #[test]
    fn threads_never_see_a_value_of_another_block() {
        let cache = Cache::new(2, 64, 8);
        std::thread::scope(|scope| {
            for seed in 0..4_u64 {
                let cache = &cache;
                scope.spawn(move || {
                    for step in 0..20_000_u64 {
                        let block = (step * 7 + seed) % 6;
                        match cache.get(block, (step % 64) as usize) {
                            Some(value) => assert_eq!(u64::from(value), block),
                            None => cache.put(block, &[block as u8; 64]),
                        }
                    }
                });
            }
        });
    }
}
