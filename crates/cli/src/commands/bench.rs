//! `damier bench`: fixed searches whose number of nodes is the same on every machine.

use std::path::Path;
use std::time::Instant;

use damier_answers::{ErrorCode, Json, Language};
use damier_core::fen;
use damier_engine::{Engine, Goal, Nobody, Options, Root};
use damier_train::{Lost, Shot};

use super::Setting;
use crate::args::Bench;
use crate::failure::{Failure, Verdict};
use crate::io::Io;
use crate::text::{colon, reason, say};

/// From the beginning to the ending: openings, exchanges, breakthroughs, kings.
const POSITIONS: [(&str, u32); 10] = [
    ("W:W31-50:B1-20", 15),
    ("W:W25,31,32,35,36,37,38,40,41,42,43,44,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,9,10,11,12,14,15,16,17,20,24", 14),
    ("B:W27,28,32,33,34,35,36,37,38,39,43,45,48,49:B2,3,7,8,9,10,12,13,14,16,18,19,23,24", 15),
    ("W:W27,28,31,32,33,35,37,38,40,43,44,48:B6,8,9,12,13,14,16,18,19,20,22,24", 16),
    ("W:W25,27,28,30,32,33,34,35,37,38:B12,13,14,16,18,19,21,23,24,26", 18),
    ("B:W26,27,31,34,35,38,42,44:B9,11,13,14,16,17,22,24", 17),
    ("W:W22,33,37,39,45:B8,12,19,25,30", 19),
    ("B:W24,K25,26,31,32,35,36,39,40,41,42,44,45,46,49:B2,4,5,7,10,11,16,22", 12),
    ("W:WK46,21,38:BK5,12,14", 16),
    ("B:WK10,K33,27:BK2,K45", 14),
];

/// Positions that the searches of the shots may look at.
const NODES: [u64; 4] = [1_000, 4_000, 16_000, 64_000];

pub(crate) fn run(options: &Bench, setting: &Setting, io: &mut Io<'_>) -> Result<Verdict, Failure> {
    match (&options.shots, &options.lost) {
        (Some(path), _) => shots(path, setting, io),
        (_, Some(path)) => lost(path, setting, io),
        _ => searches(setting, io),
    }
}

/// The lines of a file, each read as it should be.
fn read<T>(
    path: &Path,
    parse: impl Fn(&str) -> Option<T>,
    wanted: [&'static str; 3],
    language: Language,
) -> Result<Vec<T>, Failure> {
    let unreadable = |why: String| {
        Failure::new(ErrorCode::UnreadableFile, format!("{}{} {why}", path.display(), colon(language)))
    };
    let text = std::fs::read_to_string(path).map_err(|error| unreadable(reason(&error, language)))?;
    let mut read = Vec::new();
    for (number, line) in text.lines().enumerate() {
        read.push(parse(line).ok_or_else(|| {
            let what = say(language, "ligne", "line", "regel");
            let wanted = say(language, wanted[0], wanted[1], wanted[2]);
            unreadable(format!("{what} {}, {wanted}", number + 1))
        })?);
    }
    Ok(read)
}

/// How many of the positions of lost games in a file are played and judged better with so many positions.
fn lost(path: &Path, setting: &Setting, io: &mut Io<'_>) -> Result<Verdict, Failure> {
    let wanted = [
        "attendu\u{a0}: FEN JOUÉ MEILLEUR VALEUR APRÈS",
        "expected FEN PLAYED BEST VALUE AFTER",
        "verwacht: FEN GESPEELD BESTE WAARDE DAARNA",
    ];
    let lost = read(path, Lost::parse, wanted, setting.language)?;
    let mut engine = Engine::with(Options { table_bits: 16, ..Options::default() });
    for nodes in NODES {
        let answers: Vec<_> = lost.iter().map(|lost| lost.ask(&mut engine, nodes)).collect();
        let avoided = answers.iter().filter(|answer| answer.avoids).count();
        let judged = answers.iter().filter(|answer| answer.judges).count();
        if setting.json {
            let line = Json::object()
                .with("nodes", nodes)
                .with("avoided", avoided)
                .with("judged", judged)
                .with("positions", lost.len());
            writeln!(io.stdout, "{line}")?;
        } else {
            writeln!(io.stdout, "{nodes:>7}  {avoided} {judged} / {}", lost.len())?;
        }
        io.stdout.flush()?;
    }
    Ok(Verdict::Yes)
}

/// How many of the shots in a file are found with so many positions.
fn shots(path: &Path, setting: &Setting, io: &mut Io<'_>) -> Result<Verdict, Failure> {
    let wanted = ["attendu\u{a0}: FEN COUP", "expected FEN MOVE", "verwacht: FEN ZET"];
    let shots = read(path, Shot::parse, wanted, setting.language)?;
    let mut engine = Engine::with(Options { table_bits: 16, ..Options::default() });
    for nodes in NODES {
        let solved = shots.iter().filter(|shot| shot.is_solved(&mut engine, nodes)).count();
        if setting.json {
            let line = Json::object().with("nodes", nodes).with("solved", solved).with("shots", shots.len());
            writeln!(io.stdout, "{line}")?;
        } else {
            writeln!(io.stdout, "{nodes:>7}  {solved} / {}", shots.len())?;
        }
        io.stdout.flush()?;
    }
    Ok(Verdict::Yes)
}

fn searches(setting: &Setting, io: &mut Io<'_>) -> Result<Verdict, Failure> {
    let mut nodes = 0;
    let begun = Instant::now();
    for (text, depth) in POSITIONS {
        let position = match fen::parse(text).map(|setup| setup.into_position()) {
            Ok(Ok(position)) => position,
            _ => continue,
        };
        let mut engine = Engine::with(Options { table_bits: 20, ..Options::default() });
        let goal = Goal { depth, even_forced: true, ..Goal::default() };
        let found = engine.search(&Root::of(position), &goal, &mut Nobody);
        let searched = found.map_or(0, |found| found.nodes);
        nodes += searched;
        if !setting.json {
            writeln!(io.stdout, "{searched:>10}  {depth:>2}  {text}")?;
            io.stdout.flush()?;
        }
    }
    let seconds = begun.elapsed().as_secs_f64();
    if setting.json {
        writeln!(io.stdout, "{}", Json::object().with("nodes", nodes).with("seconds", seconds))?;
    } else {
        writeln!(io.stdout, "{nodes} nodes {seconds:.3} seconds")?;
    }
    Ok(Verdict::Yes)
}
