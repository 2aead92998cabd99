//! A connection that carries messages.

use std::fmt;
use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpStream, ToSocketAddrs};
use std::str::FromStr;
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

/// Where a program listens: `HOST` or `HOST:PORT`; an IPv6 address with a port is in brackets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Address {
    host: String,
    port: u16,
}

/// What is wrong with an address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AddressError {
    /// There is no host.
    Host,
    /// The port is no number from 1 to 65535; what stands there.
    Port(String),
}

impl fmt::Display for AddressError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AddressError::Host => f.write_str("expected HOST or HOST:PORT"),
            AddressError::Port(text) => write!(f, "port {text:?}, expected a number from 1 to 65535"),
        }
    }
}

impl std::error::Error for AddressError {}

impl FromStr for Address {
    type Err = AddressError;

    fn from_str(text: &str) -> Result<Address, AddressError> {
        let (host, port) = match text.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
            Some((host, "")) => (host, None),
            Some((host, rest)) => (host, Some(rest.strip_prefix(':').unwrap_or(rest))),
            None => match text.split_once(':') {
                // More than one colon: an IPv6 address alone.
                Some((host, port)) if !port.contains(':') => (host, Some(port)),
                _ => (text, None),
            },
        };
        let port = match port {
            None => PORT,
            // A sign is no part of a port, though Rust reads `+1`.
            Some(text) => match text.parse() {
                Ok(port) if port > 0 && !text.starts_with('+') => port,
                _ => return Err(AddressError::Port(text.to_owned())),
            },
        };
        if host.is_empty() {
            return Err(AddressError::Host);
        }
        Ok(Address { host: host.to_owned(), port })
    }
}

/// Connects to whoever listens there.
///
/// # Errors
/// When there is nobody.
pub fn connect(address: &Address) -> io::Result<TcpStream> {
    let mut error = io::Error::new(io::ErrorKind::NotFound, "no such host");
    for address in (address.host.as_str(), address.port).to_socket_addrs()? {
        match TcpStream::connect_timeout(&address, Duration::from_secs(10)) {
            Ok(stream) => return Ok(stream),
            Err(failed) => error = failed,
        }
    }
    Err(error)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_and_ports_that_are_none_are_named() {
        for (text, host, port) in [
            ("localhost", "localhost", PORT),
            ("localhost:1", "localhost", 1),
            ("127.0.0.1:65535", "127.0.0.1", 65535),
            ("::1", "::1", PORT),
            ("[::1]", "::1", PORT),
            ("[::1]:27000", "::1", 27000),
        ] {
            assert_eq!(text.parse(), Ok(Address { host: host.to_owned(), port }), "{text}");
        }
        for (text, port) in [
            ("127.0.0.1:99999", "99999"),
            ("localhost:0", "0"),
            ("localhost:", ""),
            ("localhost:-1", "-1"),
            ("localhost:+1", "+1"),
            ("localhost:x", "x"),
            ("[::1]:65536", "65536"),
            ("[::1]x", "x"),
        ] {
            assert_eq!(text.parse::<Address>(), Err(AddressError::Port(port.to_owned())), "{text}");
        }
        for text in ["", ":27531", "[]"] {
            assert_eq!(text.parse::<Address>(), Err(AddressError::Host), "{text}");
        }
    }
}
