//! Another program as a contender, over the Hub protocol.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant};

use damier_core::{Move, Position};

use crate::clock::Clock;
use crate::fault::Fault;
use crate::game::{Choice, Contender, Turn};

use super::position_text;
use super::syntax::{parse_move, Arguments};

/// Which version of the protocol a program speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Version {
    /// Positional arguments, milliseconds.
    One,
    /// `name=value`, seconds.
    Two,
}

/// How long a program is waited for that has overstepped its time already.
const GRACE: Duration = Duration::from_secs(1);
/// How long to wait for the beginning.
const PATIENCE: Duration = Duration::from_secs(30);

/// A running program.
pub struct HubEngine {
    version: Version,
    child: Child,
    stdin: ChildStdin,
    lines: mpsc::Receiver<String>,
    seconds: f64,
}

impl HubEngine {
    /// Starts a program (words separated by blanks) and readies it; `parameters` are set where it
    /// has them.
    ///
    /// # Errors
    /// When it does not start or does not answer as the protocol wants.
    pub fn start(
        version: Version,
        command: &str,
        parameters: &[(String, String)],
        seconds: f64,
    ) -> Result<HubEngine, Fault> {
        let mut words = command.split_whitespace();
        let program = words.next().unwrap_or("");
        let fault = |why: String| Fault::Start(program.to_owned(), why);
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| fault(error.to_string()))?;
        let stdin = child.stdin.take().ok_or(Fault::Ended)?;
        let stdout = child.stdout.take().ok_or(Fault::Ended)?;
        let (send, lines) = mpsc::channel();
        std::thread::spawn(move || {
            for line in BufReader::new(stdout).lines().map_while(Result::ok) {
                if send.send(line).is_err() {
                    return;
                }
            }
        });
        let mut engine = HubEngine { version, child, stdin, lines, seconds };
        engine.send("hub")?;
        let declared = engine.declared()?;
        for (name, value) in parameters {
            // Version 1 declares nothing: there a program passes over what it does not know.
            if version == Version::Two && !declared.contains(name) {
                continue;
            }
            engine.send(&match version {
                Version::One => format!("set {name} {value}"),
                Version::Two => format!("set-param name={name} value=\"{value}\""),
            })?;
        }
        engine.send("init")?;
        engine.wait_for("ready", PATIENCE)?;
        Ok(engine)
    }

    fn send(&mut self, line: &str) -> Result<(), Fault> {
        let sent = writeln!(self.stdin, "{line}").and_then(|()| self.stdin.flush());
        sent.map_err(|_| Fault::Ended)
    }

    /// The names of the parameters that it declares before it waits.
    fn declared(&mut self) -> Result<Vec<String>, Fault> {
        let end = Instant::now() + PATIENCE;
        let mut names = Vec::new();
        loop {
            let line = self.next_line(end)?;
            let words = Arguments::parse(&line);
            match words.command() {
                "wait" => return Ok(names),
                "param" => names.extend(words.get("name").map(str::to_owned)),
                _ => {}
            }
        }
    }

    fn next_line(&mut self, end: Instant) -> Result<String, Fault> {
        let line = self.lines.recv_timeout(end.saturating_duration_since(Instant::now()));
        line.map_err(|error| match error {
            RecvTimeoutError::Timeout => Fault::Silent,
            RecvTimeoutError::Disconnected => Fault::Ended,
        })
    }

    /// The line that begins with this word.
    fn wait_for(&mut self, word: &str, patience: Duration) -> Result<String, Fault> {
        let end = Instant::now() + patience;
        loop {
            let line = self.next_line(end)?;
            let first = line.split_whitespace().next().unwrap_or("");
            if first == word {
                return Ok(line);
            }
            if first == "error" {
                return Err(Fault::Complaint(line));
            }
        }
    }
}

impl Contender for HubEngine {
    fn new_game(&mut self, _start: &Position) -> Result<(), Fault> {
        self.send(match self.version {
            Version::One => "new",
            Version::Two => "new-game",
        })
    }

    fn choose(&mut self, turn: &Turn<'_>) -> Result<Choice, Fault> {
        let position = position_text(turn.start);
        let moves: Vec<String> = turn.moves.iter().map(Move::hub).collect();
        let patience = match turn.clock {
            Some(clock) => clock.time + GRACE,
            None => Duration::from_secs_f64((20.0 * self.seconds).max(5.0)),
        };
        let text = match self.version {
            Version::One => {
                self.send(&format!("pos {}{}", position[..1].to_lowercase(), &position[1..]))?;
                for m in &moves {
                    self.send(&format!("move {m}"))?;
                }
                self.send(&match turn.clock {
                    Some(Clock { time, increment, moves }) => {
                        let moves = moves.unwrap_or(0);
                        format!("level {moves} {} {}", time.as_millis(), increment.as_millis())
                    }
                    None => format!("time {:.0}", self.seconds * 1000.0),
                })?;
                self.send("go")?;
                let line = self.wait_for("move", patience)?;
                line.split_whitespace().nth(1).unwrap_or("").to_owned()
            }
            Version::Two => {
                let played =
                    if moves.is_empty() { String::new() } else { format!(" moves=\"{}\"", moves.join(" ")) };
                self.send(&format!("pos pos={position}{played}"))?;
                self.send(&match turn.clock {
                    Some(Clock { time, increment, moves }) => {
                        let moves = moves.map_or_else(String::new, |moves| format!(" moves={moves}"));
                        let (time, increment) = (time.as_secs_f64(), increment.as_secs_f64());
                        format!("level time={time:.3} inc={increment:.3}{moves}")
                    }
                    None => format!("level move-time={}", self.seconds),
                })?;
                self.send("go think")?;
                let line = self.wait_for("done", patience)?;
                Arguments::parse(&line).get("move").unwrap_or("").to_owned()
            }
        };
        Ok(Choice::Move(parse_move(&turn.root.position, &text)?))
    }
}

impl Drop for HubEngine {
    fn drop(&mut self) {
        let _ = self.send("quit");
        for _ in 0..50 {
            if matches!(self.child.try_wait(), Ok(Some(_))) {
                return;
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
