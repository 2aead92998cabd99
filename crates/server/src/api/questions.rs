//! Questions to the rules, which change nothing: the contract's commands over HTTP.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use damier_answers::{Answer, ErrorAnswer, ErrorCode, Language};
use damier_core::{Game, Ruleset};
use serde::Deserialize;
use utoipa::ToSchema;

use super::body::{ruleset, Asked, Body};
use super::schema::{ErrorBody, MovesAnswer, PageAnswer, RulingAnswer, StatusAnswer, TablebaseAnswer};
use super::WrittenJson;
use crate::error::{ApiError, Fault};
use crate::rules::LONGEST;
use crate::state::AppState;

/// What `POST /api/moves` takes.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct MovesRequest {
    /// The position, or `start`.
    #[schema(example = "W:W32:B8,17,27")]
    fen: String,
    /// Language of error messages: `fr` (default), `en`, `nl`.
    lang: Option<String>,
}

/// What `POST /api/explain` takes.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ExplainRequest {
    /// The position, or `start`.
    #[schema(example = "W:W28:B13,22,23,32")]
    fen: String,
    /// What is tried.
    #[serde(rename = "move")]
    #[schema(example = "28x17")]
    text: String,
    /// The squares whose pieces were lifted; none for `[]`; not asked if absent or `null`.
    removed: Option<Vec<i64>>,
    /// `ffjd` (default), `fmjd`, `lidraughts` or `family`.
    ruleset: Option<String>,
    /// Language of the sentences: `fr` (default), `en`, `nl`.
    lang: Option<String>,
}

/// What `POST /api/status` and `POST /api/game` take.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct StatusRequest {
    /// The first position; default: `start`.
    fen: Option<String>,
    /// The moves: one text each, or all in one text with blanks between.
    moves: Option<MovesField>,
    /// `ffjd` (default), `fmjd`, `lidraughts` or `family`.
    ruleset: Option<String>,
    /// Language of the sentences: `fr` (default), `en`, `nl`.
    lang: Option<String>,
}

/// Moves as texts.
#[derive(Deserialize, ToSchema)]
#[serde(untagged, expecting = "expected texts")]
pub(crate) enum MovesField {
    /// One text for each move.
    Each(Vec<String>),
    /// All moves in one text.
    All(String),
}

/// What `POST /api/tablebase` takes.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct TablebaseRequest {
    /// The position, or the first one of the game whose moves are given.
    #[schema(example = "W:WK1,K7,K18:BK35")]
    fen: String,
    /// The moves that led from there to the position asked about, so that its counters are known.
    moves: Option<MovesField>,
    /// `ffjd` (default), `fmjd`, `lidraughts` or `family`: whose limits a win must keep.
    ruleset: Option<String>,
    /// To have 204 and no error where no table covers the position: for whoever asks whether one does.
    or_nothing: Option<bool>,
    /// Language of error messages: `fr` (default), `en`, `nl`.
    lang: Option<String>,
}

macro_rules! bodies {
    ($($request:ty),*) => {$(
        impl Body for $request {
            fn lang(&self) -> Option<&str> {
                self.lang.as_deref()
            }
        }
    )*};
}
bodies!(MovesRequest, ExplainRequest, StatusRequest, TablebaseRequest);

/// The legal moves of a position.
#[utoipa::path(post, path = "/api/moves", tag = "rules", request_body = MovesRequest, responses(
    (status = 200, description = "The legal moves; the list is empty where the game is over", body = MovesAnswer),
    (status = "4XX", description = "`bad-fen`, `man-on-promotion-row`, `unknown-turn`, `bad-request`", body = ErrorBody),
))]
pub(super) async fn moves(
    State(state): State<AppState>,
    Asked { body, language }: Asked<MovesRequest>,
) -> Result<WrittenJson, ApiError> {
    let answer = state.compute(language, move || damier_answers::moves(&body.fen, language)).await??;
    Ok(WrittenJson(answer.json()))
}

/// The ruling on anything that a person may try.
#[utoipa::path(post, path = "/api/explain", tag = "rules", request_body = ExplainRequest, responses(
    (status = 200, description = "The ruling, legal or not", body = RulingAnswer),
    (status = "4XX", description = "`unreadable-move`, `bad-removed`, `bad-fen`, `bad-request`, …", body = ErrorBody),
))]
pub(super) async fn explain(
    State(state): State<AppState>,
    Asked { body, language }: Asked<ExplainRequest>,
) -> Result<WrittenJson, ApiError> {
    let ruleset = ruleset(body.ruleset.as_deref(), language)?;
    let removed = removed_text(body.removed.as_deref());
    let ask = move || damier_answers::explain(&body.fen, &body.text, &removed, ruleset.name(), language);
    Ok(WrittenJson(state.compute(language, ask).await??.json()))
}

