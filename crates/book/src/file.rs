//! The file of a book, all numbers with the lowest byte first:
//!
//! | bytes | what |
//! | --- | --- |
//! | 8 | `damier-b` |
//! | 4 | version of the format, 1 |
//! | 8 | seed of its games |
//! | 4 | positions that each search visited |
//! | 4 | number of positions |
//! | … | the positions, one after the other |
//! | 8 | FNV-1a hash of everything before |
//!
//! No position is written down: the first is the start, and each further one is met by playing the moves of those
//! before it, in their order. Of each position there is a byte with the number of its moves, and four bytes for each:
//!
//! | bits | what |
//! | --- | --- |
//! | 6 | start square less one |
//! | 6 | end square less one |
//! | 3 | which of the moves with that start and end, in the order of their captured squares |
//! | 1 | whether the position after it is in the book |
//! | 16 | its value in hundredths of a man, signed |
//!
//! So a move that is not legal cannot be read: such a file is refused.

use std::fmt;

use damier_core::{Move, Position, Square};

use crate::book::{Book, BookMove, Facts};

const MAGIC: &[u8; 8] = b"damier-b";
const VERSION: u32 = 1;
const HEAD: usize = 28;
const TAIL: usize = 8;
/// No book is larger.
const LARGEST: usize = 2 << 20;

/// Why a file is no book for this program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BookError {
    /// It does not begin as a book does.
    NoBook,
    /// A book of another version of the format; which.
    Version(u32),
    /// Too short, too long, or more than two mebibytes.
    Length,
    /// The hash at its end does not agree with what stands before.
    Damaged,
    /// A move that is not legal, at the position of this number, counted from 0.
    Move(usize),
}

impl fmt::Display for BookError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BookError::NoBook => f.write_str("not an opening book"),
            BookError::Version(version) => {
                write!(f, "an opening book of version {version}, expected {VERSION}")
            }
            BookError::Length => f.write_str("an opening book cut short or too long"),
            BookError::Damaged => f.write_str("a damaged opening book"),
            BookError::Move(number) => {
                write!(f, "an opening book with an illegal move at its position {}", number + 1)
            }
        }
    }
}

impl std::error::Error for BookError {}

impl Book {
    /// The bytes of its file.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend(self.facts().seed.to_le_bytes());
        bytes.extend(self.facts().nodes.to_le_bytes());
        bytes.extend((self.len() as u32).to_le_bytes());
        for (position, moves) in self.positions() {
            let legal = sorted(position);
            bytes.push(moves.len() as u8);
            for entry in moves {
                let goes_on = !self.moves(&position.play_unchecked(&entry.m)).is_empty();
                bytes.extend(code(&entry.m, &legal, goes_on).to_le_bytes());
                bytes.extend(entry.value.to_le_bytes());
            }
        }
        bytes.extend(fnv(&bytes).to_le_bytes());
        bytes
    }

    /// Reads a file's bytes; every move is checked by the rules.
    ///
    /// # Errors
    /// When they are not exactly what [`Book::to_bytes`] writes.
    pub fn from_bytes(bytes: &[u8]) -> Result<Book, BookError> {
        if bytes.len() < 8 || &bytes[..8] != MAGIC {
            return Err(BookError::NoBook);
        }
        if bytes.len() < HEAD + TAIL || bytes.len() > LARGEST {
            return Err(BookError::Length);
        }
        let number = |at: usize| u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]]);
        if number(8) != VERSION {
            return Err(BookError::Version(number(8)));
        }
        let (body, hash) = bytes.split_at(bytes.len() - TAIL);
        if hash != fnv(body).to_le_bytes() {
            return Err(BookError::Damaged);
        }
        let seed = u64::from(number(12)) | u64::from(number(16)) << 32;
        let mut book = Book::with_facts(Facts { seed, nodes: number(20) });
        let count = number(24) as usize;
        let mut rest = &body[HEAD..];
        let mut to_come = vec![Position::starting()];
        let mut met: std::collections::HashSet<Position> = to_come.iter().copied().collect();
        for here in 0..count {
            let position = *to_come.get(here).ok_or(BookError::Length)?;
            let (first, after) = rest.split_first().ok_or(BookError::Length)?;
            let size = 4 * usize::from(*first);
            if size == 0 || after.len() < size {
                return Err(BookError::Length);
            }
            let (entries, after) = after.split_at(size);
            rest = after;
            let legal = sorted(&position);
            let mut moves: Vec<BookMove> = Vec::with_capacity(size / 4);
            for entry in entries.chunks_exact(4) {
                let (m, goes_on) =
                    decode(u16::from_le_bytes([entry[0], entry[1]]), &legal).ok_or(BookError::Move(here))?;
                if moves.iter().any(|known| known.m == m) {
                    return Err(BookError::Move(here));
                }
                moves.push(BookMove { m, value: i16::from_le_bytes([entry[2], entry[3]]) });
                let next = position.play_unchecked(&m);
                if goes_on && met.insert(next) {
                    to_come.push(next);
                }
            }
            book.insert(position, moves);
        }
        if rest.is_empty() && to_come.len() == count.max(1) {
            Ok(book)
        } else {
            Err(BookError::Length)
        }
    }
}

