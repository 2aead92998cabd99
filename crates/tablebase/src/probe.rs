//! Looking positions up.

use std::fmt;

use damier_core::{EndingValue, Move, MoveList, Position};

use crate::cache::Cache;
use crate::folder::Folder;
use crate::format::{Counts, FormatError, BLOCK};
use crate::material::{Material, MOST_PIECES};
use crate::model::{self, Metric};
use crate::ranking::Placement;
use crate::table::{file_name, FileError, Table};
use crate::value::{Code, Wdl};

/// Why a position has no answer.
#[derive(Debug)]
pub enum ProbeError {
    /// More pieces than any table has.
    TooManyPieces {
        /// The pieces on the board.
        pieces: u32,
    },
    /// The table of a class that is needed is not there.
    NoTable {
        /// The class, from the side to move.
        material: Material,
        /// What was asked.
        metric: Metric,
    },
    /// A table is damaged or cannot be read.
    File {
        /// The name of the file.
        name: String,
        /// What is wrong.
        error: FileError,
    },
}

impl fmt::Display for ProbeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ProbeError::TooManyPieces { pieces } => {
                write!(f, "{pieces} pieces: tables have at most {MOST_PIECES}")
            }
            ProbeError::NoTable { material, metric } => {
                write!(f, "no table {}", file_name(*material, *metric))
            }
            ProbeError::File { name, error } => write!(f, "{name}: {error}"),
        }
    }
}

impl std::error::Error for ProbeError {}

/// A legal move and what it is worth to the side that plays it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ProbedMove {
    /// The move.
    pub m: Move,
    /// Its value; with the tables of distances also the plies.
    pub wdl: Wdl,
    /// Plies to the end of the game with best play, this move included; `None` for a draw, or
    /// where there are no distances.
    pub plies: Option<u8>,
}

/// The answer for a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Probed {
    /// The value for the side to move.
    pub wdl: Wdl,
    /// Plies to the end of the game with best play; `None` for a draw, or without distances.
    pub plies: Option<u8>,
    /// Every legal move, the best first: quick wins, draws, slow losses; among equals by squares.
    pub moves: Vec<ProbedMove>,
}

/// The tables of one metric.
struct Shelf {
    metric: Metric,
    tables: Vec<Option<(Table, u64)>>,
    cache: Cache,
}

impl Shelf {
    /// Opens what is there.
    fn open(
        folder: &(impl Folder + ?Sized),
        metric: Metric,
        pieces: u8,
        cache_bytes: usize,
        room: &mut u64,
    ) -> Result<Shelf, ProbeError> {
        let mut tables: Vec<Option<(Table, u64)>> = (0..Material::KEYS).map(|_| None).collect();
        let mut blocks = 0;
        for material in (2..=pieces.min(MOST_PIECES)).flat_map(Material::classes) {
            let fault = |error| ProbeError::File { name: file_name(material, metric), error };
            if let Some(mut table) = Table::open(folder, material, metric).map_err(fault)? {
                if !table.is_kept() && table.size() <= *room {
                    *room -= table.size();
                    table.keep().map_err(fault)?;
                }
                let first = blocks;
                blocks += u64::from(table.blocks());
                tables[material.key()] = Some((table, first));
            }
        }
        let bits = match metric {
            Metric::Wdl => 2,
            Metric::Distance => 8,
        };
        let slots = (cache_bytes / (BLOCK * bits / 8)).min(usize::try_from(blocks).unwrap_or(usize::MAX));
        Ok(Shelf { metric, tables, cache: Cache::new(slots, BLOCK, bits) })
    }

    fn table(&self, material: Material) -> Option<&(Table, u64)> {
        self.tables.get(material.key())?.as_ref()
    }

    /// The table of a class, or else that of its mirror, one move away.
    fn nearest(&self, material: Material) -> Option<&Table> {
        self.table(material).or_else(|| self.table(material.mirror())).map(|(table, _)| table)
    }

    /// The most pieces of any class.
    fn largest(&self) -> u8 {
        self.tables.iter().flatten().map(|(table, _)| table.ranking.material().pieces()).max().unwrap_or(0)
    }

    /// The byte of a position without captures, both sides being present.
    #[inline]
    fn byte(&self, (table, first): &(Table, u64), placement: &Placement) -> Result<u8, ProbeError> {
        let number = table.ranking.rank(placement);
        let (block, place) = ((number / BLOCK as u64) as u32, (number % BLOCK as u64) as usize);
        let known = self.cache.get(first + u64::from(block), place);
        match known {
            Some(byte) => Ok(byte),
            None => self.read(table, *first, block, place),
        }
    }

