//! A folder of all classes of at most three pieces, random positions, and a solver that is slow
//! and obvious.
#![allow(dead_code)]

use std::collections::HashMap;
use std::path::Path;

use damier_core::{Bitboard, Board, Color, EndingValue, Position, Square};
use damier_tablebase::{build, BuildOptions, Built, CacheSizes, Material, Tablebase};

pub(crate) const MEMORY: u64 = 2 << 30;

/// Builds every class of at most so many pieces.
pub(crate) fn build_all(folder: &Path, pieces: u8) -> Built {
    let options = BuildOptions { pieces, threads: 2, memory: MEMORY };
    build(folder, &options, &|_| ()).unwrap()
}

pub(crate) fn open(folder: &Path) -> Tablebase {
    Tablebase::open(folder, CacheSizes::default()).unwrap()
}

/// Numbers that are the same in every run.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % bound
    }

    /// A position of a class, from the side to move, which is either.
    pub(crate) fn position(&mut self, m: Material) -> Position {
        loop {
            let (mut sets, mut taken) = ([Bitboard::EMPTY; 4], Bitboard::EMPTY);
            for (set, n) in sets.iter_mut().zip([m.own_men, m.own_kings, m.other_men, m.other_kings]) {
                while set.len() < u32::from(n) {
                    let square = Square::from_index(self.below(50)).unwrap();
                    if !taken.contains(square) {
                        taken = taken.with(square);
                        *set = set.with(square);
                    }
                }
            }
            let board = Board::from_sets(sets[0] | sets[1], sets[2] | sets[3], sets[1] | sets[3]);
            if let Ok(position) = Position::new(board, Color::White) {
                return if self.below(2) == 0 { position } else { position.flip() };
            }
        }
    }
}

/// Every position with exactly so many pieces, both sides present, either side to move.
pub(crate) fn every_position(pieces: u32) -> Vec<Position> {
    fn add(board: Board, from: usize, left: u32, all: &mut Vec<Position>) {
        if left == 0 {
            if Color::ALL.iter().all(|c| !board.of(*c).is_empty()) {
                all.extend(Color::ALL.iter().filter_map(|turn| Position::new(board, *turn).ok()));
            }
            return;
        }
        for index in from..50 {
            let square = Square::from_index(index).unwrap();
            for color in Color::ALL {
                for role in [damier_core::Role::Man, damier_core::Role::King] {
                    let mut next = board;
                    next.set(square, Some(damier_core::Piece::new(color, role)));
                    add(next, index + 1, left - 1, all);
                }
            }
        }
    }
    let mut all = Vec::new();
    add(Board::EMPTY, 0, pieces, &mut all);
    all
}

/// Plain iteration: round after round over all positions that are not decided, until a round
/// decides nothing. In round d those are decided that are won or lost in d plies.
pub(crate) struct SlowSolver {
    values: HashMap<Position, EndingValue>,
}

impl SlowSolver {
    pub(crate) fn new() -> SlowSolver {
        SlowSolver { values: HashMap::new() }
    }

    pub(crate) fn value(&self, position: &Position) -> EndingValue {
        let board = position.board();
        if board.of(position.turn()).is_empty() {
            return EndingValue::Loss { plies: 0 };
        }
        self.values.get(position).copied().unwrap_or(EndingValue::Draw)
    }

    /// Solves these positions; those that captures lead to must be solved.
    pub(crate) fn solve(&mut self, positions: &[Position]) {
        let mut open: Vec<(Position, Vec<Position>)> = positions
            .iter()
            .map(|p| (*p, p.legal_moves().iter().map(|m| p.play_unchecked(m)).collect()))
            .collect();
        let mut plies = 0_u8;
        let mut idle = 0;
        // Captures and promotions lead to values decided before: a round without news is no end.
        while idle < 50 {
            let mut decided = Vec::new();
            open.retain(|(position, after)| {
                let (mut wins, mut slowest) = (false, None);
                let mut all_lose = true;
                for next in after {
                    match self.value(next) {
                        EndingValue::Loss { plies: n } => {
                            wins |= n + 1 == plies;
                            all_lose = false;
                        }
                        EndingValue::Draw => all_lose = false,
                        EndingValue::Win { plies: n } => slowest = slowest.max(Some(n)),
                    }
                }
                let loses = all_lose && slowest.map_or(0, |n| n + 1) == plies;
                if wins {
                    decided.push((*position, EndingValue::Win { plies }));
                } else if loses {
                    decided.push((*position, EndingValue::Loss { plies }));
                }
                !wins && !loses
            });
            idle = if decided.is_empty() { idle + 1 } else { 0 };
            self.values.extend(decided);
            plies += 1;
        }
    }
}
