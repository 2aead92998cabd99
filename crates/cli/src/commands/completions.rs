//! `damier completions SHELL`: the script that completes commands and options.

use super::Setting;
use crate::args::Completions;
use crate::failure::{Failure, Verdict};
use crate::io::Io;

pub(crate) fn run(options: &Completions, setting: &Setting, io: &mut Io<'_>) -> Result<Verdict, Failure> {
    let mut script = Vec::new();
    let mut command = crate::help::command(setting.language);
    clap_complete::generate(options.shell, &mut command, "damier", &mut script);
    io.stdout.write_all(&script)?;
    Ok(Verdict::Yes)
}