    #[cold]
    fn read(&self, table: &Table, first: u64, block: u32, place: usize) -> Result<u8, ProbeError> {
        let mut codes = [0; BLOCK];
        table.decode(block, &mut codes).map_err(|error| ProbeError::File {
            name: file_name(table.ranking.material(), self.metric),
            error,
        })?;
        self.cache.put(first + u64::from(block), &codes);
        Ok(codes[place])
    }

    /// The code of any position; with the tables of win, draw and loss a win is 2, a loss 1.
    fn code(&self, position: &Position) -> Result<Code, ProbeError> {
        let turn = position.turn();
        let board = position.board();
        if board.of(turn).is_empty() {
            return Ok(Code::LOST);
        }
        if board.of(turn.opponent()).is_empty() {
            // Any move, and the other side has none.
            return Ok(Code::LOST.before_a_move());
        }
        if position.must_capture() {
            return self.best_move(position);
        }
        let pieces = board.occupied().len();
        if pieces > u32::from(MOST_PIECES) {
            return Err(ProbeError::TooManyPieces { pieces });
        }
        let placement = Placement::of(position);
        let material = placement.material();
        let byte = match self.table(material) {
            Some(found) => self.byte(found, &placement)?,
            // The values of a class follow from those of its mirror.
            None if self.table(material.mirror()).is_some() => return self.best_move(position),
            None => return Err(ProbeError::NoTable { material, metric: self.metric }),
        };
        if byte == model::OPEN || (self.metric == Metric::Wdl && byte == 3) {
            // A sound table knows every position without captures.
            let name = file_name(material, self.metric);
            return Err(ProbeError::File { name, error: FormatError::Head.into() });
        }
        Ok(Code(byte))
    }

    /// What the tables leave to search: captures, and classes of which only the mirror is there.
    fn best_move(&self, position: &Position) -> Result<Code, ProbeError> {
        let mut moves = MoveList::new();
        position.legal_moves_into(&mut moves);
        let mut best = Code::LOST;
        for m in moves.iter() {
            best = best.better(self.settle(self.code(&position.play_unchecked(m))?.before_a_move()));
            if self.metric == Metric::Wdl && best.wdl() == Wdl::Win {
                break;
            }
        }
        Ok(best)
    }

    /// Without distances there are only three codes.
    #[inline]
    fn settle(&self, code: Code) -> Code {
        match (self.metric, code.wdl()) {
            (Metric::Distance, _) | (_, Wdl::Draw) => code,
            (_, Wdl::Win) => Code(2),
            (_, Wdl::Loss) => Code(1),
        }
    }
}

/// How much memory decoded blocks may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CacheSizes {
    /// Bytes for win, draw and loss: all classes of at most four pieces take eleven million.
    pub wdl: usize,
    /// Bytes for distances: all classes of at most four pieces take forty-two million.
    pub distance: usize,
    /// Bytes of whole files that are read at once, so that a lookup waits for no disk: few pieces
    /// first, win, draw and loss before distances. All classes of at most five pieces take 24
    /// million without their distances, those of four pieces three million more.
    pub files: u64,
}

impl CacheSizes {
    /// As good as none: for those who only read what the heads of the files say.
    pub const NONE: CacheSizes = CacheSizes { wdl: 0, distance: 0, files: 0 };
}

impl Default for CacheSizes {
    fn default() -> CacheSizes {
        CacheSizes { wdl: 64 << 20, distance: 64 << 20, files: 32 << 20 }
    }
}

/// Open tables, ready to be asked by any number of threads.
///
/// Values are those of the game without its draw rules: repetition and move counts are not known
/// here.
pub struct Tablebase {
    wdl: Shelf,
    distance: Shelf,
    largest: u8,
}

impl fmt::Debug for Tablebase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Tablebase({} classes)", self.classes().len())
    }
}

