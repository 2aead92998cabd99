//! The making of a book: the engine plays games against itself that begin in the book, and where they
//! leave it, the book grows. What a position is worth follows from what its moves lead to.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::Mutex;

use damier_core::{Move, Position};
use damier_engine::Random;

use crate::book::{Book, BookMove, Facts};
use crate::record::{self, Looked, RecordError};
use crate::search::Searcher;

/// Games of one round: the book grows by as many positions at most.
const GAMES: usize = 32;
/// No game is followed further.
const LONGEST: usize = 40;
/// Of two moves, one worse by so many hundredths is played half as often.
const HALF: i32 = 6;
/// Moves worse by more than this are never played.
const WORST: i32 = 60;

/// How a book is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// Another seed plays other games.
    pub seed: u64,
    /// Positions that each search visits.
    pub nodes: u32,
    /// Threads; the book is the same with any number.
    pub threads: usize,
}

/// A position that was looked at.
struct Known {
    position: Position,
    /// Each legal move with what its search said.
    moves: Vec<(Move, i16)>,
    /// What the best move is worth, as far as is known now.
    value: i16,
}

/// A book under way.
pub struct Workshop {
    plan: Plan,
    known: Vec<Known>,
    places: HashMap<Position, usize>,
    rounds: u64,
}

impl Workshop {
    /// A new making.
    #[must_use]
    pub fn new(plan: Plan) -> Workshop {
        Workshop { plan, known: Vec::new(), places: HashMap::new(), rounds: 0 }
    }

    /// What a record begins with.
    #[must_use]
    pub fn head(plan: &Plan) -> String {
        record::head(plan)
    }

    /// Goes on with a making from its record. Also says how many bytes of it count: what follows belongs
    /// to a round that was cut off.
    ///
    /// # Errors
    /// When it is the record of something else, or damaged.
    pub fn resume(plan: Plan, text: &str) -> Result<(Workshop, usize), RecordError> {
        let (rounds, used) = record::read(text, &plan)?;
        let mut workshop = Workshop::new(plan);
        for round in rounds {
            workshop.learn(&round);
        }
        Ok((workshop, used))
    }

    /// How many positions are known.
    #[must_use]
    pub fn len(&self) -> usize {
        self.known.len()
    }

