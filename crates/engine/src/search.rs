//! The search below the root: principal variation search with a shared table.

use std::sync::atomic::{AtomicBool, Ordering as Memory};

use damier_core::{Move, MoveList, Square};

use crate::endgames::{Endgames, Known};
use crate::eval::Weights;
use crate::node::Node;
use crate::ordering::Ordering;
use crate::random::Random;
use crate::score::{self, DECIDED, DRAW, INFINITE};
use crate::table::{Bound, Entry, MoveHint, Table};
use crate::tunables::{
    CALM_DEPTH, CALM_MARGIN, CUT_DEPTH, CUT_MARGIN, CUT_SHARE, HOPELESS_DEPTH, HOPELESS_MARGIN, LATE_BASE,
    LATE_DEPTH, LATE_FROM, LATE_HISTORY, LATE_SLOPE,
};

/// Deeper than this nothing is searched, whatever is forced; also bounds the recursion.
pub(crate) const MAX_PLY: usize = 120;
/// Positions between two looks at the clock.
const POLL: u64 = 1024;

/// What all threads of a search share.
#[derive(Clone, Copy)]
pub(crate) struct Shared<'a> {
    pub(crate) table: &'a Table,
    pub(crate) weights: &'a Weights,
    pub(crate) stop: &'a AtomicBool,
    /// Endings whose value is known: asked below `known_pieces`, 0 without them.
    pub(crate) endgames: Option<&'a dyn Endgames>,
    pub(crate) known_pieces: u32,
}

/// How a thread searches.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Style {
    /// Positions after which it stops.
    pub(crate) nodes: u64,
    /// Whether captures that the opponent threatens are played out before a position is judged.
    pub(crate) sees_threats: bool,
    /// Whether anything but alpha-beta may leave out or shorten.
    pub(crate) selective: bool,
    /// Whether the table is asked.
    pub(crate) uses_table: bool,
    /// By how much, at most, a position is misjudged; 0 at full strength.
    pub(crate) noise: i32,
    /// Which positions are misjudged how.
    pub(crate) seed: u64,
}

/// What a thread keeps from search to search, so that a search allocates next to nothing.
pub(crate) struct Own {
    ordering: Ordering,
    /// Keys of the positions before this one, in the game and on the path.
    path: Vec<u64>,
    /// For each ply: the moves, what they promise, the variation found.
    lists: Vec<MoveList>,
    promises: Vec<Vec<i32>>,
    lines: Vec<Vec<Move>>,
    /// What the evaluation said at each ply; [`Entry::UNKNOWN`] where captures were due.
    estimates: Vec<i32>,
    /// Where the piece went that moved to this ply.
    arrivals: Vec<Option<Square>>,
}

impl Own {
    pub(crate) fn new() -> Own {
        let plies = MAX_PLY + 2;
        Own {
            ordering: Ordering::new(plies),
            path: Vec::new(),
            lists: vec![MoveList::new(); plies],
            promises: vec![Vec::new(); plies],
            lines: vec![Vec::new(); plies],
            estimates: vec![Entry::UNKNOWN; plies],
            arrivals: vec![None; plies],
        }
    }

    /// Forgets which moves were good.
    pub(crate) fn clear(&mut self) {
        self.ordering = Ordering::new(MAX_PLY + 2);
    }

    /// Begins a search after these positions. What was good before is remembered half as well.
    pub(crate) fn begin(&mut self, earlier: impl Iterator<Item = u64>) {
        self.ordering.fade();
        self.path.clear();
        self.path.extend(earlier);
        self.path.reserve(MAX_PLY + 2);
    }
}

