//! The golden files: perft counts and positions with all their legal moves.

use damier_core::{fen, perft, Position};

fn testdata(name: &str) -> String {
    let path = format!("{}/../../testdata/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn position(text: &str) -> Position {
    fen::parse(text)
        .unwrap_or_else(|error| panic!("{text}: {error}"))
        .into_position()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn perft_counts() {
    let mut lines = 0;
    for line in testdata("perft/perft.txt").lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split(';').collect();
        let (depth, count) = (fields[1].parse::<u32>().unwrap(), fields[2].parse::<u64>().unwrap());
        assert_eq!(perft(&position(fields[0]), depth), count, "{line}");
        lines += 1;
    }
    assert!(lines >= 150, "only {lines} lines were counted");
}

#[test]
fn positions_have_exactly_their_moves() {
    let mut rows = 0;
    for row in testdata("positions/positions.tsv").lines().skip(1) {
        let fields: Vec<&str> = row.split('\t').collect();
        let position = position(fields[1]);
        let legal = position.legal_moves();
        let mut ours: Vec<String> = legal
            .iter()
            .map(|m| {
                let path = position.path(m).notation();
                let captured: Vec<String> = m.captured.iter().map(|s| s.to_string()).collect();
                if captured.is_empty() {
                    path
                } else {
                    format!("{path}[{}]", captured.join(","))
                }
            })
            .collect();
        let mut expected: Vec<&str> = fields[3].split("; ").filter(|text| !text.is_empty()).collect();
        assert_eq!(ours.len().to_string(), fields[2], "{}", fields[0]);
        ours.sort();
        expected.sort_unstable();
        assert_eq!(ours, expected, "{}", fields[0]);
        rows += 1;
    }
    assert!(rows > 80, "only {rows} rows were read");
}
