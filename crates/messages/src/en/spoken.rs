//! Moves as they are said in English.

use crate::spoken::Words;

pub(crate) static WORDS: Words = Words {
    say,
    read,
    goes: "to",
    takes: "takes",
    arrives: "lands on",
    and: " and ",
    hyphen_joins: false,
    quiet: &["goes", "moves", "plays", "to", "on"],
    capture: &["takes", "take", "captures", "capture", "jumps", "x"],
    arrival: &["lands", "landing", "ends", "ending", "arrives", "stops", "to", "on", "at", "square"],
    between: &["and", "then"],
    idle: &["the", "man", "men", "king", "kings", "piece", "pieces", "white", "black"],
};

const UNITS: [&str; 20] = [
    "",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
];
const TENS: [&str; 4] = ["twenty", "thirty", "forty", "fifty"];

fn say(number: u8) -> String {
    if number < 20 {
        return UNITS[usize::from(number)].into();
    }
    let tens = TENS[usize::from((number / 10).min(5) - 2)];
    match number % 10 {
        0 => tens.into(),
        unit => format!("{tens}-{}", UNITS[usize::from(unit)]),
    }
}

fn read(words: &[&str]) -> Option<(u32, usize)> {
    let first = words.first()?;
    if let Some(place) = TENS.iter().position(|name| name == first) {
        let tens = place as u32 * 10 + 20;
        let unit = words.get(1).and_then(|word| unit(word)).filter(|unit| *unit <= 9 && tens < 50);
        return Some(unit.map_or((tens, 1), |unit| (tens + unit, 2)));
    }
    unit(first).map(|unit| (unit, 1))
}

/// 1 to 19.
fn unit(word: &str) -> Option<u32> {
    UNITS.iter().skip(1).position(|name| *name == word).map(|place| place as u32 + 1)
}
