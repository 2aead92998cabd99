#![no_main]

#[path = "../../crates/arena/tests/properties/mod.rs"]
#[allow(dead_code)]
mod properties;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| properties::hub_lines(bytes));
