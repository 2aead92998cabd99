//! Many readers at once, small caches, damaged bytes: the right value or an error, never another.

mod common;

use std::collections::HashMap;
use std::fs;

use common::{build_all, every_position, open, Random, MEMORY};
use damier_core::Position;
use damier_tablebase::{
    build, file_name, verify, BuildOptions, CacheSizes, FileError, Material, Metric, ProbeError, Tablebase,
    Wdl,
};

/// The files of a folder in memory.
fn files(folder: &std::path::Path) -> HashMap<String, Vec<u8>> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap());
    entries.map(|e| (e.file_name().into_string().unwrap(), fs::read(e.path()).unwrap())).collect()
}

fn position(fen: &str) -> Position {
    damier_core::fen::parse(fen).unwrap().into_position().unwrap()
}

#[test]
fn readers_at_the_same_time_with_a_cache_of_two_blocks() {
    let folder = tempfile::tempdir().unwrap();
    build_all(folder.path(), 3);
    let roomy = open(folder.path());
    let tight = CacheSizes { wdl: 2 * 512, distance: 2 * 2048, files: 0 };
    let tables = Tablebase::open(folder.path(), tight).unwrap();
    let mut random = Random(77);
    let classes: Vec<Material> = [2, 3].into_iter().flat_map(Material::classes).collect();
    let positions: Vec<Position> = (0..2000).map(|i| random.position(classes[i % classes.len()])).collect();
    std::thread::scope(|scope| {
        for start in 0..4 {
            let (tables, roomy, positions) = (&tables, &roomy, &positions);
            scope.spawn(move || {
                for p in positions.iter().cycle().skip(start * 500).take(2000) {
                    let value = tables.value(p).unwrap();
                    assert_eq!(value, roomy.value(p).unwrap(), "{p}");
                    assert_eq!(tables.wdl(p).unwrap(), Wdl::from(value), "{p}");
                }
            });
        }
    });
}

#[test]
fn every_flipped_byte_is_an_error_or_does_not_matter() {
    let folder = tempfile::tempdir().unwrap();
    build_all(folder.path(), 2);
    let sound = files(folder.path());
    let tables = Tablebase::open(&sound, CacheSizes::default()).unwrap();
    let positions: Vec<Position> = every_position(2).into_iter().step_by(97).collect();
    let expected: Vec<_> = positions.iter().map(|p| tables.value(p).unwrap()).collect();
    let (mut refused, mut failed) = (0, 0);
    for (name, bytes) in &sound {
        for at in 0..bytes.len() {
            let mut damaged = sound.clone();
            damaged.get_mut(name).unwrap()[at] ^= 1 << (at % 8);
            let tables = match Tablebase::open(&damaged, CacheSizes::default()) {
                Ok(tables) => tables,
                Err(ProbeError::File { name: file, .. }) => {
                    assert_eq!(&file, name);
                    refused += 1;
                    continue;
                }
                Err(other) => panic!("{other}"),
            };
            let mut errors = 0;
            for (p, value) in positions.iter().zip(&expected) {
                match (tables.value(p), tables.wdl(p)) {
                    (Ok(found), Ok(wdl)) => {
                        assert_eq!((found, wdl), (*value, Wdl::from(*value)), "{name} {at}")
                    }
                    _ => errors += 1,
                }
            }
            assert!(errors > 0, "{name} {at}: nobody noticed");
            failed += 1;
        }
    }
    assert!(refused > 1000 && failed > 100, "{refused} {failed}");
}

#[test]
fn cut_off_files_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    build_all(folder.path(), 2);
    let sound = files(folder.path());
    for (name, bytes) in &sound {
        for length in 0..bytes.len() {
            let mut cut = sound.clone();
            cut.get_mut(name).unwrap().truncate(length);
            assert!(Tablebase::open(&cut, CacheSizes::default()).is_err(), "{name} {length}");
        }
        let mut long = sound.clone();
        long.get_mut(name).unwrap().push(0);
        let error = Tablebase::open(&long, CacheSizes::default()).unwrap_err();
        assert!(error.to_string().contains("too long"), "{error}");
    }
}

