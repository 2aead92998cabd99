//! What is not a command line, and where the language comes from.

use crate::common::{command, damier, fields, function};

#[test]
fn bad_usage_is_one_line_and_with_json_an_object_too() {
    for arguments in [
        &["frobnicate"][..],
        &["moves"],
        &["moves", "start", "extra"],
        &["moves", "start", "--frob"],
        &["moves", "start", "--lang", "de"],
        &["moves", "start", "--lang"],
        &["moves", "start", "--color", "red"],
        &["perft", "start"],
        &["pdn"],
        &["pdn", "check"],
        &["pdn", "frob"],
        &["status"],
        &["completions", "tcsh"],
        &["serve", "--listen", "nonsense"],
        &["play", "--level", "21"],
        &["play", "--two", "--side", "white"],
        &["help", "frob"],
        &["--frob"],
        &["moves", "start", "--json=1"],
    ] {
        let run = function(arguments, b"");
        run.assert_one_line_error();
        assert_eq!(run.out, "", "{arguments:?}");
        let mut with_json = arguments.to_vec();
        with_json.insert(0, "--json");
        let run = function(&with_json, b"");
        run.assert_one_line_error();
        assert_eq!(run.error_code(), "usage", "{arguments:?}");
        assert_eq!(fields(&run.json()), ["error"]);
        assert_eq!(fields(&run.json()["error"]), ["code", "message"]);
    }
}

#[test]
fn the_line_says_what_was_wrong_and_what_was_expected() {
    for (arguments, parts) in [
        (&["mvoes", "start"][..], &["mvoes", "moves"][..]),
        (&["moves", "start", "--jsn"], &["--jsn", "--json"]),
        (&["moves", "--lang", "en"], &["missing", "<FEN>"]),
        (&["moves", "start", "--color", "red"], &["red", "auto", "always", "never"]),
        (&["perft", "start", "x"], &["\"x\"", "<DEPTH>"]),
        (
            &["perft", "start", "1000000", "--lang", "fr"],
            &["\"1000000\"", "attendu\u{a0}: un nombre de 0 à 100"],
        ),
        (
            &["serve", "--listen", "abc", "--lang", "nl"],
            &["\"abc\"", "een IP-adres en een poort, zoals 127.0.0.1:8100"],
        ),
        (
            &["diagram", "start", "-o", "/no/such/a.svg", "--lang", "fr"],
            &["/no/such/a.svg", "le dossier n'existe pas"],
        ),
        (&["pdn", "check", "/no/such.pdn", "--lang", "nl"], &["/no/such.pdn", "dit bestand bestaat niet"]),
        (&["diagram", "start", "--theme", "pink"], &["pink", "wood", "print"]),
    ] {
        let run = function(arguments, b"");
        for part in parts {
            assert!(run.err.contains(part), "{arguments:?}: {}", run.err);
        }
    }
}

#[test]
fn the_language_is_the_environment_s_unless_told() {
    let message = |variables: &[(&str, &str)], arguments: &[&str]| {
        let mut command = command(arguments);
        command.env_remove("LANG").envs(variables.iter().copied());
        String::from_utf8(command.output().unwrap().stderr).unwrap()
    };
    let (fr, en, nl) = ("commande inconnue", "unknown command", "onbekende opdracht");
    assert!(message(&[], &["frob"]).contains(fr));
    assert!(message(&[("LANG", "C.UTF-8")], &["frob"]).contains(fr));
    assert!(message(&[("LANG", "en_US.UTF-8")], &["frob"]).contains(en));
    assert!(message(&[("LANG", "en_US"), ("LC_MESSAGES", "nl_NL")], &["frob"]).contains(nl));
    assert!(message(&[("LANG", "en_US"), ("LC_ALL", "fr_FR")], &["frob"]).contains(fr));
    assert!(message(&[("LANG", "fr_FR")], &["frob", "--lang", "nl"]).contains(nl));
    assert!(message(&[("LANG", "fr_FR")], &["--lang=en", "frob"]).contains(en));
}

