//! The search: negamax with alpha-beta, principal variations, quiescence.

use damier_core::{Move, MoveList, Position};

use crate::evaluate::evaluate;
use crate::level::Limits;
use crate::root::Root;
use crate::score::Score;
use crate::table::{key_of, Bound, Table};

/// Deeper than this nothing is searched, whatever is forced; also bounds the recursion.
const MAX_PLY: u32 = 96;
/// Plies after which the 25-move rule ends the game.
const QUIET_LIMIT: u32 = 50;
/// Steps in from-to tables.
const SQUARES: usize = 50;

/// The search was told to stop; what it was about to say is worthless.
pub(crate) struct Stopped;

/// One search from one root.
pub(crate) struct Search<'a> {
    limits: Limits,
    table: &'a mut Table,
    should_stop: &'a mut dyn FnMut() -> bool,
    /// May the search be stopped yet? The first iteration is always finished.
    pub(crate) interruptible: bool,
    /// Positions visited.
    pub(crate) nodes: u64,
    /// Keys of the positions before this one, in the game and on the path.
    path: Vec<u64>,
    /// A list of moves for each ply, kept for its memory.
    lists: Vec<MoveList>,
    /// How often a quiet move was good, by colour, start and end.
    history: Vec<u32>,
    /// The last quiet move that refuted a position at this ply.
    killers: Vec<Option<Move>>,
    /// The principal variation from each ply.
    lines: Vec<Vec<Move>>,
}

