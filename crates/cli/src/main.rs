//! The `damier` program: gathers the outer world and hands it to [`damier_cli::run`].

use std::io::{self, BufReader, BufWriter, IsTerminal, Write};
use std::process::ExitCode;

use damier_cli::{run, Environment, Io};

fn main() -> ExitCode {
    let stdout = io::stdout();
    let is_terminal = stdout.is_terminal();
    let mut out = BufWriter::with_capacity(64 * 1024, stdout);
    let code = run(
        std::env::args_os(),
        &mut Io {
            stdin: &mut BufReader::new(io::stdin()),
            stdout: &mut out,
            stderr: &mut io::stderr(),
            stdin_is_terminal: io::stdin().is_terminal(),
            stdout_is_terminal: is_terminal,
            stderr_is_terminal: io::stderr().is_terminal(),
            environment: Environment::from_process(),
        },
    );
    // What could not be written was reported by `run`, or nobody reads any more.
    let _ = out.flush();
    ExitCode::from(code)
}
