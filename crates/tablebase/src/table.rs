//! One file: a class in one metric, read block by block.

use std::borrow::Cow;
use std::fmt;
use std::io;

use crate::crc::crc32;
use crate::folder::{Folder, ReadAt};
use crate::format::{Counts, FormatError, Head, BLOCK, FIXED};
use crate::material::Material;
use crate::model::{self, Layout, Metric, Reader};
use crate::range_coder::Decoder;
use crate::ranking::Ranking;

/// Why a file could not be used.
#[derive(Debug)]
pub enum FileError {
    /// Its bytes cannot be read.
    Io(io::Error),
    /// They are not those of a sound table.
    Format(FormatError),
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FileError::Io(error) => error.fmt(f),
            FileError::Format(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for FileError {}

impl From<io::Error> for FileError {
    fn from(error: io::Error) -> FileError {
        FileError::Io(error)
    }
}

impl From<FormatError> for FileError {
    fn from(error: FormatError) -> FileError {
        FileError::Format(error)
    }
}

/// The name of the file of a class: `1002.wdl`, `1002.dtw`.
#[must_use]
pub fn file_name(material: Material, metric: Metric) -> String {
    let m = material;
    let ending = match metric {
        Metric::Wdl => "wdl",
        Metric::Distance => "dtw",
    };
    format!("{}{}{}{}.{ending}", m.own_men, m.own_kings, m.other_men, m.other_kings)
}

/// An open table.
pub(crate) struct Table {
    pub(crate) ranking: Ranking,
    layout: Layout,
    head: Head,
    data_at: u64,
    file: Box<dyn ReadAt>,
}

impl Table {
    /// Opens the table of a class and checks its head and length; `None` if there is no such file.
    pub(crate) fn open(
        folder: &(impl Folder + ?Sized),
        material: Material,
        metric: Metric,
    ) -> Result<Option<Table>, FileError> {
        let file = match folder.open(&file_name(material, metric))? {
            Some(file) => file,
            None => return Ok(None),
        };
        let mut fixed = vec![0; FIXED.min(usize::try_from(file.length()).unwrap_or(FIXED))];
        file.read_at(0, &mut fixed)?;
        let head_length = Head::length(&fixed)?;
        if head_length > file.length() {
            return Err(FormatError::Truncated { expected: head_length }.into());
        }
        let mut bytes = vec![0; head_length as usize];
        file.read_at(0, &mut bytes)?;
        let head = Head::read(&bytes)?;
        if head.material != material || head.metric != metric {
            return Err(FormatError::Class { found: head.material }.into());
        }
        let expected = head_length + u64::from(head.ends.last().copied().unwrap_or(0));
        if file.length() < expected {
            return Err(FormatError::Truncated { expected }.into());
        }
        if file.length() > expected {
            return Err(FormatError::TooLong { expected }.into());
        }
        let ranking = Ranking::new(material);
        Ok(Some(Table { ranking, layout: head.layout(), head, data_at: head_length, file }))
    }

    /// Reads the whole file into memory: lookups need the disk no more.
    pub(crate) fn keep(&mut self) -> Result<(), FileError> {
        if self.file.in_memory().is_none() {
            let mut bytes = vec![0; self.file.length() as usize];
            self.file.read_at(0, &mut bytes)?;
            self.file = Box::new(bytes);
        }
        Ok(())
    }

    /// Whether it is in memory.
    pub(crate) fn is_kept(&self) -> bool {
        self.file.in_memory().is_some()
    }

    pub(crate) fn counts(&self) -> Counts {
        self.head.counts
    }

    pub(crate) fn size(&self) -> u64 {
        self.file.length()
    }

    pub(crate) fn blocks(&self) -> u32 {
        self.head.ends.len() as u32
    }

    /// The bytes of a block, checked.
    fn bytes(&self, block: u32) -> Result<Cow<'_, [u8]>, FileError> {
        let at = block as usize;
        let start = if at == 0 { 0 } else { self.head.ends[at - 1] };
        let length = (self.head.ends[at] - start) as usize;
        let begin = self.data_at + u64::from(start);
        let kept = self.file.in_memory().and_then(|all| all.get(begin as usize..begin as usize + length));
        let bytes = match kept {
            Some(bytes) => Cow::Borrowed(bytes),
            None => {
                let mut bytes = vec![0; length];
                self.file.read_at(begin, &mut bytes)?;
                Cow::Owned(bytes)
            }
        };
        if crc32(&bytes) != self.head.checksums[at] {
            return Err(FormatError::Block { block }.into());
        }
        Ok(bytes)
    }

    /// Checks every block against its checksum.
    pub(crate) fn check(&self) -> Result<(), FileError> {
        (0..self.blocks()).try_for_each(|block| self.bytes(block).map(drop))
    }

    /// Decodes a block into the beginning of `codes`; the rest is [`model::OPEN`].
    pub(crate) fn decode(&self, block: u32, codes: &mut [u8; BLOCK]) -> Result<usize, FileError> {
        let bytes = self.bytes(block)?;
        let start = u64::from(block) * BLOCK as u64;
        let length = (self.ranking.len() - start).min(BLOCK as u64) as usize;
        let mut reader = Reader { probabilities: &self.head.probabilities, decoder: Decoder::new(&bytes) };
        codes[length..].fill(model::OPEN);
        model::run(&self.ranking, &self.layout, start, &mut codes[..length], &mut reader);
        Ok(length)
    }
}
