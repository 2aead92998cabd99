//! The ways in which a command ends.

use std::io;

use damier_answers::{ErrorAnswer, ErrorCode, Language};

use crate::io::Io;
use crate::text::{colon, reason, say};

/// How a command that did its work ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    /// Yes: legal, valid, found.
    Yes,
    /// No.
    No,
    /// Some of the input was unreadable, and has been answered as such.
    Unreadable,
}

impl Verdict {
    pub(crate) fn of(yes: bool) -> Verdict {
        if yes {
            Verdict::Yes
        } else {
            Verdict::No
        }
    }

    pub(crate) fn code(self) -> u8 {
        match self {
            Verdict::Yes => 0,
            Verdict::No => 1,
            Verdict::Unreadable => 2,
        }
    }
}

/// Why a command could not do its work.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Bad usage or unreadable input.
    Answer(ErrorAnswer),
    /// An answer could not be written.
    Write(io::Error),
}

impl Failure {
    pub(crate) fn new(code: ErrorCode, message: impl Into<String>) -> Failure {
        Failure::Answer(ErrorAnswer::new(code, message))
    }

    pub(crate) fn usage(message: impl Into<String>) -> Failure {
        Failure::new(ErrorCode::Usage, message)
    }

    /// One line on stderr, with `json` also the error on stdout; returns the exit code.
    pub(crate) fn report(self, json: bool, language: Language, io: &mut Io<'_>) -> u8 {
        match self {
            // Whoever read us has seen enough: nothing to say, and nobody to say it to.
            Failure::Write(error) if error.kind() == io::ErrorKind::BrokenPipe => return 0,
            Failure::Write(error) => {
                let what = say(
                    language,
                    "la sortie standard ne peut pas être écrite",
                    "standard output cannot be written",
                    "de standaarduitvoer kan niet worden geschreven",
                );
                let told = format!("{what}{} {}", colon(language), reason(&error, language));
                let _ = writeln!(io.stderr, "damier: {}", one_line(&told));
            }
            Failure::Answer(answer) => {
                if json {
                    let _ = writeln!(io.stdout, "{}", answer.json()).and_then(|()| io.stdout.flush());
                }
                let _ = writeln!(io.stderr, "damier: {}", one_line(answer.message()));
            }
        }
        2
    }
}

impl From<ErrorAnswer> for Failure {
    fn from(answer: ErrorAnswer) -> Failure {
        Failure::Answer(answer)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Write(error)
    }
}

/// The text with every control character made visible, so that it stays on one line and can't
/// steer a terminal.
pub(crate) fn one_line(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    for c in text.chars() {
        if c.is_control() {
            line.extend(c.escape_default());
        } else {
            line.push(c);
        }
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_stay_on_one_line() {
        assert_eq!(one_line("é «\u{a0}32-28\u{a0}»\n\u{1b}[31m"), "é «\u{a0}32-28\u{a0}»\\n\\u{1b}[31m");
    }
}
