//! The shots kept from games of our own: a search finds them.

use damier_engine::{Engine, Options};
use damier_train::Shot;

/// Positions that a search may look at.
const NODES: u64 = 10_000;

fn kept() -> Vec<Shot> {
    let text = include_str!("../../../testdata/shots.txt");
    text.lines().map(|line| Shot::parse(line).unwrap_or_else(|| panic!("{line}"))).collect()
}

#[test]
fn the_file_holds_shots_as_they_are_written() {
    let shots = kept();
    assert!(shots.len() >= 490, "{}", shots.len());
    for shot in &shots {
        assert_eq!(Shot::parse(&shot.to_string()), Some(*shot));
        assert!(shot.position.is_legal(&shot.best) && !shot.best.is_capture(), "{shot}");
    }
    for bad in ["", "start", "W:W31:B1", "W:W31:B1 31-28", "W:W51:B1 31-27", "x y"] {
        assert_eq!(Shot::parse(bad), None, "{bad}");
    }
}

#[test]
fn most_of_every_fifth_shot_is_found_quickly() {
    let mut engine = Engine::with(Options { table_bits: 15, ..Options::default() });
    let some: Vec<Shot> = kept().into_iter().step_by(5).collect();
    let solved = some.iter().filter(|shot| shot.is_solved(&mut engine, NODES)).count();
    assert!(solved * 100 >= some.len() * 80, "{solved} of {}", some.len());
}
