//! Where a search starts: a position and how the game came there.

use damier_core::{Game, Position};

/// A position to be searched, with what the draw rules need to know of the game before it.
#[derive(Clone, Debug)]
pub struct Root {
    /// The position; its side is to move.
    pub position: Position,
    /// The positions that stood before in this game, in order; older ones may be left out.
    pub earlier: Vec<Position>,
    /// Plies since the last man move or capture (the 25-move rule).
    pub quiet_plies: u32,
}

impl Root {
    /// A position without a past.
    #[must_use]
    pub fn of(position: Position) -> Root {
        Root { position, earlier: Vec::new(), quiet_plies: 0 }
    }
}

impl From<Position> for Root {
    fn from(position: Position) -> Root {
        Root::of(position)
    }
}

impl From<&Game> for Root {
    fn from(game: &Game) -> Root {
        let mut line: Vec<Position> = game.line().into_iter().map(|node| *game.position_at(node)).collect();
        line.pop();
        Root { position: *game.position(), earlier: line, quiet_plies: game.counters().quiet_plies }
    }
}
