//! Games that are kept: their life, retries, conflicts, bad requests.

use axum::body::Body;
use axum::http::{header, Request, StatusCode};
use serde_json::{json, Value};

use crate::support::{Answer, TestServer};

async fn new_game(server: &TestServer, body: Value) -> (String, Value) {
    let game = server.ask("/api/games", body).await;
    let id = game["id"].as_str().expect("an id").to_owned();
    (format!("/api/games/{id}"), game)
}

async fn play(server: &TestServer, game: &str, ply: usize, text: &str) -> Answer {
    server.post(&format!("{game}/moves"), json!({ "ply": ply, "move": text }).to_string()).await
}

async fn play_all(server: &TestServer, game: &str, moves: &str) -> Value {
    let mut last = Value::Null;
    for (ply, text) in moves.split_whitespace().enumerate() {
        let answer = play(server, game, ply, text).await;
        assert_eq!(answer.status, StatusCode::OK, "{text}: {}", answer.text);
        last = answer.json();
    }
    last
}

#[tokio::test]
async fn a_new_game_stands_at_the_start_under_french_rules() {
    let server = TestServer::new().await;
    let answer = server.post("/api/games", "{}").await;
    assert_eq!(answer.status, StatusCode::CREATED);
    let game = answer.json();
    let id = game["id"].as_str().unwrap();
    assert_eq!(id.len(), 22);
    assert_eq!(answer.header(header::LOCATION), format!("/api/games/{id}"));
    assert_eq!(game["ruleset"], "ffjd");
    assert_eq!(game["version"], 1);
    assert_eq!(game["moves"], json!([]));
    assert_eq!(game["created"], "2026-11-30T01:15:00.123Z");
    assert_eq!((&game["white"], &game["black"]), (&Value::Null, &Value::Null));
    assert_eq!(game["status"]["side"], "white");
    assert_eq!(game["status"]["outcome"], Value::Null);
    assert_eq!(server.get(&format!("/api/games/{id}")).await.json(), game);
}

#[tokio::test]
async fn ids_are_not_counted_up() {
    let server = TestServer::new().await;
    let mut ids = Vec::new();
    for _ in 0..20 {
        ids.push(new_game(&server, json!({})).await.0);
    }
    ids.sort();
    ids.dedup();
    assert_eq!(ids.len(), 20);
    // Random ids do not share their beginnings.
    assert!(ids.windows(2).any(|pair| pair[0][..14] != pair[1][..14]));
}

#[tokio::test]
async fn a5_moves_are_kept_in_canonical_notation_however_they_are_written() {
    let server = TestServer::new().await;
    let (game, _) = new_game(&server, json!({ "white": " Weiss ", "black": "" })).await;
    let now = play_all(&server, &game, "3228 19:23 28x19 14x23 33.28").await;
    assert_eq!(now["moves"], json!(["32-28", "19-23", "28x19", "14x23", "33-28"]));
    assert_eq!((&now["white"], &now["black"]), (&json!("Weiss"), &Value::Null));
    assert_eq!(now["version"], 6);
    assert_eq!(now["status"]["ply"], 5);
}

#[tokio::test]
async fn an_ambiguous_capture_is_asked_about_and_kept_in_full() {
    let server = TestServer::new().await;
    let (game, _) = new_game(&server, json!({ "fen": "W:WK4:B13,20,32,37" })).await;
    let answer = play(&server, &game, 0, "4x15").await;
    assert_eq!((answer.status, answer.code().as_str()), (StatusCode::UNPROCESSABLE_ENTITY, "ambiguous-move"));
    let moves = server.ask("/api/moves", json!({ "fen": "W:WK4:B13,20,32,37" })).await;
    let full = moves["moves"][0]["notation"].as_str().unwrap();
    let answer = play(&server, &game, 0, full).await;
    assert_eq!(answer.json()["moves"], json!([full]));
}

#[tokio::test]
async fn a11_an_illegal_move_is_refused_and_nothing_changes() {
    let server = TestServer::new().await;
    let (game, before) = new_game(&server, json!({ "fen": "W:W28:B23,5" })).await;
    for (text, status, code) in [
        ("28-22", 422, "illegal-move"),
        ("28x20", 422, "illegal-move"),
        ("abc", 400, "unreadable-move"),
        ("", 400, "unreadable-move"),
        ("32-", 400, "unreadable-move"),
    ] {
        let answer = play(&server, &game, 0, text).await;
        assert_eq!(
            (answer.status.as_u16(), answer.code().as_str()),
            (status, code),
            "{text}: {}",
            answer.text
        );
    }
    assert_eq!(server.get(&game).await.json(), before);
}

