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
    assert_eq!(run.out.lines().last(), Some("Games: 2, plies: 6, games with an error: 1."));
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
fn an_empty_file_has_no_games() {
    let run = check("", &["--json"]);
    assert_eq!((run.code, run.out.as_str()), (0, ""));
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
