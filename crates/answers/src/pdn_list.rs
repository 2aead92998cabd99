//! `pdn_list`: which games a long text has, piece by piece.

use damier_core::Position;
use damier_pdn::{CheckedGame, Checker, GameTree, Item, Reader, Tags, TreeReader};

use crate::answer::Answer;
use crate::error::ErrorAnswer;
use crate::input::{read_position, read_ruleset};
use crate::json::Json;
use crate::language::Language;

/// The tags by which a list is searched.
const SHOWN: [&str; 6] = ["White", "Black", "Event", "Date", "Result", "Round"];
/// The most games of one answer.
const MOST: usize = 1000;

/// The first games of a text (`most`, empty: 1000), and the line on which the next begins:
///
/// ```text
/// {"games":[{"line","tags":{"White":…,"Black":…,"Event":…,"Date":…,"Result":…,"Round":…},"plies","variant","legal":bool,
///            "reached":ply|null}],
///  "next":line|null}
/// ```
///
/// With a position, `reached` is the ply of the main line after which it stood first, whoever then was to move being
/// part of it; without one it is null.
///
/// # Errors
/// Those of a FEN that is no position.
pub fn pdn_list(text: &str, most: &str, fen: &str, language: Language) -> Result<Answer, ErrorAnswer> {
    let most = most.parse().unwrap_or(MOST).clamp(1, MOST);
    let wanted = if fen.is_empty() { None } else { Some(read_position(fen, language)?) };
    let ruleset = read_ruleset("", language)?;
    let mut reader = Reader::new(text.as_bytes());
    let mut games = Vec::new();
    let mut next = None;
    // A text in memory has no read errors.
    match wanted {
        None => {
            let mut checker = Checker::new(ruleset);
            while let Ok(Some(game)) = checker.next_game(&mut reader) {
                if games.len() == most {
                    next = Some(game.line);
                    break;
                }
                games.push(game_json(&game, None));
            }
        }
        Some(position) => {
            let mut trees = TreeReader::new(ruleset);
            while let Ok(Some((tree, game))) = trees.next_game(&mut reader) {
                if games.len() == most {
                    next = Some(game.line);
                    break;
                }
                games.push(game_json(&game, reached(&tree, &position)));
            }
        }
    }
    Ok(Answer::new(Json::object().with("games", Json::List(games)).with("next", next)))
}

/// The tags by which games are searched, as far as there are any.
pub(crate) fn tags_json(tags: &Tags, result: Option<&str>) -> Json {
    SHOWN.iter().fold(Json::object(), |shown, name| match (tags.value(name), *name, result) {
        (Some(value), ..) => shown.with(*name, value.to_owned()),
        (_, "Result", Some(result)) => shown.with(*name, result.to_owned()),
        _ => shown,
    })
}

fn game_json(game: &CheckedGame<'_>, reached: Option<u32>) -> Json {
    Json::object()
        .with("line", game.line)
        .with("tags", tags_json(game.tags, game.result))
        .with("plies", game.plies)
        .with("variant", game.variant.name())
        .with("legal", game.error.is_none())
        .with("reached", reached)
}

/// The ply after which a position stood first in the main line.
fn reached(tree: &GameTree, wanted: &Position) -> Option<u32> {
    let mut position = tree.start()?;
    let mut ply = 0;
    if position == *wanted {
        return Some(0);
    }
    for item in &tree.line {
        match item {
            Item::Move(played) => {
                position = position.play_unchecked(&played.played);
                ply += 1;
            }
            Item::SetUp(text) => {
                position = damier_core::fen::parse(text).ok()?.into_position().ok()?;
            }
            _ => continue,
        }
        if position == *wanted {
            return Some(ply);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "[White \"A\"]\n[Result \"2-0\"]\n\n1. 32-28 19-23 2. 28x19 14x23 2-0\n\n\
        [Event \"E\"]\n\n1. 33-28 *\n\n1. 32-28 18-23 2. 99-98 *\n";

    fn list(most: &str, fen: &str) -> String {
        pdn_list(TEXT, most, fen, Language::En).unwrap().json()
    }

    #[test]
    fn games_are_listed_piece_by_piece() {
        let all = list("", "");
        assert!(
            all.starts_with(r#"{"games":[{"line":1,"tags":{"White":"A","Result":"2-0"},"plies":4,"#),
            "{all}"
        );
        assert!(
            all.contains(r#"{"line":6,"tags":{"Event":"E","#) && all.ends_with(r#""next":null}"#),
            "{all}"
        );
        assert!(
            all.contains(r#""plies":2,"variant":"international","legal":false,"reached":null}"#),
            "{all}"
        );
        assert!(list("2", "").ends_with(r#""next":10}"#), "{}", list("2", ""));
    }

    #[test]
    fn a_position_is_found_where_it_stood() {
        let found = list("", "B:W28,31,33-50:W:B1-20".replace(":W:", ":").as_str());
        assert_eq!(found.matches(r#""reached":1"#).count(), 2, "{found}");
        assert_eq!(found.matches(r#""reached":null"#).count(), 1, "{found}");
        assert_eq!(list("", "start").matches(r#""reached":0"#).count(), 3);
        assert!(pdn_list(TEXT, "", "W:W51", Language::En).is_err());
    }
}
