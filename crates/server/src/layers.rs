//! What surrounds every route: the log, the headers, errors as JSON.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::extract::{MatchedPath, Request, State};
use axum::http::{header, HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use tracing::Instrument as _;

use crate::error::Fault;
use crate::language;
use crate::limit::{Client, Peer};
use crate::router::BODY_LIMIT;
use crate::state::AppState;

/// The number that a request has in the log and in the header of its answer.
static REQUESTS: AtomicU64 = AtomicU64::new(1);

/// Gives the request a number, and writes one line when it is answered. The path is logged as its
/// pattern and the address truncated: the names of games are secret and people are not tracked.
pub(crate) async fn log(State(state): State<AppState>, request: Request, next: Next) -> Response {
    let number = REQUESTS.fetch_add(1, Ordering::Relaxed);
    let begun = Instant::now();
    // The files of the site have no route of their own.
    let route = request.extensions().get::<MatchedPath>().map_or("(site)", MatchedPath::as_str).to_owned();
    let quiet = !route.starts_with("/api");
    let client = Client::of(request.extensions().get().copied(), request.headers(), state.behind_proxy());
    let method = request.method().clone();
    let file = is_file(request.uri().path());
    let span = tracing::info_span!("request", number, %method, route);
    let mut response = next.run(request).instrument(span.clone()).await;
    let status = response.status().as_u16();
    let millis = begun.elapsed().as_secs_f64() * 1000.0;
    span.in_scope(|| {
        if quiet {
            tracing::debug!(status, millis, client = client.truncated(), "answered");
        } else {
            tracing::info!(status, millis, client = client.truncated(), "answered");
        }
    });
    // Each part of the first page would come with a number that nobody asks for.
    if !(file && is_sent(&response)) {
        response.headers_mut().insert(HeaderName::from_static("x-request-id"), HeaderValue::from(number));
    }
    response
}

/// Whether a file is asked for that is neither a page nor a worker.
fn is_file(path: &str) -> bool {
    (path.starts_with("/assets/") && !path.contains("worker")) || path == "/favicon.svg"
}

/// Whether it is there and not an error.
fn is_sent(response: &Response) -> bool {
    response.status().is_success() || response.status() == StatusCode::NOT_MODIFIED
}

/// Only our own files, scripts and workers run on the page; `wasm-unsafe-eval` lets WebAssembly compile.
const CONTENT_SECURITY_POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
    worker-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; manifest-src 'self'; object-src 'none'; \
    base-uri 'none'; frame-ancestors 'none'; form-action 'self'";

/// The headers of every answer.
const HEADERS: [(HeaderName, &str); 7] = [
    (header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    // The name of a game is in its address: it never leaves for another site.
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-embedder-policy"), "require-corp"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()",
    ),
];

/// Those of the headers that matter for a file that is neither a page nor a worker.
const FILE_HEADERS: [HeaderName; 2] =
    [header::X_CONTENT_TYPE_OPTIONS, HeaderName::from_static("cross-origin-resource-policy")];

/// Adds the headers that keep the page to itself.
pub(crate) async fn secure(request: Request, next: Next) -> Response {
    // Half a kilobyte of policy that nobody reads would come with each part of the first page.
    let file = is_file(request.uri().path());
    let mut response = next.run(request).await;
    let file = file && is_sent(&response);
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        if !file || FILE_HEADERS.contains(&name) {
            headers.insert(name, HeaderValue::from_static(value));
        }
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Turns the bare errors of axum and of the layers (no such method, too large, time-out, panic)
/// into the one form that errors have.
pub(crate) async fn errors_as_json(request: Request, next: Next) -> Response {
    let language = language::accepted(request.headers());
    let head = request.method() == Method::HEAD;
    let response = next.run(request).await;
    let status = response.status();
    let faulty = status.is_client_error() || status.is_server_error();
    // The site's own page may say that there is nothing at an address.
    let told = ["application/json", "text/html"].iter().any(|kind| is_of(kind, response.headers()));
    if head || !faulty || told {
        return response;
    }
    let mut answer = Fault::of_status(status).answer(language).into_response();
    *answer.status_mut() = status;
    if status == StatusCode::REQUEST_TIMEOUT {
        // Its body may still be on the way.
        answer = closing(answer);
    }
    if let Some(allow) = response.headers().get(header::ALLOW) {
        answer.headers_mut().insert(header::ALLOW, allow.clone());
    }
    answer
}

fn is_of(kind: &str, headers: &HeaderMap) -> bool {
    headers.get(header::CONTENT_TYPE).is_some_and(|value| value.as_bytes().starts_with(kind.as_bytes()))
}

/// What requests cost of a client's tokens that are more than a question: a new game stays on the disk,
/// an analysis keeps a processor busy.
const DEAR: [(&str, f64); 3] = [("/api/games", 10.0), ("/api/libraries", 10.0), ("/api/analyse", 20.0)];

/// Refuses a client that asks the API too much. The site and the server's health are free.
pub(crate) async fn rate_limit(State(state): State<AppState>, request: Request, next: Next) -> Response {
    if !request.uri().path().starts_with("/api") {
        return next.run(request).await;
    }
    let peer = request.extensions().get::<Peer>().copied();
    let client = Client::of(peer, request.headers(), state.behind_proxy());
    let dear =
        DEAR.iter().find(|(path, _)| request.method() == Method::POST && request.uri().path() == *path);
    let tokens = dear.map_or(1.0, |(_, tokens)| *tokens);
    if state.rate().take(client, tokens, Instant::now()) {
        return next.run(request).await;
    }
    let fault = Fault::TooMany.answer(language::accepted(request.headers()));
    let drained = tokio::time::timeout(DRAIN_TIME, axum::body::to_bytes(request.into_body(), DRAIN)).await;
    let answer = ([(header::RETRY_AFTER, "1")], fault).into_response();
    match drained {
        Ok(Ok(_)) => answer,
        _ => closing(answer),
    }
}

/// How much of a body is read that will not be looked at, in bytes: a client that sends head and body
/// apart must be able to finish before it hears no.
const DRAIN: usize = 256 * 1024;
/// How long such a body may take.
const DRAIN_TIME: Duration = Duration::from_secs(2);

/// Reads the body before any route answers, so that an early no (no such route, not JSON, too large)
/// doesn't cut off a client that is still sending. A body that goes on and on ends the connection.
pub(crate) async fn whole_body(request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let accepted = language::accepted(&parts.headers);
    let length =
        parts.headers.get(header::CONTENT_LENGTH).and_then(|value| value.to_str().ok()?.parse().ok());
    match axum::body::to_bytes(body, DRAIN).await {
        Ok(bytes) if bytes.len() <= BODY_LIMIT => next.run(Request::from_parts(parts, bytes.into())).await,
        Ok(_) => Fault::TooLarge.answer(accepted).into_response(),
        // Without a length it is one of many pieces, or broken off; then nobody hears the answer.
        Err(_) if length.is_none_or(|length: u64| length > DRAIN as u64) => {
            closing(Fault::TooLarge.answer(accepted).into_response())
        }
        Err(_) => closing(Fault::Incomplete.answer(accepted).into_response()),
    }
}

/// The answer, the last on its connection.
fn closing(mut answer: Response) -> Response {
    answer.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    answer
}

/// The answer where a handler panicked; the panic hook has written where.
pub(crate) fn panicked(_: Box<dyn std::any::Any + Send + 'static>) -> Response {
    tracing::error!("a handler panicked");
    StatusCode::INTERNAL_SERVER_ERROR.into_response()
}
