//! Retrograde solution: from the ends of the game backward, one ply at a time.
//!
//! A state is the kings of the side to move and those of the other side. Only three pieces are on
//! the board, so a capture is decided by a table of lines; captures of the lone king are generated
//! by the ordinary generator, because they may go on and offer several landings.

use alloc::vec;
use alloc::vec::Vec;

use super::{decode, encode, EndingValue};
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::color::Color;
use crate::moves::MoveList;
use crate::position::Position;
use crate::square::{Direction, Square};

const SQUARES: usize = Square::COUNT;
const PAIRS: usize = SQUARES * (SQUARES - 1) / 2;
/// Where the states with two kings to move begin, those with the lone king to move, and the end.
const TWO_TO_MOVE: usize = SQUARES * SQUARES;
const ONE_TO_MOVE: usize = TWO_TO_MOVE + PAIRS * SQUARES;
const STATES: usize = ONE_TO_MOVE + PAIRS * SQUARES;

/// The kings of the side to move, and those of the other side.
type State = (Bitboard, Bitboard);

/// The place of a state in the table, or `None` if it is not one king against one or two.
pub(super) fn index(mover: Bitboard, other: Bitboard) -> Option<usize> {
    let single = |set: Bitboard| set.first().map_or(0, Square::index);
    match (mover.len(), other.len()) {
        (1, 1) => Some(single(mover) * SQUARES + single(other)),
        (2, 1) => Some(TWO_TO_MOVE + pair(mover)? * SQUARES + single(other)),
        (1, 2) => Some(ONE_TO_MOVE + pair(other)? * SQUARES + single(mover)),
        _ => None,
    }
}

/// The rank of a set of two squares.
fn pair(set: Bitboard) -> Option<usize> {
    let mut squares = set.iter();
    let (low, high) = (squares.next()?.index(), squares.next()?.index());
    Some(high * (high - 1) / 2 + low)
}

/// Where a king may slide, and what it takes when it stands in line with a piece.
struct Geometry {
    rays: Vec<[Vec<Square>; 4]>,
    /// From one square over another: the squares that must be empty, the one behind included.
    jumps: Vec<Option<Bitboard>>,
}

impl Geometry {
    fn new() -> Geometry {
        let rays: Vec<[Vec<Square>; 4]> =
            Square::all().map(|s| Direction::ALL.map(|direction| s.ray(direction).collect())).collect();
        let mut jumps = vec![None; SQUARES * SQUARES];
        for (from, directions) in rays.iter().enumerate() {
            for ray in directions {
                let mut between = Bitboard::EMPTY;
                for hop in ray.windows(2) {
                    jumps[from * SQUARES + hop[0].index()] = Some(between.with(hop[1]));
                    between = between.with(hop[0]);
                }
            }
        }
        Geometry { rays, jumps }
    }

    /// Whether a king of the side to move can take a piece.
    fn can_capture(&self, (mover, other): State) -> bool {
        let occupied = mover | other;
        mover.iter().any(|from| {
            other.iter().any(|over| {
                let needed = self.jumps[from.index() * SQUARES + over.index()];
                needed.map_or(false, |squares| !squares.intersects(occupied))
            })
        })
    }

    /// Whether something holds for the kings after each quiet move of the side `kings`; `rest` are
    /// the other pieces. Such moves can be undone, so this serves to look back as well.
    fn all_slides(&self, kings: Bitboard, rest: Bitboard, mut holds: impl FnMut(Bitboard) -> bool) -> bool {
        let occupied = kings | rest;
        kings.iter().all(|from| {
            let lifted = kings.without(from);
            self.rays[from.index()].iter().all(|ray| {
                ray.iter().take_while(|to| !occupied.contains(**to)).all(|to| holds(lifted.with(*to)))
            })
        })
    }
}

struct Solver {
    geometry: Geometry,
    values: Vec<u8>,
    /// States in which the side to move must capture: their value does not come from quiet moves.
    captures: Vec<bool>,
    /// The decided states, by plies to the end.
    decided: Vec<Vec<State>>,
}

/// The values of all states, by [`index`].
pub(super) fn solve() -> Vec<u8> {
    let mut solver = Solver {
        geometry: Geometry::new(),
        values: vec![0; STATES],
        captures: vec![false; STATES],
        decided: Vec::new(),
    };
    // One against one first: captures of two against one lead there.
    solver.seed(1, 1);
    solver.settle();
    solver.decided.clear();
    solver.seed(2, 1);
    solver.seed(1, 2);
    solver.settle();
    solver.values
}

