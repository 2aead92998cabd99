//! Combinations and their kinds: the examples of the course, near misses, and what holds for any line.

mod random;

use damier_core::notation::{find, Leniency, MoveText};
use damier_core::CombinationKind::*;
use damier_core::{fen, Combination, CombinationKind, Move, Position};

fn position(text: &str) -> Position {
    fen::parse(text).expect("a FEN").into_position().expect("a position")
}

fn line(start: &Position, text: &str) -> Vec<Move> {
    let mut here = *start;
    text.split(' ')
        .map(|word| {
            let written = MoveText::parse(word, Leniency::Typed).expect("a move");
            let m = find(&here, &written).unwrap_or_else(|error| panic!("{here} {word}: {error:?}"));
            here = here.play(&m).expect("a legal move");
            m
        })
        .collect()
}

fn combination(fen: &str, moves: &str) -> Option<Combination> {
    let start = position(fen);
    start.combination(&line(&start, moves))
}

/// The positions of the course's notes (T11a to T12n): given, taken, and what is said with certainty.
/// Where as much is given as taken, the combination is one of position, and nothing is said.
const COURSE: &[(&str, &str, u32, u32, Option<CombinationKind>)] = &[
    ("W:W32,37,41:B14,21,23", "32-27 21x32 37x10", 1, 3, Some(Direct)),
    ("W:W27,32,33,34,36,44,49:B16,17,18,19,23,25,30", "27-21 16x40 44x11", 4, 5, Some(Direct)),
    ("W:W11,22,28,33,34,35:B8,9,13,17,18,20", "28-23 17x30 23x34", 3, 5, Some(Direct)),
    ("W:W28,32,33,37,38:B8,9,18,19,20", "28-23 19x39 38-33 39x28 32x25", 3, 5, Some(Rappel)),
    (
        "W:W27,28,30,33,35,39:B2,4,14,18,19,24",
        "27-22 18x27 28-23 19x28 30x10 4x15 33x31",
        3,
        4,
        Some(DoubleDeux),
    ),
    ("W:W28,32,34,37,48:B10,17,19,23,26", "28-22 17x28 34-29 23x34 32x5", 2, 3, Some(Mazette)),
    ("W:W28,32,34,37,48:B10,17,19,23,26", "34-29 23x34 28-22 17x28 32x5", 2, 3, Some(Mazette)),
    (
        "W:W26,28,29,31,36,37:B9,15,16,17,18,19",
        "29-23 18x29 28-22 17x28 26-21 16x27 31x4",
        3,
        5,
        Some(Napoleon),
    ),
    (
        "W:W27,32,34,36,38,40,45:B11,12,14,16,18,23,25",
        "27-22 18x27 32x21 16x27 34-30 25x34 40x16",
        3,
        5,
        Some(Philippe),
    ),
    ("W:W27,28,32,38,39,40,45:B12,13,14,18,19,23,24", "27-22 18x27 32x21 23x34 40x7", 4, 6, Some(Royal)),
    ("W:W15,27,28,32,38,46,50:B9,16,17,18,19,23,26", "27-21 16x27 32x12 23x43 12x3", 3, 5, Some(Bombe)),
    (
        "W:W27,31,32,37,38,42,44,48:B9,10,16,18,19,22,23,28",
        "31-26 22x31 26-21 16x27 37x26 28x37 42x15",
        3,
        6,
        None,
    ),
    (
        "W:W27,28,32-38,40-43,45-50:B1-11,13-16,18,19,21,23,25",
        "27-22 18x27 34-30 25x34 40x18 13x22 28x26",
        3,
        4,
        None,
    ),
    ("W:W12,13,22,24,35,43:B18,23,K25", "35-30 25x19 24x22", 4, 2, Some(Turc)),
    ("W:W27,28,38,47:B11,12,19,23,39,K48", "47-42 48x33 38x16", 3, 4, Some(DemiTurc)),
    ("W:W27,29,33,37,38,43,44:B12,13,14,18,20,22,24", "33-28 22x22 43-39 24x33 39x10", 0, 0, None),
    (
        "W:W31,36,37,39,43,49:B12,13,14,16,28,40",
        "39-33 28x48 49-44 40x49 31-26 48x31 36x27 49x21 26x10",
        5,
        5,
        Some(EnvoiADame),
    ),
    (
        "W:W25,26,28,30,34,35,39:B5,8,10,14,19,20,24",
        "28-23 19x28 30x19 14x23 25x14 10x19 39-33 28x30 35x2",
        0,
        0,
        None,
    ),
    ("W:W27,28,32,34,37,38,40:B10,15,16,18,19,21,23", "27-22 18x27 38-33 27x29 37-31 23x32 34x5", 0, 0, None),
    (
        "W:W27,28,32,33,34,37,38,48,49:B12,13,16,17,19,21,23,24,26",
        "34-29 23x34 28-23 19x39 37-31 26x28 49-44 21x43 44x11 16x7 48x17",
        0,
        0,
        None,
    ),
];

