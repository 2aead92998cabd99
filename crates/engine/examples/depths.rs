//! Searches a position and prints each iteration: `cargo run --release --example depths -- FEN DEPTH`.
#![allow(clippy::print_stdout)]
use std::time::Instant;

use damier_engine::{Engine, Goal, Observer, Options, Report, Root};

struct Print(Instant);

impl Observer for Print {
    fn finished(&mut self, report: &Report) -> bool {
        let line: Vec<String> =
            report.lines[0].moves.iter().take(8).map(|m| format!("{}-{}", m.from, m.to)).collect();
        let seconds = self.0.elapsed().as_secs_f64();
        println!(
            "{:3} {:3} {:7} {:10} {:6.2} {:5.1} {}",
            report.depth,
            report.deepest,
            report.lines[0].score.value(),
            report.nodes,
            seconds,
            report.nodes as f64 / seconds / 1e6,
            line.join(" ")
        );
        false
    }
}

fn main() {
    let mut args = std::env::args().skip(1);
    let fen = args.next().unwrap_or_default();
    let depth = args.next().and_then(|d| d.parse().ok()).unwrap_or(15);
    let position = if fen == "start" || fen.is_empty() {
        damier_core::Position::starting()
    } else {
        damier_core::fen::parse(&fen).unwrap().into_position().unwrap()
    };
    let mut engine = Engine::with(Options { table_bits: 22, ..Options::default() });
    engine.search(&Root::of(position), &Goal { depth, ..Goal::default() }, &mut Print(Instant::now()));
}
