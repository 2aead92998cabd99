//! A game that engines played, as PDN.

use damier_core::{Color, Move, Position};

/// What stands above the moves.
pub(super) struct Tags<'a> {
    pub(super) event: &'a str,
    pub(super) round: String,
    pub(super) white: &'a str,
    pub(super) black: &'a str,
    /// `2-0`, `1-1`, `0-2` or `*`.
    pub(super) result: &'a str,
}

/// The game from this position on.
pub(super) fn pdn_game(tags: &Tags<'_>, start: &Position, moves: &[Move]) -> String {
    let clean = |name: &str| name.replace(['"', '\\'], "'");
    let mut text = format!(
        "[Event \"{}\"]\n[Round \"{}\"]\n[White \"{}\"]\n[Black \"{}\"]\n[Result \"{}\"]\n\
         [GameType \"20\"]\n[SetUp \"1\"]\n[FEN \"{start}\"]\n\n",
        clean(tags.event),
        tags.round,
        clean(tags.white),
        clean(tags.black),
        tags.result
    );
    let mut at = *start;
    let mut line = String::new();
    let first = usize::from(start.turn() == Color::Black);
    for (ply, m) in moves.iter().enumerate() {
        let place = ply + first;
        let word = match (place % 2, ply) {
            (0, _) => format!("{}. {}", place / 2 + 1, at.notation(m)),
            (_, 0) => format!("{}... {}", place / 2 + 1, at.notation(m)),
            _ => at.notation(m),
        };
        if line.len() + word.len() > 98 {
            text += line.trim_end();
            text.push('\n');
            line.clear();
        }
        line += &word;
        line.push(' ');
        at = at.play_unchecked(m);
    }
    text + &format!("{line}{}\n\n", tags.result)
}
