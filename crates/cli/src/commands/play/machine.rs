//! The machine at the board.

use damier_core::{Color, Game, Move};
use damier_engine::{Engine, Level, Root, Score};

use crate::failure::Failure;

/// The machine with the side it plays.
pub(super) struct Machine {
    pub(super) side: Color,
    pub(super) level: u8,
    engine: Engine,
}

impl Machine {
    pub(super) fn new(side: Color, level: u8, seed: u64) -> Result<Machine, Failure> {
        let strength = Level::new(level).ok_or_else(|| Failure::usage(format!("--level {level}: 1-5")))?;
        Ok(Machine { side, level, engine: Engine::at_level(strength, seed) })
    }

    /// Its move in the current position; `None` where there is none.
    pub(super) fn choose(&mut self, game: &Game) -> Option<Move> {
        self.engine.best_move(&Root::from(game)).map(|found| found.best)
    }

    /// Whether it agrees to a draw: when it does not think itself better, opening moves apart.
    pub(super) fn accepts_draw(&mut self, game: &Game) -> bool {
        let found = match Engine::at_level(Level::HIGHEST, 0).best_move(&Root::from(game)) {
            Some(found) => found,
            None => return false,
        };
        let own =
            if game.position().turn() == self.side { found.score.value() } else { -found.score.value() };
        game.ply() >= 20 && own <= Score::DRAW.value()
    }
}

/// A good move for the side to move.
pub(super) fn hint(game: &Game) -> Option<Move> {
    if game.outcome().is_some() {
        return None;
    }
    Engine::at_level(Level::HIGHEST, 0).best_move(&Root::from(game)).map(|found| found.best)
}
