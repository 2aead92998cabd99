//! Ends of games and counters in French.

use damier_core::{
    Color, CountCause, CounterNote, DrawReason, Effect, EndingProof, EndingValue, Outcome, Position, Ruleset,
    WinReason,
};

use super::words::{and, capital, of_side, or, side, typeset};
use crate::draws::{left, short, two_against_one, RefusedMove};

pub(crate) fn outcome(outcome: &Outcome) -> String {
    typeset(&match outcome {
        Outcome::Win { winner, reason } => won(*winner, *reason),
        Outcome::Draw(reason) => format!("Partie nulle : {}", drawn(*reason)),
    })
}

fn won(winner: Color, reason: WinReason) -> String {
    let (first, loser) = (capital(side(winner)), side(winner.opponent()));
    match reason {
        WinReason::NoPieces => format!("{first} gagnent : {loser} n'ont plus de pièce."),
        WinReason::Blocked => {
            format!("{first} gagnent : {loser} ne peuvent plus jouer, leurs pièces sont bloquées.")
        }
        WinReason::Resignation => format!("{first} gagnent : {loser} abandonnent."),
        WinReason::Time => format!("{first} gagnent : {loser} ont dépassé leur temps."),
    }
}

fn drawn(reason: DrawReason) -> &'static str {
    match reason {
        DrawReason::Repetition => {
            "la même position s'est présentée trois fois avec le même joueur au trait."
        }
        DrawReason::TwentyFiveMoves => "25 coups de chaque joueur sans prise ni coup de pion.",
        DrawReason::SixteenMoves => {
            "16 coups de chaque joueur depuis qu'une dame est seule contre trois pièces, dont une dame."
        }
        DrawReason::FiveMoves => {
            "5 coups de chaque joueur depuis qu'une dame est seule contre une ou deux pièces, dont une dame."
        }
        DrawReason::ImmediateDraw => {
            "une dame contre une ou deux dames, et aucun camp ne peut forcer le gain. L'annexe 1 de la FMJD laisserait encore cinq coups à chacun."
        }
        DrawReason::Agreement => "les joueurs se sont mis d'accord.",
    }
}

pub(crate) fn claim(reason: DrawReason) -> &'static str {
    match reason {
        DrawReason::Repetition => "Réclamer la nulle : troisième fois la même position",
        DrawReason::TwentyFiveMoves => "Réclamer la nulle : 25 coups sans prise ni coup de pion",
        DrawReason::SixteenMoves => "Réclamer la nulle : 16 coups avec une dame contre trois pièces",
        DrawReason::FiveMoves => "Réclamer la nulle : 5 coups avec une dame contre une ou deux pièces",
        DrawReason::ImmediateDraw => "Réclamer la nulle : aucun gain forcé",
        DrawReason::Agreement => "Convenir de la nulle",
    }
}

fn cause(cause: &CountCause) -> String {
    match cause {
        CountCause::GameStart => "le début de la partie".into(),
        CountCause::SetUp => "la mise en place de la position".into(),
        CountCause::ManMove { by, m } => format!("le coup de pion {} {}", short(m), of_side(*by)),
        CountCause::Promotion { by, m } => format!("la promotion {} {}", short(m), of_side(*by)),
        CountCause::Capture { by, m } => format!("la prise {} {}", short(m), of_side(*by)),
    }
}

fn half_moves(n: u32) -> String {
    format!("{n} {}", if n > 1 { "demi-coups" } else { "demi-coup" })
}

pub(crate) fn counter_note(note: &CounterNote) -> String {
    typeset(&match note.reason {
        DrawReason::Repetition => repetition(note),
        DrawReason::SixteenMoves => class(note, "Une dame contre trois pièces", 16),
        DrawReason::FiveMoves => class(note, "Une dame contre une ou deux pièces", 5),
        _ => {
            let since = cause(&note.cause);
            if note.count == 0 {
                format!("Le compte des coups sans prise ni coup de pion part de zéro, depuis {since}.")
            } else {
                let played = half_moves(note.count);
                let given = given(note);
                format!("{played} de suite sans prise ni coup de pion, depuis {since}{given}. {}", limit(note, 25))
            }
        }
    })
}

fn given(note: &CounterNote) -> String {
    match note.given_plies {
        0 => String::new(),
        n => format!(" (dont {n} déjà comptés dans la position de départ)"),
    }
}

