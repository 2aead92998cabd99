//! What must hold for any bytes. The property tests, the corpus tests and the fuzz targets (`fuzz/`)
//! all run these functions.

use damier_answers::{call, Language, MORE, RULES};
use damier_core::notation::{fits, CrossOnQuiet, Leniency, MoveText};
use damier_core::{fen, Position};

/// FEN: read and written it stays the same; what can be played has legal moves that can be played.
pub(crate) fn a_fen_stays_itself(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let setup = match fen::parse(&text) {
        Ok(setup) => setup,
        Err(error) => {
            assert!(error.offset <= text.len(), "{text:?}: {error:?}");
            assert!(text.is_char_boundary(error.offset), "{text:?}: {error:?}");
            assert!(damier_answers::fen(&text, Language::Fr).is_err() || text.trim() == "start");
            return;
        }
    };
    let written = setup.to_string();
    assert_eq!(fen::parse(&written), Ok(setup), "{text:?} written as {written:?}");
    if let Ok(position) = setup.into_position() {
        for m in &position.legal_moves() {
            assert!(position.play(m).is_ok(), "{position}: {m:?}");
        }
    }
}

/// Moves: what is read is at least two numbers, and what a legal move is written as finds it again.
pub(crate) fn a_move_is_found_again(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let (fen_text, move_text) = text.split_once('\n').unwrap_or(("start", &text));
    for leniency in [Leniency::File, Leniency::Typed] {
        match MoveText::parse(move_text, leniency) {
            Ok(read) => assert!(read.numbers.len() >= 2, "{move_text:?}: {read:?}"),
            Err(error) => assert!(error.offset <= move_text.len(), "{move_text:?}: {error:?}"),
        }
    }
    let position = match fen::parse(fen_text).ok().and_then(|setup| setup.into_position().ok()) {
        Some(position) => position,
        None => Position::starting(),
    };
    let legal = position.legal_moves();
    for m in legal.iter().take(64) {
        let notation = position.notation_among(m, &legal);
        let read = MoveText::parse(&notation, Leniency::File).unwrap_or_else(|e| panic!("{notation}: {e}"));
        assert_eq!(fits(&position, &read, CrossOnQuiet::Refused), [*m], "{position}: {notation}");
    }
}

/// Answers: the reply to anything is one line of JSON, an answer or an error with a known code.
pub(crate) fn every_reply_is_json(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let mut fields: Vec<&str> = text.split('\u{1F}').collect();
    let name = fields.remove(0);
    let reply = call(name, &fields);
    check_reply(&reply, name, &fields);
    // The same fields for every function but the machine's, which takes its time: none of them may be upset by them.
    for function in RULES.iter().chain(MORE) {
        let mut fields = fields.clone();
        fields.truncate(function.fields.len());
        check_reply(&call(function.name, &fields), function.name, &fields);
    }
}

fn check_reply(reply: &str, name: &str, fields: &[&str]) {
    let value: serde_json::Value =
        serde_json::from_str(reply).unwrap_or_else(|error| panic!("{name} {fields:?}: {error}: {reply}"));
    assert!(!reply.contains('\n'), "{name} {fields:?}: {reply}");
    let error = match value.get("error") {
        Some(error) if !error.is_null() && value.as_object().map_or(false, |o| o.len() == 1) => error,
        _ => return,
    };
    let code = error["code"].as_str().unwrap_or_default();
    let known = damier_answers::ErrorCode::ALL.iter().any(|c| c.name() == code);
    assert!(known, "{name} {fields:?}: {reply}");
    assert!(error["message"].as_str().map_or(false, |m| m.len() > 5), "{name} {fields:?}: {reply}");
}
