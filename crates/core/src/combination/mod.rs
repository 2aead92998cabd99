//! Combinations: a line in which one side gives, the other must take, and more comes back at one stroke.
//!
//! What a combination is called is asked of geometry alone (`kinds.rs`): where a definition is not met to
//! the letter, there is no name.

mod kinds;

use alloc::vec::Vec;

pub use kinds::CombinationKind;

use crate::color::Color;
use crate::moves::Move;
use crate::position::Position;

/// What a combination gives and takes, and its kind where that is certain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Combination {
    /// Pieces that the side loses, from the first move until nothing is left to take.
    pub given: u32,
    /// Pieces that it takes meanwhile.
    pub taken: u32,
    /// How many moves of both sides that lasts.
    pub plies: usize,
    /// Its kind; `None` where no definition, or not the whole of it, is met.
    pub kind: Option<CombinationKind>,
}

/// A move of the line, turned so that White plays the combination.
#[derive(Clone, Copy, Debug)]
struct Ply {
    /// Before the move.
    before: Position,
    m: Move,
}

impl Ply {
    fn is_ours(&self) -> bool {
        self.before.turn() == Color::White
    }
}

impl Position {
    /// The combination with which a line begins: the side to move gives pieces, every reply is a capture, and
    /// in the end it has taken more than it gave, two or more at one stroke after something was given. Where it
    /// takes a king, as much is enough, a king being counted as three men.
    /// The line is followed until a reply is free, and beyond its end as long as the only legal move is a
    /// capture; `None`, too, where it ends with a capture to be chosen.
    ///
    /// ```
    /// use damier_core::{fen, notation, CombinationKind, Move};
    ///
    /// let mut position = fen::parse("W:W32,37,41:B14,21,23").unwrap().into_position().unwrap();
    /// let start = position;
    /// let mut line: Vec<Move> = Vec::new();
    /// for text in ["32-27", "21x32", "37x10"] {
    ///     let written = notation::MoveText::parse(text, notation::Leniency::Typed).unwrap();
    ///     line.push(notation::find(&position, &written).unwrap());
    ///     position = position.play(line.last().unwrap()).unwrap();
    /// }
    /// let found = start.combination(&line).unwrap();
    /// assert_eq!((found.given, found.taken), (1, 3));
    /// assert_eq!(found.kind, Some(CombinationKind::Direct));
    /// ```
    #[must_use]
    pub fn combination(&self, line: &[Move]) -> Option<Combination> {
        let plies = forced(self, line)?;
        let (mut given, mut taken, mut struck) = (0, 0, false);
        // Kings among them.
        let (mut kings_given, mut kings_taken) = (0, 0);
        for ply in &plies {
            let (count, kings) = (ply.m.captured.len(), (ply.m.captured & ply.before.board().kings()).len());
            if ply.is_ours() {
                struck |= given > 0 && count > 1;
                taken += count;
                kings_taken += kings;
            } else {
                given += count;
                kings_given += kings;
            }
        }
        let pays = taken > given || (kings_taken > 0 && taken + 2 * kings_taken >= given + 2 * kings_given);
        if !struck || !pays {
            return None;
        }
        Some(Combination { given, taken, plies: plies.len(), kind: CombinationKind::of(&plies) })
    }
}

/// The part of a line in which every reply is a capture, from the first move to the last one with which a
/// piece is taken. `None` where it ends in the middle of an exchange that somebody may choose.
fn forced(start: &Position, line: &[Move]) -> Option<Vec<Ply>> {
    let turned = start.turn() == Color::Black;
    let mut position = if turned { start.flip() } else { *start };
    let mut plies = Vec::new();
    let mut moves = line.iter().map(|m| if turned { m.flip() } else { *m });
    loop {
        let legal = position.legal_moves();
        let capture = legal.first().map_or(false, Move::is_capture);
        let m = match moves.next() {
            Some(m) if legal.contains(&m) => m,
            Some(_) => return None,
            None if capture && legal.len() == 1 => legal[0],
            None if capture => return None,
            None => break,
        };
        let ply = Ply { before: position, m };
        if !ply.is_ours() && !capture {
            break;
        }
        plies.push(ply);
        position = position.play_unchecked(&m);
    }
    while plies.last().map_or(false, |ply| !ply.m.is_capture()) {
        plies.pop();
    }
    Some(plies)
}
