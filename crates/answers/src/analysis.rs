//! `analyse`: what a search says after an iteration.

use damier_core::Position;
use damier_engine::Report;

use crate::best_move::score_json;
use crate::json::Json;

/// The contract's line about an iteration, after so many seconds:
/// `{"depth","nodes","seconds","lines":[{"score","pv":[notation…]}]}`.
#[must_use]
pub fn analysis_json(position: &Position, report: &Report, seconds: f64) -> Json {
    let lines = report.lines.iter().map(|line| {
        let pv = position.line_notation(&line.moves);
        Json::object().with("score", score_json(line.score)).with("pv", pv)
    });
    Json::object()
        .with("depth", report.depth)
        .with("nodes", report.nodes)
        .with("seconds", (seconds * 1e6).round() / 1e6)
        .with("lines", lines.collect::<Json>())
}
