//! Games end at the ply and for the reason that the rules name: games with known ends, cases from
//! public reports, declared ends, set-ups within a game.

mod counting;
mod ends;
mod sequences;
mod support;
mod tree;
