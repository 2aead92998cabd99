//! The contract's questions over HTTP: the same JSON as on the command line.

use axum::http::StatusCode;
use damier_answers::Language;
use serde_json::json;

use crate::support::TestServer;

#[tokio::test]
async fn moves_answers_what_the_command_answers() {
    let server = TestServer::new().await;
    for fen in ["start", "W:W32:B8,17,27", "W:W:B1", "B:B1-20:W31-50", "W:WK4:B13,20,32,37"] {
        let answer = server.post("/api/moves", json!({ "fen": fen }).to_string()).await;
        assert_eq!(answer.status, StatusCode::OK);
        assert_eq!(answer.text, damier_answers::moves(fen, Language::Fr).unwrap().json());
    }
}

#[tokio::test]
async fn bad_bodies_are_bad_requests() {
    let server = TestServer::new().await;
    for body in [
        "",
        "{",
        "null",
        "[]",
        "\"start\"",
        "{}",
        r#"{"fen":1}"#,
        r#"{"fen":"start","fen":"start"}"#,
        r#"{"fen":"start","lang":"de"}"#,
        r#"{"fen":"start","lang":""}"#,
        r#"{"fen":"start","lang":["fr"]}"#,
        r#"{"fen":"start","ruelset":"ffjd"}"#,
        r#"{"fen":"start"} x"#,
        "\u{feff}{\"fen\":\"start\"}",
    ] {
        let answer = server.post("/api/moves", body).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{body}: {}", answer.text);
        assert_eq!(answer.code(), "bad-request", "{body}");
    }
    let answer = server.post("/api/moves", vec![b'{', 0xff, 0xfe, b'}']).await;
    assert_eq!((answer.status, answer.code().as_str()), (StatusCode::BAD_REQUEST, "bad-request"));
}

#[tokio::test]
async fn bad_positions_have_the_contracts_codes() {
    let server = TestServer::new().await;
    for (fen, code) in [
        ("", "bad-fen"),
        ("W:W51:B1", "bad-fen"),
        ("W:W1:B50", "man-on-promotion-row"),
        ("?:W31:B1", "unknown-turn"),
    ] {
        let answer = server.post("/api/moves", json!({ "fen": fen }).to_string()).await;
        assert_eq!((answer.status, answer.code().as_str()), (StatusCode::BAD_REQUEST, code), "{fen}");
    }
}
