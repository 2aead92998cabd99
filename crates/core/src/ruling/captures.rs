//! Every capture of a position, the shorter ones too: what a comparison of captures shows.

use alloc::vec::Vec;

use super::chains::Chains;
use crate::bitboard::Bitboard;
use crate::movegen::Visited;
use crate::moves::{sort_by_key, Move};
use crate::piece::Role;
use crate::position::Position;
use crate::square::Square;

/// More pairs of square and taken pieces than any played position needs; a bound against built ones.
const MOST_VISITS: usize = 20_000;

/// The finished captures of the side to move, whether they take most pieces or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Captures {
    /// By pieces taken, most first; then by start, end and pieces.
    pub moves: Vec<Move>,
    /// Whether these are all: a built position can hold more than anybody could look at.
    pub complete: bool,
}

/// Every capture that goes on until its piece can take no more, the compulsory ones among them.
///
/// ```
/// use damier_core::ruling::captures;
/// use damier_core::fen;
///
/// let position = fen::parse("W:W32,34:B8,17,27,30").unwrap().into_position().unwrap();
/// let counts: Vec<u32> = captures(&position).moves.iter().map(|m| m.captured.len()).collect();
/// assert_eq!(counts, [3, 1], "32x3 takes three, 34x25 one");
/// ```
#[must_use]
pub fn captures(position: &Position) -> Captures {
    let mut all = Captures { moves: Vec::new(), complete: true };
    for from in position.board().of(position.turn()).iter() {
        if let Some(piece) = position.board().piece_at(from) {
            let chains = Chains::of(position, from, piece.role);
            let mut search = Every { chains, from, role: piece.role, seen: Visited::new(), complete: true };
            search.visit(position, from, Bitboard::EMPTY, &mut all.moves);
            all.complete &= search.complete;
        }
    }
    sort_by_key(&mut all.moves, |m| (core::cmp::Reverse(m.captured.len()), *m));
    all
}

struct Every<'a> {
    chains: Chains<'a>,
    from: Square,
    role: Role,
    seen: Visited,
    complete: bool,
}

impl Every<'_> {
    fn visit(&mut self, position: &Position, here: Square, taken: Bitboard, found: &mut Vec<Move>) {
        if self.seen.len() >= MOST_VISITS {
            self.complete = false;
            return;
        }
        if !self.seen.insert(here, taken) {
            return;
        }
        let next = self.chains.next_landings(here, taken);
        if next.is_empty() && !taken.is_empty() {
            let promotes = self.role == Role::Man && here.is_promotion_row(position.turn());
            found.push(Move { from: self.from, to: here, promotes, captured: taken });
        }
        for (over, landing) in next {
            self.visit(position, landing, taken.with(over), found);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(fen: &str) -> Position {
        crate::fen::parse(fen).unwrap().into_position().unwrap()
    }

    fn texts(fen: &str) -> Vec<(u8, u8, u32)> {
        captures(&position(fen))
            .moves
            .iter()
            .map(|m| (m.from.number(), m.to.number(), m.captured.len()))
            .collect()
    }

    #[test]
    fn a14_shorter_captures_stand_beside_the_compulsory_ones() {
        assert_eq!(texts("W:W32,34:B8,17,27,30"), [(32, 3, 3), (34, 25, 1)]);
        assert_eq!(texts("W:W33,37:B18,28,K31"), [(33, 13, 2), (37, 26, 1)]);
        assert_eq!(texts("W:W31-50:B1-20"), []);
    }

    #[test]
    fn a9_each_landing_of_a_king_that_ends_its_capture_counts() {
        assert_eq!(texts("W:WK46:B28").len(), 5);
        // From 19 another piece can be taken: stopping there is no finished capture.
        assert!(texts("W:WK46:B24,28").iter().all(|c| c.2 == 2 || c.1 != 19));
    }

    #[test]
    fn a14_the_legal_captures_are_those_with_most_pieces() {
        for fen in ["W:W32,34:B8,17,27,30", "W:WK1:B8,18,43,44", "B:W12,13,22,24,30:BK25", "W:WK12:B7,40,K49"]
        {
            let position = position(fen);
            let all = captures(&position);
            let most = all.moves[0].captured.len();
            let mut best: Vec<Move> = all.moves.into_iter().filter(|m| m.captured.len() == most).collect();
            let mut legal: Vec<Move> = position.legal_moves().into_iter().collect();
            best.sort_unstable();
            legal.sort_unstable();
            assert_eq!(best, legal, "{fen}");
        }
    }
}
