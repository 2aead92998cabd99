//! What surrounds the routes: headers, errors as JSON, limits, the site.

use axum::body::Body;
use axum::http::{header, Request, StatusCode};

use crate::support::TestServer;

#[tokio::test]
async fn health_is_ready_while_the_games_can_be_read() {
    let server = TestServer::new().await;
    let answer = server.get("/healthz").await;
    assert_eq!((answer.status, answer.text.as_str()), (StatusCode::OK, "ok\n"));
    server.store.close().await;
    assert_eq!(server.get("/healthz").await.status, StatusCode::SERVICE_UNAVAILABLE);
}

#[tokio::test]
async fn every_answer_carries_the_security_headers_and_no_cookie() {
    let server = TestServer::new().await;
    for path in ["/", "/g/abc", "/healthz", "/api/openapi.json", "/api/nothing", "/assets/nothing.js"] {
        let answer = server.get(path).await;
        let policy = answer.header(header::CONTENT_SECURITY_POLICY);
        assert!(
            policy.contains("default-src 'self'; script-src 'self' 'wasm-unsafe-eval';"),
            "{path}: {policy}"
        );
        assert!(!policy.contains("unsafe-inline") && !policy.contains("'unsafe-eval'"), "{path}");
        for directive in ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"] {
            assert!(policy.contains(directive), "{path}: {directive}");
        }
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "no-referrer"),
            ("cross-origin-opener-policy", "same-origin"),
            ("cross-origin-embedder-policy", "require-corp"),
        ] {
            assert_eq!(answer.header(name), value, "{path}: {name}");
        }
        assert!(answer.header("permissions-policy").contains("camera=()"), "{path}");
        assert!(answer.header("x-request-id").parse::<u64>().is_ok(), "{path}");
        assert_eq!(answer.header(header::SET_COOKIE), "", "{path}");
        assert_ne!(answer.header(header::CACHE_CONTROL), "", "{path}");
    }
}

#[tokio::test]
async fn a_file_that_is_no_page_carries_only_what_concerns_it() {
    let server = TestServer::new().await;
    let answer = server.get("/favicon.svg").await;
    assert_eq!(answer.header("x-content-type-options"), "nosniff");
    assert_eq!(answer.header("cross-origin-resource-policy"), "same-origin");
    // Where the site was not built its page comes in the file's place.
    if answer.header(header::CONTENT_TYPE) == "image/svg+xml" {
        assert_eq!(answer.header("permissions-policy"), "");
        assert_eq!(answer.header("x-request-id"), "");
    }
}

#[tokio::test]
async fn the_site_is_a_page_at_every_path_of_its_own() {
    let server = TestServer::new().await;
    for path in ["/", "/g/3mJr7AoUXx2Wqd", "/regles", "/index.html"] {
        let answer = server.get(path).await;
        assert_eq!(answer.status, StatusCode::OK, "{path}");
        assert!(answer.header(header::CONTENT_TYPE).starts_with("text/html"), "{path}");
        assert!(answer.text.contains("damier"), "{path}");
    }
}

#[tokio::test]
async fn what_is_not_there_is_an_error_in_json() {
    let server = TestServer::new().await;
    for path in
        ["/api", "/api/", "/api/nothing", "/api/games/", "/assets/app.js", "/assets/../x", "/api/moves/x"]
    {
        let answer = server.get(path).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}: {}", answer.text);
        assert_eq!(answer.code(), "not-found", "{path}");
    }
}

#[tokio::test]
async fn a_wrong_method_is_405_with_the_right_ones() {
    let server = TestServer::new().await;
    let answer = server.get("/api/moves").await;
    assert_eq!(
        (answer.status, answer.code().as_str()),
        (StatusCode::METHOD_NOT_ALLOWED, "method-not-allowed")
    );
    assert_eq!(answer.header(header::ALLOW), "POST");
    for path in ["/", "/healthz", "/assets/app.js"] {
        let answer = server.post(path, "{}").await;
        assert_eq!(answer.status, StatusCode::METHOD_NOT_ALLOWED, "{path}");
        assert_eq!(answer.code(), "method-not-allowed", "{path}");
        assert!(answer.header(header::ALLOW).contains("GET"), "{path}");
    }
}

#[tokio::test]
async fn a_body_that_is_too_large_is_413() {
    let server = TestServer::new().await;
    let body = format!(r#"{{"fen":"{}"}}"#, "x".repeat(70_000));
    let answer = server.post("/api/moves", body).await;
    assert_eq!((answer.status, answer.code().as_str()), (StatusCode::PAYLOAD_TOO_LARGE, "too-large"));
}

#[tokio::test]
async fn messages_come_in_the_language_of_the_browser() {
    let server = TestServer::new().await;
    for (languages, start) in
        [(None, "Il n'y a rien"), (Some("en-GB,fr;q=0.5"), "There is nothing"), (Some("nl"), "Er is niets")]
    {
        let mut request = Request::get("/api/nothing");
        if let Some(languages) = languages {
            request = request.header(header::ACCEPT_LANGUAGE, languages);
        }
        let answer = server.send(request.body(Body::empty()).unwrap()).await;
        assert!(answer.json()["error"]["message"].as_str().unwrap().starts_with(start), "{}", answer.text);
    }
}

#[tokio::test]
async fn a_client_that_asks_too_much_is_asked_to_wait_but_health_and_site_are_free() {
    let server = TestServer::new().await;
    let mut refused = None;
    for number in 0..20_000 {
        let answer = server.get("/api/nothing").await;
        if answer.status == StatusCode::TOO_MANY_REQUESTS {
            refused = Some((number, answer));
            break;
        }
    }
    let (number, answer) = refused.expect("an end of patience");
    assert!(number >= 3000, "a household's burst is let through: {number}");
    assert_eq!(answer.code(), "too-many-requests");
    assert_eq!(answer.header(header::RETRY_AFTER), "1");
    assert_eq!(server.get("/healthz").await.status, StatusCode::OK);
    assert_eq!(server.get("/").await.status, StatusCode::OK);
}

#[tokio::test]
async fn answers_are_compressed_for_who_can_read_it() {
    let server = TestServer::new().await;
    let request = Request::get("/api/openapi.json").header(header::ACCEPT_ENCODING, "gzip");
    let answer = server.send(request.body(Body::empty()).unwrap()).await;
    assert_eq!(answer.header(header::CONTENT_ENCODING), "gzip");
}
