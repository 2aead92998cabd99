//! Counters in Dutch.

use damier_core::{CountCause, CounterNote, DrawReason, Effect};

use super::words::{and, side};
use crate::list::sentences;

/// Where a counter stands.
pub(crate) fn counter_note(note: &CounterNote) -> String {
    match note.reason {
        DrawReason::Repetition => repetition(note),
        _ => plies(note),
    }
}

fn repetition(note: &CounterNote) -> String {
    let times = format!(
        "Herhaling: de stand komt voor de {} keer voor met dezelfde speler aan zet.",
        ordinal(note.count)
    );
    let earlier = if note.earlier.is_empty() {
        String::new()
    } else {
        let places = note.earlier.iter().map(|ply| match ply {
            0 => "aan het begin".to_string(),
            _ => format!("na halve zet {ply}"),
        });
        format!("Zij stond er eerder {}.", and(places))
    };
    sentences(&[&times, &earlier, &limit(note, "De derde keer")])
}

fn plies(note: &CounterNote) -> String {
    let (name, what) = match note.reason {
        DrawReason::SixteenMoves => ("Zestien zetten", "met drie stukken tegen één dam"),
        DrawReason::FiveMoves => ("Vijf zetten", "met één of twee stukken tegen één dam"),
        _ => ("Vijfentwintig zetten", "zonder zet van een schijf en zonder slag"),
    };
    let given = match note.given_plies {
        0 => String::new(),
        n => format!(", waarvan {n} al geteld in de beginstand"),
    };
    let count = format!("{name}: {} van {} halve zetten {what}{given}.", note.count, note.limit);
    sentences(&[&count, &cause(note), &limit(note, &format!("Bij halve zet {} van de telling", note.limit))])
}

fn cause(note: &CounterNote) -> String {
    let ply = note.started_ply;
    match note.cause {
        CountCause::GameStart => "De telling begint bij het begin van de partij.".into(),
        CountCause::SetUp if ply == 0 => {
            "De telling begint bij de stand die aan het begin is opgezet.".into()
        }
        CountCause::SetUp => format!("De telling begint bij de stand die na halve zet {ply} is opgezet."),
        CountCause::Irregular { pending: true } => format!("De telling begint bij halve zet {ply}."),
        CountCause::Irregular { pending: false } => {
            format!("De telling begint bij de stand die na halve zet {ply}, een onregelmatige zet, zo is gelaten.")
        }
        CountCause::ManMove { by, m } => format!(
            "De telling begon opnieuw bij {} (halve zet {ply}): {} verzette een schijf.",
            m.short(),
            side(by)
        ),
        CountCause::Promotion { by, m } => {
            format!("De telling begon opnieuw bij {} (halve zet {ply}): {} haalde dam.", m.short(), side(by))
        }
        CountCause::Capture { by, m } => {
            format!("De telling begon opnieuw bij {} (halve zet {ply}): {} sloeg.", m.short(), side(by))
        }
    }
}

fn limit(note: &CounterNote, at: &str) -> String {
    let reached = note.count >= note.limit;
    match (note.effect, reached) {
        (Effect::None, _) => String::new(),
        (Effect::Draw, true) => "De partij is remise.".into(),
        (Effect::Draw, false) => format!("{at} is de partij remise."),
        (Effect::Claim, true) => "Beide spelers mogen remise vragen.".into(),
        (Effect::Claim, false) => format!("{at} mogen beide spelers remise vragen."),
    }
}

fn ordinal(n: u32) -> String {
    match n {
        1 => "eerste".into(),
        2 => "tweede".into(),
        3 => "derde".into(),
        4 => "vierde".into(),
        5 => "vijfde".into(),
        _ => format!("{n}e"),
    }
}
