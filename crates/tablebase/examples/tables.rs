//! Builds, verifies and measures tables: `tables build|verify|probe FOLDER PIECES THREADS`.
use std::path::Path;
use std::time::Instant;

use damier_core::{Bitboard, Board, Color, Position, Square};
use damier_tablebase::{build, verify, BuildOptions, CacheSizes, Material, Progress, Tablebase};

#[allow(clippy::print_stdout)]
fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let folder = Path::new(&arguments[2]);
    let number = |i: usize, default: usize| arguments.get(i).and_then(|n| n.parse().ok()).unwrap_or(default);
    let (pieces, threads) = (number(3, 4), number(4, 2));
    let begun = Instant::now();
    match arguments[1].as_str() {
        "build" => {
            let options = BuildOptions { pieces: pieces as u8, threads, memory: 8 << 30 };
            let tell = |event: Progress<'_>| match event {
                Progress::Working { .. } => {}
                other => println!("{:>9.3} {other:?}", begun.elapsed().as_secs_f64()),
            };
            println!("{:?}", build(folder, &options, &tell));
        }
        "verify" => println!("{:?}", verify(folder, threads, 8 << 30, &|_, _| ())),
        _ => {
            let tables = Tablebase::open(folder, CacheSizes::default()).unwrap();
            let classes: Vec<Material> =
                tables.classes().into_iter().filter(|m| usize::from(m.pieces()) == pieces).collect();
            let positions = random(&classes, 1_000_000);
            for round in 0..4 {
                let begun = Instant::now();
                let wins = positions.iter().filter(|p| tables.wdl(p).unwrap() == damier_tablebase::Wdl::Win);
                let wins = wins.count();
                println!("round {round}: {wins} wins, {:?}", begun.elapsed());
            }
        }
    }
    println!("{:?}", begun.elapsed());
}

fn random(classes: &[Material], count: usize) -> Vec<Position> {
    let mut state = 0x9E37_79B9_7F4A_7C15_u64;
    let mut next = |below: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 11) as usize % below
    };
    let mut all = Vec::new();
    while all.len() < count {
        let m = classes[next(classes.len())];
        let (mut sets, mut taken) = ([Bitboard::EMPTY; 4], Bitboard::EMPTY);
        for (set, n) in sets.iter_mut().zip([m.own_men, m.own_kings, m.other_men, m.other_kings]) {
            while set.len() < u32::from(n) {
                let square = Square::from_index(next(50)).unwrap();
                if !taken.contains(square) {
                    taken = taken.with(square);
                    *set = set.with(square);
                }
            }
        }
        let board = Board::from_sets(sets[0] | sets[1], sets[2] | sets[3], sets[1] | sets[3]);
        if let Ok(position) = Position::new(board, Color::White) {
            all.push(if next(2) == 0 { position } else { position.flip() });
        }
    }
    all
}
