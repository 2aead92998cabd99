//! Counters in French.

use damier_core::{Color, CountCause, CounterNote, DrawReason, Effect};

use super::words::{and, of_side, typeset};
use crate::list::sentences;

/// Where a counter stands.
pub(crate) fn counter_note(note: &CounterNote) -> String {
    typeset(&match note.reason {
        DrawReason::Repetition => repetition(note),
        _ => plies(note),
    })
}

fn repetition(note: &CounterNote) -> String {
    let times = format!(
        "Répétition : la position se présente pour la {} fois avec le même joueur au trait.",
        ordinal(note.count)
    );
    let earlier = if note.earlier.is_empty() {
        String::new()
    } else {
        let places = note.earlier.iter().map(|ply| match ply {
            0 => "au départ".to_string(),
            _ => format!("après le demi-coup {ply}"),
        });
        format!("Elle était déjà là {}.", and(places))
    };
    sentences(&[&times, &earlier, &limit(note, "À la troisième fois")])
}

fn plies(note: &CounterNote) -> String {
    let (name, what) = match note.reason {
        DrawReason::SixteenMoves => ("Seize coups", "à trois pièces contre une dame seule"),
        DrawReason::FiveMoves => ("Cinq coups", "à une ou deux pièces contre une dame seule"),
        _ => ("Vingt-cinq coups", "sans mouvement de pion ni prise"),
    };
    let s = if note.count > 1 { "s" } else { "" };
    let given = match note.given_plies {
        0 => String::new(),
        1 => ", dont 1 déjà compté dans la position de départ".to_string(),
        n => format!(", dont {n} déjà comptés dans la position de départ"),
    };
    let count = format!("{name} : {} demi-coup{s} sur {} {what}{given}.", note.count, note.limit);
    sentences(&[&count, &cause(note), &limit(note, &format!("Au {}e", note.limit))])
}

fn cause(note: &CounterNote) -> String {
    let ply = note.started_ply;
    match note.cause {
        CountCause::GameStart => "Le compte part du début de la partie.".into(),
        CountCause::SetUp if ply == 0 => "Le compte part de la position placée au départ.".into(),
        CountCause::SetUp => format!("Le compte part de la position placée après le demi-coup {ply}."),
        CountCause::Irregular { pending: true } => format!("Le compte part du demi-coup {ply}."),
        CountCause::Irregular { pending: false } => {
            format!(
                "Le compte part de la position laissée sur le damier au demi-coup {ply}, un coup irrégulier."
            )
        }
        CountCause::ManMove { by, m } => {
            format!(
                "Le compte repart de {} (demi-coup {ply}) : un pion {} a avancé.",
                m.short(),
                adjective(by)
            )
        }
        CountCause::Promotion { by, m } => format!(
            "Le compte repart de {} (demi-coup {ply}) : un pion {} est devenu dame.",
            m.short(),
            adjective(by)
        ),
        CountCause::Capture { by, m } => {
            format!("Le compte repart de {} (demi-coup {ply}), une prise {}.", m.short(), of_side(by))
        }
    }
}

fn adjective(color: Color) -> &'static str {
    match color {
        Color::White => "blanc",
        Color::Black => "noir",
    }
}

fn limit(note: &CounterNote, at: &str) -> String {
    let reached = note.count >= note.limit;
    match (note.effect, reached) {
        (Effect::None, _) => String::new(),
        (Effect::Draw, true) => "La partie est remise.".into(),
        (Effect::Draw, false) => format!("{at}, la partie est remise."),
        (Effect::Claim, true) => "Chaque joueur peut demander la remise.".into(),
        (Effect::Claim, false) => format!("{at}, chaque joueur peut demander la remise."),
    }
}

fn ordinal(n: u32) -> String {
    match n {
        1 => "première".into(),
        2 => "deuxième".into(),
        3 => "troisième".into(),
        4 => "quatrième".into(),
        5 => "cinquième".into(),
        _ => format!("{n}e"),
    }
}
