//! A position of a game, with what the search said and how the game ended, in 32 bytes.
//!
//! Four words, the lowest byte first: White's men, Black's men, White's kings, Black's kings, each in
//! 50 bits (square n in bit n-1). The 14 bits above hold, word by word: the score in hundredths of a
//! man for White, signed; the result (2 bits: 0 Black won, 1 drawn, 2 White won) and the side to move
//! (1 bit, Black is 1); the ply in the game; whether it stands beside the game (1 bit).

use damier_core::{Bitboard, Board, Color, Position};

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum GameResult {
    /// Black won.
    Black,
    /// Nobody won.
    Draw,
    /// White won.
    White,
}

impl GameResult {
    /// White's points: 1, 1/2 or 0.
    #[must_use]
    pub fn points(self) -> f32 {
        match self {
            GameResult::Black => 0.0,
            GameResult::Draw => 0.5,
            GameResult::White => 1.0,
        }
    }
}

/// One position of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Record {
    /// The position.
    pub position: Position,
    /// What the search said, in hundredths of a man, for White; within ±8,000.
    pub score: i16,
    /// How the game ended.
    pub result: GameResult,
    /// Plies played before it.
    pub ply: u16,
    /// Beside the game, met by other moves than those played: what happened later, the result, says nothing of it.
    pub aside: bool,
}

const SQUARES: u64 = (1 << 50) - 1;

impl Record {
    /// Bytes of a record.
    pub const SIZE: usize = 32;

    /// The 32 bytes.
    #[must_use]
    pub fn to_bytes(&self) -> [u8; Record::SIZE] {
        let board = self.position.board();
        let score = self.score.clamp(-8_000, 8_000) as u64 & 0x3FFF;
        let side = u64::from(self.position.turn() == Color::Black);
        let words = [
            board.men_of(Color::White).to_compact() | score << 50,
            board.men_of(Color::Black).to_compact() | (self.result as u64 | side << 2) << 50,
            board.kings_of(Color::White).to_compact() | u64::from(self.ply & 0x3FFF) << 50,
            board.kings_of(Color::Black).to_compact() | u64::from(self.aside) << 50,
        ];
        let mut bytes = [0; Record::SIZE];
        for (place, word) in bytes.chunks_exact_mut(8).zip(words) {
            place.copy_from_slice(&word.to_le_bytes());
        }
        bytes
    }

    /// The record of these bytes; `None` when they are none.
    #[must_use]
    pub fn from_bytes(bytes: &[u8; Record::SIZE]) -> Option<Record> {
        let mut words = [0; 4];
        for (word, place) in words.iter_mut().zip(bytes.chunks_exact(8)) {
            *word = u64::from_le_bytes(place.try_into().ok()?);
        }
        let set = |n: usize| Bitboard::from_compact(words[n] & SQUARES);
        let (white, black) = (set(0) | set(2), set(1) | set(3));
        let all: u32 = (0..4).map(|n| set(n).len()).sum();
        if (white | black).len() != all {
            return None;
        }
        let result = match words[1] >> 50 & 3 {
            0 => GameResult::Black,
            1 => GameResult::Draw,
            2 => GameResult::White,
            _ => return None,
        };
        let turn = if words[1] >> 52 & 1 == 1 { Color::Black } else { Color::White };
        let position = Position::new(Board::from_sets(white, black, set(2) | set(3)), turn).ok()?;
        // Fourteen bits with a sign.
        let score = ((words[0] >> 50) as i16) << 2 >> 2;
        Some(Record { position, score, result, ply: (words[2] >> 50) as u16, aside: words[3] >> 50 & 1 == 1 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_come_back_as_they_were() {
        for fen in ["W:W31,32,K45:B1,7,12", "B:W28,33:B18,24,K3,K50"] {
            let position = damier_core::fen::parse(fen).unwrap().into_position().unwrap();
            for result in [GameResult::Black, GameResult::Draw, GameResult::White] {
                for score in [-8_000, -1, 0, 77, 8_000] {
                    let record = Record { position, score, result, ply: 211, aside: score == 77 };
                    assert_eq!(Record::from_bytes(&record.to_bytes()), Some(record));
                }
            }
        }
    }

    #[test]
    fn what_is_no_record_is_refused() {
        let record = Record {
            position: Position::starting(),
            score: 0,
            result: GameResult::Draw,
            ply: 0,
            aside: false,
        };
        let bytes = record.to_bytes();
        let mut twice = bytes;
        twice[8] |= bytes[0];
        twice[0] |= 1;
        assert_eq!(Record::from_bytes(&twice), None);
        let mut result = bytes;
        result[14] |= 0b1100;
        assert_eq!(Record::from_bytes(&result), None);
    }
}
