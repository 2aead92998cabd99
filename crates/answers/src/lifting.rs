//! `lifting`: what a capture would be if taken pieces left the board at once, and why they do not.

use damier_core::ruling::if_lifted_at_once;
use damier_core::{Move, MovePath, Square};

use crate::answer::Answer;
use crate::error::{ErrorAnswer, ErrorCode};
use crate::input::read_position;
use crate::json::Json;
use crate::language::Language;

/// More wrong captures than this teach nothing more.
const SHOWN: usize = 12;

/// For a capture given by start, end and captured squares, as Hub writes it (`32x3x27x17x8`), whether it
/// takes most pieces or not: `{"text","taken":n,"wrong":[{"path","captured","hop","blockers"}],"complete"}`.
///
/// `wrong` are captures of the same piece that only lifting at once would allow, the best first: `hop`
/// (from 0) is the first one that the rules forbid, `blockers` the taken pieces in its way. Yes where
/// there is one. Only for explaining: none of them may be played.
///
/// # Errors
/// `bad-fen`, `man-on-promotion-row`, `unknown-turn`; `unreadable-move` when the text is no capture of
/// the position.
pub fn lifting(fen: &str, capture: &str, language: Language) -> Result<Answer, ErrorAnswer> {
    let position = read_position(fen, language)?;
    let route = route(capture, |m| position.path_through(m, &[])).ok_or_else(|| {
        ErrorAnswer::new(ErrorCode::UnreadableMove, format!("{capture:?} is no capture of this position"))
    })?;
    let found = if_lifted_at_once(&position, &route);
    let wrong: Json = found
        .wrong
        .iter()
        .take(SHOWN)
        .map(|wrong| {
            Json::object()
                .with("path", wrong.route.squares.clone())
                .with("captured", wrong.route.captured.clone())
                .with("hop", wrong.hop as u32)
                .with("blockers", wrong.blockers.iter().collect::<Json>())
        })
        .collect();
    let value = Json::object()
        .with("text", damier_messages::lifting(&position, &route, &found, language))
        .with("taken", route.captured.len() as u32)
        .with("wrong", wrong)
        .with("complete", found.complete && found.wrong.len() <= SHOWN);
    Ok(Answer::yes_or_no(value, !found.wrong.is_empty()))
}

fn route(text: &str, path: impl Fn(&Move) -> Option<MovePath>) -> Option<MovePath> {
    let squares = text.split('x').map(|number| number.parse().ok().and_then(Square::new));
    let squares: Vec<Square> = squares.collect::<Option<_>>()?;
    match squares.as_slice() {
        [from, to, captured @ ..] if !captured.is_empty() => path(&Move {
            from: *from,
            to: *to,
            promotes: false,
            captured: captured.iter().copied().collect(),
        }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a13_the_coup_turc_with_and_without_its_ghosts() {
        let answer = lifting("B:W12,13,22,24,30:BK25", "25x19x12x13x22x30", Language::Fr).unwrap();
        assert!(answer.yes());
        let json = answer.json();
        assert!(
            json.contains(concat!(
                r#""taken":4,"wrong":[{"path":[25,39,17,8,19,30],"captured":[30,22,12,13,24],"#,
                r#""hop":4,"blockers":[30]}"#
            )),
            "{json}"
        );
    }

    #[test]
    fn where_nothing_changes_the_answer_is_no() {
        let answer = lifting("W:W32:B8,17,27", "32x3x27x17x8", Language::Nl).unwrap();
        assert!(!answer.yes());
        assert!(answer.json().contains(r#""wrong":[],"complete":true"#));
    }

    #[test]
    fn what_is_no_capture_is_told() {
        for text in ["", "32", "32x3", "32-28", "32x3x27x17", "x", "1x50x7x8x9", "32x0x99"] {
            let error = lifting("W:W32:B8,17,27", text, Language::En).unwrap_err();
            assert_eq!(error.code().name(), "unreadable-move", "{text}");
        }
    }
}
