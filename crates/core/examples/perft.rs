//! Counts and times one perft, or without arguments the three positions of `docs/performance.md`:
//! `cargo run --release -p damier-core --example perft -- [start|kings|woldouby | FEN DEPTH]`.
#![allow(clippy::print_stdout)]

use std::time::Instant;

use damier_core::{fen, Position};

const POSITIONS: [(&str, &str, u32, u64); 3] = [
    ("start", "W:W31-50:B1-20", 10, 258_895_763),
    ("kings", "B:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46:BK17,K24", 9, 1_216_917_193),
    ("woldouby", "W:W25,27,28,30,32,33,34,35,37,38:B12,13,14,16,18,19,21,23,24,26", 15, 346_184_885),
];

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let [fen, depth] = arguments.as_slice() {
        report(fen, fen, depth.parse().expect("a depth"), None);
        return;
    }
    for (name, fen, depth, expected) in POSITIONS {
        if arguments.is_empty() || arguments.iter().any(|argument| argument == name) {
            report(name, fen, depth, Some(expected));
        }
    }
}

fn report(name: &str, fen: &str, depth: u32, expected: Option<u64>) {
    let position: Position = fen::parse(fen).expect("a FEN").into_position().expect("a position");
    let start = Instant::now();
    let leaves = damier_core::perft::perft(&position, depth);
    let seconds = start.elapsed().as_secs_f64();
    assert!(expected.map_or(true, |expected| leaves == expected), "{name}: {leaves} leaves");
    println!("{name} {depth}: {leaves} leaves, {seconds:.3} s, {:.1} M/s", leaves as f64 / seconds / 1e6);
}
