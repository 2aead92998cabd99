//! Checking a whole folder: every checksum, and every value against those of its successors.
//!
//! With distances this proves the tables: a win in d has a move to a loss in d-1 and none to a
//! quicker one, a loss in d only moves to wins, the slowest in d-1, so by induction over d every
//! decided value is right; and a position that is not decided has a move to another such.

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};

use damier_core::{EndingValue, MoveList, Position};

use crate::build::BuildError;
use crate::encode::{agrees, count};
use crate::folder::Folder;
use crate::format::BLOCK;
use crate::load::Loader;
use crate::material::{Material, MOST_PIECES};
use crate::model::Metric;
use crate::parallel::parts;
use crate::ranking::Walk;
use crate::solved::{Shelf, Solved};
use crate::table::{file_name, FileError, Table};
use crate::value::Code;

/// What is wrong in a folder, the first thing found.
#[derive(Debug)]
pub enum Fault {
    /// A file is damaged, foreign, missing, or cannot be read.
    File(BuildError),
    /// The counts in the head of a file are not those of its values.
    Counts {
        /// The file.
        name: String,
    },
    /// A value does not follow from those of the successors.
    Value {
        /// The file.
        name: String,
        /// The position.
        position: Box<Position>,
        /// The value in the file; without distances the plies mean nothing.
        found: EndingValue,
        /// The value that follows.
        expected: EndingValue,
    },
    /// The two files of a class do not say the same.
    Disagreement {
        /// The file of win, draw and loss.
        name: String,
        /// The block, from 0.
        block: u32,
    },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::File(error) => error.fmt(f),
            Fault::Counts { name } => write!(f, "{name}: the counts in the head are not those of the values"),
            Fault::Value { name, position, found, expected } => {
                write!(f, "{name}: {position} is {}, ", Say(*found))?;
                write!(f, "expected {}", Say(*expected))
            }
            Fault::Disagreement { name, block } => {
                write!(f, "{name}: block {block} does not say what the table of distances says")
            }
        }
    }
}

impl std::error::Error for Fault {}

impl From<BuildError> for Fault {
    fn from(error: BuildError) -> Fault {
        Fault::File(error)
    }
}

struct Say(EndingValue);

impl fmt::Display for Say {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            EndingValue::Win { plies } => write!(f, "a win in {plies} plies"),
            EndingValue::Draw => f.write_str("a draw"),
            EndingValue::Loss { plies } => write!(f, "a loss in {plies} plies"),
        }
    }
}

/// What was verified.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Verified {
    /// Classes.
    pub classes: usize,
    /// Positions whose value was derived again.
    pub positions: u64,
    /// Classes without distances: their values agree with their successors, which for draws and
    /// long wins is less than a proof.
    pub without_distances: usize,
}

/// Verifies every class of a folder. `progress` gets the numbers done and the total, from many
/// threads.
///
/// # Errors
/// The first fault, in dependency order.
pub fn verify(
    folder: &(impl Folder + Sync + ?Sized),
    threads: usize,
    memory: u64,
    progress: &(dyn Fn(u64, u64) + Sync),
) -> Result<Verified, Fault> {
    let mut classes = Vec::new();
    for material in Material::in_order(MOST_PIECES) {
        for m in [material, material.mirror()] {
            let has = |metric| {
                let name = file_name(m, metric);
                let file = folder.open(&name).map_err(|error| BuildError::File { name, error: error.into() });
                file.map(|file| file.is_some())
            };
            let (wdl, distance) = (has(Metric::Wdl)?, has(Metric::Distance)?);
            if (wdl || distance) && !classes.iter().any(|(other, _, _)| *other == m) {
                classes.push((m, wdl, distance));
            }
        }
    }
    let total = classes.iter().map(|(m, _, _)| crate::ranking::Ranking::new(*m).len()).sum();
    let done = AtomicU64::new(0);
    let threads = threads.max(1);
    let loader = |metric| Loader { folder, threads, memory, metric, shelf: Shelf::new() };
    let mut loaders = [loader(Metric::Distance), loader(Metric::Wdl)];
    let mut verified = Verified::default();
    for (material, wdl, distance) in classes {
        if !wdl {
            return Err(BuildError::Missing { name: file_name(material, Metric::Wdl) }.into());
        }
        let metric = if distance { Metric::Distance } else { Metric::Wdl };
        verified.without_distances += usize::from(!distance);
        let loader = &mut loaders[usize::from(!distance)];
        loader.prepare(material, &[material, material.mirror()], 0)?;
        let class = match loader.shelf.get(material) {
            Some(class) => class,
            None => return Err(BuildError::Unsolved(material).into()),
        };
        check_heads(folder, class, metric)?;
        if distance {
            compare(folder, class, threads)?;
        }
        let checked = AtomicU64::new(0);
        parts(threads, class.ranking.len(), 1 << 14, |part| {
            let positions = check_values(class, &loader.shelf, metric, part.start, part.end)?;
            checked.fetch_add(positions, Ordering::Relaxed);
            progress(done.fetch_add(part.end - part.start, Ordering::Relaxed) + part.end - part.start, total);
            Ok::<(), Fault>(())
        })?;
        verified.classes += 1;
        verified.positions += checked.into_inner();
    }
    Ok(verified)
}