#[tokio::test]
async fn a_repeated_request_changes_nothing() {
    let server = TestServer::new().await;
    let (game, _) = new_game(&server, json!({})).await;
    let first = play(&server, &game, 0, "32-28").await.json();
    for text in ["32-28", "3228"] {
        assert_eq!(play(&server, &game, 0, text).await.json(), first, "{text}");
    }
    let guarded = json!({ "ply": 0, "move": "32-28", "version": 1 }).to_string();
    assert_eq!(server.post(&format!("{game}/moves"), guarded).await.json(), first);
    let resign = json!({ "reason": "resignation", "side": "black" });
    let ended = server.ask(&format!("{game}/end"), resign.clone()).await;
    assert_eq!(server.ask(&format!("{game}/end"), resign).await, ended);
    assert_eq!(play(&server, &game, 0, "32-28").await.json(), ended, "a late retry leaves the end alone");
}

#[tokio::test]
async fn another_move_in_the_middle_drops_what_followed() {
    let server = TestServer::new().await;
    let (game, _) = new_game(&server, json!({})).await;
    play_all(&server, &game, "32-28 19-23 28x19 14x23").await;
    let now = play(&server, &game, 1, "18-23").await.json();
    assert_eq!(now["moves"], json!(["32-28", "18-23"]));
    let back = server.ask(&format!("{game}/undo"), json!({ "ply": 0 })).await;
    assert_eq!(back["moves"], json!([]));
    let version = back["version"].clone();
    let again = server.ask(&format!("{game}/undo"), json!({ "ply": 0 })).await;
    assert_eq!(again["version"], version);
}

#[tokio::test]
async fn a_request_that_believes_in_other_moves_is_a_conflict() {
    let server = TestServer::new().await;
    let (game, before) = new_game(&server, json!({})).await;
    let requests = [
        ("moves", json!({ "ply": 1, "move": "19-23" })),
        ("moves", json!({ "ply": 4_294_967_295_u32, "move": "19-23" })),
        ("moves", json!({ "ply": 0, "move": "32-28", "version": 2 })),
        ("undo", json!({ "ply": 1 })),
        ("end", json!({ "reason": "agreement", "version": 7 })),
    ];
    for (action, body) in requests {
        let answer = server.post(&format!("{game}/{action}"), body.to_string()).await;
        assert_eq!((answer.status, answer.code().as_str()), (StatusCode::CONFLICT, "conflict"), "{body}");
    }
    assert_eq!(server.get(&game).await.json(), before);
}

#[tokio::test]
async fn b1_a_won_game_takes_no_more_moves() {
    let server = TestServer::new().await;
    let (game, _) = new_game(&server, json!({ "fen": "W:W28:B23" })).await;
    let won = play(&server, &game, 0, "28x19").await.json();
    assert_eq!(won["status"]["outcome"], json!({ "winner": "white", "reason": "no-pieces" }));
    for (action, body) in [
        ("moves", json!({ "ply": 1, "move": "1-6" })),
        ("end", json!({ "reason": "agreement" })),
        ("end", json!({ "reason": "time", "side": "white" })),
    ] {
        let answer = server.post(&format!("{game}/{action}"), body.to_string()).await;
        assert_eq!((answer.status, answer.code().as_str()), (StatusCode::UNPROCESSABLE_ENTITY, "game-over"));
        assert_eq!(answer.json()["error"]["ply"], 1, "{}", answer.text);
    }
}

#[tokio::test]
async fn b2_the_third_occurrence_ends_the_game_and_may_be_taken_back() {
    let server = TestServer::new().await;
    let fen = "W:WK46,36:BK4,6";
    let moves = "46-41 4-9 41-46 9-4 46-41 4-9 41-46 9-4";
    let (game, _) = new_game(&server, json!({ "fen": fen, "ruleset": "fmjd" })).await;
    let drawn = play_all(&server, &game, moves).await;
    assert_eq!(drawn["status"]["outcome"], json!({ "winner": null, "reason": "repetition" }));
    let answer = play(&server, &game, 8, "46-41").await;
    assert_eq!(answer.code(), "game-over");
    let back = server.ask(&format!("{game}/undo"), json!({ "ply": 7 })).await;
    assert_eq!(back["status"]["outcome"], Value::Null);
}

#[tokio::test]
async fn b7_a_claimed_draw_is_kept_where_the_ruleset_leaves_it_to_the_players() {
    let server = TestServer::new().await;
    let fen = "W:WK46,36:BK4,6";
    let (game, _) = new_game(&server, json!({ "fen": fen, "ruleset": "family" })).await;
    let claim = json!({ "reason": "repetition" });
    let answer = server.post(&format!("{game}/end"), claim.to_string()).await;
    assert_eq!((answer.status, answer.code().as_str()), (StatusCode::BAD_REQUEST, "bad-request"));
    let now = play_all(&server, &game, "46-41 4-9 41-46 9-4 46-41 4-9 41-46 9-4").await;
    assert_eq!(now["status"]["claims"], json!(["repetition"]));
    server.ask(&format!("{game}/end"), claim).await;
    let drawn = server.get(&game).await.json();
    assert_eq!(drawn["status"]["outcome"], json!({ "winner": null, "reason": "repetition" }));
}

