//! Variations, set-ups within a game, taking back, very long games.

use damier_core::{
    CountCause, Counters, DrawReason, End, Event, Game, GameError, Move, NodeId, Outcome, Position, Ruleset,
};

use crate::support::{find, game, play, position};

#[test]
fn a_set_up_within_the_game_begins_anew() {
    let moves = "46-41 4-9 41-46 9-4";
    let mut game = game("W:WK46,36:BK4,6", Ruleset::Fmjd, moves);
    assert_eq!((game.counters().occurrences, game.counters().quiet_plies), (2, 4));
    let node = game.set_up(position("W:WK46,36:BK4,6")).unwrap();
    assert_eq!(game.event(node), Event::SetUp);
    assert_eq!(game.ply(), 4, "a set-up is no move");
    assert_eq!(game.counters(), Counters { occurrences: 1, quiet_plies: 0, class: None, class_plies: 0 });
    assert_eq!(game.counter_notes()[0].cause, CountCause::SetUp);
    play(&mut game, moves);
    assert_eq!((game.counters().occurrences, game.outcome()), (2, None));
    assert_eq!(game.counter_notes()[0].earlier, [4]);
    play(&mut game, moves);
    assert_eq!(game.ended(), Some(End { ply: 12, outcome: Outcome::Draw(DrawReason::Repetition) }));
    // Taken back past the set-up, the old history is there again.
    for _ in 0..9 {
        game.undo().unwrap();
    }
    assert_eq!((game.counters().occurrences, game.counters().quiet_plies), (2, 4));
    assert_eq!(game.counter_notes()[0].cause, CountCause::GameStart);
}

#[test]
fn variations_comments_and_the_main_line() {
    let mut game = Game::new(Position::starting(), Ruleset::Ffjd);
    game.annotations_mut(NodeId::ROOT).comments_before.push("Opening".to_owned());
    play(&mut game, "32-28");
    let main = game.cursor();
    play(&mut game, "19-23");
    game.undo();
    game.undo();
    play(&mut game, "33-29");
    let side = game.cursor();
    game.annotations_mut(side).nags.push(5);
    game.annotations_mut(side).strength.push_str("!?");
    assert_eq!(game.children(NodeId::ROOT).collect::<Vec<_>>(), [main, side]);
    // The first move is found again, not added again.
    game.go_to_start();
    play(&mut game, "32-28 19-23");
    assert_eq!(game.line(), [NodeId::ROOT, main, game.cursor()]);
    assert_eq!(game.children(NodeId::ROOT).count(), 2);
    game.promote(side);
    assert_eq!(game.children(NodeId::ROOT).collect::<Vec<_>>(), [side, main]);
    game.go_to_start();
    game.go_to_end();
    assert_eq!(game.cursor(), side);
    assert_eq!(game.annotations(side).unwrap().strength, "!?");
    assert!(game.annotations(main).is_none());
    game.cut(side);
    assert_eq!((game.cursor(), game.ply()), (NodeId::ROOT, 0));
    assert_eq!(game.children(NodeId::ROOT).collect::<Vec<_>>(), [main]);
    assert_eq!(game.redo().map(|_| game.cursor()), Some(main), "with nothing taken back: the main line");
    assert_eq!(game.annotations(NodeId::ROOT).unwrap().comments_before, ["Opening"]);
}

#[test]
fn an_illegal_move_changes_nothing() {
    let mut game = game("W:W31-50:B1-20", Ruleset::Ffjd, "32-28 19-23");
    let before = game.clone();
    let quiet = Move { to: damier_core::Square::at(29), ..find(&Position::starting(), "33-28") };
    assert_eq!(game.play(&quiet), Err(GameError::Illegal(quiet)));
    assert_eq!(game, before);
}

#[test]
fn a_game_of_ten_thousand_plies() {
    // Nothing ends a family game, and no position comes back soon: a long walk round the board.
    let mut game = Game::new(position("W:WK1,K2:BK49,K50"), Ruleset::Family);
    let mut choice = 1_u64;
    while game.ply() < 10_000 {
        let calm: Vec<Move> = {
            let here = game.position();
            let legal = here.legal_moves();
            let quiet = |m: &&Move| {
                !m.is_capture() && !here.play_unchecked(m).legal_moves().iter().any(Move::is_capture)
            };
            legal.iter().filter(quiet).copied().collect()
        };
        if calm.is_empty() {
            game.undo();
            continue;
        }
        choice = choice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        game.play(&calm[(choice >> 33) as usize % calm.len()]).unwrap();
    }
    assert_eq!(game.counters().quiet_plies, 10_000);
    assert_eq!(game.outcome(), None);
    let end = game.cursor();
    let whole = game.clone();
    while game.undo().is_some() {}
    assert_eq!((game.ply(), game.counters().occurrences), (0, 1));
    while game.redo().is_some() {}
    assert_eq!(game, whole);
    game.go_to_start();
    game.go_to(end);
    assert_eq!(game.counters(), whole.counters());
}
