//! `touch`: what touching a piece commits a player to.

use damier_core::ruling::Touch;
use damier_core::Square;

use crate::answer::Answer;
use crate::error::{ErrorAnswer, ErrorCode};
use crate::input::read_position;
use crate::json::Json;
use crate::language::Language;

/// Touch-move: `{"square","binds":bool,"moves":[notation…],"message","rule":{"id","source","name",
/// "text"}}`, the last two for people. Yes when the piece must be played.
///
/// # Errors
/// `bad-fen`, `man-on-promotion-row`, `unknown-turn`, `unreadable-move` when `square` is none.
pub fn touch(fen: &str, square: &str, language: Language) -> Result<Answer, ErrorAnswer> {
    let position = read_position(fen, language)?;
    let square = square.trim().parse().ok().and_then(Square::new).ok_or_else(|| {
        let error = damier_messages::UsageError::Value {
            option: "square".into(),
            value: square.into(),
            expected: "1-50".into(),
        };
        ErrorAnswer::new(ErrorCode::UnreadableMove, damier_messages::usage_error(&error, language))
    })?;
    let found = damier_core::ruling::touch(&position, square);
    let moves: Vec<String> = match &found {
        Touch::Binds { moves } => moves.iter().map(|m| position.notation(m)).collect(),
        Touch::Free => Vec::new(),
    };
    let binds = !moves.is_empty();
    let value = Json::object()
        .with("square", square)
        .with("binds", binds)
        .with("moves", moves)
        .with("message", damier_messages::touch(&position, square, &found, language))
        .with(
            "rule",
            Json::object()
                .with("id", "touch-move")
                .with("source", Touch::ARTICLE)
                .with("name", damier_messages::touch_rule_name(language))
                .with("text", damier_messages::source_in_words(Touch::ARTICLE, language)),
        );
    Ok(Answer::yes_or_no(value, binds))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn c1_the_touched_piece_and_its_moves() {
        let answer = touch("start", "32", Language::En).unwrap();
        assert!(answer.yes());
        assert!(answer
            .json()
            .starts_with(r#"{"square":32,"binds":true,"moves":["32-27","32-28"],"message":"#));
        assert!(answer
            .json()
            .contains(r#""rule":{"id":"touch-move","source":"FMJD 1/5.4.3","name":"touch-move","#));
        let french = touch("start", "32", Language::Fr).unwrap();
        assert!(french.json().contains("pièce touchée, pièce jouée"), "{}", french.json());
        assert!(french.json().contains("FMJD, annexe 1, 1/5.4.3"), "{}", french.json());
        assert!(!touch("start", "38", Language::Fr).unwrap().yes());
        for square in ["", "0", "51", "x", "-1"] {
            assert_eq!(touch("start", square, Language::Nl).unwrap_err().code(), ErrorCode::UnreadableMove);
        }
    }
}
