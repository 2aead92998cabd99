//! `damier hub`: the engine for other programs, over the Hub protocol.

use crate::failure::{Failure, Verdict};
use crate::io::Io;

pub(crate) fn run(io: &mut Io<'_>) -> Result<Verdict, Failure> {
    damier_arena::hub::serve(io.stdin, io.stdout, env!("CARGO_PKG_VERSION"))?;
    Ok(Verdict::Yes)
}
