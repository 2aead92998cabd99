//! The lines of `pdn check`, read back by another program's parser.

use damier_answers::{pdn_check, Language};
use damier_core::Ruleset;
use serde_json::{json, Value};

fn check(text: &str, language: Language) -> Vec<Value> {
    let mut lines = Vec::new();
    let summary = pdn_check(text.as_bytes(), "a \"b\".pdn", Ruleset::Ffjd, language, |game| {
        let value: Value = serde_json::from_str(game.json).expect(game.json);
        assert_eq!(value["legal"], json!(game.game.error.is_none()));
        lines.push(value);
        Ok(())
    })
    .expect("bytes");
    assert_eq!(summary.games as usize, lines.len());
    lines
}

#[test]
fn the_line_of_a_game_is_the_contract_s() {
    let text = "[White \"J. \\\"x\\\" K\\\\L\"]\n[Result \"1-0\"]\n1. 32-28 19-23 2. 28 x 19 1-0";
    let lines = check(text, Language::En);
    assert_eq!(
        lines[0],
        json!({
            "file": "a \"b\".pdn", "game": 1, "line": 1,
            "tags": {"White": "J. \"x\" K\\\\L", "Result": "1-0"},
            "variant": "international", "plies": 3, "legal": true, "result": "2-0", "ended_at": null,
            "warnings": [{
                "code": "blank-in-move", "line": 3, "column": 19, "count": 1,
                "message": "\"28 x 19\": a move is written without blanks."
            }],
            "error": null
        })
    );
}

#[test]
fn an_illegal_move_comes_with_its_ruling() {
    for language in Language::ALL {
        let lines = check("1. 32-28 19-23\n2. 28-22 14x23 *", language);
        let error = &lines[0]["error"];
        assert_eq!(error["ply"], 3);
        assert_eq!(error["move"], "28-22");
        assert_eq!(error["code"], "illegal-move");
        assert_eq!((error["line"].clone(), error["column"].clone()), (json!(2), json!(4)));
        assert!(error["message"].as_str().expect("text").contains("28x19"), "{error}");
        assert_eq!(lines[0]["plies"], 2);
    }
}

#[test]
fn every_warning_has_a_sentence_in_every_language() {
    for code in damier_pdn::WarningCode::ALL {
        for language in Language::ALL {
            assert!(damier_messages::pdn_warning(code.name(), "a/b", 3, language).is_some(), "{code}");
        }
    }
}

#[test]
fn every_error_is_a_code_of_the_contract() {
    let known: Vec<&str> = damier_answers::ErrorCode::ALL.iter().map(|code| code.name()).collect();
    for code in damier_pdn::GameErrorCode::ALL {
        assert!(known.contains(&code.name()), "{}", code.name());
    }
}
