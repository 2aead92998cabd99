//! Which moves to try first: what has been good elsewhere in the tree.

use damier_core::{Color, Move, Square};

use crate::table::MoveHint;
use crate::tunables::HISTORY_RANGE;

/// Good moves remembered during one search.
pub(crate) struct Ordering {
    /// How good a move from here to there was, by colour.
    history: Vec<i16>,
    /// How good a move to there was after the opponent's move to here.
    replies: Vec<i16>,
    /// For each ply the last two quiet moves that refuted a position.
    killers: Vec<[MoveHint; 2]>,
}

/// Promises of the kinds of moves; history stays below.
const TABLE_MOVE: i32 = 1 << 30;
const PROMOTION: i32 = 1 << 24;
const KING_TAKEN: i32 = 1 << 20;
const KILLER: i32 = 1 << 18;

impl Ordering {
    pub(crate) fn new(plies: usize) -> Ordering {
        Ordering {
            history: vec![0; 2 * Square::COUNT * Square::COUNT],
            replies: vec![0; 2 * Square::COUNT * Square::COUNT * 4],
            killers: vec![[MoveHint::NONE; 2]; plies],
        }
    }

    /// Half of what was learned is forgotten, and all that belongs to one tree.
    pub(crate) fn fade(&mut self) {
        for counter in self.history.iter_mut().chain(&mut self.replies) {
            *counter /= 2;
        }
        for killers in &mut self.killers {
            *killers = [MoveHint::NONE; 2];
        }
    }

    /// What a move promises; greater is better.
    #[inline]
    pub(crate) fn promise(
        &self,
        turn: Color,
        m: &Move,
        kings_taken: u32,
        table: MoveHint,
        ply: usize,
        last: Option<Square>,
    ) -> i32 {
        let hint = MoveHint::of(m);
        if hint == table {
            return TABLE_MOVE;
        }
        let mut promise = self.history(turn, m, last);
        if m.promotes {
            promise += PROMOTION;
        }
        if m.is_capture() {
            promise += kings_taken as i32 * KING_TAKEN;
        } else if self.killers[ply][0] == hint {
            promise += KILLER + 1;
        } else if self.killers[ply][1] == hint {
            promise += KILLER;
        }
        promise
    }

    /// What moves like this did before, about -32,000 to 32,000.
    #[inline]
    pub(crate) fn history(&self, turn: Color, m: &Move, last: Option<Square>) -> i32 {
        let reply = last.map_or(0, |last| i32::from(self.replies[reply_place(turn, m, last)]));
        i32::from(self.history[history_place(turn, m)]) + reply
    }

    /// Whether the move refuted a position at this ply lately.
    #[inline]
    pub(crate) fn is_killer(&self, m: &Move, ply: usize) -> bool {
        self.killers[ply].contains(&MoveHint::of(m))
    }

    /// A move refuted a position after those before it in the list had not; `step` says how much that counts.
    pub(crate) fn reward(
        &mut self,
        turn: Color,
        tried: &[Move],
        good: &Move,
        ply: usize,
        step: i32,
        last: Option<Square>,
    ) {
        self.learn(turn, good, last, step);
        for m in tried {
            self.learn(turn, m, last, -step);
        }
        let hint = MoveHint::of(good);
        if !good.is_capture() && self.killers[ply][0] != hint {
            self.killers[ply] = [hint, self.killers[ply][0]];
        }
    }

    fn learn(&mut self, turn: Color, m: &Move, last: Option<Square>, step: i32) {
        let learn = |counter: &mut i16| {
            let now = i32::from(*counter);
            *counter = (now + step - now * step.abs() / HISTORY_RANGE) as i16;
        };
        learn(&mut self.history[history_place(turn, m)]);
        if let Some(last) = last {
            learn(&mut self.replies[reply_place(turn, m, last)]);
        }
    }
}

#[inline(always)]
fn history_place(turn: Color, m: &Move) -> usize {
    (turn as usize * Square::COUNT + m.from.index()) * Square::COUNT + m.to.index()
}

/// By the square the opponent moved to, ours, and from which side we come there.
#[inline(always)]
fn reply_place(turn: Color, m: &Move, last: Square) -> usize {
    let (from, to) = (m.from, m.to);
    let side = usize::from(to.row() > from.row()) * 2 + usize::from(to.column() > from.column());
    ((turn as usize * Square::COUNT + last.index()) * Square::COUNT + to.index()) * 4 + side
}
