//! `damier tablebase`: built, counted, verified, asked, damaged, killed and taken up again.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};

use crate::common::{command, damier, fields, function, repository, Run};

fn tables(dir: &Path, command: &str, more: &[&str]) -> Run {
    let mut arguments = vec!["tablebase", command, "--dir", dir.to_str().unwrap()];
    arguments.extend(more);
    function(&arguments, b"")
}

/// All files of a folder of tables but the lock.
fn table_files(dir: &Path) -> Vec<PathBuf> {
    let files = fs::read_dir(dir).unwrap().map(|entry| entry.unwrap().path());
    files.filter(|path| path.extension().is_none_or(|kind| kind != "lock")).collect()
}

fn built(pieces: &str) -> tempfile::TempDir {
    let dir = tempfile::tempdir().unwrap();
    let run = tables(dir.path(), "build", &["--pieces", pieces, "--threads", "2", "--lang", "en"]);
    assert_eq!(run.code, 0, "{run:?}");
    dir
}

#[test]
fn stats_are_those_of_the_truth_and_verify_agrees() {
    let dir = built("3");
    let run = tables(dir.path(), "stats", &[]);
    let truth = fs::read_to_string(repository("testdata/endgames/classes.txt")).unwrap();
    let expected: Vec<&str> = truth.lines().filter(|line| !line.starts_with('#')).take(16).collect();
    let mut found: Vec<&str> = run.out.lines().collect();
    assert_eq!(found.len(), 16);
    found.sort_unstable();
    let mut expected_sorted = expected.clone();
    expected_sorted.sort_unstable();
    assert_eq!(found, expected_sorted);

    let run = tables(dir.path(), "verify", &["--json"]);
    assert_eq!((run.code, run.json()["positions"].as_u64()), (0, Some(815_145)), "{run:?}");
    // A second run has nothing to do.
    let again = tables(dir.path(), "build", &["--pieces", "3", "--json"]).json();
    assert_eq!((&again["written"], &again["kept"], &again["replaced"]), (&0.into(), &16.into(), &0.into()));
}

#[test]
fn probe_answers_as_the_contract_says() {
    let dir = built("3");
    let run = tables(dir.path(), "probe", &["W:WK1,K2:BK45", "--json"]);
    let answer = run.json();
    assert_eq!(fields(&answer), ["limit", "line", "moves", "plies", "wdl"]);
    assert_eq!((&answer["wdl"], &answer["plies"]), (&"win".into(), &7.into()));
    let moves = answer["moves"].as_array().unwrap();
    assert_eq!(fields(&moves[0]), ["notation", "plies", "wdl"]);
    assert_eq!(moves[0], serde_json::json!({"notation": "2-11", "wdl": "win", "plies": 7}));
    assert!(moves.iter().any(|m| m["wdl"] == "draw" && m["plies"].is_null()));

    // The same with the board turned, a side without pieces, a capture to play, no move at all.
    for (fen, wdl, plies) in [
        ("B:BK50,K49:WK6", "win", Some(7)),
        ("W:WK5:BK46", "loss", Some(2)),
        ("W:W31:B", "win", Some(1)),
        ("W:W:B20", "loss", Some(0)),
        ("W:W32:B28", "win", Some(1)),
        ("W:WK33:BK28", "win", Some(1)),
        ("W:WK46:BK1", "draw", None),
    ] {
        let answer = tables(dir.path(), "probe", &[fen, "--json"]).json();
        assert_eq!(answer["wdl"], wdl, "{fen}");
        assert_eq!(answer["plies"].as_u64(), plies, "{fen}");
    }
    let text = tables(dir.path(), "probe", &["W:WK1,K2:BK45", "--lang", "en"]);
    assert!(
        text.out.ends_with("The win comes within the limit (25-moves, 25 moves left).\n"),
        "{}",
        text.out
    );
    assert!(text.out.contains("White: win in 7 plies.\n2-11     win in 7 plies\n"), "{}", text.out);
    assert!(text.out.contains("\n2-11 45-50 11-6 "), "{}", text.out);
}

#[test]
fn b4_b5_a_win_is_held_against_the_limits_of_the_ruleset() {
    let dir = built("3");
    let probe = |fen: &str, ruleset: &str| {
        let run = tables(dir.path(), "probe", &[fen, "--ruleset", ruleset, "--json"]);
        run.json()["limit"].clone()
    };
    // Two kings against one win in 7 plies; Annex 1 gives them 10, the French text no such limit.
    let fen = "W:WK1,K2:BK45";
    let fits =
        |reason: &str, left: u32| serde_json::json!({"reason": reason, "plies_left": left, "fits": true});
    assert_eq!(probe(fen, "fmjd"), fits("5-moves", 10));
    assert_eq!(probe(fen, "ffjd"), fits("25-moves", 50));
    // lidraughts' clock is part of its FEN: six plies are gone.
    let late = serde_json::json!({"reason": "5-moves", "plies_left": 4, "fits": false});
    assert_eq!(probe("W:WK1,K2:BK45:H6:F1", "lidraughts"), late);
    assert_eq!(probe("W:WK46:BK1", "fmjd"), serde_json::Value::Null, "nobody wins");
    let text = tables(dir.path(), "probe", &[fen, "--ruleset", "fmjd", "--lang", "fr"]).out;
    assert!(text.ends_with("Le gain tient dans la limite (5-moves, encore 5 coups).\n"), "{text}");
    let run = tables(dir.path(), "probe", &[fen, "--ruleset", "club", "--json"]);
    assert_eq!((run.code, run.error_code().as_str()), (2, "usage"));
}

