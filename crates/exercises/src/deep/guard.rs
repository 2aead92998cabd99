//! *Defend*, in the middle of a game: one move loses nothing, every other loses a man at least.

use std::collections::BTreeMap;

use damier_core::{Move, Position};

use super::judge::{stands_alone, Judge};
use super::{DeepDraft, DeepQuestion, Source};
use crate::search::material;

/// Positions searched: a glance that sorts out, then the proof.
const FIRST: [u64; 2] = [3_000, 400_000];
/// Positions for each move of a refutation.
const REFUTE: u64 = 25_000;
/// By how much, in hundredths of a man, the other moves are worse at least.
const APART: i32 = 90;
/// What is left of this margin when other weights look at it.
const OTHER_WEIGHTS: i32 = 3;
/// Nearer than this to nothing is level: who holds has lost nothing.
const LEVEL: i32 = 60;
/// With fewer moves there is not much to choose.
const FEWEST_MOVES: usize = 5;
/// No refutation is longer, in plies.
const LONGEST: usize = 9;

/// The exercise that a position makes, if only one of its moves holds.
pub(super) fn prove_guard(position: &Position, judge: &mut Judge) -> Option<DeepDraft> {
    let holding = holds(position, judge, &FIRST)?;
    let count = Counted::after(position, &holding, judge);
    let mut replies = BTreeMap::new();
    for m in position.legal_moves().iter().filter(|m| **m != holding) {
        let line = refute(position, m, count, judge)?;
        let texts = position.play_unchecked(m).line_notation(&line);
        replies.insert(position.notation(m), texts);
    }
    let text = position.notation(&holding);
    Some(DeepDraft::new(position, DeepQuestion::Defend { by: Source::Search, text, replies }))
}

/// The one move that keeps a level position level.
pub(super) fn holds(position: &Position, judge: &mut Judge, nodes: &[u64]) -> Option<Move> {
    if position.must_capture() || position.legal_moves().len() < FEWEST_MOVES {
        return None;
    }
    let mut found: Option<Move> = None;
    for nodes in nodes {
        let two = judge.two(position, *nodes)?;
        let [first, second] = &two;
        let level = first.value.abs() <= LEVEL && second.value <= LEVEL - APART;
        if !level || !stands_alone(&two, APART) || found.is_some_and(|m| m != first.m) {
            return None;
        }
        found = Some(first.m);
    }
    found
}

/// Holds the move against the search as it is now, whose weights may have changed: it must still be the only good one. The other
/// moves, each with what comes of it, must lose what this one keeps.
pub(super) fn confirm_guard(position: &Position, holding: &Move, others: &[Vec<Move>]) -> Result<(), String> {
    let mut judge = Judge::new();
    let two = judge.two(position, FIRST[FIRST.len() - 1]).ok_or("nothing to choose from")?;
    if two[0].m != *holding || !stands_alone(&two, APART / OTHER_WEIGHTS) {
        return Err(format!("it is not the only good move: {two:?}"));
    }
    let count = Counted::after(position, holding, &mut judge);
    for line in others {
        let end = line.iter().fold(*position, |here, m| here.play_unchecked(m));
        if !end.legal_moves().is_empty() && count.of(&end) >= count.of(position) {
            return Err(format!("nothing is lost by {line:?}, or no more than by {holding:?}"));
        }
    }
    Ok(())
}

/// What the side to move has more than the other, as far as it tells the moves apart.
#[derive(Clone, Copy, Debug)]
enum Counted {
    /// Kings count more than men.
    Material,
    /// All pieces alike: the enemy gets a king after the move that holds, too.
    Pieces,
}

impl Counted {
    fn after(position: &Position, holding: &Move, judge: &mut Judge) -> Counted {
        let kings = |p: &Position| (p.board().of(position.turn().opponent()) & p.board().kings()).len();
        let mut here = position.play_unchecked(holding);
        for _ in 0..LONGEST {
            match judge.best(&here, REFUTE) {
                Some(best) => here = here.play_unchecked(&best.m),
                None => break,
            }
            if kings(&here) > kings(position) {
                return Counted::Pieces;
            }
        }
        Counted::Material
    }

    fn of(self, position: &Position) -> i32 {
        match self {
            Counted::Material => material(position),
            Counted::Pieces => {
                let count = |color| position.board().of(color).len() as i32;
                count(position.turn()) - count(position.turn().opponent())
            }
        }
    }
}

/// How the enemy wins a man after this move, until nothing hangs any more.
fn refute(position: &Position, m: &Move, count: Counted, judge: &mut Judge) -> Option<Vec<Move>> {
    let mut here = position.play_unchecked(m);
    let mut line = Vec::new();
    while line.len() < LONGEST {
        let legal = here.legal_moves();
        let next = match legal.as_slice() {
            [] => return None,
            [only] => *only,
            _ => judge.best(&here, REFUTE)?.m,
        };
        here = here.play_unchecked(&next);
        line.push(next);
        // The enemy has just moved and we need not take: what is gone is gone.
        if line.len() % 2 == 1
            && (here.legal_moves().is_empty()
                || (!here.must_capture() && count.of(&here) < count.of(position)))
        {
            return Some(line);
        }
    }
    None
}
