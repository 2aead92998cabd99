//! What must be true of any bytes that are read as PDN. The fuzz target holds the same.
#![allow(dead_code, unreachable_pub)]

use std::time::{Duration, Instant};

use damier_core::Ruleset;
use damier_pdn::{write_game, Checker, GameTree, Reader, Terminator, TreeReader};

/// Reads a text in both ways and holds everything that must be true of any text.
pub fn reads_any(bytes: &[u8]) {
    let started = Instant::now();
    let mut lines = bytes.iter().filter(|b| matches!(b, b'\n' | b'\r')).count() as u64 + 1;
    if bytes.starts_with(b"\xFF\xFE") || bytes.starts_with(b"\xFE\xFF") {
        // Two bytes a character: more or fewer line ends than bytes that look like them.
        lines = bytes.len() as u64 + 1;
    }
    let mut reader = Reader::new(bytes);
    let mut checker = Checker::new(Ruleset::Ffjd);
    let mut checked = Vec::new();
    let mut last_line = 0;
    while let Some(game) = checker.next_game(&mut reader).expect("bytes in memory") {
        assert!((1..=lines).contains(&game.line), "line {} of {lines}", game.line);
        assert!(game.line >= last_line);
        last_line = game.line;
        assert_eq!(game.number, checked.len() as u64 + 1);
        for warning in game.warnings {
            assert!((1..=lines).contains(&warning.place.line), "{warning:?} of {lines}");
            assert!(warning.count >= 1 && warning.place.column >= 1, "{warning:?}");
        }
        if let Some(error) = game.error {
            assert!((1..=lines).contains(&error.place.line), "{error:?} of {lines}");
            assert!(error.place.column >= 1 && error.ply <= game.plies + 1, "{error:?}");
            assert!(!error.to_string().is_empty());
        }
        assert!(game.ended_at.map_or(true, |ply| ply <= game.plies));
        checked.push((game.plies, game.error.is_some()));
    }
    assert!(reader.place().line <= lines);
    // The tree says the same.
    let mut reader = Reader::new(bytes);
    let mut tree_reader = TreeReader::new(Ruleset::Ffjd);
    let mut games = Vec::new();
    while let Some((tree, game)) = tree_reader.next_game(&mut reader).expect("bytes in memory") {
        assert_eq!(checked[games.len()], (game.plies, game.error.is_some()));
        assert_eq!(tree.moves().count() as u32, game.plies, "{tree:?}");
        games.push(tree);
    }
    assert_eq!(games.len(), checked.len());
    // What was read is written and read again without a change, once it is canonical.
    for mut game in games {
        game.canonicalize();
        let text = written(&game);
        let again = trees(text.as_bytes());
        assert_eq!(again.len(), 1, "{game:?}\n{text}");
        let mut again = again.into_iter().next().expect("one");
        again.canonicalize();
        assert_eq!(again, game, "{text}");
    }
    assert!(started.elapsed() < Duration::from_secs(20));
}

/// A game as it is written.
pub fn written(game: &GameTree) -> String {
    let mut text = String::new();
    write_game(&mut text, game, Terminator::Strict);
    text
}

fn trees(bytes: &[u8]) -> Vec<GameTree> {
    let mut reader = Reader::new(bytes);
    let mut trees = TreeReader::new(Ruleset::Ffjd);
    let mut games = Vec::new();
    while let Some((game, _)) = trees.next_game(&mut reader).expect("bytes in memory") {
        games.push(game);
    }
    games
}
