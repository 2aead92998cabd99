//! The learned numbers, their file, and those that are shipped.
//!
//! The file, all numbers with the lowest byte first:
//!
//! | bytes | what |
//! | --- | --- |
//! | 8 | `damier-w` |
//! | 4 | version of the format, 2; 1 is the same without a network |
//! | 4 | layout: a hash of the windows, in version 2 also of the network's size |
//! | 4 | number of parameters of one phase |
//! | 4 × that | two 16-bit numbers for each: full board, bare board |
//! | 2 × … | the network: first layer, bias, second layer, last, 16 bits each |
//! | 8 | FNV-1a hash of everything before |

use std::fmt;
use std::sync::{Arc, Mutex};

use super::patterns::{Indices, ENTRIES, OFFSETS, WINDOWS};
use super::{Network, EXTRAS, INPUTS, PARAMETERS, STAGES, UNITS};

const MAGIC: &[u8; 8] = b"damier-w";
/// The version without a network, which is still read.
const WINDOWS_ALONE: u32 = 1;
const VERSION: u32 = 2;
const HEAD: usize = 20;
const TAIL: usize = 8;

/// The numbers of an evaluation, in [`UNIT`](super::UNIT)s, for the full and the bare board.
#[derive(Clone, PartialEq, Eq)]
pub struct Weights {
    extras: [[i16; 2]; EXTRAS],
    entries: Vec<[i16; 2]>,
    pub(crate) network: Box<Network>,
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

    /// The file of the weights that come with the program.
    #[must_use]
    pub fn file() -> &'static [u8] {
        include_bytes!("../../weights/patterns.weights")
    }

    /// The weights of these numbers: for each parameter those of the full and the bare board. The network is silent.
    ///
    /// # Panics
    /// When there are not [`PARAMETERS`] of them.
    #[must_use]
    pub fn from_numbers(numbers: &[[i16; 2]]) -> Weights {
        assert_eq!(numbers.len(), PARAMETERS);
        let mut extras = [[0; 2]; EXTRAS];
        extras.copy_from_slice(&numbers[..EXTRAS]);
        Weights { extras, entries: numbers[EXTRAS..].to_vec(), network: Box::new(Network::silent()) }
    }

    /// The same windows with another network beside them.
    #[must_use]
    pub fn with_network(&self, network: Network) -> Weights {
        Weights { network: Box::new(network), ..self.clone() }
    }

    /// Reads a file's bytes.
    ///
    /// # Errors
    /// When they are not exactly what [`Weights::to_bytes`] writes.
    pub fn from_bytes(bytes: &[u8]) -> Result<Weights, WeightsError> {
        if bytes.len() < HEAD || &bytes[..8] != MAGIC {
            return Err(WeightsError::NotWeights);
        }
        let with_network = bytes[8..HEAD] == head(VERSION)[8..];
        if !with_network && bytes[8..HEAD] != head(WINDOWS_ALONE)[8..] {
            return Err(WeightsError::OtherVersion);
        }
        let body = HEAD + 4 * PARAMETERS + if with_network { 2 * Network::NUMBERS } else { 0 };
        if bytes.len() != body + TAIL {
            return Err(WeightsError::Length);
        }
        if bytes[body..] != fnv(&bytes[..body]).to_le_bytes() {
            return Err(WeightsError::Damaged);
        }
        let mut numbers = bytes[HEAD..body].chunks_exact(2).map(|two| i16::from_le_bytes([two[0], two[1]]));
        let mut next = || numbers.next().unwrap_or_default();
        let windows: Vec<[i16; 2]> = (0..PARAMETERS).map(|_| [next(), next()]).collect();
        let mut weights = Weights::from_numbers(&windows);
        if with_network {
            weights.network.each(|number| *number = next());
        }
        Ok(weights)
    }

    /// The file's bytes.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = head(VERSION);
        bytes.reserve(4 * PARAMETERS + 2 * Network::NUMBERS + TAIL);
        let mut put = |number: &i16| bytes.extend_from_slice(&number.to_le_bytes());
        self.extras.iter().chain(&self.entries).flatten().for_each(&mut put);
        self.network.clone().each(|number| put(number));
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
    let read = Weights::from_bytes(Weights::file());
    read.unwrap_or_else(|_| Weights::hand_written())
}

/// The first bytes of a file.
fn head(version: u32) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    bytes.extend_from_slice(&version.to_le_bytes());
    bytes.extend_from_slice(&layout(version).to_le_bytes());
    bytes.extend_from_slice(&(PARAMETERS as u32).to_le_bytes());
    bytes
}

/// A hash of which parameter means what.
fn layout(version: u32) -> u32 {
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
    if version == VERSION {
        [INPUTS, UNITS, STAGES]
            .iter()
            .for_each(|size| bytes.extend_from_slice(&(*size as u32).to_le_bytes()));
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
    fn files_without_a_network_are_still_read() {
        let windows = Weights::shipped().with_network(Network::silent());
        let mut old = head(WINDOWS_ALONE);
        let numbers = windows.extras.iter().chain(&windows.entries).flatten();
        numbers.for_each(|number| old.extend_from_slice(&number.to_le_bytes()));
        old.extend_from_slice(&fnv(&old).to_le_bytes());
        assert_eq!(Weights::from_bytes(&old), Ok(windows));
    }

    #[test]
    fn the_weights_shipped_are_the_learned_ones() {
        assert!(*Weights::shipped() != Weights::hand_written());
        assert!(*Weights::shipped().network != Network::silent());
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
