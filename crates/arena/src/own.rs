//! Our engine as a contender.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use damier_book::{Book, BookError, Opener, Taste};
use damier_core::Position;
use damier_engine::{Endgames, Engine, Goal, Level, Options, Tunables, Weights, WeightsError};
use damier_tablebase::{CacheSizes, Folder, Over, ProbeError, Shipped, Tablebase};

use crate::clock::{Allotment, Watch};
use crate::game::{Choice, Contender, Turn};

/// How our engine plays in a match: `nodes=5000,weights=FILE`.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct OwnSpec {
    /// Seconds for a move.
    pub seconds: Option<f64>,
    /// Nodes for a move.
    pub nodes: Option<u64>,
    /// Plies.
    pub depth: Option<u32>,
    /// A level of play.
    pub level: Option<u8>,
    /// The seed of a level: what it misjudges and which of good moves it likes; 1 unless said.
    pub seed: Option<u64>,
    /// Threads.
    pub threads: Option<usize>,
    /// The table has two to this power entries.
    pub table_bits: Option<u32>,
    /// A file of weights; `hand` for those written by hand.
    pub weights: Option<PathBuf>,
    /// The endgame tables that it knows: those of a folder and no others, or `on` for those that come with the
    /// program; without it none.
    pub tables: Option<PathBuf>,
    /// The opening book: a file, or `on` for the one that comes with the program; without it none.
    pub book: Option<PathBuf>,
    /// By how much a move of the book may be worse than the best one, in hundredths of a man.
    pub book_margin: Option<i16>,
    /// Plain alpha-beta.
    pub plain: bool,
    /// Numbers of the search that are not what they usually are.
    pub tunables: Tunables,
}

/// Why our engine cannot be made as asked.
#[derive(Debug)]
pub enum OwnError {
    /// An option that is none, or a value that it cannot have.
    Option(String),
    /// The weights cannot be read.
    File(PathBuf, std::io::Error),
    /// They are no weights.
    Weights(PathBuf, WeightsError),
    /// The endgame tables cannot be used, or there are none.
    Tables(PathBuf, Option<ProbeError>),
    /// It is no opening book.
    Book(PathBuf, BookError),
}

impl fmt::Display for OwnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OwnError::Option(text) => write!(
                f,
                "{text}: expected time, nodes, depth, level, seed, threads, tt-size, weights, tables, book, book-margin or plain, as in nodes=5000 or level=7 (1 to 20)"
            ),
            OwnError::File(path, error) => write!(f, "{}: {error}", path.display()),
            OwnError::Weights(path, error) => write!(f, "{}: {error}", path.display()),
            OwnError::Tables(path, Some(error)) => write!(f, "{}: {error}", path.display()),
            OwnError::Tables(path, None) => write!(f, "{}: no endgame tables", path.display()),
            OwnError::Book(path, error) => write!(f, "{}: {error}", path.display()),
        }
    }
}

impl std::error::Error for OwnError {}

impl OwnSpec {
    /// Reads `option=value,option=value`.
    ///
    /// # Errors
    /// When an option is unknown or its value makes no sense.
    pub fn parse(text: &str) -> Result<OwnSpec, OwnError> {
        let mut spec = OwnSpec::default();
        for part in text.split([',', ':']).filter(|part| !part.is_empty()) {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            let bad = || OwnError::Option(part.to_owned());
            match name {
                "time" => {
                    let seconds: f64 = value.parse().map_err(|_| bad())?;
                    spec.seconds = Some(seconds).filter(|s| *s > 0.0 && *s < 1e6);
                    if spec.seconds.is_none() {
                        return Err(bad());
                    }
                }
                "nodes" => spec.nodes = Some(value.parse().map_err(|_| bad())?),
                "depth" => spec.depth = Some(value.parse().map_err(|_| bad())?),
                "level" => {
                    let level: u8 = value.parse().map_err(|_| bad())?;
                    Level::new(level).ok_or_else(bad)?;
                    spec.level = Some(level);
                }
                "seed" => spec.seed = Some(value.parse().map_err(|_| bad())?),
                "threads" => {
                    spec.threads =
                        Some(value.parse().ok().filter(|n| (1..=256).contains(n)).ok_or_else(bad)?);
                }
                "tt-size" => {
                    spec.table_bits =
                        Some(value.parse().ok().filter(|n| (10..=30).contains(n)).ok_or_else(bad)?);
                }
                "weights" => spec.weights = Some(PathBuf::from(value)),
                "tables" => spec.tables = Some(PathBuf::from(value)).filter(|path| path.as_os_str() != "off"),
                "book" => spec.book = Some(PathBuf::from(value)).filter(|path| path.as_os_str() != "off"),
                "book-margin" => {
                    let known = |margin: &i16| (0..=Taste::MOST).contains(margin);
                    spec.book_margin = Some(value.parse().ok().filter(known).ok_or_else(bad)?);
                }
                "plain" => spec.plain = true,
                _ => {
                    let value: i32 = value.parse().map_err(|_| bad())?;
                    if !spec.tunables.set(&name.replace('-', "_"), value) {
                        return Err(bad());
                    }
                }
            }
        }
        Ok(spec)
    }

