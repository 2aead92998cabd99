//! `tree_read`, `tree_write`: games with their variations and all that is written in them, for a page that
//! analyses.

use damier_core::{fen, AfterEnd, Event, Game, NodeId, Position, Ruleset};
use damier_messages::UsageError;
use damier_pdn::{write_game, GameTree, Reader, Terminator, TreeReader};

use crate::answer::Answer;
use crate::error::{ErrorAnswer, ErrorCode};
use crate::input::{read_position, read_ruleset};
use crate::json::Json;
use crate::language::Language;
use crate::pdn_check::{error_json, warnings_json};

/// Between the rows of a list.
const ROW: char = '\u{1E}';
/// Between the fields of a row.
const FIELD: char = '\u{1D}';
/// Between the texts of a field.
const TEXT: char = '\u{1C}';

/// The game of that number (empty: 1) in a text of PDN, with its variations. Nodes come after their parents,
/// the children of a node in order; the first is the beginning of the game and has no parent. A node without a
/// move is a set-up.
///
/// ```text
/// {"tags":[[name,value]…],"start_fen",
///  "nodes":[{"parent":place|null,"move":notation|null,"fen","before":[text…],"after":[text…],"nags":[n…],"strength":text}],
///  "warnings":[…],"problem":null|{…}}      // as the warnings and the error of `pdn_read`
/// ```
///
/// What stopped the reading is a `problem`, for there is an answer all the same.
///
/// # Errors
/// `not-found` where the text has no such game, `bad-fen` where it has no position to play from.
pub fn tree_read(text: &str, number: &str, ruleset: &str, language: Language) -> Result<Answer, ErrorAnswer> {
    let ruleset = read_ruleset(ruleset, language)?;
    let number: u64 = if number.is_empty() { 1 } else { number.parse().unwrap_or(0) };
    let mut reader = Reader::new(text.as_bytes()).typed();
    let mut trees = TreeReader::new(ruleset);
    // A text in memory has no read errors.
    while let Ok(Some((tree, checked))) = trees.next_game(&mut reader) {
        if checked.number != number {
            continue;
        }
        let error = checked.error.map(|error| error_json(error, ruleset, language));
        let game = match tree.to_game(Ruleset::Family) {
            Some(game) => game,
            None => {
                let why = checked.error.map(|error| crate::pdn_error_text(error, ruleset, language));
                return Err(ErrorAnswer::new(ErrorCode::BadFen, why.unwrap_or_default()));
            }
        };
        let tags = tree.tags.iter().map(|(name, value)| Json::List(vec![text_json(name), text_json(value)]));
        return Ok(Answer::new(
            Json::object()
                .with("tags", tags.collect::<Json>())
                .with("start_fen", game.start().to_string())
                .with("nodes", nodes_json(&game))
                .with("warnings", warnings_json(checked.warnings, language))
                .with("problem", error),
        ));
    }
    let error = UsageError::Value {
        option: "game".to_owned(),
        value: number.to_string(),
        expected: "1, 2, 3, …".to_owned(),
    };
    Err(ErrorAnswer::new(ErrorCode::NotFound, damier_messages::usage_error(&error, language)))
}

fn text_json(text: &str) -> Json {
    Json::from(text.to_owned())
}

/// The nodes of a game with the places of their parents in this list: parents first, each line to its end before
/// those beside it.
pub(crate) fn in_order(game: &Game) -> Vec<(NodeId, Option<u64>)> {
    let mut list = Vec::new();
    // Nodes to come, with the places of their parents.
    let mut coming = vec![(NodeId::ROOT, None)];
    while let Some((node, parent)) = coming.pop() {
        let place = list.len() as u64;
        let mut children: Vec<NodeId> = game.children(node).collect();
        children.reverse();
        coming.extend(children.into_iter().map(|child| (child, Some(place))));
        list.push((node, parent));
    }
    list
}

fn nodes_json(game: &Game) -> Json {
    in_order(game).into_iter().map(|(node, parent)| node_json(game, node, parent)).collect()
}

