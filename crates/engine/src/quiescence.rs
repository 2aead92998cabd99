//! The leaves of the search: positions are judged when nobody is about to take.

use crate::endgames::Known;
use crate::node::Node;
use crate::score::{self, DRAW, INFINITE};
use crate::worker::{Worker, MAX_PLY};

impl Worker<'_> {
    /// Plays captures out until nobody takes. With `threats`, a position in which the opponent is
    /// about to take is not judged either: its moves are tried, once. Promotions are tried, too.
    pub(crate) fn quiescence(
        &mut self,
        node: &Node,
        ply: usize,
        mut alpha: i32,
        beta: i32,
        threats: bool,
    ) -> i32 {
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
            let looks = self.judge(node);
            if threats && node.position.is_threatened() {
                // 2. Under a threat that is played out: unless it only makes bad worse, or a man less
                // is still good.
                let tunables = self.shared.tunables;
                let idle = looks <= alpha || looks - tunables.threat_loss >= beta;
                if idle && self.style.selective {
                    return looks;
                }
            } else {
                // 3. At rest.
                best = looks;
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
}
