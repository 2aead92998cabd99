//! Every command of the contract, through the program itself and, where many cases matter, through
//! the function behind it.

mod common;
mod diagram;
mod help;
mod moves;
mod perft;
mod usage;