fn open(folder: &(impl Folder + ?Sized), material: Material, metric: Metric) -> Result<Table, BuildError> {
    let name = file_name(material, metric);
    match Table::open(folder, material, metric) {
        Ok(Some(table)) => Ok(table),
        Ok(None) => Err(BuildError::Missing { name }),
        Err(error) => Err(BuildError::File { name, error }),
    }
}

/// Whether the counts in the heads are right.
fn check_heads(folder: &(impl Folder + ?Sized), class: &Solved, metric: Metric) -> Result<(), Fault> {
    let material = class.ranking.material();
    let counts = count(class);
    let heads: &[Metric] =
        if metric == Metric::Distance { &[Metric::Wdl, Metric::Distance] } else { &[Metric::Wdl] };
    for head in heads {
        let said = open(folder, material, *head)?.counts();
        let same = (said.win, said.draw, said.loss) == (counts.win, counts.draw, counts.loss);
        let longest = (said.longest_win, said.longest_loss) == (counts.longest_win, counts.longest_loss);
        if !same || (metric == Metric::Distance && !longest) {
            return Err(Fault::Counts { name: file_name(material, *head) });
        }
    }
    Ok(())
}

/// Whether the file of win, draw and loss says what the distances say.
fn compare(folder: &(impl Folder + Sync + ?Sized), class: &Solved, threads: usize) -> Result<(), Fault> {
    let material = class.ranking.material();
    let name = file_name(material, Metric::Wdl);
    let table = open(folder, material, Metric::Wdl)?;
    parts(threads, u64::from(table.blocks()), 16, |part| {
        let mut decoded = [0; BLOCK];
        for block in part {
            let bad = |error: FileError| BuildError::File { name: name.clone(), error };
            let length = table.decode(block as u32, &mut decoded).map_err(bad)?;
            let codes = &class.codes[block as usize * BLOCK..][..length];
            if !decoded.iter().zip(codes).all(|(d, code)| agrees(Metric::Wdl, *d, *code)) {
                return Err(Fault::Disagreement { name: name.clone(), block: block as u32 });
            }
        }
        Ok(())
    })
}

/// Derives the values of a range of numbers from their successors; returns how many positions.
fn check_values(class: &Solved, shelf: &Shelf, metric: Metric, start: u64, end: u64) -> Result<u64, Fault> {
    let material = class.ranking.material();
    let mut moves = MoveList::new();
    let mut walk = Walk::new(&class.ranking, start);
    let mut positions = 0;
    for code in &class.codes[start as usize..end as usize] {
        if let Some(position) = walk.placement().and_then(|p| p.position()) {
            positions += 1;
            position.legal_moves_into(&mut moves);
            let mut best = Code::LOST;
            for m in moves.iter() {
                let after = shelf.code(&position.play_unchecked(m));
                best = best.better(after.ok_or(BuildError::Unsolved(material))?.before_a_move());
            }
            let found = Code(*code);
            let right = match metric {
                Metric::Distance => found == best,
                Metric::Wdl => found.wdl() == best.wdl(),
            };
            if !right {
                return Err(Fault::Value {
                    name: file_name(material, metric),
                    position: Box::new(position),
                    found: found.value(),
                    expected: best.value(),
                });
            }
        }
        walk.advance();
    }
    Ok(positions)
}
