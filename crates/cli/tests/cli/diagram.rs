//! `damier diagram`.

use std::fs;

use crate::common::{damier, fields, function};

#[test]
fn text_by_default() {
    let run = damier(&["diagram", "W:WK45,31:B1,K7", "--no-numbers"]);
    assert_eq!(run.code, 0);
    assert_eq!(run.out.lines().count(), 10);
    assert!(run.out.starts_with("   b   .   .   .   .\n .   B "), "{}", run.out);
    // No colour codes into a pipe, unless asked for.
    assert!(!run.out.contains('\u{1b}'));
    assert!(damier(&["diagram", "start", "--color", "always"]).out.contains("\u{1b}[48;5;"));
}

#[test]
fn svg_with_a_text_alternative_in_each_language() {
    for (lang, title, desc) in [
        (
            "fr",
            "Les Noirs au trait",
            "Les Blancs\u{a0}: pion 31\u{a0}; dame 45. Les Noirs\u{a0}: pions 1, 2.",
        ),
        ("en", "Black to move", "White: man 31; king 45. Black: men 1, 2."),
        ("nl", "Zwart aan zet", "Wit: schijf 31; dam 45. Zwart: schijven 1, 2."),
    ] {
        let run = damier(&["diagram", "B:W31,K45:B1,2", "--format", "svg", "--lang", lang]);
        assert!(run.out.starts_with("<svg "), "{}", run.out);
        assert!(run.out.contains(&format!(">{title}</title>")), "{}", run.out);
        assert!(run.out.contains(&format!(">{desc}</desc>")), "{}", run.out);
    }
}

#[test]
fn files_by_name_and_by_format() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    for (name, options, start) in [
        ("a.svg", &[][..], &b"<svg "[..]),
        ("a.PNG", &[], b"\x89PNG"),
        ("a.txt", &[], b"      b1"),
        ("noname", &["--format", "png", "--width", "100"], b"\x89PNG"),
        ("b.svg", &["--format", "txt"], b"      b1"),
    ] {
        let file = path(name);
        let mut arguments = vec!["diagram", "start", "-o", &file];
        arguments.extend(options);
        let run = damier(&arguments);
        assert_eq!((run.code, run.out.as_str()), (0, ""), "{run:?}");
        assert!(fs::read(&file).unwrap().starts_with(start), "{name}");
    }
    let file = path("c.png");
    let answer = damier(&["diagram", "start", "-o", &file, "--json"]).json();
    assert_eq!(fields(&answer), ["fen", "file", "format"]);
    assert_eq!(answer["format"], "png");
    // Nothing half-written stays behind.
    let hidden = fs::read_dir(folder.path())
        .unwrap()
        .filter(|e| e.as_ref().unwrap().file_name().to_str().unwrap().starts_with('.'));
    assert_eq!(hidden.count(), 0);
}

#[test]
fn png_into_a_pipe_but_not_into_json() {
    let (code, out, _) =
        crate::common::raw(vec!["diagram".into(), "start".into(), "--format".into(), "png".into()], b"");
    assert_eq!(code, 0);
    assert!(out.starts_with(b"\x89PNG\r\n"));
    let run = function(&["diagram", "start", "--format", "png", "--json"], b"");
    run.assert_one_line_error();
    assert_eq!(run.error_code(), "usage");
    let answer = function(&["diagram", "start", "--format", "svg", "--json"], b"").json();
    assert_eq!(fields(&answer), ["fen", "format", "picture"]);
}

#[test]
fn a13_a_move_is_drawn_with_its_captured_pieces() {
    let run = damier(&["diagram", "W:W32:B8,17,27", "--move", "32x3"]);
    for sign in ["[w32]", "[.3]", "x27", "x17", "x8"] {
        assert!(run.out.contains(sign), "{}", run.out);
    }
    for (text, code) in [("32-28", "illegal-move"), ("x", "unreadable-move")] {
        let run = function(&["diagram", "W:W32:B8,17,27", "--move", text, "--json"], b"");
        run.assert_one_line_error();
        assert_eq!(run.error_code(), code);
    }
    let run = function(&["diagram", "W:WK4:B13,20,32,37", "--move", "4x15", "--json"], b"");
    assert_eq!(run.error_code(), "ambiguous-move");
}

#[test]
fn a_set_up_without_side_to_move_can_be_drawn() {
    assert_eq!(damier(&["diagram", "?:W31:B1"]).code, 0);
    assert_eq!(damier(&["diagram", "W:W1:B50"]).code, 0);
    assert_eq!(
        function(&["diagram", "?:W31:B1", "--move", "31-27", "--json"], b"").error_code(),
        "unknown-turn"
    );
}

#[test]
fn what_cannot_be_drawn_is_refused() {
    for arguments in [
        &["diagram", "W:W51:B1"][..],
        &["diagram", "start", "--theme", "pink"],
        &["diagram", "start", "--mark", "51"],
        &["diagram", "start", "--mark", "1,,2"],
        &["diagram", "start", "--width", "15"],
        &["diagram", "start", "--width", "8193"],
        &["diagram", "start", "--format", "gif"],
        &["diagram", "start", "-o", "/no/such/folder/a.svg"],
        &["diagram", "start", "-o", "/"],
        &["diagram"],
    ] {
        let run = function(arguments, b"");
        run.assert_one_line_error();
    }
}
