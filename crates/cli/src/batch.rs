//! One case per line on standard input, one JSON object per line on standard output, in order.

use std::io::{self, BufRead};

use damier_answers::{Answer, ErrorAnswer, ErrorCode, Language};

use crate::failure::{one_line, Failure, Verdict};
use crate::io::Io;
use crate::text::{colon, reason, say};

/// The longest line read; a longer one is answered with `too-large`.
const LONGEST_LINE: usize = 1 << 20;

/// One line of the input.
enum Line {
    Text(String),
    NotUtf8 { offset: usize },
    TooLong,
}

/// Answers each line as it comes and flushes, so that another program can ask one by one. A line may end in
/// LF or CRLF. Unreadable lines, empty ones included, are answered as errors.
pub(crate) fn run(
    language: Language,
    io: &mut Io<'_>,
    mut answer: impl FnMut(&str) -> Result<Answer, ErrorAnswer>,
) -> Result<Verdict, Failure> {
    let mut number = 0_u64;
    let mut bad = 0_u64;
    let mut first_bad = None;
    loop {
        let line = match read_line(io.stdin) {
            Ok(None) => break,
            Ok(Some(line)) => line,
            Err(error) => return Err(unreadable_input(&error, language)),
        };
        number += 1;
        let answered = match line {
            Line::Text(text) => answer(&text),
            Line::NotUtf8 { offset } => Err(not_utf8(offset, language)),
            Line::TooLong => Err(too_long(language)),
        };
        match answered {
            Ok(answer) => writeln!(io.stdout, "{}", answer.json())?,
            Err(error) => {
                writeln!(io.stdout, "{}", error.json_of_line(number))?;
                bad += 1;
                first_bad.get_or_insert((number, error));
            }
        }
        io.stdout.flush()?;
    }
    let (line, error) = match first_bad {
        None => return Ok(Verdict::Yes),
        Some(first) => first,
    };
    // One line for a person; the program on the other side has its answers already.
    let message = one_line(error.message());
    let _ = match language {
        Language::Fr => {
            writeln!(
                io.stderr,
                "damier: lignes illisibles\u{a0}: {bad} sur {number}\u{a0}; ligne {line}\u{a0}: {message}"
            )
        }
        Language::En => {
            writeln!(io.stderr, "damier: unreadable lines: {bad} of {number}; line {line}: {message}")
        }
        Language::Nl => {
            writeln!(io.stderr, "damier: onleesbare regels: {bad} van {number}; regel {line}: {message}")
        }
    };
    Ok(Verdict::Unreadable)
}

fn read_line(input: &mut dyn BufRead) -> io::Result<Option<Line>> {
    let mut bytes = Vec::new();
    let mut too_long = false;
    let mut any = false;
    loop {
        let available = match input.fill_buf() {
            Ok(available) => available,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if available.is_empty() {
            break;
        }
        any = true;
        let (part, used, done) = match available.iter().position(|b| *b == b'\n') {
            Some(end) => (&available[..end], end + 1, true),
            None => (available, available.len(), false),
        };
        if bytes.len() + part.len() > LONGEST_LINE {
            too_long = true;
            bytes.clear();
        } else if !too_long {
            bytes.extend_from_slice(part);
        }
        input.consume(used);
        if done {
            break;
        }
    }
    if !any {
        return Ok(None);
    }
    if too_long {
        return Ok(Some(Line::TooLong));
    }
    if bytes.last() == Some(&b'\r') {
        bytes.pop();
    }
    Ok(Some(match String::from_utf8(bytes) {
        Ok(text) => Line::Text(text),
        Err(error) => Line::NotUtf8 { offset: error.utf8_error().valid_up_to() },
    }))
}

fn not_utf8(offset: usize, language: Language) -> ErrorAnswer {
    let message = match language {
        Language::Fr => format!("octet {}\u{a0}: texte UTF-8 attendu", offset + 1),
        Language::En => format!("at byte {}: expected UTF-8 text", offset + 1),
        Language::Nl => format!("byte {}: UTF-8-tekst verwacht", offset + 1),
    };
    ErrorAnswer::new(ErrorCode::BadRequest, message).with("offset", offset)
}

fn too_long(language: Language) -> ErrorAnswer {
    let message = match language {
        Language::Fr => format!("la ligne dépasse {LONGEST_LINE} octets"),
        Language::En => format!("the line is longer than {LONGEST_LINE} bytes"),
        Language::Nl => format!("de regel is langer dan {LONGEST_LINE} bytes"),
    };
    ErrorAnswer::new(ErrorCode::TooLarge, message)
}

fn unreadable_input(error: &io::Error, language: Language) -> Failure {
    let what = say(
        language,
        "l'entrée standard ne peut pas être lue",
        "standard input cannot be read",
        "de standaardinvoer kan niet worden gelezen",
    );
    Failure::new(ErrorCode::UnreadableFile, format!("{what}{} {}", colon(language), reason(error, language)))
}
