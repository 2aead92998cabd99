//! Rulings in English.

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
            "That number is no square: the squares are numbered from 1 to 50.".into()
        }
        Finding::NoSuchSquare { number } => {
            format!("There is no square {number}: the squares are numbered from 1 to 50.")
        }
        Finding::EmptySquare { square } => sentences(&[
            &format!("Square {square} is empty: there is no piece to move."),
            &format!("It is {}'s turn.", side(facts.turn())),
            &capture_owed(facts),
        ]),
        Finding::NotYourPiece { square } => sentences(&[
            &format!(
                "{} belongs to {}, and it is {}'s turn.",
                the_capital(role, *square),
                side(facts.turn().opponent()),
                side(facts.turn())
            ),
            &capture_owed(facts),
        ]),
        Finding::Ambiguous { candidates } => ambiguous(facts, candidates),
        Finding::DestinationOccupied { hop, occupant } => sentences(&[
            &format!(
                "Square {} is occupied by {}: {} cannot stop there.",
                hop.to,
                a_colored(occupant.role, occupant.color),
                the(role, facts.ruling.tried[0])
            ),
            &instead(facts),
        ]),
        Finding::NotOnDiagonal { hop } if hop.from == hop.to => sentences(&[
            &format!("The piece would not leave square {}: that is no move.", hop.from),
            &instead(facts),
        ]),
        Finding::NotOnDiagonal { hop } => {
            let rule = match role {
                Role::Man => "a man only moves diagonally, one square at a time",
                Role::King => "a king only moves diagonally",
            };
            sentences(&[
                &format!("Squares {} and {} are not on one diagonal: {rule}.", hop.from, hop.to),
                &instead(facts),
            ])
        }
        Finding::ManMovesBackward { hop } => sentences(&[
            &format!("A man does not move backward: the man on {} cannot go to {}.", hop.from, hop.to),
            "Backward it may only capture.",
            &instead(facts),
        ]),
        Finding::ManMovesTooFar { hop, over: None } => sentences(&[
            &format!("A man moves one square at a time: it cannot go from {} to {}.", hop.from, hop.to),
            &instead(facts),
        ]),
        Finding::ManMovesTooFar { hop, over: Some(over) } => sentences(&[
            &format!(
                "A man captures the piece right beside it and lands right behind it: it cannot go from {} to {} over {}.",
                hop.from,
                hop.to,
                the(facts.role_on(*over), *over)
            ),
            &instead(facts),
        ]),
        Finding::JumpsOwnPiece { hop, own } => sentences(&[
            &format!(
                "{} stands between {} and {}: no piece ever jumps its own side.",
                the_capital(facts.role_on(*own), *own),
                hop.from,
                hop.to
            ),
            &instead(facts),
        ]),
        Finding::PathBlocked { hop, blockers } => sentences(&[
            &format!(
                "Between {} and {} stand {} of the opponent's ({}): only one can be jumped at a time, with a free square \
                 behind it.",
                hop.from,
                hop.to,
                pieces(blockers.len()),
                and(*blockers)
            ),
            &instead(facts),
        ]),
        Finding::NothingToCapture { hop } => nothing_to_capture(facts, hop.from, hop.to),
        Finding::CapturedPieceBlocks { hop, .. } => sentences(&[
            &format!("Square {} still holds a piece captured in this move: it is not free to land on.", hop.to),
            "Captured pieces are lifted only when the capture is over.",
            &instead(facts),
        ]),
        Finding::PieceJumpedTwice { hop, twice } => sentences(&[
            &format!(
                "From {} to {}, {} would be jumped a second time: no piece may be jumped twice in one capture.",
                hop.from,
                hop.to,
                the(facts.role_on(*twice), *twice)
            ),
            &instead(facts),
        ]),
        Finding::CaptureMandatory { hop } => sentences(&[
            &instead(facts),
            &format!("Capturing is compulsory, and {}-{} captures nothing.", hop.from, hop.to),
        ]),
        Finding::CaptureUnfinished { route, next } => sentences(&[
            &format!(
                "{} cannot stop on {}: it can still capture {}.",
                the_capital(role, route.squares[0]),
                route.squares[route.squares.len() - 1],
                pieces_on(facts, *next, or)
            ),
            &instead(facts),
        ]),
        Finding::Majority { route, .. } => sentences(&[
            &instead(facts),
            &format!(
                "The capture {} takes only {}.",
                facts.route(route),
                number(route.captured.len() as u32)
            ),
        ]),
        Finding::RemovedTooFew { named, missing } => {
            let taken = facts.captured(named);
            let whole = format!(
                "{} captures {} ({}), and {} must be lifted at the end of the move.",
                facts.notation(named),
                pieces(taken.len() as u32),
                and(&taken),
                if taken.len() > 1 { "all of them" } else { "it" }
            );
            sentences(&[&whole, &format!("Still to be lifted: {}.", pieces_on(facts, *missing, and))])
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
            "{} is allowed: {piece} captures {} ({}).",
            facts.notation(named),
            pieces(taken.len() as u32),
            and(taken)
        )
    } else {
        format!("{} is allowed: {piece} moves to {}.", facts.notation(named), named.to)
    };
    let crowned = if named.promotes { format!("On {} it becomes a king.", named.to) } else { String::new() };
    sentences(&[&what, &crowned])
}

