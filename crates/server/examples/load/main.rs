//! A load on a real server: `cargo run --release --example load -p damier-server -- [SECONDS]`, SECONDS (20)
//! being how long each rate of moves lasts. The server is a process of its own, its games are in `build/load`.
//!
//! First a thousand games are kept open, a move in each by turns, at steady rates; then the server is
//! killed amid moves and started again, and no answered move may be missing. At last a hundred clients ask
//! for an analysis at the same moment. Each client has an address of its own (127.1.0.0/16), as people have.
#![allow(clippy::print_stdout)]

mod analyses;
mod client;
mod games;
mod server;

use std::error::Error;
use std::net::Ipv4Addr;
use std::path::PathBuf;
use std::time::Duration;

use server::Server;

/// Games kept open.
const GAMES: u16 = 1000;
/// Moves a second, one rate after the other.
const RATES: [u32; 3] = [100, 200, 400];
/// Clients that want an analysis at the same moment.
const CLIENTS: u16 = 100;

type Failure = Box<dyn Error + Send + Sync>;

fn main() -> Result<(), Failure> {
    if let Some(served) = server::serve_if_asked() {
        return served;
    }
    let seconds: u64 = std::env::args().nth(1).map_or(Ok(20), |n| n.parse())?;
    // On a disk: a commit that is synced in memory costs nothing.
    let folder = PathBuf::from("build/load");
    if folder.exists() {
        std::fs::remove_dir_all(&folder)?;
    }
    std::fs::create_dir_all(&folder)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        println!(
            "{GAMES} open games, each with a client and a connection of its own; load {}",
            server::load()
        );
        games::measure(&folder, Duration::from_secs(seconds)).await?;
        let server = Server::start(&folder)?;
        println!("{CLIENTS} clients ask for an analysis of two seconds at once; load {}", server::load());
        analyses::measure(&server).await
    })
}

/// The address of a client. All of 127.0.0.0/8 is this machine.
fn address(client: u16) -> Ipv4Addr {
    let [high, low] = client.to_be_bytes();
    Ipv4Addr::new(127, 1, high, low)
}

/// The duration that this share of them does not exceed. They are sorted.
fn quantile(sorted: &[Duration], share: f64) -> Duration {
    let at = (sorted.len() as f64 * share).ceil() as usize;
    sorted.get(at.saturating_sub(1)).copied().unwrap_or_default()
}

/// Milliseconds, to a tenth.
fn millis(duration: Duration) -> String {
    format!("{:.1} ms", duration.as_secs_f64() * 1000.0)
}