#[test]
fn examples_of_the_course_are_recognised_or_left_without_a_name() {
    for (fen, moves, given, taken, kind) in COURSE {
        let start = position(fen);
        let mut moves = line(&start, moves);
        let found = start.combination(&moves);
        let told = found.map(|c| (c.given, c.taken));
        assert_eq!(found.and_then(|c| c.kind), *kind, "{fen} {moves:?}");
        assert_eq!(told, if *taken == 0 { None } else { Some((*given, *taken)) }, "{fen}");
        // The same by Black, on the board turned.
        let turned: Vec<Move> = moves.iter().map(Move::flip).collect();
        assert_eq!(start.flip().combination(&turned), found);
        // Replies and captures that are the only legal moves need not be in the line.
        let last = moves.pop().expect("a stroke");
        let before = moves.iter().fold(start, |here, m| here.play(m).expect("legal"));
        if before.legal_moves().len() == 1 {
            assert_eq!(start.combination(&moves), found, "{fen} without {last:?}");
        }
    }
}

/// The examples with one piece changed, so that one reply could be chosen or one condition is not met.
const NEARLY: &[(&str, &str)] = &[
    ("W:W32,37,41:B14,21,23,36", "32-27 21x32 37x10 36x47"),
    ("W:W28,32,34,37,48:B10,17,19,23,24,26", "28-22 17x28 34-29 23x34 32x5"),
    ("W:W10,26,28,29,31,36,37:B9,15,16,17,18,19", "29-23 18x29 28-22 17x28 26-21 16x27 31x4"),
    ("W:W12,13,20,22,24,35,43:B18,23,K25", "35-30 25x19 24x22"),
    ("W:W9,27,28,38,47:B11,12,19,23,39,K48", "47-42 48x33 38x16"),
    ("W:W27,28,30,33,39:B2,4,14,18,19,24", "27-22 18x27 28-23 19x28 30x10 4x15 33x31"),
    ("W:W15,27,28,32,38,46,50:B9,16,17,18,19,23", "27-21 16x27 32x12 23x43 12x3"),
    ("W:W31,36,37,39,43,49:B12,13,14,28,40", "39-33 28x48 49-44 40x49 31-26 48x31 36x27 49x21 26x10"),
];

#[test]
fn what_nearly_meets_a_definition_has_no_name() {
    for (fen, moves) in NEARLY {
        let found = combination(fen, moves).expect("more is taken than given");
        assert_eq!(found.kind, None, "{fen} {moves}");
    }
}

#[test]
fn what_is_told_by_squares_is_named_though_a_reply_was_free() {
    // The trap in the opening: 28-22 may be taken from 17, too.
    let mut start = Position::starting();
    for m in line(&start, "33-28 18-23 39-33 12-18 44-39 7-12 31-26 20-25") {
        start = start.play(&m).expect("legal");
    }
    let moves = line(&start, "28-22 18x27 32x21 16x27 34-30 25x34 40x16");
    let found = start.combination(&moves).expect("a combination");
    assert_eq!((found.given, found.taken, found.kind), (3, 5, Some(Philippe)));
    for (fen, moves, kind) in [
        (
            "W:W27,32,34,36,38,40,45:B11,12,14,16,18,23,25,28",
            "27-22 18x27 32x21 16x27 34-30 25x34 40x16",
            Philippe,
        ),
        ("W:W10,27,28,32,38,39,40,45:B12,13,14,18,19,23,24", "27-22 18x27 32x21 23x34 40x7", Royal),
    ] {
        assert_eq!(combination(fen, moves).and_then(|c| c.kind), Some(kind), "{fen}");
    }
}

#[test]
fn what_is_no_combination_is_none() {
    for (fen, moves) in [
        // An exchange; a capture that nothing was given for; a reply that is free.
        ("start", "32-28 19-23 28x19 14x23"),
        ("W:W32:B8,17,27", "32x3"),
        ("W:W32,37,41:B14,21,23", "41-36 21-27 32x21 14-19"),
        // The reply may still be chosen: nobody knows how it ends.
        ("W:W28,33,39:B17,18,19,8", "28-22"),
    ] {
        let start = if fen == "start" { Position::starting() } else { position(fen) };
        assert_eq!(start.combination(&line(&start, moves)), None, "{fen} {moves}");
    }
    let start = Position::starting();
    assert_eq!(start.combination(&[]), None);
    let illegal = start.legal_moves()[0].flip();
    assert_eq!(start.combination(&[illegal]), None);
}
