//! Answers requests from standard input, one a line, as the WebAssembly module does: the name of a
//! function and its fields, joined by U+001F. `make test` compares the two.
#![allow(clippy::print_stdout)]

use std::io::{self, BufRead, Write};

use damier_answers::Language;
use damier_tablebase::{CacheSizes, Shipped, Tablebase};

/// About endings as the server answers: from all files that come with the program.
fn answer(tables: &Tablebase, name: &str, fields: &[&str]) -> String {
    if let ("tablebase", [fen, moves, ruleset, lang]) = (name, fields) {
        let language = lang.parse().unwrap_or_else(|_| Language::default());
        return match damier_answers::tablebase(tables, fen, moves, ruleset, language) {
            Ok(answer) => answer.json(),
            Err(error) => error.json(),
        };
    }
    damier_answers::call(name, fields)
}

fn main() -> io::Result<()> {
    let tables = Tablebase::open(&Shipped, CacheSizes::default());
    let tables = tables.map_err(|error| io::Error::new(io::ErrorKind::Other, error))?;
    let mut output = io::BufWriter::new(io::stdout().lock());
    for line in io::stdin().lock().lines() {
        let line = line?;
        let mut parts = line.split('\u{1F}');
        let name = parts.next().unwrap_or_default();
        let fields: Vec<&str> = parts.collect();
        writeln!(output, "{}", answer(&tables, name, &fields))?;
    }
    output.flush()
}
