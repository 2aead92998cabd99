//! Rulings in French.

use damier_core::ruling::{DecidedBy, Finding, Irregularity, Remedy};
use damier_core::{Bitboard, Move, Role, Square};

use super::words::{
    a_colored, and, capital, feminine, it, or, pieces, side, the, the_capital, to_side, typeset,
};
use crate::facts::{Facts, Owed};
use crate::list::sentences;

/// One to three sentences on a ruling.
pub(crate) fn ruling(facts: &Facts<'_>) -> String {
    typeset(&plain(facts))
}

fn plain(facts: &Facts<'_>) -> String {
    let role = facts.role();
    match &facts.ruling.finding {
        Finding::Legal { named } => legal(facts, named),
        Finding::GameOver { blocked } => game_over(facts, *blocked),
        // Too large to be told: a number that was cut.
        Finding::NoSuchSquare { number: u32::MAX } => {
            "Ce nombre n'est pas celui d'une case : les cases sont numérotées de 1 à 50.".into()
        }
        Finding::NoSuchSquare { number } => {
            format!("La case {number} n'existe pas : les cases sont numérotées de 1 à 50.")
        }
        Finding::EmptySquare { square } => sentences(&[
            &format!("La case {square} est vide : il n'y a là aucune pièce à jouer."),
            &format!("C'est {} de jouer.", to_side(facts.turn())),
            &capture_owed(facts),
        ]),
        Finding::NotYourPiece { square } => sentences(&[
            &format!(
                "{} est {} : c'est {} de jouer.",
                the_capital(role, *square),
                to_side(facts.turn().opponent()),
                to_side(facts.turn())
            ),
            &capture_owed(facts),
        ]),
        Finding::Ambiguous { candidates } => ambiguous(facts, candidates),
        Finding::DestinationOccupied { hop, occupant } => sentences(&[
            &format!(
                "La case {} est occupée par {} : {} ne peut pas s'y arrêter.",
                hop.to,
                a_colored(occupant.role, occupant.color),
                the(role, facts.ruling.tried[0])
            ),
            &instead(facts),
        ]),
        Finding::NotOnDiagonal { hop } if hop.from == hop.to => sentences(&[
            &format!("La pièce ne quitterait pas la case {} : ce n'est pas un coup.", hop.from),
            &instead(facts),
        ]),
        Finding::NotOnDiagonal { hop } => {
            let rule = match role {
                Role::Man => "un pion n'avance qu'en diagonale, d'une case",
                Role::King => "une dame ne se déplace qu'en diagonale",
            };
            sentences(&[
                &format!("Les cases {} et {} ne sont pas sur une même diagonale : {rule}.", hop.from, hop.to),
                &instead(facts),
            ])
        }
        Finding::ManMovesBackward { hop } => sentences(&[
            &format!("Un pion ne recule pas : le pion {} ne peut pas aller en {}.", hop.from, hop.to),
            "En arrière, il peut seulement prendre.",
            &instead(facts),
        ]),
        Finding::ManMovesTooFar { hop, over: None } => sentences(&[
            &format!(
                "Un pion n'avance que d'une case à la fois : il ne peut pas aller de {} à {}.",
                hop.from, hop.to
            ),
            &instead(facts),
        ]),
        Finding::ManMovesTooFar { hop, over: Some(over) } => sentences(&[
            &format!(
                "Un pion ne prend qu'une pièce voisine et se pose juste derrière elle : il ne peut pas aller de {} \
                 à {} par-dessus {}.",
                hop.from,
                hop.to,
                the(facts.role_on(*over), *over)
            ),
            &instead(facts),
        ]),
        Finding::JumpsOwnPiece { hop, own } => sentences(&[
            &format!(
                "Entre {} et {} se trouve {} : on ne saute jamais ses propres pièces.",
                hop.from,
                hop.to,
                the(facts.role_on(*own), *own)
            ),
            &instead(facts),
        ]),
        Finding::PathBlocked { hop, blockers } => sentences(&[
            &format!(
                "Entre {} et {} se trouvent {} adverses ({}) : on n'en saute qu'une à la fois, avec une case libre \
                 derrière elle.",
                hop.from,
                hop.to,
                pieces(blockers.len()),
                and(*blockers)
            ),
            &instead(facts),
        ]),
        Finding::NothingToCapture { hop } => nothing_to_capture(facts, hop.from, hop.to),
        Finding::CapturedPieceBlocks { hop, .. } => sentences(&[
            &format!(
                "La case {} porte encore une pièce prise pendant ce coup : on ne peut pas s'y poser.",
                hop.to
            ),
            "Les pièces prises ne sont enlevées qu'à la fin de la prise.",
            &instead(facts),
        ]),
        Finding::PieceJumpedTwice { hop, twice } => sentences(&[
            &format!(
                "De {} à {}, on sauterait une seconde fois {} : une pièce ne peut être sautée deux fois dans la même \
                 prise.",
                hop.from,
                hop.to,
                the(facts.role_on(*twice), *twice)
            ),
            &instead(facts),
        ]),
        Finding::CaptureMandatory { hop } => sentences(&[
            &instead(facts),
            &format!("La prise est obligatoire : {}-{} ne prend rien.", hop.from, hop.to),
        ]),
        Finding::CaptureUnfinished { route, next } => {
            let here = route.squares[route.squares.len() - 1];
            sentences(&[
                &format!(
                    "{} ne peut pas s'arrêter en {here} : {} peut encore prendre {}.",
                    the_capital(role, route.squares[0]),
                    it(role),
                    pieces_on(facts, *next, or)
                ),
                &instead(facts),
            ])
        }
        Finding::Majority { route, .. } => {
            let taken = route.captured.len() as u32;
            let number = if taken == 1 { "qu'une".to_string() } else { format!("que {}", feminine(taken)) };
            sentences(&[
                &instead(facts),
                &format!("La prise {} n'en enlève {number}.", facts.route(route)),
            ])
        }
        Finding::RemovedTooFew { named, missing } => sentences(&[
            &whole_capture(facts, named),
            &format!("Il reste à enlever {}.", pieces_on(facts, *missing, and)),
        ]),
        Finding::RemovedTooMany { named, extra } => removed_too_many(facts, named, *extra),
        Finding::RemovedOwnPiece { named, own } => removed_own(facts, named, *own),
    }
}

