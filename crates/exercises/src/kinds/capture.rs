//! `touch`, `count` and `landing`: which pieces must capture, how many they take, where they end.

use damier_core::{Move, Position, Square};

use super::{Draft, Fault, Look};
use crate::exercise::Question;
use crate::random::Random;
use crate::shape::{crowd, Comparison, Shape};
use crate::text::{numbers, rule};

/// The legal moves, if they are captures.
fn owed(position: &Position) -> Option<Vec<Move>> {
    let moves: Vec<Move> = position.legal_moves().into_iter().collect();
    moves.first().is_some_and(Move::is_capture).then_some(moves)
}

pub(crate) fn ask_touch(position: &Position) -> Option<Draft> {
    let moves = owed(position)?;
    // With one piece there is nothing to look for.
    if position.board().of(position.turn()).len() < 2 {
        return None;
    }
    let question = Question::Touch { squares: numbers(moves.iter().map(|m| m.from)) };
    Some(Draft { position: *position, question })
}

pub(crate) fn ask_count(position: &Position, random: &mut Random) -> Option<Draft> {
    let moves = owed(position)?;
    let m = random.pick(&moves)?;
    let question = Question::Count { from: m.from.number(), count: m.captured.len() };
    Some(Draft { position: *position, question })
}

pub(crate) fn ask_landing(position: &Position, random: &mut Random) -> Option<Draft> {
    let moves = owed(position)?;
    let from = random.pick(&moves)?.from;
    let squares = numbers(moves.iter().filter(|m| m.from == from).map(|m| m.to));
    Some(Draft { position: *position, question: Question::Landing { from: from.number(), squares } })
}

/// Traits of the comparison that the player has to make.
fn traits(position: &Position, comparison: &Comparison, shape: &Shape) -> Vec<&'static str> {
    let mut traits = shape.traits();
    if comparison.smaller().next().is_some() {
        traits.push("majority");
    }
    if comparison.king_is_left(position) {
        traits.push("number-before-rank");
    }
    if comparison.equal_with_king(position) {
        traits.push("equal-numbers");
    }
    traits
}

/// `8·(answers−1) + 11·(pieces with a smaller capture) + 6·(pieces taken−1) + look of the hardest capture
/// + crowd − 2`.
pub(crate) fn look_touch(position: &Position, squares: &[u8]) -> Option<Look> {
    let comparison = Comparison::of(position)?;
    let shape = comparison.hardest(position);
    let points = 8 * (squares.len() as i64 - 1)
        + 11 * comparison.idle() as i64
        + 6 * (i64::from(comparison.most) - 1)
        + i64::from(shape.points())
        + crowd(position)
        - 2;
    let mut traits = traits(position, &comparison, &shape);
    if squares.len() > 1 {
        traits.push("several-answers");
    }
    if comparison.idle() > 0 {
        traits.push("idle-capturer");
    }
    Some(Look::new(position, points, format!("answers-{}", squares.len().min(4)), traits))
}

/// `7·(count−1) + 4·(shorter ways of the same piece) + look of the capture + crowd`.
pub(crate) fn look_count(position: &Position, from: u8) -> Option<Look> {
    let comparison = Comparison::of(position)?;
    let from = Square::new(from)?;
    let m = comparison.largest().find(|m| m.from == from)?;
    let shape = Shape::of(position, m);
    let shorter = comparison.smaller().filter(|m| m.from == from).count().min(4);
    let points = 7 * (i64::from(comparison.most) - 1)
        + 4 * shorter as i64
        + i64::from(shape.points())
        + crowd(position);
    let mut traits = traits(position, &comparison, &shape);
    if shorter > 0 {
        traits.push("shorter-way");
    }
    Some(Look::new(position, points, format!("takes-{}", comparison.most.min(7)), traits))
}

/// `5·(answers−1) + 5·(pieces taken−1) + 4·(other ends in smaller captures) + look of the hardest capture
/// + crowd`.
pub(crate) fn look_landing(position: &Position, from: u8, squares: &[u8]) -> Option<Look> {
    let comparison = Comparison::of(position)?;
    let from = Square::new(from)?;
    let shapes = comparison.largest().filter(|m| m.from == from).take(12).map(|m| Shape::of(position, m));
    let shape = shapes.max_by_key(Shape::points)?;
    let elsewhere = numbers(comparison.smaller().filter(|m| m.from == from).map(|m| m.to));
    let elsewhere = elsewhere.iter().filter(|s| !squares.contains(s)).count().min(4);
    let points = 5 * (squares.len() as i64 - 1)
        + 5 * (i64::from(comparison.most) - 1)
        + 4 * elsewhere as i64
        + i64::from(shape.points())
        + crowd(position);
    let traits = traits(position, &comparison, &shape);
    Some(Look::new(position, points, format!("ends-{}", squares.len().min(5)), traits))
}

/// Every capture of the position, compared one with the other.
fn compared(position: &Position) -> Result<Comparison, Fault> {
    Comparison::of(position).ok_or_else(|| "there is no capture to be made".into())
}

pub(crate) fn prove_touch(position: &Position, squares: &[u8]) -> Result<(), Fault> {
    let comparison = compared(position)?;
    let must = numbers(comparison.largest().map(|m| m.from));
    if must != squares {
        return Err(format!("the pieces that must capture are {must:?}"));
    }
    // And each of them by the ruling on its capture.
    for m in comparison.all.iter() {
        let legal = rule(position, &m.hub(), None).is_some_and(|r| r.is_legal());
        if legal != squares.contains(&m.from.number()) && m.captured.len() == comparison.most {
            return Err(format!("the ruling on {} differs", m.hub()));
        }
    }
    Ok(())
}

pub(crate) fn prove_count(position: &Position, from: u8, count: u32) -> Result<(), Fault> {
    let comparison = compared(position)?;
    let most = comparison.all.iter().filter(|m| m.from.number() == from).map(|m| m.captured.len()).max();
    match most {
        None => Err(format!("the piece on {from} takes nothing")),
        Some(most) if most != comparison.most => Err(format!("the piece on {from} need not capture")),
        Some(most) if most != count => Err(format!("the piece on {from} takes {most}")),
        Some(_) => Ok(()),
    }
}

pub(crate) fn prove_landing(position: &Position, from: u8, squares: &[u8]) -> Result<(), Fault> {
    let ends = numbers(compared(position)?.largest().filter(|m| m.from.number() == from).map(|m| m.to));
    if ends.is_empty() {
        return Err(format!("the piece on {from} need not capture"));
    }
    if ends != squares {
        return Err(format!("the capture may end on {ends:?}"));
    }
    Ok(())
}
