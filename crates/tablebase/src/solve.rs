//! Retrograde solution of a class and its mirror.
//!
//! First every position is looked at once, with the ordinary move generator. Captures, blocked
//! positions and promotions lead into classes that are solved already; what remains is the number
//! of quiet moves within the pair. Then the decided positions of each distance d = 0, 1, 2, … are
//! carried back over quiet moves, all of one distance before the next:
//!
//! - a loss in d makes every position before it a win in d+1, if nothing quicker is known;
//! - a win in d takes one off the count of each position before it; the one whose count comes to
//!   zero is lost.
//!
//! All writes of one distance lead to higher ones and do not depend on their order, so any number
//! of threads gives the same bytes.

use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::Arc;

use damier_core::{Bitboard, Direction, MoveList};

use crate::material::Material;
use crate::parallel::parts;
use crate::ranking::{Placement, Ranking, Walk};
use crate::solved::{Shelf, Solved};
use crate::value::{Code, Wdl};

/// While solving, a byte is 0 (not decided, and a draw at least), a [`Code`] (decided, or a win by
/// promotion that may still become quicker), `COUNT` + quiet moves that are not yet known to lose,
/// or `FROZEN`: a drawn capture, or a hole.
const COUNT: u8 = Code::MOST_PLIES + 1;
const FROZEN: u8 = u8::MAX;
/// Numbers a thread takes at a time.
const PART: u64 = 1 << 14;

/// Why a class could not be solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SolveError {
    /// A class that moves lead to is not on the shelf.
    Missing(Material),
    /// A win or loss is longer than a byte can say.
    TooLong(Material),
}

/// A class while it is being solved.
struct Open {
    ranking: Ranking,
    codes: Vec<AtomicU8>,
}

impl Open {
    fn new(material: Material) -> Open {
        let ranking = Ranking::new(material);
        let codes = (0..ranking.len()).map(|_| AtomicU8::new(FROZEN)).collect();
        Open { ranking, codes }
    }

    #[inline(always)]
    fn code(&self, number: u64) -> &AtomicU8 {
        &self.codes[number as usize]
    }

    fn close(self) -> Arc<Solved> {
        let finish = |code: AtomicU8| match code.into_inner() {
            code if code >= COUNT => Code::DRAW.0,
            code => code,
        };
        Arc::new(Solved { ranking: self.ranking, codes: self.codes.into_iter().map(finish).collect() })
    }
}

/// Solves a class and its mirror; all classes they lead to must be on the shelf. One result if the
/// class is its own mirror.
pub(crate) fn solve(
    material: Material,
    shelf: &Shelf,
    threads: usize,
    tick: &(dyn Fn(u64) + Sync),
) -> Result<Vec<Arc<Solved>>, SolveError> {
    if let Some(missing) = material.leads_to().into_iter().find(|m| shelf.get(*m).is_none()) {
        return Err(SolveError::Missing(missing));
    }
    let mut pair = vec![Open::new(material)];
    if material != material.mirror() {
        pair.push(Open::new(material.mirror()));
    }
    let solver = Solver { pair, shelf, highest: AtomicU8::new(0), threads };
    for class in &solver.pair {
        parts(threads, class.ranking.len(), PART, |part| {
            tick(part.end - part.start);
            solver.seed(class, part.start, part.end)
        })?;
    }
    let mut code = Code::LOST.0;
    while code <= solver.highest.load(Ordering::Relaxed) {
        for (class, before) in solver.pair.iter().zip(solver.pair.iter().rev()) {
            parts(solver.threads, class.ranking.len(), PART, |part| {
                for number in part {
                    if class.code(number).load(Ordering::Relaxed) == code {
                        if let Some(placement) = class.ranking.place(number) {
                            solver.carry_back(&placement.mirror(), before, Code(code))?;
                        }
                    }
                }
                Ok(())
            })?;
        }
        code += 1;
    }
    Ok(solver.pair.into_iter().map(Open::close).collect())
}

struct Solver<'a> {
    /// The class and its mirror, or one class that is its own mirror.
    pair: Vec<Open>,
    shelf: &'a Shelf,
    /// The highest code written so far.
    highest: AtomicU8,
    threads: usize,
}

