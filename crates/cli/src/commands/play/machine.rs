//! The machine at the board.

use std::sync::Arc;

use damier_book::{Book, Opener, Taste};
use damier_core::{Color, Game, Move};
use damier_engine::{Endgames, Engine, Level, Root, Score};

use crate::failure::Failure;

/// The endings that everybody here may ask for.
pub(super) type Tables = Option<Arc<dyn Endgames>>;

/// The machine with the side it plays.
pub(super) struct Machine {
    pub(super) side: Color,
    pub(super) level: u8,
    engine: Engine,
    tables: Tables,
    opener: Option<Opener>,
    seed: u64,
}

impl Machine {
    pub(super) fn new(side: Color, level: u8, seed: u64, tables: Tables) -> Result<Machine, Failure> {
        let strength = Level::new(level).ok_or_else(|| Failure::usage(format!("--level {level}: 1-20")))?;
        let mut engine = Engine::at_level(strength, seed);
        engine.set_endgames(tables.clone().filter(|_| strength.knows_endings()));
        Ok(Machine { side, level, engine, tables, opener: None, seed })
    }

    /// Begins by this book, as far and as exactly as befits the level.
    pub(super) fn set_book(&mut self, book: Option<Arc<Book>>) {
        let taste = Level::new(self.level).map_or_else(Taste::default, Taste::of);
        self.opener = book.map(|book| Opener { book, taste, seed: self.seed });
    }

    /// Its move in the current position; `None` where there is none.
    pub(super) fn choose(&mut self, game: &Game) -> Option<Move> {
        let opener = self.opener.as_ref();
        if let Some(known) = opener.and_then(|book| book.choose(game.position(), game.ply() as usize)) {
            return Some(known.m);
        }
        self.engine.best_move(&Root::from(game)).map(|found| found.best)
    }

    /// Whether it agrees to a draw: when it does not think itself better, opening moves apart.
    pub(super) fn accepts_draw(&mut self, game: &Game) -> bool {
        let found = match expert(&self.tables).best_move(&Root::from(game)) {
            Some(found) => found,
            None => return false,
        };
        let own =
            if game.position().turn() == self.side { found.score.value() } else { -found.score.value() };
        game.ply() >= 20 && own <= Score::LEVEL.value()
    }
}

/// A good move for the side to move.
pub(super) fn hint(game: &Game, tables: &Tables) -> Option<Move> {
    if game.outcome().is_some() {
        return None;
    }
    expert(tables).best_move(&Root::from(game)).map(|found| found.best)
}

fn expert(tables: &Tables) -> Engine {
    let mut engine = Engine::at_level(Level::HIGHEST, 0);
    engine.set_endgames(tables.clone());
    engine
}
