//! The tables that come with the program: those that the builder makes, right to the last value, and
//! what a folder over them changes.

mod common;

use std::collections::HashMap;
use std::io;

use common::{build_all, Random, MEMORY};
use damier_tablebase::{
    file_name, verify, CacheSizes, Folder, Material, Metric, Over, ProbeError, Shipped, Tablebase, Wdl,
};

/// All names of files of up to so many pieces.
fn names(pieces: u8) -> Vec<String> {
    let classes = (2..=pieces).flat_map(Material::classes);
    classes.flat_map(|m| [Metric::Wdl, Metric::Distance].map(|metric| file_name(m, metric))).collect()
}

fn bytes(name: &str) -> Vec<u8> {
    let file = Shipped.open(name).unwrap().unwrap_or_else(|| panic!("no {name}"));
    assert!(file.in_memory().is_some(), "nothing is copied");
    let mut bytes = vec![0; file.length() as usize];
    file.read_at(0, &mut bytes).unwrap();
    assert_eq!(file.read_at(1, &mut bytes).unwrap_err().kind(), io::ErrorKind::UnexpectedEof);
    bytes
}

#[test]
fn they_are_what_the_builder_makes() {
    let folder = tempfile::tempdir().unwrap();
    build_all(folder.path(), 4);
    let names = names(4);
    assert_eq!(names.len(), 82);
    for name in &names {
        assert!(std::fs::read(folder.path().join(name)).unwrap() == bytes(name), "{name}: make tables");
    }
    for stranger in ["0401.wdl", "0101", "0101.WDL", "building.lock", "", "zzz", "../tables/0101.wdl"] {
        assert!(Shipped.open(stranger).unwrap().is_none(), "{stranger}");
    }
    let size: usize = names.iter().map(|name| bytes(name).len()).sum();
    assert!(size < 4 << 20, "{size}");
}

#[test]
fn every_value_follows_from_its_successors_and_the_counts_are_the_truth() {
    let verified = verify(&Shipped, 2, MEMORY, &|_, _| ()).unwrap();
    assert_eq!((verified.classes, verified.positions, verified.without_distances), (41, 42_786_345, 0));

    let tables = Tablebase::open(&Shipped, CacheSizes::NONE).unwrap();
    assert_eq!((tables.pieces(), tables.largest(), tables.classes().len()), (4, 4, 41));
    let truth = include_str!("../../../testdata/endgames/classes.txt");
    let mut lines = 0;
    for line in truth.lines().filter(|line| !line.starts_with('#')) {
        let n: Vec<u64> = line.split_whitespace().filter_map(|word| word.parse().ok()).collect();
        let m = Material::new(n[0] as u8, n[1] as u8, n[2] as u8, n[3] as u8);
        let counts = tables.counts(m).unwrap();
        assert_eq!((counts.win, counts.draw, counts.loss), (n[4], n[5], n[6]), "{m}");
        lines += 1;
    }
    assert_eq!(lines, 41);
}

#[test]
fn a_folder_over_them_is_asked_first() {
    let caches = CacheSizes::default();
    let alone = Tablebase::open(&Shipped, caches).unwrap();
    // One class of one's own, the rest of the program: the same answers.
    let one: HashMap<_, _> = ["0110.wdl", "0110.dtw"].map(|name| (name.to_owned(), bytes(name))).into();
    let over = Tablebase::open(&Over(&one, &Shipped), caches).unwrap();
    assert_eq!(over.classes(), alone.classes());
    let mut random = Random(0x0E_17A8);
    for material in (2..=4).flat_map(Material::classes) {
        for _ in 0..20 {
            let p = random.position(material);
            assert_eq!(over.probe(&p).unwrap(), alone.probe(&p).unwrap(), "{p}");
        }
    }

    // A folder that has nothing, and one that is not there.
    let nowhere = std::path::Path::new("/no/such/folder");
    assert_eq!(Tablebase::open(&Over(nowhere, &Shipped), caches).unwrap().pieces(), 4);
    assert_eq!(Tablebase::open(nowhere, caches).unwrap().pieces(), 0);

    // A damaged file is an error, however sound the program's own is: at once where the head is damaged,
    // else when the block is needed.
    let king_against_king = damier_core::fen::parse("W:WK46:BK1").unwrap().into_position().unwrap();
    assert_eq!(over.wdl(&king_against_king).unwrap(), Wdl::Draw);
    for (at, opens) in [(9, false), (bytes("0101.wdl").len() - 1, true)] {
        let mut damaged = bytes("0101.wdl");
        damaged[at] ^= 0x10;
        let damaged: HashMap<_, _> = [("0101.wdl".to_owned(), damaged)].into();
        let tables = Tablebase::open(&Over(&damaged, &Shipped), caches);
        assert_eq!(tables.is_ok(), opens);
        let error = tables.and_then(|tables| tables.wdl(&king_against_king)).unwrap_err();
        assert!(matches!(&error, ProbeError::File { name, .. } if name == "0101.wdl"), "{error}");
        let fault = verify(&Over(&damaged, &Shipped), 1, MEMORY, &|_, _| ()).unwrap_err();
        assert!(fault.to_string().starts_with("0101.wdl"), "{fault}");
    }
}