/// Lifted squares as the command line writes them.
fn removed_text(removed: Option<&[i64]>) -> String {
    match removed {
        None => String::new(),
        Some([]) => "none".to_owned(),
        Some(squares) => squares.iter().map(i64::to_string).collect::<Vec<_>>().join(","),
    }
}

/// Where a game stands after its moves.
#[utoipa::path(post, path = "/api/status", tag = "rules", request_body = StatusRequest, responses(
    (status = 200, description = "Where the game stands", body = StatusAnswer),
    (status = 422, description = "`illegal-move` or `ambiguous-move` with `ply`, `move` and `ruling`; `game-over` with `ply`", body = ErrorBody),
    (status = "4XX", description = "`bad-fen`, `unreadable-move`, `bad-request`, …", body = ErrorBody),
))]
pub(super) async fn status(
    State(state): State<AppState>,
    Asked { body, language }: Asked<StatusRequest>,
) -> Result<WrittenJson, ApiError> {
    about_game(&state, body, language, |game, _| Answer::new(damier_answers::status_json(game))).await
}

/// All that a page shows of a game: its history, where it stands, the counters with their reasons.
#[utoipa::path(post, path = "/api/game", tag = "rules", request_body = StatusRequest, responses(
    (status = 200, description = "The game", body = PageAnswer),
    (status = 422, description = "`illegal-move` or `ambiguous-move` with `ply`, `move` and `ruling`; `game-over` with `ply`", body = ErrorBody),
    (status = "4XX", description = "`bad-fen`, `unreadable-move`, `bad-request`, …", body = ErrorBody),
))]
pub(super) async fn game(
    State(state): State<AppState>,
    Asked { body, language }: Asked<StatusRequest>,
) -> Result<WrittenJson, ApiError> {
    about_game(&state, body, language, |game, language| {
        Answer::new(damier_answers::game_json(game, language))
    })
    .await
}

/// The exact value of an ending of few pieces and of each of its moves, from the endgame tables.
#[utoipa::path(post, path = "/api/tablebase", tag = "rules", request_body = TablebaseRequest, responses(
    (status = 200, description = "Won, drawn or lost, with best play", body = TablebaseAnswer),
    (status = 204, description = "No table covers the position, and `or_nothing` was given"),
    (status = 404, description = "`not-found`: no table covers the position", body = ErrorBody),
    (status = "4XX", description = "`bad-fen`, `illegal-move`, `bad-request`, …", body = ErrorBody),
))]
pub(super) async fn tablebase(
    State(state): State<AppState>,
    Asked { body, language }: Asked<TablebaseRequest>,
) -> Result<Response, ApiError> {
    let ruleset = ruleset(body.ruleset.as_deref(), language)?;
    let moves = body.moves.unwrap_or(MovesField::Each(Vec::new()));
    limited(&moves, language)?;
    let tables = state.tables();
    let or_nothing = body.or_nothing == Some(true);
    let ask = move || {
        let game = replay(&body.fen, &moves, ruleset, language)?;
        damier_answers::tablebase_of_game(&tables, &game, language)
    };
    match state.compute(language, ask).await? {
        Err(error) if or_nothing && error.code() == ErrorCode::NotFound => {
            Ok(StatusCode::NO_CONTENT.into_response())
        }
        answer => Ok(WrittenJson(answer?.json()).into_response()),
    }
}

async fn about_game(
    state: &AppState,
    body: StatusRequest,
    language: Language,
    answer: fn(&Game, Language) -> Answer,
) -> Result<WrittenJson, ApiError> {
    let ruleset = ruleset(body.ruleset.as_deref(), language)?;
    let fen = body.fen.unwrap_or_else(|| "start".to_owned());
    let moves = body.moves.unwrap_or(MovesField::Each(Vec::new()));
    limited(&moves, language)?;
    let ask = move || Ok::<_, ErrorAnswer>(answer(&replay(&fen, &moves, ruleset, language)?, language));
    Ok(WrittenJson(state.compute(language, ask).await??.json()))
}

/// No more moves than a game may have. One text is limited by the size of the body.
pub(super) fn limited(moves: &MovesField, language: Language) -> Result<(), ApiError> {
    match moves {
        MovesField::Each(texts) if texts.len() > LONGEST => Err(Fault::TooLarge.answer(language)),
        _ => Ok(()),
    }
}

/// The game after these moves from this position.
pub(super) fn replay(
    fen: &str,
    moves: &MovesField,
    ruleset: Ruleset,
    language: Language,
) -> Result<Game, ErrorAnswer> {
    // An empty text is no position here: who means the start leaves the field out.
    damier_answers::read_setup(fen, language)?;
    match moves {
        MovesField::All(text) => damier_answers::replay(fen, text, ruleset, language),
        MovesField::Each(texts) => {
            let mut game = damier_answers::begin(fen, ruleset, language)?;
            texts.iter().try_for_each(|text| damier_answers::play(&mut game, text, language))?;
            Ok(game)
        }
    }
}
