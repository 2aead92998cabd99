//! What hands did on the board between two moves, and how the board looks then.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write;

use super::incident::square;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::color::Color;
use crate::moves::Move;
use crate::piece::{Piece, Role};
use crate::position::Position;
use crate::square::Square;

/// One thing that a hand does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Act {
    /// A piece is touched on purpose, without *j'adoube*.
    Touch(Square),
    /// A piece is carried to an empty square and let go there.
    Shift {
        /// Where it stood.
        from: Square,
        /// Where it is let go.
        to: Square,
    },
    /// A piece is taken off the board.
    Lift(Square),
    /// A man is crowned.
    Crown(Square),
}

/// Why an act cannot be done with wood and board either.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ActError {
    /// The text is no list of acts.
    Unreadable,
    /// There is no piece on the square.
    Empty(
        /// The square.
        Square,
    ),
    /// A piece stands where one is to be put down.
    Occupied(
        /// The square.
        Square,
    ),
    /// No man stands there on its last row.
    NotCrownable(
        /// The square.
        Square,
    ),
    /// More acts than any move needs.
    TooMany,
}

/// More acts than this between two moves are no move any more.
pub const MOST_ACTS: usize = 60;

impl Act {
    /// Reads acts between blanks: `t32` touches, `32-28` carries, `l19` lifts, `c3` crowns.
    ///
    /// # Errors
    /// [`ActError::Unreadable`], [`ActError::TooMany`].
    pub fn read(text: &str) -> Result<Vec<Act>, ActError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        if words.len() > MOST_ACTS {
            return Err(ActError::TooMany);
        }
        words.into_iter().map(|word| Act::one(word).ok_or(ActError::Unreadable)).collect()
    }

    fn one(word: &str) -> Option<Act> {
        if let Some(rest) = word.strip_prefix('t') {
            return square(rest).map(Act::Touch);
        }
        if let Some(rest) = word.strip_prefix('l') {
            return square(rest).map(Act::Lift);
        }
        if let Some(rest) = word.strip_prefix('c') {
            return square(rest).map(Act::Crown);
        }
        let (from, to) = word.split_once('-')?;
        Some(Act::Shift { from: square(from)?, to: square(to)? })
    }
}

/// A board on which hands have been at work. It need not be one that can be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hands {
    /// Each piece that was on the board, and where it is now.
    pieces: Vec<Tracked>,
    /// In the order lifted, by the square where each stood at first.
    lifted: Vec<Square>,
    /// Where each piece that was carried stood at first, in the order in which they were taken up.
    carried: Vec<Square>,
    /// Enemy pieces that a shift went over, by the side that shifted, still on the board.
    jumped: Bitboard,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Tracked {
    piece: Piece,
    origin: Square,
    /// `None` once it is lifted.
    at: Option<Square>,
    /// Every square where it was let go, its origin first.
    path: Vec<Square>,
    /// Whether it went over an enemy piece: then its way is written as a capture.
    over: bool,
}

impl Tracked {
    /// Whether it stands on another square than at first.
    fn is_elsewhere(&self) -> bool {
        self.at.map_or(false, |at| at != self.origin)
    }
}

impl Hands {
    /// A board nobody has touched.
    #[must_use]
    pub fn on(board: &Board) -> Hands {
        let tracked = |(origin, piece)| Tracked {
            piece,
            origin,
            at: Some(origin),
            path: Vec::from([origin]),
            over: false,
        };
        Hands {
            pieces: board.pieces().map(tracked).collect(),
            lifted: Vec::new(),
            carried: Vec::new(),
            jumped: Bitboard::EMPTY,
        }
    }

    /// The board after these acts.
    ///
    /// # Errors
    /// The first act that is impossible.
    pub fn after(board: &Board, acts: &[Act]) -> Result<Hands, ActError> {
        let mut hands = Hands::on(board);
        acts.iter().try_for_each(|act| hands.act(*act))?;
        Ok(hands)
    }

    fn index(&self, square: Square) -> Result<usize, ActError> {
        self.pieces.iter().position(|p| p.at == Some(square)).ok_or(ActError::Empty(square))
    }