#[test]
fn b5_a_draw_is_shown_by_a_line_that_comes_back() {
    let dir = built("3");
    for fen in ["W:WK36:BK4", "B:WK36,K47:BK4", "W:WK1,K2:BK46", "B:WK1,K7:BK46"] {
        let answer = tables(dir.path(), "probe", &[fen, "--json"]).json();
        assert_eq!(answer["wdl"], "draw", "{fen}");
        let line: Vec<&str> =
            answer["line"].as_array().unwrap().iter().map(|m| m.as_str().unwrap()).collect();
        assert!(!line.is_empty(), "{fen}");
        // Legal from end to end, and every position on the way is a draw too.
        let mut here = fen.to_owned();
        let mut been = vec![here.clone()];
        for m in &line {
            let moves = ["status", "--fen", &here, "--moves", m, "--ruleset", "family", "--json"];
            let status = function(&moves, b"").json();
            here = status["fen"].as_str().unwrap().to_owned();
            assert_eq!(tables(dir.path(), "probe", &[&here, "--json"]).json()["wdl"], "draw", "{fen} {m}");
            been.push(here.clone());
        }
        assert!(line.len() == 40 || been[1..been.len() - 1].contains(&here) || been[0] == here, "{been:?}");
    }
}

#[test]
fn one_builder_at_a_time() {
    let dir = built("2");
    let lock = fs::File::options().write(true).open(dir.path().join("building.lock")).unwrap();
    lock.lock().unwrap();
    let run = tables(dir.path(), "build", &["--pieces", "3", "--json"]);
    run.assert_one_line_error();
    assert!(run.err.contains(dir.path().to_str().unwrap()), "{run:?}");
    // Reading goes on meanwhile.
    assert_eq!(tables(dir.path(), "probe", &["W:WK46:BK1", "--json"]).json()["wdl"], "draw");
    drop(lock);
    assert_eq!(tables(dir.path(), "build", &["--pieces", "2", "--json"]).json()["kept"], 4);
}

#[test]
fn a_batch_is_answered_line_by_line() {
    let dir = built("2");
    let path = dir.path().to_str().unwrap();
    let run =
        function(&["tablebase", "probe", "-", "--dir", path], b"W:WK1:BK50\nnonsense\nstart\nB:BK5:WK46\n");
    assert_eq!(run.code, 2);
    let lines = run.lines();
    assert_eq!(lines[0]["wdl"], "draw");
    assert_eq!(lines[1]["error"]["code"], "bad-fen");
    assert_eq!(lines[2]["error"]["code"], "not-found");
    assert_eq!(lines[3]["wdl"], "loss");
}

#[test]
fn damaged_and_foreign_files_are_found_and_built_anew() {
    let dir = built("2");
    let sound: Vec<(String, Vec<u8>)> = table_files(dir.path())
        .into_iter()
        .map(|path| (path.file_name().unwrap().to_str().unwrap().to_owned(), fs::read(path).unwrap()))
        .collect();
    assert_eq!(sound.len(), 8);
    for (name, bytes) in &sound {
        let mut flipped_late = bytes.clone();
        *flipped_late.last_mut().unwrap() ^= 1;
        let mut flipped_early = bytes.clone();
        flipped_early[33] ^= 0x10;
        let other = sound.iter().find(|(other, _)| other != name).unwrap().1.clone();
        for bad in [
            flipped_late,
            flipped_early,
            bytes[..bytes.len() - 1].to_vec(),
            bytes[..40].to_vec(),
            Vec::new(),
            b"something else entirely".to_vec(),
            [bytes.as_slice(), b"more"].concat(),
            other,
        ] {
            fs::write(dir.path().join(name), &bad).unwrap();
            let run = tables(dir.path(), "verify", &["--json"]);
            assert_eq!(run.code, 1, "{name} {run:?}");
            let answer = run.json();
            assert_eq!((&answer["ok"], &answer["file"]), (&false.into(), &name.as_str().into()));
            let run = tables(dir.path(), "build", &["--pieces", "2", "--json"]);
            assert_eq!(run.json()["replaced"], 1, "{name} {run:?}");
            assert!(run.err.contains(name.as_str()), "{run:?}");
            assert_eq!(&fs::read(dir.path().join(name)).unwrap(), bytes, "{name}");
        }
        fs::remove_file(dir.path().join(name)).unwrap();
        assert_eq!(tables(dir.path(), "build", &["--pieces", "2", "--json"]).json()["replaced"], 0);
        assert_eq!(&fs::read(dir.path().join(name)).unwrap(), bytes, "{name}");
    }
    // A probe that needs a damaged block is an error.
    let (name, bytes) = sound.iter().find(|(name, _)| name == "0101.dtw").unwrap();
    let mut bad = bytes.clone();
    *bad.last_mut().unwrap() ^= 1;
    fs::write(dir.path().join(name), bad).unwrap();
    let run = tables(dir.path(), "probe", &["W:WK46:BK1", "--json"]);
    run.assert_one_line_error();
    assert_eq!(run.error_code(), "unreadable-file");
}