#[test]
fn foreign_versions_classes_and_things_that_are_no_files_are_named() {
    let folder = tempfile::tempdir().unwrap();
    build_all(folder.path(), 2);
    let sound = files(folder.path());
    let refused = |name: &str, bytes: Vec<u8>| {
        let mut bad = sound.clone();
        bad.insert(name.to_owned(), bytes);
        match Tablebase::open(&bad, CacheSizes::default()) {
            Err(ProbeError::File { name: found, error }) => {
                assert_eq!(found, name);
                error.to_string()
            }
            other => panic!("{other:?}"),
        }
    };
    for (name, bytes) in &sound {
        let changed = |at: usize, byte: u8| {
            let mut bytes = bytes.clone();
            bytes[at] = byte;
            bytes
        };
        assert_eq!(refused(name, changed(0, b'D')), "not a damier tablebase");
        assert_eq!(refused(name, changed(8, 2)), "format version 2, expected 1");
        assert_eq!(refused(name, b"<!doctype html>".to_vec()), "not a damier tablebase");
        for (other, bytes) in sound.iter().filter(|(other, _)| *other != name) {
            assert!(refused(name, bytes.clone()).starts_with("a table of the class "), "{name} {other}");
        }
    }
    // A folder of that name, which nobody replaces; a link to itself.
    let path = folder.path().join("0110.wdl");
    fs::remove_file(&path).unwrap();
    fs::create_dir(&path).unwrap();
    match Tablebase::open(folder.path(), CacheSizes::default()) {
        Err(ProbeError::File { name, error: FileError::Io(_) }) => assert_eq!(name, "0110.wdl"),
        other => panic!("{other:?}"),
    }
    let options = BuildOptions { pieces: 2, threads: 1, memory: MEMORY };
    assert!(build(folder.path(), &options, &|_| ()).is_err());
    assert!(verify(folder.path(), 1, MEMORY, &|_, _| ()).is_err());
    #[cfg(unix)]
    {
        fs::remove_dir(&path).unwrap();
        std::os::unix::fs::symlink(&path, &path).unwrap();
        assert!(Tablebase::open(folder.path(), CacheSizes::default()).is_err());
    }
}

#[test]
fn missing_tables_and_too_many_pieces_are_told_apart() {
    let folder = tempfile::tempdir().unwrap();
    build_all(folder.path(), 2);
    let mut sound = files(folder.path());
    let tables = Tablebase::open(&sound, CacheSizes::default()).unwrap();
    assert_eq!(tables.pieces(), 2);
    match tables.wdl(&position("W:WK1,K2:BK45")) {
        Err(ProbeError::NoTable { material, metric }) => {
            assert_eq!((material, metric), (Material::new(0, 2, 0, 1), Metric::Wdl));
            assert_eq!(file_name(material, metric), "0201.wdl");
        }
        other => panic!("{other:?}"),
    }
    match tables.wdl(&Position::starting()) {
        Err(ProbeError::TooManyPieces { pieces: 40 }) => {}
        other => panic!("{other:?}"),
    }
    // Sides without pieces need no table.
    assert_eq!(tables.wdl(&position("W:W31,32,33,34,35,36,37,38:B")).unwrap(), Wdl::Win);
    assert_eq!(tables.wdl(&position("B:W31,32,33,34,35,36,37,38:B")).unwrap(), Wdl::Loss);
    // Without distances there is still win, draw and loss.
    sound.retain(|name, _| name.ends_with(".wdl"));
    let tables = Tablebase::open(&sound, CacheSizes::default()).unwrap();
    assert!(tables.value(&position("W:WK1:BK50")).is_err());
    let probed = tables.probe(&position("W:WK5:BK46")).unwrap();
    assert_eq!((probed.wdl, probed.plies), (Wdl::Loss, None));
    assert!(probed.moves.iter().all(|m| m.wdl == Wdl::Loss && m.plies.is_none()));
}
