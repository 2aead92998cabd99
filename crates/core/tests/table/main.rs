//! The table: every irregularity of `irregularities.md` that a screen can have, what a claim meets,
//! and what becomes of the game.

mod kinds;
mod random;

use damier_core::table::{Act, Decision, Finished, Incident, IncidentKind};
use damier_core::{fen, Color, Game, Position, Ruleset};

pub(crate) fn position(text: &str) -> Position {
    fen::parse(text).unwrap().into_position().unwrap()
}

pub(crate) fn game(text: &str) -> Game {
    Game::new(position(text), Ruleset::Ffjd)
}

pub(crate) fn finish(game: &mut Game, by: Color, acts: &str) {
    assert_eq!(game.finish(&Act::read(acts).unwrap(), by), Ok(Finished::Done), "{acts}");
}

/// The kind that is pending after these acts by the side to move.
pub(crate) fn kind(start: &str, acts: &str) -> Option<IncidentKind> {
    let mut game = game(start);
    let by = game.position().turn();
    finish(&mut game, by, acts);
    game.pending().map(|incident| incident.kind)
}

pub(crate) fn all(game: &Game) -> Vec<Incident> {
    game.line().into_iter().flat_map(|node| game.incidents(node).to_vec()).collect()
}

pub(crate) fn decisions(game: &Game) -> Vec<Decision> {
    all(game).into_iter().map(|incident| incident.decision).collect()
}
