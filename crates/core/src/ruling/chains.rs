//! Captures stopping anywhere: chains of one or more hops by the rules, finished or not.

use alloc::vec::Vec;

use crate::bitboard::Bitboard;
use crate::movegen::Visited;
use crate::moves::Move;
use crate::path::{hop, MovePath};
use crate::piece::Role;
use crate::position::Position;
use crate::square::{Direction, Square};

/// The captures of one piece, stopping anywhere.
pub(super) struct Chains<'a> {
    position: &'a Position,
    from: Square,
    role: Role,
    enemy: Bitboard,
    /// The squares free during the move: the start square counts as one, a taken piece stays.
    free: Bitboard,
}

impl<'a> Chains<'a> {
    /// The captures of the piece of this rank on this square, which belongs to the side to move.
    pub(super) fn of(position: &'a Position, from: Square, role: Role) -> Chains<'a> {
        Chains {
            position,
            from,
            role,
            enemy: position.board().of(position.turn().opponent()),
            free: position.board().empty().with(from),
        }
    }

    /// The enemy pieces that the piece can take next, standing on `here` with these taken before.
    pub(super) fn next_victims(&self, here: Square, taken: Bitboard) -> Bitboard {
        Direction::ALL.iter().filter_map(|direction| self.hop(here, *direction, taken)).map(|h| h.0).collect()
    }

    /// Where the piece can land next, and over which piece, standing on `here` with these taken before.
    pub(super) fn next_landings(&self, here: Square, taken: Bitboard) -> Vec<(Square, Square)> {
        let mut found = Vec::new();
        for direction in Direction::ALL {
            if let Some((over, landings)) = self.hop(here, direction, taken) {
                found.extend(landings.map(|landing| (over, landing)));
            }
        }
        found
    }

    /// Step 4: among the chains that end on a square the one with most pieces, a finished one among equals.
    pub(super) fn longest_ending_on(&self, to: Square) -> Option<MovePath> {
        let mut search = Longest { chains: self, to, best: None, seen: Visited::new() };
        search.visit(self.from, Bitboard::EMPTY);
        search.best.and_then(|best| self.route(to, best.taken))
    }

    /// The chain with exactly this end and these pieces taken, if there is one.
    pub(super) fn route(&self, to: Square, taken: Bitboard) -> Option<MovePath> {
        if taken.is_empty() || !taken.difference(self.enemy).is_empty() {
            return None;
        }
        self.position.path_through(&Move { from: self.from, to, promotes: false, captured: taken }, &[])
    }

    /// One hop over an enemy piece not yet taken: that piece and where the hop may end.
    fn hop(
        &self,
        here: Square,
        direction: Direction,
        taken: Bitboard,
    ) -> Option<(Square, impl Iterator<Item = Square>)> {
        let (over, landings) = hop(self.role, here, direction, self.free)?;
        let mut landings = landings.peekable();
        if self.enemy.contains(over) && !taken.contains(over) && landings.peek().is_some() {
            Some((over, landings))
        } else {
            None
        }
    }
}

/// The best chain found so far: most pieces first, then finished before unfinished.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Best {
    count: u32,
    finished: bool,
    taken: Bitboard,
}

struct Longest<'a> {
    chains: &'a Chains<'a>,
    to: Square,
    best: Option<Best>,
    /// What can follow depends on the square and the pieces taken alone, so each pair is visited once.
    seen: Visited,
}

impl Longest<'_> {
    fn visit(&mut self, here: Square, taken: Bitboard) {
        if !self.seen.insert(here, taken) {
            return;
        }
        let mut finished = true;
        for direction in Direction::ALL {
            if let Some((over, landings)) = self.chains.hop(here, direction, taken) {
                finished = false;
                for landing in landings {
                    self.visit(landing, taken.with(over));
                }
            }
        }
        if here == self.to && !taken.is_empty() {
            let found = Best { count: taken.len(), finished, taken };
            let better = |best: &Best| (best.count, best.finished) < (found.count, found.finished);
            if self.best.as_ref().map_or(true, better) {
                self.best = Some(found);
            }
        }
    }
}
