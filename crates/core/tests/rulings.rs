//! Rulings, case by case: the golden files, the board turned, the facts of the game that a ruling
//! must tell, and the data behind the code.

use std::collections::BTreeMap;

use damier_core::notation::{Leniency, MoveText};
use damier_core::ruling::{explain, touch, DecidedBy, Finding, Hop, Remedy, Ruling, RulingCode, Touch};
use damier_core::{fen, Bitboard, Piece, Position, Role, Ruleset, Square};

// Only a part of it is used here.
#[allow(dead_code)]
mod ruling_oracle;

fn testdata(name: &str) -> String {
    let path = format!("{}/../../testdata/rulings/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn position(text: &str) -> Position {
    match text {
        "start" => Position::starting(),
        _ => fen::parse(text).unwrap().into_position().unwrap(),
    }
}

fn squares(text: &str) -> Option<Vec<Square>> {
    match text {
        "" => None,
        "none" => Some(Vec::new()),
        _ => Some(text.split(',').map(|n| Square::at(n.parse().unwrap())).collect()),
    }
}

fn rule(fen: &str, text: &str, removed: &str) -> Ruling {
    let text = MoveText::parse(text, Leniency::Typed).unwrap();
    explain(&position(fen), &text, squares(removed).as_deref(), Ruleset::Ffjd)
}

fn code(fen: &str, text: &str) -> &'static str {
    rule(fen, text, "").code().name()
}

fn cases() -> Vec<Vec<String>> {
    let mut cases = Vec::new();
    for file in ["explain.tsv", "codes.tsv"] {
        for line in testdata(file).lines().filter(|line| !line.starts_with('#')) {
            cases.push(line.split('\t').map(String::from).collect());
        }
    }
    cases
}

#[test]
fn the_golden_rulings_on_both_sides_of_the_board() {
    let mut met: BTreeMap<String, u32> = BTreeMap::new();
    for case in cases() {
        let text = MoveText::parse(&case[1], Leniency::Typed).unwrap();
        let removed = squares(&case[2]);
        let here = position(&case[0]);
        for ruleset in Ruleset::ALL {
            let ruling = explain(&here, &text, removed.as_deref(), ruleset);
            assert_eq!(ruling.code().name(), case[3], "{case:?}");
        }
        let mut turned = text.clone();
        for number in &mut turned.numbers {
            *number = 51_u32.wrapping_sub(*number);
        }
        let removed: Option<Vec<Square>> = removed.map(|list| list.into_iter().map(Square::flip).collect());
        let ruling = explain(&here.flip(), &turned, removed.as_deref(), Ruleset::Ffjd);
        assert_eq!(ruling.code().name(), case[3], "turned: {case:?}");
        *met.entry(case[3].clone()).or_default() += 1;
    }
    for code in RulingCode::ALL {
        assert!(met.get(code.name()).copied().unwrap_or(0) >= 2, "{code}: {met:?}");
    }
}

#[test]
fn the_golden_rulings_agree_with_the_second_reading() {
    for case in cases() {
        let here = position(&case[0]);
        let pieces: Vec<char> = Square::all()
            .map(|s| match here.board().piece_at(s) {
                None => '.',
                Some(Piece { color, role: Role::Man }) => color.letter().to_ascii_lowercase(),
                Some(Piece { color, role: Role::King }) => color.letter(),
            })
            .collect();
        let turn = here.turn().letter().to_ascii_lowercase();
        let board = ruling_oracle::Board::new(&pieces, turn);
        let oracle = ruling_oracle::Oracle::new(board).unwrap();
        let tried = ruling_oracle::Tried {
            numbers: MoveText::parse(&case[1], Leniency::Typed).unwrap().numbers,
            cross: case[1].contains('x'),
            removed: squares(&case[2]).map(|list| list.iter().map(|s| u32::from(s.number())).collect()),
        };
        assert_eq!(oracle.code(&tried), case[3], "{case:?}");
        assert_eq!(oracle.legal.len(), rule(&case[0], &case[1], &case[2]).required.len());
    }
}

#[test]
fn a6_a_man_moves_one_square_forward() {
    assert_eq!(code("start", "32-28"), "legal");
    assert_eq!(code("start", "32-23"), "man-moves-too-far");
    assert_eq!(code("W:W28:B1", "28-32"), "man-moves-backward");
    assert_eq!(code("start", "32-22"), "not-on-diagonal");
}

