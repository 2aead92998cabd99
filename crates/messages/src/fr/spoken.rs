//! Moves as they are said in French.

use crate::spoken::Words;

pub(crate) static WORDS: Words = Words {
    say,
    read,
    goes: "va en",
    takes: "prend",
    arrives: "arrive en",
    and: " et ",
    hyphen_joins: false,
    quiet: &["va", "vont", "en", "a", "vers", "sur", "joue", "avance", "tiret"],
    capture: &["prend", "prends", "prennent", "mange", "capture", "saute", "x"],
    arrival: &[
        "arrive", "arrivant", "arrivee", "finit", "termine", "s", "arrete", "pose", "en", "a", "sur", "case",
    ],
    between: &["et", "puis"],
    idle: &["le", "la", "les", "l", "pion", "pions", "dame", "dames", "piece", "pieces", "blancs", "noirs"],
};

const UNITS: [&str; 17] = [
    "", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze",
    "treize", "quatorze", "quinze", "seize",
];
const TENS: [(&str, u8); 4] = [("vingt", 20), ("trente", 30), ("quarante", 40), ("cinquante", 50)];

fn say(number: u8) -> String {
    match number {
        0..=16 => UNITS[usize::from(number)].into(),
        17..=19 => format!("dix-{}", UNITS[usize::from(number - 10)]),
        _ => {
            let (name, value) = TENS[usize::from((number / 10).min(5) - 2)];
            match number - value {
                0 => name.into(),
                1 => format!("{name}-et-un"),
                unit => format!("{name}-{}", UNITS[usize::from(unit.min(9))]),
            }
        }
    }
}

fn read(words: &[&str]) -> Option<(u32, usize)> {
    let unit = |word: Option<&&str>| word.and_then(|word| unit(word));
    let first = words.first()?;
    if *first == "dix" {
        return Some(match unit(words.get(1)).filter(|unit| (7..=9).contains(unit)) {
            Some(unit) => (10 + unit, 2),
            None => (10, 1),
        });
    }
    if let Some((_, tens)) = TENS.iter().find(|(name, _)| first.trim_end_matches('s') == *name) {
        let tens = u32::from(*tens);
        if tens == 50 {
            return Some((50, 1));
        }
        if words.get(1) == Some(&"et") && unit(words.get(2)) == Some(1) {
            return Some((tens + 1, 3));
        }
        return Some(match unit(words.get(1)).filter(|unit| *unit <= 9) {
            Some(unit) => (tens + unit, 2),
            None => (tens, 1),
        });
    }
    unit(Some(first)).map(|unit| (unit, 1))
}

/// 1 to 16.
fn unit(word: &str) -> Option<u32> {
    let word = if word == "une" { "un" } else { word };
    UNITS.iter().skip(1).position(|name| *name == word).map(|place| place as u32 + 1)
}
