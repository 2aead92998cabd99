//! Clients that send the head of a request and its body apart, over a real connection: an early no
//! must not cut them off.

use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use damier_server::{Config, Server, Tables};

/// Runs a client against a server that listens.
pub(crate) fn with_server(behind_proxy: bool, client: impl FnOnce(SocketAddr) + Send + 'static) {
    with_processors(behind_proxy, None, client);
}

/// The same with so many processors for analyses.
pub(crate) fn with_processors(
    behind_proxy: bool,
    analysis: Option<usize>,
    client: impl FnOnce(SocketAddr) + Send + 'static,
) {
    let folder = tempfile::tempdir().unwrap();
    let config = Config {
        listen: "127.0.0.1:0".parse().unwrap(),
        database: folder.path().join("games.db"),
        behind_proxy,
        analysis,
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(async {
        let server = Server::bind(&config, Tables::none().unwrap()).await.unwrap();
        let address = server.address();
        let client = tokio::task::spawn_blocking(move || client(address));
        server.run_until(async { client.await.unwrap() }).await;
    });
}

fn connect(address: SocketAddr) -> TcpStream {
    let stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    stream.set_nodelay(true).unwrap();
    stream
}

/// Sends a POST with this body, the head first and the body a while later, and reads the answer.
fn post_apart(stream: &mut TcpStream, path: &str, body: &str) -> String {
    let length = body.len();
    let head = format!(
        "POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).unwrap();
    std::thread::sleep(Duration::from_millis(100));
    for piece in body.as_bytes().chunks(8 * 1024) {
        stream.write_all(piece).expect("the body is taken");
    }
    answer(stream)
}

/// One answer with a length, head and body.
fn answer(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    let mut byte = [0];
    while !bytes.ends_with(b"\r\n\r\n") {
        stream.read_exact(&mut byte).expect("an answer");
        bytes.push(byte[0]);
    }
    let head = String::from_utf8(bytes).unwrap();
    let length = head
        .lines()
        .find_map(|line| line.to_ascii_lowercase().strip_prefix("content-length: ")?.parse().ok())
        .unwrap_or(0);
    let mut body = vec![0; length];
    stream.read_exact(&mut body).unwrap();
    head + &String::from_utf8(body).unwrap()
}

const GOOD: &str = r#"{"fen":"W:W32:B28"}"#;

#[test]
fn an_early_no_waits_for_the_body_and_the_connection_lives() {
    with_server(false, |address| {
        let mut stream = connect(address);
        let too_large = format!(r#"{{"fen":"{}"}}"#, " ".repeat(100 * 1024));
        for (path, body, status) in [
            ("/api/moves", too_large.as_str(), "HTTP/1.1 413"),
            ("/api/nothing", too_large.as_str(), "HTTP/1.1 413"),
            ("/api/nothing", GOOD, "HTTP/1.1 404"),
            ("/healthz", GOOD, "HTTP/1.1 405"),
            ("/api/moves", GOOD, "HTTP/1.1 200"),
        ] {
            let text = post_apart(&mut stream, path, body);
            assert!(text.starts_with(status), "{path}: {text}");
        }
    });
}

#[test]
fn a_body_that_goes_on_and_on_ends_the_connection() {
    with_server(false, |address| {
        let mut stream = connect(address);
        let length = 1_u64 << 40;
        let head = format!("POST /api/moves HTTP/1.1\r\nHost: x\r\nContent-Length: {length}\r\n\r\n");
        stream.write_all(head.as_bytes()).unwrap();
        // Sent in full before the answer, as much as is read.
        stream.write_all(&[b' '; 256 * 1024 + 1]).unwrap();
        let text = answer(&mut stream);
        assert!(text.starts_with("HTTP/1.1 413"), "{text}");
        assert!(text.to_ascii_lowercase().contains("\r\nconnection: close\r\n"), "{text}");
    });
}

#[test]
fn a_client_that_asks_too_much_may_finish_its_request() {
    with_server(false, |address| {
        let stop = AtomicBool::new(false);
        std::thread::scope(|scope| {
            // Keeps the client's bucket empty.
            scope.spawn(|| {
                let mut flood = connect(address);
                while !stop.load(Ordering::Relaxed) {
                    let requests = "GET /api/nothing HTTP/1.1\r\nHost: x\r\n\r\n".repeat(50);
                    flood.write_all(requests.as_bytes()).unwrap();
                    for _ in 0..50 {
                        answer(&mut flood);
                    }
                }
            });
            let mut stream = connect(address);
            let refused = (0..200).any(|_| {
                let text = post_apart(&mut stream, "/api/games", "{}");
                assert!(text.starts_with("HTTP/1.1 201") || text.starts_with("HTTP/1.1 429"), "{text}");
                text.starts_with("HTTP/1.1 429")
            });
            stop.store(true, Ordering::Relaxed);
            assert!(refused);
        });
    });
}
