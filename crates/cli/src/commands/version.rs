//! `damier --version`: what this program is made of.

use damier_answers::Json;

use super::Setting;
use crate::failure::{Failure, Verdict};
use crate::io::Io;

const VERSION: &str = env!("CARGO_PKG_VERSION");
const COMMIT: &str = env!("DAMIER_BUILD_COMMIT");

pub(crate) fn run(setting: &Setting, io: &mut Io<'_>) -> Result<Verdict, Failure> {
    if setting.json {
        let answer = Json::object()
            .with("version", VERSION)
            .with("commit", COMMIT)
            .with("weights", weights())
            .with("tables", Json::Null);
        writeln!(io.stdout, "{answer}")?;
    } else {
        writeln!(io.stdout, "damier {VERSION} (commit {COMMIT}, weights {}, tables none)", weights())?;
    }
    Ok(Verdict::Yes)
}

/// Which weights are in it: their hash.
fn weights() -> String {
    format!("{:016x}", damier_engine::Weights::shipped().fingerprint())
}
