//! *Find the shot*: one move wins a man or more, and a deep search says that no other does.

use damier_core::{Move, Position};

use super::judge::{promise, stands_alone, Judge};
use super::{DeepDraft, DeepQuestion};
use crate::search::material;

/// Positions that the first move is searched with: a glance that sorts out, then the proof.
const FIRST: [u64; 2] = [40_000, 600_000];
/// Positions for each later move, and for the reply.
const LATER: u64 = 120_000;
/// By how much, in hundredths of a man, the next best move is worse at least.
const APART: i32 = 75;
/// By how much a later search may think less of the line.
const DROP: i32 = 60;
/// What is left of these margins when other weights look at it: a man less sure, never another move.
const OTHER_WEIGHTS: i32 = 3;
/// No line is longer, in plies.
const LONGEST: usize = 17;

/// A line, and how far it is asked for.
struct Found {
    moves: Vec<Move>,
    asked: usize,
}

/// The exercise that a position makes, if the machine agrees with itself: the first move alone wins, so
/// does each move after it that is asked for, and at the end a man or more is won with nothing hanging.
#[must_use]
pub fn prove_shot(position: &Position) -> Option<DeepDraft> {
    let mut judge = Judge::new();
    let found = find(position, &mut judge)?;
    let texts = position.line_notation(&found.moves);
    let (line, rest) = texts.split_at(found.asked);
    Some(DeepDraft::new(position, DeepQuestion::Shot { line: line.to_vec(), rest: rest.to_vec() }))
}

fn find(position: &Position, judge: &mut Judge) -> Option<Found> {
    if position.must_capture() {
        return None;
    }
    let mut first = None;
    for nodes in FIRST {
        let two = judge.two(position, nodes)?;
        if !stands_alone(&two, APART) || first.is_some_and(|m| m != two[0].m) {
            return None;
        }
        first = Some(two[0].m);
        if nodes == FIRST[FIRST.len() - 1] {
            return follow(position, &two[0].m, two[0].value, judge);
        }
    }
    None
}

/// Plays the line on until the gain is home.
fn follow(position: &Position, first: &Move, promised: i32, judge: &mut Judge) -> Option<Found> {
    let base = material(position);
    let mut found = Found { moves: Vec::new(), asked: 0 };
    let mut here = *position;
    let mut open = false;
    while found.moves.len() < LONGEST {
        let m = if found.moves.is_empty() {
            *first
        } else {
            let (m, alone) = own(&here, promised, judge)?;
            open |= !alone;
            m
        };
        here = here.play_unchecked(&m);
        found.moves.push(m);
        if !open {
            found.asked = found.moves.len();
        }
        let replies = here.legal_moves();
        let home = replies.is_empty() || (!here.must_capture() && -material(&here) > base);
        if home {
            // What was won stays won.
            let stays = replies.is_empty()
                || judge.best(&here, LATER).is_some_and(|best| -best.value >= promise(promised) - DROP);
            return (stays && found.moves.len() > 1).then_some(found);
        }
        let reply = match replies.as_slice() {
            [only] => *only,
            _ => judge.best(&here, LATER)?.m,
        };
        here = here.play_unchecked(&reply);
        found.moves.push(reply);
    }
    None
}

/// A later move of ours, and whether it is the only one that wins as much.
fn own(here: &Position, promised: i32, judge: &mut Judge) -> Option<(Move, bool)> {
    if let [only] = here.legal_moves().as_slice() {
        return Some((*only, true));
    }
    let two = judge.two(here, LATER)?;
    (two[0].value >= promise(promised) - DROP).then(|| (two[0].m, stands_alone(&two, APART)))
}

/// Holds a shot against the search as it is now. Its weights may have changed since the line was found: they may
/// value it otherwise and reply otherwise, but each move asked for must still be the only good one, and what was won
/// must stay won.
pub(super) fn confirm_shot(position: &Position, line: &[Move], rest: &[Move]) -> Result<(), String> {
    let mut judge = Judge::new();
    let mut here = *position;
    let mut promised = None;
    for (n, m) in line.iter().chain(rest).enumerate() {
        if n % 2 == 0 && n < line.len() && here.legal_moves().len() > 1 {
            let nodes = if n == 0 { FIRST[FIRST.len() - 1] } else { LATER };
            let two = judge.two(&here, nodes).ok_or("nothing to choose from")?;
            if two[0].m != *m || !stands_alone(&two, APART / OTHER_WEIGHTS) {
                let text = here.notation(m);
                return Err(format!("{text}, move {n} of the line, is not the only good one: {two:?}"));
            }
            promised = promised.or(Some(promise(two[0].value)));
        }
        here = here.play_unchecked(m);
    }
    let stays = here.legal_moves().is_empty() || {
        let (best, promised) = (judge.best(&here, LATER), promised.unwrap_or(0));
        best.is_some_and(|best| -best.value >= promised - OTHER_WEIGHTS * DROP)
    };
    stays.then_some(()).ok_or_else(|| "what was won does not stay".into())
}