impl<'a> Search<'a> {
    pub(crate) fn new(
        root: &Root,
        limits: Limits,
        table: &'a mut Table,
        should_stop: &'a mut dyn FnMut() -> bool,
    ) -> Search<'a> {
        let plies = MAX_PLY as usize + 2;
        Search {
            limits,
            table,
            should_stop,
            interruptible: false,
            nodes: 0,
            path: root.earlier.iter().map(key_of).collect(),
            lists: vec![MoveList::new(); plies],
            history: vec![0; 2 * SQUARES * SQUARES],
            killers: vec![None; plies],
            lines: vec![Vec::new(); plies],
        }
    }

    /// The worth of a move at the root to the side that makes it, at least as exact as the window.
    pub(crate) fn root_move(
        &mut self,
        root: &Root,
        m: &Move,
        depth: u32,
        alpha: Score,
        beta: Score,
    ) -> Result<Score, Stopped> {
        let key = key_of(&root.position);
        self.path.push(key);
        let child = root.position.play_unchecked(m);
        let quiet = quiet_after(&root.position, m, root.quiet_plies);
        let result = if alpha > Score::LOWEST && alpha.above() < beta {
            // Is it better at all? Most are not, and a window of no width says so cheaply.
            match self.negamax(&child, depth - 1, 1, -alpha.above(), -alpha, quiet) {
                Ok(score) if -score > alpha => self.negamax(&child, depth - 1, 1, -beta, -alpha, quiet),
                other => other,
            }
        } else {
            self.negamax(&child, depth - 1, 1, -beta, -alpha, quiet)
        };
        self.path.pop();
        result.map(|score| -score)
    }

    /// The line that follows the root move searched last.
    pub(crate) fn line(&self) -> &[Move] {
        &self.lines[1]
    }

    fn count_node(&mut self) -> Result<(), Stopped> {
        self.nodes += 1;
        if self.interruptible
            && (self.nodes >= self.limits.nodes || (self.nodes % 1024 == 0 && (self.should_stop)()))
        {
            return Err(Stopped);
        }
        Ok(())
    }

    fn negamax(
        &mut self,
        position: &Position,
        depth: u32,
        ply: u32,
        mut alpha: Score,
        beta: Score,
        quiet: u32,
    ) -> Result<Score, Stopped> {
        self.lines[ply as usize].clear();
        // 1. A leaf?
        if depth == 0 || ply >= MAX_PLY {
            return self.quiescence(position, ply, alpha, beta, self.limits.sees_threats);
        }
        self.count_node()?;
        let key = key_of(position);
        // 2. A repetition, even the first one, leads nowhere.
        if quiet >= 4 && self.path.iter().rev().take(quiet as usize).skip(1).step_by(2).any(|k| *k == key) {
            return Ok(Score::DRAW);
        }
        // 3. Known already? Not near the 25-move rule, of which the table knows nothing.
        let known = self.table.get(key);
        if let Some(entry) = known {
            let score = entry.score.seen_from_root(ply);
            let enough = match entry.bound {
                Bound::Exact => true,
                Bound::AtLeast => score >= beta,
                Bound::AtMost => score <= alpha,
            };
            if entry.depth >= depth && enough && quiet < QUIET_LIMIT - 10 && alpha.above() == beta {
                return Ok(score);
            }
        }
        // 4. The moves. Having none is lost before any draw is looked at.
        let mut moves = std::mem::take(&mut self.lists[ply as usize]);
        position.legal_moves_into(&mut moves);
        if moves.is_empty() {
            self.lists[ply as usize] = moves;
            return Ok(Score::loss_in(ply));
        }
        if quiet >= QUIET_LIMIT {
            self.lists[ply as usize] = moves;
            return Ok(Score::DRAW);
        }
        self.order(&mut moves, position, ply, known.map(|entry| entry.best));
        // 5. A forced move costs no depth.
        let depth_below = if moves.len() == 1 { depth } else { depth - 1 };
        let before = alpha;
        let mut best = (Score::LOWEST, moves[0]);
        self.path.push(key);
        for (place, m) in moves.iter().enumerate() {
            let child = position.play_unchecked(m);
            let quiet_below = quiet_after(position, m, quiet);
            // 6. Late quiet moves are first looked at one ply less deep.
            let reduction = u32::from(depth >= 3 && place >= 4 && !m.is_capture() && !m.promotes);
            let searched = if place == 0 {
                self.negamax(&child, depth_below, ply + 1, -beta, -alpha, quiet_below)
            } else {
                let narrow = |search: &mut Self, depth| {
                    search.negamax(&child, depth, ply + 1, -alpha.above(), -alpha, quiet_below)
                };
                let mut searched = narrow(self, depth_below - reduction);
                if reduction > 0 && matches!(searched, Ok(score) if -score > alpha) {
                    searched = narrow(self, depth_below);
                }
                match searched {
                    Ok(score) if -score > alpha && -score < beta => {
                        self.negamax(&child, depth_below, ply + 1, -beta, -alpha, quiet_below)
                    }
                    other => other,
                }
            };
            let score = match searched {
                Ok(score) => -score,
                Err(stopped) => {
                    self.path.pop();
                    self.lists[ply as usize] = moves;
                    return Err(stopped);
                }
            };
            if score > best.0 {
                best = (score, *m);
                if score > alpha {
                    alpha = score;
                    self.extend_line(ply, *m);
                }
                if score >= beta {
                    self.reward(position, m, ply, depth);
                    break;
                }
            }
        }
        self.path.pop();
        self.lists[ply as usize] = moves;
        // 7. Remember.
        let bound = if best.0 >= beta {
            Bound::AtLeast
        } else if best.0 > before {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        self.table.put(key, best.1, best.0.seen_from_node(ply), depth, bound);
        Ok(best.0)
    }

    /// Plays captures out until nobody takes. With `threats`, a position in which the opponent is
    /// about to take is not judged either: its quiet moves are tried, once.
    fn quiescence(
        &mut self,
        position: &Position,
        ply: u32,
        mut alpha: Score,
        beta: Score,
        threats: bool,
    ) -> Result<Score, Stopped> {
        self.count_node()?;
        if ply >= MAX_PLY {
            return Ok(evaluate(position));
        }
        let mut moves = std::mem::take(&mut self.lists[ply as usize]);
        position.legal_moves_into(&mut moves);
        let captures = moves.first().map_or(false, Move::is_capture);
        let mut best = Score::LOWEST;
        if moves.is_empty() {
            best = Score::loss_in(ply);
        } else if !(captures || threats && is_threatened(position)) {
            best = evaluate(position);
            moves.clear();
        }
        let mut result = Ok(());
        for m in &moves {
            if best > alpha {
                alpha = best;
            }
            if alpha >= beta {
                break;
            }
            let child = position.play_unchecked(m);
            match self.quiescence(&child, ply + 1, -beta, -alpha, threats && captures) {
                Ok(score) => best = best.max(-score),
                Err(stopped) => {
                    result = Err(stopped);
                    break;
                }
            }
        }
        self.lists[ply as usize] = moves;
        result.map(|()| best)
    }

    /// Most promising first: the table's move, captures of kings, promotions, the killer, history.
    fn order(&self, moves: &mut MoveList, position: &Position, ply: u32, best: Option<Move>) {
        if moves.len() < 2 {
            return;
        }
        let kings = position.board().kings();
        moves.sort_by_cached_key(|m| {
            let promise = if Some(*m) == best {
                u32::MAX
            } else if m.promotes {
                u32::MAX - 1
            } else if m.is_capture() {
                u32::MAX - 20 + (m.captured & kings).len()
            } else if self.killers[ply as usize] == Some(*m) {
                u32::MAX - 30
            } else {
                self.history[history_place(position, m)].min(u32::MAX - 31)
            };
            std::cmp::Reverse(promise)
        });
    }

    fn reward(&mut self, position: &Position, m: &Move, ply: u32, depth: u32) {
        if !m.is_capture() {
            self.killers[ply as usize] = Some(*m);
            let seen = &mut self.history[history_place(position, m)];
            *seen = seen.saturating_add(depth * depth);
        }
    }

    fn extend_line(&mut self, ply: u32, m: Move) {
        let (above, below) = self.lines.split_at_mut(ply as usize + 1);
        if let (Some(line), Some(rest)) = (above.last_mut(), below.first()) {
            line.clear();
            line.push(m);
            line.extend_from_slice(rest);
        }
    }
}

fn history_place(position: &Position, m: &Move) -> usize {
    (position.turn() as usize * SQUARES + m.from.index()) * SQUARES + m.to.index()
}

/// Plies without a man move or a capture, after this move.
fn quiet_after(position: &Position, m: &Move, quiet: u32) -> u32 {
    if m.is_capture() || !position.board().kings().contains(m.from) {
        0
    } else {
        quiet + 1
    }
}

/// Whether the opponent could take if it were their move.
fn is_threatened(position: &Position) -> bool {
    Position::new(*position.board(), position.turn().opponent()).map_or(false, |p| p.must_capture())
}
