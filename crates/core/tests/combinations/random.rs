//! Forced lines from random positions: whatever gets a name is looked at again, piece by piece.

use std::collections::BTreeMap;

use damier_core::CombinationKind::*;
use damier_core::{Board, Color, CombinationKind, Move, Piece, Position, Role, Square};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;

/// A piece of the story by its name: the square on which it stood at first.
type Name = u8;

/// A move told by pieces instead of squares.
struct Event {
    ours: bool,
    piece: Name,
    king: bool,
    crowned: bool,
    m: Move,
    taken: Vec<Name>,
    /// After the move.
    after: Position,
    /// How many moves were legal instead of it.
    choice: usize,
}

fn story(start: &Position, line: &[Move]) -> Vec<Event> {
    let mut names: BTreeMap<Square, Name> =
        start.board().occupied().iter().map(|s| (s, s.number())).collect();
    let mut here = *start;
    let mut events = Vec::new();
    for m in line {
        let piece = names.remove(&m.from).expect("a piece moves");
        let taken = m.captured.iter().map(|s| names.remove(&s).expect("a piece is taken")).collect();
        names.insert(m.to, piece);
        let after = here.play(m).expect("legal");
        events.push(Event {
            ours: here.turn() == start.turn(),
            piece,
            king: here.board().kings().contains(m.from),
            crowned: m.promotes,
            m: *m,
            taken,
            after,
            choice: here.legal_moves().len(),
        });
        here = after;
    }
    events
}

/// Whether what the name says happened, for a combination of White.
fn happened(kind: CombinationKind, events: &[Event]) -> bool {
    let (stroke, before) = events.split_last().expect("a stroke");
    let strokes: Vec<&Event> = events.iter().filter(|e| e.ours && !e.taken.is_empty()).collect();
    let replies: Vec<&Event> = before.iter().filter(|e| !e.ours).collect();
    let reply = *replies.last().expect("a reply");
    let plays = |from: u8, to: u8| before.iter().any(|e| e.m.from.number() == from && e.m.to.number() == to);
    let takes = |square: u8| stroke.m.captured.contains(Square::at(square));
    let on_diagonal = |s: Square| {
        let (down, right) =
            (s.row() as i8 - stroke.m.from.row() as i8, s.column() as i8 - stroke.m.from.column() as i8);
        let (far_down, far_right) = (
            stroke.m.to.row() as i8 - stroke.m.from.row() as i8,
            stroke.m.to.column() as i8 - stroke.m.from.column() as i8,
        );
        down.abs() == right.abs()
            && down.signum() == far_down.signum()
            && right.signum() == far_right.signum()
    };
    match kind {
        Direct => strokes.len() == 1 && replies.len() == 1,
        DoubleDeux => {
            strokes.iter().all(|e| e.taken.len() == 2)
                && strokes.len() == 2
                && !stroke.taken.contains(&reply.piece)
        }
        Rappel => {
            let first = replies[replies.len() - 2];
            first.piece == reply.piece
                && stroke.taken.contains(&reply.piece)
                && reply.m.to.row() < reply.m.from.row()
                && !first.crowned
        }
        Mazette => {
            stroke.taken.len() >= 3
                && stroke.m.captured.iter().all(on_diagonal)
                && replies.iter().any(|e| stroke.taken.contains(&e.piece))
                && replies.iter().any(|e| on_diagonal(e.m.from) && !stroke.taken.contains(&e.piece))
        }
        Napoleon => {
            let mut ends: Vec<u8> = replies.iter().map(|e| e.m.to.number()).collect();
            ends.sort_unstable();
            replies.iter().all(|e| e.taken.len() == 1 && stroke.taken.contains(&e.piece))
                && ends[0] + 1 == ends[1]
                && ends[1] + 1 == ends[2]
                && (ends[0] - 1) / 5 == (ends[2] - 1) / 5
        }
        EnvoiADame => events.iter().filter(|e| e.ours).any(|e| {
            e.taken.iter().any(|name| replies.iter().any(|reply| reply.piece == *name && reply.crowned))
        }),
        Bombe => {
            let [.., earlier, _] = strokes.as_slice() else { return false };
            earlier.piece == stroke.piece && reply.taken.len() > 1 && !reply.taken.contains(&stroke.piece)
        }
        // With the taken pieces gone the king could take the one that takes it: only what still lay there stopped it.
        Turc | DemiTurc => {
            let mut again = *reply.after.board();
            let lone = again.piece_at(reply.m.to).expect("the king");
            for s in reply.after.board().of(Color::Black).iter().filter(|s| *s != reply.m.to) {
                again.set(s, None);
            }
            let goes_on = Position::new(again, Color::Black).expect("a position");
            let lands_on_ghost = {
                let (stop, taker) = (reply.m.to, stroke.m.from);
                let (row, column) = (2 * stop.row() - taker.row(), 2 * stop.column() - taker.column());
                Square::from_row_column(row, column).map_or(false, |s| reply.m.captured.contains(s))
            };
            lone.role == Role::King
                && reply.king
                && stroke.taken.contains(&reply.piece)
                && goes_on.legal_moves().iter().any(|m| m.is_capture())
                && lands_on_ghost == (kind == Turc)
        }
        Royal => plays(18, 27) && plays(23, 34) && [34, 24, 14].into_iter().all(takes),
        Philippe => plays(18, 27) && plays(25, 34) && takes(34) && takes(23) && stroke.m.to != Square::at(18),
    }
}

