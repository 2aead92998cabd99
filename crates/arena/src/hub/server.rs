//! Our engine as the other end of the protocol: reads lines, answers, searches meanwhile.

use std::io::{self, BufRead, Write};
use std::sync::mpsc;
use std::sync::Arc;
use std::time::Duration;

use damier_book::Opener;
use damier_core::{Move, Position};
use damier_engine::{Endgames, Engine, Goal, Meaning, Options, Report, Root, Score};

use crate::clock::{Allotment, Switch, Watch};
use crate::fault::MoveError;

use super::commands::{read, Command, Dialect, Limit, Mode};
use super::syntax::{parse_move, parse_position};

/// What happens, in the order in which it does.
enum Event {
    Line(String),
    Closed,
    /// An iteration is finished.
    Info(String, String),
    /// The search is over: the move, and the reply expected.
    Done(Option<Move>, Option<Move>),
    /// The engine is made.
    Ready,
}

/// Work for the searching thread.
enum Job {
    /// Makes an engine anew: tables take their time.
    Make(Options),
    /// What comes next has nothing to do with what was.
    NewGame,
    Search {
        root: Root,
        goal: Goal,
        switch: Arc<Switch>,
    },
}

/// Longest line that is read; the rest of a longer one is dropped.
const LONGEST_LINE: u64 = 1 << 20;

/// What our engine knows before the other side says otherwise.
#[derive(Clone, Debug)]
pub struct Known {
    /// Endgame tables.
    pub endgames: Option<Arc<dyn Endgames>>,
    /// The opening book, and whether it is used.
    pub opener: Opener,
    /// Whether it is used as long as the other side does not say.
    pub book: bool,
}

/// Speaks Hub until the input closes or `quit` comes. `version` names this program.
///
/// # Errors
/// When the output cannot be written.
pub fn serve(
    input: &mut (dyn BufRead + Send),
    output: &mut dyn Write,
    version: &str,
    known: Known,
) -> io::Result<()> {
    let (send, events) = mpsc::channel();
    let (jobs, todo) = mpsc::channel::<Job>();
    std::thread::scope(|scope| {
        let lines = send.clone();
        scope.spawn(move || read_lines(input, &lines));
        let answers = send;
        let built = std::thread::Builder::new().stack_size(16 << 20);
        built.spawn_scoped(scope, move || search_jobs(&todo, &answers))?;
        let mut server = Server::new(output, version, jobs, known);
        for event in events {
            if !server.handle(event)? {
                break;
            }
        }
        if let Some(search) = &server.search {
            search.switch.stop();
        }
        Ok(())
    })
}

fn read_lines(input: &mut dyn BufRead, events: &mpsc::Sender<Event>) {
    let mut bytes = Vec::new();
    loop {
        bytes.clear();
        let read = io::Read::take(&mut *input, LONGEST_LINE).read_until(b'\n', &mut bytes);
        let line = String::from_utf8_lossy(&bytes).trim().to_owned();
        let over = !matches!(read, Ok(n) if n > 0);
        let quit = line == "quit";
        let event = if over { Event::Closed } else { Event::Line(line) };
        if events.send(event).is_err() || over || quit {
            return;
        }
    }
}

fn search_jobs(todo: &mpsc::Receiver<Job>, events: &mpsc::Sender<Event>) {
    let mut engine = Engine::with(Options { table_bits: 10, ..Options::default() });
    for job in todo {
        let event = match job {
            Job::Make(options) => {
                engine = Engine::with(options);
                Event::Ready
            }
            Job::NewGame => {
                engine.new_game();
                continue;
            }
            Job::Search { root, goal, switch } => {
                let mut tell = |report: &Report, time: Duration| {
                    let (two, one) = info(report, time);
                    let _ = events.send(Event::Info(two, one));
                };
                let found = engine.search(&root, &goal, &mut Watch::with(switch, &mut tell));
                let reply = found.as_ref().and_then(|found| found.line.get(1).copied());
                Event::Done(found.map(|found| found.best), reply)
            }
        };
        if events.send(event).is_err() {
            return;
        }
    }
}

