//! The Hub protocol, version 2, and version 1 where a program speaks that.

mod client;
mod commands;
mod parameters;
mod server;
mod syntax;

pub use client::{HubEngine, Version};
pub use damier_core::letters::write as position_text;
pub use server::{serve, Known};
pub use syntax::{parse_move, parse_position, Arguments};
