//! The pieces on the squares, and nothing else.

use crate::bitboard::Bitboard;
use crate::color::{ByColor, Color};
use crate::piece::{Piece, Role};
use crate::square::Square;

/// The pieces on the squares: at most one on each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Board {
    pieces: ByColor<Bitboard>,
    kings: Bitboard,
}

impl Board {
    /// No piece at all.
    pub const EMPTY: Board =
        Board { pieces: ByColor { white: Bitboard::EMPTY, black: Bitboard::EMPTY }, kings: Bitboard::EMPTY };

    /// The starting position: twenty men each, 21–30 empty (Annex 1, article 2).
    #[must_use]
    pub fn starting() -> Board {
        Board {
            pieces: ByColor {
                white: Bitboard::from_compact(0xF_FFFF << 30),
                black: Bitboard::from_compact(0xF_FFFF),
            },
            kings: Bitboard::EMPTY,
        }
    }

    /// The board of these sets: a square in both colours is White's, kings off the pieces are dropped.
    #[must_use]
    pub fn from_sets(white: Bitboard, black: Bitboard, kings: Bitboard) -> Board {
        let black = black.difference(white);
        Board { pieces: ByColor { white, black }, kings: kings & (white | black) }
    }

    /// All pieces of a player.
    #[inline]
    #[must_use]
    pub fn of(&self, color: Color) -> Bitboard {
        self.pieces[color]
    }

    /// All kings of both players.
    #[inline]
    #[must_use]
    pub fn kings(&self) -> Bitboard {
        self.kings
    }

    /// The men of a player.
    #[inline]
    #[must_use]
    pub fn men_of(&self, color: Color) -> Bitboard {
        self.pieces[color].difference(self.kings)
    }

    /// The kings of a player.
    #[inline]
    #[must_use]
    pub fn kings_of(&self, color: Color) -> Bitboard {
        self.pieces[color] & self.kings
    }

    /// The squares with a piece.
    #[inline]
    #[must_use]
    pub fn occupied(&self) -> Bitboard {
        self.pieces.white | self.pieces.black
    }

    /// The squares without a piece.
    #[inline]
    #[must_use]
    pub fn empty(&self) -> Bitboard {
        !self.occupied()
    }

    /// What stands on a square.
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let color = if self.pieces.white.contains(square) {
            Color::White
        } else if self.pieces.black.contains(square) {
            Color::Black
        } else {
            return None;
        };
        let role = if self.kings.contains(square) { Role::King } else { Role::Man };
        Some(Piece { color, role })
    }

    /// Puts a piece on a square (or empties it) and returns what stood there.
    pub fn set(&mut self, square: Square, piece: Option<Piece>) -> Option<Piece> {
        let before = self.piece_at(square);
        self.pieces.white = self.pieces.white.without(square);
        self.pieces.black = self.pieces.black.without(square);
        self.kings = self.kings.without(square);
        if let Some(piece) = piece {
            self.pieces[piece.color] = self.pieces[piece.color].with(square);
            if piece.role == Role::King {
                self.kings = self.kings.with(square);
            }
        }
        before
    }

    /// Lifts a set of pieces of both players.
    #[inline]
    #[must_use]
    pub fn without(&self, squares: Bitboard) -> Board {
        Board {
            pieces: ByColor {
                white: self.pieces.white.difference(squares),
                black: self.pieces.black.difference(squares),
            },
            kings: self.kings.difference(squares),
        }
    }

    /// The pieces in ascending order of square.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.occupied().iter().filter_map(move |s| self.piece_at(s).map(|p| (s, p)))
    }

    /// The board turned by 180 degrees with the colours exchanged.
    #[must_use]
    pub fn flip(&self) -> Board {
        Board {
            pieces: ByColor { white: self.pieces.black.flip(), black: self.pieces.white.flip() },
            kings: self.kings.flip(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a2_the_set_up() {
        let board = Board::starting();
        assert_eq!(board.of(Color::White).len(), 20);
        assert_eq!(board.of(Color::Black).len(), 20);
        assert!(board.kings().is_empty());
        assert!(board.empty().iter().map(Square::number).eq(21..=30));
        assert_eq!(board.flip(), board);
    }

    #[test]
    fn set_and_piece_at_agree() {
        let mut board = Board::EMPTY;
        let king = Piece::new(Color::Black, Role::King);
        assert_eq!(board.set(Square::at(7), Some(king)), None);
        assert_eq!(board.piece_at(Square::at(7)), Some(king));
        assert_eq!(board.set(Square::at(7), None), Some(king));
        assert_eq!(board, Board::EMPTY);
    }
}
