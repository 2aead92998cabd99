//! A file of games. Each is written in one piece: its number, how many records it has, the records.
//! What an interruption has cut off is dropped when the file is opened again, and play goes on with
//! the next number.
//!
//! Head: `damier-g`, version (4 bytes), the seed (8), the nodes a move (8), the fingerprint of the
//! weights that played (8).

use std::fmt;
use std::fs::{File, OpenOptions};
use std::io::{self, BufReader, Read, Seek, SeekFrom, Write};
use std::path::Path;

use crate::record::Record;

const MAGIC: &[u8; 8] = b"damier-g";
const VERSION: u32 = 2;
const HEAD: usize = 36;
/// More positions than a game can have.
const LONGEST: u32 = 4_096;

/// Why a file of games cannot be used.
#[derive(Debug)]
pub enum ShardError {
    /// The system says no.
    Io(io::Error),
    /// It is no file of games, or of another version.
    NotGames,
    /// It was begun with other settings.
    OtherSettings,
    /// A record that cannot be, in the game of this number.
    Damaged {
        /// The game.
        game: u32,
    },
}

impl fmt::Display for ShardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ShardError::Io(error) => error.fmt(f),
            ShardError::NotGames => f.write_str("not a file of games of this version"),
            ShardError::OtherSettings => f.write_str("a file of games begun with other settings"),
            ShardError::Damaged { game } => write!(f, "damaged record in game {game}"),
        }
    }
}

impl std::error::Error for ShardError {}

impl From<io::Error> for ShardError {
    fn from(error: io::Error) -> ShardError {
        ShardError::Io(error)
    }
}

/// What a file's games have in common.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShardHead {
    /// The seed of its games.
    pub seed: u64,
    /// Nodes for each move.
    pub nodes: u64,
    /// The weights that played.
    pub weights: u64,
}

impl ShardHead {
    fn to_bytes(self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend_from_slice(&VERSION.to_le_bytes());
        for word in [self.seed, self.nodes, self.weights] {
            bytes.extend_from_slice(&word.to_le_bytes());
        }
        bytes
    }
}

/// A file of games being written.
#[derive(Debug)]
pub struct ShardWriter {
    file: File,
    next: u32,
}

impl ShardWriter {
    /// Begins a file, or goes on with one.
    ///
    /// # Errors
    /// When the file cannot be written, or was begun with other settings.
    pub fn open(path: &Path, head: ShardHead) -> Result<ShardWriter, ShardError> {
        let mut file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        let length = file.metadata()?.len();
        if length < HEAD as u64 {
            file.set_len(0)?;
            file.write_all(&head.to_bytes())?;
            return Ok(ShardWriter { file, next: 0 });
        }
        let mut found = [0; HEAD];
        file.read_exact(&mut found)?;
        if found[..12] != head.to_bytes()[..12] {
            return Err(ShardError::NotGames);
        }
        if found[..] != head.to_bytes() {
            return Err(ShardError::OtherSettings);
        }
        // Over the whole games, to where the next belongs.
        let mut end = HEAD as u64;
        let mut next = 0;
        let mut reader = BufReader::new(&mut file);
        while let Some((number, count)) = read_game_head(&mut reader)? {
            let bytes = u64::from(count) * Record::SIZE as u64;
            if count > LONGEST || end + 8 + bytes > length {
                break;
            }
            end += 8 + bytes;
            next = number + 1;
            reader.seek_relative(bytes as i64)?;
        }
        drop(reader);
        file.set_len(end)?;
        file.seek(SeekFrom::Start(end))?;
        Ok(ShardWriter { file, next })
    }

    /// The number of the game to be played next.
    #[must_use]
    pub fn next_game(&self) -> u32 {
        self.next
    }

    /// Adds the game of [`ShardWriter::next_game`].
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn add(&mut self, records: &[Record]) -> Result<(), ShardError> {
        let records = &records[..records.len().min(LONGEST as usize)];
        let mut bytes = self.next.to_le_bytes().to_vec();
        bytes.extend_from_slice(&(records.len() as u32).to_le_bytes());
        for record in records {
            bytes.extend_from_slice(&record.to_bytes());
        }
        self.file.write_all(&bytes)?;
        self.next += 1;
        Ok(())
    }
}

fn read_game_head(reader: &mut impl Read) -> io::Result<Option<(u32, u32)>> {
    let mut bytes = [0; 8];
    match reader.read_exact(&mut bytes) {
        Ok(()) => {}
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => return Ok(None),
        Err(error) => return Err(error),
    }
    let word = |at: usize| u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]]);
    Ok(Some((word(0), word(4))))
}

/// Calls `visit` with every whole game of a file.
///
/// # Errors
/// When the file cannot be read or is not what it should be.
pub fn read_games(path: &Path, mut visit: impl FnMut(&[Record])) -> Result<ShardHead, ShardError> {
    let mut reader = BufReader::with_capacity(1 << 18, File::open(path)?);
    let mut head = [0; HEAD];
    if reader.read_exact(&mut head).is_err() || &head[..8] != MAGIC || head[8..12] != VERSION.to_le_bytes() {
        return Err(ShardError::NotGames);
    }
    let word = |n: usize| {
        let mut word = [0; 8];
        word.copy_from_slice(&head[12 + 8 * n..20 + 8 * n]);
        u64::from_le_bytes(word)
    };
    let mut records = Vec::new();
    let mut bytes = [0; Record::SIZE];
    while let Some((game, count)) = read_game_head(&mut reader)? {
        if count > LONGEST {
            return Err(ShardError::Damaged { game });
        }
        records.clear();
        for _ in 0..count {
            match reader.read_exact(&mut bytes) {
                Ok(()) => {}
                // The game that is being written just now.
                Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => break,
                Err(error) => return Err(error.into()),
            }
            records.push(Record::from_bytes(&bytes).ok_or(ShardError::Damaged { game })?);
        }
        if records.len() == count as usize {
            visit(&records);
        }
    }
    Ok(ShardHead { seed: word(0), nodes: word(1), weights: word(2) })
}