fn limit(note: &CounterNote, moves: u32) -> String {
    let remaining = left(note);
    match (note.effect, remaining) {
        (Effect::Claim, 0) => "La nulle peut être réclamée.".into(),
        (_, 0) => "La partie est nulle.".into(),
        (Effect::Claim, n) => format!(
            "La nulle peut être réclamée à {} ({moves} coups chacun), dans {}.",
            note.limit,
            half_moves(n)
        ),
        (_, n) => {
            format!("La partie est nulle à {} ({moves} coups chacun), dans {}.", note.limit, half_moves(n))
        }
    }
}

fn class(note: &CounterNote, material: &str, moves: u32) -> String {
    let played = match note.count {
        0 => "aucun demi-coup joué".into(),
        1 => "1 demi-coup joué".into(),
        n => format!("{n} demi-coups joués"),
    };
    format!("{material}, depuis {} : {played}{}. {}", cause(&note.cause), given(note), limit(note, moves))
}

fn repetition(note: &CounterNote) -> String {
    let time = match note.count {
        1 => "première".into(),
        2 => "deuxième".into(),
        3 => "troisième".into(),
        n => format!("{n}e"),
    };
    let before = note.earlier.iter().map(|ply| match ply {
        0 => "au départ".to_owned(),
        n => format!("après le demi-coup {n}"),
    });
    let before = match note.earlier.is_empty() {
        true => String::new(),
        false => format!(" (déjà {})", and(before)),
    };
    let effect = if note.effect == Effect::Claim { "la nulle peut être réclamée" } else { "la partie est nulle" };
    let first = format!("Cette position se présente pour la {time} fois{before}");
    if note.count >= note.limit {
        format!("{first} : {effect}.")
    } else {
        format!("{first}. À la troisième, {effect}.")
    }
}

pub(crate) fn ending_proof(position: &Position, proof: &EndingProof, ruleset: Ruleset) -> String {
    let material = if two_against_one(position) { "Deux dames contre une" } else { "Une dame contre une" };
    let mover = side(position.turn());
    let value = match proof.value {
        EndingValue::Draw => {
            "aucun camp ne peut forcer le gain, toutes les suites ont été calculées.".to_owned()
        }
        EndingValue::Win { plies } => {
            format!("{mover}, au trait, gagnent en {} au mieux des deux camps.", half_moves(plies.into()))
        }
        EndingValue::Loss { plies: 0 } => format!("{mover}, au trait, ne peuvent plus jouer et ont perdu."),
        EndingValue::Loss { plies } => {
            format!("{mover}, au trait, perdent en {} au mieux des deux camps.", half_moves(plies.into()))
        }
    };
    let rule = match (ruleset, proof.value) {
        (_, EndingValue::Loss { plies: 0 }) => "",
        (Ruleset::Ffjd, EndingValue::Draw) => {
            " Le texte français donne la nulle aussitôt ; l'annexe 1 de la FMJD laisserait encore cinq coups à chacun."
        }
        (Ruleset::Ffjd, _) => {
            " La partie continue donc ; l'annexe 1 de la FMJD ne donnerait la nulle qu'après cinq coups de chacun."
        }
        (Ruleset::Fmjd | Ruleset::Lidraughts, EndingValue::Draw) => {
            " La partie est nulle après cinq coups de chacun ; le texte français la donnerait nulle aussitôt."
        }
        (Ruleset::Fmjd | Ruleset::Lidraughts, _) => " La partie est nulle après cinq coups de chacun.",
        (Ruleset::Family, EndingValue::Draw) => {
            " Rien n'arrête la partie : mieux vaut convenir de la nulle."
        }
        (Ruleset::Family, _) => " La partie continue.",
    };
    typeset(&format!("{material} : {value}{rule}"))
}

pub(crate) fn refused_move(ply: u32, text: &str, why: &RefusedMove<'_>) -> String {
    let place = format!("Demi-coup {ply}, « {text} » :");
    typeset(&match why {
        RefusedMove::Unreadable => {
            format!("{place} ce n'est pas un coup. On attend par exemple 32-28 ou 28x19.")
        }
        RefusedMove::Illegal(ruling) => format!("{place} coup illégal. {ruling}"),
        RefusedMove::Ambiguous(moves) => format!(
            "{place} plusieurs prises vont de la même case à la même case ; écrivez en entier celle qui est jouée : {}.",
            or(moves.iter())
        ),
        RefusedMove::Over(end) if end.ply == 0 => {
            format!("{place} la partie était terminée avant le premier coup. {}", outcome(&end.outcome))
        }
        RefusedMove::Over(end) => {
            format!("{place} la partie est terminée depuis le demi-coup {}. {}", end.ply, outcome(&end.outcome))
        }
    })
}
