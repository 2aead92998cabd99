//! `damier explain`.

use crate::common::{damier, damier_with, fields, function, table};

#[test]
fn every_golden_ruling_one_by_one_and_through_standard_input() {
    let mut rows = table("testdata/rulings/explain.tsv");
    rows.extend(table("testdata/rulings/codes.tsv"));
    assert!(rows.len() > 31);
    let input: String =
        rows.iter()
            .map(|row| {
                if row[2].is_empty() {
                    format!("{}\t{}\n", row[0], row[1])
                } else {
                    row[..3].join("\t") + "\n"
                }
            })
            .collect();
    let run = damier_with(&["explain", "-"], input.as_bytes());
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    let answers = run.lines();
    assert_eq!(answers.len(), rows.len());
    for (row, answer) in rows.iter().zip(&answers) {
        assert_eq!(answer["code"], row[3].as_str(), "{row:?}");
        assert_eq!(answer["legal"], row[3] == "legal", "{row:?}");
        let mut arguments = vec!["explain", &row[0], &row[1], "--json"];
        if !row[2].is_empty() {
            arguments.extend(["--removed", &row[2]]);
        }
        let single = function(&arguments, b"");
        assert_eq!(single.code, i32::from(row[3] != "legal"), "{row:?}");
        assert_eq!(single.json(), *answer, "{row:?}");
    }
}

#[test]
fn a14_c2_the_fields_are_those_of_the_contract() {
    let run = damier(&["explain", "W:W28:B13,22,23,32", "28x17", "--json", "--lang", "fr"]);
    assert_eq!((run.code, run.err.as_str()), (1, ""));
    let ruling = run.json();
    for field in ["legal", "code", "message", "rule", "required", "squares", "irregularity"] {
        assert!(ruling.get(field).is_some(), "{field}");
    }
    assert_eq!(ruling["legal"], false);
    assert_eq!(ruling["code"], "majority");
    assert_eq!(ruling["rule"]["id"], "majority-capture");
    assert!(ruling["rule"]["source"].as_str().unwrap().starts_with("FMJD 1/4"));
    assert_eq!(ruling["required"], serde_json::json!(["28x8"]));
    assert!(ruling["squares"].is_object());
    // C2: the opponent decides whether it is corrected or stands.
    let irregularity = &ruling["irregularity"];
    assert_eq!(irregularity["article"], "FMJD 1/5.4.8");
    assert_eq!(irregularity["decided_by"], "opponent");
    assert_eq!(irregularity["options"], serde_json::json!(["correct", "leave"]));
}

#[test]
fn c3_the_family_takes_back() {
    let ruling = damier(&["explain", "W:W28:B23", "28-22", "--ruleset", "family", "--json"]).json();
    assert_eq!(ruling["code"], "capture-mandatory");
    assert_eq!(ruling["irregularity"]["decided_by"], "both");
    assert_eq!(ruling["irregularity"]["options"], serde_json::json!(["take-back"]));
    for ruleset in ["ffjd", "fmjd", "lidraughts"] {
        let ruling = function(&["explain", "W:W28:B23", "28-22", "--ruleset", ruleset, "--json"], b"").json();
        assert_eq!(ruling["irregularity"]["decided_by"], "opponent");
    }
}

#[test]
fn c4_what_was_lifted_is_judged() {
    let fen = "W:W32,40:B8,17,27,45";
    for (removed, code) in [
        ("8,17,27", "legal"),
        (" 27, 17 ,08 ", "legal"),
        ("27,17", "removed-too-few"),
        ("none", "removed-too-few"),
        ("8,17,27,45", "removed-too-many"),
        ("8,17,27,40", "removed-own-piece"),
        ("32", "removed-own-piece"),
    ] {
        let run = function(&["explain", fen, "32x3", "--removed", removed, "--json"], b"");
        assert_eq!(run.json()["code"], code, "{removed}");
    }
    for removed in ["51", "0", "8,8", "x", "8,,17", "-1", "8 17"] {
        let run = function(&["explain", fen, "32x3", "--removed", removed, "--json"], b"");
        run.assert_one_line_error();
        assert_eq!(run.error_code(), "bad-removed", "{removed}");
    }
    // An empty list was not asked about.
    assert_eq!(function(&["explain", fen, "32x3", "--removed", "", "--json"], b"").json()["code"], "legal");
}

#[test]
fn texts_that_are_no_move() {
    for text in ["32-", "abc", "32", "", "-", "32--28", "32-28-", "٣٢-٢٨", "32\u{0}28"] {
        let run = function(&["explain", "start", text, "--json"], b"");
        run.assert_one_line_error();
        assert_eq!(run.error_code(), "unreadable-move", "{text:?}");
    }
    // Signs after it are dropped; dashes, crosses and glued numbers are read.
    for text in ["32-28!", "32-28??", "32-28 *", "3228", "32.28", "32 28", "32–28", "032-028"] {
        assert_eq!(function(&["explain", "start", text, "--json"], b"").json()["code"], "legal", "{text}");
    }
}

