//! `damier analyse`, `hub`, `match`, `bench`, `train`.

use std::io::{BufRead as _, Write as _};
use std::process::Stdio;

use crate::common::{command, damier, damier_with, function, Run};

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
    let run = damier(&["analyse", "start", "--depth", "11", "--multipv", "3", "--json"]);
    let lines = run.lines();
    assert_eq!(lines.len(), 11);
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
fn few_games_leave_much_doubt_and_nothing_is_less_than_nothing() {
    let line = ["match", "damier:depth=1", "damier:depth=1", "--games", "2"];
    let answer = function(&[&line[..], &["--json"]].concat(), b"").json();
    let number = |field: &str| answer[field].as_f64().unwrap();
    assert!(number("low") < number("elo") - 90.0 || number("high") > number("elo") + 90.0, "{answer}");
    // A player against itself has equal pairs.
    let run = function(&[&line[..], &["--lang", "en"]].concat(), b"");
    let last = run.out.lines().last().unwrap();
    assert!(!last.contains("-0]") && !last.contains("-0 [") && !last.contains("[-0,"), "{last}");
}

#[test]
fn an_odd_number_of_games_is_made_even_and_it_is_said() {
    let run = function(
        &["match", "damier:depth=1", "damier:depth=1", "--games", "3", "--lang", "en", "--json"],
        b"",
    );
    assert_eq!((run.code, run.err.as_str()), (0, "damier: 4 games instead of 3: two for each opening\n"));
    let games: u64 = ["won", "drawn", "lost"].iter().map(|field| run.json()[field].as_u64().unwrap()).sum();
    assert_eq!(games, 4);
}

#[test]
fn the_hypotheses_of_the_sequential_test_have_an_order() {
    for [low, high] in [["5", "0"], ["5", "5"], ["0", "-5"], ["nan", "5"], ["0", "inf"]] {
        let run = function(&["match", "damier", "damier", "--lang", "en", "--sprt", low, high], b"");
        run.assert_one_line_error();
        assert!(run.err.contains("the first is the lower one"), "{}", run.err);
    }
    let line = ["match", "damier:depth=1", "damier:depth=1", "--games", "2", "--sprt", "-5", "0"];
    assert_eq!(function(&line, b"").code, 0);
}

#[test]
fn what_is_wrong_with_a_player_is_said_of_whom_and_in_three_languages() {
    let why = |language: &str, players: [&str; 2]| {
        let run = function(&["match", players[0], players[1], "--games", "2", "--lang", language], b"");
        run.assert_one_line_error();
        run.err
    };
    for (language, player, expected) in [
        ("fr", "damier:speed=3", "option inconnue \"speed\", attendu\u{a0}: time, nodes"),
        (
            "fr",
            "damier:nodes=abc",
            "valeur de nodes\u{a0}: \"abc\", attendu\u{a0}: un nombre entier à partir de 1",
        ),
        ("en", "damier:level=25", "value of level: \"25\", expected a number from 1 to 20"),
        ("nl", "damier:time=0", "waarde van time: \"0\", verwacht: seconden, bijvoorbeeld 0.1"),
        ("fr", "damier:weights=no/such", "ce fichier n'existe pas"),
        ("nl", "damier:tables=no/such", "geen eindspeltabellen in no/such"),
        ("fr", "hub:no-such-program", "no-such-program ne démarre pas"),
        ("nl", "hub:true", "het programma is gestopt"),
        ("fr", "dxp:127.0.0.1:1", "personne ne répond"),
        ("en", "x", "expected damier[:option=value…], hub:COMMAND"),
    ] {
        let name = match language {
            "fr" => "joueur",
            "en" => "player",
            _ => "speler",
        };
        let first = why(language, [player, "damier:depth=1"]);
        assert!(first.starts_with(&format!("damier: {name} A ({player})")), "{first}");
        assert!(first.contains(expected), "{first}");
        let second = why(language, ["damier:depth=1", player]);
        assert!(second.starts_with(&format!("damier: {name} B ({player})")), "{second}");
    }
    // A program that says nothing is waited for, so another one that errs stands for it here.
    let said = why("fr", ["hub:echo error x", "damier:depth=1"]);
    assert!(said.contains("le programme"), "{said}");
    let folder = tempfile::tempdir().unwrap();
    let openings = folder.path().join("openings.txt");
    std::fs::write(&openings, "W:W31-50:B1-20\nW:W51:B1\n").unwrap();
    let run = function(&["match", "damier", "damier", "--openings", openings.to_str().unwrap()], b"");
    run.assert_one_line_error();
    assert!(run.err.contains("ligne 2") && !run.err.contains("expected"), "{}", run.err);
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

/// A data folder with the endgame tables of three pieces where `serve` puts them.
fn data_home() -> tempfile::TempDir {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("damier").join("tablebase");
    let built =
        function(&["tablebase", "build", "--pieces", "3", "--dir", folder.to_str().unwrap(), "--json"], b"");
    assert_eq!(built.code, 0, "{built:?}");
    home
}

/// Runs the program with this data folder.
fn at_home(home: &std::path::Path, arguments: &[&str], input: &[u8]) -> Run {
    let mut child = command(arguments)
        .env("XDG_DATA_HOME", home)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input).unwrap();
    let output = child.wait_with_output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Run { code: output.status.code().unwrap(), out: text(output.stdout), err: text(output.stderr) }
}

