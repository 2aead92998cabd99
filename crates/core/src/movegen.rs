//! Legal moves: the capture law (Annex 1, article 4) and the quiet moves (article 3).

use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::color::Color;
use crate::moves::{Move, MoveList};
use crate::piece::Role;
use crate::square::{Direction, Square};

/// Fills the list with the legal moves of a player: captures of the greatest number if there is
/// any capture, else the quiet moves.
pub(crate) fn legal_moves(board: &Board, turn: Color, list: &mut MoveList) {
    list.clear();
    let mut capture = Captures { list, board, turn, most: 1 };
    for from in board.men_of(turn) {
        capture.man(from, from, Bitboard::EMPTY, board.empty().with(from));
    }
    for from in board.kings_of(turn) {
        capture.king(from, from, Bitboard::EMPTY, board.empty().with(from));
    }
    if list.is_empty() {
        quiet_moves(board, turn, list);
    }
}

fn quiet_moves(board: &Board, turn: Color, list: &mut MoveList) {
    let empty = board.empty();
    for from in board.men_of(turn) {
        for direction in Direction::ALL {
            if direction.is_forward(turn) {
                if let Some(to) = from.step(direction).filter(|to| empty.contains(*to)) {
                    let promotes = to.is_promotion_row(turn);
                    list.push(Move { from, to, promotes, captured: Bitboard::EMPTY });
                }
            }
        }
    }
    for from in board.kings_of(turn) {
        for direction in Direction::ALL {
            for to in from.ray(direction).take_while(|to| empty.contains(*to)) {
                list.push(Move { from, to, promotes: false, captured: Bitboard::EMPTY });
            }
        }
    }
}

struct Captures<'a> {
    list: &'a mut MoveList,
    board: &'a Board,
    turn: Color,
    most: u32,
}

impl Captures<'_> {
    fn record(&mut self, from: Square, to: Square, captured: Bitboard, role: Role) {
        let count = captured.len();
        if count < self.most {
            return;
        }
        if count > self.most {
            self.list.clear();
            self.most = count;
        }
        let promotes = role == Role::Man && to.is_promotion_row(self.turn);
        let m = Move { from, to, promotes, captured };
        if !self.list.contains(&m) {
            self.list.push(m);
        }
    }

    fn man(&mut self, from: Square, here: Square, captured: Bitboard, empty: Bitboard) {
        let enemy = self.board.of(self.turn.opponent());
        for direction in Direction::ALL {
            let hop = here.step(direction).and_then(|over| Some((over, over.step(direction)?)));
            if let Some((over, to)) = hop {
                if enemy.contains(over) && !captured.contains(over) && empty.contains(to) {
                    self.record(from, to, captured.with(over), Role::Man);
                    self.man(from, to, captured.with(over), empty);
                }
            }
        }
    }

    fn king(&mut self, from: Square, here: Square, captured: Bitboard, empty: Bitboard) {
        let enemy = self.board.of(self.turn.opponent());
        for direction in Direction::ALL {
            let over = here.ray(direction).find(|s| !empty.contains(*s));
            if let Some(over) = over.filter(|s| enemy.contains(*s) && !captured.contains(*s)) {
                for to in over.ray(direction).take_while(|s| empty.contains(*s)) {
                    self.record(from, to, captured.with(over), Role::King);
                    self.king(from, to, captured.with(over), empty);
                }
            }
        }
    }
}
