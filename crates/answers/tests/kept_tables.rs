//! The tables that a page has fetched: the same answers as from all files, and a machine that plays by them.

use damier_answers::{call, keep_tables, tablebase, Language};
use damier_core::{Bitboard, Board, Color, Position, Square};
use damier_tablebase::{file_name, CacheSizes, Folder, Material, Metric, Shipped, Tablebase};

/// What `tools/endings.sh` puts together.
fn bundle() -> Vec<u8> {
    let file =
        |m| Shipped.open(&file_name(m, Metric::Distance)).unwrap().unwrap().in_memory().unwrap().to_vec();
    let pairs = (2..=4).flat_map(Material::classes).filter(|m| *m >= m.mirror());
    pairs.flat_map(|m| [file(m), file(m.mirror())].into_iter().min_by_key(Vec::len).unwrap()).collect()
}

struct Random(u64);

impl Random {
    fn square(&mut self) -> Square {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        Square::from_index((self.0 >> 33) as usize % 50).unwrap()
    }

    fn position(&mut self, m: Material, turn: Color) -> Position {
        loop {
            let (mut sets, mut taken) = ([Bitboard::EMPTY; 4], Bitboard::EMPTY);
            for (set, n) in sets.iter_mut().zip([m.own_men, m.own_kings, m.other_men, m.other_kings]) {
                while set.len() < u32::from(n) {
                    let square = self.square();
                    if !taken.contains(square) {
                        taken = taken.with(square);
                        *set = set.with(square);
                    }
                }
            }
            let board = Board::from_sets(sets[0] | sets[1], sets[2] | sets[3], sets[1] | sets[3]);
            if let Ok(position) = Position::new(board, turn) {
                return position;
            }
        }
    }
}

#[test]
fn they_answer_as_the_server_does() {
    let about = |fen: &str| call("tablebase", &[fen, "", "fmjd", "nl"]);
    let king = "W:WK1,K7,K18:BK35";
    assert!(about(king).starts_with(r#"{"error":{"code":"not-found""#), "{}", about(king));
    assert_eq!(keep_tables(bundle()).unwrap(), 4);
    assert!(keep_tables(b"nonsense".to_vec()).is_err());

    let all = Tablebase::open(&Shipped, CacheSizes::default()).unwrap();
    let server = |fen: &str| match tablebase(&all, fen, "", "fmjd", Language::Nl) {
        Ok(answer) => answer.json(),
        Err(error) => error.json(),
    };
    let mut random = Random(1894);
    let (mut found, mut unknown) = (0, 0);
    for material in (2..=6).flat_map(Material::classes) {
        for turn in
            [Color::White, Color::Black].into_iter().cycle().take(if material.pieces() > 4 { 2 } else { 6 })
        {
            let fen = random.position(material, turn).to_string();
            // Which file is missed depends on what is there.
            let known = |answer: String| answer.split(r#""message""#).next().map(str::to_owned);
            let answer = about(&fen);
            assert_eq!(known(answer.clone()), known(server(&fen)), "{fen}");
            *(if answer.starts_with(r#"{"wdl""#) { &mut found } else { &mut unknown }) += 1;
        }
    }
    assert!(found > 240 && unknown > 50, "{found} {unknown}");
    assert!(about("W:W51").starts_with(r#"{"error":{"code":"bad-fen""#));
}

#[test]
fn the_machine_plays_by_them_from_level_nine_on_and_an_analysis_knows_them() {
    let plays = |level: &str| call("best_move", &["W:WK1,K7,K18:BK35", "", "fmjd", level, "1", "en"]);
    let before = plays("9");
    assert!(!before.contains(r#""win_in":15"#), "{before}");
    keep_tables(bundle()).unwrap();
    let after = plays("9");
    assert!(after.starts_with(r#"{"notation":"7-2""#) && after.contains(r#""win_in":15"#), "{after}");
    assert!(!plays("8").contains(r#""win_in":15"#));
    // One capture away from four pieces.
    let analysed = call("analyse", &["B:WK1,K2,K18:BK35,23", "", "3", "", "1", "en"]);
    assert!(analysed.contains(r#""draw":true"#), "{analysed}");
}
