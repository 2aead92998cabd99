//! `damier serve`: starts, answers, ends.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, ChildStdout, Stdio};

use crate::common::{command, damier, function};

/// A server on a free port, ended when dropped.
struct Server {
    child: Child,
    out: BufReader<ChildStdout>,
    address: String,
}

impl Server {
    fn start(arguments: &[&str], variables: &[(&str, &str)]) -> Server {
        let mut all = arguments.to_vec();
        all.push("--json");
        let mut child = command(&all)
            .envs(variables.iter().copied())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        out.read_line(&mut line).unwrap();
        let answer: serde_json::Value = serde_json::from_str(&line).expect(&line);
        let url = answer["url"].as_str().unwrap();
        let address = url.trim_start_matches("http://").trim_end_matches('/').to_owned();
        Server { child, out, address }
    }

    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nHost: damier\r\nConnection: close\r\n\r\n").unwrap();
        let mut text = Vec::new();
        stream.read_to_end(&mut text).unwrap();
        String::from_utf8_lossy(&text).into_owned()
    }

    fn post(&self, path: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let length = body.len();
        write!(
            stream,
            "POST {path} HTTP/1.1\r\nHost: damier\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        )
        .unwrap();
        let mut text = Vec::new();
        stream.read_to_end(&mut text).unwrap();
        String::from_utf8_lossy(&text).into_owned()
    }

    #[cfg(unix)]
    fn stop(mut self) -> (Option<i32>, String) {
        let id = self.child.id().to_string();
        let killed = std::process::Command::new("kill").args(["-TERM", &id]).status().unwrap();
        assert!(killed.success());
        let status = self.child.wait().unwrap();
        let mut rest = String::new();
        self.out.read_to_string(&mut rest).unwrap();
        (status.code(), rest)
    }
}

