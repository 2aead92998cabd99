//! `damier perft`.

use crate::common::{damier, fields, function, repository};

#[test]
fn the_fields_are_those_of_the_contract() {
    let answer = damier(&["perft", "start", "5", "--json"]).json();
    assert_eq!(fields(&answer), ["depth", "fen", "nodes", "seconds"]);
    assert_eq!(answer["nodes"], 27_117);
    assert_eq!(answer["depth"], 5);
    assert!(answer["seconds"].as_f64().unwrap() >= 0.0);
}

#[test]
fn divide_names_every_first_move() {
    let answer = damier(&["perft", "start", "6", "--divide", "--json"]).json();
    assert_eq!(fields(&answer), ["depth", "divide", "fen", "nodes", "seconds"]);
    let divide = answer["divide"].as_object().unwrap();
    assert_eq!(divide.len(), 9);
    assert!(divide.contains_key("32-28"));
    assert_eq!(divide.values().map(|n| n.as_u64().unwrap()).sum::<u64>(), 167_140);
    assert_eq!(answer["nodes"], 167_140);
    // Captures that share start and end have names of their own.
    let twins = damier(&["perft", "W:WK47:B14,19,29,31,42", "1", "--divide", "--json"]).json();
    assert_eq!(fields(&twins["divide"]), ["47x38x20x9x36", "47x38x24x13x36"]);
}

#[test]
fn golden_counts_in_every_way_of_counting() {
    let text = std::fs::read_to_string(repository("testdata/perft/perft.txt")).unwrap();
    let mut lines = 0;
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let parts: Vec<&str> = line.split(';').collect();
        if parts[2].parse::<u64>().unwrap() > 3_000_000 {
            continue;
        }
        lines += 1;
        for options in
            [&[][..], &["--threads", "3"], &["--hash", "1"], &["--divide", "--threads", "2", "--hash", "2"]]
        {
            let mut arguments = vec!["perft", parts[0], parts[1], "--json"];
            arguments.extend(options);
            let run = function(&arguments, b"");
            assert_eq!(run.code, 0, "{run:?}");
            assert_eq!(run.json()["nodes"].to_string(), parts[2], "{line} {options:?}");
        }
    }
    assert!(lines > 50, "{lines}");
}

#[test]
fn small_and_impossible_depths() {
    assert_eq!(function(&["perft", "start", "0", "--json"], b"").json()["nodes"], 1);
    let divided = function(&["perft", "start", "0", "--json", "--divide"], b"").json();
    assert_eq!((&divided["nodes"], &divided["divide"]), (&1.into(), &serde_json::json!({})));
    assert_eq!(function(&["perft", "W:W:B1", "3", "--json"], b"").json()["nodes"], 0);
    assert_eq!(function(&["perft", "W:W:B1", "100", "--json", "--threads", "2"], b"").json()["nodes"], 0);
    for depth in ["101", "-1", "x", "", "99999999999999999999"] {
        let run = function(&["perft", "start", depth, "--json"], b"");
        run.assert_one_line_error();
        assert_eq!(run.error_code(), "usage", "{depth}");
    }
    for option in [["--threads", "0"], ["--threads", "-3"], ["--hash", "0"], ["--hash", "99999999999"]] {
        let run = function(&["perft", "start", "3", option[0], option[1]], b"");
        run.assert_one_line_error();
    }
    assert_eq!(function(&["perft", "nonsense", "3", "--json"], b"").error_code(), "bad-fen");
}

#[test]
fn more_threads_than_the_machine_gives() {
    let run = function(&["perft", "start", "7", "--threads", "1024", "--json"], b"");
    assert_eq!(run.json()["nodes"], 1_049_442);
}

#[test]
fn text_for_people() {
    let run = damier(&["perft", "start", "4", "--divide", "--lang", "en"]);
    assert_eq!(run.out.lines().count(), 10);
    assert!(run.out.lines().next().unwrap().starts_with("31-26 "), "{}", run.out);
    assert!(run.out.lines().last().unwrap().starts_with("4265 move sequences (4 plies, "), "{}", run.out);
}
