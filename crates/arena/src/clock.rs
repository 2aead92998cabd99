//! Time for a move, and an observer of the search that keeps to it.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::Arc;
use std::time::{Duration, Instant};

use damier_core::Move;
use damier_engine::{Observer, Report};

/// What a game's clock says before a move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Clock {
    /// Time left.
    pub time: Duration,
    /// Added before each move.
    pub increment: Duration,
    /// Moves that this time is for; `None`: the whole game.
    pub moves: Option<u32>,
}

/// How long a move may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Allotment {
    /// No further iteration is begun much after this.
    pub soft: Duration,
    /// The search is stopped.
    pub hard: Duration,
}

/// Kept back for pipes and the system's scheduler.
const RESERVE: Duration = Duration::from_millis(30);
/// Moves a game is thought to last.
const MOVES: u32 = 35;

impl Clock {
    /// Time for the next move.
    #[must_use]
    pub fn allot(&self) -> Allotment {
        let moves = self.moves.unwrap_or(MOVES).clamp(1, MOVES);
        let left = self.time.saturating_sub(RESERVE);
        let soft = (left / moves + self.increment * 3 / 4).min(left / 2);
        // The last move before the control may use what is there.
        let most = if moves == 1 { left * 9 / 10 } else { left / 4 + self.increment / 2 };
        let hard = (soft * 4).min(most).min(left).max(Duration::from_millis(1));
        Allotment { soft: soft.min(hard), hard }
    }
}

impl Allotment {
    /// Exactly so long, as long as the move is not forced.
    #[must_use]
    pub fn exactly(time: Duration) -> Allotment {
        Allotment { soft: Duration::MAX, hard: time }
    }

    /// The same where the opponent's time is used, too: what was thought then is saved, often enough to begin
    /// an iteration more. What may be spent at most stays.
    #[must_use]
    pub fn with_ponder(self) -> Allotment {
        Allotment { soft: self.soft.saturating_add(self.soft / 4).min(self.hard.max(self.soft)), ..self }
    }

    /// As long as it takes.
    #[must_use]
    pub fn unlimited() -> Allotment {
        Allotment { soft: Duration::MAX, hard: Duration::MAX }
    }
}

/// A switch shared with whoever may end a search from outside or start its clock.
#[derive(Debug)]
pub struct Switch {
    stop: AtomicBool,
    /// Microseconds since the watch was made; `u64::MAX`: never.
    soft: AtomicU64,
    hard: AtomicU64,
    begun: Instant,
}

impl Switch {
    /// Ends the search.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Starts the clock now.
    pub fn start_clock(&self, allotment: Allotment) {
        let now = micros(self.begun.elapsed());
        self.soft.store(now.saturating_add(micros(allotment.soft)), Ordering::Relaxed);
        self.hard.store(now.saturating_add(micros(allotment.hard)), Ordering::Relaxed);
    }
}

fn micros(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}

/// Watches the clock of a search, and tells of its iterations.
pub struct Watch<'a> {
    switch: Arc<Switch>,
    tell: &'a mut dyn FnMut(&Report, Duration),
    best: Option<Move>,
    /// How often the best move changed lately: more time is worth it then.
    unrest: f64,
}

impl<'a> Watch<'a> {
    /// A watch that starts now; iterations are told to `tell` with the time since.
    pub fn new(allotment: Allotment, tell: &'a mut dyn FnMut(&Report, Duration)) -> Watch<'a> {
        let switch = Switch {
            stop: AtomicBool::new(false),
            soft: AtomicU64::new(micros(allotment.soft)),
            hard: AtomicU64::new(micros(allotment.hard)),
            begun: Instant::now(),
        };
        Watch { switch: Arc::new(switch), tell, best: None, unrest: 0.0 }
    }

    /// The same with a switch at hand.
    pub fn with(switch: Arc<Switch>, tell: &'a mut dyn FnMut(&Report, Duration)) -> Watch<'a> {
        Watch { switch, tell, best: None, unrest: 0.0 }
    }

    /// A switch whose clock does not run.
    #[must_use]
    pub fn switch() -> Arc<Switch> {
        let never = || AtomicU64::new(u64::MAX);
        Arc::new(Switch { stop: AtomicBool::new(false), soft: never(), hard: never(), begun: Instant::now() })
    }

    fn elapsed(&self) -> u64 {
        micros(self.switch.begun.elapsed())
    }
}

impl Observer for Watch<'_> {
    fn should_stop(&mut self, _nodes: u64) -> bool {
        self.switch.stop.load(Ordering::Relaxed) || self.elapsed() >= self.switch.hard.load(Ordering::Relaxed)
    }

    fn finished(&mut self, report: &Report) -> bool {
        (self.tell)(report, self.switch.begun.elapsed());
        let best = report.lines.first().and_then(|line| line.moves.first().copied());
        self.unrest *= 0.6;
        if self.best.is_some() && self.best != best {
            self.unrest += 1.0;
        }
        self.best = best;
        let soft = self.switch.soft.load(Ordering::Relaxed);
        // The next iteration takes about as long as all before it.
        let enough = soft as f64 * (0.5 + 0.6 * self.unrest.min(2.0));
        soft != u64::MAX && self.elapsed() as f64 >= enough || self.should_stop(report.nodes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_never_gets_more_than_there_is() {
        for millis in [1, 50, 1_000, 60_000, 3_600_000] {
            for moves in [None, Some(1), Some(2), Some(40)] {
                for increment in [0, 1_000] {
                    let time = Duration::from_millis(millis);
                    let clock = Clock { time, increment: Duration::from_millis(increment), moves };
                    let allotted = clock.allot();
                    assert!(allotted.hard <= time.max(Duration::from_millis(1)), "{clock:?} {allotted:?}");
                    assert!(allotted.soft <= allotted.hard, "{clock:?} {allotted:?}");
                }
            }
        }
    }

    #[test]
    fn a_whole_game_fits_into_its_time() {
        let mut clock = Clock { time: Duration::from_secs(60), increment: Duration::ZERO, moves: None };
        for _ in 0..80 {
            clock.time -= clock.allot().soft;
        }
        assert!(clock.time > Duration::from_secs(1), "{clock:?}");
    }
}
