//! The file that the page teaches with.

use damier_exercises::{check, Band, Collection, Kind};

fn committed() -> Collection {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/content/exercises.json");
    let text = std::fs::read_to_string(path).expect("the file of exercises");
    let collection = Collection::from_json(&text).expect("JSON of exercises");
    assert_eq!(collection.to_json().expect("JSON"), text, "written by `damier exercises generate`");
    collection
}

#[test]
fn every_exercise_has_the_answer_it_claims_and_no_twin() {
    let report = check(&committed());
    assert!(report.faults.is_empty(), "{:#?}", report.faults);
}

#[test]
fn every_kind_is_graded() {
    let report = check(&committed());
    for kind in Kind::ALL {
        // Two offers and what they force are never very easy.
        let easiest = if kind == Kind::Combination { 1 } else { 0 };
        for band in &Band::ALL[easiest..3] {
            assert!(report.counts.contains_key(&(kind, *band)), "{kind}: no exercise is {band}");
        }
    }
}
