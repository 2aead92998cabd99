//! `damier moves`.

use std::collections::BTreeSet;

use crate::common::{damier, damier_with, fields, function, table};

#[test]
fn a5_the_fields_are_those_of_the_contract() {
    let run = damier(&["moves", "start", "--json"]);
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    let answer = run.json();
    assert_eq!(fields(&answer), ["capture", "fen", "moves", "pieces_to_capture", "side"]);
    assert_eq!(answer["side"], "white");
    assert_eq!(answer["capture"], false);
    assert_eq!(answer["pieces_to_capture"], 0);
    let moves = answer["moves"].as_array().unwrap();
    assert_eq!(moves.len(), 9);
    for m in moves {
        assert_eq!(fields(m), ["captured", "from", "notation", "path", "promotes", "to"]);
    }
    // 32-28 is a possible first move.
    assert!(moves.iter().any(|m| m["notation"] == "32-28" && m["from"] == 32 && m["to"] == 28));
}

#[test]
fn a17_the_worked_example() {
    let answer = damier(&["moves", "W:W32,34:B8,17,27,30", "--json"]).json();
    assert_eq!(answer["pieces_to_capture"], 3);
    assert_eq!(answer["moves"].as_array().unwrap().len(), 1);
    let m = &answer["moves"][0];
    assert_eq!(m["notation"], "32x3");
    assert_eq!(m["path"], serde_json::json!([32, 21, 12, 3]));
    assert_eq!(m["captured"], serde_json::json!([27, 17, 8]));
    assert_eq!(m["promotes"], true);
}

#[test]
fn a4_b1_no_move_exits_with_one() {
    for fen in ["W:W:B1", "W:W45:B34,40"] {
        let run = damier(&["moves", fen, "--json"]);
        assert_eq!(run.code, 1);
        assert_eq!(run.json()["moves"], serde_json::json!([]));
        assert_eq!(damier(&["moves", fen]).code, 1);
    }
}

#[test]
fn every_golden_position_through_standard_input() {
    let rows = table("testdata/positions/positions.tsv");
    let rows = &rows[1..];
    let input: String = rows.iter().map(|row| format!("{}\n", row[1])).collect();
    let run = damier_with(&["moves", "-"], input.as_bytes());
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    let answers = run.lines();
    assert_eq!(answers.len(), rows.len());
    for (row, answer) in rows.iter().zip(&answers) {
        let moves = answer["moves"].as_array().unwrap();
        assert_eq!(moves.len().to_string(), row[2], "{row:?}");
        let list = |value: &serde_json::Value| -> Vec<u64> {
            value.as_array().unwrap().iter().map(|n| n.as_u64().unwrap()).collect()
        };
        let found: BTreeSet<(u64, u64, BTreeSet<u64>)> = moves
            .iter()
            .map(|m| {
                let path = list(&m["path"]);
                assert_eq!(m["from"].as_u64(), path.first().copied());
                assert_eq!(m["to"].as_u64(), path.last().copied());
                (path[0], path[path.len() - 1], list(&m["captured"]).into_iter().collect())
            })
            .collect();
        let expected: BTreeSet<_> =
            row[3].split("; ").filter(|text| !text.is_empty()).map(read_move).collect();
        assert_eq!(found, expected, "{row:?}");
    }
}

/// `32x21x12x3[8,17,27]` as start, end and captured set.
fn read_move(text: &str) -> (u64, u64, BTreeSet<u64>) {
    let (route, captured) = text.split_once('[').unwrap_or((text, "]"));
    let squares: Vec<u64> = route.split(['-', 'x']).map(|n| n.parse().unwrap()).collect();
    let captured = captured.trim_end_matches(']').split(',').filter(|n| !n.is_empty());
    (squares[0], squares[squares.len() - 1], captured.map(|n| n.parse().unwrap()).collect())
}

#[test]
fn a_batch_answers_line_by_line_in_order() {
    let run =
        damier_with(&["moves", "-", "--lang", "en"], b"start\r\n\nW:W51:B1\nW:W:B1\n\xff\xfe\nB:W31:B20");
    assert_eq!(run.code, 2);
    let lines = run.lines();
    assert_eq!(lines.len(), 6);
    assert_eq!(lines[0]["moves"].as_array().unwrap().len(), 9);
    for (place, line, code) in [(1, 2, "bad-fen"), (2, 3, "bad-fen"), (4, 5, "bad-request")] {
        assert_eq!(fields(&lines[place]), ["error", "line"]);
        assert_eq!(lines[place]["error"]["code"], code);
        assert_eq!(lines[place]["line"], line);
    }
    assert_eq!(lines[3]["moves"], serde_json::json!([]));
    assert_eq!(lines[5]["side"], "black");
    run.assert_one_line_error();
    assert!(run.err.contains("3 of 6") && run.err.contains("line 2"), "{}", run.err);
}

