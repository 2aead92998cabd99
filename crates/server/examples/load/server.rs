//! The server that is measured: a process of its own, and what it costs.

use std::fs::File;
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use damier_server::{ServeOptions, Tables};

use crate::Failure;

/// Names the folder of the games to the process that is to serve them.
const FOLDER: &str = "DAMIER_LOAD_FOLDER";

/// Serves, where this process was started to do so.
pub(crate) fn serve_if_asked() -> Option<Result<(), Failure>> {
    std::env::var_os(FOLDER).map(|folder| serve(Path::new(&folder)))
}

fn serve(folder: &Path) -> Result<(), Failure> {
    damier_server::init_logging();
    let options = ServeOptions {
        listen: "127.0.0.1:0".parse()?,
        database: None,
        tablebases: None,
        build_tables: 0,
        analysis: None,
        no_open: true,
        behind_proxy: false,
    };
    let tables = Tables::none()?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let ready = |address| println!("{address}");
    Ok(runtime.block_on(damier_server::serve(&options, folder.join("games.db"), tables, ready))?)
}

/// A server that answers; killed when it is dropped.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl Server {
    /// Starts this program again, to serve the games of this folder on a free port.
    pub(crate) fn start(folder: &Path) -> Result<Server, Failure> {
        let mut child = Command::new(std::env::current_exe()?)
            .env(FOLDER, folder)
            .stdout(Stdio::piped())
            .stderr(File::create(folder.join("log"))?)
            .spawn()?;
        let stdout = child.stdout.take().ok_or("no output")?;
        let mut line = String::new();
        BufReader::new(stdout).read_line(&mut line)?;
        let address = line.trim().parse().map_err(|_| "the server did not start: see its log")?;
        Ok(Server { child, address })
    }

    /// Ends it as a power cut of the process would: `kill -9`.
    pub(crate) fn kill(mut self) -> Result<(), Failure> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    /// The processor time it has taken; zero where the system does not tell it as Linux does.
    pub(crate) fn processor_time(&self) -> Duration {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id())).unwrap_or_default();
        // After the name, which may hold anything: fields 14 and 15 of all, in hundredths of a second.
        let rest = stat.rsplit(") ").next().unwrap_or_default();
        let ticks: u64 = rest.split(' ').skip(11).take(2).filter_map(|ticks| ticks.parse::<u64>().ok()).sum();
        Duration::from_millis(10 * ticks)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// How many processes want a processor, the mean of a minute.
pub(crate) fn load() -> String {
    let all = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    all.split(' ').next().filter(|text| !text.is_empty()).unwrap_or("unknown").to_owned()
}
