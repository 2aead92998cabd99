//! `damier tablebase build`.

use std::path::Path;
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use damier_answers::{ErrorCode, Json, Language};
use damier_tablebase::{build, BuildError, BuildOptions, Material, Progress};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use super::{failure, folder, lock, threads};
use crate::args::TablebaseBuild;
use crate::commands::Setting;
use crate::failure::{one_line, Failure, Verdict};
use crate::io::Io;
use crate::text::say;

/// What the working threads tell the one that writes.
enum Event {
    Rebuilding(String, String),
    Kept(u64, u64),
    Working(u64, u64),
    Written(Material),
}

pub(super) fn run(options: &TablebaseBuild, setting: &Setting, io: &mut Io<'_>) -> Result<Verdict, Failure> {
    let language = setting.language;
    let folder = folder(&options.dir, io, language)?;
    let what = BuildOptions {
        pieces: options.pieces,
        threads: threads(options.threads),
        memory: u64::from(options.memory) << 30,
    };
    let unwritable = |error| failure(BuildError::Write { name: String::new(), error }, language);
    let _lock = match lock(&folder).map_err(unwritable)? {
        Some(lock) => lock,
        None => return Err(busy(&folder, language)),
    };
    let mut meter = Meter::new(io.stderr_is_terminal, language);
    let (send, receive) = mpsc::channel();
    let built = thread::scope(|scope| {
        let folder = &folder;
        let worker = scope.spawn(move || {
            let tell = |progress: Progress<'_>| {
                let event = match progress {
                    Progress::Rebuilding { name, error } => {
                        Event::Rebuilding(name.to_owned(), error.to_string())
                    }
                    Progress::Kept { work, total, .. } => Event::Kept(work, total),
                    Progress::Working { done, total, .. } => Event::Working(done, total),
                    Progress::Written { material } => Event::Written(material),
                };
                // Nobody listens any more: the work goes on.
                let _ = send.send(event);
            };
            build(folder, &what, &tell)
        });
        for event in receive {
            meter.tell(&event, io);
        }
        worker.join()
    });
    meter.bar.finish_and_clear();
    let built = match built {
        Ok(built) => built.map_err(|error| failure(error, language))?,
        Err(panic) => std::panic::resume_unwind(panic),
    };
    if setting.json {
        let answer = Json::object()
            .with("pieces", u32::from(options.pieces))
            .with("dir", folder.display().to_string())
            .with("written", built.written as u64)
            .with("kept", built.kept as u64)
            .with("replaced", built.replaced as u64);
        writeln!(io.stdout, "{answer}")?;
        return Ok(Verdict::Yes);
    }
    let (written, kept, place) = (built.written, built.kept, folder.display());
    match language {
        Language::Fr => writeln!(io.stdout, "{written} finales construites, {kept} déjà là\u{a0}: {place}")?,
        Language::En => writeln!(io.stdout, "{written} endings built, {kept} already there: {place}")?,
        Language::Nl => writeln!(io.stdout, "{written} eindspelen gebouwd, {kept} waren er al: {place}")?,
    }
    Ok(Verdict::Yes)
}

fn busy(folder: &Path, language: Language) -> Failure {
    let folder = folder.display();
    let message = match language {
        Language::Fr => {
            format!("un autre damier construit déjà des tables dans {folder}\u{a0}; attendez qu'il ait fini")
        }
        Language::En => format!("another damier is building tables in {folder}; wait until it has done"),
        Language::Nl => format!("een andere damier bouwt al tabellen in {folder}; wacht tot die klaar is"),
    };
    Failure::new(ErrorCode::UnreadableFile, message)
}

/// Time between two lines of progress where nobody watches a bar.
const BETWEEN_LINES: Duration = Duration::from_secs(10);

/// How far it is and how long it may take: a bar on a terminal, a line now and then elsewhere.
struct Meter {
    bar: ProgressBar,
    language: Language,
    begun: Instant,
    /// When the last line was written.
    told: Instant,
    done: u64,
    kept: u64,
    total: u64,
}

impl Meter {
    fn new(terminal: bool, language: Language) -> Meter {
        let bar = if terminal {
            ProgressBar::with_draw_target(Some(1), ProgressDrawTarget::stderr_with_hz(5))
        } else {
            ProgressBar::hidden()
        };
        if let Ok(style) = ProgressStyle::with_template("{wide_bar} {percent:>3} %  {msg}") {
            bar.set_style(style);
        }
        Meter { bar, language, begun: Instant::now(), told: Instant::now(), done: 0, kept: 0, total: 1 }
    }

    fn tell(&mut self, event: &Event, io: &mut Io<'_>) {
        // Progress that cannot be written is not worth stopping for.
        let _ = match event {
            Event::Rebuilding(name, why) => {
                let name = one_line(name);
                match self.language {
                    // What the reader of the file found has words in English only.
                    Language::En => writeln!(io.stderr, "{name}: not usable, built anew ({})", one_line(why)),
                    Language::Fr => writeln!(io.stderr, "{name} : inutilisable, reconstruit"),
                    Language::Nl => writeln!(io.stderr, "{name}: onbruikbaar, wordt opnieuw gebouwd"),
                }
            }
            Event::Kept(work, total) => {
                self.kept += work;
                self.total = *total;
                Ok(())
            }
            Event::Working(done, total) => {
                self.done = self.done.max(*done);
                self.total = *total;
                self.bar.set_length(*total);
                self.bar.set_position(self.kept + self.done);
                self.bar.set_message(self.left());
                Ok(())
            }
            Event::Written(material) if self.bar.is_hidden() && self.told.elapsed() >= BETWEEN_LINES => {
                self.told = Instant::now();
                let percent = (self.kept + self.done) * 100 / self.total.max(1);
                let written = say(self.language, "écrite", "written", "geschreven");
                let class = say(self.language, "finale", "ending", "eindspel");
                writeln!(io.stderr, "{class} {material} {written}, {percent} %, {}", self.left())
            }
            Event::Written(_) => Ok(()),
        };
    }

    /// The time that the rest takes at the speed so far.
    fn left(&self) -> String {
        let rest = self.total.saturating_sub(self.kept + self.done) as f64;
        let seconds = self.begun.elapsed().as_secs_f64() * rest / (self.done.max(1) as f64);
        let seconds = Duration::from_secs_f64(seconds.min(1e9)).as_secs();
        let time = match seconds {
            0..=99 => format!("{seconds} s"),
            100..=5999 => format!("{} min", (seconds + 30) / 60),
            _ => format!("{} h", (seconds + 1800) / 3600),
        };
        match self.language {
            Language::Fr => format!("encore {time} environ"),
            Language::En => format!("about {time} left"),
            Language::Nl => format!("nog ongeveer {time}"),
        }
    }
}