fn node_json(game: &Game, node: NodeId, parent: Option<u64>) -> Json {
    let notation = match (game.event(node), game.parent(node)) {
        (Event::Move(m), Some(before)) => Some(game.position_at(before).notation(&m)),
        _ => None,
    };
    let notes = game.annotations(node).cloned().unwrap_or_default();
    Json::object()
        .with("parent", parent)
        .with("move", notation)
        .with("fen", game.position_at(node).to_string())
        .with("before", notes.comments_before)
        .with("after", notes.comments_after)
        .with("nags", notes.nags.into_iter().map(|nag| Json::from(u32::from(nag))).collect::<Json>())
        .with("strength", notes.strength)
}

/// A game with variations as canonical PDN: `{"pdn":text}`. Rows are separated by U+001E, their fields by U+001D, the
/// texts in a field by U+001C:
///
/// - `nodes`: the place of the parent in this list (empty in the first row, which is the beginning of the game), the move or
///   for a set-up `=` and its FEN, the strength, the numbers of the annotations between blanks, the comments before, the comments
///   after;
/// - `tags`: name, value. `FEN` and `SetUp` follow from `fen`.
///
/// # Errors
/// Those of a FEN; `illegal-move` with `node` for a move that is none there; `usage` for rows that are no tree.
pub fn tree_write(fen: &str, nodes: &str, tags: &str, language: Language) -> Result<Answer, ErrorAnswer> {
    let start = if fen.is_empty() { Position::starting() } else { read_position(fen, language)? };
    let game = read_nodes(start, nodes, language)?;
    let mut tree = GameTree::default();
    for row in tags.split(ROW).filter(|row| !row.is_empty()) {
        let mut fields = row.splitn(2, FIELD);
        let (name, value) = (fields.next().unwrap_or_default().trim(), fields.next().unwrap_or_default());
        let given = ["FEN", "SetUp"].iter().any(|known| known.eq_ignore_ascii_case(name));
        if is_tag_name(name) && !given && !value.trim().is_empty() {
            tree.set_tag(name, value.trim());
        }
    }
    if tree.tag("Result").is_none() {
        tree.set_tag("Result", "*");
    }
    if start != Position::starting() {
        tree.set_tag("FEN", &start.to_string());
    }
    tree.push_tree_of(&game);
    tree.canonicalize();
    let mut text = String::new();
    write_game(&mut text, &tree, Terminator::Compatible);
    Ok(Answer::new(Json::object().with("pdn", text.trim_end().to_owned())))
}

