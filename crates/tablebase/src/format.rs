//! The bytes of a table file: `docs/tablebase-format.md`.

use std::fmt;

use crate::crc::crc32;
use crate::material::Material;
use crate::model::{Layout, Metric};
use crate::range_coder::ONE;
use crate::ranking::Ranking;
use crate::value::Code;

/// The first bytes of every file.
pub(crate) const MAGIC: [u8; 8] = *b"damierTB";
/// The version that is read and written.
pub(crate) const VERSION: u16 = 1;
/// Numbers in a block; the last block of a class may have fewer.
pub(crate) const BLOCK: usize = 2048;
/// The part of the head whose length is always the same.
pub(crate) const FIXED: usize = 72;

/// What is wrong with a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FormatError {
    /// The file does not begin as a table does.
    NotATable,
    /// A table of another version of the format.
    Version(u16),
    /// The file ends before this many bytes.
    Truncated {
        /// The length that the file must have at least.
        expected: u64,
    },
    /// There are bytes behind the end.
    TooLong {
        /// The length that the file must have.
        expected: u64,
    },
    /// The head does not fit its checksum.
    Head,
    /// A field of the head says something impossible.
    Field {
        /// Where the field begins, in bytes.
        offset: u32,
    },
    /// A table of another class than its name says.
    Class {
        /// The class in the head.
        found: Material,
    },
    /// A block does not fit its checksum.
    Block {
        /// The block's number, from 0.
        block: u32,
    },
}

impl fmt::Display for FormatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FormatError::NotATable => f.write_str("not a damier tablebase"),
            FormatError::Version(found) => write!(f, "format version {found}, expected {VERSION}"),
            FormatError::Truncated { expected } => write!(f, "cut off: expected {expected} bytes"),
            FormatError::TooLong { expected } => write!(f, "too long: expected {expected} bytes"),
            FormatError::Head => f.write_str("the head does not fit its checksum"),
            FormatError::Field { offset } => write!(f, "impossible value at byte {offset}"),
            FormatError::Class { found } => write!(f, "a table of the class {found}"),
            FormatError::Block { block } => write!(f, "block {block} does not fit its checksum"),
        }
    }
}

/// The counts of a class: every position once, the side to move first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Positions won for the side to move.
    pub win: u64,
    /// Drawn.
    pub draw: u64,
    /// Lost.
    pub loss: u64,
    /// The longest win in plies; `None` without a win.
    pub longest_win: Option<u8>,
    /// The longest loss in plies; `None` without a loss.
    pub longest_loss: Option<u8>,
}

impl Counts {
    /// All positions.
    #[must_use]
    pub const fn positions(&self) -> u64 {
        self.win + self.draw + self.loss
    }

    pub(crate) fn highest(&self) -> u8 {
        self.longest_win.max(self.longest_loss).map_or(0, |plies| plies + 1)
    }
}

/// Everything before the blocks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Head {
    pub(crate) metric: Metric,
    pub(crate) material: Material,
    pub(crate) counts: Counts,
    pub(crate) probabilities: Vec<u16>,
    /// Where each block ends, from the first byte behind the head.
    pub(crate) ends: Vec<u32>,
    pub(crate) checksums: Vec<u32>,
}

impl Head {
    pub(crate) fn layout(&self) -> Layout {
        Layout::new(self.metric, self.counts.highest())
    }

    /// How many blocks a class has.
    pub(crate) fn blocks(material: Material) -> u64 {
        let length = Ranking::new(material).len();
        (length + BLOCK as u64 - 1) / BLOCK as u64
    }

    pub(crate) fn write(&self) -> Vec<u8> {
        let used: Vec<u8> = self
            .probabilities
            .chunks(8)
            .map(|eight| eight.iter().enumerate().map(|(i, p)| u8::from(*p != 0) << i).sum())
            .collect();
        let given = self.probabilities.iter().filter(|p| **p != 0);
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        bytes.push(match self.metric {
            Metric::Wdl => 0,
            Metric::Distance => 1,
        });
        bytes.push(0);
        let m = self.material;
        bytes.extend([m.own_men, m.own_kings, m.other_men, m.other_kings]);
        bytes.extend((BLOCK as u32).to_le_bytes());
        bytes.extend((self.ends.len() as u32).to_le_bytes());
        bytes.extend(Ranking::new(m).len().to_le_bytes());
        for count in [self.counts.win, self.counts.draw, self.counts.loss] {
            bytes.extend(count.to_le_bytes());
        }
        bytes.push(self.counts.longest_win.unwrap_or(u8::MAX));
        bytes.push(self.counts.longest_loss.unwrap_or(u8::MAX));
        bytes.extend([0; 2]);
        let model_length = used.len() + 2 * given.clone().count();
        bytes.extend((model_length as u32).to_le_bytes());
        bytes.extend(u64::from(self.ends.last().copied().unwrap_or(0)).to_le_bytes());
        bytes.extend(used);
        for p in given {
            bytes.extend(p.to_le_bytes());
        }
        let mut start = 0;
        for (end, checksum) in self.ends.iter().zip(&self.checksums) {
            bytes.extend(((end - start) as u16).to_le_bytes());
            bytes.extend(checksum.to_le_bytes());
            start = *end;
        }
        bytes.extend(crc32(&bytes).to_le_bytes());
        bytes
    }

