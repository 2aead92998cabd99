//! Games that are kept. A game belongs to whoever knows its id.

use axum::extract::{Path, State};
use axum::http::{header, StatusCode};
use axum::response::{IntoResponse as _, Response};
use damier_answers::Language;
use damier_store::{Change, GameId, GameRecord, StoreError};
use serde::Deserialize;
use utoipa::ToSchema;

use super::body::{ruleset, Accepted, Asked, Body};
use super::schema::{ErrorBody, GameAnswer};
use super::{known, stored, WrittenJson};
use crate::error::{ApiError, Fault};
use crate::rules;
use crate::state::AppState;

/// What `POST /api/games` takes; `{}` is a game from the start.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewGameRequest {
    /// The first position; default: `start`.
    fen: Option<String>,
    /// `ffjd` (default), `fmjd`, `lidraughts` or `family`.
    ruleset: Option<String>,
    /// Who plays White.
    #[schema(max_length = 100)]
    white: Option<String>,
    /// Who plays Black.
    #[schema(max_length = 100)]
    black: Option<String>,
    /// Whether irregular moves can be played, claimed and decided about.
    #[serde(default)]
    table: bool,
    /// The moves that the game begins with.
    #[serde(default)]
    moves: Vec<String>,
    /// Language of messages: `fr` (default), `en`, `nl`.
    lang: Option<String>,
}

/// What `POST /api/games/{id}/moves` takes.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct MoveRequest {
    /// How many moves come before it. Later moves are dropped.
    ply: u32,
    /// The move; or a position set up, `/FEN"…"/`, or an irregularity, `irregularity:…`.
    #[serde(rename = "move")]
    #[schema(example = "32-28")]
    text: String,
    /// The version of the game that is meant, if it must be no other.
    version: Option<i64>,
    /// Language of messages: `fr` (default), `en`, `nl`.
    lang: Option<String>,
}

/// What `POST /api/games/{id}/undo` takes.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct UndoRequest {
    /// How many moves stay.
    ply: u32,
    /// The version of the game that is meant, if it must be no other.
    version: Option<i64>,
    /// Language of messages: `fr` (default), `en`, `nl`.
    lang: Option<String>,
}

/// What `POST /api/games/{id}/end` takes.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct EndRequest {
    /// `agreement`, `resignation`, `time`, or one of the game's `claims`.
    #[schema(example = "resignation")]
    reason: String,
    /// Who resigns or has run out of time: `white` or `black`; absent otherwise.
    side: Option<String>,
    /// The version of the game that is meant, if it must be no other.
    version: Option<i64>,
    /// Language of messages: `fr` (default), `en`, `nl`.
    lang: Option<String>,
}

macro_rules! bodies {
    ($($request:ty),*) => {$(
        impl Body for $request {
            const CHANGES: bool = true;

            fn lang(&self) -> Option<&str> {
                self.lang.as_deref()
            }
        }
    )*};
}
bodies!(NewGameRequest, MoveRequest, UndoRequest, EndRequest);

/// Begins a game. Its id is its key: 128 random bits, in 22 letters.
#[utoipa::path(post, path = "/api/games", tag = "games", request_body = NewGameRequest, responses(
    (status = 201, description = "The new game", body = GameAnswer),
    (status = "4XX", description = "`bad-request`, `bad-fen`, `illegal-move`, …", body = ErrorBody),
))]
pub(super) async fn create(
    State(state): State<AppState>,
    Asked { body, language }: Asked<NewGameRequest>,
) -> Result<Response, ApiError> {
    let wanted = rules::Wanted {
        fen: body.fen.unwrap_or_else(|| "start".to_owned()),
        ruleset: ruleset(body.ruleset.as_deref(), language)?,
        white: player("white", body.white, language)?,
        black: player("black", body.black, language)?,
        table: body.table,
        moves: body.moves,
    };
    let (game, moves) = state.compute(language, move || rules::new_game(wanted, language)).await??;
    let id = random_id().map_err(|error| {
        tracing::error!(%error, "the system gives no random numbers");
        Fault::Internal.answer(language)
    })?;
    let record = state.store().create(id, &game, moves, state.now()).await.map_err(stored(language))?;
    let location = [(header::LOCATION, format!("/api/games/{id}"))];
    Ok((StatusCode::CREATED, location, shown(&state, record, language).await?).into_response())
}

/// A game as it is now.
#[utoipa::path(get, path = "/api/games/{id}", tag = "games", params(("id" = String, Path, description = "The game")), responses(
    (status = 200, description = "The game", body = GameAnswer),
    (status = 404, description = "`not-found`", body = ErrorBody),
))]
pub(super) async fn read(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Accepted(language): Accepted,
) -> Result<WrittenJson, ApiError> {
    let record = state.store().game(known(&id, language)?).await.map_err(stored(language))?;
    shown(&state, record, language).await
}

/// A game as a PDN 3.0 file.
#[utoipa::path(get, path = "/api/games/{id}/pdn", tag = "games", params(("id" = String, Path, description = "The game")), responses(
    (status = 200, description = "The game in Portable Draughts Notation", body = String, content_type = "application/vnd.draughts-pdn"),
    (status = 404, description = "`not-found`", body = ErrorBody),
))]
pub(super) async fn pdn(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Accepted(language): Accepted,
) -> Result<Response, ApiError> {
    let record = state.store().game(known(&id, language)?).await.map_err(stored(language))?;
    let text = state.compute(language, move || rules::pdn(&record, language)).await??;
    let headers = [
        (header::CONTENT_TYPE, "application/vnd.draughts-pdn; charset=utf-8"),
        // The name of the file says nothing of the game's id: who sees it can't open the game.
        (header::CONTENT_DISPOSITION, "attachment; filename=\"damier.pdn\""),
    ];
    Ok((headers, text).into_response())
}

