//! Every route through the router, without a port.

mod games;
mod layers;
mod questions;
mod support;
