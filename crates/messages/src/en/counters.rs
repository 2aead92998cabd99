//! Counters in English.

use damier_core::{CountCause, CounterNote, DrawReason, Effect};

use super::words::{and, side};
use crate::list::sentences;

/// Where a counter stands.
pub(crate) fn counter_note(note: &CounterNote) -> String {
    match note.reason {
        DrawReason::Repetition => repetition(note),
        _ => plies(note),
    }
}

fn repetition(note: &CounterNote) -> String {
    let times = format!(
        "Repetition: the position has come up for the {} time with the same side to move.",
        ordinal(note.count)
    );
    let earlier = if note.earlier.is_empty() {
        String::new()
    } else {
        let places = note.earlier.iter().map(|ply| match ply {
            0 => "at the start".to_string(),
            _ => format!("after ply {ply}"),
        });
        format!("It stood before {}.", and(places))
    };
    sentences(&[&times, &earlier, &limit(note, "The third time")])
}

fn plies(note: &CounterNote) -> String {
    let (name, what) = match note.reason {
        DrawReason::SixteenMoves => ("Sixteen moves", "with three pieces against a lone king"),
        DrawReason::FiveMoves => ("Five moves", "with one or two pieces against a lone king"),
        _ => ("Twenty-five moves", "without a man's move or a capture"),
    };
    let given = match note.given_plies {
        0 => String::new(),
        n => format!(", {n} of them counted before the starting position"),
    };
    let count = format!("{name}: {} of {} plies {what}{given}.", note.count, note.limit);
    sentences(&[&count, &cause(note), &limit(note, &format!("At ply {} of the count", note.limit))])
}

fn cause(note: &CounterNote) -> String {
    let ply = note.started_ply;
    match note.cause {
        CountCause::GameStart => "The count began with the game.".into(),
        CountCause::SetUp if ply == 0 => "The count began with the position set up at the start.".into(),
        CountCause::SetUp => format!("The count began with the position set up after ply {ply}."),
        CountCause::Irregular { pending: true } => format!("The count began with ply {ply}."),
        CountCause::Irregular { pending: false } => {
            format!("The count began with the position left on the board at ply {ply}, an irregular move.")
        }
        CountCause::ManMove { by, m } => {
            format!("The count began anew with {} (ply {ply}): {} moved a man.", m.short(), side(by))
        }
        CountCause::Promotion { by, m } => {
            format!("The count began anew with {} (ply {ply}): {} crowned a king.", m.short(), side(by))
        }
        CountCause::Capture { by, m } => {
            format!("The count began anew with {} (ply {ply}): {} captured.", m.short(), side(by))
        }
    }
}

fn limit(note: &CounterNote, at: &str) -> String {
    let reached = note.count >= note.limit;
    match (note.effect, reached) {
        (Effect::None, _) => String::new(),
        (Effect::Draw, true) => "The game is drawn.".into(),
        (Effect::Draw, false) => format!("{at}, the game is drawn."),
        (Effect::Claim, true) => "Either player may claim a draw.".into(),
        (Effect::Claim, false) => format!("{at}, either player may claim a draw."),
    }
}

fn ordinal(n: u32) -> String {
    match n {
        1 => "first".into(),
        2 => "second".into(),
        3 => "third".into(),
        4 => "fourth".into(),
        5 => "fifth".into(),
        _ => {
            let ending = match (n % 10, n % 100) {
                (_, 11..=13) => "th",
                (1, _) => "st",
                (2, _) => "nd",
                (3, _) => "rd",
                _ => "th",
            };
            format!("{n}{ending}")
        }
    }
}
