//! One test for each kind, and the order of claims.

use damier_core::ruling::Remedy;
use damier_core::table::{Act, Claim, Decision, Finished, IncidentKind as Kind, Settled, TableError};
use damier_core::{Color, CountCause, Game, Outcome, Ruleset, WinReason};

use super::{all, decisions, finish, game, kind, position};

const START: &str = "W:W31-50:B1-20";
const MISSED: &str = "W:W28,31,33-50:B1-18,20,23";
const RAFLE: &str = "W:W32:B8,17,27";

fn fen_of(game: &Game) -> String {
    game.position().to_string()
}

#[test]
fn c2_every_kind_is_found() {
    for (start, acts, expected) in [
        (START, "32-28", None),
        (MISSED, "28-19 l23", None),
        (RAFLE, "32-21 21-12 12-3 l27 l17 l8 c3", None),
        // The way may be left out.
        (RAFLE, "32-3 l27 l17 l8 c3", None),
        (MISSED, "34-29", Some(Kind::MissedCapture)),
        ("W:W32,34:B8,17,27,30", "34-25 l30", Some(Kind::Majority)),
        (RAFLE, "32-21 21-12 l27 l17", Some(Kind::UnfinishedCapture)),
        (START, "32-22", Some(Kind::IllegalMove)),
        ("W:W28:B5", "28-33", Some(Kind::IllegalMove)),
        (START, "32-28 31-27", Some(Kind::TwoMoves)),
        ("W:W7:B45", "7-1 c1 1-40", Some(Kind::TwoMoves)),
        (START, "19-23", Some(Kind::OpponentsPiece)),
        (START, "32-28 19-23", Some(Kind::OpponentsPiece)),
        (START, "t32 33-28", Some(Kind::TouchedAnother)),
        // What cannot move does not bind; the second touch does not either.
        (START, "t38 33-28", None),
        (START, "t33 t32 33-28", None),
        (START, "32-28 28-27", Some(Kind::TookBack)),
        (START, "32-28 28-32 33-29", Some(Kind::TookBack)),
        (START, "32-28 28-32 33-24", Some(Kind::TookBack)),
        (START, "32-28 28-32 32-28", None),
        (START, "32-28 l19", Some(Kind::RemovedWithoutReason)),
        (START, "32-28 l50", Some(Kind::RemovedWithoutReason)),
        (RAFLE, "32-21 21-12 12-3 l27 l17 c3", Some(Kind::RemovedTooFew)),
        ("W:W33:B8,17,28", "33-22 22-11 l28 l17 l8", Some(Kind::RemovedTooMany)),
        ("W:W33,50:B8,17,28", "33-22 22-11 l28 l17 l50", Some(Kind::RemovedOwnPiece)),
        (RAFLE, "32-21 l27 21-12 l17 12-3 l8 c3", Some(Kind::LiftedEarly)),
        (RAFLE, "32-21 21-12 12-3 l27 l17 l8", Some(Kind::NotCrowned)),
        ("W:W7:B45", "7-1", Some(Kind::NotCrowned)),
        // One of two captures with the same ends, nothing lifted.
        ("W:WK47:B14,19,29,31,42", "47-36", Some(Kind::RemovedTooFew)),
        ("W:WK47:B14,19,29,31,42", "47-36 l42 l29 l14 l31", None),
        // A king that is let go on its way may go on as long as nothing is lifted.
        ("W:WK46:B28", "46-23 23-14 l28", None),
        ("W:WK46:B28", "46-23 l28 23-14", Some(Kind::TookBack)),
    ] {
        assert_eq!(kind(start, acts), expected, "{start} {acts}");
    }
}

