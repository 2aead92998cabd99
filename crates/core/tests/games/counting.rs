//! What is counted, from where, and what restarts it.

use std::collections::HashSet;

use damier_core::{fen, Color, CountCause, DrawReason, Effect, End, Game, Outcome, Position, Ruleset};

use crate::sequences::sequences;
use crate::support::{find, game, play, position, quiet_walk, shuffle};

#[test]
fn b2_third_occurrence_is_a_draw_the_first_position_counted() {
    // Case B2: the diagram of a set-up game is its own first occurrence.
    let moves = "46-41 4-9 41-46 9-4 46-41 4-9 41-46 9-4";
    let drawn = game("W:WK46,36:BK4,6", Ruleset::Fmjd, moves);
    assert_eq!(drawn.ended(), Some(End { ply: 8, outcome: Outcome::Draw(DrawReason::Repetition) }));
    assert_eq!(drawn.outcome().unwrap().score(), "1-1");
    let notes = drawn.counter_notes();
    assert_eq!((notes[0].count, notes[0].limit, notes[0].earlier.clone()), (3, 3, vec![0, 4]));
}

#[test]
fn b2_the_side_to_move_is_part_of_the_position() {
    // White loses a move with 46-28-46... in three: the same pieces with Black to move are another position.
    let mut game = game("W:WK46,36:BK4,6", Ruleset::Fmjd, "46-41 4-9 41-32 9-4 32-46");
    assert_eq!(game.counters().occurrences, 1, "the pieces of ply 0, but Black to move");
    play(&mut game, "4-9 46-41 9-4");
    assert_eq!(game.counters().occurrences, 1);
    play(&mut game, "41-46");
    assert_eq!(game.counters().occurrences, 2, "as after ply 5");
    let note = &game.counter_notes()[0];
    assert_eq!(note.earlier, [5]);
}

#[test]
fn b2_repetition_is_named_first_when_two_draws_fall_on_one_ply() {
    for (start, limit, other) in [
        ("W:WK46,36:BK4,6", 50, DrawReason::TwentyFiveMoves),
        ("W:WK36,K47,K48:BK4", 32, DrawReason::SixteenMoves),
        ("W:WK46,K36:BK4", 10, DrawReason::FiveMoves),
    ] {
        let start = position(start);
        let walk = quiet_walk(start, limit - 8, &|p, seen| shuffle(p, seen).is_some());
        let mut game = Game::new(start, Ruleset::Fmjd);
        let mut seen = HashSet::from([start]);
        for m in &walk {
            game.play(m).unwrap();
            seen.insert(*game.position());
        }
        let round = shuffle(game.position(), &seen).unwrap();
        for m in round.iter().chain(&round) {
            assert_eq!(game.outcome(), None);
            game.play(m).unwrap();
        }
        let notes = game.counter_notes();
        let note = notes.iter().find(|note| note.reason == other).unwrap();
        assert_eq!(note.count, note.limit, "both limits are reached");
        assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::Repetition)));
    }
}

#[test]
fn b3_twenty_five_moves_each_and_what_restarts_them() {
    // Case B3: 48 king plies, then 36-31: no draw, and the count is 0.
    let start = position("W:WK46,36:BK4,6");
    let can_step = |p: &Position, _: &HashSet<Position>| p.legal_moves().iter().any(|m| m.short() == "36-31");
    let mut game = Game::new(start, Ruleset::Fmjd);
    for m in quiet_walk(start, 48, &can_step) {
        game.play(&m).unwrap();
    }
    assert_eq!((game.counters().quiet_plies, game.outcome()), (48, None));
    play(&mut game, "36-31");
    assert_eq!((game.counters().quiet_plies, game.outcome()), (0, None));
    let note = &game.counter_notes()[1];
    assert_eq!(note.reason, DrawReason::TwentyFiveMoves);
    assert_eq!((note.count, note.limit, note.started_ply), (0, 50, 49));
    let m = find(&position("W:W36:B1"), "36-31");
    assert_eq!(note.cause, CountCause::ManMove { by: Color::White, m });
    // With king moves only: a draw after 50 plies, and not before.
    for ruleset in [Ruleset::Ffjd, Ruleset::Fmjd, Ruleset::Lidraughts] {
        let mut game = Game::new(start, ruleset);
        for m in quiet_walk(start, 50, &|_, _| true) {
            assert_eq!(game.outcome(), None);
            game.play(&m).unwrap();
        }
        assert_eq!(game.ended(), Some(End { ply: 50, outcome: Outcome::Draw(DrawReason::TwentyFiveMoves) }));
    }
}

