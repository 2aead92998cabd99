//! Ends of games and counters in Dutch.

use damier_core::{
    Color, CountCause, CounterNote, DrawReason, Effect, EndingProof, EndingValue, Outcome, Position, Ruleset,
    WinReason,
};

use super::words::{and, capital, or, side};
use crate::draws::{left, short, two_against_one, RefusedMove};

pub(crate) fn outcome(outcome: &Outcome) -> String {
    match outcome {
        Outcome::Win { winner, reason } => won(*winner, *reason),
        Outcome::Draw(reason) => format!("Remise: {}", drawn(*reason)),
    }
}

fn won(winner: Color, reason: WinReason) -> String {
    let (first, loser) = (capital(side(winner)), side(winner.opponent()));
    match reason {
        WinReason::NoPieces => format!("{first} wint: {loser} heeft geen stuk meer."),
        WinReason::Blocked => format!("{first} wint: {loser} kan niet meer zetten, alle stukken staan vast."),
        WinReason::Resignation => format!("{first} wint: {loser} geeft op."),
        WinReason::Time => format!("{first} wint: {loser} heeft geen tijd meer."),
    }
}

fn drawn(reason: DrawReason) -> &'static str {
    match reason {
        DrawReason::Repetition => "dezelfde stand kwam drie keer voor met dezelfde speler aan zet.",
        DrawReason::TwentyFiveMoves => "25 zetten van elke speler zonder slag of schijfzet.",
        DrawReason::SixteenMoves => {
            "16 zetten van elke speler sinds één dam alleen staat tegen drie stukken, waaronder een dam."
        }
        DrawReason::FiveMoves => {
            "5 zetten van elke speler sinds één dam alleen staat tegen één of twee stukken, waaronder een dam."
        }
        DrawReason::ImmediateDraw => {
            "één dam tegen één of twee dammen, en geen van beiden kan winst afdwingen. Annex 1 van de FMJD zou elk nog vijf zetten geven."
        }
        DrawReason::Agreement => "de spelers zijn het eens geworden.",
    }
}

pub(crate) fn claim(reason: DrawReason) -> &'static str {
    match reason {
        DrawReason::Repetition => "Remise claimen: derde keer dezelfde stand",
        DrawReason::TwentyFiveMoves => "Remise claimen: 25 zetten zonder slag of schijfzet",
        DrawReason::SixteenMoves => "Remise claimen: 16 zetten met één dam tegen drie stukken",
        DrawReason::FiveMoves => "Remise claimen: 5 zetten met één dam tegen één of twee stukken",
        DrawReason::ImmediateDraw => "Remise claimen: geen gedwongen winst",
        DrawReason::Agreement => "Remise overeenkomen",
    }
}

fn cause(cause: &CountCause) -> String {
    match cause {
        CountCause::GameStart => "het begin van de partij".into(),
        CountCause::SetUp => "de opgezette stand".into(),
        CountCause::ManMove { by, m } => format!("de schijfzet {} van {}", short(m), side(*by)),
        CountCause::Promotion { by, m } => format!("de promotie {} van {}", short(m), side(*by)),
        CountCause::Capture { by, m } => format!("de slag {} van {}", short(m), side(*by)),
    }
}

fn half_moves(n: u32) -> String {
    format!("{n} {}", if n == 1 { "halve zet" } else { "halve zetten" })
}

pub(crate) fn counter_note(note: &CounterNote) -> String {
    match note.reason {
        DrawReason::Repetition => repetition(note),
        DrawReason::SixteenMoves => class(note, "Eén dam tegen drie stukken", 16),
        DrawReason::FiveMoves => class(note, "Eén dam tegen één of twee stukken", 5),
        _ => {
            let since = cause(&note.cause);
            if note.count == 0 {
                format!("De telling van zetten zonder slag of schijfzet begint bij nul, sinds {since}.")
            } else {
                let given = given(note);
                format!(
                    "{} achtereen zonder slag of schijfzet, sinds {since}{given}. {}",
                    capital(&half_moves(note.count)),
                    limit(note, 25)
                )
            }
        }
    }
}

fn given(note: &CounterNote) -> String {
    match note.given_plies {
        0 => String::new(),
        n => format!(" (waarvan {n} al geteld in de beginstand)"),
    }
}