    /// The length of the whole head, from its fixed part.
    pub(crate) fn length(fixed: &[u8]) -> Result<u64, FormatError> {
        let mut fields = Fields { bytes: fixed, at: 0 };
        if fixed.len() < MAGIC.len() || fields.take::<8>()? != MAGIC {
            return Err(FormatError::NotATable);
        }
        let version = u16::from_le_bytes(fields.take()?);
        if version != VERSION {
            return Err(FormatError::Version(version));
        }
        fields.at = 20;
        let blocks = u64::from(u32::from_le_bytes(fields.take()?));
        fields.at = 60;
        let model = u64::from(u32::from_le_bytes(fields.take()?));
        fields.at = FIXED - 1;
        fields.take::<1>()?;
        Ok(FIXED as u64 + model + 6 * blocks + 4)
    }

    /// Reads a whole head, whose length is that of [`Head::length`].
    pub(crate) fn read(bytes: &[u8]) -> Result<Head, FormatError> {
        let length = Head::length(bytes)?;
        if (bytes.len() as u64) < length {
            return Err(FormatError::Truncated { expected: length });
        }
        let (checked, checksum) = bytes.split_at(bytes.len() - 4);
        if crc32(checked).to_le_bytes() != checksum {
            return Err(FormatError::Head);
        }
        let mut fields = Fields { bytes: checked, at: 10 };
        let metric = match fields.take()? {
            [0] => Metric::Wdl,
            [1] => Metric::Distance,
            _ => return fields.impossible(1),
        };
        if fields.take()? != [0] {
            return fields.impossible(1);
        }
        let [own_men, own_kings, other_men, other_kings] = fields.take()?;
        let material = Material::new(own_men, own_kings, other_men, other_kings);
        let counts_fit = [own_men, own_kings, other_men, other_kings].iter().all(|n| *n < 7);
        if !counts_fit || !material.is_class() {
            return fields.impossible(4);
        }
        if u32::from_le_bytes(fields.take()?) != BLOCK as u32 {
            return fields.impossible(4);
        }
        let blocks = u32::from_le_bytes(fields.take()?);
        if u64::from(blocks) != Head::blocks(material) {
            return fields.impossible(4);
        }
        if u64::from_le_bytes(fields.take()?) != Ranking::new(material).len() {
            return fields.impossible(8);
        }
        let [win, draw, loss] = [fields.take()?, fields.take()?, fields.take()?].map(u64::from_le_bytes);
        let sum = win.checked_add(draw).and_then(|sum| sum.checked_add(loss));
        if sum != Some(Ranking::new(material).positions()) {
            return fields.impossible(24);
        }
        let (longest_win, longest_loss) = match fields.take()? {
            [win, loss, 0, 0] => (win, loss),
            _ => return fields.impossible(4),
        };
        let plies = |byte: u8| if byte == u8::MAX { None } else { Some(byte) };
        let (longest_win, longest_loss) = (plies(longest_win), plies(longest_loss));
        if longest_win.max(longest_loss) > Some(Code::MOST_PLIES) {
            return fields.impossible(4);
        }
        let counts = Counts { win, draw, loss, longest_win, longest_loss };
        let model_length = u32::from_le_bytes(fields.take()?) as usize;
        let data_length = u64::from_le_bytes(fields.take()?);

        let slots = Layout::new(metric, counts.highest()).slots();
        let used = fields.slice((slots + 7) / 8)?.to_vec();
        let mut probabilities = vec![0; slots];
        for (slot, p) in probabilities.iter_mut().enumerate() {
            if used[slot / 8] >> (slot % 8) & 1 == 1 {
                *p = u16::from_le_bytes(fields.take()?);
                if *p == 0 || u32::from(*p) >= ONE {
                    return fields.impossible(2);
                }
            } else {
                // Never asked for in a sound file; a damaged one must not stall the decoder.
                *p = (ONE / 2) as u16;
            }
        }
        if fields.at != FIXED + model_length {
            return Err(FormatError::Field { offset: 60 });
        }
        let (mut ends, mut checksums) = (Vec::new(), Vec::new());
        let mut end = 0_u32;
        for _ in 0..blocks {
            end += u32::from(u16::from_le_bytes(fields.take()?));
            ends.push(end);
            checksums.push(u32::from_le_bytes(fields.take()?));
        }
        if fields.at != checked.len() {
            return fields.impossible(0);
        }
        if u64::from(end) != data_length {
            return Err(FormatError::Field { offset: 64 });
        }
        Ok(Head { metric, material, counts, probabilities, ends, checksums })
    }
}

/// A cursor.
struct Fields<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Fields<'a> {
    fn slice(&mut self, length: usize) -> Result<&'a [u8], FormatError> {
        let end = self.at + length;
        let slice = self.bytes.get(self.at..end).ok_or(FormatError::Truncated { expected: end as u64 })?;
        self.at = end;
        Ok(slice)
    }

    fn take<const N: usize>(&mut self) -> Result<[u8; N], FormatError> {
        let mut array = [0; N];
        array.copy_from_slice(self.slice(N)?);
        Ok(array)
    }

    /// The error for the field of that length that was just read.
    fn impossible<T>(&self, length: usize) -> Result<T, FormatError> {
        Err(FormatError::Field { offset: (self.at - length) as u32 })
    }
}
