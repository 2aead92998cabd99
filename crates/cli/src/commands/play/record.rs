//! The game at the board as PDN, to be kept or pasted elsewhere.

use damier_core::{Color, Position};

use super::Session;
use crate::text::say;

/// The game so far, to the current position: PDN 3.0 with the international result.
pub(super) fn pdn(session: &Session) -> String {
    let game = &session.game;
    let name = |color| match &session.machine {
        Some(machine) if machine.side == color => format!("damier, level {}", machine.level),
        _ => say(session.language, "Joueur", "Player", "Speler").to_owned(),
    };
    let result = game.outcome().map_or("*", |outcome| outcome.score());
    let mut text = format!("[White \"{}\"]\n[Black \"{}\"]\n", name(Color::White), name(Color::Black));
    text.push_str(&format!("[Result \"{result}\"]\n[GameType \"20\"]\n"));
    if *game.start() != Position::starting() {
        text.push_str(&format!("[SetUp \"1\"]\n[FEN \"{}\"]\n", game.start()));
    }
    text.push('\n');
    let mut column = 0;
    for word in words(session) {
        // A line no longer than 80 columns.
        let blank = usize::from(column > 0);
        if column + blank + word.len() > 80 {
            text.push('\n');
            column = 0;
        } else if column > 0 {
            text.push(' ');
            column += 1;
        }
        text.push_str(&word);
        column += word.len();
    }
    text.push_str(if column > 0 { " *" } else { "*" });
    text
}

/// The moves with their numbers.
fn words(session: &Session) -> Vec<String> {
    let mut position = *session.game.start();
    let mut words = Vec::new();
    let offset = usize::from(position.turn() == Color::Black);
    for (ply, m) in session.game.moves().iter().enumerate() {
        let number = (ply + offset) / 2 + 1;
        if position.turn() == Color::White {
            words.push(format!("{number}."));
        } else if ply == 0 {
            words.push(format!("{number}..."));
        }
        words.push(position.notation(m));
        position = position.play_unchecked(m);
    }
    words
}
