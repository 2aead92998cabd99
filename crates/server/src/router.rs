//! All routes and the layers around them.

use std::time::Duration;

use axum::extract::{DefaultBodyLimit, Request};
use axum::http::{header, Method, StatusCode};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{IntoResponse as _, Response};
use axum::Router;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;

use crate::error::Fault;
use crate::language;
use crate::layers;
use crate::state::AppState;
use crate::{api, assets};

/// The largest body taken, in bytes: the longest game with every move in full fits.
const BODY_LIMIT: usize = 64 * 1024;
/// How long a request may take from its head to its answer.
const TIMEOUT: Duration = Duration::from_secs(15);

/// The whole server as one service.
pub fn router(state: AppState) -> Router {
    api::router()
        .fallback(site)
        .layer(from_fn_with_state(state.clone(), layers::rate_limit))
        .layer(DefaultBodyLimit::max(BODY_LIMIT))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, TIMEOUT))
        .layer(CatchPanicLayer::custom(layers::panicked))
        .layer(from_fn(layers::errors_as_json))
        .layer(CompressionLayer::new())
        .layer(from_fn(layers::secure))
        .layer(from_fn_with_state(state.clone(), layers::log))
        .with_state(state)
}

/// Every path that is no route: a file of the site, the page, or nothing.
async fn site(request: Request) -> Response {
    let language = language::accepted(request.headers());
    let path = request.uri().path().trim_start_matches('/');
    if path == "api" || path.starts_with("api/") {
        return Fault::NotFound.answer(language).into_response();
    }
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return ([(header::ALLOW, "GET, HEAD")], Fault::Method.answer(language)).into_response();
    }
    assets::site(path, request.headers()).unwrap_or_else(|| Fault::NotFound.answer(language).into_response())
}
