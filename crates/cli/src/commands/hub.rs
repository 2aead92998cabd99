//! `damier hub`: the engine for other programs, over the Hub protocol.

use damier_arena::hub::Known;
use damier_book::{Book, Opener, Taste};

use super::{book, seed_of_the_clock, tables, Setting};
use crate::args::Hub;
use crate::failure::{Failure, Verdict};
use crate::io::Io;

pub(crate) fn run(options: &Hub, setting: &Setting, io: &mut Io<'_>) -> Result<Verdict, Failure> {
    let tables = tables::for_engine(options.tablebases.as_deref(), setting.language, io)?;
    let book = book::named(&options.book, setting.language)?;
    let known = Known {
        endgames: tables,
        book: book.is_some(),
        // It can be asked for later.
        opener: Opener {
            book: book.unwrap_or_else(Book::shipped),
            taste: Taste::default(),
            seed: seed_of_the_clock(),
        },
    };
    damier_arena::hub::serve(io.stdin, io.stdout, env!("CARGO_PKG_VERSION"), known)?;
    Ok(Verdict::Yes)
}
