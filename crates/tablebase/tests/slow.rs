//! Every value of at most three pieces, and some of four, against a slow and obvious solver.

mod common;

use std::collections::{HashMap, HashSet};

use common::{build_all, every_position, open, Random, SlowSolver};
use damier_core::{Bitboard, Board, Color, EndingValue, ExactEndings, Position, Square};
use damier_tablebase::{CacheSizes, Material, Shipped, Tablebase, Wdl};

#[test]
fn every_position_of_two_and_three_pieces() {
    let folder = tempfile::tempdir().unwrap();
    build_all(folder.path(), 3);
    let tables = open(folder.path());
    let mut slow = SlowSolver::new();
    let mut compared = 0;
    for pieces in [2, 3] {
        // Promotions lead to fewer men: solved first.
        let mut positions = every_position(pieces);
        positions
            .sort_by_key(|p| p.board().men_of(Color::White).len() + p.board().men_of(Color::Black).len());
        for men in 0..=pieces {
            let same: Vec<Position> = positions
                .iter()
                .filter(|p| p.board().occupied().difference(p.board().kings()).len() == men)
                .copied()
                .collect();
            slow.solve(&same);
        }
        for p in &positions {
            let expected = slow.value(p);
            assert_eq!(tables.value(p).unwrap(), expected, "{p}");
            assert_eq!(tables.wdl(p).unwrap(), Wdl::from(expected), "{p}");
            compared += 1;
        }
    }
    assert_eq!(compared, 2 * (8_845 + 806_300));
}

#[test]
fn the_exact_solver_behind_the_immediate_draw() {
    let folder = tempfile::tempdir().unwrap();
    build_all(folder.path(), 3);
    let tables = open(folder.path());
    let exact = ExactEndings::solve();
    let mut compared = 0;
    for p in every_position(2).iter().chain(&every_position(3)) {
        if let Some(value) = exact.value(p) {
            assert_eq!(tables.value(p).unwrap(), value, "{p}");
            compared += 1;
        }
    }
    assert_eq!(compared, 2 * (2_450 + 58_800 * 2));
}

/// Whether a value follows from those of the positions after each move, to this depth.
fn follows(tables: &Tablebase, p: &Position, depth: u32, seen: &mut HashSet<Position>) {
    if !seen.insert(*p) {
        return;
    }
    let value = tables.value(p).unwrap();
    assert_eq!(tables.wdl(p).unwrap(), Wdl::from(value), "{p}");
    let mut best = EndingValue::Loss { plies: 0 };
    let rank = |v: EndingValue| match v {
        EndingValue::Win { plies } => 1000 - i32::from(plies),
        EndingValue::Draw => 0,
        EndingValue::Loss { plies } => i32::from(plies) - 1000,
    };
    for m in p.legal_moves().iter() {
        let next = p.play_unchecked(m);
        let after = tables.value(&next).unwrap().before_a_move();
        if rank(after) > rank(best) {
            best = after;
        }
        if depth > 0 {
            follows(tables, &next, depth - 1, seen);
        }
    }
    assert_eq!(value, best, "{p}");
}

#[test]
fn random_positions_of_four_pieces() {
    let tables = Tablebase::open(&Shipped, CacheSizes::default()).unwrap();
    assert_eq!((tables.pieces(), tables.classes().len()), (4, 41));
    let mut random = Random(0x1234_5678_9ABC_DEF1);
    let mut seen = HashSet::new();
    for material in Material::classes(4) {
        for _ in 0..200 {
            follows(&tables, &random.position(material), 1, &mut seen);
        }
    }
    assert!(seen.len() > 40_000, "{}", seen.len());

    small_searches_agree(&tables, &mut random);
    kings_against_one(&tables);

    // The lines of the published theory: every move of these lines keeps the value.
    for (fen, plies) in [
        ("W:WK1,K2:BK45", 7_u8),
        ("W:WK2,6:BK50", 9),
        ("W:WK1,K7,K18:BK35", 15),
        ("W:WK12,K40,50:BK11", 31),
        ("W:WK5:B1,17", 27),
        ("W:W31:B4", 17),
    ] {
        let p = damier_core::fen::parse(fen).unwrap().into_position().unwrap();
        assert_eq!(tables.value(&p).unwrap(), EndingValue::Win { plies }, "{fen}");
        assert_eq!(tables.line(&p).unwrap().len(), usize::from(plies));
        let flipped = p.flip();
        assert_eq!(tables.value(&flipped).unwrap(), EndingValue::Win { plies });
    }
    for (fen, plies) in [("W:W38,47:BK13", 28_u8), ("W:WK5:BK46", 2), ("W:WK44:B1,K6,K11", 32)] {
        let p = damier_core::fen::parse(fen).unwrap().into_position().unwrap();
        assert_eq!(tables.value(&p).unwrap(), EndingValue::Loss { plies }, "{fen}");
    }
}

type Seen = HashMap<(Position, u8), Option<EndingValue>>;

