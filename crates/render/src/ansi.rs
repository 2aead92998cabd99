//! The board in colour for a terminal with 256 colours.

use damier_core::{Color, Piece, Role, Square};

use crate::diagram::{Diagram, MarkKind, Numbers};

const LIGHT: u8 = 223;
const DARK: u8 = 94;
const MARKED: u8 = 136;
const RESET: &str = "\x1b[0m";

/// The board with two lines of five characters to a square: the number above, the piece below. A man is
/// `●`, a king `●●` (a man crowned with a second one), a piece taken but not lifted `×`; rings of the
/// marks are `( )`. The side to move has `◀` beside its own row.
#[must_use]
pub fn ansi(diagram: &Diagram) -> String {
    let mut text = String::new();
    for row in 0..10 {
        for upper in [true, false] {
            for column in 0..10 {
                match diagram.square_at(row, column) {
                    None => text.push_str(&format!("\x1b[48;5;{LIGHT}m     ")),
                    Some(square) if upper => text.push_str(&number(diagram, square)),
                    Some(square) => text.push_str(&body(diagram, square)),
                }
            }
            text.push_str(RESET);
            let own_row = |color| if color == diagram.bottom { 9 } else { 0 };
            if !upper && diagram.turn.is_some_and(|turn| own_row(turn) == row) {
                text.push_str(" ◀");
            }
            text.push('\n');
        }
    }
    text
}

fn background(diagram: &Diagram, square: Square) -> u8 {
    let tinted = |kind| matches!(kind, MarkKind::From | MarkKind::To);
    if diagram.marks.iter().any(|m| m.square == square && tinted(m.kind)) {
        MARKED
    } else {
        DARK
    }
}

fn number(diagram: &Diagram, square: Square) -> String {
    let back = background(diagram, square);
    let label = match diagram.numbers {
        Numbers::Shown => square.to_string(),
        Numbers::Hidden => String::new(),
    };
    format!("\x1b[48;5;{back};38;5;230m{label:<5}")
}

fn body(diagram: &Diagram, square: Square) -> String {
    let back = background(diagram, square);
    let ghost = diagram.ghosts.piece_at(square);
    let (sign, piece) = match (ghost, diagram.board.piece_at(square)) {
        (Some(piece), _) => (" × ", Some(piece)),
        (None, Some(piece @ Piece { role: Role::Man, .. })) => (" ● ", Some(piece)),
        (None, Some(piece)) => ("●● ", Some(piece)),
        (None, None) => ("   ", None),
    };
    let ringed = |kind| matches!(kind, MarkKind::Movable | MarkKind::Target);
    let mark = diagram.marks.iter().find(|m| m.square == square && ringed(m.kind));
    let (open, sign, close) = match mark.map(|m| m.kind) {
        Some(MarkKind::Target) if piece.is_none() => (" ", " · ", " "),
        Some(_) => ("(", sign, ")"),
        None => (" ", sign, " "),
    };
    let front = match piece.map(|p| p.color) {
        Some(Color::Black) => 16,
        _ => 231,
    };
    format!("\x1b[48;5;{back};38;5;{front};1m{open}{sign}{close}\x1b[22m")
}
