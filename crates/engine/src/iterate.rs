//! The root: one depth after the other, with windows around the last score.

use damier_core::Move;

use crate::node::Node;
use crate::score::{DECIDED, INFINITE};
use crate::worker::Worker;

/// A root move with what the last finished iteration said of it.
#[derive(Clone, Debug)]
pub(crate) struct Candidate {
    pub(crate) m: Move,
    /// [`NOT_BETTER`] where only a bound is known.
    pub(crate) value: i32,
    pub(crate) line: Vec<Move>,
}

/// The value of a move of which only is known that it is not better than those before it.
pub(crate) const NOT_BETTER: i32 = -INFINITE;

impl Candidate {
    pub(crate) fn new(m: Move) -> Candidate {
        Candidate { m, value: NOT_BETTER, line: vec![m] }
    }
}

/// What one iteration is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Wanted {
    /// So many best lines, each with its exact value.
    pub(crate) lines: usize,
    /// Every move that is worse than the best by less than this gets its exact value.
    pub(crate) margin: i32,
}

impl Wanted {
    /// The best move.
    pub(crate) const BEST: Wanted = Wanted { lines: 1, margin: 0 };
}

/// Searches to one depth and sorts the candidates, the best first. Returns the depth they have: a greater one where
/// another thread was quicker. `None`: stopped; the candidates are those of the last iteration, but for a better first
/// move where one was found in time.
pub(crate) fn iterate(
    worker: &mut Worker<'_>,
    root: &Node,
    candidates: &mut Vec<Candidate>,
    depth: i32,
    wanted: Wanted,
) -> Option<i32> {
    worker.depth = depth;
    let mut trial = candidates.clone();
    let lines = wanted.lines.min(trial.len());
    for first in 0..lines {
        if !line(worker, root, &mut trial[first..], depth, wanted.margin) {
            if let Some(reached) = worker.go_on_from_others(candidates) {
                return Some(reached);
            }
            if first == 0 && trial[0].value != NOT_BETTER && trial[0].m != candidates[0].m {
                // The old best move was searched first, so this one is better at this depth.
                candidates.retain(|c| c.m != trial[0].m);
                candidates.insert(0, trial[0].clone());
            }
            return None;
        }
    }
    // Searched one after the other, a later line may turn out better than an earlier one.
    trial[..lines].sort_by_key(|candidate| std::cmp::Reverse(candidate.value));
    *candidates = trial;
    if let Some(progress) = worker.shared.progress {
        progress.tell(depth, worker.deepest, &candidates[0]);
    }
    Some(depth)
}

/// The best of these moves to the front, with its value. The window is widened until it holds it.
fn line(worker: &mut Worker<'_>, root: &Node, candidates: &mut [Candidate], depth: i32, margin: i32) -> bool {
    let guess = candidates[0].value;
    let window = worker.shared.tunables.window;
    let narrow = margin == 0 && depth >= worker.shared.tunables.window_depth && guess.abs() < DECIDED;
    let (mut below, mut above) = if narrow { (window, window) } else { (INFINITE, INFINITE) };
    loop {
        let alpha = if below >= INFINITE { -INFINITE } else { guess - below };
        let beta = if above >= INFINITE { INFINITE } else { guess + above };
        let best = moves(worker, root, candidates, depth, (alpha, beta), margin);
        candidates.sort_by_key(|candidate| std::cmp::Reverse(candidate.value));
        if worker.stopped {
            return false;
        }
        let wider = |side: i32| if side > 8 * window { INFINITE } else { side * 3 };
        if best <= alpha && below < INFINITE {
            below = wider(below);
        } else if best >= beta && above < INFINITE {
            above = wider(above);
        } else {
            return true;
        }
    }
}

/// Searches every move within a window; those not better get [`NOT_BETTER`].
fn moves(
    worker: &mut Worker<'_>,
    root: &Node,
    candidates: &mut [Candidate],
    depth: i32,
    (mut alpha, beta): (i32, i32),
    margin: i32,
) -> i32 {
    let mut best = -INFINITE;
    worker.hoped = worker.hoped.max(candidates[0].value);
    worker.push(root);
    // What was not reached must not look as if it had been.
    for candidate in candidates.iter_mut() {
        candidate.value = NOT_BETTER;
    }
    for (n, candidate) in candidates.iter_mut().enumerate() {
        let child = worker.enter(root, &candidate.m, 0, depth - 1);
        let bound = if margin > 0 && best > -INFINITE { best - margin } else { alpha };
        let mut value = bound + 1;
        if n > 0 && bound > -INFINITE {
            value = -worker.negamax::<false>(&child, depth - 1, 1, -bound - 1, -bound, false);
        }
        if (n == 0 || value > bound) && !worker.stopped {
            value = -worker.negamax::<true>(&child, depth - 1, 1, -beta, -bound, false);
        }
        if worker.stopped {
            break;
        }
        if value > bound {
            candidate.value = value;
            candidate.line.clear();
            candidate.line.push(candidate.m);
            candidate.line.extend_from_slice(worker.line());
        }
        best = best.max(value);
        worker.see_trouble(best);
        alpha = alpha.max(value);
        if value >= beta {
            break;
        }
    }
    worker.pop();
    best
}
