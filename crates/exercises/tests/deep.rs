//! The file of exercises that a search or the tables have proved.

use std::collections::BTreeMap;
use std::sync::Arc;

use damier_core::{fen, Position};
use damier_engine::{Endgames, Engine, Limits, Nobody, Options, Root};
use damier_exercises::{check_deep, prove_deep, Band, DeepCollection, DeepKind, DeepQuestion, Source};
use damier_tablebase::{CacheSizes, Shipped, Tablebase};

fn committed() -> DeepCollection {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/content/deep.json");
    let text = std::fs::read_to_string(path).expect("the file of exercises");
    let collection = DeepCollection::from_json(&text).expect("JSON of exercises");
    assert_eq!(collection.to_json().expect("JSON"), text, "written by `damier exercises deepen`");
    collection
}

#[test]
fn every_move_is_legal_and_there_are_no_twins() {
    let faults = check_deep(&committed());
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn every_kind_is_graded() {
    let collection = committed();
    for kind in DeepKind::ALL {
        let of = |band: Band| {
            let own = collection.exercises.iter().filter(|e| e.question.kind() == kind);
            own.filter(|e| Band::of(e.difficulty) == band).count()
        };
        let bands = Band::ALL.iter().filter(|band| of(**band) > 0).count();
        assert!(bands >= 3, "{kind}: {bands}");
    }
}

#[test]
fn every_fiftieth_shot_and_every_tenth_defence_is_proved_anew() {
    // Neither asks a table.
    let none = Tablebase::open(&std::collections::HashMap::<String, Vec<u8>>::new(), CacheSizes::default())
        .expect("no tables");
    let collection = committed();
    let shots = collection.exercises.iter().filter(|e| e.question.kind() == DeepKind::Shot);
    let guards = collection
        .exercises
        .iter()
        .filter(|e| matches!(e.question, DeepQuestion::Defend { by: Source::Search, .. }));
    let some: Vec<_> = shots.step_by(50).chain(guards.step_by(10)).collect();
    assert!(some.len() >= 15, "{}", some.len());
    for exercise in some {
        assert_eq!(prove_deep(exercise, &none), Ok(()), "{}", exercise.id);
    }
}

/// All endings of at most four pieces.
fn tables() -> Arc<Tablebase> {
    Arc::new(Tablebase::open(&Shipped, CacheSizes::default()).expect("tables"))
}

#[test]
fn every_ending_and_every_goal_of_the_practice_is_proved_by_tables() {
    let tables = tables();
    let mut proved = 0;
    for exercise in committed().exercises {
        if exercise.position().is_some_and(|p| p.board().occupied().len() <= 4) {
            assert_eq!(prove_deep(&exercise, &tables), Ok(()), "{}", exercise.id);
            proved += 1;
        }
    }
    assert!(proved >= 200, "{proved}");
    let mut values = 0;
    for (id, goal) in goals().into_iter().filter(|(_, goal)| goal.family == "ending") {
        if goal.position().board().occupied().len() > 4 {
            // More pieces than there are tables for: a search ends in them.
            assert_eq!(goal.goal, "win", "{id}");
            assert_won(&id, &goal, &tables);
            continue;
        }
        let wdl = tables.wdl(&goal.position()).expect("a value");
        assert_eq!(wdl.name(), goal.goal, "{id}");
        values += 1;
    }
    assert!(values >= 10, "{values}");
}

/// A position that the page practises against the machine, `web/src/content/goals.json`.
#[derive(serde::Deserialize)]
struct Goal {
    family: String,
    goal: String,
    fen: String,
}

impl Goal {
    fn position(&self) -> Position {
        fen::parse(&self.fen).expect("a FEN").into_position().expect("a position")
    }
}

fn goals() -> BTreeMap<String, Goal> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/content/goals.json");
    serde_json::from_str(&std::fs::read_to_string(path).expect("the goals")).expect("JSON of goals")
}

/// A search that has the tables sees the win to the end of the game.
fn assert_won(id: &str, goal: &Goal, tables: &Arc<Tablebase>) {
    let endgames = Some(Arc::clone(tables) as Arc<dyn Endgames>);
    let mut engine = Engine::with(Options { table_bits: 18, endgames, ..Options::default() });
    let wanted = Limits { nodes: 2_000_000, ..Limits::depth(40) }.goal();
    let found = engine.search(&Root::of(goal.position()), &wanted, &mut Nobody).expect("a move");
    assert!(found.score.is_decided() && found.score.value() > 0, "{id}: {:?}", found.score);
}

#[test]
fn a_search_sees_every_named_combination_won_to_the_end() {
    let tables = tables();
    let mut won = 0;
    for (id, goal) in goals().into_iter().filter(|(_, goal)| goal.family == "combination") {
        assert_won(&id, &goal, &tables);
        won += 1;
    }
    assert!(won >= 16, "{won}");
}

#[test]
fn a_wrong_answer_is_found() {
    let mut collection = committed();
    let mut spoilt = 0;
    for exercise in &mut collection.exercises {
        match &mut exercise.question {
            DeepQuestion::Shot { line, .. } => {
                line.pop();
            }
            DeepQuestion::Win { moves, .. } => *moves += 1,
            DeepQuestion::Defend { replies, .. } => {
                replies.pop_first();
            }
            // What the tables say is for them to find.
            DeepQuestion::Verdict { .. } => continue,
        }
        spoilt += 1;
    }
    let first = collection.exercises[0].clone();
    collection.exercises.push(first);
    let faults = check_deep(&collection);
    let found = faults.iter().filter(|fault| !fault.contains("difficulty")).count();
    // The twin is told twice: its name, its position.
    assert!(found >= spoilt + 2, "{found} of {spoilt}");
}
