//! A game from its first position and its moves as text.

use std::cell::RefCell;
use std::sync::Arc;

use damier_core::notation::{find, FindMoveError, Leniency, MoveText};
use damier_core::ruling::explain;
use damier_core::table::{Incident, INCIDENT_PREFIX};
use damier_core::{End, ExactEndings, Game, GameError, Position, Ruleset};

use crate::error::{ErrorAnswer, ErrorCode};
use crate::explain::ruling_json;
use crate::input::{read_position, read_setup};
use crate::language::Language;
use crate::status::outcome_json;
use crate::tokens::tokens;

thread_local! {
    /// Kings' endings, kept when a game has solved them, so that the next need not.
    static ENDINGS: RefCell<Option<Arc<ExactEndings>>> = const { RefCell::new(None) };
}

/// A game begun from a FEN (empty: the starting position), without moves. lidraughts' `:H…` counts
/// under that ruleset and is ignored under the others.
///
/// # Errors
/// `bad-fen`, `man-on-promotion-row`, `unknown-turn`.
pub fn begin(fen: &str, ruleset: Ruleset, language: Language) -> Result<Game, ErrorAnswer> {
    let setup = match fen.trim() {
        "" => Position::starting().into(),
        text => read_setup(text, language)?,
    };
    let endings = ENDINGS.with(|kept| kept.borrow().clone());
    match Game::from_setup(&setup, ruleset, endings) {
        Ok(game) => Ok(game),
        // The same fault in the contract's words.
        Err(_) => read_position(fen, language).map(|position| Game::new(position, ruleset)),
    }
}

/// A game replayed from a FEN (empty: the starting position) and moves between blanks. Moves are
/// read as a person types them: `32-28`, `28x19`, `3228`, `32.28`, `32 - 28`, a dash for a capture
/// or a cross for a quiet move; move numbers (`1.`) are passed over, results are not.
///
/// # Errors
/// Those of [`begin`]; `unreadable-move`, `illegal-move` and `ambiguous-move` with `ply` (1 for
/// the first move), `move` and the `ruling`; `game-over` with the `ply` at which the game ended.
pub fn replay(fen: &str, moves: &str, ruleset: Ruleset, language: Language) -> Result<Game, ErrorAnswer> {
    let mut game = begin(fen, ruleset, language)?;
    for text in tokens(moves) {
        play(&mut game, &text, language)?;
    }
    if let Some(solved) = game.endings() {
        ENDINGS.with(|kept| *kept.borrow_mut() = Some(solved));
    }
    Ok(game)
}

/// Plays a move given as text, as [`replay`] does; on an error the game is as before. Beside moves
/// the steps of [`Game::steps`] are read: a position set up (`/FEN"…"/`) and an irregularity.
///
/// # Errors
/// `unreadable-move`, `illegal-move`, `ambiguous-move`, `game-over`, with their details.
pub fn play(game: &mut Game, text: &str, language: Language) -> Result<(), ErrorAnswer> {
    match other_step(text) {
        OtherStep::None => play_move(game, text, language),
        OtherStep::Wrong => {
            let ply = game.ply() + 1;
            let why = damier_messages::usage_error(
                &damier_messages::UsageError::Value {
                    option: "moves".into(),
                    value: text.into(),
                    expected: "/FEN\"…\"/, irregularity:…".into(),
                },
                language,
            );
            Err(ErrorAnswer::new(ErrorCode::UnreadableMove, why)
                .with("ply", ply)
                .with("move", text.to_owned()))
        }
        OtherStep::SetUp(position) => {
            game.set_up(position).map(|_| ()).map_err(|error| ended(game, &error, text, language))
        }
        OtherStep::Incident(incident) => {
            game.note(*incident).map_err(|error| ended(game, &error, text, language))
        }
    }
}

/// A step that is no move.
enum OtherStep {
    None,
    Wrong,
    SetUp(Position),
    Incident(Box<Incident>),
}

/// The rules alone know no table: a page that opens such a game fetches the rest first.
#[cfg(damier_rules_only)]
fn other_step(text: &str) -> OtherStep {
    if text.starts_with(INCIDENT_PREFIX) || text.starts_with('/') {
        OtherStep::Wrong
    } else {
        OtherStep::None
    }
}

#[cfg(not(damier_rules_only))]
fn other_step(text: &str) -> OtherStep {
    if let Some(rest) = text.strip_prefix(INCIDENT_PREFIX) {
        return rest.parse().map_or(OtherStep::Wrong, |found| OtherStep::Incident(Box::new(found)));
    }
    match text.strip_prefix("/FEN\"").and_then(|rest| rest.strip_suffix("\"/")) {
        Some(text) => {
            let position = damier_core::fen::parse(text).ok().and_then(|setup| setup.into_position().ok());
            position.map_or(OtherStep::Wrong, OtherStep::SetUp)
        }
        None => OtherStep::None,
    }
}

/// What a set-up is told: only a game that is over refuses one.
fn ended(game: &Game, error: &GameError, text: &str, language: Language) -> ErrorAnswer {
    match (error, game.ended()) {
        (GameError::Over(end), _) => after_end(*end, text, language),
        (_, Some(end)) => after_end(end, text, language),
        (_, None) => ErrorAnswer::new(ErrorCode::IllegalMove, error.to_string()),
    }
}

fn play_move(game: &mut Game, text: &str, language: Language) -> Result<(), ErrorAnswer> {
    let ply = game.ply() + 1;
    let fault =
        |code, message| ErrorAnswer::new(code, message).with("ply", ply).with("move", text.to_owned());
    let parsed = MoveText::parse(text, Leniency::Typed).map_err(|error| {
        let why = damier_messages::invalid_move(&error, text, language);
        fault(ErrorCode::UnreadableMove, damier_messages::move_at(ply, &why, language))
    })?;
    if let Some(end) = game.ended() {
        return Err(after_end(end, text, language));
    }
    let (position, ruleset) = (*game.position(), game.ruleset());
    let refused = |code| {
        let ruling = explain(&position, &parsed, None, ruleset);
        let message = damier_messages::illegal_move(ply, text, &position, &ruling, language);
        fault(code, message).with("ruling", ruling_json(&position, &parsed, &ruling, language))
    };
    let m = find(&position, &parsed).map_err(|error| match error {
        FindMoveError::Illegal => refused(ErrorCode::IllegalMove),
        FindMoveError::Ambiguous(_) => refused(ErrorCode::AmbiguousMove),
    })?;
    // The move was found among the legal ones and the game is open.
    game.play(&m).map(|_| ()).map_err(|_| refused(ErrorCode::IllegalMove))
}

/// The answer to a move after the end.
fn after_end(end: End, text: &str, language: Language) -> ErrorAnswer {
    let message = damier_messages::move_after_end(end.ply, &end.outcome, language);
    ErrorAnswer::new(ErrorCode::GameOver, message)
        .with("ply", end.ply)
        .with("move", text.to_owned())
        .with("outcome", outcome_json(&end.outcome))
}
