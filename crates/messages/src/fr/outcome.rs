//! Ends of games in French.

use damier_core::{Color, DrawReason, EndingValue, Outcome, WinReason};

use super::words::{capital, feminine, of_side, side, typeset};

/// How a game ended.
pub(crate) fn outcome(outcome: &Outcome) -> String {
    typeset(&match outcome {
        Outcome::Win { winner, reason } => {
            let loser = winner.opponent();
            let why = match reason {
                WinReason::NoPieces => format!("{} n'ont plus de pièce", side(loser)),
                WinReason::Blocked => format!("{} sont bloqués, ils n'ont plus aucun coup", side(loser)),
                WinReason::Resignation => format!("{} ont abandonné", side(loser)),
                WinReason::Time => format!("le temps {} est écoulé", of_side(loser)),
            };
            format!("{} ont gagné : {why}.", capital(side(*winner)))
        }
        Outcome::Draw(DrawReason::Agreement) => "Remise d'un commun accord.".into(),
        Outcome::Draw(reason) => format!("Remise : {}.", why_drawn(*reason)),
    })
}

pub(super) fn why_drawn(reason: DrawReason) -> &'static str {
    match reason {
        DrawReason::Repetition => "la même position s'est présentée trois fois, avec le même joueur au trait",
        DrawReason::TwentyFiveMoves => {
            "chaque joueur a joué vingt-cinq coups sans mouvement de pion et sans prise"
        }
        DrawReason::SixteenMoves => {
            "chaque joueur a joué seize coups à trois pièces, dont une dame, contre une dame seule"
        }
        DrawReason::FiveMoves => {
            "chaque joueur a joué cinq coups à une ou deux pièces, dont une dame, contre une dame seule"
        }
        DrawReason::ImmediateDraw => {
            "une dame contre une ou deux dames, et aucun des deux joueurs ne peut forcer le gain"
        }
        DrawReason::Agreement => "les deux joueurs sont d'accord",
    }
}

/// That a draw may be claimed.
pub(crate) fn claim(reason: DrawReason) -> String {
    typeset(&format!("La remise peut être demandée : {}.", why_drawn(reason)))
}

/// One king against one, or two against one.
pub(crate) fn immediate_draw(two: bool, turn: Color, value: EndingValue) -> String {
    let material = kings(two);
    let win = |color: Color, plies: u8| {
        let length = match plies {
            1 => "un coup".to_string(),
            _ => format!("{} demi-coups", feminine(u32::from(plies))),
        };
        format!(
            "{material} : {} peuvent forcer le gain en {length}, la partie continue. L'annexe 1 de la FMJD (1/6.4) \
             donnerait la remise après cinq coups de chaque joueur.",
            side(color)
        )
    };
    typeset(&match value {
        EndingValue::Draw => format!(
            "{material} : toutes les suites ont été calculées et aucun des deux joueurs ne peut forcer le gain, la \
             partie est remise aussitôt. L'annexe 1 de la FMJD (1/6.4) laisserait encore cinq coups à chacun."
        ),
        EndingValue::Win { plies } => win(turn, plies),
        EndingValue::Loss { plies: 0 } => {
            format!("{material} : {} ont gagné.", side(turn.opponent()))
        }
        EndingValue::Loss { plies } => win(turn.opponent(), plies),
    })
}

fn kings(two: bool) -> &'static str {
    if two {
        "Deux dames contre une"
    } else {
        "Une dame contre une"
    }
}

/// That such an ending is not drawn, and no more: the game is being played.
pub(crate) fn goes_on(two: bool) -> String {
    typeset(&format!(
        "{material} : un gain peut être forcé, la partie continue. L'annexe 1 de la FMJD (1/6.4) donnerait la remise après \
         cinq coups de chaque joueur.",
        material = kings(two)
    ))
}
