//! The endgame tables that the server asks: those of a folder over those that come with the program;
//! opened again when the folder has grown.

use std::collections::HashMap;
use std::path::Path;
use std::sync::{Arc, PoisonError, RwLock};

use damier_engine::Endgames;
use damier_tablebase::{CacheSizes, Folder, Over, ProbeError, Shipped, Tablebase};

/// The tables at hand. Cloning it gives another handle on the same ones.
#[derive(Clone, Debug)]
pub struct Tables(Arc<RwLock<Arc<Tablebase>>>);

impl Tables {
    /// The tables in this folder, if there is one, and what it lacks among those that come with the program.
    ///
    /// # Errors
    /// The folder or a file in it can't be read.
    pub fn open(folder: &Path) -> Result<Tables, ProbeError> {
        Tables::read(&Over(folder, &Shipped))
    }

    /// Only those that come with the program.
    ///
    /// # Errors
    /// Never in practice: a test reads them.
    pub fn shipped() -> Result<Tables, ProbeError> {
        Tables::read(&Shipped)
    }

    /// No tables at all, until [`reopen`](Tables::reopen).
    ///
    /// # Errors
    /// Never in practice: there is nothing to read.
    pub fn none() -> Result<Tables, ProbeError> {
        Tables::read(&HashMap::<String, Vec<u8>>::new())
    }

    fn read(folder: &impl Folder) -> Result<Tables, ProbeError> {
        let tables = Tablebase::open(folder, CacheSizes::default())?;
        Ok(Tables(Arc::new(RwLock::new(Arc::new(tables)))))
    }

    /// Takes up what is in the folder now. On an error the tables stay as they were.
    ///
    /// # Errors
    /// The folder or a file in it can't be read.
    pub fn reopen(&self, folder: &Path) -> Result<(), ProbeError> {
        let tables = Tablebase::open(&Over(folder, &Shipped), CacheSizes::default())?;
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(tables);
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
