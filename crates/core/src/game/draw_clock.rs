//! The draw rules alone, without a tree: for reading many games fast.

use alloc::sync::Arc;
use alloc::vec::Vec;

use super::judge::{lost, Judge};
use crate::counters::Counters;
use crate::draw_rules::{DrawRules, Effect};
use crate::exact::ExactEndings;
use crate::moves::Move;
use crate::outcome::{DrawReason, Outcome};
use crate::position::Position;
use crate::ruleset::Ruleset;

/// Counts along a game and says where the ruleset would end it. It can be used again for the next
/// game, and then allocates nothing.
///
/// ```
/// use damier_core::{DrawClock, Position, Ruleset};
///
/// let mut clock = DrawClock::new(Ruleset::Ffjd);
/// let mut here = Position::starting();
/// assert_eq!(clock.start(&here), None);
/// for _ in 0..4 {
///     let m = here.legal_moves()[0];
///     let next = here.play_unchecked(&m);
///     assert_eq!(clock.play(&here, &m, &next), None);
///     here = next;
/// }
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DrawClock {
    judge: Judge,
    counters: Counters,
    /// Whether the material is one that the immediate draw may end.
    kings_ending: bool,
    /// The positions since the last ply that cannot be undone; empty right after such a ply, and
    /// where repetition ends no game.
    recent: Vec<Position>,
}

impl DrawClock {
    /// A clock for this ruleset; [`DrawClock::start`] comes next.
    #[must_use]
    pub fn new(ruleset: Ruleset) -> DrawClock {
        DrawClock::with(ruleset, None)
    }

    /// The same with endings solved before.
    #[must_use]
    pub fn with(ruleset: Ruleset, endings: Option<Arc<ExactEndings>>) -> DrawClock {
        let judge = Judge::new(ruleset, endings);
        let counters = Counters { occurrences: 1, quiet_plies: 0, class: None, class_plies: 0 };
        DrawClock { judge, counters, kings_ending: false, recent: Vec::new() }
    }

    /// Begins a game, or goes on from a position set up within one: nothing is counted yet. The
    /// draw that stands there at once, if any, provided that there is a legal move.
    pub fn start(&mut self, position: &Position) -> Option<DrawReason> {
        self.start_with(position, 0)
    }

    /// The same where this many plies are counted already: lidraughts' `:H…` suffix, which the
    /// other rulesets do not know.
    pub fn start_with(&mut self, position: &Position, plies: u32) -> Option<DrawReason> {
        self.counters = Counters::at_start(position, &self.judge.rules).with_clock(plies);
        self.kings_ending = ExactEndings::covers(position.board());
        self.recent.clear();
        self.drawn(position)
    }

    /// Counts a legal move and names the draw that falls after it, if any. A position without a
    /// legal move is lost whatever this says: [`DrawClock::lost`] goes first.
    ///
    /// The repetition is counted only where it ends the game (not under `lidraughts`, `family`);
    /// counting after a draw has been named is allowed and goes on to name draws.
    #[inline]
    pub fn play(&mut self, before: &Position, m: &Move, after: &Position) -> Option<DrawReason> {
        let step = self.counters.step(before, m, after, &self.judge.rules);
        self.counters = step.counters;
        if step.quiet_restarted {
            self.recent.clear();
        } else if self.judge.rules.repetition == Effect::Draw {
            if self.recent.is_empty() {
                self.recent.push(*before);
            }
            self.count_occurrences(after);
            self.recent.push(*after);
        }
        if self.judge.rules.immediate_draw && (m.is_capture() || m.promotes) {
            self.kings_ending = ExactEndings::covers(after.board());
        }
        self.drawn(after)
    }

    #[inline]
    fn drawn(&mut self, position: &Position) -> Option<DrawReason> {
        let by_count = self.counters.drawn_by(&self.judge.rules);
        if by_count.is_some() || !self.kings_ending {
            return by_count;
        }
        self.judge.drawn(position, &self.counters)
    }

    /// A position recurs after an even number of plies, four at least.
    #[inline]
    fn count_occurrences(&mut self, position: &Position) {
        if self.counters.quiet_plies < 4 || self.recent.len() < 4 {
            return;
        }
        let earlier = self.recent.iter().rev().skip(3).step_by(2);
        let same = earlier.filter(|p| *p == position).count() as u32;
        self.counters.occurrences = (1 + same).min(DrawRules::OCCURRENCES);
    }

    /// The counters after the last move; `occurrences` is 1 where it is not counted, and no more
    /// than 3.
    #[must_use]
    pub fn counters(&self) -> Counters {
        self.counters
    }

    /// The loss of the side to move if it has no legal move.
    #[must_use]
    pub fn lost(position: &Position) -> Option<Outcome> {
        lost(position)
    }
}
