//! The learned numbers, their file, and those that are shipped.
//!
//! The file, all numbers with the lowest byte first:
//!
//! | bytes | what |
//! | --- | --- |
//! | 8 | `damier-w` |
//! | 4 | version of the format, 1 |
//! | 4 | layout: a hash of the windows and of what stands before them |
//! | 4 | number of parameters of one phase |
//! | 4 × that | two 16-bit numbers for each: full board, bare board |
//! | 8 | FNV-1a hash of everything before |

use std::fmt;
use std::sync::{Arc, Mutex};

use super::patterns::{Indices, ENTRIES, OFFSETS, WINDOWS};
use super::{EXTRAS, PARAMETERS};

const MAGIC: &[u8; 8] = b"damier-w";
const VERSION: u32 = 1;
const HEAD: usize = 20;
/// The layout in this version; [`layout`] hashes what is fixed by the code.
const TAIL: usize = 8;

/// The numbers of an evaluation, in [`UNIT`](super::UNIT)s, for the full and the bare board.
#[derive(Clone, PartialEq, Eq)]
pub struct Weights {
    extras: [[i16; 2]; EXTRAS],
    entries: Vec<[i16; 2]>,
}

/// Why a file holds no weights for this program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WeightsError {
    /// It does not begin as such a file does.
    NotWeights,
    /// Another version of the format, or other windows.
    OtherVersion,
    /// Too short or too long.
    Length,
    /// The hash at its end does not agree with what stands before.
    Damaged,
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            WeightsError::NotWeights => "not a file of weights",
            WeightsError::OtherVersion => "weights of another version",
            WeightsError::Length => "weights cut short or too long",
            WeightsError::Damaged => "damaged weights",
        })
    }
}

impl std::error::Error for WeightsError {}

impl fmt::Debug for Weights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Weights({:016x})", fnv(&self.to_bytes()))
    }
}

static SHIPPED: Mutex<Option<Arc<Weights>>> = Mutex::new(None);

impl Weights {
    /// The weights that come with the program, made ready once.
    #[must_use]
    pub fn shipped() -> Arc<Weights> {
        let mut slot = match SHIPPED.lock() {
            Ok(slot) => slot,
            // Nothing can be half done in it.
            Err(poisoned) => poisoned.into_inner(),
        };
        Arc::clone(slot.get_or_insert_with(|| Arc::new(embedded())))
    }

    /// The weights of these numbers: for each parameter those of the full and the bare board.
    ///
    /// # Panics
    /// When there are not [`PARAMETERS`] of them.
    #[must_use]
    pub fn from_numbers(numbers: &[[i16; 2]]) -> Weights {
        assert_eq!(numbers.len(), PARAMETERS);
        let mut extras = [[0; 2]; EXTRAS];
        extras.copy_from_slice(&numbers[..EXTRAS]);
        Weights { extras, entries: numbers[EXTRAS..].to_vec() }
    }

    /// Reads a file's bytes.
    ///
    /// # Errors
    /// When they are not exactly what [`Weights::to_bytes`] writes.
    pub fn from_bytes(bytes: &[u8]) -> Result<Weights, WeightsError> {
        let body = HEAD + 4 * PARAMETERS;
        if bytes.len() < HEAD || &bytes[..8] != MAGIC {
            return Err(WeightsError::NotWeights);
        }
        if bytes[8..HEAD] != head()[8..] {
            return Err(WeightsError::OtherVersion);
        }
        if bytes.len() != body + TAIL {
            return Err(WeightsError::Length);
        }
        if bytes[body..] != fnv(&bytes[..body]).to_le_bytes() {
            return Err(WeightsError::Damaged);
        }
        let number = |at: usize| i16::from_le_bytes([bytes[at], bytes[at + 1]]);
        let numbers: Vec<[i16; 2]> =
            (0..PARAMETERS).map(|n| [number(HEAD + 4 * n), number(HEAD + 4 * n + 2)]).collect();
        Ok(Weights::from_numbers(&numbers))
    }

