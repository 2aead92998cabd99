//! `damier analyse`: what the engine thinks of a position, iteration by iteration.

use std::time::{Duration, Instant};

use damier_answers::{Answer, Json, Language};
use damier_arena::analyse;
use damier_core::Position;
use damier_engine::{Engine, Goal, Meaning, Options, Report, Root, Score};

use super::{tables, Setting};
use crate::args::Analyse;
use crate::failure::{Failure, Verdict};
use crate::io::Io;
use crate::text::{decimal, say};

/// Without any limit a search would not end.
const SECONDS: f64 = 2.0;

pub(crate) fn run(options: &Analyse, setting: &Setting, io: &mut Io<'_>) -> Result<Verdict, Failure> {
    let language = setting.language;
    let endgames = tables::for_engine(options.tablebases.as_deref(), language, io)?;
    let mut engine = Engine::with(Options {
        endgames,
        // Entries of sixteen bytes.
        table_bits: (options.hash.max(1)).ilog2() + 16,
        threads: options.threads as usize,
        ..Options::default()
    });
    if options.fen == "-" {
        return crate::batch::run(language, io, |line| {
            let position = damier_answers::read_position(line, language)?;
            let mut last = json(&position, &nothing(), Duration::ZERO);
            engine.new_game();
            search(&mut engine, options, &position, &mut |report, time| last = json(&position, report, time));
            Ok(Answer::new(last))
        });
    }
    let position = damier_answers::read_position(&options.fen, language)?;
    let mut written = Ok(());
    let out = &mut *io.stdout;
    let mut tell = |report: &Report, time: Duration| {
        if written.is_ok() {
            let line = if setting.json {
                json(&position, report, time).to_string()
            } else {
                words(&position, report, time, language)
            };
            written = writeln!(out, "{line}").and_then(|()| out.flush());
        }
    };
    let found = search(&mut engine, options, &position, &mut tell);
    written?;
    if !found {
        if setting.json {
            writeln!(io.stdout, "{}", json(&position, &nothing(), Duration::ZERO))?;
        } else {
            let no = say(language, "aucun coup légal", "no legal move", "geen toegestane zet");
            writeln!(io.stdout, "{no}")?;
        }
    }
    Ok(Verdict::of(found))
}

/// Searches; `false` where there is no legal move.
fn search(
    engine: &mut Engine,
    options: &Analyse,
    position: &Position,
    tell: &mut dyn FnMut(&Report, Duration),
) -> bool {
    let mut goal = Goal { lines: options.multipv as usize, even_forced: true, ..Goal::default() };
    goal.depth = options.depth.unwrap_or(goal.depth);
    goal.nodes = options.nodes.unwrap_or(goal.nodes);
    let limited = options.depth.is_some() || options.nodes.is_some();
    let seconds = options.time.or(if limited { None } else { Some(SECONDS) });
    let most = seconds.map(Duration::from_secs_f64);
    let begun = Instant::now();
    let mut is_over = || most.is_some_and(|most| begun.elapsed() >= most);
    analyse(engine, &Root::of(*position), &goal, &mut is_over, &mut |report| tell(report, begun.elapsed()))
}

/// What is said where there is nothing to search.
fn nothing() -> Report {
    Report { depth: 0, deepest: 0, nodes: 0, table_full: 0, lines: Vec::new() }
}

/// The contract's line.
fn json(position: &Position, report: &Report, time: Duration) -> Json {
    damier_answers::analysis_json(position, report, time.as_secs_f64())
}

fn words(position: &Position, report: &Report, time: Duration, language: Language) -> String {
    let lines = report.lines.iter().map(|line| {
        let pv = position.line_notation(&line.moves).join(" ");
        format!("{:>8}  {pv}", score(line.score, language))
    });
    let head = format!(
        "{:>3}  {:>11}  {:>8} s",
        report.depth,
        report.nodes,
        decimal(time.as_secs_f64(), 3, language)
    );
    let lines: Vec<String> = lines.collect();
    format!("{head}  {}", lines.join(&format!("\n{}", " ".repeat(head.chars().count() + 2))))
}

fn score(score: Score, language: Language) -> String {
    match score.meaning() {
        Meaning::Men(men) => {
            let sign = if men > 0.0 { "+" } else { "" };
            format!("{sign}{}", decimal(men, 2, language))
        }
        Meaning::WinIn(plies) => format!("{} {plies}", say(language, "gain", "win", "winst")),
        Meaning::LossIn(plies) => format!("{} {plies}", say(language, "perte", "loss", "verlies")),
        Meaning::Draw => say(language, "nulle", "draw", "remise").to_owned(),
    }
}