#[test]
fn c2_the_opponent_alone_decides() {
    let mut game = game(MISSED);
    finish(&mut game, Color::White, "34-29");
    assert_eq!(game.position().turn(), Color::Black);
    assert_eq!(game.ply(), 1, "it stands in the list of moves");
    assert!(matches!(game.claim_irregularity(Color::White), Claim::Offender(_)));
    assert!(matches!(game.claim_irregularity(Color::Black), Claim::Open(_)));
    assert_eq!(game.decide(Remedy::TakeBack), Err(TableError::NotAnOption(Remedy::TakeBack)));
    let pending = game.clone();

    game.decide(Remedy::Correct).unwrap();
    assert_eq!(*game.position(), position(MISSED));
    assert_eq!(decisions(&game), [Decision::Corrected]);
    assert_eq!(game.bound(), None, "any capture will do");
    assert_eq!(game.decide(Remedy::Correct), Err(TableError::NothingPending));

    let mut game = pending;
    game.decide(Remedy::Leave).unwrap();
    assert_eq!(decisions(&game), [Decision::Left]);
    let note = &game.counter_notes()[0];
    assert_eq!(
        (note.cause, note.count),
        (CountCause::Irregular { pending: false }, 1),
        "history begins anew"
    );
    let decided = Claim::Nothing(Settled::Decided(Decision::Left));
    assert_eq!(game.claim_irregularity(Color::Black), decided);
}

#[test]
fn c2_where_nothing_can_be_claimed_it_is_told_why() {
    let mut game = game(MISSED);
    for by in Color::ALL {
        assert_eq!(game.claim_irregularity(by), Claim::Nothing(Settled::NotBegun));
    }
    finish(&mut game, Color::White, "34-29");
    let pending = CountCause::Irregular { pending: true };
    assert_eq!(game.counter_notes()[0].cause, pending, "what can be claimed is not told");
    game.decide(Remedy::Correct).unwrap();
    let corrected = Claim::Nothing(Settled::Decided(Decision::Corrected));
    assert_eq!(game.claim_irregularity(Color::Black), corrected);
    finish(&mut game, Color::White, "28-19 l23");
    assert_eq!(game.claim_irregularity(Color::Black), Claim::Nothing(Settled::Regular));
    assert_eq!(game.ply(), 1, "what was corrected is no move");
}

#[test]
fn c2_playing_on_accepts_and_only_the_last_irregularity_is_open() {
    let mut game = game(MISSED);
    finish(&mut game, Color::White, "34-29");
    // Black must take now, and does not: that accepts White's slip and opens Black's own.
    finish(&mut game, Color::Black, "18-22");
    let found = all(&game);
    assert_eq!(found[0].decision, Decision::AcceptedByPlay);
    assert_eq!((found[1].kind, found[1].by), (Kind::MissedCapture, Color::Black));
    assert!(matches!(game.claim_irregularity(Color::White), Claim::Open(_)));
    game.decide(Remedy::Correct).unwrap();
    assert!(matches!(game.claim_irregularity(Color::Black), Claim::TooLate(_)));
    finish(&mut game, Color::Black, "23-34 l29");
    finish(&mut game, Color::White, "39-30 l34");
    assert_eq!(game.claim_irregularity(Color::Black), Claim::Nothing(Settled::Regular));
    assert_eq!(game.ply(), 3, "the slip that was accepted and two captures");
}

#[test]
fn c1_a_touched_piece_is_bound_after_a_correction() {
    let mut game = game(START);
    finish(&mut game, Color::White, "t32 33-28");
    game.decide(Remedy::Correct).unwrap();
    assert_eq!(game.bound().map(|s| s.number()), Some(32));
    // Another piece again: the same fault again.
    finish(&mut game, Color::White, "33-28");
    assert_eq!(game.pending().unwrap().kind, Kind::TouchedAnother);
    game.decide(Remedy::Leave).unwrap();
    assert_eq!(game.steps()[1], "33-28");
    assert_eq!(game.ply(), 1, "it stands as a normal move");
    assert_eq!(game.bound(), None);

    // An illegal step binds its piece, if it can move at all.
    let mut game = super::game(START);
    finish(&mut game, Color::White, "32-22");
    game.decide(Remedy::Correct).unwrap();
    assert_eq!(game.bound().map(|s| s.number()), Some(32));
    finish(&mut game, Color::White, "32-27");
    assert_eq!(game.pending(), None);
}

