//! The facade: an engine that is asked for moves.

use damier_core::Move;

use crate::level::{Level, Limits};
use crate::random::{mix, Random};
use crate::root::Root;
use crate::score::Score;
use crate::search::Search;
use crate::table::{key_of, Table};

/// What a search found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchResult {
    /// The move to play; always legal.
    pub best: Move,
    /// Its worth to the side that plays it.
    pub score: Score,
    /// The last finished iteration, in plies; 0 when the only move was played without a search.
    pub depth: u32,
    /// Positions visited.
    pub nodes: u64,
    /// The expected line, beginning with `best`.
    pub line: Vec<Move>,
}

/// A player with a memory.
pub struct Engine {
    limits: Limits,
    seed: u64,
    table: Table,
}

/// A root move with what the last finished iteration said of it.
#[derive(Clone)]
struct Candidate {
    m: Move,
    score: Score,
    line: Vec<Move>,
}

impl Engine {
    /// An engine of a level. The seed decides which of nearly equal moves it likes.
    #[must_use]
    pub fn at_level(level: Level, seed: u64) -> Engine {
        Engine::new(level.limits(), seed)
    }

    /// An engine with limits of one's own.
    #[must_use]
    pub fn new(limits: Limits, seed: u64) -> Engine {
        let bits = if limits.depth > 4 { 16 } else { 10 };
        Engine { limits, seed, table: Table::new(bits) }
    }

    /// The move to play, or `None` when there is no legal one.
    pub fn best_move(&mut self, root: &Root) -> Option<SearchResult> {
        self.best_move_until(root, &mut || false)
    }

    /// [`Engine::best_move`], stopped early when `should_stop` says so: it is asked every 1024
    /// positions, after the first iteration. What is stopped by a clock is not reproducible.
    pub fn best_move_until(
        &mut self,
        root: &Root,
        should_stop: &mut dyn FnMut() -> bool,
    ) -> Option<SearchResult> {
        let legal = root.position.legal_moves();
        let first = *legal.first()?;
        if legal.len() == 1 {
            let score = crate::evaluate(&root.position);
            return Some(SearchResult { best: first, score, depth: 0, nodes: 0, line: vec![first] });
        }
        let mut candidates: Vec<Candidate> =
            legal.iter().map(|m| Candidate { m: *m, score: Score::LOWEST, line: Vec::new() }).collect();
        let mut search = Search::new(root, self.limits, &mut self.table, should_stop);
        let mut finished = 0;
        for depth in 1..=self.limits.depth.max(1) {
            let mut trial = candidates.clone();
            let complete = iterate(&mut search, root, &mut trial, depth, self.limits.margin);
            if !complete {
                break;
            }
            trial.sort_by_key(|candidate| std::cmp::Reverse(candidate.score));
            candidates = trial;
            finished = depth;
            search.interruptible = true;
            if candidates[0].score.is_decided() {
                break;
            }
        }
        let nodes = search.nodes;
        let chosen = choose(&candidates, self.limits.margin, self.seed ^ mix(key_of(&root.position)));
        Some(SearchResult {
            best: chosen.m,
            score: chosen.score,
            depth: finished,
            nodes,
            line: chosen.line.clone(),
        })
    }
}

/// Searches every root move to one depth; those worse than the best by more than the margin get
/// only a bound. Says whether it was finished.
fn iterate(search: &mut Search, root: &Root, candidates: &mut [Candidate], depth: u32, margin: i32) -> bool {
    let mut best = Score::LOWEST;
    for candidate in candidates {
        let alpha = if best == Score::LOWEST { best } else { best.minus(margin) };
        match search.root_move(root, &candidate.m, depth, alpha, -Score::LOWEST) {
            Ok(score) => {
                // At the bound or below: worse by an unknown amount, so it must not be chosen.
                candidate.score = if score > alpha { score } else { Score::LOWEST };
                candidate.line.clear();
                candidate.line.push(candidate.m);
                candidate.line.extend_from_slice(search.line());
                best = best.max(score);
            }
            Err(_) => return false,
        }
    }
    true
}

/// One of the moves within the margin, the better ones more often; a proved win or the longest
/// resistance is never passed over.
fn choose(candidates: &[Candidate], margin: i32, seed: u64) -> &Candidate {
    let best = &candidates[0];
    if margin == 0 || best.score.is_decided() {
        return best;
    }
    let mut random = Random::new(seed);
    candidates
        .iter()
        .filter(|c| c.score > best.score.minus(margin) && !c.score.is_decided())
        .max_by_key(|c| c.score.value() + random.up_to(margin))
        .unwrap_or(best)
}
