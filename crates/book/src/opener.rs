//! A player's way with a book: which book, how loosely, and another choice in every game.

use std::sync::Arc;

use damier_core::{Move, Position};

use crate::book::{Book, BookMove};
use crate::taste::Taste;

/// A book in the hands of a player.
#[derive(Clone, Debug)]
pub struct Opener {
    /// The book.
    pub book: Arc<Book>,
    /// How loosely it chooses, and for how long.
    pub taste: Taste,
    /// What it chooses among good moves.
    pub seed: u64,
}

impl Opener {
    /// The book that comes with the program.
    #[must_use]
    pub fn shipped(taste: Taste, seed: u64) -> Opener {
        Opener { book: Book::shipped(), taste, seed }
    }

    /// The choice of another game.
    pub fn new_game(&mut self) {
        self.seed = self.seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
    }

    /// A move for this position after so many plies of the game, if the book has one.
    #[must_use]
    pub fn choose(&self, position: &Position, plies: usize) -> Option<BookMove> {
        if plies as u64 >= u64::from(self.taste.plies) {
            return None;
        }
        self.book.choose(position, self.taste, self.seed)
    }

    /// The reply expected to a move: the best one of the book.
    #[must_use]
    pub fn reply(&self, position: &Position, m: &Move) -> Option<Move> {
        self.book.moves(&position.play_unchecked(m)).first().map(|entry| entry.m)
    }
}