fn game_over(facts: &Facts<'_>, blocked: bool) -> String {
    let (loser, winner) = (side(facts.turn()), side(facts.turn().opponent()));
    let why = if blocked { "still has pieces but no move" } else { "has no piece left" };
    format!("The game is over. {loser} {why}: {winner} has won.")
}

fn ambiguous(facts: &Facts<'_>, candidates: &[Move]) -> String {
    let each = candidates.iter().map(|m| format!("{} takes {}", facts.notation(m), and(facts.captured(m))));
    format!(
        "{} can mean {} different captures: {}. Say which one.",
        candidates[0].short(),
        number(candidates.len() as u32),
        each.collect::<Vec<_>>().join("; ")
    )
}

fn nothing_to_capture(facts: &Facts<'_>, from: Square, to: Square) -> String {
    let what = if from.direction_to(to).is_some() {
        format!("There is no piece to capture between {from} and {to}.")
    } else {
        format!("{} has no capture that ends on {to}.", the_capital(facts.role(), from))
    };
    let quiet = facts
        .quiet_twin()
        .map_or_else(String::new, |text| format!("As a move without capture, write {text}."));
    let owed = if quiet.is_empty() { instead(facts) } else { quiet };
    sentences(&[&what, &owed])
}

fn removed_too_many(facts: &Facts<'_>, named: &Move, extra: Bitboard) -> String {
    let occupied = extra & facts.position.board().occupied();
    let free = extra.difference(occupied);
    let right = if named.is_capture() {
        format!("{} captures only {}.", facts.notation(named), and(facts.captured(named)))
    } else {
        format!("{} captures nothing.", facts.notation(named))
    };
    let stays = match occupied.len() {
        0 => String::new(),
        1 => format!("{} was not jumped and stays.", capital(&pieces_on(facts, occupied, and))),
        _ => format!("The pieces on {} were not jumped and stay.", and(occupied)),
    };
    let nothing = match free.len() {
        0 => String::new(),
        1 => format!("On square {} there is nothing to lift.", and(free)),
        _ => format!("On squares {} there is nothing to lift.", and(free)),
    };
    sentences(&[&right, &stays, &nothing])
}

fn removed_own(facts: &Facts<'_>, named: &Move, own: Bitboard) -> String {
    let others = own.without(named.from).without(named.to);
    let stay = match others.len() {
        0 => String::new(),
        1 => format!("{} stays on the board.", capital(&pieces_on(facts, others, and))),
        _ => format!("The pieces on {} stay on the board.", and(others)),
    };
    let mover = if own == others {
        String::new()
    } else {
        let piece = the_capital(facts.role_on(named.from), named.from);
        format!("{piece}, which goes to {}, stays on the board.", named.to)
    };
    sentences(&["A player never lifts pieces of their own.", &stay, &mover])
}

/// `the man on 13 or the king on 22`.
fn pieces_on(facts: &Facts<'_>, set: Bitboard, join: fn(Vec<String>) -> String) -> String {
    join(set.iter().map(|s| the(facts.role_on(s), s)).collect())
}

/// What may be played instead.
fn instead(facts: &Facts<'_>) -> String {
    match facts.owed() {
        Owed::Capture { pieces: count, by, moves, more } => {
            let count = pieces(count);
            let who = match by {
                Some((role, square)) => format!("{} must capture {count}", the_capital(role, square)),
                None => format!("You must capture {count}"),
            };
            let choice = if moves.len() > 1 { ", free choice" } else { "" };
            let list = if more > 0 {
                format!("{} or one of the {} other captures", moves.join(", "), number(more as u32))
            } else {
                or(moves)
            };
            format!("{who}{choice}: {list}.")
        }
        Owed::Quiet { piece: (role, square), to } if to.is_empty() => {
            format!("{} cannot move at the moment.", the_capital(role, square))
        }
        Owed::Quiet { piece: (role, square), to } => {
            format!("{} can go to {}.", the_capital(role, square), or(to))
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
            format!(
                "At the table the opponent chooses: to have it rectified or to let it stand ({}).",
                found.article
            )
        }
        DecidedBy::Both => "At home, simply go back to the last permitted position.".to_string(),
    }
}

/// The label of a choice.
pub(crate) fn remedy(remedy: Remedy) -> &'static str {
    match remedy {
        Remedy::Correct => "Rectify",
        Remedy::Leave => "Let it stand",
        Remedy::TakeBack => "Take the move back",
    }
}

/// What a choice means.
pub(crate) fn remedy_explained(remedy: Remedy) -> &'static str {
    match remedy {
        Remedy::Correct => "The position before is restored and the player at fault moves again.",
        Remedy::Leave => "The position stays as it is and the game goes on.",
        Remedy::TakeBack => "The move is taken back without penalty and the same player moves again.",
    }
}

/// What touching a piece commits to; `own` is the rank of a piece of the player's own.
pub(crate) fn touch(touched: Square, own: Option<Role>, moves: &[String]) -> String {
    match own {
        Some(role) if !moves.is_empty() => format!(
            "Touch-move: {} must be played, {}. Only to straighten a piece, say “j'adoube” (I adjust) first.",
            the(role, touched),
            or(moves)
        ),
        Some(role) => {
            format!("Touching {} commits to nothing: it has no permitted move.", the(role, touched))
        }
        None => format!(
            "Touching square {touched} commits to nothing: no piece of the player on move stands there."
        ),
    }
}
