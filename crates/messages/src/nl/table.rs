//! Irregularities of a game in Dutch.

use damier_core::ruling::Remedy;
use damier_core::table::{ActError, Claim, Decision, Incident, IncidentKind, Settled, TableError};
use damier_core::Ruleset;

use super::words::{capital, side};
use crate::table::{done, spaced};

/// What it is called.
pub(crate) fn title(kind: IncidentKind) -> &'static str {
    match kind {
        IncidentKind::MissedCapture => "vergeten te slaan",
        IncidentKind::Majority => "meerslag niet gevolgd",
        IncidentKind::UnfinishedCapture => "slag halverwege gestopt",
        IncidentKind::IllegalMove => "onregelmatige zet",
        IncidentKind::TwoMoves => "twee zetten achter elkaar",
        IncidentKind::OutOfTurn => "voor zijn beurt gezet",
        IncidentKind::OpponentsPiece => "stuk van de tegenstander verzet",
        IncidentKind::TouchedAnother => "het ene stuk aangeraakt, het andere gezet",
        IncidentKind::TookBack => "gespeelde zet teruggenomen",
        IncidentKind::RemovedWithoutReason => "stuk zonder reden weggenomen",
        IncidentKind::RemovedTooFew => "geslagen stuk laten staan",
        IncidentKind::RemovedTooMany => "een stuk te veel weggenomen",
        IncidentKind::RemovedOwnPiece => "eigen stuk weggenomen",
        IncidentKind::LiftedEarly => "stuk weggenomen voor het einde van de slag",
        IncidentKind::NotCrowned => "schijf niet gekroond",
        IncidentKind::Accident => "stand per ongeluk verstoord",
    }
}

/// What the rules say about it.
pub(crate) fn rule(incident: &Incident) -> String {
    match incident.kind {
        IncidentKind::MissedCapture => {
            let owed = "Slaan is verplicht: zolang er geslagen kan worden, mag geen andere zet.";
            match incident.moves_and_lifted() {
                (_, "") => owed.into(),
                (_, lifted) => format!(
                    "{owed} En je haalt alleen weg wat je net geslagen hebt: blazen is afgeschaft, en nog een onregelmatigheid (weggehaalde stukken: {lifted}; FMJD 1/5.4.7).",
                    lifted = spaced(lifted)
                ),
            }
        }
        IncidentKind::Majority => "Het grootste aantal stukken moet geslagen worden, elk stuk één keer.".into(),
        IncidentKind::UnfinishedCapture => {
            "Een slag wordt afgemaakt: het stuk onderweg loslaten is onregelmatig.".into()
        }
        IncidentKind::IllegalMove => "Dit stuk kan daar niet heen.".into(),
        IncidentKind::TwoMoves => {
            "Ieder doet om de beurt één zet: de tweede achter elkaar is onregelmatig.".into()
        }
        IncidentKind::OutOfTurn => "Deze speler was niet aan zet.".into(),
        IncidentKind::OpponentsPiece => "Een speler verzet alleen eigen stukken.".into(),
        IncidentKind::TouchedAnother => match incident.touched {
            Some(square) => format!(
                "Aanraken is zetten: het stuk op {square} werd het eerst aangeraakt, zonder “j'adoube”, en kon zetten; een \
                 ander stuk werd gezet."
            ),
            None => "Aanraken is zetten: een ander stuk werd gezet.".into(),
        },
        IncidentKind::TookBack => format!(
            "Een gespeelde zet wordt niet teruggenomen: {} was gespeeld, het stuk was losgelaten.",
            incident.claimed
        ),
        IncidentKind::RemovedWithoutReason => "Alleen stukken die net geslagen zijn, gaan van het bord. Een stuk \
             blazen dat vergat te slaan is een oud gebruik, afgeschaft in het begin van de 20e eeuw."
            .into(),
        IncidentKind::RemovedTooFew => {
            "Alle geslagen stukken moeten van het bord als de slag is uitgevoerd.".into()
        }
        IncidentKind::RemovedTooMany => "Alleen stukken waarover gesprongen is, gaan van het bord.".into(),
        IncidentKind::RemovedOwnPiece => "Een speler neemt geen eigen stukken weg.".into(),
        IncidentKind::LiftedEarly => "Geslagen stukken blijven op het bord tot de slag is uitgevoerd; daarna gaan ze er \
             een voor een af."
            .into(),
        IncidentKind::NotCrowned => "Een schijf die haar zet op de laatste rij eindigt, wordt dam en wordt meteen \
             gekroond. Een schijf kan daar niet blijven staan: het programma kroont haar in elk geval."
            .into(),
        IncidentKind::Accident => "Niemand is in overtreding: de stand wordt hersteld en de partij gaat door.".into(),
    }
}

/// What became of it.
pub(crate) fn decision(decision: Decision) -> &'static str {
    match decision {
        Decision::Pending => "niet opgeëist en niet aanvaard",
        Decision::Corrected => "rechtgezet",
        Decision::Left => "door de tegenstander zo gelaten",
        Decision::AcceptedByPlay => "aanvaard: de tegenstander heeft gezet",
        Decision::TakenBack => "samen teruggenomen",
    }
}

/// It, for the record.
pub(crate) fn incident(incident: &Incident) -> String {
    let (title, done) = (title(incident.kind), done(incident, "weggenomen: "));
    let who = capital(side(incident.by));
    match incident.kind {
        IncidentKind::Accident => format!("{}: hersteld.", capital(title)),
        IncidentKind::TookBack => format!("{who}: {title} ({done}); {}.", decision(incident.decision)),
        _ if done.is_empty() => format!("{who}: {title}; {}.", decision(incident.decision)),
        _ => format!("{who}, {done}: {title}; {}.", decision(incident.decision)),
    }
}

