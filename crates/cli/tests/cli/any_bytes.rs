//! Any input whatever: an exit code of 0, 1 or 2, one line on stderr with 2, JSON on stdout, no panic.

use std::ffi::OsString;

use proptest::prelude::*;

use crate::common::raw;

/// A command line costs about a millisecond to parse in a test build: a thousand of each kind. The
/// parsers behind it get their ten thousand texts as lines of batches.
fn config() -> ProptestConfig {
    ProptestConfig { cases: 1_000, failure_persistence: None, ..ProptestConfig::default() }
}

/// Text near to a FEN.
fn fen_like() -> impl Strategy<Value = String> {
    prop_oneof![
        3 => "[WBwb?]:[WB]K?[0-9]{1,2}(,K?[0-9]{1,2}){0,6}:[WB]K?[0-9]{1,2}(,K?[0-9]{1,2}){0,6}[.]?",
        1 => "[WBK0-9,:. -]{0,40}",
        1 => Just("start".to_owned()),
        1 => ".{0,20}",
    ]
}

/// Text near to a move.
fn move_like() -> impl Strategy<Value = String> {
    prop_oneof![
        4 => "[0-9]{1,2}[-x][0-9]{1,2}(x[0-9]{1,2}){0,4}",
        1 => "[0-9x:. -]{0,12}",
        1 => ".{0,10}",
    ]
}

fn removed_like() -> impl Strategy<Value = String> {
    prop_oneof!["[0-9]{1,2}(,[0-9]{1,2}){0,3}", Just("none".to_owned()), ".{0,6}"]
}

/// Runs a command line and holds what came out against the promises of every command.
fn run(arguments: Vec<OsString>, input: &[u8]) -> Result<(i32, Vec<serde_json::Value>), TestCaseError> {
    let (code, out, err) = raw(arguments, input);
    prop_assert!((0..=2).contains(&code));
    let err = String::from_utf8(err).expect("UTF-8");
    prop_assert_eq!(err.lines().count(), usize::from(code == 2), "{}", err);
    let out = String::from_utf8(out).expect("UTF-8");
    let parse =
        |line: &str| serde_json::from_str(line).map_err(|e| TestCaseError::fail(format!("{e}: {line}")));
    let lines = out.lines().map(parse).collect::<Result<Vec<serde_json::Value>, _>>()?;
    Ok((code, lines))
}

fn words(list: &[&str]) -> Vec<OsString> {
    list.iter().map(OsString::from).collect()
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn moves_of_any_text(fen in fen_like()) {
        prop_assume!(!fen.starts_with('-'));
        let (code, lines) = run(words(&["moves", "--json", "--", &fen]), b"")?;
        prop_assert_eq!(lines.len(), 1);
        prop_assert_eq!(lines[0].get("error").is_some(), code == 2);
    }

    #[test]
    fn explain_of_any_text(fen in fen_like(), text in move_like(), removed in removed_like()) {
        let removed = format!("--removed={removed}");
        let (code, lines) = run(words(&["explain", "--json", &removed, "--", &fen, &text]), b"")?;
        prop_assume!(fen != "-");
        prop_assert_eq!(lines.len(), 1);
        match lines[0].get("error") {
            Some(_) => prop_assert_eq!(code, 2),
            None => prop_assert_eq!(lines[0]["legal"] == true, code == 0),
        }
    }

    #[test]
    fn status_of_any_text(fen in fen_like(), moves in proptest::collection::vec(move_like(), 0..5)) {
        let (fen, moves) = (format!("--fen={fen}"), format!("--moves={}", moves.join(" ")));
        let (code, lines) = run(words(&["status", "--json", &fen, &moves]), b"")?;
        prop_assert_eq!(lines.len(), 1);
        prop_assert_eq!(lines[0].get("error").is_some(), code == 2);
        prop_assert_ne!(code, 1);
    }

    #[test]
    fn a_batch_of_any_bytes_answers_each_line(
        bytes in proptest::collection::vec(any::<u8>(), 0..2000),
        fens in proptest::collection::vec(fen_like(), 12),
    ) {
        let mut input = bytes;
        input.extend_from_slice(b"\n");
        input.extend_from_slice(fens.join("\n").as_bytes());
        let count = input.split(|b| *b == b'\n').count() - usize::from(input.ends_with(b"\n"));
        for command in ["moves", "explain"] {
            let (code, lines) = run(words(&[command, "-"]), &input)?;
            prop_assert_eq!(lines.len(), count);
            let bad = lines.iter().filter(|line| line.get("error").is_some()).count();
            prop_assert_eq!(code == 2, bad > 0);
        }
    }

    #[test]
    fn explain_batches_of_cases(
        cases in proptest::collection::vec((fen_like(), move_like(), removed_like()), 12),
    ) {
        let line = |(fen, text, removed): &(String, String, String)| format!("{fen}\t{text}\t{removed}");
        let input: String = cases.iter().map(line).collect::<Vec<_>>().join("\n") + "\n";
        let (_, lines) = run(words(&["explain", "-"]), input.as_bytes())?;
        prop_assert_eq!(lines.len(), input.matches('\n').count());
    }

    #[test]
    fn pdn_check_of_any_bytes(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        run(words(&["pdn", "check", "-", "--json"]), &bytes)?;
    }

    #[test]
    fn pdn_check_of_text_near_to_pdn(text in "(\\[[A-Z][a-z]{0,4} \"[^\"]{0,10}\"\\]\n){0,3}([0-9]{1,2}[.] ?|[0-9]{1,2}[-x][0-9]{1,2} |[{}()*!? ]|\\$[0-9]|2-0 |/FEN \"W:W31:B1\"/){0,30}") {
        run(words(&["pdn", "check", "-", "--json"]), text.as_bytes())?;
    }

    #[test]
    fn any_command_line(
        first in "moves|explain|status|perft|diagram|pdn|completions|help|--json|--lang|--|-[a-z]|.{0,8}",
        rest in proptest::collection::vec(
            prop_oneof![
                "check|--json|--lang|--moves|--fen|--removed|--mark|--move|--format|-|--|start|fr|svg|32-28",
                ".{0,8}",
                "--?[a-n]{0,8}(=.{0,4})?",
            ],
            0..6,
        ),
    ) {
        let mut arguments: Vec<OsString> = vec![first.into()];
        arguments.extend(rest.into_iter().map(OsString::from));
        // No server, no long count, no file: an option that none has is an error in every command.
        arguments.push("--no-such-option".into());
        let (code, _, err) = raw(arguments.clone(), b"");
        let told = String::from_utf8_lossy(&err);
        if code == 2 {
            prop_assert_eq!(told.lines().count(), 1, "{}", told);
        } else {
            // Help, or a word after `--`.
            prop_assert_eq!(&*told, "");
        }
    }

    #[test]
    fn play_of_any_text(lines in proptest::collection::vec(prop_oneof![2 => move_like(), 1 => "[a-zé]{1,9}|.{0,9}"], 0..6)) {
        let (code, _, err) = raw(words(&["play", "--two"]), lines.join("\n").as_bytes());
        prop_assert_eq!(code, 0);
        prop_assert_eq!(err, b"");
    }
}
