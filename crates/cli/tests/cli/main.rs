//! Every command of the contract, through the program itself and, where many cases matter, through
//! the function behind it.

// A test that has nothing to read here says so.
#![allow(clippy::print_stderr)]

mod any_bytes;
mod book;
mod common;
mod diagram;
mod dxp;
mod engine;
mod exercises;
mod explain;
mod help;
mod moves;
mod pdn;
mod perft;
mod play;
mod readme;
mod rivals;
mod serve;
mod status;
mod tablebase;
mod usage;