#[cfg(unix)]
#[test]
fn arguments_that_are_not_text() {
    use std::os::unix::ffi::OsStringExt;
    let bytes = std::ffi::OsString::from_vec(vec![b'W', 0xff, b':']);
    for line in
        [vec!["moves".into(), bytes.clone()], vec![bytes.clone()], vec!["--lang".into(), bytes.clone()]]
    {
        let (code, _, err) = crate::common::raw(line, b"");
        assert_eq!(code, 2);
        assert!(err.starts_with(b"damier: "));
    }
    // A file may have any name.
    let (code, _, err) = crate::common::raw(vec!["pdn".into(), "check".into(), bytes], b"");
    assert_eq!(code, 2, "{}", String::from_utf8_lossy(&err));
}

#[test]
fn a_reader_who_leaves_is_no_error() {
    use std::io::Read;
    let mut child = command(&["completions", "zsh"])
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut err = String::new();
    child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
    child.wait().unwrap();
    assert_eq!(err, "");
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told() {
    let output = command(&["moves", "start"])
        .stdout(std::fs::File::options().write(true).open("/dev/full").unwrap())
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stderr.starts_with(b"damier: "));
}

#[test]
fn version_names_commit_weights_and_tables() {
    for flag in ["--version", "-V"] {
        let run = damier(&[flag]);
        assert_eq!((run.code, run.out.lines().count()), (0, 1));
        let start = format!("damier {} (commit ", env!("CARGO_PKG_VERSION"));
        assert!(run.out.starts_with(&start), "{}", run.out);
        assert!(run.out.contains(", weights ") && run.out.ends_with(", tables 4 pieces)\n"), "{}", run.out);
    }
    let answer = damier(&["--version", "--json"]).json();
    assert_eq!(fields(&answer), ["commit", "tables", "version", "weights"]);
}

#[test]
fn what_was_expected_is_said_in_the_language_of_the_reader() {
    for (arguments, expected) in [
        (&["analyse", "start", "--time", "0"][..], "par exemple 0.1, 2, 60"),
        (&["analyse", "start", "--nodes", "1.5"], "un nombre entier ("),
        (&["analyse", "start", "--multipv", "0"], "un nombre de 1 à 100"),
        (&["match", "damier", "damier", "--param", "x"], "par exemple threads=2"),
        (&["match", "damier", "damier", "--sprt", "1"], "demande 2 valeurs"),
        (&["match", "damier:level=30", "damier"], "level\u{a0}: \"30\", attendu\u{a0}: un nombre de 1 à 20"),
        (&["match", "damier", "damier", "--sprt", "5", "0"], "le premier est le plus petit"),
        (&["match", "damier", "damier", "--sprt", "x", "0"], "attendu\u{a0}: un nombre ("),
        (&["analyse", "start", "--time", "-1"], "par exemple 0.1, 2, 60"),
        (&["analyse", "start", "--nodes", "-1"], "un nombre entier positif"),
        (&["analyse", "start", "--nodes", "0"], "un nombre entier à partir de 1"),
        (&["analyse", "start", "--depth", "-1"], "un nombre de 1 à 120"),
        (&["perft", "start", "-1"], "un nombre de 0 à 100"),
        (&["match", "damier", "damier", "--games", "-2"], "un nombre de 2 à 1000000"),
        (&["match", "damier", "damier", "--clock", "-1"], "par exemple 60+0.5"),
        (&["dxp", "listen", "--port", "-1"], "un nombre de 0 à 65535"),
        (&["dxp", "listen", "--host", "chez-moi"], "une adresse IP"),
        (&["train", "fit", "x", "-o", "y", "--rate", "abc"], "attendu\u{a0}: un nombre ("),
    ] {
        let run = function(arguments, b"");
        run.assert_one_line_error();
        assert!(run.err.contains(expected), "{arguments:?}: {}", run.err);
    }
}
