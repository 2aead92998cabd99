//! `damier train`: games of the engine against itself, and weights learned from them.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use damier_answers::{ErrorCode, Language};
use damier_engine::{Engine, Options, Weights};
use damier_train::{
    foresee, plot, read_games, Fit, FitSettings, GameSettings, Losses, Player, Record, ShardHead,
    ShardWriter, ShotFinder,
};

use super::players::weights_words;
use super::Setting;
use crate::args::{Train, TrainCommand, TrainFit, TrainPlay, TrainRun, TrainShots};
use crate::failure::{Failure, Verdict};
use crate::files::write_atomically;
use crate::io::Io;
use crate::text::{colon, decimal, reason, say};

/// What a score keeps of the score a ply later, when generations are learned from.
const FORESIGHT: f32 = 0.975;

/// One game in so many is set apart to measure the fit.
const APART: usize = 20;

pub(crate) fn run(options: &Train, setting: &Setting, io: &mut Io<'_>) -> Result<Verdict, Failure> {
    match &options.command {
        TrainCommand::Play(options) => play(options, setting.language, io)?,
        TrainCommand::Fit(options) => fit(options, setting.language, io)?,
        TrainCommand::Run(options) => generations(options, setting.language, io)?,
        TrainCommand::Shots(options) => shots(options, setting.language, io)?,
    }
    Ok(Verdict::Yes)
}

fn weights(path: Option<&PathBuf>, language: Language) -> Result<Arc<Weights>, Failure> {
    let path = match path {
        None => return Ok(Weights::shipped()),
        Some(path) if path.as_os_str() == "hand" => return Ok(Arc::new(Weights::hand_written())),
        Some(path) => path,
    };
    let bytes =
        std::fs::read(path).map_err(|error| file_failure(path, &reason(&error, language), language))?;
    let weights = Weights::from_bytes(&bytes);
    weights.map(Arc::new).map_err(|error| file_failure(path, weights_words(&error, language), language))
}

fn file_failure(path: &Path, why: &str, language: Language) -> Failure {
    Failure::new(ErrorCode::UnreadableFile, format!("{}{} {why}", path.display(), colon(language)))
}

/// Looks through games for shots, one of a game at most, until there are as many as asked for. A file that
/// is there already is gone on with: its positions are kept and its games looked through again.
fn shots(options: &TrainShots, language: Language, io: &mut Io<'_>) -> Result<(), Failure> {
    let failed = |path: &Path, error: &std::io::Error| file_failure(path, &reason(error, language), language);
    let mut lines: Vec<String> = match std::fs::read_to_string(&options.output) {
        Ok(text) => text.lines().map(str::to_owned).collect(),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Vec::new(),
        Err(error) => return Err(failed(&options.output, &error)),
    };
    let count = options.count as usize;
    let mut finder = ShotFinder::default();
    let mut out = std::fs::OpenOptions::new()
        .create(true)
        .append(true)
        .open(&options.output)
        .map_err(|error| failed(&options.output, &error))?;
    for path in &options.files {
        let mut written = Ok(());
        let read = read_games(path, |records| {
            if lines.len() >= count || written.is_err() {
                return;
            }
            let mut played = records.iter().filter(|record| !record.aside);
            let shot = played.find_map(|record| finder.look(record)).map(|shot| shot.to_string());
            if let Some(shot) = shot.filter(|shot| !lines.contains(shot)) {
                written = writeln!(out, "{shot}");
                lines.push(shot);
            }
        });
        read.map_err(|error| file_failure(path, &error.to_string(), language))?;
        written.map_err(|error| failed(&options.output, &error))?;
        writeln!(io.stderr, "{}{} {}", path.display(), colon(language), lines.len())?;
    }
    Ok(())
}

/// Plays games into a file until it has as many as asked for; goes on where it was stopped.
fn play(options: &TrainPlay, language: Language, io: &mut Io<'_>) -> Result<(), Failure> {
    let weights = weights(options.weights.as_ref(), language)?;
    let head = ShardHead { seed: options.seed, nodes: options.nodes, weights: weights.fingerprint() };
    let failed = |error: damier_train::ShardError| file_failure(&options.file, &error.to_string(), language);
    let mut shard = ShardWriter::open(&options.file, head).map_err(failed)?;
    let engine = Engine::with(Options { table_bits: 15, weights, ..Options::default() });
    let mut player = Player::new(GameSettings { seed: options.seed, nodes: options.nodes }, engine);
    let begun = Instant::now();
    let (mut games, mut positions) = (0_u32, 0);
    while shard.next_game() < options.games {
        let records = player.game(shard.next_game());
        positions += records.len();
        games += 1;
        shard.add(&records).map_err(failed)?;
        if games % 500 == 0 || shard.next_game() == options.games {
            let text = match language {
                Language::Fr => "parties",
                Language::En => "games",
                Language::Nl => "partijen",
            };
            let seconds = decimal(begun.elapsed().as_secs_f64(), 0, language);
            writeln!(io.stderr, "{} {text}, +{positions} positions, {seconds} s", shard.next_game())?;
        }
    }
    Ok(())
}

/// Positions to learn from.
struct Lesson {
    learn: Vec<Record>,
    /// Those set apart.
    apart: Vec<Record>,
}

