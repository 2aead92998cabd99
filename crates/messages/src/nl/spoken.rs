//! Moves as they are said in Dutch.

use crate::spoken::Words;

pub(crate) static WORDS: Words = Words {
    say,
    read,
    goes: "naar",
    takes: "slaat",
    arrives: "komt op",
    and: " en ",
    hyphen_joins: true,
    quiet: &["gaat", "speelt", "schuift", "naar", "op"],
    capture: &["slaat", "slaan", "neemt", "pakt", "x"],
    arrival: &["komt", "landt", "eindigt", "belandt", "stopt", "op", "naar", "uit", "veld"],
    between: &["en", "dan"],
    idle: &["de", "het", "schijf", "schijven", "dam", "dammen", "stuk", "stukken", "wit", "zwart"],
};

const UNITS: [&str; 20] = [
    "",
    "een",
    "twee",
    "drie",
    "vier",
    "vijf",
    "zes",
    "zeven",
    "acht",
    "negen",
    "tien",
    "elf",
    "twaalf",
    "dertien",
    "veertien",
    "vijftien",
    "zestien",
    "zeventien",
    "achttien",
    "negentien",
];
const TENS: [&str; 4] = ["twintig", "dertig", "veertig", "vijftig"];

fn say(number: u8) -> String {
    if number < 20 {
        return if number == 1 { "één".into() } else { UNITS[usize::from(number)].into() };
    }
    let tens = TENS[usize::from((number / 10).min(5) - 2)];
    match number % 10 {
        0 => tens.into(),
        // `tweeëntwintig`: the dots keep two e's apart.
        unit @ (2 | 3) => format!("{}ën{tens}", UNITS[usize::from(unit)]),
        unit => format!("{}en{tens}", UNITS[usize::from(unit)]),
    }
}

/// Numbers are written as one word: 8 and 20 are not 28.
fn read(words: &[&str]) -> Option<(u32, usize)> {
    let word = words.first()?;
    (1..=50).find(|number| plain(*number) == *word).map(|number| (u32::from(number), 1))
}

fn plain(number: u8) -> String {
    say(number).replace(['é', 'ë'], "e")
}
