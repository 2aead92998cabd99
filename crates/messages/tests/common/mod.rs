//! What every sentence must be, in each language.

use damier_messages::Language;

/// The numbers that stand in a text.
pub(crate) fn numbers(text: &str) -> Vec<u32> {
    text.split(|c: char| !c.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect()
}

/// Typography, leftovers and the words of the lexicon.
pub(crate) fn check(text: &str, language: Language) {
    assert!(text.len() >= 8 && text.ends_with('.'), "{language}: {text:?}");
    let first = text.chars().next().unwrap();
    assert!(!first.is_lowercase(), "{language}: {text:?}");
    for bad in ["{", "}", "  ", "..", " .", " ,", ",,", "()", "None", "Some(", ": .", ":.", "\n"] {
        assert!(!text.contains(bad), "{language}: {bad:?} in {text:?}");
    }
    match language {
        Language::Fr => french(text),
        Language::En | Language::Nl => {
            assert!(!text.contains('\u{a0}'), "{text:?}");
            for mark in [" :", " ;", " !", " ?", "« "] {
                assert!(!text.contains(mark), "{language}: {mark:?} in {text:?}");
            }
        }
    }
    words(text, language);
}

fn french(text: &str) {
    let chars: Vec<char> = text.chars().collect();
    for (place, c) in chars.iter().enumerate() {
        let before = place.checked_sub(1).map(|p| chars[p]);
        let after = chars.get(place + 1);
        match c {
            // `W:` and `B:` are quoted from a FEN.
            ':' if matches!(before, Some('W' | 'B')) => {}
            ':' | ';' | '!' => assert_eq!(before, Some('\u{a0}'), "{text:?}"),
            '»' => assert_eq!(before, Some('\u{a0}'), "{text:?}"),
            '«' => assert_eq!(after, Some(&'\u{a0}'), "{text:?}"),
            _ => {}
        }
    }
    for bad in [
        "de le ",
        "à le ",
        "de les ",
        "à les ",
        "le dame",
        "la pion",
        "un dame",
        "une pion",
        "une pièces",
        " que une",
        "deux pièce ",
        "trois pièce ",
        "si il",
        "ne est",
    ] {
        assert!(!text.to_lowercase().contains(bad), "{bad:?} in {text:?}");
    }
}

/// Words of the wrong language or the wrong game (`lexicon.md`).
fn words(text: &str, language: Language) {
    let lower = text.to_lowercase();
    let has = |word: &str| lower.split(|c: char| !c.is_alphabetic()).any(|w| w == word);
    let wrong: &[&str] = match language {
        Language::Fr => &["man", "king", "schijf", "dam", "pions", "reine", "jeton", "capture"],
        Language::En => &[
            "pion", "dame", "pawn", "queen", "checker", "checkers", "tile", "schijf", "dam", "stuk",
            "pieces's", "jump",
        ],
        Language::Nl => {
            &["pion", "dame", "koning", "steen", "man", "king", "schijven", "vakje", "piece", "het schijf"]
        }
    };
    for word in wrong {
        assert!(!has(word), "{language}: {word:?} in {text:?}");
    }
    let bad: &[&str] = match language {
        Language::En => &["one pieces", "two piece ", "three piece ", " an man", "1 plies"],
        Language::Nl => {
            &["één stukken", "twee stuk ", "drie stuk ", "het schijf", "het dam ", "1 halve zetten"]
        }
        Language::Fr => &[],
    };
    for phrase in bad {
        assert!(!lower.contains(phrase), "{language}: {phrase:?} in {text:?}");
    }
}
