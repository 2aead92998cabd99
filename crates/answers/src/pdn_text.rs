//! `pdn_read`, `pdn_write`: games as text for the page.

use damier_core::Position;
use damier_pdn::{write_game, GameTree, Item, PlayedMove, Reader, Terminator, TreeReader};

use crate::answer::Answer;
use crate::error::ErrorAnswer;
use crate::input::read_ruleset;
use crate::json::Json;
use crate::language::Language;
use crate::pdn_check::{error_json, tags_json, warnings_json};
use crate::replay::replay;

/// The most games read from one text; a page shows one, a paste has a few.
const MOST_GAMES: usize = 1000;

/// The games in a text, main lines only.
///
/// ```text
/// {"games":[{"game","line","tags":{…},"variant","start_fen":text|null,"moves":[notation…],"result":text|null,
///            "ended_at":ply|null,"cut_at":ply|null,"warnings":[{"code","line","column","count","message"}],
///            "error":null|{"ply","move","code","line","column","message"}}]}
/// ```
///
/// `moves` go as far as they are legal. `cut_at` is the number of moves before a set-up among the
/// moves: what follows it cannot be reached from `start_fen` and is left out. `start_fen` is null
/// where the text gives no position to play from.
///
/// # Errors
/// `usage` for an unknown ruleset. Whatever is wrong with a game stands in the game.
pub fn pdn_read(text: &str, ruleset: &str, language: Language) -> Result<Answer, ErrorAnswer> {
    let ruleset = read_ruleset(ruleset, language)?;
    let mut reader = Reader::new(text.as_bytes());
    let mut trees = TreeReader::new(ruleset);
    let mut games = Vec::new();
    // A text in memory has no read errors.
    while let Ok(Some((tree, checked))) = trees.next_game(&mut reader) {
        let line = main_line(&tree);
        games.push(
            Json::object()
                .with("game", checked.number)
                .with("line", checked.line)
                .with("tags", tags_json(checked.tags))
                .with("variant", checked.variant.name())
                .with("start_fen", line.start.map(|position| position.to_string()))
                .with("moves", line.moves)
                .with("result", checked.result.map(str::to_owned))
                .with("ended_at", checked.ended_at)
                .with("cut_at", line.cut_at)
                .with("warnings", warnings_json(checked.warnings, language))
                .with("error", checked.error.map(|error| error_json(error, ruleset, language))),
        );
        if games.len() == MOST_GAMES {
            break;
        }
    }
    Ok(Answer::new(Json::object().with("games", Json::List(games))))
}

struct MainLine {
    start: Option<Position>,
    moves: Vec<String>,
    cut_at: Option<u32>,
}

fn main_line(tree: &GameTree) -> MainLine {
    let mut line = MainLine { start: tree.start(), moves: Vec::new(), cut_at: None };
    for item in &tree.line {
        match item {
            Item::Move(PlayedMove { notation, .. }) => line.moves.push(notation.clone()),
            Item::SetUp(text) if line.moves.is_empty() => {
                line.start = damier_core::fen::parse(text).ok().and_then(|setup| setup.into_position().ok());
            }
            Item::SetUp(_) => {
                line.cut_at = u32::try_from(line.moves.len()).ok();
                break;
            }
            _ => {}
        }
    }
    line
}

/// A game as canonical PDN: `{"pdn":text}`. The moves are those of [`status`](crate::status()); an
/// empty `result` is that of the game as it stands (`*` while it goes on), empty names are left out.
///
/// # Errors
/// Those of [`status`](crate::status()).
pub fn pdn_write(
    fen: &str,
    moves: &str,
    ruleset: &str,
    white: &str,
    black: &str,
    result: &str,
    language: Language,
) -> Result<Answer, ErrorAnswer> {
    let game = replay(fen, moves, read_ruleset(ruleset, language)?, language)?;
    let mut tree = GameTree::default();
    for (name, value) in [("White", white), ("Black", black)] {
        if !value.trim().is_empty() {
            tree.set_tag(name, value.trim());
        }
    }
    let score = game.outcome().map_or("*", |outcome| outcome.score());
    tree.set_tag("Result", if result.trim().is_empty() { score } else { result.trim() });
    if *game.start() != Position::starting() {
        tree.set_tag("FEN", &game.start().to_string());
    }
    tree.push_line_of(&game);
    tree.canonicalize();
    let mut text = String::new();
    write_game(&mut text, &tree, Terminator::Compatible);
    Ok(Answer::new(Json::object().with("pdn", text.trim_end().to_owned())))
}
