//! The streams of one run.

use std::io::{BufRead, Write};

use crate::environment::Environment;

/// The outer world as a command sees it.
pub struct Io<'a> {
    /// Standard input.
    pub stdin: &'a mut (dyn BufRead + Send),
    /// Standard output: answers.
    pub stdout: &'a mut (dyn Write + Send),
    /// Standard error: what went wrong, and progress.
    pub stderr: &'a mut dyn Write,
    /// Whether a person types the input.
    pub stdin_is_terminal: bool,
    /// Whether a person reads the output.
    pub stdout_is_terminal: bool,
    /// Whether a person reads the errors.
    pub stderr_is_terminal: bool,
    /// What the environment says.
    pub environment: Environment,
}
