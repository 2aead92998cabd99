//! Answers requests from standard input, one a line, as the WebAssembly module does: the name of a
//! function and its fields, joined by U+001F. `make test` compares the two.
#![allow(clippy::print_stdout)]

use std::io::{self, BufRead, Write};

fn main() -> io::Result<()> {
    let mut output = io::BufWriter::new(io::stdout().lock());
    for line in io::stdin().lock().lines() {
        let line = line?;
        let mut parts = line.split('\u{1F}');
        let name = parts.next().unwrap_or_default();
        let fields: Vec<&str> = parts.collect();
        writeln!(output, "{}", damier_answers::call(name, &fields))?;
    }
    output.flush()
}
