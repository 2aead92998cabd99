//! The learned numbers, their file, and those that are shipped.
//!
//! The file, all numbers with the lowest byte first:
//!
//! | bytes | what |
//! | --- | --- |
//! | 8 | `damier-w` |
//! | 4 | version of the format, 3 |
//! | 4 | layout: a hash of the windows and of the network's size |
//! | 2 × … | the network: men, kings, bias, second layer, last, 16 bits each |
//! | entries / 8, rounded up | a bit for each entry of the windows, the lowest first: whether more is known of it than its men |
//! | 64 × that many | their rows, 8 bits a number: for the window's player, for the other one |
//! | 8 | FNV-1a hash of everything before |

use std::fmt;
use std::sync::{Arc, Mutex};

use super::network::Row;
use super::patterns::{Indices, ENTRIES, WINDOWS};
use super::{Network, FINE, ONE, PLACES, STAGES, UNITS};

const MAGIC: &[u8; 8] = b"damier-w";
const VERSION: u32 = 3;
const HEAD: usize = 16;
const TAIL: usize = 8;
/// Bytes of the bits that tell which rows there are.
const BITS: usize = (ENTRIES + 7) / 8;

/// The numbers of an evaluation.
#[derive(Clone, PartialEq, Eq)]
pub struct Weights {
    /// What was learned.
    pub network: Network,
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

    /// Weights of these numbers.
    #[must_use]
    pub fn new(network: Network) -> Weights {
        Weights { network }
    }

    /// Reads a file's bytes.
    ///
    /// # Errors
    /// When they are not exactly what [`Weights::to_bytes`] writes.
    pub fn from_bytes(bytes: &[u8]) -> Result<Weights, WeightsError> {
        if bytes.len() < HEAD || &bytes[..8] != MAGIC {
            return Err(WeightsError::NotWeights);
        }
        if bytes[8..HEAD] != head()[8..] {
            return Err(WeightsError::OtherVersion);
        }
        let bits_at = HEAD + 2 * Network::NUMBERS;
        let rows_at = bits_at + BITS;
        let bits = bytes.get(bits_at..rows_at).ok_or(WeightsError::Length)?;
        let count: usize = bits.iter().map(|byte| byte.count_ones() as usize).sum();
        let body = rows_at + Row::BYTES * count;
        if bytes.len() != body + TAIL {
            return Err(WeightsError::Length);
        }
        if bytes[body..] != fnv(&bytes[..body]).to_le_bytes() {
            return Err(WeightsError::Damaged);
        }
        let mut network = Network::silent();
        let mut numbers = bytes[HEAD..bits_at].chunks_exact(2);
        network.each(|number| *number = numbers.next().map_or(0, |two| i16::from_le_bytes([two[0], two[1]])));
        network.forget_rows();
        let mut rows = bytes[rows_at..body].chunks_exact(Row::BYTES);
        let known = (0..ENTRIES).filter(|entry| bits[entry / 8] >> (entry % 8) & 1 == 1);
        for (entry, bytes) in known.zip(&mut rows) {
            let mut row = Row::NONE;
            let numbers = row.own.iter_mut().chain(&mut row.other);
            numbers.zip(bytes).for_each(|(number, byte)| *number = *byte as i8);
            network.set_row(entry, row);
        }
        Ok(Weights { network })
    }

    /// The file's bytes.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = head();
        // Only what is changed is visited; the clone is of the numbers' owner.
        self.network.clone().each(|number| bytes.extend_from_slice(&number.to_le_bytes()));
        let bits_at = bytes.len();
        bytes.resize(bits_at + BITS, 0);
        for entry in 0..ENTRIES {
            let row = self.network.row(entry);
            if *row != self.network.plain_row(entry) {
                bytes[bits_at + entry / 8] |= 1 << (entry % 8);
                bytes.extend(row.own.iter().chain(&row.other).map(|number| *number as u8));
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
}

/// What `damier train` made.
fn embedded() -> Weights {
    // A test reads the file as strictly as any other.
    let read = Weights::from_bytes(Weights::file());
    read.unwrap_or_else(|_| Weights::hand_written())
}

/// The first bytes of a file.
fn head() -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    bytes.extend_from_slice(&VERSION.to_le_bytes());
    bytes.extend_from_slice(&layout().to_le_bytes());
    bytes
}

/// A hash of which number means what.
fn layout() -> u32 {
    let mut bytes = Vec::new();
    for square in damier_core::Square::all() {
        let mut seen = Indices::EMPTY;
        seen.add(damier_core::Color::White, square);
        for view in 0..2 * WINDOWS {
            bytes.extend_from_slice(&(seen.view(view) as u16).to_le_bytes());
        }
    }
    for size in [PLACES, UNITS, STAGES, ONE as usize, FINE as usize] {
        bytes.extend_from_slice(&(size as u32).to_le_bytes());
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
    fn rows_of_which_only_the_men_are_known_take_no_room() {
        let weights = Weights::hand_written();
        let bytes = weights.to_bytes();
        assert_eq!(bytes.len(), HEAD + 2 * Network::NUMBERS + BITS + TAIL);
        assert_eq!(Weights::from_bytes(&bytes), Ok(weights));
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
