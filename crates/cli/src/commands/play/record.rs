//! The game at the board as PDN, to be kept or pasted elsewhere.

use damier_core::{Color, Position};
use damier_pdn::{write_game, GameTree, Terminator};

use super::Session;
use crate::text::say;

/// The game so far, to the current position: canonical PDN 3.0.
pub(super) fn pdn(session: &Session) -> String {
    let game = &session.game;
    let mut tree = GameTree::default();
    for (color, tag) in [(Color::White, "White"), (Color::Black, "Black")] {
        let name = match &session.machine {
            Some(machine) if machine.side == color => format!("damier, level {}", machine.level),
            _ => say(session.language, "Joueur", "Player", "Speler").to_owned(),
        };
        tree.set_tag(tag, &name);
    }
    tree.set_tag("Result", game.outcome().map_or("*", |outcome| outcome.score()));
    if *game.start() != Position::starting() {
        tree.set_tag("FEN", &game.start().to_string());
    }
    tree.push_line_of(game);
    tree.canonicalize();
    let mut text = String::new();
    write_game(&mut text, &tree, Terminator::Strict);
    text.trim_end().to_owned()
}
