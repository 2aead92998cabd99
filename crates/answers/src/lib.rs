//! The answers of the contract as JSON: one function per command, used by the command line, the
//! server and the page alike, so that the three cannot differ.
//!
//! ```
//! let answer = damier_answers::moves("W:W32:B28", damier_answers::Language::En)?;
//! assert!(answer.yes());
//! assert!(answer.json().contains(r#""notation":"32x23""#));
//! # Ok::<(), damier_answers::ErrorAnswer>(())
//! ```
//!
//! Each function lives in the file of its name and takes plain text, as the outer world has it.
//! [`call`] reaches them by name. This crate writes JSON and never reads it, does no input or
//! output, and compiles with Rust 1.63. With `--cfg damier_rules_only` it holds the functions of
//! [`RULES`] alone: what a browser loads first (`tools/wasm.sh`); with `--cfg damier_without_engine` neither
//! those of [`ENGINE`] nor endgame tables, which know the engine.
#![forbid(unsafe_code)]

#[cfg(not(any(damier_rules_only, damier_without_engine)))]
mod analyse;
#[cfg(not(any(damier_rules_only, damier_without_engine)))]
mod analysis;
mod answer;
#[cfg(not(any(damier_rules_only, damier_without_engine)))]
mod best_move;
mod captures;
#[cfg(not(damier_rules_only))]
mod combination;
#[cfg(not(damier_rules_only))]
mod draws;
mod error;
mod explain;
mod fen;
mod game;
#[cfg(not(damier_rules_only))]
mod hub;
mod input;
mod json;
#[cfg(not(any(damier_rules_only, damier_without_engine)))]
mod kept;
mod language;
#[cfg(not(damier_rules_only))]
mod lifting;
mod moves;
#[cfg(not(damier_rules_only))]
mod notation;
#[cfg(not(damier_rules_only))]
mod pasted;
#[cfg(not(damier_rules_only))]
mod pdn_check;
#[cfg(not(damier_rules_only))]
mod pdn_index;
#[cfg(not(damier_rules_only))]
mod pdn_list;
#[cfg(not(damier_rules_only))]
mod pdn_text;
mod registry;
mod replay;
mod routes;
mod status;
mod table;
#[cfg(not(any(damier_rules_only, damier_without_engine)))]
mod tablebase;
mod tokens;
mod touch;
#[cfg(not(damier_rules_only))]
mod tree;

#[cfg(not(any(damier_rules_only, damier_without_engine)))]
pub use analyse::{analyse, analyse_watched, analyse_with, Watch};
#[cfg(not(any(damier_rules_only, damier_without_engine)))]
pub use analysis::analysis_json;
pub use answer::Answer;
#[cfg(not(any(damier_rules_only, damier_without_engine)))]
pub use best_move::{best_move, score_json};
pub use captures::captures;
#[cfg(not(damier_rules_only))]
pub use combination::combination;
#[cfg(not(damier_rules_only))]
pub use draws::draws;
pub use error::{ErrorAnswer, ErrorCode};
pub use explain::{explain, read_move_text, read_removed, ruling_json};
pub use fen::fen;
pub use game::{game, game_json};
pub use json::Json;
#[cfg(not(any(damier_rules_only, damier_without_engine)))]
pub use kept::keep_tables;
pub use language::{Language, UnknownLanguage};
#[cfg(not(damier_rules_only))]
pub use lifting::lifting;
pub use moves::{move_json, moves, moves_json};
#[cfg(not(damier_rules_only))]
pub use notation::notation;
#[cfg(not(damier_rules_only))]
pub use pasted::pasted;
#[cfg(not(damier_rules_only))]
pub use pdn_check::{pdn_check, pdn_error_text, pdn_warning_text, PdnGame, PdnSummary};
#[cfg(not(damier_rules_only))]
pub use pdn_index::{game_id, pdn_index, pdn_result, position_key};
#[cfg(not(damier_rules_only))]
pub use pdn_list::pdn_list;
#[cfg(not(damier_rules_only))]
pub use pdn_text::{pdn_read, pdn_write};
pub use registry::{call, Function, ENGINE, MORE, RULES};
pub use replay::{begin, play, replay};
pub use routes::routes;
pub use status::{outcome_json, status, status_json};
#[cfg(not(damier_rules_only))]
pub use table::incident_comment;
pub use table::{table, TableRequest};
#[cfg(not(any(damier_rules_only, damier_without_engine)))]
pub use tablebase::{limit, tablebase, tablebase_error, tablebase_of_game, WinLimit};
pub use touch::touch;
#[cfg(not(damier_rules_only))]
pub use tree::{tree_read, tree_write};

pub use input::{read_position, read_ruleset, read_setup};
