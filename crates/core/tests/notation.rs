//! Moves as text: every dialect of `notation.md` §1, the place of every fault, and that whatever
//! way a legal move is written reads back as that move.

use damier_core::notation::{
    find, read, Expected, FindMoveError, InvalidMove, Leniency, MoveText, ReadMoveError, Separator,
};
use damier_core::{fen, Board, Color, Direction, Move, Piece, Position, Role, Square};
use proptest::prelude::*;

fn position(text: &str) -> Position {
    match text {
        "start" => Position::starting(),
        _ => fen::parse(text).unwrap().into_position().unwrap(),
    }
}

fn set(m: &Move) -> Vec<u8> {
    m.captured.iter().map(Square::number).collect()
}

/// The move a text names in both leniencies.
fn named(fen: &str, text: &str) -> Move {
    let position = position(fen);
    let found = read(&position, text, Leniency::File).unwrap_or_else(|e| panic!("{fen} {text}: {e}"));
    assert_eq!(read(&position, text, Leniency::Typed), Ok(found), "{fen} {text}");
    found
}

#[test]
fn a5_case_c9_separators_blanks_and_zeros() {
    use Separator::{Cross, Dash};
    for (text, separator, standard) in [
        ("32-28", Dash, true),
        ("32x28", Cross, true),
        ("32X28", Cross, false),
        ("32:28", Cross, false),
        ("32×28", Cross, false),
        ("32 - 28", Dash, false),
        ("32- 28", Dash, false),
        ("32 x 28", Cross, false),
        (" 32-28 ", Dash, false),
        ("032-028", Dash, false),
        ("32‐28", Dash, false),
        ("32‑28", Dash, false),
        ("32‒28", Dash, false),
        ("32–28", Dash, false),
        ("32—28", Dash, false),
        ("32―28", Dash, false),
        ("32−28", Dash, false),
        ("32\u{a0}-\u{a0}28", Dash, false),
        ("32\t-\n28", Dash, false),
    ] {
        for leniency in [Leniency::File, Leniency::Typed] {
            let read = MoveText::parse(text, leniency).unwrap_or_else(|e| panic!("{text:?}: {e}"));
            assert_eq!(read.numbers, [32, 28], "{text:?}");
            assert_eq!(read.separator, separator, "{text:?}");
            assert_eq!(read.victims, None, "{text:?}");
            assert_eq!(read.standard, standard, "{text:?}");
        }
    }
    assert_eq!(MoveText::parse("06-11", Leniency::File).unwrap().numbers, [6, 11]);
    assert!(MoveText::parse("6-11", Leniency::File).unwrap().standard);
}

#[test]
fn signs_after_the_move_are_dropped() {
    for sign in ["!", "!!", "?", "??", "?!", "!?", "*", " !", " ! ? * ", "*!"] {
        let read = MoveText::parse(&format!("32-28{sign}"), Leniency::File).unwrap();
        assert_eq!(read.numbers, [32, 28], "{sign}");
    }
}

#[test]
fn case_c9_loose_forms_are_typed_and_never_in_files() {
    for text in ["3228", "32.28", "32. 28", "32 28", "32  28", "32 . 28", "3228!", " 3228 "] {
        let read = MoveText::parse(text, Leniency::Typed).unwrap_or_else(|e| panic!("{text:?}: {e}"));
        assert_eq!((read.numbers.as_slice(), read.separator), ([32, 28].as_slice(), Separator::None));
        assert!(!read.standard);
        assert!(MoveText::parse(text, Leniency::File).is_err(), "{text}");
    }
    assert_eq!(MoveText::parse("0107", Leniency::Typed).unwrap().numbers, [1, 7]);
    assert_eq!(MoveText::parse("32.21.12.3", Leniency::Typed).unwrap().numbers, [32, 21, 12, 3]);
    // Loose forms say nothing about a capture: they name either kind of move.
    let typed = |fen, text| read(&position(fen), text, Leniency::Typed).unwrap().short();
    assert_eq!(typed("start", "3228"), "32-28");
    assert_eq!(typed("W:W28:B23", "2819"), "28x19");
    assert_eq!(typed("W:W28:B23", "28.19"), "28x19");
}

