//! Every route through the router, without a port.

mod bytes;
mod document;
mod games;
mod layers;
mod questions;
mod support;
