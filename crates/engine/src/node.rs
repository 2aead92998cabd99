//! A position as the search walks through it: with key, windows, counts and draw counters.

use damier_core::{Bitboard, MaterialClass, Move, Position};

use crate::eval::{Counts, Indices};
use crate::root::Root;
use crate::zobrist;

/// The rows one step before the last, by colour.
const BEFORE_LAST: [Bitboard; 2] = [Bitboard::from_compact(0x1F << 5), Bitboard::from_compact(0x1F << 40)];

/// Plies without a man move or capture after which a game is drawn.
const QUIET: u16 = 50;

/// A position and all that is kept up to date from move to move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    pub(crate) position: Position,
    pub(crate) key: u64,
    pub(crate) indices: Indices,
    pub(crate) counts: Counts,
    /// Plies since the last man move or capture.
    pub(crate) quiet: u16,
    /// Plies since the material came into a class that has its own limit.
    pub(crate) class_plies: u16,
    pub(crate) class: Option<MaterialClass>,
}

impl Node {
    /// A position without a past.
    pub(crate) fn new(position: &Position) -> Node {
        let board = position.board();
        Node {
            position: *position,
            key: zobrist::key_of(position),
            indices: Indices::of(board),
            counts: Counts::of(board),
            quiet: 0,
            class_plies: 0,
            class: MaterialClass::of(board),
        }
    }

    /// Where a search starts, with the counts of the game.
    pub(crate) fn at_root(root: &Root) -> Node {
        let mut node = Node::new(&root.position);
        node.quiet = root.quiet_plies.min(1_000) as u16;
        if node.class.is_some() {
            let before = root.earlier.iter().rev();
            let same = before.take_while(|p| MaterialClass::of(p.board()) == node.class).count();
            node.class_plies = same.max(root.class_plies as usize).min(1_000) as u16;
        }
        // The game goes on after a limit: its rules have no such limit.
        if node.quiet >= QUIET {
            node.quiet = 0;
        }
        if node.is_over_a_limit() {
            node.class = None;
        }
        node
    }

    /// The key of the position after a legal move.
    #[inline(always)]
    pub(crate) fn key_after(&self, m: &Move) -> u64 {
        let turn = self.position.turn();
        let kings = self.position.board().kings();
        let king = kings.contains(m.from);
        let moved = zobrist::word(turn, king, m.from) ^ zobrist::word(turn, king || m.promotes, m.to);
        let taken = m.captured.into_iter().map(|s| zobrist::word(turn.opponent(), kings.contains(s), s));
        taken.fold(self.key ^ zobrist::TURN ^ moved, |key, word| key ^ word)
    }

    /// The position after a legal move.
    #[inline]
    pub(crate) fn play(&self, m: &Move) -> Node {
        self.play_with_key(m, self.key_after(m))
    }

    /// [`Node::play`] where [`Node::key_after`] is known.
    #[inline]
    pub(crate) fn play_with_key(&self, m: &Move, key: u64) -> Node {
        let turn = self.position.turn();
        let board = self.position.board();
        let king = board.kings().contains(m.from);
        let mut next = Node {
            position: self.position.play_unchecked(m),
            key,
            indices: self.indices,
            counts: self.counts,
            quiet: self.quiet,
            class_plies: self.class_plies,
            class: self.class,
        };
        if king {
            next.quiet += 1;
        } else {
            next.quiet = 0;
            next.indices.remove(turn, m.from);
            if m.promotes {
                next.counts.0[0][turn as usize] -= 1;
                next.counts.0[1][turn as usize] += 1;
            } else {
                next.indices.add(turn, m.to);
            }
        }
        if m.is_capture() {
            next.quiet = 0;
            let other = turn.opponent();
            for square in m.captured {
                let king = board.kings().contains(square);
                next.counts.0[usize::from(king)][other as usize] -= 1;
                if !king {
                    next.indices.remove(other, square);
                }
            }
        }
        next.class_plies += 1;
        if m.is_capture() || m.promotes {
            next.class = MaterialClass::of(next.position.board());
            if next.class != self.class {
                next.class_plies = 0;
            }
        }
        next
    }

    /// Whether a man of the side to move stands one step before its last row.
    #[inline(always)]
    pub(crate) fn may_promote(&self) -> bool {
        let turn = self.position.turn();
        self.position.board().men_of(turn).intersects(BEFORE_LAST[turn as usize])
    }

    /// Whether a limit of the draw rules is reached: 25 moves each, or those of the class. A side
    /// without a move has lost all the same.
    #[inline(always)]
    pub(crate) fn is_over_a_limit(&self) -> bool {
        self.quiet >= QUIET || self.class.map_or(false, |class| u32::from(self.class_plies) >= class.limit())
    }

    /// Plies until the first limit falls.
    #[inline]
    pub(crate) fn plies_left(&self) -> u32 {
        let quiet = u32::from(QUIET.saturating_sub(self.quiet));
        let class = self.class.map(|class| class.limit().saturating_sub(u32::from(self.class_plies)));
        class.map_or(quiet, |class| class.min(quiet))
    }

    /// Whether a limit is near enough to make what was found without it doubtful.
    #[inline(always)]
    pub(crate) fn is_near_a_limit(&self) -> bool {
        self.quiet >= 40
            || self.class.map_or(false, |class| u32::from(self.class_plies) + 10 >= class.limit())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;

    #[test]
    fn what_is_kept_up_to_date_is_what_would_be_worked_out_anew() {
        let mut random = Random::new(3);
        let (mut promotions, mut captures) = (0, 0);
        for _ in 0..200 {
            let mut node = Node::new(&Position::starting());
            for _ in 0..200 {
                let legal = node.position.legal_moves();
                if legal.is_empty() {
                    break;
                }
                let m = legal[random.below(legal.len())];
                promotions += u32::from(m.promotes);
                captures += u32::from(m.is_capture());
                node = node.play(&m);
                let anew = Node::new(&node.position);
                assert_eq!((node.key, node.indices), (anew.key, anew.indices), "{}", node.position);
                assert_eq!((node.counts, node.class), (anew.counts, anew.class), "{}", node.position);
            }
        }
        assert!(promotions > 100 && captures > 1000);
    }
}
