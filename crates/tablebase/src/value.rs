//! Win, draw or loss, and the bytes that stand for exact values.

use std::fmt;

use damier_core::EndingValue;

/// What a position is worth for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Wdl {
    /// The other side can force a win.
    Loss,
    /// Neither side can.
    Draw,
    /// The side to move can.
    Win,
}

impl Wdl {
    /// The contract's word.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Wdl::Win => "win",
            Wdl::Draw => "draw",
            Wdl::Loss => "loss",
        }
    }

    /// The same for the other side.
    #[must_use]
    pub const fn reverse(self) -> Wdl {
        match self {
            Wdl::Win => Wdl::Loss,
            Wdl::Draw => Wdl::Draw,
            Wdl::Loss => Wdl::Win,
        }
    }
}

impl fmt::Display for Wdl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl From<EndingValue> for Wdl {
    fn from(value: EndingValue) -> Wdl {
        match value {
            EndingValue::Win { .. } => Wdl::Win,
            EndingValue::Draw => Wdl::Draw,
            EndingValue::Loss { .. } => Wdl::Loss,
        }
    }
}

/// An exact value in a byte: 0 for a draw, else one more than the plies to the end. The side to
/// move wins in an odd number of plies and loses in an even one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Code(pub(crate) u8);

impl Code {
    pub(crate) const DRAW: Code = Code(0);
    /// Nothing left to move.
    pub(crate) const LOST: Code = Code(1);
    /// The longest win or loss that is kept, in plies.
    pub(crate) const MOST_PLIES: u8 = 158;

    #[inline]
    pub(crate) fn wdl(self) -> Wdl {
        match self.0 {
            0 => Wdl::Draw,
            n if n % 2 == 0 => Wdl::Win,
            _ => Wdl::Loss,
        }
    }

    pub(crate) fn value(self) -> EndingValue {
        match self.wdl() {
            Wdl::Draw => EndingValue::Draw,
            Wdl::Win => EndingValue::Win { plies: self.0 - 1 },
            Wdl::Loss => EndingValue::Loss { plies: self.0 - 1 },
        }
    }

    /// What a move to a position of this value is worth to whoever plays it.
    #[inline]
    pub(crate) fn before_a_move(self) -> Code {
        if self.0 == 0 {
            Code::DRAW
        } else {
            Code(self.0.saturating_add(1))
        }
    }

    /// Greater is better: quick wins, draws, slow losses.
    #[inline]
    pub(crate) fn preference(self) -> i16 {
        match self.wdl() {
            Wdl::Win => 1000 - i16::from(self.0),
            Wdl::Draw => 0,
            Wdl::Loss => i16::from(self.0) - 1000,
        }
    }

    /// The better of two for the side to move.
    #[inline]
    pub(crate) fn better(self, other: Code) -> Code {
        if other.preference() > self.preference() {
            other
        } else {
            self
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_have_an_order_and_a_step_back() {
        let order = [1, 3, 5, 0, 6, 4, 2].map(Code);
        assert!(order.windows(2).all(|w| w[0].preference() < w[1].preference()));
        for code in order {
            assert_eq!(code.before_a_move().value(), code.value().before_a_move());
            assert_eq!(code.before_a_move().wdl(), code.wdl().reverse());
        }
    }
}
