//! Whether the server is ready.

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse as _, Response};

use super::body::Accepted;
use super::schema::ErrorBody;
use crate::error::Fault;
use crate::state::AppState;

/// Ready when the games can be read.
#[utoipa::path(get, path = "/healthz", tag = "server", responses(
    (status = 200, description = "Ready", body = String, content_type = "text/plain", example = "ok"),
    (status = 503, description = "`storage`: the games can't be read", body = ErrorBody),
))]
pub(super) async fn health(State(state): State<AppState>, Accepted(language): Accepted) -> Response {
    match state.store().ping().await {
        Ok(()) => ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], "ok\n").into_response(),
        Err(error) => Fault::of_store(&error).answer(language).into_response(),
    }
}