#[test]
fn text_that_is_no_move_says_where_and_what_was_expected() {
    use Expected::*;
    for (text, offset, expected) in [
        ("", 0, Square),
        ("   ", 0, Square),
        ("abc", 0, Square),
        ("-28", 0, Square),
        ("x28", 0, Square),
        ("!32-28", 0, Square),
        ("32", 2, SecondSquare),
        ("32!", 2, SecondSquare),
        ("32-", 3, Square),
        ("32 -", 4, Square),
        ("32-x28", 3, Square),
        ("32--28", 3, Square),
        ("32-28-", 6, Square),
        ("32-28+", 5, Separator),
        ("32-28=", 5, Separator),
        ("32/28", 2, Separator),
        ("32–28z", 7, Separator),
        ("32-28 19-23", 6, Separator),
        ("32-28 19", 6, Separator),
        ("(32-28)", 0, Square),
        ("e3-d4", 0, Square),
        ("32-e4", 3, Square),
        ("- -", 0, Square),
        ("...", 0, Square),
        ("47x36 <", 7, Square),
        ("47x36 <>", 7, Square),
        ("47x36 <42", 9, CommaOrBracket),
        ("47x36 <42 29>", 10, CommaOrBracket),
        ("47x36 <42,>", 10, Square),
        ("47x36 <42,29,42>", 13, OtherVictim),
        ("47x36 <42> 3", 11, End),
        ("32 <28>", 3, SecondSquare),
        ("\u{661}-\u{662}", 0, Square),
    ] {
        let error = MoveText::parse(text, Leniency::File).expect_err(text);
        assert_eq!(error, InvalidMove { offset, expected }, "{text}");
        assert!(error.to_string().starts_with(&format!("at character {}: expected ", offset + 1)));
        assert_eq!(read(&Position::starting(), text, Leniency::File), Err(ReadMoveError::Invalid(error)));
    }
    for text in ["322", "32288", "32-28 19-23", "32.28-19", "32-28.19", "32-28 19"] {
        assert!(MoveText::parse(text, Leniency::Typed).is_err(), "{text}");
    }
}

#[test]
fn numbers_of_any_size_are_numbers() {
    let read = MoveText::parse("99999999999999999999-0", Leniency::File).unwrap();
    assert_eq!(read.numbers, [u32::MAX, 0]);
    assert_eq!(read.squares(), Err(u32::MAX));
    assert_eq!(MoveText::parse("31-51", Leniency::File).unwrap().squares(), Err(51));
}

#[test]
fn a_move_that_is_not_legal_says_where_it_goes_wrong() {
    for (fen, text, place) in [
        ("start", "20-24", 0..2),
        ("start", " 25 - 20", 1..3),
        ("start", "32-26", 3..5),
        ("start", "32 – 26!", 7..9),
        ("start", "32-51", 3..5),
        ("start", "99-28", 0..2),
        ("start", "3226", 2..4),
        ("W:W32:B8,17,27", "32x21", 3..5),
        ("W:W32:B8,17,27", "32x16x3", 3..5),
        ("W:W32:B8,17,27", "32x3x8x17", 7..9),
        ("W:W28:B23", "28x19 <22>", 3..5),
    ] {
        let error = read(&position(fen), text, Leniency::Typed).expect_err(text);
        assert_eq!(error, ReadMoveError::Illegal { place }, "{text}");
        assert!(error.to_string().contains("no legal move"));
    }
}

