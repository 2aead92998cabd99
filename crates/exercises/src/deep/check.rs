//! Holding a file against the rules, a search and the tables.

use std::collections::{BTreeMap, BTreeSet};

use damier_core::{Move, Position};
use damier_tablebase::Tablebase;

use super::make::difficulty;
use super::shot::confirm_shot;
use super::{ending, guard, turned_key};
use super::{DeepCollection, DeepDraft, DeepExercise, DeepKind, DeepQuestion, Source, Wins, DEEP_VERSION};
use crate::text::read_move;

/// What is wrong with a file by the rules alone: moves that are not legal, twins, gaps, wrong difficulty.
/// Empty is right.
#[must_use]
pub fn check_deep(collection: &DeepCollection) -> Vec<String> {
    let mut faults = Vec::new();
    if collection.version != DEEP_VERSION {
        faults.push(format!("version {} is not {DEEP_VERSION}", collection.version));
    }
    let mut ids = BTreeSet::new();
    let mut keys: BTreeMap<(DeepKind, String), &str> = BTreeMap::new();
    let mut counts: BTreeMap<DeepKind, usize> = BTreeMap::new();
    for exercise in &collection.exercises {
        let (id, kind) = (exercise.id.as_str(), exercise.question.kind());
        *counts.entry(kind).or_default() += 1;
        if !ids.insert(id) || !id.starts_with(kind.name()) {
            faults.push(format!("{id}: not a name of its own"));
        }
        let Some(position) = exercise.position().filter(|p| p.to_string() == exercise.fen) else {
            faults.push(format!("{id}: the position is not written as we write it"));
            continue;
        };
        if let Some(twin) = keys.insert((kind, turned_key(&position)), id) {
            faults.push(format!("{id}: the same as {twin}"));
        }
        if let Err(what) = replays(&position, &exercise.question) {
            faults.push(format!("{id}: {what}"));
        }
        if difficulty(&exercise.fen, &exercise.question) != Some(exercise.difficulty) {
            faults.push(format!("{id}: the difficulty is another"));
        }
    }
    for kind in DeepKind::ALL {
        let count = counts.get(&kind).copied().unwrap_or(0);
        if count < kind.fewest() {
            faults.push(format!("only {count} of {kind}, {} are needed", kind.fewest()));
        }
    }
    faults
}

/// Proves an exercise anew. By tables the same comes out, or it is wrong; a search may have other weights than the one
/// that made it, so the moves asked for are held against it, not the lines that it found then.
///
/// # Errors
/// What is wrong.
pub fn prove_deep(exercise: &DeepExercise, tables: &Tablebase) -> Result<(), String> {
    let position = exercise.position().ok_or("the position cannot be played")?;
    let missing = |error: damier_tablebase::ProbeError| error.to_string();
    let again = match &exercise.question {
        DeepQuestion::Shot { line, rest } => {
            let moves = moves(&position, line.iter().chain(rest))?;
            let (line, rest) = moves.split_at(line.len());
            return confirm_shot(&position, line, rest);
        }
        DeepQuestion::Win { .. } => ending::ask_win(tables, &position).map_err(missing)?,
        DeepQuestion::Verdict { .. } => ending::ask_verdict(tables, &position).map_err(missing)?,
        DeepQuestion::Defend { by: Source::Tables, .. } => {
            ending::ask_defend(tables, &position).map_err(missing)?
        }
        DeepQuestion::Defend { by: Source::Search, text, replies } => {
            let m = read_move(&position, text).ok_or_else(|| format!("{text} is not legal there"))?;
            let others = replies.iter().map(|(m, line)| moves(&position, std::iter::once(m).chain(line)));
            return guard::confirm_guard(&position, &m, &others.collect::<Result<Vec<_>, _>>()?);
        }
    };
    let told = DeepDraft { fen: exercise.fen.clone(), question: exercise.question.clone() };
    if again.as_ref() == Some(&told) {
        Ok(())
    } else {
        Err(format!("proved anew it is {again:?}"))
    }
}

/// Whether every move of it is legal where it is played.
fn replays(position: &Position, question: &DeepQuestion) -> Result<(), String> {
    match question {
        DeepQuestion::Shot { line, rest } => {
            if line.len() % 2 == 0 || line.is_empty() {
                return Err("the last move asked for is not ours".into());
            }
            let end = play(position, line)?;
            play(&end, rest).map(drop)
        }
        DeepQuestion::Win { moves, wins, replies } => {
            if wins.0.len() != 1 || depth(wins) != usize::from(*moves) {
                return Err("not one way to win in time".into());
            }
            wins_replay(position, wins)?;
            all_answered(position, wins.0.keys().next(), replies)
        }
        DeepQuestion::Verdict { line, .. } => play(position, line).map(drop),
        DeepQuestion::Defend { text, replies, .. } => all_answered(position, Some(text), replies),
    }
}

/// Own moves on the longest way.
fn depth(wins: &Wins) -> usize {
    wins.0.values().map(|next| 1 + next.as_ref().map_or(0, |(_, more)| depth(more))).max().unwrap_or(0)
}

/// The moves of a line.
fn moves<'a>(position: &Position, line: impl Iterator<Item = &'a String>) -> Result<Vec<Move>, String> {
    let mut here = *position;
    line.map(|text| {
        let m = read_move(&here, text).ok_or_else(|| format!("{text} is not legal there"))?;
        here = here.play_unchecked(&m);
        Ok(m)
    })
    .collect()
}

fn play(position: &Position, line: &[String]) -> Result<Position, String> {
    line.iter().try_fold(*position, |here, text| {
        let m = read_move(&here, text).ok_or_else(|| format!("{text} is not legal there"))?;
        Ok(here.play_unchecked(&m))
    })
}

fn wins_replay(position: &Position, wins: &Wins) -> Result<(), String> {
    for (text, next) in &wins.0 {
        let after = play(position, std::slice::from_ref(text))?;
        match next {
            None if after.legal_moves().is_empty() => {}
            None => return Err(format!("after {text} there is an answer")),
            Some((reply, more)) => wins_replay(&play(&after, std::slice::from_ref(reply))?, more)?,
        }
    }
    Ok(())
}

/// Whether every legal move is either the one asked for or answered.
fn all_answered(
    position: &Position,
    right: Option<&String>,
    replies: &BTreeMap<String, Vec<String>>,
) -> Result<(), String> {
    for m in &position.legal_moves() {
        let text = position.notation(m);
        let Some(answer) = replies.get(&text) else {
            if right == Some(&text) {
                continue;
            }
            return Err(format!("{text} is not answered"));
        };
        if answer.is_empty() {
            return Err(format!("{text} is not answered"));
        }
        play(&position.play_unchecked(m), answer)?;
    }
    Ok(())
}
