//! Draw rules in French: due, or what is missing.

use damier_core::{Color, CountCause, CounterReset, DrawReason, DrawStanding, Effect, Standing};

use super::outcome::{claim, why_drawn};
use super::words::{of_side, typeset};

/// Why a draw is due, or what is missing; a forced win has its own sentence.
pub(crate) fn standing(standing: &DrawStanding, turn: Color) -> String {
    typeset(&match (standing.standing, standing.reason) {
        (Standing::Due, reason) if standing.effect == Effect::Claim => return claim(reason),
        (Standing::Due, DrawReason::ImmediateDraw) => {
            format!("Cette fin est nulle aussitôt : {}.", why_drawn(DrawReason::ImmediateDraw))
        }
        (Standing::Due, reason) => format!("La limite est atteinte : {}.", why_drawn(reason)),
        (Standing::Missing(1), DrawReason::Repetition) => {
            "Cette position s'est présentée deux fois avec ce joueur \
             au trait : il faut qu'elle revienne encore une fois."
                .into()
        }
        (Standing::Missing(_), DrawReason::Repetition) => {
            "Cette position s'est présentée une seule fois avec ce \
             joueur au trait : il faut qu'elle revienne encore deux fois."
                .into()
        }
        (Standing::Missing(n), reason) => {
            let s = if n > 1 { "s" } else { "" };
            let what = match reason {
                DrawReason::TwentyFiveMoves => "sans mouvement de pion ni prise",
                _ => "dans cette finale",
            };
            format!("Il manque encore {n} demi-coup{s} {what} : {}.", shares(n, turn))
        }
        (Standing::OtherMaterial, DrawReason::SixteenMoves) => {
            "Ce compte n'existe qu'à trois pièces, dont au moins une dame, contre une dame seule.".into()
        }
        (Standing::OtherMaterial, DrawReason::FiveMoves) => {
            "Ce compte n'existe qu'à une ou deux pièces, dont au moins une dame, contre une dame seule."
                .into()
        }
        (Standing::OtherMaterial, _) => {
            "Cette remise n'existe qu'entre dames : une contre une, ou deux contre une.".into()
        }
        (Standing::NoRule, DrawReason::FiveMoves) => {
            "Le règlement choisi ne compte pas ces cinq coups de l'annexe 1 de la FMJD (1/6.4).".into()
        }
        (Standing::NoRule, DrawReason::ImmediateDraw) => {
            "Le règlement choisi ne connaît pas la remise immédiate entre dames du texte français.".into()
        }
        (Standing::NoRule | Standing::WinForced(_), _) => {
            "Le règlement choisi ne connaît pas cette remise.".into()
        }
    })
}

/// Who still plays how many of so many plies.
fn shares(plies: u32, turn: Color) -> String {
    let (first, second) = (plies - plies / 2, plies / 2);
    if second == 0 {
        return format!("un coup {}", of_side(turn));
    }
    if first == second {
        let moves = if first == 1 { "un coup".to_string() } else { format!("{first} coups") };
        return format!("{moves} de chaque joueur");
    }
    let one = if second == 1 { "un".to_string() } else { second.to_string() };
    format!("{first} coups {} et {one} {}", of_side(turn), of_side(turn.opponent()))
}

/// What ended a count.
pub(crate) fn reset(reset: &CounterReset) -> String {
    let name = match reset.reason {
        DrawReason::SixteenMoves => "seize coups",
        DrawReason::FiveMoves => "cinq coups",
        _ => "vingt-cinq coups",
    };
    let ply = reset.ply;
    let what = match reset.cause {
        CountCause::ManMove { by, m } => {
            format!("Demi-coup {ply}, {} : un pion {} a avancé", m.short(), of(by))
        }
        CountCause::Promotion { by, m } => {
            format!("Demi-coup {ply}, {} : un pion {} est devenu dame", m.short(), of(by))
        }
        CountCause::Capture { by, m } => {
            format!("Demi-coup {ply}, {} : une prise {}", m.short(), of_side(by))
        }
        CountCause::GameStart | CountCause::SetUp => format!("Position placée après le demi-coup {ply}"),
        CountCause::Irregular { pending: true } => format!("Demi-coup {ply}"),
        CountCause::Irregular { pending: false } => {
            format!("Demi-coup {ply}, un coup irrégulier qui est resté")
        }
    };
    let end = if reset.anew { "repart de zéro" } else { "prend fin" };
    let (reached, limit) = (reset.reached, reset.limit);
    typeset(&format!("{what}. Le compte des {name}, qui en était à {reached} sur {limit}, {end}."))
}

fn of(color: Color) -> &'static str {
    match color {
        Color::White => "blanc",
        Color::Black => "noir",
    }
}
