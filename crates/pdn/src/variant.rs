//! Which game a file says it is: the tags GameType and Variant (`notation.md` §3).

use crate::tags::Tags;

/// A game of the draughts family (or another board game) that PDN files may hold.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Variant {
    /// International draughts, the game this crate replays.
    International,
    /// Another game, by its name.
    Other(
        /// `english`, `russian`, …
        &'static str,
    ),
    /// The file does not say, and the moves do not tell.
    Unknown,
}

impl Variant {
    /// `international`, the name of another game, or `unknown`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Variant::International => "international",
            Variant::Other(name) => name,
            Variant::Unknown => "unknown",
        }
    }
}

/// The numbers of PDN 3.0, and those of lidraughts.
const GAME_TYPES: [(u32, &str); 16] = [
    (0, "chess"),
    (1, "xiangqi"),
    (21, "english"),
    (22, "italian"),
    (23, "pool"),
    (24, "spanish"),
    (25, "russian"),
    (26, "brazilian"),
    (27, "canadian"),
    (28, "portuguese"),
    (29, "czech"),
    (30, "turkish"),
    (31, "thai"),
    (40, "frisian"),
    (41, "spantsiretti"),
    (50, "othello"),
];

/// Names in the tag Variant that are the international game.
const INTERNATIONAL_NAMES: [&str; 5] =
    ["international", "standard", "from position", "fromposition", "international draughts"];

/// Names in the tag Variant of games that are not.
const OTHER_NAMES: [&str; 16] = [
    "antidraughts",
    "breakthrough",
    "brazilian",
    "canadian",
    "czech",
    "english",
    "frisian",
    "frysk",
    "italian",
    "pool",
    "portuguese",
    "russian",
    "spanish",
    "spantsiretti",
    "thai",
    "turkish",
];

/// What the tags say. `None`: nothing, so the moves must tell.
pub(crate) fn declared(tags: &Tags) -> Option<Variant> {
    if let Some(value) = tags.value("GameType").filter(|value| *value != "?") {
        return Some(of_game_type(value));
    }
    let name = tags.value("Variant")?.to_ascii_lowercase();
    if INTERNATIONAL_NAMES.contains(&name.as_str()) {
        return Some(Variant::International);
    }
    let known = OTHER_NAMES.iter().find(|other| name.split_whitespace().next() == Some(**other));
    Some(known.map_or(Variant::Unknown, |name| Variant::Other(name)))
}

fn of_game_type(value: &str) -> Variant {
    let mut fields = value.split(',').map(str::trim);
    let number = match fields.next().and_then(|text| text.parse::<u32>().ok()) {
        Some(number) => number,
        None => return Variant::Unknown,
    };
    if number != 20 && number != 99 {
        return GAME_TYPES
            .iter()
            .find(|known| known.0 == number)
            .map_or(Variant::Unknown, |k| Variant::Other(k.1));
    }
    let starts = fields.next().map_or(true, |side| side.is_empty() || side.eq_ignore_ascii_case("W"));
    let ten = |field: Option<&str>| field.map_or(true, |text| text.is_empty() || text == "10");
    let board = ten(fields.next()) & ten(fields.next());
    let numeric = fields.next().map_or(true, |text| text.is_empty() || text.starts_with(['N', 'n'].as_ref()));
    if starts && board && numeric {
        Variant::International
    } else {
        Variant::Unknown
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(name: &str, value: &str) -> Option<&'static str> {
        let mut tags = Tags::default();
        tags.push(name, value, 1);
        declared(&tags).map(Variant::name)
    }

    #[test]
    fn game_types() {
        for (value, expected) in [
            ("20", "international"),
            ("20,W,10,10,N2,0", "international"),
            ("20,W,10,10,N1,0", "international"),
            ("20,W,8,8,N2,0", "unknown"),
            ("20,W,10,10,A0,0", "unknown"),
            ("21", "english"),
            ("25,W,8,8,A0,0", "russian"),
            ("40", "frisian"),
            ("77", "unknown"),
            ("draughts", "unknown"),
        ] {
            assert_eq!(of("GameType", value), Some(expected), "{value}");
        }
        assert_eq!(of("GameType", ""), None);
        assert_eq!(of("Variant", "Frisian"), Some("frisian"));
        assert_eq!(of("Variant", "From Position"), Some("international"));
        assert_eq!(of("Event", "x"), None);
    }
}
