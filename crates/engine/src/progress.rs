//! How far the threads of a search have come together: the deepest iteration that any of them has finished.
//!
//! Whoever finishes one first tells the others, and they leave off what they search no deeper than that. So each
//! depth takes the time of the quickest thread, and no thread is behind another.

use std::sync::atomic::{AtomicBool, AtomicI32, AtomicU64, AtomicUsize, Ordering};

use damier_core::{Bitboard, Move, Square};

use crate::iterate::Candidate;
use crate::worker::MAX_PLY;

/// The last iteration told. Its words are atomic and written under a flag: a lock without unsafe code, that also
/// holds in WebAssembly, where the standard library is compiled for one thread.
pub(crate) struct Progress {
    /// Plies; 0 before the first.
    depth: AtomicI32,
    deepest: AtomicUsize,
    taken: AtomicBool,
    value: AtomicI32,
    length: AtomicUsize,
    line: [AtomicU64; MAX_PLY],
}

impl Progress {
    pub(crate) fn new() -> Progress {
        Progress {
            depth: AtomicI32::new(0),
            deepest: AtomicUsize::new(0),
            taken: AtomicBool::new(false),
            value: AtomicI32::new(0),
            length: AtomicUsize::new(0),
            line: [0; MAX_PLY].map(AtomicU64::new),
        }
    }

    /// The deepest iteration that is finished.
    #[inline]
    pub(crate) fn depth(&self) -> i32 {
        self.depth.load(Ordering::Relaxed)
    }

    /// The deepest ply that was reached by those who told.
    pub(crate) fn deepest(&self) -> usize {
        self.deepest.load(Ordering::Relaxed)
    }

    /// An iteration is finished. Forgotten where one as deep is known.
    pub(crate) fn tell(&self, depth: i32, deepest: usize, best: &Candidate) {
        self.alone(|| {
            self.deepest.fetch_max(deepest, Ordering::Relaxed);
            if depth <= self.depth() {
                return;
            }
            for (m, word) in best.line.iter().zip(&self.line) {
                word.store(packed(m), Ordering::Relaxed);
            }
            self.length.store(best.line.len().min(MAX_PLY), Ordering::Relaxed);
            self.value.store(best.value, Ordering::Relaxed);
            self.depth.store(depth, Ordering::Relaxed);
        });
    }

    /// Puts the best move of the deepest iteration in front of the others; its depth.
    pub(crate) fn take_over(&self, candidates: &mut [Candidate]) -> i32 {
        self.alone(|| {
            let words = &self.line[..self.length.load(Ordering::Relaxed)];
            let mut line = words.iter().filter_map(|word| unpacked(word.load(Ordering::Relaxed)));
            let first = line.next();
            if let Some(place) = candidates.iter().position(|c| Some(c.m) == first) {
                candidates[..=place].rotate_right(1);
                candidates[0].value = self.value.load(Ordering::Relaxed);
                candidates[0].line.truncate(1);
                candidates[0].line.extend(line);
            }
            self.depth()
        })
    }

    fn alone<T>(&self, work: impl FnOnce() -> T) -> T {
        while self.taken.compare_exchange_weak(false, true, Ordering::Acquire, Ordering::Relaxed).is_err() {
            std::hint::spin_loop();
        }
        let done = work();
        self.taken.store(false, Ordering::Release);
        done
    }
}

/// A move in one word: where from (6 bits), where to (6), whether it promotes, what it takes (50).
fn packed(m: &Move) -> u64 {
    let squares = u64::from(m.from.number()) | u64::from(m.to.number()) << 6;
    squares | u64::from(m.promotes) << 12 | m.captured.to_compact() << 13
}

fn unpacked(word: u64) -> Option<Move> {
    let square = |bits: u64| Square::new((bits & 63) as u8);
    let captured = Bitboard::from_compact(word >> 13);
    Some(Move { from: square(word)?, to: square(word >> 6)?, promotes: word >> 12 & 1 == 1, captured })
}

#[cfg(test)]
mod tests {
    use damier_core::{fen, Position};

    use super::*;

    #[test]
    fn the_best_move_comes_first_with_its_line() {
        let position = Position::starting();
        let mut candidates: Vec<Candidate> =
            position.legal_moves().iter().map(|m| Candidate::new(*m)).collect();
        let order: Vec<Move> = candidates.iter().map(|c| c.m).collect();
        let mut best = candidates[4].clone();
        best.value = 17;
        best.line.push(position.play_unchecked(&best.m).legal_moves()[2]);

        let progress = Progress::new();
        progress.tell(9, 21, &best);
        // As deep, or less: too late.
        progress.tell(9, 11, &candidates[1]);
        progress.tell(8, 30, &candidates[2]);
        assert_eq!(progress.take_over(&mut candidates), 9);
        assert_eq!((progress.depth(), progress.deepest()), (9, 30));
        assert_eq!((&candidates[0].line, candidates[0].value), (&best.line, 17));
        let expected: Vec<Move> = [4, 0, 1, 2, 3, 5, 6, 7, 8].iter().map(|n| order[*n]).collect();
        assert_eq!(candidates.iter().map(|c| c.m).collect::<Vec<_>>(), expected);
    }

    #[test]
    fn every_move_fits_into_a_word() {
        let squares = ["start", "W:W7,8,K46:B2,10,20,28,29,38,39,40", "B:WK1,11,22,33,44:BK50,45,6,17,28"];
        for position in squares.map(|text| match text {
            "start" => Position::starting(),
            _ => fen::parse(text).unwrap().into_position().unwrap(),
        }) {
            for m in position.legal_moves() {
                assert_eq!(unpacked(packed(&m)), Some(m));
            }
        }
        assert_eq!(unpacked(0), None);
    }
}
