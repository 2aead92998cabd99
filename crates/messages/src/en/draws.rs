//! Draw rules in English: due, or what is missing.

use damier_core::{Color, CountCause, CounterReset, DrawReason, DrawStanding, Effect, Standing};

use super::outcome::{claim, why_drawn};
use super::words::side;

/// Why a draw is due, or what is missing; a forced win has its own sentence.
pub(crate) fn standing(standing: &DrawStanding, turn: Color) -> String {
    match (standing.standing, standing.reason) {
        (Standing::Due, reason) if standing.effect == Effect::Claim => claim(reason),
        (Standing::Due, DrawReason::ImmediateDraw) => {
            format!("This ending is a draw at once: {}.", why_drawn(DrawReason::ImmediateDraw))
        }
        (Standing::Due, reason) => format!("The limit is reached: {}.", why_drawn(reason)),
        (Standing::Missing(1), DrawReason::Repetition) => {
            "This position has come up twice with this side to move: it must come up once more.".into()
        }
        (Standing::Missing(_), DrawReason::Repetition) => {
            "This position has come up only once with this side to move: it must come up twice more.".into()
        }
        (Standing::Missing(n), reason) => {
            let plies = if n > 1 { "plies" } else { "ply" };
            let are = if n > 1 { "are" } else { "is" };
            let what = match reason {
                DrawReason::TwentyFiveMoves => "without a man's move or a capture",
                _ => "in this ending",
            };
            format!("{n} more {plies} {what} {are} needed: {}.", shares(n, turn))
        }
        (Standing::OtherMaterial, DrawReason::SixteenMoves) => {
            "This count exists only with three pieces, a king among them, against a lone king.".into()
        }
        (Standing::OtherMaterial, DrawReason::FiveMoves) => {
            "This count exists only with one or two pieces, a king among them, against a lone king.".into()
        }
        (Standing::OtherMaterial, _) => {
            "This draw exists only between kings: one against one, or two against one.".into()
        }
        (Standing::NoRule, DrawReason::FiveMoves) => {
            "The rules chosen do not count these five moves of FMJD Annex 1 (1/6.4).".into()
        }
        (Standing::NoRule, DrawReason::ImmediateDraw) => {
            "The rules chosen do not have the French text's draw at once between kings.".into()
        }
        (Standing::NoRule | Standing::WinForced(_), _) => "The rules chosen do not have this draw.".into(),
    }
}

/// Who still plays how many of so many plies.
fn shares(plies: u32, turn: Color) -> String {
    let (first, second) = (plies - plies / 2, plies / 2);
    let moves = |n: u32| if n == 1 { "one move".to_string() } else { format!("{n} moves") };
    if second == 0 {
        return format!("{} by {}", moves(first), side(turn));
    }
    if first == second {
        return format!("{} by each player", moves(first));
    }
    format!("{} by {} and {} by {}", moves(first), side(turn), moves(second), side(turn.opponent()))
}

/// What ended a count.
pub(crate) fn reset(reset: &CounterReset) -> String {
    let name = match reset.reason {
        DrawReason::SixteenMoves => "sixteen-move",
        DrawReason::FiveMoves => "five-move",
        _ => "twenty-five-move",
    };
    let ply = reset.ply;
    let what = match reset.cause {
        CountCause::ManMove { by, m } => format!("Ply {ply}, {}: {} moved a man", m.short(), side(by)),
        CountCause::Promotion { by, m } => format!("Ply {ply}, {}: {} crowned a king", m.short(), side(by)),
        CountCause::Capture { by, m } => format!("Ply {ply}, {}: {} captured", m.short(), side(by)),
        CountCause::GameStart | CountCause::SetUp => format!("A position was set up after ply {ply}"),
        CountCause::Irregular { pending: true } => format!("Ply {ply}"),
        CountCause::Irregular { pending: false } => format!("Ply {ply}, an irregular move that was left"),
    };
    let end = if reset.anew { "began anew" } else { "ended" };
    let (reached, limit) = (reset.reached, reset.limit);
    format!("{what}. The {name} count, which stood at {reached} of {limit}, {end}.")
}
