//! `damier pdn`.

use std::fs;

use crate::common::{damier, damier_with, fields, function, repository};

const TWO_GAMES: &str =
    "[White \"A\"]\n[Black \"B\"]\n[Result \"2-0\"]\n\n1. 32-28 19-23 2. 28x19 14x23 *\n\n\
    [White \"C\"]\n\n1. 32-28 19-23\n2. 33-29 *\n";

fn check(text: &str, options: &[&str]) -> crate::common::Run {
    let mut arguments = vec!["pdn", "check", "-"];
    arguments.extend(options);
    function(&arguments, text.as_bytes())
}

#[test]
fn the_fields_are_those_of_the_contract() {
    let run = check(TWO_GAMES, &["--json"]);
    assert_eq!((run.code, run.err.as_str()), (1, ""));
    let games = run.lines();
    assert_eq!(games.len(), 2);
    for game in &games {
        assert_eq!(
            fields(game),
            [
                "ended_at", "error", "file", "game", "legal", "line", "plies", "result", "tags", "variant",
                "warnings"
            ]
        );
    }
    assert_eq!(games[0]["file"], "-");
    assert_eq!((&games[0]["game"], &games[0]["line"]), (&1.into(), &1.into()));
    assert_eq!(games[0]["tags"], serde_json::json!({"White": "A", "Black": "B", "Result": "2-0"}));
    assert_eq!(games[0]["variant"], "international");
    assert_eq!(games[0]["plies"], 4);
    assert_eq!(games[0]["legal"], true);
    assert_eq!(games[0]["result"], "2-0");
    assert_eq!(games[0]["error"], serde_json::Value::Null);
    let error = &games[1]["error"];
    assert_eq!(games[1]["legal"], false);
    assert_eq!(games[1]["plies"], 2);
    for field in ["ply", "move", "code", "line", "message"] {
        assert!(error.get(field).is_some(), "{field}");
    }
    assert_eq!(error["ply"], 3);
    assert_eq!(error["move"], "33-29");
    assert_eq!(error["code"], "illegal-move");
    assert_eq!(error["line"], 10);
}

#[test]
fn warnings_have_code_line_and_message() {
    let game = check("1. 32x28 {a {nested} one} 19-23 *", &["--json"]).json();
    assert_eq!(game["legal"], true);
    let codes: Vec<&str> =
        game["warnings"].as_array().unwrap().iter().map(|w| w["code"].as_str().unwrap()).collect();
    assert!(codes.contains(&"wrong-separator") && codes.contains(&"nested-comment"), "{game}");
    for warning in game["warnings"].as_array().unwrap() {
        assert_eq!(warning["line"], 1);
        assert!(!warning["message"].as_str().unwrap().is_empty());
    }
}

#[test]
fn b2_the_ruleset_says_where_a_game_would_have_ended() {
    let text = "[FEN \"W:WK46,36:BK4,6\"]\n1. 46-41 4-9 2. 41-46 9-4 3. 46-41 4-9 4. 41-46 9-4 5. 46-41 *";
    for (ruleset, ended) in [("ffjd", 8.into()), ("fmjd", 8.into()), ("lidraughts", serde_json::Value::Null)]
    {
        let game = check(text, &["--json", "--ruleset", ruleset]).json();
        assert_eq!(game["legal"], true);
        assert_eq!(game["ended_at"], ended, "{ruleset}");
    }
}

#[test]
fn other_variants_are_one_error_per_game() {
    let text = "[GameType \"25\"]\n1. c3-d4 d6-c5 *\n\n[GameType \"40\"]\n1. 32-28 *";
    let run = check(text, &["--json"]);
    assert_eq!(run.code, 1);
    let games = run.lines();
    assert_eq!(games.len(), 2);
    for (game, variant) in games.iter().zip(["russian", "frisian"]) {
        assert_eq!(game["variant"], variant);
        assert_eq!(game["error"]["code"], "unsupported-variant");
    }
}

#[test]
fn text_names_file_game_line_and_ply() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("g.pdn");
    fs::write(&path, TWO_GAMES).unwrap();
    let name = path.to_str().unwrap();
    let run = damier(&["pdn", "check", name, "--lang", "en"]);
    assert_eq!(run.code, 1);
    let line = run.out.lines().next().unwrap();
    assert!(line.starts_with(&format!("{name}:10: game 2, ply 3, illegal-move: ")), "{line}");
    assert_eq!(run.out.lines().last(), Some("Games: 2, plies: 6, games with an error: 1, warnings: 0."));
}