#[test]
fn a7_a_man_captures_forward_and_backward() {
    for text in ["28x19", "28x39"] {
        assert_eq!(code("W:W28:B23,33", text), "legal");
    }
    assert_eq!(code("W:W28:B33", "28x39"), "legal");
}

#[test]
fn a8_a9_a_king_flies_and_lands_where_it_likes() {
    for text in ["46x23", "46x19", "46x14", "46x10", "46x5"] {
        assert_eq!(code("W:WK46:B28", text), "legal");
    }
    assert_eq!(code("W:WK46:B40", "46-5"), "legal");
    assert_eq!(code("W:WK1:BK40", "1x45"), "legal");
}

#[test]
fn a10_nobody_jumps_two_pieces_at_once_or_their_own() {
    match rule("W:WK47:B29,33", "47x24", "").finding {
        Finding::PathBlocked { hop, blockers } => {
            assert_eq!(hop, Hop { from: Square::at(47), to: Square::at(24) });
            assert_eq!(blockers, [29, 33].iter().map(|n| Square::at(*n)).collect::<Bitboard>());
        }
        other => panic!("{other:?}"),
    }
    match rule("W:WK47,38:B29", "47x24", "").finding {
        Finding::JumpsOwnPiece { own, .. } => assert_eq!(own, Square::at(38)),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a11_a_capture_anywhere_forbids_every_quiet_move() {
    let ruling = rule("W:W28,45:B23", "45-40", "");
    assert_eq!(ruling.code(), RulingCode::CaptureMandatory);
    assert_eq!(ruling.required.iter().map(|m| m.short()).collect::<Vec<_>>(), ["28x19"]);
    assert_eq!(ruling.rule().id(), "capture-mandatory");
    // Even where it helps the enemy.
    assert_eq!(code("B:W27,37,41:B14,21,23", "14-19"), "capture-mandatory");
}

#[test]
fn a12_a_capture_goes_on_while_it_can() {
    match rule("W:W32:B8,17,27", "32x12", "").finding {
        Finding::CaptureUnfinished { route, next } => {
            assert_eq!(route.notation(), "32x21x12");
            assert_eq!(next, Bitboard::of(Square::at(8)));
        }
        other => panic!("{other:?}"),
    }
    assert_eq!(rule("W:W32:B8,17,27", "32x12", "").rule().id(), "capture-continues");
    // In a loop both ways lead to the square: told is the hop that was made, not the three of the way round.
    for (text, taken, can_be_taken) in [("28x17", 22, 12), ("28x19", 23, 13), ("28-17", 22, 12)] {
        match rule("W:W28:B12,13,22,23", text, "").finding {
            Finding::CaptureUnfinished { route, next } => {
                assert_eq!(route.captured, [Square::at(taken)], "{text}");
                assert_eq!(next, Bitboard::of(Square::at(can_be_taken)), "{text}");
            }
            other => panic!("{other:?}"),
        }
    }
    // Where no hop leads there directly, the longest chain speaks.
    match rule("W:W28:B12,13,22,23", "28x8", "").finding {
        Finding::CaptureUnfinished { route, .. } => assert_eq!(route.captured.len(), 2),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a13_captured_pieces_stay_until_the_end_and_are_not_jumped_again() {
    match rule("B:W9,24,31:BK35", "35x13x4x36", "").finding {
        Finding::PieceJumpedTwice { hop, twice } => {
            assert_eq!((hop.from, hop.to, twice), (Square::at(4), Square::at(36), Square::at(9)));
        }
        other => panic!("{other:?}"),
    }
    match rule("W:W32:B8,17,27", "32x21x12x17", "").finding {
        Finding::CapturedPieceBlocks { hop, taken } => {
            assert_eq!(hop.to, Square::at(17));
            assert_eq!(taken, [Square::at(27), Square::at(17)]);
        }
        other => panic!("{other:?}"),
    }
    // An empty square may be crossed again: 12 twice, and the start once more.
    assert_eq!(code("W:WK1:B8,18,43,44", "1x3"), "legal");
    assert_eq!(code("W:W12:B8,9,18,19", "12x12"), "legal");
}

#[test]
fn a14_the_greatest_number_must_be_taken_and_a_king_counts_one() {
    match rule("W:W28:B13,22,23,32", "28x17", "").finding {
        Finding::Majority { route, most } => {
            assert_eq!((route.captured.len(), most), (1, 2));
            assert_eq!(route.notation(), "28x17");
        }
        other => panic!("{other:?}"),
    }
    // Three men before two kings; one king or one man, free choice.
    assert_eq!(code("W:W33,34,44:BK28,K17,30,20,9", "33x11"), "majority");
    assert_eq!(code("W:W28:BK22,23", "28x17"), "legal");
    assert_eq!(code("W:W28:BK22,23", "28x19"), "legal");
}

#[test]
fn a15_a16_only_the_last_square_crowns_and_only_from_the_next_turn() {
    let passing = rule("W:W12:B8,9", "12x3x14", "").named_move().unwrap();
    assert!(!passing.promotes);
    assert_eq!(code("W:W12:B8,9", "12x3"), "capture-unfinished");
    assert!(rule("W:W12:B8,20", "12x3", "").named_move().unwrap().promotes);
    assert_eq!(code("W:W12:B8,20", "12x3x25"), "man-moves-too-far");
}

#[test]
fn a17_the_worked_example() {
    let named = rule("W:W32,50:B8,17,27,44", "32x3", "").named_move().unwrap();
    assert_eq!(named.captured.len(), 3);
    assert!(named.promotes);
    assert_eq!(code("W:W32,50:B8,17,27,44", "50x39"), "majority");
}

#[test]
fn b1_without_a_move_nothing_is_judged_any_more() {
    assert_eq!(rule("W:W45:B34,40", "45x34", "").finding, Finding::GameOver { blocked: true });
    assert_eq!(rule("W:W:B1", "1-6", "").finding, Finding::GameOver { blocked: false });
}

#[test]
fn c1_a_touched_piece_that_can_move_must_be_played() {
    let bound = |fen: &str, square| match touch(&position(fen), Square::at(square)) {
        Touch::Binds { moves } => moves.iter().map(|m| m.short()).collect::<Vec<_>>(),
        Touch::Free => Vec::new(),
    };
    // Any of its squares may still be chosen.
    assert_eq!(bound("start", 32), ["32-27", "32-28"]);
    // A piece that cannot move, an enemy piece and an empty square bind to nothing.
    for square in [38, 19, 25] {
        assert_eq!(touch(&Position::starting(), Square::at(square)), Touch::Free);
    }
    // Where a capture is compulsory only a piece that makes one is bound.
    assert_eq!(bound("W:W28,31,33-50:B1-18,20,23", 34), [""; 0]);
    assert_eq!(bound("W:W28,31,33-50:B1-18,20,23", 28), ["28x19"]);
    // Two pieces may take: the one touched must.
    assert_eq!(bound("B:W19,31,33-50:B1-18,20", 13), ["13x24"]);
}

#[test]
fn c2_c3_who_decides_about_an_irregularity() {
    let text = MoveText::parse("28-22", Leniency::Typed).unwrap();
    let position = position("W:W28:B23");
    for ruleset in Ruleset::ALL {
        let found = explain(&position, &text, None, ruleset).irregularity.unwrap();
        assert_eq!(found.article, "FMJD 1/5.4.6");
        if ruleset == Ruleset::Family {
            assert_eq!(found.decided_by, DecidedBy::Both);
            assert_eq!(found.options, [Remedy::TakeBack]);
        } else {
            assert_eq!(found.decided_by, DecidedBy::Opponent);
            assert_eq!(found.options, [Remedy::Correct, Remedy::Leave]);
        }
    }
}

#[test]
fn c4_what_is_lifted_is_held_against_the_capture() {
    let set = |numbers: &[u8]| numbers.iter().map(|n| Square::at(*n)).collect::<Bitboard>();
    match rule("W:W32:B8,17,27", "32x3", "27,17").finding {
        Finding::RemovedTooFew { missing, named } => {
            assert_eq!(missing, set(&[8]));
            assert_eq!(named.short(), "32x3");
        }
        other => panic!("{other:?}"),
    }
    match rule("W:W32:B8,17,27,45", "32x3", "8,17,27,45").finding {
        Finding::RemovedTooMany { extra, .. } => assert_eq!(extra, set(&[45])),
        other => panic!("{other:?}"),
    }
    match rule("W:W32,40:B8,17,27", "32x3", "3,32,40").finding {
        Finding::RemovedOwnPiece { own, .. } => assert_eq!(own, set(&[3, 32, 40])),
        other => panic!("{other:?}"),
    }
}

#[test]
fn c5_huffing_is_lifting_a_piece_that_was_not_captured() {
    // White forgot 28x19; Black blows the man 28 away and plays.
    let ruling = rule("B:W28,31,33-50:B1-18,20,23", "23x32", "28");
    assert_eq!(ruling.code(), RulingCode::Legal, "28 is taken by this capture");
    let ruling = rule("B:W27,31,33-50:B1-18,20", "17-22", "27");
    assert_eq!(ruling.code(), RulingCode::RemovedTooMany);
    assert_eq!(ruling.irregularity.unwrap().article, "FMJD 1/5.4.12");
}

#[test]
fn rules_and_articles_follow_the_table() {
    let table = [
        ("legal", "legal", "legal", None),
        ("game-over", "end-of-game", "end-of-game", None),
        ("no-such-square", "notation", "notation", None),
        ("empty-square", "notation", "notation", None),
        ("ambiguous", "notation", "notation", None),
        ("not-your-piece", "turn", "turn", Some("5.4.5")),
        ("destination-occupied", "man-move", "king-move", Some("5.4.2")),
        ("not-on-diagonal", "man-move", "king-move", Some("5.4.2")),
        ("man-moves-backward", "man-move", "king-move", Some("5.4.2")),
        ("man-moves-too-far", "man-move", "king-move", Some("5.4.2")),
        ("jumps-own-piece", "capture", "capture", Some("5.4.2")),
        ("path-blocked", "capture", "capture", Some("5.4.2")),
        ("nothing-to-capture", "capture", "capture", Some("5.4.2")),
        ("captured-piece-blocks", "removal-at-the-end", "removal-at-the-end", Some("5.4.2")),
        ("piece-jumped-twice", "no-piece-twice", "no-piece-twice", Some("5.4.8")),
        ("capture-mandatory", "capture-mandatory", "capture-mandatory", Some("5.4.6")),
        ("capture-unfinished", "capture-continues", "capture-continues", Some("5.4.9")),
        ("majority", "majority-capture", "majority-capture", Some("5.4.8")),
        ("removed-too-few", "removal-at-the-end", "removal-at-the-end", Some("5.4.11")),
        ("removed-too-many", "removal-at-the-end", "removal-at-the-end", Some("5.4.12")),
        ("removed-own-piece", "removal-at-the-end", "removal-at-the-end", Some("5.4.14")),
    ];
    assert_eq!(table.len(), RulingCode::ALL.len());
    for (code, (name, man, king, article)) in RulingCode::ALL.into_iter().zip(table) {
        assert_eq!(code.name(), name);
        assert_eq!(code.rule(Role::Man).id(), man);
        assert_eq!(code.rule(Role::King).id(), king);
        assert_eq!(code.article(), article.map(|number| format!("FMJD 1/{number}")).as_deref());
        assert!(code.rule(Role::Man).source().starts_with("FMJD "));
    }
}

#[test]
fn the_longest_capture_to_a_square_is_meant_and_a_finished_one_among_equals() {
    // 33x42 by 28, 27 and 37 rather than by 38, which does not stand there.
    match rule("W:W33,45:B7,18,27,28,29,37,40", "33x42", "").finding {
        Finding::Majority { route, most } => {
            assert_eq!(route.notation(), "33x22x31x42");
            assert_eq!(most, 4);
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn captured_squares_in_angle_brackets_stand_for_those_removed() {
    for (text, removed, expected) in [
        ("4x15 <13,20,32>", "", "legal"),
        ("4x15 <37,20,13>", "", "legal"),
        ("4x15 <13,20>", "", "ambiguous"),
        ("4x15 <13,20,32>", "13,20,37", "legal"),
        ("4x27x38x15 <13,20,37>", "", "removed-too-few"),
        ("4x27x38x15 <13,20,32,37>", "", "removed-too-many"),
        ("4x15 <51>", "", "no-such-square"),
    ] {
        assert_eq!(rule("W:WK4:B13,20,32,37", text, removed).code().name(), expected, "{text}");
    }
}

#[test]
fn a_crowded_board_is_judged_at_once() {
    // A full lattice of enemies: thousands of routes, few pairs of square and pieces taken.
    for fen in [
        "W:WK2:B7,8,9,10,17,18,19,20,27,28,29,30,37,38,39,40",
        "W:WK47:B11,12,13,14,21,22,23,24,31,32,33,34,41,42,43,44",
        "W:WK27:B1,3,5,6,7,8,9,10,14,17,18,20,21,25,28,29,30,31,34,39,40,41,42,43,K46",
    ] {
        let here = position(fen);
        for to in Square::all() {
            let from = here.board().of(here.turn()).first().unwrap();
            let text = MoveText::parse(&format!("{from}x{to}"), Leniency::Typed).unwrap();
            let ruling = explain(&here, &text, None, Ruleset::Ffjd);
            assert_eq!(ruling.required.len(), here.legal_moves().len());
        }
    }
}
