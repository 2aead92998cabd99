//! B5: one king against one or two, solved exactly, held against an obvious slow solution.

use std::collections::HashMap;

use damier_core::{fen, Bitboard, Board, Color, EndingValue, ExactEndings, Position, Square};

fn position(text: &str) -> Position {
    fen::parse(text).unwrap().into_position().unwrap()
}

/// Every placement of so many white and black kings, with this side to move.
fn placements(white: u32, black: u32, turn: Color) -> Vec<Position> {
    fn sets(size: u32) -> Vec<Bitboard> {
        let mut all = vec![Bitboard::EMPTY];
        for _ in 0..size {
            let grown: Vec<Bitboard> = all
                .iter()
                .flat_map(|set| {
                    let last = set.iter().last();
                    Square::all().filter(move |s| Some(*s) > last).map(move |s| set.with(s))
                })
                .collect();
            all = grown;
        }
        all
    }
    let mut found = Vec::new();
    for w in sets(white) {
        for b in sets(black).into_iter().filter(|b| !b.intersects(w)) {
            found.push(Position::new(Board::from_sets(w, b, w | b), turn).unwrap());
        }
    }
    found
}

/// The slow twin: all positions of the class and their successors, valued ply by ply from the
/// legal moves alone. Nothing is shared with the solver but the move generator.
fn slow_values(positions: &[Position]) -> HashMap<Position, EndingValue> {
    let mut successors: HashMap<Position, Vec<Position>> = HashMap::new();
    let mut open: Vec<Position> = positions.to_vec();
    while let Some(here) = open.pop() {
        if successors.contains_key(&here) {
            continue;
        }
        let next: Vec<Position> = here.legal_moves().iter().map(|m| here.play_unchecked(m)).collect();
        open.extend(&next);
        successors.insert(here, next);
    }
    let mut values: HashMap<Position, EndingValue> = HashMap::new();
    for plies in 0..=60_u8 {
        let mut decided = Vec::new();
        for (here, next) in successors.iter().filter(|(here, _)| !values.contains_key(*here)) {
            let lost = |p: &Position| matches!(values.get(p), Some(EndingValue::Loss { .. }));
            let won = |p: &Position| matches!(values.get(p), Some(EndingValue::Win { .. }));
            if next.iter().any(lost) {
                decided.push((*here, EndingValue::Win { plies }));
            } else if next.iter().all(won) {
                decided.push((*here, EndingValue::Loss { plies }));
            }
        }
        if decided.is_empty() {
            break;
        }
        values.extend(decided);
    }
    for here in successors.keys() {
        values.entry(*here).or_insert(EndingValue::Draw);
    }
    values
}

struct Tally {
    won: usize,
    drawn: usize,
    lost: usize,
    longest_win: u8,
    longest_loss: u8,
}

fn tally(endings: &ExactEndings, positions: &[Position]) -> Tally {
    let mut tally = Tally { won: 0, drawn: 0, lost: 0, longest_win: 0, longest_loss: 0 };
    for position in positions {
        match endings.value(position).unwrap() {
            EndingValue::Win { plies } => {
                tally.won += 1;
                tally.longest_win = tally.longest_win.max(plies);
            }
            EndingValue::Draw => tally.drawn += 1,
            EndingValue::Loss { plies } => {
                tally.lost += 1;
                tally.longest_loss = tally.longest_loss.max(plies);
            }
        }
    }
    tally
}

#[test]
fn b5_counts_of_the_solved_endings() {
    let endings = ExactEndings::solve();
    for turn in Color::ALL {
        let counts = |own, other| {
            let (white, black) = if turn == Color::White { (own, other) } else { (other, own) };
            let t = tally(&endings, &placements(white, black, turn));
            (t.won, t.drawn, t.lost, t.longest_win, t.longest_loss)
        };
        // Side to move first; the longest win and loss in plies.
        assert_eq!(counts(1, 1), (424, 2024, 2, 3, 2));
        assert_eq!(counts(2, 1), (19398, 39402, 0, 7, 0));
        assert_eq!(counts(1, 2), (3240, 54988, 572, 3, 8));
    }
}

#[test]
fn b5_every_value_agrees_with_the_slow_solution() {
    let endings = ExactEndings::solve();
    for (white, black) in [(1, 1), (2, 1), (1, 2)] {
        let positions = [placements(white, black, Color::White), placements(white, black, Color::Black)];
        let slow = slow_values(&positions.concat());
        for position in positions.concat() {
            assert_eq!(endings.value(&position), Some(slow[&position]), "{position}");
        }
    }
}

#[test]
fn b5_the_proof_gives_every_reply_its_value() {
    let endings = ExactEndings::solve();
    // S10: 47-15 wins, every other move lets the win slip.
    let before = position("W:WK36,K47:BK4");
    assert_eq!(endings.value(&before), Some(EndingValue::Win { plies: 3 }));
    let moves = endings.moves(&before).unwrap();
    assert_eq!(moves.len(), before.legal_moves().len());
    for valued in &moves {
        let expected =
            if valued.m.short() == "47-15" { EndingValue::Win { plies: 3 } } else { EndingValue::Draw };
        assert_eq!(valued.value, expected, "{}", valued.m.short());
    }
    let line: Vec<String> = endings.line(&before).iter().map(|m| m.short()).collect();
    assert_eq!(line.len(), 3);
    assert_eq!(line[0], "47-15");
    // What each move leads to begins with it: to the end where it decides, else to the reply that holds.
    for valued in &moves {
        let after = endings.line_of(&before, valued);
        assert_eq!(after.first(), Some(&valued.m));
        let end = after.iter().fold(before, |here, m| here.play(m).unwrap());
        match valued.value {
            EndingValue::Draw => {
                assert_eq!((after.len(), endings.value(&end)), (2, Some(EndingValue::Draw)), "{valued:?}");
            }
            EndingValue::Win { plies } | EndingValue::Loss { plies } => {
                assert_eq!(after.len(), usize::from(plies));
                assert!(end.legal_moves().is_empty());
            }
        }
    }
    // L05: corner against corner loses in two.
    assert_eq!(endings.value(&position("W:WK5:BK46")), Some(EndingValue::Loss { plies: 2 }));
    // S11: a draw, with no line to show.
    assert_eq!(endings.value(&position("W:WK36:BK4")), Some(EndingValue::Draw));
    assert!(endings.line(&position("W:WK36:BK4")).is_empty());
    // A king shut in by two kings has lost already.
    assert_eq!(endings.value(&position("W:WK46:BK37,K41")), Some(EndingValue::Loss { plies: 0 }));
    assert!(endings.best(&position("W:WK46:BK37,K41")).is_none());
}

#[test]
fn other_material_is_not_covered() {
    let endings = ExactEndings::solve();
    for text in ["W:WK1,31:BK50", "W:WK1,K2,K3:BK50", "W:WK1,K2:BK49,K50", "W:W31-50:B1-20", "W:WK1:B20"] {
        assert_eq!(endings.value(&position(text)), None, "{text}");
        assert!(endings.moves(&position(text)).is_none(), "{text}");
        assert!(endings.line(&position(text)).is_empty(), "{text}");
    }
    assert_eq!(endings.value(&position("B:WK1:B")), Some(EndingValue::Loss { plies: 0 }));
}