/// Plays a move. The same move at the same ply again changes nothing, so a request may be repeated.
#[utoipa::path(post, path = "/api/games/{id}/moves", tag = "games", request_body = MoveRequest,
    params(("id" = String, Path, description = "The game")), responses(
    (status = 200, description = "The game after the move", body = GameAnswer),
    (status = 404, description = "`not-found`", body = ErrorBody),
    (status = 409, description = "`conflict`: fewer moves than `ply`, or another version", body = ErrorBody),
    (status = 422, description = "`illegal-move` with the ruling, `ambiguous-move`, `game-over`", body = ErrorBody),
))]
pub(super) async fn play(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Asked { body, language }: Asked<MoveRequest>,
) -> Result<WrittenJson, ApiError> {
    let MoveRequest { ply, text, version, .. } = body;
    let text: std::sync::Arc<str> = text.into();
    change(&state, &id, version, language, move |record| {
        rules::change_by_move(record, ply as usize, &text, language)
    })
    .await
}

/// Takes moves back; an end that the players had declared is taken back, too.
#[utoipa::path(post, path = "/api/games/{id}/undo", tag = "games", request_body = UndoRequest,
    params(("id" = String, Path, description = "The game")), responses(
    (status = 200, description = "The game with its first `ply` moves", body = GameAnswer),
    (status = 404, description = "`not-found`", body = ErrorBody),
    (status = 409, description = "`conflict`: fewer moves than `ply`, or another version", body = ErrorBody),
))]
pub(super) async fn undo(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Asked { body, language }: Asked<UndoRequest>,
) -> Result<WrittenJson, ApiError> {
    let UndoRequest { ply, version, .. } = body;
    change(&state, &id, version, language, move |record| {
        rules::change_by_undo(record, ply as usize, language)
    })
    .await
}

/// Ends a game by agreement, resignation or time, or by claiming a draw that the ruleset leaves to
/// the players.
#[utoipa::path(post, path = "/api/games/{id}/end", tag = "games", request_body = EndRequest,
    params(("id" = String, Path, description = "The game")), responses(
    (status = 200, description = "The game, ended", body = GameAnswer),
    (status = 404, description = "`not-found`", body = ErrorBody),
    (status = 409, description = "`conflict`: another version", body = ErrorBody),
    (status = 422, description = "`game-over`", body = ErrorBody),
))]
pub(super) async fn end(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Asked { body, language }: Asked<EndRequest>,
) -> Result<WrittenJson, ApiError> {
    let end = rules::end(&body.reason, body.side.as_deref(), language)?;
    change(&state, &id, body.version, language, move |record| rules::change_by_end(record, end, language))
        .await
}

/// Forgets a game for ever.
#[utoipa::path(delete, path = "/api/games/{id}", tag = "games", params(("id" = String, Path, description = "The game")), responses(
    (status = 204, description = "It is gone"),
    (status = 404, description = "`not-found`", body = ErrorBody),
))]
pub(super) async fn delete(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Accepted(language): Accepted,
) -> Result<StatusCode, ApiError> {
    let id = known(&id, language)?;
    let _turn = state.lock_of(id).lock().await;
    state.store().delete(id).await.map_err(stored(language))?;
    Ok(StatusCode::NO_CONTENT)
}

/// Attempts to change a game that another process changes, too.
const ATTEMPTS: usize = 5;

/// Changes a game: reads it, asks the rules what is to be done, does it. Changes of one game queue;
/// another process on the same file makes us look again.
async fn change<F>(
    state: &AppState,
    id: &str,
    version: Option<i64>,
    language: Language,
    decide: F,
) -> Result<WrittenJson, ApiError>
where
    F: Fn(&GameRecord) -> Result<Option<Change>, ApiError> + Clone + Send + 'static,
{
    let id = known(id, language)?;
    let _turn = state.lock_of(id).lock().await;
    for _ in 0..ATTEMPTS {
        let record = state.store().game(id).await.map_err(stored(language))?;
        let (found, decide) = (record.version, decide.clone());
        let (record, decided) = state
            .compute(language, move || {
                let decided = decide(&record);
                (record, decided)
            })
            .await?;
        // A repeated request finds nothing left to do, whatever version it was meant for.
        let Some(change) = decided? else {
            return shown(state, record, language).await;
        };
        if version.is_some_and(|meant| meant != found) {
            return Err(Fault::Conflict.answer(language));
        }
        match state.store().change(id, found, &change, state.now()).await {
            Ok(_) => {
                let record = state.store().game(id).await.map_err(stored(language))?;
                return shown(state, record, language).await;
            }
            Err(StoreError::Conflict { .. }) => {}
            Err(error) => return Err(stored(language)(error)),
        }
    }
    Err(Fault::Busy.answer(language))
}

async fn shown(state: &AppState, record: GameRecord, language: Language) -> Result<WrittenJson, ApiError> {
    state.compute(language, move || rules::view(&record, language)).await?.map(WrittenJson)
}

/// A name as it may stand in a game: not empty, one line, not too long.
fn player(field: &'static str, name: Option<String>, language: Language) -> Result<Option<String>, ApiError> {
    let Some(name) = name.map(|name| name.trim().to_owned()).filter(|name| !name.is_empty()) else {
        return Ok(None);
    };
    if name.chars().count() > 100 || name.chars().any(char::is_control) {
        return Err(Fault::Name(field).answer(language));
    }
    Ok(Some(name))
}

fn random_id() -> Result<GameId, getrandom::Error> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes)?;
    Ok(GameId::from_random_bytes(bytes))
}
