//! The tables that come with the program: every ending of up to four pieces.
//!
//! `make tables` makes them anew. Not in WebAssembly: the browser fetches a [`Bundle`](crate::Bundle) when it needs one.

use std::io;

use crate::folder::{Folder, ReadAt};

/// The files of up to four pieces, in the program itself: nothing is read or copied.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Shipped;

/// Both files of each class, by name.
macro_rules! files {
    ($($class:literal)*) => {
        [$(
            (concat!($class, ".dtw"), include_bytes!(concat!("../tables/", $class, ".dtw"))),
            (concat!($class, ".wdl"), include_bytes!(concat!("../tables/", $class, ".wdl"))),
        )*]
    };
}

/// In the order of their names.
static FILES: [(&str, &[u8]); 82] = files! {
    "0101" "0102" "0103" "0110" "0111" "0112" "0120" "0121" "0130" "0201" "0202" "0210" "0211"
    "0220" "0301" "0310" "1001" "1002" "1003" "1010" "1011" "1012" "1020" "1021" "1030" "1101"
    "1102" "1110" "1111" "1120" "1201" "1210" "2001" "2002" "2010" "2011" "2020" "2101" "2110"
    "3001" "3010"
};

impl Folder for Shipped {
    fn open(&self, name: &str) -> io::Result<Option<Box<dyn ReadAt>>> {
        let found = FILES.binary_search_by_key(&name, |(name, _)| name);
        Ok(found.ok().map(|place| Box::new(FILES[place].1) as Box<dyn ReadAt>))
    }
}
