//! Anything a FEN can say: pieces, perhaps a side to move, perhaps counters.

use crate::board::Board;
use crate::color::Color;
use crate::position::{Position, PositionError};

/// A set-up as read from a FEN or made in an editor; it need not be playable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The pieces.
    pub board: Board,
    /// The side to move; `None` for the `?` of databases.
    pub turn: Option<Color>,
    /// lidraughts' `:H…` suffix: plies on the draw clock, 0–100.
    pub draw_clock: Option<u8>,
    /// lidraughts' `:F…` suffix: number of the next full move, 1–500.
    pub move_number: Option<u16>,
}

impl Setup {
    /// The set-up of a board and a side to move.
    #[must_use]
    pub fn new(board: Board, turn: Color) -> Setup {
        Setup { board, turn: Some(turn), draw_clock: None, move_number: None }
    }

    /// The position to play on.
    ///
    /// # Errors
    /// Side to move unknown, a man on its promotion row, or no piece at all.
    pub fn into_position(self) -> Result<Position, PositionError> {
        let turn = self.turn.ok_or(PositionError::UnknownTurn)?;
        Position::new(self.board, turn)
    }
}

impl From<Position> for Setup {
    fn from(position: Position) -> Setup {
        Setup::new(*position.board(), position.turn())
    }
}
