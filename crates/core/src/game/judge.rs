//! Whether a position ends the game: no move first, then the draw rules (`rules.md` §4, §9).

use alloc::sync::Arc;

use crate::counters::Counters;
use crate::draw_rules::DrawRules;
use crate::exact::{EndingValue, ExactEndings};
use crate::outcome::{DrawReason, Outcome, WinReason};
use crate::position::Position;
use crate::ruleset::Ruleset;

/// The solved endings, solved when first needed unless they were given. It is a cache and plays
/// no part in comparing games.
#[derive(Clone, Debug, Default)]
pub(super) struct Endings(pub(super) Option<Arc<ExactEndings>>);

impl PartialEq for Endings {
    fn eq(&self, _: &Endings) -> bool {
        true
    }
}

impl Eq for Endings {}

impl Endings {
    fn get(&mut self) -> &ExactEndings {
        self.0.get_or_insert_with(|| Arc::new(ExactEndings::solve()))
    }

    /// The table, for one who cannot keep it.
    pub(super) fn shared(&self) -> Arc<ExactEndings> {
        self.0.clone().unwrap_or_else(|| Arc::new(ExactEndings::solve()))
    }
}

/// The rules of one ruleset, ready to be applied.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Judge {
    pub(super) ruleset: Ruleset,
    pub(super) rules: DrawRules,
    pub(super) endings: Endings,
}

impl Judge {
    pub(super) fn new(ruleset: Ruleset, endings: Option<Arc<ExactEndings>>) -> Judge {
        Judge { ruleset, rules: ruleset.draw_rules(), endings: Endings(endings) }
    }

    /// How the game ends in this position, if it does.
    pub(super) fn verdict(&mut self, position: &Position, counters: &Counters) -> Option<Outcome> {
        lost(position).or_else(|| self.drawn(position, counters).map(Outcome::Draw))
    }

    /// The draw rule that ends the game in this position, provided that there is a legal move.
    #[inline]
    pub(super) fn drawn(&mut self, position: &Position, counters: &Counters) -> Option<DrawReason> {
        counters.drawn_by(&self.rules).or_else(|| self.immediate_draw(position))
    }

    #[inline]
    fn immediate_draw(&mut self, position: &Position) -> Option<DrawReason> {
        if !self.rules.immediate_draw || !ExactEndings::covers(position.board()) {
            return None;
        }
        match self.endings.get().value(position) {
            Some(EndingValue::Draw) => Some(DrawReason::ImmediateDraw),
            _ => None,
        }
    }
}

/// The loss of the side to move when it has no legal move.
pub(super) fn lost(position: &Position) -> Option<Outcome> {
    if !position.legal_moves().is_empty() {
        return None;
    }
    let reason = if position.board().of(position.turn()).is_empty() {
        WinReason::NoPieces
    } else {
        WinReason::Blocked
    };
    Some(Outcome::Win { winner: position.turn().opponent(), reason })
}