/// What `hub` says to this until it has a move or finds fault.
fn hub_at_home(home: &std::path::Path, options: &[&str], input: &str) -> String {
    let mut child = command(&[&["hub"], options].concat())
        .env("XDG_DATA_HOME", home)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(input.as_bytes()).unwrap();
    let mut out = String::new();
    for line in std::io::BufReader::new(child.stdout.take().unwrap()).lines() {
        let line = line.unwrap();
        out += &line;
        out.push('\n');
        if line.starts_with("done") || line.starts_with("error") {
            break;
        }
    }
    drop(stdin);
    child.wait().unwrap();
    out
}

#[test]
fn the_engine_knows_the_endings_of_four_pieces_and_the_tables_it_is_given() {
    let empty = tempfile::tempdir().unwrap();
    let home = data_home();
    let given = home.path().join("damier/tablebase");
    let given = given.to_str().unwrap();
    for (fen, score, best) in [
        ("W:WK1,K2:BK45", serde_json::json!({"win_in": 7}), Some("2-11")),
        ("W:WK5:B1,17", serde_json::json!({"win_in": 27}), None),
        ("W:W38,47:BK13", serde_json::json!({"loss_in": 28}), None),
        ("W:WK46:BK1", serde_json::json!({"draw": true}), None),
        ("B:WK1,K2:BK46", serde_json::json!({"draw": true}), None),
        ("W:WK1,K7,K18:BK35", serde_json::json!({"win_in": 15}), None),
        ("W:WK44:B1,K6,K11", serde_json::json!({"loss_in": 32}), None),
    ] {
        let question = ["analyse", fen, "--depth", "3", "--json"];
        let by_default = at_home(empty.path(), &question, b"");
        let with_own = at_home(home.path(), &question, b"");
        let named = at_home(empty.path(), &[&question[..], &["--tablebases", given]].concat(), b"");
        for run in [by_default, with_own, named] {
            assert_eq!((run.code, run.err.as_str()), (0, ""), "{run:?}");
            let last = run.lines().pop().unwrap();
            assert_eq!(last["lines"][0]["score"], score, "{fen}");
            let pv = last["lines"][0]["pv"].as_array().unwrap();
            assert!(best.is_none_or(|best| pv[0] == best), "{last}");
            if let Some(plies) = score["win_in"].as_u64() {
                assert_eq!(pv.len() as u64, plies, "{last}");
            }
        }
        let without = at_home(empty.path(), &[&question[..], &["--tablebases", "off"]].concat(), b"");
        assert!(without.lines().pop().unwrap()["lines"][0]["score"]["men"].is_number(), "{without:?}");
    }
    let words = at_home(empty.path(), &["analyse", "W:WK46:BK1", "--depth", "1", "--lang", "nl"], b"");
    assert!(words.out.contains("  remise  "), "{words:?}");
    for home in [empty.path(), home.path()] {
        let version = at_home(home, &["--version"], b"").out;
        assert!(version.contains("tables 4 pieces)"), "{version}");
        assert_eq!(at_home(home, &["--version", "--json"], b"").json()["tables"], 4);
    }

    // A game: the machine takes at once what the tables say.
    let moves = at_home(
        empty.path(),
        &["play", "--fen", "W:WK1,K2:BK45", "--side", "black", "--level", "9", "--seed", "1"],
        b"quit\n",
    );
    assert!(moves.out.contains("2-11"), "{}", moves.out);
}

