//! `status` on the golden games: the outcome at the stated ply, `game-over` for any move after it.

use damier_answers::{status, Json, Language};

/// What `status` says after the first `plies` moves of a game.
fn after(fen: &str, moves: &[&str], plies: usize, ruleset: &str) -> Json {
    status(fen, &moves[..plies].join(" "), ruleset, Language::En).unwrap().into_value()
}

#[test]
fn b1_b2_b3_b4_b5_status_ends_every_golden_game_at_its_ply() {
    let path = format!("{}/../../testdata/games/sequences.tsv", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let mut games = 0;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('\t').collect();
        let moves: Vec<&str> = fields[2].split(' ').collect();
        for (ruleset, end) in ["ffjd", "fmjd", "lidraughts"].into_iter().zip(&fields[3..]) {
            let context = format!("{} under {ruleset}", fields[0]);
            let words: Vec<&str> = end.split(' ').collect();
            let (ply, winner, reason) = match words.as_slice() {
                ["-"] | [_, "claim", _] => {
                    let last = after(fields[1], &moves, moves.len(), ruleset);
                    assert_eq!(last.get("outcome"), Some(&Json::Null), "{context}");
                    if let [_, _, claim] = words.as_slice() {
                        let claims: Json = [claim.to_string()].into_iter().collect();
                        assert_eq!(last.get("claims"), Some(&claims), "{context}");
                    }
                    games += 1;
                    continue;
                }
                [ply, reason] => (ply.parse::<usize>().unwrap(), "null".to_owned(), *reason),
                [ply, winner, reason] => (ply.parse().unwrap(), format!("{winner:?}"), *reason),
                _ => panic!("{line}"),
            };
            let at_end = after(fields[1], &moves, ply, ruleset);
            let expected = format!(r#"{{"winner":{winner},"reason":"{reason}"}}"#);
            assert_eq!(at_end.get("outcome").unwrap().to_string(), expected, "{context}");
            assert_eq!(at_end.get("ply"), Some(&Json::from(ply)), "{context}");
            assert_eq!(at_end.get("claims"), Some(&Json::List(Vec::new())), "{context}");
            if ply > 0 {
                let before = after(fields[1], &moves, ply - 1, ruleset);
                assert_eq!(before.get("outcome"), Some(&Json::Null), "{context}");
            }
            if ply < moves.len() {
                let late = status(fields[1], &moves.join(" "), ruleset, Language::Fr).unwrap_err();
                assert_eq!(late.code().name(), "game-over", "{context}");
                assert_eq!(late.detail("ply"), Some(&Json::from(ply)), "{context}");
                assert_eq!(late.detail("move"), Some(&Json::from(moves[ply].to_owned())), "{context}");
            }
            games += 1;
        }
    }
    assert_eq!(games, 78);
}
