//! What captures would be if each piece taken left the board at once: a wrong rule, worked out only to
//! show what the right one prevents (the *coup turc*).
//!
//! Nothing here decides about a move: the legal moves come from the generator, rulings from `explain`.

use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;

use super::walk::squares_between;
use crate::bitboard::Bitboard;
use crate::moves::Move;
use crate::path::{hop, MovePath};
use crate::piece::Role;
use crate::position::Position;
use crate::square::{Direction, Square};

/// More pairs of square and taken pieces than any played position needs; a bound against built ones.
const MOST_VISITS: usize = 20_000;

/// What would change for one capture if taken pieces were lifted at once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LiftedAtOnce {
    /// Captures by the same piece that only the wrong rule allows and that take as many pieces as the
    /// right one or more: most pieces first, then those that leave the right route latest.
    pub wrong: Vec<WrongCapture>,
    /// Whether these are all: a built position can hold more than anybody could look at.
    pub complete: bool,
}

/// A capture that only the wrong rule allows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WrongCapture {
    /// Its route.
    pub route: MovePath,
    /// Its first hop that the rules forbid, counted from 0.
    pub hop: usize,
    /// The pieces taken before that stand in the way of that hop.
    pub blockers: Bitboard,
}

/// Compares a capture, given by its route, with what its piece could do if every piece taken left the
/// board at once. A route that is no capture by a piece of the side to move changes nothing.
///
/// ```
/// use damier_core::{fen, ruling::if_lifted_at_once};
///
/// // A coup turc: four pieces, and the piece taken on 30 stops the king on 19.
/// let position = fen::parse("B:W12,13,22,24,30:BK25").unwrap().into_position().unwrap();
/// let route = position.path(&position.legal_moves()[0]);
/// let wrong = if_lifted_at_once(&position, &route).wrong;
/// assert_eq!(route.captured.len(), 4);
/// assert_eq!(wrong[0].route.captured.len(), 5, "24 would be taken, too");
/// ```
#[must_use]
pub fn if_lifted_at_once(position: &Position, route: &MovePath) -> LiftedAtOnce {
    let nothing = LiftedAtOnce { wrong: Vec::new(), complete: true };
    let from = match route.squares.first() {
        Some(from) if !route.captured.is_empty() => *from,
        _ => return nothing,
    };
    let role = match position.board().piece_at(from) {
        Some(piece) if piece.color == position.turn() => piece.role,
        _ => return nothing,
    };
    let mut search = Search {
        role,
        enemy: position.board().of(position.turn().opponent()),
        empty: position.board().empty().with(from),
        right: route,
        came: BTreeMap::new(),
        ends: Vec::new(),
        complete: true,
    };
    search.visit(State { here: from, taken: Bitboard::EMPTY }, None, Some(0));
    let mut wrong: Vec<WrongCapture> = search
        .ends
        .iter()
        .filter(|end| end.taken.len() as usize >= route.captured.len())
        .filter(|end| !by_the_rules(position, from, **end))
        .filter_map(|end| forbidden_hop(search.route(*end)))
        .collect();
    wrong.sort_by_key(|capture| {
        let shared = shared(&capture.route, route);
        (core::cmp::Reverse((capture.route.captured.len(), shared)), capture.route.squares.clone())
    });
    LiftedAtOnce { wrong, complete: search.complete }
}

/// Whether some route by the rules ends there with these pieces taken.
fn by_the_rules(position: &Position, from: Square, end: State) -> bool {
    let m = Move { from, to: end.here, promotes: false, captured: end.taken };
    position.path_through(&m, &[]).is_some()
}

/// The first hop over or onto a piece taken before.
fn forbidden_hop(route: MovePath) -> Option<WrongCapture> {
    let mut taken = Bitboard::EMPTY;
    for (hop, ends) in route.squares.windows(2).enumerate() {
        let way = squares_between(ends[0], ends[1]).chain([ends[1]]);
        let blockers: Bitboard = way.filter(|square| taken.contains(*square)).collect();
        if !blockers.is_empty() {
            return Some(WrongCapture { route, hop, blockers });
        }
        taken = taken.with(route.captured[hop]);
    }
    None
}

/// How many squares two routes have in common from the start on.
fn shared(a: &MovePath, b: &MovePath) -> usize {
    a.squares.iter().zip(&b.squares).take_while(|(a, b)| a == b).count()
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct State {
    here: Square,
    taken: Bitboard,
}

/// The captures of one piece under the wrong rule. What can follow depends on the square and the
/// pieces taken alone, so each pair is visited once, first along the right route.
struct Search<'a> {
    role: Role,
    enemy: Bitboard,
    /// The squares empty before any piece is taken, the start of the piece included.
    empty: Bitboard,
    right: &'a MovePath,
    /// Whence each pair was reached: the pair before and the piece taken.
    came: BTreeMap<State, Option<(State, Square)>>,
    ends: Vec<State>,
    complete: bool,
}

impl Search<'_> {
    /// `along` counts the hops of the right route while only these were made.
    fn visit(&mut self, state: State, before: Option<(State, Square)>, along: Option<usize>) {
        if self.came.contains_key(&state) {
            return;
        }
        if self.came.len() >= MOST_VISITS {
            self.complete = false;
            return;
        }
        self.came.insert(state, before);
        let mut next = self.next(state);
        let right = along.and_then(|hops| {
            let landing = *self.right.squares.get(hops + 1)?;
            Some((*self.right.captured.get(hops)?, landing))
        });
        next.sort_by_key(|hop| Some(*hop) != right);
        if next.is_empty() && !state.taken.is_empty() {
            self.ends.push(state);
        }
        for (over, landing) in next {
            let along = along.filter(|_| Some((over, landing)) == right).map(|hops| hops + 1);
            let after = State { here: landing, taken: state.taken.with(over) };
            self.visit(after, Some((state, over)), along);
        }
    }

    /// The pieces that can be taken next and the landing squares, with those taken before gone.
    fn next(&self, state: State) -> Vec<(Square, Square)> {
        let free = self.empty | state.taken;
        let mut found = Vec::new();
        for direction in Direction::ALL {
            if let Some((over, landings)) = hop(self.role, state.here, direction, free) {
                if self.enemy.contains(over) && !state.taken.contains(over) {
                    found.extend(landings.map(|landing| (over, landing)));
                }
            }
        }
        found
    }

    fn route(&self, end: State) -> MovePath {
        let mut route = MovePath { squares: vec![end.here], captured: Vec::new() };
        let mut state = end;
        while let Some(Some((before, over))) = self.came.get(&state) {
            route.squares.push(before.here);
            route.captured.push(*over);
            state = *before;
        }
        route.squares.reverse();
        route.captured.reverse();
        route
    }
}
