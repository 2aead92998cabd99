//! Any bytes to any route: never a 5xx, always the one form of errors.

use axum::body::Body;
use axum::http::{header, Method, Request, StatusCode};
use proptest::prelude::*;
use serde_json::{json, Value};
use tokio::runtime::Runtime;

use crate::support::TestServer;

/// Every route that takes a body; `{id}` is a game that is there, `{library}` a library.
const QUESTIONS: [&str; 4] = ["/api/moves", "/api/explain", "/api/status", "/api/game"];
const GAMES: [&str; 4] =
    ["/api/games", "/api/games/{id}/moves", "/api/games/{id}/undo", "/api/games/{id}/end"];

fn posts(paths: &'static [&'static str]) -> impl Strategy<Value = (Method, String)> {
    prop::sample::select(paths).prop_map(|path| (Method::POST, path.to_owned()))
}

/// The routes of libraries, with names that are there, that might be, and that cannot be.
fn libraries() -> impl Strategy<Value = (Method, String)> {
    let id =
        prop_oneof![8 => Just("{library}".to_owned()), 1 => "[A-Za-z0-9_-]{22}", 1 => "[!-~&&[^#?/]]{0,30}"];
    let name = prop_oneof![
        2 => prop::sample::select(vec!["32-28", "start", "fr"]).prop_map(damier_answers::game_id),
        2 => "[0-9a-f]{32}",
        1 => "[!-~&&[^#]]{0,40}",
    ];
    let query = prop_oneof![
        6 => prop::collection::vec(name, 0..4).prop_map(|names| format!("?names={}", names.join(","))),
        1 => Just(String::new()),
        1 => "\\?[!-~&&[^#]]{0,20}",
        1 => (90_usize..110).prop_map(|n| format!("?names={}", vec!["0"; n].join(","))),
    ];
    let methods = vec![Method::GET, Method::DELETE];
    prop_oneof![
        1 => Just((Method::POST, "/api/libraries".to_owned())),
        6 => id.clone().prop_map(|id| (Method::PUT, format!("/api/libraries/{id}/games"))),
        4 => (prop::sample::select(methods), id.clone(), query)
            .prop_map(|(method, id, query)| (method, format!("/api/libraries/{id}/games{query}"))),
        2 => (id, prop::sample::select(vec!["", "/names", "/other"]))
            .prop_map(|(id, rest)| (Method::GET, format!("/api/libraries/{id}{rest}"))),
    ]
}

fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        likely_text().prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 24, 6, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
            prop::collection::vec((field(), inner), 0..6)
                .prop_map(|fields| Value::Object(fields.into_iter().collect())),
        ]
    })
}

fn field() -> impl Strategy<Value = String> {
    prop_oneof![
        4 => prop::sample::select(vec![
            "fen", "move", "removed", "moves", "ruleset", "lang", "ply", "version", "reason", "side", "white", "black",
            "games",
        ])
        .prop_map(str::to_owned),
        1 => ".{0,8}",
    ]
}

fn likely_text() -> impl Strategy<Value = String> {
    prop_oneof![
        2 => "[WB]:[WB]K?[0-9]{1,2}(,K?[0-9]{1,2}){0,8}:[WB]K?[0-9]{1,2}(,K?[0-9]{1,2}){0,8}",
        2 => "[0-9]{1,2}[-x:. ][0-9]{1,2}(x[0-9]{1,2}){0,4}",
        2 => prop::sample::select(vec![
            "start", "32-28", "19-23", "ffjd", "fmjd", "lidraughts", "family", "fr", "en", "nl", "white", "black",
            "agreement", "resignation", "time", "repetition",
        ])
        .prop_map(str::to_owned),
        1 => ".{0,40}",
    ]
}

/// A body of the shape that the route wants, with values that are often wrong.
fn near_miss() -> impl Strategy<Value = Value> {
    let value = prop_oneof![
        6 => likely_text().prop_map(Value::from),
        2 => (-2..60_i64).prop_map(Value::from),
        2 => prop::collection::vec(-2..60_i64, 0..6).prop_map(Value::from),
        2 => prop::collection::vec(likely_text(), 0..6).prop_map(Value::from),
        1 => any_json(),
    ];
    let name = prop::sample::select(vec![
        "fen", "fen", "fen", "move", "move", "moves", "removed", "ruleset", "lang", "ply", "ply", "version",
        "reason", "side", "games", "games",
    ]);
    prop::collection::btree_map(name.prop_map(str::to_owned), value, 0..5)
        .prop_map(|fields| Value::Object(fields.into_iter().collect()))
}

fn any_body() -> impl Strategy<Value = Vec<u8>> {
    prop_oneof![
        1 => prop::collection::vec(any::<u8>(), 0..200),
        2 => any_json().prop_map(|json| json.to_string().into_bytes()),
        4 => near_miss().prop_map(|json| json.to_string().into_bytes()),
        // A good body with one byte changed.
        1 => (near_miss(), any::<prop::sample::Index>(), any::<u8>()).prop_map(|(json, at, byte)| {
            let mut bytes = json.to_string().into_bytes();
            let at = at.index(bytes.len());
            bytes[at] = byte;
            bytes
        }),
    ]
}