impl Tablebase {
    /// Opens every table of a folder. What has no file is found out from what has: win, draw and loss from the
    /// distances, and a class, by a move, from the same pieces with the other side to move. Where neither is there
    /// nothing is known; that is no error until it is asked for.
    ///
    /// # Errors
    /// When a file is there and its head is damaged, foreign, or cannot be read.
    pub fn open(folder: &(impl Folder + ?Sized), caches: CacheSizes) -> Result<Tablebase, ProbeError> {
        let mut room = caches.files;
        let wdl = Shelf::open(folder, Metric::Wdl, MOST_PIECES, caches.wdl, &mut room)?;
        let distance = Shelf::open(folder, Metric::Distance, MOST_PIECES, caches.distance, &mut room)?;
        let largest = wdl.largest().max(distance.largest());
        Ok(Tablebase { wdl, distance, largest })
    }

    /// The classes with a table of win, draw and loss.
    #[must_use]
    pub fn classes(&self) -> Vec<Material> {
        let tables = self.wdl.tables.iter().flatten();
        let mut all: Vec<Material> = tables.map(|(table, _)| table.ranking.material()).collect();
        all.sort_by_key(|m| (m.pieces(), *m));
        all
    }

    /// How often each value occurs in a class, the side to move first.
    #[must_use]
    pub fn counts(&self, material: Material) -> Option<Counts> {
        self.wdl.table(material).map(|(table, _)| table.counts())
    }

    /// The bytes of the files of a class: win, draw and loss; distances (0 if there is none).
    #[must_use]
    pub fn sizes(&self, material: Material) -> (u64, u64) {
        let size = |shelf: &Shelf| shelf.table(material).map_or(0, |(table, _)| table.size());
        (size(&self.wdl), size(&self.distance))
    }

    /// The most pieces of any class; 0 without tables.
    #[must_use]
    pub fn largest(&self) -> u8 {
        self.largest
    }

    /// Whether the distances of a class can be looked up without waiting for a disk.
    pub(crate) fn has_distances_at_hand(&self, material: Material) -> bool {
        self.distance.nearest(material).map_or(false, Table::is_kept)
    }

    /// The most pieces for which all classes are there.
    #[must_use]
    pub fn pieces(&self) -> u8 {
        let complete =
            |pieces: &u8| Material::classes(*pieces).iter().all(|m| self.wdl.tables[m.key()].is_some());
        (2..=MOST_PIECES).take_while(complete).last().unwrap_or(0)
    }

    /// Win, draw or loss for the side to move. A side without pieces has lost.
    ///
    /// # Errors
    /// When a table that is needed is missing or damaged: never a guess.
    pub fn wdl(&self, position: &Position) -> Result<Wdl, ProbeError> {
        match self.wdl.code(position) {
            Err(missing @ ProbeError::NoTable { .. }) => {
                self.value(position).map(Wdl::from).map_err(|error| match error {
                    ProbeError::NoTable { .. } => missing,
                    other => other,
                })
            }
            found => found.map(Code::wdl),
        }
    }

    /// The exact value for the side to move, with the plies to the end of the game.
    ///
    /// # Errors
    /// When a table of distances that is needed is missing or damaged.
    pub fn value(&self, position: &Position) -> Result<EndingValue, ProbeError> {
        self.distance.code(position).map(Code::value)
    }

    /// The value of a position and of every legal move, with distances where the tables are there.
    ///
    /// # Errors
    /// When a table that is needed is missing or damaged.
    pub fn probe(&self, position: &Position) -> Result<Probed, ProbeError> {
        match self.probe_in(&self.distance, position) {
            Err(ProbeError::NoTable { .. }) => self.probe_in(&self.wdl, position),
            found => found,
        }
    }

    fn probe_in(&self, shelf: &Shelf, position: &Position) -> Result<Probed, ProbeError> {
        let mut legal = position.legal_moves();
        legal.sort_unstable_by_key(|m| (m.from, m.to, m.captured.to_compact()));
        let plies = |code: Code| match (shelf.metric, code.value()) {
            (Metric::Distance, EndingValue::Win { plies } | EndingValue::Loss { plies }) => Some(plies),
            _ => None,
        };
        let mut coded = Vec::with_capacity(legal.len());
        for m in legal.iter() {
            coded.push((*m, shelf.code(&position.play_unchecked(m))?.before_a_move()));
        }
        let best = shelf.code(position)?;
        coded.sort_by_key(|(_, code)| -code.preference());
        let moves = coded.iter().map(|(m, code)| ProbedMove { m: *m, wdl: code.wdl(), plies: plies(*code) });
        Ok(Probed { wdl: best.wdl(), plies: plies(best), moves: moves.collect() })
    }
}
