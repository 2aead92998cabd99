//! How far each draw is: due, or what is missing for it.

use alloc::vec::Vec;

use super::Game;
use crate::draw_rules::{DrawRules, Effect, MaterialClass};
use crate::exact::{EndingValue, ExactEndings};
use crate::outcome::{DrawReason, Outcome};

/// How far a draw is in a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// It has fallen, or can be claimed: the effect says which.
    Due,
    /// So many occurrences or plies are missing.
    Missing(u32),
    /// It needs other material.
    OtherMaterial,
    /// A side can force a win; the value is that of the side to move.
    WinForced(EndingValue),
    /// The ruleset has no such draw.
    NoRule,
}

/// One draw rule in the current position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DrawStanding {
    /// The rule.
    pub reason: DrawReason,
    /// What happens when it is due.
    pub effect: Effect,
    /// How far it is.
    pub standing: Standing,
}

impl Game {
    /// Every draw rule in the current position, in the order of naming: due, or what is missing.
    /// Empty when the side to move has lost, for that is tested first.
    #[must_use]
    pub fn draw_standings(&self) -> Vec<DrawStanding> {
        let node = self.here();
        if let Some(Outcome::Win { .. }) = node.verdict {
            return Vec::new();
        }
        let (counters, rules) = (node.counters, &self.judge.rules);
        let counted = |reason, effect, count: u32, limit: u32| {
            let standing = match effect {
                Effect::None => Standing::NoRule,
                _ if count >= limit => Standing::Due,
                _ => Standing::Missing(limit - count),
            };
            DrawStanding { reason, effect, standing }
        };
        let class = |class: MaterialClass| {
            let (reason, effect) = (class.reason(), rules.effect_in(class));
            match (effect, counters.class) {
                (Effect::None, _) => DrawStanding { reason, effect, standing: Standing::NoRule },
                (_, Some(here)) if here == class => {
                    counted(reason, effect, counters.class_plies, class.limit())
                }
                _ => DrawStanding { reason, effect, standing: Standing::OtherMaterial },
            }
        };
        Vec::from([
            counted(DrawReason::Repetition, rules.repetition, counters.occurrences, DrawRules::OCCURRENCES),
            counted(
                DrawReason::TwentyFiveMoves,
                rules.twenty_five_moves,
                counters.quiet_plies,
                DrawRules::QUIET_PLIES,
            ),
            class(MaterialClass::SixteenMoves),
            class(MaterialClass::FiveMoves),
            self.immediate_standing(),
        ])
    }

    fn immediate_standing(&self) -> DrawStanding {
        let reason = DrawReason::ImmediateDraw;
        if !self.judge.rules.immediate_draw {
            return DrawStanding { reason, effect: Effect::None, standing: Standing::NoRule };
        }
        let position = self.position();
        let standing = if ExactEndings::covers(position.board()) {
            match self.judge.endings.shared().value(position) {
                Some(EndingValue::Draw) => Standing::Due,
                Some(value) => Standing::WinForced(value),
                None => Standing::OtherMaterial,
            }
        } else {
            Standing::OtherMaterial
        };
        DrawStanding { reason, effect: Effect::Draw, standing }
    }
}