fn legal(facts: &Facts<'_>, named: &Move) -> String {
    let role = facts.role_on(named.from);
    let what = if named.is_capture() {
        let taken = facts.captured(named);
        format!(
            "{} est permis : {} prend {} ({}).",
            facts.notation(named),
            the(role, named.from),
            pieces(taken.len() as u32),
            and(taken)
        )
    } else {
        format!("{} est permis : {} va en {}.", facts.notation(named), the(role, named.from), named.to)
    };
    let crowned =
        if named.promotes { format!("Arrivé en {}, il devient dame.", named.to) } else { String::new() };
    sentences(&[&what, &crowned])
}

fn game_over(facts: &Facts<'_>, blocked: bool) -> String {
    let loser = facts.turn();
    let why = if blocked {
        format!("{} ont encore des pièces, mais aucun coup possible", capital(side(loser)))
    } else {
        format!("{} n'ont plus de pièce", capital(side(loser)))
    };
    format!("La partie est finie. {why} : {} ont gagné.", side(loser.opponent()))
}

fn ambiguous(facts: &Facts<'_>, candidates: &[Move]) -> String {
    let first = &candidates[0];
    let each = candidates.iter().map(|m| format!("{} prend {}", facts.notation(m), and(facts.captured(m))));
    format!(
        "{} peut désigner {} prises différentes : {}. Il faut préciser laquelle.",
        first.short(),
        feminine(candidates.len() as u32),
        each.collect::<Vec<_>>().join(" ; ")
    )
}

fn nothing_to_capture(facts: &Facts<'_>, from: Square, to: Square) -> String {
    let what = if from.direction_to(to).is_some() {
        format!("Entre {from} et {to}, il n'y a aucune pièce à prendre.")
    } else {
        format!("{} n'a aucune prise qui finisse en {to}.", the_capital(facts.role(), from))
    };
    let quiet =
        facts.quiet_twin().map_or_else(String::new, |text| format!("Sans prise, ce coup s'écrit {text}."));
    let owed = if quiet.is_empty() { instead(facts) } else { quiet };
    sentences(&[&what, &owed])
}

fn whole_capture(facts: &Facts<'_>, named: &Move) -> String {
    let taken = facts.captured(named);
    format!(
        "{} prend {} ({}) : il faut {} à la fin du coup.",
        facts.notation(named),
        pieces(taken.len() as u32),
        and(&taken),
        if taken.len() > 1 { "toutes les enlever" } else { "l'enlever" }
    )
}

