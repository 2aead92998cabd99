//! What a move looks like to the person who must find it.

use damier_core::ruling::captures;
use damier_core::{Move, Position, Role, Square};

use crate::misread::{lifted_at_once, passes_last_row};

/// The look of one move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Shape {
    /// How many pieces it takes.
    pub(crate) taken: u32,
    /// A king moves.
    pub(crate) king: bool,
    /// A man captures backward somewhere.
    pub(crate) backward: bool,
    /// How often the way changes its direction.
    pub(crate) turns: u32,
    /// A man passes over its last row without staying there.
    pub(crate) passes: bool,
    /// A man is crowned.
    pub(crate) promotes: bool,
    /// It ends where it began.
    pub(crate) circular: bool,
    /// A king jumps from afar, or lands further than right behind.
    pub(crate) far: bool,
    /// If pieces were lifted at once, this piece could take more.
    pub(crate) ghost: bool,
}

impl Shape {
    pub(crate) fn of(position: &Position, m: &Move) -> Shape {
        let king = position.board().kings().contains(m.from);
        let mut shape = Shape {
            taken: m.captured.len(),
            king,
            promotes: m.promotes,
            circular: m.from == m.to,
            ..Shape::default()
        };
        let path = position.path(m);
        let mut before = None;
        for ends in path.squares.windows(2) {
            let Some((direction, steps)) = ends[0].direction_to(ends[1]) else { continue };
            shape.turns += u32::from(before.is_some_and(|b| b != direction));
            before = Some(direction);
            let forward = direction.is_forward(position.turn());
            shape.backward |= m.is_capture() && !king && !forward;
            shape.far |= king && steps > 2;
        }
        if m.is_capture() {
            shape.passes = !king && passes_last_row(&path.squares, position.turn());
            shape.ghost =
                lifted_at_once(position, m.from).iter().any(|w| w.captured.len() as u32 > shape.taken);
        }
        shape
    }

    /// How much there is to be seen in it, in points of difficulty.
    pub(crate) fn points(&self) -> u32 {
        4 * u32::from(self.king)
            + 3 * u32::from(self.backward)
            + 3 * self.turns.min(4)
            + 6 * u32::from(self.passes)
            + 5 * u32::from(self.circular)
            + 2 * u32::from(self.far)
            + 8 * u32::from(self.ghost)
    }

    /// Its peculiarities by name.
    pub(crate) fn traits(&self) -> Vec<&'static str> {
        let all = [
            (self.king, "king-moves"),
            (self.backward, "backward"),
            (self.turns > 0, "turning"),
            (self.passes, "passes-last-row"),
            (self.promotes, "promotes"),
            (self.circular, "circular"),
            (self.far, "flying"),
            (self.ghost, "ghost"),
            (self.taken >= 4, "long"),
        ];
        all.into_iter().filter(|(is, _)| *is).map(|(_, name)| name).collect()
    }
}

/// The captures of a position that a person has to compare.
pub(crate) struct Comparison {
    /// Every finished capture, most pieces first.
    pub(crate) all: Vec<Move>,
    /// How many pieces must be taken.
    pub(crate) most: u32,
}

impl Comparison {
    /// `None` where there is no capture, or more than anybody could look at.
    pub(crate) fn of(position: &Position) -> Option<Comparison> {
        let found = captures(position);
        let most = found.moves.first()?.captured.len();
        found.complete.then_some(Comparison { all: found.moves, most })
    }

    /// Those that take fewer pieces.
    pub(crate) fn smaller(&self) -> impl Iterator<Item = &Move> {
        let most = self.most;
        self.all.iter().filter(move |m| m.captured.len() < most)
    }

    /// Those that must be played.
    pub(crate) fn largest(&self) -> impl Iterator<Item = &Move> {
        let most = self.most;
        self.all.iter().filter(move |m| m.captured.len() == most)
    }

    /// Pieces that have a capture, but only a smaller one.
    pub(crate) fn idle(&self) -> usize {
        let bound: Vec<Square> = self.largest().map(|m| m.from).collect();
        let mut idle: Vec<Square> = self.smaller().map(|m| m.from).filter(|s| !bound.contains(s)).collect();
        idle.sort_unstable();
        idle.dedup();
        idle.len()
    }

    /// Whether a smaller capture takes a king: number goes before rank.
    pub(crate) fn king_is_left(&self, position: &Position) -> bool {
        let kings = position.board().kings();
        self.smaller().any(|m| m.captured.intersects(kings))
    }

    /// Whether the choice is free between a king and no king, the numbers being equal.
    pub(crate) fn equal_with_king(&self, position: &Position) -> bool {
        let kings = position.board().kings();
        let mut with = self.largest().map(|m| m.captured.intersects(kings));
        let first = with.next();
        with.any(|w| Some(w) != first)
    }

    /// The largest captures with the most to be seen in them.
    pub(crate) fn hardest(&self, position: &Position) -> Shape {
        let shapes = self.largest().take(12).map(|m| Shape::of(position, m));
        shapes.max_by_key(Shape::points).unwrap_or_default()
    }
}

/// How many men and kings stand on the board.
pub(crate) fn pieces(position: &Position) -> u32 {
    position.board().occupied().len()
}

/// What the board as a whole adds to the difficulty: a third of its pieces, and 6 where a king stands.
pub(crate) fn crowd(position: &Position) -> i64 {
    i64::from(pieces(position)) / 3 + if has_king(position) { 6 } else { 0 }
}

/// Whether a king stands on the board.
pub(crate) fn has_king(position: &Position) -> bool {
    !position.board().kings().is_empty()
}

/// The rank of the piece on a square; a man where there is none.
pub(crate) fn role(position: &Position, square: Square) -> Role {
    position.board().piece_at(square).map_or(Role::Man, |piece| piece.role)
}
