//! `legal`: a move is tried; is it legal, and if not, why?
//!
//! A try breaks one rule only: where a piece steps or slides wrongly, there is no capture that was
//! owed as well.

use damier_core::ruling::{Finding, RulingCode};
use damier_core::{Move, Piece, Position, Role, Square};

use super::{Draft, Fault, Look};
use crate::exercise::Question;
use crate::misread::lifted_at_once;
use crate::random::Random;
use crate::shape::{crowd, role, Comparison, Shape};
use crate::text::{route, rule};

/// The rulings that are asked for, with how many of a hundred exercises each should be. What is no move
/// at all (`no-such-square`, `ambiguous`), the end of the game and what was lifted are left to others.
pub(crate) const SHARES: [(RulingCode, usize); 14] = [
    (RulingCode::Legal, 44),
    (RulingCode::CaptureMandatory, 8),
    (RulingCode::Majority, 8),
    (RulingCode::CaptureUnfinished, 6),
    (RulingCode::ManMovesBackward, 4),
    (RulingCode::ManMovesTooFar, 4),
    (RulingCode::PathBlocked, 5),
    (RulingCode::JumpsOwnPiece, 3),
    (RulingCode::PieceJumpedTwice, 5),
    (RulingCode::CapturedPieceBlocks, 3),
    (RulingCode::DestinationOccupied, 3),
    (RulingCode::NothingToCapture, 3),
    (RulingCode::NotOnDiagonal, 3),
    (RulingCode::NotYourPiece, 3),
];

/// A try in this position with this ruling, if chance finds one.
pub(crate) fn ask(position: &Position, code: RulingCode, random: &mut Random) -> Option<Draft> {
    let tries = tries(position, code);
    let text = random.pick(&tries)?.clone();
    (rule(position, &text, None)?.code() == code).then(|| Draft {
        position: *position,
        question: Question::Legal { text, code: code.name().to_owned() },
    })
}

/// Texts that may have this ruling; it is asked for each.
fn tries(position: &Position, code: RulingCode) -> Vec<String> {
    let captures = position.must_capture();
    let moves = position.legal_moves();
    match code {
        RulingCode::Legal => moves.iter().map(|m| position.path(m).notation()).collect(),
        RulingCode::CaptureMandatory if captures => steps(position, true),
        RulingCode::Majority if captures => Comparison::of(position).map_or_else(Vec::new, |comparison| {
            comparison.smaller().map(|m| position.path(m).notation()).collect()
        }),
        RulingCode::CaptureUnfinished if captures => moves
            .iter()
            .flat_map(|m| {
                let squares = position.path(m).squares;
                (2..squares.len()).map(|end| route(&squares[..end])).collect::<Vec<_>>()
            })
            .collect(),
        RulingCode::PieceJumpedTwice | RulingCode::CapturedPieceBlocks if captures => position
            .board()
            .of(position.turn())
            .iter()
            .flat_map(|from| lifted_at_once(position, from))
            .map(|wrong| route(&wrong.squares))
            .collect(),
        RulingCode::ManMovesBackward
        | RulingCode::ManMovesTooFar
        | RulingCode::PathBlocked
        | RulingCode::JumpsOwnPiece
        | RulingCode::DestinationOccupied
        | RulingCode::NothingToCapture
        | RulingCode::NotOnDiagonal
        | RulingCode::NotYourPiece
            if !captures =>
        {
            steps(position, code != RulingCode::NotYourPiece)
        }
        _ => Vec::new(),
    }
}

/// Hops of one piece to a square that somebody might think of, with and without a cross.
pub(super) fn steps(position: &Position, own: bool) -> Vec<String> {
    let player = if own { position.turn() } else { position.turn().opponent() };
    let mut texts = Vec::new();
    for from in position.board().of(player).iter() {
        let Some(piece) = position.board().piece_at(from) else { continue };
        for to in Square::all().filter(|to| thinkable(piece, from, *to)) {
            let between = from.direction_to(to).map_or(0, |(direction, steps)| {
                let on_the_way = from.ray(direction).take(usize::from(steps) - 1);
                on_the_way.filter(|s| position.board().piece_at(*s).is_some()).count()
            });
            texts.push(format!("{from}{}{to}", if between > 0 { "x" } else { "-" }));
            if between == 0 && from.direction_to(to).is_some_and(|(_, steps)| steps >= 2) {
                texts.push(format!("{from}x{to}"));
            }
        }
    }
    texts
}

