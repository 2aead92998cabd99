//! The real files beside the checkout, where they are: every one reads as its table says.

mod common;

use std::fs;

use common::{shared, shared_files, trees};
use damier_core::Ruleset;
use damier_pdn::{write_games, Checker, Reader, Terminator};

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

#[test]
fn every_shared_file_survives_being_written() {
    for (name, bytes) in shared_files() {
        let games = trees(&bytes);
        for terminator in [Terminator::Strict, Terminator::Compatible] {
            let mut text = String::new();
            write_games(&mut text, &games, terminator);
            let again = trees(text.as_bytes());
            assert_eq!(again.len(), games.len(), "{name}");
            for (number, (again, game)) in again.iter().zip(&games).enumerate() {
                assert_eq!(again, game, "{name} game {}", number + 1);
            }
        }
        let mut canonical = games;
        canonical.iter_mut().for_each(|game| game.canonicalize());
        let mut text = String::new();
        write_games(&mut text, &canonical, Terminator::Strict);
        let mut again = trees(text.as_bytes());
        assert_eq!(again, canonical, "{name}");
        again.iter_mut().for_each(|game| game.canonicalize());
        assert_eq!(again, canonical, "{name}");
    }
}
