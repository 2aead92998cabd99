//! `damier pdn convert`: files rewritten as canonical PDN 3.0.

use std::io::Write;
use std::path::Path;

use damier_answers::{pdn_error_text, Json, Language};
use damier_core::Ruleset;
use damier_pdn::{write_game, Reader, Terminator, TreeReader};

use super::check::warning_line;
use super::source::{name_of, no_game, unreadable, Progress, Source};
use crate::args::PdnConvert;
use crate::commands::Setting;
use crate::failure::{one_line, Failure, Verdict};
use crate::files;
use crate::io::Io;
use crate::text::{colon, say};

/// What was converted.
#[derive(Default)]
struct Done {
    games: u64,
    errors: u64,
}

pub(super) fn run(options: &PdnConvert, setting: &Setting, io: &mut Io<'_>) -> Result<Verdict, Failure> {
    let language = setting.language;
    let to_file = options.output.as_deref().filter(|path| *path != Path::new("-"));
    let progress = Progress::of(&options.files, io.stderr_is_terminal);
    let (stdin, stderr) = (&mut *io.stdin, &mut *io.stderr);
    let mut work = |out: &mut dyn Write| -> Result<Done, Failure> {
        let mut done = Done::default();
        for path in &options.files {
            convert(path, stdin, out, stderr, progress.as_ref(), language, &mut done)?;
        }
        Ok(done)
    };
    let done = match to_file {
        // Written whole or not at all, so that it may be one of the files read.
        Some(path) => files::write_atomically(path, work, language)?,
        None if setting.json => {
            return Err(Failure::usage(say(
                language,
                "avec --json, dites où écrire avec -o",
                "with --json, say with -o where to write",
                "zeg met -o waar te schrijven als u --json gebruikt",
            )))
        }
        None => work(io.stdout)?,
    };
    drop(progress);
    if setting.json {
        let file = to_file.map(name_of);
        let answer = Json::object().with("file", file).with("games", done.games).with("errors", done.errors);
        writeln!(io.stdout, "{answer}")?;
    }
    Ok(Verdict::of(done.errors == 0))
}

/// Converts one file; a game that is not legal to its end keeps the rest of its moves as a comment, and
/// is told on stderr, as is everything that is lost or guessed.
fn convert(
    path: &Path,
    stdin: &mut dyn std::io::BufRead,
    out: &mut dyn Write,
    stderr: &mut dyn Write,
    progress: Option<&Progress>,
    language: Language,
    done: &mut Done,
) -> Result<(), Failure> {
    let told = |error: std::io::Error| unreadable(path, &error, language);
    let mut reader = Reader::new(Source::open(path, stdin, progress).map_err(told)?);
    let (name, ruleset) = (name_of(path), Ruleset::default());
    let mut trees = TreeReader::new(ruleset);
    let (mut games, mut text) = (0_u64, String::new());
    while let Some((mut game, checked)) = trees.next_game(&mut reader).map_err(told)? {
        games += 1;
        if let Some(error) = checked.error {
            done.errors += 1;
            let (line, ply, code) = (error.place.line, error.ply, error.code.name());
            let game_word = say(language, "partie", "game", "partij");
            let ply_word = say(language, "demi-coup", "ply", "halve zet");
            let why = one_line(&pdn_error_text(error, ruleset, language));
            let colon = colon(language);
            let _ = writeln!(
                stderr,
                "damier: {name}:{line}{colon} {game_word} {}, {ply_word} {ply}, {code}{colon} {why}",
                checked.number
            );
        }
        for warning in checked.warnings.iter().filter(|warning| warning.code.is_loss_or_guess()) {
            let line = warning_line(&one_line(&name), checked.number, warning, language);
            let _ = writeln!(stderr, "damier: {line}");
        }
        game.canonicalize();
        text.clear();
        write_game(&mut text, &game, Terminator::Strict);
        out.write_all(text.as_bytes())?;
    }
    if games == 0 {
        return Err(no_game(path, language).into());
    }
    done.games += games;
    Ok(())
}