/// The line about an iteration, in both versions.
fn info(report: &Report, time: Duration) -> (String, String) {
    let line = match report.lines.first() {
        Some(line) => line,
        None => return (String::new(), String::new()),
    };
    let moves: Vec<String> = line.moves.iter().map(Move::hub).collect();
    let seconds = time.as_secs_f64();
    let rate = report.nodes as f64 / seconds.max(1e-6) / 1e6;
    let (score, pv) = (men(line.score), moves.join(" "));
    let (depth, nodes) = (report.depth, report.nodes);
    let two = format!(
        "info depth={depth} score={score:.2} nodes={nodes} time={seconds:.3} nps={rate:.1} pv=\"{pv}\""
    );
    let one =
        format!("info {depth} {}.0 {:.0} {nodes} {seconds:.2} {rate:.1} {pv}", report.deepest, score * 100.0);
    (two, one)
}

/// The score in men; a win is a hundred less its plies in hundredths.
fn men(score: Score) -> f64 {
    match score.meaning() {
        Meaning::Men(men) => men,
        Meaning::WinIn(plies) => 100.0 - f64::from(plies) / 100.0,
        Meaning::LossIn(plies) => f64::from(plies) / 100.0 - 100.0,
        Meaning::Draw => 0.0,
    }
}

/// A search that runs.
struct Running {
    switch: Arc<Switch>,
    allotment: Allotment,
    position: Position,
    /// The clock does not run until `ponder-hit`, and an early end is told only then.
    pondering: bool,
    finished: Option<(Option<Move>, Option<Move>)>,
}

/// What is answered instead of being done.
#[derive(Clone, Debug)]
pub(super) enum Trouble {
    /// The position makes no sense: why.
    Position(String),
    /// The move is none, or not legal.
    Move(MoveError),
    /// Anything else: what was expected.
    Other(String),
}

pub(super) struct Server<'a> {
    output: &'a mut dyn Write,
    pub(super) version: &'a str,
    jobs: mpsc::Sender<Job>,
    dialect: Dialect,
    pub(super) options: Options,
    /// What it knew at first, and the book.
    pub(super) known: Known,
    /// The other side thinks on while we do: we may use some of its time.
    pub(super) ponders: bool,
    /// The engine has to be made (anew) before it searches.
    pub(super) stale: bool,
    /// The game so far, or what is wrong with the position.
    root: Result<Root, Trouble>,
    limit: Limit,
    search: Option<Running>,
    /// Lines that came during a search and have to wait.
    waiting: Vec<String>,
}

