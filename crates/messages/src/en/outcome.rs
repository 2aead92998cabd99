//! Ends of games in English.

use damier_core::{Color, DrawReason, EndingValue, Outcome, WinReason};

use super::words::{number, side};

/// How a game ended.
pub(crate) fn outcome(outcome: &Outcome) -> String {
    match outcome {
        Outcome::Win { winner, reason } => {
            let loser = side(winner.opponent());
            let why = match reason {
                WinReason::NoPieces => format!("{loser} has no piece left"),
                WinReason::Blocked => format!("{loser} is blocked and has no move"),
                WinReason::Resignation => format!("{loser} resigned"),
                WinReason::Time => format!("{loser}'s time ran out"),
            };
            format!("{} wins: {why}.", side(*winner))
        }
        Outcome::Draw(DrawReason::Agreement) => "Draw by agreement.".into(),
        Outcome::Draw(reason) => format!("Draw: {}.", why_drawn(*reason)),
    }
}

pub(super) fn why_drawn(reason: DrawReason) -> &'static str {
    match reason {
        DrawReason::Repetition => "the same position came up three times with the same side to move",
        DrawReason::TwentyFiveMoves => {
            "both players have made twenty-five moves without moving a man and without a capture"
        }
        DrawReason::SixteenMoves => {
            "both players have made sixteen moves with three pieces, a king among them, against a lone king"
        }
        DrawReason::FiveMoves => {
            "both players have made five moves with one or two pieces, a king among them, against a lone king"
        }
        DrawReason::ImmediateDraw => "one king against one or two kings, and neither side can force a win",
        DrawReason::Agreement => "both players agree",
    }
}

/// That a draw may be claimed.
pub(crate) fn claim(reason: DrawReason) -> String {
    format!("A draw may be claimed: {}.", why_drawn(reason))
}

/// One king against one, or two against one.
pub(crate) fn immediate_draw(two: bool, turn: Color, value: EndingValue) -> String {
    let material = kings(two);
    let win = |color: Color, plies: u8| {
        let length = match plies {
            1 => "one move".to_string(),
            _ => format!("{} plies", number(u32::from(plies))),
        };
        format!(
            "{material}: {} can force a win in {length}, so the game goes on. Annex 1 of the FMJD (1/6.4) would give a \
             draw after five moves by each player.",
            side(color)
        )
    };
    match value {
        EndingValue::Draw => format!(
            "{material}: every line has been calculated and neither side can force a win, so the game is a draw at \
             once. Annex 1 of the FMJD (1/6.4) would give each player five more moves."
        ),
        EndingValue::Win { plies } => win(turn, plies),
        EndingValue::Loss { plies: 0 } => format!("{material}: {} has won.", side(turn.opponent())),
        EndingValue::Loss { plies } => win(turn.opponent(), plies),
    }
}

fn kings(two: bool) -> &'static str {
    if two {
        "Two kings against one"
    } else {
        "One king against one"
    }
}

/// That such an ending is not drawn, and no more: the game is being played.
pub(crate) fn goes_on(two: bool) -> String {
    format!(
        "{material}: a win can be forced, so the game goes on. Annex 1 of the FMJD (1/6.4) would give a draw after five \
         moves by each player.",
        material = kings(two)
    )
}
