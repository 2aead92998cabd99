//! The endgame tables of a page: fetched once, and asked from then on.

use std::cell::RefCell;
use std::sync::Arc;

use damier_engine::Endgames;
use damier_tablebase::{Bundle, CacheSizes, FileError, ProbeError, Tablebase};

/// Decoded blocks: those of a whole search among few pieces, and little beside what the engine has.
const CACHE: CacheSizes = CacheSizes { wdl: 0, distance: 8 << 20, files: 0 };

thread_local! {
    static TABLES: RefCell<Option<Arc<Tablebase>>> = const { RefCell::new(None) };
}

/// Takes the tables in these bytes, a [`Bundle`], in place of those before: `tablebase`, `analyse` and `best_move`
/// of [`ENGINE`](crate::ENGINE) know them from now on, on this thread. The most pieces that they have.
///
/// # Errors
/// When the bytes are no tables. Those before stay.
pub fn keep_tables(bytes: Vec<u8>) -> Result<u8, FileError> {
    let bundle = Bundle::read(bytes)?;
    let tables = Tablebase::open(&bundle, CACHE).map_err(|error| match error {
        ProbeError::File { error, .. } => error,
        other => FileError::Io(std::io::Error::new(std::io::ErrorKind::InvalidData, other)),
    })?;
    let most = tables.largest();
    TABLES.with(|kept| *kept.borrow_mut() = Some(Arc::new(tables)));
    Ok(most)
}

/// The tables that were kept.
pub(crate) fn tables() -> Option<Arc<Tablebase>> {
    TABLES.with(|kept| kept.borrow().clone())
}

/// The same for an engine.
pub(crate) fn endgames() -> Option<Arc<dyn Endgames>> {
    Some(tables()?)
}
