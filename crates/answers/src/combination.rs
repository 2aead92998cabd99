//! `combination`: what the line that was missed gives and takes, and its name where that is certain.

use damier_core::{Event, Move, Ruleset};

use crate::answer::Answer;
use crate::error::ErrorAnswer;
use crate::json::Json;
use crate::language::Language;
use crate::replay::replay;

/// The combination with which these moves begin (`Position::combination` of `damier-core`):
/// `{"combination":null|{"given","taken","plies","kind":text|null}}`. `kind` is one of
/// `CombinationKind::ALL`, null where none is certain. Yes when there is one.
///
/// # Errors
/// Those of [`status`](crate::status()).
pub fn combination(fen: &str, moves: &str, language: Language) -> Result<Answer, ErrorAnswer> {
    let game = replay(fen, moves, Ruleset::Family, language)?;
    let line: Vec<Move> = game
        .line()
        .into_iter()
        .filter_map(|node| match game.event(node) {
            Event::Move(m) => Some(m),
            Event::Start | Event::SetUp => None,
        })
        .collect();
    let found = game.start().combination(&line);
    let value = found.map(|combination| {
        Json::object()
            .with("given", combination.given)
            .with("taken", combination.taken)
            .with("plies", combination.plies)
            .with("kind", combination.kind.map(|kind| kind.name()))
    });
    Ok(Answer::yes_or_no(Json::object().with("combination", value), found.is_some()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_kind_is_named_or_null() {
        let told = |fen, moves| combination(fen, moves, Language::Nl).unwrap();
        let direct = told("W:W32,37,41:B14,21,23", "32-27 21x32 37x10");
        assert_eq!(direct.json(), r#"{"combination":{"given":1,"taken":3,"plies":3,"kind":"coup-direct"}}"#);
        let trapdoor = told(
            "W:W27,31,32,37,38,42,44,48:B9,10,16,18,19,22,23,28",
            "31-26 22x31 26-21 16x27 37x26 28x37 42x15",
        );
        assert!(trapdoor.yes() && trapdoor.json().ends_with(r#""kind":null}}"#));
        let quiet = told("", "32-28 19-23");
        assert!(!quiet.yes());
        assert_eq!(quiet.json(), r#"{"combination":null}"#);
    }

    #[test]
    fn a_line_that_cannot_be_played_is_an_error() {
        assert!(combination("start", "32-21", Language::Fr).is_err());
    }
}
