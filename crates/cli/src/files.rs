//! Writing files so that nobody ever sees half of one.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use damier_answers::{ErrorCode, Language};

use crate::failure::Failure;
use crate::text::{colon, reason, say};

/// Writes a file through a temporary one beside it, which takes its name only when all is on the disk. An
/// existing file is replaced whole or stays as it was.
pub(crate) fn write_atomically<T>(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> Result<T, Failure>,
    language: Language,
) -> Result<T, Failure> {
    let failed = |error: io::Error| {
        let what = say(language, "ne peut pas être écrit", "cannot be written", "kan niet worden geschreven");
        let colon = colon(language);
        let reason = match error.kind() {
            io::ErrorKind::NotFound => {
                let what = say(
                    language,
                    "le dossier n'existe pas",
                    "there is no such folder",
                    "deze map bestaat niet",
                );
                format!("{what} ({error})")
            }
            _ => reason(&error, language),
        };
        let message = format!("{} {what}{colon} {reason}", path.display());
        Failure::new(ErrorCode::UnreadableFile, message)
    };
    // What could not be written is told with the name of the file.
    let named = |failure| match failure {
        Failure::Write(error) => failed(error),
        other => other,
    };
    if is_special(path) {
        // A device or pipe, such as /dev/stdout: nothing to replace.
        let mut file = File::options().write(true).open(path).map_err(failed)?;
        return write(&mut file).map_err(named);
    }
    // A symbolic link keeps pointing at what is written.
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let temporary = Temporary::beside(&target).map_err(failed)?;
    let mut out = BufWriter::new(&temporary.file);
    let result = write(&mut out).map_err(named)?;
    out.flush().map_err(failed)?;
    drop(out);
    temporary.persist(&target).map_err(failed)?;
    Ok(result)
}

/// Whether something other than a regular file is there already.
fn is_special(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|m| !m.is_file() && !m.is_dir())
}

/// A file that removes itself unless it is persisted.
struct Temporary {
    file: File,
    path: PathBuf,
    kept: bool,
}

impl Temporary {
    fn beside(target: &Path) -> io::Result<Temporary> {
        let name = target.file_name().ok_or(io::ErrorKind::InvalidInput)?;
        if target.is_dir() {
            return Err(io::ErrorKind::IsADirectory.into());
        }
        for attempt in 0..100 {
            let mut hidden = std::ffi::OsString::from(".");
            hidden.push(name);
            hidden.push(format!(".{}-{attempt}.tmp", std::process::id()));
            let path = target.with_file_name(hidden);
            match File::options().write(true).create_new(true).open(&path) {
                Ok(file) => return Ok(Temporary { file, path, kept: false }),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
            }
        }
        Err(io::ErrorKind::AlreadyExists.into())
    }

    fn persist(mut self, target: &Path) -> io::Result<()> {
        if let Ok(metadata) = fs::metadata(target) {
            self.file.set_permissions(metadata.permissions())?;
        }
        self.file.sync_all()?;
        fs::rename(&self.path, target)?;
        self.kept = true;
        Ok(())
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        if !self.kept {
            let _ = fs::remove_file(&self.path);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failed_write_leaves_the_old_file_and_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.pdn");
        fs::write(&path, "old").unwrap();
        let result = write_atomically(
            &path,
            |out| {
                out.write_all(b"half")?;
                Err::<(), _>(Failure::Write(io::ErrorKind::StorageFull.into()))
            },
            Language::En,
        );
        assert!(result.is_err());
        assert_eq!(fs::read_to_string(&path).unwrap(), "old");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
        write_atomically(&path, |out| Ok(out.write_all(b"new")?), Language::En).unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "new");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn folders_and_impossible_places_are_refused() {
        let folder = tempfile::tempdir().unwrap();
        for path in [folder.path().to_owned(), folder.path().join("no/such"), PathBuf::from("/")] {
            assert!(write_atomically(&path, |_| Ok(()), Language::Fr).is_err(), "{path:?}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_link_stays_a_link() {
        let folder = tempfile::tempdir().unwrap();
        let (real, link) = (folder.path().join("real"), folder.path().join("link"));
        fs::write(&real, "old").unwrap();
        std::os::unix::fs::symlink(&real, &link).unwrap();
        write_atomically(&link, |out| Ok(out.write_all(b"new")?), Language::En).unwrap();
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(fs::read_to_string(&real).unwrap(), "new");
    }
}
