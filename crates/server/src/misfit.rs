//! What is wrong with a body, in terms that can be told in any language: the parser speaks English only.

use damier_answers::Language;
use serde::de::DeserializeOwned;
use serde_json::error::Category;
use serde_json::{json, Map, Value};

use crate::error::Fault;

/// What a field should have been.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Expected {
    Text,
    Whole,
    Natural,
    Number,
    Flag,
    List,
    Texts,
}

impl Expected {
    /// What the parser says that it expected.
    fn of(message: &str) -> Option<Expected> {
        let (_, expected) = message.rsplit_once("expected ")?;
        let words = expected.split(" at line ").next()?;
        Some(match words {
            "a string" => Expected::Text,
            "i8" | "i16" | "i32" | "i64" => Expected::Whole,
            "u8" | "u16" | "u32" | "u64" | "usize" => Expected::Natural,
            "f64" => Expected::Number,
            "a boolean" => Expected::Flag,
            "a sequence" => Expected::List,
            // As `MovesField` says.
            "texts" => Expected::Texts,
            _ => return None,
        })
    }

    /// In words that follow "expected".
    pub(crate) fn words(self, language: Language) -> &'static str {
        let [fr, en, nl] = match self {
            Expected::Text => ["un texte", "a text", "een tekst"],
            Expected::Whole => ["un nombre entier", "a whole number", "een geheel getal"],
            Expected::Natural => {
                ["un nombre entier à partir de 0", "a whole number from 0 on", "een geheel getal vanaf 0"]
            }
            Expected::Number => ["un nombre", "a number", "een getal"],
            Expected::Flag => ["true ou false", "true or false", "true of false"],
            Expected::List => ["une liste", "a list", "een lijst"],
            Expected::Texts => [
                "une liste de textes, ou un seul texte",
                "a list of texts, or one text",
                "een lijst van teksten, of één tekst",
            ],
        };
        match language {
            Language::Fr => fr,
            Language::En => en,
            Language::Nl => nl,
        }
    }
}

/// Why these bytes are no `T`, the parser having said so.
pub(crate) fn misfit<T: DeserializeOwned>(bytes: &[u8], error: &serde_json::Error) -> Fault {
    match error.classify() {
        Category::Eof | Category::Io => return Fault::Incomplete,
        Category::Syntax => return Fault::NotJson { line: error.line(), column: error.column() },
        Category::Data => {}
    }
    let text = error.to_string();
    if let Some(fault) = about_names(&text) {
        return fault;
    }
    let fields: Map<String, Value> = match serde_json::from_slice(bytes) {
        Ok(Value::Object(fields)) => fields,
        _ => return Fault::NoObject,
    };
    // The field that does not fit is the one that does not fit on its own either.
    let fits = |name: &String, value: &Value| match serde_json::from_value::<T>(json!({ name: value })) {
        Ok(_) => None,
        Err(error) => {
            let text = error.to_string();
            about_names(&text).is_none().then_some(text)
        }
    };
    let culprit = fields.iter().find_map(|(name, value)| Some((name.clone(), fits(name, value)?)));
    match culprit {
        Some((field, why)) => Fault::Field { field, expected: Expected::of(&why) },
        // Only several fields together can be wrong then, which no body of ours knows.
        None => Fault::NoObject,
    }
}

/// A message of serde about a field that is missing, unknown or there twice.
pub(crate) fn about_names(text: &str) -> Option<Fault> {
    // ``missing field `fen` at line 1 column 2``, ``unknown field `x`, expected one of `a`, `b` at …``
    let mut quoted = text.split('`').skip(1).step_by(2).map(str::to_owned);
    let field = quoted.next()?;
    let says = |what: &str| text.split('`').next().is_some_and(|before| before.ends_with(what));
    if says("missing field ") {
        Some(Fault::MissingField(field))
    } else if says("duplicate field ") {
        Some(Fault::TwiceField(field))
    } else if says("unknown field ") {
        Some(Fault::UnknownField { field, expected: quoted.collect::<Vec<_>>().join(", ") })
    } else {
        None
    }
}

/// The language that a body names although it is none of ours otherwise.
pub(crate) fn language_named(bytes: &[u8]) -> Option<Language> {
    let value: Value = serde_json::from_slice(bytes).ok()?;
    value.get("lang")?.as_str()?.parse().ok()
}