#[tokio::test]
async fn b6_players_end_a_game_themselves_and_may_reopen_it() {
    let server = TestServer::new().await;
    for (end, outcome) in [
        (json!({ "reason": "agreement" }), json!({ "winner": null, "reason": "agreement" })),
        (
            json!({ "reason": "resignation", "side": "white" }),
            json!({ "winner": "black", "reason": "resignation" }),
        ),
        (json!({ "reason": "time", "side": "black" }), json!({ "winner": "white", "reason": "time" })),
    ] {
        let (game, _) = new_game(&server, json!({})).await;
        play_all(&server, &game, "32-28 19-23").await;
        server.ask(&format!("{game}/end"), end).await;
        let ended = server.get(&game).await.json();
        assert_eq!(ended["status"]["outcome"], outcome);
        assert_eq!(play(&server, &game, 2, "28x19").await.code(), "game-over");
        let back = server.ask(&format!("{game}/undo"), json!({ "ply": 2 })).await;
        assert_eq!(back["status"]["outcome"], Value::Null);
        assert_eq!(play(&server, &game, 2, "28x19").await.status, StatusCode::OK);
    }
}

#[tokio::test]
async fn a_game_may_begin_with_moves() {
    let server = TestServer::new().await;
    let (game, shown) = new_game(&server, json!({ "moves": ["3228", "19-23"] })).await;
    assert_eq!(shown["moves"], json!(["32-28", "19-23"]));
    assert_eq!(server.get(&game).await.json(), shown);
    let answer = server.post("/api/games", json!({ "moves": ["32-28", "32-28"] }).to_string()).await;
    assert_eq!(answer.code(), "illegal-move");
    assert_eq!(answer.json()["error"]["ply"], 2);
}

#[tokio::test]
async fn bad_games_are_refused() {
    let server = TestServer::new().await;
    for (body, code) in [
        (json!({ "fen": "" }), "bad-fen"),
        (json!({ "fen": "W:W1:B50" }), "man-on-promotion-row"),
        (json!({ "fen": "?:W31:B20" }), "unknown-turn"),
        (json!({ "ruleset": "chess" }), "bad-request"),
        (json!({ "ruleset": "" }), "bad-request"),
        (json!({ "lang": "xx" }), "bad-request"),
        (json!({ "white": "x".repeat(101) }), "bad-request"),
        (json!({ "white": "a\nb" }), "bad-request"),
        (json!({ "white": 7 }), "bad-request"),
        (json!({ "moves": "32-28" }), "bad-request"),
        (json!({ "id": "mine" }), "bad-request"),
        (json!(null), "bad-request"),
    ] {
        let answer = server.post("/api/games", body.to_string()).await;
        assert_eq!((answer.status, answer.code().as_str()), (StatusCode::BAD_REQUEST, code), "{body}");
    }
    for body in [
        json!({ "reason": "huffing" }),
        json!({ "reason": "resignation" }),
        json!({ "reason": "resignation", "side": "red" }),
        json!({ "reason": "agreement", "side": "white" }),
        json!({ "reason": "no-pieces" }),
        json!({ "side": "white" }),
    ] {
        let (game, _) = new_game(&server, json!({})).await;
        let answer = server.post(&format!("{game}/end"), body.to_string()).await;
        assert_eq!(
            (answer.status, answer.code().as_str()),
            (StatusCode::BAD_REQUEST, "bad-request"),
            "{body}"
        );
    }
}

#[tokio::test]
async fn a_game_that_is_not_there_is_not_found() {
    let server = TestServer::new().await;
    for id in ["1111111111111111111111", "x", "zzzzzzzzzzzzzzzzzzzzzz", "%00", "111111111111111111111%31"] {
        let game = format!("/api/games/{id}");
        assert_eq!(server.get(&game).await.code(), "not-found", "{id}");
        assert_eq!(server.delete(&game).await.code(), "not-found", "{id}");
        assert_eq!(play(&server, &game, 0, "32-28").await.code(), "not-found", "{id}");
    }
}

#[tokio::test]
async fn a_deleted_game_is_gone() {
    let server = TestServer::new().await;
    let (game, _) = new_game(&server, json!({})).await;
    assert_eq!(server.delete(&game).await.status, StatusCode::NO_CONTENT);
    assert_eq!(server.get(&game).await.code(), "not-found");
    assert_eq!(server.delete(&game).await.code(), "not-found");
}

