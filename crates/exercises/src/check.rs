//! Holding a file against the rules: every answer found again, no twins, no gaps.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use crate::difficulty::Band;
use crate::exercise::{Collection, Exercise, Kind, VERSION};
use crate::kinds::{look, prove, theme};
use crate::search::Search;
use crate::select::key;

/// Fewer of a kind are a fault.
pub const FEWEST_OF_A_KIND: usize = 10;

/// Something wrong with a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The exercise, or what is wrong with the whole.
    pub id: Option<String>,
    /// What is wrong.
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.id {
            Some(id) => write!(f, "{id}: {}", self.what),
            None => f.write_str(&self.what),
        }
    }
}

/// What a check found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Everything that is wrong.
    pub faults: Vec<Fault>,
    /// How many of each kind, by band.
    pub counts: BTreeMap<(Kind, Band), usize>,
    /// How many of each kind have a peculiarity.
    pub traits: BTreeMap<(Kind, String), usize>,
}

impl Report {
    /// How many exercises of a kind there are.
    #[must_use]
    pub fn of_kind(&self, kind: Kind) -> usize {
        self.counts.iter().filter(|((k, _), _)| *k == kind).map(|(_, count)| count).sum()
    }
}

/// Checks every exercise of a file, and the file as a whole.
#[must_use]
pub fn check(collection: &Collection) -> Report {
    let mut report = Report::default();
    let mut search = Search::new();
    let mut fault = |id: Option<&str>, what: String| {
        report.faults.push(Fault { id: id.map(str::to_owned), what });
    };
    if collection.version != VERSION {
        fault(None, format!("version {} is not {VERSION}", collection.version));
    }
    let mut keys: BTreeMap<(Kind, String), &str> = BTreeMap::new();
    let mut ids: BTreeSet<&str> = BTreeSet::new();
    for exercise in &collection.exercises {
        let id = exercise.id.as_str();
        if !ids.insert(id) {
            fault(Some(id), "the name is used twice".into());
        }
        match one(exercise, &mut search) {
            Err(what) => fault(Some(id), what),
            Ok((key, traits)) => {
                let kind = exercise.question.kind();
                if let Some(twin) = keys.insert((kind, key), id) {
                    fault(Some(id), format!("the same as {twin}"));
                }
                *report.counts.entry((kind, Band::of(exercise.difficulty))).or_default() += 1;
                for name in traits {
                    *report.traits.entry((kind, name)).or_default() += 1;
                }
            }
        }
    }
    for kind in Kind::ALL {
        let count = report.of_kind(kind);
        if count < FEWEST_OF_A_KIND {
            let what = format!("only {count} of {kind}, {FEWEST_OF_A_KIND} are needed");
            report.faults.push(Fault { id: None, what });
        }
    }
    report
}

/// The key and the peculiarities of an exercise that is right.
fn one(exercise: &Exercise, search: &mut Search) -> Result<(String, Vec<String>), String> {
    let kind = exercise.question.kind();
    let number = exercise.id.strip_prefix(kind.name()).and_then(|rest| rest.strip_prefix('-'));
    if !number.is_some_and(|n| n.len() >= 3 && n.bytes().all(|b| b.is_ascii_digit())) {
        return Err(format!("the name is not {kind}- and a number"));
    }
    let position = exercise.position().ok_or("the position cannot be played")?;
    if position.to_string() != exercise.fen {
        return Err("the position is not written as we write it".into());
    }
    prove(&position, &exercise.question, search)?;
    let look = look(&position, &exercise.question).ok_or("it cannot be judged")?;
    if look.difficulty != exercise.difficulty {
        return Err(format!("the difficulty is {}", look.difficulty));
    }
    if theme(&position, &exercise.question) != exercise.theme {
        return Err("the theme is another".into());
    }
    Ok((key(&position, &exercise.question), look.traits))
}
