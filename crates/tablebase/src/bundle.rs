//! Many files as one: the tables that a browser fetches.
//!
//! The files stand one after the other, in any order: their heads say what they are and how long. A file of
//! win, draw and loss is not needed beside one of distances, nor a class beside its mirror
//! ([`Tablebase`](crate::Tablebase) finds both out), so a bundle takes a third of a folder.

use std::io;
use std::ops::Range;
use std::sync::Arc;

use crate::folder::{copy, Folder, ReadAt};
use crate::format::{FormatError, Head};
use crate::table::file_name;

/// Files one after the other, by name.
#[derive(Clone, Debug)]
pub struct Bundle {
    bytes: Arc<Vec<u8>>,
    files: Vec<(String, Range<usize>)>,
}

impl Bundle {
    /// Finds the files in these bytes.
    ///
    /// # Errors
    /// When something else stands where a file should begin, or the last one is cut off.
    pub fn read(bytes: Vec<u8>) -> Result<Bundle, FormatError> {
        let mut files = Vec::new();
        let mut at = 0;
        while at < bytes.len() {
            let rest = &bytes[at..];
            let length = Head::length(rest)?;
            let cut_off = |expected| FormatError::Truncated { expected };
            let head = usize::try_from(length).ok().and_then(|length| rest.get(..length));
            let head = Head::read(head.ok_or_else(|| cut_off(length))?)?;
            let whole = length + u64::from(head.ends.last().copied().unwrap_or(0));
            if whole > rest.len() as u64 {
                return Err(cut_off(whole));
            }
            let end = at + whole as usize;
            files.push((file_name(head.material, head.metric), at..end));
            at = end;
        }
        Ok(Bundle { bytes: Arc::new(bytes), files })
    }
}

impl Folder for Bundle {
    fn open(&self, name: &str) -> io::Result<Option<Box<dyn ReadAt>>> {
        let found = self.files.iter().find(|(file, _)| file == name);
        let part = |range: &Range<usize>| Part { bytes: Arc::clone(&self.bytes), range: range.clone() };
        Ok(found.map(|(_, range)| Box::new(part(range)) as Box<dyn ReadAt>))
    }
}

/// One of the files.
struct Part {
    bytes: Arc<Vec<u8>>,
    range: Range<usize>,
}

impl ReadAt for Part {
    fn length(&self) -> u64 {
        self.range.len() as u64
    }

    fn read_at(&self, offset: u64, buffer: &mut [u8]) -> io::Result<()> {
        copy(&self.bytes[self.range.clone()], offset, buffer)
    }

    fn in_memory(&self) -> Option<&[u8]> {
        Some(&self.bytes[self.range.clone()])
    }
}
