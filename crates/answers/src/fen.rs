//! `fen`: a position in the one form we write.

use crate::answer::Answer;
use crate::error::ErrorAnswer;
use crate::input::read_setup;
use crate::json::Json;
use crate::language::Language;

/// Reads a FEN of any dialect and answers `{"fen","side":"white"|"black"|null,"playable":bool,
/// "error":null|{…}}`, the error being why the set-up cannot be played. Yes when it can.
///
/// # Errors
/// `bad-fen`.
pub fn fen(text: &str, language: Language) -> Result<Answer, ErrorAnswer> {
    let setup = read_setup(text, language)?;
    let bare = damier_core::Setup { draw_clock: None, move_number: None, ..setup };
    let error = crate::read_position(text, language).err();
    let playable = error.is_none();
    let value = Json::object()
        .with("fen", bare.to_string())
        .with("side", setup.turn.map(damier_core::Color::name))
        .with("playable", playable)
        .with("error", error.map(|e| e.value()));
    Ok(Answer::yes_or_no(value, playable))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dialects_come_out_in_one_form() {
        let answer = fen(" b : b 1-3 : w K50, 31 .", Language::En).unwrap();
        assert_eq!(
            answer.json(),
            r#"{"fen":"B:W31,K50:B1,2,3","side":"black","playable":true,"error":null}"#
        );
        assert!(fen("start", Language::En).unwrap().json().contains("W:W31,32,"));
    }

    #[test]
    fn a_set_up_that_cannot_be_played_is_told() {
        let answer = fen("W:W3:B20", Language::En).unwrap();
        assert!(!answer.yes());
        assert!(answer.json().contains(r#""code":"man-on-promotion-row""#), "{}", answer.json());
        let answer = fen("?:W31:B20", Language::En).unwrap();
        assert!(answer.json().starts_with(r#"{"fen":"?:W31:B20","side":null,"playable":false"#));
        assert_eq!(fen("W:W0", Language::En).unwrap_err().code().name(), "bad-fen");
    }
}
