//! `damier analyse`, `hub`, `match`, `bench`, `train`.

use crate::common::{damier, damier_with, function};

#[test]
fn analyse_says_a_line_for_each_depth_and_finds_a_win() {
    let run = damier(&["analyse", "W:WK36,K47:BK4", "--depth", "6", "--json"]);
    assert_eq!(run.code, 0, "{run:?}");
    let last = run.lines().pop().unwrap();
    assert_eq!(last["lines"][0]["score"]["win_in"], 3, "{last}");
    assert_eq!(last["lines"][0]["pv"][0], "47-15");
    assert!(last["depth"].as_u64().unwrap() >= 1 && last["seconds"].is_number() && last["nodes"].is_u64());
}

#[test]
fn analyse_gives_as_many_lines_as_asked_for_best_first() {
    let run = damier(&["analyse", "start", "--depth", "5", "--multipv", "3", "--json"]);
    let lines = run.lines();
    assert_eq!(lines.len(), 5);
    for line in &lines {
        let scores: Vec<f64> = (0..3).map(|n| line["lines"][n]["score"]["men"].as_f64().unwrap()).collect();
        assert!(scores[0] >= scores[1] && scores[1] >= scores[2], "{line}");
        assert_ne!(line["lines"][0]["pv"][0], line["lines"][1]["pv"][0]);
    }
}

#[test]
fn analyse_reads_positions_line_by_line_and_bad_ones_do_not_end_it() {
    let run = damier_with(&["analyse", "-", "--nodes", "2000", "--json"], b"start\nnonsense\nW:W28:B23\n");
    let lines = run.lines();
    assert_eq!((run.code, lines.len()), (2, 3));
    assert_eq!(lines[1]["error"]["code"], "bad-fen");
    assert_eq!(lines[2]["lines"][0]["score"]["win_in"], 1);
}

#[test]
fn analyse_without_a_move_says_no() {
    let run = damier(&["analyse", "W:W:B1", "--json"]);
    assert_eq!((run.code, run.json()["lines"].as_array().unwrap().len()), (1, 0));
    for arguments in [["--time", "0"], ["--depth", "0"], ["--depth", "121"], ["--nodes", "x"]] {
        function(&["analyse", "start", arguments[0], arguments[1]], b"").assert_one_line_error();
    }
}

#[test]
fn hub_plays_a_move_of_the_protocol() {
    let input = b"hub\nset-param name=tt-size value=12\ninit\nping\nnew-game\n\
        pos pos=Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww moves=\"32-28 19-23\"\n\
        level depth=4\ngo think\n";
    let run = function(&["hub"], input);
    assert_eq!(run.code, 0, "{run:?}");
    assert!(run.out.starts_with("id name=damier "), "{}", run.out);
    assert!(run.out.contains("\nwait\n") && run.out.contains("\npong\n"), "{}", run.out);
}

#[test]
fn a_match_ends_with_the_line_of_the_contract_and_goes_on_from_its_log() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("match.log");
    let pdn = folder.path().join("match.pdn");
    let play = |games: &str| {
        damier(&[
            "match",
            "damier:depth=3,tt-size=10",
            "damier:depth=1,tt-size=10",
            "--games",
            games,
            "--seed",
            "3",
            "--log",
            log.to_str().unwrap(),
            "--pdn",
            pdn.to_str().unwrap(),
            "--lang",
            "en",
        ])
    };
    let first = play("4");
    assert_eq!(first.code, 0, "{first:?}");
    let last = first.out.lines().last().unwrap();
    assert!(last.starts_with("A +") && last.contains(" of 4: score ") && last.contains(", Elo "), "{last}");
    let more = play("6");
    assert!(more.out.lines().last().unwrap().contains(" of 6: score "), "{more:?}");
    let again = play("6");
    assert_eq!(again.out, more.out);
    let checked = damier(&["pdn", "check", pdn.to_str().unwrap(), "--json"]);
    assert_eq!((checked.code, checked.lines().len()), (0, 6), "{checked:?}");
}

#[test]
fn a_player_that_is_none_is_refused_and_one_that_dies_loses() {
    for player in ["x", "hub:", "damier:speed=3", "damier:weights=no/such/file"] {
        function(&["match", player, "damier:depth=1"], b"").assert_one_line_error();
    }
    function(&["match", "hub:no-such-program-here", "damier:depth=1", "--games", "2"], b"")
        .assert_one_line_error();
}

#[test]
fn weights_are_trained_and_the_trainer_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (games, weights) = (path("a.games"), path("a.weights"));
    let play = |count: &str| {
        damier(&["train", "play", &games, "--games", count, "--nodes", "100", "--weights", "hand"])
    };
    assert_eq!(play("6").code, 0);
    let short = std::fs::read(&games).unwrap();
    assert_eq!(play("21").code, 0);
    let long = std::fs::read(&games).unwrap();
    assert!(long.len() > short.len() && long[..short.len()] == short[..]);
    // Cut off in the middle of a game: the rest is played again, the same.
    std::fs::write(&games, &long[..long.len() - 40]).unwrap();
    assert_eq!(play("21").code, 0);
    assert_eq!(std::fs::read(&games).unwrap(), long);
    let fit = |epochs: &str| damier(&["train", "fit", &games, "-o", &weights, "--epochs", epochs]);
    assert_eq!(fit("2").code, 0);
    let run =
        damier(&["match", "damier:depth=1", &format!("damier:depth=1,weights={weights}"), "--games", "2"]);
    assert_eq!(run.code, 0, "{run:?}");
    assert!(std::fs::read_to_string(path("a.svg")).unwrap().starts_with("<svg"));
    let other = damier(&["train", "play", &games, "--games", "30", "--nodes", "200", "--weights", "hand"]);
    other.assert_one_line_error();
}
