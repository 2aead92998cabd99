//! Irregularities of a game in French.

use damier_core::ruling::Remedy;
use damier_core::table::{ActError, Claim, Decision, Incident, IncidentKind, Settled, TableError};
use damier_core::Ruleset;

use super::words::{capital, side, typeset};
use crate::table::{done, spaced};

/// What it is called.
pub(crate) fn title(kind: IncidentKind) -> &'static str {
    match kind {
        IncidentKind::MissedCapture => "prise oubliée",
        IncidentKind::Majority => "prise majoritaire non respectée",
        IncidentKind::UnfinishedCapture => "rafle arrêtée en chemin",
        IncidentKind::IllegalMove => "déplacement irrégulier",
        IncidentKind::TwoMoves => "deux coups de suite",
        IncidentKind::OutOfTurn => "coup joué avant son tour",
        IncidentKind::OpponentsPiece => "pièce de l'adversaire déplacée",
        IncidentKind::TouchedAnother => "pièce touchée, autre pièce jouée",
        IncidentKind::TookBack => "coup joué puis repris",
        IncidentKind::RemovedWithoutReason => "pièce enlevée sans raison",
        IncidentKind::RemovedTooFew => "pièce prise laissée sur le damier",
        IncidentKind::RemovedTooMany => "pièce enlevée en trop",
        IncidentKind::RemovedOwnPiece => "pièce à soi enlevée",
        IncidentKind::LiftedEarly => "pièce enlevée avant la fin de la rafle",
        IncidentKind::NotCrowned => "pion non couronné",
        IncidentKind::Accident => "position dérangée par accident",
    }
}

/// What the rules say about it.
pub(crate) fn rule(incident: &Incident) -> String {
    let text = match incident.kind {
        IncidentKind::MissedCapture => {
            let owed = "La prise est obligatoire : aucun autre coup n'est permis quand on peut prendre.";
            match incident.moves_and_lifted() {
                (_, "") => owed.into(),
                (_, lifted) => format!(
                    "{owed} Et l'on n'enlève que ce que l'on vient de prendre : souffler est aboli, c'est une irrégularité \
                     de plus (pièces enlevées : {lifted} ; FMJD 1/5.4.7).",
                    lifted = spaced(lifted)
                ),
            }
        }
        IncidentKind::Majority => "Il faut prendre le plus grand nombre de pièces, et chacune une seule fois.".into(),
        IncidentKind::UnfinishedCapture => "Une rafle se joue jusqu'au bout : lâcher la pièce en chemin est irrégulier.".into(),
        IncidentKind::IllegalMove => "Cette pièce ne peut pas aller là.".into(),
        IncidentKind::TwoMoves => "Chacun joue un seul coup à son tour : le second coup de suite est irrégulier.".into(),
        IncidentKind::OutOfTurn => "Ce n'était pas à ce joueur de jouer.".into(),
        IncidentKind::OpponentsPiece => "On ne déplace que ses propres pièces.".into(),
        IncidentKind::TouchedAnother => match incident.touched {
            Some(square) => format!(
                "Pièce touchée, pièce jouée : le {square} a été touché le premier sans « j'adoube » et pouvait jouer, une \
                 autre pièce a été jouée."
            ),
            None => "Pièce touchée, pièce jouée : une autre pièce a été jouée.".into(),
        },
        IncidentKind::TookBack => format!(
            "Un coup joué ne se reprend pas : {} était joué, la pièce était lâchée.",
            incident.claimed
        ),
        IncidentKind::RemovedWithoutReason => "On n'enlève que les pièces que l'on vient de prendre. Souffler une pièce \
             qui a oublié de prendre est un ancien usage, aboli depuis le début du XXe siècle."
            .into(),
        IncidentKind::RemovedTooFew => "Toutes les pièces prises doivent être enlevées à la fin de la rafle.".into(),
        IncidentKind::RemovedTooMany => "On n'enlève que les pièces sautées.".into(),
        IncidentKind::RemovedOwnPiece => "On n'enlève pas ses propres pièces.".into(),
        IncidentKind::LiftedEarly => "Les pièces prises restent sur le damier jusqu'à la fin de la rafle, puis on les \
             enlève l'une après l'autre."
            .into(),
        IncidentKind::NotCrowned => "Un pion qui finit son coup sur la dernière rangée devient dame : on le couronne \
             aussitôt. Un pion ne peut pas rester là, le programme le couronne dans tous les cas."
            .into(),
        IncidentKind::Accident => "Personne n'est en faute : la position est rétablie et la partie continue.".into(),
    };
    typeset(&text)
}

/// What became of it.
pub(crate) fn decision(decision: Decision) -> &'static str {
    match decision {
        Decision::Pending => "ni réclamé, ni accepté",
        Decision::Corrected => "corrigé",
        Decision::Left => "laissé par l'adversaire",
        Decision::AcceptedByPlay => "accepté\u{a0}: l'adversaire a joué",
        Decision::TakenBack => "repris d'un commun accord",
    }
}

/// It, for the record.
pub(crate) fn incident(incident: &Incident) -> String {
    let (title, done) = (title(incident.kind), done(incident, "pièces enlevées : "));
    let who = capital(side(incident.by));
    typeset(&match incident.kind {
        IncidentKind::Accident => format!("{} : rétablie.", capital(title)),
        IncidentKind::TookBack => format!("{who} : {title} ({done}) ; {}.", decision(incident.decision)),
        _ if done.is_empty() => format!("{who} : {title} ; {}.", decision(incident.decision)),
        _ => format!("{who}, {done} : {title} ; {}.", decision(incident.decision)),
    })
}

