//! Where a search starts: a position and how the game came there.

use damier_core::{Game, MaterialClass, Move, Position};

/// A position to be searched, with what the draw rules need to know of the game before it.
#[derive(Clone, Debug)]
pub struct Root {
    /// The position; its side is to move.
    pub position: Position,
    /// The positions that stood before in this game, in order; older ones may be left out.
    pub earlier: Vec<Position>,
    /// Plies since the last man move or capture (the 25-move rule).
    pub quiet_plies: u32,
    /// Plies since the material came into a class that has its own limit (the 16- and 5-move
    /// rules); 0 where it is in none. What `earlier` shows counts, too.
    pub class_plies: u32,
}

impl Root {
    /// A position without a past.
    #[must_use]
    pub fn of(position: Position) -> Root {
        Root { position, earlier: Vec::new(), quiet_plies: 0, class_plies: 0 }
    }

    /// Goes on by a legal move. What stood before a capture or a man's move can't come back and is
    /// left out.
    pub fn play(&mut self, m: &Move) {
        let before = self.position;
        if m.is_capture() || !before.board().kings().contains(m.from) {
            self.earlier.clear();
            self.quiet_plies = 0;
        } else {
            self.earlier.push(before);
            self.quiet_plies += 1;
        }
        self.position = before.play_unchecked(m);
        let (old, new) = (MaterialClass::of(before.board()), MaterialClass::of(self.position.board()));
        self.class_plies = if new.is_some() && new == old { self.class_plies + 1 } else { 0 };
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
        let counters = game.counters();
        Root {
            position: *game.position(),
            earlier: line,
            quiet_plies: counters.quiet_plies,
            class_plies: counters.class_plies,
        }
    }
}
