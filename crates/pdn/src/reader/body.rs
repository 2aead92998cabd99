//! The pieces between the tags and the end of a game.

use std::io::{self, BufRead};

use super::tag::{bracket, line_len, Bracket};
use super::{Reader, MOST_NESTING};
use crate::scan::{self, Scanned};
use crate::visitor::{utf8, Context, NoMove, Visitor};
use crate::warning::WarningCode;
use crate::written::WrittenMove;

/// Whether the game goes on.
pub(super) enum Flow {
    Continue,
    End,
}

/// A pair of context and the text it belongs to, borrowed from different fields.
macro_rules! context {
    ($reader:ident) => {
        &mut Context { place: $reader.input.place(), warnings: &mut $reader.warnings }
    };
}

impl<R: BufRead> Reader<R> {
    /// Reads the piece in front: blanks are behind us, and enough text is at hand.
    #[inline]
    pub(super) fn token<V: Visitor>(&mut self, visitor: &mut V) -> io::Result<Flow> {
        let window = self.input.window();
        let byte = window[0];
        if byte.is_ascii_digit() {
            if let Some((value, len)) = scan::plain_number(window) {
                if value == 1 && self.restarts() {
                    return Ok(Flow::End);
                }
                self.a_number(visitor, value, 1);
                self.input.advance(len);
                return Ok(Flow::Continue);
            }
            if let Some(plain) = scan::plain_move(window) {
                let (written, len) =
                    (WrittenMove::short(plain.from, plain.to, plain.cross), usize::from(plain.len));
                if plain.glued || self.game.score.is_some() || !self.game.begun || self.game.skipped > 0 {
                    return self.a_move(visitor, &written, len);
                }
                let context = context!(self);
                visitor.a_move(&written, &self.input.window()[..len], context);
                self.note_move();
                self.input.advance(len);
                return Ok(Flow::Continue);
            }
            return self.digits(visitor);
        }
        self.other(visitor, byte)
    }

    /// Whether a number 1 that stands here begins another game, the end of this one being missing.
    fn restarts(&self) -> bool {
        self.game.depth == 0 && self.game.skipped == 0 && !self.game.set_up && self.game.main_number > 1
    }

    #[inline]
    fn note_move(&mut self) {
        self.game.after_move = true;
        self.game.any_move = true;
        self.game.numbered = None;
    }

    fn a_move<V: Visitor>(&mut self, visitor: &mut V, written: &WrittenMove, len: usize) -> io::Result<Flow> {
        self.begin(visitor);
        if self.game.score.is_some() && self.is_score(written) {
            return self.move_or_score(visitor, written, len);
        }
        if self.game.skipped == 0 {
            let context = context!(self);
            visitor.a_move(written, &self.input.window()[..len], context);
            self.note_move();
        }
        if written.is_standard() {
            self.input.advance(len);
        } else {
            self.input.advance_over(len);
        }
        if matches!(self.input.window().first(), Some(b'!' | b'?' | b'*' | b'(')) {
            self.signs(visitor);
        }
        Ok(Flow::Continue)
    }

    fn is_score(&self, written: &WrittenMove) -> bool {
        let pair = match written.numbers() {
            [a, b] => Some((*a, *b)),
            _ => None,
        };
        self.game.depth == 0 && !written.is_cross() && self.game.score == pair
    }

    /// `4-6` where the tag Result says 4-6: the result, if it ends the game.
    #[cold]
    fn move_or_score<V: Visitor>(
        &mut self,
        visitor: &mut V,
        written: &WrittenMove,
        len: usize,
    ) -> io::Result<Flow> {
        let place = self.input.place();
        let text = self.input.window()[..len].to_vec();
        self.input.advance_over(len);
        let glued = self.input.window().first() == Some(&b'*');
        let more = self.input.skip_blanks()?;
        self.input.ensure(scan::LOOK_AHEAD)?;
        let window = self.input.window();
        let ends = match window.first() {
            None => !more,
            Some(b'*') => !glued,
            Some(b'[') => matches!(bracket(window), Bracket::Tag),
            Some(b'1') => window.get(1) == Some(&b'.') && self.restarts(),
            _ => false,
        };
        if ends {
            self.warnings.add_with(WarningCode::ScoreAsResult, place, utf8(&text));
            self.terminator.push_str(utf8(&text));
            if window.first() == Some(&b'*') {
                self.input.advance(1);
            }
            return Ok(Flow::End);
        }
        visitor.a_move(written, &text, &mut Context { place, warnings: &mut self.warnings });
        self.note_move();
        self.signs(visitor);
        Ok(Flow::Continue)
    }

    /// The signs glued to a move: `!`, `?!`, `(!)`, `*`.
    fn signs<V: Visitor>(&mut self, visitor: &mut V) {
        loop {
            let window = self.input.window();
            let run = window.iter().take_while(|b| matches!(b, b'!' | b'?')).count();
            let len = match window.first() {
                Some(b'*') => {
                    self.input.advance(1);
                    if self.game.skipped == 0 {
                        visitor.nag(7);
                    }
                    continue;
                }
                Some(b'(') => strength_in_parentheses(window),
                _ => run,
            };
            if len == 0 {
                return;
            }
            if self.game.skipped == 0 {
                visitor.strength(utf8(&window[..len]));
            }
            self.input.advance(len);
        }
    }

