//! Errors as the contract has them: a stable code, a sentence, and what locates the fault.

use std::borrow::Cow;
use std::fmt;

use crate::json::Json;

/// The stable code of an error (contract, "Reading moves elsewhere").
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ErrorCode {
    /// The command or function was called wrongly: unknown name, language, ruleset or option.
    Usage,
    /// The text is no position.
    BadFen,
    /// A man stands where it would have been crowned.
    ManOnPromotionRow,
    /// The side to move is `?` where a move is asked.
    UnknownTurn,
    /// The text is no move at all.
    UnreadableMove,
    /// The move is not legal.
    IllegalMove,
    /// The text fits several captures.
    AmbiguousMove,
    /// The game is over already.
    GameOver,
    /// A removed square is none, or is named twice.
    BadRemoved,
    /// A file cannot be read.
    UnreadableFile,
    /// A file of another variant of draughts.
    UnsupportedVariant,
    /// The request is not what the route takes.
    BadRequest,
    /// The request is too large.
    TooLarge,
    /// There is no such thing.
    NotFound,
}

impl ErrorCode {
    /// Every code.
    pub const ALL: [ErrorCode; 14] = [
        ErrorCode::Usage,
        ErrorCode::BadFen,
        ErrorCode::ManOnPromotionRow,
        ErrorCode::UnknownTurn,
        ErrorCode::UnreadableMove,
        ErrorCode::IllegalMove,
        ErrorCode::AmbiguousMove,
        ErrorCode::GameOver,
        ErrorCode::BadRemoved,
        ErrorCode::UnreadableFile,
        ErrorCode::UnsupportedVariant,
        ErrorCode::BadRequest,
        ErrorCode::TooLarge,
        ErrorCode::NotFound,
    ];

    /// The contract's name of the code.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            ErrorCode::Usage => "usage",
            ErrorCode::BadFen => "bad-fen",
            ErrorCode::ManOnPromotionRow => "man-on-promotion-row",
            ErrorCode::UnknownTurn => "unknown-turn",
            ErrorCode::UnreadableMove => "unreadable-move",
            ErrorCode::IllegalMove => "illegal-move",
            ErrorCode::AmbiguousMove => "ambiguous-move",
            ErrorCode::GameOver => "game-over",
            ErrorCode::BadRemoved => "bad-removed",
            ErrorCode::UnreadableFile => "unreadable-file",
            ErrorCode::UnsupportedVariant => "unsupported-variant",
            ErrorCode::BadRequest => "bad-request",
            ErrorCode::TooLarge => "too-large",
            ErrorCode::NotFound => "not-found",
        }
    }
}

impl fmt::Display for ErrorCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The answer where no answer can be given (exit code 2, HTTP 4xx).
#[derive(Clone, PartialEq, Debug)]
pub struct ErrorAnswer {
    code: ErrorCode,
    message: String,
    details: Vec<(Cow<'static, str>, Json)>,
}

impl ErrorAnswer {
    /// An error with its sentence.
    #[must_use]
    pub fn new(code: ErrorCode, message: impl Into<String>) -> ErrorAnswer {
        ErrorAnswer { code, message: message.into(), details: Vec::new() }
    }

    /// The error with one more field that locates or explains it (`ply`, `move`, `offset`, …).
    #[must_use]
    pub fn with(mut self, name: impl Into<Cow<'static, str>>, value: impl Into<Json>) -> ErrorAnswer {
        self.details.push((name.into(), value.into()));
        self
    }

    /// The stable code.
    #[must_use]
    pub fn code(&self) -> ErrorCode {
        self.code
    }

    /// What is wrong, where, and what was expected, in the language asked for.
    #[must_use]
    pub fn message(&self) -> &str {
        &self.message
    }

    /// The field of that name that was added to the code and the message.
    #[must_use]
    pub fn detail(&self, name: &str) -> Option<&Json> {
        self.details.iter().find(|(n, _)| n == name).map(|(_, value)| value)
    }

    /// The value of the field `error`: `{"code","message",…}`.
    #[must_use]
    pub fn value(&self) -> Json {
        let mut fields: Vec<(Cow<'static, str>, Json)> =
            vec![("code".into(), self.code.name().into()), ("message".into(), self.message.clone().into())];
        fields.extend(self.details.iter().cloned());
        Json::Object(fields)
    }

    /// `{"error":{"code","message",…}}` on one line.
    #[must_use]
    pub fn json(&self) -> String {
        Json::object().with("error", self.value()).to_string()
    }

    /// `{"error":{…},"line":n}`: the answer to a bad line of a batch, the first line being 1.
    #[must_use]
    pub fn json_of_line(&self, line: u64) -> String {
        Json::object().with("error", self.value()).with("line", line).to_string()
    }
}

impl fmt::Display for ErrorAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for ErrorAnswer {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_distinct_and_in_kebab_case() {
        let mut names: Vec<_> = ErrorCode::ALL.iter().map(|c| c.name()).collect();
        assert!(names.iter().all(|n| n.chars().all(|c| c.is_ascii_lowercase() || c == '-')));
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), ErrorCode::ALL.len());
    }

    #[test]
    fn errors_carry_their_place() {
        let error = ErrorAnswer::new(ErrorCode::IllegalMove, "no").with("ply", 3_u32);
        assert_eq!(error.json(), r#"{"error":{"code":"illegal-move","message":"no","ply":3}}"#);
        assert_eq!(
            error.json_of_line(7),
            r#"{"error":{"code":"illegal-move","message":"no","ply":3},"line":7}"#
        );
        assert_eq!(error.detail("ply"), Some(&Json::from(3_u32)));
    }
}
