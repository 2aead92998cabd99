//! What the sentences about a ruling have in common, whatever the language.

use damier_core::ruling::{Finding, Ruling};
use damier_core::{Bitboard, Color, Move, MovePath, Position, Role, Square};

/// A ruling with the position it was made in.
pub(crate) struct Facts<'a> {
    pub(crate) position: &'a Position,
    pub(crate) ruling: &'a Ruling,
}

/// What may be played instead.
pub(crate) enum Owed {
    /// A capture must be made.
    Capture {
        /// How many pieces it takes.
        pieces: u32,
        /// The piece that makes it, where only one can.
        by: Option<(Role, Square)>,
        /// The captures as written; the first few if there are many.
        moves: Vec<String>,
        /// How many more there are: none, or two and more.
        more: usize,
    },
    /// There is no capture; the piece tried may go to these squares.
    Quiet {
        /// The piece tried.
        piece: (Role, Square),
        /// Where it may go.
        to: Vec<Square>,
    },
    /// Nothing useful can be said.
    Nothing,
}

/// More captures than this are not all listed in a sentence.
const LISTED: usize = 4;

impl Facts<'_> {
    /// The side to move.
    pub(crate) fn turn(&self) -> Color {
        self.position.turn()
    }

    /// The rank of the piece tried; a man where there is none.
    pub(crate) fn role(&self) -> Role {
        self.ruling.piece.map_or(Role::Man, |piece| piece.role)
    }

    /// The rank of the piece on a square; a man where there is none.
    pub(crate) fn role_on(&self, square: Square) -> Role {
        self.position.board().piece_at(square).map_or(Role::Man, |piece| piece.role)
    }

    /// A legal move as we write it.
    pub(crate) fn notation(&self, m: &Move) -> String {
        self.position.notation_among(m, &self.ruling.required)
    }

    /// The pieces that a legal move takes, in the order taken.
    pub(crate) fn captured(&self, m: &Move) -> Vec<Square> {
        self.position.path(m).captured
    }

    /// A tried capture as it is best written: its ends, unless a legal move has the same.
    pub(crate) fn route(&self, route: &MovePath) -> String {
        let (from, to) = (route.squares[0], route.squares[route.squares.len() - 1]);
        if self.ruling.required.iter().any(|m| m.from == from && m.to == to) {
            route.notation()
        } else {
            format!("{from}x{to}")
        }
    }

    /// What may be played instead of what was tried.
    pub(crate) fn owed(&self) -> Owed {
        let required = &self.ruling.required;
        let first = match required.first() {
            None => return Owed::Nothing,
            Some(first) => first,
        };
        if first.is_capture() {
            let single = required.iter().all(|m| m.from == first.from);
            let listed = if required.len() <= LISTED + 1 { required.len() } else { LISTED };
            return Owed::Capture {
                pieces: first.captured.len(),
                by: if single { Some((self.role_on(first.from), first.from)) } else { None },
                moves: required[..listed].iter().map(|m| self.notation(m)).collect(),
                more: required.len() - listed,
            };
        }
        let from = match self.ruling.tried.first() {
            Some(from) if self.ruling.piece.map(|p| p.color) == Some(self.turn()) => *from,
            _ => return Owed::Nothing,
        };
        // Through a set, so that they come in order.
        let to: Bitboard = required.iter().filter(|m| m.from == from).map(|m| m.to).collect();
        if to.len() as usize > LISTED {
            return Owed::Nothing;
        }
        Owed::Quiet { piece: (self.role(), from), to: to.iter().collect() }
    }

    /// Whether the try, read as a quiet move, is legal: only its cross is wrong.
    pub(crate) fn quiet_twin(&self) -> Option<String> {
        match (&self.ruling.finding, self.ruling.tried.as_slice()) {
            (Finding::NothingToCapture { .. }, [from, to]) => self
                .ruling
                .required
                .iter()
                .find(|m| m.from == *from && m.to == *to && !m.is_capture())
                .map(Move::short),
            _ => None,
        }
    }
}
