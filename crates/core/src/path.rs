//! The route of a capture: the squares it lands on and the pieces in the order taken.

use alloc::vec;
use alloc::vec::Vec;

use crate::bitboard::Bitboard;
use crate::movegen::Visited;
use crate::moves::Move;
use crate::piece::Role;
use crate::position::Position;
use crate::square::{Direction, Square};

/// One route of a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MovePath {
    /// Start, one landing square after each captured piece, both ends included.
    pub squares: Vec<Square>,
    /// The captured pieces in the order taken; empty for a quiet move.
    pub captured: Vec<Square>,
}

impl Position {
    /// The canonical route of a legal move: the first in depth-first order of directions NW, NE,
    /// SW, SE, nearest landing first (`notation.md` §1, PDN 3.0).
    #[must_use]
    pub fn path(&self, m: &Move) -> MovePath {
        self.path_through(m, &[]).unwrap_or_else(|| MovePath {
            squares: vec![m.from, m.to],
            captured: m.captured.iter().collect(),
        })
    }

    /// The first route of a move that lands on the given squares in this order (others may lie
    /// between them), or `None` if no route does. The squares are those between start and end.
    #[must_use]
    pub fn path_through(&self, m: &Move, between: &[Square]) -> Option<MovePath> {
        if !m.is_capture() {
            let squares = vec![m.from, m.to];
            return if between.is_empty() { Some(MovePath { squares, captured: Vec::new() }) } else { None };
        }
        let role = self.board().piece_at(m.from)?.role;
        let mut search = RouteSearch {
            to: m.to,
            role,
            between,
            empty: self.board().empty().with(m.from),
            path: MovePath { squares: vec![m.from], captured: Vec::new() },
            dead: Vec::new(),
        };
        if search.go(m.from, m.captured, 0) {
            Some(search.path)
        } else {
            None
        }
    }
}

/// One hop of a capture: the piece jumped and the squares it may land on, nearest first.
pub(crate) fn hop(
    role: Role,
    here: Square,
    direction: Direction,
    empty: Bitboard,
) -> Option<(Square, impl Iterator<Item = Square>)> {
    let over = match role {
        Role::Man => here.step(direction),
        Role::King => here.ray(direction).find(|s| !empty.contains(*s)),
    }?;
    let reach = match role {
        Role::Man => 1,
        Role::King => 9,
    };
    Some((over, over.ray(direction).take_while(move |s| empty.contains(*s)).take(reach)))
}

struct RouteSearch<'a> {
    to: Square,
    role: Role,
    between: &'a [Square],
    empty: Bitboard,
    path: MovePath,
    /// Dead ends already seen: where and what is left to take, by how many squares between were met.
    dead: Vec<Visited>,
}

impl RouteSearch<'_> {
    fn go(&mut self, here: Square, left: Bitboard, met: usize) -> bool {
        if left.is_empty() {
            return here == self.to && met == self.between.len();
        }
        if self.dead.get(met).map_or(false, |dead| dead.contains(here, left)) {
            return false;
        }
        for direction in Direction::ALL {
            let (over, landings) = match hop(self.role, here, direction, self.empty) {
                Some(found) if left.contains(found.0) => found,
                _ => continue,
            };
            let left_after = left.without(over);
            for landing in landings {
                // The end of the move is not one of the squares between.
                let wanted = !left_after.is_empty() && self.between.get(met) == Some(&landing);
                self.path.squares.push(landing);
                self.path.captured.push(over);
                if self.go(landing, left_after, met + usize::from(wanted)) {
                    return true;
                }
                self.path.squares.pop();
                self.path.captured.pop();
            }
        }
        while self.dead.len() <= met {
            self.dead.push(Visited::new());
        }
        self.dead[met].insert(here, left);
        false
    }
}
