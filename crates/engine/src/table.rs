//! The transposition table: what the search found out about positions it may meet again.
//!
//! Shared by all threads without locks. A slot is two words, the key combined with the data and
//! the data: halves of two different writes do not fit together and count as nothing.

use std::sync::atomic::{AtomicU64, AtomicU8, Ordering};

use damier_core::{Move, Position, Square};

use crate::memory::{prefetch, room_for};

/// What a stored score says about the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    /// The true score is this or more.
    AtLeast,
    /// The true score is this or less.
    AtMost,
    /// The true score is this.
    Exact,
}

/// A move in sixteen bits: enough to find it again among the legal ones, or nearly always.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct MoveHint(u16);

impl MoveHint {
    pub(crate) const NONE: MoveHint = MoveHint(0);

    #[inline(always)]
    pub(crate) fn of(m: &Move) -> MoveHint {
        let from_to = u16::from(m.from.number()) | u16::from(m.to.number()) << 6;
        if m.is_capture() {
            let set = m.captured.to_compact().wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 60;
            MoveHint(from_to | (set as u16) << 12)
        } else {
            MoveHint(from_to)
        }
    }

    /// The move of a man that is meant, where it is one and can be made; nobody takes here.
    #[inline(always)]
    pub(crate) fn man_move(self, position: &Position) -> Option<Move> {
        let square = |bits: u16| Square::new((bits & 63) as u8);
        match (square(self.0), square(self.0 >> 6)) {
            (Some(from), Some(to)) if self.0 >> 12 == 0 => position.quiet_man_move(from, to),
            _ => None,
        }
    }
}

/// What is known of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    /// The best move, or the one that refuted the position.
    pub(crate) best: MoveHint,
    /// Wins are counted from the node.
    pub(crate) score: i32,
    /// What the evaluation said; [`Entry::UNKNOWN`] where it was not asked.
    pub(crate) estimate: i32,
    /// How many plies were searched below.
    pub(crate) depth: i32,
    /// What the score says.
    pub(crate) bound: Bound,
}

impl Entry {
    /// No estimate.
    pub(crate) const UNKNOWN: i32 = i16::MIN as i32;

    fn pack(&self, age: u8) -> u64 {
        u64::from(self.best.0)
            | u64::from(self.score as i16 as u16) << 16
            | u64::from(self.estimate as i16 as u16) << 32
            | u64::from(self.depth.clamp(0, 255) as u8) << 48
            | (1 + self.bound as u64) << 56
            | u64::from(age & 63) << 58
    }

    fn unpack(data: u64) -> Option<Entry> {
        let bound = match data >> 56 & 3 {
            1 => Bound::AtLeast,
            2 => Bound::AtMost,
            3 => Bound::Exact,
            _ => return None,
        };
        Some(Entry {
            best: MoveHint(data as u16),
            score: i32::from((data >> 16) as u16 as i16),
            estimate: i32::from((data >> 32) as u16 as i16),
            depth: i32::from((data >> 48) as u8),
            bound,
        })
    }
}

/// Slots looked at for one key: one line of the processor's cache.
const WAYS: usize = 4;

#[derive(Default)]
#[repr(align(64))]
struct Bucket([[AtomicU64; 2]; WAYS]);

/// A table of fixed size.
pub(crate) struct Table {
    buckets: Vec<Bucket>,
    age: AtomicU8,
}

impl Table {
    /// A table of `2^bits` entries, four at least.
    pub(crate) fn with_bits(bits: u32) -> Table {
        let count = 1_usize << bits.clamp(2, 40).saturating_sub(2);
        let mut buckets = room_for(count);
        buckets.resize_with(count, Bucket::default);
        Table { buckets, age: AtomicU8::new(0) }
    }

    /// Entries of this search are worth more than those of earlier ones.
    pub(crate) fn new_search(&self) {
        self.age.fetch_add(1, Ordering::Relaxed);
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        for bucket in &mut self.buckets {
            *bucket = Bucket::default();
        }
    }

