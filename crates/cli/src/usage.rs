//! Errors of the command line itself, in one sentence of the right language.

use std::ffi::OsString;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use damier_answers::Language;

use crate::failure::Failure;
use crate::text::{colon, say};

/// Whether `--json` is there and which language is asked for, before the line is parsed.
pub(crate) fn peek(arguments: &[OsString], default: Language) -> (bool, Language) {
    let mut json = false;
    let mut language = default;
    let mut words = arguments.iter().skip(1).map_while(|word| match word.to_str() {
        Some("--") => None,
        text => Some(text.unwrap_or("")),
    });
    while let Some(word) = words.next() {
        match word {
            "--json" => json = true,
            "--lang" => language = words.next().and_then(|code| code.parse().ok()).unwrap_or(language),
            _ => {
                if let Some(code) = word.strip_prefix("--lang=") {
                    language = code.parse().unwrap_or(language);
                }
            }
        }
    }
    (json, language)
}

/// The failure for an error of parsing the command line.
pub(crate) fn failure(error: &clap::Error, language: Language) -> Failure {
    let what = sentence(error, language);
    let hint = say(
        language,
        "«\u{a0}damier --help\u{a0}» montre l'usage",
        "see \"damier --help\"",
        "zie \"damier --help\"",
    );
    Failure::usage(format!("{what} ({hint})"))
}

fn context(error: &clap::Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(list)) => list.join(", "),
        Some(ContextValue::StyledStr(text)) => text.to_string(),
        Some(ContextValue::Number(number)) => number.to_string(),
        _ => String::new(),
    }
}

fn sentence(error: &clap::Error, language: Language) -> String {
    let argument = context(error, ContextKind::InvalidArg);
    let value = context(error, ContextKind::InvalidValue);
    let colon = colon(language);
    let s = |fr: &'static str, en: &'static str, nl: &'static str| say(language, fr, en, nl);
    match error.kind() {
        ErrorKind::InvalidValue if value.is_empty() => {
            format!(
                "{} {argument}",
                s("valeur manquante après", "missing value after", "ontbrekende waarde na")
            )
        }
        ErrorKind::InvalidValue => {
            let valid = context(error, ContextKind::ValidValue);
            let expected = s("attendu\u{a0}:", "expected", "verwacht:");
            format!(
                "{} {argument}{colon} {value:?}, {expected} {valid}",
                s("valeur de", "value of", "waarde van")
            )
        }
        ErrorKind::ValueValidation => {
            let why = std::error::Error::source(error).map(ToString::to_string).unwrap_or_default();
            let expected = s("attendu\u{a0}:", "expected", "verwacht:");
            let wanted = wanted(&argument, &value, &why, language);
            format!(
                "{} {argument}{colon} {value:?}, {expected} {wanted}",
                s("valeur de", "value of", "waarde van")
            )
        }
        ErrorKind::UnknownArgument => {
            let unknown = s("argument inattendu", "unexpected argument", "onverwacht argument");
            format!("{unknown} {argument:?}{}", suggestion(error, ContextKind::SuggestedArg, language))
        }
        ErrorKind::InvalidSubcommand => {
            let name = context(error, ContextKind::InvalidSubcommand);
            let unknown = s("commande inconnue", "unknown command", "onbekende opdracht");
            format!("{unknown} {name:?}{}", suggestion(error, ContextKind::SuggestedSubcommand, language))
        }
        ErrorKind::MissingRequiredArgument => {
            format!("{} {argument}", s("il manque", "missing", "ontbreekt:"))
        }
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            s("il manque la commande", "missing command", "de opdracht ontbreekt").to_owned()
        }
        ErrorKind::ArgumentConflict => {
            let other = context(error, ContextKind::PriorArg);
            let clash = s("n'est pas permis avec", "cannot be used with", "gaat niet samen met");
            format!("{argument} {clash} {other}")
        }
        ErrorKind::WrongNumberOfValues => {
            let count = context(error, ContextKind::ExpectedNumValues);
            let (takes, values) = (s("demande", "takes", "vraagt"), s("valeurs", "values", "waarden"));
            format!("{argument} {takes} {count} {values}")
        }
        ErrorKind::InvalidUtf8 => {
            s("un argument n'est pas de l'UTF-8", "an argument is not UTF-8", "een argument is geen UTF-8")
                .to_owned()
        }
        _ => {
            let text = error.to_string();
            let line = text.lines().next().unwrap_or_default();
            line.strip_prefix("error: ").unwrap_or(line).to_owned()
        }
    }
}

/// What an option takes, from its name and from what its parser says of a bad value.
fn wanted(argument: &str, value: &str, why: &str, language: Language) -> String {
    if argument.starts_with("--listen") {
        let example = say(
            language,
            "une adresse IP et un port, comme 127.0.0.1:8100",
            "an IP address and a port, such as 127.0.0.1:8100",
            "een IP-adres en een poort, zoals 127.0.0.1:8100",
        );
        return example.to_owned();
    }
    // `200 is not in 0..=100`
    let range = why.rsplit(" is not in ").next().and_then(|range| range.split_once(".."));
    if let Some((low, high)) = range {
        let high = high.trim_start_matches('=');
        let open = high.is_empty() || high == u64::MAX.to_string();
        return match language {
            Language::Fr if open => format!("un nombre entier à partir de {low}"),
            Language::En if open => format!("a whole number from {low}"),
            Language::Nl if open => format!("een geheel getal vanaf {low}"),
            Language::Fr => format!("un nombre de {low} à {high}"),
            Language::En => format!("a number from {low} to {high}"),
            Language::Nl => format!("een getal van {low} tot en met {high}"),
        };
    }
    // Our own parsers answer with examples, those of numbers in English.
    if why.starts_with(|c: char| c.is_ascii_digit()) || why.contains('=') {
        return format!("{} {why}", say(language, "par exemple", "for example", "bijvoorbeeld"));
    }
    let words = if why.contains("IP address") {
        [
            "une adresse IP, comme 127.0.0.1",
            "an IP address, such as 127.0.0.1",
            "een IP-adres, zoals 127.0.0.1",
        ]
    } else if why.contains("float") {
        ["un nombre", "a number", "een getal"]
    } else if value.starts_with('-') {
        ["un nombre entier positif", "a positive whole number", "een positief geheel getal"]
    } else {
        ["un nombre entier", "a whole number", "een geheel getal"]
    };
    let [fr, en, nl] = words;
    say(language, fr, en, nl).to_owned()
}

fn suggestion(error: &clap::Error, kind: ContextKind, language: Language) -> String {
    let near = context(error, kind);
    if near.is_empty() {
        return String::new();
    }
    let word = say(language, "peut-être", "perhaps", "misschien");
    format!(", {word} {near}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn peeked(words: &[&str]) -> (bool, &'static str) {
        let arguments: Vec<OsString> = ["damier"].iter().chain(words).map(OsString::from).collect();
        let (json, language) = peek(&arguments, Language::Fr);
        (json, language.code())
    }

    #[test]
    fn json_and_language_are_seen_early() {
        assert_eq!(peeked(&[]), (false, "fr"));
        assert_eq!(peeked(&["moves", "--json", "--lang", "nl"]), (true, "nl"));
        assert_eq!(peeked(&["--lang=en", "--nonsense"]), (false, "en"));
        assert_eq!(peeked(&["--lang", "de"]), (false, "fr"));
        assert_eq!(peeked(&["--lang"]), (false, "fr"));
        assert_eq!(peeked(&["moves", "--", "--json", "--lang=en"]), (false, "fr"));
    }
}
