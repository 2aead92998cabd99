//! The facade: an engine that is asked for moves.

use std::cell::RefCell;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::Arc;

use damier_core::Move;

use crate::crew::{Crew, Help, Threads};
use crate::endgames::Endgames;
use crate::eval::Weights;
use crate::iterate::{iterate, Candidate, Wanted, NOT_BETTER};
use crate::level::{Level, Limits};
use crate::node::Node;
use crate::observer::{Observer, Report, ReportLine, Until};
use crate::progress::Progress;
use crate::random::{mix, Random};
use crate::reductions::Reductions;
use crate::root::Root;
use crate::score::{Score, DRAW};
use crate::settle::{follow, settle, Ending, Task};
use crate::table::Table;
use crate::tunables::Tunables;
use crate::worker::{Own, Shared, Style, Worker, MAX_PLY};
use crate::zobrist::key_of;

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

/// What an engine is made of.
#[derive(Clone, Debug)]
pub struct Options {
    /// The transposition table has `2^table_bits` entries of 16 bytes.
    pub table_bits: u32,
    /// Threads that search together: the first and those of the crew.
    pub threads: usize,
    /// Who runs all but the first.
    pub crew: Arc<dyn Crew>,
    /// The learned numbers.
    pub weights: Arc<Weights>,
    /// Whether moves may be left out or searched less deep by promise. Without it, the search is
    /// plain alpha-beta.
    pub selective: bool,
    /// Whether the transposition table is used at all.
    pub uses_table: bool,
    /// Endings whose value is known.
    pub endgames: Option<Arc<dyn Endgames>>,
    /// The numbers of the search.
    pub tunables: Tunables,
}

impl Default for Options {
    fn default() -> Options {
        Options::with(Weights::shipped())
    }
}

impl Options {
    /// The usual ones with weights of one's own.
    #[must_use]
    pub fn with(weights: Arc<Weights>) -> Options {
        Options {
            table_bits: 20,
            threads: 1,
            crew: Arc::new(Threads),
            weights,
            selective: true,
            uses_table: true,
            endgames: None,
            tunables: Tunables::default(),
        }
    }
}

/// What one search is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Goal {
    /// The deepest iteration, in plies; at least 1 is always searched.
    pub depth: u32,
    /// Positions visited by the first thread after which it stops.
    pub nodes: u64,
    /// It may be more, so many at most, while the best move found is worse by half a man than an
    /// iteration before said: what has not been searched yet, or not so deep, may be better.
    pub nodes_in_trouble: u64,
    /// How many best lines are wanted; at least 1.
    pub lines: usize,
    /// Whether an only move is searched all the same.
    pub even_forced: bool,
}

impl Default for Goal {
    fn default() -> Goal {
        Goal { depth: MAX_PLY as u32, nodes: u64::MAX, nodes_in_trouble: 0, lines: 1, even_forced: false }
    }
}

/// So many times its positions a level may visit before it plays what it has just seen to lose.
const PATIENCE: u64 = 6;

impl Limits {
    /// What a search within these limits is asked for.
    #[must_use]
    pub fn goal(self) -> Goal {
        let nodes_in_trouble = self.nodes.saturating_mul(PATIENCE);
        Goal { depth: self.depth, nodes: self.nodes, nodes_in_trouble, ..Goal::default() }
    }
}

/// A player with a memory.
pub struct Engine {
    limits: Limits,
    seed: u64,
    options: Options,
    reductions: Reductions,
    table: Table,
    /// One for each thread.
    own: Vec<Own>,
}

impl Engine {
    /// An engine of a level. The seed decides which of nearly equal moves it likes.
    #[must_use]
    pub fn at_level(level: Level, seed: u64) -> Engine {
        Engine::new(level.limits(), seed)
    }

    /// An engine with limits of one's own and a table that fits them.
    #[must_use]
    pub fn new(limits: Limits, seed: u64) -> Engine {
        let table_bits = match limits.nodes {
            _ if limits.depth <= 4 => 10,
            nodes if nodes <= 1_000 => 10,
            nodes if nodes <= 100_000 => 16,
            _ => 20,
        };
        let mut engine = Engine::with(Options { table_bits, ..Options::default() });
        engine.limits = limits;
        engine.seed = seed;
        engine
    }

    /// An engine that plays as well as it can.
    #[must_use]
    pub fn with(options: Options) -> Engine {
        let table = Table::with_bits(options.table_bits);
        let own = (0..options.threads.max(1)).map(|_| Own::new()).collect();
        let reductions = Reductions::new(&options.tunables);
        Engine { limits: Limits::depth(MAX_PLY as u32), seed: 0, options, reductions, table, own }
    }

