//! `damier tablebase stats`.

use damier_answers::Json;
use damier_tablebase::CacheSizes;

use super::open;
use crate::args::TablebaseStats;
use crate::commands::tables::Place;
use crate::commands::Setting;
use crate::failure::{Failure, Verdict};
use crate::io::Io;

pub(super) fn run(options: &TablebaseStats, setting: &Setting, io: &mut Io<'_>) -> Result<Verdict, Failure> {
    let language = setting.language;
    let tables = open(&Place::named_or_own(&options.dir, io), CacheSizes::NONE, language)?;
    for m in tables.classes() {
        let counts = tables.counts(m).unwrap_or_default();
        if setting.json {
            let plies = |plies: Option<u8>| plies.map_or(Json::Null, Json::from);
            let (wdl_bytes, distance_bytes) = tables.sizes(m);
            let answer = Json::object()
                .with("white_men", m.own_men)
                .with("white_kings", m.own_kings)
                .with("black_men", m.other_men)
                .with("black_kings", m.other_kings)
                .with("win", counts.win)
                .with("draw", counts.draw)
                .with("loss", counts.loss)
                .with("longest_win", plies(counts.longest_win))
                .with("longest_loss", plies(counts.longest_loss))
                .with("wdl_bytes", wdl_bytes)
                .with("distance_bytes", distance_bytes);
            writeln!(io.stdout, "{answer}")?;
        } else {
            writeln!(io.stdout, "{m} win {} draw {} loss {}", counts.win, counts.draw, counts.loss)?;
        }
    }
    Ok(Verdict::Yes)
}
