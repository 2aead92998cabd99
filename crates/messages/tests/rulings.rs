//! Every ruling has its sentences in every language, and they name the squares at hand.

mod common;

use std::collections::BTreeMap;

use common::{check, numbers};
use damier_core::notation::{Leniency, MoveText};
use damier_core::ruling::{explain, DecidedBy, Finding, Ruling, RulingCode};
use damier_core::{fen, Bitboard, Board, Color, Piece, Position, Role, Ruleset, Square};
use damier_messages::{irregularity, remedy, remedy_explained, ruling, touch, Language};
use proptest::prelude::*;

fn position(text: &str) -> Position {
    match text {
        "start" => Position::starting(),
        _ => fen::parse(text).unwrap().into_position().unwrap(),
    }
}

fn rule(position: &Position, text: &str, removed: &str) -> Ruling {
    let removed: Option<Vec<Square>> = match removed {
        "" => None,
        "none" => Some(Vec::new()),
        _ => Some(removed.split(',').map(|n| Square::at(n.parse().unwrap())).collect()),
    };
    let text = MoveText::parse(text, Leniency::Typed).unwrap();
    explain(position, &text, removed.as_deref(), Ruleset::Ffjd)
}

fn say(fen: &str, text: &str, removed: &str, language: Language) -> String {
    let position = position(fen);
    ruling(&position, &rule(&position, text, removed), language)
}

/// The squares that a sentence on this finding must name.
fn at_hand(finding: &Finding) -> Vec<u32> {
    let set = |squares: Bitboard| squares.iter().map(|s| u32::from(s.number())).collect::<Vec<u32>>();
    let one = |square: &Square| u32::from(square.number());
    match finding {
        Finding::GameOver { .. } => vec![],
        Finding::NoSuchSquare { number } => vec![*number],
        Finding::EmptySquare { square } | Finding::NotYourPiece { square } => vec![one(square)],
        Finding::Legal { named } => [vec![one(&named.from), one(&named.to)], set(named.captured)].concat(),
        Finding::Ambiguous { candidates } => candidates
            .iter()
            .flat_map(|m| [vec![one(&m.from), one(&m.to)], set(m.captured)].concat())
            .collect(),
        Finding::DestinationOccupied { hop, .. } | Finding::CapturedPieceBlocks { hop, .. } => {
            vec![one(&hop.to)]
        }
        Finding::NotOnDiagonal { hop }
        | Finding::ManMovesBackward { hop }
        | Finding::NothingToCapture { hop }
        | Finding::CaptureMandatory { hop } => vec![one(&hop.from), one(&hop.to)],
        Finding::ManMovesTooFar { hop, over } => {
            let mut all = vec![one(&hop.from), one(&hop.to)];
            all.extend(over.iter().map(one));
            all
        }
        Finding::JumpsOwnPiece { hop, own } => vec![one(&hop.from), one(&hop.to), one(own)],
        Finding::PathBlocked { hop, blockers } => {
            [vec![one(&hop.from), one(&hop.to)], set(*blockers)].concat()
        }
        Finding::PieceJumpedTwice { hop, twice } => vec![one(&hop.from), one(&hop.to), one(twice)],
        Finding::CaptureUnfinished { route, next } => {
            let ends = vec![one(&route.squares[0]), one(route.squares.last().unwrap())];
            [ends, set(*next)].concat()
        }
        Finding::Majority { route, .. } => {
            vec![one(&route.squares[0]), one(route.squares.last().unwrap())]
        }
        Finding::RemovedTooFew { named, missing } => {
            [vec![one(&named.from), one(&named.to)], set(named.captured), set(*missing)].concat()
        }
        Finding::RemovedTooMany { named, extra } => {
            [vec![one(&named.from), one(&named.to)], set(named.captured), set(*extra)].concat()
        }
        Finding::RemovedOwnPiece { own, .. } => set(*own),
    }
}

