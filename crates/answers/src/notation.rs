//! `notation`: a move in every form in which it may be written or said.

use damier_core::notation::find;
use damier_messages::spoken_move;

use crate::answer::Answer;
use crate::error::{ErrorAnswer, ErrorCode};
use crate::explain::read_move_text;
use crate::input::read_position;
use crate::json::Json;
use crate::language::Language;

/// A legal move in every form, each of which `explain` and the page read back as that move:
/// `{"notation","short","path","captured":text|null,"hub","spoken":{"fr","en","nl"}}`.
///
/// `notation` is the form that tells the move from all others in the position; `short` may fit
/// several captures. `captured` names the pieces taken (`32x3 <27,17,8>`), null for a quiet move.
///
/// # Errors
/// `bad-fen`, `man-on-promotion-row`, `unknown-turn`, `unreadable-move`, `illegal-move`,
/// `ambiguous-move`.
pub fn notation(fen: &str, text: &str, language: Language) -> Result<Answer, ErrorAnswer> {
    let position = read_position(fen, language)?;
    let tried = read_move_text(text, language)?;
    let m = find(&position, &tried).map_err(|error| {
        let ruling = damier_core::ruling::explain(&position, &tried, None, damier_core::Ruleset::default());
        let code = match error {
            damier_core::notation::FindMoveError::Illegal => ErrorCode::IllegalMove,
            damier_core::notation::FindMoveError::Ambiguous(_) => ErrorCode::AmbiguousMove,
        };
        ErrorAnswer::new(code, damier_messages::ruling(&position, &ruling, language))
    })?;
    let path = position.path(&m);
    let captured = path.captured.iter().map(ToString::to_string).collect::<Vec<_>>().join(",");
    let captured = if m.is_capture() { Some(format!("{} <{captured}>", m.short())) } else { None };
    let spoken = Language::ALL.iter().fold(Json::object(), |json, language| {
        json.with(language.code(), spoken_move(&position, &m, *language))
    });
    let value = Json::object()
        .with("notation", position.notation(&m))
        .with("short", m.short())
        .with("path", path.notation())
        .with("captured", captured)
        .with("hub", m.hub())
        .with("spoken", spoken);
    Ok(Answer::new(value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a5_the_worked_example_in_every_form() {
        let answer = notation("W:W32:B8,17,27", "32x3", Language::Fr).unwrap();
        assert_eq!(
            answer.json(),
            concat!(
                r#"{"notation":"32x3","short":"32x3","path":"32x21x12x3","captured":"32x3 <27,17,8>","#,
                r#""hub":"32x3x8x17x27","spoken":{"#,
                r#""fr":"trente-deux prend vingt-sept, dix-sept et huit, arrive en trois","#,
                r#""en":"thirty-two takes twenty-seven, seventeen and eight, lands on three","#,
                r#""nl":"tweeëndertig slaat zevenentwintig, zeventien en acht, komt op drie"}}"#
            )
        );
        let quiet = notation("start", "trente-deux va en vingt-huit", Language::En).unwrap();
        assert_eq!(quiet.value().get("captured"), Some(&Json::Null));
        assert_eq!(quiet.value().get("notation"), Some(&Json::from("32-28")));
    }

    #[test]
    fn a_move_that_is_not_legal_has_no_forms() {
        for (fen, text, code) in [
            ("start", "32-26", "illegal-move"),
            ("start", "32", "unreadable-move"),
            ("W:WK47:B14,19,29,31,42", "47x36", "ambiguous-move"),
        ] {
            assert_eq!(notation(fen, text, Language::Nl).unwrap_err().code().name(), code);
        }
    }
}
