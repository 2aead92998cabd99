#![no_main]

#[path = "../../crates/answers/tests/properties/mod.rs"]
#[allow(dead_code)]
mod properties;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| properties::a_move_is_found_again(bytes));
