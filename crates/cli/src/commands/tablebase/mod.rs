//! `damier tablebase`: endgame tables built, counted, verified, asked.

mod build;
mod lock;
mod probe;
mod stats;
mod verify;

use std::path::{Path, PathBuf};

use damier_answers::{tablebase_error, ErrorAnswer, ErrorCode, Language};
use damier_tablebase::{BuildError, CacheSizes, FileError, ProbeError, Tablebase};

use super::tables::{self, Place};
use super::Setting;
use crate::args::{self, TablebaseCommand};
use crate::failure::{Failure, Verdict};
use crate::io::Io;
use crate::text::say;

pub(crate) fn run(options: &args::Tablebase, setting: &Setting, io: &mut Io<'_>) -> Result<Verdict, Failure> {
    match &options.command {
        TablebaseCommand::Build(options) => build::run(options, setting, io),
        TablebaseCommand::Stats(options) => stats::run(options, setting, io),
        TablebaseCommand::Verify(options) => verify::run(options, setting, io),
        TablebaseCommand::Probe(options) => probe::run(options, setting, io),
    }
}

/// The folder to build in: the one asked for, else `damier/tablebase` in the user's data folder.
fn folder(dir: &Option<PathBuf>, io: &Io<'_>, language: Language) -> Result<PathBuf, Failure> {
    match (dir, tables::default_folder(io)) {
        (Some(dir), _) => Ok(dir.clone()),
        (None, Some(folder)) => Ok(folder),
        (None, None) => Err(Failure::usage(say(
            language,
            "ni XDG_DATA_HOME ni HOME\u{a0}: dites où sont les tables avec --dir",
            "neither XDG_DATA_HOME nor HOME is set: say with --dir where the tables are",
            "XDG_DATA_HOME noch HOME is gezet: zeg met --dir waar de tabellen staan",
        ))),
    }
}

pub(crate) use lock::lock;

/// The threads asked for, else one for each core.
fn threads(asked: Option<u32>) -> usize {
    asked.map_or_else(|| std::thread::available_parallelism().map_or(1, usize::from), |n| n as usize)
}

/// Opens what is there; a folder that was named and has no tables is an error.
pub(crate) fn open(place: &Place, caches: CacheSizes, language: Language) -> Result<Tablebase, Failure> {
    let tables = place.open_with(caches).map_err(|error| tablebase_error(&error, language))?;
    if let (Place::Only(folder), true) = (place, tables.classes().is_empty()) {
        return Err(Failure::new(ErrorCode::NotFound, none_in(folder, language)));
    }
    Ok(tables)
}

/// That a folder has no tables.
pub(crate) fn none_in(folder: &Path, language: Language) -> String {
    let folder = folder.display();
    match language {
        Language::Fr => {
            format!("pas de table de finales dans {folder}\u{a0}: «\u{a0}damier tablebase build\u{a0}» en construit")
        }
        Language::En => format!("no endgame tables in {folder}: \"damier tablebase build\" makes them"),
        Language::Nl => format!("geen eindspeltabellen in {folder}: \"damier tablebase build\" maakt ze"),
    }
}

/// A failure to build, load or write, in the person's language.
fn failure(error: BuildError, language: Language) -> ErrorAnswer {
    let mebibytes = |bytes: u64| (bytes + (1 << 20) - 1) >> 20;
    match error {
        BuildError::File { name, error } => tablebase_error(&ProbeError::File { name, error }, language),
        BuildError::Missing { name } => {
            let error = damier_messages::TablebaseError::NoTable { file: &name };
            ErrorAnswer::new(ErrorCode::NotFound, damier_messages::tablebase_error(&error, language))
                .with("file", name.clone())
        }
        BuildError::Write { name, error } => {
            let what = say(
                language,
                "impossible d'écrire dans le dossier des tables",
                "the folder of the tables cannot be written",
                "de map met tabellen kan niet worden geschreven",
            );
            let name = if name.is_empty() { String::new() } else { format!(" {name}") };
            ErrorAnswer::new(ErrorCode::UnreadableFile, format!("{what}:{name} {error}"))
        }
        BuildError::Memory { material, needed, allowed } => {
            let (needed, allowed) = (mebibytes(needed), allowed >> 20);
            ErrorAnswer::new(
                ErrorCode::TooLarge,
                match language {
                    Language::Fr => {
                        format!("la finale {material} demande {needed} Mio de mémoire, {allowed} sont permis (--memory)")
                    }
                    Language::En => {
                        format!("the ending {material} needs {needed} MiB of memory, {allowed} are allowed (--memory)")
                    }
                    Language::Nl => {
                        format!("eindspel {material} vraagt {needed} MiB geheugen, {allowed} zijn toegestaan (--memory)")
                    }
                },
            )
        }
        error @ (BuildError::Pieces(_) | BuildError::TooLong(_) | BuildError::Unsolved(_)) => {
            let what = say(language, "calcul impossible", "impossible to compute", "niet te berekenen");
            ErrorAnswer::new(ErrorCode::TooLarge, format!("{what}: {error}"))
        }
    }
}

/// Whether a fault lies in the file itself, rather than in reading it.
fn is_damage(error: &BuildError) -> bool {
    matches!(error, BuildError::File { error: FileError::Format(_), .. } | BuildError::Missing { .. })
}