    /// Where the piece on a square stood at first.
    pub(super) fn origin(&self, square: Square) -> Option<Square> {
        self.index(square).ok().map(|index| self.pieces[index].origin)
    }

    /// Does one thing.
    ///
    /// # Errors
    /// It is impossible; then nothing has changed.
    pub fn act(&mut self, act: Act) -> Result<(), ActError> {
        match act {
            Act::Touch(square) => self.index(square).map(|_| ()),
            Act::Shift { from, to } => self.shift(from, to),
            Act::Lift(square) => {
                let index = self.index(square)?;
                self.pieces[index].at = None;
                self.jumped = self.jumped.without(square);
                self.lifted.push(self.pieces[index].origin);
                Ok(())
            }
            Act::Crown(square) => {
                let index = self.index(square)?;
                let Piece { color, role } = self.pieces[index].piece;
                if role == Role::King || !square.is_promotion_row(color) {
                    return Err(ActError::NotCrownable(square));
                }
                self.pieces[index].piece.role = Role::King;
                Ok(())
            }
        }
    }

    fn shift(&mut self, from: Square, to: Square) -> Result<(), ActError> {
        let index = self.index(from)?;
        if from == to {
            return Ok(());
        }
        if self.index(to).is_ok() {
            return Err(ActError::Occupied(to));
        }
        let color = self.pieces[index].piece.color;
        let mut went_over = false;
        if let Some((direction, steps)) = from.direction_to(to) {
            let between: Vec<Square> = from.ray(direction).take(usize::from(steps) - 1).collect();
            for over in between {
                let enemy = self.index(over).map(|i| self.pieces[i].piece.color != color).unwrap_or(false);
                if enemy {
                    went_over = true;
                    self.jumped = self.jumped.with(over);
                }
            }
        }
        let moved = &mut self.pieces[index];
        moved.at = Some(to);
        if moved.path.len() == 1 {
            // Put back and taken up again, it is the latest.
            self.carried.retain(|origin| *origin != moved.origin);
            self.carried.push(moved.origin);
        }
        if to == moved.origin {
            // Back where it began: it has gone nowhere.
            moved.path.truncate(1);
            moved.over = false;
            self.jumped = Bitboard::EMPTY;
        } else {
            moved.path.push(to);
            moved.over |= went_over;
        }
        Ok(())
    }

    /// The pieces as they stand; a man may stand on its last row.
    #[must_use]
    pub fn board(&self) -> Board {
        let mut board = Board::EMPTY;
        for tracked in &self.pieces {
            if let Some(at) = tracked.at {
                board.set(at, Some(tracked.piece));
            }
        }
        board
    }

    /// The pieces with every man on its last row crowned.
    #[must_use]
    pub fn crowned(&self) -> Board {
        let mut board = self.board();
        for color in Color::ALL {
            for square in (board.men_of(color) & Bitboard::promotion_row(color)).iter() {
                board.set(square, Some(Piece::new(color, Role::King)));
            }
        }
        board
    }

    /// Men on their last row.
    #[must_use]
    pub fn uncrowned(&self) -> Bitboard {
        let board = self.board();
        Color::ALL
            .into_iter()
            .fold(Bitboard::EMPTY, |all, color| all | (board.men_of(color) & Bitboard::promotion_row(color)))
    }

    /// Enemy pieces that were jumped and are still there.
    #[must_use]
    pub fn jumped(&self) -> Bitboard {
        self.jumped
    }

    /// Where the pieces stood that were lifted, in that order.
    #[must_use]
    pub fn lifted(&self) -> &[Square] {
        &self.lifted
    }