    /// Whether nothing is known yet.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.known.is_empty()
    }

    /// Plays a round of games and looks at where they left the book. The lines for the record; empty where
    /// there is nothing left to look at.
    pub fn grow(&mut self) -> String {
        let leaves = self.leaves();
        if leaves.is_empty() {
            return String::new();
        }
        let looked = self.look(&leaves);
        let text = record::round(self.rounds, &looked);
        self.learn(&looked);
        text
    }

    /// The book, as far as it is.
    #[must_use]
    pub fn book(&self) -> Book {
        let known = |position: &Position| {
            let known = &self.known[*self.places.get(position)?];
            let entry = |(m, said): &(Move, i16)| BookMove { m: *m, value: self.worth(known, m, *said) };
            Some(known.moves.iter().map(entry).collect())
        };
        Book::of(Facts { seed: self.plan.seed, nodes: self.plan.nodes }, &known)
    }

    /// What a move is worth: by what is known of the position after it, else by its search.
    fn worth(&self, known: &Known, m: &Move, said: i16) -> i16 {
        match self.places.get(&known.position.play_unchecked(m)) {
            Some(place) => -self.known[*place].value,
            None => said,
        }
    }

    /// Where the games of this round leave the book.
    fn leaves(&self) -> Vec<Position> {
        let mut leaves: Vec<Position> = Vec::new();
        for game in 0..GAMES as u64 {
            let number = self.rounds * GAMES as u64 + game;
            let mut random = Random::new(self.plan.seed ^ number.wrapping_mul(0x9E37_79B9_7F4A_7C15));
            if let Some(leaf) = self.walk(&mut random) {
                if !leaves.contains(&leaf) {
                    leaves.push(leaf);
                }
            }
        }
        leaves
    }

    /// A game from the start until it leaves the book.
    fn walk(&self, random: &mut Random) -> Option<Position> {
        let mut here = Position::starting();
        for _ in 0..LONGEST {
            let known = match self.places.get(&here) {
                Some(place) => &self.known[*place],
                None => return Some(here).filter(|here| !here.legal_moves().is_empty()),
            };
            let weight = |(m, said): &(Move, i16)| {
                let loss = i32::from(known.value) - i32::from(self.worth(known, m, *said));
                if loss > WORST {
                    return 0;
                }
                1_usize << (WORST / HALF - loss.max(0) / HALF)
            };
            let all: usize = known.moves.iter().map(weight).sum();
            let mut left = random.below(all);
            let (m, _) = known.moves.iter().find(|entry| match left.checked_sub(weight(entry)) {
                Some(rest) => {
                    left = rest;
                    false
                }
                None => true,
            })?;
            here = here.play_unchecked(m);
        }
        None
    }

    /// Looks at positions, several at a time; what is found is in their order.
    fn look(&self, leaves: &[Position]) -> Vec<Looked> {
        let next = AtomicUsize::new(0);
        let found: Mutex<Vec<Option<Looked>>> = Mutex::new(leaves.iter().map(|_| None).collect());
        let work = || {
            let mut searcher = Searcher::new(self.plan.nodes);
            while let Some(position) = leaves.get(next.fetch_add(1, Ordering::Relaxed)) {
                let moves = searcher.moves(position);
                let mut found = found.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                if let Some(place) = leaves.iter().position(|leaf| leaf == position) {
                    found[place] = Some((*position, moves));
                }
            }
        };
        std::thread::scope(|scope| {
            for _ in 1..self.plan.threads.clamp(1, leaves.len()) {
                let built = std::thread::Builder::new().stack_size(16 << 20);
                // Where the system gives no more threads, this one does all the work.
                if built.spawn_scoped(scope, work).is_err() {
                    break;
                }
            }
            work();
        });
        let found = found.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
        found.into_iter().flatten().collect()
    }

    /// Takes up what was found, and works out anew what everything is worth.
    fn learn(&mut self, looked: &[Looked]) {
        for (position, moves) in looked {
            if !self.places.contains_key(position) {
                let value = moves.iter().map(|(_, value)| *value).max().unwrap_or(0);
                self.places.insert(*position, self.known.len());
                self.known.push(Known { position: *position, moves: moves.clone(), value });
            }
        }
        self.rounds += 1;
        // Later positions lie further from the start, nearly always: a few times from the end are enough. Kings
        // that go round in circles could go on for ever.
        for _ in 0..8 {
            let mut changed = false;
            for place in (0..self.known.len()).rev() {
                let known = &self.known[place];
                let best = known.moves.iter().map(|(m, said)| self.worth(known, m, *said)).max();
                let best = best.unwrap_or(known.value);
                changed |= best != known.value;
                self.known[place].value = best;
            }
            if !changed {
                break;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(threads: usize) -> Plan {
        Plan { seed: 3, nodes: 200, threads }
    }

    fn make(mut workshop: Workshop, rounds: usize) -> (Workshop, String) {
        let text: String = (0..rounds).map(|_| workshop.grow()).collect();
        (workshop, text)
    }

    #[test]
    fn the_same_plan_makes_the_same_book_with_any_number_of_threads() {
        let (one, text) = make(Workshop::new(plan(1)), 4);
        let (two, same) = make(Workshop::new(plan(2)), 4);
        assert_eq!(text, same);
        assert_eq!(one.book(), two.book());
        assert!(one.book().len() > 20, "{}", one.book().len());
        let (other, _) = make(Workshop::new(Plan { seed: 4, ..plan(1) }), 4);
        assert_ne!(one.book(), other.book());
        assert_eq!(Book::from_bytes(&one.book().to_bytes()), Ok(one.book()));
    }

    #[test]
    fn a_making_that_was_stopped_goes_on_to_the_same_book() {
        let (whole, text) = make(Workshop::new(plan(1)), 4);
        let record = Workshop::head(&plan(1)) + &text;
        // Cut off in the middle of the last round.
        let cut = &record[..record.len() - 40];
        let (resumed, used) = Workshop::resume(plan(1), cut).unwrap();
        assert!(resumed.len() < whole.len());
        let (resumed, last) = make(resumed, 1);
        assert_eq!(record[..used].to_owned() + &last, record);
        assert_eq!(resumed.book(), whole.book());
    }

    #[test]
    fn other_records_are_refused() {
        let (_, text) = make(Workshop::new(plan(1)), 1);
        let record = Workshop::head(&plan(1)) + &text;
        let other = Plan { nodes: 300, ..plan(1) };
        assert_eq!(Workshop::resume(other, &record).err(), Some(RecordError::Other));
        assert_eq!(Workshop::resume(plan(1), "").err(), Some(RecordError::Other));
        for (from, to) in [("round 0", "round 1"), ("32-28=", "32-21="), ("=", " "), ("32-28=", "32-28=x")] {
            let damaged = record.replacen(from, to, if from == "=" { 4 } else { 1 });
            assert!(Workshop::resume(plan(1), &damaged).is_err(), "{from}");
        }
    }

    #[test]
    fn worth_comes_from_what_follows() {
        let (workshop, _) = make(Workshop::new(plan(1)), 6);
        for known in &workshop.known {
            let best = known.moves.iter().map(|(m, said)| workshop.worth(known, m, *said)).max();
            assert_eq!(best, Some(known.value));
        }
    }
}