impl Solver<'_> {
    /// What can be said of each position without knowing the others of the pair.
    fn seed(&self, class: &Open, start: u64, end: u64) -> Result<(), SolveError> {
        let material = class.ranking.material();
        let mut moves = MoveList::new();
        let mut walk = Walk::new(&class.ranking, start);
        let mut highest = 0;
        for number in start..end {
            if let Some(position) = walk.placement().and_then(|p| p.position()) {
                position.legal_moves_into(&mut moves);
                let capture = moves.first().map_or(false, |m| m.is_capture());
                let mut best = Code::LOST;
                let mut quiet = 0;
                for m in moves.iter() {
                    if capture || m.promotes {
                        let after = position.play_unchecked(m);
                        let code = self.shelf.code(&after).ok_or(SolveError::Missing(material))?;
                        best = best.better(code.before_a_move());
                    } else {
                        quiet += 1;
                    }
                }
                let byte = match best.wdl() {
                    Wdl::Draw if capture => FROZEN,
                    Wdl::Draw => Code::DRAW.0,
                    Wdl::Loss if quiet > 0 => COUNT + quiet,
                    _ => best.0,
                };
                if byte < COUNT {
                    highest = highest.max(byte);
                }
                class.code(number).store(byte, Ordering::Relaxed);
            }
            walk.advance();
        }
        self.reach(highest, material)
    }

    fn reach(&self, code: u8, material: Material) -> Result<(), SolveError> {
        if code > Code::MOST_PLIES {
            return Err(SolveError::TooLong(material));
        }
        self.highest.fetch_max(code, Ordering::Relaxed);
        Ok(())
    }

    /// Tells every position from which a quiet move leads here. `here` is seen by the side that
    /// made that move; `code` is for the other side, which is to move.
    fn carry_back(&self, here: &Placement, before: &Open, code: Code) -> Result<(), SolveError> {
        let lost = code.wdl() == Wdl::Loss;
        let empty = !here.occupied();
        let tell = |p: &Placement| {
            let number = before.ranking.rank(p);
            if lost {
                self.win(before, number, p, code.0 + 1)
            } else {
                self.one_less(before, number, p, code)
            }
        };
        for man in here.own_men.iter() {
            for back in [Direction::SouthWest, Direction::SouthEast] {
                let from = Bitboard::of(man).step(back) & empty;
                if !from.is_empty() {
                    tell(&Placement { own_men: here.own_men.without(man) | from, ..*here })?;
                }
            }
        }
        for king in here.own_kings.iter() {
            let others = here.own_kings.without(king);
            for direction in Direction::ALL {
                let mut from = Bitboard::of(king).step(direction) & empty;
                while !from.is_empty() {
                    tell(&Placement { own_kings: others | from, ..*here })?;
                    from = from.step(direction) & empty;
                }
            }
        }
        Ok(())
    }

    #[inline(always)]
    fn win(&self, class: &Open, number: u64, p: &Placement, code: u8) -> Result<(), SolveError> {
        let slot = class.code(number);
        let mut now = slot.load(Ordering::Relaxed);
        loop {
            // Decided already, unless it is a win by promotion that waits for its turn.
            let decided = matches!(now, 1..=Code::MOST_PLIES)
                && (now <= code || p.position().map_or(true, |position| position.must_capture()));
            if decided || now == FROZEN {
                return Ok(());
            }
            match slot.compare_exchange_weak(now, code, Ordering::Relaxed, Ordering::Relaxed) {
                Ok(_) => return self.reach(code, class.ranking.material()),
                Err(changed) => now = changed,
            }
        }
    }

    #[inline(always)]
    fn one_less(&self, class: &Open, number: u64, p: &Placement, code: Code) -> Result<(), SolveError> {
        let slot = class.code(number);
        let mut now = slot.load(Ordering::Relaxed);
        loop {
            if now <= COUNT || now == FROZEN {
                return Ok(());
            }
            let next = if now == COUNT + 1 { self.loss(class, p, code)?.0 } else { now - 1 };
            match slot.compare_exchange_weak(now, next, Ordering::Relaxed, Ordering::Relaxed) {
                Ok(_) if next < COUNT => return self.reach(next, class.ranking.material()),
                Ok(_) => return Ok(()),
                Err(changed) => now = changed,
            }
        }
    }

    /// The loss of a position all of whose moves are known to lose, the slowest quiet one against
    /// a win of this code; promotions may hold out longer.
    #[cold]
    fn loss(&self, class: &Open, p: &Placement, code: Code) -> Result<Code, SolveError> {
        let mut slowest = code.before_a_move();
        if p.own_men.is_empty() {
            return Ok(slowest);
        }
        let material = class.ranking.material();
        let position = p.position().ok_or(SolveError::Missing(material))?;
        for m in position.legal_moves().iter().filter(|m| m.promotes) {
            let after = self.shelf.code(&position.play_unchecked(m));
            slowest = slowest.better(after.ok_or(SolveError::Missing(material))?.before_a_move());
        }
        Ok(slowest)
    }
}
