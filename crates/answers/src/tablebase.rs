//! `tablebase`: what endgame tables know of a position.

use damier_core::Position;
use damier_messages::TablebaseError;
use damier_tablebase::{file_name, FileError, ProbeError, Probed, Tablebase, MOST_PIECES};

use crate::answer::Answer;
use crate::error::{ErrorAnswer, ErrorCode};
use crate::input::read_position;
use crate::json::Json;
use crate::language::Language;

/// The exact value of a position and of every legal move, best first (contract, `damier tablebase
/// probe`): `{"wdl","plies","moves":[{"notation","wdl","plies"}]}`, all seen from the side to move.
/// Repetition and move counts are left out of account.
///
/// # Errors
/// Those of a bad FEN; `not-found` where no table covers the position, `unreadable-file` where one
/// is damaged.
pub fn tablebase(tables: &Tablebase, fen: &str, language: Language) -> Result<Answer, ErrorAnswer> {
    let position = read_position(fen, language)?;
    let probed = tables.probe(&position).map_err(|error| tablebase_error(&error, language))?;
    Ok(Answer::new(tablebase_json(&position, &probed)))
}

/// The answer of [`tablebase`] for a position at hand.
#[must_use]
pub fn tablebase_json(position: &Position, probed: &Probed) -> Json {
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
