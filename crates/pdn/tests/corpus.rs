//! What fuzzing found once, and what reached much: `testdata/fuzz/pdn`, replayed.

mod any_text;

use std::fs;
use std::path::Path;

#[test]
fn pdn() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/fuzz/pdn");
    let mut replayed = 0;
    for entry in fs::read_dir(&folder).expect("testdata/fuzz/pdn") {
        any_text::reads_any(&fs::read(entry.expect("entry").path()).expect("file"));
        replayed += 1;
    }
    assert!(replayed > 10, "{} is nearly empty", folder.display());
}
