//! The unguessable name of a game: 128 random bits in 22 letters and digits.

use std::fmt;
use std::str::FromStr;

/// Base 58: no `0`, `O`, `I`, `l`, which readers mistake for one another.
const ALPHABET: &[u8; 58] = b"123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

/// Letters of an id: 58^22 is a little more than 2^128.
const LENGTH: usize = 22;

/// Who knows it holds the game, so it is drawn from the system's random source and never counted up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GameId(u128);

/// The text is not the name of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected 22 letters and digits")]
pub struct ParseGameIdError;

impl GameId {
    /// The id made of these bytes, which must come from a cryptographic random source.
    #[must_use]
    pub const fn from_random_bytes(bytes: [u8; 16]) -> GameId {
        GameId(u128::from_be_bytes(bytes))
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut letters = [b'1'; LENGTH];
        let mut rest = self.0;
        for letter in letters.iter_mut().rev() {
            *letter = ALPHABET[(rest % 58) as usize];
            rest /= 58;
        }
        f.write_str(std::str::from_utf8(&letters).map_err(|_| fmt::Error)?)
    }
}

/// The first letters only: a log must not hand out games.
impl fmt::Debug for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "GameId({}…)", &self.to_string()[..4])
    }
}

impl FromStr for GameId {
    type Err = ParseGameIdError;

    fn from_str(text: &str) -> Result<GameId, ParseGameIdError> {
        if text.len() != LENGTH {
            return Err(ParseGameIdError);
        }
        text.bytes()
            .try_fold(0_u128, |value, byte| {
                let digit = ALPHABET.iter().position(|letter| *letter == byte)?;
                value.checked_mul(58)?.checked_add(digit as u128)
            })
            .map(GameId)
            .ok_or(ParseGameIdError)
    }
}

/// The key of a library: as secret as a game's, in the same form.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct LibraryId(GameId);

impl LibraryId {
    /// The key made of these bytes, which must come from a cryptographic random source.
    #[must_use]
    pub const fn from_random_bytes(bytes: [u8; 16]) -> LibraryId {
        LibraryId(GameId::from_random_bytes(bytes))
    }
}

impl fmt::Display for LibraryId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for LibraryId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "LibraryId({}…)", &self.to_string()[..4])
    }
}

impl FromStr for LibraryId {
    type Err = ParseGameIdError;

    fn from_str(text: &str) -> Result<LibraryId, ParseGameIdError> {
        text.parse().map(LibraryId)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn smallest_and_largest() {
        assert_eq!(GameId::from_random_bytes([0; 16]).to_string(), "1".repeat(22));
        let largest = GameId::from_random_bytes([255; 16]);
        assert_eq!(largest.to_string().parse(), Ok(largest));
        assert_eq!("z".repeat(22).parse::<GameId>(), Err(ParseGameIdError), "more than 128 bits");
    }

    #[test]
    fn debug_keeps_the_secret() {
        let id = GameId::from_random_bytes([7; 16]);
        assert!(!format!("{id:?}").contains(&id.to_string()[..8]));
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(10_000))]

        #[test]
        fn written_ids_are_read_back(bytes in any::<[u8; 16]>()) {
            let id = GameId::from_random_bytes(bytes);
            prop_assert_eq!(id.to_string().parse(), Ok(id));
        }

        #[test]
        fn what_is_read_is_written_the_same(text in "[1-9A-Za-z]{22}|.{0,30}") {
            if let Ok(id) = text.parse::<GameId>() {
                prop_assert_eq!(id.to_string(), text);
            }
        }
    }
}
