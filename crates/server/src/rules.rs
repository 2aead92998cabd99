//! Stored games under the rules: every move is checked again, whoever sent it.

use damier_answers::{ErrorAnswer, ErrorCode, Json, Language};
use damier_core::notation::{self, Leniency};
use damier_core::{Color, DrawReason, Game, GameError, Outcome, Position, Ruleset, Setup, WinReason};
use damier_pdn::{GameTree, Item, Terminator};
use damier_store::{Change, End, GameRecord, NewGame};

use crate::error::{ApiError, Fault};
use crate::time::{date, rfc3339};

/// The longest game that is kept, in plies. Only rulesets without forced draws come near it.
pub(crate) const LONGEST: usize = 3000;

/// A game to be kept, as somebody asked for it.
pub(crate) struct Wanted {
    /// The first position.
    pub(crate) fen: String,
    pub(crate) ruleset: Ruleset,
    pub(crate) white: Option<String>,
    pub(crate) black: Option<String>,
    /// Whether irregular moves can be played in it.
    pub(crate) table: bool,
    /// The moves it begins with.
    pub(crate) moves: Vec<String>,
}

/// The game and its moves as they are kept: the position in its one form, the moves canonical.
///
/// # Errors
/// The position can't be played, a move is not legal, or there are too many.
pub(crate) fn new_game(wanted: Wanted, language: Language) -> Result<(NewGame, Vec<String>), ApiError> {
    let ruleset = wanted.ruleset;
    let setup = damier_answers::read_setup(&wanted.fen, language)?;
    // The clock of a lidraughts FEN counts there and nowhere else.
    let draw_clock = if ruleset == Ruleset::Lidraughts { setup.draw_clock } else { None };
    let start_fen = Setup { draw_clock, move_number: None, ..setup }.to_string();
    let (white, black, table) = (wanted.white, wanted.black, wanted.table);
    let new = NewGame { ruleset: ruleset.name().to_owned(), start_fen, white, black, table };
    let mut game = begin(&new, language)?;
    let mut moves = Vec::new();
    for text in &wanted.moves {
        moves.push(play(&mut game, moves.len(), text, language)?);
    }
    Ok((new, moves))
}

/// A game that begins as this one does, without its moves.
fn begin(game: &NewGame, language: Language) -> Result<Game, ApiError> {
    let ruleset = game.ruleset.parse().map_err(|error| damaged(&error, language))?;
    Ok(damier_answers::begin(&game.start_fen, ruleset, language)?)
}

/// The first `plies` moves of a stored game, and its end where all its moves were asked for.
fn replay(record: &GameRecord, plies: usize, language: Language) -> Result<Game, ApiError> {
    let mut game = begin(&record.game, language)?;
    for text in &record.moves[..plies] {
        if is_move(text) {
            let m =
                notation::read(game.position(), text, Leniency::File).map_err(|e| damaged(&e, language))?;
            game.play(&m).map_err(|e| damaged(&e, language))?;
        } else {
            damier_answers::play(&mut game, text, language).map_err(|e| damaged(&e, language))?;
        }
    }
    if let Some(end) = record.end.filter(|_| plies == record.moves.len()) {
        declare(&mut game, end).map_err(|e| damaged(&e, language))?;
    }
    Ok(game)
}

/// What was checked when it was kept does not hold any more: the file was changed from outside.
fn damaged(reason: &dyn std::fmt::Display, language: Language) -> ApiError {
    tracing::error!(%reason, "a stored game can't be replayed");
    Fault::Storage.answer(language)
}

fn declare(game: &mut Game, end: End) -> Result<(), GameError> {
    match end {
        End::Draw(DrawReason::Agreement) => game.agree_draw(),
        End::Draw(claimed) => game.claim(claimed),
        End::Resignation(loser) => game.resign(loser),
        End::Time(loser) => game.flag(loser),
    }
}

/// Whether a step is a move and no set-up or irregularity.
fn is_move(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_digit())
}

/// Plays a written move, or another step, after this many others, and answers it in its canonical form.
fn play(game: &mut Game, steps: usize, text: &str, language: Language) -> Result<String, ApiError> {
    if steps >= LONGEST {
        return Err(Fault::TooLarge.answer(language));
    }
    damier_answers::play(game, text, language)?;
    let played = game.steps_of(game.cursor()).pop();
    played.ok_or_else(|| damaged(&"a move was played and is not there", language))
}

/// What playing this move after `ply` moves changes; nothing where it is the last move already.
///
/// # Errors
/// There are fewer moves, the move is not legal, or the game is over.
pub(crate) fn change_by_move(
    record: &GameRecord,
    ply: usize,
    text: &str,
    language: Language,
) -> Result<Option<Change>, ApiError> {
    let mut game = replay(record, prefix(record, ply, language)?, language)?;
    // The last move again is a retry, even where an end was declared after it.
    if let [last] = &record.moves[ply..] {
        if play(&mut game.clone(), ply, text, language)? == *last {
            return Ok(None);
        }
    }
    let notation = play(&mut game, ply, text, language)?;
    Ok(Some(Change::Play { ply, notation }))
}

