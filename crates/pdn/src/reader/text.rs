//! Text among the moves that begins with none of PDN's signs: moves of other games, unknown moves,
//! mark-up, prose.

use std::io::{self, BufRead};

use super::body::Flow;
use super::tag::{bracket, Bracket};
use super::Reader;
use crate::cursor::char_at;
use crate::scan::{self, nonsense};
use crate::visitor::{utf8, NoMove, Visitor};
use crate::warning::WarningCode;

impl<R: BufRead> Reader<R> {
    pub(super) fn html_tag<V: Visitor>(&mut self, visitor: &mut V) {
        let window = self.input.window();
        let text = &window[..window.len().min(200)];
        let tag = text.get(1).map_or(false, |b| b.is_ascii_alphabetic() || *b == b'/');
        match text.iter().position(|b| *b == b'>') {
            Some(end) if tag => {
                self.warnings.add(WarningCode::Wrapper, self.input.place());
                self.html = true;
                self.input.advance_over(end + 1);
            }
            _ => self.stray(visitor, 1),
        }
    }

    /// Whatever begins with none of the signs above.
    pub(super) fn word<V: Visitor>(&mut self, visitor: &mut V) -> io::Result<Flow> {
        let window = self.input.window();
        let (c, len) = match char_at(window, 0) {
            Some(found) => found,
            None => {
                self.stray(visitor, 1);
                return Ok(Flow::Continue);
            }
        };
        if window[0] == b'&' && len > 1 {
            self.warnings.add(WarningCode::HtmlEntity, self.input.place());
            self.html = true;
        }
        match c {
            ' ' | '\u{A0}' | '\u{FEFF}' | '\u{200B}' => self.input.advance_over(len),
            '…' => self.no_move(visitor, NoMove::Ellipsis, len),
            '½' => return self.digits(visitor),
            c if scan::is_dash(c) => {
                let mut len = len;
                // `- -` is one move that is not known.
                let rest = &window[len..];
                let blanks = rest.iter().take_while(|b| **b == b' ').count();
                if let Some((_, second)) = char_at(rest, blanks).filter(|(c, _)| scan::is_dash(*c)) {
                    len += blanks + second;
                }
                self.no_move(visitor, NoMove::Unknown, len);
            }
            _ => {
                let len = nonsense(window);
                if is_algebraic(&window[..len]) {
                    self.no_move(visitor, NoMove::Algebraic, len);
                } else {
                    self.stray(visitor, len);
                }
            }
        }
        Ok(Flow::Continue)
    }

    /// Text that is none of PDN's: kept for those who write the game again.
    pub(super) fn stray<V: Visitor>(&mut self, visitor: &mut V, len: usize) {
        let place = self.input.place();
        let text = utf8(&self.input.window()[..len]);
        self.warnings.add_with(WarningCode::StrayText, place, text);
        if self.game.begun {
            if self.game.skipped == 0 {
                visitor.stray(text);
            }
        } else if self.tags.is_empty() {
            self.stray = true;
        } else if self.leading_len + text.len() <= super::MOST_COMMENT {
            self.leading_len += text.len();
            self.leading.push(text.to_owned());
        }
        self.input.advance_over(len);
    }

    /// Moves on to the next bracket, after a `[/pdn]`.
    pub(super) fn skip_prose(&mut self) -> io::Result<()> {
        loop {
            self.input.ensure(scan::LOOK_AHEAD)?;
            let window = self.input.window();
            if window.is_empty() {
                self.prose = false;
                return Ok(());
            }
            let len = window.iter().position(|b| *b == b'[').unwrap_or(window.len());
            let found = match window.get(len..) {
                Some(rest) if rest.len() > 1 || len == 0 => match bracket(rest) {
                    Bracket::Tag => true,
                    Bracket::Wrapper { pdn, .. } => pdn,
                    Bracket::Other => false,
                },
                _ => false,
            };
            self.input.advance_over(if found || len > 0 { len } else { 1 });
            if found {
                self.prose = false;
                return Ok(());
            }
        }
    }
}

/// Whether a word is a move in letters and numbers: `c3-d4`, `a3xc5xe7`, `Nf3`, `O-O`.
fn is_algebraic(word: &[u8]) -> bool {
    let word = match word.iter().rposition(|b| !matches!(b, b'!' | b'?' | b'+' | b'#' | b'*')) {
        Some(last) => &word[..=last],
        None => return false,
    };
    if matches!(word, b"O-O" | b"O-O-O" | b"0-0-0") {
        return true;
    }
    let piece = usize::from(matches!(word.first(), Some(b'K' | b'Q' | b'R' | b'B' | b'N')));
    let body = &word[piece..];
    let body = match body.iter().position(|b| *b == b'=') {
        Some(promotion) => &body[..promotion],
        None => body,
    };
    let known = |b: &u8| matches!(b, b'a'..=b'j' | b'0'..=b'9' | b'x' | b':' | b'-');
    let digits = body.iter().rev().take_while(|b| b.is_ascii_digit()).count();
    let column = body.len().checked_sub(digits + 1).map(|at| body[at]);
    (2..=40).contains(&body.len())
        && body.iter().all(known)
        && (1..=2).contains(&digits)
        && matches!(column, Some(b'a'..=b'j'))
}
