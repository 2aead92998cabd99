//! One client: a connection from an address of its own, requests one after the other.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};

use crate::Failure;

/// A connection to the server.
pub(crate) struct Client {
    stream: TcpStream,
}

/// An answer and when it came.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) body: String,
    /// Until the first byte of the body.
    pub(crate) first: Duration,
    pub(crate) whole: Duration,
}

impl Client {
    pub(crate) async fn connect(from: Ipv4Addr, server: SocketAddr) -> Result<Client, Failure> {
        let socket = TcpSocket::new_v4()?;
        socket.bind((from, 0).into())?;
        let stream = socket.connect(server).await?;
        stream.set_nodelay(true)?;
        Ok(Client { stream })
    }

    /// Asks, and reads the answer to its end: what its head says of its length, or the last piece of it.
    pub(crate) async fn ask(&mut self, method: &str, path: &str, body: &str) -> Result<Answer, Failure> {
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: load\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n",
            body.len()
        );
        let begun = Instant::now();
        self.stream.write_all(format!("{head}{body}").as_bytes()).await?;
        let mut read = Vec::new();
        let mut first = None;
        loop {
            if self.stream.read_buf(&mut read).await? == 0 {
                return Err("the server closed the connection".into());
            }
            let Some(end) = find(&read, b"\r\n\r\n") else { continue };
            let head = String::from_utf8_lossy(&read[..end]).to_ascii_lowercase();
            let body = &read[end + 4..];
            if !body.is_empty() && first.is_none() {
                first = Some(begun.elapsed());
            }
            let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
            let done = match length {
                Some(length) => body.len() >= length.trim().parse()?,
                None => body.ends_with(b"\r\n0\r\n\r\n") || body == b"0\r\n\r\n",
            };
            if done {
                let status = head.split(' ').nth(1).ok_or("no status")?.parse()?;
                let whole = begun.elapsed();
                let body = String::from_utf8_lossy(body).into_owned();
                return Ok(Answer { status, body, first: first.unwrap_or(whole), whole });
            }
        }
    }
}

fn find(bytes: &[u8], what: &[u8]) -> Option<usize> {
    bytes.windows(what.len()).position(|window| window == what)
}