    /// The way of each piece of this side that stands elsewhere now.
    pub(super) fn moved(&self, color: Color) -> impl Iterator<Item = &[Square]> + '_ {
        self.pieces
            .iter()
            .filter(move |p| p.piece.color == color && p.is_elsewhere())
            .map(|p| p.path.as_slice())
    }

    /// Whether any piece stands elsewhere, was lifted or crowned.
    pub(super) fn changed(&self, before: &Board) -> bool {
        self.board() != *before
    }

    /// The legal move that leads to this board, crowned or not.
    pub(super) fn legal(&self, position: &Position, legal: &[Move]) -> Option<Move> {
        let board = self.board();
        let same = |m: &&Move| {
            let result = *position.play_unchecked(m).board();
            result == board || (m.promotes && result == self.crowned())
        };
        legal.iter().find(same).copied()
    }

    /// What was done, as an incident's text has it: moves in their order and written as everywhere else,
    /// a cross where something was jumped.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = String::new();
        for origin in &self.carried {
            for moved in self.pieces.iter().filter(|p| p.origin == *origin && p.is_elsewhere()) {
                if !text.is_empty() {
                    text.push('+');
                }
                join(&mut text, &moved.path, if moved.over { 'x' } else { '-' });
            }
        }
        if !self.lifted.is_empty() {
            text.push('/');
            join(&mut text, &self.lifted, ',');
        }
        text
    }
}

fn join(text: &mut String, squares: &[Square], joint: char) {
    for (place, square) in squares.iter().enumerate() {
        if place > 0 {
            text.push(joint);
        }
        // Writing to a String cannot fail.
        let _ = write!(text, "{square}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sq(n: u8) -> Square {
        Square::at(n)
    }

    #[test]
    fn acts_are_read() {
        let acts = Act::read(" t32 32-28  l19 c3 ").unwrap();
        assert_eq!(
            acts,
            [
                Act::Touch(sq(32)),
                Act::Shift { from: sq(32), to: sq(28) },
                Act::Lift(sq(19)),
                Act::Crown(sq(3))
            ]
        );
        assert_eq!(Act::read(""), Ok(Vec::new()));
        for text in ["x", "32", "32-", "32-51", "l", "l0", "t+5", "é", "32-28-22"] {
            assert_eq!(Act::read(text), Err(ActError::Unreadable), "{text}");
        }
        assert_eq!(Act::read(&"t1 ".repeat(MOST_ACTS + 1)), Err(ActError::TooMany));
    }

    #[test]
    fn c2_moves_are_told_in_their_order() {
        for (acts, text) in [
            ("33-28 31-27", "33-28+31-27"),
            ("31-27 33-28", "31-27+33-28"),
            ("33-28 31-27 28-33 33-29", "31-27+33-29"),
            ("19-24 33-29", "19-24+33-29"),
        ] {
            let hands = Hands::after(&Board::starting(), &Act::read(acts).unwrap()).unwrap();
            assert_eq!(hands.text(), text);
        }
    }

    #[test]
    fn c4_the_board_after_a_rafle_lifted_by_hand() {
        let position = crate::fen::parse("W:W32:B8,17,27").unwrap().into_position().unwrap();
        let mut hands = Hands::on(position.board());
        for (from, to) in [(32, 21), (21, 12), (12, 3)] {
            hands.act(Act::Shift { from: sq(from), to: sq(to) }).unwrap();
        }
        assert_eq!(hands.jumped().len(), 3);
        assert_eq!(hands.legal(&position, &position.legal_moves()), None);
        for square in [27, 17, 8] {
            hands.act(Act::Lift(sq(square))).unwrap();
        }
        assert!(hands.jumped().is_empty());
        assert_eq!(hands.text(), "32x21x12x3/27,17,8");
        assert_eq!(hands.uncrowned(), Bitboard::of(sq(3)));
        // Crowned or not, it is the legal move.
        assert!(hands.legal(&position, &position.legal_moves()).is_some());
        hands.act(Act::Crown(sq(3))).unwrap();
        assert!(hands.legal(&position, &position.legal_moves()).is_some());
        assert!(hands.uncrowned().is_empty());
    }

    #[test]
    fn what_wood_cannot_do() {
        let mut hands = Hands::on(&Board::starting());
        let before = hands.clone();
        for (act, error) in [
            (Act::Lift(sq(28)), ActError::Empty(sq(28))),
            (Act::Touch(sq(28)), ActError::Empty(sq(28))),
            (Act::Shift { from: sq(28), to: sq(22) }, ActError::Empty(sq(28))),
            (Act::Shift { from: sq(32), to: sq(19) }, ActError::Occupied(sq(19))),
            (Act::Crown(sq(32)), ActError::NotCrownable(sq(32))),
        ] {
            assert_eq!(hands.act(act), Err(error));
            assert_eq!(hands, before);
        }
    }
}
