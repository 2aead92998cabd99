//! Games as text: read for the page, and written for it.

use damier_answers::call;
use serde_json::{json, Value};

fn answer(name: &str, fields: &[&str]) -> Value {
    serde_json::from_str(&call(name, fields)).expect("JSON")
}

#[test]
fn what_is_written_reads_back() {
    let moves = "32-28 19-23 28x19 14x23";
    let written = answer("pdn_write", &["", moves, "ffjd", "Ann \"A\"", "", "", "en"]);
    assert_eq!(
        written["pdn"],
        "[White \"Ann \\\"A\\\"\"]\n[Result \"*\"]\n[GameType \"20\"]\n\n1. 32-28 19-23 2. 28x19 14x23 *"
    );
    let read = answer("pdn_read", &[written["pdn"].as_str().expect("text"), "en"]);
    let game = &read["games"][0];
    assert_eq!(game["moves"], json!(["32-28", "19-23", "28x19", "14x23"]));
    assert_eq!(game["tags"]["White"], "Ann \"A\"");
    assert_eq!((&game["error"], &game["warnings"]), (&Value::Null, &json!([])));
    assert!(game["start_fen"].as_str().expect("FEN").starts_with("W:W31,32"));
}

#[test]
fn a_set_up_game_and_its_result() {
    let written =
        answer("pdn_write", &["W:WK4:B13,20,32,37", "4x31x42x15 32-37", "ffjd", "", "B", "1-0", "fr"]);
    let text = written["pdn"].as_str().expect("text");
    assert!(text.contains("[SetUp \"1\"]\n[FEN \"W:WK4:B13,20,32,37\"]"), "{text}");
    assert!(text.ends_with("1. 4x31x42x15 32-37 2-0"), "{text}");
    let won = answer("pdn_write", &["W:W28:B23", "28x19", "", "", "", "", ""]);
    assert!(won["pdn"].as_str().expect("text").ends_with("1. 28x19 2-0"));
}

#[test]
fn errors_say_where() {
    let read = answer("pdn_read", &["1. 32-28 19-23\n2. 28-22 *", "en"]);
    let game = &read["games"][0];
    assert_eq!(game["moves"], json!(["32-28", "19-23"]));
    assert_eq!((game["error"]["ply"].clone(), game["error"]["line"].clone()), (json!(3), json!(2)));
    assert_eq!(answer("pdn_read", &["", "en"])["games"], json!([]));
    assert_eq!(answer("pdn_write", &["", "32-26", "", "", "", "", "en"])["error"]["code"], "illegal-move");
    let cut = answer("pdn_read", &["1. 32-28 /FEN \"W:WK46:B41\"/ 46x37 *", "en"]);
    assert_eq!((&cut["games"][0]["moves"], &cut["games"][0]["cut_at"]), (&json!(["32-28"]), &json!(1)));
    let other = answer("pdn_read", &["[GameType \"25\"]\n1. c3-d4 *", "en"]);
    assert_eq!(other["games"][0]["error"]["code"], "unsupported-variant");
}
