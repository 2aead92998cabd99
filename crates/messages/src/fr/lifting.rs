//! Lifting at once, in French.

use super::words::{and, feminine, pieces, the, the_capital, typeset};
use crate::lifting::Lifting;
use crate::list::sentences;

pub(crate) fn lifting(facts: &Lifting<'_>) -> String {
    let wrong = match &facts.wrong {
        Some(wrong) => wrong,
        None => {
            return "Ici, rien ne changerait : aucune pièce déjà prise ne gêne la suite. La règle reste la même : \
                    on retire toutes les pièces ensemble, à la fin du coup."
                .replace(" :", "\u{a0}:")
        }
    };
    let path = wrong.route.notation();
    let would = if wrong.pieces > facts.pieces {
        format!(
            "Si chaque pièce prise partait aussitôt, {} prendrait {} : {path}.",
            the(facts.role, facts.from),
            pieces(wrong.pieces)
        )
    } else {
        format!(
            "Si chaque pièce prise partait aussitôt, {} pourrait finir ailleurs : {path}.",
            the(facts.role, facts.from)
        )
    };
    let blockers = &wrong.blockers;
    let why = if blockers.len() == 1 {
        format!(
            "C'est faux : la pièce prise en {} reste sur le damier jusqu'à la fin du coup et barre le passage.",
            and(blockers)
        )
    } else {
        format!(
            "C'est faux : les pièces prises en {} restent sur le damier jusqu'à la fin du coup et barrent le passage.",
            and(blockers)
        )
    };
    let right = if wrong.pieces > facts.pieces {
        let only =
            if facts.pieces == 1 { "qu'une".into() } else { format!("que {}", feminine(facts.pieces)) };
        format!("{} n'en prend {only} et s'arrête en {}.", the_capital(facts.role, facts.from), facts.to)
    } else {
        format!("{} doit s'arrêter en {}.", the_capital(facts.role, facts.from), facts.to)
    };
    typeset(&sentences(&[&would, &why, &right]))
}