/// One thread's search.
pub(crate) struct Worker<'a> {
    pub(crate) shared: Shared<'a>,
    style: Style,
    /// Asked now and then whether to stop, with the positions visited so far.
    poll: &'a mut dyn FnMut(u64) -> bool,
    /// May the search be stopped yet? The first iteration is always finished.
    pub(crate) interruptible: bool,
    /// It was told to stop; whatever it was about to say is worthless.
    pub(crate) stopped: bool,
    /// Positions visited.
    pub(crate) nodes: u64,
    /// The deepest ply reached.
    pub(crate) deepest: usize,
    own: &'a mut Own,
}

impl<'a> Worker<'a> {
    /// A thread's search with its memory, in which [`Own::begin`] was called.
    pub(crate) fn new(
        shared: Shared<'a>,
        style: Style,
        own: &'a mut Own,
        poll: &'a mut dyn FnMut(u64) -> bool,
    ) -> Worker<'a> {
        Worker { shared, style, poll, interruptible: false, stopped: false, nodes: 0, deepest: 0, own }
    }

    /// The variation found below a root move.
    pub(crate) fn line(&self) -> &[Move] {
        &self.own.lines[1]
    }

    /// Goes one ply down from this position by a move, to be searched to some depth there.
    #[inline(always)]
    pub(crate) fn enter(&mut self, node: &Node, m: &Move, ply: usize, depth: i32) -> Node {
        self.own.arrivals[ply + 1] = Some(m.to);
        let key = node.key_after(m);
        // Leaves are not looked up.
        if depth > 0 {
            self.shared.table.prefetch(key);
        }
        node.play_with_key(m, key)
    }

    /// This position is now on the path.
    pub(crate) fn push(&mut self, node: &Node) {
        self.own.path.push(node.key);
    }

    /// And no longer.
    pub(crate) fn pop(&mut self) {
        self.own.path.pop();
    }

    /// Counts a position; `true` when the search has to stop.
    #[inline(always)]
    fn count_node(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes % POLL == 0 || self.nodes >= self.style.nodes {
            self.look_at_the_clock();
        }
        self.stopped
    }

    #[inline(never)]
    fn look_at_the_clock(&mut self) {
        let asked = self.nodes % POLL == 0 && (self.poll)(self.nodes);
        if asked || self.nodes >= self.style.nodes || self.shared.stop.load(Memory::Relaxed) {
            self.stopped = self.interruptible;
        }
    }

    /// What the evaluation says, at low levels with an error of its own for each position: the same
    /// one whenever it is asked, so that the table stays true and a game can be played again.
    #[inline]
    fn judge(&self, node: &Node) -> i32 {
        let fair = self.shared.weights.evaluate(node);
        if self.style.noise == 0 {
            fair
        } else {
            fair + Random::new(node.key ^ self.style.seed).around_zero(self.style.noise)
        }
    }

    /// Whether the position stood before, in the game or on the path.
    #[inline]
    fn repeats(&self, node: &Node) -> bool {
        let back = usize::from(node.quiet).min(self.own.path.len());
        if back < 4 {
            return false;
        }
        self.own.path.iter().rev().take(back).skip(1).step_by(2).any(|key| *key == node.key)
    }

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
        if !PV && calm && beta.abs() < DECIDED {
            // 7. Far above beta: nothing that happens in a few plies changes that.
            if depth <= CALM_DEPTH && estimate - CALM_MARGIN * depth >= beta {
                return estimate;
            }
            // 8. Above beta, and a shallow search agrees with something to spare.
            if depth >= CUT_DEPTH && !verifying && estimate >= beta {
                let bound = beta + CUT_MARGIN * depth;
                let shallow = depth * CUT_SHARE / 100;
                let score = self.negamax::<false>(node, shallow, ply, bound - 1, bound, true);
                if self.stopped {
                    return DRAW;
                }
                if score >= bound {
                    return score;
                }
            }
        }
        // 9. The moves, most promising first.
        let mut moves = std::mem::take(&mut self.own.lists[ply]);
        let mut promises = std::mem::take(&mut self.own.promises[ply]);
        node.position.legal_moves_into(&mut moves);
        if moves.is_empty() {
            self.own.lists[ply] = moves;
            self.own.promises[ply] = promises;
            return score::loss_in(ply);
        }
        self.rate(node, &moves, &mut promises, hint, ply);
        // 10. A forced move costs no depth.
        let forced = moves.len() == 1;
        let below = if forced { depth } else { depth - 1 };
        let hopeless = !PV
            && calm
            && depth <= HOPELESS_DEPTH
            && alpha.abs() < DECIDED
            && estimate + HOPELESS_MARGIN * (depth + 1) <= alpha;
        let improving = ply >= 2
            && estimate != Entry::UNKNOWN
            && self.own.estimates[ply - 2] != Entry::UNKNOWN
            && estimate > self.own.estimates[ply - 2];
        let turn = node.position.turn();
        let before = alpha;
        let mut best = -INFINITE;
        let mut best_move = moves[0];
        self.own.path.push(node.key);
        for n in 0..moves.len() {
            pick(&mut moves, &mut promises, n);
            let m = moves[n];
            let quiet = !m.is_capture() && !m.promotes;
            // 11. Late quiet moves are first searched less deep.
            let mut reduction = 0;
            if self.style.selective && quiet && depth >= LATE_DEPTH && n >= LATE_FROM[usize::from(PV)] {
                let history = self.own.ordering.history(turn, &m, self.own.arrivals[ply]);
                reduction = LATE[depth.min(63) as usize][n.min(63)];
                reduction -= i32::from(PV) + i32::from(self.own.ordering.is_killer(&m, ply));
                reduction += i32::from(!improving && !PV && reduction > 0 && depth > 4);
                reduction -= history / LATE_HISTORY;
                reduction = reduction.clamp(0, (below - 1).max(0));
            }
            let child = self.enter(node, &m, ply, below - reduction);
            // 12. Hopeless, and the move neither offers nor attacks anything.
            if hopeless
                && quiet
                && n > 0
                && best > -DECIDED
                && !child.position.must_capture()
                && !child.position.is_threatened()
            {
                continue;
            }
            // 13. The first move with the whole window, the others against a bound.
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
                best_move = m;
                if score > alpha {
                    alpha = score;
                    if PV {
                        self.extend_line(ply, m);
                    }
                }
                if score >= beta {
                    if !forced {
                        self.own.ordering.reward(turn, &moves[..n], &m, ply, depth, self.own.arrivals[ply]);
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
        // 14. Remember.
        if remembers {
            let bound = if best >= beta {
                Bound::AtLeast
            } else if best > before {
                Bound::Exact
            } else {
                Bound::AtMost
            };
            let best_hint = if bound == Bound::AtMost { MoveHint::NONE } else { MoveHint::of(&best_move) };
            let score = score::to_node(best, ply);
            self.shared.table.put(node.key, &Entry { best: best_hint, score, estimate, depth, bound });
        }
        best
    }

    /// Plays captures out until nobody takes. With `threats`, a position in which the opponent is
    /// about to take is not judged either: its moves are tried, once. Promotions are tried, too.
    fn quiescence(&mut self, node: &Node, ply: usize, mut alpha: i32, beta: i32, threats: bool) -> i32 {
        if self.count_node() {
            return DRAW;
        }
        self.deepest = self.deepest.max(ply);
        if let Known::Score(score) | Known::Doubtful(score) = self.known(node, ply) {
            return score;
        }
        if ply >= MAX_PLY {
            return self.shared.weights.evaluate(node);
        }
        // 1. Captures are forced: nobody stands still.
        let captures = node.position.must_capture();
        let mut best = -INFINITE;
        let mut only_promotions = false;
        if !captures {
            if !node.position.has_quiet_move() {
                return score::loss_in(ply);
            }
            // 2. At rest, or under a threat that is played out.
            if !(threats && node.position.is_threatened()) {
                best = self.judge(node);
                if best >= beta || !node.may_promote() || !self.style.sees_threats {
                    return best;
                }
                alpha = alpha.max(best);
                only_promotions = true;
            }
        }
        let mut moves = std::mem::take(&mut self.own.lists[ply]);
        node.position.legal_moves_into(&mut moves);
        for m in &moves {
            if only_promotions && !m.promotes {
                continue;
            }
            let child = node.play(m);
            let score = -self.quiescence(&child, ply + 1, -beta, -alpha, threats && captures);
            if self.stopped {
                break;
            }
            if score > best {
                best = score;
                if score >= beta {
                    break;
                }
                alpha = alpha.max(score);
            }
        }
        self.own.lists[ply] = moves;
        best
    }

    fn rate(&self, node: &Node, moves: &[Move], promises: &mut Vec<i32>, hint: MoveHint, ply: usize) {
        promises.clear();
        let kings = node.position.board().kings();
        let turn = node.position.turn();
        let last = self.own.arrivals[ply];
        promises.extend(moves.iter().map(|m| {
            let kings_taken = if m.is_capture() { (m.captured & kings).len() } else { 0 };
            self.own.ordering.promise(turn, m, kings_taken, hint, ply, last)
        }));
    }

    /// The variation from this ply is the move and what was found below.
    pub(crate) fn extend_line(&mut self, ply: usize, m: Move) {
        let (above, below) = self.own.lines.split_at_mut(ply + 1);
        if let (Some(line), Some(rest)) = (above.last_mut(), below.first()) {
            line.clear();
            line.push(m);
            line.extend_from_slice(rest);
        }
    }
}

/// Brings the most promising of the moves from `n` on to place `n`.
#[inline(always)]
fn pick(moves: &mut MoveList, promises: &mut [i32], n: usize) {
    let mut best = n;
    for other in n + 1..promises.len() {
        if promises[other] > promises[best] {
            best = other;
        }
    }
    if best != n {
        moves.swap(n, best);
        promises.swap(n, best);
    }
}

/// By how much the n-th move is reduced, by depth.
static LATE: [[i32; 64]; 64] = {
    let mut table = [[0; 64]; 64];
    let mut depth = 1;
    while depth < 64 {
        let mut n = 1;
        while n < 64 {
            let product = LN[depth] * LN[n] / 1024;
            table[depth][n] = (LATE_BASE + product * LATE_SLOPE / 1024) / 1024;
            n += 1;
        }
        depth += 1;
    }
    table
};

const LN: [i32; 64] = {
    let mut table = [0; 64];
    let mut n = 1;
    while n < 64 {
        table[n] = ln(n as u32);
        n += 1;
    }
    table
};

/// The natural logarithm of a number from 1 on, in 1/1024. In whole numbers, so that every machine
/// searches the same tree.
const fn ln(number: u32) -> i32 {
    // Bits of the logarithm to base two, by squaring.
    let mut whole = 0;
    while number >> (whole + 1) != 0 {
        whole += 1;
    }
    let mut mantissa = ((number as u64) << 32) >> whole;
    let mut bits = whole as u64;
    let mut n = 0;
    while n < 12 {
        mantissa = ((mantissa >> 2) * (mantissa >> 2)) >> 28;
        bits <<= 1;
        if mantissa >> 33 != 0 {
            mantissa >>= 1;
            bits |= 1;
        }
        n += 1;
    }
    // ln 2 = 0.693147
    (bits * 1024 * 693_147 / 1_000_000 / 4096) as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms() {
        for n in 1..64_u32 {
            let exact = f64::from(n).ln() * 1024.0;
            assert!((f64::from(LN[n as usize]) - exact).abs() < 2.0, "{n}: {} {exact}", LN[n as usize]);
        }
        assert_eq!(LATE[1][1], 0);
        assert!(LATE[20][10] >= 2 && LATE[63][63] < 12, "{} {}", LATE[20][10], LATE[63][63]);
    }
}