/// Positions of White to move, without a capture to begin with; a king of Black's now and then.
fn positions() -> impl Strategy<Value = Option<Position>> {
    let men = |side| prop::collection::vec(side, 4..13);
    (men(6_u8..=50), men(1_u8..=45), prop::option::weighted(0.3, 1_u8..=50)).prop_map(
        |(white, black, king)| {
            let mut board = Board::EMPTY;
            for n in white {
                board.set(Square::at(n), Some(Piece::new(Color::White, Role::Man)));
            }
            for n in black {
                board.set(Square::at(n), Some(Piece::new(Color::Black, Role::Man)));
            }
            if let Some(n) = king {
                board.set(Square::at(n), Some(Piece::new(Color::Black, Role::King)));
            }
            Position::new(board, Color::White).ok().filter(|p| !p.must_capture())
        },
    )
}

/// Every line of offers to which there is one answer, a capture, that ends with a capture of White's.
fn forced_lines(here: &Position, line: &mut Vec<Move>, found: &mut Vec<Vec<Move>>) {
    for m in &here.legal_moves() {
        line.push(*m);
        if m.captured.len() > 1 {
            found.push(line.clone());
        }
        let after = here.play(m).expect("legal");
        let replies = after.legal_moves();
        if line.len() < 7 && replies.len() == 1 && replies[0].is_capture() {
            line.push(replies[0]);
            forced_lines(&after.play(&replies[0]).expect("legal"), line, found);
            line.pop();
        }
        line.pop();
    }
}

/// The examples of the course with one square changed, kept where nothing is to be taken.
fn changed_examples() -> Vec<Position> {
    let contents =
        [None, Some(Color::White), Some(Color::Black)].map(|c| c.map(|c| Piece::new(c, Role::Man)));
    let mut positions = Vec::new();
    for (fen, ..) in crate::COURSE {
        let start = crate::position(fen);
        for (square, content) in Square::all().flat_map(|s| contents.map(|c| (s, c))) {
            let mut board = *start.board();
            board.set(square, content);
            positions.extend(Position::new(board, start.turn()).ok().filter(|p| !p.must_capture()));
        }
    }
    positions
}

/// Looks at every forced line of a position, and counts the names.
fn look(start: &Position, counts: &mut BTreeMap<CombinationKind, usize>) {
    let mut found = Vec::new();
    forced_lines(start, &mut Vec::new(), &mut found);
    for line in found {
        let Some(combination) = start.combination(&line) else { continue };
        let Some(kind) = combination.kind.filter(|_| combination.plies == line.len()) else { continue };
        let events = story(start, &line);
        assert!(events.iter().all(|e| e.ours || e.choice == 1), "{start} {line:?}");
        assert!(happened(kind, &events), "{kind:?}: {start} {line:?}");
        let turned: Vec<Move> = line.iter().map(Move::flip).collect();
        assert_eq!(start.flip().combination(&turned), Some(combination));
        *counts.entry(kind).or_default() += 1;
    }
}

#[test]
fn whatever_has_a_name_is_what_the_name_says() {
    let mut counts = BTreeMap::new();
    let mut runner = TestRunner::deterministic();
    for _ in 0..20_000 {
        let start = positions().new_tree(&mut runner).expect("a tree").current();
        if let Some(start) = start {
            look(&start, &mut counts);
        }
    }
    for start in changed_examples() {
        look(&start, &mut counts);
    }
    for kind in CombinationKind::ALL {
        assert!(counts.contains_key(&kind), "no {} among {counts:?}", kind.name());
    }
}
