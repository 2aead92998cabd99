//! One file per command.

mod analyse;
mod bench;
mod book;
mod completions;
mod diagram;
mod dxp;
mod endings;
mod exercises;
mod explain;
mod hub;
mod matches;
mod moves;
mod openapi;
mod pdn;
mod perft;
mod play;
mod players;
mod record;
mod serve;
mod status;
mod tablebase;
mod tables;
mod train;
mod version;

use damier_answers::Language;
use damier_core::Color;
use damier_render::Diagram;

use crate::args::{Arguments, ColorChoice, Command, LanguageName};
use crate::failure::{Failure, Verdict};
use crate::io::Io;

pub(crate) use self::endings::parse as pieces;
pub(crate) use self::matches::parse_clock as clock;

/// What every command is told.
pub(crate) struct Setting {
    /// Language of the texts.
    pub(crate) language: Language,
    /// JSON rather than text.
    pub(crate) json: bool,
    /// Boards in colour.
    pub(crate) color: bool,
}

/// Runs the command that was parsed; `language` is the default where none is asked for.
pub(crate) fn run(arguments: Arguments, language: Language, io: &mut Io<'_>) -> Result<Verdict, Failure> {
    let common = &arguments.common;
    let setting = Setting {
        language: match common.lang {
            Some(LanguageName::Fr) => Language::Fr,
            Some(LanguageName::En) => Language::En,
            Some(LanguageName::Nl) => Language::Nl,
            None => language,
        },
        json: common.json,
        color: match common.color {
            ColorChoice::Always => true,
            ColorChoice::Never => false,
            ColorChoice::Auto => {
                let environment = &io.environment;
                io.stdout_is_terminal && !environment.no_color && environment.term.as_deref() != Some("dumb")
            }
        },
    };
    if arguments.version {
        return version::run(&setting, io);
    }
    match arguments.command {
        None => serve::run(&serve::default_options(setting.language)?, &setting, io),
        Some(Command::Serve(options)) => serve::run(&options, &setting, io),
        Some(Command::Openapi) => openapi::run(io),
        Some(Command::Moves(options)) => moves::run(&options, &setting, io),
        Some(Command::Play(options)) => play::run(&options, &setting, io),
        Some(Command::Perft(options)) => perft::run(&options, &setting, io),
        Some(Command::Analyse(options)) => analyse::run(&options, &setting, io),
        Some(Command::Hub(options)) => hub::run(&options, &setting, io),
        Some(Command::Dxp(options)) => dxp::run(&options, &setting, io),
        Some(Command::Match(options)) => matches::run(&options, &setting, io),
        Some(Command::Bench(options)) => bench::run(&options, &setting, io),
        Some(Command::Train(options)) => train::run(&options, &setting, io),
        Some(Command::Tablebase(options)) => tablebase::run(&options, &setting, io),
        Some(Command::Book(options)) => book::run(&options, &setting, io),
        Some(Command::Exercises(options)) => exercises::run(&options, &setting, io),
        Some(Command::Explain(options)) => explain::run(&options, &setting, io),
        Some(Command::Status(options)) => status::run(&options, &setting, io),
        Some(Command::Diagram(options)) => diagram::run(&options, &setting, io),
        Some(Command::Completions(options)) => completions::run(&options, &setting, io),
        Some(Command::Pdn(options)) => pdn::run(&options, &setting, io),
        Some(Command::Help(options)) => help(options, &setting, io),
    }
}

/// Another number each time.
pub(crate) fn seed_of_the_clock() -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    now.map_or(0, |time| time.as_nanos() as u64)
}

/// The board as this person's terminal shows it.
pub(crate) fn board(diagram: &Diagram, color: bool, language: Language) -> String {
    if color {
        damier_render::ansi(diagram)
    } else {
        let legend = match diagram.turn.map(|turn| (language, turn)) {
            None => return damier_render::plain(diagram),
            Some((Language::Fr, Color::White)) => "*\u{a0}: trait aux Blancs",
            Some((Language::Fr, Color::Black)) => "*\u{a0}: trait aux Noirs",
            Some((Language::En, Color::White)) => "*: White to move",
            Some((Language::En, Color::Black)) => "*: Black to move",
            Some((Language::Nl, Color::White)) => "*: wit aan zet",
            Some((Language::Nl, Color::Black)) => "*: zwart aan zet",
        };
        format!("{}{legend}\n", damier_render::plain(diagram))
    }
}

/// `damier help pdn check` is `damier pdn check --help`.
fn help(options: crate::args::Help, setting: &Setting, io: &mut Io<'_>) -> Result<Verdict, Failure> {
    let mut line = vec!["damier".into()];
    line.extend(options.command);
    line.push("--help".into());
    crate::dispatch(line, setting.language, io)
}
