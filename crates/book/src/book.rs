//! Positions of openings with the moves that are good in them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use damier_core::{Move, Position};
use damier_engine::{Random, Score};

use crate::taste::Taste;

/// A move of the book.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BookMove {
    /// The move, legal in its position.
    pub m: Move,
    /// What it is worth to the side that plays it, in hundredths of a man.
    pub value: i16,
}

impl BookMove {
    /// What it is worth, as a search would say it.
    #[must_use]
    pub fn score(&self) -> Score {
        Score::men(i32::from(self.value))
    }
}

/// How a book was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Facts {
    /// The seed of its games.
    pub seed: u64,
    /// Positions that each search visited.
    pub nodes: u32,
}

/// An opening book. Positions are found by everything that makes them what they are, never by a hash alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Book {
    facts: Facts,
    /// In the order in which they are met from the start, move after move.
    order: Vec<Position>,
    /// The best move first.
    moves: HashMap<Position, Vec<BookMove>>,
}

static SHIPPED: Mutex<Option<Arc<Book>>> = Mutex::new(None);

impl Book {
    /// The book that comes with the program, made ready once.
    #[must_use]
    pub fn shipped() -> Arc<Book> {
        let mut slot = match SHIPPED.lock() {
            Ok(slot) => slot,
            // Nothing can be half done in it.
            Err(poisoned) => poisoned.into_inner(),
        };
        // A test reads it; were it damaged, there would be no book, and all else would go on.
        let read = || Book::from_bytes(include_bytes!("../openings.book")).unwrap_or_else(|_| Book::empty());
        Arc::clone(slot.get_or_insert_with(|| Arc::new(read())))
    }

    fn empty() -> Book {
        Book { facts: Facts::default(), order: Vec::new(), moves: HashMap::new() }
    }

    /// The book of what is known of positions: of each the moves that are at most [`Taste::MOST`] worse than
    /// the best, and of positions those that such moves lead to from the start.
    pub(crate) fn of(facts: Facts, known: &dyn Fn(&Position) -> Option<Vec<BookMove>>) -> Book {
        let mut book = Book { facts, ..Book::empty() };
        book.meet(Position::starting(), known);
        let mut next = 0;
        while next < book.order.len() {
            let position = book.order[next];
            next += 1;
            for entry in book.moves[&position].clone() {
                book.meet(position.play_unchecked(&entry.m), known);
            }
        }
        book
    }

    fn meet(&mut self, position: Position, known: &dyn Fn(&Position) -> Option<Vec<BookMove>>) {
        if self.moves.contains_key(&position) {
            return;
        }
        let mut moves = known(&position).unwrap_or_default();
        let best = moves.iter().map(|entry| entry.value).max().unwrap_or(0);
        moves.retain(|entry| i32::from(best) - i32::from(entry.value) <= i32::from(Taste::MOST));
        moves.sort_by_key(|entry| (-i32::from(entry.value), entry.m));
        if !moves.is_empty() {
            self.insert(position, moves);
        }
    }

    pub(crate) fn with_facts(facts: Facts) -> Book {
        Book { facts, ..Book::empty() }
    }

    pub(crate) fn insert(&mut self, position: Position, moves: Vec<BookMove>) {
        self.order.push(position);
        self.moves.insert(position, moves);
    }

    /// How it was made.
    #[must_use]
    pub fn facts(&self) -> Facts {
        self.facts
    }

    /// Its positions, each with its moves, the best first; in the order in which they are met from the start.
    pub fn positions(&self) -> impl Iterator<Item = (&Position, &[BookMove])> {
        self.order.iter().map(|position| (position, self.moves(position)))
    }

    /// How many positions it has.
    #[must_use]
    pub fn len(&self) -> usize {
        self.order.len()
    }

    /// Whether it has none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.order.is_empty()
    }

    /// The moves of a position, the best first; none where the book does not know it.
    #[must_use]
    pub fn moves(&self, position: &Position) -> &[BookMove] {
        self.moves.get(position).map_or(&[], Vec::as_slice)
    }

    /// A move for this position: among those within the margin the better ones more often. The seed
    /// decides; another one chooses otherwise. `None` where the book does not know the position.
    #[must_use]
    pub fn choose(&self, position: &Position, taste: Taste, seed: u64) -> Option<BookMove> {
        let moves = self.moves(position);
        let best = i32::from(moves.first()?.value);
        let margin = i32::from(taste.margin.clamp(0, Taste::MOST));
        let weight = |entry: &BookMove| (margin + 1 - (best - i32::from(entry.value))).max(0) as usize;
        let all: usize = moves.iter().map(weight).sum();
        let mut left = random_for(position, seed).below(all);
        let chosen = moves.iter().find(|entry| match left.checked_sub(weight(entry)) {
            Some(rest) => {
                left = rest;
                false
            }
            None => true,
        });
        chosen.or_else(|| moves.first()).copied()
    }

    /// The line of best moves that begins here, as far as the book goes.
    #[must_use]
    pub fn line(&self, position: &Position) -> Vec<Move> {
        let mut here = *position;
        let mut line = Vec::new();
        // Kings could go round in circles.
        while let (Some(best), true) = (self.moves(&here).first(), line.len() < 60) {
            line.push(best.m);
            here = here.play_unchecked(&best.m);
        }
        line
    }
}

/// Numbers that belong to a position and a seed.
fn random_for(position: &Position, seed: u64) -> Random {
    let text = position.to_string();
    Random::new(seed ^ crate::file::fnv(text.as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shipped_book_is_sound_and_plays_legal_moves_only() {
        let book = Book::from_bytes(include_bytes!("../openings.book")).unwrap();
        assert_eq!(book, *Book::shipped());
        assert!(book.len() > 1_000 && book.to_bytes().len() < 2 << 20, "{}", book.len());
        for (position, moves) in book.positions() {
            for entry in moves {
                assert!(position.is_legal(&entry.m), "{position}");
                assert!(moves[0].value - entry.value <= Taste::MOST && entry.value <= moves[0].value);
            }
        }
    }

    #[test]
    fn the_margin_and_the_seed_decide() {
        let (book, start) = (Book::shipped(), Position::starting());
        let best = book.moves(&start)[0].value;
        let mut seen = [0; 2];
        for (n, margin) in [0, 20].into_iter().enumerate() {
            let taste = Taste::with_margin(margin);
            let mut chosen: Vec<Move> = Vec::new();
            for seed in 0..200 {
                let entry = book.choose(&start, taste, seed).unwrap();
                assert_eq!(Some(entry), book.choose(&start, taste, seed));
                assert!(best - entry.value <= margin);
                chosen.push(entry.m);
            }
            chosen.sort();
            chosen.dedup();
            seen[n] = chosen.len();
        }
        assert!(seen[1] > seen[0], "{seen:?}");
    }

    #[test]
    fn what_looks_alike_is_not_the_same() {
        let book = Book::shipped();
        let start = Position::starting();
        let other = Position::new(*start.board(), start.turn().opponent()).unwrap();
        assert!(book.moves(&other).is_empty());
        assert_eq!(book.choose(&other, Taste::default(), 1), None);
        let mut board = *start.board();
        board.set(damier_core::Square::new(50).unwrap(), None);
        assert!(book.moves(&Position::new(board, start.turn()).unwrap()).is_empty());
    }

    #[test]
    fn the_best_line_is_legal() {
        let mut here = Position::starting();
        let line = Book::shipped().line(&here);
        assert!(line.len() >= 4);
        for m in line {
            assert!(here.is_legal(&m));
            here = here.play_unchecked(&m);
        }
    }
}
