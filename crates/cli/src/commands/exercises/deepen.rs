//! `damier exercises deepen`: the exercises that only a search or the endgame tables can prove.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::Mutex;

use damier_answers::{tablebase_error, ErrorCode, Json, Language};
use damier_core::{Color, Position};
use damier_exercises::{choose_deep, prove_shot, DeepCollection, DeepDraft, DeepKind, DeepPool, Wanted};
use damier_tablebase::CacheSizes;
use damier_train::{read_games, Record, Shot};

use crate::args::ExercisesDeepen;
use crate::commands::tables::Place;
use crate::commands::{tablebase, Setting};
use crate::failure::{Failure, Verdict};
use crate::files;
use crate::io::Io;
use crate::text::{colon, reason, say};

pub(super) fn run(options: &ExercisesDeepen, setting: &Setting, io: &mut Io<'_>) -> Result<Verdict, Failure> {
    let language = setting.language;
    let place = Place::named_or_own(&options.dir, io);
    let endings = tablebase::open(&place, CacheSizes::default(), language)?;
    let wanted = Wanted::default();
    let mut pool = DeepPool::default();
    for draft in shots(options, language)? {
        pool.add(draft);
    }
    pool.add_endings(&endings, wanted, options.seed).map_err(|error| tablebase_error(&error, language))?;
    let games = games(&options.files, language)?;
    pool.add_guards(&mut games.into_iter(), wanted);
    let collection = choose_deep(pool, wanted);
    let text =
        collection.to_json().map_err(|error| Failure::new(ErrorCode::UnreadableFile, error.to_string()))?;
    files::write_atomically(&options.output, |out| Ok(out.write_all(text.as_bytes())?), language)?;
    tell(&collection, setting, io)?;
    Ok(Verdict::Yes)
}

fn unreadable(path: &Path, why: &str, language: Language) -> Failure {
    Failure::new(ErrorCode::UnreadableFile, format!("{}{} {why}", path.display(), colon(language)))
}

/// Every position of the file that makes an exercise, in the order of the file. What was found is kept
/// beside the output, position by position, so that work that was stopped goes on.
fn shots(options: &ExercisesDeepen, language: Language) -> Result<Vec<DeepDraft>, Failure> {
    let text = std::fs::read_to_string(&options.shots)
        .map_err(|error| unreadable(&options.shots, &reason(&error, language), language))?;
    let positions: Vec<Position> = text.lines().filter_map(Shot::parse).map(|shot| shot.position).collect();
    let record = PathBuf::from(format!("{}.record", options.output.display()));
    let failed = |error: std::io::Error| unreadable(&record, &reason(&error, language), language);
    let mut known: BTreeMap<String, Option<DeepDraft>> = BTreeMap::new();
    if let Ok(text) = std::fs::read_to_string(&record) {
        // A line that was cut off is proved again.
        known.extend(text.lines().filter_map(read_line));
    }
    let file = std::fs::OpenOptions::new().create(true).append(true).open(&record).map_err(failed)?;
    let open: Vec<&Position> = positions.iter().filter(|p| !known.contains_key(&p.to_string())).collect();
    let (next, found) = (AtomicUsize::new(0), Mutex::new((file, known, Ok(()))));
    std::thread::scope(|scope| {
        for _ in 0..options.threads.max(1) {
            scope.spawn(|| {
                while let Some(position) = open.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let proved = prove_shot(position);
                    let fen = position.to_string();
                    let Ok(mut found) = found.lock() else { return };
                    let line = format!(
                        "\n{fen}\t{}",
                        proved.as_ref().map_or(Some("-".into()), as_json).unwrap_or_default()
                    );
                    let written = found.0.write_all(line.as_bytes());
                    if written.is_err() {
                        found.2 = written;
                        return;
                    }
                    found.1.insert(fen, proved);
                }
            });
        }
    });
    let (_, mut known, written) = found.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    written.map_err(failed)?;
    Ok(positions.iter().filter_map(|position| known.remove(&position.to_string()).flatten()).collect())
}

fn as_json(draft: &DeepDraft) -> Option<String> {
    draft.to_json().ok()
}

fn read_line(line: &str) -> Option<(String, Option<DeepDraft>)> {
    let (fen, found) = line.split_once('\t')?;
    match found {
        "-" => Some((fen.to_owned(), None)),
        json => Some((fen.to_owned(), Some(DeepDraft::from_json(json).ok()?))),
    }
}

/// The games of the files: each position with what the search said, for the side to move.
fn games(files: &[PathBuf], language: Language) -> Result<Vec<Vec<(Position, i32)>>, Failure> {
    let mut all = Vec::new();
    let for_mover = |record: &Record| {
        let sign = if record.position.turn() == Color::White { 1 } else { -1 };
        (record.position, i32::from(record.score) * sign)
    };
    for path in files {
        read_games(path, |records| all.push(records.iter().map(for_mover).collect()))
            .map_err(|error| unreadable(path, &error.to_string(), language))?;
    }
    Ok(all)
}

/// How many there are of each kind.
fn tell(collection: &DeepCollection, setting: &Setting, io: &mut Io<'_>) -> Result<(), Failure> {
    let of = |kind: DeepKind| collection.exercises.iter().filter(|e| e.question.kind() == kind).count();
    if setting.json {
        let kinds = DeepKind::ALL
            .iter()
            .fold(Json::object(), |kinds, kind| kinds.with(kind.name(), of(*kind) as u64));
        let answer = Json::object().with("exercises", collection.exercises.len() as u64).with("kinds", kinds);
        writeln!(io.stdout, "{answer}")?;
        return Ok(());
    }
    for kind in DeepKind::ALL {
        writeln!(io.stdout, "{:<12}{:>4}", kind.name(), of(kind))?;
    }
    let what = say(setting.language, "exercices", "exercises", "oefeningen");
    writeln!(io.stdout, "{} {what}", collection.exercises.len())?;
    Ok(())
}
