//! What a picture shows, independent of how it is written.

use damier_core::{Board, Color, Move, Position, Setup, Square};

use crate::theme::ThemeName;

/// Everything a picture of a board can show.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagram {
    /// The pieces.
    pub board: Board,
    /// Pieces taken but not yet lifted: drawn faded and crossed out.
    pub ghosts: Board,
    /// The side to move: a small piece beside the board on that player's side.
    pub turn: Option<Color>,
    /// The player who sits below.
    pub bottom: Color,
    /// Whether the dark squares carry their numbers.
    pub numbers: Numbers,
    /// Marked squares, drawn in this order.
    pub marks: Vec<Mark>,
    /// Arrows, drawn above the pieces.
    pub arrows: Vec<Arrow>,
    /// Colours and line work.
    pub theme: ThemeName,
    /// Short text alternative (SVG `title`); the FEN where it is empty.
    pub title: String,
    /// Long text alternative (SVG `desc`); left out where it is empty.
    pub description: String,
    /// Prefix of the ids inside an SVG; give each picture on one page its own.
    pub id: String,
}

/// Whether square numbers are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Numbers {
    /// On every dark square.
    Shown,
    /// Nowhere.
    Hidden,
}

/// A marked square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    /// The square.
    pub square: Square,
    /// What the mark says.
    pub kind: MarkKind,
}

/// What a mark says. Each kind has a shape of its own, so that none is told by colour alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MarkKind {
    /// Start of a move: the square tinted.
    From,
    /// End of a move: the square tinted and framed.
    To,
    /// A piece that may or must move: a ring around it.
    Movable,
    /// A square where a piece may land: a dot.
    Target,
    /// A piece that is or must be captured: a cross over it.
    Victim,
}

/// A line through the centres of squares with a head at its end; stops between are numbered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arrow {
    /// The squares in order; fewer than two draw nothing.
    pub squares: Vec<Square>,
}

impl Diagram {
    /// A plain picture of a position, White below, with numbers.
    #[must_use]
    pub fn new(position: &Position) -> Diagram {
        Diagram::of_setup(&Setup::from(*position))
    }

    /// A plain picture of any set-up, White below, with numbers.
    #[must_use]
    pub fn of_setup(setup: &Setup) -> Diagram {
        Diagram {
            board: setup.board,
            ghosts: Board::EMPTY,
            turn: setup.turn,
            bottom: Color::White,
            numbers: Numbers::Shown,
            marks: Vec::new(),
            arrows: Vec::new(),
            theme: ThemeName::default(),
            title: String::new(),
            description: String::new(),
            id: String::from("damier"),
        }
    }

    /// The position before a legal move, with the move drawn: both ends marked, an arrow along its
    /// canonical path, the captured pieces as ghosts.
    #[must_use]
    pub fn of_move(position: &Position, m: &Move) -> Diagram {
        let mut diagram = Diagram::new(position);
        diagram.marks =
            vec![Mark { square: m.from, kind: MarkKind::From }, Mark { square: m.to, kind: MarkKind::To }];
        diagram.arrows = vec![Arrow { squares: position.path(m).squares }];
        for square in m.captured {
            let piece = diagram.board.set(square, None);
            diagram.ghosts.set(square, piece);
        }
        diagram
    }

    /// The FEN of what stands on the board, ghosts included.
    #[must_use]
    pub fn fen(&self) -> String {
        let mut board = self.board;
        for (square, piece) in self.ghosts.pieces() {
            board.set(square, Some(piece));
        }
        Setup { board, turn: self.turn, draw_clock: None, move_number: None }.to_string()
    }

    /// The dark square drawn in this row and column (0–9 from the top left of the picture).
    pub(crate) fn square_at(&self, row: u8, column: u8) -> Option<Square> {
        let square = Square::from_row_column(row + 1, column + 1)?;
        Some(match self.bottom {
            Color::White => square,
            Color::Black => square.flip(),
        })
    }

    /// The row and column (0–9 from the top left of the picture) at which a square is drawn.
    pub(crate) fn place_of(&self, square: Square) -> (u8, u8) {
        let seen = match self.bottom {
            Color::White => square,
            Color::Black => square.flip(),
        };
        (seen.row() - 1, seen.column() - 1)
    }
}
