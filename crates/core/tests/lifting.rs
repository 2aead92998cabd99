//! The wrong rule of lifting at once: against the verified positions, and against a slow way that
//! really lifts the pieces from a board.

use std::collections::BTreeSet;

use damier_core::ruling::{captures, if_lifted_at_once, LiftedAtOnce};
use damier_core::{fen, Board, Color, Direction, Move, MovePath, Piece, Position, Role, Square};
use proptest::prelude::*;

const POSITIONS: &str = include_str!("../../../testdata/positions/positions.tsv");

fn position(text: &str) -> Position {
    fen::parse(text).unwrap().into_position().unwrap()
}

/// The verified position of this name and its first legal move.
fn verified(id: &str) -> (Position, MovePath) {
    let line = POSITIONS.lines().find(|line| line.starts_with(&format!("{id}\t"))).unwrap();
    let position = position(line.split('\t').nth(1).unwrap());
    let first = position.legal_moves()[0];
    (position, position.path(&first))
}

fn numbers(squares: impl IntoIterator<Item = Square>) -> Vec<u8> {
    squares.into_iter().map(Square::number).collect()
}

#[test]
fn a13_every_coup_turc_would_take_more_if_pieces_left_at_once() {
    // Which piece stops the king, and what it would take besides.
    for (id, stop, blocker, more) in [
        ("E09", 19, 30, 24),
        ("E10", 38, 27, 32),
        ("E11", 19, 30, 24),
        ("E12", 28, 19, 23),
        ("E13", 12, 21, 17),
    ] {
        let (position, route) = verified(id);
        assert_eq!(route.squares.last().unwrap().number(), stop, "{id}");
        let LiftedAtOnce { wrong, complete } = if_lifted_at_once(&position, &route);
        assert!(complete);
        let longest = &wrong[0];
        assert!(longest.route.captured.len() > route.captured.len(), "{id}: {wrong:?}");
        // Along the right route to its end, then on over the piece that the player hoped to lose.
        assert_eq!(longest.hop, route.captured.len(), "{id}: {wrong:?}");
        assert_eq!(longest.route.squares[..=longest.hop], route.squares[..], "{id}");
        assert_eq!(longest.route.captured[longest.hop].number(), more, "{id}: {wrong:?}");
        assert!(numbers(longest.blockers).contains(&blocker), "{id}: {wrong:?}");
    }
}

#[test]
fn a13_ghosts_that_only_shorten_the_last_hop() {
    let (position, route) = verified("E06");
    let wrong = if_lifted_at_once(&position, &route).wrong;
    let ends: BTreeSet<u8> = wrong.iter().map(|w| w.route.squares.last().unwrap().number()).collect();
    assert!(wrong.iter().all(|w| w.route.captured.len() == 4 && numbers(w.blockers) == [18]), "{wrong:?}");
    assert_eq!(ends, BTreeSet::from([1, 7, 12, 18]), "beyond the square on which it must stop");
}

#[test]
fn a13_where_no_ghost_is_in_the_way_nothing_changes() {
    for id in ["A14", "D04", "E04", "E05"] {
        let (position, route) = verified(id);
        assert_eq!(if_lifted_at_once(&position, &route).wrong, [], "{id}");
    }
}

#[test]
fn a_route_that_is_no_capture_changes_nothing() {
    let start = Position::starting();
    let route = |squares: &[u8], captured: &[u8]| MovePath {
        squares: squares.iter().map(|n| Square::at(*n)).collect(),
        captured: captured.iter().map(|n| Square::at(*n)).collect(),
    };
    for odd in [route(&[], &[]), route(&[32, 28], &[]), route(&[22], &[11]), route(&[1, 50], &[7, 8, 9])] {
        assert_eq!(if_lifted_at_once(&start, &odd).wrong, []);
    }
}

