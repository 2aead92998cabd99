//! Running `damier` as a process and as a function.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use damier_cli::{run, Environment, Io};
use serde_json::Value;

/// What came out.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Run {
    /// The only line of standard output, as JSON.
    #[track_caller]
    pub(crate) fn json(&self) -> Value {
        let lines = self.lines();
        assert_eq!(lines.len(), 1, "{self:?}");
        lines[0].clone()
    }

    /// Every line of standard output, as JSON.
    #[track_caller]
    pub(crate) fn lines(&self) -> Vec<Value> {
        let parse = |line| serde_json::from_str(line).unwrap_or_else(|e| panic!("{e}: {line}"));
        self.out.lines().map(parse).collect()
    }

    /// One line on stderr that says what is wrong, in the form every error has.
    #[track_caller]
    pub(crate) fn assert_one_line_error(&self) {
        assert_eq!(self.code, 2, "{self:?}");
        assert!(self.err.starts_with("damier: "), "{self:?}");
        assert_eq!(self.err.lines().count(), 1, "{self:?}");
        assert!(self.err.ends_with('\n'), "{self:?}");
        assert!(!self.err.contains("panicked"), "{self:?}");
    }

    /// The code of the error on standard output.
    #[track_caller]
    pub(crate) fn error_code(&self) -> String {
        self.json()["error"]["code"].as_str().unwrap_or_else(|| panic!("{self:?}")).to_owned()
    }
}

/// The program, with an environment that says nothing but French.
pub(crate) fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_damier"));
    command.args(arguments).env_clear().env("LANG", "fr_FR.UTF-8");
    command
}

/// Runs the program with nothing to read.
pub(crate) fn damier(arguments: &[&str]) -> Run {
    damier_with(arguments, b"")
}

/// Runs the program with these bytes on standard input.
pub(crate) fn damier_with(arguments: &[&str], input: &[u8]) -> Run {
    let mut child = command(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_vec();
    // A command that fails does not read its input: writing may break, which is fine.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer ends");
    Run {
        code: output.status.code().expect("not killed by a signal"),
        out: String::from_utf8(output.stdout).expect("UTF-8"),
        err: String::from_utf8(output.stderr).expect("UTF-8"),
    }
}

/// Runs a command line in this process.
pub(crate) fn function(arguments: &[&str], input: &[u8]) -> Run {
    let (code, out, err) = raw(arguments.iter().map(std::ffi::OsString::from).collect(), input);
    Run { code, out: String::from_utf8(out).expect("UTF-8"), err: String::from_utf8(err).expect("UTF-8") }
}

/// The same with any arguments and any output.
pub(crate) fn raw(arguments: Vec<std::ffi::OsString>, mut input: &[u8]) -> (i32, Vec<u8>, Vec<u8>) {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let mut line = vec!["damier".into()];
    line.extend(arguments);
    let code = run(
        line,
        &mut Io {
            stdin: &mut input,
            stdout: &mut out,
            stderr: &mut err,
            stdin_is_terminal: false,
            stdout_is_terminal: false,
            stderr_is_terminal: false,
            environment: Environment::default(),
        },
    );
    (i32::from(code), out, err)
}

/// A file or folder of the repository.
pub(crate) fn repository(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

/// A golden table: its lines without comments, cut at tabs.
pub(crate) fn table(path: &str) -> Vec<Vec<String>> {
    let text = std::fs::read_to_string(repository(path)).expect(path);
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    lines.map(|line| line.split('\t').map(str::to_owned).collect()).collect()
}

/// The names of the fields of an object, in order.
#[track_caller]
pub(crate) fn fields(value: &Value) -> Vec<&str> {
    value.as_object().unwrap_or_else(|| panic!("{value}")).keys().map(String::as_str).collect()
}