    /// What is kept for this key will be asked for soon.
    #[inline(always)]
    pub(crate) fn prefetch(&self, key: u64) {
        prefetch(self.bucket(key));
    }

    pub(crate) fn get(&self, key: u64) -> Option<Entry> {
        for slot in &self.bucket(key).0 {
            let data = slot[1].load(Ordering::Relaxed);
            if slot[0].load(Ordering::Relaxed) ^ data == key {
                return Entry::unpack(data);
            }
        }
        None
    }

    pub(crate) fn put(&self, key: u64, entry: &Entry) {
        let age = self.age.load(Ordering::Relaxed);
        let bucket = self.bucket(key);
        let mut place = 0;
        let mut least = i32::MAX;
        let mut entry = *entry;
        for (n, slot) in bucket.0.iter().enumerate() {
            let data = slot[1].load(Ordering::Relaxed);
            if slot[0].load(Ordering::Relaxed) ^ data == key && data != 0 {
                if entry.best == MoveHint::NONE {
                    entry.best = MoveHint(data as u16);
                }
                place = n;
                break;
            }
            // Old and shallow ones go first; an empty slot is both.
            let old = i32::from(age.wrapping_sub((data >> 58) as u8) & 63);
            let worth = if data == 0 { -1_000 } else { (data >> 48 & 255) as i32 - 4 * old };
            if worth < least {
                least = worth;
                place = n;
            }
        }
        let data = entry.pack(age);
        bucket.0[place][0].store(key ^ data, Ordering::Relaxed);
        bucket.0[place][1].store(data, Ordering::Relaxed);
    }

    /// Parts in a thousand that entries of this search take.
    pub(crate) fn full(&self) -> u32 {
        let age = u64::from(self.age.load(Ordering::Relaxed) & 63);
        let looked_at = self.buckets.iter().take(250);
        let slots = looked_at.clone().count() * WAYS;
        let used = looked_at.flat_map(|bucket| &bucket.0).filter(|slot| {
            let data = slot[1].load(Ordering::Relaxed);
            data != 0 && data >> 58 == age
        });
        (used.count() * 1000 / slots.max(1)) as u32
    }

    #[inline(always)]
    fn bucket(&self, key: u64) -> &Bucket {
        &self.buckets[(key >> 8) as usize & (self.buckets.len() - 1)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_come_back_as_they_were() {
        let best = MoveHint::of(&Position::starting().legal_moves()[0]);
        let table = Table::with_bits(4);
        for (n, bound) in [Bound::AtLeast, Bound::AtMost, Bound::Exact].into_iter().enumerate() {
            let entry = Entry { best, score: -29_990, estimate: Entry::UNKNOWN, depth: 17, bound };
            let key = 0xABCD_0000 + n as u64;
            assert_eq!(table.get(key), None);
            table.put(key, &entry);
            assert_eq!(table.get(key), Some(entry));
        }
    }

    #[test]
    fn deep_entries_outlive_shallow_ones_and_old_ones_go() {
        let table = Table::with_bits(2);
        let entry =
            |depth| Entry { best: MoveHint(1), score: depth, estimate: 0, depth, bound: Bound::Exact };
        for n in 1..=4 {
            table.put(n, &entry(n as i32 * 2));
        }
        table.put(5, &entry(1));
        assert!(table.get(1).is_none() && table.get(4).is_some() && table.get(5).is_some());
        for _ in 0..4 {
            table.new_search();
        }
        table.put(6, &entry(1));
        table.put(7, &entry(1));
        table.put(8, &entry(1));
        table.put(9, &entry(1));
        assert!(table.get(4).is_none() && table.get(9).is_some());
    }

    #[test]
    fn the_move_of_a_deeper_search_is_kept_when_there_is_none() {
        let table = Table::with_bits(2);
        let entry = |best| Entry { best, score: 1, estimate: 0, depth: 3, bound: Bound::AtMost };
        table.put(77, &entry(MoveHint(5)));
        table.put(77, &entry(MoveHint::NONE));
        assert_eq!(table.get(77).map(|e| e.best), Some(MoveHint(5)));
    }
}