#[test]
fn a_file_that_cannot_be_read_does_not_stop_the_others() {
    let folder = tempfile::tempdir().unwrap();
    let good = folder.path().join("good.pdn");
    fs::write(&good, "1. 32-28 *").unwrap();
    let missing = folder.path().join("missing.pdn");
    let binary = folder.path().join("binary.pdn");
    fs::write(&binary, [0_u8, 1, 2, 0xff, 0xfe, 0x80]).unwrap();
    let files =
        [&missing, folder.path(), &binary, &good].map(|p: &std::path::Path| p.to_str().unwrap().to_owned());
    let mut arguments = vec!["pdn", "check", "--json"];
    arguments.extend(files.iter().map(String::as_str));
    let run = damier(&arguments);
    assert_eq!(run.code, 2);
    let lines = run.lines();
    for (line, file) in lines[..2].iter().zip(&files) {
        assert_eq!(line["error"]["code"], "unreadable-file", "{line}");
        assert_eq!(line["error"]["file"], file.as_str());
    }
    assert_eq!(lines.last().unwrap()["plies"], 1);
    for line in run.err.lines() {
        assert!(line.starts_with("damier: "), "{line}");
    }
}

#[test]
fn a_file_without_a_game_is_unreadable() {
    for text in ["", " \r\n\n", "hello, world\n"] {
        let run = check(text, &["--json"]);
        run.assert_one_line_error();
        assert_eq!(run.error_code(), "unreadable-file", "{text:?}");
        let run = function(&["pdn", "convert", "-"], text.as_bytes());
        run.assert_one_line_error();
    }
    let run = check("", &["--json"]);
    assert_eq!(run.json()["error"]["file"], "-");
    assert_eq!(check("", &["--ruleset", "chess", "--json"]).error_code(), "usage");
}

/// The files beside the checkout have no licence: they are used where they are.
#[test]
fn the_shared_files_read_as_expected() {
    let folder = repository("../shared/data/pdn");
    let expected = match fs::read_to_string(folder.join("EXPECTED.tsv")) {
        Ok(text) => text,
        Err(_) => return eprintln!("skipped: no shared PDN files here"),
    };
    for line in expected.lines().filter(|line| !line.starts_with('#')) {
        let row: Vec<&str> = line.split('\t').collect();
        let run = damier(&["pdn", "check", folder.join(row[0]).to_str().unwrap(), "--json"]);
        let games = run.lines();
        assert_eq!(games.len().to_string(), row[1], "{line}");
        let legal = games.iter().filter(|game| game["legal"] == true);
        assert_eq!(legal.clone().count().to_string(), row[2], "{line}");
        assert_eq!(
            legal.map(|game| game["plies"].as_u64().unwrap()).sum::<u64>().to_string(),
            row[3],
            "{line}"
        );
        assert_eq!(run.code, i32::from(row[1] != row[2]));
    }
}

#[test]
fn standard_input_is_a_file() {
    let run = damier_with(&["pdn", "check", "-", "--json"], TWO_GAMES.as_bytes());
    assert_eq!(run.code, 1);
    assert_eq!(run.lines().len(), 2);
}

/// What a reader would lose first: tags, comments, clocks, variations, marks, set-ups.
const RICH: &str = "[white \"Wiersma, Harm\"]\n[Opening \"Roozenburg\"]\n[Result \"1-0\"]\n\n\
    {before} 1. 32x28! {[%clk 1:55:21] text} 19-23 $10 ( 1... 18-23 {no} ( 1... 17-22 ) 2. 33-29 )\n\
    2. 28:19 14x23(?) 1-0\n";

#[test]
fn convert_writes_canonical_pdn_and_keeps_everything() {
    let run = damier_with(&["pdn", "convert", "-"], RICH.as_bytes());
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    let expected =
        "[White \"Wiersma, Harm\"]\n[Result \"2-0\"]\n[GameType \"20\"]\n[Opening \"Roozenburg\"]\n\n\
        {before} 1. 32-28! {[%clk 1:55:21] text} 1... 19-23 $10 (1... 18-23 {no} (1...\n\
        17-22) 2. 33-29) 2. 28x19 14x23(?) *\n\n";
    assert_eq!(run.out, expected);
    // Converting again changes nothing.
    let again = damier_with(&["pdn", "convert", "-"], run.out.as_bytes());
    assert_eq!((again.code, again.out.as_str()), (0, expected));
}

#[test]
fn convert_may_write_onto_its_own_input() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("g.pdn");
    fs::write(&path, "[Result \"1-0\"]\n1.32x28 *").unwrap();
    let name = path.to_str().unwrap();
    let run = damier(&["pdn", "convert", name, "-o", name, "--json"]);
    assert_eq!(run.code, 0);
    assert_eq!(run.json(), serde_json::json!({"file": name, "games": 1, "errors": 0}));
    let text = fs::read_to_string(&path).unwrap();
    assert_eq!(text, "[Result \"2-0\"]\n[GameType \"20\"]\n\n1. 32-28 *\n\n");
    // A file that cannot be read: the old one stays.
    let run = damier(&["pdn", "convert", name, "/no/such/file.pdn", "-o", name]);
    run.assert_one_line_error();
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn convert_tells_what_was_not_legal_and_keeps_it() {
    let folder = tempfile::tempdir().unwrap();
    let (path, out) = (folder.path().join("g.pdn"), folder.path().join("out.pdn"));
    fs::write(&path, TWO_GAMES).unwrap();
    let run =
        damier(&["pdn", "convert", path.to_str().unwrap(), "-o", out.to_str().unwrap(), "--lang", "en"]);
    assert_eq!((run.code, run.out.as_str()), (1, ""));
    let start = format!("damier: {}:10: game 2, ply 3, illegal-move: ", path.display());
    assert!(run.err.starts_with(&start), "{}", run.err);
    let text = fs::read_to_string(&out).unwrap();
    assert!(text.contains("33-29"), "{text}");
    let run = damier(&["pdn", "check", out.to_str().unwrap(), "--json"]);
    assert_eq!(run.code, 0, "{run:?}");
}

