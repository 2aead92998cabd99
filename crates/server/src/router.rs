//! All routes and the layers around them.

use std::time::Duration;

use axum::extract::{DefaultBodyLimit, Request};
use axum::http::{header, Method, StatusCode};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{IntoResponse as _, Response};
use axum::Router;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate as _};
use tower_http::compression::{CompressionLayer, DefaultPredicate};
use tower_http::timeout::TimeoutLayer;

use crate::error::Fault;
use crate::language;
use crate::layers;
use crate::state::AppState;
use crate::{api, assets};

/// The largest body taken, in bytes: the longest game with every move in full fits.
pub(crate) const BODY_LIMIT: usize = 64 * 1024;
/// How long a request may take from its head to its answer.
const TIMEOUT: Duration = Duration::from_secs(15);

/// The whole server as one service.
pub fn router(state: AppState) -> Router {
    surround(api::router().fallback(site), state, TIMEOUT)
}

/// Routes with all that surrounds them, the innermost layer first.
fn surround(routes: Router<AppState>, state: AppState, timeout: Duration) -> Router {
    routes
        .layer(from_fn(layers::whole_body))
        .layer(from_fn_with_state(state.clone(), layers::rate_limit))
        .layer(DefaultBodyLimit::max(BODY_LIMIT))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, timeout))
        .layer(CatchPanicLayer::custom(layers::panicked))
        .layer(from_fn(layers::errors_as_json))
        // Lines that come one by one would wait in the compressor for more.
        .layer(
            CompressionLayer::new().compress_when(
                DefaultPredicate::new().and(NotForContentType::const_new("application/x-ndjson")),
            ),
        )
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
    assets::site(request.uri(), request.headers())
        .unwrap_or_else(|| Fault::NotFound.answer(language).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::Body;
    use axum::routing::get;
    use damier_store::{Store, StoreOptions};
    use tower::ServiceExt as _;

    async fn boom() -> &'static str {
        panic!("on purpose")
    }

    async fn never() {
        std::future::pending().await
    }

    async fn answer(path: &str) -> (StatusCode, String) {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(StoreOptions::new(folder.path().join("games.db"))).await.unwrap();
        let tables = crate::Tables::open(&folder.path().join("tables")).unwrap();
        let routes = Router::new().route("/api/boom", get(boom)).route("/api/never", get(never));
        let router =
            surround(routes, AppState::new(store, tables, || 0, false, None), Duration::from_millis(50));
        let request = Request::get(path).header("accept-language", "en").body(Body::empty()).unwrap();
        let response = router.oneshot(request).await.unwrap();
        assert!(response.headers().contains_key(header::CONTENT_SECURITY_POLICY));
        let status = response.status();
        let bytes = axum::body::to_bytes(response.into_body(), usize::MAX).await.unwrap();
        (status, String::from_utf8(bytes.to_vec()).unwrap())
    }

    #[tokio::test]
    async fn a_panic_is_an_answer_and_tells_nothing() {
        let (status, text) = answer("/api/boom").await;
        assert_eq!(status, StatusCode::INTERNAL_SERVER_ERROR);
        assert!(text.starts_with(r#"{"error":{"code":"internal","#) && !text.contains("purpose"), "{text}");
    }

    #[tokio::test]
    async fn a_request_without_end_is_cut_off() {
        let (status, text) = answer("/api/never").await;
        assert_eq!(status, StatusCode::REQUEST_TIMEOUT);
        assert!(text.starts_with(r#"{"error":{"code":"timeout","#), "{text}");
    }
}
