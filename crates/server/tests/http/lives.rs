//! Whole lives of games: any sequence of requests against a simple model of what should be kept.

use std::cell::Cell;

use axum::http::StatusCode;
use damier_core::{Game, Position, Ruleset};
use proptest::prelude::*;
use serde_json::{json, Value};
use tokio::runtime::Runtime;

use crate::support::TestServer;

/// A request to a game; numbers choose among what is possible.
#[derive(Clone, Debug)]
enum Step {
    /// A legal move after some of the moves (none said: after all), once or twice.
    Play {
        ply: Option<prop::sample::Index>,
        choice: prop::sample::Index,
        again: bool,
    },
    /// A move that is not legal.
    Nonsense,
    Undo {
        ply: prop::sample::Index,
    },
    Resign {
        white: bool,
    },
    Agree,
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        // Mostly at the end: then games grow.
        8 => (any::<prop::sample::Index>(), any::<bool>())
            .prop_map(|(choice, again)| Step::Play { ply: None, choice, again }),
        2 => (any::<prop::sample::Index>(), any::<prop::sample::Index>())
            .prop_map(|(ply, choice)| Step::Play { ply: Some(ply), choice, again: false }),
        1 => Just(Step::Nonsense),
        1 => any::<prop::sample::Index>().prop_map(|ply| Step::Undo { ply }),
        1 => any::<bool>().prop_map(|white| Step::Resign { white }),
        1 => Just(Step::Agree),
    ]
}

/// What should be kept: the moves, and the end that was declared.
#[derive(Default)]
struct Model {
    moves: Vec<String>,
    ended: Option<Value>,
}

impl Model {
    /// The game after its first moves, by the rules alone.
    fn game(&self, start: &Position, plies: usize) -> Game {
        let mut game = Game::new(*start, Ruleset::Ffjd);
        for text in &self.moves[..plies] {
            let m =
                *game.position().legal_moves().iter().find(|m| game.position().notation(m) == *text).unwrap();
            game.play(&m).unwrap();
        }
        game
    }
}

fn live(runtime: &Runtime, server: &TestServer, client: usize, fen: &str, steps: &[Step]) {
    let post = |path: &str, body: Value| runtime.block_on(server.post_as(client, path, body.to_string()));
    let start = damier_core::fen::parse(fen).unwrap().into_position().unwrap();
    let game = post("/api/games", json!({ "fen": fen })).json();
    let path = format!("/api/games/{}", game["id"].as_str().unwrap());
    let mut model = Model::default();
    for step in steps {
        let here = model.game(&start, model.moves.len());
        let over = here.outcome().is_some() || model.ended.is_some();
        match step {
            Step::Play { ply, choice, again } => {
                let all = model.moves.len();
                let ply = ply.map_or(all, |ply| ply.index(all + 1));
                let before = model.game(&start, ply);
                let legal = before.position().legal_moves();
                if legal.is_empty() {
                    continue;
                }
                let text = before.position().notation(&legal[choice.index(legal.len())]);
                let is_last = ply + 1 == model.moves.len() && model.moves[ply] == text;
                let refused = before.outcome().is_some() || (ply == model.moves.len() && over);
                for _ in 0..=usize::from(*again) {
                    let answer = post(&format!("{path}/moves"), json!({ "ply": ply, "move": text }));
                    let expected = if refused { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
                    assert_eq!(
                        answer.status, expected,
                        "{text} after {ply} of {:?}: {}",
                        model.moves, answer.text
                    );
                }
                if !refused && !is_last {
                    model.moves.truncate(ply);
                    model.moves.push(text);
                    model.ended = None;
                }
            }
            Step::Nonsense => {
                let answer =
                    post(&format!("{path}/moves"), json!({ "ply": model.moves.len(), "move": "1-50" }));
                assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
            }
            Step::Undo { ply } => {
                let ply = ply.index(model.moves.len() + 1);
                assert_eq!(post(&format!("{path}/undo"), json!({ "ply": ply })).status, StatusCode::OK);
                model.moves.truncate(ply);
                model.ended = None;
            }
            Step::Resign { .. } | Step::Agree => {
                let (body, outcome) = match step {
                    Step::Resign { white: true } => (
                        json!({ "reason": "resignation", "side": "white" }),
                        json!({ "winner": "black", "reason": "resignation" }),
                    ),
                    Step::Resign { white: false } => (
                        json!({ "reason": "resignation", "side": "black" }),
                        json!({ "winner": "white", "reason": "resignation" }),
                    ),
                    _ => (json!({ "reason": "agreement" }), json!({ "winner": null, "reason": "agreement" })),
                };
                let answer = post(&format!("{path}/end"), body);
                let fine = !over || model.ended.as_ref() == Some(&outcome);
                assert_eq!(answer.status.is_success(), fine, "{}", answer.text);
                if fine {
                    model.ended = Some(outcome);
                }
            }
        }
        let kept = runtime.block_on(server.get_as(client, &path)).json();
        assert_eq!(kept["moves"], json!(model.moves));
        let now = model.game(&start, model.moves.len());
        assert_eq!(kept["status"]["fen"], now.position().to_string());
        let by_rule = now.outcome().map(|outcome| {
            json!({ "winner": outcome.winner().map(damier_core::Color::name), "reason": outcome.reason_name() })
        });
        let expected = model.ended.clone().or(by_rule).unwrap_or(Value::Null);
        assert_eq!(kept["status"]["outcome"], expected, "{}", kept["status"]);
    }
}

#[test]
fn a_game_is_what_its_requests_made_it() {
    let runtime = Runtime::new().unwrap();
    let server = runtime.block_on(TestServer::behind_proxy());
    let client = Cell::new(0);
    let fens = prop::sample::select(vec![
        "W:W31-50:B1-20",
        "W:WK46,36:BK4,6",
        "W:W28,K3:B9,K23",
        "W:W12,13:B38,39",
        "B:WK1:BK50,45",
    ]);
    let config = ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(120) };
    proptest::test_runner::TestRunner::new(config)
        .run(&(fens, prop::collection::vec(step(), 1..25)), |(fen, steps)| {
            client.set(client.get() + 1);
            live(&runtime, &server, client.get(), fen, &steps);
            Ok(())
        })
        .unwrap();
}
