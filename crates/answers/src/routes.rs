//! `routes`: a capture named landing by landing, as a person does with a finger or a mouse.

use damier_core::{Move, Position, Square};

use crate::answer::Answer;
use crate::error::{ErrorAnswer, ErrorCode};
use crate::input::read_position;
use crate::json::Json;
use crate::language::Language;
use crate::moves::move_json_by;

/// The legal moves of the piece on `from` that land on the squares named so far (numbers between
/// blanks, perhaps none), and where they may land next before their end:
/// `{"moves":[{"notation","from","to","path","captured","promotes"}],"via":[{"square","moves":[notation…]}]}`.
/// Each path is one that lands on the named squares. Yes when a move is left.
///
/// # Errors
/// `bad-fen`, `man-on-promotion-row`, `unknown-turn`, `unreadable-move` when a number is no square.
pub fn routes(fen: &str, from: &str, between: &str, language: Language) -> Result<Answer, ErrorAnswer> {
    let position = read_position(fen, language)?;
    let from = square(from)?;
    let between = between.split_whitespace().map(square).collect::<Result<Vec<_>, _>>()?;
    let legal = position.legal_moves();
    let open: Vec<Move> = legal
        .iter()
        .filter(|m| m.from == from && position.path_through(m, &between).is_some())
        .copied()
        .collect();
    let mut via = Vec::new();
    for next in Square::all() {
        let further: Vec<Square> = between.iter().copied().chain([next]).collect();
        let through: Json = open
            .iter()
            .filter(|m| m.is_capture() && position.path_through(m, &further).is_some())
            .map(|m| position.notation_among(m, &legal))
            .collect();
        if through != Json::List(Vec::new()) {
            via.push(Json::object().with("square", next).with("moves", through));
        }
    }
    let value = Json::object()
        .with("moves", open.iter().map(|m| route(&position, m, &between, &legal)).collect::<Json>())
        .with("via", Json::List(via));
    Ok(Answer::yes_or_no(value, !open.is_empty()))
}

fn route(position: &Position, m: &Move, between: &[Square], legal: &[Move]) -> Json {
    let path = position.path_through(m, between).unwrap_or_else(|| position.path(m));
    move_json_by(position, m, path, legal)
}

fn square(text: &str) -> Result<Square, ErrorAnswer> {
    let number = text.parse().ok().and_then(Square::new);
    number
        .ok_or_else(|| ErrorAnswer::new(ErrorCode::UnreadableMove, format!("{text:?} is no square: 1 to 50")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn json(fen: &str, from: &str, between: &str) -> String {
        routes(fen, from, between, Language::En).unwrap().json()
    }

    #[test]
    fn a12_a_landing_square_chooses_between_captures_to_one_square() {
        let fen = "W:WK4:B13,20,32,37";
        let open = json(fen, "4", "");
        assert_eq!(open.matches(r#""to":15"#).count(), 2);
        assert!(open.contains(r#"{"square":27,"moves":["#), "{open}");
        let chosen = json(fen, "4", "27");
        assert_eq!(chosen.matches(r#""to":15"#).count(), 1, "{chosen}");
        assert!(chosen.contains(r#""path":[4,27,38,15],"captured":[13,32,20]"#), "{chosen}");
    }

    #[test]
    fn quiet_moves_have_no_landing_before_their_end() {
        let text = json("start", "32", "");
        assert_eq!(text.matches("notation").count(), 2);
        assert!(text.ends_with(r#""via":[]}"#), "{text}");
        assert!(json("start", "32", "27").starts_with(r#"{"moves":[],"#));
    }

    #[test]
    fn what_is_no_square_is_told() {
        for (from, between) in [("0", ""), ("x", ""), ("32", "51"), ("", "")] {
            let error = routes("start", from, between, Language::En).unwrap_err();
            assert_eq!(error.code().name(), "unreadable-move", "{from} {between}");
        }
    }
}