#[test]
fn c2_what_was_played_first_stands() {
    let mut game = game(START);
    finish(&mut game, Color::White, "32-28 28-27");
    assert_eq!(game.steps()[0], "32-27");
    game.decide(Remedy::Correct).unwrap();
    assert_eq!(game.steps()[1], "32-28");
    assert_eq!(game.position().turn(), Color::Black);

    // After the clock: White takes back what was done.
    let mut game = super::game(START);
    finish(&mut game, Color::White, "32-28");
    finish(&mut game, Color::White, "28-32 33-29");
    let pending = game.pending().unwrap().clone();
    assert_eq!((pending.kind, pending.claimed.as_str()), (Kind::TookBack, "32-28"));
    assert_eq!(game.ply(), 1);
    game.decide(Remedy::Correct).unwrap();
    assert_eq!(game.steps().last().unwrap(), "32-28");
}

#[test]
fn c2_two_moves_in_a_row() {
    for (first, second) in [("32-28 31-27", None), ("32-28", Some("31-27"))] {
        let mut game = game(START);
        finish(&mut game, Color::White, first);
        if let Some(second) = second {
            finish(&mut game, Color::White, second);
        }
        let pending = game.pending().unwrap();
        assert_eq!((pending.kind, pending.by), (Kind::TwoMoves, Color::White));
        assert_eq!(game.position().turn(), Color::Black, "never two moves of one side");
        assert_eq!(game.ply(), 2, "both stand in the list");
        assert_eq!(pending.claimed, "31-27", "and each of them once");
        let mut left = game.clone();
        left.decide(Remedy::Leave).unwrap();
        assert!(fen_of(&left).starts_with("B:W27,28,33,34"), "{}", fen_of(&left));
        game.decide(Remedy::Correct).unwrap();
        assert!(fen_of(&game).starts_with("B:W28,31,33,34"), "{}", fen_of(&game));
    }
    // In the order in which they were made, also where neither was a move or one piece made both.
    for (start, acts, noted) in [
        (START, "33-28 31-27", "31-27"),
        (START, "33-22 31-27", "33-22+31-27"),
        ("W:W7:B45", "7-1 c1 1-40", "1-40"),
    ] {
        let mut game = super::game(start);
        finish(&mut game, Color::White, acts);
        assert_eq!(game.pending().unwrap().claimed, noted, "{acts}");
    }
    // Before anything was played.
    let mut game = game(START);
    finish(&mut game, Color::Black, "19-23");
    assert_eq!(game.pending().unwrap().kind, Kind::OutOfTurn);
    assert_eq!(game.position().turn(), Color::White);
    // The one not on move touches the other's pieces.
    let mut game = super::game(START);
    finish(&mut game, Color::Black, "32-28");
    let pending = game.pending().unwrap();
    assert_eq!((pending.kind, pending.by), (Kind::OpponentsPiece, Color::Black));
}

#[test]
fn c4_wrong_lifting_is_put_right() {
    for (start, acts, result) in [
        (RAFLE, "32-21 21-12 12-3 l27 l17 c3", "B:WK3:B"),
        ("W:W33:B8,17,28", "33-22 22-11 l28 l17 l8", "B:W11:B8"),
        ("W:W33,50:B8,17,28", "33-22 22-11 l28 l17 l50", "B:W11,50:B8"),
        ("W:W32:B19,20", "32-28 l19", "B:W28:B19,20"),
    ] {
        let mut game = game(start);
        finish(&mut game, Color::White, acts);
        let stood = fen_of(&game);
        game.decide(Remedy::Correct).unwrap();
        assert_eq!(fen_of(&game), result);
        assert_ne!(stood, result);
        assert_eq!(game.ply(), 1);
    }
}

