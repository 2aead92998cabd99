//! A binary range coder with probabilities given from outside.
//!
//! The range is 32 bits wide and is widened by a byte as soon as it falls below 2^24. Probabilities
//! are those of `false`, in 1/32768. What lies beyond the end of the coded bytes reads as zeros, so
//! trailing zero bytes are not written.

/// The unit of probabilities.
pub(crate) const ONE: u32 = 1 << 15;
const BOTTOM: u32 = 1 << 24;

/// Writes bits.
pub(crate) struct Encoder {
    low: u64,
    range: u32,
    /// The last byte that a carry may still change, and how many 0xFF bytes follow it.
    cache: u8,
    pending: usize,
    bytes: Vec<u8>,
    first: bool,
}

impl Encoder {
    pub(crate) fn new() -> Encoder {
        Encoder { low: 0, range: u32::MAX, cache: 0, pending: 0, bytes: Vec::new(), first: true }
    }

    #[inline]
    pub(crate) fn encode(&mut self, bit: bool, of_false: u16) {
        let bound = (self.range >> 15) * u32::from(of_false);
        if bit {
            self.low += u64::from(bound);
            self.range -= bound;
        } else {
            self.range = bound;
        }
        while self.range < BOTTOM {
            self.range <<= 8;
            self.shift();
        }
    }

    fn shift(&mut self) {
        let carry = (self.low >> 32) as u8;
        if carry == 1 || self.low < 0xFF00_0000 {
            // The very first byte is always zero.
            if self.first {
                self.first = false;
            } else {
                self.bytes.push(self.cache.wrapping_add(carry));
            }
            for _ in 0..self.pending {
                self.bytes.push(0xFF_u8.wrapping_add(carry));
            }
            self.pending = 0;
            self.cache = (self.low >> 24) as u8;
        } else {
            self.pending += 1;
        }
        self.low = (self.low & 0x00FF_FFFF) << 8;
    }

    /// The coded bytes.
    pub(crate) fn finish(mut self) -> Vec<u8> {
        // Any number of the range will do: the one that ends in most zeros.
        let last = self.low + u64::from(self.range) - 1;
        for zeros in (0..=32).rev() {
            let round = (self.low + ((1 << zeros) - 1)) >> zeros << zeros;
            if round <= last {
                self.low = round;
                break;
            }
        }
        for _ in 0..5 {
            self.shift();
        }
        while self.bytes.last() == Some(&0) {
            self.bytes.pop();
        }
        self.bytes
    }
}

/// Reads them.
pub(crate) struct Decoder<'a> {
    range: u32,
    code: u32,
    bytes: std::slice::Iter<'a, u8>,
}

impl<'a> Decoder<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Decoder<'a> {
        let mut decoder = Decoder { range: u32::MAX, code: 0, bytes: bytes.iter() };
        for _ in 0..4 {
            decoder.refill();
        }
        decoder
    }

    #[inline(always)]
    fn refill(&mut self) {
        self.code = self.code << 8 | u32::from(self.bytes.next().copied().unwrap_or(0));
    }

    #[inline]
    pub(crate) fn decode(&mut self, of_false: u16) -> bool {
        let bound = (self.range >> 15) * u32::from(of_false);
        let bit = self.code >= bound;
        if bit {
            self.code -= bound;
            self.range -= bound;
        } else {
            self.range = bound;
        }
        while self.range < BOTTOM {
            self.range <<= 8;
            self.refill();
        }
        bit
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn round_trip(bits: &[(bool, u16)]) -> usize {
        let mut encoder = Encoder::new();
        for (bit, of_false) in bits {
            encoder.encode(*bit, *of_false);
        }
        let bytes = encoder.finish();
        let mut decoder = Decoder::new(&bytes);
        for (place, (bit, of_false)) in bits.iter().enumerate() {
            assert_eq!(decoder.decode(*of_false), *bit, "bit {place} of {}", bits.len());
        }
        bytes.len()
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(10_000))]

        #[test]
        fn what_was_written_is_read(
            bits in prop::collection::vec((any::<bool>(), prop_oneof![1..32768_u16, Just(1), Just(32767)]), 0..100)
        ) {
            round_trip(&bits);
        }
    }

    #[test]
    fn likely_bits_cost_next_to_nothing() {
        assert_eq!(round_trip(&vec![(false, 32767); 20_000]), 0);
        assert!(round_trip(&vec![(true, 32767); 20_000]) > 20_000);
        // A long row of carries.
        let mut bits = vec![(true, 32767); 3];
        bits.extend(vec![(true, 1); 5000]);
        bits.extend(vec![(false, 1); 50]);
        round_trip(&bits);
    }
}
