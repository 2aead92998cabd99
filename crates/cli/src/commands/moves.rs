//! `damier moves`: the legal moves of a position.

use damier_answers::Language;
use damier_core::Position;
use damier_render::Diagram;

use super::Setting;
use crate::args::Moves;
use crate::failure::{Failure, Verdict};
use crate::io::Io;
use crate::text::{colon, count, player_first, say, squares};

pub(crate) fn run(options: &Moves, setting: &Setting, io: &mut Io<'_>) -> Result<Verdict, Failure> {
    let language = setting.language;
    if options.fen == "-" {
        return crate::batch::run(language, io, |line| damier_answers::moves(line, language));
    }
    if setting.json {
        let answer = damier_answers::moves(&options.fen, language)?;
        writeln!(io.stdout, "{}", answer.json())?;
        return Ok(Verdict::of(answer.yes()));
    }
    let position = damier_answers::read_position(&options.fen, language)?;
    let board = super::board(&Diagram::new(&position), setting.color, setting.language);
    write!(io.stdout, "{board}\n{}", list(&position, language))?;
    Ok(Verdict::of(!position.legal_moves().is_empty()))
}

/// The legal moves in words: a line saying what is owed, then the moves.
pub(crate) fn list(position: &Position, language: Language) -> String {
    let mut legal = position.legal_moves();
    legal.sort_unstable_by_key(|m| (m.from, m.to, m.captured.to_compact()));
    let player = player_first(language, position.turn());
    let colon = colon(language);
    let first = match legal.first() {
        None => {
            let no = say(language, "aucun coup légal", "no legal move", "geen toegestane zet");
            return format!("{player}{colon} {no}.\n");
        }
        Some(first) => first,
    };
    let number = legal.len() as u64;
    let total = match language {
        Language::Fr => count(number, "coup légal", "coups légaux"),
        Language::En => count(number, "legal move", "legal moves"),
        Language::Nl => count(number, "toegestane zet", "toegestane zetten"),
    };
    if !first.is_capture() {
        let names: Vec<String> = legal.iter().map(|m| position.notation_among(m, &legal)).collect();
        return format!("{player}{colon} {total}.\n{}\n", names.join("  "));
    }
    let taken = u64::from(first.captured.len());
    let owed = match language {
        Language::Fr => format!("prise obligatoire de {}", count(taken, "pièce", "pièces")),
        Language::En => format!("must capture {}", count(taken, "piece", "pieces")),
        Language::Nl => format!("verplicht {} te slaan", count(taken, "stuk", "stukken")),
    };
    let mut text = format!("{player}{colon} {owed}, {total}.\n");
    for m in &legal {
        let path = position.path(m);
        let takes = say(language, "prend", "takes", "slaat");
        let crown =
            if m.promotes { say(language, ", devient dame", ", becomes a king", ", wordt dam") } else { "" };
        text.push_str(&format!("{}  {takes} {}{crown}\n", path.notation(), squares(&path.captured)));
    }
    text
}
