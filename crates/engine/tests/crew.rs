//! Searches beside the first: whoever runs them, they find good moves, end when the first does, and allocate
//! next to nothing (in the browser all threads share one heap, behind a lock).

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::Arc;

use damier_core::{fen, Move, Position};
use damier_engine::{
    Crew, Engine, Goal, Help, Nobody, Observer, Options, Report, Root, SearchResult, Threads,
};

thread_local! {
    static HELPS: Cell<bool> = const { Cell::new(false) };
}

/// What helpers took from the heap, in blocks.
static TAKEN: AtomicUsize = AtomicUsize::new(0);

struct Counting;

// SAFETY: every call goes to the system's allocator as it came.
#[allow(unsafe_code)]
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        if HELPS.with(Cell::get) {
            TAKEN.fetch_add(1, Ordering::Relaxed);
        }
        System.alloc(layout)
    }

    unsafe fn dealloc(&self, start: *mut u8, layout: Layout) {
        System.dealloc(start, layout);
    }
}

#[global_allocator]
static HEAP: Counting = Counting;

/// Runs so many helps, and no more, and marks their threads.
#[derive(Debug)]
struct Watched {
    most: usize,
    ran: AtomicUsize,
}

impl Watched {
    fn new(most: usize) -> Watched {
        Watched { most, ran: AtomicUsize::new(0) }
    }
}

impl Crew for Watched {
    fn work(&self, helps: &mut [Help<'_>], lead: &mut dyn FnMut()) {
        std::thread::scope(|scope| {
            for help in helps.iter_mut().take(self.most) {
                self.ran.fetch_add(1, Ordering::Relaxed);
                scope.spawn(move || {
                    HELPS.with(|helps| helps.set(true));
                    help();
                    HELPS.with(|helps| helps.set(false));
                });
            }
            lead();
        });
    }
}

fn search(position: &Position, threads: usize, crew: Arc<dyn Crew>, depth: u32) -> SearchResult {
    let mut engine = Engine::with(Options { table_bits: 16, threads, crew, ..Options::default() });
    engine.search(&Root::of(*position), &Goal { depth, ..Goal::default() }, &mut Nobody).unwrap()
}

/// White wins by shots of growing depth.
fn shots() -> impl Iterator<Item = Position> {
    include_str!("../../../testdata/shots.txt")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| fen::parse(line.split(' ').next()?).ok()?.into_position().ok())
}

#[test]
fn a_crew_of_nobody_is_one_thread() {
    let position = Position::starting();
    let alone = search(&position, 1, Arc::new(Threads), 7);
    assert_eq!(search(&position, 3, Arc::new(Watched::new(0)), 7), alone);
}

#[test]
fn helpers_search_and_allocate_next_to_nothing() {
    let crew = Arc::new(Watched::new(3));
    let (mut alone, mut together) = (0, 0);
    for position in shots().step_by(60).chain([Position::starting()]) {
        let one = search(&position, 1, Arc::new(Threads), 11);
        let four = search(&position, 4, Arc::clone(&crew) as Arc<dyn Crew>, 11);
        assert!(position.is_legal(&four.best));
        alone += one.nodes;
        together += four.nodes;
    }
    let searches = crew.ran.load(Ordering::Relaxed);
    let taken = TAKEN.load(Ordering::Relaxed);
    assert!(searches > 20 && together > alone, "{together} {alone}");
    // Lists grow to their size once, and each depth begins with a copy of the moves.
    assert!(taken < searches * 1500, "{taken} blocks in {searches} searches, {together} positions");
}

/// Does the helps' work to its end before the first thread begins.
#[derive(Debug)]
struct HelpsFirst;

impl Crew for HelpsFirst {
    fn work(&self, helps: &mut [Help<'_>], lead: &mut dyn FnMut()) {
        helps.iter_mut().for_each(|help| help());
        lead();
    }
}

/// Keeps the depths and best lines that it is told.
#[derive(Default)]
struct Reports(Vec<(u32, u32, Vec<Move>)>);

impl Observer for Reports {
    fn finished(&mut self, report: &Report) -> bool {
        self.0.push((report.depth, report.deepest, report.lines[0].moves.clone()));
        false
    }
}

#[test]
fn the_first_thread_goes_on_from_what_another_has_finished() {
    let depth = 14;
    let mut skipped = 0;
    for position in shots().step_by(50).chain([Position::starting()]) {
        let crew: Arc<dyn Crew> = Arc::new(HelpsFirst);
        let mut engine = Engine::with(Options { table_bits: 10, threads: 2, crew, ..Options::default() });
        let mut reports = Reports::default();
        let goal = Goal { depth, even_forced: true, ..Goal::default() };
        let result = engine.search(&Root::of(position), &goal, &mut reports).unwrap();
        let (last, deepest, line) = reports.0.last().unwrap();
        assert_eq!((*last, line), (result.depth, &result.line));
        assert!(*deepest as usize >= line.len() && *last <= depth);
        let depths: Vec<u32> = reports.0.iter().map(|report| report.0).collect();
        assert!(depths.windows(2).all(|pair| pair[0] < pair[1]), "{depths:?}");
        skipped += *last as usize - depths.len();
        for (_, _, line) in &reports.0 {
            let mut position = position;
            for m in line {
                assert!(position.is_legal(m), "{line:?}");
                position = position.play_unchecked(m);
            }
        }
    }
    assert!(skipped > 20, "{skipped}");
}
