//! Where a ruleset would have ended the game. In a file it only says so: draw rules make no move
//! illegal (contract, "Games").
//!
//! This follows [`damier_core::Game`]'s counters for a reader that must not spend anything on the
//! plies that cannot matter: a man's move or a capture ends every count but that of the class.

use damier_core::{DrawRules, Effect, EndingValue, ExactEndings, MaterialClass, Move, Position, Ruleset};

/// The solved endings of kings alone, solved when first asked for.
#[derive(Default)]
pub(crate) struct Endings(Option<ExactEndings>);

impl Endings {
    fn is_draw(&mut self, position: &Position) -> bool {
        ExactEndings::covers(position.board())
            && self.0.get_or_insert_with(ExactEndings::solve).value(position) == Some(EndingValue::Draw)
    }
}

/// The counts of one game.
#[derive(Clone)]
pub(crate) struct Ends {
    rules: DrawRules,
    quiet_plies: u32,
    class: Option<MaterialClass>,
    class_plies: u32,
    /// The positions since the last man's move or capture, once a ply was neither.
    history: Vec<Position>,
    ended_at: Option<u32>,
}

impl Ends {
    pub(crate) fn new(ruleset: Ruleset) -> Ends {
        Ends {
            rules: ruleset.draw_rules(),
            quiet_plies: 0,
            class: None,
            class_plies: 0,
            history: Vec::new(),
            ended_at: None,
        }
    }

    /// The ply after which the game was over, if it was; 0 for the first position.
    pub(crate) fn ended_at(&self) -> Option<u32> {
        self.ended_at
    }

    /// Begins a new game.
    pub(crate) fn reset(&mut self) {
        self.ended_at = None;
        self.history.clear();
    }

    /// Counts anew from a set-up, before any move or among the moves. `clock` is lidraughts' `:H…`.
    pub(crate) fn set_up(&mut self, position: &Position, clock: Option<u8>, ply: u32, endings: &mut Endings) {
        self.history.clear();
        self.quiet_plies = 0;
        self.class_plies = 0;
        self.class = self.rules.class_of(position.board());
        let clock = u32::from(clock.unwrap_or(0));
        if self.class.is_some() {
            self.class_plies = clock;
        } else {
            self.quiet_plies = clock;
        }
        if self.ended_at.is_none() && self.drawn(position, 1, endings) {
            self.ended_at = Some(ply);
        }
    }

    /// Counts a ply; `ply` is its number, 1 for the first move.
    #[inline]
    pub(crate) fn step(
        &mut self,
        before: &Position,
        m: &Move,
        after: &Position,
        ply: u32,
        endings: &mut Endings,
    ) {
        if self.ended_at.is_some() {
            return;
        }
        let irreversible = m.is_capture() || !before.board().kings().contains(m.from);
        if irreversible && self.class.is_none() && after.board().occupied().len() > 4 {
            self.quiet_plies = 0;
            self.history.clear();
            return;
        }
        self.slow_step(before, m, after, ply, irreversible, endings);
    }

    fn slow_step(
        &mut self,
        before: &Position,
        m: &Move,
        after: &Position,
        ply: u32,
        irreversible: bool,
        endings: &mut Endings,
    ) {
        let class =
            if m.promotes || m.is_capture() { self.rules.class_of(after.board()) } else { self.class };
        self.class_plies = if class.is_none() || class != self.class { 0 } else { self.class_plies + 1 };
        self.class = class;
        let mut occurrences = 1;
        if irreversible {
            self.quiet_plies = 0;
            self.history.clear();
        } else {
            self.quiet_plies += 1;
            if self.rules.repetition == Effect::Draw {
                if self.history.is_empty() {
                    self.history.push(*before);
                }
                occurrences += self.history.iter().filter(|earlier| *earlier == after).count() as u32;
                self.history.push(*after);
            }
        }
        if self.drawn(after, occurrences, endings) {
            self.ended_at = Some(ply);
        }
    }

    fn drawn(&self, position: &Position, occurrences: u32, endings: &mut Endings) -> bool {
        let limits = [
            (occurrences >= DrawRules::OCCURRENCES, self.rules.repetition),
            (self.quiet_plies >= DrawRules::QUIET_PLIES, self.rules.twenty_five_moves),
            (
                self.class.map_or(false, |class| self.class_plies >= class.limit()),
                self.class.map_or(Effect::None, |class| self.rules.effect_in(class)),
            ),
        ];
        if limits.iter().any(|(reached, effect)| *reached && *effect == Effect::Draw) {
            // A game that is won is not drawn.
            return true;
        }
        self.rules.immediate_draw && position.board().occupied().len() <= 3 && endings.is_draw(position)
    }
}