#[test]
fn b4_sixteen_moves_each_count_from_the_ply_after_the_one_that_makes_the_class() {
    // The capture at ply 1 makes three kings against one: 1 + 32.
    let sequences = sequences();
    let s07 = sequences.iter().find(|s| s.id == "S07").unwrap();
    let mut game = Game::new(s07.start, Ruleset::Ffjd);
    for (played, text) in s07.moves.iter().enumerate() {
        assert_eq!(game.outcome(), None, "after {played} plies");
        let m = find(game.position(), text);
        game.play(&m).unwrap();
    }
    assert_eq!(game.ended(), Some(End { ply: 33, outcome: Outcome::Draw(DrawReason::SixteenMoves) }));
    let notes = game.counter_notes();
    let note = notes.last().unwrap();
    assert_eq!((note.reason, note.started_ply, note.count), (DrawReason::SixteenMoves, 1, 32));
    assert!(matches!(note.cause, CountCause::Capture { by: Color::White, .. }));
}

#[test]
fn case_b4_five_moves_each_count_from_the_capture_or_promotion() {
    let expect_draw_after_ten = |start: &str, first: &str| {
        let mut game = game(start, Ruleset::Fmjd, first);
        for (played, m) in quiet_walk(*game.position(), 10, &|_, _| true).iter().enumerate() {
            assert_eq!(game.counters().class_plies, played as u32, "{start}");
            assert_eq!(game.outcome(), None, "{start}");
            game.play(m).unwrap();
        }
        assert_eq!(
            game.ended(),
            Some(End { ply: 11, outcome: Outcome::Draw(DrawReason::FiveMoves) }),
            "{start}"
        );
    };
    expect_draw_after_ten("B:WK6,40:BK1", "1x45");
    expect_draw_after_ten("W:W7:BK50", "7-1");
}

#[test]
fn a_king_taken_inside_the_class_does_not_restart_it() {
    // Two kings against one become one against one: the five moves run on, under every ruleset that has them.
    for ruleset in [Ruleset::Fmjd, Ruleset::Lidraughts] {
        let game = game("W:WK36,K47:BK4", ruleset, "47-33 4-10 33-28 10x46");
        assert_eq!(game.counters().class_plies, 4);
        assert_eq!(game.counters().quiet_plies, 0);
        assert_eq!(game.counter_notes().last().unwrap().started_ply, 0);
    }
}

#[test]
fn case_b6_the_plies_left_can_be_told() {
    // The last plies of a game everyone thought unfinished: 6 of 10 have been played.
    let mut game = game("B:WK6,40:BK1", Ruleset::Fmjd, "1x45");
    for m in quiet_walk(*game.position(), 6, &|_, _| true) {
        game.play(&m).unwrap();
    }
    assert_eq!(game.outcome(), None);
    let note = game.counter_notes().pop().unwrap();
    assert_eq!((note.reason, note.limit - note.count), (DrawReason::FiveMoves, 4));
}

#[test]
fn lidraughts_alone_reads_the_clock_of_its_fen() {
    let setup = fen::parse("W:WK36,K47:BK4,K15:H48:F60").unwrap();
    for ruleset in Ruleset::ALL {
        let mut game = Game::from_setup(&setup, ruleset, None).unwrap();
        let expected = if ruleset == Ruleset::Lidraughts { 48 } else { 0 };
        assert_eq!(game.counters().quiet_plies, expected);
        play(&mut game, "36-41 4-9");
        assert_eq!(game.outcome().is_some(), ruleset == Ruleset::Lidraughts);
        if ruleset == Ruleset::Lidraughts {
            let note = &game.counter_notes()[1];
            assert_eq!((note.count, note.given_plies, note.effect), (50, 48, Effect::Draw));
        }
    }
    // In a class the clock is the class's.
    let setup = fen::parse("W:WK36,K47,K48:BK4:H31:F60").unwrap();
    let mut game = Game::from_setup(&setup, Ruleset::Lidraughts, None).unwrap();
    assert_eq!((game.counters().class_plies, game.counters().quiet_plies), (31, 0));
    play(&mut game, "36-41");
    assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::SixteenMoves)));
    // A clock that has run out already.
    let setup = fen::parse("W:WK36,K47:BK4,K15:H100").unwrap();
    let over = Game::from_setup(&setup, Ruleset::Lidraughts, None).unwrap();
    assert_eq!(over.ended().map(|end| end.ply), Some(0));
}
