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

#[test]
fn a_game_in_canonical_form() {
    let file = "[result \"1-0\"]\n[Annotator \"x\"]\n[FEN \"w:b1-20:w31-50.\"]\n1. 32 - 28! {a [%clk 1:00]} \
                (31-27 19-23) 19-23* 2. 28:19 $4 14x23 3. 1-1\n";
    let mut game = trees(file.as_bytes()).remove(0);
    game.canonicalize();
    let mut text = String::new();
    write_games(&mut text, [&game], Terminator::Strict);
    let white: Vec<String> = (31..=50).map(|n| n.to_string()).collect();
    let black: Vec<String> = (1..=20).map(|n| n.to_string()).collect();
    let expected = format!(
        "[Result \"2-0\"]\n[GameType \"20\"]\n[Annotator \"x\"]\n[SetUp \"1\"]\n[FEN \"W:W{}:B{}\"]\n\n\
         1. 32-28! {{a [%clk 1:00]}} (1. 31-27 19-23) 1... 19-23 $7 2. 28x19 $4 14x23 *\n\n",
        white.join(","),
        black.join(",")
    );
    assert_eq!(text, expected);
    let mut again = trees(text.as_bytes()).remove(0);
    assert_eq!(again, game);
    again.canonicalize();
    assert_eq!(again, game);
}
