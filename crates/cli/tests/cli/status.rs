//! `damier status`.

use crate::common::{damier, fields, function, table};

#[test]
fn b3_b4_the_fields_are_those_of_the_contract() {
    let run = damier(&["status", "--moves", "32-28 19-23 28x19 14x23", "--json"]);
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    let answer = run.json();
    assert_eq!(fields(&answer), ["claims", "counters", "fen", "outcome", "ply", "ruleset", "side"]);
    assert_eq!(answer["ply"], 4);
    assert_eq!(answer["side"], "white");
    assert_eq!(answer["ruleset"], "ffjd");
    assert_eq!(answer["outcome"], serde_json::Value::Null);
    assert_eq!(answer["claims"], serde_json::json!([]));
    let counters = &answer["counters"];
    assert_eq!(fields(counters), ["class", "class_plies", "occurrences", "quiet_plies"]);
    assert_eq!(
        *counters,
        serde_json::json!({"occurrences": 1, "quiet_plies": 0, "class": null, "class_plies": 0})
    );
}

#[test]
fn b2_b5_golden_games_end_at_their_ply_under_every_ruleset() {
    for row in table("testdata/games/sequences.tsv") {
        let moves: Vec<&str> = row[2].split_whitespace().collect();
        for (ruleset, end) in ["ffjd", "fmjd", "lidraughts"].into_iter().zip(&row[3..6]) {
            let at = |plies: usize| {
                let line = moves[..plies].join(" ");
                function(&["status", "--fen", &row[1], "--moves", &line, "--ruleset", ruleset, "--json"], b"")
            };
            let parts: Vec<&str> = end.split(' ').collect();
            let ply: usize = match parts[0].parse() {
                Ok(ply) => ply,
                Err(_) => {
                    assert_eq!(
                        at(moves.len()).json()["outcome"],
                        serde_json::Value::Null,
                        "{row:?} {ruleset}"
                    );
                    continue;
                }
            };
            let answer = at(ply).json();
            if parts[1] == "claim" {
                assert_eq!(answer["outcome"], serde_json::Value::Null);
                let claims = answer["claims"].as_array().unwrap();
                assert!(claims.contains(&parts[2].into()), "{row:?} {ruleset}: {answer}");
                continue;
            }
            let (winner, reason) = match parts.as_slice() {
                [_, reason] => (serde_json::Value::Null, *reason),
                [_, winner, reason] => ((*winner).into(), *reason),
                _ => panic!("{row:?}"),
            };
            assert_eq!(answer["outcome"], serde_json::json!({"winner": winner, "reason": reason}), "{row:?}");
            if ply > 0 {
                assert_eq!(at(ply - 1).json()["outcome"], serde_json::Value::Null, "{row:?} {ruleset}");
            }
            if ply < moves.len() {
                let after = at(ply + 1);
                after.assert_one_line_error();
                assert_eq!(after.error_code(), "game-over", "{row:?} {ruleset}");
                assert_eq!(after.json()["error"]["ply"], ply, "{row:?} {ruleset}: {after:?}");
            }
        }
    }
}

#[test]
fn an_illegal_move_is_told_with_its_ply_and_the_ruling() {
    let run = damier(&["status", "--moves", "32-28 19-23 33-29", "--json"]);
    run.assert_one_line_error();
    let error = &run.json()["error"];
    assert_eq!(error["code"], "illegal-move");
    assert_eq!(error["ply"], 3);
    assert_eq!(error["move"], "33-29");
    assert_eq!(error["ruling"]["code"], "capture-mandatory");
    assert_eq!(error["ruling"]["required"], serde_json::json!(["28x19"]));
}

#[test]
fn errors_have_their_codes() {
    for (fen, moves, code) in [
        ("start", "32-28 x", "unreadable-move"),
        ("start", "32-", "unreadable-move"),
        ("start", "32-28 32-28", "illegal-move"),
        ("W:WK4:B13,20,32,37", "4x15", "ambiguous-move"),
        ("W:W:B1", "32-28", "game-over"),
        ("x", "", "bad-fen"),
        ("?:W31:B1", "", "unknown-turn"),
        ("W:W1:B50", "", "man-on-promotion-row"),
    ] {
        let run = function(&["status", "--fen", fen, "--moves", moves, "--json"], b"");
        run.assert_one_line_error();
        assert_eq!(run.error_code(), code, "{fen} {moves}");
    }
    let run = function(&["status", "--moves", "", "--ruleset", "chess", "--json"], b"");
    assert_eq!(run.error_code(), "usage");
}

#[test]
fn every_dialect_of_a_move_is_read() {
    let answer = function(&["status", "--moves", "32-28 19-23 28x19 14x23", "--json"], b"").json();
    for moves in [
        "32-28  19-23\t28-19\n14:23",
        "3228 1923 28x19 1423",
        "32x28 19×23 28x19x23 14x23",
        "32 - 28 19 - 23 28 x 19 14 x 23",
        "032-028 19–23 28x19! 14x23?",
    ] {
        let other = function(&["status", "--moves", moves, "--json"], b"");
        assert_eq!(other.code, 0, "{moves}: {other:?}");
        assert_eq!(other.json(), answer, "{moves}");
    }
}

#[test]
fn text_for_people() {
    let run = damier(&["status", "--fen", "W:WK36:BK4", "--moves", "", "--lang", "en"]);
    assert_eq!(run.code, 0);
    assert!(run.out.contains("End of the game, 1-1."), "{}", run.out);
    assert!(run.out.contains("W:WK36:BK4"), "{}", run.out);
    // A win that can be forced keeps the immediate draw away, and Annex 1 differs.
    let run = damier(&["status", "--fen", "W:WK36,K47:BK4", "--moves", "", "--lang", "en"]);
    assert!(
        run.out.contains("White can force a win in three plies, so the game goes on. Annex 1"),
        "{}",
        run.out
    );
    let run =
        damier(&["status", "--fen", "W:WK36,K47:BK4", "--moves", "", "--lang", "en", "--ruleset", "fmjd"]);
    assert!(!run.out.contains("force a win"), "{}", run.out);
    // The star of the board is explained.
    for (language, legend) in
        [("fr", "*\u{a0}: trait aux Noirs"), ("en", "*: Black to move"), ("nl", "*: zwart aan zet")]
    {
        let run = damier(&["status", "--moves", "32-28", "--lang", language]);
        assert_eq!(run.out.lines().nth(10), Some(legend), "{}", run.out);
    }
    let run = damier(&["status", "--moves", "32-28"]);
    assert!(run.out.contains("Les Noirs au trait."), "{}", run.out);
}

#[test]
fn a_very_long_game() {
    // Kings to and fro: the end comes by repetition, and a move after it is told.
    let moves = "46-41 4-9 41-46 9-4 ".repeat(20_000);
    let run = function(&["status", "--fen", "W:WK46,36:BK4,6", "--moves", &moves, "--json"], b"");
    assert_eq!(run.error_code(), "game-over");
    assert_eq!(run.json()["error"]["ply"], 8);
}