#[test]
fn over_hub_endings_are_played_right_from_the_first_moment() {
    let empty = tempfile::tempdir().unwrap();
    let home = data_home();
    let given = home.path().join("damier/tablebase");
    let given = given.to_str().unwrap();
    let begin = |parameter: &str| {
        let position = hub_position("W:WK1,K2:BK45");
        format!(
            "hub\nset-param name=tt-size value=12\n{parameter}init\npos pos={position}\nlevel depth=2\ngo think\n"
        )
    };
    let tables = |value: &str| begin(&format!("set-param name=tables value={value}\n"));
    for input in [begin(""), tables(given)] {
        let out = hub_at_home(empty.path(), &[], &input);
        assert!(out.contains("param name=tables ") && out.contains(" score=99.93 "), "{out}");
        assert!(out.contains("\ndone move=2-11 "), "{out}");
    }
    let out = hub_at_home(empty.path(), &[], &tables("/no/such/folder"));
    assert!(out.contains("error message=\"tables: "), "{out}");
    for (options, input) in [(&[][..], tables("off")), (&["--tablebases", "off"], begin(""))] {
        let out = hub_at_home(empty.path(), options, &input);
        assert!(out.contains("\ndone move=") && !out.contains("score=99"), "{out}");
    }

    // Three kings against one: won in 15 plies, move by move, whatever the one does.
    let mut fen = "W:WK1,K7,K18:BK35".to_owned();
    for left in (1..=15).rev() {
        let answer = at_home(empty.path(), &["tablebase", "probe", &fen, "--json"], b"").json();
        assert_eq!(answer["plies"], left, "{fen}");
        let m = if left % 2 == 1 {
            let input = format!("hub\ninit\npos pos={}\nlevel depth=1\ngo think\n", hub_position(&fen));
            let out = hub_at_home(empty.path(), &[], &input);
            assert!(out.contains(&format!(" score={:.2} ", 100.0 - f64::from(left) / 100.0)), "{out}");
            let done = out.lines().find_map(|line| line.strip_prefix("done move=")).unwrap();
            done.split(' ').next().unwrap().to_owned()
        } else {
            answer["moves"][0]["notation"].as_str().unwrap().to_owned()
        };
        // Hub names what is captured, too: from and to are enough here.
        let short: Vec<&str> = m.split('x').take(2).collect();
        let m = short.join("x");
        let next = function(&["status", "--fen", &fen, "--moves", &m, "--ruleset", "family", "--json"], b"");
        fen = next.json()["fen"].as_str().unwrap_or_else(|| panic!("{next:?}")).to_owned();
    }
    let last = at_home(empty.path(), &["tablebase", "probe", &fen, "--json"], b"").json();
    assert_eq!((&last["wdl"], &last["plies"]), (&"loss".into(), &0.into()), "{fen}");
}

/// A position of kings as a Hub engine reads it.
fn hub_position(fen: &str) -> String {
    let position = damier_core::fen::parse(fen).unwrap().into_position().unwrap();
    let mut text = if position.turn() == damier_core::Color::White { "W" } else { "B" }.to_owned();
    for number in 1..=50 {
        let piece = position.board().piece_at(damier_core::Square::new(number).unwrap());
        text.push(match piece.map(|piece| (piece.color, piece.role)) {
            None => 'e',
            Some((damier_core::Color::White, damier_core::Role::Man)) => 'w',
            Some((damier_core::Color::White, damier_core::Role::King)) => 'W',
            Some((damier_core::Color::Black, damier_core::Role::Man)) => 'b',
            Some((damier_core::Color::Black, damier_core::Role::King)) => 'B',
        });
    }
    text
}

