//! How our engine is asked for in a match.

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

use damier_book::{Book, BookError, Opener, Taste};
use damier_engine::{Endgames, Level, Tunables, Weights, WeightsError};
use damier_tablebase::{ProbeError, Shipped};

use crate::own::{endgames, open_book};

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

/// What an option takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expected {
    /// A number of seconds above 0.
    Seconds,
    /// A whole number from here to there.
    Whole(i64, i64),
    /// The name of a file or folder, or a word instead.
    Name,
    /// No value.
    Nothing,
}

/// Why our engine cannot be made as asked.
#[derive(Debug)]
pub enum OwnError {
    /// There is no such option.
    Unknown(String),
    /// The option cannot have this value.
    Value {
        /// The option.
        option: String,
        /// What stands there.
        value: String,
        /// What would be right.
        expected: Expected,
    },
    /// The file cannot be read.
    File(PathBuf, std::io::Error),
    /// They are no weights.
    Weights(PathBuf, WeightsError),
    /// The endgame tables cannot be used, or there are none.
    Tables(PathBuf, Option<ProbeError>),
    /// It is no opening book.
    Book(PathBuf, BookError),
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Expected::Seconds => f.write_str("a number of seconds"),
            Expected::Whole(low, i64::MAX) => write!(f, "a whole number from {low}"),
            Expected::Whole(low, high) => write!(f, "a whole number from {low} to {high}"),
            Expected::Name => f.write_str("a name"),
            Expected::Nothing => f.write_str("no value"),
        }
    }
}

impl fmt::Display for OwnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OwnError::Unknown(option) => {
                write!(f, "no option {option:?}, expected one of {}", OwnSpec::OPTIONS.join(", "))
            }
            OwnError::Value { option, value, expected } => {
                write!(f, "{option}: {value:?}, expected {expected}")
            }
            OwnError::File(path, error) => write!(f, "{}: {error}", path.display()),
            OwnError::Weights(path, error) => write!(f, "{}: {error}", path.display()),
            OwnError::Tables(path, Some(error)) => write!(f, "{}: {error}", path.display()),
            OwnError::Tables(path, None) => write!(f, "{}: no endgame tables", path.display()),
            OwnError::Book(path, error) => write!(f, "{}: {error}", path.display()),
        }
    }
}

impl std::error::Error for OwnError {}

/// An option as it is written.
struct Written<'a> {
    option: &'a str,
    value: &'a str,
}

impl Written<'_> {
    fn refuse<T>(&self, expected: Expected) -> Result<T, OwnError> {
        Err(OwnError::Value { option: self.option.to_owned(), value: self.value.to_owned(), expected })
    }

    /// A whole number between these.
    fn whole<T: TryFrom<u64>>(&self, low: i64, high: i64) -> Result<T, OwnError> {
        let number = self.value.parse::<u64>().ok();
        let within = |n: &u64| i64::try_from(*n).map_or(high == i64::MAX, |n| (low..=high).contains(&n));
        match number.filter(within).and_then(|number| T::try_from(number).ok()) {
            Some(number) => Ok(number),
            None => self.refuse(Expected::Whole(low, high)),
        }
    }

    fn seconds(&self) -> Result<f64, OwnError> {
        match self.value.parse::<f64>() {
            Ok(seconds) if seconds > 0.0 && seconds < 1e6 => Ok(seconds),
            _ => self.refuse(Expected::Seconds),
        }
    }

    /// A path; `off` is as good as nothing.
    fn path(&self) -> Result<Option<PathBuf>, OwnError> {
        match self.value {
            "" => self.refuse(Expected::Name),
            "off" => Ok(None),
            path => Ok(Some(PathBuf::from(path))),
        }
    }
}

impl OwnSpec {
    /// The options, without the numbers of the search.
    pub const OPTIONS: [&'static str; 12] = [
        "time",
        "nodes",
        "depth",
        "level",
        "seed",
        "threads",
        "tt-size",
        "weights",
        "tables",
        "book",
        "book-margin",
        "plain",
    ];

    /// Reads `option=value,option=value`.
    ///
    /// # Errors
    /// When an option is unknown or its value makes no sense.
    pub fn parse(text: &str) -> Result<OwnSpec, OwnError> {
        let mut spec = OwnSpec::default();
        for part in text.split([',', ':']).filter(|part| !part.is_empty()) {
            let (option, value) = part.split_once('=').unwrap_or((part, ""));
            let written = Written { option, value };
            match option {
                "time" => spec.seconds = Some(written.seconds()?),
                "nodes" => spec.nodes = Some(written.whole(1, i64::MAX)?),
                "depth" => spec.depth = Some(written.whole(1, 120)?),
                "level" => spec.level = Some(written.whole(1, i64::from(Level::HIGHEST.number()))?),
                "seed" => spec.seed = Some(written.whole(0, i64::MAX)?),
                "threads" => spec.threads = Some(written.whole(1, 256)?),
                "tt-size" => spec.table_bits = Some(written.whole(10, 30)?),
                "weights" if value == "off" => return written.refuse(Expected::Name),
                "weights" => spec.weights = written.path()?,
                "tables" => spec.tables = written.path()?,
                "book" => spec.book = written.path()?,
                "book-margin" => {
                    let margin: u16 = written.whole(0, i64::from(Taste::MOST))?;
                    spec.book_margin = i16::try_from(margin).ok();
                }
                "plain" if part == "plain" => spec.plain = true,
                "plain" => return written.refuse(Expected::Nothing),
                _ => spec.tune(&written)?,
            }
        }
        Ok(spec)
    }

    fn tune(&mut self, written: &Written<'_>) -> Result<(), OwnError> {
        let name = written.option.replace('-', "_");
        if !Tunables::NAMES.contains(&name.as_str()) {
            return Err(OwnError::Unknown(written.option.to_owned()));
        }
        match written.value.parse() {
            Ok(value) => {
                self.tunables.set(&name, value);
                Ok(())
            }
            Err(_) => written.refuse(Expected::Whole(i32::MIN.into(), i32::MAX.into())),
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_read_and_nonsense_is_refused() {
        let spec = OwnSpec::parse("nodes=5000,tt-size=16,weights=hand").unwrap();
        assert_eq!((spec.nodes, spec.table_bits), (Some(5000), Some(16)));
        assert!(OwnSpec::parse("").is_ok());
        for bad in [
            "nodes",
            "nodes=x",
            "nodes=0",
            "level=0",
            "level=99",
            "time=-1",
            "time=nan",
            "threads=0",
            "depth=121",
            "seed=-1",
            "weights=",
            "book",
        ] {
            assert!(matches!(OwnSpec::parse(bad), Err(OwnError::Value { .. })), "{bad}");
        }
        for (bad, why) in [
            ("speed=3", "no option \"speed\", expected one of time, nodes,"),
            ("nodes=abc", "nodes: \"abc\", expected a whole number from 1"),
            ("level=25", "level: \"25\", expected a whole number from 1 to 20"),
            ("plain=1", "plain: \"1\", expected no value"),
            ("window=x", "window: \"x\", expected a whole number from"),
            ("time=0", "time: \"0\", expected a number of seconds"),
        ] {
            let error = OwnSpec::parse(bad).unwrap_err().to_string();
            assert!(error.starts_with(why), "{bad}: {error}");
        }
        assert_eq!(OwnSpec::parse(&format!("seed={}", u64::MAX)).unwrap().seed, Some(u64::MAX));
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
