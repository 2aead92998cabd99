//! The record of a making: a line for each position looked at, and one after each round of games. A making
//! that was stopped goes on after its last whole round, and comes to the same book.

use std::fmt::{self, Write as _};

use damier_core::notation::{self, Leniency};
use damier_core::{fen, Move, Position};

use crate::workshop::Plan;

/// Why a record cannot be gone on with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RecordError {
    /// It belongs to a making with another seed or other searches, or it is no record at all.
    Other,
    /// A line makes no sense; its number, from 1.
    Line(usize),
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordError::Other => f.write_str("the record of another book, or none"),
            RecordError::Line(number) => write!(f, "line {number} makes no sense"),
        }
    }
}

impl std::error::Error for RecordError {}

/// A position looked at: what each of its moves is worth.
pub(crate) type Looked = (Position, Vec<(Move, i16)>);

/// The first line.
pub(crate) fn head(plan: &Plan) -> String {
    format!("damier-book-record 1 seed={} nodes={}\n", plan.seed, plan.nodes)
}

/// The lines of a round.
pub(crate) fn round(number: u64, looked: &[Looked]) -> String {
    let mut text = String::new();
    for (position, moves) in looked {
        let _ = write!(text, "{position}");
        for (m, value) in moves {
            let _ = write!(text, " {}={value}", position.notation(m));
        }
        text.push('\n');
    }
    let _ = writeln!(text, "round {number}");
    text
}

/// The whole rounds of a record, and how many bytes of it they are.
pub(crate) fn read(text: &str, plan: &Plan) -> Result<(Vec<Vec<Looked>>, usize), RecordError> {
    let head = head(plan);
    let body = text.strip_prefix(&head).ok_or(RecordError::Other)?;
    let mut rounds: Vec<Vec<Looked>> = Vec::new();
    let (mut used, mut at) = (head.len(), head.len());
    let mut round = Vec::new();
    for (number, line) in body.split_inclusive('\n').enumerate() {
        at += line.len();
        // What was cut off in the middle is done again.
        if !line.ends_with('\n') {
            break;
        }
        let bad = || RecordError::Line(number + 2);
        if let Some(count) = line.trim_end().strip_prefix("round ") {
            if count.parse() != Ok(rounds.len()) {
                return Err(bad());
            }
            rounds.push(std::mem::take(&mut round));
            used = at;
        } else {
            round.push(looked(line).ok_or_else(bad)?);
        }
    }
    Ok((rounds, used))
}

fn looked(line: &str) -> Option<Looked> {
    let mut words = line.split_whitespace();
    let position = fen::parse(words.next()?).ok()?.into_position().ok()?;
    let moves: Option<Vec<(Move, i16)>> = words
        .map(|word| {
            let (text, value) = word.split_once('=')?;
            let m = notation::read(&position, text, Leniency::File).ok()?;
            Some((m, value.parse().ok()?))
        })
        .collect();
    Some((position, moves.filter(|moves| moves.len() == position.legal_moves().len())?))
}
