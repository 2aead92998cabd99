#![allow(missing_docs, clippy::print_stderr)]
use damier_engine::{Engine, Options, Weights};
use damier_train::*;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let (path, seed, nodes, games): (_, u64, u64, u32) =
        (&a[1], a[2].parse().unwrap(), a[3].parse().unwrap(), a[4].parse().unwrap());
    let weights = match a.get(5) {
        Some(p) => std::sync::Arc::new(Weights::from_bytes(&std::fs::read(p).unwrap()).unwrap()),
        None => Weights::shipped(),
    };
    let head = ShardHead { seed, nodes, weights: weights.fingerprint() };
    let mut shard = ShardWriter::open(path.as_ref(), head).unwrap();
    let engine = Engine::with(Options { table_bits: 15, weights, ..Options::default() });
    let mut player = Player::new(GameSettings { seed, nodes }, engine);
    let (mut n, mut pos, mut res) = (0, 0, [0; 3]);
    let t = std::time::Instant::now();
    while shard.next_game() < games {
        let g = player.game(shard.next_game());
        n += 1;
        pos += g.len();
        if let Some(r) = g.first() {
            res[r.result as usize] += 1;
        }
        shard.add(&g).unwrap();
        if n % 200 == 0 {
            eprintln!("{n} games {pos} positions {res:?} {:.1} s", t.elapsed().as_secs_f64());
        }
    }
}
