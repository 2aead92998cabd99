//! `damier exercises`: made, checked, spoilt.

use crate::common::{fields, function, repository};

#[test]
fn what_is_made_is_right() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.json");
    let arguments = ["exercises", "generate", "--seed", "3", "--per-kind", "1", "-o", path.to_str().unwrap()];
    let run = function(&arguments, b"");
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{run:?}");
    let made = std::fs::read(path).unwrap();
    let run = function(&["exercises", "check", "-", "--json"], &made);
    let answer = run.json();
    assert_eq!(fields(&answer), ["exercises", "faults", "file", "kinds", "ok"]);
    assert_eq!(answer["exercises"], 9, "one of each kind");
    // Which is too few, and nothing else is wrong.
    assert_eq!(run.code, 1);
    assert!(answer["faults"].as_array().unwrap().iter().all(|fault| fault["id"].is_null()), "{answer}");
}

#[test]
fn the_committed_file_is_right_and_a_spoilt_one_is_not() {
    let path = repository("web/src/content/exercises.json");
    let run = function(&["exercises", "check", path.to_str().unwrap(), "--lang", "en"], b"");
    assert_eq!(run.code, 0, "{run:?}");
    assert!(run.out.trim_end().ends_with("exercises, all right."), "{}", run.out);

    let text = std::fs::read_to_string(path).unwrap();
    let spoilt = text.replacen("\"count\":1,", "\"count\":2,", 1);
    assert_ne!(spoilt, text);
    let run = function(&["exercises", "check", "-", "--lang", "en"], spoilt.as_bytes());
    assert_eq!(run.code, 1, "{run:?}");
    assert!(run.out.contains("count-001: the piece on"), "{}", run.out);
}

#[test]
fn what_cannot_be_read_or_written_is_told() {
    for (arguments, input) in [
        (vec!["exercises", "check", "no/such/file", "--json"], ""),
        (vec!["exercises", "check", "-", "--json"], "{}"),
        (vec!["exercises", "check", "-", "--json"], "\u{0}"),
    ] {
        let run = function(&arguments, input.as_bytes());
        run.assert_one_line_error();
        assert_eq!(run.error_code(), "unreadable-file");
    }
    let run = function(&["exercises", "generate", "--json"], b"");
    run.assert_one_line_error();
    assert_eq!(run.error_code(), "usage");
}

#[test]
fn deepen_wants_tables_and_shots_that_are_there() {
    let folder = tempfile::tempdir().unwrap();
    let output = folder.path().join("deep.json");
    let output = output.to_str().unwrap();
    let empty = folder.path().to_str().unwrap();
    let run = function(
        &["exercises", "deepen", "a.games", "--shots", "b.txt", "--dir", empty, "-o", output, "--json"],
        b"",
    );
    run.assert_one_line_error();
    assert_eq!(run.error_code(), "not-found");
    // Neither the file nor its record was begun.
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
}
