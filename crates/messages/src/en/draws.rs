//! Ends of games and counters in English.

use damier_core::{
    Color, CountCause, CounterNote, DrawReason, Effect, EndingProof, EndingValue, Outcome, Position, Ruleset,
    WinReason,
};

use super::words::{and, or, side};
use crate::draws::{left, short, two_against_one, RefusedMove};

pub(crate) fn outcome(outcome: &Outcome) -> String {
    match outcome {
        Outcome::Win { winner, reason } => won(*winner, *reason),
        Outcome::Draw(reason) => format!("A draw: {}", drawn(*reason)),
    }
}

fn won(winner: Color, reason: WinReason) -> String {
    let (first, loser) = (side(winner), side(winner.opponent()));
    match reason {
        WinReason::NoPieces => format!("{first} wins: {loser} has no piece left."),
        WinReason::Blocked => format!("{first} wins: {loser} cannot move, every piece is blocked."),
        WinReason::Resignation => format!("{first} wins: {loser} resigns."),
        WinReason::Time => format!("{first} wins: {loser} has run out of time."),
    }
}

fn drawn(reason: DrawReason) -> &'static str {
    match reason {
        DrawReason::Repetition => "the same position stood three times with the same side to move.",
        DrawReason::TwentyFiveMoves => "25 moves by each player without a capture or a man's move.",
        DrawReason::SixteenMoves => {
            "16 moves by each player since one king stands alone against three pieces, a king among them."
        }
        DrawReason::FiveMoves => {
            "5 moves by each player since one king stands alone against one or two pieces, a king among them."
        }
        DrawReason::ImmediateDraw => {
            "one king against one or two kings, and neither side can force a win. Annex 1 of the FMJD would allow five more moves each."
        }
        DrawReason::Agreement => "the players agreed.",
    }
}

pub(crate) fn claim(reason: DrawReason) -> &'static str {
    match reason {
        DrawReason::Repetition => "Claim a draw: the same position for the third time",
        DrawReason::TwentyFiveMoves => "Claim a draw: 25 moves without a capture or a man's move",
        DrawReason::SixteenMoves => "Claim a draw: 16 moves with one king against three pieces",
        DrawReason::FiveMoves => "Claim a draw: 5 moves with one king against one or two pieces",
        DrawReason::ImmediateDraw => "Claim a draw: no forced win",
        DrawReason::Agreement => "Agree on a draw",
    }
}

fn owner(color: Color) -> &'static str {
    match color {
        Color::White => "White's",
        Color::Black => "Black's",
    }
}

fn cause(cause: &CountCause) -> String {
    match cause {
        CountCause::GameStart => "the start of the game".into(),
        CountCause::SetUp => "the position was set up".into(),
        CountCause::ManMove { by, m } => format!("{} man's move {}", owner(*by), short(m)),
        CountCause::Promotion { by, m } => format!("{} promotion {}", owner(*by), short(m)),
        CountCause::Capture { by, m } => format!("{} capture {}", owner(*by), short(m)),
    }
}

fn plies(n: u32) -> String {
    format!("{n} {}", if n == 1 { "ply" } else { "plies" })
}

pub(crate) fn counter_note(note: &CounterNote) -> String {
    match note.reason {
        DrawReason::Repetition => repetition(note),
        DrawReason::SixteenMoves => class(note, "One king against three pieces", 16),
        DrawReason::FiveMoves => class(note, "One king against one or two pieces", 5),
        _ => {
            let since = cause(&note.cause);
            if note.count == 0 {
                format!("The count of moves without a capture or a man's move begins at zero, since {since}.")
            } else {
                let given = given(note);
                format!(
                    "{} in a row without a capture or a man's move, since {since}{given}. {}",
                    plies(note.count),
                    limit(note, 25)
                )
            }
        }
    }
}

fn given(note: &CounterNote) -> String {
    match note.given_plies {
        0 => String::new(),
        n => format!(" (of which {n} were on the clock of the start position)"),
    }
}

