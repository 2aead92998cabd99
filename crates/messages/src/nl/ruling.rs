//! Rulings in Dutch.

use damier_core::ruling::{DecidedBy, Finding, Irregularity, Remedy};
use damier_core::{Bitboard, Move, Role, Square};

use super::words::{a_colored, and, capital, number, or, pieces, side, the, the_capital};
use crate::facts::{Facts, Owed};
use crate::list::sentences;

/// One to three sentences on a ruling.
pub(crate) fn ruling(facts: &Facts<'_>) -> String {
    let role = facts.role();
    match &facts.ruling.finding {
        Finding::Legal { named } => legal(facts, named),
        Finding::GameOver { blocked } => game_over(facts, *blocked),
        // Too large to be told: a number that was cut.
        Finding::NoSuchSquare { number: u32::MAX } => {
            "Dat getal is geen veld: de velden zijn genummerd van 1 tot en met 50.".into()
        }
        Finding::NoSuchSquare { number } => {
            format!("Veld {number} bestaat niet: de velden zijn genummerd van 1 tot en met 50.")
        }
        Finding::EmptySquare { square } => sentences(&[
            &format!("Veld {square} is leeg: daar staat geen stuk om mee te spelen."),
            &format!("{} is aan zet.", capital(side(facts.turn()))),
            &capture_owed(facts),
        ]),
        Finding::NotYourPiece { square } => sentences(&[
            &format!(
                "{} is van {}, en {} is aan zet.",
                the_capital(role, *square),
                side(facts.turn().opponent()),
                side(facts.turn())
            ),
            &capture_owed(facts),
        ]),
        Finding::Ambiguous { candidates } => ambiguous(facts, candidates),
        Finding::DestinationOccupied { hop, occupant } => sentences(&[
            &format!(
                "Op veld {} staat al {}: {} kan daar niet blijven staan.",
                hop.to,
                a_colored(occupant.role, occupant.color),
                the(role, facts.ruling.tried[0])
            ),
            &instead(facts),
        ]),
        Finding::NotOnDiagonal { hop } if hop.from == hop.to => sentences(&[
            &format!("Het stuk zou veld {} niet verlaten: dat is geen zet.", hop.from),
            &instead(facts),
        ]),
        Finding::NotOnDiagonal { hop } => {
            let rule = match role {
                Role::Man => "een schijf gaat alleen schuin, één veld vooruit",
                Role::King => "een dam gaat alleen schuin",
            };
            sentences(&[
                &format!("De velden {} en {} liggen niet op één schuine lijn: {rule}.", hop.from, hop.to),
                &instead(facts),
            ])
        }
        Finding::ManMovesBackward { hop } => sentences(&[
            &format!("Een schijf gaat niet achteruit: de schijf op {} kan niet naar {}.", hop.from, hop.to),
            "Achteruit mag zij alleen slaan.",
            &instead(facts),
        ]),
        Finding::ManMovesTooFar { hop, over: None } => sentences(&[
            &format!("Een schijf gaat één veld per zet: zij kan niet van {} naar {}.", hop.from, hop.to),
            &instead(facts),
        ]),
        Finding::ManMovesTooFar { hop, over: Some(over) } => sentences(&[
            &format!(
                "Een schijf slaat een aangrenzend stuk en komt er vlak achter neer: zij kan niet van {} naar {} \
                 over {}.",
                hop.from,
                hop.to,
                the(facts.role_on(*over), *over)
            ),
            &instead(facts),
        ]),
        Finding::JumpsOwnPiece { hop, own } => sentences(&[
            &format!(
                "Tussen {} en {} staat {}: over een eigen stuk wordt nooit gesprongen.",
                hop.from,
                hop.to,
                the(facts.role_on(*own), *own)
            ),
            &instead(facts),
        ]),
        Finding::PathBlocked { hop, blockers } => sentences(&[
            &format!(
                "Tussen {} en {} staan {} van de tegenstander ({}): men slaat er telkens maar één, met een leeg veld \
                 erachter.",
                hop.from,
                hop.to,
                pieces(blockers.len()),
                and(*blockers)
            ),
            &instead(facts),
        ]),
        Finding::NothingToCapture { hop } => nothing_to_capture(facts, hop.from, hop.to),
        Finding::CapturedPieceBlocks { hop, .. } => sentences(&[
            &format!("Op veld {} staat nog een stuk dat in deze zet geslagen is: dat veld is niet vrij.", hop.to),
            "Geslagen stukken gaan pas na de hele slag van het bord.",
            &instead(facts),
        ]),
        Finding::PieceJumpedTwice { hop, twice } => sentences(&[
            &format!(
                "Van {} naar {} zou {} voor de tweede keer geslagen worden: over een stuk mag in één slag maar één \
                 keer worden gesprongen.",
                hop.from,
                hop.to,
                the(facts.role_on(*twice), *twice)
            ),
            &instead(facts),
        ]),
        Finding::CaptureMandatory { hop } => sentences(&[
            &instead(facts),
            &format!("Slaan is verplicht en {}-{} slaat niets.", hop.from, hop.to),
        ]),
        Finding::CaptureUnfinished { route, next } => sentences(&[
            &format!(
                "{} mag niet op {} blijven staan: zij kan nog {} slaan.",
                the_capital(role, route.squares[0]),
                route.squares[route.squares.len() - 1],
                pieces_on(facts, *next, or)
            ),
            &instead(facts),
        ]),
        Finding::Majority { route, .. } => sentences(&[
            &instead(facts),
            &format!("De slag {} pakt er maar {}.", facts.route(route), number(route.captured.len() as u32)),
        ]),
        Finding::RemovedTooFew { named, missing } => {
            let taken = facts.captured(named);
            let whole = format!(
                "{} slaat {} ({}), en {} na de zet van het bord.",
                facts.notation(named),
                pieces(taken.len() as u32),
                and(&taken),
                if taken.len() > 1 { "die gaan allemaal" } else { "dat gaat" }
            );
            sentences(&[&whole, &format!("Nog weg te nemen: {}.", pieces_on(facts, *missing, and))])
        }
        Finding::RemovedTooMany { named, extra } => removed_too_many(facts, named, *extra),
        Finding::RemovedOwnPiece { named, own } => removed_own(facts, named, *own),
    }
}

