//! Whole conversations over the Hub protocol.

use std::io::{self, BufReader, Read, Write};
use std::sync::{mpsc, Arc, Condvar, Mutex};
use std::time::{Duration, Instant};

use damier_arena::hub::serve;

/// What comes in, line by line, as long as somebody holds the other end.
struct Input {
    lines: mpsc::Receiver<String>,
    rest: Vec<u8>,
}

impl Read for Input {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if self.rest.is_empty() {
            match self.lines.recv() {
                Ok(line) => self.rest = format!("{line}\n").into_bytes(),
                Err(_) => return Ok(0),
            }
        }
        let count = self.rest.len().min(into.len());
        into[..count].copy_from_slice(&self.rest[..count]);
        self.rest.drain(..count);
        Ok(count)
    }
}

#[derive(Clone, Default)]
struct Output(Arc<(Mutex<String>, Condvar)>);

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0 .0.lock().unwrap().push_str(&String::from_utf8_lossy(bytes));
        self.0 .1.notify_all();
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

struct Talk {
    send: Option<mpsc::Sender<String>>,
    output: Output,
    /// How much of the output was looked at.
    seen: usize,
    server: Option<std::thread::JoinHandle<()>>,
}

impl Talk {
    fn begin() -> Talk {
        let (send, lines) = mpsc::channel();
        let output = Output::default();
        let mut out = output.clone();
        let server = std::thread::spawn(move || {
            let mut input = BufReader::new(Input { lines, rest: Vec::new() });
            serve(&mut input, &mut out, "test", properties::known()).unwrap();
        });
        Talk { send: Some(send), output, seen: 0, server: Some(server) }
    }

    fn say(&mut self, lines: &str) {
        for line in lines.lines() {
            self.send.as_ref().unwrap().send(line.trim().to_owned()).unwrap();
        }
    }

    /// The next line that begins so.
    fn hear(&mut self, start: &str) -> String {
        let end = Instant::now() + Duration::from_secs(60);
        let mut text = self.output.0 .0.lock().unwrap();
        loop {
            let mut at = self.seen;
            while let Some(length) = text[at..].find('\n') {
                let line = text[at..at + length].to_owned();
                at += length + 1;
                if line.starts_with(start) {
                    self.seen = at;
                    return line;
                }
            }
            assert!(Instant::now() < end, "no {start:?} in\n{}", &text[self.seen..]);
            text = self.output.0 .1.wait_timeout(text, Duration::from_millis(200)).unwrap().0;
        }
    }

    /// Closes the input and waits for the end; everything that was said.
    fn end(mut self) -> String {
        self.send = None;
        self.server.take().unwrap().join().unwrap();
        let text = self.output.0 .0.lock().unwrap();
        text.clone()
    }
}

const START: &str = "Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww";

fn ready() -> Talk {
    let mut talk = Talk::begin();
    talk.say("hub\nset-param name=tt-size value=12\ninit");
    talk.hear("wait");
    talk.hear("ready");
    talk
}

#[test]
fn a_session_in_version_2() {
    let mut talk = Talk::begin();
    talk.say("hub");
    assert!(talk.hear("id ").starts_with("id name=damier version=test "));
    talk.hear("param name=variant value=normal");
    talk.hear("wait");
    talk.say("set-param name=tt-size value=12\nset-param name=no-such value=1\ninit");
    talk.hear("ready");
    talk.say(&format!("new-game\npos pos={START}\nlevel depth=6\ngo think"));
    let done = talk.hear("done move=");
    assert!(done.contains(" ponder="), "{done}");
    talk.say(&format!("pos pos={START} moves=\"32-28 19-23\"\nlevel moves=74 time=291.5\ngo think"));
    // The only move, at once.
    assert_eq!(talk.hear("done"), "done move=28x19x23");
    talk.say("ping");
    talk.hear("pong");
    talk.say("quit");
    let text = talk.end();
    assert!(text.contains("info depth=6 score="), "{text}");
    assert!(!text.contains("error"), "{text}");
}

#[test]
fn ponder_waits_for_the_hit_and_stop_always_gives_a_move() {
    let mut talk = ready();
    talk.say(&format!("pos pos={START} moves=\"32-28\"\nlevel depth=3\ngo ponder\nping"));
    talk.hear("pong");
    std::thread::sleep(Duration::from_millis(300));
    assert!(!talk.output.0 .0.lock().unwrap().contains("done"));
    talk.say("ponder-hit");
    talk.hear("done move=");
    talk.say("level infinite\ngo analyze\nping");
    talk.hear("pong");
    let begun = Instant::now();
    talk.say("stop");
    talk.hear("done move=");
    assert!(begun.elapsed() < Duration::from_secs(5));
    // A stop too many means nothing.
    talk.say("stop\nping");
    talk.hear("pong");
    talk.end();
}