fn limit(note: &CounterNote, moves: u32) -> String {
    let remaining = left(note);
    match (note.effect, remaining) {
        (Effect::Claim, 0) => "A draw can be claimed.".into(),
        (_, 0) => "The game is a draw.".into(),
        (Effect::Claim, n) => {
            format!("A draw can be claimed at {} ({moves} moves each), in {}.", note.limit, plies(n))
        }
        (_, n) => format!("The game is a draw at {} ({moves} moves each), in {}.", note.limit, plies(n)),
    }
}

fn class(note: &CounterNote, material: &str, moves: u32) -> String {
    let played = match note.count {
        0 => "no ply played yet".into(),
        n => format!("{} played", plies(n)),
    };
    format!("{material}, since {}: {played}{}. {}", cause(&note.cause), given(note), limit(note, moves))
}

fn repetition(note: &CounterNote) -> String {
    let time = match note.count {
        1 => "first".into(),
        2 => "second".into(),
        3 => "third".into(),
        n => format!("{n}th"),
    };
    let before = note.earlier.iter().map(|ply| match ply {
        0 => "at the start".to_owned(),
        n => format!("after ply {n}"),
    });
    let before = match note.earlier.is_empty() {
        true => String::new(),
        false => format!(" (before: {})", and(before)),
    };
    let effect = if note.effect == Effect::Claim { "a draw can be claimed" } else { "the game is a draw" };
    let first = format!("This position stands for the {time} time{before}");
    if note.count >= note.limit {
        format!("{first}: {effect}.")
    } else {
        format!("{first}. At the third, {effect}.")
    }
}

pub(crate) fn ending_proof(position: &Position, proof: &EndingProof, ruleset: Ruleset) -> String {
    let material =
        if two_against_one(position) { "Two kings against one" } else { "One king against one" };
    let mover = side(position.turn());
    let value = match proof.value {
        EndingValue::Draw => "neither side can force a win, every line has been worked out.".to_owned(),
        EndingValue::Win { plies: n } => {
            format!("{mover}, to move, wins in {} with best play.", plies(n.into()))
        }
        EndingValue::Loss { plies: 0 } => format!("{mover}, to move, has no move and has lost."),
        EndingValue::Loss { plies: n } => {
            format!("{mover}, to move, loses in {} with best play.", plies(n.into()))
        }
    };
    let rule = match (ruleset, proof.value) {
        (_, EndingValue::Loss { plies: 0 }) => "",
        (Ruleset::Ffjd, EndingValue::Draw) => {
            " The French text calls the draw at once; Annex 1 of the FMJD would allow five more moves each."
        }
        (Ruleset::Ffjd, _) => {
            " So the game goes on; Annex 1 of the FMJD would call it a draw only after five moves each."
        }
        (Ruleset::Fmjd | Ruleset::Lidraughts, EndingValue::Draw) => {
            " The game is a draw after five moves each; the French text would call the draw at once."
        }
        (Ruleset::Fmjd | Ruleset::Lidraughts, _) => " The game is a draw after five moves each.",
        (Ruleset::Family, EndingValue::Draw) => " Nothing ends the game by itself: better agree on a draw.",
        (Ruleset::Family, _) => " The game goes on.",
    };
    format!("{material}: {value}{rule}")
}

pub(crate) fn refused_move(ply: u32, text: &str, why: &RefusedMove<'_>) -> String {
    let place = format!("Ply {ply}, \"{text}\":");
    match why {
        RefusedMove::Unreadable => {
            format!("{place} this is no move. Something like 32-28 or 28x19 is expected.")
        }
        RefusedMove::Illegal(ruling) => format!("{place} illegal move. {ruling}"),
        RefusedMove::Ambiguous(moves) => format!(
            "{place} several captures go from the same square to the same square; write the one meant in full: {}.",
            or(moves.iter())
        ),
        RefusedMove::Over(end) if end.ply == 0 => {
            format!("{place} the game was over before the first move. {}", outcome(&end.outcome))
        }
        RefusedMove::Over(end) => {
            format!("{place} the game has been over since ply {}. {}", end.ply, outcome(&end.outcome))
        }
    }
}
