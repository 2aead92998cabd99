//! Random legal games as PDN, for measuring without other people's files:
//! `cargo run --example random_games -p damier-pdn -- GAMES [SEED]`.
#![allow(clippy::print_stdout)]

use damier_core::{Game, Position, Ruleset};
use damier_pdn::{write_game, GameTree, Terminator};

fn main() {
    let mut arguments = std::env::args().skip(1).map(|text| text.parse::<u64>().unwrap_or(1));
    let games = arguments.next().unwrap_or(1);
    let mut state = arguments.next().unwrap_or(1).wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    for number in 1..=games {
        let mut tree = GameTree::default();
        tree.set_tag("Event", "Random moves");
        tree.set_tag("Round", &number.to_string());
        let mut position = Position::starting();
        let mut game = Game::new(position, Ruleset::Fmjd);
        while game.outcome().is_none() {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            let legal = position.legal_moves();
            let m = legal[(state >> 33) as usize % legal.len()];
            if game.play(&m).is_err() {
                break;
            }
            tree.push(&position, m);
            position = position.play_unchecked(&m);
        }
        tree.set_tag("Result", game.outcome().map_or("*", |outcome| outcome.score()));
        tree.canonicalize();
        let mut text = String::new();
        write_game(&mut text, &tree, Terminator::Compatible);
        print!("{text}");
    }
}