#[test]
fn c5_huffing_is_a_piece_removed_without_reason() {
    let mut game = game(MISSED);
    finish(&mut game, Color::White, "34-29");
    finish(&mut game, Color::Black, "l28 20-24");
    let pending = game.pending().unwrap();
    // Black had a capture to make besides: the quiet move is what is wrong.
    assert_eq!((pending.kind, pending.by), (Kind::MissedCapture, Color::Black));
    let mut game = super::game("B:W33,38:B12,18");
    finish(&mut game, Color::Black, "l33 18-23");
    assert_eq!(game.pending().unwrap().kind, Kind::RemovedWithoutReason);
    game.decide(Remedy::Correct).unwrap();
    assert_eq!(fen_of(&game), "W:W33,38:B12,23");
}

#[test]
fn a15_a_man_on_the_last_row_is_crowned_in_any_case() {
    for remedy in [Remedy::Correct, Remedy::Leave] {
        let mut game = game("W:W7:B45");
        finish(&mut game, Color::White, "7-1");
        game.decide(remedy).unwrap();
        assert_eq!(fen_of(&game), "B:WK1:B45");
        assert_eq!(game.ply(), 1);
    }
}

#[test]
fn c3_at_home_both_go_back_to_the_last_legal_position() {
    let mut game = Game::new(position(MISSED), Ruleset::Family);
    finish(&mut game, Color::White, "34-29");
    for by in Color::ALL {
        assert!(matches!(game.claim_irregularity(by), Claim::Open(_)));
    }
    assert_eq!(game.decide(Remedy::Leave), Err(TableError::NotAnOption(Remedy::Leave)));
    game.decide(Remedy::TakeBack).unwrap();
    assert_eq!(*game.position(), position(MISSED));
    assert_eq!(decisions(&game), [Decision::TakenBack]);
}

#[test]
fn b1_nothing_is_won_while_an_irregularity_can_be_claimed() {
    // White takes one piece where two must be taken, and Black cannot move then.
    let mut game = game("W:W32,37:B28,36");
    finish(&mut game, Color::White, "32-23 l28 l36");
    assert_eq!(game.pending().unwrap().kind, Kind::RemovedTooMany);
    assert_eq!(game.outcome(), None);
    let mut left = game.clone();
    left.decide(Remedy::Leave).unwrap();
    let won = Outcome::Win { winner: Color::White, reason: WinReason::NoPieces };
    assert_eq!(left.outcome(), Some(won));
    game.decide(Remedy::Correct).unwrap();
    assert_eq!(game.outcome(), None);

    // Playing on is no way out either: what stood is accepted, and it was the end.
    let mut game = super::game("W:WK5,K37:BK46,36");
    finish(&mut game, Color::White, "5-4 l37 l36");
    assert_eq!(game.outcome(), None);
    let acts = Act::read("46-41").unwrap();
    assert_eq!(game.finish(&acts, Color::Black), Ok(Finished::Over));
    assert!(game.outcome().is_some());
    assert!(matches!(game.finish(&acts, Color::Black), Err(TableError::Game(_))));
}

#[test]
fn an_accident_is_noted_and_changes_nothing() {
    let mut game = game(START);
    finish(&mut game, Color::White, "32-28");
    let before = *game.position();
    game.accident().unwrap();
    assert_eq!(*game.position(), before);
    assert_eq!(game.pending(), None);
    assert_eq!(game.steps(), ["32-28", "irregularity:accident;black;;;corrected;"]);
}

#[test]
fn nothing_moved_is_no_move() {
    let mut game = game(START);
    let before = game.clone();
    for acts in ["", "t32", "l32", "32-28 28-32", "l19 l20"] {
        assert_eq!(game.finish(&Act::read(acts).unwrap(), Color::White), Ok(Finished::Nothing), "{acts}");
    }
    assert!(game.finish(&Act::read("32-38").unwrap(), Color::White).is_err());
    assert_eq!(game, before);
    let mut lone = super::game("W:W31:B20");
    let acts = Act::read("31-27 l20 l27").unwrap();
    assert_eq!(lone.finish(&acts, Color::White), Ok(Finished::Nothing));
}
