//! What holds for any bytes; the fuzz targets run the same functions.
#![allow(dead_code)] // Each user takes some of them.

use std::io::Cursor;

use damier_arena::dxp::{Framer, Message};
use damier_arena::hub::{serve, Known};
use damier_book::{Opener, Taste};

/// Messages are the same however the bytes are cut, and what was read is written so that it is read again.
pub(crate) fn dxp_messages(bytes: &[u8]) {
    let mut whole = Framer::default();
    let at_once = whole.push(bytes);
    let mut pieces = Framer::default();
    let one_by_one: Vec<_> = bytes.iter().flat_map(|byte| pieces.push(std::slice::from_ref(byte))).collect();
    assert_eq!(at_once, one_by_one);
    for message in at_once.into_iter().flatten() {
        let text = message.text();
        let again = Message::parse(text.as_bytes()).unwrap_or_else(|e| panic!("{text:?}: {e}"));
        assert_eq!(again.text(), text);
    }
}

/// An engine without endgame tables, whose book is off until it is asked for.
pub(crate) fn known() -> Known {
    Known { endgames: None, opener: Opener::shipped(Taste::default(), 1), book: false }
}

/// Any lines whatever end in a closed input, without a panic. Searches are kept short.
pub(crate) fn hub_lines(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes).replace("tt-size", "tt").replace("threads", "t");
    let lines = format!("hub\nset-param name=tt-size value=10\ninit\n{text}\nstop\nquit\n");
    let mut out = Vec::new();
    let served = serve(&mut Cursor::new(lines.into_bytes()), &mut out, "fuzz", known());
    assert!(served.is_ok());
    assert!(String::from_utf8_lossy(&out).contains("wait\n"));
}
