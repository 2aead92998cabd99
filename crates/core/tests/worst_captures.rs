//! Captures with more routes than one can follow: a server must answer them at once, too.
//!
//! The positions were found by hill climbing over random placements of up to fifty pieces, once on
//! the number of hops of all routes (the worst has 52,000) and once on the number of (square,
//! captured set) pairs that the pieces can reach (the worst has 6,000).

mod slow;

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use damier_core::{fen, Position};
use slow::SlowMove;

/// FEN, pieces to capture, legal moves.
const WORST: [(&str, u32, usize); 8] = [
    (
        "W:WK1,K3,K5,K6,K25,K26,K45,K46,K48,K50:B8,K9,10,K11,12,K19,20,K21,22,28,30,K31,K33,34,K41,42,K43,44",
        17,
        26,
    ),
    (
        "W:WK1,K2,K5,K6,K16,K19,K32,K35,K45,K46,K49,K50:\
         BK7,8,10,K11,K13,14,K21,K23,24,K27,28,30,K37,38,40,K41,K43,44",
        15,
        16,
    ),
    ("W:WK6,K12,K14,K26,K34,K46,K48,K50:BK1,K7,8,K9,10,K17,20,K21,K23,K25,30,K31,K39,40,K41,42,K43", 15, 4),
    (
        "W:WK3,K6,K12,K26,K34,K38,K50:\
         BK1,K5,K7,K8,K9,K10,K20,K21,K25,K29,K30,K31,K32,K39,K40,K41,K42,K48",
        14,
        16,
    ),
    (
        "W:WK1,K5,K10,K13,K16,K27,K32,K40,K50:\
         BK2,K6,K8,K9,K11,K18,K19,K20,K21,K22,K30,K31,K33,K38,K42,K43,K45,K46",
        12,
        9,
    ),
    // The longest captures known: nineteen pieces by a king, sixteen by a man.
    ("W:WK40:B8,9,10,11,12,19,20,21,22,23,30,31,32,33,34,41,42,43,44,45", 19, 3),
    ("W:W49:B11,12,13,14,19,21,22,23,24,25,26,31,32,33,34,39,41,42,43,44", 16, 1),
    (
        "W:WK46,K47,K48,K49,K50:\
         B7,8,9,11,12,13,14,17,18,19,21,22,23,24,27,28,29,31,32,33,34,37,38,39,41,42,43,44",
        1,
        3,
    ),
];

/// Less than a thousandth of this is usual; other work on the machine is no reason to fail.
const LIMIT: Duration = Duration::from_secs(2);

#[test]
fn a12_pathological_captures_are_found_at_once() {
    for (text, pieces, count) in WORST {
        let position: Position = fen::parse(text).unwrap().into_position().unwrap();
        let start = Instant::now();
        let moves = position.legal_moves();
        let paths: Vec<_> = moves.iter().map(|m| position.path(m)).collect();
        assert!(start.elapsed() < LIMIT, "{text}: {:?}", start.elapsed());
        assert_eq!(moves.len(), count, "{text}");
        for (m, path) in moves.iter().zip(&paths) {
            assert_eq!(m.captured.len(), pieces, "{text}");
            assert_eq!(path.captured.len(), pieces as usize, "{text}");
        }
        let found: BTreeSet<SlowMove> = moves.iter().map(SlowMove::from).collect();
        assert_eq!(Some(found), slow::legal_moves(&position), "{text}");
    }
}