fn check_all(position: &Position, ruling_: &Ruling) {
    for language in Language::ALL {
        let text = ruling(position, ruling_, language);
        check(&text, language);
        let count = text.split(". ").count();
        assert!((1..=3).contains(&count), "{count} sentences: {text}");
        let named = numbers(&text);
        for square in at_hand(&ruling_.finding) {
            assert!(named.contains(&square), "{language}, {position}: {square} is not in {text:?}");
        }
        // The first moves owed are named wherever a capture must be made.
        let first = ruling_.required.first().filter(|m| m.is_capture() && ruling_.named_move().is_none());
        let silent = matches!(ruling_.code(), RulingCode::NoSuchSquare | RulingCode::Ambiguous);
        if let Some(owed) = first.filter(|_| !silent) {
            let ends = [u32::from(owed.from.number()), u32::from(owed.to.number())];
            assert!(ends.iter().all(|n| named.contains(n)), "{language}, {position}: {text}");
        }
        for rulesets in Ruleset::ALL {
            if let Some(found) = ruling_.code().irregularity(rulesets) {
                let text = irregularity(&found, language);
                check(&text, language);
                // At home no article decides: it is the family's own way.
                let at_home = found.decided_by == DecidedBy::Both;
                assert_eq!(text.contains(found.article), !at_home, "{text}");
            }
        }
    }
}

#[test]
fn every_code_speaks_every_language_and_names_the_squares() {
    let mut met: BTreeMap<&str, u32> = BTreeMap::new();
    for file in [
        include_str!("../../../testdata/rulings/explain.tsv"),
        include_str!("../../../testdata/rulings/codes.tsv"),
    ] {
        for line in file.lines().filter(|line| !line.starts_with('#')) {
            let fields: Vec<&str> = line.split('\t').collect();
            let here = position(fields[0]);
            let found = rule(&here, fields[1], fields[2]);
            assert_eq!(found.code().name(), fields[3], "{line}");
            check_all(&here, &found);
            *met.entry(found.code().name()).or_default() += 1;
        }
    }
    assert_eq!(met.len(), RulingCode::ALL.len(), "{met:?}");
}

#[test]
fn a14_majority_in_three_languages() {
    let say = |language| say("W:W28:B13,22,23,32", "28x17", "", language);
    assert_eq!(
        say(Language::Fr),
        "Le pion 28 doit prendre deux pièces\u{a0}: 28x8. La prise 28x17 n'en enlève qu'une."
    );
    assert_eq!(
        say(Language::En),
        "The man on 28 must capture two pieces: 28x8. The capture 28x17 takes only one."
    );
    assert_eq!(
        say(Language::Nl),
        "De schijf op 28 moet twee stukken slaan: 28x8. De slag 28x17 pakt er maar één."
    );
}

#[test]
fn a11_a_forgotten_capture_is_named() {
    let say = |language| say("W:W28,45:B23", "45-40", "", language);
    assert_eq!(
        say(Language::Fr),
        "Le pion 28 doit prendre une pièce\u{a0}: 28x19. La prise est obligatoire\u{a0}: 45-40 ne prend rien."
    );
    assert_eq!(
        say(Language::En),
        "The man on 28 must capture one piece: 28x19. Capturing is compulsory, and 45-40 captures nothing."
    );
    assert_eq!(
        say(Language::Nl),
        "De schijf op 28 moet één stuk slaan: 28x19. Slaan is verplicht en 45-40 slaat niets."
    );
}

#[test]
fn a13_a_piece_is_not_jumped_twice() {
    let text = say("B:W9,24,31:BK35", "35x13x4x36", "", Language::Fr);
    assert!(text.contains("une pièce ne peut être sautée deux fois"), "{text}");
    let text = say("W:W32:B8,17,27", "32x21x12x17", "", Language::Fr);
    assert!(text.contains("Les pièces prises ne sont enlevées qu'à la fin de la prise."), "{text}");
}

#[test]
fn a15_the_new_king_is_announced() {
    assert_eq!(
        say("W:W32:B8,17,27", "32x3", "", Language::Fr),
        "32x3 est permis\u{a0}: le pion 32 prend trois pièces (27, 17 et 8). Arrivé en 3, il devient dame."
    );
    assert!(!say("W:W12:B8,9", "12x14", "", Language::En).contains("king"));
}

#[test]
fn a12_an_unfinished_capture_says_what_comes_next() {
    assert_eq!(
        say("W:WK46:B22,32,41", "46x37", "", Language::Fr),
        "La dame 46 ne peut pas s'arrêter en 37\u{a0}: elle peut encore prendre le pion 32. La dame 46 doit prendre \
         trois pièces, au choix\u{a0}: 46x6, 46x11 ou 46x17."
    );
}

