//! The contract's questions over HTTP: the same JSON as on the command line.

use axum::http::StatusCode;
use damier_answers::{ErrorAnswer, Language};
use serde_json::{json, Value};

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

/// Files of the project that hold one case a line.
fn lines(text: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    text.lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty())
        .map(|line| line.split('\t').collect())
}

#[tokio::test]
async fn c2_the_golden_rulings_are_the_same_over_http() {
    let server = TestServer::behind_proxy().await;
    let mut cases = 0;
    let golden = lines(include_str!("../../../../testdata/rulings/explain.tsv"));
    for fields in golden.chain(lines(include_str!("../../../../testdata/rulings/codes.tsv"))) {
        let (fen, text, removed, code) = (fields[0], fields[1], fields[2], fields[3]);
        for language in Language::ALL {
            let lifted: Value = match removed {
                "" => Value::Null,
                "none" => json!([]),
                list => list.split(',').map(|n| n.parse::<i64>().unwrap()).collect(),
            };
            let body = json!({ "fen": fen, "move": text, "removed": lifted, "lang": language.code() });
            let answer = server.post_as(cases, "/api/explain", body.to_string()).await;
            let expected = damier_answers::explain(fen, text, removed, "", language);
            assert_eq!(answer.text, json_of(expected), "{fields:?}");
            let found = answer.json();
            let found = if answer.status.is_success() { &found["code"] } else { &found["error"]["code"] };
            assert_eq!(found, code, "{fields:?}");
            cases += 1;
        }
    }
    assert!(cases >= 450, "only {cases} cases were read");
}

#[tokio::test]
async fn a6_the_golden_positions_are_the_same_over_http() {
    let server = TestServer::behind_proxy().await;
    let mut cases = 0;
    for fields in lines(include_str!("../../../../testdata/positions/positions.tsv")).skip(1) {
        let (fen, count) = (fields[1], fields[2]);
        let answer = server.post_as(cases, "/api/moves", json!({ "fen": fen }).to_string()).await;
        assert_eq!(answer.json()["moves"].as_array().unwrap().len().to_string(), count, "{fields:?}");
        cases += 1;
    }
    assert!(cases >= 30, "only {cases} cases were read");
}

fn json_of(answer: Result<damier_answers::Answer, ErrorAnswer>) -> String {
    answer.map_or_else(|error| error.json(), |answer| answer.json())
}

#[tokio::test]
async fn status_and_game_answer_what_the_functions_answer() {
    let server = TestServer::behind_proxy().await;
    let shuffle = "46-41 4-9 41-46 9-4 46-41 4-9 41-46 9-4";
    let cases = [
        ("start", "", "ffjd"),
        ("start", "32-28 19-23 28x19 14x23", "ffjd"),
        ("W:WK46,36:BK4,6", shuffle, "fmjd"),
        ("W:WK46,36:BK4,6", shuffle, "family"),
        ("W:WK36:BK4", "", "ffjd"),
        ("W:WK36,K47:BK4", "", "ffjd"),
        ("W:W32:B28", "32x23", "lidraughts"),
        // Faults: illegal, unreadable, after the end, ambiguous, no position.
        ("start", "32-28 19-23 33-29", "ffjd"),
        ("start", "32-28 abc", "ffjd"),
        ("W:WK36:BK4", "36-31", "ffjd"),
        ("W:WK4:B13,20,32,37", "4x15", "ffjd"),
        ("W:W51:B1", "", "ffjd"),
    ];
    for (client, (fen, moves, ruleset)) in cases.into_iter().enumerate() {
        for language in Language::ALL {
            let each: Vec<&str> = moves.split_whitespace().collect();
            for moves_field in [json!(moves), json!(each)] {
                let body =
                    json!({ "fen": fen, "moves": moves_field, "ruleset": ruleset, "lang": language.code() });
                let status = server.post_as(client, "/api/status", body.to_string()).await;
                assert_eq!(
                    status.text,
                    json_of(damier_answers::status(fen, moves, ruleset, language)),
                    "{body}"
                );
                let game = server.post_as(client, "/api/game", body.to_string()).await;
                assert_eq!(game.text, json_of(damier_answers::game(fen, moves, ruleset, language)), "{body}");
                assert_eq!(game.status, status.status);
            }
        }
    }
}

#[tokio::test]
async fn status_of_nothing_is_the_start() {
    let server = TestServer::new().await;
    let answer = server.ask("/api/status", json!({})).await;
    assert_eq!(answer["ply"], 0);
    assert_eq!(answer["ruleset"], "ffjd");
    assert_eq!(answer, server.ask("/api/status", json!({ "fen": null, "moves": null, "lang": null })).await);
    let answer = server.post("/api/status", json!({ "fen": "" }).to_string()).await;
    assert_eq!(answer.code(), "bad-fen", "an empty text is no position");
}