    /// Knows these endings from now on.
    pub fn set_endgames(&mut self, endgames: Option<Arc<dyn Endgames>>) {
        self.options.endgames = endgames;
    }

    /// Forgets everything: what comes next has nothing to do with what was.
    pub fn new_game(&mut self) {
        self.table.clear();
        for own in &mut self.own {
            own.clear();
        }
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
        self.search(root, &self.limits.goal(), &mut Until(should_stop))
    }

    /// Searches one depth after the other until the goal is reached or the observer says stop.
    /// `None` when there is no legal move.
    pub fn search(&mut self, root: &Root, goal: &Goal, observer: &mut dyn Observer) -> Option<SearchResult> {
        let legal = root.position.legal_moves();
        let first = *legal.first()?;
        let node = Node::at_root(root);
        let tables = self.options.endgames.clone();
        let ending = tables.as_deref().and_then(|tables| settle(tables, root, &node, &legal));
        if let (Some(tables), Some(ending @ Ending { task: Task::Play, .. })) = (tables.as_deref(), &ending) {
            return play(tables, &node, ending, goal, observer);
        }
        let task = ending.as_ref().map(|ending| ending.task);
        if legal.len() == 1 && !goal.even_forced {
            let score = score_of(task, self.options.weights.evaluate(&node));
            return Some(SearchResult { best: first, score, depth: 0, nodes: 0, line: vec![first] });
        }
        let wanted = Wanted { lines: goal.lines.max(1), margin: self.limits.margin };
        let style = Style {
            nodes: goal.nodes,
            nodes_in_trouble: goal.nodes_in_trouble,
            sees_threats: self.limits.sees_threats,
            selective: self.options.selective,
            uses_table: self.options.uses_table,
            noise: self.limits.noise,
            seed: mix(self.seed),
        };
        let stop = AtomicBool::new(false);
        let helped = AtomicU64::new(0);
        self.table.new_search();
        // Where the search is to use its own judgement, tables would make it blind.
        let asked = tables.as_deref().filter(|_| matches!(task, None | Some(Task::Count)));
        // Several lines, or the worth of several moves, only the first thread works out.
        let progress = Some(Progress::new()).filter(|_| self.own.len() > 1 && wanted == Wanted::BEST);
        let shared = Shared {
            table: &self.table,
            weights: &self.options.weights,
            tunables: &self.options.tunables,
            reductions: &self.reductions,
            stop: &stop,
            progress: progress.as_ref(),
            endgames: asked,
            known_pieces: asked.map_or(0, Endgames::most_pieces),
        };
        let (candidates, worse) = match ending {
            Some(ending) => (ending.open, ending.worse),
            None => (legal.iter().map(|m| Candidate::new(*m)).collect(), Vec::new()),
        };
        for own in &mut self.own {
            own.begin(root.earlier.iter().map(key_of));
        }
        let (own, helpers) = self.own.split_first_mut()?;
        let job =
            Job { shared, style, node: &node, candidates: &candidates, worse: &worse, task, helped: &helped };
        let mut helps: Vec<Help<'_>> = Vec::with_capacity(helpers.len());
        for (number, own) in helpers.iter_mut().enumerate() {
            let job = &job;
            helps.push(Box::new(move || help(job, own, number, deepest(goal))));
        }
        let mut found = None;
        self.options.crew.work(&mut helps, &mut || {
            found = Some(lead(&job, own, goal, wanted, observer));
            stop.store(true, Ordering::Relaxed);
        });
        drop(helps);
        let found = found?;
        let chosen = choose(&found.candidates, self.limits.margin, self.seed ^ mix(key_of(&root.position)));
        Some(SearchResult {
            best: chosen.m,
            score: score_of(task, chosen.value),
            depth: found.depth,
            nodes: found.nodes + helped.into_inner(),
            line: chosen.line.clone(),
        })
    }
}

/// What all threads are told.
#[derive(Clone, Copy)]
struct Job<'a> {
    shared: Shared<'a>,
    style: Style,
    node: &'a Node,
    candidates: &'a [Candidate],
    /// Moves known to be worse: not searched, but reported.
    worse: &'a [Candidate],
    task: Option<Task>,
    /// Positions visited by all threads but the first.
    helped: &'a AtomicU64,
}

/// What the first thread found.
struct Lead {
    candidates: Vec<Candidate>,
    depth: u32,
    nodes: u64,
}