#[test]
fn case_a1_same_ends_different_victims() {
    let fen = "W:WK4:B13,20,32,37";
    assert_eq!(position(fen).legal_moves().len(), 2);
    match read(&position(fen), " 4x15!", Leniency::File).unwrap_err() {
        ReadMoveError::Ambiguous { place, candidates } => {
            assert_eq!(place, 1..5);
            let mut sets: Vec<Vec<u8>> = candidates.iter().map(set).collect();
            sets.sort();
            assert_eq!(sets, [[13, 20, 32], [13, 20, 37]]);
        }
        other => panic!("{other}"),
    }
    let text = MoveText::parse("4-15", Leniency::File).unwrap();
    let error = find(&position(fen), &text).unwrap_err();
    assert!(matches!(&error, FindMoveError::Ambiguous(both) if both.len() == 2));
    assert!(error.to_string().contains("4x15x13x20x32") && error.to_string().contains("4x15x13x20x37"));
    for (text, victims) in [
        ("4x27x38x15", [13, 20, 32]),
        ("4x31x42x15", [13, 20, 37]),
        ("4x27x15", [13, 20, 32]),
        ("4x15x13x20x32", [13, 20, 32]),
        ("4x15x37x20x13", [13, 20, 37]),
        ("4x15 <37,13,20>", [13, 20, 37]),
        ("4x15<13,20,32>", [13, 20, 32]),
    ] {
        assert_eq!(set(&named(fen, text)), victims, "{text}");
    }
}

#[test]
fn cases_a2_a3_are_written_as_paths() {
    let written = |fen: &str| {
        let position = position(fen);
        let mut all: Vec<String> = position.legal_moves().iter().map(|m| position.notation(m)).collect();
        all.sort();
        all
    };
    assert_eq!(written("W:WK1:B12,13,19,20"), ["1x18x9x25", "1x23x14x25"]);
    let four = written("B:W14,19,27,33,42:BK47");
    assert_eq!(four.len(), 4);
    assert!(four.contains(&"47x38x20x9x36".to_string()), "{four:?}");
    assert!(four.contains(&"47x38x24x13x36".to_string()), "{four:?}");
    // A hint is enough to read one, but nothing is written short of the whole path.
    assert_eq!(set(&named("B:W14,19,27,33,42:BK47", "47x24x36")), [19, 27, 33, 42]);
    assert_eq!(set(&named("W:WK47:B14,19,29,31,42", "47x24x36")), [19, 29, 31, 42]);
}

#[test]
fn cases_a5_a6_two_routes_and_loops() {
    // Two routes, one move.
    assert_eq!(position("W:WK46:B10,37").legal_moves().len(), 1);
    assert_eq!(named("W:WK46:B10,37", "46x5").hub(), "46x5x10x37");
    // A loop that returns to its start, and the end of the game after it.
    let position = position("W:W12:B8,9,18,19");
    let m = named("W:W12:B8,9,18,19", "12x12");
    assert_eq!(m.hub(), "12x12x8x9x18x19");
    for text in ["12x3x14x23x12", "12x23x14x3x12", "12x12x19x8x18x9", "12x14x12", "12-12"] {
        assert_eq!(named("W:W12:B8,9,18,19", text), m, "{text}");
    }
    assert!(position.play(&m).unwrap().legal_moves().is_empty());
}

#[test]
fn case_a8_a_king_may_not_turn_straight_back() {
    let fen = "B:W9,24,31:BK35";
    let position = position(fen);
    let mut all: Vec<String> = position.legal_moves().iter().map(Move::hub).collect();
    all.sort();
    assert_eq!(all, ["35x36x24x31", "35x4x9x24"]);
    assert!(read(&position, "35x13x4x36", Leniency::File).is_err());
}

#[test]
fn case_c10_captured_squares_instead_of_a_path() {
    assert_eq!(named("W:W28:B23", "28x19x23").short(), "28x19");
    assert_eq!(named("W:W28:B23", "28-19-23").short(), "28x19");
    let error = read(&position("W:W28:B22,23"), "28x19x22", Leniency::File).unwrap_err();
    assert!(matches!(error, ReadMoveError::Illegal { .. }), "the squares are not those captured");
}

