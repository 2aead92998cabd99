//! A connection that carries messages.

use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpStream, ToSocketAddrs};
use std::time::Duration;

use super::message::{Framer, Message, MessageError};

/// The port where programs listen unless told otherwise.
pub const PORT: u16 = 27531;

/// What comes from the other end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Incoming {
    /// A message.
    Message(Message),
    /// Something that is none.
    Bad(MessageError),
    /// The connection has ended.
    Closed,
}

/// One end of a connection. Dropping it closes the connection.
#[derive(Debug)]
pub struct Link(TcpStream);

impl Link {
    /// Takes a connection; a thread hands what arrives to `deliver`, until that says `false`.
    ///
    /// # Errors
    /// When the system gives no second handle on the connection.
    pub fn open(
        stream: TcpStream,
        mut deliver: impl FnMut(Incoming) -> bool + Send + 'static,
    ) -> io::Result<Link> {
        // Messages are small and waited for. A failure costs speed, nothing else.
        let _ = stream.set_nodelay(true);
        stream.set_write_timeout(Some(Duration::from_secs(30)))?;
        let mut reader = stream.try_clone()?;
        std::thread::spawn(move || {
            let mut framer = Framer::default();
            let mut buffer = [0; 4096];
            while let Ok(length @ 1..) = reader.read(&mut buffer) {
                for message in framer.push(&buffer[..length]) {
                    let incoming = message.map_or_else(Incoming::Bad, Incoming::Message);
                    if !deliver(incoming) {
                        return;
                    }
                }
            }
            deliver(Incoming::Closed);
        });
        Ok(Link(stream))
    }

    /// Sends a message.
    ///
    /// # Errors
    /// When the connection is gone.
    pub fn send(&mut self, message: &Message) -> io::Result<()> {
        let mut bytes = message.text().into_bytes();
        bytes.push(0);
        self.0.write_all(&bytes)
    }
}

impl Drop for Link {
    fn drop(&mut self) {
        // It may be closed already.
        let _ = self.0.shutdown(Shutdown::Both);
    }
}

/// Connects to `HOST` or `HOST:PORT`, where the port may be left out.
///
/// # Errors
/// When there is nobody.
pub fn connect(address: &str) -> io::Result<TcpStream> {
    let bracketed = address.starts_with('[');
    let has_port = match address.rsplit_once(':') {
        Some((host, port)) => port.parse::<u16>().is_ok() && (!host.contains(':') || host.ends_with(']')),
        None => false,
    };
    let resolved: Vec<_> = if has_port {
        address.to_socket_addrs()?.collect()
    } else {
        let host = if bracketed { address.trim_matches(['[', ']']) } else { address };
        (host, PORT).to_socket_addrs()?.collect()
    };
    let mut error = io::Error::new(io::ErrorKind::NotFound, "no such host");
    for address in resolved {
        match TcpStream::connect_timeout(&address, Duration::from_secs(10)) {
            Ok(stream) => return Ok(stream),
            Err(failed) => error = failed,
        }
    }
    Err(error)
}
