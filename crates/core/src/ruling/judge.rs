//! Steps 1 to 4 of the contract's procedure: from a text to the step that decides it.

use alloc::vec::Vec;

use crate::bitboard::Bitboard;
use crate::moves::Move;
use crate::notation::{fits_among, names_exactly, CrossOnQuiet, MoveText, Separator};
use crate::path::MovePath;
use crate::piece::Piece;
use crate::position::Position;
use crate::ruleset::Ruleset;
use crate::square::Square;

use super::chains::Chains;
use super::removed::judge_removal;
use super::walk::{squares_between, Walk};
use super::{Finding, Ruling, RulingCode};

/// The ruling on a try in a position (contract, "The ruling: `explain`").
///
/// `removed` are the squares whose pieces were lifted afterwards, `None` if nobody asks. Captured
/// squares that the text itself gives in angle brackets (`47x36 <42,29>`) stand for them where
/// `removed` is `None`. Draw rules need a game and are not looked at.
///
/// Step 1, a text that is no move at all, is [`MoveText::parse`]'s.
///
/// ```
/// use damier_core::notation::{Leniency, MoveText};
/// use damier_core::ruling::{explain, RulingCode};
/// use damier_core::{fen, Ruleset};
///
/// let position = fen::parse("W:W28:B13,22,23,32").unwrap().into_position().unwrap();
/// let text = MoveText::parse("28x17", Leniency::Typed).unwrap();
/// let ruling = explain(&position, &text, None, Ruleset::Ffjd);
/// assert_eq!(ruling.code(), RulingCode::Majority);
/// assert_eq!(position.notation(&ruling.required[0]), "28x8");
/// ```
#[must_use]
pub fn explain(position: &Position, text: &MoveText, removed: Option<&[Square]>, ruleset: Ruleset) -> Ruling {
    let mut required = position.legal_moves();
    required.sort();
    let required: Vec<Move> = required.into_iter().collect();
    let tried: Vec<Square> = text.numbers.iter().filter_map(|n| square(*n)).collect();
    let first = text.numbers.first().and_then(|n| square(*n));
    let finding = judge(position, text, removed, &required);
    Ruling {
        irregularity: finding.code().irregularity(ruleset),
        finding,
        tried,
        piece: first.and_then(|s| position.board().piece_at(s)),
        required,
    }
}

fn square(number: u32) -> Option<Square> {
    u8::try_from(number).ok().and_then(Square::new)
}

fn judge(position: &Position, text: &MoveText, removed: Option<&[Square]>, legal: &[Move]) -> Finding {
    // Step 2.
    if legal.is_empty() {
        let blocked = !position.board().of(position.turn()).is_empty();
        return Finding::GameOver { blocked };
    }
    let squares = match text.squares() {
        Ok(squares) => squares,
        Err(number) => return Finding::NoSuchSquare { number },
    };
    let victims: Option<Bitboard> = match victims(text) {
        Ok(victims) => victims,
        Err(number) => return Finding::NoSuchSquare { number },
    };
    let from = squares[0];
    let mover = match position.board().piece_at(from) {
        None => return Finding::EmptySquare { square: from },
        Some(piece) if piece.color != position.turn() => return Finding::NotYourPiece { square: from },
        Some(piece) => piece,
    };
    // Step 3.
    let lifted = removed.map(|squares| squares.iter().copied().collect()).or(victims);
    let candidates = fits_among(position, legal, &squares, text.separator, CrossOnQuiet::Refused);
    match candidates.as_slice() {
        [] => {}
        [named] => return judge_removal(position, *named, lifted),
        _ => {
            return match candidates.iter().find(|m| Some(m.captured) == lifted) {
                Some(named) => judge_removal(position, *named, lifted),
                None => Finding::Ambiguous { candidates },
            }
        }
    }
    // Step 4.
    let cross = text.separator == Separator::Cross;
    let try_ = Try { position, mover, squares: &squares, cross, legal };
    if squares.len() == 2 {
        try_.two_squares(squares[1])
    } else {
        try_.more_squares(squares[1], &text.numbers[2..])
    }
}

/// The captured squares in angle brackets, or the number among them that is no square.
fn victims(text: &MoveText) -> Result<Option<Bitboard>, u32> {
    match &text.victims {
        None => Ok(None),
        Some(numbers) => numbers.iter().map(|n| square(*n).ok_or(*n)).collect::<Result<_, _>>().map(Some),
    }
}

/// A try by one of the player's own pieces that fits no legal move.
struct Try<'a> {
    position: &'a Position,
    mover: Piece,
    squares: &'a [Square],
    cross: bool,
    legal: &'a [Move],
}

impl Try<'_> {
    /// Step 4, two squares.
    fn two_squares(&self, to: Square) -> Finding {
        let from = self.squares[0];
        let hop = super::Hop { from, to };
        if from == to {
            return Finding::NotOnDiagonal { hop };
        }
        let diagonal = from.direction_to(to).is_some();
        let occupied = self.position.board().occupied();
        if self.cross || !diagonal || squares_between(from, to).any(|s| occupied.contains(s)) {
            if let Some(route) = self.chains().longest_ending_on(to) {
                return self.as_made(self.end_of(route));
            }
            if !diagonal {
                return if self.cross {
                    Finding::NothingToCapture { hop }
                } else {
                    Finding::NotOnDiagonal { hop }
                };
            }
        }
        self.walk()
    }

    /// Step 4, more squares: the Hub reading (start, end, captured squares) or else the walk.
    fn more_squares(&self, to: Square, victims: &[u32]) -> Finding {
        let set: Bitboard = self.squares[2..].iter().copied().collect();
        match self.chains().route(to, set).filter(|_| names_exactly(victims, set)) {
            Some(route) => self.end_of(route),
            None => self.walk(),
        }
    }

    /// A capture that stops early is told by the one hop that was made, where the two squares are one
    /// hop: in a loop the longest chain to that square comes from the other side and takes other pieces.
    fn as_made(&self, longest: Finding) -> Finding {
        if longest.code() != RulingCode::CaptureUnfinished {
            return longest;
        }
        let hop = self.walk();
        if hop.code() == longest.code() {
            hop
        } else {
            longest
        }
    }

    fn chains(&self) -> Chains<'_> {
        Chains::of(self.position, self.squares[0], self.mover.role)
    }

    /// Step 5a, then b.
    fn walk(&self) -> Finding {
        match Walk::of(self.position, self.mover, self.squares, self.cross).walk() {
            Ok(route) => self.end_of(route),
            Err(finding) => finding,
        }
    }

    /// Step 5b: a chain of captures that is no legal move stops too early or takes too few.
    fn end_of(&self, route: MovePath) -> Finding {
        let here = route.squares[route.squares.len() - 1];
        let next = self.chains().next_victims(here, route.captured.iter().copied().collect());
        if next.is_empty() {
            let most = self.legal.iter().map(|m| m.captured.len()).max().unwrap_or(0);
            Finding::Majority { route, most }
        } else {
            Finding::CaptureUnfinished { route, next }
        }
    }
}
