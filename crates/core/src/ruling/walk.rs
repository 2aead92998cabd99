//! Step 5: walking the hops of a try in order, until one breaks a rule.

use alloc::vec;
use alloc::vec::Vec;

use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::path::MovePath;
use crate::piece::{Piece, Role};
use crate::position::Position;
use crate::square::Square;

use super::{Finding, Hop};

/// A walk along the squares of a try.
pub(super) struct Walk<'a> {
    /// The piece that moves.
    mover: Piece,
    /// The board with the mover lifted: its start square counts as free.
    board: Board,
    squares: &'a [Square],
    /// Whether a cross joins the squares.
    cross: bool,
}

impl<'a> Walk<'a> {
    /// A walk of the mover along at least two squares, the first being where it stands.
    pub(super) fn of(position: &Position, mover: Piece, squares: &'a [Square], cross: bool) -> Walk<'a> {
        let board = position.board().without(squares.iter().take(1).copied().collect());
        Walk { mover, board, squares, cross }
    }

    /// Step 5a: the route if every hop takes a piece by the rules, else what is wrong with the first
    /// hop that does not.
    pub(super) fn walk(&self) -> Result<MovePath, Finding> {
        let mut route = MovePath { squares: vec![self.squares[0]], captured: Vec::new() };
        for ends in self.squares.windows(2) {
            let hop = Hop { from: ends[0], to: ends[1] };
            let over = self.hop(hop, &route.captured)?;
            route.captured.push(over);
            route.squares.push(hop.to);
        }
        Ok(route)
    }

    /// One hop: the piece it takes, or why it takes none.
    fn hop(&self, hop: Hop, taken: &[Square]) -> Result<Square, Finding> {
        let steps = match hop.from.direction_to(hop.to) {
            Some((_, steps)) => steps,
            None => return Err(Finding::NotOnDiagonal { hop }),
        };
        if taken.contains(&hop.to) {
            return Err(Finding::CapturedPieceBlocks { hop, taken: taken.to_vec() });
        }
        if let Some(occupant) = self.board.piece_at(hop.to) {
            return Err(Finding::DestinationOccupied { hop, occupant });
        }
        let between = || squares_between(hop.from, hop.to);
        let own = self.board.of(self.mover.color);
        if let Some(own) = between().find(|s| own.contains(*s)) {
            return Err(Finding::JumpsOwnPiece { hop, own });
        }
        if let Some(twice) = between().find(|s| taken.contains(s)) {
            return Err(Finding::PieceJumpedTwice { hop, twice });
        }
        let enemies: Bitboard = between().filter(|s| self.board.occupied().contains(*s)).collect();
        match enemies.first() {
            Some(_) if enemies.len() > 1 => Err(Finding::PathBlocked { hop, blockers: enemies }),
            None => Err(self.no_piece_between(hop, steps)),
            // A man jumps the piece beside it and lands right behind: exactly two steps.
            Some(over) if self.mover.role == Role::Man && steps != 2 => {
                Err(Finding::ManMovesTooFar { hop, over: Some(over) })
            }
            Some(over) => Ok(over),
        }
    }

    fn no_piece_between(&self, hop: Hop, steps: u8) -> Finding {
        let forward = hop
            .from
            .direction_to(hop.to)
            .map_or(false, |(direction, _)| direction.is_forward(self.mover.color));
        if self.cross || self.squares.len() > 2 {
            Finding::NothingToCapture { hop }
        } else if self.mover.role == Role::Man && steps > 1 {
            Finding::ManMovesTooFar { hop, over: None }
        } else if self.mover.role == Role::Man && !forward {
            Finding::ManMovesBackward { hop }
        } else {
            Finding::CaptureMandatory { hop }
        }
    }
}

/// The squares strictly between two on a common diagonal, from the first on; none if they share none.
pub(super) fn squares_between(from: Square, to: Square) -> impl Iterator<Item = Square> {
    from.direction_to(to)
        .into_iter()
        .flat_map(move |(direction, steps)| from.ray(direction).take(usize::from(steps) - 1))
}