#[test]
fn b5_endings_of_four_pieces_are_known_from_the_first_moment() {
    let home = tempfile::tempdir().unwrap();
    let start = |more: &[&str]| {
        let mut arguments = vec!["serve", "--listen", "127.0.0.1:0", "--no-open"];
        arguments.extend(more);
        Server::start(&arguments, &[("XDG_DATA_HOME", home.path().to_str().unwrap())])
    };
    let two = r#"{"fen":"W:WK1,K2:BK45","ruleset":"fmjd"}"#;
    let three = r#"{"fen":"W:WK1,K7,K18:BK35","ruleset":"fmjd"}"#;
    let knows = |server: &Server| {
        let answer = server.post("/api/tablebase", two);
        assert!(answer.contains(r#""wdl":"win","plies":7,"#), "{answer}");
        assert!(answer.contains(r#""limit":{"reason":"5-moves","plies_left":10,"fits":true}"#), "{answer}");
        let answer = server.post("/api/tablebase", three);
        assert!(answer.contains(r#""wdl":"win","plies":15,"#), "{answer}");
    };
    let folder = home.path().join("damier").join("tablebase");
    knows(&start(&[]));
    assert!(!folder.exists(), "nothing is built unasked");
    let server = start(&["--tablebases", "off", "--build-tables", "2"]);
    assert!(server.post("/api/tablebase", two).starts_with("HTTP/1.1 404"));
    drop(server);
    assert!(!folder.exists() && !std::path::Path::new("off").exists());

    // A file of one's own that is none is told and does not stop the site; it is replaced when building is
    // asked for.
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("0101.wdl"), "none").unwrap();
    knows(&start(&[]));
    assert_eq!(std::fs::read(folder.join("0101.wdl")).unwrap(), b"none");
    let server = start(&["--build-tables", "3"]);
    knows(&server);
    let begun = std::time::Instant::now();
    while !folder.join("2010.dtw").exists() || !folder.join("1020.dtw").exists() {
        assert!(begun.elapsed().as_secs() < 60);
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
    knows(&server);
    drop(server);
    // The command line finds the same folder.
    let run = command(&["tablebase", "probe", "W:WK1,K2:BK45", "--json"])
        .env("XDG_DATA_HOME", home.path())
        .output()
        .unwrap();
    assert!(run.status.success());
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(unix)]
#[test]
fn it_answers_and_ends_in_peace() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("games.db");
    let server = Server::start(
        &["serve", "--listen", "127.0.0.1:0", "--database", database.to_str().unwrap(), "--no-open"],
        &[],
    );
    assert!(server.get("/healthz").starts_with("HTTP/1.1 200"));
    assert!(server.get("/api/openapi.json").contains("openapi"));
    assert!(database.exists());
    assert_eq!(server.stop(), (Some(0), String::new()));
}

#[cfg(unix)]
#[test]
fn the_games_are_in_the_data_folder_of_the_user() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let server = Server::start(
        &["serve", "--listen", "127.0.0.1:0", "--no-open"],
        &[("XDG_DATA_HOME", data.to_str().unwrap())],
    );
    assert!(server.get("/healthz").starts_with("HTTP/1.1 200"));
    assert!(data.join("damier/damier.db").exists());
    server.stop();
    let server = Server::start(
        &["serve", "--listen", "127.0.0.1:0", "--no-open"],
        &[("HOME", folder.path().to_str().unwrap())],
    );
    assert!(folder.path().join(".local/share/damier/damier.db").exists());
    server.stop();
}

#[test]
fn what_cannot_be_served_is_told() {
    let run = damier(&["serve", "--listen", "127.0.0.1:0", "--no-open", "--json"]);
    // Neither XDG_DATA_HOME nor HOME: nowhere to keep the games.
    assert_eq!(run.error_code(), "usage");
    run.assert_one_line_error();
    // `damier` alone is `damier serve`.
    let alone = damier(&["--json"]);
    assert_eq!(alone.error_code(), "usage");
    let folder = tempfile::tempdir().unwrap();
    let run = damier(&[
        "serve",
        "--listen",
        "127.0.0.1:0",
        "--no-open",
        "--json",
        "--database",
        folder.path().to_str().unwrap(),
    ]);
    assert_eq!((run.code, run.error_code().as_str()), (2, "unreadable-file"));
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let database = folder.path().join("x.db");
    let run = damier(&[
        "serve",
        "--listen",
        &address,
        "--no-open",
        "--json",
        "--database",
        database.to_str().unwrap(),
    ]);
    assert_eq!(run.code, 2);
    assert!(run.err.contains(&address), "{}", run.err);
}

#[test]
fn openapi_is_the_document_of_the_server() {
    let run = function(&["openapi"], b"");
    assert_eq!(run.code, 0);
    let document: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    assert!(document["openapi"].as_str().unwrap().starts_with("3."));
    for path in ["/api/moves", "/api/explain", "/api/status"] {
        assert!(document["paths"].get(path).is_some(), "{path}");
    }
}

#[test]
fn what_keeps_the_server_from_starting_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("games.db");
    let database = database.to_str().unwrap();
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    for (language, words) in [
        ("fr", "un autre programme écoute déjà à cette adresse"),
        ("en", "another program listens on this address already"),
        ("nl", "een ander programma luistert al op dit adres"),
    ] {
        let run =
            damier(&["serve", "--listen", &address, "--database", database, "--no-open", "--lang", language]);
        run.assert_one_line_error();
        assert!(run.err.contains(&address) && run.err.contains(words), "{}", run.err);
    }
    // A folder that is not there is not made for a name that was typed.
    let nowhere = folder.path().join("no/such");
    let run = damier(&["serve", "--database", nowhere.join("t.db").to_str().unwrap(), "--lang", "fr"]);
    run.assert_one_line_error();
    assert!(run.err.contains("n'existe pas") && !nowhere.exists(), "{}", run.err);
    // Another file is no database.
    let text = folder.path().join("text.db");
    std::fs::write(&text, "this is no database, whatever its name may say about that").unwrap();
    let run =
        damier(&["serve", "--listen", "127.0.0.1:0", "--database", text.to_str().unwrap(), "--lang", "nl"]);
    run.assert_one_line_error();
    assert!(run.err.contains("het bestand met de partijen"), "{}", run.err);
}

#[cfg(target_os = "linux")]
#[test]
fn an_answer_that_cannot_be_written_is_told() {
    let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
    let output = command(&["moves", "start", "--lang", "fr"]).stdout(full).output().unwrap();
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2));
    assert!(
        told.starts_with("damier: la sortie standard ne peut pas être écrite\u{a0}: il n'y a plus de place"),
        "{told}"
    );
}
