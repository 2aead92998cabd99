//! The endgame tables that the server asks: opened from a folder, and again when it has grown.

use std::collections::HashMap;
use std::path::Path;
use std::sync::{Arc, PoisonError, RwLock};

use damier_engine::Endgames;
use damier_tablebase::{CacheSizes, ProbeError, Tablebase};

/// The tables at hand. Cloning it gives another handle on the same ones.
#[derive(Clone, Debug)]
pub struct Tables(Arc<RwLock<Arc<Tablebase>>>);

impl Tables {
    /// The tables in this folder; none where there is no such folder.
    ///
    /// # Errors
    /// The folder or a file in it can't be read.
    pub fn open(folder: &Path) -> Result<Tables, ProbeError> {
        Ok(Tables(Arc::new(RwLock::new(Arc::new(read(folder)?)))))
    }

    /// No tables at all, until [`reopen`](Tables::reopen).
    ///
    /// # Errors
    /// Never in practice: there is nothing to read.
    pub fn none() -> Result<Tables, ProbeError> {
        let nothing = HashMap::<String, Vec<u8>>::new();
        Ok(Tables(Arc::new(RwLock::new(Arc::new(Tablebase::open(&nothing, CacheSizes::default())?)))))
    }

    /// Takes up what is in the folder now. On an error the tables stay as they were.
    ///
    /// # Errors
    /// The folder or a file in it can't be read.
    pub fn reopen(&self, folder: &Path) -> Result<(), ProbeError> {
        let tables = Arc::new(read(folder)?);
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = tables;
        Ok(())
    }

    /// The most pieces for which every class is there; 0 without tables.
    #[must_use]
    pub fn pieces(&self) -> u8 {
        self.get().pieces()
    }

    /// The same for an engine; `None` without tables.
    pub(crate) fn endgames(&self) -> Option<Arc<dyn Endgames>> {
        let tables = self.get();
        if tables.largest() == 0 {
            return None;
        }
        Some(tables)
    }

    pub(crate) fn get(&self) -> Arc<Tablebase> {
        Arc::clone(&self.0.read().unwrap_or_else(PoisonError::into_inner))
    }
}

fn read(folder: &Path) -> Result<Tablebase, ProbeError> {
    Tablebase::open(folder, CacheSizes::default())
}
