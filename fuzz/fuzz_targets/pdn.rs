#![no_main]

#[path = "../../crates/pdn/tests/any_text/mod.rs"]
#[allow(dead_code)]
mod any_text;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| any_text::reads_any(bytes));
