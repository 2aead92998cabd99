//! Positions of games lost against a stronger engine: a search of today plays most of them better.

use damier_engine::{Engine, Options};
use damier_train::Lost;

/// Positions that a search may look at.
const NODES: u64 = 30_000;

fn kept() -> Vec<Lost> {
    let text = include_str!("../../../testdata/lost.txt");
    text.lines().map(|line| Lost::parse(line).unwrap_or_else(|| panic!("{line}"))).collect()
}

#[test]
fn the_file_holds_positions_as_they_are_written() {
    let lost = kept();
    assert!(lost.len() >= 12, "{}", lost.len());
    for position in &lost {
        assert_eq!(Lost::parse(&position.to_string()), Some(*position));
        assert!(position.value - position.after >= 25 && position.best != position.played, "{position}");
    }
    for bad in ["", "start", "W:W31:B1 31-27 31-26 1", "W:W31:B1 31-28 31-26 1 1", "W:W31:B1 31-27 31-26 x 1"]
    {
        assert_eq!(Lost::parse(bad), None, "{bad}");
    }
}

/// No bound that a change of weights breaks by chance: what is measured is `damier bench --lost`.
#[test]
fn some_of_the_wrong_moves_are_not_played_any_more() {
    let mut engine = Engine::with(Options { table_bits: 15, ..Options::default() });
    let lost = kept();
    let answers: Vec<_> = lost.iter().map(|position| position.ask(&mut engine, NODES)).collect();
    let avoided = answers.iter().filter(|answer| answer.avoids).count();
    assert!(avoided * 100 >= lost.len() * 40, "{avoided} of {}", lost.len());
}
