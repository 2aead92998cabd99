//! Bytes in, text with line and column out: decoding in pieces, in constant memory.
//!
//! UTF-8 is passed through; a byte order mark selects UTF-16; a line that is not UTF-8 is read in
//! an old code page and noted. NUL bytes and byte order marks inside the text are dropped; where
//! nothing else comes, the source is no text.

use std::io::{self, BufRead};

use crate::encoding::CodePage;

/// A place in a file, both counted from 1; columns count characters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Place {
    /// The line.
    pub line: u64,
    /// The column.
    pub column: u64,
}

/// A line whose bytes had to be interpreted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct DecodingNote {
    pub(crate) line: u64,
    /// The page used; `None` for broken UTF-16.
    pub(crate) page: Option<CodePage>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Encoding {
    Unknown,
    Utf8,
    Utf16 { big_endian: bool },
}

/// The most that is decoded at a time, and the longest line that is held back to be judged whole.
const PIECE: usize = 64 * 1024;

/// How many bytes may follow each other without giving any text: `/dev/zero` never ends.
const MOST_FRUITLESS: usize = 16 << 20;

pub(crate) struct Input<R> {
    source: R,
    source_ended: bool,
    encoding: Encoding,
    /// Bytes not yet decoded: the beginning of a line, or of a character.
    raw: Vec<u8>,
    /// Decoded text, always valid UTF-8; what lies before `pos` has been read.
    text: Vec<u8>,
    pos: usize,
    line: u64,
    /// Where the line begins in `text`; wraps below zero when the beginning is gone.
    line_start: usize,
    /// Bytes since `line_start` that begin no character.
    continuation: usize,
    /// Bytes taken from the source since the last that gave text.
    fruitless: usize,
    pub(crate) notes: Vec<DecodingNote>,
}

impl<R: BufRead> Input<R> {
    pub(crate) fn new(source: R) -> Input<R> {
        Input {
            source,
            source_ended: false,
            encoding: Encoding::Unknown,
            raw: Vec::new(),
            text: Vec::with_capacity(2 * PIECE),
            pos: 0,
            line: 1,
            line_start: 0,
            continuation: 0,
            fruitless: 0,
            notes: Vec::new(),
        }
    }

    /// What has been decoded and not yet read.
    #[inline]
    pub(crate) fn window(&self) -> &[u8] {
        &self.text[self.pos..]
    }

    /// Makes the window at least this long, or as long as the rest of the source.
    #[inline]
    pub(crate) fn ensure(&mut self, len: usize) -> io::Result<()> {
        if self.text.len() - self.pos >= len || self.source_ended {
            return Ok(());
        }
        self.fill(len)
    }

