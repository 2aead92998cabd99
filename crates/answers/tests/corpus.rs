//! What fuzzing found once, replayed: each folder of `testdata/fuzz` with its property.

mod properties;

use std::fs;
use std::path::Path;

fn replay(target: &str, property: fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/fuzz").join(target);
    let mut replayed = 0;
    for entry in fs::read_dir(&folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display())) {
        let path = entry.unwrap().path();
        property(&fs::read(&path).unwrap());
        replayed += 1;
    }
    assert!(replayed > 0, "{} is empty", folder.display());
}

#[test]
fn fen() {
    replay("fen", properties::a_fen_stays_itself);
}

#[test]
fn moves() {
    replay("moves", properties::a_move_is_found_again);
}

#[test]
fn requests() {
    replay("requests", properties::every_reply_is_json);
}
