//! `damier --version`: what this program is made of.

use damier_answers::Json;
use damier_tablebase::CacheSizes;

use super::tables::Place;
use super::Setting;
use crate::failure::{Failure, Verdict};
use crate::io::Io;

const VERSION: &str = env!("CARGO_PKG_VERSION");
const COMMIT: &str = env!("DAMIER_BUILD_COMMIT");

pub(crate) fn run(setting: &Setting, io: &mut Io<'_>) -> Result<Verdict, Failure> {
    let tables = tables(io);
    if setting.json {
        let answer = Json::object()
            .with("version", VERSION)
            .with("commit", COMMIT)
            .with("weights", weights())
            .with("tables", tables);
        writeln!(io.stdout, "{answer}")?;
    } else {
        let weights = weights();
        writeln!(io.stdout, "damier {VERSION} (commit {COMMIT}, weights {weights}, tables {tables} pieces)")?;
    }
    Ok(Verdict::Yes)
}

/// The endgame tables that it knows: the most pieces for which all are there.
fn tables(io: &Io<'_>) -> u8 {
    let own = Place::own(io).open_with(CacheSizes::NONE);
    own.or_else(|_| Place::Over(None).open_with(CacheSizes::NONE)).map_or(0, |tables| tables.pieces())
}

/// Which weights are in it: their hash.
fn weights() -> String {
    format!("{:016x}", damier_engine::Weights::shipped().fingerprint())
}
