//! Libraries over HTTP.

use axum::body::Body;
use axum::http::{header, Method, Request, StatusCode};
use damier_answers::game_id;
use damier_server::{router, AppState};
use damier_store::{Store, StoreOptions};
use serde_json::{json, Value};

use crate::support::{Answer, TestServer, NOW};

async fn put(server: &TestServer, path: &str, games: &[&str]) -> Answer {
    let request = Request::put(path)
        .header(header::CONTENT_TYPE, "application/json")
        .header(header::ACCEPT_LANGUAGE, "en")
        .body(Body::from(json!({ "games": games }).to_string()))
        .unwrap();
    server.send(request).await
}

async fn library(server: &TestServer) -> String {
    let answer = server.post("/api/libraries", "{}").await;
    assert_eq!(answer.status, StatusCode::CREATED);
    let path = answer.header(header::LOCATION).to_owned();
    let id = answer.json()["id"].as_str().unwrap().to_owned();
    assert_eq!((path.as_str(), id.len()), (format!("/api/libraries/{id}").as_str(), 22));
    path
}

#[tokio::test]
async fn games_go_in_come_out_and_go() {
    let server = TestServer::new().await;
    let path = library(&server).await;
    assert_ne!(path, library(&server).await);
    let games = format!("{path}/games");
    let answer = put(&server, &games, &["[White \"É\"]\n\n1. 32-28 *", "1. 33-28 *", "  "]).await;
    assert_eq!(answer.json()["games"], 2, "{}", answer.text);
    assert_eq!(answer.json()["version"], 2);
    // A request may be repeated.
    assert_eq!(put(&server, &games, &["1. 33-28 *"]).await.json()["version"], 2);
    let names = server.get(&format!("{path}/names")).await.json();
    let second = game_id("1. 33-28 *");
    assert!(names["names"].as_array().unwrap().contains(&json!(second)));
    let asked = server.get(&format!("{games}?names={second},{}", "0".repeat(32))).await.json();
    assert_eq!(asked, json!({ "games": [{ "name": second, "pdn": "1. 33-28 *" }] }));
    let less = server.delete(&format!("{games}?names={second}")).await.json();
    assert_eq!((&less["games"], &less["version"]), (&json!(1), &json!(3)));
    assert_eq!(server.get(&path).await.json(), less);
    assert_eq!(server.delete(&path).await.status, StatusCode::NO_CONTENT);
    for answer in [
        server.get(&path).await,
        server.get(&format!("{path}/names")).await,
        server.delete(&path).await,
        put(&server, &games, &["1. 33-28 *"]).await,
        server.get("/api/libraries/nonsense").await,
    ] {
        assert_eq!((answer.status, answer.code().as_str()), (StatusCode::NOT_FOUND, "not-found"));
    }
}

#[tokio::test]
async fn names_are_in_the_order_in_which_the_games_came() {
    let server = TestServer::new().await;
    let path = library(&server).await;
    let texts: Vec<String> = (0..30).map(|n| format!("{{{n}}} 1. 32-28 *")).collect();
    for pair in texts.chunks(2) {
        let pair: Vec<&str> = pair.iter().map(String::as_str).collect();
        put(&server, &format!("{path}/games"), &pair).await;
    }
    let names = server.get(&format!("{path}/names")).await.json();
    assert_eq!(names["names"], json!(texts.iter().map(|pdn| game_id(pdn)).collect::<Vec<_>>()));
}

#[tokio::test]
async fn what_is_no_request_is_refused() {
    let server = TestServer::new().await;
    let path = library(&server).await;
    for names in ["", "?names=", "?names=x", "?other=1", &format!("?names={}", "0".repeat(32 * 101 + 100))] {
        let answer = server.get(&format!("{path}/games{names}")).await;
        assert_eq!((answer.status, answer.code().as_str()), (StatusCode::BAD_REQUEST, "bad-request"));
    }
    let many = vec!["0".repeat(32); 101].join(",");
    assert_eq!(server.delete(&format!("{path}/games?names={many}")).await.status, StatusCode::BAD_REQUEST);
    // As another site's page could send it.
    let plain = Request::builder()
        .method(Method::PUT)
        .uri(format!("{path}/games"))
        .body(Body::from(r#"{"games":[]}"#))
        .unwrap();
    assert_eq!(server.send(plain).await.status, StatusCode::UNSUPPORTED_MEDIA_TYPE);
    let large = "x".repeat(70_000);
    let answer = put(&server, &format!("{path}/games"), &[&large]).await;
    assert_eq!((answer.status, answer.code().as_str()), (StatusCode::PAYLOAD_TOO_LARGE, "too-large"));
}

#[tokio::test]
async fn a_full_disk_is_told_in_each_language_and_loses_nothing() {
    let mut server = TestServer::new().await;
    let options =
        StoreOptions { max_pages: Some(40), ..StoreOptions::new(server.folder.path().join("small.db")) };
    let store = Store::open(options).await.unwrap();
    server.router = router(AppState::new(store, server.tables.clone(), || NOW, false, None));
    let path = library(&server).await;
    let games = format!("{path}/games");
    let mut kept = 0;
    let full = loop {
        let answer = put(&server, &games, &[&format!("{kept} {}", "x".repeat(20_000))]).await;
        if !answer.status.is_success() {
            break answer;
        }
        kept = answer.json()["games"].as_i64().unwrap();
    };
    assert_eq!((full.status, full.code().as_str()), (StatusCode::INSUFFICIENT_STORAGE, "full"));
    assert!(full.text.contains("no room left"), "{}", full.text);
    assert!(kept > 0);
    assert_eq!(server.get(&path).await.json()["games"], kept);
    let names = server.get(&format!("{path}/names")).await.json();
    for name in names["names"].as_array().unwrap() {
        let there = server.get(&format!("{games}?names={}", name.as_str().unwrap())).await.json();
        assert_eq!(game_id(there["games"][0]["pdn"].as_str().unwrap()), *name);
    }
    for (lang, words) in [("fr", "plus de place"), ("nl", "geen plaats meer")] {
        let body = json!({ "games": ["y".repeat(60_000)], "lang": lang });
        let request = Request::put(&games)
            .header(header::CONTENT_TYPE, "application/json")
            .body(Body::from(body.to_string()))
            .unwrap();
        let answer = server.send(request).await;
        assert_eq!(answer.status, StatusCode::INSUFFICIENT_STORAGE);
        assert!(answer.text.contains(words), "{}", answer.text);
    }
}

#[tokio::test]
async fn a_library_has_a_limit() {
    let server = TestServer::behind_proxy().await;
    let id = library(&server).await;
    // By way of the store: as many requests would take long.
    let key = id.rsplit('/').next().unwrap().parse().unwrap();
    let games: Vec<_> = (0..20_000_u32)
        .map(|n| damier_store::LibraryGame { name: format!("{n:032x}"), pdn: "x".to_owned() })
        .collect();
    let limits = damier_store::LibraryLimits { games: 20_000, bytes: 20_000 };
    server.store.add_to_library(key, &games, limits, NOW).await.unwrap();
    let answer = put(&server, &format!("{id}/games"), &["one more"]).await;
    assert_eq!((answer.status, answer.code().as_str()), (StatusCode::PAYLOAD_TOO_LARGE, "library-full"));
    let names: Value = server.get(&format!("{id}/names")).await.json();
    assert_eq!(names["names"].as_array().unwrap().len(), 20_000);
}