#[test]
fn a_killed_build_goes_on_where_it_was() {
    let whole = built("3");
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().to_str().unwrap();
    // Tables, and one that is being written; not the lock.
    let files = || table_files(dir.path()).len();
    let mut kills = 0;
    let mut wait = 5_u64;
    loop {
        let before = files();
        let mut child = command(&["tablebase", "build", "--pieces", "3", "--dir", path, "--threads", "2"])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let begun = Instant::now();
        let mut ended = None;
        while ended.is_none() && (files() < before + 2 || begun.elapsed() < Duration::from_millis(wait)) {
            std::thread::sleep(Duration::from_millis(1));
            ended = child.try_wait().unwrap();
        }
        if let Some(status) = ended {
            assert!(status.success());
            break;
        }
        // SIGKILL: nothing is tidied up.
        child.kill().unwrap();
        child.wait().unwrap();
        kills += 1;
        wait = wait * 3 / 2 + 7;
        // Whatever is there under its own name is whole.
        let run = tables(dir.path(), "verify", &["--json"]);
        let complete = run.code == 0 || run.out.contains("missing") || run.out.contains("manque");
        assert!(complete, "{run:?}");
    }
    assert!(kills >= 2, "{kills}");
    for entry in fs::read_dir(whole.path()).unwrap() {
        let name = entry.unwrap().file_name();
        assert_eq!(fs::read(whole.path().join(&name)).unwrap(), fs::read(dir.path().join(&name)).unwrap());
    }
}

#[test]
fn what_cannot_be_done_is_said() {
    let dir = tempfile::tempdir().unwrap();
    for pieces in ["1", "7", "x"] {
        let run = tables(dir.path(), "build", &["--pieces", pieces, "--json"]);
        assert_eq!(run.error_code(), "usage");
    }
    for (command, more) in [("stats", &[][..]), ("verify", &[]), ("probe", &["W:WK1:BK50"])] {
        let mut arguments = more.to_vec();
        arguments.push("--json");
        let run = tables(dir.path(), command, &arguments);
        run.assert_one_line_error();
        assert_eq!(run.error_code(), "not-found", "{command}");
    }
    let run = tables(dir.path(), "build", &["--pieces", "2"]);
    assert_eq!(run.code, 0);
    let file = dir.path().join("file");
    fs::write(&file, b"").unwrap();
    let run = tables(&file, "build", &["--pieces", "2", "--json"]);
    run.assert_one_line_error();
    assert_eq!(run.error_code(), "unreadable-file");
    // To build, there must be a folder.
    let run = damier(&["tablebase", "build", "--pieces", "2"]);
    assert_eq!(run.code, 2);
}

#[test]
fn without_a_folder_what_comes_with_the_program_is_asked() {
    let truth = fs::read_to_string(repository("testdata/endgames/classes.txt")).unwrap();
    let mut expected: Vec<&str> = truth.lines().filter(|line| !line.starts_with('#')).collect();
    let run = damier(&["tablebase", "stats"]);
    let mut found: Vec<&str> = run.out.lines().collect();
    expected.sort_unstable();
    found.sort_unstable();
    assert_eq!((run.code, found), (0, expected));
    let answer = damier(&["tablebase", "probe", "W:WK1,K7,K18:BK35", "--json"]).json();
    assert_eq!((&answer["wdl"], &answer["plies"]), (&"win".into(), &15.into()));
    let more = damier(&["tablebase", "probe", "W:WK1,K7,K18,K20:BK35", "--json"]);
    assert_eq!(more.error_code(), "not-found");

    // A folder of one's own is asked first: what is damaged there is told.
    let home = tempfile::tempdir().unwrap();
    let own = home.path().join("damier/tablebase");
    fs::create_dir_all(&own).unwrap();
    fs::write(own.join("0101.wdl"), b"none").unwrap();
    for arguments in [&["stats", "--json"][..], &["verify", "--json"], &["probe", "W:WK46:BK1", "--json"]] {
        let output = command(&[&["tablebase"], arguments].concat())
            .env("XDG_DATA_HOME", home.path())
            .output()
            .unwrap();
        let out = String::from_utf8(output.stdout).unwrap();
        assert!(!output.status.success() && out.contains("0101.wdl"), "{arguments:?} {out}");
    }
}
