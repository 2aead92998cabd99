//! What the person who starts the server may choose.

use std::net::SocketAddr;
use std::path::PathBuf;

/// The options of `damier serve`.
#[derive(Clone, Debug, clap::Args)]
pub struct ServeOptions {
    /// Address and port to listen on; port 0 takes a free one
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8100")]
    pub listen: SocketAddr,
    /// The SQLite file that keeps the games [default: damier.db in your data folder]
    #[arg(long, value_name = "PATH")]
    pub database: Option<PathBuf>,
    /// Folder of endgame tables over those that come with the program, or off for none [default: tablebase beside the games]
    #[arg(long, value_name = "DIR|off")]
    pub tablebases: Option<PathBuf>,
    /// Build the missing endgame tables of up to so many pieces in the background; those of 4 come with the program
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u8).range(0..=5))]
    pub build_tables: u8,
    /// Processors for analyses [default: all but one]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub analysis: Option<u16>,
    /// Don't open the page in a browser
    #[arg(long)]
    pub no_open: bool,
    /// Take the client's address from X-Forwarded-For; only behind a proxy that sets it
    #[arg(long)]
    pub behind_proxy: bool,
}

impl ServeOptions {
    /// The settings of the server, the database being `default_database` unless one was named.
    #[must_use]
    pub fn config(&self, default_database: PathBuf) -> Config {
        Config {
            listen: self.listen,
            database: self.database.clone().unwrap_or(default_database),
            behind_proxy: self.behind_proxy,
            analysis: self.analysis.map(usize::from),
        }
    }
}

/// The settings of a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// The SQLite file that keeps the games.
    pub database: PathBuf,
    /// Whether a proxy in front of us says who the client is.
    pub behind_proxy: bool,
    /// Processors for analyses; `None`: all but one.
    pub analysis: Option<usize>,
}
