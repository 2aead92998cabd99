//! Questions to the rules, which change nothing: the contract's commands over HTTP.

use axum::extract::State;
use serde::Deserialize;
use utoipa::ToSchema;

use super::body::{Asked, Body};
use super::schema::{ErrorBody, MovesAnswer};
use super::WrittenJson;
use crate::error::ApiError;
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

impl Body for MovesRequest {
    fn lang(&self) -> Option<&str> {
        self.lang.as_deref()
    }
}

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