#[test]
fn a_cross_may_stand_for_a_quiet_move_in_a_game() {
    assert_eq!(named("start", "32x28").short(), "32-28");
    assert_eq!(named("start", "32:28").short(), "32-28");
    assert!(read(&position("start"), "32-28-28", Leniency::File).is_err());
    assert!(read(&position("start"), "32-28 <19>", Leniency::File).is_err());
}

fn positions() -> impl Strategy<Value = Position> {
    let weights =
        prop_oneof![Just((30_u32, 4_u32, 3_u32)), Just((20, 8, 1)), Just((30, 2, 6)), Just((12, 10, 1))];
    let cells = weights.prop_flat_map(|(free, men, kings)| {
        let piece = |color, role| Just(Some(Piece { color, role }));
        let cell = prop_oneof![
            free => Just(None),
            men => piece(Color::White, Role::Man),
            kings => piece(Color::White, Role::King),
            men => piece(Color::Black, Role::Man),
            kings => piece(Color::Black, Role::King),
        ];
        proptest::collection::vec(cell, 50)
    });
    (cells, any::<bool>()).prop_map(|(cells, white)| {
        let mut board = Board::EMPTY;
        for (square, piece) in Square::all().zip(cells) {
            let crowned = |p: Piece| square.is_promotion_row(p.color) && p.role == Role::Man;
            board.set(square, piece.map(|p| if crowned(p) { Piece { role: Role::King, ..p } } else { p }));
        }
        let turn = if white { Color::White } else { Color::Black };
        Position::new(board, turn).unwrap_or_else(|_| Position::starting())
    })
}

/// Walks one route of a capture at random: landing squares, end included. None at a dead end.
fn random_route(
    position: &Position,
    m: &Move,
    picks: &mut impl Iterator<Item = usize>,
) -> Option<Vec<Square>> {
    let king = position.board().kings().contains(m.from);
    let free = |s: &Square| *s == m.from || position.board().piece_at(*s).is_none();
    let (mut here, mut left, mut route) = (m.from, m.captured, Vec::new());
    while !left.is_empty() {
        let mut hops = Vec::new();
        for direction in Direction::ALL {
            let mut ray = here.ray(direction).skip_while(|s| king && free(s));
            if let Some(over) = ray.next().filter(|over| left.contains(*over)) {
                let reach = if king { 9 } else { 1 };
                hops.extend(ray.take_while(free).take(reach).map(|to| (over, to)));
            }
        }
        if hops.is_empty() {
            return None;
        }
        let (over, to) = hops[picks.next()? % hops.len()];
        left = left.without(over);
        here = to;
        route.push(to);
    }
    Some(route).filter(|_| here == m.to)
}

