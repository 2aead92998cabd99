//! Where tables are read from: a small trait, so that a browser can bring its own.

use std::io;

/// The bytes of a file, read at any place, by many threads at once.
pub trait ReadAt: Send + Sync {
    /// How many bytes there are.
    fn length(&self) -> u64;

    /// Fills the buffer from that offset on.
    ///
    /// # Errors
    /// When the bytes cannot be read, or the file ends before.
    fn read_at(&self, offset: u64, buffer: &mut [u8]) -> io::Result<()>;

    /// The bytes themselves, where they are in memory and need not be copied.
    fn in_memory(&self) -> Option<&[u8]> {
        None
    }
}

impl ReadAt for Vec<u8> {
    fn length(&self) -> u64 {
        self.len() as u64
    }

    fn read_at(&self, offset: u64, buffer: &mut [u8]) -> io::Result<()> {
        copy(self, offset, buffer)
    }

    fn in_memory(&self) -> Option<&[u8]> {
        Some(self)
    }
}

impl ReadAt for &'static [u8] {
    fn length(&self) -> u64 {
        self.len() as u64
    }

    fn read_at(&self, offset: u64, buffer: &mut [u8]) -> io::Result<()> {
        copy(self, offset, buffer)
    }

    fn in_memory(&self) -> Option<&[u8]> {
        Some(self)
    }
}

pub(crate) fn copy(from: &[u8], offset: u64, buffer: &mut [u8]) -> io::Result<()> {
    let start = usize::try_from(offset).unwrap_or(usize::MAX);
    let bytes = start.checked_add(buffer.len()).and_then(|end| from.get(start..end));
    buffer.copy_from_slice(bytes.ok_or(io::ErrorKind::UnexpectedEof)?);
    Ok(())
}

/// A collection of files by name.
pub trait Folder {
    /// The file of that name; `None` if there is none.
    ///
    /// # Errors
    /// When it is there and cannot be opened.
    fn open(&self, name: &str) -> io::Result<Option<Box<dyn ReadAt>>>;
}

/// Files in memory.
impl Folder for std::collections::HashMap<String, Vec<u8>> {
    fn open(&self, name: &str) -> io::Result<Option<Box<dyn ReadAt>>> {
        Ok(self.get(name).map(|bytes| Box::new(bytes.clone()) as Box<dyn ReadAt>))
    }
}

/// The files of the first folder, and of the second those that the first does not have. A file of
/// the first that cannot be used is an error, whatever the second has.
#[derive(Clone, Copy, Debug)]
pub struct Over<'a, A: ?Sized, B: ?Sized>(pub &'a A, pub &'a B);

impl<A: Folder + ?Sized, B: Folder + ?Sized> Folder for Over<'_, A, B> {
    fn open(&self, name: &str) -> io::Result<Option<Box<dyn ReadAt>>> {
        match self.0.open(name)? {
            None => self.1.open(name),
            found => Ok(found),
        }
    }
}

#[cfg(any(unix, windows))]
mod on_disk {
    use std::fs::File;
    use std::io;
    use std::path::Path;

    use super::{Folder, ReadAt};

    struct OpenFile {
        file: File,
        length: u64,
    }

    impl ReadAt for OpenFile {
        fn length(&self) -> u64 {
            self.length
        }

        #[cfg(unix)]
        fn read_at(&self, offset: u64, buffer: &mut [u8]) -> io::Result<()> {
            std::os::unix::fs::FileExt::read_exact_at(&self.file, buffer, offset)
        }

        #[cfg(windows)]
        fn read_at(&self, mut offset: u64, mut buffer: &mut [u8]) -> io::Result<()> {
            while !buffer.is_empty() {
                match std::os::windows::fs::FileExt::seek_read(&self.file, buffer, offset)? {
                    0 => return Err(io::ErrorKind::UnexpectedEof.into()),
                    n => {
                        buffer = &mut buffer[n..];
                        offset += n as u64;
                    }
                }
            }
            Ok(())
        }
    }

    /// A folder of the file system.
    impl Folder for Path {
        fn open(&self, name: &str) -> io::Result<Option<Box<dyn ReadAt>>> {
            let file = match File::open(self.join(name)) {
                Ok(file) => file,
                Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
                Err(error) => return Err(error),
            };
            let length = file.metadata()?.len();
            Ok(Some(Box::new(OpenFile { file, length })))
        }
    }
}
