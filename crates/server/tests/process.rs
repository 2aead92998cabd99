//! The server as a process of its own: signals, sudden death, what is on the disk afterwards.
#![cfg(unix)]

use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use damier_server::{ServeOptions, Tables};
use serde_json::{json, Value};

/// Names the folder in which the child finds its database and leaves its address.
const FOLDER: &str = "DAMIER_TEST_FOLDER";

/// Not a test: the server that the tests start, by running this program again.
#[test]
#[ignore = "started by the other tests"]
fn child() {
    let Some(folder) = std::env::var_os(FOLDER).map(PathBuf::from) else { return };
    damier_server::init_logging();
    let options = ServeOptions {
        listen: "127.0.0.1:0".parse().unwrap(),
        database: None,
        tablebases: None,
        build_tables: 0,
        analysis: None,
        no_open: true,
        behind_proxy: false,
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let tables = Tables::none().unwrap();
    let served =
        runtime.block_on(damier_server::serve(&options, folder.join("games.db"), tables, |address| {
            // Renamed into place, so that nobody reads half an address.
            std::fs::write(folder.join("address.new"), address.to_string()).unwrap();
            std::fs::rename(folder.join("address.new"), folder.join("address")).unwrap();
        }));
    served.unwrap();
}

struct Process {
    child: Child,
    address: SocketAddr,
}

impl Process {
    fn start(folder: &Path) -> Process {
        let address_file = folder.join("address");
        let _ = std::fs::remove_file(&address_file);
        let child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "child", "--ignored", "--nocapture"])
            .env(FOLDER, folder)
            .env("RUST_LOG", "debug")
            .stdout(Stdio::null())
            .stderr(std::fs::OpenOptions::new().create(true).append(true).open(folder.join("log")).unwrap())
            .spawn()
            .unwrap();
        let until = Instant::now() + Duration::from_secs(30);
        let address = loop {
            if let Ok(text) = std::fs::read_to_string(&address_file) {
                break text.parse().unwrap();
            }
            assert!(Instant::now() < until, "the server did not start: {}", log(folder));
            std::thread::sleep(Duration::from_millis(10));
        };
        Process { child, address }
    }

    fn signal(&self, name: &str) {
        let status = Command::new("kill").arg(name).arg(self.child.id().to_string()).status().unwrap();
        assert!(status.success());
    }

    fn wait(&mut self) -> ExitStatus {
        let until = Instant::now() + Duration::from_secs(20);
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status;
            }
            assert!(Instant::now() < until, "the server did not end");
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    fn request(&self, method: &str, path: &str, body: &str) -> (u16, String) {
        let mut stream = TcpStream::connect(self.address).unwrap();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        stream.write_all(request.as_bytes()).unwrap();
        let mut text = String::new();
        stream.read_to_string(&mut text).unwrap();
        let status =
            text.split(' ').nth(1).and_then(|s| s.parse().ok()).unwrap_or_else(|| panic!("{text:?}"));
        let body = text.split_once("\r\n\r\n").map(|(_, body)| body.to_owned()).unwrap();
        (status, body)
    }

    fn json(&self, method: &str, path: &str, body: &Value) -> Value {
        let (status, text) = self.request(method, path, &body.to_string());
        assert!((200..300).contains(&status), "{status} {text}");
        serde_json::from_str(&text).unwrap()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn log(folder: &Path) -> String {
    std::fs::read_to_string(folder.join("log")).unwrap_or_default()
}

#[test]
fn no_answered_move_is_lost_when_the_server_is_killed() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Process::start(folder.path());
    let id = server.json("POST", "/api/games", &json!({}))["id"].as_str().unwrap().to_owned();
    let mut played = Vec::new();
    for ply in 0..12 {
        let game = format!("/api/games/{id}");
        let fen = server.json("GET", &game, &Value::Null)["status"]["fen"].clone();
        let legal = server.json("POST", "/api/moves", &json!({ "fen": fen }));
        let choice = legal["moves"][ply % legal["moves"].as_array().unwrap().len()]["notation"].clone();
        let answered =
            server.json("POST", &format!("{game}/moves"), &json!({ "ply": ply, "move": choice.clone() }));
        played.push(choice);
        assert_eq!(answered["moves"], json!(played));
        // Killed at the moment of the answer, each time anew.
        server.signal("-KILL");
        assert!(!server.wait().success());
        server = Process::start(folder.path());
        assert_eq!(server.json("GET", &game, &Value::Null)["moves"], json!(played), "{}", log(folder.path()));
    }
}

#[test]
fn a_library_keeps_all_that_was_answered_when_the_server_is_killed() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Process::start(folder.path());
    let id = server.json("POST", "/api/libraries", &json!({}))["id"].as_str().unwrap().to_owned();
    for n in 1..=5 {
        let games: Vec<String> =
            (0..20).map(|game| format!("[Round \"{n}.{game}\"]\n\n1. 32-28 *")).collect();
        let put = format!("/api/libraries/{id}/games");
        assert_eq!(server.json("PUT", &put, &json!({ "games": games }))["games"], 20 * n);
        // Killed at the moment of the answer, each time anew.
        server.signal("-KILL");
        assert!(!server.wait().success());
        server = Process::start(folder.path());
        let there = server.json("GET", &format!("/api/libraries/{id}/names"), &Value::Null);
        assert_eq!(there["names"].as_array().unwrap().len(), 20 * n, "{}", log(folder.path()));
    }
}