fn joined(squares: impl IntoIterator<Item = Square>, joint: &str) -> String {
    squares.into_iter().map(|s| s.to_string()).collect::<Vec<_>>().join(joint)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 10_000, ..ProptestConfig::default() })]

    #[test]
    fn every_way_to_write_a_legal_move_reads_back_as_that_move(
        position in positions(),
        picks in proptest::collection::vec(any::<u16>(), 64),
        joint in proptest::sample::select(vec!["-", "x", "X", ":", "×", "–", " x ", " - ", "\u{2011}"]),
    ) {
        let legal = position.legal_moves();
        prop_assume!(!legal.is_empty());
        let m = legal[usize::from(picks[0]) % legal.len()];
        let mut picks = picks.iter().map(|n| usize::from(*n));
        let name = |text: &str| read(&position, text, Leniency::File);
        // What we write is read back, and is the standard form.
        let notation = position.notation(&m);
        prop_assert!(MoveText::parse(&notation, Leniency::File).unwrap().standard);
        prop_assert_eq!(name(&notation), Ok(m), "{} {}", position, notation);
        // The short form names it where no other legal move shares its ends.
        let twins = legal.iter().filter(|t| t.from == m.from && t.to == m.to).count();
        let short = joined([m.from, m.to], joint);
        match name(&short) {
            Ok(found) => prop_assert!(twins == 1 && found == m, "{} {}", position, short),
            Err(ReadMoveError::Ambiguous { candidates, .. }) => prop_assert_eq!(candidates.len(), twins),
            Err(error) => prop_assert!(false, "{} {}: {}", position, short, error),
        }
        if m.is_capture() {
            // The canonical path, any other route, and every landing of it left out that need not be there.
            let path = joined(position.path(&m).squares, joint);
            prop_assert_eq!(name(&path), Ok(m), "{} {}", position, path);
            for _ in 0..8 {
                if let Some(route) = random_route(&position, &m, &mut picks) {
                    let text = joined(std::iter::once(m.from).chain(route.iter().copied()), joint);
                    prop_assert_eq!(name(&text), Ok(m), "{} {}", position, text);
                    let between = &route[..route.len() - 1];
                    prop_assert!(position.path_through(&m, between).is_some());
                    let some = between.iter().copied().filter(|_| picks.next().map_or(false, |n| n % 2 == 0));
                    let text = joined(std::iter::once(m.from).chain(some).chain([m.to]), joint);
                    match name(&text) {
                        Ok(found) => prop_assert_eq!(found, m, "{} {}", position, text),
                        Err(ReadMoveError::Ambiguous { candidates, .. }) => {
                            prop_assert!(candidates.contains(&m), "{} {}", position, text);
                        }
                        Err(error) => prop_assert!(false, "{} {}: {}", position, text, error),
                    }
                }
            }
            // The captured squares in any order.
            let mut victims: Vec<Square> = m.captured.iter().collect();
            for place in (1..victims.len()).rev() {
                victims.swap(place, picks.next().unwrap_or(0) % (place + 1));
            }
            let hub = joined([m.from, m.to].into_iter().chain(victims.iter().copied()), joint);
            prop_assert_eq!(name(&hub), Ok(m), "{} {}", position, hub);
            let brackets = format!("{short} <{}>", joined(victims.iter().copied(), ", "));
            prop_assert_eq!(name(&brackets), Ok(m), "{} {}", position, brackets);
            prop_assert_eq!(name(&m.hub()), Ok(m));
        }
        // Typed without separator.
        if twins == 1 {
            let typed = format!("{:02}{:02}", m.from.number(), m.to.number());
            prop_assert_eq!(read(&position, &typed, Leniency::Typed), Ok(m));
            prop_assert_eq!(read(&position, &joined([m.from, m.to], "."), Leniency::Typed), Ok(m));
        }
    }

    #[test]
    fn numbers_and_separators_survive_any_dress(
        numbers in proptest::collection::vec(0..120_u32, 2..8),
        dress in proptest::collection::vec((0..8_usize, 0..3_usize, 0..3_usize, 0..3_usize), 8),
        sign in proptest::sample::select(vec!["", "!", "?!", " *", "!?  "]),
    ) {
        const JOINTS: [&str; 8] = ["-", "x", "X", ":", "×", "–", "−", "\u{2010}"];
        const BLANKS: [&str; 3] = ["", " ", "\u{a0} "];
        let mut text = String::new();
        let mut cross = false;
        for (place, (number, (joint, before, after, zeros))) in numbers.iter().zip(&dress).enumerate() {
            if place > 0 {
                text.push_str(BLANKS[*before]);
                text.push_str(JOINTS[*joint]);
                text.push_str(BLANKS[*after]);
                cross |= (1..5).contains(joint);
            }
            text.push_str(&"0".repeat(*zeros));
            text.push_str(&number.to_string());
        }
        text.push_str(sign);
        for leniency in [Leniency::File, Leniency::Typed] {
            let read = MoveText::parse(&text, leniency).unwrap();
            prop_assert_eq!(&read.numbers, &numbers, "{:?}", text);
            prop_assert_eq!(read.separator, if cross { Separator::Cross } else { Separator::Dash });
        }
    }
}
