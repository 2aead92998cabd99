//! Moves in every form: each is read back to the move it was made from.

use damier_core::notation::{find, Separator};
use damier_core::ruling::{captures, if_lifted_at_once};
use damier_core::{fen, Board, Color, Move, Piece, Position, Role, Square};
use damier_messages::{lifting, read_typed_move, spoken_move, Language};
use proptest::prelude::*;

mod common;

fn position(text: &str) -> Position {
    fen::parse(text).unwrap().into_position().unwrap()
}

/// Every form in which a move is shown.
fn forms(position: &Position, m: &Move) -> Vec<String> {
    let mut forms = vec![position.notation(m), position.path(m).notation(), m.hub()];
    if m.is_capture() {
        let taken: Vec<String> = position.path(m).captured.iter().map(ToString::to_string).collect();
        forms.push(format!("{} <{}>", m.short(), taken.join(",")));
    }
    forms.extend(Language::ALL.iter().map(|language| spoken_move(position, m, *language)));
    forms
}

fn reads_back(position: &Position) {
    for m in &position.legal_moves() {
        for form in forms(position, m) {
            for text in [form.clone(), form.to_uppercase(), format!(" {form} !")] {
                let read = read_typed_move(&text).unwrap_or_else(|error| panic!("{text:?}: {error}"));
                assert_eq!(find(position, &read), Ok(*m), "{position}: {text:?} as {read:?}");
            }
        }
    }
}

#[test]
fn a5_the_worked_example_is_said_in_three_languages() {
    let example = position("W:W32:B8,17,27");
    let m = example.legal_moves()[0];
    for (language, said) in [
        (Language::Fr, "trente-deux prend vingt-sept, dix-sept et huit, arrive en trois"),
        (Language::En, "thirty-two takes twenty-seven, seventeen and eight, lands on three"),
        (Language::Nl, "tweeëndertig slaat zevenentwintig, zeventien en acht, komt op drie"),
    ] {
        assert_eq!(spoken_move(&example, &m, language), said);
    }
    let start = Position::starting();
    let quiet = Move { from: Square::at(32), to: Square::at(28), ..start.legal_moves()[0] };
    for (language, said) in [
        (Language::Fr, "trente-deux va en vingt-huit"),
        (Language::En, "thirty-two to twenty-eight"),
        (Language::Nl, "tweeëndertig naar achtentwintig"),
    ] {
        assert_eq!(spoken_move(&start, &quiet, language), said);
    }
}

#[test]
fn a5_what_people_type_instead() {
    for (text, numbers, taken) in [
        ("Trente deux, vingt huit.", &[32, 28][..], None),
        ("trente‑et‑un en vingt-sept", &[31, 27], None),
        ("TRENTE ET UN VERS VINGT SEPT", &[31, 27], None),
        ("le pion 32 va en 28", &[32, 28], None),
        ("32 prend 28, arrive en 23", &[32, 23], Some(&[28][..])),
        ("Blancs : 32 prend 28, arrive en 23.", &[32, 23], Some(&[28])),
        ("32 prend 28 et arrive en 23 !", &[32, 23], Some(&[28])),
        (
            "trente-deux prend vingt-sept puis dix-sept puis huit et finit à trois",
            &[32, 3],
            Some(&[27, 17, 8]),
        ),
        ("32 prend 23", &[32, 23], None),
        ("vingt et un va en dix-sept", &[21, 17], None),
        ("dix-neuf prend vingt-trois, arrive en vingt-huit", &[19, 28], Some(&[23])),
        ("la dame 46 prend 28, s’arrête en 14", &[46, 14], Some(&[28])),
        ("thirty two to twenty eight", &[32, 28], None),
        ("the man 32 takes 28 and lands on 23", &[32, 23], Some(&[28])),
        ("Twenty-one takes seventeen, twenty and seven, landing on three", &[21, 3], Some(&[17, 20, 7])),
        ("eenendertig - zevenentwintig", &[31, 27], None),
        ("een-en-dertig naar zeven-en-twintig", &[31, 27], None),
        ("tweeendertig slaat acht en twintig, komt op drie", &[32, 3], Some(&[8, 20])),
        ("32 slaat 28 en komt op 23", &[32, 23], Some(&[28])),
        ("één naar zes", &[1, 6], None),
        ("e\u{301}e\u{301}n naar zes", &[1, 6], None),
    ] {
        let read = read_typed_move(text).unwrap_or_else(|error| panic!("{text:?}: {error}"));
        assert_eq!(read.numbers, numbers, "{text:?}");
        assert_eq!(read.victims.as_deref(), taken, "{text:?}");
        let claims = taken.is_some() || text == "32 prend 23";
        assert_eq!(read.separator == Separator::Cross, claims, "{text:?}");
    }
}

