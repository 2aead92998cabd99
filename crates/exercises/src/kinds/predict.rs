//! `predict`: after these moves, where does a side still have pieces?

use damier_core::{Color, Move, Position, Square};

use super::{Draft, Fault, Look};
use crate::exercise::{Question, Side};
use crate::random::Random;
use crate::shape::{crowd, Shape};
use crate::text::{numbers, read_move};

/// No more squares are asked for.
const MOST_SQUARES: u32 = 8;

/// A line from here with something taken, and the side of which it is asked.
pub(crate) fn ask(position: &Position, random: &mut Random) -> Option<Draft> {
    let plies = random.between(1, 6);
    let (mut here, mut line, mut taken) = (*position, Vec::new(), 0);
    for _ in 0..plies {
        let moves = here.legal_moves();
        let m = continuation(&here, &moves, random)?;
        line.push(here.notation_among(&m, &moves));
        taken += m.captured.len();
        here = here.play_unchecked(&m);
    }
    // Of whom is it asked? Of the side to move, or of the one that may have lost something.
    let side = if random.chance(50) { position.turn() } else { position.turn().opponent() };
    let left = here.board().of(side);
    let changed = left != position.board().of(side);
    if taken == 0 || !changed || left.is_empty() || left.len() > MOST_SQUARES {
        return None;
    }
    let question = Question::Predict { line, side: side.into(), squares: numbers(left) };
    Some(Draft { position: *position, question })
}

/// A move that makes something happen: a capture, or what forces one, if there is such a move.
fn continuation(position: &Position, moves: &[Move], random: &mut Random) -> Option<Move> {
    let forcing: Vec<Move> = moves
        .iter()
        .filter(|m| m.is_capture() || position.play_unchecked(m).must_capture())
        .copied()
        .collect();
    random.pick(if forcing.is_empty() { moves } else { &forcing }).copied()
}

/// Whether the line begins with an offer and every answer in it is the only legal move.
pub(super) fn forces(position: &Position, line: &[String]) -> bool {
    let mut here = *position;
    for (ply, text) in line.iter().enumerate() {
        let Some(m) = read_move(&here, text) else { return false };
        let forced = here.legal_moves().len() == 1 && m.is_capture();
        if (ply == 0 && m.is_capture()) || (ply % 2 == 1 && !forced) {
            return false;
        }
        here = here.play_unchecked(&m);
    }
    line.len() >= 2
}

/// `6·(plies−1) + 3·(pieces taken−1) + 2·(squares−1) + look of the hardest move + crowd`.
pub(crate) fn look(position: &Position, line: &[String], side: Side, squares: &[u8]) -> Option<Look> {
    let (mut here, mut taken, mut hardest) = (*position, 0, Shape::default());
    for text in line {
        let m = read_move(&here, text)?;
        taken += m.captured.len();
        let shape = Shape::of(&here, &m);
        if shape.points() > hardest.points() {
            hardest = shape;
        }
        here = here.play_unchecked(&m);
    }
    let points = 6 * (line.len() as i64 - 1)
        + 3 * (i64::from(taken) - 1)
        + 2 * (squares.len() as i64 - 1)
        + i64::from(hardest.points())
        + crowd(position);
    let mut traits = hardest.traits();
    traits.push(if Color::from(side) == position.turn() { "own-side" } else { "other-side" });
    if forces(position, line) {
        traits.push("forced");
    }
    Some(Look::new(position, points, format!("plies-{}", line.len()), traits))
}

pub(crate) fn prove(position: &Position, line: &[String], side: Side, squares: &[u8]) -> Result<(), Fault> {
    let mut here = *position;
    for text in line {
        let m = read_move(&here, text).ok_or_else(|| format!("{text} is no legal move there"))?;
        here = here.play(&m).map_err(|e| e.to_string())?;
    }
    // Square by square, and not by the sets that made the answer.
    let stands = |s: &Square| here.board().piece_at(*s).is_some_and(|piece| piece.color == Color::from(side));
    let left: Vec<u8> = Square::all().filter(stands).map(Square::number).collect();
    if left != squares {
        return Err(format!("the pieces stand on {left:?}"));
    }
    if left.is_empty() || left.len() as u32 > MOST_SQUARES {
        return Err("too few or too many squares".into());
    }
    Ok(())
}
