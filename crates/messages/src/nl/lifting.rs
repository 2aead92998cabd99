//! Lifting at once, in Dutch.

use super::words::{and, number, pieces, the, the_capital};
use crate::lifting::Lifting;
use crate::list::sentences;

pub(crate) fn lifting(facts: &Lifting<'_>) -> String {
    let wrong = match &facts.wrong {
        Some(wrong) => wrong,
        None => {
            return "Hier zou niets veranderen: geen geslagen stuk staat in de weg. De regel blijft dezelfde: \
                    alle stukken gaan samen van het bord, als de zet af is."
                .into()
        }
    };
    let path = wrong.route.notation();
    let piece = the(facts.role, facts.from);
    let would = if wrong.pieces > facts.pieces {
        format!(
            "Als elk geslagen stuk meteen van het bord ging, zou {piece} {} slaan: {path}.",
            pieces(wrong.pieces)
        )
    } else {
        format!("Als elk geslagen stuk meteen van het bord ging, kon {piece} ergens anders eindigen: {path}.")
    };
    let blockers = &wrong.blockers;
    let why = if blockers.len() == 1 {
        format!(
            "Dat klopt niet: het geslagen stuk op {} blijft staan tot de zet af is en verspert de weg.",
            and(blockers)
        )
    } else {
        format!(
            "Dat klopt niet: de geslagen stukken op {} blijven staan tot de zet af is en versperren de weg.",
            and(blockers)
        )
    };
    let piece = the_capital(facts.role, facts.from);
    let right = if wrong.pieces > facts.pieces {
        format!("{piece} slaat er maar {} en stopt op {}.", number(facts.pieces), facts.to)
    } else {
        format!("{piece} moet op {} stoppen.", facts.to)
    };
    sentences(&[&would, &why, &right])
}
