//! The tables that a browser fetches: a third of the bytes, the same answers.

mod common;

use common::Random;
use damier_tablebase::{
    file_name, Bundle, CacheSizes, Folder, FormatError, Material, Metric, ProbeError, Shipped, Tablebase,
};

fn file(material: Material) -> Vec<u8> {
    let file = Shipped.open(&file_name(material, Metric::Distance)).unwrap().unwrap();
    file.in_memory().unwrap().to_vec()
}

/// The distances of each class or its mirror, whichever is smaller: what `tools/endings.sh` puts together.
fn smallest() -> Vec<u8> {
    let pairs = (2..=4).flat_map(Material::classes).filter(|m| *m >= m.mirror());
    pairs.flat_map(|m| [file(m), file(m.mirror())].into_iter().min_by_key(Vec::len).unwrap()).collect()
}

fn open(bytes: Vec<u8>) -> Tablebase {
    Tablebase::open(&Bundle::read(bytes).unwrap(), CacheSizes::default()).unwrap()
}

#[test]
fn it_says_what_all_the_files_say() {
    let bytes = smallest();
    assert!(bytes.len() < 1_250_000, "{}", bytes.len());
    let bundled = open(bytes);
    let all = Tablebase::open(&Shipped, CacheSizes::default()).unwrap();
    assert_eq!(bundled.largest(), 4);
    let mut random = Random(0xB0_0D1E);
    for material in (2..=4).flat_map(Material::classes) {
        for place in 0..60 {
            let p = random.position(material);
            assert_eq!(bundled.wdl(&p).unwrap(), all.wdl(&p).unwrap(), "{p}");
            assert_eq!(bundled.value(&p).unwrap(), all.value(&p).unwrap(), "{p}");
            assert_eq!(bundled.probe(&p).unwrap(), all.probe(&p).unwrap(), "{p}");
            if place < 3 {
                assert_eq!(bundled.line(&p).unwrap(), all.line(&p).unwrap(), "{p}");
            }
        }
    }
}

#[test]
fn either_of_a_class_and_its_mirror_will_do() {
    let all = Tablebase::open(&Shipped, CacheSizes::default()).unwrap();
    let mut random = Random(0x0713E2);
    for larger in [true, false] {
        let classes =
            (2..=3).flat_map(Material::classes).filter(|m| *m == m.mirror() || (*m > m.mirror()) == larger);
        let half = open(classes.flat_map(file).collect());
        for material in (2..=3).flat_map(Material::classes) {
            for _ in 0..40 {
                let p = random.position(material);
                assert_eq!(half.value(&p).unwrap(), all.value(&p).unwrap(), "{p}");
            }
        }
        // With four pieces neither is there.
        let p = random.position(Material::new(1, 1, 1, 1));
        assert!(p.must_capture() || matches!(half.value(&p), Err(ProbeError::NoTable { .. })));
    }
}

#[test]
fn what_is_cut_off_or_foreign_is_refused_and_damage_is_noticed() {
    let sound: Vec<u8> =
        [Material::new(0, 1, 0, 1), Material::new(0, 1, 1, 0)].into_iter().flat_map(file).collect();
    assert!(Bundle::read(Vec::new()).unwrap().open("0101.dtw").unwrap().is_none());
    let first = file(Material::new(0, 1, 0, 1)).len();
    for length in 1..sound.len() {
        let read = Bundle::read(sound[..length].to_vec());
        assert_eq!(read.is_ok(), length == first, "{length}");
    }
    let error = Bundle::read([&sound[..], b"<!doctype html>"].concat()).unwrap_err();
    assert!(matches!(error, FormatError::NotATable), "{error}");
    let mut damaged = sound;
    damaged[first - 1] ^= 1;
    let tables = open(damaged);
    let p = damier_core::fen::parse("W:WK46:BK1").unwrap().into_position().unwrap();
    let error = tables.value(&p).unwrap_err();
    assert!(matches!(&error, ProbeError::File { name, .. } if name == "0101.dtw"), "{error}");
}
