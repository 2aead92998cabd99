//! `damier --version`: what this program is made of.

use damier_answers::Json;
use damier_tablebase::{CacheSizes, Tablebase};

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
            .with("tables", tables.map_or(Json::Null, Json::from));
        writeln!(io.stdout, "{answer}")?;
    } else {
        let tables = tables.map_or_else(|| "none".to_owned(), |pieces| format!("{pieces} pieces"));
        writeln!(io.stdout, "damier {VERSION} (commit {COMMIT}, weights {}, tables {tables})", weights())?;
    }
    Ok(Verdict::Yes)
}

/// The endgame tables in the user's data folder: the most pieces for which all are there.
fn tables(io: &Io<'_>) -> Option<u8> {
    let folder = super::tables::default_folder(io)?;
    let nothing = CacheSizes { wdl: 0, distance: 0, files: 0 };
    let tables = Tablebase::open(folder.as_path(), nothing).ok()?;
    Some(tables.pieces()).filter(|pieces| *pieces > 0)
}

/// Which weights are in it: their hash.
fn weights() -> String {
    format!("{:016x}", damier_engine::Weights::shipped().fingerprint())
}