/// Whether a person might try this: a king along its lines, a man nearby, both a little beside the line.
fn thinkable(piece: Piece, from: Square, to: Square) -> bool {
    let rows = from.row().abs_diff(to.row());
    let columns = from.column().abs_diff(to.column());
    match from.direction_to(to) {
        Some((_, steps)) => piece.role == Role::King || steps <= 3,
        None => rows <= 2 && columns <= 1 && from != to,
    }
}

/// Points of a ruling: how easily it is overlooked.
fn base(code: RulingCode, role: Role) -> i64 {
    let king = if role == Role::King { 4 } else { 0 };
    match code {
        RulingCode::ManMovesBackward | RulingCode::NotOnDiagonal => 2,
        RulingCode::NotYourPiece => 4,
        RulingCode::DestinationOccupied => 6,
        RulingCode::ManMovesTooFar | RulingCode::JumpsOwnPiece | RulingCode::NothingToCapture => 6 + king,
        RulingCode::CaptureMandatory => 8,
        RulingCode::PathBlocked => 12 + king,
        RulingCode::CaptureUnfinished => 16,
        RulingCode::Majority => 16,
        RulingCode::PieceJumpedTwice | RulingCode::CapturedPieceBlocks => 30,
        _ => 0,
    }
}

/// `points of the ruling + 6·(pieces taken−1) + look of the move (legal moves) or half that of the hardest
/// capture that was owed + crowd`, and 6 for what looks illegal and is legal.
pub(crate) fn look(position: &Position, text: &str, code: &str) -> Option<Look> {
    let ruling = rule(position, text, None)?;
    let mover = role(position, *ruling.tried.first()?);
    let comparison = Comparison::of(position);
    let mut points = base(ruling.code(), mover) + crowd(position);
    let mut traits = Vec::new();
    match (&ruling.finding, &comparison) {
        (Finding::Legal { named }, _) => {
            let shape = Shape::of(position, named);
            points += i64::from(shape.points()) + 6 * (i64::from(shape.taken) - 1).max(0);
            traits.extend(shape.traits());
            let doubtful = looks_illegal(position, named, comparison.as_ref());
            if !doubtful.is_empty() {
                points += 6;
                traits.push("looks-illegal");
            }
            traits.extend(doubtful);
        }
        (_, Some(comparison)) => {
            let shape = comparison.hardest(position);
            points += i64::from(shape.points()) / 2 + 6 * (i64::from(comparison.most) - 1);
            if comparison.king_is_left(position) {
                traits.push("number-before-rank");
            }
        }
        _ => {}
    }
    if mover == Role::King {
        traits.push("king-moves");
    }
    Some(Look::new(position, points, code, traits))
}

/// Why a legal move may be doubted.
pub(super) fn looks_illegal(
    position: &Position,
    m: &Move,
    comparison: Option<&Comparison>,
) -> Vec<&'static str> {
    let shape = Shape::of(position, m);
    let mut reasons = Vec::new();
    if shape.backward {
        reasons.push("man-takes-backward");
    }
    if shape.passes {
        reasons.push("stays-a-man");
    }
    if shape.circular {
        reasons.push("returns");
    }
    if shape.ghost {
        reasons.push("stops-before-a-ghost");
    }
    if shape.king && shape.far {
        reasons.push("flies");
    }
    if let Some(comparison) = comparison {
        let kings = position.board().kings();
        if comparison.king_is_left(position) {
            reasons.push("leaves-a-king");
        }
        if comparison.equal_with_king(position) && !m.captured.intersects(kings) {
            reasons.push("free-choice");
        }
    }
    reasons
}

pub(crate) fn prove(position: &Position, text: &str, code: &str) -> Result<(), Fault> {
    let ruling = rule(position, text, None).ok_or("the text is no move")?;
    if ruling.code().name() != code {
        return Err(format!("the ruling on {text} is {}", ruling.code().name()));
    }
    if !SHARES.iter().any(|(asked, _)| *asked == ruling.code()) {
        return Err(format!("{code} is not asked for"));
    }
    let about_captures = matches!(
        ruling.code(),
        RulingCode::CaptureMandatory
            | RulingCode::Majority
            | RulingCode::CaptureUnfinished
            | RulingCode::PieceJumpedTwice
            | RulingCode::CapturedPieceBlocks
    );
    // One rule is broken, not two.
    if !ruling.is_legal() && about_captures != position.must_capture() {
        return Err(format!("{text} breaks another rule, too"));
    }
    if let Finding::Majority { route, most } = &ruling.finding {
        let compared = Comparison::of(position).map(|c| c.most);
        if compared != Some(*most) || route.captured.len() as u32 >= *most {
            return Err(format!("{text} is no smaller capture"));
        }
    }
    Ok(())
}