#[test]
fn tables_that_cannot_be_used_are_told_and_keep_nobody_from_playing() {
    let home = data_home();
    let folder = home.path().join("damier/tablebase");
    std::fs::write(folder.join("0101.wdl"), b"something else").unwrap();
    let run = at_home(home.path(), &["analyse", "W:WK46:BK1", "--depth", "2", "--json", "--lang", "en"], b"");
    assert_eq!((run.code, run.err.lines().count()), (0, 1), "{run:?}");
    assert!(run.err.contains("0101.wdl"), "{run:?}");
    // By those of the program.
    assert_eq!(run.lines().pop().unwrap()["lines"][0]["score"], serde_json::json!({"draw": true}));
    assert!(at_home(home.path(), &["--version"], b"").out.contains("tables 4 pieces)"));
    let empty = tempfile::tempdir().unwrap();
    for (dir, code) in [
        (folder.to_str().unwrap(), "unreadable-file"),
        ("/no/such/folder", "not-found"),
        (empty.path().to_str().unwrap(), "not-found"),
    ] {
        for arguments in [&["analyse", "start", "--json"][..], &["hub", "--json"]] {
            let run = at_home(home.path(), &[arguments, &["--tablebases", dir]].concat(), b"");
            run.assert_one_line_error();
            assert_eq!(run.error_code(), code, "{run:?}");
        }
    }
    function(&["match", "damier:tables=/no/such/folder", "damier:depth=1"], b"").assert_one_line_error();
    for endings in ["2", "8-6", "x"] {
        function(&["match", "damier", "damier", "--endings", endings], b"").assert_one_line_error();
    }
}

#[test]
fn a_match_of_endings_with_tables_against_none() {
    let home = data_home();
    // The folder's alone, and those that come with the program.
    for tables in [home.path().join("damier/tablebase").to_str().unwrap(), "on"] {
        plays_the_same_again(&format!("damier:nodes=500,tables={tables}"));
    }
}

fn plays_the_same_again(with: &str) {
    let play =
        || function(&["match", with, "damier:nodes=500", "--endings", "4-5", "--games", "8", "--json"], b"");
    let run = play();
    assert_eq!(run.code, 0, "{run:?}");
    let last = run.lines().pop().unwrap();
    assert_eq!(last["failures"], serde_json::json!([0, 0]), "{last}");
    assert!(last["lost"].as_u64().unwrap() == 0 || last["won"].as_u64().unwrap() > 0, "{last}");
    // The same games, in whatever time.
    let games = |out: &str| out.split(",\"late\"").next().unwrap().to_owned();
    assert_eq!(games(&play().out), games(&run.out));
}

#[test]
fn shots_are_found_in_games_and_counted() {
    let folder = tempfile::tempdir().unwrap();
    let (games, shots) = (folder.path().join("a.games"), folder.path().join("shots.txt"));
    let (games, shots) = (games.to_str().unwrap(), shots.to_str().unwrap());
    let played = damier(&["train", "play", games, "--games", "4", "--nodes", "100", "--seed", "3"]);
    assert_eq!(played.code, 0, "{played:?}");
    let found = damier(&["train", "shots", games, "-o", shots, "--count", "1"]);
    assert_eq!(found.code, 0, "{found:?}");
    // Four games may hold none; a line that is there already is kept.
    std::fs::write(shots, "W:W28,32,37:B12,18,19,23 37-31\n").unwrap();
    assert_eq!(damier(&["train", "shots", games, "-o", shots, "--count", "1"]).code, 0);
    let counted = damier(&["bench", "--shots", shots, "--json"]).lines();
    let nodes: Vec<u64> = counted.iter().map(|line| line["nodes"].as_u64().unwrap()).collect();
    assert_eq!(nodes, [1_000, 4_000, 16_000, 64_000]);
    assert!(counted.iter().all(|line| line["shots"] == 1), "{counted:?}");
    std::fs::write(shots, "W:W31:B1 1-2\n").unwrap();
    function(&["bench", "--shots", shots], b"").assert_one_line_error();
    function(&["match", "damier", "damier", "--param", "x"], b"").assert_one_line_error();
}