#[test]
fn a_batch_without_lines_is_done() {
    let run = damier_with(&["moves", "-"], b"");
    assert_eq!((run.code, run.out.as_str(), run.err.as_str()), (0, "", ""));
}

#[test]
fn a_line_of_megabytes_is_refused_and_the_rest_goes_on() {
    let mut input = vec![b'1'; 3 << 20];
    input.extend_from_slice(b"\nstart\n");
    let run = function(&["moves", "-"], &input);
    assert_eq!(run.code, 2);
    let lines = run.lines();
    assert_eq!(lines[0]["error"]["code"], "too-large");
    assert_eq!(lines[1]["side"], "white");
}

#[test]
fn a_coprocess_is_answered_at_once() {
    use std::io::{BufRead, BufReader, Write};
    let mut child = crate::common::command(&["moves", "-"])
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap()).lines();
    for fen in ["start", "W:W32:B28", "W:W:B1"] {
        writeln!(stdin, "{fen}").unwrap();
        // Would hang here if the answer waited for more input.
        assert!(answers.next().unwrap().unwrap().starts_with("{\"fen\""));
    }
    drop(stdin);
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[test]
fn texts_for_people_in_three_languages() {
    for (lang, owed, takes) in [
        (
            "fr",
            "Les Blancs\u{a0}: prise obligatoire de 3 pièces, 1 coup légal.",
            "32x21x12x3  prend 27, 17, 8, devient dame",
        ),
        ("en", "White: must capture 3 pieces, 1 legal move.", "32x21x12x3  takes 27, 17, 8, becomes a king"),
        (
            "nl",
            "Wit: verplicht 3 stukken te slaan, 1 toegestane zet.",
            "32x21x12x3  slaat 27, 17, 8, wordt dam",
        ),
    ] {
        let run = damier(&["moves", "W:W32:B8,17,27", "--lang", lang]);
        assert_eq!(run.code, 0);
        assert!(run.out.ends_with(&format!("{owed}\n{takes}\n")), "{}", run.out);
    }
}

#[test]
fn every_dialect_of_a_fen() {
    for fen in ["W:B1-20:W31-50", "w:w31-50:b1-20.", " W : W 31 - 50 : B 01-20 ", "W:W31-50:B1-20:H0:F1"] {
        let answer = function(&["moves", fen, "--json"], b"").json();
        assert_eq!(answer, function(&["moves", "start", "--json"], b"").json(), "{fen}");
    }
}

#[test]
fn nonsense_is_refused_with_its_code() {
    for (fen, code) in [
        ("", "bad-fen"),
        ("W", "bad-fen"),
        ("W:W31,31:B1", "bad-fen"),
        ("W:W0:B1", "bad-fen"),
        ("W:W51:B1", "bad-fen"),
        ("W:W50-31:B1", "bad-fen"),
        ("W:W31 32:B1", "bad-fen"),
        ("W:W31,,32:B1", "bad-fen"),
        ("W:W31:B1:X1", "bad-fen"),
        ("W:WQ31:B1", "bad-fen"),
        ("W:W31:W32", "bad-fen"),
        ("WW:W31:B1", "bad-fen"),
        ("W:WG31:B1", "bad-fen"),
        ("W:WP31:B1", "bad-fen"),
        ("W:W:B", "bad-fen"),
        ("?:W31:B1", "unknown-turn"),
        ("W:W1:B50", "man-on-promotion-row"),
        ("W:W31:B46", "man-on-promotion-row"),
    ] {
        let run = function(&["moves", fen, "--json"], b"");
        run.assert_one_line_error();
        assert_eq!(run.error_code(), code, "{fen}");
        assert!(!run.json()["error"]["message"].as_str().unwrap().is_empty());
        let text = function(&["moves", fen], b"");
        text.assert_one_line_error();
        assert_eq!(text.out, "");
    }
}
