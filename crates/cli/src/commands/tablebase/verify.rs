//! `damier tablebase verify`.

use std::sync::Mutex;

use damier_answers::{Json, Language};
use damier_core::EndingValue;
use damier_tablebase::{verify, CacheSizes, Fault};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use super::{failure, is_damage, open, threads};
use crate::args::TablebaseVerify;
use crate::commands::tables::Place;
use crate::commands::Setting;
use crate::failure::{Failure, Verdict};
use crate::io::Io;
use crate::text::say;

pub(super) fn run(options: &TablebaseVerify, setting: &Setting, io: &mut Io<'_>) -> Result<Verdict, Failure> {
    let language = setting.language;
    let place = Place::named_or_own(&options.dir, io);
    let bar = Mutex::new(None::<ProgressBar>);
    let terminal = io.stderr_is_terminal;
    let tell = |done: u64, total: u64| {
        if let Ok(mut bar) = bar.lock() {
            let bar = bar.get_or_insert_with(|| progress_bar(terminal, total));
            bar.set_position(bar.position().max(done));
        }
    };
    let verified = verify(&place, threads(options.threads), u64::from(options.memory) << 30, &tell);
    if let Ok(Some(bar)) = bar.into_inner() {
        bar.finish_and_clear();
    }
    let verified = match verified {
        Ok(verified) => verified,
        Err(Fault::File(error)) if !is_damage(&error) => return Err(failure(error, language).into()),
        Err(fault) => return tell_fault(fault, setting, io),
    };
    if verified.classes == 0 {
        // Says that there are none.
        open(&place, CacheSizes::NONE, language)?;
    }
    let (classes, positions) = (verified.classes as u64, verified.positions);
    if setting.json {
        let answer = Json::object()
            .with("ok", true)
            .with("classes", classes)
            .with("positions", positions)
            .with("without_distances", verified.without_distances as u64);
        writeln!(io.stdout, "{answer}")?;
        return Ok(Verdict::Yes);
    }
    match language {
        Language::Fr => {
            writeln!(
                io.stdout,
                "{classes} finales, {positions} positions\u{a0}: toutes les valeurs sont justes."
            )?;
        }
        Language::En => {
            writeln!(io.stdout, "{classes} endings, {positions} positions: every value is right.")?;
        }
        Language::Nl => {
            writeln!(io.stdout, "{classes} eindspelen, {positions} standen: alle waarden kloppen.")?;
        }
    }
    Ok(Verdict::Yes)
}

fn progress_bar(terminal: bool, total: u64) -> ProgressBar {
    if !terminal {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::with_draw_target(Some(total), ProgressDrawTarget::stderr_with_hz(5));
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {percent:>3} %  {eta}") {
        bar.set_style(style);
    }
    bar
}

/// The first thing that is wrong: the answer is no.
fn tell_fault(fault: Fault, setting: &Setting, io: &mut Io<'_>) -> Result<Verdict, Failure> {
    let language = setting.language;
    let (file, position, message) = match fault {
        Fault::File(error) => {
            let answer = failure(error, language);
            let file = answer.detail("file").cloned().unwrap_or(Json::Null);
            (file, Json::Null, answer.message().to_owned())
        }
        Fault::Counts { name } => {
            let what = say(
                language,
                "les comptes de l'en-tête ne sont pas ceux des valeurs",
                "the counts in the head are not those of the values",
                "de tellingen in de kop zijn niet die van de waarden",
            );
            let message = format!("{name}: {what}");
            (Json::from(name), Json::Null, message)
        }
        Fault::Disagreement { name, block } => {
            let what = say(
                language,
                "ne dit pas la même chose que la table des distances, bloc",
                "does not say what the table of distances says, block",
                "zegt iets anders dan de tabel met afstanden, blok",
            );
            let message = format!("{name}: {what} {block}");
            (Json::from(name), Json::Null, message)
        }
        Fault::Value { name, position, found, expected } => {
            let wrong = say(language, "valeur fausse de", "wrong value of", "foute waarde van");
            let instead = say(language, "au lieu de", "instead of", "in plaats van");
            let (found, expected) = (in_words(found, language), in_words(expected, language));
            let message = format!("{name}: {wrong} {position}: {found} {instead} {expected}");
            (Json::from(name), Json::from(position.to_string()), message)
        }
    };
    if setting.json {
        let answer = Json::object()
            .with("ok", false)
            .with("file", file)
            .with("position", position)
            .with("message", message);
        writeln!(io.stdout, "{answer}")?;
    } else {
        writeln!(io.stdout, "{message}")?;
    }
    Ok(Verdict::No)
}

fn in_words(value: EndingValue, language: Language) -> String {
    let (word, plies) = match value {
        EndingValue::Win { plies } => (say(language, "gain", "win", "winst"), plies),
        EndingValue::Draw => return say(language, "nulle", "draw", "remise").to_owned(),
        EndingValue::Loss { plies } => (say(language, "perte", "loss", "verlies"), plies),
    };
    format!("{word} {plies}")
}
