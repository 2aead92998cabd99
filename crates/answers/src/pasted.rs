//! `pasted`: what a text is that somebody gives, where it is no PDN.

use damier_core::{Game, Ruleset};

use crate::answer::Answer;
use crate::error::ErrorAnswer;
use crate::hub::{self, unquoted};
use crate::input::{read_letters, read_position};
use crate::json::Json;
use crate::language::Language;
use crate::replay::{begin, play};
use crate::tokens::tokens;

/// `{"fen":text|null,"pdn":text|null}`: the position that the text is, a FEN of any dialect or 51 letters as Hub writes
/// them. Else, as PDN, what it says in another way: a position of Hub with moves, moves in bare numbers (`32 28 19 23`),
/// several positions, each on a line. Both null where it is something else: PDN, or moves.
///
/// # Errors
/// Those of a position, where the text, or a line of several, begins like one: they tell what is wrong.
pub fn pasted(text: &str, language: Language) -> Result<Answer, ErrorAnswer> {
    let (fen, pdn) = match read_position(text, language) {
        Ok(position) => (Some(position.to_string()), None),
        Err(error) => match read_position(unquoted(text), language) {
            Ok(position) => (Some(position.to_string()), None),
            Err(_) => (None, in_another_way(text, error, language)?),
        },
    };
    Ok(Answer::new(Json::object().with("fen", fen).with("pdn", pdn)))
}

/// The same as PDN. `wrong` is why it is no position.
fn in_another_way(text: &str, wrong: ErrorAnswer, language: Language) -> Result<Option<String>, ErrorAnswer> {
    if let Some(found) = hub::read(text).filter(|found| !found.moves.is_empty()) {
        read_letters(&found, text, language)?;
        let game = begin(found.letters, Ruleset::Family, language)?;
        let start = game.start().to_string();
        return Ok(Some(format!("[FEN \"{start}\"] {} *", written(game, found.moves, language))));
    }
    let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).collect();
    if lines.iter().all(|line| begins_like_one(line)) && !lines.is_empty() {
        if lines.len() == 1 {
            return Err(wrong);
        }
        let mut pdn = String::new();
        for line in lines {
            let position = read_position(unquoted(line), language)?;
            pdn += &format!("[FEN \"{position}\"] *\n\n");
        }
        return Ok(Some(pdn));
    }
    if is_bare_numbers(text) {
        return Ok(Some(written(begin("", Ruleset::Family, language)?, text, language)));
    }
    Ok(None)
}

/// Moves as PDN writes them, as far as they can be played; the rest as it is, for whoever reads it to tell what is wrong.
fn written(mut game: Game, moves: &str, language: Language) -> String {
    let mut rest = tokens(moves).into_iter().peekable();
    while let Some(next) = rest.peek() {
        if play(&mut game, next, language).is_err() {
            break;
        }
        rest.next();
    }
    let mut all = game.steps();
    all.extend(rest.map(|text| text.replace(' ', "-")));
    all.join(" ")
}

/// Pairs of squares with only blanks between them.
fn is_bare_numbers(text: &str) -> bool {
    let is_square =
        |word: &str| word.len() <= 2 && word.parse::<u8>().map_or(false, |number| (1..=50).contains(&number));
    let words: Vec<&str> = text.split_whitespace().collect();
    !words.is_empty() && words.len() % 2 == 0 && words.into_iter().all(is_square)
}

fn begins_like_one(text: &str) -> bool {
    let mut signs = unquoted(text).chars().filter(|c| !c.is_whitespace());
    hub::read(text).is_some()
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
            " \"W:W31-50:B1-20\"",
            "« W:W31-50:B1-20 ».",
            "pos pos=Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww",
            "pos=Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww moves=\"\"",
            "\"Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww\".",
            "Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww",
            "\nwbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww ",
        ] {
            assert_eq!(read(text), Ok(format!(r#"{{"fen":"{START}","pdn":null}}"#)), "{text}");
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
            ("pos=Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwxwww moves=\"32-28\"", "bad-fen", 51),
            ("W:W31:B1\nW:W51:B1", "bad-fen", 3),
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
            assert_eq!(read(text), Ok(r#"{"fen":null,"pdn":null}"#.to_owned()), "{text}");
        }
    }

    #[test]
    fn what_is_said_in_another_way_becomes_pdn() {
        let position = read_position("W:W33,50:B18,23", Language::En).unwrap();
        let hub = damier_core::letters::write(&position);
        let fen = "[FEN \\\"W:W33,50:B18,23\\\"]";
        for (text, pdn) in [
            (format!("pos pos={hub} moves=\"50-45\""), format!("{fen} 50-45 *")),
            (format!("{hub} moves=\"33-29 23x34x29 50-45\"."), format!("{fen} 33-29 23x34 50-45 *")),
            (format!("{hub} moves=\"50-45 1-2\""), format!("{fen} 50-45 1-2 *")),
            ("32 28 19 23\n28 19".to_owned(), "32-28 19-23 28x19".to_owned()),
            ("32 28 19 24 1 50".to_owned(), "32-28 19-24 1-50".to_owned()),
            (
                "W:W33:B18\n\n\"B:W33:B18\"\n".to_owned(),
                r#"[FEN \"W:W33:B18\"] *\n\n[FEN \"B:W33:B18\"] *\n\n"#.to_owned(),
            ),
        ] {
            assert_eq!(read(&text), Ok(format!(r#"{{"fen":null,"pdn":"{pdn}"}}"#)), "{text}");
        }
        for text in ["32", "32 28 19", "0 2", "51 3", "2-0"] {
            assert_eq!(read(text), Ok(r#"{"fen":null,"pdn":null}"#.to_owned()), "{text}");
        }
    }
}