/// The label of a choice.
pub(crate) fn remedy_label(incident: &Incident, remedy: Remedy) -> &'static str {
    match (incident.kind, remedy) {
        (_, Remedy::TakeBack) => "Revenir au dernier coup légal",
        (IncidentKind::NotCrowned, Remedy::Correct) => "Faire couronner",
        (IncidentKind::NotCrowned, Remedy::Leave) => "Laisser un pion",
        (_, Remedy::Correct | Remedy::Leave) => super::ruling::remedy(remedy),
    }
}

/// What a choice leads to.
pub(crate) fn remedy_result(incident: &Incident, remedy: Remedy) -> String {
    let text: String = match (incident.kind, remedy) {
        (IncidentKind::NotCrowned, Remedy::Correct) => "Le pion est couronné.".into(),
        (IncidentKind::NotCrowned, Remedy::Leave) => "Votre souhait est noté, mais aucun pion ne peut rester sur la dernière rangée : il est couronné.".into(),
        (IncidentKind::RemovedWithoutReason, Remedy::Correct | Remedy::TakeBack) if incident.moves_and_lifted().0.is_empty() => "Les pièces enlevées reprennent leur place et la partie continue.".into(),
        (_, Remedy::TakeBack) => "Le coup est repris, sans pénalité, et le même joueur rejoue.".into(),
        (_, Remedy::Leave) if incident.after.is_none() => "Le coup joué reste et la partie continue.".into(),
        (_, Remedy::Leave) => "La position reste telle qu'elle est sur le damier et la partie continue. Les répétitions et les compteurs de nulle repartent de zéro.".into(),
        (IncidentKind::MissedCapture, Remedy::Correct) => "La position d'avant est rétablie et le joueur en faute doit prendre.".into(),
        (IncidentKind::TwoMoves, Remedy::Correct) => "Le second coup est retiré, le premier reste.".into(),
        (IncidentKind::TookBack, Remedy::Correct) => format!("Le coup joué d'abord reste : {}.", incident.claimed),
        (
            IncidentKind::RemovedWithoutReason
            | IncidentKind::RemovedTooFew
            | IncidentKind::RemovedTooMany
            | IncidentKind::RemovedOwnPiece,
            Remedy::Correct,
        ) => "Le coup reste et les pièces sont remises en ordre : les pièces prises sont enlevées, les autres reprennent leur place.".into(),
        (_, Remedy::Correct) => match incident.touched {
            Some(square) => format!("La position d'avant est rétablie et le joueur en faute doit jouer le {square}."),
            None => "La position d'avant est rétablie et le joueur en faute rejoue.".into(),
        },
    };
    typeset(&text)
}

/// The answer to a claim.
pub(crate) fn claim(claim: &Claim, ruleset: Ruleset) -> String {
    typeset(&match claim {
        Claim::Open(found) if ruleset == Ruleset::Family => format!(
            "Réclamation fondée : {}. En famille, on revient au dernier coup légal, sans pénalité.",
            title(found.kind)
        ),
        Claim::Open(found) => format!(
            "Réclamation fondée : {}. {} choisissent, eux seuls : faire corriger ou laisser.",
            title(found.kind),
            capital(side(found.decider()))
        ),
        Claim::Offender(found) => format!(
            "Le joueur en faute n'a pas la parole : {} ne peuvent pas reprendre leur propre coup. Seuls {} peuvent \
             réclamer.",
            side(found.by),
            side(found.decider())
        ),
        Claim::TooLate(found) => format!(
            "Trop tard : en jouant, {} ont accepté ce qui était sur le damier ({}).",
            side(found.decider()),
            title(found.kind)
        ),
        Claim::Nothing(Settled::NotBegun) => "Rien à réclamer : aucun coup n'a encore été joué.".into(),
        Claim::Nothing(Settled::Regular) => "Rien à corriger : le dernier coup est régulier.".into(),
        Claim::Nothing(Settled::Decided(how)) => {
            format!("Rien de plus à réclamer : la dernière irrégularité est réglée ({}).", decision(*how))
        }
    })
}

/// Why it was not done.
pub(crate) fn error(error: &TableError) -> String {
    typeset(&match error {
        TableError::Act(ActError::Unreadable) => "Ces gestes sont illisibles.".into(),
        TableError::Act(ActError::Empty(square)) => format!("Il n'y a pas de pièce sur la case {square}."),
        TableError::Act(ActError::Occupied(square)) => format!("La case {square} est occupée."),
        TableError::Act(ActError::NotCrownable(square)) => {
            format!("Il n'y a pas de pion à couronner sur la case {square}.")
        }
        TableError::Act(ActError::TooMany) => "Trop de gestes pour un seul coup.".into(),
        TableError::Game(_) => "La partie est finie.".into(),
        TableError::Unplayable(_) => "Il ne resterait aucune pièce sur le damier.".into(),
        TableError::NothingPending => "Aucune irrégularité n'attend de décision.".into(),
        TableError::NotAnOption(_) => "Cette décision n'est pas possible ici.".into(),
    })
}