    /// What begins with a digit and is not the plainest of moves.
    pub(super) fn digits<V: Visitor>(&mut self, visitor: &mut V) -> io::Result<Flow> {
        let (scanned, len) = scan::word(self.input.window());
        match scanned {
            Scanned::Move(written) => self.a_move(visitor, &written, len),
            Scanned::Result => self.result(visitor, len),
            Scanned::Nonsense => {
                self.no_move(visitor, NoMove::Unreadable, len);
                Ok(Flow::Continue)
            }
            Scanned::Number { value, dots: 0 } if len == 4 && self.typed && self.tags.is_empty() => self
                .a_move(visitor, &WrittenMove::short((value / 100) as u8, (value % 100) as u8, false), len),
            Scanned::Number { value, dots } => {
                self.number(visitor, value, dots, len);
                Ok(Flow::Continue)
            }
        }
    }

    fn number<V: Visitor>(&mut self, visitor: &mut V, value: u32, dots: u32, len: usize) {
        let window = self.input.window();
        let rest = &window[len..];
        let blanks = rest.iter().take_while(|b| matches!(b, b' ' | b'\t')).count();
        let late_dots = rest[blanks..].iter().take_while(|b| **b == b'.').count();
        let (dots, len) = if dots == 0 && late_dots > 0 {
            (late_dots as u32, len + blanks + late_dots)
        } else {
            (dots, len)
        };
        let last = self.game.last_number;
        let counts_on = value == last.wrapping_add(1) || (value == last && last > 0);
        let at_start = !self.game.any_move && value < 1000 && is_move(&rest[blanks..]);
        if dots == 0 && !at_start && !(counts_on && starts_move(&rest[blanks..])) {
            return self.no_move(visitor, NoMove::Unreadable, len);
        }
        self.a_number(visitor, value, dots);
        self.input.advance_over(len);
    }

    #[inline]
    fn a_number<V: Visitor>(&mut self, visitor: &mut V, value: u32, dots: u32) {
        self.begin(visitor);
        if self.game.skipped > 0 {
            return;
        }
        let place = self.input.place();
        if dots == 0 {
            self.warnings.add(WarningCode::NumberWithoutDot, place);
        }
        if let Some(earlier) = self.game.numbered.replace(place) {
            self.warnings.add(WarningCode::NumberWithoutMove, earlier);
        }
        self.game.last_number = value;
        if self.game.depth == 0 {
            self.game.main_number = value;
        }
        self.game.after_move = false;
        visitor.number(value, dots, context!(self));
    }

    pub(super) fn no_move<V: Visitor>(&mut self, visitor: &mut V, kind: NoMove, len: usize) {
        self.begin(visitor);
        if self.game.skipped == 0 {
            let context = context!(self);
            visitor.no_move(utf8(&self.input.window()[..len]), kind, context);
            self.game.numbered = None;
            self.game.after_move = true;
            self.game.any_move |= kind != NoMove::Ellipsis;
        }
        self.input.advance_over(len);
    }

    /// A result or `*`: ends the game, except inside a variation.
    fn result<V: Visitor>(&mut self, visitor: &mut V, len: usize) -> io::Result<Flow> {
        let place = self.input.place();
        let text = utf8(&self.input.window()[..len]);
        if self.game.depth > 0 || self.game.skipped > 0 {
            self.warnings.add_with(WarningCode::ResultInVariation, place, text);
            if text != "*" && self.game.skipped == 0 {
                visitor.comment(text);
            }
        } else if !self.game.begun && self.tags.is_empty() {
            self.warnings.add_with(WarningCode::StrayTerminator, place, text);
        } else {
            self.terminator.push_str(text);
        }
        let flow = if self.terminator.is_empty() { Flow::Continue } else { Flow::End };
        self.input.advance_over(len);
        Ok(flow)
    }

    fn other<V: Visitor>(&mut self, visitor: &mut V, byte: u8) -> io::Result<Flow> {
        let after_move = std::mem::replace(&mut self.game.after_move, false);
        match byte {
            b'{' | b';' | b'%' => self.comment(visitor)?,
            b'*' => return self.result(visitor, 1),
            b'[' => return self.in_brackets(visitor),
            b'(' => self.open_parenthesis(visitor, after_move),
            b')' => self.close_parenthesis(visitor),
            b'$' => self.nag(visitor),
            b'/' => self.set_up(visitor),
            b'!' | b'?' => {
                let len = self.input.window().iter().take_while(|b| matches!(b, b'!' | b'?')).count();
                if after_move && self.game.skipped == 0 {
                    visitor.strength(utf8(&self.input.window()[..len]));
                    self.input.advance(len);
                } else {
                    self.stray(visitor, len);
                }
            }
            b'.' => self.dots(visitor),
            b'}' => {
                self.warnings.add(WarningCode::StrayBrace, self.input.place());
                self.input.advance(1);
            }
            b'<' => self.html_tag(visitor),
            _ => return self.word(visitor),
        }
        Ok(Flow::Continue)
    }

