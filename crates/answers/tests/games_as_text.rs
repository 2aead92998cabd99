//! Random games written in every dialect come back as the games they were.

use damier_answers::{replay, Language};
use damier_core::{AfterEnd, Game, Move, Position, Ruleset};
use proptest::prelude::*;

/// A legal move in one of the dresses that people use.
fn dress(position: &Position, m: &Move, ply: u32, choice: u16) -> String {
    let plain = position.notation(m);
    let unique = !plain[plain.find(['-', 'x']).unwrap() + 1..].contains('x');
    match choice % 9 {
        0 => position.path(m).notation(),
        1 if m.is_capture() => m.hub(),
        2 if unique => format!("{:02}{:02}", m.from.number(), m.to.number()),
        3 if unique => format!("{}.{}", m.from, m.to),
        4 if unique => format!("{} {}", m.from, m.to),
        5 => plain.replace('-', " – ").replace('x', " × "),
        6 => format!("{}. {plain}!", ply / 2 + 1),
        7 => format!("{}...{plain} ?!", ply / 2 + 1),
        8 => plain.replace('x', "-"),
        _ => plain,
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 10_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a5_a_game_in_any_dialect_is_replayed(choices in proptest::collection::vec(any::<(u16, u16)>(), 0..50)) {
        let mut game = Game::with(Position::starting(), Ruleset::Ffjd, AfterEnd::Refuse, None);
        let mut written = Vec::new();
        for (which, how) in choices {
            let legal = game.position().legal_moves();
            if game.ended().is_some() {
                break;
            }
            let m = legal[which as usize % legal.len()];
            written.push(dress(game.position(), &m, game.ply(), how));
            game.play(&m).unwrap();
        }
        let text = written.join(" ");
        match replay("", &text, Ruleset::Ffjd, Language::En) {
            Ok(read) => {
                prop_assert_eq!(read.position(), game.position(), "{}", text);
                prop_assert_eq!(read.moves(), game.moves(), "{}", text);
            }
            Err(error) => prop_assert!(false, "{text}: {error}"),
        }
    }
}
