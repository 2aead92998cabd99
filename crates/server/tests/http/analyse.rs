//! Analyses: lines as they are found, a fair queue, an end when nobody listens any more.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{Shutdown, SocketAddr, TcpStream};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use axum::http::{header, StatusCode};
use serde_json::{json, Value};

use crate::apart::{with_processors, with_server};
use crate::support::TestServer;

fn lines(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[tokio::test]
async fn every_depth_is_a_line_of_the_command_s_json() {
    let server = TestServer::new().await;
    let body = json!({ "fen": "start", "moves": ["32-28", "19-23"], "depth": 6, "lang": "en" });
    let answer = server.post("/api/analyse", body.to_string()).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    assert_eq!(answer.header(header::CONTENT_TYPE), "application/x-ndjson");
    let found = lines(&answer.text);
    let depths: Vec<u64> = found.iter().map(|line| line["depth"].as_u64().unwrap()).collect();
    assert_eq!(depths, [1, 2, 3, 4, 5, 6]);
    for line in &found {
        assert_eq!(line["lines"][0]["pv"][0], "28x19", "{line}");
        assert!(line["lines"][0]["score"]["men"].is_number() && line["seconds"].is_number(), "{line}");
    }
    let body = json!({ "fen": "W:W28,32,37:B18,23,12", "multipv": 3, "nodes": 5000 });
    let found = lines(&server.post("/api/analyse", body.to_string()).await.text);
    assert!(found.last().unwrap()["lines"].as_array().unwrap().len() <= 3);
    // Where there is nothing to play there is nothing to search.
    let body = json!({ "fen": "W:W:B1" });
    let found = lines(&server.post("/api/analyse", body.to_string()).await.text);
    assert_eq!((found.len(), &found[0]["depth"], &found[0]["lines"]), (1, &json!(0), &json!([])));
}

#[tokio::test]
async fn what_is_out_of_bounds_is_refused_in_three_languages() {
    let server = TestServer::new().await;
    for (lang, words) in [("fr", "attendu\u{a0}: "), ("en", "expected: "), ("nl", "verwacht: ")] {
        for (field, value) in [
            ("time", json!(0)),
            ("time", json!(-1)),
            ("time", json!(10.5)),
            ("time", json!(1e300)),
            ("depth", json!(0)),
            ("depth", json!(121)),
            ("nodes", json!(0)),
            ("multipv", json!(0)),
            ("multipv", json!(21)),
            ("threads", json!(0)),
            ("threads", json!(100_000)),
        ] {
            let body = json!({ "fen": "start", "lang": lang, field: value });
            let answer = server.post("/api/analyse", body.to_string()).await;
            assert_eq!((answer.status, answer.code().as_str()), (StatusCode::BAD_REQUEST, "bad-request"));
            let message = answer.json()["error"]["message"].as_str().unwrap().to_owned();
            assert!(message.contains(words) && message.contains(field), "{message}");
        }
    }
    for (body, status, code) in [
        (json!({}), StatusCode::BAD_REQUEST, "bad-request"),
        (json!({ "fen": "start", "tablebases": "/etc" }), StatusCode::BAD_REQUEST, "bad-request"),
        (json!({ "fen": "W:W51:B1" }), StatusCode::BAD_REQUEST, "bad-fen"),
        (json!({ "fen": "start", "moves": "32-21" }), StatusCode::UNPROCESSABLE_ENTITY, "illegal-move"),
        (json!({ "fen": "start", "ruleset": "chess" }), StatusCode::BAD_REQUEST, "bad-request"),
    ] {
        let answer = server.post("/api/analyse", body.to_string()).await;
        assert_eq!((answer.status, answer.code().as_str()), (status, code), "{body}");
    }
}

/// Sends a question, and reads no answer yet.
fn ask(address: SocketAddr, client: &str, body: &Value) -> TcpStream {
    ask_with(address, client, "", body)
}

/// The same with more headers.
fn ask_with(address: SocketAddr, client: &str, headers: &str, body: &Value) -> TcpStream {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
    let body = body.to_string();
    let head = format!(
        "POST /api/analyse HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{headers}\
         X-Forwarded-For: {client}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all((head + &body).as_bytes()).unwrap();
    stream
}

/// The status and what came, chunk sizes and all, if it came.
fn answered(mut stream: TcpStream) -> Option<(u16, String)> {
    let mut text = String::new();
    stream.read_to_string(&mut text).ok()?;
    let status = text.split(' ').nth(1)?.parse().ok()?;
    Some((status, text))
}

/// The same where an answer is owed.
fn whole(stream: TcpStream) -> (u16, String) {
    answered(stream).expect("an answer")
}

#[test]
fn twenty_clients_at_once_are_all_answered_and_the_rules_meanwhile() {
    with_server(true, |address| {
        let clients: Vec<_> = (0..20)
            .map(|n| {
                std::thread::spawn(move || {
                    let body = json!({ "fen": "start", "nodes": 100_000 });
                    // Who takes compressed answers gets these lines as they are: they come at once.
                    let gzip = "Accept-Encoding: gzip\r\n";
                    whole(ask_with(address, &format!("192.0.2.{n}"), gzip, &body))
                })
            })
            .collect();
        // Somebody asks for the legal moves again and again.
        let mut answered = 0;
        while clients.iter().any(|client| !client.is_finished()) || answered == 0 {
            let mut stream = TcpStream::connect(address).unwrap();
            let body = r#"{"fen":"start"}"#;
            let request = format!(
                "POST /api/moves HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: {}\r\n\r\n{body}",
                body.len()
            );
            stream.write_all(request.as_bytes()).unwrap();
            assert_eq!(whole(stream).0, 200);
            answered += 1;
        }
        for client in clients {
            let (status, text) = client.join().unwrap();
            assert_eq!(status, 200, "{text}");
            assert!(!text.to_ascii_lowercase().contains("content-encoding"), "{text}");
            // While others wait each gets its share: how deep that is depends on the machine.
            assert!(text.contains("\"depth\":1,") && text.trim_end().ends_with('0'), "{text}");
        }
    });
}

#[test]
fn a_client_that_hangs_up_frees_its_place() {
    with_processors(true, Some(1), |address| {
        // As long as possible, one that runs and as many as may wait.
        let long = json!({ "fen": "start", "time": 10 });
        let mut first = BufReader::new(ask(address, "198.51.100.200", &long));
        let mut line = String::new();
        while !line.contains("\"depth\":1,") {
            line.clear();
            assert!(first.read_line(&mut line).unwrap() > 0);
        }
        // It runs: the others come after it, however the server's threads take turns.
        let held: Vec<_> = (0..64).map(|n| ask(address, &format!("198.51.100.{n}"), &long)).collect();
        drop(first);
        drop(held);
        // Behind sixty-four searches its turn would come after eight seconds.
        let begun = Instant::now();
        let (status, text) = whole(ask(address, "203.0.113.1", &json!({ "fen": "start", "depth": 3 })));
        assert_eq!(status, 200, "{text}");
        assert!(begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
    });
}

#[test]
fn a_queue_that_is_full_is_told_in_the_language_asked() {
    with_processors(true, Some(1), |address| {
        for (lang, words) in
            [("fr", "Le serveur est occupé"), ("en", "The server is busy"), ("nl", "De server is bezet")]
        {
            let long = json!({ "fen": "start", "time": 10, "lang": lang });
            let (tell, told) = mpsc::channel();
            // One runs, two hundred may wait; some of them have had their turn before the last comes.
            let held: Vec<_> = (0..300)
                .map(|n| {
                    let stream = ask(address, &format!("198.51.{}.{}", 100 + n / 200, n % 200), &long);
                    let (reader, tell) = (stream.try_clone().unwrap(), tell.clone());
                    // Those that are cut off below have nothing to tell.
                    std::thread::spawn(move || answered(reader).map(|answer| tell.send(answer)));
                    stream
                })
                .collect();
            let (status, text) = told.iter().find(|(status, _)| *status != 200).unwrap();
            assert_eq!(status, 503, "{text}");
            assert!(text.contains("\"busy\"") && text.contains(words), "{text}");
            held.iter().for_each(|stream| stream.shutdown(Shutdown::Both).unwrap());
        }
    });
}

#[test]
fn one_client_has_four_analyses_and_no_more() {
    with_server(true, |address| {
        let long = json!({ "fen": "start", "time": 2, "lang": "nl" });
        // Whichever four of them arrive first.
        let asked: Vec<_> = (0..12)
            .map(|_| ask(address, "192.0.2.1", &long))
            .map(|stream| std::thread::spawn(move || whole(stream)))
            .collect();
        assert_eq!(whole(ask(address, "192.0.2.2", &json!({ "fen": "start", "depth": 1 }))).0, 200);
        let answers: Vec<_> = asked.into_iter().map(|answer| answer.join().unwrap()).collect();
        let (found, refused): (Vec<_>, Vec<_>) = answers.into_iter().partition(|(status, _)| *status == 200);
        assert!(found.len() >= 4 && !refused.is_empty(), "{found:?} {refused:?}");
        for (status, text) in refused {
            assert_eq!(status, 429);
            assert!(text.contains("\"too-many-requests\"") && text.contains("vier analyses"), "{text}");
        }
    });
}