fn legal(facts: &Facts<'_>, named: &Move) -> String {
    let piece = the(facts.role_on(named.from), named.from);
    let what = if named.is_capture() {
        let taken = facts.captured(named);
        format!(
            "{} mag: {piece} slaat {} ({}).",
            facts.notation(named),
            pieces(taken.len() as u32),
            and(taken)
        )
    } else {
        format!("{} mag: {piece} gaat naar {}.", facts.notation(named), named.to)
    };
    let crowned = if named.promotes { format!("Op {} wordt zij dam.", named.to) } else { String::new() };
    sentences(&[&what, &crowned])
}

fn game_over(facts: &Facts<'_>, blocked: bool) -> String {
    let (loser, winner) = (capital(side(facts.turn())), side(facts.turn().opponent()));
    let why = if blocked { "heeft nog stukken, maar geen zet meer" } else { "heeft geen stuk meer" };
    format!("De partij is afgelopen. {loser} {why}: {winner} heeft gewonnen.")
}

fn ambiguous(facts: &Facts<'_>, candidates: &[Move]) -> String {
    let each = candidates.iter().map(|m| format!("{} slaat {}", facts.notation(m), and(facts.captured(m))));
    format!(
        "{} kan {} verschillende slagen betekenen: {}. Geef aan welke het is.",
        candidates[0].short(),
        number(candidates.len() as u32),
        each.collect::<Vec<_>>().join("; ")
    )
}

fn nothing_to_capture(facts: &Facts<'_>, from: Square, to: Square) -> String {
    let what = if from.direction_to(to).is_some() {
        format!("Tussen {from} en {to} staat geen stuk om te slaan.")
    } else {
        format!("{} heeft geen slag die op {to} eindigt.", the_capital(facts.role(), from))
    };
    let quiet = facts
        .quiet_twin()
        .map_or_else(String::new, |text| format!("Zonder slag schrijft men deze zet als {text}."));
    let owed = if quiet.is_empty() { instead(facts) } else { quiet };
    sentences(&[&what, &owed])
}

fn removed_too_many(facts: &Facts<'_>, named: &Move, extra: Bitboard) -> String {
    let occupied = extra & facts.position.board().occupied();
    let free = extra.difference(occupied);
    let right = if named.is_capture() {
        format!("{} slaat alleen {}.", facts.notation(named), and(facts.captured(named)))
    } else {
        format!("{} slaat niets.", facts.notation(named))
    };
    let stays = match occupied.len() {
        0 => String::new(),
        1 => format!("{} is niet geslagen en blijft staan.", capital(&pieces_on(facts, occupied, and))),
        _ => format!("De stukken op {} zijn niet geslagen en blijven staan.", and(occupied)),
    };
    let nothing = match free.len() {
        0 => String::new(),
        1 => format!("Op veld {} valt niets weg te nemen.", and(free)),
        _ => format!("Op de velden {} valt niets weg te nemen.", and(free)),
    };
    sentences(&[&right, &stays, &nothing])
}