#[test]
fn the_book_is_used_while_it_is_on_and_never_in_an_analysis() {
    let mut talk = Talk::begin();
    talk.say("hub\nset-param name=tt-size value=12\nset-param name=book value=true\ninit");
    talk.hear("param name=book value=false type=bool");
    talk.hear("param name=book-margin value=3 type=int min=0 max=30");
    talk.hear("ready");
    // At once, with the reply that the book expects.
    talk.say(&format!("new-game\npos pos={START}\nlevel infinite\ngo think"));
    assert!(talk.hear("done move=").contains(" ponder="));
    talk.say("level depth=3\ngo analyze");
    talk.hear("info depth=3");
    talk.say("stop");
    talk.hear("done move=");
    // In pondering, the book's move waits for the hit; what came meanwhile comes after it.
    talk.say(&format!("pos pos={START} moves=\"32-28\"\ngo ponder\nlevel depth=2\nping"));
    talk.hear("pong");
    talk.say("ponder-hit");
    talk.hear("done move=");
    talk.say("set-param name=book value=false\ngo think");
    talk.hear("info depth=2");
    talk.hear("done move=");
    talk.end();
}

#[test]
fn who_ponders_may_think_longer() {
    use damier_arena::{Allotment, Clock};
    let clock = Clock { time: Duration::from_secs(60), increment: Duration::ZERO, moves: None };
    let (alone, both) = (clock.allot(), clock.allot().with_ponder());
    assert!(both.soft > alone.soft && both.soft <= alone.hard && both.hard == alone.hard);
    let fixed = Allotment::exactly(Duration::from_secs(1));
    assert_eq!(fixed.with_ponder(), fixed);
    let mut talk = ready();
    talk.say(&format!("set-param name=ponder value=true\npos pos={START}\nlevel time=1\ngo ponder\nping"));
    talk.hear("pong");
    talk.say("ponder-hit");
    assert!(talk.hear("done move=").contains(" ponder="));
    talk.end();
}

#[test]
fn version_1_is_understood_and_answered() {
    let mut talk = Talk::begin();
    talk.say("hub");
    talk.hear("wait");
    talk.say("set tt-size 12\ninit");
    talk.hear("ready");
    talk.say("new\nstart\nmove 32-28\nmove 19-23\ntime 100\ngo");
    assert_eq!(talk.hear("move"), "move 28x19x23");
    talk.say(&format!("pos w{}\ndepth 4\ngo", &START[1..]));
    let moved = talk.hear("move ");
    assert_eq!(moved.split(' ').count(), 3, "{moved}");
    // Limits are set piece by piece: the depth is reached long before the time.
    talk.say("start\ndepth 3\ntime 1000000\ngo");
    talk.hear("move ");
    talk.say("move 32-99\nmove 31-22");
    talk.hear("error");
    talk.end();
}

#[test]
fn what_cannot_be_is_answered_and_life_goes_on() {
    let mut talk = ready();
    talk.say("pos pos=Wxyz\ngo think");
    talk.hear("error message=");
    talk.hear("error message=");
    talk.say(&format!("pos pos={START} moves=\"32-28 32-28\"\ngo think"));
    talk.hear("error message=");
    talk.hear("error message=");
    talk.say(&format!("nonsense\n\npos pos={START}\nlevel nodes=3000\ngo think"));
    talk.hear("done move=");
    talk.end();
}

#[test]
fn what_makes_no_sense_is_answered_with_what_was_expected() {
    let mut talk = Talk::begin();
    talk.say("hub");
    talk.hear("wait");
    for (line, expected) in [
        ("set-param name=variant value=frisian", "variant: expected normal"),
        ("set-param name=threads value=0", "threads: expected a whole number from 1 to 256"),
        ("set-param name=tt-size value=x", "tt-size: expected a whole number from 10 to 30"),
        ("set-param name=book value=maybe", "book: expected true or false"),
        ("set-param name=ponder value=2", "ponder: expected true or false"),
        ("set-param name=book-margin value=31", "book-margin: expected a whole number from 0 to 30"),
        ("set-param name=threads", "set-param: expected name=NAME value=VALUE"),
        ("set-param value=3", "set-param: expected name=NAME value=VALUE"),
        ("set-param name=threads value=\"2", "a quote is not closed"),
    ] {
        talk.say(line);
        let answer = talk.hear("");
        assert!(answer.starts_with(&format!("error message=\"{expected}")), "{line}: {answer}");
    }
    talk.say("set-param name=variant value=normal\nset-param name=tt-size value=12\ninit");
    assert_eq!(talk.hear(""), "ready");

    talk.say(&format!("pos pos={START}\nlevel depth=3"));
    let seconds = "expected a number of seconds from 0";
    for (line, expected) in [
        ("level depth=abc", "depth: expected a whole number from 1"),
        ("level depth=-3", "depth: expected a whole number from 1"),
        ("level depth=0", "depth: expected a whole number from 1"),
        ("level depth", "depth: expected a whole number from 1"),
        ("level nodes=1.5", "nodes: expected a whole number from 1"),
        ("level move-time=abc", &format!("move-time: {seconds}")),
        ("level move-time=nan", &format!("move-time: {seconds}")),
        ("level time=-1", &format!("time: {seconds}")),
        ("level time=60 inc=x", &format!("inc: {seconds}")),
        ("level time=60 moves=x", "moves: expected a whole number from 0"),
        ("level foo=3", "level: expected depth, nodes, move-time, time (with moves, inc) or infinite"),
        ("level", "level: expected depth,"),
        ("level depth=\"5", "a quote is not closed, expected one more"),
        ("go dance", "go: expected think, ponder or analyze"),
    ] {
        talk.say(line);
        let answer = talk.hear("");
        assert!(answer.starts_with(&format!("error message=\"{expected}")), "{line}: {answer}");
    }
    // The level before stays, and what is not known beside it is passed over.
    talk.say("go think");
    talk.hear("info depth=3");
    assert!(talk.hear("").starts_with("done move="));
    talk.say("level depth=2 foo=3\ngo think foo=3");
    talk.hear("info depth=2");
    assert!(talk.hear("").starts_with("done move="));
    // A position that is cut off is none.
    talk.say(&format!("pos pos={START} moves=\"32-28 19-23\ngo think"));
    talk.hear("error message=\"a quote is not closed");
    talk.hear("error message=\"a quote is not closed");
    talk.end();
}

