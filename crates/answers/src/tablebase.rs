//! `tablebase`: what endgame tables know of a position.

use std::collections::HashMap;

use damier_core::{DrawReason, DrawRules, Effect, Game, Move};
use damier_messages::TablebaseError;
use damier_tablebase::{file_name, CacheSizes, FileError, ProbeError, Probed, Tablebase, Wdl, MOST_PIECES};

use crate::answer::Answer;
use crate::error::{ErrorAnswer, ErrorCode};
use crate::input::{read_ruleset, read_setup};
use crate::json::Json;
use crate::kept;
use crate::language::Language;
use crate::replay::replay;

/// The exact value of a position and of every legal move, best first, how play goes on, and
/// whether a win comes within the limits of the ruleset (contract, `damier tablebase probe`):
///
/// ```text
/// {"wdl","plies","moves":[{"notation","wdl","plies"}],"line":[notation…],
///  "limit":null|{"reason":"25-moves"|"16-moves"|"5-moves","plies_left","fits":bool|null}}
/// ```
///
/// All values are seen from the side to move and leave repetition and move counts out of account.
/// `line` is best play to the end, or for a draw play on both sides until a position comes back.
/// `limit` is the one that falls first under the ruleset, for a position with a winner: `fits` says
/// whether the game is over before it even if the loser holds out as long as possible. Where it is
/// false the win needs a capture or a man's move that restarts the count; without distances it is
/// `null`. `moves` (empty: none) are those that led from `fen` to the position asked about, so that
/// the counters are those of the game.
///
/// # Errors
/// Those of [`replay`](crate::replay()); `not-found` where no table covers the position,
/// `unreadable-file` where one is damaged.
pub fn tablebase(
    tables: &Tablebase,
    fen: &str,
    moves: &str,
    ruleset: &str,
    language: Language,
) -> Result<Answer, ErrorAnswer> {
    let ruleset = read_ruleset(ruleset, language)?;
    // An empty text is no position here.
    read_setup(fen, language)?;
    tablebase_of_game(tables, &replay(fen, moves, ruleset, language)?, language)
}

/// [`tablebase`] by the tables that were kept, or by none.
pub(crate) fn tablebase_of_kept(
    fen: &str,
    moves: &str,
    ruleset: &str,
    language: Language,
) -> Result<Answer, ErrorAnswer> {
    match kept::tables() {
        Some(tables) => tablebase(&tables, fen, moves, ruleset, language),
        None => {
            let none = Tablebase::open(&HashMap::new(), CacheSizes::NONE);
            let fault = |error| tablebase_error(&error, language);
            tablebase(&none.map_err(fault)?, fen, moves, ruleset, language)
        }
    }
}

/// The answer of [`tablebase`] for the current position of a game at hand.
///
/// # Errors
/// `not-found` where no table covers the position, `unreadable-file` where one is damaged.
pub fn tablebase_of_game(tables: &Tablebase, game: &Game, language: Language) -> Result<Answer, ErrorAnswer> {
    let position = game.position();
    let fault = |error| tablebase_error(&error, language);
    let probed = tables.probe(position).map_err(fault)?;
    let line = tables.line(position).map_err(fault)?;
    Ok(Answer::new(tablebase_json(game, &probed, &line)))
}

fn tablebase_json(game: &Game, probed: &Probed, line: &[Move]) -> Json {
    let position = game.position();
    let legal = position.legal_moves();
    let moves = probed.moves.iter().map(|probed| {
        Json::object()
            .with("notation", position.notation_among(&probed.m, &legal))
            .with("wdl", probed.wdl.name())
            .with("plies", probed.plies.map_or(Json::Null, Json::from))
    });
    Json::object()
        .with("wdl", probed.wdl.name())
        .with("plies", probed.plies.map_or(Json::Null, Json::from))
        .with("moves", moves.collect::<Json>())
        .with("line", position.line_notation(line))
        .with("limit", limit(game, probed).map_or(Json::Null, |limit| limit_json(&limit)))
}

/// The first limit that a win runs into.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WinLimit {
    /// Which limit.
    pub reason: DrawReason,
    /// Plies that may still be played before it falls.
    pub plies_left: u32,
    /// Whether the game is over before; `None` without distances.
    pub fits: Option<bool>,
}

/// The limit that falls first in a position that somebody wins; `None` for a draw, a game that is
/// over, and a ruleset without limits.
#[must_use]
pub fn limit(game: &Game, probed: &Probed) -> Option<WinLimit> {
    if probed.wdl == Wdl::Draw || probed.moves.is_empty() {
        return None;
    }
    let rules = game.ruleset().draw_rules();
    let counters = game.counters();
    let quiet =
        Some((DrawReason::TwentyFiveMoves, DrawRules::QUIET_PLIES.saturating_sub(counters.quiet_plies)))
            .filter(|_| rules.twenty_five_moves != Effect::None);
    let class =
        counters.class.map(|class| (class.reason(), class.limit().saturating_sub(counters.class_plies)));
    let (reason, plies_left) = quiet.into_iter().chain(class).min_by_key(|(_, left)| *left)?;
    // The end of the game is looked at before the draw: the last ply may win.
    let fits = probed.plies.map(|plies| u32::from(plies) <= plies_left);
    Some(WinLimit { reason, plies_left, fits })
}

fn limit_json(limit: &WinLimit) -> Json {
    Json::object()
        .with("reason", limit.reason.name())
        .with("plies_left", limit.plies_left)
        .with("fits", limit.fits.map_or(Json::Null, Json::from))
}

/// The error as the contract has them.
#[must_use]
pub fn tablebase_error(error: &ProbeError, language: Language) -> ErrorAnswer {
    let answer = |code, error: &TablebaseError<'_>| {
        ErrorAnswer::new(code, damier_messages::tablebase_error(error, language))
    };
    match error {
        ProbeError::TooManyPieces { pieces } => {
            let error = TablebaseError::TooManyPieces { pieces: *pieces, most: u32::from(MOST_PIECES) };
            answer(ErrorCode::NotFound, &error)
        }
        ProbeError::NoTable { material, metric } => {
            let file = file_name(*material, *metric);
            answer(ErrorCode::NotFound, &TablebaseError::NoTable { file: &file }).with("file", file.clone())
        }
        ProbeError::File { name, error: FileError::Io(error) } => {
            let why = error.to_string();
            answer(ErrorCode::UnreadableFile, &TablebaseError::Unreadable { file: name, why: &why })
                .with("file", name.clone())
        }
        ProbeError::File { name, error } => {
            answer(ErrorCode::UnreadableFile, &TablebaseError::Damaged { file: name })
                .with("file", name.clone())
                .with("detail", error.to_string())
        }
    }
}
