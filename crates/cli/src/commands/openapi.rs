//! `damier openapi`: the description of the API, for generators of clients.

use crate::failure::{Failure, Verdict};
use crate::io::Io;

pub(crate) fn run(io: &mut Io<'_>) -> Result<Verdict, Failure> {
    writeln!(io.stdout, "{}", damier_server::openapi().trim_end())?;
    Ok(Verdict::Yes)
}