    /// The weights asked for.
    ///
    /// # Errors
    /// When their file cannot be read.
    pub fn weights(&self) -> Result<Arc<Weights>, OwnError> {
        match &self.weights {
            None => Ok(Weights::shipped()),
            Some(path) if path.as_os_str() == "hand" => Ok(Arc::new(Weights::hand_written())),
            Some(path) => {
                let bytes = std::fs::read(path).map_err(|error| OwnError::File(path.clone(), error))?;
                let weights = Weights::from_bytes(&bytes);
                weights.map(Arc::new).map_err(|error| OwnError::Weights(path.clone(), error))
            }
        }
    }

    /// The endgame tables asked for.
    ///
    /// # Errors
    /// When they cannot be read, or there are none.
    pub fn tables(&self) -> Result<Option<Arc<dyn Endgames>>, OwnError> {
        match &self.tables {
            None => Ok(None),
            Some(name) if name.as_os_str() == "on" => endgames(&Shipped, name).map(Some),
            Some(folder) => endgames(folder.as_path(), folder).map(Some),
        }
    }

    /// The opening book asked for. A level knows as much of it as befits it.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn opener(&self) -> Result<Option<Opener>, OwnError> {
        let book = match &self.book {
            None => return Ok(None),
            Some(path) if path.as_os_str() == "on" => Book::shipped(),
            Some(path) => Arc::new(open_book(path)?),
        };
        let own = self.level.and_then(Level::new).map_or_else(Taste::default, Taste::of);
        let taste = Taste { margin: self.book_margin.unwrap_or(own.margin), ..own };
        Ok(Some(Opener { book, taste, seed: self.seed.unwrap_or(1) }))
    }
}

/// The opening book of a file.
///
/// # Errors
/// When it cannot be read, or is none.
pub fn open_book(path: &Path) -> Result<Book, OwnError> {
    let bytes = std::fs::read(path).map_err(|error| OwnError::File(path.to_owned(), error))?;
    Book::from_bytes(&bytes).map_err(|error| OwnError::Book(path.to_owned(), error))
}

/// The endgame tables of a folder over those that come with the program, for an engine.
///
/// # Errors
/// When they cannot be read, or the folder has none.
pub fn open_tables(folder: &Path) -> Result<Arc<dyn Endgames>, OwnError> {
    open(folder, CacheSizes::NONE, folder)?;
    endgames(&Over(folder, &Shipped), folder)
}

fn endgames(tables: &(impl Folder + ?Sized), name: &Path) -> Result<Arc<dyn Endgames>, OwnError> {
    Ok(Arc::new(open(tables, CacheSizes::default(), name)?))
}

fn open(tables: &(impl Folder + ?Sized), caches: CacheSizes, name: &Path) -> Result<Tablebase, OwnError> {
    let fault = |error| OwnError::Tables(name.to_owned(), error);
    let tables = Tablebase::open(tables, caches).map_err(|error| fault(Some(error)))?;
    if tables.largest() == 0 {
        return Err(fault(None));
    }
    Ok(tables)
}

/// Our engine, playing.
pub struct Own {
    engine: Engine,
    opener: Option<Opener>,
    goal: Goal,
    allotment: Allotment,
    /// Whether the clock of a game counts: not where the options set a limit of their own.
    keeps_time: bool,
}

