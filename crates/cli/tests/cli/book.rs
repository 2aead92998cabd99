//! `damier book`, and the book in the hands of those who play.

use crate::common::{damier, function};

#[test]
fn the_shipped_book_is_shown_and_asked() {
    let show = function(&["book", "show", "--json"], b"").json();
    assert!(
        show["positions"].as_u64().unwrap() > 1_000 && show["bytes"].as_u64().unwrap() < 2 << 20,
        "{show}"
    );
    assert!(show["line"].as_array().unwrap().len() >= 4 && show["nodes"].as_u64().unwrap() > 0);
    let probe = function(&["book", "probe", "start", "--json"], b"");
    assert_eq!(probe.code, 0);
    assert_eq!(probe.json()["moves"], show["first"]);
    let legal = function(&["moves", "start", "--json"], b"").json();
    for entry in probe.json()["moves"].as_array().unwrap() {
        let moves = legal["moves"].as_array().unwrap();
        assert!(moves.iter().any(|m| m["notation"] == entry["notation"]), "{entry}");
        assert!(entry["score"]["men"].is_number());
    }
    let unknown = function(&["book", "probe", "W:WK1:BK50", "--json"], b"");
    assert_eq!((unknown.code, unknown.json()["moves"].as_array().unwrap().len()), (1, 0));
    for (lang, words) in [("fr", "ne connaît pas"), ("en", "does not know"), ("nl", "kent deze stand niet")]
    {
        let run = function(&["book", "probe", "W:WK1:BK50", "--lang", lang], b"");
        assert!(run.code == 1 && run.out.contains(words), "{run:?}");
        let run = function(&["book", "show", "--lang", lang], b"");
        assert!(run.code == 0 && run.out.lines().count() > 3, "{run:?}");
    }
}

#[test]
fn a_book_is_made_gone_on_with_and_played_from() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let build = |name: &str, positions: &str, nodes: &str| {
        damier(&["book", "build", "-o", &path(name), "--positions", positions, "--nodes", nodes, "--json"])
    };
    let whole = build("whole.book", "60", "300");
    assert_eq!(whole.code, 0, "{whole:?}");
    assert!(whole.json()["positions"].as_u64().unwrap() >= 30, "{whole:?}");
    assert_eq!(build("parts.book", "20", "300").code, 0);
    assert_eq!(build("parts.book", "60", "300").code, 0);
    let bytes = std::fs::read(path("whole.book")).unwrap();
    assert!(bytes == std::fs::read(path("parts.book")).unwrap());
    // The record of other searches is not gone on with.
    assert_eq!(build("parts.book", "60", "400").error_code(), "unreadable-file");
    // What is no book, and a damaged one.
    std::fs::write(path("damaged.book"), [&bytes[..40], &[7], &bytes[41..]].concat()).unwrap();
    std::fs::write(path("foreign.book"), b"[Event \"x\"]").unwrap();
    for name in ["damaged.book", "foreign.book", "missing.book"] {
        for command in [["book", "show"], ["hub", "--json"], ["play", "--lang=nl"]] {
            let run = function(&[command[0], command[1], "--book", &path(name)], b"");
            assert_eq!((run.code, run.err.lines().count()), (2, 1), "{name} {run:?}");
        }
    }
    let run = damier(&[
        "match",
        &format!("damier:nodes=200,book={}", path("whole.book")),
        "damier:nodes=200",
        "--games",
        "2",
    ]);
    assert_eq!(run.code, 0, "{run:?}");
    damier(&["match", &format!("damier:book={}", path("damaged.book")), "damier", "--games", "2"])
        .assert_one_line_error();
}

#[test]
fn the_book_of_the_hub_engine_is_declared() {
    for (options, value) in [(&["hub"][..], "true"), (&["hub", "--book", "off"], "false")] {
        let run = function(options, b"hub\n");
        assert!(run.out.contains(&format!("param name=book value={value} type=bool\n")), "{run:?}");
        assert!(run.out.contains("param name=ponder value=false type=bool\n"), "{run:?}");
    }
}