fn removed_too_many(facts: &Facts<'_>, named: &Move, extra: Bitboard) -> String {
    let occupied = extra & facts.position.board().occupied();
    let free = extra.difference(occupied);
    let stays = match occupied.len() {
        0 => String::new(),
        1 => format!(
            "{} n'a pas été sauté{} : il faut {} laisser.",
            capital(&pieces_on(facts, occupied, and)),
            if only_role(facts, occupied) == Role::King { "e" } else { "" },
            if only_role(facts, occupied) == Role::King { "la" } else { "le" }
        ),
        _ => format!("Les pièces {} n'ont pas été sautées : il faut les laisser.", and(occupied)),
    };
    let nothing = match free.len() {
        0 => String::new(),
        1 => format!("Sur la case {}, il n'y a rien à enlever.", and(free)),
        _ => format!("Sur les cases {}, il n'y a rien à enlever.", and(free)),
    };
    let right = if named.is_capture() {
        format!("{} ne prend que {}.", facts.notation(named), and(facts.captured(named)))
    } else {
        format!("{} ne prend rien.", facts.notation(named))
    };
    sentences(&[&right, &stays, &nothing])
}

fn removed_own(facts: &Facts<'_>, named: &Move, own: Bitboard) -> String {
    let others = own.without(named.from).without(named.to);
    let stay = match others.len() {
        0 => String::new(),
        1 => format!("{} reste sur le damier.", capital(&pieces_on(facts, others, and))),
        _ => format!("Les pièces {} restent sur le damier.", and(others)),
    };
    let mover = if own == others {
        String::new()
    } else {
        format!(
            "{}, qui va en {}, reste sur le damier.",
            the_capital(facts.role_on(named.from), named.from),
            named.to
        )
    };
    sentences(&["On n'enlève jamais ses propres pièces.", &stay, &mover])
}

fn only_role(facts: &Facts<'_>, set: Bitboard) -> Role {
    set.first().map_or(Role::Man, |square| facts.role_on(square))
}

/// `le pion 13 ou la dame 22`.
fn pieces_on(facts: &Facts<'_>, set: Bitboard, join: fn(Vec<String>) -> String) -> String {
    join(set.iter().map(|s| the(facts.role_on(s), s)).collect())
}

/// What may be played instead.
fn instead(facts: &Facts<'_>) -> String {
    match facts.owed() {
        Owed::Capture { pieces: count, by, moves, more } => {
            let who = match by {
                Some((role, square)) => format!("{} doit", the_capital(role, square)),
                None => "Il faut".to_string(),
            };
            let choice = if moves.len() > 1 { ", au choix" } else { "" };
            let list = if more > 0 {
                format!("{} ou l'une des {} autres prises", moves.join(", "), feminine(more as u32))
            } else {
                or(moves)
            };
            format!("{who} prendre {}{choice} : {list}.", pieces(count))
        }
        Owed::Quiet { piece: (role, square), to } if to.is_empty() => {
            format!("{} ne peut pas bouger pour le moment.", the_capital(role, square))
        }
        Owed::Quiet { piece: (role, square), to } => {
            format!("{} peut aller en {}.", the_capital(role, square), or(to))
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
    typeset(&match found.decided_by {
        DecidedBy::Opponent => format!(
            "À la table, c'est l'adversaire qui choisit : faire corriger ou laisser ({}).",
            found.article
        ),
        DecidedBy::Both => "En famille, on revient simplement à la dernière position permise.".to_string(),
    })
}

/// The label of a choice.
pub(crate) fn remedy(remedy: Remedy) -> &'static str {
    match remedy {
        Remedy::Correct => "Faire corriger",
        Remedy::Leave => "Laisser",
        Remedy::TakeBack => "Reprendre le coup",
    }
}

/// What a choice means.
pub(crate) fn remedy_explained(remedy: Remedy) -> &'static str {
    match remedy {
        Remedy::Correct => "La position d'avant est rétablie et le joueur fautif rejoue.",
        Remedy::Leave => "La position reste telle quelle et la partie continue.",
        Remedy::TakeBack => "Le coup est repris, sans pénalité, et le même joueur rejoue.",
    }
}

/// What touching a piece commits to; `own` is the rank of a piece of the player's own.
pub(crate) fn touch(touched: Square, own: Option<Role>, moves: &[String]) -> String {
    typeset(&match own {
        Some(role) if !moves.is_empty() => {
            let choice = if moves.len() > 1 { ", au choix" } else { "" };
            format!(
                "Pièce touchée, pièce jouée : {} doit jouer{choice} : {}. Pour seulement redresser une pièce, on dit \
                 d'abord « j'adoube ».",
                the(role, touched),
                or(moves)
            )
        }
        Some(role) => {
            format!("Toucher {} n'engage à rien : aucun coup ne lui est permis.", the(role, touched))
        }
        None => format!(
            "Toucher la case {touched} n'engage à rien : aucune pièce du joueur au trait ne s'y trouve."
        ),
    })
}