    /// The file's bytes.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = head();
        bytes.reserve(4 * PARAMETERS + TAIL);
        for numbers in self.extras.iter().chain(&self.entries) {
            for number in numbers {
                bytes.extend_from_slice(&number.to_le_bytes());
            }
        }
        let hash = fnv(&bytes);
        bytes.extend_from_slice(&hash.to_le_bytes());
        bytes
    }

    /// A hash of the weights: which ones they are.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        fnv(&self.to_bytes())
    }

    /// The numbers of one parameter.
    #[must_use]
    pub fn number(&self, index: usize) -> [i32; 2] {
        let [full, bare] = if index < EXTRAS { self.extras[index] } else { self.entries[index - EXTRAS] };
        [i32::from(full), i32::from(bare)]
    }

    /// The sums over all windows: White's less Black's.
    #[inline(always)]
    pub(crate) fn windows(&self, indices: &Indices) -> [i32; 2] {
        // One slice of known length spares most of the tests of bounds.
        let entries = &self.entries[..ENTRIES];
        let (mut full, mut bare) = (0, 0);
        for w in 0..WINDOWS {
            let [f, b] = entries[OFFSETS[w] + indices.view(w)];
            full += i32::from(f);
            bare += i32::from(b);
            let [f, b] = entries[OFFSETS[w] + indices.view(WINDOWS + w)];
            full -= i32::from(f);
            bare -= i32::from(b);
        }
        [full, bare]
    }
}

/// What `damier train` made.
fn embedded() -> Weights {
    // A test reads the file as strictly as any other.
    let read = Weights::from_bytes(include_bytes!("../../weights/patterns.weights"));
    read.unwrap_or_else(|_| Weights::hand_written())
}

/// The first bytes of a file.
fn head() -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    bytes.extend_from_slice(&VERSION.to_le_bytes());
    bytes.extend_from_slice(&layout().to_le_bytes());
    bytes.extend_from_slice(&(PARAMETERS as u32).to_le_bytes());
    bytes
}

/// A hash of which parameter means what.
fn layout() -> u32 {
    let mut bytes = Vec::new();
    for offset in OFFSETS {
        bytes.extend_from_slice(&(offset as u32).to_le_bytes());
    }
    for square in damier_core::Square::all() {
        let mut seen = Indices::EMPTY;
        seen.add(damier_core::Color::White, square);
        for view in 0..2 * WINDOWS {
            bytes.extend_from_slice(&(seen.view(view) as u16).to_le_bytes());
        }
    }
    let hash = fnv(&bytes);
    (hash ^ hash >> 32) as u32
}

fn fnv(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xCBF2_9CE4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01B3))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_come_back_as_they_were() {
        let weights = Weights::shipped();
        let bytes = weights.to_bytes();
        assert!(bytes.len() < 4 << 20);
        assert_eq!(Weights::from_bytes(&bytes).as_ref(), Ok(&*weights));
    }

    #[test]
    fn the_weights_shipped_are_the_learned_ones() {
        assert!(*Weights::shipped() != Weights::hand_written());
    }

    #[test]
    fn every_kind_of_damage_is_noticed() {
        let bytes = Weights::shipped().to_bytes();
        let with = |at: usize, value: u8| {
            let mut changed = bytes.clone();
            changed[at] = value;
            Weights::from_bytes(&changed)
        };
        assert_eq!(with(0, b'x'), Err(WeightsError::NotWeights));
        assert_eq!(Weights::from_bytes(&[]), Err(WeightsError::NotWeights));
        assert_eq!(with(8, 9), Err(WeightsError::OtherVersion));
        assert_eq!(with(13, !bytes[13]), Err(WeightsError::OtherVersion));
        assert_eq!(Weights::from_bytes(&bytes[..bytes.len() - 1]), Err(WeightsError::Length));
        assert_eq!(with(1000, !bytes[1000]), Err(WeightsError::Damaged));
        let last = bytes.len() - 1;
        assert_eq!(with(last, !bytes[last]), Err(WeightsError::Damaged));
    }
}
