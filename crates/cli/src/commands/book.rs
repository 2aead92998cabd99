//! `damier book`: the opening book made, shown, asked.

use std::fs::OpenOptions;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use damier_answers::{ErrorCode, Json, Language};
use damier_book::{Book, BookError, BookMove, Plan, RecordError, Workshop};
use damier_core::Position;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use super::Setting;
use crate::args::{self, BookBuild, BookCommand, BookProbe, BookShow};
use crate::failure::{Failure, Verdict};
use crate::files::write_atomically;
use crate::io::Io;
use crate::text::{colon, decimal, reason, say};

/// Time between two lines of progress where nobody watches a bar.
const BETWEEN_LINES: Duration = Duration::from_secs(30);

pub(crate) fn run(options: &args::Book, setting: &Setting, io: &mut Io<'_>) -> Result<Verdict, Failure> {
    match &options.command {
        BookCommand::Build(options) => build(options, setting, io),
        BookCommand::Show(options) => show(options, setting, io),
        BookCommand::Probe(options) => probe(options, setting, io),
    }
}

/// The book named: a file, `on` for the one that comes with the program, `off` for none.
pub(crate) fn named(name: &Path, language: Language) -> Result<Option<Arc<Book>>, Failure> {
    match name.to_str() {
        Some("off") => return Ok(None),
        Some("on") => return Ok(Some(Book::shipped())),
        _ => {}
    }
    let bytes = std::fs::read(name).map_err(|error| unusable(name, &reason(&error, language), language))?;
    let book = Book::from_bytes(&bytes);
    book.map(|book| Some(Arc::new(book)))
        .map_err(|error| unusable(name, in_words(&error, language), language))
}

fn unusable(path: &Path, why: &str, language: Language) -> Failure {
    Failure::new(ErrorCode::UnreadableFile, format!("{}{} {why}", path.display(), colon(language)))
}

pub(super) fn in_words(error: &BookError, language: Language) -> &'static str {
    let [fr, en, nl] = match error {
        BookError::NoBook => {
            ["ce n'est pas un livre d'ouvertures", "not an opening book", "geen openingenboek"]
        }
        BookError::Version(_) => [
            "un livre d'ouvertures d'une autre version",
            "an opening book of another version",
            "een openingenboek van een andere versie",
        ],
        BookError::Length => [
            "le livre d'ouvertures est tronqué ou trop long",
            "the opening book is cut short or too long",
            "het openingenboek is afgebroken of te lang",
        ],
        BookError::Damaged => [
            "le livre d'ouvertures est endommagé",
            "the opening book is damaged",
            "het openingenboek is beschadigd",
        ],
        BookError::Move(_) => [
            "le livre d'ouvertures contient un coup illégal",
            "the opening book has an illegal move",
            "het openingenboek bevat een ongeldige zet",
        ],
    };
    say(language, fr, en, nl)
}

/// Makes a book. What is found goes to a record beside it, so that a making that is stopped goes on with the
/// same command.
fn build(options: &BookBuild, setting: &Setting, io: &mut Io<'_>) -> Result<Verdict, Failure> {
    let language = setting.language;
    let threads = options.threads.map_or_else(
        || std::thread::available_parallelism().map_or(1, usize::from),
        |threads| threads as usize,
    );
    let plan = Plan { seed: options.seed, nodes: options.nodes, threads };
    let path = record_of(&options.output);
    let failed = |error: &std::io::Error| unusable(&path, &reason(error, language), language);
    let (mut workshop, used) = match std::fs::read_to_string(&path) {
        Ok(text) => Workshop::resume(plan, &text)
            .map_err(|error| unusable(&path, &of_record(error, language), language))?,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => (Workshop::new(plan), 0),
        Err(error) => return Err(failed(&error)),
    };
    let mut record =
        OpenOptions::new().create(true).append(true).open(&path).map_err(|error| failed(&error))?;
    record.set_len(used as u64).map_err(|error| failed(&error))?;
    if used == 0 {
        record.write_all(Workshop::head(&plan).as_bytes()).map_err(|error| failed(&error))?;
    }
    let wanted = options.positions as usize;
    let mut meter = Meter::new(wanted, workshop.len(), io.stderr_is_terminal, language);
    while workshop.len() < wanted {
        let lines = workshop.grow();
        if lines.is_empty() {
            break;
        }
        record
            .write_all(lines.as_bytes())
            .and_then(|()| record.sync_data())
            .map_err(|error| failed(&error))?;
        meter.tell(workshop.len(), io);
    }
    meter.bar.finish_and_clear();
    let book = workshop.book();
    let bytes = book.to_bytes();
    // What cannot be read back must not be written.
    Book::from_bytes(&bytes)
        .map_err(|error| unusable(&options.output, in_words(&error, language), language))?;
    write_atomically(&options.output, |out| Ok(out.write_all(&bytes)?), language)?;
    tell(&book, bytes.len(), setting, io)
}

/// The record lies beside the book.
fn record_of(output: &Path) -> PathBuf {
    let mut name = output.as_os_str().to_owned();
    name.push(".record");
    PathBuf::from(name)
}

