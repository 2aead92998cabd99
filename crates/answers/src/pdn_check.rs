//! `pdn check`: what was found out about each game of a file (contract, "Games").
//!
//! One line of JSON per game, written straight into a text that is used again: a file may have a
//! million games.

use std::fmt::Write;
use std::io::{self, BufRead};

use damier_core::notation::{Leniency, MoveText};
use damier_core::ruling::explain;
use damier_core::Ruleset;
use damier_pdn::{
    CheckedGame, Checker, GameError, GameErrorCode, Reader, SetUpError, Tags, Warning, MOST_PLIES,
};

use crate::json::Json;
use crate::language::Language;

/// A game that was checked: what is known of it, and the contract's line.
#[derive(Clone, Copy, Debug)]
pub struct PdnGame<'a> {
    /// What was found out.
    pub game: CheckedGame<'a>,
    /// The contract's JSON, without a line end.
    pub json: &'a str,
}

/// What a whole file came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PdnSummary {
    /// How many games it has.
    pub games: u64,
    /// How many of them have an error; if any has, the exit code is 1.
    pub errors: u64,
    /// Plies replayed in all games.
    pub plies: u64,
    /// Warnings of all games, each code counted once a game.
    pub warnings: u64,
}

/// Checks every game of a file and tells of each in turn, in constant memory.
///
/// # Errors
/// What the source or the receiver says. What is wrong with a game is in its answer.
///
/// ```
/// use damier_answers::{pdn_check, Language};
///
/// let mut lines = Vec::new();
/// let source = "1. 32-28 19-23 2. 28x19 *".as_bytes();
/// let summary = pdn_check(source, "a.pdn", Default::default(), Language::En, |game| {
///     lines.push(game.json.to_string());
///     Ok(())
/// })?;
/// assert_eq!((summary.games, summary.errors), (1, 0));
/// assert!(lines[0].starts_with(r#"{"file":"a.pdn","game":1,"line":1,"tags":{},"variant":"international""#));
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn pdn_check<R: BufRead>(
    source: R,
    file: &str,
    ruleset: Ruleset,
    language: Language,
    mut receiver: impl FnMut(PdnGame<'_>) -> io::Result<()>,
) -> io::Result<PdnSummary> {
    let mut reader = Reader::new(source);
    let mut checker = Checker::new(ruleset);
    let mut summary = PdnSummary::default();
    let mut json = String::new();
    while let Some(game) = checker.next_game(&mut reader)? {
        json.clear();
        write_game(&mut json, file, &game, ruleset, language);
        summary.games += 1;
        summary.errors += u64::from(game.error.is_some());
        summary.plies += u64::from(game.plies);
        summary.warnings += game.warnings.len() as u64;
        receiver(PdnGame { game, json: &json })?;
    }
    Ok(summary)
}

/// The sentence of a warning.
#[must_use]
pub fn pdn_warning_text(warning: &Warning, language: Language) -> String {
    damier_messages::pdn_warning(warning.code.name(), &warning.detail, warning.count, language)
        .unwrap_or_else(|| warning.code.name().to_owned())
}

/// The sentence of what stopped a game: for an illegal move, the ruling on it.
#[must_use]
pub fn pdn_error_text(error: &GameError, ruleset: Ruleset, language: Language) -> String {
    match error.code {
        GameErrorCode::BadFen | GameErrorCode::ManOnPromotionRow => match &error.cause {
            Some(SetUpError::Fen(cause)) => damier_messages::fen_error(cause, &error.text, language),
            Some(SetUpError::Position(cause)) => damier_messages::position_error(cause, language),
            None => error.to_string(),
        },
        GameErrorCode::UnknownTurn => damier_messages::pdn_unknown_turn(error.ply, &error.text, language),
        GameErrorCode::UnreadableMove => {
            damier_messages::pdn_unreadable_move(error.ply, &error.text, language)
        }
        GameErrorCode::IllegalMove => {
            let text = MoveText::parse(&error.text, Leniency::Typed);
            match (text, &error.position) {
                (Ok(text), Some(position)) => {
                    let ruling = explain(position, &text, None, ruleset);
                    damier_messages::illegal_move(error.ply, &error.text, position, &ruling, language)
                }
                _ => damier_messages::pdn_unreadable_move(error.ply, &error.text, language),
            }
        }
        GameErrorCode::UnsupportedVariant => damier_messages::pdn_unsupported_variant(&error.text, language),
        GameErrorCode::TooLarge => damier_messages::pdn_too_large(MOST_PLIES, language),
    }
}

/// The tags as a value; of two with the same name the first.
pub(crate) fn tags_json(tags: &Tags) -> Json {
    let mut fields: Vec<(std::borrow::Cow<'static, str>, Json)> = Vec::new();
    for tag in tags.iter() {
        if fields.iter().all(|(name, _)| name != tag.name) {
            fields.push((tag.name.to_owned().into(), Json::from(tag.value.to_owned())));
        }
    }
    Json::Object(fields)
}

/// The warnings as a value.
pub(crate) fn warnings_json(warnings: &[Warning], language: Language) -> Json {
    let one = |warning: &Warning| {
        Json::object()
            .with("code", warning.code.name())
            .with("line", warning.place.line)
            .with("column", warning.place.column)
            .with("count", warning.count)
            .with("message", pdn_warning_text(warning, language))
    };
    warnings.iter().map(one).collect()
}

/// The error as a value.
pub(crate) fn error_json(error: &GameError, ruleset: Ruleset, language: Language) -> Json {
    Json::object()
        .with("ply", error.ply)
        .with("move", if is_about_a_move(error) { Some(error.text.clone()) } else { None })
        .with("code", error.code.name())
        .with("line", error.place.line)
        .with("column", error.place.column)
        .with("message", pdn_error_text(error, ruleset, language))
}

fn is_about_a_move(error: &GameError) -> bool {
    error.ply > 0 && !matches!(error.code, GameErrorCode::BadFen | GameErrorCode::ManOnPromotionRow)
}

/// Adds the contract's line for a game.
fn write_game(out: &mut String, file: &str, game: &CheckedGame<'_>, ruleset: Ruleset, language: Language) {
    out.push_str("{\"file\":");
    text(out, file);
    number(out, ",\"game\":", game.number);
    number(out, ",\"line\":", game.line);
    out.push_str(",\"tags\":{");
    write_tags(out, game);
    out.push_str("},\"variant\":");
    text(out, game.variant.name());
    number(out, ",\"plies\":", u64::from(game.plies));
    out.push_str(if game.error.is_none() { ",\"legal\":true" } else { ",\"legal\":false" });
    out.push_str(",\"result\":");
    match game.result {
        Some(result) => text(out, result),
        None => out.push_str("null"),
    }
    match game.ended_at {
        Some(ply) => number(out, ",\"ended_at\":", u64::from(ply)),
        None => out.push_str(",\"ended_at\":null"),
    }
    out.push_str(",\"warnings\":[");
    for (place, warning) in game.warnings.iter().enumerate() {
        out.push_str(if place > 0 { ",{\"code\":" } else { "{\"code\":" });
        text(out, warning.code.name());
        number(out, ",\"line\":", warning.place.line);
        number(out, ",\"column\":", warning.place.column);
        number(out, ",\"count\":", u64::from(warning.count));
        out.push_str(",\"message\":");
        text(out, &pdn_warning_text(warning, language));
        out.push('}');
    }
    out.push_str("],\"error\":");
    match game.error {
        Some(error) => write_error(out, error, ruleset, language),
        None => out.push_str("null"),
    }
    out.push('}');
}

fn write_error(out: &mut String, error: &GameError, ruleset: Ruleset, language: Language) {
    number(out, "{\"ply\":", u64::from(error.ply));
    out.push_str(",\"move\":");
    if is_about_a_move(error) {
        text(out, &error.text);
    } else {
        out.push_str("null");
    }
    out.push_str(",\"code\":");
    text(out, error.code.name());
    number(out, ",\"line\":", error.place.line);
    number(out, ",\"column\":", error.place.column);
    out.push_str(",\"message\":");
    text(out, &pdn_error_text(error, ruleset, language));
    out.push('}');
}

/// The tags; of two with the same name the first.
fn write_tags(out: &mut String, game: &CheckedGame<'_>) {
    for (place, tag) in game.tags.iter().enumerate() {
        if game.tags.iter().take(place).any(|earlier| earlier.name == tag.name) {
            continue;
        }
        if place > 0 {
            out.push(',');
        }
        text(out, tag.name);
        out.push(':');
        text(out, tag.value);
    }
}

fn number(out: &mut String, name: &str, value: u64) {
    out.push_str(name);
    // Writing to a String cannot fail.
    let _ = write!(out, "{value}");
}

/// Adds a JSON string.
fn text(out: &mut String, value: &str) {
    out.push('"');
    let mut plain = 0;
    for (at, byte) in value.bytes().enumerate() {
        if byte >= 0x20 && byte != b'"' && byte != b'\\' {
            continue;
        }
        out.push_str(&value[plain..at]);
        plain = at + 1;
        match byte {
            b'"' => out.push_str("\\\""),
            b'\\' => out.push_str("\\\\"),
            b'\n' => out.push_str("\\n"),
            b'\r' => out.push_str("\\r"),
            b'\t' => out.push_str("\\t"),
            _ => {
                let _ = write!(out, "\\u{byte:04x}");
            }
        }
    }
    out.push_str(&value[plain..]);
    out.push('"');
}
