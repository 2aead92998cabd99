//! Every command of `damier`, callable as a function: [`run`] takes the arguments and the streams and
//! returns the exit code, so that tests need no process.
//!
//! One file per command in `commands/`. What all share: `args` declares the options, `help` and `usage`
//! speak three languages, `failure` is the one way to exit 2, `batch` answers line by line.
#![forbid(unsafe_code)]

mod args;
mod batch;
mod commands;
mod environment;
mod failure;
mod files;
mod help;
mod help_texts;
mod io;
mod text;
mod usage;

pub use environment::Environment;
pub use io::Io;

use std::ffi::OsString;

use clap::{error::ErrorKind, FromArgMatches};

use crate::args::Arguments;
use crate::failure::{Failure, Verdict};

/// The command tree as `--help` in this language shows it: for completions, manuals and tests.
#[must_use]
pub fn command(language: damier_answers::Language) -> clap::Command {
    help::command(language)
}

/// Runs one command line, the first argument being the program's name. Returns the exit code: 0 done and
/// yes, 1 done and no, 2 bad usage or unreadable input.
pub fn run(arguments: impl IntoIterator<Item = OsString>, io: &mut Io<'_>) -> u8 {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    // Known before the line is parsed, for the errors of parsing it.
    let (json, language) = usage::peek(&arguments, io.environment.language());
    let result = dispatch(arguments, language, io).and_then(|verdict| {
        io.stdout.flush()?;
        Ok(verdict)
    });
    match result {
        Ok(verdict) => verdict.code(),
        Err(failure) => failure.report(json, language, io),
    }
}

fn dispatch(
    arguments: Vec<OsString>,
    language: damier_answers::Language,
    io: &mut Io<'_>,
) -> Result<Verdict, Failure> {
    let matches = match help::command(language).try_get_matches_from(arguments) {
        Ok(matches) => matches,
        Err(error) if error.kind() == ErrorKind::DisplayHelp => {
            write!(io.stdout, "{error}")?;
            return Ok(Verdict::Yes);
        }
        Err(error) => return Err(usage::failure(&error, language)),
    };
    let arguments =
        Arguments::from_arg_matches(&matches).map_err(|error| usage::failure(&error, language))?;
    commands::run(arguments, language, io)
}