#[test]
fn the_message_is_in_the_language_asked() {
    for (lang, start) in [
        ("fr", "Refusé. Le pion 28 doit prendre deux pièces\u{a0}: 28x8."),
        ("en", "Refused. "),
        ("nl", "Geweigerd. "),
    ] {
        let run = damier(&["explain", "W:W28:B13,22,23,32", "28x17", "--lang", lang]);
        assert!(run.out.starts_with(start), "{}", run.out);
        assert!(run.out.contains("28x8") && run.out.contains("FMJD 1/5.4.8"), "{}", run.out);
    }
    let messages: Vec<String> = ["fr", "en", "nl"]
        .iter()
        .map(|lang| {
            function(&["explain", "start", "32-21", "--json", "--lang", lang], b"").json()["message"]
                .to_string()
        })
        .collect();
    assert!(messages[0] != messages[1] && messages[1] != messages[2], "{messages:?}");
}

#[test]
fn bad_lines_of_a_batch_are_told_and_the_rest_goes_on() {
    let input = b"start\t32-28\r\nstart\nnonsense\t32-28\nstart\tabc\nstart\t32-28\t\nstart\t32-28\t99\n\
        start\t32-28\tnone\tmore\n\n\xc3\x28\t32-28\nW:W32:B8,17,27\t32x3\tnone\n";
    let run = damier_with(&["explain", "-", "--lang", "en"], input);
    run.assert_one_line_error();
    let codes: Vec<String> = run
        .lines()
        .iter()
        .enumerate()
        .map(|(place, answer)| match answer.get("error") {
            Some(error) => {
                assert_eq!(fields(answer), ["error", "line"]);
                assert_eq!(answer["line"], place + 1);
                error["code"].as_str().unwrap().to_owned()
            }
            None => answer["code"].as_str().unwrap().to_owned(),
        })
        .collect();
    let expected = [
        "legal",
        "bad-request",
        "bad-fen",
        "unreadable-move",
        "legal",
        "bad-removed",
        "bad-request",
        "bad-fen",
        "bad-request",
        "removed-too-few",
    ];
    assert_eq!(codes, expected);
}

#[test]
fn bad_usage() {
    for arguments in [
        &["explain", "start"][..],
        &["explain", "start", "32-28", "--ruleset", "chess"],
        &["explain", "-", "32-28"],
        &["explain", "-", "--removed", "8"],
        &["explain", "-", "--ruleset", "chess"],
    ] {
        let mut arguments = arguments.to_vec();
        arguments.push("--json");
        let run = function(&arguments, b"start\t32-28\n");
        run.assert_one_line_error();
        assert_eq!(run.error_code(), "usage", "{arguments:?}");
    }
    for (fen, code) in [("x", "bad-fen"), ("?:W31:B1", "unknown-turn"), ("W:W1:B50", "man-on-promotion-row")]
    {
        assert_eq!(function(&["explain", fen, "32-28", "--json"], b"").error_code(), code);
    }
}

#[test]
fn people_are_told_the_name_of_the_rule() {
    let told =
        |text: &str, language: &str| function(&["explain", "start", text, "--lang", language], b"").out;
    assert_eq!(told("32-28", "fr"), "32-28 est permis\u{a0}: le pion 32 va en 28.\n");
    for (language, line) in [
        ("fr", "Règle\u{a0}: la marche du pion (FMJD, annexe 1\u{a0}; 1/5.4.2)"),
        ("en", "Rule: how a man moves (FMJD, Annex 1; 1/5.4.2)"),
        ("nl", "Regel: hoe een schijf gaat (FMJD, bijlage 1; 1/5.4.2)"),
    ] {
        let out = told("32-21", language);
        assert_eq!(out.lines().nth(1), Some(line), "{out}");
    }
    // Programs are told its id, and the words that a page shows.
    let rule = function(&["explain", "start", "32-21", "--lang", "fr", "--json"], b"").json()["rule"].clone();
    let name = "la marche du pion";
    let text = "FMJD, annexe 1\u{a0}; 1/5.4.2";
    let source = "FMJD Annex 1; 1/5.4.2";
    assert_eq!(rule, serde_json::json!({"id": "man-move", "source": source, "name": name, "text": text}));
}

#[test]
fn a_number_too_large_is_not_shown_as_another() {
    for language in ["fr", "en", "nl"] {
        for (fen, text, removed) in [
            ("start", "99999999999-28", ""),
            ("W:W99999999999:B1", "32-28", ""),
            ("start", "32-28", "99999999999"),
        ] {
            let run = function(&["explain", fen, text, "--removed", removed, "--lang", language], b"");
            assert_ne!(run.code, 0);
            assert!(!(run.out + &run.err).contains("4294967295"), "{language} {fen} {text}");
        }
    }
}
