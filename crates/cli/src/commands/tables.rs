//! Where endgame tables are looked for, and those that the engine knows.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use damier_answers::{tablebase_error, Language};
use damier_engine::Endgames;
use damier_tablebase::{CacheSizes, Folder, Over, ProbeError, ReadAt, Shipped, Tablebase};

use super::tablebase;
use crate::failure::{one_line, Failure};
use crate::io::Io;

/// Where endgame tables are looked for.
#[derive(Debug)]
pub(crate) enum Place {
    /// In this folder and nowhere else.
    Only(PathBuf),
    /// In this folder, if there is one, and what it lacks among those that come with the program.
    Over(Option<PathBuf>),
}

impl Place {
    /// The user's own folder over what comes with the program.
    pub(crate) fn own(io: &Io<'_>) -> Place {
        Place::Over(default_folder(io))
    }

    /// The folder that was named and no other; without a name, [`own`](Place::own).
    pub(crate) fn named_or_own(dir: &Option<PathBuf>, io: &Io<'_>) -> Place {
        dir.clone().map_or_else(|| Place::own(io), Place::Only)
    }

    /// Opens what is there.
    pub(crate) fn open_with(&self, caches: CacheSizes) -> Result<Tablebase, ProbeError> {
        Tablebase::open(self, caches)
    }
}

impl Folder for Place {
    fn open(&self, name: &str) -> std::io::Result<Option<Box<dyn ReadAt>>> {
        match self {
            Place::Only(folder) => folder.as_path().open(name),
            Place::Over(Some(folder)) => Over(folder.as_path(), &Shipped).open(name),
            Place::Over(None) => Shipped.open(name),
        }
    }
}

/// `damier/tablebase` in the user's data folder, where `serve` and `tablebase build` put them.
pub(crate) fn default_folder(io: &Io<'_>) -> Option<PathBuf> {
    io.environment.data_home.as_ref().map(|home| home.join("damier").join("tablebase"))
}

/// Whether somebody wants no tables at all: `off` in place of a folder.
pub(crate) fn is_off(name: &Path) -> bool {
    name.as_os_str() == "off"
}

/// The tables for an engine: a folder over what comes with the program. One that was named has to have
/// some; the user's own may be missing, and what is wrong with it is told and does not keep anyone from
/// playing.
pub(crate) fn for_engine(
    named: Option<&Path>,
    language: Language,
    io: &mut Io<'_>,
) -> Result<Option<Arc<dyn Endgames>>, Failure> {
    let tables = match named {
        Some(name) if is_off(name) => return Ok(None),
        Some(folder) => {
            tablebase::open(&Place::Only(folder.to_owned()), CacheSizes::NONE, language)?;
            tablebase::open(&Place::Over(Some(folder.to_owned())), CacheSizes::default(), language)?
        }
        None => match Place::own(io).open_with(CacheSizes::default()) {
            Ok(tables) => tables,
            Err(error) => {
                writeln!(io.stderr, "{}", one_line(tablebase_error(&error, language).message()))?;
                tablebase::open(&Place::Over(None), CacheSizes::default(), language)?
            }
        },
    };
    Ok(Some(Arc::new(tables)))
}