#[test]
fn speech_that_is_no_move() {
    for text in [
        "trente-deux",
        "prend vingt-huit",
        "trente-deux prend",
        "trente-deux prend vingt-sept et dix-sept",
        "trente-deux prend vingt-sept, arrive en",
        "32 prend 28 et 28, arrive en 23",
        "32 prend 28, arrive en 23, 19",
        "trente-deux va en vingt-huit dix-neuf",
        "soixante va en dix",
        "bonjour",
        "thirty-two takes vingt-huit, lands on twenty-three",
        "abandon",
        "1. 32-28",
        "32, 28",
        "32-28-",
        "45 x",
        "",
    ] {
        assert!(read_typed_move(text).is_err(), "{text:?}");
    }
    assert!(read_typed_move(&"trente-deux va en ".repeat(100)).is_err());
}

#[test]
fn every_number_is_said_and_read_in_every_language() {
    let mut said = std::collections::BTreeSet::new();
    for language in Language::ALL {
        for from in Square::all() {
            let mut board = Board::EMPTY;
            board.set(from, Some(Piece { color: Color::White, role: Role::King }));
            let alone = Position::new(board, Color::White).unwrap();
            for m in &alone.legal_moves() {
                let text = spoken_move(&alone, m, language);
                let read = read_typed_move(&text).unwrap_or_else(|error| panic!("{text:?}: {error}"));
                assert_eq!(find(&alone, &read), Ok(*m), "{text:?}");
                assert!(said.insert(text.clone()), "{text:?} means two moves");
            }
        }
    }
}

#[test]
fn verified_positions_read_back_in_every_form() {
    let all = include_str!("../../../testdata/positions/positions.tsv");
    // The largest captures have hundreds of routes and thousands of letters.
    for line in all.lines().filter(|line| !line.starts_with('#') && !line.starts_with("F1")) {
        if let Some(setup) = line.split('\t').nth(1).and_then(|text| fen::parse(text).ok()) {
            if let Ok(position) = setup.into_position() {
                reads_back(&position);
            }
        }
    }
}

fn boards() -> impl Strategy<Value = Position> {
    let piece = prop_oneof![9 => Just('.'), 3 => Just('b'), 3 => Just('w'), 1 => Just('B'), 2 => Just('W')];
    (prop::collection::vec(piece, 50), any::<bool>()).prop_filter_map("a position", |(pieces, white)| {
        let mut board = Board::EMPTY;
        for (square, piece) in Square::all().zip(&pieces) {
            let color = if piece.eq_ignore_ascii_case(&'w') { Color::White } else { Color::Black };
            let king = piece.is_ascii_uppercase() || square.is_promotion_row(color);
            let role = if king { Role::King } else { Role::Man };
            if *piece != '.' {
                board.set(square, Some(Piece { color, role }));
            }
        }
        Position::new(board, if white { Color::White } else { Color::Black }).ok()
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a5_every_legal_move_reads_back_in_every_form(position in boards()) {
        reads_back(&position);
    }

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,40}", words in prop::collection::vec("(32|28|prend|takes|slaat|en|et|vingt|un|dix|arrive|,|-| |op|to){1}", 0..12)) {
        let _ = read_typed_move(&text);
        if let Ok(read) = read_typed_move(&words.join(" ")) {
            prop_assert!(read.numbers.len() >= 2);
        }
    }

    #[test]
    fn a13_the_wrong_rule_is_told_in_whole_sentences(position in boards()) {
        for m in captures(&position).moves.iter().take(3) {
            let route = position.path(m);
            let found = if_lifted_at_once(&position, &route);
            for language in Language::ALL {
                common::check(&lifting(&position, &route, &found, language), language);
            }
        }
    }
}

#[test]
fn a13_the_coup_turc_in_words() {
    let turc = position("B:W12,13,22,24,30:BK25");
    let route = turc.path(&turc.legal_moves()[0]);
    let found = if_lifted_at_once(&turc, &route);
    let say = |language| lifting(&turc, &route, &found, language);
    let french = say(Language::Fr);
    assert!(french.starts_with("Si chaque pièce prise partait aussitôt, la dame 25 prendrait cinq pièces\u{a0}: 25x39x17x8x19x30."), "{french}");
    assert!(french.contains("la pièce prise en 30 reste sur le damier"), "{french}");
    assert!(french.ends_with("La dame 25 n'en prend que quatre et s'arrête en 19."), "{french}");
    assert!(say(Language::En).contains("the king on 25 would take five pieces: 25x39x17x8x19x30."));
    assert!(say(Language::Nl).contains("zou de dam op 25 vijf stukken slaan: 25x39x17x8x19x30."));
    assert_eq!(common::numbers(&french), [25, 25, 39, 17, 8, 19, 30, 30, 25, 19]);
}
