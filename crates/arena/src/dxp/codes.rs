//! The letters and digits that stand for values in DXP, each in one table for both directions.

use damier_core::{Color, Piece, Role};

use super::message::{Acceptance, BackAnswer, EndReason, MessageError};

/// A value that one character stands for.
pub(super) trait Code: Copy + PartialEq + 'static {
    /// What the field is called in an error.
    const NAME: &'static str;
    /// Every value with its character.
    const TABLE: &'static [(u8, Self)];

    /// The value of a character at this place of a message.
    fn read(byte: u8, at: usize) -> Result<Self, MessageError> {
        let found = Self::TABLE.iter().find(|(code, _)| *code == byte);
        found.map(|(_, value)| *value).ok_or(MessageError::Field { name: Self::NAME, at })
    }

    /// The character of a value.
    fn code(self) -> char {
        // Every table has every value: a test writes and reads them all.
        Self::TABLE.iter().find(|(_, value)| *value == self).map_or('?', |(code, _)| char::from(*code))
    }
}

impl Code for Acceptance {
    const NAME: &'static str = "acceptance";
    const TABLE: &'static [(u8, Acceptance)] = &[
        (b'0', Acceptance::Accepted),
        (b'1', Acceptance::Version),
        (b'2', Acceptance::NotThis),
        (b'3', Acceptance::None),
    ];
}

impl Code for EndReason {
    const NAME: &'static str = "reason";
    const TABLE: &'static [(u8, EndReason)] = &[
        (b'0', EndReason::Unknown),
        (b'1', EndReason::Lost),
        (b'2', EndReason::Draw),
        (b'3', EndReason::Won),
    ];
}

impl Code for BackAnswer {
    const NAME: &'static str = "answer";
    const TABLE: &'static [(u8, BackAnswer)] =
        &[(b'0', BackAnswer::Accepted), (b'1', BackAnswer::NotSupported), (b'2', BackAnswer::Refused)];
}

/// Whether no game will follow.
impl Code for bool {
    const NAME: &'static str = "stop code";
    const TABLE: &'static [(u8, bool)] = &[(b'0', false), (b'1', true)];
}

impl Code for Color {
    const NAME: &'static str = "colour";
    const TABLE: &'static [(u8, Color)] = &[(b'W', Color::White), (b'Z', Color::Black)];
}

/// What stands on a square.
impl Code for Option<Piece> {
    const NAME: &'static str = "piece";
    const TABLE: &'static [(u8, Option<Piece>)] = &[
        (b'e', None),
        (b'w', Some(Piece { color: Color::White, role: Role::Man })),
        (b'W', Some(Piece { color: Color::White, role: Role::King })),
        (b'z', Some(Piece { color: Color::Black, role: Role::Man })),
        (b'Z', Some(Piece { color: Color::Black, role: Role::King })),
    ];
}

#[cfg(test)]
mod tests {
    use super::*;

    fn both_ways<T: Code + std::fmt::Debug>(values: &[T]) {
        assert_eq!(values.len(), T::TABLE.len());
        for value in values {
            let code = value.code();
            assert_ne!(code, '?', "{value:?}");
            assert_eq!(T::read(code as u8, 0), Ok(*value));
        }
        assert_eq!(T::read(b'?', 7), Err(MessageError::Field { name: T::NAME, at: 7 }));
    }

    #[test]
    fn every_value_has_a_code() {
        use {Acceptance as A, BackAnswer as B, EndReason as E};
        both_ways(&[A::Accepted, A::Version, A::NotThis, A::None]);
        both_ways(&[E::Unknown, E::Lost, E::Draw, E::Won]);
        both_ways(&[B::Accepted, B::NotSupported, B::Refused]);
        both_ways(&[false, true]);
        both_ways(&Color::ALL);
        let pieces = Color::ALL.into_iter().flat_map(|color| {
            [Role::Man, Role::King].into_iter().map(move |role| Some(Piece { color, role }))
        });
        both_ways(&std::iter::once(None).chain(pieces).collect::<Vec<Option<Piece>>>());
    }
}