#[tokio::test]
async fn one_text_is_one_move_in_an_array() {
    let server = TestServer::new().await;
    let joined = json!({ "moves": ["32-28 19-23"] }).to_string();
    assert_eq!(server.post("/api/status", joined).await.code(), "unreadable-move");
    for moves in [json!(["32 28"]), json!("32 28"), json!("1. 32-28")] {
        assert_eq!(server.ask("/api/status", json!({ "moves": moves })).await["ply"], 1);
    }
}

#[tokio::test]
async fn statuses_tell_a_bad_request_from_a_refused_move() {
    let server = TestServer::new().await;
    for (path, body, status, code) in [
        ("/api/status", json!({ "moves": ["32-27", "32-27"] }), 422, "illegal-move"),
        ("/api/status", json!({ "fen": "W:W28:B23", "moves": "28x19 1-6" }), 422, "game-over"),
        ("/api/game", json!({ "fen": "W:WK4:B13,20,32,37", "moves": "4x15" }), 422, "ambiguous-move"),
        ("/api/status", json!({ "moves": "x" }), 400, "unreadable-move"),
        ("/api/status", json!({ "moves": [1] }), 400, "bad-request"),
        ("/api/status", json!({ "moves": 7 }), 400, "bad-request"),
        ("/api/status", json!({ "ruleset": "FFJD" }), 400, "bad-request"),
        ("/api/explain", json!({ "fen": "start" }), 400, "bad-request"),
        ("/api/explain", json!({ "fen": "start", "move": "32-" }), 400, "unreadable-move"),
        ("/api/explain", json!({ "fen": "start", "move": "32-28", "removed": "none" }), 400, "bad-request"),
        ("/api/explain", json!({ "fen": "start", "move": "32-28", "removed": [51] }), 400, "bad-removed"),
        ("/api/explain", json!({ "fen": "start", "move": "32-28", "removed": [-1] }), 400, "bad-removed"),
        ("/api/explain", json!({ "fen": "start", "move": "32-28", "removed": [8, 8] }), 400, "bad-removed"),
        ("/api/explain", json!({ "fen": "start", "move": "32-28", "removed": [1.5] }), 400, "bad-request"),
        ("/api/explain", json!({ "fen": "start", "move": "32-28", "ruleset": "fide" }), 400, "bad-request"),
    ] {
        let answer = server.post(path, body.to_string()).await;
        assert_eq!((answer.status.as_u16(), answer.code().as_str()), (status, code), "{path} {body}");
    }
}

#[tokio::test]
async fn c3_removed_none_differs_from_removed_not_asked() {
    let server = TestServer::new().await;
    let ask = |removed: Value| json!({ "fen": "W:W32:B8,17,27", "move": "32x3", "removed": removed });
    assert_eq!(server.ask("/api/explain", ask(json!(null))).await["code"], "legal");
    assert_eq!(server.ask("/api/explain", ask(json!([]))).await["code"], "removed-too-few");
    assert_eq!(server.ask("/api/explain", ask(json!([27, 17, 8]))).await["code"], "legal");
    let family = json!({ "fen": "W:W28:B23", "move": "28-22", "ruleset": "family" });
    assert_eq!(server.ask("/api/explain", family).await["irregularity"]["options"], json!(["take-back"]));
}

#[tokio::test]
async fn a_game_too_long_is_refused() {
    let server = TestServer::new().await;
    let answer = server.post("/api/status", json!({ "moves": vec!["x"; 3001] }).to_string()).await;
    assert_eq!((answer.status, answer.code().as_str()), (StatusCode::PAYLOAD_TOO_LARGE, "too-large"));
}

#[tokio::test]
async fn b2_b3_b4_the_golden_games_end_at_their_ply_over_http() {
    let server = TestServer::behind_proxy().await;
    let mut cases = 0;
    for fields in lines(include_str!("../../../../testdata/games/sequences.tsv")) {
        let moves: Vec<&str> = fields[2].split_whitespace().collect();
        for (ruleset, end) in ["ffjd", "fmjd", "lidraughts"].into_iter().zip(&fields[3..]) {
            let words: Vec<&str> = end.split(' ').collect();
            let (ply, claimed) = (words[0].parse().unwrap_or(moves.len()), words.get(1) == Some(&"claim"));
            let body = json!({ "fen": fields[1], "moves": moves[..ply], "ruleset": ruleset });
            let answer = server.post_as(cases, "/api/status", body.to_string()).await.json();
            let reason = words.last().unwrap();
            match end {
                &"-" => assert_eq!(answer["outcome"], Value::Null, "{fields:?}"),
                _ if claimed => assert_eq!(answer["claims"], json!([reason]), "{fields:?}"),
                _ => assert_eq!(answer["outcome"]["reason"], *reason, "{ruleset} {fields:?}: {answer}"),
            }
            cases += 1;
        }
    }
    assert!(cases >= 30, "only {cases} cases were read");
}

