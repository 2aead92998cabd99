//! Games end at the ply and for the reason that the rules name: sequences with known ends, cases
//! from public reports, declared ends, set-ups within a game.

use std::collections::HashSet;

use damier_core::{
    fen, AfterEnd, Color, CountCause, Counters, DrawClock, DrawReason, Effect, End, EndingValue, Event, Game,
    GameError, MaterialClass, Move, NodeId, Outcome, Position, Ruleset, Undone, WinReason,
};

fn position(text: &str) -> Position {
    fen::parse(text).unwrap().into_position().unwrap()
}

fn find(position: &Position, text: &str) -> Move {
    let legal = position.legal_moves();
    let fitting: Vec<&Move> = legal.iter().filter(|m| m.short() == text).collect();
    assert_eq!(fitting.len(), 1, "{text} in {position}");
    *fitting[0]
}

fn play(game: &mut Game, moves: &str) {
    for text in moves.split_whitespace() {
        let m = find(game.position(), text);
        game.play(&m).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
}

fn game(start: &str, ruleset: Ruleset, moves: &str) -> Game {
    let mut game = Game::new(position(start), ruleset);
    play(&mut game, moves);
    game
}

struct Sequence {
    id: String,
    start: Position,
    moves: Vec<String>,
    ends: Vec<(Ruleset, String)>,
}

fn sequences() -> Vec<Sequence> {
    let path = format!("{}/../../testdata/games/sequences.tsv", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let read = |line: &str| {
        let fields: Vec<&str> = line.split('\t').collect();
        let rulesets = [Ruleset::Ffjd, Ruleset::Fmjd, Ruleset::Lidraughts];
        Sequence {
            id: fields[0].to_owned(),
            start: position(fields[1]),
            moves: fields[2].split(' ').map(str::to_owned).collect(),
            ends: rulesets.into_iter().zip(fields[3..6].iter().map(|end| (*end).to_owned())).collect(),
        }
    };
    text.lines().filter(|line| !line.starts_with('#')).map(read).collect()
}

/// The end of a game as the file writes it.
fn end_text(end: Option<End>) -> String {
    match end {
        None => "-".to_owned(),
        Some(End { ply, outcome: Outcome::Draw(reason) }) => format!("{ply} {reason}"),
        Some(End { ply, outcome: Outcome::Win { winner, reason } }) => format!("{ply} {winner} {reason}"),
    }
}

#[test]
fn b1_b2_b3_b4_b5_every_sequence_ends_at_its_ply_for_its_reason() {
    let sequences = sequences();
    assert_eq!(sequences.len(), 26);
    for sequence in &sequences {
        for (ruleset, expected) in &sequence.ends {
            let context = format!("{} under {ruleset}", sequence.id);
            let mut game = Game::with(sequence.start, *ruleset, AfterEnd::Record, None);
            let mut claimed_at = None;
            for text in &sequence.moves {
                let m = find(game.position(), text);
                game.play(&m).unwrap();
                if claimed_at.is_none() && !game.claims().is_empty() {
                    claimed_at = Some((game.ply(), game.claims()[0]));
                }
            }
            match claimed_at {
                Some((ply, reason)) => {
                    assert_eq!(format!("{ply} claim {reason}"), *expected, "{context}");
                    assert_eq!(game.ended(), None, "{context}");
                }
                None => assert_eq!(end_text(game.ended()), *expected, "{context}"),
            }
        }
    }
}

#[test]
fn a_game_refuses_the_move_after_its_end_and_says_where_it_ended() {
    for sequence in sequences() {
        for (ruleset, expected) in &sequence.ends {
            let mut game = Game::new(sequence.start, *ruleset);
            for text in &sequence.moves {
                let m = find(game.position(), text);
                let before = game.clone();
                match game.play(&m) {
                    Ok(_) => {}
                    Err(GameError::Over(end)) => {
                        assert_eq!(end_text(Some(end)), *expected, "{}", sequence.id);
                        assert_eq!(game, before, "a refused move changes nothing");
                        break;
                    }
                    Err(other) => panic!("{}: {other}", sequence.id),
                }
            }
            if !expected.contains("claim") {
                assert_eq!(end_text(game.ended()), *expected, "{}", sequence.id);
            }
        }
    }
}

#[test]
fn counters_at_the_end_of_the_sequences() {
    // The counters that the notes state: plies in the class and quiet plies at the end.
    for (id, ruleset, quiet_plies, class, class_plies) in [
        ("S03", Ruleset::Ffjd, 50, None, 0),
        ("S05", Ruleset::Fmjd, 50, None, 0),
        // The class of S07 is created at ply 1; men move at ply 17 of S08; S09 promotes at ply 3.
        ("S07", Ruleset::Fmjd, 32, Some(MaterialClass::SixteenMoves), 32),
        ("S08", Ruleset::Ffjd, 15, Some(MaterialClass::SixteenMoves), 32),
        ("S09", Ruleset::Fmjd, 29, Some(MaterialClass::SixteenMoves), 32),
        ("S12", Ruleset::Fmjd, 3, Some(MaterialClass::FiveMoves), 10),
        ("S12", Ruleset::Ffjd, 3, None, 0),
        ("S14", Ruleset::Lidraughts, 7, Some(MaterialClass::FiveMoves), 10),
        ("S15", Ruleset::Fmjd, 10, Some(MaterialClass::FiveMoves), 10),
    ] {
        let sequences = sequences();
        let sequence = sequences.iter().find(|s| s.id == id).unwrap();
        let mut game = Game::new(sequence.start, ruleset);
        for text in &sequence.moves {
            let m = find(game.position(), text);
            game.play(&m).unwrap();
        }
        let expected = Counters { occurrences: 1, quiet_plies, class, class_plies };
        assert_eq!(game.counters(), expected, "{id} under {ruleset}");
    }
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

/// A walk of so many king moves that allows no capture, repeats no position, stays out of `avoid`
/// and ends where `accept` says.
fn quiet_walk(
    start: Position,
    plies: usize,
    accept: &dyn Fn(&Position, &HashSet<Position>) -> bool,
) -> Vec<Move> {
    fn go(
        here: Position,
        plies: usize,
        seen: &mut HashSet<Position>,
        line: &mut Vec<Move>,
        accept: &dyn Fn(&Position, &HashSet<Position>) -> bool,
    ) -> bool {
        if plies == 0 {
            return accept(&here, seen);
        }
        for m in here.legal_moves().iter() {
            let after = here.play_unchecked(m);
            let king = here.board().kings().contains(m.from) && !m.is_capture();
            let calm = after.legal_moves().first().map_or(false, |reply| !reply.is_capture());
            if king && calm && seen.insert(after) {
                line.push(*m);
                if go(after, plies - 1, seen, line, accept) {
                    return true;
                }
                line.pop();
            }
        }
        false
    }
    let mut line = Vec::new();
    let mut seen = HashSet::from([start]);
    assert!(go(start, plies, &mut seen, &mut line, accept), "no walk of {plies} plies from {start}");
    line
}

/// Four king moves that lead back to the same position over positions not seen, without a capture.
fn shuffle(start: &Position, seen: &HashSet<Position>) -> Option<[Move; 4]> {
    let back = |m: &Move| Move { from: m.to, to: m.from, ..*m };
    let king_moves = |p: &Position| -> Vec<Move> {
        let kings = p.board().kings();
        p.legal_moves().iter().filter(|m| kings.contains(m.from) && !m.is_capture()).copied().collect()
    };
    for first in king_moves(start) {
        let second_position = start.play_unchecked(&first);
        for second in king_moves(&second_position) {
            let line = [first, second, back(&first), back(&second)];
            let visit = |p: Position, m: &Move| p.play(m).ok().filter(|p| p == start || !seen.contains(p));
            if line.iter().try_fold(*start, visit) == Some(*start) {
                return Some(line);
            }
        }
    }
    None
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

#[test]
fn the_draw_clock_says_what_the_game_says() {
    for sequence in sequences() {
        for (ruleset, expected) in &sequence.ends {
            let mut clock = DrawClock::new(*ruleset);
            let mut here = sequence.start;
            let mut ended = clock.start(&here).map(|reason| (0, reason));
            for (played, text) in sequence.moves.iter().enumerate() {
                let m = find(&here, text);
                let next = here.play_unchecked(&m);
                let drawn = clock.play(&here, &m, &next);
                if DrawClock::lost(&next).is_none() {
                    ended = ended.or_else(|| drawn.map(|reason| (played + 1, reason)));
                }
                here = next;
            }
            if let Some((ply, reason)) = ended {
                assert_eq!(format!("{ply} {reason}"), *expected, "{} {ruleset}", sequence.id);
            } else {
                let open = ["-", "claim", "no-pieces"].iter().any(|word| expected.contains(word));
                assert!(open, "{} {ruleset}: {expected}", sequence.id);
            }
        }
    }
}
