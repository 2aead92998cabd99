//! Positions as pictures: plain text, coloured terminal text, SVG, and PNG (feature `png`).
//!
//! ```
//! use damier_core::Position;
//! use damier_render::{plain, svg, Diagram};
//!
//! let diagram = Diagram::new(&Position::starting());
//! assert!(svg(&diagram).starts_with("<svg "));
//! assert!(plain(&diagram).contains("b1"));
//! ```
//!
//! Every writer is a pure function of the [`Diagram`]: the same bytes on every machine and run.
#![forbid(unsafe_code)]

mod ansi;
mod diagram;
mod plain;
#[cfg(feature = "png")]
mod png;
mod shapes;
mod svg;
mod theme;

pub use ansi::ansi;
pub use diagram::{Arrow, Diagram, Mark, MarkKind, Numbers};
pub use plain::plain;
#[cfg(feature = "png")]
pub use png::{png, PngError};
pub use svg::svg;
pub use theme::{Theme, ThemeName, UnknownTheme};
