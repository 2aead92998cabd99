//! What each argument is for.

mod engine;
mod house;
mod rules;

use super::Text;

/// What an argument means, by its id; `command id` where a command says it in its own way.
pub(crate) const ARGUMENTS: &[&[(&str, Text)]] = &[rules::ARGUMENTS, house::ARGUMENTS, engine::ARGUMENTS];