    #[cold]
    fn fill(&mut self, len: usize) -> io::Result<()> {
        self.text.copy_within(self.pos.., 0);
        self.text.truncate(self.text.len() - self.pos);
        self.line_start = self.line_start.wrapping_sub(self.pos);
        self.pos = 0;
        while self.text.len() < len && !self.source_ended {
            let source = &mut self.source;
            let piece = match source.fill_buf() {
                Ok(piece) => piece,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            let taken = piece.len().min(PIECE);
            let clean = matches!(self.encoding, Encoding::Utf8)
                && self.raw.is_empty()
                && piece[..taken].is_ascii()
                && !piece[..taken].contains(&0);
            if clean {
                self.text.extend_from_slice(&piece[..taken]);
            } else {
                self.raw.extend_from_slice(&piece[..taken]);
            }
            source.consume(taken);
            self.source_ended = taken == 0;
            if clean {
                self.fruitless = 0;
            } else {
                let before = self.text.len();
                self.decode();
                self.fruitless = if self.text.len() > before { 0 } else { self.fruitless + taken };
            }
            if self.fruitless > MOST_FRUITLESS {
                return Err(io::Error::new(io::ErrorKind::InvalidData, "no text, only NUL bytes"));
            }
        }
        Ok(())
    }

    /// Moves on over ASCII text without a line break.
    #[inline]
    pub(crate) fn advance(&mut self, bytes: usize) {
        self.pos += bytes;
    }

    /// Moves on over any text, keeping count of lines and columns.
    pub(crate) fn advance_over(&mut self, bytes: usize) {
        let end = (self.pos + bytes).min(self.text.len());
        while self.pos < end {
            let byte = self.text[self.pos];
            if byte == b'\n' || byte == b'\r' {
                self.line_break(byte);
            } else {
                self.continuation += usize::from(byte & 0xC0 == 0x80);
                self.pos += 1;
            }
        }
    }

    /// Moves on over a `\n` or `\r`; `\r\n` counts once, with its `\n`.
    #[inline]
    pub(crate) fn line_break(&mut self, byte: u8) {
        self.pos += 1;
        if byte == b'\n' || self.text.get(self.pos) != Some(&b'\n') {
            self.line += 1;
            self.line_start = self.pos;
            self.continuation = 0;
        }
    }

    /// Moves on over the one blank that stands between most pieces; says whether that was all.
    #[inline]
    pub(crate) fn skip_one_blank(&mut self) -> bool {
        match self.text.get(self.pos..self.pos + 2) {
            Some([b' ', b'!'..=b'~']) => {
                self.pos += 1;
                true
            }
            _ => false,
        }
    }

    /// Moves on over blanks and line breaks; says whether the source has more.
    pub(crate) fn skip_blanks(&mut self) -> io::Result<bool> {
        loop {
            while let Some(&byte) = self.text.get(self.pos) {
                match byte {
                    b' ' | b'\t' | 0x0B | 0x0C | 0x1A => self.pos += 1,
                    b'\n' | b'\r' if self.pos + 1 < self.text.len() || self.source_ended => {
                        self.line_break(byte)
                    }
                    b'\n' | b'\r' => break,
                    0xC2 if self.text.get(self.pos + 1) == Some(&0xA0) => {
                        self.pos += 2;
                        self.continuation += 1;
                    }
                    _ => return Ok(true),
                }
            }
            if self.source_ended {
                return Ok(false);
            }
            let more = self.text.len() - self.pos + 1;
            self.fill(more)?;
        }
    }

    #[inline]
    pub(crate) fn line(&self) -> u64 {
        self.line
    }

    /// The place of the first unread character.
    pub(crate) fn place(&self) -> Place {
        let column = self.pos.wrapping_sub(self.line_start).wrapping_sub(self.continuation);
        Place { line: self.line, column: column as u64 + 1 }
    }

    /// Puts text back in front of what is unread, and the counts back to where it began.
    pub(crate) fn push_back(&mut self, text: &[u8], place: Place) {
        let mut whole = Vec::with_capacity(text.len() + self.text.len() - self.pos);
        whole.extend_from_slice(text);
        whole.extend_from_slice(&self.text[self.pos..]);
        self.text = whole;
        self.pos = 0;
        self.line = place.line;
        self.line_start = 0_usize.wrapping_sub(place.column as usize - 1);
        self.continuation = 0;
    }

    fn decode(&mut self) {
        if self.encoding == Encoding::Unknown {
            if self.raw.len() < 3 && !self.source_ended {
                return;
            }
            let (encoding, mark) = match self.raw.as_slice() {
                [0xEF, 0xBB, 0xBF, ..] => (Encoding::Utf8, 3),
                [0xFF, 0xFE, ..] => (Encoding::Utf16 { big_endian: false }, 2),
                [0xFE, 0xFF, ..] => (Encoding::Utf16 { big_endian: true }, 2),
                _ => (Encoding::Utf8, 0),
            };
            self.encoding = encoding;
            self.raw.drain(..mark);
        }
        match self.encoding {
            Encoding::Utf16 { big_endian } => self.decode_utf16(big_endian),
            _ => self.decode_utf8(),
        }
    }

    fn decode_utf8(&mut self) {
        let raw = std::mem::take(&mut self.raw);
        let (valid, incomplete) = match std::str::from_utf8(&raw) {
            Ok(_) => (raw.len(), true),
            Err(error) => (error.valid_up_to(), error.error_len().is_none() && !self.source_ended),
        };
        if incomplete {
            // A line that is not at its end is judged when it is: what is ASCII is sure.
            let begun = raw.iter().rposition(|b| matches!(b, b'\n' | b'\r')).map_or(0, |at| at + 1);
            let ascii = raw[begun..].iter().position(|b| !b.is_ascii()).map_or(raw.len(), |at| begun + at);
            let sure = if self.source_ended || raw.len() - begun >= PIECE { valid } else { ascii.min(valid) };
            self.append(&raw[..sure]);
            self.raw.extend_from_slice(&raw[sure..]);
        } else {
            self.decode_lines(&raw);
        }
    }

    /// Line by line, because some line is not UTF-8.
    fn decode_lines(&mut self, raw: &[u8]) {
        let mut line = self.line + line_breaks(&self.text[self.pos..]);
        let mut rest = raw;
        while !rest.is_empty() {
            let end = rest.iter().position(|b| matches!(b, b'\n' | b'\r'));
            let len = match end {
                Some(end) => end + 1,
                None if self.source_ended || rest.len() >= PIECE => rest.len(),
                None => break,
            };
            let (this, next) = rest.split_at(len);
            rest = next;
            match std::str::from_utf8(this) {
                Ok(_) => self.append(this),
                Err(error) if error.error_len().is_none() && end.is_none() && !self.source_ended => {
                    self.append(&this[..error.valid_up_to()]);
                    self.raw.extend_from_slice(&this[error.valid_up_to()..]);
                }
                Err(_) => {
                    let page = CodePage::guess(this);
                    self.notes.push(DecodingNote { line, page: Some(page) });
                    let text: String = this.iter().map(|b| page.char_of(*b)).collect();
                    self.append(text.as_bytes());
                }
            }
            line += u64::from(this.ends_with(b"\n") || (this.ends_with(b"\r") && !rest.starts_with(b"\n")));
        }
        self.raw.extend_from_slice(rest);
    }

    /// Takes UTF-8 over, without NULs and byte order marks.
    fn append(&mut self, bytes: &[u8]) {
        if !bytes.contains(&0) && !bytes.contains(&0xEF) {
            self.text.extend_from_slice(bytes);
            return;
        }
        let mut rest = bytes;
        while let Some(&byte) = rest.first() {
            let dropped = if byte == 0 {
                1
            } else if rest.starts_with(&[0xEF, 0xBB, 0xBF]) {
                3
            } else {
                self.text.push(byte);
                rest = &rest[1..];
                continue;
            };
            rest = &rest[dropped..];
        }
    }

    fn decode_utf16(&mut self, big_endian: bool) {
        let raw = std::mem::take(&mut self.raw);
        let unit = |pair: &[u8]| {
            let pair = [pair[0], pair[1]];
            if big_endian {
                u16::from_be_bytes(pair)
            } else {
                u16::from_le_bytes(pair)
            }
        };
        let mut whole = raw.len() / 2 * 2;
        // A first half of a pair waits for the second.
        if whole >= 2 && !self.source_ended && (0xD800..0xDC00).contains(&unit(&raw[whole - 2..whole])) {
            whole -= 2;
        }
        let mut broken = self.source_ended && whole < raw.len();
        let mut text = String::new();
        for result in char::decode_utf16(raw[..whole].chunks(2).map(unit)) {
            broken |= result.is_err();
            let c = result.unwrap_or(char::REPLACEMENT_CHARACTER);
            if c != '\0' && c != '\u{FEFF}' {
                text.push(c);
            }
        }
        if broken {
            let line = self.line + line_breaks(&self.text[self.pos..]);
            self.notes.push(DecodingNote { line, page: None });
        }
        self.text.extend_from_slice(text.as_bytes());
        if !self.source_ended {
            self.raw.extend_from_slice(&raw[whole..]);
        }
    }
}

/// How many lines end in this text.
fn line_breaks(text: &[u8]) -> u64 {
    let ends = |pair: &[u8]| pair[0] == b'\n' || (pair[0] == b'\r' && pair[1] != b'\n');
    let last = matches!(text.last(), Some(b'\n' | b'\r'));
    text.windows(2).filter(|pair| ends(pair)).count() as u64 + u64::from(last)
}
