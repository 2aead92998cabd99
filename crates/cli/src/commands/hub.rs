//! `damier hub`: the engine for other programs, over the Hub protocol.

use super::{tables, Setting};
use crate::args::Hub;
use crate::failure::{Failure, Verdict};
use crate::io::Io;

pub(crate) fn run(options: &Hub, setting: &Setting, io: &mut Io<'_>) -> Result<Verdict, Failure> {
    let tables = tables::for_engine(options.tablebases.as_deref(), setting.language, io)?;
    damier_arena::hub::serve(io.stdin, io.stdout, env!("CARGO_PKG_VERSION"), tables)?;
    Ok(Verdict::Yes)
}
