//! From a move to the one form we write.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use crate::moves::Move;
use crate::path::MovePath;
use crate::position::Position;

impl Position {
    /// The move in the form we write: short (`32-28`, `32x3`) unless another legal move shares
    /// start and end, then the full canonical path.
    #[must_use]
    pub fn notation(&self, m: &Move) -> String {
        self.notation_among(m, &self.legal_moves())
    }

    /// [`Position::notation`] where the legal moves are at hand already.
    #[must_use]
    pub fn notation_among(&self, m: &Move, legal: &[Move]) -> String {
        let twin = |other: &Move| other.from == m.from && other.to == m.to && other.captured != m.captured;
        if legal.iter().any(twin) {
            self.path(m).notation()
        } else {
            m.short()
        }
    }

    /// Moves played one after the other from here, each in the form we write.
    #[must_use]
    pub fn line_notation(&self, line: &[Move]) -> Vec<String> {
        let mut here = *self;
        let written = |m: &Move| {
            let notation = here.notation(m);
            here = here.play_unchecked(m);
            notation
        };
        line.iter().map(written).collect()
    }
}

impl Move {
    /// Start and end only: `32-28`, `32x3`.
    #[must_use]
    pub fn short(&self) -> String {
        format!("{}{}{}", self.from, if self.is_capture() { 'x' } else { '-' }, self.to)
    }

    /// The Hub form: start, end, captured squares ascending (`28x19x23`).
    #[must_use]
    pub fn hub(&self) -> String {
        let mut text = self.short();
        for square in self.captured {
            text.push_str(&format!("x{square}"));
        }
        text
    }
}

impl MovePath {
    /// All squares of the path: `32x21x12x3`.
    #[must_use]
    pub fn notation(&self) -> String {
        let joint = if self.captured.is_empty() { '-' } else { 'x' };
        let mut text = String::new();
        for (place, square) in self.squares.iter().enumerate() {
            if place > 0 {
                text.push(joint);
            }
            text.push_str(&format!("{square}"));
        }
        text
    }
}
