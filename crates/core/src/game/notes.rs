//! Why each counter stands where it stands, as data.

use alloc::vec::Vec;

use super::node::{Event, NodeId};
use super::table::Decision;
use super::Game;
use crate::color::Color;
use crate::draw_rules::{DrawRules, Effect};
use crate::moves::Move;
use crate::outcome::DrawReason;

/// What began a count; the count before it ended there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CountCause {
    /// The game began.
    GameStart,
    /// A position was set up within the game.
    SetUp,
    /// An irregular move that stands.
    Irregular {
        /// Whether it can still be claimed: then nobody is to be told.
        pending: bool,
    },
    /// A man moved.
    ManMove {
        /// Whose man.
        by: Color,
        /// The move.
        m: Move,
    },
    /// A man was crowned without a capture.
    Promotion {
        /// Whose man.
        by: Color,
        /// The move.
        m: Move,
    },
    /// Something was captured.
    Capture {
        /// Who captured.
        by: Color,
        /// The move.
        m: Move,
    },
}

/// One counter in one position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CounterNote {
    /// The draw that the counter leads to.
    pub reason: DrawReason,
    /// Where it stands: occurrences for a repetition, else plies.
    pub count: u32,
    /// Where the draw falls: 3 occurrences, or 50, 32 or 10 plies.
    pub limit: u32,
    /// What happens there.
    pub effect: Effect,
    /// The ply after which the count began: 0 for the start. For a repetition, since when the
    /// position could recur at all.
    pub started_ply: u32,
    /// What began it.
    pub cause: CountCause,
    /// Plies that were already on the clock of the set-up (lidraughts' `:H…`), within `count`.
    pub given_plies: u32,
    /// For a repetition: the plies at which the position stood before, ascending.
    pub earlier: Vec<u32>,
}

/// A count that came to an end before its limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CounterReset {
    /// The draw that the counter was leading to.
    pub reason: DrawReason,
    /// The ply that ended it; in a set-up, the ply before it.
    pub ply: u32,
    /// Where it had stood before that ply.
    pub reached: u32,
    /// Where the draw would have fallen.
    pub limit: u32,
    /// What ended it.
    pub cause: CountCause,
    /// Whether the same count began anew; else it is over, for the material is another.
    pub anew: bool,
}

impl Game {
    /// The counts that were reset on the way to the current position, in the order of play; those
    /// that the ruleset does not know are left out, and those that had counted nothing yet.
    #[must_use]
    pub fn counter_resets(&self) -> Vec<CounterReset> {
        let rules = &self.judge.rules;
        let line = self.line();
        let mut resets = Vec::new();
        for (before, id) in line.iter().zip(line.iter().skip(1)) {
            let (was, node) = (self.node(*before).counters, self.node(*id));
            let is = node.counters;
            let cause = self.cause(*id);
            let mut push = |reason, reached, limit, anew| {
                resets.push(CounterReset { reason, ply: node.ply, reached, limit, cause, anew });
            };
            if was.quiet_plies > 0 && node.past.quiet_since == *id && rules.twenty_five_moves != Effect::None
            {
                push(DrawReason::TwentyFiveMoves, was.quiet_plies, DrawRules::QUIET_PLIES, true);
            }
            if let Some(class) = was.class {
                let anew = is.class == Some(class);
                if was.class_plies > 0 && (!anew || node.past.class_since == *id) {
                    push(class.reason(), was.class_plies, class.limit(), anew);
                }
            }
        }
        resets
    }

    /// The counters of the current position with what began them: repetition, quiet plies, and
    /// the class if there is one; those that the ruleset does not know are left out.
    #[must_use]
    pub fn counter_notes(&self) -> Vec<CounterNote> {
        self.counter_notes_at(self.cursor())
    }

    /// [`Game::counter_notes`] at any node.
    #[must_use]
    pub fn counter_notes_at(&self, id: NodeId) -> Vec<CounterNote> {
        let node = self.node(id);
        let (counters, past, rules) = (node.counters, node.past, &self.judge.rules);
        let note = |reason, count, limit, effect, since: NodeId| {
            let started_ply = self.node(since).ply;
            let given_plies = match reason {
                DrawReason::Repetition => 0,
                _ => u32::saturating_sub(count, node.ply - started_ply),
            };
            let (cause, earlier) = (self.cause(since), Vec::new());
            CounterNote { reason, count, limit, effect, started_ply, cause, given_plies, earlier }
        };
        let mut repetition = note(
            DrawReason::Repetition,
            counters.occurrences,
            DrawRules::OCCURRENCES,
            rules.repetition,
            past.quiet_since,
        );
        repetition.earlier = self.earlier_occurrences(id);
        let quiet = note(
            DrawReason::TwentyFiveMoves,
            counters.quiet_plies,
            DrawRules::QUIET_PLIES,
            rules.twenty_five_moves,
            past.quiet_since,
        );
        let class = counters.class.map(|class| {
            let effect = rules.effect_in(class);
            note(class.reason(), counters.class_plies, class.limit(), effect, past.class_since)
        });
        let all = [Some(repetition), Some(quiet), class];
        all.into_iter().flatten().filter(|note| note.effect != Effect::None).collect()
    }

    /// The plies at which the position of a node stood before, ascending.
    fn earlier_occurrences(&self, id: NodeId) -> Vec<u32> {
        let start = self.node(id).past.start;
        let same = |id: &NodeId| self.node(*id).past.same.filter(|e| self.node(*e).past.start == start);
        let mut plies: Vec<u32> =
            core::iter::successors(same(&id), same).map(|earlier| self.node(earlier).ply).collect();
        plies.reverse();
        plies
    }

    /// What happened at the node where a count began.
    fn cause(&self, since: NodeId) -> CountCause {
        let node = self.node(since);
        let by = node.position.turn().opponent();
        match node.event {
            Event::Start => CountCause::GameStart,
            Event::SetUp => match self.set_up_by(since) {
                Some(incident) => CountCause::Irregular { pending: incident.decision == Decision::Pending },
                None => CountCause::SetUp,
            },
            Event::Move(m) if m.is_capture() => CountCause::Capture { by, m },
            Event::Move(m) if m.promotes => CountCause::Promotion { by, m },
            Event::Move(m) => CountCause::ManMove { by, m },
        }
    }
}
