//! From a written move to the legal moves it may mean.

use alloc::vec::Vec;
use core::fmt;
use core::ops::Range;

use super::text::without_signs;
use super::{InvalidMove, Leniency, MoveText, Separator};
use crate::bitboard::Bitboard;
use crate::moves::Move;
use crate::position::Position;
use crate::square::Square;

/// Whether a written cross may stand for a quiet move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CrossOnQuiet {
    /// Yes: files and games (contract, "Reading moves elsewhere").
    Accepted,
    /// No: `explain`.
    Refused,
}

/// The legal moves that a text fits (contract, "The ruling", step 3): start and end agree and the
/// squares between are landing squares of one route in that order; if none fits and there are
/// three squares or more, the Hub reading start, end, captured squares in any order. Captured
/// squares in angle brackets must be those of the move.
#[must_use]
pub fn fits(position: &Position, text: &MoveText, cross: CrossOnQuiet) -> Vec<Move> {
    let squares = match text.squares() {
        Ok(squares) => squares,
        Err(_) => return Vec::new(),
    };
    let mut found = fits_among(position, &position.legal_moves(), &squares, text.separator, cross);
    if let Some(victims) = &text.victims {
        found.retain(|m| names_exactly(victims, m.captured));
    }
    found
}

/// [`fits`] where the legal moves and the squares are at hand; it does not look at angle brackets.
pub(crate) fn fits_among(
    position: &Position,
    legal: &[Move],
    squares: &[Square],
    separator: Separator,
    cross: CrossOnQuiet,
) -> Vec<Move> {
    let (from, last, between) = match squares {
        [from, between @ .., last] => (*from, *last, between),
        _ => return Vec::new(),
    };
    let allowed = |m: &&Move| {
        m.from == from && (m.is_capture() || cross == CrossOnQuiet::Accepted || separator != Separator::Cross)
    };
    let by_path: Vec<Move> = legal
        .iter()
        .filter(allowed)
        .filter(|m| m.to == last && (between.is_empty() || position.path_through(m, between).is_some()))
        .copied()
        .collect();
    if !by_path.is_empty() || between.is_empty() {
        return by_path;
    }
    let victims: Vec<u32> = squares[2..].iter().map(|s| u32::from(s.number())).collect();
    legal
        .iter()
        .filter(allowed)
        .filter(|m| m.to == squares[1] && names_exactly(&victims, m.captured))
        .copied()
        .collect()
}

/// Whether the numbers name each square of the set once and nothing else.
pub(crate) fn names_exactly(numbers: &[u32], set: Bitboard) -> bool {
    numbers.len() == set.len() as usize && set.iter().all(|s| numbers.contains(&u32::from(s.number())))
}

/// Why a text names no single legal move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FindMoveError {
    /// It fits no legal move.
    Illegal,
    /// It fits several, which differ in the pieces they take.
    Ambiguous(
        /// The moves it fits.
        Vec<Move>,
    ),
}

impl fmt::Display for FindMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FindMoveError::Illegal => f.write_str("it is no legal move here"),
            FindMoveError::Ambiguous(moves) => {
                f.write_str("it fits several captures; write the captured squares:")?;
                moves.iter().try_for_each(|m| write!(f, " {}", m.hub()))
            }
        }
    }
}

/// The legal move that a text names, as games and files are read: a cross may stand for a quiet move.
///
/// # Errors
/// No legal move fits, or several do.
pub fn find(position: &Position, text: &MoveText) -> Result<Move, FindMoveError> {
    let found = fits(position, text, CrossOnQuiet::Accepted);
    match found.as_slice() {
        [] => Err(FindMoveError::Illegal),
        [m] => Ok(*m),
        _ => Err(FindMoveError::Ambiguous(found)),
    }
}

/// Why a text cannot be played, and where in the text (byte offsets).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadMoveError {
    /// It is no move at all.
    Invalid(InvalidMove),
    /// It is a move, but none of the legal ones.
    Illegal {
        /// The first number with which no legal move agrees any more.
        place: Range<usize>,
    },
    /// It fits several legal moves.
    Ambiguous {
        /// The move as written, without blanks and signs around it.
        place: Range<usize>,
        /// The moves it fits; they take different pieces.
        candidates: Vec<Move>,
    },
}

impl fmt::Display for ReadMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadMoveError::Invalid(error) => error.fmt(f),
            ReadMoveError::Illegal { place } => {
                write!(f, "at character {}: {}", place.start + 1, FindMoveError::Illegal)
            }
            ReadMoveError::Ambiguous { place, candidates } => {
                let error = FindMoveError::Ambiguous(candidates.clone());
                write!(f, "at character {}: {error}", place.start + 1)
            }
        }
    }
}

/// [`MoveText::parse`] and [`find`] in one, with the place of the trouble.
///
/// ```
/// use damier_core::notation::{read, Leniency, ReadMoveError};
/// use damier_core::Position;
///
/// let start = Position::starting();
/// assert_eq!(read(&start, " 32 - 28!", Leniency::Typed)?.short(), "32-28");
/// let wrong = read(&start, "32-26", Leniency::Typed).unwrap_err();
/// assert_eq!(wrong, ReadMoveError::Illegal { place: 3..5 });
/// # Ok::<(), ReadMoveError>(())
/// ```
///
/// # Errors
/// See [`ReadMoveError`].
pub fn read(position: &Position, text: &str, leniency: Leniency) -> Result<Move, ReadMoveError> {
    let parsed = MoveText::parse(text, leniency).map_err(ReadMoveError::Invalid)?;
    find(position, &parsed).map_err(|error| match error {
        FindMoveError::Illegal => {
            ReadMoveError::Illegal { place: place_of_number(text, &parsed, misfit(position, &parsed)) }
        }
        FindMoveError::Ambiguous(candidates) => ReadMoveError::Ambiguous { place: body(text), candidates },
    })
}

/// Which number of a text that fits nothing is the first to disagree with every legal move.
fn misfit(position: &Position, text: &MoveText) -> usize {
    let last = text.numbers.len() - 1;
    if let Some(bad) = text.numbers.iter().position(|n| u8::try_from(*n).ok().and_then(Square::new).is_none())
    {
        return bad;
    }
    let legal = position.legal_moves();
    let is = |square: Square, number: u32| u32::from(square.number()) == number;
    if !legal.iter().any(|m| is(m.from, text.numbers[0])) {
        0
    } else if !legal.iter().any(|m| is(m.from, text.numbers[0]) && is(m.to, text.numbers[last])) {
        last
    } else {
        last.min(1)
    }
}

/// Where the nth number of a text stands that was read as this move.
fn place_of_number(text: &str, parsed: &MoveText, nth: usize) -> Range<usize> {
    let mut runs: Vec<Range<usize>> = Vec::new();
    for (offset, _) in text.char_indices().filter(|(_, c)| c.is_ascii_digit()) {
        match runs.last_mut() {
            Some(run) if run.end == offset => run.end = offset + 1,
            _ => runs.push(offset..offset + 1),
        }
    }
    match (runs.as_slice(), nth) {
        // `3228`: two numbers in one run of digits.
        ([run], 0) if parsed.numbers.len() == 2 => run.start..run.start + 2,
        ([run], _) if parsed.numbers.len() == 2 => run.start + 2..run.end,
        (runs, nth) => runs.get(nth).cloned().unwrap_or_else(|| body(text)),
    }
}

/// The text without blanks around it and signs after it.
fn body(text: &str) -> Range<usize> {
    let end = without_signs(text).len();
    let start = text.len() - text.trim_start().len();
    start.min(end)..end
}
