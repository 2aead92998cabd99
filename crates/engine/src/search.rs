//! The search below the root: principal variation search with a shared table.

use damier_core::MoveList;

use crate::endgames::Known;
use crate::node::Node;
use crate::score::{self, DECIDED, DRAW, INFINITE};
use crate::table::{Bound, Entry, MoveHint};
use crate::worker::{Worker, MAX_PLY};

impl Worker<'_> {
    /// The worth of a position to the side to move. `verifying`: within a search that only tests
    /// whether a node can be cut off.
    pub(crate) fn negamax<const PV: bool>(
        &mut self,
        node: &Node,
        depth: i32,
        ply: usize,
        mut alpha: i32,
        mut beta: i32,
        verifying: bool,
    ) -> i32 {
        if PV {
            self.own.lines[ply].clear();
        }
        let tunables = self.shared.tunables;
        // 1. A leaf?
        if depth <= 0 || ply >= MAX_PLY {
            return self.quiescence(node, ply, alpha, beta, self.style.sees_threats);
        }
        if self.count_node() {
            return DRAW;
        }
        // 2. A draw? A repetition, even the first one, leads nowhere.
        if self.repeats(node) {
            return DRAW;
        }
        let captures = node.position.must_capture();
        if node.is_over_a_limit() {
            let stuck = !captures && !node.position.has_quiet_move();
            return if stuck { score::loss_in(ply) } else { DRAW };
        }
        // 3. Known from tables? A win that may come too late is searched, and not remembered.
        let doubtful = match self.known(node, ply) {
            Known::Score(score) => return score,
            Known::Doubtful(_) => true,
            Known::Draw | Known::Nothing => false,
        };
        // 4. A win nearer to the root is known already?
        if self.style.selective {
            alpha = alpha.max(score::loss_in(ply));
            beta = beta.min(-score::loss_in(ply + 1));
            if alpha >= beta {
                return alpha;
            }
        }
        // 5. Known from before? Not near a limit of the draw rules, of which the table knows nothing.
        let remembers = self.style.uses_table && !doubtful;
        let known = if remembers { self.shared.table.get(node.key) } else { None };
        let mut hint = MoveHint::NONE;
        if let Some(entry) = known {
            hint = entry.best;
            let score = score::from_node(entry.score, ply);
            let enough = match entry.bound {
                Bound::Exact => true,
                Bound::AtLeast => score >= beta,
                Bound::AtMost => score <= alpha,
            };
            if !PV && entry.depth >= depth && enough && !node.is_near_a_limit() {
                return score;
            }
        }
        // 6. What a glance says. It means nothing while pieces are about to be taken.
        let threatened = !captures && node.position.is_threatened();
        let estimate = match known {
            _ if captures => Entry::UNKNOWN,
            Some(entry) if entry.estimate != Entry::UNKNOWN => entry.estimate,
            _ => self.judge(node),
        };
        self.own.estimates[ply] = estimate;
        let calm = !captures && !threatened && !doubtful && self.style.selective;
        // 7. A position met for the first time is searched a ply less deep: it will be met again, its
        // best move then known.
        let unknown = self.style.selective && !captures && hint == MoveHint::NONE;
        let depth = if unknown && depth >= tunables.unknown_depth { depth - 1 } else { depth };
        if !PV && calm && beta.abs() < DECIDED {
            // 8. Far above beta: nothing that happens in a few plies changes that.
            if depth <= tunables.calm_depth && estimate - tunables.calm_margin * depth >= beta {
                return estimate;
            }
            // 9. Above beta, and a shallow search agrees with something to spare.
            if depth >= tunables.cut_depth && !verifying && estimate >= beta {
                let bound = beta + tunables.cut_margin * depth;
                let shallow = depth * tunables.cut_share / 100;
                let score = self.negamax::<false>(node, shallow, ply, bound - 1, bound, true);
                if self.stopped {
                    return DRAW;
                }
                if score >= bound {
                    return score;
                }
            }
        }
        // 10. The moves, most promising first. A man's move that was best before comes first of all: often
        // the others need not be looked for.
        let known_best = if captures { None } else { hint.man_move(&node.position) };
        let mut moves = std::mem::take(&mut self.own.lists[ply]);
        let mut promises = std::mem::take(&mut self.own.promises[ply]);
        let count = match known_best {
            Some(_) => node.position.count_quiet_moves(),
            None => {
                self.find(node, &mut moves, &mut promises, hint, ply);
                moves.len()
            }
        };
        if count == 0 {
            self.own.lists[ply] = moves;
            self.own.promises[ply] = promises;
            return score::loss_in(ply);
        }
        // 11. A forced move costs no depth.
        let forced = count == 1;
        let below = if forced { depth } else { depth - 1 };
        let hopeless = !PV
            && calm
            && depth <= tunables.hopeless_depth
            && alpha.abs() < DECIDED
            && estimate + tunables.hopeless_margin * (depth + 1) <= alpha;
        let improving = ply >= 2
            && estimate != Entry::UNKNOWN
            && self.own.estimates[ply - 2] != Entry::UNKNOWN
            && estimate > self.own.estimates[ply - 2];
        let late_from = if PV { tunables.late_from_pv } else { tunables.late_from } as usize;
        let turn = node.position.turn();
        let before = alpha;
        let mut best = -INFINITE;
        let mut best_move = None;
        self.own.path.push(node.key);
        for n in 0..count {
            let m = match known_best {
                Some(m) if n == 0 => m,
                _ => {
                    if n == 1 && known_best.is_some() {
                        self.find(node, &mut moves, &mut promises, hint, ply);
                        pick(&mut moves, &mut promises, 0);
                    }
                    pick(&mut moves, &mut promises, n);
                    moves[n]
                }
            };
            let quiet = !m.is_capture() && !m.promotes;
            // 12. Late quiet moves are first searched less deep.
            let mut reduction = 0;
            if self.style.selective && quiet && depth >= tunables.late_depth && n >= late_from {
                let history = self.own.ordering.history(turn, &m, self.own.arrivals[ply]);
                reduction = self.shared.reductions.of(depth, n);
                reduction -= i32::from(PV) + i32::from(self.own.ordering.is_killer(&m, ply));
                if !improving && !PV && reduction > 0 && depth > 4 {
                    reduction += tunables.late_worse;
                }
                reduction -= history / tunables.late_history;
                reduction = reduction.clamp(0, (below - 1).max(0));
            }
            let child = self.enter(node, &m, ply, below - reduction);
            // 13. Hopeless, and the move neither offers nor attacks anything.
            if hopeless
                && quiet
                && n > 0
                && best > -DECIDED
                && !child.position.must_capture()
                && !child.position.is_threatened()
            {
                continue;
            }
            // 14. The first move with the whole window, the others against a bound.
            let mut score;
            if PV && n == 0 {
                score = -self.negamax::<true>(&child, below, ply + 1, -beta, -alpha, verifying);
            } else {
                score =
                    -self.negamax::<false>(&child, below - reduction, ply + 1, -alpha - 1, -alpha, verifying);
                if score > alpha && reduction > 0 {
                    score = -self.negamax::<false>(&child, below, ply + 1, -alpha - 1, -alpha, verifying);
                }
                if PV && score > alpha && score < beta {
                    score = -self.negamax::<true>(&child, below, ply + 1, -beta, -alpha, verifying);
                }
            }
            if self.stopped {
                break;
            }
            if score > best {
                best = score;
                best_move = Some(m);
                if score > alpha {
                    alpha = score;
                    if PV {
                        self.extend_line(ply, m);
                    }
                }
                if score >= beta {
                    if !forced {
                        let step = (tunables.history_step * depth * depth).min(tunables.history_most);
                        self.own.ordering.reward(turn, &moves[..n], &m, ply, step, self.own.arrivals[ply]);
                    }
                    break;
                }
            }
        }
        self.own.path.pop();
        self.own.lists[ply] = moves;
        self.own.promises[ply] = promises;
        if self.stopped {
            return DRAW;
        }
        // 15. Remember.
        if remembers {
            let bound = if best >= beta {
                Bound::AtLeast
            } else if best > before {
                Bound::Exact
            } else {
                Bound::AtMost
            };
            let best_hint = match best_move {
                Some(m) if bound != Bound::AtMost => MoveHint::of(&m),
                _ => MoveHint::NONE,
            };
            let score = score::to_node(best, ply);
            self.shared.table.put(node.key, &Entry { best: best_hint, score, estimate, depth, bound });
        }
        best
    }

    /// The legal moves and what they promise.
    fn find(&self, node: &Node, moves: &mut MoveList, promises: &mut Vec<i32>, hint: MoveHint, ply: usize) {
        node.position.legal_moves_into(moves);
        promises.clear();
        let kings = node.position.board().kings();
        let turn = node.position.turn();
        let last = self.own.arrivals[ply];
        promises.extend(moves.iter().map(|m| {
            let kings_taken = if m.is_capture() { (m.captured & kings).len() } else { 0 };
            self.own.ordering.promise(turn, m, kings_taken, hint, ply, last)
        }));
    }
}

/// Brings the most promising of the moves from `n` on to place `n`.
#[inline(always)]
fn pick(moves: &mut MoveList, promises: &mut [i32], n: usize) {
    let (mut best, mut most) = (n, i32::MIN);
    // Without a branch that no processor can foresee.
    for (other, promise) in promises.iter().enumerate().skip(n) {
        let better = *promise > most;
        best = if better { other } else { best };
        most = if better { *promise } else { most };
    }
    if best != n {
        moves.swap(n, best);
        promises.swap(n, best);
    }
}
