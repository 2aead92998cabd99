//! Random hands: nothing panics, whatever they do, and a game read again from its steps is the same.

use damier_core::notation::{self, Leniency};
use damier_core::table::{Act, Claim, Decision, Incident, INCIDENT_PREFIX};
use damier_core::{fen, Color, Event, Game, Outcome, Ruleset, Square};
use proptest::prelude::*;

fn square() -> impl Strategy<Value = Square> {
    (1_u8..=50).prop_map(Square::at)
}

fn act() -> impl Strategy<Value = Act> {
    prop_oneof![
        1 => square().prop_map(Act::Touch),
        6 => (square(), square()).prop_map(|(from, to)| Act::Shift { from, to }),
        2 => square().prop_map(Act::Lift),
        1 => square().prop_map(Act::Crown),
    ]
}

/// What happens between two presses: a legal move by index, or hands at random; and what then.
#[derive(Clone, Debug)]
struct Turn {
    legal: Option<usize>,
    acts: Vec<Act>,
    out_of_turn: bool,
    claim: bool,
    remedy: usize,
}

fn turn() -> impl Strategy<Value = Turn> {
    let legal = proptest::option::weighted(0.7, 0_usize..30);
    (legal, proptest::collection::vec(act(), 0..4), proptest::bool::weighted(0.15), any::<bool>(), 0_usize..3)
        .prop_map(|(legal, acts, out_of_turn, claim, remedy)| Turn {
            legal,
            acts,
            out_of_turn,
            claim,
            remedy,
        })
}

/// The hands of a legal move.
fn hands_of(game: &Game, index: usize) -> Vec<Act> {
    let legal = game.position().legal_moves();
    if legal.is_empty() {
        return Vec::new();
    }
    let m = legal[index % legal.len()];
    let path = game.position().path(&m).squares;
    let mut acts: Vec<Act> = path.windows(2).map(|hop| Act::Shift { from: hop[0], to: hop[1] }).collect();
    acts.extend(m.captured.iter().map(Act::Lift));
    if m.promotes {
        acts.push(Act::Crown(m.to));
    }
    acts
}

/// The game read again from its steps.
fn again(game: &Game) -> Game {
    let mut read = Game::new(*game.start(), game.ruleset());
    for step in game.steps() {
        if let Some(text) = step.strip_prefix(INCIDENT_PREFIX) {
            let incident: Incident = text.parse().unwrap();
            assert_eq!(incident.to_string(), text);
            read.note(incident).unwrap();
        } else {
            let m = notation::read(read.position(), &step, Leniency::File).unwrap();
            read.play(&m).unwrap();
        }
    }
    read
}

fn check(game: &Game) {
    let read = again(game);
    assert_eq!(read.steps(), game.steps());
    assert_eq!(read.position(), game.position());
    assert_eq!(read.counters(), game.counters());
    assert_eq!(read.outcome(), game.outcome());
    assert_eq!(read.bound(), game.bound());
    assert_eq!(fen::parse(&game.position().to_string()).unwrap().into_position().unwrap(), *game.position());
    for (before, after) in game.line().iter().zip(game.line().iter().skip(1)) {
        // Moves are always legal: the generator stays strict.
        if let Event::Move(m) = game.event(*after) {
            assert!(game.position_at(*before).is_legal(&m));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn c2_random_irregular_games_never_panic_and_are_read_again(
        turns in proptest::collection::vec(turn(), 0..30),
        family in any::<bool>(),
        ending in any::<bool>(),
    ) {
        let ruleset = if family { Ruleset::Family } else { Ruleset::Fmjd };
        let start = if ending { "W:W10,K33,41:B9,20,K45" } else { "W:W31-50:B1-20" };
        let mut game = Game::new(super::position(start), ruleset);
        for turn in turns {
            let mut acts = turn.legal.map_or_else(Vec::new, |index| hands_of(&game, index));
            if turn.legal.is_none() {
                acts.extend(turn.acts);
            }
            let side = game.position().turn();
            let by = if turn.out_of_turn { side.opponent() } else { side };
            let before = game.clone();
            if game.finish(&acts, by).is_err() {
                prop_assert_eq!(&game, &before);
            }
            check(&game);
            if let Some(pending) = game.pending().cloned() {
                prop_assert_eq!(pending.decider(), game.position().turn());
                prop_assert_eq!(game.outcome(), None::<Outcome>);
                for color in Color::ALL {
                    let open = matches!(game.claim_irregularity(color), Claim::Open(_));
                    prop_assert_eq!(open, family || color == pending.decider());
                }
                if turn.claim {
                    let options = pending.options(ruleset);
                    let remedy = options[turn.remedy % options.len()];
                    game.decide(remedy).unwrap();
                    check(&game);
                    prop_assert!(game.pending() != Some(&pending) || pending.decision != Decision::Pending);
                }
            }
        }
    }

    #[test]
    fn any_text_is_an_incident_or_not(text in "[a-z;0-9:,WBK/-]{0,60}") {
        if let Ok(incident) = text.parse::<Incident>() {
            prop_assert_eq!(incident.to_string().parse(), Ok(incident));
        }
    }
}
