//! Reading whole texts, for the tests.
#![allow(dead_code, unreachable_pub, clippy::print_stderr)]

use std::path::PathBuf;

use damier_core::Ruleset;
use damier_pdn::{Checker, GameTree, Reader, TreeReader};

/// The folder of real files, which have no licence and are not part of the project.
pub fn shared() -> Option<PathBuf> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/pdn");
    if folder.is_dir() {
        return Some(folder);
    }
    eprintln!("skipped: no folder shared/data/pdn beside the checkout");
    None
}

/// The project's own samples, with their names.
pub fn samples() -> Vec<(String, Vec<u8>)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../testdata/pdn");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .expect("testdata/pdn")
        .map(|entry| entry.expect("entry").path())
        .filter(|path| path.extension().map_or(false, |ending| ending == "pdn"))
        .map(|path| {
            (
                path.file_name().expect("name").to_string_lossy().into_owned(),
                std::fs::read(&path).expect("file"),
            )
        })
        .collect();
    files.sort();
    files
}

/// The real files, if they are there.
pub fn shared_files() -> Vec<(String, Vec<u8>)> {
    let folder = match shared() {
        Some(folder) => folder,
        None => return Vec::new(),
    };
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .expect("folder")
        .map(|entry| entry.expect("entry").path())
        .filter(|path| path.extension().map_or(false, |ending| ending == "pdn"))
        .map(|path| {
            (
                path.file_name().expect("name").to_string_lossy().into_owned(),
                std::fs::read(&path).expect("file"),
            )
        })
        .collect();
    files.sort();
    files
}

/// What is known of a game, owned.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    pub line: u64,
    pub tags: Vec<(String, String)>,
    pub variant: &'static str,
    pub plies: u32,
    pub result: Option<String>,
    pub ended_at: Option<u32>,
    pub warnings: Vec<&'static str>,
    /// Code, ply, line, column, text.
    pub error: Option<(&'static str, u32, u64, u64, String)>,
}

/// Checks every game of a text.
pub fn check_bytes(bytes: &[u8], ruleset: Ruleset) -> Vec<Report> {
    let mut reader = Reader::new(bytes);
    let mut checker = Checker::new(ruleset);
    let mut reports = Vec::new();
    while let Some(game) = checker.next_game(&mut reader).expect("bytes") {
        reports.push(Report {
            line: game.line,
            tags: game.tags.iter().map(|tag| (tag.name.to_owned(), tag.value.to_owned())).collect(),
            variant: game.variant.name(),
            plies: game.plies,
            result: game.result.map(str::to_owned),
            ended_at: game.ended_at,
            warnings: game.warnings.iter().map(|warning| warning.code.name()).collect(),
            error: game.error.map(|error| {
                (error.code.name(), error.ply, error.place.line, error.place.column, error.text.clone())
            }),
        });
    }
    reports
}

pub fn check(text: &str) -> Vec<Report> {
    check_bytes(text.as_bytes(), Ruleset::Ffjd)
}

/// The only game of a text.
pub fn one(text: &str) -> Report {
    let mut reports = check(text);
    assert_eq!(reports.len(), 1, "{text:?}: {reports:?}");
    reports.remove(0)
}

/// The trees of all games of a text.
pub fn trees(bytes: &[u8]) -> Vec<GameTree> {
    let mut reader = Reader::new(bytes);
    let mut trees = TreeReader::new(Ruleset::Ffjd);
    let mut games = Vec::new();
    while let Some((game, _)) = trees.next_game(&mut reader).expect("bytes") {
        games.push(game);
    }
    games
}
