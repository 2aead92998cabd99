//! Every route through the router, without a port.

mod analyse;
mod apart;
mod bytes;
mod document;
mod games;
mod layers;
mod libraries;
mod lives;
mod pictures;
mod questions;
mod support;
mod tables;
