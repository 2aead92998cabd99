//! `damier tablebase probe`.

use damier_answers::{Language, WinLimit};
use damier_core::{Game, Position};
use damier_render::Diagram;
use damier_tablebase::{CacheSizes, Probed, Wdl};

use super::open;
use crate::args::TablebaseProbe;
use crate::commands::tables::Place;
use crate::commands::Setting;
use crate::failure::{Failure, Verdict};
use crate::io::Io;
use crate::text::{colon, count, player_first, say};

pub(super) fn run(options: &TablebaseProbe, setting: &Setting, io: &mut Io<'_>) -> Result<Verdict, Failure> {
    let language = setting.language;
    let tables = open(&Place::named_or_own(&options.dir, io), CacheSizes::default(), language)?;
    let ruleset = options.ruleset.as_deref().unwrap_or("");
    if options.fen == "-" {
        let answer = |line: &str| damier_answers::tablebase(&tables, line, "", ruleset, language);
        return crate::batch::run(language, io, answer);
    }
    if setting.json {
        let answer = damier_answers::tablebase(&tables, &options.fen, "", ruleset, language)?;
        writeln!(io.stdout, "{}", answer.json())?;
        return Ok(Verdict::Yes);
    }
    let ruleset = damier_answers::read_ruleset(ruleset, language)?;
    let position = damier_answers::read_position(&options.fen, language)?;
    let fault = |error| damier_answers::tablebase_error(&error, language);
    let probed = tables.probe(&position).map_err(fault)?;
    let line = position.line_notation(&tables.line(&position).map_err(fault)?);
    let limit = damier_answers::limit(&Game::new(position, ruleset), &probed);
    let board = crate::commands::board(&Diagram::new(&position), setting.color, setting.language);
    write!(io.stdout, "{board}\n{}", in_words(&position, &probed, &line, limit, language))?;
    Ok(Verdict::Yes)
}

/// The value, each move with its own, how the game goes on with best play, and whether a win is in time.
fn in_words(
    position: &Position,
    probed: &Probed,
    line: &[String],
    limit: Option<WinLimit>,
    language: Language,
) -> String {
    let player = player_first(language, position.turn());
    let colon = colon(language);
    let mut text = format!("{player}{colon} {}.\n", value(probed.wdl, probed.plies, language));
    let legal = position.legal_moves();
    for m in &probed.moves {
        let notation = position.notation_among(&m.m, &legal);
        text.push_str(&format!("{notation:<8} {}\n", value(m.wdl, m.plies, language)));
    }
    if !line.is_empty() {
        text.push_str(&format!("{}\n", line.join(" ")));
    }
    if let Some(WinLimit { reason, plies_left, fits: Some(fits) }) = limit {
        let moves = plies_left / 2;
        let rule = reason.name();
        text.push_str(&match (language, fits) {
            (Language::Fr, true) => format!("Le gain tient dans la limite ({rule}, encore {moves} coups).\n"),
            (Language::Fr, false) => format!(
                "La limite ({rule}, encore {moves} coups) tombe avant, sauf si une prise ou un coup de pion la relance.\n"
            ),
            (Language::En, true) => format!("The win comes within the limit ({rule}, {moves} moves left).\n"),
            (Language::En, false) => format!(
                "The limit ({rule}, {moves} moves left) falls before, unless a capture or a man's move restarts it.\n"
            ),
            (Language::Nl, true) => format!("De winst valt binnen de grens ({rule}, nog {moves} zetten).\n"),
            (Language::Nl, false) => format!(
                "De grens ({rule}, nog {moves} zetten) valt eerder, tenzij een slag of een schijfzet haar opnieuw laat beginnen.\n"
            ),
        });
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
