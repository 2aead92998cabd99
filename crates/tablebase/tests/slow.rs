//! Every value of at most three pieces, and some of four, against a slow and obvious solver.

mod common;

use std::collections::HashSet;

use common::{build_all, every_position, open, Random, SlowSolver};
use damier_core::{Color, EndingValue, ExactEndings, Position};
use damier_tablebase::{Material, Wdl};

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
fn follows(tables: &damier_tablebase::Tablebase, p: &Position, depth: u32, seen: &mut HashSet<Position>) {
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
    let folder = tempfile::tempdir().unwrap();
    build_all(folder.path(), 4);
    let tables = open(folder.path());
    assert_eq!((tables.pieces(), tables.classes().len()), (4, 41));
    let mut random = Random(0x1234_5678_9ABC_DEF1);
    let mut seen = HashSet::new();
    for material in Material::classes(4) {
        for _ in 0..200 {
            follows(&tables, &random.position(material), 1, &mut seen);
        }
    }
    assert!(seen.len() > 40_000, "{}", seen.len());

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

    // Every class, as in the truth table.
    let truth = include_str!("../../../testdata/endgames/classes.txt");
    let mut lines = 0;
    for line in truth.lines().filter(|line| !line.starts_with('#')) {
        let n: Vec<u64> = line.split_whitespace().filter_map(|word| word.parse().ok()).collect();
        let m = Material::new(n[0] as u8, n[1] as u8, n[2] as u8, n[3] as u8);
        let counts = tables.counts(m).unwrap();
        assert_eq!((counts.win, counts.draw, counts.loss), (n[4], n[5], n[6]), "{m}");
        lines += 1;
    }
    assert_eq!(lines, 41);
}

/// Two kings against one, nobody can capture, the two to move: the main diagonal saves the one.
#[test]
fn two_kings_and_the_main_road() {
    let folder = tempfile::tempdir().unwrap();
    build_all(folder.path(), 3);
    let tables = open(folder.path());
    let road: damier_core::Bitboard =
        [5, 10, 14, 19, 23, 28, 32, 37, 41, 46].into_iter().map(damier_core::Square::at).collect();
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
