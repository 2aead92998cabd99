//! The endgame tables over HTTP.

use axum::http::StatusCode;
use damier_answers::Language;
use damier_server::Tables;
use damier_tablebase::{build, BuildOptions, CacheSizes, Shipped, Tablebase};
use serde_json::json;

use crate::support::TestServer;

#[tokio::test]
async fn b5_endings_are_answered_as_on_the_command_line() {
    let server = TestServer::new().await;
    let ask = |body: serde_json::Value| server.post("/api/tablebase", body.to_string());
    let tables = Tablebase::open(&Shipped, CacheSizes::default()).unwrap();
    for (fen, moves, ruleset) in [
        ("W:WK46:BK1", "", "ffjd"),
        ("W:WK5:BK46", "", "fmjd"),
        ("W:W31:B4", "", "ffjd"),
        ("W:W31:B4", "31-27 4-9", "family"),
        ("W:W32:B28", "", "lidraughts"),
        ("W:WK46:B20,6", "46-41", "ffjd"),
        ("W:WK46:BK1", "46-1", "fmjd"),
        ("W:WK12,K40,50:BK11", "", "fmjd"),
        ("W:WK44:B1,K6,K11", "", "ffjd"),
        ("W:WK1,K7,K18,K20:BK35", "", "ffjd"),
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
    // Whoever asks whether a table covers it gets no error where none does.
    let more = "W:WK5,K6,K7,K8:BK50";
    assert_eq!(ask(json!({ "fen": more, "ruleset": "fmjd" })).await.code(), "not-found", "five pieces");
    for (fen, status) in [(more, StatusCode::NO_CONTENT), ("W:WK46:BK1", StatusCode::OK)] {
        assert_eq!(ask(json!({ "fen": fen, "or_nothing": true })).await.status, status, "{fen}");
    }
    assert_eq!(ask(json!({ "fen": "x", "or_nothing": true })).await.code(), "bad-fen");
    for body in [json!({}), json!({ "fen": "W:WK46:BK1", "depth": 3 }), json!({ "fen": 5 })] {
        let answer = ask(body).await;
        assert_eq!((answer.status, answer.code().as_str()), (StatusCode::BAD_REQUEST, "bad-request"));
    }
}

#[tokio::test]
async fn a_folder_is_taken_up_while_the_server_runs_and_a_damaged_file_is_not() {
    let server = TestServer::with(Tables::none().unwrap()).await;
    let ask = || server.post("/api/tablebase", json!({ "fen": "W:WK46:BK1" }).to_string());
    assert_eq!((server.tables.pieces(), ask().await.status), (0, StatusCode::NOT_FOUND));
    let folder = server.folder.path().join("tables");
    build(&folder, &BuildOptions { pieces: 2, threads: 1, memory: 1 << 28 }, &|_| {}).unwrap();
    server.tables.reopen(&folder).unwrap();
    assert_eq!((server.tables.pieces(), ask().await.status), (4, StatusCode::OK), "over the program's own");
    std::fs::write(folder.join("0101.dtw"), b"none").unwrap();
    assert!(server.tables.reopen(&folder).is_err() && Tables::open(&folder).is_err());
    assert_eq!((server.tables.pieces(), ask().await.status), (4, StatusCode::OK));
    assert_eq!(Tables::shipped().unwrap().pieces(), 4);
}

#[tokio::test]
async fn an_analysis_knows_the_tables_that_the_server_has() {
    let server = TestServer::with(Tables::none().unwrap()).await;
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
    server.tables.reopen(server.folder.path()).unwrap();
    assert_eq!(ask("W:WK46:BK1").await, json!({ "draw": true }));
    assert_eq!(ask("W:W31:B4").await, json!({ "win_in": 17 }));
    assert_eq!(ask("W:WK5:BK46").await, json!({ "loss_in": 2 }));
    assert_eq!(ask("W:WK1,K7,K18:BK35").await, json!({ "win_in": 15 }));
}
