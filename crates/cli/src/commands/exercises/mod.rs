//! `damier exercises`: the file of exercises that the page teaches with, made and checked.

mod deepen;

use std::io::Read;
use std::path::Path;

use damier_answers::{ErrorAnswer, ErrorCode, Json, Language};
use damier_exercises::{check, generate, Band, Collection, Kind, Options, Report};

use super::Setting;
use crate::args::{self, ExercisesCheck, ExercisesCommand, ExercisesGenerate};
use crate::failure::{one_line, Failure, Verdict};
use crate::files;
use crate::io::Io;
use crate::text::{colon, reason, say};

/// No file of exercises is larger.
const MOST_BYTES: u64 = 16 << 20;

pub(crate) fn run(options: &args::Exercises, setting: &Setting, io: &mut Io<'_>) -> Result<Verdict, Failure> {
    match &options.command {
        ExercisesCommand::Generate(options) => make(options, setting, io),
        ExercisesCommand::Check(options) => hold(options, setting, io),
        ExercisesCommand::Deepen(options) => deepen::run(options, setting, io),
    }
}

fn make(options: &ExercisesGenerate, setting: &Setting, io: &mut Io<'_>) -> Result<Verdict, Failure> {
    let language = setting.language;
    let to_file = options.output.as_deref().filter(|path| *path != Path::new("-"));
    if setting.json && to_file.is_none() {
        return Err(Failure::usage(say(
            language,
            "avec --json, dites où écrire avec -o",
            "with --json, say with -o where to write",
            "zeg met -o waar te schrijven als u --json gebruikt",
        )));
    }
    let what = Options { seed: options.seed, per_kind: usize::from(options.per_kind) };
    let (stderr, watched) = (&mut *io.stderr, io.stderr_is_terminal);
    let collection = generate(what, &mut |kind, count| {
        if watched {
            let _ = writeln!(stderr, "{kind} {count}");
        }
    });
    // It cannot fail, but if it ever did, nothing would be written.
    let text =
        collection.to_json().map_err(|error| Failure::new(ErrorCode::UnreadableFile, error.to_string()))?;
    let Some(path) = to_file else {
        io.stdout.write_all(text.as_bytes())?;
        return Ok(Verdict::Yes);
    };
    files::write_atomically(path, |out| Ok(out.write_all(text.as_bytes())?), language)?;
    let report = check(&collection);
    tell_counts(&report, setting, io, &path.display().to_string())?;
    Ok(Verdict::Yes)
}

fn hold(options: &ExercisesCheck, setting: &Setting, io: &mut Io<'_>) -> Result<Verdict, Failure> {
    let language = setting.language;
    let name = options.file.display().to_string();
    let unreadable = |why: String| {
        let what = say(language, "fichier illisible", "unreadable file", "onleesbaar bestand");
        let told = format!("{name}{} {what}, {why}", colon(language));
        Failure::from(ErrorAnswer::new(ErrorCode::UnreadableFile, told).with("file", name.clone()))
    };
    let mut bytes = Vec::new();
    let read = if options.file == Path::new("-") {
        (&mut *io.stdin).take(MOST_BYTES).read_to_end(&mut bytes)
    } else {
        std::fs::File::open(&options.file).and_then(|file| file.take(MOST_BYTES).read_to_end(&mut bytes))
    };
    read.map_err(|error| unreadable(reason(&error, language)))?;
    let text = String::from_utf8_lossy(&bytes);
    let collection = Collection::from_json(&text).map_err(|error| unreadable(error.to_string()))?;
    let report = check(&collection);
    if !setting.json {
        for fault in &report.faults {
            writeln!(io.stdout, "{}", one_line(&fault.to_string()))?;
        }
    }
    tell_counts(&report, setting, io, &name)?;
    Ok(Verdict::of(report.faults.is_empty()))
}

/// How many exercises there are of each kind, and of each band.
fn tell_counts(report: &Report, setting: &Setting, io: &mut Io<'_>, name: &str) -> Result<(), Failure> {
    let total: usize = Kind::ALL.iter().map(|kind| report.of_kind(*kind)).sum();
    let count = |kind: Kind, band: Band| report.counts.get(&(kind, band)).copied().unwrap_or(0);
    if setting.json {
        let mut kinds = Json::object();
        for kind in Kind::ALL {
            let bands = Band::ALL
                .iter()
                .fold(Json::object(), |bands, band| bands.with(band.name(), count(kind, *band) as u64));
            kinds = kinds.with(kind.name(), bands);
        }
        let faults = report
            .faults
            .iter()
            .map(|fault| Json::object().with("id", fault.id.clone()).with("message", fault.what.clone()));
        let answer = Json::object()
            .with("ok", report.faults.is_empty())
            .with("file", name.to_owned())
            .with("exercises", total as u64)
            .with("kinds", kinds)
            .with("faults", faults.collect::<Json>());
        writeln!(io.stdout, "{answer}")?;
        return Ok(());
    }
    for kind in Kind::ALL {
        let bands: Vec<String> = Band::ALL.iter().map(|band| format!("{:>3}", count(kind, *band))).collect();
        writeln!(io.stdout, "{:<12}{:>4}  {}", kind.name(), report.of_kind(kind), bands.join(" "))?;
    }
    let faults = report.faults.len();
    let name = one_line(name);
    match (setting.language, faults) {
        (Language::Fr, 0) => writeln!(io.stdout, "{name}\u{a0}: {total} exercices, tous justes.")?,
        (Language::En, 0) => writeln!(io.stdout, "{name}: {total} exercises, all right.")?,
        (Language::Nl, 0) => writeln!(io.stdout, "{name}: {total} oefeningen, allemaal juist.")?,
        (Language::Fr, _) => {
            writeln!(io.stdout, "{name}\u{a0}: {total} exercices justes, fautes\u{a0}: {faults}.")?
        }
        (Language::En, _) => writeln!(io.stdout, "{name}: {total} exercises right, faults: {faults}.")?,
        (Language::Nl, _) => writeln!(io.stdout, "{name}: {total} oefeningen juist, fouten: {faults}.")?,
    }
    Ok(())
}
