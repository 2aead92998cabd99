//! Every command of the contract, through the program itself and, where many cases matter, through
//! the function behind it.

mod any_bytes;
mod common;
mod diagram;
mod explain;
mod help;
mod moves;
mod pdn;
mod perft;
mod play;
mod serve;
mod status;
mod usage;
