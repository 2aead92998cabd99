//! A game with irregularities goes into a PDN file and comes out of it as it was.

use damier_answers::{call, replay, Language};
use damier_core::ruling::Remedy;
use damier_core::table::{Act, Finished};
use damier_core::{Color, Game, Position, Ruleset, Square};
use proptest::prelude::*;
use serde_json::{json, Value};

fn answer(name: &str, fields: &[&str]) -> Value {
    serde_json::from_str(&call(name, fields)).expect("JSON")
}

/// Writes the line as PDN, reads it, and answers the steps and the start that were read.
fn through_pdn(fen: &str, steps: &str, ruleset: &str, lang: &str) -> (Value, String, String) {
    let written = answer("pdn_write", &[fen, steps, ruleset, "", "", "", lang]);
    let text = written["pdn"].as_str().unwrap_or_else(|| panic!("{written}")).to_owned();
    let read = answer("pdn_read", &[&text, lang]);
    let game = &read["games"][0];
    assert_eq!(game["error"], Value::Null, "{text}");
    let start = game["start_fen"].as_str().expect("FEN").to_owned();
    (game["steps"].clone(), start, text)
}

#[test]
fn c2_the_record_of_a_missed_capture_left_standing() {
    let start = "W:W28,31,33-50:B1-18,20,23";
    let line = answer("table", &[start, "", "", "finish", "white", "34-29", "fr"]);
    let line = answer("table", &[start, line["steps"][0].as_str().unwrap(), "", "leave", "", "", "fr"]);
    let steps = format!("{} 23x32", line["steps"][0].as_str().unwrap());
    let (read, again, text) = through_pdn(start, &steps, "ffjd", "fr");
    assert_eq!(read, json!(steps.split(' ').collect::<Vec<_>>()), "{text}");
    assert!(again.starts_with("W:W28,31,33,"), "{again}");
    assert!(text.contains("/FEN \"B:W28,29,31,"), "{text}");
    assert!(text.contains("Les Blancs, 34-29"), "{text}");
    assert!(text.contains("[%irregularity missed-capture;white;34-29;;left;"), "{text}");
}

#[test]
fn a_set_up_without_a_story_is_kept_too() {
    let text = "1. 32-28 {so} /FEN \"W:WK46:B41\"/ {then} 1. 46x37 *";
    let read = answer("pdn_read", &[text, "en"]);
    assert_eq!(read["games"][0]["steps"], json!(["32-28", "/FEN\"W:WK46:B41\"/", "46x37"]));
    let steps = "32-28 /FEN\"W:WK46:B6,41\"/ 46x37";
    let (read, _, text) = through_pdn("", steps, "family", "nl");
    assert_eq!(read, json!(steps.split(' ').collect::<Vec<_>>()), "{text}");
    // At the beginning it is the first position.
    let read = answer("pdn_read", &["/FEN \"W:W28:B1\"/ 28-22 *", "en"]);
    assert_eq!(
        (&read["games"][0]["steps"], &read["games"][0]["start_fen"]),
        (&json!(["28-22"]), &json!("W:W28:B1"))
    );
}

/// One press: a legal move by number, or two squares at random.
fn press(game: &mut Game, (choice, from, to, what): (u16, u8, u8, u8)) {
    let side = game.position().turn();
    let legal = game.position().legal_moves();
    let acts = match legal.as_slice() {
        moves if what % 3 > 0 && !moves.is_empty() => {
            let m = moves[usize::from(choice) % moves.len()];
            let path = game.position().path(&m).squares;
            let mut acts: Vec<Act> =
                path.windows(2).map(|hop| Act::Shift { from: hop[0], to: hop[1] }).collect();
            // Now and then one piece stays.
            let left = usize::from(what % 7 == 0);
            acts.extend(m.captured.iter().skip(left).map(Act::Lift));
            acts
        }
        _ => vec![Act::Shift { from: Square::at(from), to: Square::at(to) }],
    };
    let by = if what % 11 == 0 { side.opponent() } else { side };
    if !matches!(game.finish(&acts, by), Ok(Finished::Done)) || game.pending().is_none() {
        return;
    }
    let remedy = match what % 4 {
        0 => Remedy::Correct,
        1 => Remedy::Leave,
        _ => return,
    };
    game.decide(remedy).expect("an option");
    if what % 5 == 0 {
        let _ = game.accident();
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn c2_an_irregular_game_comes_back_from_its_file(
        presses in proptest::collection::vec((any::<u16>(), 1_u8..=50, 1_u8..=50, any::<u8>()), 0..40),
        black_first in any::<bool>(),
    ) {
        let mut start = Position::starting();
        if black_first {
            start = start.play_unchecked(&start.legal_moves()[0]);
        }
        let mut game = Game::new(start, Ruleset::Fmjd);
        for one in presses {
            press(&mut game, one);
        }
        let steps = game.steps();
        let (read, again, text) = through_pdn(&start.to_string(), &steps.join(" "), "fmjd", "en");
        prop_assert_eq!(read, json!(steps), "{}", text);
        prop_assert_eq!(again, start.to_string());
        let read = replay(&start.to_string(), &steps.join(" "), Ruleset::Fmjd, Language::Fr).unwrap();
        prop_assert_eq!(read.position(), game.position());
        prop_assert_eq!(read.steps(), game.steps());
        prop_assert_eq!(read.position().turn() == Color::White, game.position().turn() == Color::White);
    }
}