impl Own {
    /// Our engine as asked; `seconds` for a move where the options set no limit.
    ///
    /// # Errors
    /// When its weights, its endgame tables or its book cannot be read.
    pub fn new(spec: &OwnSpec, seconds: f64) -> Result<Own, OwnError> {
        let opener = spec.opener()?;
        let limited = spec.nodes.is_some() || spec.depth.is_some();
        let keeps_time = !limited && spec.seconds.is_none() && spec.level.is_none();
        let seconds = spec.seconds.or(if limited { None } else { Some(seconds) });
        let allotment =
            seconds.map_or(Allotment::unlimited(), |s| Allotment::exactly(Duration::from_secs_f64(s)));
        let mut goal = Goal::default();
        goal.nodes = spec.nodes.unwrap_or(goal.nodes);
        goal.depth = spec.depth.unwrap_or(goal.depth);
        if let Some(level) = spec.level.and_then(Level::new) {
            let goal = level.limits().goal();
            let mut engine = Engine::at_level(level, spec.seed.unwrap_or(1));
            engine.set_endgames(spec.tables()?);
            return Ok(Own { engine, opener, goal, allotment: Allotment::unlimited(), keeps_time });
        }
        let engine = Engine::with(Options {
            table_bits: spec.table_bits.unwrap_or(20),
            threads: spec.threads.unwrap_or(1),
            weights: spec.weights()?,
            endgames: spec.tables()?,
            selective: !spec.plain,
            tunables: spec.tunables.clone(),
            ..Options::default()
        });
        Ok(Own { engine, opener, goal, allotment, keeps_time })
    }
}

impl Contender for Own {
    fn new_game(&mut self, _start: &Position) -> Result<(), String> {
        self.engine.new_game();
        if let Some(opener) = &mut self.opener {
            opener.new_game();
        }
        Ok(())
    }

    fn choose(&mut self, turn: &Turn<'_>) -> Result<Choice, String> {
        let root = turn.root;
        let known = self.opener.as_ref().and_then(|opener| opener.choose(&root.position, turn.moves.len()));
        if let Some(known) = known {
            return Ok(Choice::Move(known.m));
        }
        let mut ignore = |_: &damier_engine::Report, _: Duration| {};
        let allotment = match turn.clock {
            Some(clock) if self.keeps_time => clock.allot(),
            _ => self.allotment,
        };
        let mut watch = Watch::new(allotment, &mut ignore);
        let found = self.engine.search(root, &self.goal, &mut watch);
        found.map(|found| Choice::Move(found.best)).ok_or_else(|| "no legal move".to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_read_and_nonsense_is_refused() {
        let spec = OwnSpec::parse("nodes=5000,tt-size=16,weights=hand").unwrap();
        assert_eq!((spec.nodes, spec.table_bits), (Some(5000), Some(16)));
        assert!(OwnSpec::parse("").is_ok());
        for bad in ["nodes", "nodes=x", "level=0", "level=99", "time=-1", "time=nan", "speed=3", "threads=0"]
        {
            assert!(matches!(OwnSpec::parse(bad), Err(OwnError::Option(_))), "{bad}");
        }
        assert!(OwnSpec::parse("book-margin=31").is_err() && OwnSpec::parse("book-margin=x").is_err());
        let spec = OwnSpec::parse("book=on,book-margin=0,seed=5").unwrap();
        let opener = spec.opener().unwrap().unwrap();
        assert_eq!((opener.taste.margin, opener.seed), (0, 5));
        assert!(OwnSpec::parse("book=off").unwrap().opener().unwrap().is_none());
        assert!(matches!(OwnSpec::parse("book=no/such").unwrap().opener(), Err(OwnError::File(..))));
        let missing = OwnSpec::parse("weights=no/such/file").unwrap();
        assert!(matches!(missing.weights(), Err(OwnError::File(..))));
        let missing = OwnSpec::parse("tables=no/such/folder").unwrap();
        assert!(matches!(missing.tables(), Err(OwnError::Tables(_, None))));
        assert!(OwnSpec::default().tables().unwrap().is_none());
        assert!(OwnSpec::parse("tables=off").unwrap().tables().unwrap().is_none());
        let shipped = OwnSpec::parse("tables=on").unwrap().tables().unwrap().unwrap();
        assert_eq!(shipped.most_pieces(), 4);
    }
}
