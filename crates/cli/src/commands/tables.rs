//! The endgame tables that the engine knows: those of the folder named, else of the user's own.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use damier_answers::{tablebase_error, Language};
use damier_engine::Endgames;
use damier_tablebase::{CacheSizes, Tablebase};

use super::tablebase;
use crate::failure::{one_line, Failure};
use crate::io::Io;

/// `damier/tablebase` in the user's data folder, where `serve` and `tablebase build` put them.
pub(crate) fn default_folder(io: &Io<'_>) -> Option<PathBuf> {
    io.environment.data_home.as_ref().map(|home| home.join("damier").join("tablebase"))
}

/// The tables for an engine. A folder that was named has to have some; the user's own may be missing,
/// and what is wrong with it is told and does not keep anyone from playing.
pub(crate) fn for_engine(
    named: Option<&Path>,
    language: Language,
    io: &mut Io<'_>,
) -> Result<Option<Arc<dyn Endgames>>, Failure> {
    if let Some(folder) = named {
        return Ok(Some(Arc::new(tablebase::open(folder, language)?)));
    }
    let Some(folder) = default_folder(io) else { return Ok(None) };
    match Tablebase::open(folder.as_path(), CacheSizes::default()) {
        Ok(tables) if tables.largest() > 0 => Ok(Some(Arc::new(tables))),
        Ok(_) => Ok(None),
        Err(error) => {
            writeln!(io.stderr, "{}", one_line(tablebase_error(&error, language).message()))?;
            Ok(None)
        }
    }
}