/// The legal moves in an order that does not depend on how they were found.
fn sorted(position: &Position) -> Vec<Move> {
    let mut legal: Vec<Move> = position.legal_moves().iter().copied().collect();
    legal.sort();
    legal
}

/// The moves that share start and end.
fn twins(from: Square, to: Square, legal: &[Move]) -> impl Iterator<Item = &Move> {
    legal.iter().filter(move |m| m.from == from && m.to == to)
}

fn code(m: &Move, legal: &[Move], goes_on: bool) -> u16 {
    let which = twins(m.from, m.to, legal).position(|twin| twin == m).unwrap_or(0) as u16;
    let squares = m.from.index() as u16 | (m.to.index() as u16) << 6;
    squares | which.min(7) << 12 | u16::from(goes_on) << 15
}

fn decode(code: u16, legal: &[Move]) -> Option<(Move, bool)> {
    let square = |bits: u16| Square::new((bits & 63) as u8 + 1);
    let (from, to) = (square(code)?, square(code >> 6)?);
    let m = twins(from, to, legal).nth(usize::from(code >> 12 & 7))?;
    Some((*m, code >> 15 == 1))
}

/// The FNV-1a hash.
pub(crate) fn fnv(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xCBF2_9CE4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01B3))
}

#[cfg(test)]
mod tests {
    use super::*;

    use crate::workshop::{Plan, Workshop};

    /// A small book.
    fn file() -> Vec<u8> {
        let mut workshop = Workshop::new(Plan { seed: 1, nodes: 50, threads: 1 });
        for _ in 0..4 {
            workshop.grow();
        }
        assert!(workshop.book().len() > 50);
        workshop.book().to_bytes()
    }

    /// The bytes with a good hash at their end.
    fn sealed(mut bytes: Vec<u8>) -> Vec<u8> {
        bytes.truncate(bytes.len() - TAIL);
        bytes.extend(fnv(&bytes).to_le_bytes());
        bytes
    }

    #[test]
    fn what_is_written_is_read() {
        assert_eq!(&Book::shipped().to_bytes()[..], &include_bytes!("../openings.book")[..]);
        let bytes = file();
        assert_eq!(Book::from_bytes(&bytes).map(|book| book.to_bytes()), Ok(bytes));
    }

    #[test]
    fn foreign_and_damaged_files_are_refused() {
        let good = file();
        for foreign in [&b""[..], b"damier-", b"PDN", &[0; 100]] {
            assert_eq!(Book::from_bytes(foreign), Err(BookError::NoBook));
        }
        for length in [8, HEAD, HEAD + TAIL - 1] {
            assert_eq!(Book::from_bytes(&good[..length]), Err(BookError::Length));
        }
        assert_eq!(Book::from_bytes(&good[..good.len() - 1]), Err(BookError::Damaged));
        let mut newer = good.clone();
        newer[8] = 2;
        assert_eq!(Book::from_bytes(&newer), Err(BookError::Version(2)));
        assert_eq!(Book::from_bytes(&vec![b'd'; LARGEST + 1]), Err(BookError::NoBook));
        // Any byte that is not as it was.
        for at in (12..good.len()).step_by(97) {
            let mut bytes = good.clone();
            bytes[at] ^= 1;
            assert_eq!(Book::from_bytes(&bytes), Err(BookError::Damaged), "{at}");
        }
    }

    #[test]
    fn a_good_hash_does_not_make_a_good_book() {
        let good = file();
        // The first move of the first position: from square 1, where White has nothing.
        let mut bytes = good.clone();
        bytes[HEAD + 1] &= !63;
        assert_eq!(Book::from_bytes(&sealed(bytes)), Err(BookError::Move(0)));
        // Square 64.
        let mut bytes = good.clone();
        bytes[HEAD + 1] |= 63;
        assert_eq!(Book::from_bytes(&sealed(bytes)), Err(BookError::Move(0)));
        // The same move twice.
        let mut bytes = good.clone();
        let (a, b) = bytes.split_at_mut(HEAD + 5);
        b[..4].copy_from_slice(&a[HEAD + 1..HEAD + 5]);
        assert_eq!(Book::from_bytes(&sealed(bytes)), Err(BookError::Move(0)));
        // One position more or less than there are.
        for less in [true, false] {
            let mut bytes = good.clone();
            bytes[24] = if less { bytes[24].wrapping_sub(1) } else { bytes[24].wrapping_add(1) };
            assert_eq!(Book::from_bytes(&sealed(bytes)), Err(BookError::Length));
        }
        // A position without moves.
        let mut bytes = good;
        bytes[HEAD] = 0;
        assert_eq!(Book::from_bytes(&sealed(bytes)), Err(BookError::Length));
    }

    #[test]
    fn any_changed_book_with_a_good_hash_is_refused_or_legal() {
        let good = file();
        for at in (HEAD..good.len() - TAIL).step_by(53) {
            for bit in 0..8 {
                let mut bytes = good.clone();
                bytes[at] ^= 1 << bit;
                if let Ok(book) = Book::from_bytes(&sealed(bytes)) {
                    let legal = |(position, moves): (&Position, &[BookMove])| {
                        moves.iter().all(|entry| position.is_legal(&entry.m))
                    };
                    assert!(book.positions().all(legal), "{at} {bit}");
                }
            }
        }
    }
}
