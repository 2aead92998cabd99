//! The opening book: which first moves are good, by our own searches and games.
//!
//! ```
//! use damier_book::{Book, Taste};
//! use damier_core::Position;
//!
//! let start = Position::starting();
//! let chosen = Book::shipped().choose(&start, Taste::default(), 7).ok_or("no move")?;
//! assert!(start.is_legal(&chosen.m));
//! # Ok::<(), &str>(())
//! ```
//!
//! | file | concept |
//! | --- | --- |
//! | `book.rs` | positions and their moves; the choice among them |
//! | `taste.rs` | how loosely is chosen, and for how long |
//! | `opener.rs` | a book in the hands of a player |
//! | `file.rs` | the file, byte by byte |
//! | `workshop.rs` | the making: games that walk through the book and leave it |
//! | `search.rs` | what a position is worth, by our search |
//! | `record.rs` | the record of a making, which can go on where it stopped |
#![forbid(unsafe_code)]

mod book;
mod file;
mod opener;
mod record;
mod search;
mod taste;
mod workshop;

pub use book::{Book, BookMove, Facts};
pub use file::BookError;
pub use opener::Opener;
pub use record::RecordError;
pub use taste::Taste;
pub use workshop::{Plan, Workshop};
