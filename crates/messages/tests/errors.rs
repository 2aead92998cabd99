//! Errors in words: every kind in every language, with its place.

mod common;

use common::{check, numbers};
use damier_core::notation::{Leniency, MoveText};
use damier_core::ruling::explain;
use damier_core::{fen, letters, Color, Position, PositionError, Ruleset, Square};
use damier_messages::{
    error_code, fen_error, illegal_move, invalid_move, letters_error, position_error, removed_error,
    usage_error, Language, RemovedError, UsageError,
};
use proptest::prelude::*;

#[test]
fn every_fault_of_a_fen_is_told_with_its_place() {
    for (text, column) in [
        ("", 1),
        ("X:W31:B1", 1),
        ("W::B1", 3),
        ("W:W:W31", 5),
        ("W:W31,,32", 7),
        ("W:W31K32", 6),
        ("W:WQ31", 4),
        ("W:WÉ31", 4),
        ("W:WG31", 4),
        ("W:W51:B1", 4),
        ("W:W50-31", 4),
        ("W:W31,31", 7),
        ("W:W31:B1:H", 11),
        ("W:W31:B1. x", 11),
        ("« »", 1),
    ] {
        let error = fen::parse(text).expect_err(text);
        for language in Language::ALL {
            let message = fen_error(&error, text, language);
            check(&message, language);
            assert!(numbers(&message).contains(&column), "{text}: {message}");
        }
    }
    // Characters are counted, not bytes.
    let text = "W:WÉ31";
    let error = fen::parse(text).unwrap_err();
    assert!(fen_error(&error, text, Language::En).contains("character 4"));
}

#[test]
fn letters_are_told_where_they_are_wrong() {
    for (text, column) in [("x", 1), ("Wbe", 4), ("Wbq", 3), ("Wéeeeeeee", 2), (&"W".repeat(60), 52)] {
        let error = letters::parse(text).expect_err(text);
        for language in Language::ALL {
            let message = letters_error(&error, text, language);
            check(&message, language);
            assert!(numbers(&message).contains(&column), "{text}: {message}");
        }
    }
}

#[test]
fn set_ups_that_cannot_be_played_are_told() {
    for language in Language::ALL {
        for color in Color::ALL {
            let error = PositionError::ManOnPromotionRow { square: Square::at(4), color };
            let text = position_error(&error, language);
            check(&text, language);
            assert!(numbers(&text).contains(&4), "{text}");
        }
        check(&position_error(&PositionError::NoPieces, language), language);
        let text = position_error(&PositionError::UnknownTurn, language);
        // The question mark is quoted from the FEN: no French space stands before it.
        check(&text.replace('?', "Q"), language);
    }
}

#[test]
fn text_that_is_no_move_is_told_with_its_place() {
    for (text, column) in [("", 1), ("abc", 1), ("32", 3), ("32-", 4), ("32–é", 4), ("32-28 <1,1>", 10)] {
        let error = MoveText::parse(text, Leniency::File).expect_err(text);
        for language in Language::ALL {
            let message = invalid_move(&error, text, language);
            check(&message, language);
            assert!(numbers(&message).contains(&column), "{text}: {message}");
        }
    }
}

#[test]
fn every_code_of_the_contract_has_its_sentence() {
    for code in [
        "usage",
        "bad-fen",
        "man-on-promotion-row",
        "unknown-turn",
        "unreadable-move",
        "illegal-move",
        "ambiguous-move",
        "game-over",
        "bad-removed",
        "unreadable-file",
        "unsupported-variant",
        "bad-request",
        "too-large",
        "not-found",
    ] {
        for language in Language::ALL {
            check(error_code(code, language).unwrap(), language);
        }
    }
    assert_eq!(error_code("legal", Language::Fr), None);
}

#[test]
fn lifted_squares_and_calls_are_told() {
    let faults = [
        RemovedError::NotASquare { text: String::new() },
        RemovedError::NotASquare { text: "x".into() },
        RemovedError::NoSuchSquare { text: "51".into() },
        RemovedError::Twice { square: Square::at(8) },
    ];
    let usage = [
        UsageError::Language("de".into()),
        UsageError::Ruleset("fide".into()),
        UsageError::Function("dance".into()),
        UsageError::Arguments { name: "moves".into(), expected: 1, given: 3 },
        UsageError::Arguments { name: "explain".into(), expected: 5, given: 6 },
        UsageError::Value { option: "level".into(), value: "9".into(), expected: "1-5".into() },
    ];
    for language in Language::ALL {
        for fault in &faults {
            check(&removed_error(fault, language), language);
        }
        for fault in &usage {
            check(&usage_error(fault, language), language);
        }
    }
}

#[test]
fn an_illegal_move_of_a_game_tells_its_ply_and_why() {
    let position = Position::starting();
    let text = MoveText::parse("32-21", Leniency::Typed).unwrap();
    let found = explain(&position, &text, None, Ruleset::Ffjd);
    for language in Language::ALL {
        let message = illegal_move(7, "32-21", &position, &found, language);
        check(&message, language);
        assert_eq!(numbers(&message)[..3], [7, 32, 21], "{message}");
    }
    assert!(illegal_move(1, "32-21", &position, &found, Language::Fr).starts_with(
        "Demi-coup 1, «\u{a0}32-21\u{a0}»\u{a0}: Un pion n'avance que d'une case à la fois\u{a0}:"
    ));
}

#[test]
fn a_number_that_was_cut_is_not_told() {
    let text = "W:W99999999999:B1";
    let error = fen::parse(text).expect_err("no square");
    let tried = MoveText::parse("4294967296-28", Leniency::Typed).expect("numbers");
    let position = Position::starting();
    let found = explain(&position, &tried, None, Ruleset::Ffjd);
    for language in Language::ALL {
        for message in
            [fen_error(&error, text, language), damier_messages::ruling(&position, &found, language)]
        {
            check(&message, language);
            assert!(!message.contains("4294967"), "{message}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 10_000, ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_typed_is_quoted_on_one_short_line(text in "\\PC{0,80}|[\\x00-\\x7f]{0,20}") {
        for language in Language::ALL {
            let mut messages = vec![usage_error(&UsageError::Function(text.clone()), language)];
            if let Err(error) = MoveText::parse(&text, Leniency::Typed) {
                messages.push(invalid_move(&error, &text, language));
            }
            if let Err(error) = fen::parse(&text) {
                messages.push(fen_error(&error, &text, language));
            }
            if let Err(error) = letters::parse(&text) {
                messages.push(letters_error(&error, &text, language));
            }
            for message in messages {
                prop_assert!(!message.chars().any(char::is_control), "{:?}", message);
                prop_assert!(message.chars().count() < 220, "{:?}", message);
            }
        }
    }
}