impl Solver {
    /// Values every state of this material that a capture or the want of a move decides.
    fn seed(&mut self, movers: usize, others: usize) {
        let mut moves = MoveList::new();
        for mover in sets(movers) {
            for other in sets(others).filter(|other| !other.intersects(mover)) {
                let state = (mover, other);
                if self.geometry.can_capture(state) {
                    if let Some(at) = index(mover, other) {
                        self.captures[at] = true;
                    }
                    let value = self.value_of_captures(state, &mut moves);
                    self.decide(state, value);
                } else if self.is_blocked(state) {
                    self.decide(state, EndingValue::Loss { plies: 0 });
                }
            }
        }
    }

    fn is_blocked(&self, (mover, other): State) -> bool {
        self.geometry.all_slides(mover, other, |_| false)
    }

    fn value_of_captures(&self, (mover, other): State, moves: &mut MoveList) -> EndingValue {
        if other.len() == 1 {
            return EndingValue::Win { plies: 1 };
        }
        let board = Board::from_sets(mover, other, mover | other);
        let position = match Position::new(board, Color::White) {
            Ok(position) => position,
            Err(_) => return EndingValue::Draw,
        };
        position.legal_moves_into(moves);
        let mut best = EndingValue::Loss { plies: 0 };
        for m in moves.iter() {
            let left = other.difference(m.captured);
            let reply = match index(left, Bitboard::of(m.to)) {
                Some(at) => decode(self.values[at]),
                None => EndingValue::Loss { plies: 0 },
            };
            let value = reply.before_a_move();
            if value.preference() > best.preference() {
                best = value;
            }
        }
        best
    }

    fn decide(&mut self, state: State, value: EndingValue) {
        let plies = match value {
            EndingValue::Draw => return,
            EndingValue::Win { plies } | EndingValue::Loss { plies } => usize::from(plies),
        };
        if let Some(at) = index(state.0, state.1) {
            self.values[at] = encode(value);
            if self.decided.len() <= plies {
                self.decided.resize_with(plies + 1, Vec::new);
            }
            self.decided[plies].push(state);
        }
    }

    /// Carries decided values back over quiet moves, nearest to the end first, until none is new.
    fn settle(&mut self) {
        let mut plies = 0;
        let mut before = Vec::new();
        while plies < self.decided.len() {
            let states = core::mem::take(&mut self.decided[plies]);
            for (mover, other) in &states {
                self.geometry.all_slides(*other, *mover, |came_from| {
                    before.push((came_from, *mover));
                    true
                });
                for state in before.drain(..) {
                    self.consider(state, plies as u8);
                }
            }
            plies += 1;
        }
    }

    /// A quiet move leads from this state to one decided in so many plies: is it decided now?
    fn consider(&mut self, state: State, plies: u8) {
        match index(state.0, state.1) {
            Some(at) if self.values[at] == 0 && !self.captures[at] => {}
            _ => return,
        }
        if plies % 2 == 0 {
            self.decide(state, EndingValue::Win { plies: plies + 1 });
        } else if self.all_moves_lose(state, plies) {
            self.decide(state, EndingValue::Loss { plies: plies + 1 });
        }
    }

    /// Whether every quiet move leads to a win of the other side in at most so many plies.
    fn all_moves_lose(&self, (mover, other): State, most: u8) -> bool {
        self.geometry.all_slides(mover, other, |to| {
            let stored = index(other, to).map_or(0, |at| self.values[at]);
            matches!(decode(stored), EndingValue::Win { plies } if plies <= most)
        })
    }
}

/// All sets of one or two squares.
fn sets(size: usize) -> impl Iterator<Item = Bitboard> {
    let second = move |first: Square| {
        let above = Square::all().filter(move |s| size == 2 && *s > first);
        let alone = if size == 1 { Some(Bitboard::of(first)) } else { None };
        alone.into_iter().chain(above.map(move |s| Bitboard::of(first).with(s)))
    };
    Square::all().flat_map(second)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_state_has_its_own_place() {
        let mut seen = vec![false; STATES];
        for (movers, others) in [(1, 1), (2, 1), (1, 2)] {
            for mover in sets(movers) {
                for other in sets(others).filter(|other| !other.intersects(mover)) {
                    let at = index(mover, other).unwrap();
                    assert!(!seen[at], "{mover:?} {other:?}");
                    seen[at] = true;
                }
            }
        }
        assert_eq!(seen.iter().filter(|s| **s).count(), 2450 + 58800 + 58800);
    }
}
