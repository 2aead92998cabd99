//! `damier perft`: counting move sequences, on several threads if asked.

use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

use damier_answers::{ErrorCode, Json, Language};
use damier_core::perft::{perft_hashed, split, Job, PerftTable};
use damier_core::Position;

use super::Setting;
use crate::args::Perft;
use crate::failure::{Failure, Verdict};
use crate::io::Io;
use crate::text::{decimal, say};

pub(crate) fn run(options: &Perft, setting: &Setting, io: &mut Io<'_>) -> Result<Verdict, Failure> {
    let language = setting.language;
    let position = damier_answers::read_position(&options.fen, language)?;
    let mut workers = Workers::new(options, language)?;
    let begun = Instant::now();
    let mut parts = Vec::new();
    let nodes = if options.divide && options.depth > 0 {
        let mut legal = position.legal_moves();
        legal.sort_unstable_by_key(|m| (m.from, m.to, m.captured.to_compact()));
        let mut sum = Some(0_u64);
        for m in &legal {
            let leaves = workers.count(&position.play_unchecked(m), options.depth - 1);
            let leaves = leaves.ok_or_else(|| overflow(language))?;
            sum = sum.and_then(|sum| sum.checked_add(leaves));
            parts.push((position.notation_among(m, &legal), leaves));
        }
        sum
    } else {
        workers.count(&position, options.depth)
    };
    // JSON's readers agree on whole numbers only up to a point; ours stop at 2^63.
    let nodes = nodes.filter(|n| *n <= i64::MAX as u64).ok_or_else(|| overflow(language))?;
    let seconds = (begun.elapsed().as_secs_f64() * 1e6).round() / 1e6;
    if setting.json {
        let mut answer = Json::object()
            .with("fen", position.to_string())
            .with("depth", options.depth)
            .with("nodes", nodes)
            .with("seconds", seconds);
        if options.divide {
            let divide = parts.into_iter().fold(Json::object(), |all, (name, n)| all.with(name, n));
            answer = answer.with("divide", divide);
        }
        writeln!(io.stdout, "{answer}")?;
        return Ok(Verdict::Yes);
    }
    for (name, leaves) in parts {
        writeln!(io.stdout, "{name:<12} {leaves}")?;
    }
    let rate = nodes as f64 / seconds.max(1e-6) / 1e6;
    let sequences = say(language, "suites de coups", "move sequences", "zettenreeksen");
    let plies = say(language, "demi-coups", "plies", "halve zetten");
    let rate_unit = say(language, "millions par seconde", "million a second", "miljoen per seconde");
    writeln!(
        io.stdout,
        "{nodes} {sequences} ({} {plies}, {} s, {} {rate_unit})",
        options.depth,
        decimal(seconds, 3, language),
        decimal(rate, 1, language)
    )?;
    Ok(Verdict::Yes)
}

fn overflow(language: Language) -> Failure {
    Failure::new(
        ErrorCode::TooLarge,
        say(
            language,
            "le compte dépasse 2^63\u{a0}: demandez moins de demi-coups",
            "the count exceeds 2^63: ask for fewer plies",
            "de telling gaat boven 2^63: vraag minder halve zetten",
        ),
    )
}

/// The threads and their tables, kept from count to count.
struct Workers {
    threads: usize,
    /// One for each thread, where tables are asked for.
    tables: Vec<PerftTable>,
}

impl Workers {
    fn new(options: &Perft, language: Language) -> Result<Workers, Failure> {
        let threads = options.threads as usize;
        let mut tables = Vec::new();
        if let Some(mebibytes) = options.hash {
            for _ in 0..threads {
                tables.push(PerftTable::new((mebibytes as usize / threads).max(1)).map_err(|_| {
                    let what = say(
                        language,
                        "pas assez de mémoire pour une table de",
                        "not enough memory for a table of",
                        "niet genoeg geheugen voor een tabel van",
                    );
                    Failure::new(ErrorCode::TooLarge, format!("{what} {mebibytes} MiB"))
                })?);
            }
        }
        Ok(Workers { threads, tables })
    }

    /// The number of sequences, or `None` if it exceeds 64 bits.
    fn count(&mut self, position: &Position, depth: u32) -> Option<u64> {
        let whole = Job { position: *position, depth };
        if self.threads == 1 {
            return count_job(&whole, self.tables.first_mut());
        }
        let jobs = split(position, depth);
        let (next, sum, over) = (AtomicUsize::new(0), AtomicU64::new(0), AtomicBool::new(false));
        let work = |mut table: Option<&mut PerftTable>| {
            while let Some(job) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
                let add = |leaves| {
                    sum.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |s| s.checked_add(leaves))
                };
                match count_job(job, table.as_deref_mut()) {
                    Some(leaves) if add(leaves).is_ok() => {}
                    _ => over.store(true, Ordering::Relaxed),
                }
            }
        };
        let mut tables = self.tables.iter_mut();
        thread::scope(|scope| {
            let own = tables.next();
            for _ in 1..self.threads.min(jobs.len()) {
                let table = tables.next();
                // Where the system gives no more threads, those that run do all the work.
                if thread::Builder::new().spawn_scoped(scope, || work(table)).is_err() {
                    break;
                }
            }
            work(own);
        });
        if over.into_inner() {
            None
        } else {
            Some(sum.into_inner())
        }
    }
}

fn count_job(job: &Job, table: Option<&mut PerftTable>) -> Option<u64> {
    match table {
        Some(table) => perft_hashed(&job.position, job.depth, table),
        None => Some(job.count()),
    }
}