/// The first thread: it counts depths, reports, and decides when the search is over.
fn lead(job: &Job<'_>, own: &mut Own, goal: &Goal, wanted: Wanted, observer: &mut dyn Observer) -> Lead {
    let mut candidates = job.candidates.to_vec();
    let observer = RefCell::new(observer);
    let all = |nodes: u64| nodes + job.helped.load(Ordering::Relaxed);
    let mut poll = |nodes: u64| observer.borrow_mut().should_stop(all(nodes));
    let mut worker = Worker::new(job.shared, job.style, own, &mut poll);
    let mut finished = 0;
    while finished < deepest(goal) {
        let depth = match iterate(&mut worker, job.node, &mut candidates, finished + 1, wanted) {
            Some(depth) => depth,
            None => break,
        };
        finished = depth;
        let depth = depth as u32;
        worker.interruptible = true;
        let line = |c: &Candidate| ReportLine { score: score_of(job.task, c.value), moves: c.line.clone() };
        let searched = candidates.iter().map(line);
        let known = job.worse.iter().map(known_line);
        let report = Report {
            depth,
            deepest: worker.deepest as u32,
            nodes: all(worker.nodes),
            table_full: job.shared.table.full(),
            lines: searched.chain(known).take(wanted.lines).collect(),
        };
        if observer.borrow_mut().finished(&report) || worker.has_visited_enough() {
            break;
        }
        // A win or loss no longer than the depth is proved.
        if report.lines.iter().all(|line| line.score.is_decided_within(depth)) {
            break;
        }
    }
    Lead { candidates, depth: finished as u32, nodes: worker.nodes }
}

/// The worth of a move that was searched for this purpose.
fn score_of(task: Option<Task>, value: i32) -> Score {
    match task {
        Some(Task::Press) => Score::DRAW,
        _ => Score::from_value(value),
    }
}

/// A move that needs no search, as tables know it.
fn known_line(c: &Candidate) -> ReportLine {
    let score = if c.value == DRAW { Score::DRAW } else { Score::from_value(c.value) };
    ReportLine { score, moves: c.line.clone() }
}

/// What tables say is all there is to say.
fn play(
    tables: &dyn Endgames,
    node: &Node,
    ending: &Ending,
    goal: &Goal,
    observer: &mut dyn Observer,
) -> Option<SearchResult> {
    let moves = ending.open.iter().chain(&ending.worse);
    let line = |c: &Candidate| ReportLine { moves: follow(tables, node, &c.m), ..known_line(c) };
    let lines: Vec<ReportLine> = moves.clone().take(goal.lines.max(1)).map(line).collect();
    let best = lines.first()?.clone();
    let nodes = moves.count() as u64;
    let deepest = best.moves.len() as u32;
    let _ = observer.finished(&Report { depth: 1, deepest, nodes, table_full: 0, lines });
    Some(SearchResult { best: *best.moves.first()?, score: best.score, depth: 1, nodes, line: best.moves })
}

/// The deepest iteration, in plies.
fn deepest(goal: &Goal) -> i32 {
    goal.depth.clamp(1, MAX_PLY as u32) as i32
}

/// Another thread, which searches the same for the table's sake, and to be the first to finish: every other one runs
/// a ply ahead.
fn help(job: &Job<'_>, own: &mut Own, number: usize, deepest: i32) {
    let mut told = 0;
    let mut poll = |nodes: u64| {
        job.helped.fetch_add(nodes - told, Ordering::Relaxed);
        told = nodes;
        job.shared.stop.load(Ordering::Relaxed)
    };
    let style = Style { nodes: u64::MAX, ..job.style };
    let mut worker = Worker::new(job.shared, style, own, &mut poll);
    worker.interruptible = true;
    let mut candidates = job.candidates.to_vec();
    let ahead = i32::from(number % 2 == 0);
    let mut finished = 0;
    while finished < deepest {
        let depth = (finished + 1 + ahead).min(deepest);
        match iterate(&mut worker, job.node, &mut candidates, depth, Wanted::BEST) {
            Some(depth) => finished = depth,
            None => break,
        }
    }
}

/// One of the moves within the margin, the better ones more often; a proved win or the longest
/// resistance is never passed over.
fn choose(candidates: &[Candidate], margin: i32, seed: u64) -> &Candidate {
    let best = &candidates[0];
    let decided = |c: &Candidate| Score::from_value(c.value).is_decided();
    if margin == 0 || decided(best) {
        return best;
    }
    let mut random = Random::new(seed);
    candidates
        .iter()
        .filter(|c| c.value != NOT_BETTER && c.value > best.value - margin && !decided(c))
        .max_by_key(|c| c.value + random.up_to(margin))
        .unwrap_or(best)
}