#[test]
fn a_server_killed_while_writing_keeps_all_it_answered() {
    let folder = tempfile::tempdir().unwrap();
    for round in 0..3 {
        let mut server = Process::start(folder.path());
        let address = server.address;
        let writers: Vec<_> = (0..3)
            .map(|_| {
                std::thread::spawn(move || {
                    // Plays on until the server dies; tells what was answered.
                    let mut answered: Vec<(String, usize)> = Vec::new();
                    loop {
                        let Some(text) = raw_post(address, "/api/games", "{}") else { return answered };
                        let game: Value = serde_json::from_str(&text).unwrap();
                        let id = game["id"].as_str().unwrap().to_owned();
                        answered.push((id.clone(), 0));
                        for (ply, text) in ["32-28", "19-23", "28x19", "14x23"].into_iter().enumerate() {
                            let body = json!({ "ply": ply, "move": text }).to_string();
                            if raw_post(address, &format!("/api/games/{id}/moves"), &body).is_none() {
                                return answered;
                            }
                            answered.last_mut().unwrap().1 = ply + 1;
                        }
                    }
                })
            })
            .collect();
        std::thread::sleep(Duration::from_millis(150 + 70 * round));
        server.signal("-KILL");
        server.wait();
        let answered: Vec<_> = writers.into_iter().flat_map(|writer| writer.join().unwrap()).collect();
        assert!(!answered.is_empty());
        let server = Process::start(folder.path());
        for (id, moves) in answered {
            let game = server.json("GET", &format!("/api/games/{id}"), &Value::Null);
            assert!(game["moves"].as_array().unwrap().len() >= moves, "{id}: {moves} moves were answered");
        }
    }
}

/// The body of a good answer; `None` when the server is gone.
fn raw_post(address: SocketAddr, path: &str, body: &str) -> Option<String> {
    let mut stream = TcpStream::connect(address).ok()?;
    let request = format!(
        "POST {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).ok()?;
    let mut text = String::new();
    stream.read_to_string(&mut text).ok()?;
    let (head, body) = text.split_once("\r\n\r\n")?;
    // Half an answer is none.
    let length = head
        .lines()
        .find_map(|line| line.to_ascii_lowercase().strip_prefix("content-length: ")?.parse().ok());
    (head.starts_with("HTTP/1.1 2") && length == Some(body.len())).then(|| body.to_owned())
}

#[test]
fn a_server_asked_to_end_ends_cleanly_and_soon() {
    for signal in ["-TERM", "-INT"] {
        let folder = tempfile::tempdir().unwrap();
        let mut server = Process::start(folder.path());
        let id = server.json("POST", "/api/games", &json!({}))["id"].as_str().unwrap().to_owned();
        // A connection that idles must not hold it up.
        let mut idle = TcpStream::connect(server.address).unwrap();
        let begun = Instant::now();
        server.signal(signal);
        assert!(server.wait().success(), "{}", log(folder.path()));
        assert!(begun.elapsed() < Duration::from_secs(5));
        assert_eq!(idle.read(&mut [0; 16]).unwrap_or(0), 0, "the idle connection was closed");
        // The database was closed: its log is folded in.
        assert!(!folder.path().join("games.db-wal").exists());
        assert!(log(folder.path()).contains("stopped"));
        let server = Process::start(folder.path());
        assert_eq!(server.request("GET", &format!("/api/games/{id}"), "").0, 200);
    }
}

#[test]
fn a_request_under_way_is_answered_before_the_end() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Process::start(folder.path());
    let mut stream = TcpStream::connect(server.address).unwrap();
    let body = r#"{"fen":"start"}"#;
    let head = format!(
        "POST /api/moves HTTP/1.1\r\nHost: localhost\r\nContent-Length: {}\r\n\r\n{}",
        body.len(),
        &body[..5]
    );
    stream.write_all(head.as_bytes()).unwrap();
    std::thread::sleep(Duration::from_millis(200));
    server.signal("-TERM");
    std::thread::sleep(Duration::from_millis(200));
    stream.write_all(&body.as_bytes()[5..]).unwrap();
    let mut text = String::new();
    stream.read_to_string(&mut text).unwrap();
    assert!(text.starts_with("HTTP/1.1 200") && text.contains("31-26"), "{text}");
    assert!(server.wait().success());
}

#[test]
fn noise_on_the_wire_is_answered_or_cut_off_and_the_server_lives() {
    let folder = tempfile::tempdir().unwrap();
    let server = Process::start(folder.path());
    let long = format!("GET /{} HTTP/1.1\r\n\r\n", "x".repeat(200_000));
    let head = format!("GET / HTTP/1.1\r\nHost: x\r\n{}\r\n", "X-A: b\r\n".repeat(500));
    for noise in
        [b"\x16\x03\x01\x02\x00".as_slice(), b"GET\r\n\r\n", &[0; 1000], long.as_bytes(), head.as_bytes()]
    {
        let mut stream = TcpStream::connect(server.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(5))).unwrap();
        let _ = stream.write_all(noise);
        let _ = stream.shutdown(std::net::Shutdown::Write);
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        let answer = String::from_utf8_lossy(&answer);
        assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 4"), "{answer}");
    }
    assert_eq!(server.request("GET", "/healthz", "").0, 200);
}

#[test]
fn logs_name_no_game_and_no_address() {
    let folder = tempfile::tempdir().unwrap();
    let server = Process::start(folder.path());
    let id = server.json("POST", "/api/games", &json!({ "white": "Secretive" }))["id"]
        .as_str()
        .unwrap()
        .to_owned();
    server.json("GET", &format!("/api/games/{id}"), &Value::Null);
    server.request("GET", &format!("/g/{id}"), "");
    let log = log(folder.path());
    assert!(log.contains("/api/games/{id}") && log.contains("127.0.0.0/24"), "{log}");
    assert!(log.contains("(site)"), "the debug log was asked for: {log}");
    for secret in [id.as_str(), "127.0.0.1 ", "Secretive"] {
        assert!(!log.contains(secret), "{secret}: {log}");
    }
}
