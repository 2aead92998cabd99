//! One builder at a time in a folder.

use std::fs::{File, TryLockError};
use std::path::Path;

/// Held while tables are built in a folder; given up with it, and by the system when the process ends.
pub(crate) struct Lock {
    _file: File,
}

/// Takes the lock of the folder, making the folder where it is missing; `None` while somebody else
/// builds there.
///
/// # Errors
/// The folder can't be made or its lock file can't be opened.
pub(crate) fn lock(folder: &Path) -> std::io::Result<Option<Lock>> {
    std::fs::create_dir_all(folder)?;
    let file = File::options().create(true).truncate(false).write(true).open(folder.join("building.lock"))?;
    match file.try_lock() {
        Ok(()) => Ok(Some(Lock { _file: file })),
        Err(TryLockError::WouldBlock) => Ok(None),
        Err(TryLockError::Error(error)) => Err(error),
    }
}
