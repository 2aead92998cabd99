//! Matches against programs that misbehave: real ones, this test program run again.

use std::io::{BufRead as _, Write as _};
use std::time::Duration;

use damier_arena::hub::{parse_move, parse_position, Arguments};

use crate::common::damier;

/// A program that plays the first legal move over Hub, until its third one; then it does what is asked here.
fn play_until_the_third_move(then: impl Fn()) {
    let mut out = std::io::stdout();
    let mut say = |line: &str| {
        // The other side may be gone.
        let _ = writeln!(out, "{line}").and_then(|()| out.flush());
    };
    let mut position = damier_core::Position::starting();
    let mut moves = 0;
    for line in std::io::stdin().lock().lines().map_while(Result::ok) {
        let words = Arguments::parse(&line);
        match words.command() {
            "hub" => say("id name=bad\nwait"),
            "init" => say("ready"),
            "pos" => {
                position = parse_position(words.get("pos").unwrap()).unwrap();
                for text in words.get("moves").unwrap_or("").split_whitespace() {
                    position = position.play_unchecked(&parse_move(&position, text).unwrap());
                }
            }
            "go" => {
                moves += 1;
                if moves == 3 {
                    then();
                }
                say(&format!("done move={}", position.legal_moves()[0].hub()));
            }
            "quit" => return,
            _ => {}
        }
    }
}

/// Not a test: a program that crashes.
#[test]
#[ignore = "started by the tests below"]
fn child_that_crashes() {
    play_until_the_third_move(|| std::process::abort());
}

/// Not a test: a program that thinks for ever.
#[test]
#[ignore = "started by the tests below"]
fn child_that_is_slow() {
    play_until_the_third_move(|| std::thread::sleep(Duration::from_secs(3600)));
}

/// Not a test: a program that sends what is no move.
#[test]
#[ignore = "started by the tests below"]
fn child_that_errs() {
    play_until_the_third_move(|| {
        let _ = writeln!(std::io::stdout(), "done move=1-2");
    });
}

fn child(name: &str) -> String {
    let program = std::env::current_exe().unwrap();
    format!("hub:{} --exact rivals::{name} --ignored --nocapture", program.display())
}

/// Four games of our engine against a child; the answer in JSON.
fn play(name: &str, more: &[&str]) -> (serde_json::Value, String) {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("match.log");
    let rival = child(name);
    let mut arguments = vec!["match", "damier:depth=1", &rival, "--games", "4", "--json", "--log"];
    arguments.push(log.to_str().unwrap());
    arguments.extend(more);
    let run = damier(&arguments);
    assert_eq!(run.code, 0, "{run:?}");
    // What the log says is what was played.
    let again = damier(&arguments);
    let (first, second) = (run.json(), again.json());
    for field in ["won", "lost", "failures", "overtime", "late"] {
        assert_eq!(first[field], second[field], "{field}");
    }
    assert_eq!(again.err, "");
    (run.json(), run.err)
}

#[test]
fn a_program_that_crashes_loses_and_is_started_again() {
    for clock in [&["--movetime", "30"][..], &["--clock", "600"]] {
        let (answer, err) = play("child_that_crashes", clock);
        assert_eq!((&answer["won"], &answer["failures"][0]), (&4.into(), &0.into()), "{answer}");
        assert_eq!((&answer["failures"][1], &answer["overtime"][1]), (&4.into(), &0.into()), "{answer}");
        assert_eq!(err.lines().count(), 4, "{err}");
        let wanted = "damier: joueur B (hub:";
        assert!(
            err.lines().all(|line| line.starts_with(wanted) && line.contains("child_that_crashes")),
            "{err}"
        );
        assert!(err.lines().all(|line| line.ends_with("le programme s'est arrêté")), "{err}");
    }
}

#[test]
fn a_program_that_oversteps_its_clock_loses_by_time() {
    let (answer, err) =
        play("child_that_is_slow", &["--clock", "2+0.1", "--concurrency", "2", "--lang", "en"]);
    assert_eq!((&answer["won"], &answer["overtime"][1]), (&4.into(), &4.into()), "{answer}");
    assert_eq!((&answer["failures"][1], &answer["overtime"][0]), (&0.into(), &0.into()), "{answer}");
    assert!(err.lines().all(|line| line.ends_with("out of time")), "{err}");
    assert!(answer["seconds_per_move"][1].as_f64() > answer["seconds_per_move"][0].as_f64(), "{answer}");
}

#[test]
fn an_illegal_move_loses() {
    let (answer, err) = play("child_that_errs", &["--movetime", "30"]);
    assert!(err.lines().all(|line| line.ends_with("coup illégal «\u{a0}1-2\u{a0}»")), "{err}");
    assert_eq!((&answer["won"], &answer["failures"][1]), (&4.into(), &4.into()), "{answer}");
}

#[test]
fn clocks_are_read_and_nonsense_is_refused() {
    for clock in ["60", "0.5", "60+1", "40/300", "40/300+0.5"] {
        let run = damier(&["match", "damier:depth=1", "damier:depth=1", "--games", "2", "--clock", clock]);
        assert_eq!(run.code, 0, "{clock}: {run:?}");
    }
    for clock in ["0", "-1", "x", "60+", "0/60", "/60", "60+-1", "1e99", "nan"] {
        let run = damier(&["match", "damier", "damier", &format!("--clock={clock}")]);
        run.assert_one_line_error();
    }
}
