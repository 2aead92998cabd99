//! A search for material: what a side can win by force, counted once no capture is pending.
//!
//! It knows nothing of positions but the pieces, so that its answers are whole numbers which can be
//! compared: a man counts one, a king three, the game [`GAME`]. It proves what an exercise claims and
//! plays the games from which positions are taken; the machine's player is another and changes more often.

use damier_core::{Color, Move, MoveList, Position};

/// What winning the game is worth, in men.
pub(crate) const GAME: i32 = 100;
/// What a king is worth, in men.
const KING: i32 = 3;
/// The recursion never goes deeper.
const MAX_PLY: usize = 80;
/// Size of the memory, as a power of two.
const TABLE_BITS: u32 = 18;

/// The balance of material for the side to move.
pub(crate) fn material(position: &Position) -> i32 {
    let board = position.board();
    let worth = |color: Color| board.men_of(color).len() as i32 + KING * board.kings_of(color).len() as i32;
    worth(position.turn()) - worth(position.turn().opponent())
}

/// The position with the other side to move.
pub(crate) fn passed(position: &Position) -> Option<Position> {
    Position::new(*position.board(), position.turn().opponent()).ok()
}

#[derive(Clone, Copy)]
struct Entry {
    position: Position,
    depth: u32,
    low: i32,
    high: i32,
}

/// A search with its memory.
pub(crate) struct Search {
    table: Vec<Option<Entry>>,
    lists: Vec<MoveList>,
}

impl Search {
    pub(crate) fn new() -> Search {
        Search { table: vec![None; 1 << TABLE_BITS], lists: vec![MoveList::new(); MAX_PLY + 2] }
    }

    /// Whether the side to move comes out with a balance of at least `bound`, looking so many plies
    /// ahead; forced replies and captures do not count as plies.
    pub(crate) fn reaches(&mut self, position: &Position, depth: u32, bound: i32) -> bool {
        self.negamax(position, depth, 0, bound - 1, bound) >= bound
    }

    /// Whether the side that makes this move comes out with a balance of at least `bound`.
    pub(crate) fn move_reaches(&mut self, position: &Position, m: &Move, depth: u32, bound: i32) -> bool {
        !self.reaches(&position.play_unchecked(m), depth.saturating_sub(1), 1 - bound)
    }

    /// The balance that the side to move can force within so many plies.
    pub(crate) fn value(&mut self, position: &Position, depth: u32) -> i32 {
        self.negamax(position, depth, 0, -GAME, GAME)
    }

    fn negamax(&mut self, position: &Position, depth: u32, ply: usize, alpha: i32, beta: i32) -> i32 {
        if depth == 0 || ply >= MAX_PLY {
            return self.quiescence(position, ply, alpha, beta, true);
        }
        let place = slot(position);
        // Of the same depth only: an answer never depends on what was asked before.
        let known = self.table[place].filter(|entry| entry.position == *position && entry.depth == depth);
        let (mut alpha, mut beta) = (alpha, beta);
        if let Some(entry) = known {
            if entry.low >= beta || entry.low == entry.high {
                return entry.low;
            }
            if entry.high <= alpha {
                return entry.high;
            }
            alpha = alpha.max(entry.low);
            beta = beta.min(entry.high);
        }
        let mut moves = std::mem::take(&mut self.lists[ply]);
        position.legal_moves_into(&mut moves);
        let below = if moves.len() == 1 { depth } else { depth - 1 };
        let before = alpha;
        let mut best = -GAME;
        if !moves.is_empty() && !moves[0].is_capture() && depth > 1 {
            // What makes the enemy capture is looked at first: most combinations begin so.
            moves.sort_by_cached_key(|m| !position.play_unchecked(m).must_capture());
        }
        for m in &moves {
            let value = -self.negamax(&position.play_unchecked(m), below, ply + 1, -beta, -alpha);
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        self.lists[ply] = moves;
        let low = if best > before { best } else { -GAME };
        let high = if best < beta { best } else { GAME };
        self.table[place] = Some(Entry { position: *position, depth, low, high });
        best
    }

    /// Plays captures out. Where the enemy is about to take, the quiet moves are tried once, too.
    fn quiescence(
        &mut self,
        position: &Position,
        ply: usize,
        mut alpha: i32,
        beta: i32,
        threats: bool,
    ) -> i32 {
        if ply > MAX_PLY {
            return material(position);
        }
        let captures = position.must_capture();
        let threatened = !captures && threats && passed(position).is_some_and(|p| p.must_capture());
        let mut moves = std::mem::take(&mut self.lists[ply]);
        position.legal_moves_into(&mut moves);
        let mut best = -GAME;
        if !moves.is_empty() && !captures && !threatened {
            best = material(position);
            moves.clear();
        }
        for m in &moves {
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
            let child = position.play_unchecked(m);
            best = best.max(-self.quiescence(&child, ply + 1, -beta, -alpha, threats && captures));
        }
        self.lists[ply] = moves;
        best
    }
}

/// Where a position is kept.
fn slot(position: &Position) -> usize {
    let board = position.board();
    let mut word = board.of(Color::White).to_compact();
    for part in [board.of(Color::Black).to_compact(), board.kings().to_compact(), position.turn() as u64] {
        word = (word ^ part.rotate_left(23)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        word ^= word >> 29;
    }
    (word >> (64 - TABLE_BITS)) as usize
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::read_move;

    fn position(fen: &str) -> Position {
        damier_core::fen::parse(fen).unwrap().into_position().unwrap()
    }

    #[test]
    fn gives_one_and_takes_three() {
        // 32-27 (21x32) 37x10, and nothing is left.
        let p = position("W:W32,37,41:B14,21,23");
        let mut search = Search::new();
        assert_eq!(search.value(&p, 3), GAME);
        assert!(search.move_reaches(&p, &read_move(&p, "32-27").unwrap(), 3, GAME));
        assert!(!search.move_reaches(&p, &read_move(&p, "32-28").unwrap(), 3, 1));
    }

    #[test]
    fn the_start_wins_nothing() {
        assert_eq!(Search::new().value(&Position::starting(), 5), 0);
    }

    #[test]
    fn both_sides_see_the_same() {
        let mut search = Search::new();
        for fen in ["W:W31,32,K45:B1,7,12", "B:W28,33:B18,24,K3", "W:W27,32,33,34:B16,17,18,19,23"] {
            let p = position(fen);
            assert_eq!(search.value(&p, 4), search.value(&p.flip(), 4), "{fen}");
        }
    }
}
