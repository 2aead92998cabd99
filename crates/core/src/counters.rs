//! The draw counters of a game at one ply, and the rule by which they step (`rules.md` §5–9).
//!
//! The ply that creates a class, moves a man or captures is ply 0 of the count it starts. Nothing
//! that stays inside a class restarts its count: no man's move, promotion or exchange (but see
//! [`DrawRules::last_man_restarts`]).

use crate::draw_rules::{DrawRules, Effect, MaterialClass};
use crate::moves::Move;
use crate::outcome::DrawReason;
use crate::position::Position;

/// Where the counts stand after a ply. They belong to the game: a position alone has none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Counters {
    /// How often the position has stood with the same side to move, this time included; 1 or more.
    pub occurrences: u32,
    /// Plies in a row, ending now, in which no man moved and nothing was captured.
    pub quiet_plies: u32,
    /// The class of the material, if the ruleset has a limit for it.
    pub class: Option<MaterialClass>,
    /// Plies since the class came up; 0 without a class.
    pub class_plies: u32,
}

/// What a ply did to the counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Step {
    pub(crate) counters: Counters,
    /// The count of quiet plies began anew, so no earlier position can recur.
    pub(crate) quiet_restarted: bool,
    /// The class's count began anew (or ended, when there is no class now).
    pub(crate) class_restarted: bool,
}

impl Counters {
    /// The counts in the first position of a game or set-up: it is its own first occurrence, and
    /// nothing has been counted yet.
    #[must_use]
    pub fn at_start(position: &Position, rules: &DrawRules) -> Counters {
        Counters { occurrences: 1, quiet_plies: 0, class: rules.class_of(position.board()), class_plies: 0 }
    }

    /// The same where a clock is already running, lidraughts' `:H…`: plies in the class, or quiet
    /// plies when there is none (one clock serves both there, `rules.md` §8).
    #[must_use]
    pub fn with_clock(self, plies: u32) -> Counters {
        match self.class {
            Some(_) => Counters { class_plies: plies, ..self },
            None => Counters { quiet_plies: plies, ..self },
        }
    }

    /// The counts after a move, but for `occurrences`, which is 1: only a history can tell it.
    #[inline]
    pub(crate) fn step(&self, before: &Position, m: &Move, after: &Position, rules: &DrawRules) -> Step {
        let man = !before.board().kings().contains(m.from);
        let quiet_restarted = man || m.is_capture();
        let quiet_plies = if quiet_restarted { 0 } else { self.quiet_plies + 1 };
        let material_changed = m.promotes || m.is_capture();
        let class = if material_changed { rules.class_of(after.board()) } else { self.class };
        let last_man_taken = rules.last_man_restarts
            && class == Some(MaterialClass::FiveMoves)
            && m.is_capture()
            && !m.captured.intersects(before.board().kings());
        let class_restarted = class != self.class || last_man_taken;
        let class_plies = if class.is_none() || class_restarted { 0 } else { self.class_plies + 1 };
        let counters = Counters { occurrences: 1, quiet_plies, class, class_plies };
        Step { counters, quiet_restarted, class_restarted }
    }

    /// The limits that are reached, in the order in which they are named, each with its effect.
    pub(crate) fn reached(&self, rules: &DrawRules) -> impl Iterator<Item = (DrawReason, Effect)> {
        let repetition = self.occurrences >= DrawRules::OCCURRENCES;
        let twenty_five = self.quiet_plies >= DrawRules::QUIET_PLIES;
        let class = self.class.filter(|class| self.class_plies >= class.limit());
        let limits = [
            (repetition, DrawReason::Repetition, rules.repetition),
            (twenty_five, DrawReason::TwentyFiveMoves, rules.twenty_five_moves),
            (class == Some(MaterialClass::SixteenMoves), DrawReason::SixteenMoves, rules.sixteen_moves),
            (class == Some(MaterialClass::FiveMoves), DrawReason::FiveMoves, rules.five_moves),
        ];
        let met = |(met, reason, effect)| if met { Some((reason, effect)) } else { None };
        limits.into_iter().filter_map(met)
    }

    /// The first limit reached that ends the game by itself.
    #[inline]
    pub(crate) fn drawn_by(&self, rules: &DrawRules) -> Option<DrawReason> {
        // Almost every ply of a game stops here.
        if self.occurrences < DrawRules::OCCURRENCES
            && self.quiet_plies < DrawRules::QUIET_PLIES
            && self.class.is_none()
        {
            return None;
        }
        self.reached(rules).find(|(_, effect)| *effect == Effect::Draw).map(|(reason, _)| reason)
    }
}
