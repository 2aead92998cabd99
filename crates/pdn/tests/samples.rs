//! The project's own sample files, each with the figures of its table.

mod common;

use common::{check_bytes, samples, trees};
use damier_core::Ruleset;
use damier_pdn::{write_games, Terminator};

#[test]
fn every_sample_reads_as_expected() {
    let table = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/pdn/EXPECTED.tsv");
    let table = std::fs::read_to_string(table).expect("table");
    let expected: Vec<&str> = table.lines().filter(|line| !line.starts_with('#')).collect();
    let found: Vec<String> = samples()
        .iter()
        .map(|(name, bytes)| {
            let reports = check_bytes(bytes, Ruleset::Ffjd);
            let legal = reports.iter().filter(|report| report.error.is_none());
            let plies: u32 = legal.clone().map(|report| report.plies).sum();
            let errors: Vec<&str> = reports.iter().filter_map(|r| r.error.as_ref().map(|e| e.0)).collect();
            let mut warnings: Vec<&str> = reports.iter().flat_map(|r| r.warnings.iter().copied()).collect();
            warnings.sort_unstable();
            warnings.dedup();
            let count = legal.count();
            format!(
                "{name}\t{}\t{count}\t{plies}\t{}\t{}",
                reports.len(),
                errors.join(" "),
                warnings.join(" ")
            )
        })
        .collect();
    assert_eq!(found, expected);
}

#[test]
fn every_sample_survives_being_written() {
    for (name, bytes) in samples() {
        let games = trees(&bytes);
        for terminator in [Terminator::Strict, Terminator::Compatible] {
            let mut text = String::new();
            write_games(&mut text, &games, terminator);
            assert_eq!(trees(text.as_bytes()), games, "{name}\n{text}");
        }
        let mut canonical = games;
        canonical.iter_mut().for_each(|game| game.canonicalize());
        let mut text = String::new();
        write_games(&mut text, &canonical, Terminator::Strict);
        assert_eq!(trees(text.as_bytes()), canonical, "{name}\n{text}");
    }
}
