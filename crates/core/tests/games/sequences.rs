//! The golden games, and the ends that they state.

use damier_core::{
    AfterEnd, Counters, DrawClock, End, Game, GameError, MaterialClass, Outcome, Position, Ruleset,
};

use crate::support::{find, position};

pub(crate) struct Sequence {
    pub(crate) id: String,
    pub(crate) start: Position,
    pub(crate) moves: Vec<String>,
    pub(crate) ends: Vec<(Ruleset, String)>,
}

pub(crate) fn sequences() -> Vec<Sequence> {
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
pub(crate) fn end_text(end: Option<End>) -> String {
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
