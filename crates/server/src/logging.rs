//! Where the log goes: standard error, one line per event, filtered by `RUST_LOG`.

use std::io::IsTerminal as _;

use tracing_subscriber::EnvFilter;

/// Writes the log of this process to standard error; `RUST_LOG` chooses what (default `info`).
/// A second call does nothing.
pub fn init() {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let installed = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_target(false)
        .with_ansi(std::io::stderr().is_terminal())
        .with_writer(std::io::stderr)
        .try_init();
    // Another subscriber is there already: it has the log.
    drop(installed);
}
