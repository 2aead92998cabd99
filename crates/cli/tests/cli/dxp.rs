//! `damier dxp`: two of us play each other.

use std::io::{BufRead as _, BufReader};
use std::process::{Command, Stdio};

use serde_json::Value;

#[test]
fn one_listens_and_one_connects_and_both_know_what_happened() {
    let folder = tempfile::tempdir().unwrap();
    let (pdn, transcript) = (folder.path().join("games.pdn"), folder.path().join("messages.txt"));
    let damier = || {
        let mut command = Command::new(env!("CARGO_BIN_EXE_damier"));
        command.arg("dxp").stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    };
    let shared = ["--nodes", "200", "--hash", "1", "--json", "--lang", "en"];
    let mut listening = damier()
        .args(["listen", "--port", "0", "--once", "--name", "second", "--transcript"])
        .arg(&transcript)
        .args(shared)
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(listening.stderr.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim().strip_prefix("damier listens on ").unwrap().to_owned();
    let connected = damier()
        .args(["connect", &address, "--games", "2", "--name", "first", "--moves", "30", "--pdn"])
        .arg(&pdn)
        .args(shared)
        .output()
        .unwrap();
    let listened = listening.wait_with_output().unwrap();
    assert!(connected.status.success() && listened.status.success(), "{connected:?} {listened:?}");
    let games = |bytes: &[u8]| -> Vec<Value> {
        String::from_utf8_lossy(bytes).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    };
    let (first, second) = (games(&connected.stdout), games(&listened.stdout));
    assert_eq!((first.len(), second.len()), (2, 2));
    for (a, b) in first.iter().zip(&second) {
        assert_eq!((&a["moves"], &a["result"]), (&b["moves"], &b["result"]));
        assert_eq!((a["opponent"].as_str(), b["opponent"].as_str()), (Some("second"), Some("first")));
        assert_ne!(a["side"], b["side"]);
    }
    let checked = crate::common::damier(&["pdn", "check", pdn.to_str().unwrap(), "--json"]);
    assert_eq!((checked.code, checked.lines().len()), (0, 2), "{checked:?}");
    let text = std::fs::read_to_string(&transcript).unwrap();
    assert!(text.starts_with(
        "< R01first                           Z005030A\n> Asecond                          0\n"
    ));
    assert!(text.contains("\n< M") && text.contains("\n> M"));
    let ends: Vec<&str> = text.lines().filter(|line| line[2..].starts_with('E')).collect();
    // Each game is ended by one and confirmed by the other; after the last nothing follows.
    assert!(ends.len() == 4 && ends[3].ends_with('1') || ends[2].ends_with('1'), "{ends:?}");
}

#[test]
fn nobody_there_is_one_clear_line() {
    crate::common::function(&["dxp", "connect", "127.0.0.1:1", "--lang", "en"], b"").assert_one_line_error();
    for address in ["127.0.0.1:99999", "localhost:0", "localhost:x", "[::1]:65536"] {
        for (line, player) in [
            (&["dxp", "connect", address, "--lang", "en"][..], ""),
            (&["match", "damier", &format!("dxp:{address}"), "--lang", "en"], "player B"),
        ] {
            let run = crate::common::function(line, b"");
            run.assert_one_line_error();
            let wanted = "expected a number from 1 to 65535";
            assert!(run.err.contains(wanted) && run.err.contains(player), "{}", run.err);
        }
    }
    crate::common::function(&["dxp", "listen", "--fen", "W:W51:B1"], b"").assert_one_line_error();
    crate::common::function(&["dxp"], b"").assert_one_line_error();
}