/// The positions of files of games, with what the rest of their games says of them.
fn load(files: &[PathBuf], foresight: f32, language: Language) -> Result<Lesson, Failure> {
    let mut games = Vec::new();
    for path in files {
        read_games(path, |records| games.push(records.to_vec()))
            .map_err(|error| file_failure(path, &error.to_string(), language))?;
    }
    let meaning = damier_train::spread(&games.concat());
    if foresight > 0.0 {
        games.iter_mut().for_each(|game| foresee(game, foresight, meaning));
    }
    let (mut learn, mut apart) = (Vec::new(), Vec::new());
    for (n, game) in games.iter().enumerate() {
        let side = if n % APART == APART / 2 { &mut apart } else { &mut learn };
        side.extend_from_slice(game);
    }
    Ok(Lesson { learn, apart })
}

/// Fits weights to games; after every epoch all is kept in `FILE.fit`, and a stopped fit goes on.
fn fit(options: &TrainFit, language: Language, io: &mut Io<'_>) -> Result<(), Failure> {
    let Lesson { learn, apart } = load(&options.files, options.foresight, language)?;
    let settings = FitSettings {
        epochs: options.epochs,
        rate: options.rate,
        score_share: options.score_share,
        seed: options.seed,
    };
    let kept = options.output.with_extension("fit");
    let picture = options.output.with_extension("svg");
    let resumed = std::fs::read(&kept).ok().and_then(|bytes| Fit::from_bytes(settings, &bytes));
    let mut fit = resumed.unwrap_or_else(|| Fit::new(settings, &learn));
    writeln!(io.stderr, "{} + {} positions", learn.len(), apart.len())?;
    while !fit.is_done() {
        let losses = fit.epoch(&learn, &apart);
        report(fit.losses.len(), options.epochs, losses, language, io)?;
        let bytes = fit.to_bytes();
        write_atomically(&kept, |out| Ok(out.write_all(&bytes)?), language)?;
    }
    let bytes = fit.weights().to_bytes();
    write_atomically(&picture, |out| Ok(out.write_all(plot(&fit.losses).as_bytes())?), language)?;
    write_atomically(&options.output, |out| Ok(out.write_all(&bytes)?), language)
}

/// How far a fit is, with its losses.
fn report(
    done: usize,
    epochs: u32,
    losses: Losses,
    language: Language,
    io: &mut Io<'_>,
) -> Result<(), Failure> {
    let loss = |value: f32| decimal(f64::from(value), 5, language);
    writeln!(io.stderr, "{done:>3}/{epochs}  {}  {}", loss(losses.learned), loss(losses.apart))?;
    Ok(())
}

/// From nothing to weights: games by hand-written weights, a fit, games by those, and so on. Files that are
/// there already are gone on with.
fn generations(options: &TrainRun, language: Language, io: &mut Io<'_>) -> Result<(), Failure> {
    std::fs::create_dir_all(&options.dir)
        .map_err(|error| file_failure(&options.dir, &reason(&error, language), language))?;
    let mut teacher = PathBuf::from("hand");
    let mut files: Vec<PathBuf> = Vec::new();
    for generation in 1..=options.generations {
        writeln!(
            io.stderr,
            "{} {generation}/{}",
            say(language, "génération", "generation", "generatie"),
            options.generations
        )?;
        let shards: Vec<TrainPlay> = (0..options.threads)
            .map(|thread| TrainPlay {
                file: options.dir.join(format!("generation-{generation}-{thread}.games")),
                games: options.games / options.threads + 1,
                nodes: options.nodes,
                seed: options.seed + u64::from(generation) * 1_000 + u64::from(thread),
                weights: Some(teacher.clone()),
            })
            .collect();
        play_all(&shards, language, io)?;
        files.extend(shards.into_iter().map(|shard| shard.file));
        // The last two generations teach.
        let from = files.len().saturating_sub(2 * options.threads as usize);
        let output = options.dir.join(format!("generation-{generation}.weights"));
        if !output.exists() {
            let defaults = FitSettings::default();
            let what = TrainFit {
                files: files[from..].to_vec(),
                output: output.clone(),
                epochs: defaults.epochs,
                rate: defaults.rate,
                score_share: defaults.score_share,
                foresight: FORESIGHT,
                seed: options.seed,
            };
            fit(&what, language, io)?;
        }
        teacher = output;
    }
    Ok(())
}

/// One thread for each file; the first one tells how far it is.
fn play_all(shards: &[TrainPlay], language: Language, io: &mut Io<'_>) -> Result<(), Failure> {
    std::thread::scope(|scope| {
        let others: Vec<_> = shards
            .iter()
            .skip(1)
            .map(|shard| {
                scope.spawn(move || {
                    let mut silent = std::io::sink();
                    let mut nothing = std::io::empty();
                    let mut out = std::io::sink();
                    let mut io = Io {
                        stdin: &mut nothing,
                        stdout: &mut out,
                        stderr: &mut silent,
                        stdin_is_terminal: false,
                        stdout_is_terminal: false,
                        stderr_is_terminal: false,
                        environment: crate::Environment::default(),
                    };
                    play(shard, language, &mut io)
                })
            })
            .collect();
        if let Some(shard) = shards.first() {
            play(shard, language, io)?;
        }
        for other in others {
            match other.join() {
                Ok(result) => result?,
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        Ok(())
    })
}
