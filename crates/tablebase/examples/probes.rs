//! Lookups per second: `cargo run --release --example probes -p damier-tablebase -- DIR [PIECES]`.
//! Random positions of up to PIECES (4) pieces, captures included, one thread, caches warm; the
//! tables that are missing in DIR are built first. Prints the time for win, draw and loss, and for
//! distances.
#![allow(clippy::print_stdout)]

use std::path::PathBuf;
use std::time::Instant;

use damier_core::{Bitboard, Board, Color, Position, Square};
use damier_engine::Random;
use damier_tablebase::{build, BuildOptions, CacheSizes, Material, ProbeError, Tablebase, Wdl};

/// Positions asked for; many more than fit into a processor's cache.
const COUNT: usize = 1_000_000;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let folder = PathBuf::from(arguments.next().ok_or("probes DIR [PIECES]")?);
    let pieces: u8 = arguments.next().map_or(Ok(4), |n| n.parse())?;
    build(&folder, &BuildOptions { pieces, threads: 2, memory: 4 << 30 }, &|_| ())?;
    let caches = CacheSizes { distance: 256 << 20, ..CacheSizes::default() };
    let tables = Tablebase::open(folder.as_path(), caches)?;

    let mut random = Random::new(2026);
    let classes: Vec<Material> = (2..=pieces).flat_map(Material::classes).collect();
    // Each class as often as it has positions.
    let sizes: Vec<u64> = classes.iter().map(|m| tables.counts(*m).map_or(0, |c| c.positions())).collect();
    let total: u64 = sizes.iter().sum();
    let mut positions = Vec::with_capacity(COUNT);
    while positions.len() < COUNT {
        let mut at = random.next_word() % total.max(1);
        let class = sizes.iter().position(|size| {
            let here = at < *size;
            at = at.wrapping_sub(*size);
            here
        });
        positions.extend(class.and_then(|class| place(classes[class], &mut random)));
    }
    let captures = positions.iter().filter(|p| p.must_capture()).count();
    println!(
        "{COUNT} random positions of at most {pieces} pieces, {captures} of them with a capture to play"
    );

    for (name, distances) in [("win, draw, loss", false), ("distances", true)] {
        let wins = |count: usize, p: &Position| {
            let wdl = if distances { tables.value(p)?.into() } else { tables.wdl(p)? };
            Ok::<usize, ProbeError>(count + usize::from(wdl == Wdl::Win))
        };
        positions.iter().try_fold(0, wins)?;
        let (begun, worked) = (Instant::now(), processor());
        let won = positions.iter().try_fold(0, wins)?;
        let seconds = begun.elapsed().as_secs_f64();
        let user = processor().zip(worked).map_or(seconds, |(now, then)| (now - then) as f64 / 1e9);
        let rate = COUNT as f64 / user / 1e6;
        println!("{name}: {won} won, {seconds:.3} s, {user:.3} s of the processor, {rate:.2} M/s");
    }
    Ok(())
}

/// Nanoseconds that the processor has given this thread, where the system tells: on a busy machine that
/// says more than the clock.
fn processor() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split_whitespace().next()?.parse().ok()
}

/// A random position of a class; `None` where the pieces fell on each other.
fn place(m: Material, random: &mut Random) -> Option<Position> {
    let (mut sets, mut taken) = ([Bitboard::EMPTY; 4], Bitboard::EMPTY);
    for (set, n) in sets.iter_mut().zip([m.own_men, m.own_kings, m.other_men, m.other_kings]) {
        for _ in 0..n {
            let square = Square::from_index(random.below(Square::COUNT))?;
            if taken.contains(square) {
                return None;
            }
            taken = taken.with(square);
            *set = set.with(square);
        }
    }
    let board = Board::from_sets(sets[0] | sets[1], sets[2] | sets[3], sets[1] | sets[3]);
    let position = Position::new(board, Color::White).ok()?;
    Some(if random.below(2) == 0 { position } else { position.flip() })
}
