//! What damier says: rulings, ends of games, counters and errors in French, English and Dutch.
//!
//! Sentences are keyed by meaning: each language has its own whole sentences for a ruling or a
//! reason, in its own file, and nothing is put together from translated fragments. The facts come
//! from `damier-core`; this crate adds none. It has no other dependency and compiles with Rust 1.63.
//!
//! French follows French typography: a no-break space (U+00A0) before `:`, `;`, `!`, `?` and
//! inside « ».
#![forbid(unsafe_code)]

mod counters;
mod draws;
#[cfg(not(any(damier_language = "fr", damier_language = "nl")))]
mod en;
mod errors;
mod facts;
#[cfg(not(any(damier_language = "en", damier_language = "nl")))]
mod fr;
mod language;
mod lifting;
mod list;
#[cfg(not(any(damier_language = "en", damier_language = "fr")))]
mod nl;
mod outcome;
mod pdn;
mod rule;
mod ruling;
mod spoken;
mod table;
mod tablebase;

// A build for one language, as `tools/wasm.sh` makes it for the browser, leaves the other two out:
// their names then mean the one that is there.
#[cfg(damier_language = "en")]
use {en as fr, en as nl};
#[cfg(damier_language = "fr")]
use {fr as en, fr as nl};
#[cfg(damier_language = "nl")]
use {nl as en, nl as fr};

pub use counters::counter_note;
pub use draws::{counter_reset, draw_source, draw_standing};
pub use errors::{
    error_code, fen_error, illegal_move, invalid_move, letters_error, move_after_end, move_at,
    position_error, removed_error, usage_error, RemovedError, UsageError,
};
pub use language::{Language, UnknownLanguage};
pub use lifting::lifting;
pub use outcome::{claim, ending_goes_on, immediate_draw, outcome};
pub use pdn::{
    pdn_no_game, pdn_too_large, pdn_unknown_turn, pdn_unreadable_move, pdn_unsupported_variant, pdn_warning,
};
pub use rule::{rule_name, rule_source, source_in_words, touch_rule_name};
pub use ruling::{irregularity, remedy, remedy_explained, ruling, touch};
pub use spoken::{read_typed_move, spoken_move};
pub use table::{
    claim_answer, incident, incident_decision, incident_rule, incident_title, remedy_label, remedy_result,
    table_error,
};
pub use tablebase::{tablebase_error, TablebaseError};