fn limit(note: &CounterNote, moves: u32) -> String {
    let remaining = left(note);
    match (note.effect, remaining) {
        (Effect::Claim, 0) => "Remise kan worden geclaimd.".into(),
        (_, 0) => "De partij is remise.".into(),
        (Effect::Claim, n) => format!(
            "Bij {} ({moves} zetten elk) kan remise worden geclaimd, over {}.",
            note.limit,
            half_moves(n)
        ),
        (_, n) => {
            format!("Bij {} ({moves} zetten elk) is de partij remise, over {}.", note.limit, half_moves(n))
        }
    }
}

fn class(note: &CounterNote, material: &str, moves: u32) -> String {
    let played = match note.count {
        0 => "nog geen halve zet gespeeld".into(),
        n => format!("{} gespeeld", half_moves(n)),
    };
    format!("{material}, sinds {}: {played}{}. {}", cause(&note.cause), given(note), limit(note, moves))
}

fn repetition(note: &CounterNote) -> String {
    let time = match note.count {
        1 => "eerste".into(),
        2 => "tweede".into(),
        3 => "derde".into(),
        n => format!("{n}e"),
    };
    let before = note.earlier.iter().map(|ply| match ply {
        0 => "in het begin".to_owned(),
        n => format!("na halve zet {n}"),
    });
    let before = match note.earlier.is_empty() {
        true => String::new(),
        false => format!(" (eerder: {})", and(before)),
    };
    let effect =
        if note.effect == Effect::Claim { "kan remise worden geclaimd" } else { "is de partij remise" };
    if note.count >= note.limit {
        format!("Deze stand komt voor de {time} keer voor{before}: nu {effect}.")
    } else {
        format!("Deze stand komt voor de {time} keer voor{before}. Bij de derde keer {effect}.")
    }
}

pub(crate) fn ending_proof(position: &Position, proof: &EndingProof, ruleset: Ruleset) -> String {
    let material = if two_against_one(position) { "Twee dammen tegen één" } else { "Eén dam tegen één" };
    let mover = side(position.turn());
    let value = match proof.value {
        EndingValue::Draw => "geen van beiden kan winst afdwingen, alle varianten zijn uitgerekend.".to_owned(),
        EndingValue::Win { plies } => {
            format!("{mover}, aan zet, wint in {} bij het beste spel.", half_moves(plies.into()))
        }
        EndingValue::Loss { plies: 0 } => {
            format!("{mover}, aan zet, kan niet meer zetten en heeft verloren.")
        }
        EndingValue::Loss { plies } => {
            format!("{mover}, aan zet, verliest in {} bij het beste spel.", half_moves(plies.into()))
        }
    };
    let rule = match (ruleset, proof.value) {
        (_, EndingValue::Loss { plies: 0 }) => "",
        (Ruleset::Ffjd, EndingValue::Draw) => {
            " De Franse tekst geeft meteen remise; Annex 1 van de FMJD zou elk nog vijf zetten geven."
        }
        (Ruleset::Ffjd, _) => {
            " De partij gaat dus door; Annex 1 van de FMJD zou pas na vijf zetten elk remise geven."
        }
        (Ruleset::Fmjd | Ruleset::Lidraughts, EndingValue::Draw) => {
            " De partij is remise na vijf zetten elk; de Franse tekst zou meteen remise geven."
        }
        (Ruleset::Fmjd | Ruleset::Lidraughts, _) => " De partij is remise na vijf zetten elk.",
        (Ruleset::Family, EndingValue::Draw) => {
            " Niets maakt vanzelf een einde aan de partij: kom liever remise overeen."
        }
        (Ruleset::Family, _) => " De partij gaat door.",
    };
    format!("{material}: {value}{rule}")
}

pub(crate) fn refused_move(ply: u32, text: &str, why: &RefusedMove<'_>) -> String {
    let place = format!("Halve zet {ply}, \"{text}\":");
    match why {
        RefusedMove::Unreadable => {
            format!("{place} dit is geen zet. Verwacht wordt bijvoorbeeld 32-28 of 28x19.")
        }
        RefusedMove::Illegal(ruling) => format!("{place} ongeldige zet. {ruling}"),
        RefusedMove::Ambiguous(moves) => format!(
            "{place} meerdere slagen gaan van hetzelfde veld naar hetzelfde veld; schrijf de bedoelde slag voluit: {}.",
            or(moves.iter())
        ),
        RefusedMove::Over(end) if end.ply == 0 => {
            format!("{place} de partij was al voor de eerste zet afgelopen. {}", outcome(&end.outcome))
        }
        RefusedMove::Over(end) => {
            format!("{place} de partij is afgelopen sinds halve zet {}. {}", end.ply, outcome(&end.outcome))
        }
    }
}