/// The answer to an end after the end.
fn over(end: &damier_core::End, language: Language) -> ApiError {
    let message = damier_messages::outcome(&end.outcome, language);
    ErrorAnswer::new(ErrorCode::GameOver, message)
        .with("ply", end.ply)
        .with("outcome", damier_answers::outcome_json(&end.outcome))
        .into()
}

/// What taking back all but the first `ply` moves changes; nothing where there are no more and the
/// game goes on.
///
/// # Errors
/// There are fewer moves.
pub(crate) fn change_by_undo(
    record: &GameRecord,
    ply: usize,
    language: Language,
) -> Result<Option<Change>, ApiError> {
    let ply = prefix(record, ply, language)?;
    let nothing = ply == record.moves.len() && record.end.is_none();
    Ok((!nothing).then_some(Change::Undo { ply }))
}

/// What ending the game so changes; nothing where it has ended so already.
///
/// # Errors
/// The game is over, or this can't be claimed.
pub(crate) fn change_by_end(
    record: &GameRecord,
    end: End,
    language: Language,
) -> Result<Option<Change>, ApiError> {
    if record.end == Some(end) {
        return Ok(None);
    }
    let mut game = replay(record, record.moves.len(), language)?;
    match declare(&mut game, end) {
        Ok(()) => Ok(Some(Change::End(end))),
        Err(GameError::Over(end)) => Err(over(&end, language)),
        Err(_) => {
            let found = end.reason().to_owned();
            Err(Fault::Value { field: "reason", found, expected: "one of the claims of the game" }
                .answer(language))
        }
    }
}

/// The number of moves that are to stay, which must be there.
fn prefix(record: &GameRecord, ply: usize, language: Language) -> Result<usize, ApiError> {
    if ply <= record.moves.len() {
        Ok(ply)
    } else {
        Err(Fault::Conflict.answer(language))
    }
}

/// A stored game as the API shows it.
///
/// # Errors
/// It was damaged from outside.
pub(crate) fn view(record: &GameRecord, language: Language) -> Result<String, ApiError> {
    let game = replay(record, record.moves.len(), language)?;
    let value = Json::object()
        .with("id", record.id.to_string())
        .with("created", rfc3339(record.created))
        .with("updated", rfc3339(record.updated))
        .with("version", record.version)
        .with("start_fen", record.game.start_fen.clone())
        .with("ruleset", record.game.ruleset.clone())
        .with("white", record.game.white.clone())
        .with("black", record.game.black.clone())
        .with("table", record.game.table)
        .with("moves", record.moves.clone())
        .with("status", damier_answers::status_json(&game));
    Ok(value.to_string())
}

/// A stored game as PDN.
///
/// # Errors
/// It was damaged from outside.
pub(crate) fn pdn(record: &GameRecord, language: Language) -> Result<String, ApiError> {
    let game = replay(record, record.moves.len(), language)?;
    let mut tree = GameTree::default();
    let (year, month, day) = date(record.created.div_euclid(DAY));
    tree.set_tag("Date", &format!("{year:04}.{month:02}.{day:02}"));
    for (name, player) in [("White", &record.game.white), ("Black", &record.game.black)] {
        tree.set_tag(name, player.as_deref().unwrap_or("?"));
    }
    tree.set_tag("Result", game.outcome().as_ref().map_or("*", Outcome::score));
    // International draughts; White moves first, squares are numbered.
    tree.set_tag("GameType", "20");
    if *game.start() != Position::starting() {
        tree.set_tag("SetUp", "1");
        tree.set_tag("FEN", &record.game.start_fen);
    }
    tree.push_line_with(&game, |incident| damier_answers::incident_comment(incident, language));
    if let Some(outcome) = game.outcome() {
        tree.line.push(Item::Comment(damier_messages::outcome(&outcome, language)));
    }
    let mut text = String::new();
    damier_pdn::write_game(&mut text, &tree, Terminator::Strict);
    Ok(text)
}

/// Milliseconds of a day.
const DAY: i64 = 86_400_000;

/// The end that is asked for: a reason, and who lost by resignation or time.
pub(crate) fn end(reason: &str, side: Option<&str>, language: Language) -> Result<End, ApiError> {
    let lost = [WinReason::Resignation.name(), WinReason::Time.name()].contains(&reason);
    let loser = match side {
        None => None,
        Some(name) => Some(Color::ALL.into_iter().find(|c| c.name() == name).ok_or_else(|| {
            Fault::Value { field: "side", found: name.to_owned(), expected: "white, black" }.answer(language)
        })?),
    };
    if lost != loser.is_some() {
        let expected = if lost { "white, black" } else { "null" };
        let found = side.unwrap_or("null").to_owned();
        return Err(Fault::Value { field: "side", found, expected }.answer(language));
    }
    End::from_reason(reason, loser).ok_or_else(|| {
        let expected =
            "agreement, resignation, time, repetition, 25-moves, 16-moves, 5-moves, immediate-draw";
        Fault::Value { field: "reason", found: reason.to_owned(), expected }.answer(language)
    })
}
