//! `captures`: all captures of a position side by side, the shorter ones too.

use damier_core::ruling::captures as every_capture;

use crate::answer::Answer;
use crate::error::ErrorAnswer;
use crate::input::read_position;
use crate::json::Json;
use crate::language::Language;

/// All finished captures, most pieces first, with the compulsory ones marked:
/// `{"fen","side","most","complete","captures":[{"from","to","path","captured","promotes","required","notation"}]}`;
/// `notation` is null for a capture that may not be played. Yes when there is a capture.
///
/// # Errors
/// `bad-fen`, `man-on-promotion-row`, `unknown-turn`.
pub fn captures(fen: &str, language: Language) -> Result<Answer, ErrorAnswer> {
    let position = read_position(fen, language)?;
    let legal = position.legal_moves();
    let all = every_capture(&position);
    let most = all.moves.first().map_or(0, |m| m.captured.len());
    let list: Json = all
        .moves
        .iter()
        .map(|m| {
            let path = position.path(m);
            let required = m.captured.len() == most;
            let notation = if required { Some(position.notation_among(m, &legal)) } else { None };
            Json::object()
                .with("from", m.from)
                .with("to", m.to)
                .with("path", path.squares)
                .with("captured", path.captured)
                .with("promotes", m.promotes)
                .with("required", required)
                .with("notation", notation)
        })
        .collect();
    let value = Json::object()
        .with("fen", position.to_string())
        .with("side", position.turn().name())
        .with("most", most)
        .with("complete", all.complete)
        .with("captures", list);
    Ok(Answer::yes_or_no(value, most > 0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a14_a17_the_greater_capture_is_marked_and_the_smaller_shown() {
        let json = captures("W:W32,34:B8,17,27,30", Language::En).unwrap().json();
        assert!(
            json.contains(concat!(
                r#""most":3,"complete":true,"captures":[{"from":32,"to":3,"path":[32,21,12,3],"#,
                r#""captured":[27,17,8],"promotes":true,"required":true,"notation":"32x3"},"#,
                r#"{"from":34,"to":25,"path":[34,25],"captured":[30],"promotes":false,"#,
                r#""required":false,"notation":null}]"#
            )),
            "{json}"
        );
    }

    #[test]
    fn no_capture_is_a_no() {
        assert!(!captures("start", Language::Fr).unwrap().yes());
    }
}
