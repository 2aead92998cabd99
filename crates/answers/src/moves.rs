//! `moves`: the legal moves of a position.

use damier_core::{Move, MovePath, Position};

use crate::answer::Answer;
use crate::error::ErrorAnswer;
use crate::input::read_position;
use crate::json::Json;
use crate::language::Language;

/// The legal moves of a position (contract, `damier moves`). Yes when there is one.
///
/// # Errors
/// `bad-fen`, `man-on-promotion-row`, `unknown-turn`.
pub fn moves(fen: &str, language: Language) -> Result<Answer, ErrorAnswer> {
    let position = read_position(fen, language)?;
    let (value, any) = with_count(&position);
    Ok(Answer::yes_or_no(value, any))
}

/// The answer of [`moves`] for a position at hand.
#[must_use]
pub fn moves_json(position: &Position) -> Json {
    with_count(position).0
}

fn with_count(position: &Position) -> (Json, bool) {
    let mut legal = position.legal_moves();
    legal.sort();
    let pieces = legal.first().map_or(0, |m| m.captured.len());
    let value = Json::object()
        .with("fen", position.to_string())
        .with("side", position.turn().name())
        .with("capture", pieces > 0)
        .with("pieces_to_capture", pieces)
        .with("moves", legal.iter().map(|m| move_json(position, m, &legal)).collect::<Json>());
    (value, !legal.is_empty())
}

/// One move as in the list of [`moves`], the legal moves of the position being at hand.
#[must_use]
pub fn move_json(position: &Position, m: &Move, legal: &[Move]) -> Json {
    move_json_by(position, m, position.path(m), legal)
}

/// [`move_json`] by one route of the move.
pub(crate) fn move_json_by(position: &Position, m: &Move, path: MovePath, legal: &[Move]) -> Json {
    Json::object()
        .with("notation", position.notation_among(m, legal))
        .with("from", m.from)
        .with("to", m.to)
        .with("path", path.squares)
        .with("captured", path.captured)
        .with("promotes", m.promotes)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn json(fen: &str) -> String {
        moves(fen, Language::En).unwrap().json()
    }

    #[test]
    fn the_start_has_nine_moves_in_order_of_squares() {
        let text = json("start");
        assert!(text.starts_with(r#"{"fen":"W:W31,32,33,"#));
        assert!(text.contains(r#""side":"white","capture":false,"pieces_to_capture":0,"moves":["#));
        assert_eq!(text.matches("notation").count(), 9);
        assert!(text.contains(
            r#"[{"notation":"31-26","from":31,"to":26,"path":[31,26],"captured":[],"promotes":false}"#
        ));
    }

    #[test]
    fn a17_the_worked_example_in_full() {
        assert_eq!(
            json("W:W32:B8,17,27"),
            concat!(
                r#"{"fen":"W:W32:B8,17,27","side":"white","capture":true,"pieces_to_capture":3,"#,
                r#""moves":[{"notation":"32x3","from":32,"to":3,"path":[32,21,12,3],"#,
                r#""captured":[27,17,8],"promotes":true}]}"#
            )
        );
    }

    #[test]
    fn no_move_is_a_no() {
        let answer = moves("W:W:B1", Language::En).unwrap();
        assert!(!answer.yes());
        assert_eq!(
            answer.json(),
            r#"{"fen":"W:W:B1","side":"white","capture":false,"pieces_to_capture":0,"moves":[]}"#
        );
    }

    #[test]
    fn errors_have_their_codes() {
        for (fen, code) in [
            ("", "bad-fen"),
            ("W:W51:B1", "bad-fen"),
            ("W:W:B", "bad-fen"),
            ("W:W1:B50", "man-on-promotion-row"),
            ("?:W31:B1", "unknown-turn"),
        ] {
            assert_eq!(moves(fen, Language::Fr).unwrap_err().code().name(), code, "{fen}");
        }
    }
}
