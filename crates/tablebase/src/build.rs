//! Building a folder of tables, from nothing or from where it was stopped.

use std::fmt;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::encode::encode;
use crate::load::Loader;
use crate::material::{Material, MOST_PIECES};
use crate::model::Metric;
use crate::ranking::Ranking;
use crate::solve::{solve, SolveError};
use crate::solved::Shelf;
use crate::table::{file_name, FileError, Table};

/// What to build, and with what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BuildOptions {
    /// Every class with at most so many pieces (2 to [`MOST_PIECES`]).
    pub pieces: u8,
    /// Threads; at least one is used.
    pub threads: usize,
    /// Bytes that values in memory may take, those of the classes needed included.
    pub memory: u64,
}

/// What is happening.
#[derive(Clone, Copy, Debug)]
pub enum Progress<'a> {
    /// A file that was there is not used but built anew.
    Rebuilding {
        /// The file.
        name: &'a str,
        /// What is wrong with it.
        error: &'a FileError,
    },
    /// A class and its mirror are there already.
    Kept {
        /// The class.
        material: Material,
        /// Work that need not be done, in units of `total`.
        work: u64,
        /// All work, done and saved.
        total: u64,
    },
    /// Part of the work on a class and its mirror is done. Comes from many threads.
    Working {
        /// The class.
        material: Material,
        /// Work done in this run, in units of `total`.
        done: u64,
        /// All work, done and saved.
        total: u64,
    },
    /// The files of a class and its mirror are written and synced.
    Written {
        /// The class.
        material: Material,
    },
}

/// Why a folder could not be built, loaded or verified.
#[derive(Debug)]
pub enum BuildError {
    /// Nobody can build so many pieces.
    Pieces(u8),
    /// A class needs more memory than allowed.
    Memory {
        /// The class.
        material: Material,
        /// Bytes that are needed.
        needed: u64,
        /// Bytes that are allowed.
        allowed: u64,
    },
    /// A win or loss of this class is longer than the format can say.
    TooLong(Material),
    /// A class needs values that are not in memory.
    Unsolved(Material),
    /// A file that is needed is not there.
    Missing {
        /// The file.
        name: String,
    },
    /// A file cannot be used.
    File {
        /// The file.
        name: String,
        /// What is wrong.
        error: FileError,
    },
    /// A file or the folder cannot be written.
    Write {
        /// The file; empty for the folder itself.
        name: String,
        /// Why.
        error: io::Error,
    },
}

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mebibytes = |bytes: &u64| (bytes + (1 << 20) - 1) >> 20;
        match self {
            BuildError::Pieces(n) => write!(f, "{n} pieces: expected 2 to {MOST_PIECES}"),
            BuildError::Memory { material, needed, allowed } => write!(
                f,
                "class {material} needs {} MiB of memory, {} are allowed",
                mebibytes(needed),
                allowed >> 20
            ),
            BuildError::TooLong(m) => write!(f, "class {m} has wins too long for the format"),
            BuildError::Unsolved(m) => write!(f, "class {m} leads to classes that are not solved"),
            BuildError::Missing { name } => write!(f, "{name} is missing"),
            BuildError::File { name, error } => write!(f, "{name}: {error}"),
            BuildError::Write { name, error } if name.is_empty() => error.fmt(f),
            BuildError::Write { name, error } => write!(f, "{name}: {error}"),
        }
    }
}

impl std::error::Error for BuildError {}

impl BuildError {
    pub(crate) fn from_solve(error: SolveError) -> BuildError {
        match error {
            SolveError::Missing(material) => BuildError::Unsolved(material),
            SolveError::TooLong(material) => BuildError::TooLong(material),
        }
    }
}

/// What a run did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Built {
    /// Classes solved and written.
    pub written: usize,
    /// Classes found sound and left alone.
    pub kept: usize,
    /// Files that were damaged or foreign, and are replaced.
    pub replaced: usize,
}

/// The passes over each number: one to solve, two to encode.
const PASSES: u64 = 3;