fn of_record(error: RecordError, language: Language) -> String {
    match error {
        RecordError::Other => say(
            language,
            "ce fichier est le journal d'un autre livre\u{a0}: ôtez-le, ou donnez la même graine et les mêmes nœuds",
            "the record of another book: remove it, or give the same seed and nodes",
            "het verslag van een ander boek: verwijder het, of geef dezelfde seed en knopen",
        )
        .to_owned(),
        RecordError::Line(number) => {
            let what = say(language, "ligne illisible", "unreadable line", "onleesbare regel");
            format!("{what} {number}")
        }
    }
}

fn show(options: &BookShow, setting: &Setting, io: &mut Io<'_>) -> Result<Verdict, Failure> {
    let book = named(&options.book, setting.language)?.unwrap_or_else(Book::shipped);
    tell(&book, book.to_bytes().len(), setting, io)
}

/// What a book is.
fn tell(book: &Book, bytes: usize, setting: &Setting, io: &mut Io<'_>) -> Result<Verdict, Failure> {
    let start = Position::starting();
    let (positions, moves) = (book.len(), book.positions().map(|(_, moves)| moves.len()).sum::<usize>());
    let line = start.line_notation(&book.line(&start));
    let facts = book.facts();
    if setting.json {
        let answer = Json::object()
            .with("positions", positions)
            .with("moves", moves)
            .with("bytes", bytes)
            .with("seed", facts.seed)
            .with("nodes", facts.nodes)
            .with("first", moves_json(&start, book.moves(&start)))
            .with("line", line);
        writeln!(io.stdout, "{answer}")?;
        return Ok(Verdict::Yes);
    }
    let (seed, nodes) = (facts.seed, facts.nodes);
    match setting.language {
        Language::Fr => writeln!(
            io.stdout,
            "{positions} positions, {moves} coups, {bytes} octets\u{a0}; graine {seed}, {nodes} nœuds par recherche"
        )?,
        Language::En => writeln!(
            io.stdout,
            "{positions} positions, {moves} moves, {bytes} bytes; seed {seed}, {nodes} nodes a search"
        )?,
        Language::Nl => writeln!(
            io.stdout,
            "{positions} standen, {moves} zetten, {bytes} bytes; seed {seed}, {nodes} knopen per zoektocht"
        )?,
    }
    list(&start, book.moves(&start), setting.language, io)?;
    writeln!(io.stdout, "{}", line.join(" "))?;
    Ok(Verdict::Yes)
}

fn probe(options: &BookProbe, setting: &Setting, io: &mut Io<'_>) -> Result<Verdict, Failure> {
    let language = setting.language;
    let book = named(&options.book, language)?.unwrap_or_else(Book::shipped);
    let position = damier_answers::read_position(&options.fen, language)?;
    let moves = book.moves(&position);
    if setting.json {
        let answer = Json::object()
            .with("fen", position.to_string())
            .with("moves", moves_json(&position, moves))
            .with("line", position.line_notation(&book.line(&position)));
        writeln!(io.stdout, "{answer}")?;
    } else if moves.is_empty() {
        let no = say(
            language,
            "le livre ne connaît pas cette position",
            "the book does not know this position",
            "het boek kent deze stand niet",
        );
        writeln!(io.stdout, "{no}")?;
    } else {
        list(&position, moves, language, io)?;
    }
    Ok(Verdict::of(!moves.is_empty()))
}

fn moves_json(position: &Position, moves: &[BookMove]) -> Json {
    let entry = |entry: &BookMove| {
        Json::object()
            .with("notation", position.notation(&entry.m))
            .with("score", damier_answers::score_json(entry.score()))
    };
    moves.iter().map(entry).collect()
}

fn list(position: &Position, moves: &[BookMove], language: Language, io: &mut Io<'_>) -> Result<(), Failure> {
    for entry in moves {
        let value = decimal(f64::from(entry.value) / 100.0, 2, language);
        let sign = if entry.value > 0 { "+" } else { "" };
        writeln!(io.stdout, "{:<8} {:>6}", position.notation(&entry.m), format!("{sign}{value}"))?;
    }
    Ok(())
}

/// How far it is: a bar on a terminal, a line now and then elsewhere.
struct Meter {
    bar: ProgressBar,
    language: Language,
    wanted: usize,
    before: usize,
    begun: Instant,
    told: Instant,
}

impl Meter {
    fn new(wanted: usize, before: usize, terminal: bool, language: Language) -> Meter {
        let bar = if terminal {
            ProgressBar::with_draw_target(Some(wanted as u64), ProgressDrawTarget::stderr_with_hz(5))
        } else {
            ProgressBar::hidden()
        };
        if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len}  {msg}") {
            bar.set_style(style);
        }
        Meter { bar, language, wanted, before, begun: Instant::now(), told: Instant::now() }
    }

    fn tell(&mut self, known: usize, io: &mut Io<'_>) {
        let rest = self.wanted.saturating_sub(known) as f64 / (known - self.before).max(1) as f64;
        let seconds = (self.begun.elapsed().as_secs_f64() * rest).min(1e9) as u64;
        let left = match self.language {
            Language::Fr => format!("encore {seconds} s environ"),
            Language::En => format!("about {seconds} s left"),
            Language::Nl => format!("nog ongeveer {seconds} s"),
        };
        if self.bar.is_hidden() && self.told.elapsed() >= BETWEEN_LINES {
            self.told = Instant::now();
            // Progress that cannot be written is not worth stopping for.
            let _ = writeln!(io.stderr, "{known} / {}, {left}", self.wanted);
        }
        self.bar.set_position(known as u64);
        self.bar.set_message(left);
    }
}
