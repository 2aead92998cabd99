//! What stands on a square: a man or a king of one player.

use crate::color::Color;

/// The rank of a piece.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Role {
    /// A man (*pion*): one step forward, captures both ways.
    Man,
    /// A flying king (*dame*).
    King,
}

impl Role {
    /// `man` or `king`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Role::Man => "man",
            Role::King => "king",
        }
    }
}

/// A piece: its owner and its rank.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// The owner.
    pub color: Color,
    /// Man or king.
    pub role: Role,
}

impl Piece {
    /// The piece of this colour and rank.
    #[must_use]
    pub const fn new(color: Color, role: Role) -> Piece {
        Piece { color, role }
    }
}
