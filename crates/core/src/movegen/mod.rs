//! Legal moves: the capture law (Annex 1, article 4) and the quiet moves (article 3).
//!
//! | file | concept |
//! | --- | --- |
//! | `side.rs` | the same rules seen from either player |
//! | `men.rs` | captures by men of up to three pieces, many men at once |
//! | `kings.rs` | how far kings see, and what they may jump |
//! | `routes.rs` | captures of any length by men and kings, one piece at a time |
//! | `visited.rs` | the memory that keeps pathological captures short |
//! | `quiet.rs` | moves without capture |
//! | `count.rs` | how many moves there are, now and one ply later, without making them |
//!
//! The way through: [`kind`] tells what sort of moves the position has. Most captures are short
//! and by men; these need no recursion, no majority test and no search for duplicates. The rest
//! goes to `routes.rs`.

mod count;
mod kings;
mod men;
mod quiet;
mod routes;
mod side;
mod visited;

pub(crate) use visited::Visited;

use alloc::vec::Vec;

use crate::bitboard::{raw, Bitboard};
use crate::board::Board;
use crate::color::Color;
use crate::moves::Move;
use crate::square::Square;

pub(crate) use count::{count, count_two_plies};
use men::Jumps;
pub(crate) use side::{Black, Node, Side, White};

/// What sort of moves a position has.
enum Kind {
    /// No capture: the quiet moves are legal, if any.
    Quiet,
    /// Captures by men only, of exactly this many pieces, 1 to 3.
    Short(u32),
    /// Captures by kings, or of four pieces and more.
    Long,
}

/// Finds out which moves are legal without making them.
#[inline(always)]
fn kind(node: &Node, jumps: &Jumps) -> Kind {
    let men = node.men();
    if node.own_kings() != 0 && kings::can_capture(node) {
        Kind::Long
    } else if men & jumps.any() == 0 {
        Kind::Quiet
    } else {
        men::longest(men, jumps, node).map_or(Kind::Long, Kind::Short)
    }
}

/// Fills the list with the legal moves of a player: captures of the greatest number if there is
/// any capture, else the quiet moves.
#[inline]
pub(crate) fn legal_moves(board: &Board, turn: Color, list: &mut Vec<Move>) {
    list.clear();
    match turn {
        Color::White => fill::<White>(&Node::new(board, turn), list),
        Color::Black => fill::<Black>(&Node::new(board, turn), list),
    }
}

/// Whether the player has a capture.
#[inline]
pub(crate) fn must_capture(board: &Board, turn: Color) -> bool {
    let node = Node::new(board, turn);
    node.men() & Jumps::of(node.opp, node.empty()).any() != 0
        || node.own_kings() != 0 && kings::can_capture(&node)
}

/// Whether the player has a piece that can move without capturing.
#[inline]
pub(crate) fn has_quiet_move(board: &Board, turn: Color) -> bool {
    let node = Node::new(board, turn);
    count_quiet_men(&node, turn) != 0 || node.own_kings() != 0 && kings::count_quiet(&node) != 0
}

/// How many quiet moves the player's men have.
#[inline(always)]
fn count_quiet_men(node: &Node, turn: Color) -> u32 {
    match turn {
        Color::White => quiet::count_men::<White>(node.men(), node.empty()),
        Color::Black => quiet::count_men::<Black>(node.men(), node.empty()),
    }
}

/// How many quiet moves the player has, captures left out of account.
#[inline]
pub(crate) fn count_quiet(board: &Board, turn: Color) -> u32 {
    let node = Node::new(board, turn);
    let men = count_quiet_men(&node, turn);
    if node.own_kings() == 0 {
        men
    } else {
        men + kings::count_quiet(&node)
    }
}

/// The quiet move of a man from a square to another, if there is one, captures left out of account.
#[inline]
pub(crate) fn quiet_man_move(board: &Board, turn: Color, from: Square, to: Square) -> Option<Move> {
    let node = Node::new(board, turn);
    let (start, end) = (Bitboard::of(from), Bitboard::of(to));
    let (ahead, last) = match turn {
        Color::White => (quiet::ahead::<White>(start.word()), White::PROMOTION_ROW),
        Color::Black => (quiet::ahead::<Black>(start.word()), Black::PROMOTION_ROW),
    };
    let moves = node.men() & start.word() != 0 && ahead & node.empty() & end.word() != 0;
    let promotes = end.word() & last != 0;
    moves.then_some(Move { from, to, promotes, captured: Bitboard::EMPTY })
}

fn fill<S: Side>(node: &Node, list: &mut Vec<Move>) {
    let jumps = Jumps::of(node.opp, node.empty());
    let man = |from: u64, to: u64, captured: u64| Move {
        from: raw::square(from),
        to: raw::square(to),
        promotes: to & S::PROMOTION_ROW != 0,
        captured: Bitboard::from_word(captured),
    };
    match kind(node, &jumps) {
        Kind::Quiet => {
            quiet::men::<S>(node, |from, to| list.push(man(from, to, 0)));
            quiet::kings(node, |from, to| {
                list.push(Move { promotes: false, ..man(from, to, 0) });
            });
        }
        Kind::Short(pieces) => {
            men::short(pieces, node.men(), &jumps, |from, to, captured| list.push(man(from, to, captured)));
        }
        Kind::Long => routes::longest::<S>(node, list),
    }
}

/// Calls `visit` with every position after a legal move. `long` is scratch space, used as a stack:
/// what the caller has on it stays.
#[inline(always)]
pub(crate) fn each_child<S: Side>(
    node: &Node,
    long: &mut Vec<Move>,
    visit: &mut impl FnMut(&Node, &mut Vec<Move>),
) {
    let jumps = Jumps::of(node.opp, node.empty());
    match kind(node, &jumps) {
        Kind::Quiet => {
            quiet::men::<S>(node, |from, to| visit(&node.after_man::<S>(from, to, 0), long));
            quiet::kings(node, |from, to| visit(&node.after_king(from, to, 0), long));
        }
        Kind::Short(pieces) => men::short(pieces, node.men(), &jumps, |from, to, captured| {
            visit(&node.after_man::<S>(from, to, captured), long);
        }),
        Kind::Long => {
            let base = long.len();
            routes::longest::<S>(node, long);
            let end = long.len();
            for i in base..end {
                let m = long[i];
                let (from, to) = (Bitboard::of(m.from).word(), Bitboard::of(m.to).word());
                let child = if node.kings & from != 0 {
                    node.after_king(from, to, m.captured.word())
                } else {
                    node.after_man::<S>(from, to, m.captured.word())
                };
                visit(&child, long);
            }
            long.truncate(base);
        }
    }
}