#[test]
fn many_captures_are_not_all_listed() {
    assert_eq!(
        say("W:WK28,K45:B23,33,34", "45-50", "", Language::Fr),
        "Il faut prendre deux pièces, au choix\u{a0}: 28x25, 28x30, 45x1, 45x7 ou l'une des cinq autres prises. La \
         prise est obligatoire\u{a0}: 45-50 ne prend rien."
    );
}

#[test]
fn a_cross_on_a_quiet_move_is_put_right() {
    assert_eq!(
        say("start", "32x28", "", Language::Fr),
        "Entre 32 et 28, il n'y a aucune pièce à prendre. Sans prise, ce coup s'écrit 32-28."
    );
}

#[test]
fn c1_touching_a_piece_says_what_it_commits_to() {
    let say = |fen, square, language| {
        let (here, square) = (position(fen), Square::at(square));
        touch(&here, square, &damier_core::ruling::touch(&here, square), language)
    };
    for language in Language::ALL {
        for (fen, square) in [("start", 32), ("start", 38), ("start", 19), ("start", 25), ("W:WK46:B28", 46)]
        {
            let text = say(fen, square, language);
            check(&text, language);
            assert!(numbers(&text).contains(&u32::from(square)), "{text}");
        }
    }
    assert_eq!(
        say("start", 32, Language::Fr),
        "Pièce touchée, pièce jouée\u{a0}: le pion 32 doit jouer, au choix\u{a0}: 32-27 ou 32-28. Pour seulement \
         redresser une pièce, on dit d'abord «\u{a0}j'adoube\u{a0}»."
    );
}

#[test]
fn c2_c3_the_choices_about_an_irregularity_have_labels() {
    use damier_core::ruling::Remedy;
    for language in Language::ALL {
        for choice in Remedy::ALL {
            check(&format!("{}.", remedy(choice, language)), language);
            check(remedy_explained(choice, language), language);
        }
    }
    assert_eq!(remedy(Remedy::Correct, Language::Fr), "Faire corriger");
    assert_eq!(remedy(Remedy::Leave, Language::Nl), "Laten staan");
}

fn diagrams() -> impl Strategy<Value = Position> {
    let piece = |color, role| Just(Some(Piece { color, role }));
    let cell = prop_oneof![
        25 => Just(None),
        6 => piece(Color::White, Role::Man),
        2 => piece(Color::White, Role::King),
        6 => piece(Color::Black, Role::Man),
        2 => piece(Color::Black, Role::King),
    ];
    (proptest::collection::vec(cell, 50), any::<bool>()).prop_map(|(cells, white)| {
        let mut board = Board::EMPTY;
        for (square, piece) in Square::all().zip(cells) {
            let lost = |p: &Piece| square.is_promotion_row(p.color) && p.role == Role::Man;
            board.set(square, piece.filter(|p| !lost(p)));
        }
        let turn = if white { Color::White } else { Color::Black };
        Position::new(board, turn).unwrap_or_else(|_| Position::starting())
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3_000, ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_tried_gets_good_sentences(
        position in diagrams(),
        numbers in proptest::collection::vec(0..52_u32, 2..5),
        pick in any::<prop::sample::Index>(),
        own in any::<bool>(),
        joint in proptest::sample::select(vec!["-", "x"]),
        removed in proptest::option::of(proptest::collection::vec(1..=50_u8, 0..4)),
    ) {
        let mut numbers = numbers;
        let mine: Vec<Square> = position.board().of(position.turn()).iter().collect();
        if own && !mine.is_empty() {
            numbers[0] = u32::from(mine[pick.index(mine.len())].number());
        }
        let legal = position.legal_moves();
        if removed.is_some() && !legal.is_empty() {
            let m = legal[pick.index(legal.len())];
            numbers = vec![u32::from(m.from.number()), u32::from(m.to.number())];
        }
        let text: Vec<String> = numbers.iter().map(u32::to_string).collect();
        let text = MoveText::parse(&text.join(joint), Leniency::File).unwrap();
        let removed: Option<Vec<Square>> = removed.map(|list| list.into_iter().map(Square::at).collect());
        let found = explain(&position, &text, removed.as_deref(), Ruleset::Family);
        check_all(&position, &found);
    }
}
