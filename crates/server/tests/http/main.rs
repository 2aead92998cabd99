//! Every route through the router, without a port.

mod layers;
mod questions;
mod support;
