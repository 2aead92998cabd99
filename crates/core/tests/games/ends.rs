//! Ends of games: won on the board, drawn at once, agreed, claimed, resigned, lost on time.

use damier_core::{
    fen, Color, DrawReason, End, EndingValue, Game, GameError, Outcome, Ruleset, Undone, WinReason,
};

use crate::sequences::sequences;
use crate::support::{find, game, play, position};

#[test]
fn b6_the_players_may_agree_whenever_they_like() {
    for ruleset in Ruleset::ALL {
        let mut game = game("W:W31-50:B1-20", ruleset, "32-28 19-23");
        assert_eq!(game.agree_draw(), Ok(()));
        let end = End { ply: 2, outcome: Outcome::Draw(DrawReason::Agreement) };
        assert_eq!(game.ended(), Some(end));
        let m = game.position().legal_moves()[0];
        assert_eq!(game.play(&m), Err(GameError::Over(end)));
        assert_eq!(game.resign(Color::White), Err(GameError::Over(end)));
        // Taking back takes back the agreement first, then the move.
        assert_eq!(game.undo(), Some(Undone::Declaration(end.outcome)));
        assert_eq!((game.outcome(), game.ply()), (None, 2));
        assert_eq!(game.redo(), Some(Undone::Declaration(end.outcome)));
        assert_eq!(game.ended(), Some(end));
        game.undo();
        assert!(game.play(&m).is_ok());
        assert_eq!(game.redo(), None, "a new move forgets what was taken back");
    }
}

#[test]
fn b7_the_setting_chosen_decides_what_may_be_claimed() {
    let moves = "36-41 4-9 41-36 9-4 36-41 4-9 41-36 9-4";
    for (ruleset, outcome, claims) in [
        (Ruleset::Ffjd, Some(Outcome::Draw(DrawReason::Repetition)), vec![]),
        (Ruleset::Fmjd, Some(Outcome::Draw(DrawReason::Repetition)), vec![]),
        (Ruleset::Lidraughts, None, vec![DrawReason::Repetition]),
        (Ruleset::Family, None, vec![DrawReason::Repetition]),
    ] {
        let mut game = game("W:WK36,K47:BK4,K15", ruleset, moves);
        assert_eq!((game.outcome(), game.claims()), (outcome, claims), "{ruleset}");
        if outcome.is_some() {
            continue;
        }
        // The claim is for this position alone, and a claim ends the game.
        let mut claimed = game.clone();
        assert_eq!(
            claimed.claim(DrawReason::TwentyFiveMoves),
            Err(GameError::NotClaimable(DrawReason::TwentyFiveMoves))
        );
        claimed.claim(DrawReason::Repetition).unwrap();
        assert_eq!(claimed.outcome(), Some(Outcome::Draw(DrawReason::Repetition)));
        assert_eq!(claimed.claims(), []);
        play(&mut game, "36-31");
        assert_eq!(game.claims(), []);
    }
}

#[test]
fn b7_a_family_game_goes_on_past_every_limit() {
    let sequences = sequences();
    for (id, claim) in [
        ("S03", Some(DrawReason::TwentyFiveMoves)),
        ("S06", Some(DrawReason::SixteenMoves)),
        ("S08", Some(DrawReason::SixteenMoves)),
        ("S10", None),
        ("S11", None),
        ("S12", None),
    ] {
        let sequence = sequences.iter().find(|s| s.id == id).unwrap();
        let mut game = Game::new(sequence.start, Ruleset::Family);
        for text in &sequence.moves {
            let m = find(game.position(), text);
            game.play(&m).unwrap();
        }
        assert_eq!(game.outcome(), None, "{id}");
        assert_eq!(game.claims().first().copied(), claim, "{id}");
        assert_eq!(game.counters().class.is_some(), matches!(claim, Some(DrawReason::SixteenMoves)), "{id}");
    }
}

#[test]
fn resignation_and_time_end_an_open_game_only() {
    let mut lost = game("W:W31-50:B1-20", Ruleset::Ffjd, "32-28");
    lost.resign(Color::Black).unwrap();
    let resigned = Outcome::Win { winner: Color::White, reason: WinReason::Resignation };
    assert_eq!(lost.outcome(), Some(resigned));
    assert_eq!((resigned.score(), resigned.reason_name()), ("2-0", "resignation"));
    let mut late = game("W:W31-50:B1-20", Ruleset::Ffjd, "32-28");
    late.flag(Color::White).unwrap();
    let time = Outcome::Win { winner: Color::Black, reason: WinReason::Time };
    assert_eq!((late.outcome(), time.score()), (Some(time), "0-2"));
    // A won position beats a flag (Q70).
    let mut won = game("W:W46,47:B36", Ruleset::Fmjd, "46-41");
    assert!(matches!(won.flag(Color::White), Err(GameError::Over(End { ply: 1, .. }))));
    assert_eq!(won.outcome().unwrap().winner(), Some(Color::White));
}

