//! `damier pdn check`: every game of the files replayed, in constant memory.

use std::io;

use damier_answers::{pdn_check, pdn_error_text, pdn_warning_text, Language, PdnGame, PdnSummary};
use damier_core::Ruleset;
use damier_pdn::Warning;

use super::source::{name_of, no_game, unreadable, Progress, Source};
use crate::args::PdnCheck;
use crate::commands::Setting;
use crate::failure::{one_line, Failure, Verdict};
use crate::io::Io;
use crate::text::{colon, say};

pub(super) fn run(options: &PdnCheck, setting: &Setting, io: &mut Io<'_>) -> Result<Verdict, Failure> {
    let language = setting.language;
    let ruleset = damier_answers::read_ruleset(options.ruleset.as_deref().unwrap_or(""), language)?;
    let progress = Progress::of(&options.files, io.stderr_is_terminal);
    let mut total = PdnSummary::default();
    let mut unreadable_files = false;
    for path in &options.files {
        let name = name_of(path);
        let told = |error: io::Error| unreadable(path, &error, language);
        let mut written: io::Result<()> = Ok(());
        let checked = Source::open(path, io.stdin, progress.as_ref()).map_err(told).and_then(|source| {
            let receive = |game: PdnGame<'_>| {
                let done = tell(&name, &game, ruleset, !options.errors_only, setting, io.stdout);
                if let Err(error) = done {
                    written = Err(error);
                    // Ends the reading; what went wrong is in `written`.
                    return Err(io::ErrorKind::Other.into());
                }
                Ok(())
            };
            match pdn_check(source, &name, ruleset, language, receive) {
                Ok(summary) => Ok(summary),
                // An error of writing: looked at below.
                Err(_) if written.is_err() => Ok(PdnSummary::default()),
                Err(error) => Err(told(error)),
            }
        });
        written?;
        let checked = checked.and_then(|summary| match summary {
            PdnSummary { games: 0, .. } => Err(no_game(path, language)),
            summary => Ok(summary),
        });
        match checked {
            Ok(summary) => {
                total.games += summary.games;
                total.errors += summary.errors;
                total.plies += summary.plies;
                total.warnings += summary.warnings;
            }
            Err(error) => {
                unreadable_files = true;
                if setting.json {
                    writeln!(io.stdout, "{}", error.json())?;
                }
                let _ = writeln!(io.stderr, "damier: {}", one_line(error.message()));
            }
        }
    }
    drop(progress);
    if !setting.json {
        writeln!(io.stdout, "{}", summary_text(&total, language))?;
    }
    Ok(match (unreadable_files, total.errors) {
        (true, _) => Verdict::Unreadable,
        (false, errors) => Verdict::of(errors == 0),
    })
}

/// The contract's line, or a line for each thing a person should look at.
fn tell(
    name: &str,
    found: &PdnGame<'_>,
    ruleset: Ruleset,
    warnings: bool,
    setting: &Setting,
    out: &mut dyn io::Write,
) -> io::Result<()> {
    if setting.json {
        return writeln!(out, "{}", found.json);
    }
    let language = setting.language;
    let name = one_line(name);
    let game = &found.game;
    let colon = colon(language);
    let number = number_of(game.number, language);
    if warnings {
        for warning in game.warnings {
            writeln!(out, "{}", warning_line(&name, game.number, warning, language))?;
        }
    }
    if let Some(error) = game.error {
        let (line, ply, code) = (error.place.line, error.ply, error.code.name());
        let ply_word = say(language, "demi-coup", "ply", "halve zet");
        let text = one_line(&pdn_error_text(error, ruleset, language));
        writeln!(out, "{name}:{line}{colon} {number}, {ply_word} {ply}, {code}{colon} {text}")?;
    }
    Ok(())
}

/// A warning on one line: file and line, game, code, sentence.
pub(super) fn warning_line(name: &str, game: u64, warning: &Warning, language: Language) -> String {
    let (line, code, colon) = (warning.place.line, warning.code, colon(language));
    let kind = say(language, "avertissement", "warning", "waarschuwing");
    let text = one_line(&pdn_warning_text(warning, language));
    format!("{name}:{line}{colon} {}, {kind} {code}{colon} {text}", number_of(game, language))
}

fn number_of(game: u64, language: Language) -> String {
    format!("{} {game}", say(language, "partie", "game", "partij"))
}

fn summary_text(total: &PdnSummary, language: Language) -> String {
    let PdnSummary { games, errors, plies, warnings, .. } = total;
    match language {
        Language::Fr => format!(
            "Parties\u{a0}: {games}, demi-coups\u{a0}: {plies}, parties en erreur\u{a0}: {errors}, \
             avertissements\u{a0}: {warnings}."
        ),
        Language::En => {
            format!("Games: {games}, plies: {plies}, games with an error: {errors}, warnings: {warnings}.")
        }
        Language::Nl => format!(
            "Partijen: {games}, halve zetten: {plies}, partijen met een fout: {errors}, \
             waarschuwingen: {warnings}."
        ),
    }
}