/// The value of a position by trying everything, where it is decided within so many plies.
fn search(p: &Position, plies: u8, seen: &mut Seen) -> Option<EndingValue> {
    if let Some(known) = seen.get(&(*p, plies)) {
        return *known;
    }
    let (mut win, mut loss, mut all_lose) = (None::<u8>, 0, true);
    for m in p.legal_moves().iter() {
        let after = if plies == 0 { None } else { search(&p.play_unchecked(m), plies - 1, seen) };
        match after {
            Some(EndingValue::Loss { plies }) => {
                win = Some(win.map_or(plies + 1, |win| win.min(plies + 1)));
                all_lose = false;
            }
            Some(EndingValue::Win { plies }) => loss = loss.max(plies + 1),
            Some(EndingValue::Draw) | None => all_lose = false,
        }
    }
    let value = match win {
        Some(plies) => Some(EndingValue::Win { plies }),
        None if all_lose => Some(EndingValue::Loss { plies: loss }),
        None => None,
    };
    seen.insert((*p, plies), value);
    value
}

/// Random positions of four pieces, tried out to the fourth ply with nothing but the rules: the same
/// wins and losses, and no others.
fn small_searches_agree(tables: &Tablebase, random: &mut Random) {
    const PLIES: u8 = 4;
    let (mut decided, mut undecided) = (0, 0);
    for material in Material::classes(4) {
        for _ in 0..12 {
            let p = random.position(material);
            let found = search(&p, PLIES, &mut HashMap::new());
            let expected = match tables.value(&p).unwrap() {
                EndingValue::Win { plies } | EndingValue::Loss { plies } if plies > PLIES => None,
                EndingValue::Draw => None,
                value => Some(value),
            };
            assert_eq!(found, expected, "{p}");
            decided += u32::from(found.is_some());
            undecided += u32::from(found.is_none());
        }
    }
    assert!(decided > 50 && undecided > 50, "{decided} {undecided}");
}

const ROAD: [u8; 10] = [5, 10, 14, 19, 23, 28, 32, 37, 41, 46];

fn squares(indices: &[usize]) -> Bitboard {
    indices.iter().filter_map(|index| Square::from_index(*index)).collect()
}

/// Three kings against one, the three to move, nobody can capture: 445,942 placements, of which
/// 60,590 are won; the main road saves the one in all but three of a hundred.
fn kings_against_one(tables: &Tablebase) {
    let road: Bitboard = ROAD.into_iter().map(Square::at).collect();
    let (mut all, mut by_one, mut by_three) = ([0; 2], [0; 2], [0; 2]);
    let mut longest = 0;
    let triples = (0..50).flat_map(|a| (a + 1..50).flat_map(move |b| (b + 1..50).map(move |c| [a, b, c])));
    for (three, one) in triples.flat_map(|three| (0..50).map(move |one| (three, one))) {
        let (white, black) = (squares(&three), squares(&[one]));
        if white.intersects(black) {
            continue;
        }
        let p = Position::new(Board::from_sets(white, black, white | black), Color::White).unwrap();
        if p.must_capture() || p.is_threatened() {
            continue;
        }
        let plies = match tables.value(&p).unwrap() {
            EndingValue::Win { plies } => Some(plies),
            _ => None,
        };
        longest = longest.max(plies.unwrap_or(0));
        let count = |counts: &mut [u32; 2]| {
            counts[0] += 1;
            counts[1] += u32::from(plies.is_some());
        };
        count(&mut all);
        match (white.intersects(road), black.intersects(road)) {
            (false, true) => count(&mut by_one),
            (true, false) => count(&mut by_three),
            _ => {}
        }
    }
    assert_eq!((all, by_one, by_three), ([445_942, 60_590], [72_876, 2_276], [204_208, 26_660]));
    assert_eq!(longest, 15);
}

/// Two kings against one, nobody can capture, the two to move: the main diagonal saves the one.
#[test]
fn two_kings_and_the_main_road() {
    let folder = tempfile::tempdir().unwrap();
    build_all(folder.path(), 3);
    let tables = open(folder.path());
    let road: Bitboard = ROAD.into_iter().map(Square::at).collect();
    let (mut held_by_one, mut held_by_two, mut all) = ([0; 2], [0; 2], [0; 2]);
    for p in every_position(3) {
        let board = p.board();
        let (two, one) = (board.of(Color::White), board.of(Color::Black));
        let kings = board.kings() == board.occupied() && two.len() == 2 && p.turn() == Color::White;
        let quiet =
            kings && !p.must_capture() && !Position::new(*board, Color::Black).unwrap().must_capture();
        if !quiet {
            continue;
        }
        let win = usize::from(tables.wdl(&p).unwrap() == Wdl::Win);
        let count = |counts: &mut [u32; 2]| {
            counts[0] += 1;
            counts[1] += win as u32;
        };
        count(&mut all);
        match (two.intersects(road), one.intersects(road)) {
            (false, true) => count(&mut held_by_one),
            (true, false) => count(&mut held_by_two),
            _ => {}
        }
    }
    assert_eq!((all, held_by_one, held_by_two), ([36_046, 872], [6_342, 0], [12_196, 176]));
}
