//! Endgame tablebases of international draughts: exact values of every position of few pieces.
//!
//! One file for each class of material and each metric: win, draw or loss; and the plies to the
//! end of the game under best play. [`Tablebase`] looks positions up, from a folder or from bytes
//! that the caller has ([`ReadAt`], [`Folder`]). [`build()`] makes the files, [`verify()`] proves them.
//! Those of up to four pieces come with the program ([`Shipped`]); a folder may lie [`Over`] them; a browser
//! has them as one [`Bundle`].
//! Values are those of the game without its draw rules: repetition and move counts are the
//! caller's business.
//!
//! Looking up needs no files, threads or clock and compiles to WebAssembly with Rust 1.63;
//! building and verifying are there on machines with threads and files. The format is described in
//! `docs/tablebase-format.md`.
#![forbid(unsafe_code)]

mod bundle;
mod cache;
mod crc;
mod endgames;
mod folder;
mod format;
mod lines;
mod material;
mod model;
mod probe;
mod range_coder;
mod ranking;
mod table;
mod value;

#[cfg(not(target_family = "wasm"))]
mod build;
#[cfg(not(target_family = "wasm"))]
mod encode;
#[cfg(not(target_family = "wasm"))]
mod load;
#[cfg(not(target_family = "wasm"))]
mod parallel;
#[cfg(not(target_family = "wasm"))]
mod shipped;
#[cfg(not(target_family = "wasm"))]
mod solve;
#[cfg(not(target_family = "wasm"))]
mod solved;
#[cfg(not(target_family = "wasm"))]
mod verify;

pub use bundle::Bundle;
pub use folder::{Folder, Over, ReadAt};
pub use format::{Counts, FormatError};
pub use material::{Material, MOST_PIECES};
pub use model::Metric;
pub use probe::{CacheSizes, ProbeError, Probed, ProbedMove, Tablebase};
pub use table::{file_name, FileError};
pub use value::Wdl;

#[cfg(not(target_family = "wasm"))]
pub use build::{build, BuildError, BuildOptions, Built, Progress};
#[cfg(not(target_family = "wasm"))]
pub use shipped::Shipped;
#[cfg(not(target_family = "wasm"))]
pub use verify::{verify, Fault, Verified};