fn is_tag_name(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

fn read_nodes(start: Position, rows: &str, language: Language) -> Result<Game, ErrorAnswer> {
    let mut game = Game::with(start, Ruleset::Family, AfterEnd::Record, None);
    let mut made: Vec<NodeId> = Vec::new();
    for (place, row) in rows.split(ROW).enumerate() {
        let fields: Vec<&str> = row.split(FIELD).collect();
        let field = |n: usize| fields.get(n).copied().unwrap_or_default();
        let fault = |code| {
            let error = UsageError::Value {
                option: "nodes".to_owned(),
                value: field(1).to_owned(),
                expected: "32-28, 19x28, …".to_owned(),
            };
            let message = damier_messages::usage_error(&error, language);
            ErrorAnswer::new(code, message).with("node", place as u64)
        };
        let node = if place == 0 {
            NodeId::ROOT
        } else {
            let parent = field(0).parse::<usize>().ok().and_then(|parent| made.get(parent));
            game.go_to(*parent.ok_or_else(|| fault(ErrorCode::Usage))?);
            step(&mut game, field(1)).ok_or_else(|| fault(ErrorCode::IllegalMove))?
        };
        let notes = game.annotations_mut(node);
        notes.strength = field(2).to_owned();
        notes.nags = field(3).split(' ').filter_map(|nag| nag.parse().ok()).collect();
        notes.comments_before = texts(field(4));
        notes.comments_after = texts(field(5));
        made.push(node);
    }
    game.go_to_start();
    Ok(game)
}

fn texts(field: &str) -> Vec<String> {
    field.split(TEXT).filter(|text| !text.trim().is_empty()).map(str::to_owned).collect()
}

/// Makes a step that is written.
fn step(game: &mut Game, text: &str) -> Option<NodeId> {
    if let Some(text) = text.strip_prefix('=') {
        let position = fen::parse(text).ok()?.into_position().ok()?;
        return game.set_up(position).ok();
    }
    let position = *game.position();
    let legal = position.legal_moves();
    let m = *legal.iter().find(|m| position.notation_among(m, &legal) == text)?;
    game.play(&m).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn write(fen: &str, rows: &[[&str; 6]], tags: &str) -> Result<String, ErrorAnswer> {
        let rows: Vec<String> = rows.iter().map(|row| row.join("\u{1D}")).collect();
        tree_write(fen, &rows.join("\u{1E}"), tags, Language::En).map(|answer| answer.json())
    }

    #[test]
    fn a_tree_is_written_and_read_again() {
        let rows = [
            ["", "", "", "", "hello", ""],
            ["0", "32-28", "!", "14", "", "good\u{1C}very"],
            ["1", "19-23", "", "", "", ""],
            ["1", "18-23", "?!", "", "why", ""],
            ["2", "28x19", "", "", "", ""],
        ];
        let tags = "White\u{1D}A \"B\"\u{1E}FEN\u{1D}W:W1:B2\u{1E}bad name\u{1D}x";
        let pdn = write("", &rows, tags).unwrap();
        let text = "{hello} 1. 32-28! $14 {good} {very} 1... 19-23 ({why} 1... 18-23?!) 2. 28x19 *";
        assert!(pdn.replace("\\n", " ").contains(text), "{pdn}");
        assert!(pdn.contains(r#"[White \"A \\\"B\\\"\"]"#) && !pdn.contains("FEN"), "{pdn}");
        let read = tree_read(text, "", "", Language::En).unwrap().json();
        assert!(read.contains(r#""before":["hello"],"after":[],"nags":[],"strength":"""#), "{read}");
        assert!(read.contains(r#"{"parent":1,"move":"18-23","fen":"W:W28,"#), "{read}");
        assert!(read.contains(r#""after":["good","very"],"nags":[14],"strength":"!""#), "{read}");
    }

    #[test]
    fn another_start_and_a_set_up_are_kept() {
        let rows = [
            [""; 6],
            ["0", "28-22", "", "", "", ""],
            ["1", "=W:WK10:B40", "", "", "", ""],
            ["2", "10-4", "", "", "", ""],
        ];
        let pdn = write("W:W28:B1", &rows, "").unwrap();
        assert!(pdn.contains(r#"[FEN \"W:W28:B1\"]"#), "{pdn}");
        assert!(pdn.contains(r#"1. 28-22 /FEN \"W:WK10:B40\"/ 1. 10-4 *"#), "{pdn}");
        let read =
            tree_read("1. 32-28 /FEN \"W:WK10:B40\"/ 2. 10-4 *", "1", "", Language::Fr).unwrap().json();
        assert!(read.contains(r#"{"parent":1,"move":null,"fen":"W:WK10:B40""#), "{read}");
    }

    #[test]
    fn the_game_of_a_number_is_read() {
        let text = "[White \"A\"]\n\n1. 32-28 *\n\n[White \"B\"]\n\n1. 33-28 *\n";
        let read = tree_read(text, "2", "", Language::En).unwrap().json();
        assert!(read.starts_with(r#"{"tags":[["White","B"]]"#), "{read}");
        let read = tree_read("1. 32-28 19-23 2. 99-98 *", "", "", Language::En).unwrap().json();
        assert!(read.contains(r#""problem":{"ply":3,"move":"99-98""#) && !read.contains("error"), "{read}");
        assert_eq!(tree_read(text, "3", "", Language::En).unwrap_err().code(), ErrorCode::NotFound);
        assert_eq!(tree_read("", "", "", Language::En).unwrap_err().code(), ErrorCode::NotFound);
    }

    #[test]
    fn what_is_no_tree_is_refused() {
        let root = [""; 6];
        for (row, code) in [
            (["0", "32-21", "", "", "", ""], ErrorCode::IllegalMove),
            (["0", "=W:W51", "", "", "", ""], ErrorCode::IllegalMove),
            (["1", "32-28", "", "", "", ""], ErrorCode::Usage),
            (["x", "32-28", "", "", "", ""], ErrorCode::Usage),
        ] {
            assert_eq!(write("", &[root, row], "").unwrap_err().code(), code, "{row:?}");
        }
        assert!(tree_write("", "", "", Language::En).is_ok());
        assert_eq!(tree_write("W:W51", "", "", Language::En).unwrap_err().code(), ErrorCode::BadFen);
    }
}
