//! The limits of each ruleset, as a table (contract, "Rulesets"; `rules.md` §5–9 and §13).

use crate::board::Board;
use crate::color::Color;
use crate::outcome::DrawReason;
use crate::ruleset::Ruleset;

/// Material for which a ruleset may have a limit of its own (`rules.md` §5): one lone king against
/// at most three pieces with a king among them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MaterialClass {
    /// One king against three pieces: 3 kings, 2 kings and a man, or 1 king and 2 men.
    SixteenMoves,
    /// One king against one or two pieces: a king, two kings, or a king and a man.
    FiveMoves,
}

impl MaterialClass {
    /// The class of these pieces, if they are in one. Kings against men only are in none.
    #[inline]
    #[must_use]
    pub fn of(board: &Board) -> Option<MaterialClass> {
        if board.occupied().len() > 4 {
            return None;
        }
        let (white, black) = (board.of(Color::White), board.of(Color::Black));
        let (few, many) = if white.len() <= black.len() { (white, black) } else { (black, white) };
        let kings = board.kings();
        if few.len() != 1 || !few.intersects(kings) || !many.intersects(kings) {
            return None;
        }
        match many.len() {
            1 | 2 => Some(MaterialClass::FiveMoves),
            3 => Some(MaterialClass::SixteenMoves),
            _ => None,
        }
    }

    /// How many plies may be played in the class after the ply that created it.
    #[must_use]
    pub const fn limit(self) -> u32 {
        match self {
            MaterialClass::SixteenMoves => 32,
            MaterialClass::FiveMoves => 10,
        }
    }

    /// The contract's word: `16-moves` or `5-moves`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.reason().name()
    }

    /// The draw that falls when the limit is reached.
    #[must_use]
    pub const fn reason(self) -> DrawReason {
        match self {
            MaterialClass::SixteenMoves => DrawReason::SixteenMoves,
            MaterialClass::FiveMoves => DrawReason::FiveMoves,
        }
    }
}

/// What happens when a limit is reached.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Effect {
    /// The ruleset has no such limit.
    None,
    /// A player may claim the draw; the game goes on.
    Claim,
    /// The game is drawn.
    Draw,
}

impl Effect {
    /// `none`, `claim` or `draw`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Effect::None => "none",
            Effect::Claim => "claim",
            Effect::Draw => "draw",
        }
    }
}

/// The draw rules of a ruleset.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DrawRules {
    /// The third occurrence of a position.
    pub repetition: Effect,
    /// Fifty plies without a man's move or a capture.
    pub twenty_five_moves: Effect,
    /// Thirty-two plies in [`MaterialClass::SixteenMoves`].
    pub sixteen_moves: Effect,
    /// Ten plies in [`MaterialClass::FiveMoves`].
    pub five_moves: Effect,
    /// Whether the five moves begin anew when the lone king takes the last man (king and man
    /// against king become king against king). Nothing else within a class restarts its count.
    ///
    /// `rules.md` §7 knows no restart at all; the reported cases B4 and B6 count ten plies from
    /// such a capture, and for them, and only under Annex 1, we do.
    pub last_man_restarts: bool,
    /// Whether kings alone, one against one or two, are a draw as soon as that is proved.
    pub immediate_draw: bool,
}

impl DrawRules {
    /// Occurrences of one position that make the repetition.
    pub const OCCURRENCES: u32 = 3;
    /// Plies without a man's move or a capture that make twenty-five moves each.
    pub const QUIET_PLIES: u32 = 50;

    /// What the class's limit does.
    #[must_use]
    pub const fn effect_in(&self, class: MaterialClass) -> Effect {
        match class {
            MaterialClass::SixteenMoves => self.sixteen_moves,
            MaterialClass::FiveMoves => self.five_moves,
        }
    }

    /// The class of these pieces as far as the ruleset has a limit for it.
    #[inline]
    #[must_use]
    pub fn class_of(&self, board: &Board) -> Option<MaterialClass> {
        MaterialClass::of(board).filter(|class| self.effect_in(*class) != Effect::None)
    }
}

impl Ruleset {
    /// The ruleset's row of the contract's table.
    #[must_use]
    pub const fn draw_rules(self) -> DrawRules {
        use Effect::{Claim, Draw, None};
        match self {
            Ruleset::Ffjd => DrawRules {
                repetition: Draw,
                twenty_five_moves: Draw,
                sixteen_moves: Draw,
                five_moves: None,
                last_man_restarts: false,
                immediate_draw: true,
            },
            Ruleset::Fmjd => DrawRules {
                repetition: Draw,
                twenty_five_moves: Draw,
                sixteen_moves: Draw,
                five_moves: Draw,
                last_man_restarts: true,
                immediate_draw: false,
            },
            Ruleset::Lidraughts => DrawRules {
                repetition: Claim,
                twenty_five_moves: Draw,
                sixteen_moves: Draw,
                five_moves: Draw,
                last_man_restarts: false,
                immediate_draw: false,
            },
            Ruleset::Family => DrawRules {
                repetition: Claim,
                twenty_five_moves: Claim,
                sixteen_moves: Claim,
                five_moves: None,
                last_man_restarts: false,
                immediate_draw: false,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fen;

    fn class(text: &str) -> Option<MaterialClass> {
        MaterialClass::of(&fen::parse(text).unwrap().board)
    }

    #[test]
    fn classes_of_material() {
        use MaterialClass::{FiveMoves, SixteenMoves};
        for (text, expected) in [
            ("W:WK1,K2,K3:BK50", Some(SixteenMoves)),
            ("W:WK50:BK1,K2,31", Some(SixteenMoves)),
            ("B:WK1,31,32:BK50", Some(SixteenMoves)),
            ("W:WK1:BK50", Some(FiveMoves)),
            ("W:WK1,K2:BK50", Some(FiveMoves)),
            ("W:WK50:BK1,20", Some(FiveMoves)),
            ("W:WK1:B20", None),
            ("W:WK1:B18,19,20", None),
            ("W:W31:BK1,K2", None),
            ("W:WK1,K2,K3,K4:BK50", None),
            ("W:WK1,K2:BK49,K50", None),
            ("W:WK1:B", None),
            ("W:W:BK1", None),
        ] {
            assert_eq!(class(text), expected, "{text}");
        }
    }
}