impl<'a> Server<'a> {
    fn new(output: &'a mut dyn Write, version: &'a str, jobs: mpsc::Sender<Job>, known: Known) -> Server<'a> {
        let options = Options { table_bits: 22, endgames: known.endgames.clone(), ..Options::default() };
        let root = Ok(Root::of(Position::starting()));
        let limit = Limit::default();
        Server {
            output,
            version,
            jobs,
            dialect: Dialect::Two,
            options,
            known,
            ponders: false,
            stale: true,
            root,
            limit,
            search: None,
            waiting: Vec::new(),
        }
    }

    pub(super) fn say(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.output, "{line}")?;
        self.output.flush()
    }

    /// `false` when it is over.
    fn handle(&mut self, event: Event) -> io::Result<bool> {
        match event {
            Event::Closed => return Ok(false),
            Event::Line(line) => return self.line(&line),
            Event::Info(two, one) => {
                // What is found before a stop that came already is of no interest, but harmless.
                let line = if self.dialect == Dialect::Two { two } else { one };
                if !line.is_empty() {
                    self.say(&line)?;
                }
            }
            Event::Ready => self.say("ready")?,
            Event::Done(best, reply) => {
                if let Some(search) = &mut self.search {
                    if search.pondering {
                        search.finished = Some((best, reply));
                        return Ok(true);
                    }
                }
                return self.finish(best, reply);
            }
        }
        Ok(true)
    }

    /// Tells the move, then does what had to wait for it. `false` when it is over.
    fn finish(&mut self, best: Option<Move>, reply: Option<Move>) -> io::Result<bool> {
        self.done(best, reply)?;
        for line in std::mem::take(&mut self.waiting) {
            if !self.line(&line)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn done(&mut self, best: Option<Move>, reply: Option<Move>) -> io::Result<()> {
        self.search = None;
        let best = match best {
            Some(best) => best.hub(),
            None => return self.complain(&Trouble::Other("there is no legal move".to_owned())),
        };
        let line = match (self.dialect, reply) {
            (Dialect::Two, Some(reply)) => format!("done move={best} ponder={}", reply.hub()),
            (Dialect::Two, None) => format!("done move={best}"),
            (Dialect::One, Some(reply)) => format!("move {best} {}", reply.hub()),
            (Dialect::One, None) => format!("move {best}"),
        };
        self.say(&line)
    }

    fn line(&mut self, line: &str) -> io::Result<bool> {
        let (command, dialect) = read(line);
        if self.search.is_some()
            && !matches!(command, Command::Ping | Command::PonderHit | Command::Stop | Command::Quit)
        {
            self.waiting.push(line.to_owned());
            return Ok(true);
        }
        self.dialect = dialect.unwrap_or(self.dialect);
        match command {
            Command::Quit => return Ok(false),
            Command::Ping => self.say("pong")?,
            Command::Hub => self.introduce()?,
            Command::Init => self.send(Job::Make(self.options.clone()))?,
            Command::Set(name, value) => self.set(&name, &value)?,
            Command::NewGame => {
                self.known.opener.new_game();
                self.send(Job::NewGame)?;
            }
            Command::Start => {
                self.begin(Ok(Position::starting()), &[])?;
                self.limit = Limit::default();
            }
            Command::Position { text, moves } => {
                self.begin(parse_position(&text).map_err(Trouble::Position), &moves)?;
                if self.dialect == Dialect::One {
                    self.limit = Limit::default();
                }
            }
            Command::Play(text) => self.play(&text)?,
            // Version 2 replaces all limits at once.
            Command::Level(limit) if self.dialect == Dialect::Two => self.limit = limit,
            Command::Level(piece) => self.limit = self.limit.with(piece),
            Command::Go(mode) => self.go(mode)?,
            Command::PonderHit => return self.ponder_hit(),
            Command::Stop => return self.stop(),
            Command::Unknown => {}
            Command::Bad(why) => self.complain(&Trouble::Other(why))?,
            Command::NoPosition(why) => self.begin(Err(Trouble::Position(why)), &[])?,
        }
        Ok(true)
    }

    fn send(&mut self, job: Job) -> io::Result<()> {
        self.stale &= !matches!(job, Job::Make(_));
        self.jobs.send(job).map_err(|_| io::Error::other("the search has ended"))
    }

    /// The move of the book with the reply that it expects.
    fn known_move(&self, root: &Root) -> Option<(Move, Option<Move>)> {
        let opener = Some(&self.known.opener).filter(|_| self.known.book)?;
        // How many moves came before, a position does not say.
        let known = opener.choose(&root.position, 0)?;
        Some((known.m, opener.reply(&root.position, &known.m)))
    }

    pub(super) fn complain(&mut self, trouble: &Trouble) -> io::Result<()> {
        let why = match (self.dialect, trouble) {
            (Dialect::One, Trouble::Position(_)) => "bad position".to_owned(),
            (Dialect::One, Trouble::Move(MoveError::NoMove(_))) => "bad move".to_owned(),
            (Dialect::One, Trouble::Move(_)) => "illegal move".to_owned(),
            (_, Trouble::Position(why) | Trouble::Other(why)) => why.clone(),
            (_, Trouble::Move(error)) => error.to_string(),
        };
        let why: String = why.chars().filter(|c| *c != '"' && !c.is_control()).collect();
        match self.dialect {
            Dialect::Two => self.say(&format!("error message=\"{why}\"")),
            Dialect::One => self.say(&format!("error {why}")),
        }
    }

    fn begin(&mut self, position: Result<Position, Trouble>, moves: &[String]) -> io::Result<()> {
        self.root = position.map(Root::of);
        for text in moves {
            if self.root.is_ok() {
                self.root = self.root.clone().and_then(|root| after(root, text));
            }
        }
        match self.root.clone() {
            Ok(_) => Ok(()),
            Err(why) => self.complain(&why),
        }
    }

    fn play(&mut self, text: &str) -> io::Result<()> {
        match self.root.clone().and_then(|root| after(root, text)) {
            Ok(root) => {
                self.root = Ok(root);
                Ok(())
            }
            Err(why) => self.complain(&why),
        }
    }

    fn go(&mut self, mode: Mode) -> io::Result<()> {
        let root = match self.root.clone() {
            Ok(root) => root,
            Err(why) => return self.complain(&why),
        };
        if self.stale {
            return self.complain(&Trouble::Other("init comes first".to_owned()));
        }
        let mut goal = Goal { even_forced: mode != Mode::Think, ..Goal::default() };
        let analysing = mode == Mode::Analyze;
        if !analysing {
            goal.depth = self.limit.depth.unwrap_or(goal.depth);
            goal.nodes = self.limit.nodes.unwrap_or(goal.nodes);
        }
        let mut allotment = if analysing { Allotment::unlimited() } else { self.limit.allotment() };
        if mode == Mode::Think && self.limit.is_none() {
            allotment = Allotment::exactly(Duration::from_secs(1));
        }
        if self.ponders {
            allotment = allotment.with_ponder();
        }
        let switch = Watch::switch();
        if mode != Mode::Ponder {
            switch.start_clock(allotment);
        }
        let position = root.position;
        let known = if analysing { None } else { self.known_move(&root) };
        if let Some((best, reply)) = known {
            if mode == Mode::Think {
                return self.done(Some(best), reply);
            }
            // Told when the move that was expected comes.
            let finished = Some((Some(best), reply));
            self.search = Some(Running { switch, allotment, position, pondering: true, finished });
            return Ok(());
        }
        self.send(Job::Search { root, goal, switch: Arc::clone(&switch) })?;
        let pondering = mode != Mode::Think;
        self.search = Some(Running { switch, allotment, position, pondering, finished: None });
        Ok(())
    }

    fn ponder_hit(&mut self) -> io::Result<bool> {
        let finished = match &mut self.search {
            Some(search) if search.pondering => {
                search.pondering = false;
                search.switch.start_clock(search.allotment);
                // An only move needs no thought.
                if search.position.legal_moves().len() == 1 {
                    search.switch.stop();
                }
                search.finished.take()
            }
            _ => return Ok(true),
        };
        match finished {
            Some((best, reply)) => self.finish(best, reply),
            None => Ok(true),
        }
    }

    fn stop(&mut self) -> io::Result<bool> {
        let finished = match &mut self.search {
            Some(search) => {
                search.pondering = false;
                search.switch.stop();
                search.finished.take()
            }
            None => return Ok(true),
        };
        match finished {
            Some((best, reply)) => self.finish(best, reply),
            None => Ok(true),
        }
    }
}

/// The game after one more move.
fn after(mut root: Root, text: &str) -> Result<Root, Trouble> {
    let m = parse_move(&root.position, text).map_err(Trouble::Move)?;
    root.play(&m);
    Ok(root)
}
