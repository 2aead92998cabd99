//! The site and the HTTP API of damier: axum, the page inside the binary, games in an SQLite file.
//!
//! The API answers the JSON of the command line, written by the same functions
//! ([`damier_answers`]); [`openapi`] describes all of it. Games are checked again, move by move,
//! with the rules of [`damier_core`]; the page is never believed.
//!
//! Way of a request: [`serve`](Server) takes the connection, [`router`] the layers around the
//! routes (log, headers, time-outs, limits), `api` the routes.
#![forbid(unsafe_code)]

mod api;
mod assets;
mod desk;
mod error;
mod language;
mod layers;
mod limit;
mod logging;
mod misfit;
mod options;
mod router;
mod rules;
mod serve;
mod state;
mod tables;
mod time;

pub use api::openapi;
pub use damier_store::StoreError;
pub use logging::init as init_logging;
pub use options::{Config, ServeOptions};
pub use router::router;
pub use serve::{serve, ServeError, Server};
pub use state::{AppState, Clock};
pub use tables::Tables;
