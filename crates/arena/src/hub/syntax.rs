//! Lines, positions and moves of the protocol.

use damier_core::{letters, Bitboard, Move, Position, Square};

use crate::fault::MoveError;

/// The words of a line: `name`, `name=value`, `name="a value"`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Arguments {
    words: Vec<(String, Option<String>)>,
    /// A quote is not closed.
    open: bool,
}

impl Arguments {
    /// Reads a line; quotes that are not closed end with the line.
    #[must_use]
    pub fn parse(line: &str) -> Arguments {
        let mut arguments = Arguments::default();
        let mut chars = line.chars().peekable();
        loop {
            while chars.next_if(|c| c.is_whitespace()).is_some() {}
            let mut name = String::new();
            while let Some(c) = chars.next_if(|c| !c.is_whitespace() && *c != '=') {
                name.push(c);
            }
            let mut value = None;
            if chars.next_if_eq(&'=').is_some() {
                let mut text = String::new();
                if chars.next_if_eq(&'"').is_some() {
                    arguments.open = true;
                    for c in chars.by_ref() {
                        if c == '"' {
                            arguments.open = false;
                            break;
                        }
                        text.push(c);
                    }
                } else {
                    while let Some(c) = chars.next_if(|c| !c.is_whitespace()) {
                        text.push(c);
                    }
                }
                value = Some(text);
            } else if name.is_empty() {
                return arguments;
            }
            arguments.words.push((name, value));
        }
    }

    /// Whether a quote is not closed.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.open
    }

    /// Whether there is nothing but the command.
    #[must_use]
    pub fn is_bare(&self) -> bool {
        self.words.len() <= 1
    }

    /// The first word.
    #[must_use]
    pub fn command(&self) -> &str {
        self.words.first().map_or("", |(name, _)| name)
    }

    /// The value of an argument.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        self.words.iter().skip(1).find(|(n, _)| n == name).and_then(|(_, value)| value.as_deref())
    }

    /// Whether a word stands there without a value.
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.words.iter().skip(1).any(|(n, value)| n == name && value.is_none())
    }

    /// The n-th word after the command, where it has no value.
    #[must_use]
    pub fn word(&self, n: usize) -> Option<&str> {
        self.words.get(n + 1).filter(|(_, value)| value.is_none()).map(|(name, _)| name.as_str())
    }
}

/// Reads the 51 characters of a position, the side in either case.
///
/// # Errors
/// What is wrong, in English.
pub fn parse_position(text: &str) -> Result<Position, String> {
    let setup = letters::parse(text).map_err(|error| error.to_string())?;
    setup.into_position().map_err(|error| error.to_string())
}

/// The legal move of this text: start, end, captured squares in any order. The captured squares may
/// be left out where the move is clear without them.
///
/// # Errors
/// When it is no move, not a legal one, or not one alone.
pub fn parse_move(position: &Position, text: &str) -> Result<Move, MoveError> {
    let numbers = text.split(['-', 'x']).map(|n| n.parse::<u8>().ok().and_then(Square::new));
    let squares: Option<Vec<Square>> = numbers.collect();
    let (from, to, captured) = match squares.as_deref() {
        Some([from, to, captured @ ..]) => (*from, *to, captured),
        _ => return Err(MoveError::NoMove(text.to_owned())),
    };
    let set: Bitboard = captured.iter().copied().collect();
    let legal = position.legal_moves();
    let mut fitting =
        legal.iter().filter(|m| m.from == from && m.to == to && (captured.is_empty() || m.captured == set));
    match (fitting.next(), fitting.next()) {
        (Some(m), None) => Ok(*m),
        (None, _) => Err(MoveError::Illegal(text.to_owned())),
        (Some(_), Some(_)) => Err(MoveError::Ambiguous(text.to_owned())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_values_and_quotes() {
        let line = Arguments::parse(r#"pos pos=Wbbb moves="32-28 19-23" flag empty="" x="#);
        assert_eq!(line.command(), "pos");
        assert_eq!(line.get("pos"), Some("Wbbb"));
        assert_eq!(line.get("moves"), Some("32-28 19-23"));
        assert!(line.has("flag") && !line.has("moves"));
        assert_eq!((line.get("empty"), line.get("x"), line.get("none")), (Some(""), Some(""), None));
        assert_eq!(Arguments::parse("  ").command(), "");
        assert_eq!(Arguments::parse("level 75 60000 0").word(1), Some("60000"));
        let open = Arguments::parse(r#"a b="open"#);
        assert_eq!((open.get("b"), open.is_open(), line.is_open()), (Some("open"), true, false));
    }

    #[test]
    fn positions_come_back_as_they_were() {
        for fen in ["W:W31-50:B1-20", "B:WK4,K5,28,35:B37,K40,K48"] {
            let position = damier_core::fen::parse(fen).unwrap().into_position().unwrap();
            assert_eq!(parse_position(&letters::write(&position)), Ok(position));
        }
        for bad in ["", "X", "W", "Wq", &"W".repeat(60), &format!("W{}", "e".repeat(50))] {
            assert!(parse_position(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn captures_are_sets() {
        let position = damier_core::fen::parse("W:W32:B8,17,27").unwrap().into_position().unwrap();
        for text in ["32x3x27x17x8", "32x3x8x17x27", "32x3"] {
            assert_eq!(parse_move(&position, text).unwrap().hub(), "32x3x8x17x27");
        }
        for bad in ["32x3x27x17", "32-28", "32", "", "x", "99-1", "32x3x27x17x8x9"] {
            assert!(parse_move(&position, bad).is_err(), "{bad}");
        }
    }
}
