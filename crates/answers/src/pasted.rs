//! `pasted`: whether a text that somebody gives is a position.

use damier_core::letters;

use crate::answer::Answer;
use crate::error::ErrorAnswer;
use crate::input::read_position;
use crate::json::Json;
use crate::language::Language;

/// `{"fen":text|null}`: the position that the text is, a FEN of any dialect or 51 letters as Hub writes them; null
/// where it is something else, games or moves.
///
/// # Errors
/// Those of a position, where the text is one line that begins like one: they tell what is wrong.
pub fn pasted(text: &str, language: Language) -> Result<Answer, ErrorAnswer> {
    let fen = match read_position(text, language) {
        Ok(position) => Some(position.to_string()),
        Err(error) if begins_like_one(text) && !text.trim().contains('\n') => return Err(error),
        Err(_) => None,
    };
    Ok(Answer::new(Json::object().with("fen", fen)))
}

fn begins_like_one(text: &str) -> bool {
    let mut signs = text.chars().filter(|c| !c.is_whitespace());
    letters::are_meant(text)
        || matches!((signs.next(), signs.next()), (Some('W' | 'w' | 'B' | 'b' | '?'), Some(':')))
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "W:W31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20";

    fn read(text: &str) -> Result<String, String> {
        pasted(text, Language::En).map(|answer| answer.json()).map_err(|error| error.json())
    }

    #[test]
    fn positions_of_every_form_are_one() {
        for text in [
            "start",
            "W:W31-50:B1-20.",
            " w:b1-20:w31-50\n",
            "[FEN \"W:W31-50:B1-20\"]",
            "Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww",
            "\nwbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww ",
        ] {
            assert_eq!(read(text), Ok(format!(r#"{{"fen":"{START}"}}"#)), "{text}");
        }
    }

    #[test]
    fn what_begins_like_a_position_is_told_what_is_wrong() {
        for (text, code, offset) in [
            ("W:W51:B1", "bad-fen", 3),
            ("b : W31", "", 0),
            ("  W:W31;B1", "bad-fen", 7),
            ("Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwww", "bad-fen", 50),
            ("Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwxwww", "bad-fen", 47),
        ] {
            match read(text) {
                Ok(_) => assert_eq!(code, "", "{text}"),
                Err(error) => {
                    assert!(error.contains(&format!("\"code\":\"{code}\"")), "{error}");
                    assert!(error.contains(&format!("\"offset\":{offset}")), "{error}");
                }
            }
        }
    }

    #[test]
    fn games_and_moves_are_none() {
        for text in
            ["", "32-28 19-23", "3228 1923", "[White \"B:\"]\n\n1. 32-28 *", "W:W31:\nB1 1. 32-28", "web"]
        {
            assert_eq!(read(text), Ok(r#"{"fen":null}"#.to_owned()), "{text}");
        }
    }
}
