//! The real files beside the checkout, where they are: every one reads as its table says.

use std::fs;
use std::path::PathBuf;

use damier_core::Ruleset;
use damier_pdn::{Checker, Reader};

/// The folder of real files, which have no licence and are not part of the project.
fn shared() -> Option<PathBuf> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/pdn");
    if folder.is_dir() {
        return Some(folder);
    }
    eprintln!("skipped: no folder shared/data/pdn beside the checkout");
    None
}

#[test]
fn every_shared_file_reads_as_expected() {
    let folder = match shared() {
        Some(folder) => folder,
        None => return,
    };
    let table = fs::read_to_string(folder.join("EXPECTED.tsv")).expect("table");
    let mut files = 0;
    for line in table.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let fields: Vec<&str> = line.split('\t').collect();
        let expected: Vec<u64> = fields[1..4].iter().map(|n| n.parse().expect("number")).collect();
        let bytes = fs::read(folder.join(fields[0])).expect("file");
        let mut reader = Reader::new(bytes.as_slice());
        let mut checker = Checker::new(Ruleset::Ffjd);
        let (mut games, mut legal, mut plies) = (0, 0, 0);
        while let Some(game) = checker.next_game(&mut reader).expect("bytes") {
            games += 1;
            assert_eq!(game.number, games);
            if std::env::var_os("SHOW").is_some() {
                eprintln!(
                    "{} {} line {} plies {} {:?} end {:?} {:?} {:?}",
                    fields[0],
                    games,
                    game.line,
                    game.plies,
                    game.result,
                    game.ended_at,
                    game.warnings.iter().map(|w| (w.code.name(), w.count, &w.detail)).collect::<Vec<_>>(),
                    game.error.map(|e| e.to_string())
                );
            }
            if game.error.is_none() {
                legal += 1;
                plies += u64::from(game.plies);
            }
            assert_eq!(game.variant.name(), "international", "{} game {games}", fields[0]);
        }
        assert!(!reader.has_stray_text(), "{}", fields[0]);
        assert_eq!(vec![games, legal, plies], expected, "{}", fields[0]);
        files += 1;
    }
    assert_eq!(files, 21);
}
