//! The endgame tables over HTTP.

use axum::http::StatusCode;
use damier_answers::Language;
use damier_tablebase::{CacheSizes, Tablebase};
use serde_json::json;

use crate::support::TestServer;

#[tokio::test]
async fn b5_endings_are_answered_as_on_the_command_line() {
    let server = TestServer::new().await;
    let ask = |body: serde_json::Value| server.post("/api/tablebase", body.to_string());
    let none = ask(json!({ "fen": "W:WK46:BK1" })).await;
    assert_eq!((none.status, none.code().as_str()), (StatusCode::NOT_FOUND, "not-found"));

    // The folder grows while the server runs.
    server.with_tables(2);
    assert_eq!(server.tables.pieces(), 2);
    let tables =
        Tablebase::open(server.folder.path().join("tables").as_path(), CacheSizes::default()).unwrap();
    for (fen, moves, ruleset) in [
        ("W:WK46:BK1", "", "ffjd"),
        ("W:WK5:BK46", "", "fmjd"),
        ("W:W31:B4", "", "ffjd"),
        ("W:W31:B4", "31-27 4-9", "family"),
        ("W:W32:B28", "", "lidraughts"),
        ("W:WK46:B20,6", "46-41", "ffjd"),
        ("W:WK46:BK1", "46-1", "fmjd"),
        ("W:W51:B1", "", "ffjd"),
        ("", "", "ffjd"),
    ] {
        let each: Vec<&str> = moves.split_whitespace().collect();
        for language in Language::ALL {
            let expected = damier_answers::tablebase(&tables, fen, moves, ruleset, language);
            let expected = expected.map_or_else(|error| error.json(), |answer| answer.json());
            for moves in [json!(moves), json!(each)] {
                let body = json!({ "fen": fen, "moves": moves, "ruleset": ruleset, "lang": language.code() });
                assert_eq!(ask(body).await.text, expected, "{fen} {moves}");
            }
        }
    }
    let late = ask(json!({ "fen": "W:WK5,K6:BK50:H8:F1", "ruleset": "lidraughts" })).await;
    assert_eq!(late.code(), "not-found", "three pieces");
    // Whoever asks whether a table covers it gets no error where none does.
    for (fen, status) in [("W:WK5,K6:BK50", StatusCode::NO_CONTENT), ("W:WK46:BK1", StatusCode::OK)] {
        assert_eq!(ask(json!({ "fen": fen, "or_nothing": true })).await.status, status, "{fen}");
    }
    assert_eq!(ask(json!({ "fen": "x", "or_nothing": true })).await.code(), "bad-fen");
    for body in [json!({}), json!({ "fen": "W:WK46:BK1", "depth": 3 }), json!({ "fen": 5 })] {
        let answer = ask(body).await;
        assert_eq!((answer.status, answer.code().as_str()), (StatusCode::BAD_REQUEST, "bad-request"));
    }
}

#[tokio::test]
async fn an_analysis_knows_the_tables_that_the_server_has() {
    let server = TestServer::new().await;
    let ask = |fen: &'static str| {
        let body = json!({ "fen": fen, "depth": 3 });
        let server = &server;
        async move {
            let text = server.post("/api/analyse", body.to_string()).await.text;
            let last: serde_json::Value = serde_json::from_str(text.lines().last().unwrap()).unwrap();
            last["lines"][0]["score"].clone()
        }
    };
    assert!(ask("W:WK46:BK1").await["men"].is_number());
    server.with_tables(2);
    assert_eq!(ask("W:WK46:BK1").await, json!({ "draw": true }));
    assert_eq!(ask("W:W31:B4").await, json!({ "win_in": 17 }));
    assert_eq!(ask("W:WK5:BK46").await, json!({ "loss_in": 2 }));
}
