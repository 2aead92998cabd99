//! Numbers that only look random: the same seed gives the same ones everywhere (SplitMix64).

/// A stream of numbers.
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Random {
        Random(seed)
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        mix(self.0)
    }

    /// A number from 0 to `most`, both included.
    pub(crate) fn up_to(&mut self, most: i32) -> i32 {
        let range = u64::from(most.max(0).unsigned_abs()) + 1;
        (self.next() % range) as i32
    }
}

/// Spreads every bit of a word over the whole word.
pub(crate) fn mix(word: u64) -> u64 {
    let word = (word ^ word >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let word = (word ^ word >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    word ^ word >> 31
}