    fn in_brackets<V: Visitor>(&mut self, visitor: &mut V) -> io::Result<Flow> {
        match bracket(self.input.window()) {
            Bracket::Tag if self.game.begun => return Ok(Flow::End),
            Bracket::Tag => {
                let before = self.tags.len();
                self.tag_section()?;
                if self.tags.len() == before {
                    return Ok(Flow::End);
                }
            }
            Bracket::Wrapper { len, close, pdn } => {
                self.warnings.add(WarningCode::Wrapper, self.input.place());
                self.html |= pdn;
                if pdn && self.game.begun {
                    if close {
                        self.input.advance_over(len);
                        self.prose = self.wrapped;
                        self.wrapped = false;
                    }
                    return Ok(Flow::End);
                }
                self.wrapped = pdn && !close;
                self.input.advance_over(len);
            }
            Bracket::Other => {
                let window = self.input.window();
                let line = &window[..line_len(window).min(scan::LOOK_AHEAD)];
                let len = line.iter().position(|b| *b == b']').map_or(1, |end| end + 1);
                self.stray(visitor, len);
            }
        }
        Ok(Flow::Continue)
    }

    fn open_parenthesis<V: Visitor>(&mut self, visitor: &mut V, after_move: bool) {
        let len = strength_in_parentheses(self.input.window());
        if len > 0 {
            if after_move && self.game.skipped == 0 {
                visitor.strength(utf8(&self.input.window()[..len]));
                self.input.advance(len);
            } else {
                self.stray(visitor, len);
            }
            return;
        }
        self.begin(visitor);
        if self.game.skipped > 0 || self.game.depth == MOST_NESTING {
            self.warnings.add(WarningCode::NestedTooDeep, self.input.place());
            self.game.skipped = self.game.skipped.saturating_add(1);
        } else {
            self.game.depth += 1;
            visitor.begin_variation(context!(self));
        }
        self.input.advance(1);
    }

    fn close_parenthesis<V: Visitor>(&mut self, visitor: &mut V) {
        if self.game.skipped > 0 {
            self.game.skipped -= 1;
        } else if self.game.depth > 0 {
            self.game.depth -= 1;
            visitor.end_variation();
        } else {
            self.warnings.add(WarningCode::StrayParenthesis, self.input.place());
        }
        self.input.advance(1);
    }

    fn nag<V: Visitor>(&mut self, visitor: &mut V) {
        let window = self.input.window();
        let digits = window[1..].iter().take_while(|b| b.is_ascii_digit()).count();
        match utf8(&window[1..=digits]).parse() {
            Ok(number) => {
                self.begin(visitor);
                if self.game.skipped == 0 {
                    visitor.nag(number);
                }
                self.input.advance(digits + 1);
            }
            Err(_) => self.stray(visitor, digits + 1),
        }
    }

    /// `/FEN "W:W28:B19"/`.
    fn set_up<V: Visitor>(&mut self, visitor: &mut V) {
        let window = self.input.window();
        let text = &window[1..window.len().min(scan::LOOK_AHEAD)];
        let end = text.iter().position(|b| *b == b'/');
        let inside = utf8(&text[..end.unwrap_or(0)]).trim();
        let after_name =
            inside.get(..3).filter(|name| name.eq_ignore_ascii_case("FEN")).map(|_| inside[3..].trim());
        match (after_name, end) {
            (Some(fen), Some(end)) => {
                let fen = fen.trim_matches('"').to_owned();
                self.begin(visitor);
                if self.game.skipped == 0 {
                    self.game.set_up = true;
                    visitor.set_up(&fen, context!(self));
                }
                self.input.advance_over(end + 2);
            }
            _ => {
                if end.is_none() {
                    self.warnings.add(WarningCode::UnclosedString, self.input.place());
                }
                self.stray(visitor, 1);
            }
        }
    }

    fn dots<V: Visitor>(&mut self, visitor: &mut V) {
        let len = self.input.window().iter().take_while(|b| **b == b'.').count();
        if len >= 3 {
            self.no_move(visitor, NoMove::Ellipsis, len);
        } else {
            self.warnings.add(WarningCode::StrayDot, self.input.place());
            self.input.advance(len);
        }
    }
}

/// The length of `(!)`, `(?!)` and the like, 0 if it is none.
fn strength_in_parentheses(text: &[u8]) -> usize {
    let run = text[1..].iter().take_while(|b| matches!(b, b'!' | b'?')).count();
    if run > 0 && text.get(run + 1) == Some(&b')') {
        run + 2
    } else {
        0
    }
}

/// Whether a move may begin here.
fn starts_move(text: &[u8]) -> bool {
    match text.first() {
        Some(byte) => byte.is_ascii_digit() || matches!(byte, b'\n' | b'\r' | b'{' | b'(' | b'.'),
        None => true,
    }
}

fn is_move(text: &[u8]) -> bool {
    text.first().map_or(false, u8::is_ascii_digit) && matches!(scan::word(text).0, Scanned::Move(_))
}