fn removed_own(facts: &Facts<'_>, named: &Move, own: Bitboard) -> String {
    let others = own.without(named.from).without(named.to);
    let stay = match others.len() {
        0 => String::new(),
        1 => format!("{} blijft op het bord.", capital(&pieces_on(facts, others, and))),
        _ => format!("De stukken op {} blijven op het bord.", and(others)),
    };
    let mover = if own == others {
        String::new()
    } else {
        let piece = the_capital(facts.role_on(named.from), named.from);
        format!("{piece}, die naar {} gaat, blijft op het bord.", named.to)
    };
    sentences(&["Eigen stukken neemt men nooit weg.", &stay, &mover])
}

/// `de schijf op 13 of de dam op 22`.
fn pieces_on(facts: &Facts<'_>, set: Bitboard, join: fn(Vec<String>) -> String) -> String {
    join(set.iter().map(|s| the(facts.role_on(s), s)).collect())
}

/// What may be played instead.
fn instead(facts: &Facts<'_>) -> String {
    match facts.owed() {
        Owed::Capture { pieces: count, by, moves, more } => {
            let (singular, count) = (count == 1, pieces(count));
            let who = match by {
                Some((role, square)) => format!("{} moet {count} slaan", the_capital(role, square)),
                None if singular => format!("Er moet {count} geslagen worden"),
                None => format!("Er moeten {count} geslagen worden"),
            };
            let choice = if moves.len() > 1 { ", naar keuze" } else { "" };
            let list = if more > 0 {
                format!("{} of een van de {} andere slagen", moves.join(", "), number(more as u32))
            } else {
                or(moves)
            };
            format!("{who}{choice}: {list}.")
        }
        Owed::Quiet { piece: (role, square), to } if to.is_empty() => {
            format!("{} kan op dit moment niet bewegen.", the_capital(role, square))
        }
        Owed::Quiet { piece: (role, square), to } => {
            format!("{} kan naar {}.", the_capital(role, square), or(to))
        }
        Owed::Nothing => String::new(),
    }
}

/// [`instead`] where a capture is owed, else nothing.
fn capture_owed(facts: &Facts<'_>) -> String {
    match facts.owed() {
        Owed::Capture { .. } => instead(facts),
        _ => String::new(),
    }
}

/// What happens at the table.
pub(crate) fn irregularity(found: &Irregularity) -> String {
    match found.decided_by {
        DecidedBy::Opponent => {
            format!("Aan het bord kiest de tegenstander: rechtzetten of laten staan ({}).", found.article)
        }
        DecidedBy::Both => "Thuis gaat men gewoon terug naar de laatste toegestane stand.".to_string(),
    }
}

/// The label of a choice.
pub(crate) fn remedy(remedy: Remedy) -> &'static str {
    match remedy {
        Remedy::Correct => "Rechtzetten",
        Remedy::Leave => "Laten staan",
        Remedy::TakeBack => "Zet terugnemen",
    }
}

/// What a choice means.
pub(crate) fn remedy_explained(remedy: Remedy) -> &'static str {
    match remedy {
        Remedy::Correct => {
            "De stand van daarvoor wordt hersteld en de speler die de fout maakte, zet opnieuw."
        }
        Remedy::Leave => "De stand blijft zoals hij is en de partij gaat door.",
        Remedy::TakeBack => "De zet wordt zonder straf teruggenomen en dezelfde speler zet opnieuw.",
    }
}

/// What touching a piece commits to; `own` is the rank of a piece of the player's own.
pub(crate) fn touch(touched: Square, own: Option<Role>, moves: &[String]) -> String {
    match own {
        Some(role) if !moves.is_empty() => format!(
            "Aanraken is zetten: {} moet spelen, {}. Wie een stuk alleen recht wil zetten, zegt eerst “j'adoube”.",
            the(role, touched),
            or(moves)
        ),
        Some(role) => {
            format!("{} aanraken verplicht tot niets: er is geen zet mee toegestaan.", the_capital(role, touched))
        }
        None => format!(
            "Veld {touched} aanraken verplicht tot niets: daar staat geen stuk van de speler die aan zet is."
        ),
    }
}