#[tokio::test]
async fn a_foreign_page_cannot_make_the_browser_change_anything() {
    let server = TestServer::new().await;
    // What a form or a script of another site may send without asking us first.
    for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""] {
        let request = Request::post("/api/games").header(header::CONTENT_TYPE, kind);
        let answer = server.send(request.body(Body::from("{}")).unwrap()).await;
        assert_eq!(answer.status, StatusCode::UNSUPPORTED_MEDIA_TYPE, "{kind}");
        assert_eq!(answer.code(), "bad-request");
    }
    let request = Request::builder().method("OPTIONS").uri("/api/games");
    let answer = server.send(request.body(Body::empty()).unwrap()).await;
    assert_eq!(answer.header(header::ACCESS_CONTROL_ALLOW_ORIGIN), "", "and when asked, we don't agree");
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_moves_at_the_same_time_both_are_answered_and_one_game_results() {
    let server = TestServer::new().await;
    let (game, _) = new_game(&server, json!({})).await;
    let tries = ["31-26", "31-27", "32-27", "32-28", "33-28", "33-29", "34-29", "34-30", "35-30"];
    let mut versions = Vec::new();
    let answers = tries.map(|text| {
        let (router, game) = (server.router.clone(), game.clone());
        tokio::spawn(async move {
            let body = json!({ "ply": 0, "move": text }).to_string();
            let request = Request::post(format!("{game}/moves")).header("content-type", "application/json");
            tower::ServiceExt::oneshot(router, request.body(Body::from(body)).unwrap()).await.unwrap()
        })
    });
    for answer in answers {
        let response = answer.await.unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        let bytes = axum::body::to_bytes(response.into_body(), usize::MAX).await.unwrap();
        versions.push(serde_json::from_slice::<Value>(&bytes).unwrap()["version"].as_i64().unwrap());
    }
    versions.sort_unstable();
    assert_eq!(versions, (2..11).collect::<Vec<_>>(), "each saw its own version");
    assert_eq!(server.get(&game).await.json()["moves"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn a_store_that_fails_is_an_error_and_not_a_lie() {
    let server = TestServer::new().await;
    let (game, _) = new_game(&server, json!({})).await;
    server.store.close().await;
    let answer = play(&server, &game, 0, "32-28").await;
    assert_eq!((answer.status, answer.code().as_str()), (StatusCode::SERVICE_UNAVAILABLE, "storage"));
}

#[tokio::test]
async fn a_game_changed_from_outside_into_nonsense_is_an_error() {
    let server = TestServer::new().await;
    let (game, _) = new_game(&server, json!({})).await;
    play_all(&server, &game, "32-28").await;
    let id = game.rsplit('/').next().unwrap().parse().unwrap();
    let nonsense = damier_store::Change::Play { ply: 1, notation: "1-50".to_owned() };
    server.store.change(id, 2, &nonsense, 0).await.unwrap();
    let answer = server.get(&game).await;
    assert_eq!((answer.status, answer.code().as_str()), (StatusCode::SERVICE_UNAVAILABLE, "storage"));
}

#[tokio::test]
async fn a_game_is_exported_as_pdn_and_read_back() {
    let server = TestServer::new().await;
    let white = r#"O"Neill \ {Harm} [1]"#;
    let body =
        json!({ "fen": "W:W32,28,50:B23,8,17,27", "white": white, "moves": ["32x3"], "ruleset": "fmjd" });
    let (game, shown) = new_game(&server, body).await;
    server.ask(&format!("{game}/end"), json!({ "reason": "resignation", "side": "black" })).await;
    let answer = server.get(&format!("{game}/pdn")).await;
    assert_eq!(answer.header(header::CONTENT_TYPE), "application/vnd.draughts-pdn; charset=utf-8");
    assert!(answer.header(header::CONTENT_DISPOSITION).starts_with("attachment"));
    assert!(!answer.text.contains(shown["id"].as_str().unwrap()), "a file names no game's key");
    let tree = read_pdn(&answer.text);
    for (name, value) in [
        ("Date", "2026.11.30"),
        ("White", white),
        ("Black", "?"),
        ("Result", "2-0"),
        ("GameType", "20"),
        ("FEN", "W:W28,32,50:B8,17,23,27"),
    ] {
        assert_eq!(tree.tag(name), Some(value), "{name}: {}", answer.text);
    }
    let moves: Vec<&str> = tree.moves().map(|played| played.notation.as_str()).collect();
    assert_eq!(moves, ["32x3"]);
}

fn read_pdn(text: &str) -> damier_pdn::GameTree {
    let mut reader = damier_pdn::Reader::new(text.as_bytes());
    let mut games = damier_pdn::TreeReader::new(damier_core::Ruleset::Fmjd);
    let (tree, checked) = games.next_game(&mut reader).unwrap().expect("a game");
    assert!(checked.error.is_none(), "{text}");
    assert!(games.next_game(&mut reader).unwrap().is_none(), "one game");
    tree
}
