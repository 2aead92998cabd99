//! `pdn_read`, `pdn_write`: games as text for the page.

use damier_core::table::{Incident, INCIDENT_PREFIX};
use damier_core::Position;
use damier_pdn::{write_game, GameTree, Item, PlayedMove, Reader, Terminator, TreeReader};

use crate::answer::Answer;
use crate::error::ErrorAnswer;
use crate::input::read_ruleset;
use crate::json::Json;
use crate::language::Language;
use crate::pdn_check::{error_json, tags_json, warnings_json};
use crate::replay::replay;
use crate::table::incident_comment;

/// The most games read from one text; a page shows one, a paste has a few.
const MOST_GAMES: usize = 1000;

/// The games in a text, main lines only.
///
/// ```text
/// {"games":[{"game","line","tags":{…},"variant","start_fen":text|null,"moves":[notation…],"steps":[text…],"result":text|null,
///            "ended_at":ply|null,"cut_at":ply|null,"warnings":[{"code","line","column","count","message"}],
///            "error":null|{"ply","move","code","line","column","message"}}],
///  "more":bool}
/// ```
///
/// `more`: there are others, which were not read.
/// `moves` go as far as they are legal. `cut_at` is the number of moves before a set-up among the
/// moves: what follows it cannot be reached from `start_fen` by moves alone and is left out of `moves`.
/// `steps` hold all of it: set-ups and irregularities stand among the moves there. `start_fen` is null
/// where the text gives no position to play from.
///
/// # Errors
/// `usage` for an unknown ruleset. Whatever is wrong with a game stands in the game.
pub fn pdn_read(text: &str, ruleset: &str, language: Language) -> Result<Answer, ErrorAnswer> {
    let ruleset = read_ruleset(ruleset, language)?;
    let mut reader = Reader::new(text.as_bytes()).typed();
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
                .with("steps", line.steps)
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
    let more = games.len() == MOST_GAMES && matches!(trees.next_game(&mut reader), Ok(Some(_)));
    Ok(Answer::new(Json::object().with("games", Json::List(games)).with("more", more)))
}

struct MainLine {
    start: Option<Position>,
    moves: Vec<String>,
    steps: Vec<String>,
    cut_at: Option<u32>,
}

fn main_line(tree: &GameTree) -> MainLine {
    let mut line = MainLine { start: tree.start(), moves: Vec::new(), steps: Vec::new(), cut_at: None };
    let mut items = tree.line.iter().peekable();
    while let Some(item) = items.next() {
        match item {
            Item::Move(PlayedMove { notation, .. }) => {
                if line.cut_at.is_none() {
                    line.moves.push(notation.clone());
                }
                line.steps.push(notation.clone());
            }
            Item::SetUp(text) => {
                let position =
                    damier_core::fen::parse(text).ok().and_then(|setup| setup.into_position().ok());
                let next = items.peek().and_then(|item| incident_of(item));
                let irregular = position.is_some()
                    && next.map_or(false, |found| found.decision.stands() && found.after == position);
                if irregular || !line.steps.is_empty() {
                    line.cut_at = line.cut_at.or_else(|| u32::try_from(line.moves.len()).ok());
                }
                match position {
                    // The comment that comes next is the step.
                    Some(_) if irregular => {}
                    Some(position) if line.steps.is_empty() => line.start = Some(position),
                    Some(position) => line.steps.push(format!("/FEN\"{position}\"/")),
                    None => {}
                }
            }
            Item::Comment(_) => {
                if let Some(incident) = incident_of(item) {
                    line.steps.push(format!("{INCIDENT_PREFIX}{incident}"));
                }
            }
            Item::Nag(_) | Item::Variation(_) => {}
        }
    }
    line
}

/// The irregularity that a comment tells of.
fn incident_of(item: &Item) -> Option<Incident> {
    match item {
        Item::Comment(text) => damier_pdn::irregularity_in(text),
        _ => None,
    }
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
    tree.push_line_with(&game, |incident| incident_comment(incident, language));
    tree.canonicalize();
    let mut text = String::new();
    write_game(&mut text, &tree, Terminator::Compatible);
    Ok(Answer::new(Json::object().with("pdn", text.trim_end().to_owned())))
}