fn pair(material: Material) -> Vec<Material> {
    if material == material.mirror() {
        vec![material]
    } else {
        vec![material, material.mirror()]
    }
}

fn numbers(material: Material) -> u64 {
    pair(material).iter().map(|m| Ranking::new(*m).len()).sum()
}

/// Builds every class that is not there or not sound: both metrics, in dependency order. Files
/// appear whole or not at all, so a run may be killed at any time and the next one goes on.
///
/// # Errors
/// When a class needs more memory than allowed, or a file cannot be read or written.
pub fn build(
    folder: &Path,
    options: &BuildOptions,
    progress: &(dyn Fn(Progress<'_>) + Sync),
) -> Result<Built, BuildError> {
    if !(2..=MOST_PIECES).contains(&options.pieces) {
        return Err(BuildError::Pieces(options.pieces));
    }
    let cannot_write = |name: &str| {
        let name = name.to_owned();
        move |error| BuildError::Write { name, error }
    };
    fs::create_dir_all(folder).map_err(cannot_write(""))?;
    let order = Material::in_order(options.pieces);
    let total = PASSES * order.iter().map(|m| numbers(*m)).sum::<u64>();
    let done = AtomicU64::new(0);
    let threads = options.threads.max(1);
    let mut loader =
        Loader { folder, threads, memory: options.memory, metric: Metric::Distance, shelf: Shelf::new() };
    let mut built = Built::default();
    for material in order {
        let classes = pair(material);
        let replaced = built.replaced;
        let mut sound = true;
        for m in &classes {
            for metric in [Metric::Wdl, Metric::Distance] {
                sound &= is_sound(folder, *m, metric, &mut built, progress)?;
            }
        }
        if sound && built.replaced == replaced {
            built.kept += classes.len();
            progress(Progress::Kept { material, work: PASSES * numbers(material), total });
            continue;
        }
        // The values, and the files until they are written.
        let room = numbers(material) + numbers(material) / 2;
        loader.prepare(material, &[], room)?;
        let tick = |n: u64| {
            let done = done.fetch_add(n, Ordering::Relaxed) + n;
            progress(Progress::Working { material, done, total });
        };
        let solved = solve(material, &loader.shelf, threads, &tick).map_err(BuildError::from_solve)?;
        for class in solved {
            let m = class.ranking.material();
            let (wdl, distance) = encode(&class, threads, &tick);
            for (metric, bytes) in [(Metric::Wdl, wdl), (Metric::Distance, distance)] {
                let name = file_name(m, metric);
                write_whole(folder, &name, &bytes).map_err(cannot_write(&name))?;
            }
            loader.shelf.put(class);
            built.written += 1;
        }
        progress(Progress::Written { material });
    }
    Ok(built)
}

/// Whether a file is there and every byte of it is sound.
fn is_sound(
    folder: &Path,
    material: Material,
    metric: Metric,
    built: &mut Built,
    progress: &(dyn Fn(Progress<'_>) + Sync),
) -> Result<bool, BuildError> {
    let name = file_name(material, metric);
    let checked = match Table::open(folder, material, metric) {
        Ok(None) => return Ok(false),
        Ok(Some(table)) => table.check(),
        Err(error) => Err(error),
    };
    match checked {
        Ok(()) => Ok(true),
        Err(error @ FileError::Format(_)) => {
            built.replaced += 1;
            progress(Progress::Rebuilding { name: &name, error: &error });
            Ok(false)
        }
        // A disk that cannot be read is not a file to replace.
        Err(error) => Err(BuildError::File { name, error }),
    }
}

/// Writes a file that is there with all its bytes or not at all, whatever happens.
fn write_whole(folder: &Path, name: &str, bytes: &[u8]) -> io::Result<()> {
    let part = folder.join(format!("{name}.part"));
    let mut file = File::create(&part)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    drop(file);
    fs::rename(&part, folder.join(name))?;
    // The name itself is safe once the folder is synced, where folders can be opened.
    #[cfg(unix)]
    File::open(folder)?.sync_all()?;
    Ok(())
}
