//! A position that can be played: pieces and the side to move.

use core::fmt;

use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::color::Color;
use crate::movegen;
use crate::moves::{Move, MoveList};
use crate::square::Square;

/// A playable position. Two are equal when the repetition rule calls them the same: pieces, ranks,
/// colours and side to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    board: Board,
    turn: Color,
}

/// Why a set-up cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PositionError {
    /// No piece on the board.
    NoPieces,
    /// A man stands where it would have been crowned.
    ManOnPromotionRow {
        /// The man's square.
        square: Square,
        /// Its owner.
        color: Color,
    },
    /// The side to move is not known (`?` in the FEN).
    UnknownTurn,
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::NoPieces => f.write_str("there is no piece on the board"),
            PositionError::ManOnPromotionRow { square, color } => {
                write!(f, "a {color} man cannot stand on {square}, its promotion row")
            }
            PositionError::UnknownTurn => f.write_str("the side to move is unknown"),
        }
    }
}

/// The move is not legal in the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayError(
    /// The move that was tried.
    pub Move,
);

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} to {} is not a legal move here", self.0.from, self.0.to)
    }
}

impl Position {
    /// The position of this board and side to move.
    ///
    /// # Errors
    /// A man on its own promotion row, or no piece at all. One side without pieces is fine: its
    /// owner has lost.
    pub fn new(board: Board, turn: Color) -> Result<Position, PositionError> {
        if board.occupied().is_empty() {
            return Err(PositionError::NoPieces);
        }
        for color in Color::ALL {
            let bad = board.men_of(color) & Bitboard::promotion_row(color);
            if let Some(square) = bad.first() {
                return Err(PositionError::ManOnPromotionRow { square, color });
            }
        }
        Ok(Position { board, turn })
    }

    /// The position of a board that is known to be playable.
    #[inline(always)]
    pub(crate) const fn from_board(board: Board, turn: Color) -> Position {
        Position { board, turn }
    }

    /// The start of a game: White to move (Annex 1, article 2).
    #[must_use]
    pub fn starting() -> Position {
        Position { board: Board::starting(), turn: Color::White }
    }

    /// The pieces.
    #[inline]
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The side to move.
    #[inline]
    #[must_use]
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// The legal moves, each (start, end, captured set) once, in generation order.
    #[must_use]
    pub fn legal_moves(&self) -> MoveList {
        let mut list = MoveList::new();
        self.legal_moves_into(&mut list);
        list
    }

    /// [`Position::legal_moves`] into a list that is cleared first and keeps its memory.
    #[inline]
    pub fn legal_moves_into(&self, list: &mut MoveList) {
        movegen::legal_moves(&self.board, self.turn, &mut list.0);
    }

    /// Whether the side to move has a capture, and so must capture (Annex 1, article 4.2): a test
    /// of a few instructions that makes no list.
    #[inline]
    #[must_use]
    pub fn must_capture(&self) -> bool {
        movegen::must_capture(&self.board, self.turn)
    }

    /// Whether the other side would have a capture if it were to move: a test of a few instructions.
    #[inline]
    #[must_use]
    pub fn is_threatened(&self) -> bool {
        movegen::must_capture(&self.board, self.turn.opponent())
    }

    /// Whether the side to move has a move without capture, legal or not (a capture may be due).
    #[inline]
    #[must_use]
    pub fn has_quiet_move(&self) -> bool {
        movegen::has_quiet_move(&self.board, self.turn)
    }

    /// How many moves without capture the side to move has, legal or not (a capture may be due): counted
    /// without making a list.
    #[inline]
    #[must_use]
    pub fn count_quiet_moves(&self) -> usize {
        movegen::count_quiet(&self.board, self.turn) as usize
    }

    /// The move of a man of the side to move from one square to the other, one step ahead, legal or not (a
    /// capture may be due); `None` where no man can make it.
    #[inline]
    #[must_use]
    pub fn quiet_man_move(&self, from: Square, to: Square) -> Option<Move> {
        movegen::quiet_man_move(&self.board, self.turn, from, to)
    }

    /// Whether the move is one of the legal ones.
    #[must_use]
    pub fn is_legal(&self, m: &Move) -> bool {
        self.legal_moves().contains(m)
    }

    /// The position after a legal move.
    ///
    /// # Errors
    /// When the move is not legal here.
    pub fn play(&self, m: &Move) -> Result<Position, PlayError> {
        if self.is_legal(m) {
            Ok(self.play_unchecked(m))
        } else {
            Err(PlayError(*m))
        }
    }

    /// The position after a move known to be legal here (it came from [`Position::legal_moves`]).
    /// Any other move gives an unspecified position, but never a panic.
    #[inline]
    #[must_use]
    pub fn play_unchecked(&self, m: &Move) -> Position {
        let (from, to) = (Bitboard::of(m.from), Bitboard::of(m.to));
        let own = self.board.of(self.turn).difference(from) | to;
        let opponent = self.board.of(self.turn.opponent()).difference(m.captured);
        let crowned = m.promotes || self.board.kings().contains(m.from);
        let kings = self.board.kings().difference(from | m.captured);
        let kings = if crowned { kings | to } else { kings };
        let (white, black) = match self.turn {
            Color::White => (own, opponent),
            Color::Black => (opponent, own),
        };
        Position::from_board(Board::from_sets(white, black, kings), self.turn.opponent())
    }

    /// The same position with the board turned and the colours exchanged.
    #[must_use]
    pub fn flip(&self) -> Position {
        Position { board: self.board.flip(), turn: self.turn.opponent() }
    }
}