const UNDECIDED: &str = "[FEN \"W:WK4:B13,20,32,37\"]\n1. 4x15 *\n";

#[test]
fn warnings_are_told_to_people_and_counted() {
    let text = format!("{UNDECIDED}\n1. 32x28 *");
    let run = check(&text, &["--lang", "en"]);
    let lines: Vec<&str> = run.out.lines().collect();
    assert_eq!(run.code, 0);
    assert!(lines[0].starts_with("-:2: game 1, warning undecided-capture: \"4x15\" fits"), "{}", lines[0]);
    assert!(lines[1].starts_with("-:4: game 2, warning wrong-separator: \"32x28\""), "{}", lines[1]);
    assert_eq!(lines[2], "Games: 2, plies: 2, games with an error: 0, warnings: 2.");
    let run = check(&text, &["--lang", "en", "--errors-only"]);
    assert_eq!(run.out, "Games: 2, plies: 2, games with an error: 0, warnings: 2.\n");
    let french = check(&text, &["--lang", "fr"]).out;
    assert!(
        french.contains("avertissements\u{a0}: 2.") && french.contains(":2\u{a0}: partie 1, avertissement")
    );
}

#[test]
fn convert_tells_of_braces_that_become_parentheses() {
    for text in ["1. 32-28 {a {nested} one} 19-23 *", "1. 32-28 ; see {below}\n19-23 *"] {
        let run = function(&["pdn", "convert", "-", "--lang", "en"], text.as_bytes());
        assert_eq!(run.code, 0);
        assert!(run.err.contains("parentheses replace them") && run.err.lines().count() == 1, "{}", run.err);
        assert!(run.out.contains("(nested)") || run.out.contains("(below)"), "{}", run.out);
    }
}

#[test]
fn convert_tells_what_is_lost_or_guessed() {
    let deep = format!("1. 32-28 {}31-27{} *", "(".repeat(120), ")".repeat(120));
    let long = format!("1. 32-28 {{{}}} *", "word ".repeat(4 << 20));
    for (text, code) in [
        (UNDECIDED, "undecided-capture"),
        (deep.as_str(), "nested-too-deep"),
        (long.as_str(), "comment-too-long"),
    ] {
        let run = function(&["pdn", "convert", "-", "--lang", "en"], text.as_bytes());
        assert_eq!(run.code, 0, "{code}");
        assert!(
            run.err.lines().any(|line| line.contains(&format!("game 1, warning {code}: "))),
            "{}",
            run.err
        );
    }
    let run = function(&["pdn", "convert", "-"], b"1. 32x28 {fine} 19-23 *");
    assert_eq!((run.code, run.err.as_str()), (0, ""));
}

#[cfg(unix)]
#[test]
fn a_device_that_never_ends_is_refused() {
    let run = damier(&["pdn", "check", "/dev/zero", "--json", "--lang", "en"]);
    run.assert_one_line_error();
    assert_eq!(run.error_code(), "unreadable-file");
    assert!(run.err.contains("only NUL bytes"), "{}", run.err);
}

#[test]
fn convert_into_json_needs_a_file() {
    let run = function(&["pdn", "convert", "-", "--json"], b"1. 32-28 *");
    run.assert_one_line_error();
    assert_eq!(run.error_code(), "usage");
    let run = function(&["pdn", "convert", "-", "-o", "/no/such/folder/x.pdn", "--json"], b"1. 32-28 *");
    assert_eq!(run.error_code(), "unreadable-file");
}

#[test]
fn the_shared_files_convert_to_the_same_games() {
    let folder = repository("../shared/data/pdn");
    let Ok(entries) = fs::read_dir(&folder) else {
        return eprintln!("skipped: no shared PDN files here");
    };
    let keep = |text: &str| -> Vec<(serde_json::Value, serde_json::Value)> {
        let lines = check(text, &["--json"]).lines();
        lines.into_iter().map(|game| (game["plies"].clone(), game["legal"].clone())).collect()
    };
    for entry in entries {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "pdn") {
            continue;
        }
        let once = damier(&["pdn", "convert", path.to_str().unwrap()]);
        let before = damier(&["pdn", "check", path.to_str().unwrap(), "--json"]).lines();
        let before: Vec<_> =
            before.into_iter().map(|game| (game["plies"].clone(), game["legal"].clone())).collect();
        assert_eq!(keep(&once.out), before, "{path:?}");
        let twice = function(&["pdn", "convert", "-"], once.out.as_bytes());
        assert!(twice.out == once.out, "{path:?} is not stable");
    }
}