/// Every finished capture of a piece when each piece taken is lifted from the board at once.
fn slow(
    board: &Board,
    mover: Piece,
    here: Square,
    taken: &BTreeSet<Square>,
    found: &mut BTreeSet<(Square, BTreeSet<Square>)>,
) {
    let mut last = true;
    for direction in Direction::ALL {
        let mut ray = here.ray(direction);
        let over = match mover.role {
            Role::Man => here.step(direction),
            Role::King => ray.find(|square| board.piece_at(*square).is_some()),
        };
        let victim = over.and_then(|over| board.piece_at(over).map(|piece| (over, piece)));
        let Some((over, _)) = victim.filter(|(_, piece)| piece.color != mover.color) else { continue };
        let reach = if mover.role == Role::King { 9 } else { 1 };
        for landing in over.ray(direction).take(reach).take_while(|square| board.piece_at(*square).is_none())
        {
            last = false;
            let mut lifted = *board;
            lifted.set(over, None);
            let mut taken = taken.clone();
            taken.insert(over);
            slow(&lifted, mover, landing, &taken, found);
        }
    }
    if last && !taken.is_empty() {
        found.insert((here, taken.clone()));
    }
}

fn boards() -> impl Strategy<Value = Position> {
    let piece = prop_oneof![6 => Just('.'), 2 => Just('b'), 1 => Just('B')];
    let king = (0usize..50, any::<bool>());
    (prop::collection::vec(piece, 50), king).prop_filter_map("a position", |(pieces, (at, is_king))| {
        let mut board = Board::EMPTY;
        for (square, piece) in Square::all().zip(&pieces) {
            let role = if *piece == 'B' || square.number() > 45 { Role::King } else { Role::Man };
            if *piece != '.' {
                board.set(square, Some(Piece { color: Color::Black, role }));
            }
        }
        let from = Square::from_index(at)?;
        let role = if is_king || at < 5 { Role::King } else { Role::Man };
        board.set(from, Some(Piece { color: Color::White, role }));
        Position::new(board, Color::White).ok()
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a13_the_wrong_rule_is_what_lifting_from_a_board_gives(position in boards()) {
        let legal = position.legal_moves();
        let Some(first) = legal.iter().find(|m| m.is_capture()) else { return Ok(()) };
        let route = position.path(first);
        let LiftedAtOnce { wrong, complete } = if_lifted_at_once(&position, &route);
        prop_assert!(complete);
        let mover = position.board().piece_at(first.from).unwrap();
        let mut lifted = *position.board();
        lifted.set(first.from, None);
        let mut expected = BTreeSet::new();
        slow(&lifted, mover, first.from, &BTreeSet::new(), &mut expected);
        // By the rules a piece may end there with these pieces taken: such a capture is not wrong.
        expected.retain(|(to, taken)| {
            let m = Move { from: first.from, to: *to, promotes: false, captured: taken.iter().copied().collect() };
            taken.len() >= route.captured.len() && position.path_through(&m, &[]).is_none()
        });
        let found: BTreeSet<(Square, BTreeSet<Square>)> = wrong
            .iter()
            .map(|w| (*w.route.squares.last().unwrap(), w.route.captured.iter().copied().collect()))
            .collect();
        prop_assert_eq!(found.len(), wrong.len());
        prop_assert_eq!(found, expected);
        for w in &wrong {
            let before: BTreeSet<Square> = w.route.captured[..w.hop].iter().copied().collect();
            prop_assert!(!w.blockers.is_empty() && w.blockers.iter().all(|square| before.contains(&square)));
        }
    }

    #[test]
    fn a13_no_right_capture_is_lost_by_the_wrong_rule(position in boards()) {
        // Each capture by the rules is the beginning of one by the wrong rule, or one itself.
        for m in captures(&position).moves {
            let route = position.path(&m);
            let mover = position.board().piece_at(m.from).unwrap();
            let mut lifted = *position.board();
            lifted.set(m.from, None);
            let mut all = BTreeSet::new();
            slow(&lifted, mover, m.from, &BTreeSet::new(), &mut all);
            let right: BTreeSet<Square> = route.captured.iter().copied().collect();
            prop_assert!(all.iter().any(|(_, taken)| right.is_subset(taken)));
        }
    }
}