/// Every field of every route with a value of the wrong kind, and bodies that are no objects at all.
#[tokio::test]
async fn a_body_that_does_not_fit_is_told_in_the_language_asked() {
    let server = TestServer::new().await;
    let fields = |path: &str| -> &[(&str, [&str; 3])] {
        const TEXT: [&str; 3] = ["un texte", "a text", "een tekst"];
        const LIST: [&str; 3] = ["une liste", "a list", "een lijst"];
        const TEXTS: [&str; 3] =
            ["une liste de textes, ou", "a list of texts, or", "een lijst van teksten, of"];
        const FLAG: [&str; 3] = ["true ou false", "true or false", "true of false"];
        const NUMBER: [&str; 3] = ["un nombre", "a number", "een getal"];
        const WHOLE: [&str; 3] = ["un nombre entier", "a whole number", "een geheel getal"];
        match path {
            "/api/moves" => &[("fen", TEXT)],
            "/api/explain" => &[("fen", TEXT), ("move", TEXT), ("removed", LIST), ("ruleset", TEXT)],
            "/api/status" => &[("fen", TEXT), ("moves", TEXTS), ("ruleset", TEXT)],
            "/api/analyse" => &[("time", NUMBER), ("depth", WHOLE), ("nodes", WHOLE), ("moves", TEXTS)],
            "/api/games" => &[("white", TEXT), ("table", FLAG), ("moves", LIST)],
            _ => unreachable!(),
        }
    };
    for (n, lang) in ["fr", "en", "nl"].into_iter().enumerate() {
        let message = async |path: &str, body: String| {
            let answer = server.post(path, body.clone()).await;
            assert_eq!((answer.status, answer.code()), (StatusCode::BAD_REQUEST, "bad-request".to_owned()));
            let message = answer.json()["error"]["message"].as_str().unwrap().to_owned();
            let english = ["invalid", "expected", "column", "line ", "The ", "string"];
            assert!(lang == "en" || !english.iter().any(|word| message.contains(word)), "{body}: {message}");
            message
        };
        for path in ["/api/moves", "/api/explain", "/api/status", "/api/analyse", "/api/games"] {
            for (field, words) in fields(path) {
                let told = message(path, json!({ "lang": lang, *field: {} }).to_string()).await;
                assert!(told.contains(field) && told.contains(words[n]), "{path}: {told}");
            }
            let body = format!(r#"{{"lang":"{lang}","sound":1}}"#);
            assert!(message(path, body).await.contains("sound"));
        }
        // The language named counts even where the rest is wrong; twice the same field has no value.
        let twice = format!(r#"{{"lang":"{lang}","fen":"start","fen":"start"}}"#);
        let words = ["deux fois", "twice", "twee keer"];
        assert!(message("/api/moves", twice).await.contains(words[n]));
    }
    for (body, words) in [
        ("{\"fen\":", "s'interrompt"),
        ("", "s'interrompt"),
        ("{\"fen\" 1}", "n'est pas du JSON\u{a0}: ligne 1, colonne 8"),
        ("[]", "l'objet JSON attendu"),
        ("7", "l'objet JSON attendu"),
        ("\u{e9}", "n'est pas du JSON"),
    ] {
        let answer = server.post("/api/moves", body).await;
        assert_eq!((answer.status, answer.code()), (StatusCode::BAD_REQUEST, "bad-request".to_owned()));
        assert!(answer.text.contains(words), "{body}: {}", answer.text);
    }
    for (query, field) in [
        ("", "fen"),
        ("fen=start&fen=start", "fen"),
        ("fen=start&sound=1", "sound"),
        ("fen=start&width=wide", "width"),
        ("fen=start&width=15", "width"),
        ("fen=start&numbers=many", "numbers"),
    ] {
        let answer = server.get(&format!("/api/diagram?{query}")).await;
        assert_eq!((answer.status, answer.code()), (StatusCode::BAD_REQUEST, "bad-request".to_owned()));
        assert!(answer.text.contains(field), "{query}: {}", answer.text);
        assert!(!answer.text.contains("expected") && !answer.text.contains("Failed"), "{}", answer.text);
    }
}