#[test]
fn version_1_says_what_is_bad_in_its_words() {
    let mut talk = ready();
    talk.say("start\ndepth 2");
    for (line, expected) in [
        ("pos xx", "error bad position"),
        ("pos w", "error bad position"),
        (&format!("pos w{}", "e".repeat(50)), "error bad position"),
        (&format!("pos w{}q", &START[1..50]), "error bad position"),
        ("go", "error bad position"),
        ("start\nmove", "error bad move"),
        ("move xx", "error bad move"),
        ("move 32-99", "error bad move"),
        ("move 31-22", "error illegal move"),
        ("depth -3", "error depth: expected a whole number from 1"),
        ("depth x", "error depth: expected a whole number from 1"),
        ("time abc", "error time (milliseconds): expected a whole number from 0"),
        ("level 75 x 0", "error level, time (milliseconds): expected a whole number from 0"),
        ("level -1 60000 0", "error level, moves: expected a whole number from 0"),
        ("level 75", "error level, time (milliseconds): expected a whole number from 0"),
        ("level 75 60000 x", "error level, increment (milliseconds): expected a whole number from 0"),
        ("set threads 0", "error threads: expected a whole number from 1 to 256"),
        ("set", "error set: expected NAME VALUE"),
        ("go dance", "error go: expected think, ponder or analyze"),
    ] {
        talk.say(line);
        assert_eq!(talk.hear(""), expected, "{line}");
    }
    talk.say("depth 2\ngo");
    talk.hear("move ");
    talk.end();
}

#[test]
fn any_bytes_do_no_harm() {
    let mut random = damier_engine::Random::new(5);
    let words = [
        "pos", "pos=", START, "moves=\"", "go", "think", "level", "depth=2", "move", "set", "\"", "=", "stop",
    ];
    let mut text = String::from("hub\nset-param name=tt-size value=10\ninit\n");
    for _ in 0..400 {
        for _ in 0..random.below(5) {
            text.push_str(words[random.below(words.len())]);
            text.push(if random.below(3) == 0 { '\u{1}' } else { ' ' });
        }
        text.push('\n');
    }
    let mut out = Vec::new();
    serve(&mut text.as_bytes(), &mut out, "test", properties::known()).unwrap();
    assert!(String::from_utf8_lossy(&out).contains("\nwait\n"));
}

#[path = "properties/mod.rs"]
mod properties;

#[test]
fn any_lines_whatever_end_in_a_closed_input() {
    let mut random = damier_engine::Random::new(11);
    let start = format!("pos pos={START} moves=\"32-28 19-23\"");
    let words = [
        start.as_str(),
        "go think",
        "go ponder",
        "go analyze",
        "ponder-hit",
        "stop",
        "ping",
        "level infinite",
        "level nodes=200",
        "level move-time=0.01",
        "level time=-1",
        "level depth=\"5",
        "level 1 x",
        "go dance",
        "set-param name=variant value=frisian",
        "new-game",
        "init",
        "pos w",
        "start",
        "move 32-28",
        "depth 99999999999",
        "time 1",
        "level 1 1 1",
        "set x",
        "set-param name=\"\" value=",
        "\u{0}\u{1b}[2J",
        "pos pos=\"",
    ];
    for _ in 0..40 {
        let lines: Vec<&str> = (0..random.below(12)).map(|_| words[random.below(words.len())]).collect();
        properties::hub_lines(lines.join("\n").as_bytes());
    }
}
