//! `damier pdn`: files of games.

mod check;
mod convert;
mod source;

use super::Setting;
use crate::args::{Pdn, PdnCommand};
use crate::failure::{Failure, Verdict};
use crate::io::Io;

pub(crate) fn run(options: &Pdn, setting: &Setting, io: &mut Io<'_>) -> Result<Verdict, Failure> {
    match &options.command {
        PdnCommand::Check(options) => check::run(options, setting, io),
        PdnCommand::Convert(options) => convert::run(options, setting, io),
    }
}
