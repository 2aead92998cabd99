//! The slow, obvious move generator: the oracle of the fast one.
//!
//! Written from the rules alone (Annex 1, articles 3 and 4) on a board of ten by ten squares, with
//! rows and columns of its own. It tries every route of every capture to its end, keeps those that
//! take most pieces, and removes duplicates. It shares nothing with the crate but the answer of
//! `Board::piece_at`.

use std::collections::BTreeSet;

use damier_core::{Color, Move, Position, Role, Square};

/// A move as the contract compares them, and whether it crowns a man.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct SlowMove {
    pub(crate) from: u8,
    pub(crate) to: u8,
    pub(crate) captured: BTreeSet<u8>,
    pub(crate) promotes: bool,
}

impl From<&Move> for SlowMove {
    fn from(m: &Move) -> SlowMove {
        SlowMove {
            from: m.from.number(),
            to: m.to.number(),
            captured: m.captured.iter().map(Square::number).collect(),
            promotes: m.promotes,
        }
    }
}

#[derive(Clone, Copy, PartialEq)]
struct Man {
    white: bool,
    king: bool,
}

/// What stands on row 0–9 (from the top), column 0–9; light squares stay empty and are never used.
type Grid = [[Option<Man>; 10]; 10];
type Place = (usize, usize);

/// Gives up after this many hops, so that a test can leave out a position with too many routes.
pub(crate) const HOPS: u32 = 300_000;

/// The legal moves by the slow way, or `None` if there were more than [`HOPS`] hops to try.
pub(crate) fn legal_moves(position: &Position) -> Option<BTreeSet<SlowMove>> {
    let mut grid: Grid = [[None; 10]; 10];
    for number in 1..=50 {
        if let Some(piece) = position.board().piece_at(Square::at(number)) {
            let (row, column) = place(number);
            grid[row][column] =
                Some(Man { white: piece.color == Color::White, king: piece.role == Role::King });
        }
    }
    let white = position.turn() == Color::White;
    let mut captures = Vec::new();
    let mut quiet = BTreeSet::new();
    let mut hops = 0;
    for number in 1..=50 {
        let (row, column) = place(number);
        let Some(man) = grid[row][column].filter(|man| man.white == white) else { continue };
        let mut lifted = grid;
        lifted[row][column] = None;
        routes(&lifted, man, (row, column), &mut Vec::new(), &mut hops, &mut |end, taken| {
            captures.push((number, end, taken.to_vec()));
        });
        if hops > HOPS {
            return None;
        }
        for end in glides(&grid, man, (row, column)) {
            quiet.insert(slow_move(man, number, end, &[]));
        }
    }
    let most = captures.iter().map(|(_, _, taken)| taken.len()).max();
    Some(match most {
        None => quiet,
        Some(most) => captures
            .iter()
            .filter(|(_, _, taken)| taken.len() == most)
            .map(|(from, end, taken)| {
                let (row, column) = place(*from);
                slow_move(grid[row][column].unwrap(), *from, *end, taken)
            })
            .collect(),
    })
}

/// Row and column of a square: five dark squares a row, shifted by one on every second row.
fn place(number: u8) -> Place {
    let row = (number as usize - 1) / 5;
    let in_row = (number as usize - 1) % 5;
    (row, 2 * in_row + usize::from(row % 2 == 0))
}

fn number((row, column): Place) -> u8 {
    (5 * row + column / 2 + 1) as u8
}

fn slow_move(man: Man, from: u8, end: Place, taken: &[Place]) -> SlowMove {
    SlowMove {
        from,
        to: number(end),
        captured: taken.iter().map(|place| number(*place)).collect(),
        promotes: !man.king && end.0 == if man.white { 0 } else { 9 },
    }
}

fn go((row, column): Place, (down, right): (i32, i32)) -> Option<Place> {
    let (row, column) = (row as i32 + down, column as i32 + right);
    if (0..10).contains(&row) && (0..10).contains(&column) {
        Some((row as usize, column as usize))
    } else {
        None
    }
}

const DIAGONALS: [(i32, i32); 4] = [(-1, -1), (-1, 1), (1, -1), (1, 1)];

fn glides(grid: &Grid, man: Man, here: Place) -> Vec<Place> {
    let mut ends = Vec::new();
    for way in DIAGONALS {
        let forward = (way.0 < 0) == man.white;
        if !man.king && !forward {
            continue;
        }
        let mut next = go(here, way);
        while let Some(square) = next {
            if grid[square.0][square.1].is_some() {
                break;
            }
            ends.push(square);
            next = if man.king { go(square, way) } else { None };
        }
    }
    ends
}

/// Follows every route from here; `end` is told where each one stops and what it took.
fn routes(
    grid: &Grid,
    man: Man,
    here: Place,
    taken: &mut Vec<Place>,
    hops: &mut u32,
    end: &mut impl FnMut(Place, &[Place]),
) {
    let mut finished = true;
    for way in DIAGONALS {
        let mut over = go(here, way);
        while let Some(square) = over {
            if !man.king || grid[square.0][square.1].is_some() {
                break;
            }
            over = go(square, way);
        }
        let Some(victim) = over else { continue };
        let is_enemy = grid[victim.0][victim.1].map_or(false, |other| other.white != man.white);
        if !is_enemy || taken.contains(&victim) {
            continue;
        }
        let mut landing = go(victim, way);
        while let Some(square) = landing {
            if grid[square.0][square.1].is_some() || *hops > HOPS {
                break;
            }
            *hops += 1;
            finished = false;
            taken.push(victim);
            routes(grid, man, square, taken, hops, end);
            taken.pop();
            landing = if man.king { go(square, way) } else { None };
        }
    }
    if finished && !taken.is_empty() {
        end(here, taken);
    }
}