#[test]
fn case_b8_shuffling_ends_by_repetition_and_a_later_flag_is_void() {
    let mut game = Game::new(position("W:WK46,36:BK4,6"), Ruleset::Fmjd);
    let mut plies = 0;
    'shuffle: loop {
        for text in ["46-41", "4-9", "41-46", "9-4"] {
            let m = find(game.position(), text);
            if game.play(&m).is_err() {
                break 'shuffle;
            }
            plies += 1;
        }
    }
    assert_eq!(plies, 8);
    assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::Repetition)));
    assert!(matches!(game.flag(Color::White), Err(GameError::Over(End { ply: 8, .. }))));
}

#[test]
fn b1_no_piece_or_no_move_loses() {
    let taken = game("W:W32:B28", Ruleset::Ffjd, "32x23");
    let win = |winner, reason| Some(Outcome::Win { winner, reason });
    assert_eq!(taken.outcome(), win(Color::White, WinReason::NoPieces));
    // Pieces left but no move: 46-41 shuts in the man on 36.
    let blocked = game("W:W46,47:B36", Ruleset::Family, "46-41");
    assert_eq!(blocked.outcome(), win(Color::White, WinReason::Blocked));
    // Before any move.
    for (start, winner, reason) in [
        ("W:W31,36:B22,26,27", Color::Black, WinReason::Blocked),
        ("W:W:B1", Color::Black, WinReason::NoPieces),
        ("B:W50:B", Color::White, WinReason::NoPieces),
    ] {
        for ruleset in Ruleset::ALL {
            let mut over = Game::new(position(start), ruleset);
            assert_eq!(over.outcome(), win(winner, reason), "{start}");
            assert_eq!(over.ended().map(|end| end.ply), Some(0));
            assert_eq!(over.flag(winner), Err(GameError::Over(over.ended().unwrap())));
        }
    }
}

#[test]
fn b1_a_win_on_the_very_ply_at_which_a_limit_is_reached_stands() {
    // The last move shuts the enemy in, and nothing is taken that would restart a count.
    for (start, last, reached) in [
        ("W:WK46,47:B36:H49", "46-41", DrawReason::TwentyFiveMoves),
        ("W:WK36,37,K1:BK46:H31", "36-41", DrawReason::SixteenMoves),
        ("W:WK36,K37:BK46:H9", "36-41", DrawReason::FiveMoves),
    ] {
        let setup = fen::parse(start).unwrap();
        let mut game = Game::from_setup(&setup, Ruleset::Lidraughts, None).unwrap();
        play(&mut game, last);
        let notes = game.counter_notes();
        let note = notes.iter().find(|note| note.reason == reached).unwrap();
        assert_eq!(note.count, note.limit, "{start}");
        let won = Outcome::Win { winner: Color::White, reason: WinReason::Blocked };
        assert_eq!(game.outcome(), Some(won), "{start}");
    }
}

#[test]
fn b5_the_immediate_draw_waits_while_a_win_is_forced_and_shows_its_proof() {
    // S11: drawn before a move is made; the proof gives every reply.
    let drawn = Game::new(position("W:WK36:BK4"), Ruleset::Ffjd);
    assert_eq!(drawn.ended(), Some(End { ply: 0, outcome: Outcome::Draw(DrawReason::ImmediateDraw) }));
    let proof = drawn.ending_proof().unwrap();
    assert_eq!(proof.value, EndingValue::Draw);
    assert_eq!(proof.moves.len(), drawn.position().legal_moves().len());
    assert!(proof.moves.iter().all(|m| !matches!(m.value, EndingValue::Win { .. })));
    // S10: 47-15 wins, so the game goes on; the wrong move draws at once.
    let mut open = Game::new(position("W:WK36,K47:BK4"), Ruleset::Ffjd);
    assert_eq!(open.outcome(), None);
    let proof = open.ending_proof().unwrap();
    assert_eq!(proof.value, EndingValue::Win { plies: 3 });
    assert_eq!(proof.line.len(), 3);
    play(&mut open, "47-20");
    assert_eq!(open.outcome(), Some(Outcome::Draw(DrawReason::ImmediateDraw)));
    // Under Annex 1 the same game goes on for five moves each; the value is known all the same.
    let annex = game("W:WK36,K47:BK4", Ruleset::Fmjd, "47-20");
    assert_eq!(annex.outcome(), None);
    assert_eq!(annex.ending_proof().unwrap().value, EndingValue::Draw);
    assert_eq!(annex.counter_notes().last().unwrap().limit, 10);
    // A king and a man against a king are not drawn at once.
    assert_eq!(Game::new(position("W:WK47,31:BK4"), Ruleset::Ffjd).outcome(), None);
    assert!(Game::new(position("W:WK47,31:BK4"), Ruleset::Ffjd).ending_proof().is_none());
}
