//! The board in plain characters: readable aloud, in a mail, in a log.

use damier_core::{Color, Piece, Role};

use crate::diagram::{Diagram, MarkKind, Numbers};

/// The letter of a piece: `w`/`b` men, `W`/`B` kings, as in Hub.
pub(crate) fn letter(piece: Piece) -> char {
    match (piece.color, piece.role) {
        (Color::White, Role::Man) => 'w',
        (Color::White, Role::King) => 'W',
        (Color::Black, Role::Man) => 'b',
        (Color::Black, Role::King) => 'B',
    }
}

/// The board as ten lines of characters: `w b` men, `W B` kings, `.` an empty dark square, `x` a piece
/// taken but not lifted. With numbers each is followed by its square (`w32`). Marked squares
/// stand in brackets. The side to move has `*` at the end of the line nearest to its player.
#[must_use]
pub fn plain(diagram: &Diagram) -> String {
    let mut text = String::new();
    for row in 0..10 {
        let mut line = String::new();
        for column in 0..10 {
            line.push_str(&cell(diagram, row, column));
        }
        let mut line = line.trim_end().to_string();
        let own_row = |color| if color == diagram.bottom { 9 } else { 0 };
        if diagram.turn.is_some_and(|turn| own_row(turn) == row) {
            line.push_str("  *");
        }
        text.push_str(&line);
        text.push('\n');
    }
    text
}

/// One square: two columns wide without numbers, five with them.
fn cell(diagram: &Diagram, row: u8, column: u8) -> String {
    let wide = diagram.numbers == Numbers::Shown;
    let square = match diagram.square_at(row, column) {
        Some(square) => square,
        None => return if wide { "     ".into() } else { "  ".into() },
    };
    let sign = match (diagram.ghosts.piece_at(square), diagram.board.piece_at(square)) {
        (Some(_), _) => 'x',
        (None, Some(piece)) => letter(piece),
        (None, None) => '.',
    };
    let marked = diagram.marks.iter().any(|m| m.square == square && m.kind != MarkKind::Victim);
    let (open, close) = if marked { ('[', ']') } else { (' ', ' ') };
    if wide {
        let inner = format!("{sign}{square}{close}");
        format!("{open}{inner:<4}")
    } else if marked {
        format!("[{sign}")
    } else {
        format!(" {sign}")
    }
}
