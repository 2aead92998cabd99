//! Games per second and peak memory of checking a file: `cargo run --release --example speed -p
//! damier-pdn -- FILE [TIMES]`, the file being read TIMES over without being kept.
#![allow(clippy::print_stdout)]

use std::io::{self, BufReader, Read};
use std::time::Instant;

use damier_pdn::{Checker, Reader};

/// The same bytes over and over.
struct Repeated {
    bytes: Vec<u8>,
    at: usize,
    times: u64,
}

impl Read for Repeated {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.at == self.bytes.len() {
            if self.times == 0 {
                return Ok(0);
            }
            self.times -= 1;
            self.at = 0;
        }
        let len = buffer.len().min(self.bytes.len() - self.at);
        buffer[..len].copy_from_slice(&self.bytes[self.at..self.at + len]);
        self.at += len;
        Ok(len)
    }
}

fn main() -> io::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let mut bytes = Vec::new();
    let path = arguments.next().unwrap_or_default();
    std::fs::File::open(&path)?.read_to_end(&mut bytes)?;
    bytes.push(b'\n');
    let times: u64 = arguments.next().and_then(|n| n.parse().ok()).unwrap_or(1);
    let size = bytes.len() as u64 * times;
    let repeated = Repeated { bytes, at: 0, times: times - 1 };
    let mut reader = Reader::new(BufReader::with_capacity(64 * 1024, repeated));
    let mut checker = Checker::new(damier_core::Ruleset::Ffjd);
    let started = Instant::now();
    let (mut games, mut plies, mut errors) = (0_u64, 0_u64, 0_u64);
    while let Some(game) = checker.next_game(&mut reader)? {
        games += 1;
        plies += u64::from(game.plies);
        errors += u64::from(game.error.is_some());
    }
    let seconds = started.elapsed().as_secs_f64();
    println!(
        "{games} games, {plies} plies, {errors} errors, {} MB in {seconds:.2} s: {:.0} games/s, {:.1} million plies/s",
        size / 1_000_000,
        games as f64 / seconds,
        plies as f64 / seconds / 1e6
    );
    if let Ok(status) = std::fs::read_to_string("/proc/self/status") {
        if let Some(line) = status.lines().find(|line| line.starts_with("VmHWM")) {
            println!("{line}");
        }
    }
    Ok(())
}
