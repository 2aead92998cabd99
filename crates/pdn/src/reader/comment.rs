//! Comments: `{…}`, `;…` and `%…`.

use std::io::{self, BufRead};

use super::tag::{bracket, Bracket};
use super::{Reader, MOST_COMMENT};
use crate::cursor::char_at;
use crate::input::Place;
use crate::scan::LOOK_AHEAD;
use crate::visitor::{utf8, Visitor};
use crate::warning::WarningCode;

/// How far a comment may run on after a line that looks like a tag before it is taken to be unclosed.
const MOST_AFTER_TAG: usize = 64 * 1024;

impl<R: BufRead> Reader<R> {
    /// Reads the comment in front and tells the visitor of it, or keeps it until the game begins.
    pub(super) fn comment<V: Visitor>(&mut self, visitor: &mut V) -> io::Result<()> {
        self.scratch.clear();
        let opening = self.input.place();
        if self.input.window().first() == Some(&b'{') {
            self.braces()?;
        } else {
            self.rest_of_line()?;
        }
        if self.game.skipped == 0 {
            self.tidy_scratch();
            if self.scratch.iter().any(|byte| matches!(byte, b'{' | b'}')) {
                self.warnings.add(WarningCode::NestedComment, opening);
            }
            let text = utf8(&self.scratch);
            if self.game.begun {
                visitor.comment(text);
            } else if self.leading_len + text.len() <= MOST_COMMENT {
                self.leading_len += text.len();
                self.leading.push(text.to_owned());
            } else {
                self.warnings.add(WarningCode::CommentTooLong, self.input.place());
            }
        }
        Ok(())
    }

    /// Line ends become `\n`; HTML's entities what they stand for.
    fn tidy_scratch(&mut self) {
        if self.scratch.contains(&b'\r') {
            let text = utf8(&self.scratch).replace("\r\n", "\n").replace('\r', "\n");
            self.scratch = text.into_bytes();
        }
        if self.html && self.scratch.contains(&b'&') {
            let mut text = String::with_capacity(self.scratch.len());
            let mut at = 0;
            while let Some((c, len)) = char_at(&self.scratch, at) {
                text.push(c);
                at += len;
            }
            self.scratch = text.into_bytes();
        }
    }

    fn rest_of_line(&mut self) -> io::Result<()> {
        self.input.advance(1);
        loop {
            self.input.ensure(LOOK_AHEAD)?;
            let window = self.input.window();
            let end = window.iter().position(|b| matches!(b, b'\n' | b'\r'));
            let len = end.unwrap_or(window.len());
            self.keep(len);
            self.input.advance_over(len);
            if end.is_some() || len == 0 {
                return Ok(());
            }
        }
    }

    /// Reads `{…}`. One that is never closed ends where a line begins with a tag.
    fn braces(&mut self) -> io::Result<()> {
        let opening = self.input.place();
        self.input.advance(1);
        let mut depth = 1_u32;
        let mut tag: Option<(usize, Place)> = None;
        loop {
            self.input.ensure(LOOK_AHEAD)?;
            let window = self.input.window();
            let stop = window.iter().position(|b| matches!(b, b'{' | b'}' | b'\n' | b'\r'));
            let len = stop.unwrap_or(window.len());
            let byte = stop.map(|at| window[at]);
            self.keep(len);
            self.input.advance_over(len);
            match byte {
                Some(b'}') => {
                    depth -= 1;
                    if depth == 0 {
                        self.input.advance(1);
                        break;
                    }
                    self.keep(1);
                    self.input.advance(1);
                }
                Some(b'{') => {
                    depth = depth.saturating_add(1);
                    self.keep(1);
                    self.input.advance(1);
                }
                Some(_) => {
                    self.keep(1);
                    self.input.advance_over(1);
                    if tag.is_none() && self.at_tag()? {
                        tag = Some((self.scratch.len(), self.input.place()));
                    }
                }
                None if len == 0 => {
                    self.unclosed(opening, tag);
                    return Ok(());
                }
                None => {}
            }
            let too_far = tag.map_or(false, |(at, _)| self.scratch.len() - at > MOST_AFTER_TAG);
            if too_far || (tag.is_some() && self.scratch.len() >= MOST_COMMENT) {
                self.unclosed(opening, tag);
                return Ok(());
            }
        }
        Ok(())
    }

    /// Whether a line begins here with something like `[Event "…"]`.
    fn at_tag(&mut self) -> io::Result<bool> {
        if self.input.window().is_empty() {
            self.input.ensure(1)?;
        }
        if self.input.window().first() != Some(&b'[') {
            return Ok(false);
        }
        self.input.ensure(LOOK_AHEAD)?;
        let window = self.input.window();
        Ok(window.get(1).map_or(false, u8::is_ascii_uppercase) && matches!(bracket(window), Bracket::Tag))
    }

    fn unclosed(&mut self, opening: Place, tag: Option<(usize, Place)>) {
        self.warnings.add(WarningCode::UnclosedComment, opening);
        if let Some((at, place)) = tag {
            self.input.push_back(&self.scratch[at..], place);
            self.scratch.truncate(at);
        }
        while self.scratch.last().map_or(false, u8::is_ascii_whitespace) {
            self.scratch.pop();
        }
    }

    /// Adds the text in front to the comment, up to the limit.
    fn keep(&mut self, len: usize) {
        let room = MOST_COMMENT - self.scratch.len();
        let window = self.input.window();
        let mut kept = len.min(room);
        if kept < len {
            while kept > 0 && window[kept] & 0xC0 == 0x80 {
                kept -= 1;
            }
            self.warnings.add(WarningCode::CommentTooLong, self.input.place());
        }
        self.scratch.extend_from_slice(&window[..kept]);
    }
}
