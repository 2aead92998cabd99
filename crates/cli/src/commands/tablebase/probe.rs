//! `damier tablebase probe`.

use damier_answers::Language;
use damier_core::Position;
use damier_render::Diagram;
use damier_tablebase::{Probed, Tablebase, Wdl};

use super::{folder, open};
use crate::args::TablebaseProbe;
use crate::commands::Setting;
use crate::failure::{Failure, Verdict};
use crate::io::Io;
use crate::text::{colon, count, player_first, say};

pub(super) fn run(options: &TablebaseProbe, setting: &Setting, io: &mut Io<'_>) -> Result<Verdict, Failure> {
    let language = setting.language;
    let tables = open(&folder(&options.dir, io, language)?, language)?;
    if options.fen == "-" {
        return crate::batch::run(language, io, |line| damier_answers::tablebase(&tables, line, language));
    }
    if setting.json {
        let answer = damier_answers::tablebase(&tables, &options.fen, language)?;
        writeln!(io.stdout, "{}", answer.json())?;
        return Ok(Verdict::Yes);
    }
    let position = damier_answers::read_position(&options.fen, language)?;
    let probed =
        tables.probe(&position).map_err(|error| damier_answers::tablebase_error(&error, language))?;
    let board = crate::commands::board(&Diagram::new(&position), setting.color, setting.language);
    write!(io.stdout, "{board}\n{}", in_words(&tables, &position, &probed, language))?;
    Ok(Verdict::Yes)
}

/// The value, each move with its own, and how the game goes on with best play.
fn in_words(tables: &Tablebase, position: &Position, probed: &Probed, language: Language) -> String {
    let player = player_first(language, position.turn());
    let colon = colon(language);
    let mut text = format!("{player}{colon} {}.\n", value(probed.wdl, probed.plies, language));
    let legal = position.legal_moves();
    for m in &probed.moves {
        let notation = position.notation_among(&m.m, &legal);
        text.push_str(&format!("{notation:<8} {}\n", value(m.wdl, m.plies, language)));
    }
    if let (Some(_), Ok(line)) = (probed.plies, tables.line(position)) {
        let mut here = *position;
        let moves: Vec<String> = line
            .iter()
            .map(|m| {
                let notation = here.notation(m);
                here = here.play_unchecked(m);
                notation
            })
            .collect();
        if !moves.is_empty() {
            text.push_str(&format!("{}\n", moves.join(" ")));
        }
    }
    text
}

fn value(wdl: Wdl, plies: Option<u8>, language: Language) -> String {
    let word = match wdl {
        Wdl::Win => say(language, "gain", "win", "winst"),
        Wdl::Draw => say(language, "nulle", "draw", "remise"),
        Wdl::Loss => say(language, "perte", "loss", "verlies"),
    };
    let plies = match plies {
        None => return word.to_owned(),
        Some(plies) => u64::from(plies),
    };
    match language {
        Language::Fr => format!("{word} en {}", count(plies, "demi-coup", "demi-coups")),
        Language::En => format!("{word} in {}", count(plies, "ply", "plies")),
        Language::Nl => format!("{word} in {}", count(plies, "halve zet", "halve zetten")),
    }
}
