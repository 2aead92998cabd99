//! Endgame tablebases.
#![forbid(unsafe_code)]
#![allow(dead_code)]
mod material;
mod parallel;
mod ranking;
mod solve;
mod solved;
mod value;
pub use material::{Material, MOST_PIECES};
pub use value::Wdl;