/// The label of a choice.
pub(crate) fn remedy_label(incident: &Incident, remedy: Remedy) -> &'static str {
    match (incident.kind, remedy) {
        (_, Remedy::TakeBack) => "Terug naar de laatste toegestane stand",
        (IncidentKind::NotCrowned, Remedy::Correct) => "Laten kronen",
        (IncidentKind::NotCrowned, Remedy::Leave) => "Schijf laten",
        (_, Remedy::Correct | Remedy::Leave) => super::ruling::remedy(remedy),
    }
}

/// What a choice leads to.
pub(crate) fn remedy_result(incident: &Incident, remedy: Remedy) -> String {
    let text: String = match (incident.kind, remedy) {
        (IncidentKind::NotCrowned, Remedy::Correct) => "De schijf wordt gekroond.".into(),
        (IncidentKind::NotCrowned, Remedy::Leave) => "Je wens is genoteerd, maar op de laatste rij kan geen schijf blijven staan: zij wordt gekroond.".into(),
        (IncidentKind::RemovedWithoutReason, Remedy::Correct | Remedy::TakeBack) if incident.moves_and_lifted().0.is_empty() => "De weggenomen stukken gaan terug en de partij gaat verder.".into(),
        (_, Remedy::TakeBack) => "De zet wordt zonder straf teruggenomen en dezelfde speler zet opnieuw.".into(),
        (_, Remedy::Leave) if incident.after.is_none() => "De gespeelde zet blijft staan en de partij gaat door.".into(),
        (_, Remedy::Leave) => "De stand blijft zoals hij op het bord staat en de partij gaat door. Herhalingen en remisetellers beginnen opnieuw.".into(),
        (IncidentKind::MissedCapture, Remedy::Correct) => "De stand van daarvoor wordt hersteld en wie de fout maakte, moet slaan.".into(),
        (IncidentKind::TwoMoves, Remedy::Correct) => "De tweede zet gaat terug, de eerste blijft staan.".into(),
        (IncidentKind::TookBack, Remedy::Correct) => format!("De zet die het eerst gespeeld was, blijft staan: {}.", incident.claimed),
        (
            IncidentKind::RemovedWithoutReason
            | IncidentKind::RemovedTooFew
            | IncidentKind::RemovedTooMany
            | IncidentKind::RemovedOwnPiece,
            Remedy::Correct,
        ) => "De zet blijft en de stukken worden rechtgezet: wat geslagen is gaat van het bord, de rest gaat terug.".into(),
        (_, Remedy::Correct) => match incident.touched {
            Some(square) => format!("De stand van daarvoor wordt hersteld en wie de fout maakte, moet het stuk op {square} zetten."),
            None => "De stand van daarvoor wordt hersteld en wie de fout maakte, zet opnieuw.".into(),
        },
    };
    text
}

/// The answer to a claim.
pub(crate) fn claim(claim: &Claim, ruleset: Ruleset) -> String {
    match claim {
        Claim::Open(found) if ruleset == Ruleset::Family => format!(
            "Terecht: {}. Thuis gaat men terug naar de laatste toegestane stand, zonder straf.",
            title(found.kind)
        ),
        Claim::Open(found) => format!(
            "Terecht: {}. Alleen {} kiest: laten rechtzetten of zo laten.",
            title(found.kind),
            side(found.decider())
        ),
        Claim::Offender(found) => format!(
            "Wie de fout maakte, heeft niets te zeggen: {} kan de eigen zet niet terugnemen. Alleen {} kan bezwaar maken.",
            side(found.by),
            side(found.decider())
        ),
        Claim::TooLate(found) => format!(
            "Te laat: door te zetten heeft {} aanvaard wat op het bord stond ({}).",
            side(found.decider()),
            title(found.kind)
        ),
        Claim::Nothing(Settled::NotBegun) => "Geen bezwaar mogelijk: er is nog geen zet gespeeld.".into(),
        Claim::Nothing(Settled::Regular) => "Niets recht te zetten: de laatste zet is regelmatig.".into(),
        Claim::Nothing(Settled::Decided(how)) => {
            format!("Geen bezwaar meer mogelijk: de laatste onregelmatigheid is geregeld ({}).", decision(*how))
        }
    }
}

/// Why it was not done.
pub(crate) fn error(error: &TableError) -> String {
    match error {
        TableError::Act(ActError::Unreadable) => "Deze handelingen zijn onleesbaar.".into(),
        TableError::Act(ActError::Empty(square)) => format!("Er staat geen stuk op veld {square}."),
        TableError::Act(ActError::Occupied(square)) => format!("Veld {square} is bezet."),
        TableError::Act(ActError::NotCrownable(square)) => {
            format!("Er staat geen schijf om te kronen op veld {square}.")
        }
        TableError::Act(ActError::TooMany) => "Te veel handelingen voor één zet.".into(),
        TableError::Game(_) => "De partij is afgelopen.".into(),
        TableError::Unplayable(_) => "Er zou geen stuk op het bord blijven.".into(),
        TableError::NothingPending => "Geen onregelmatigheid wacht op een beslissing.".into(),
        TableError::NotAnOption(_) => "Deze beslissing kan hier niet.".into(),
    }
}
