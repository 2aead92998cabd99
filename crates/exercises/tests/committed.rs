//! The file that the page teaches with.

use std::collections::BTreeSet;

use damier_exercises::{check, Band, Collection, Kind, Mistake, Question, Report, Task};

fn committed() -> Collection {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/content/exercises.json");
    let text = std::fs::read_to_string(path).expect("the file of exercises");
    let collection = Collection::from_json(&text).expect("JSON of exercises");
    assert_eq!(collection.to_json().expect("JSON"), text, "written by `damier exercises generate`");
    collection
}

fn with(report: &Report, kind: Kind, name: &str) -> usize {
    report.traits.get(&(kind, name.to_owned())).copied().unwrap_or(0)
}

#[test]
fn every_exercise_has_the_answer_it_claims_and_no_twin() {
    let collection = committed();
    let report = check(&collection);
    assert!(report.faults.is_empty(), "{:#?}", report.faults);
    assert!(collection.exercises.len() >= 250, "{}", collection.exercises.len());
}

#[test]
fn every_kind_is_graded_and_begins_with_easy_ones() {
    let collection = committed();
    let report = check(&collection);
    for kind in Kind::ALL {
        assert!(report.of_kind(kind) >= 28, "{kind}");
        // Two offers and what they force are never very easy.
        let easiest = if kind == Kind::Combination { 1 } else { 0 };
        for band in &Band::ALL[easiest..4] {
            assert!(report.counts.contains_key(&(kind, *band)), "{kind}: no exercise is {band}");
        }
        let ones: Vec<_> = collection.exercises.iter().filter(|e| e.question.kind() == kind).collect();
        assert!(ones.windows(2).all(|pair| pair[0].difficulty <= pair[1].difficulty), "{kind}");
    }
}

#[test]
fn material_is_varied() {
    let report = check(&committed());
    for kind in Kind::ALL {
        for name in ["white", "black"] {
            assert!(
                with(&report, kind, name) * 3 >= report.of_kind(kind),
                "{kind}: {name} is seldom to move"
            );
        }
        assert!(with(&report, kind, "kings") >= 3, "{kind}: hardly any kings");
    }
    for kind in [Kind::Touch, Kind::Count, Kind::Landing, Kind::Mistake, Kind::Predict] {
        for name in ["backward", "turning", "passes-last-row", "flying", "ghost"] {
            assert!(with(&report, kind, name) >= 3, "{kind}: {name}");
        }
    }
    for kind in [Kind::Touch, Kind::Count, Kind::Landing] {
        for name in ["circular", "majority", "number-before-rank", "equal-numbers", "promotes"] {
            assert!(with(&report, kind, name) >= 3, "{kind}: {name}");
        }
    }
}

#[test]
fn legal_and_illegal_are_balanced_and_every_reason_occurs() {
    let report = check(&committed());
    let (legal, all) = (with(&report, Kind::Legal, "legal"), report.of_kind(Kind::Legal));
    assert!((all * 35..=all * 55).contains(&(legal * 100)), "{legal} of {all} are legal");
    for code in [
        "capture-mandatory",
        "majority",
        "capture-unfinished",
        "man-moves-backward",
        "man-moves-too-far",
        "path-blocked",
        "jumps-own-piece",
        "piece-jumped-twice",
        "captured-piece-blocks",
        "destination-occupied",
        "nothing-to-capture",
        "not-on-diagonal",
        "not-your-piece",
    ] {
        assert!(with(&report, Kind::Legal, code) >= 1, "{code}");
    }
    assert!(with(&report, Kind::Legal, "looks-illegal") >= 6);
}

#[test]
fn d11_each_frequent_mistake_and_none_at_all() {
    let report = check(&committed());
    for mistake in Mistake::ALL {
        assert!(with(&report, Kind::Mistake, mistake.name()) >= 3, "{mistake:?}");
    }
    for task in [Task::Tap, Task::Name, Task::Neighbours, Task::Diagonal] {
        assert!(with(&report, Kind::Squares, task.name()) >= 3, "{task:?}");
    }
}

/// The question with another answer.
fn spoilt(question: &Question) -> Question {
    let mut question = question.clone();
    let other = |squares: &mut Vec<u8>| {
        if squares.len() > 1 {
            squares.remove(0);
        } else {
            let more = (1..=50).find(|n| !squares.contains(n)).unwrap_or(1);
            squares.push(more);
            squares.sort_unstable();
        }
    };
    match &mut question {
        Question::Touch { squares }
        | Question::Landing { squares, .. }
        | Question::Predict { squares, .. } => {
            other(squares);
        }
        Question::Count { count, .. } => *count += 1,
        Question::Legal { code, .. } => {
            *code = if code == "legal" { "majority" } else { "legal" }.to_owned();
        }
        Question::Mistake { mistake, .. } => {
            *mistake = if *mistake == Mistake::None { Mistake::TooFew } else { Mistake::None };
        }
        Question::Offer { line, .. } | Question::Combination { line, .. } => {
            line.pop();
        }
        Question::Squares { task, square, squares } => match squares {
            Some(squares) => other(squares),
            None if *task == Task::Tap => *square = 51,
            None => *square = *square % 50 + 1,
        },
    }
    question
}

#[test]
fn a_wrong_answer_is_always_found() {
    let mut collection = committed();
    for exercise in &mut collection.exercises {
        exercise.question = spoilt(&exercise.question);
    }
    let report = check(&collection);
    let found: BTreeSet<&str> = report.faults.iter().filter_map(|fault| fault.id.as_deref()).collect();
    let missed: Vec<&str> =
        collection.exercises.iter().map(|e| e.id.as_str()).filter(|id| !found.contains(id)).collect();
    assert!(missed.is_empty(), "{missed:?}");
}

#[test]
fn a_turned_twin_and_a_repeated_name_are_found() {
    let mut collection = committed();
    let first = collection.exercises[0].clone();
    let turned = first.position().expect("a position").flip();
    let Question::Touch { squares } = &first.question else { panic!("the file begins with touch") };
    let mut squares: Vec<u8> = squares.iter().map(|s| 51 - s).collect();
    squares.reverse();
    let mut twin = first.clone();
    twin.fen = turned.to_string();
    twin.question = Question::Touch { squares };
    collection.exercises.push(twin);
    let report = check(&collection);
    let told: Vec<&str> = report.faults.iter().map(|fault| fault.what.as_str()).collect();
    assert_eq!(told, ["the name is used twice", "the same as touch-001"]);
}
