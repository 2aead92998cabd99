//! The machine's player is asked about what the page teaches. It knows nothing of the exercises and searches
//! quite differently from the search that proved them.

use damier_core::notation::{find, Leniency, MoveText};
use damier_engine::{Engine, Limits, Root};
use damier_exercises::{Collection, Question};

#[test]
fn d10_the_engine_plays_the_offers_and_combinations() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/content/exercises.json");
    let text = std::fs::read_to_string(path).expect("the file of exercises");
    let collection = Collection::from_json(&text).expect("JSON of exercises");
    let (mut asked, mut others) = (0, Vec::new());
    for exercise in &collection.exercises {
        let (Question::Offer { line, .. } | Question::Combination { line, .. }) = &exercise.question else {
            continue;
        };
        let position = exercise.position().expect("a position");
        let first =
            MoveText::parse(&line[0], Leniency::File).ok().and_then(|text| find(&position, &text).ok());
        let mut engine = Engine::new(Limits::depth(10), 1);
        let found = engine.best_move(&Root::of(position)).expect("a move");
        asked += 1;
        if Some(found.best) != first {
            others.push(format!("{} {} not {}: {:?}", exercise.id, found.best.short(), line[0], found.score));
        }
    }
    assert!(asked >= 50, "{asked}");
    // Where a quiet win and the shot are both there, tastes may differ; not often.
    assert!(others.len() * 20 <= asked, "{others:#?}");
}
