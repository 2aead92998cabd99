//! The machine's player, asked for a verdict: the best move, and how much better it is than the next.

use damier_core::{Move, Position};
use damier_engine::{Engine, Goal, Observer, Options, Report, Root};

/// The table has two to the power of so many entries.
const TABLE_BITS: u32 = 18;

/// A searcher that forgets all between two questions, so that each has the same answer whenever it is put.
pub(super) struct Judge(Engine);

/// A move and what it is worth to the side that plays it, in hundredths of a man.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Judged {
    pub(super) m: Move,
    pub(super) value: i32,
}

/// Keeps the last report.
#[derive(Default)]
struct Last(Option<Report>);

impl Observer for Last {
    fn finished(&mut self, report: &Report) -> bool {
        self.0 = Some(report.clone());
        false
    }
}

impl Judge {
    pub(super) fn new() -> Judge {
        Judge(Engine::with(Options { table_bits: TABLE_BITS, ..Options::default() }))
    }

    /// The best move and the next; none where there are fewer than two.
    pub(super) fn two(&mut self, position: &Position, nodes: u64) -> Option<[Judged; 2]> {
        let [first, second] = &self.lines(position, nodes, 2)?[..] else { return None };
        Some([*first, *second])
    }

    /// The best move.
    pub(super) fn best(&mut self, position: &Position, nodes: u64) -> Option<Judged> {
        self.lines(position, nodes, 1)?.first().copied()
    }

    fn lines(&mut self, position: &Position, nodes: u64, lines: usize) -> Option<Vec<Judged>> {
        self.0.new_game();
        let mut last = Last::default();
        let goal = Goal { nodes, lines, even_forced: true, ..Goal::default() };
        self.0.search(&Root::of(*position), &goal, &mut last)?;
        let judged = last.0?.lines.into_iter().filter_map(|line| {
            let m = *line.moves.first()?;
            Some(Judged { m, value: line.score.value() })
        });
        Some(judged.collect())
    }
}

/// Beyond so many hundredths of a man a game is won, and more is not better.
const WON: i32 = 1_500;

/// Whether the first is better than the second by so much; between two wins there is nothing to choose.
pub(super) fn stands_alone([first, second]: &[Judged; 2], apart: i32) -> bool {
    let within = |value: i32| value.clamp(-WON, WON);
    within(first.value) - within(second.value) >= apart
}

/// A value that a later search has to reach again: less where it is beyond every doubt.
pub(super) fn promise(value: i32) -> i32 {
    value.min(WON)
}
