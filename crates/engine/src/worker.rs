//! One thread's search: what it was told, what it keeps, when it stops.

use std::sync::atomic::{AtomicBool, Ordering as Memory};

use damier_core::{Move, MoveList, Square};

use crate::endgames::Endgames;
use crate::eval::Weights;
use crate::iterate::Candidate;
use crate::node::Node;
use crate::ordering::Ordering;
use crate::progress::Progress;
use crate::random::Random;
use crate::reductions::Reductions;
use crate::score::INFINITE;
use crate::table::{Entry, Table};
use crate::tunables::Tunables;

/// Deeper than this nothing is searched, whatever is forced; also bounds the recursion.
pub(crate) const MAX_PLY: usize = 120;
/// Positions between two looks at the clock.
const POLL: u64 = 1024;

/// A best move that is worse than an iteration before said by so much, in hundredths of a man, is trouble.
const TROUBLE: i32 = 50;

/// What all threads of a search share.
#[derive(Clone, Copy)]
pub(crate) struct Shared<'a> {
    pub(crate) table: &'a Table,
    pub(crate) weights: &'a Weights,
    pub(crate) tunables: &'a Tunables,
    pub(crate) reductions: &'a Reductions,
    pub(crate) stop: &'a AtomicBool,
    /// What they finish together; `None` where each goes its own way.
    pub(crate) progress: Option<&'a Progress>,
    /// Endings whose value is known: asked below `known_pieces`, 0 without them.
    pub(crate) endgames: Option<&'a dyn Endgames>,
    pub(crate) known_pieces: u32,
}

/// How a thread searches.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Style {
    /// Positions after which it stops.
    pub(crate) nodes: u64,
    /// So many at most while in trouble.
    pub(crate) nodes_in_trouble: u64,
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
    pub(crate) ordering: Ordering,
    /// Keys of the positions before this one, in the game and on the path.
    pub(crate) path: Vec<u64>,
    /// For each ply: the moves, what they promise, the variation found.
    pub(crate) lists: Vec<MoveList>,
    pub(crate) promises: Vec<Vec<i32>>,
    pub(crate) lines: Vec<Vec<Move>>,
    /// What the evaluation said at each ply; [`Entry::UNKNOWN`] where captures were due.
    pub(crate) estimates: Vec<i32>,
    /// Where the piece went that moved to this ply.
    pub(crate) arrivals: Vec<Option<Square>>,
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
    pub(crate) style: Style,
    /// Asked now and then whether to stop, with the positions visited so far.
    poll: &'a mut dyn FnMut(u64) -> bool,
    /// May the search be stopped yet? The first iteration is always finished.
    pub(crate) interruptible: bool,
    /// It was told to stop; whatever it was about to say is worthless.
    pub(crate) stopped: bool,
    /// The iteration it is at, in plies.
    pub(crate) depth: i32,
    /// It was stopped only because another thread has finished this iteration.
    pub(crate) overtaken: bool,
    /// The best worth of the root that an iteration has found.
    pub(crate) hoped: i32,
    /// The best root move is worth much less than was hoped.
    pub(crate) in_trouble: bool,
    /// Positions visited.
    pub(crate) nodes: u64,
    /// The deepest ply reached.
    pub(crate) deepest: usize,
    pub(crate) own: &'a mut Own,
}

impl<'a> Worker<'a> {
    /// A thread's search with its memory, in which [`Own::begin`] was called.
    pub(crate) fn new(
        shared: Shared<'a>,
        style: Style,
        own: &'a mut Own,
        poll: &'a mut dyn FnMut(u64) -> bool,
    ) -> Worker<'a> {
        Worker {
            shared,
            style,
            poll,
            interruptible: false,
            stopped: false,
            depth: 0,
            overtaken: false,
            hoped: -INFINITE,
            in_trouble: false,
            nodes: 0,
            deepest: 0,
            own,
        }
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
    pub(crate) fn count_node(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes % POLL == 0 || self.nodes >= self.style.nodes {
            self.look_at_the_clock();
        }
        self.stopped
    }

    /// Stopped only because another thread was quicker: takes over what that one found, and its depth.
    pub(crate) fn go_on_from_others(&mut self, candidates: &mut [Candidate]) -> Option<i32> {
        let progress = self.shared.progress.filter(|_| self.overtaken)?;
        self.stopped = false;
        self.overtaken = false;
        let depth = progress.take_over(candidates);
        self.deepest = self.deepest.max(progress.deepest());
        self.see_trouble(candidates[0].value);
        Some(depth)
    }

    /// Compares what the best root move is worth with what was hoped.
    pub(crate) fn see_trouble(&mut self, best: i32) {
        self.in_trouble = best < self.hoped - TROUBLE;
    }

    /// As many positions as it was asked to: more only in trouble.
    pub(crate) fn has_visited_enough(&self) -> bool {
        self.nodes >= self.style.nodes && !(self.in_trouble && self.nodes < self.style.nodes_in_trouble)
    }

    #[inline(never)]
    fn look_at_the_clock(&mut self) {
        let asked = self.nodes % POLL == 0 && (self.poll)(self.nodes);
        if asked || self.has_visited_enough() || self.shared.stop.load(Memory::Relaxed) {
            self.stopped = self.interruptible;
        } else if self.shared.progress.map_or(false, |progress| progress.depth() >= self.depth) {
            self.stopped = self.interruptible;
            self.overtaken = self.stopped;
        }
    }

    /// What the evaluation says, at low levels with an error of its own for each position: the same
    /// one whenever it is asked, so that the table stays true and a game can be played again.
    #[inline]
    pub(crate) fn judge(&self, node: &Node) -> i32 {
        let fair = self.shared.weights.evaluate(node);
        if self.style.noise == 0 {
            fair
        } else {
            fair + Random::new(node.key ^ self.style.seed).around_zero(self.style.noise)
        }
    }

    /// Whether the position stood before, in the game or on the path.
    #[inline]
    pub(crate) fn repeats(&self, node: &Node) -> bool {
        let back = usize::from(node.quiet).min(self.own.path.len());
        if back < 4 {
            return false;
        }
        self.own.path.iter().rev().take(back).skip(1).step_by(2).any(|key| *key == node.key)
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