/// Sends a body as a client of its own, so that nobody is told to wait. Answers whether it was good.
async fn send(
    server: &TestServer,
    client: u32,
    method: Method,
    path: &str,
    body: Vec<u8>,
) -> Result<bool, TestCaseError> {
    let request = Request::builder()
        .method(method)
        .uri(path)
        .header(header::CONTENT_TYPE, "application/json")
        .header("x-forwarded-for", std::net::Ipv4Addr::from(client).to_string())
        .body(Body::from(body))
        .unwrap();
    let answer = server.send(request).await;
    prop_assert!(
        answer.status.is_success() || answer.status.is_client_error(),
        "{path}: {} {}",
        answer.status,
        answer.text
    );
    prop_assert_ne!(answer.status, StatusCode::TOO_MANY_REQUESTS);
    if answer.status != StatusCode::NO_CONTENT {
        prop_assert_eq!(answer.header(header::CONTENT_TYPE), "application/json");
        let json: Value = serde_json::from_str(&answer.text).expect("every answer is JSON");
        prop_assert_eq!(answer.status.is_client_error(), json.get("error").is_some(), "{}", answer.text);
        if answer.status.is_client_error() {
            prop_assert!(!answer.code().is_empty());
        }
    }
    Ok(answer.status.is_success())
}

/// One server for all cases of a property.
fn with_server(cases: u32, requests: impl Strategy<Value = (Method, String)>) {
    let runtime = Runtime::new().unwrap();
    let server = runtime.block_on(TestServer::behind_proxy());
    let game = runtime.block_on(server.ask("/api/games", json!({})));
    let id = game["id"].as_str().unwrap().to_owned();
    let library = runtime.block_on(server.ask("/api/libraries", json!({})));
    let library = library["id"].as_str().unwrap().to_owned();
    let (client, good) = (std::cell::Cell::new(0_u32), std::cell::Cell::new(0_u32));
    let config = ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(cases) };
    let mut runner = proptest::test_runner::TestRunner::new(config);
    runner
        .run(&(requests, any_body()), |((method, path), body)| {
            let path = path.replace("{id}", &id).replace("{library}", &library);
            // What no client can send.
            if path.parse::<axum::http::Uri>().is_err() {
                return Ok(());
            }
            client.set(client.get() + 1);
            let answered = runtime.block_on(send(&server, client.get(), method, &path, body))?;
            good.set(good.get() + u32::from(answered));
            Ok(())
        })
        .unwrap();
    // Bodies that are all refused at the door would prove little.
    assert!(good.get() > cases / 50, "only {} of {cases} were good", good.get());
}

#[test]
fn any_bytes_to_the_questions_are_answered() {
    with_server(12_000, posts(&QUESTIONS));
}

#[test]
fn any_bytes_to_the_games_are_answered() {
    with_server(10_000, posts(&GAMES));
}

#[test]
fn any_bytes_to_the_libraries_are_answered() {
    with_server(10_000, libraries());
}

#[test]
fn any_path_and_method_is_answered() {
    let runtime = Runtime::new().unwrap();
    let server = runtime.block_on(TestServer::behind_proxy());
    let client = std::cell::Cell::new(0_u32);
    let config = ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(10_000) };
    let mut runner = proptest::test_runner::TestRunner::new(config);
    let path = prop_oneof![
        "/api/[a-z/.%0-9]{0,20}",
        "/(assets|g|api/games|api/libraries)/[!-~&&[^#?]]{0,20}",
        "/[!-~]{0,20}",
    ];
    let method =
        prop::sample::select(vec!["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "X"]);
    runner
        .run(&(method, path), |(method, path)| {
            client.set(client.get() + 1);
            let Ok(request) = Request::builder()
                .method(method)
                .uri(&path)
                .header("x-forwarded-for", std::net::Ipv4Addr::from(client.get()).to_string())
                .body(Body::empty())
            else {
                return Ok(());
            };
            let answer = runtime.block_on(server.send(request));
            prop_assert!(
                answer.status.is_success() || answer.status.is_client_error(),
                "{} {}: {} {}",
                method,
                path,
                answer.status,
                answer.text
            );
            prop_assert!(!answer.header(header::CONTENT_SECURITY_POLICY).is_empty());
            if answer.status.is_client_error() && method != "HEAD" {
                // A page that is missing says so as a page; everything else as JSON with a code.
                let is_page = answer.header(header::CONTENT_TYPE).starts_with("text/html");
                if is_page {
                    prop_assert_eq!(answer.status, StatusCode::NOT_FOUND, "{} {}", method, path);
                    prop_assert!(!path.starts_with("/api"), "{} {}", method, path);
                } else {
                    prop_assert!(!answer.code().is_empty());
                }
            }
            Ok(())
        })
        .unwrap();
}
