//! The fast generator against the slow one, and against itself, on random positions.

mod slow;

use std::collections::BTreeSet;

use damier_core::{perft, Board, Color, MoveList, Piece, Position, Role, Square};
use proptest::prelude::*;
use slow::SlowMove;

/// What kind of position is wanted.
#[derive(Clone, Copy, Debug)]
struct Recipe {
    /// Chance in 256 that a square is occupied.
    density: u8,
    /// Chance in 256 that a piece is a king.
    kings: u8,
    /// Chance in 256 that a piece is the mover's.
    own: u8,
    /// Pieces only on every second row: what a capturing man can jump.
    lattice: bool,
    /// Pieces of the mover only on the three rows before his promotion row.
    near_promotion: bool,
}

fn recipes() -> impl Strategy<Value = Recipe> {
    let density = prop_oneof![4 => 10u8..200, 1 => 200u8..=255];
    let kings = prop_oneof![3 => Just(0u8), 3 => 1u8..60, 2 => 60u8..=255];
    let own = prop_oneof![5 => 90u8..160, 2 => 5u8..60, 1 => Just(0u8), 1 => Just(255u8)];
    (density, kings, own, prop::bool::weighted(0.3), prop::bool::weighted(0.2)).prop_map(
        |(density, kings, own, lattice, near_promotion)| Recipe {
            density,
            kings,
            own,
            lattice,
            near_promotion,
        },
    )
}

fn positions() -> impl Strategy<Value = Position> {
    let squares = prop::collection::vec((any::<u8>(), any::<u8>(), any::<u8>()), 50);
    (recipes(), squares, any::<bool>(), any::<bool>()).prop_filter_map(
        "a position",
        |(recipe, dice, white, parity)| {
            let turn = if white { Color::White } else { Color::Black };
            Position::new(board(recipe, &dice, turn, parity), turn).ok()
        },
    )
}

fn board(recipe: Recipe, dice: &[(u8, u8, u8)], turn: Color, parity: bool) -> Board {
    let mut board = Board::EMPTY;
    for (square, &(present, owner, rank)) in Square::all().zip(dice) {
        let mine = owner < recipe.own || recipe.own == 255;
        let color = if mine { turn } else { turn.opponent() };
        let off_lattice = recipe.lattice && !mine && (square.row() % 2 == 0) == parity;
        let rows_left = if turn == Color::White { square.row() - 1 } else { 10 - square.row() };
        let off_goal = recipe.near_promotion && mine && rows_left > 3;
        if present >= recipe.density || off_lattice || off_goal {
            continue;
        }
        let role = if rank < recipe.kings || recipe.kings == 255 { Role::King } else { Role::Man };
        let role = if square.is_promotion_row(color) { Role::King } else { role };
        board.set(square, Some(Piece::new(color, role)));
    }
    board
}

fn fast(position: &Position) -> BTreeSet<SlowMove> {
    position.legal_moves().iter().map(SlowMove::from).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 20_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn quiet_moves_are_counted_and_made_as_they_are_listed(position in positions()) {
        if !position.must_capture() {
            let moves = position.legal_moves();
            prop_assert_eq!(position.count_quiet_moves(), moves.len());
            let kings = position.board().kings();
            for from in Square::all() {
                for to in Square::all() {
                    let listed = moves.iter().find(|m| (m.from, m.to) == (from, to) && !kings.contains(from));
                    prop_assert_eq!(position.quiet_man_move(from, to), listed.copied());
                }
            }
        }
    }

    #[test]
    fn a6_to_a15_fast_is_slow(position in positions()) {
        let Some(expected) = slow::legal_moves(&position) else { return Ok(()) };
        let moves = position.legal_moves();
        prop_assert_eq!(moves.len(), expected.len(), "duplicates or other moves: {:?}", position);
        prop_assert_eq!(fast(&position), expected);
    }

    #[test]
    fn a11_must_capture_is_what_the_list_says(position in positions()) {
        let moves = position.legal_moves();
        prop_assert_eq!(position.must_capture(), moves.iter().any(|m| m.is_capture()));
        prop_assert!(moves.iter().all(|m| m.is_capture()) || moves.iter().all(|m| !m.is_capture()));
    }

    #[test]
    fn turning_the_board_turns_the_moves(position in positions()) {
        let turned: BTreeSet<_> = position.flip().legal_moves().iter().map(|m| m.flip()).collect();
        let moves: BTreeSet<_> = position.legal_moves().iter().copied().collect();
        prop_assert_eq!(turned, moves);
    }

    #[test]
    fn perft_is_what_playing_says(position in positions()) {
        let moves = position.legal_moves();
        prop_assert_eq!(perft(&position, 0), 1);
        prop_assert_eq!(perft(&position, 1), moves.len() as u64);
        let children: Vec<Position> = moves.iter().map(|m| position.play(m).unwrap()).collect();
        let replies: u64 = children.iter().map(|p| p.legal_moves().len() as u64).sum();
        prop_assert_eq!(perft(&position, 2), replies, "{:?}", position);
    }

    #[test]
    fn playing_moves_one_piece_and_lifts_the_captured(position in positions()) {
        for m in &position.legal_moves() {
            let mut expected = position.board().without(m.captured);
            let piece = expected.set(m.from, None).unwrap();
            prop_assert_eq!(piece.color, position.turn());
            let crowned = piece.role == Role::Man && m.to.is_promotion_row(piece.color);
            prop_assert_eq!(m.promotes, crowned);
            let role = if crowned { Role::King } else { piece.role };
            expected.set(m.to, Some(Piece::new(piece.color, role)));
            let after = position.play_unchecked(m);
            prop_assert_eq!(*after.board(), expected);
            prop_assert_eq!(after.turn(), position.turn().opponent());
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 10_000, failure_persistence: None, ..ProptestConfig::default() })]

    /// Positions of real play: from the start, move after move.
    #[test]
    fn fast_is_slow_along_random_games(dice in prop::collection::vec(any::<u16>(), 1..60)) {
        let mut position = Position::starting();
        let mut list = MoveList::new();
        for die in dice {
            position.legal_moves_into(&mut list);
            let Some(expected) = slow::legal_moves(&position) else { return Ok(()) };
            prop_assert_eq!(list.len(), expected.len());
            prop_assert_eq!(list.iter().map(SlowMove::from).collect::<BTreeSet<_>>(), expected);
            if list.is_empty() {
                break;
            }
            position = position.play_unchecked(&list[usize::from(die) % list.len()]);
        }
        prop_assert_eq!(perft(&position, 3), by_playing(&position, 3));
    }
}

fn by_playing(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    position.legal_moves().iter().map(|m| by_playing(&position.play_unchecked(m), depth - 1)).sum()
}

/// The slow generator itself, where the answer is known by hand.
#[test]
fn the_oracle_knows_the_first_moves() {
    let moves = slow::legal_moves(&Position::starting()).unwrap();
    let from_to: Vec<(u8, u8)> = moves.iter().map(|m| (m.from, m.to)).collect();
    let expected = [(31, 26), (31, 27), (32, 27), (32, 28), (33, 28), (33, 29), (34, 29), (34, 30), (35, 30)];
    assert_eq!(from_to, expected);
}

/// The recipes give what the properties are meant to see.
#[test]
fn the_random_positions_are_varied() {
    use proptest::strategy::ValueTree;
    use proptest::test_runner::TestRunner;

    let mut runner = TestRunner::deterministic();
    let (mut long, mut by_king, mut crowned, mut choice, mut loops, mut none, mut too_slow) =
        (0, 0, 0, 0, 0, 0, 0);
    for _ in 0..10_000 {
        let position = positions().new_tree(&mut runner).unwrap().current();
        let moves = position.legal_moves();
        let kings = position.board().kings();
        long += usize::from(moves.iter().any(|m| m.captured.len() >= 4));
        by_king += usize::from(moves.iter().any(|m| m.is_capture() && kings.contains(m.from)));
        crowned += usize::from(moves.iter().any(|m| m.is_capture() && m.promotes));
        choice += usize::from(moves.iter().filter(|m| m.captured.len() >= 2).count() >= 2);
        loops += usize::from(moves.iter().any(|m| m.is_capture() && m.from == m.to));
        none += usize::from(moves.is_empty());
        too_slow += usize::from(slow::legal_moves(&position).is_none());
    }
    let counts = [long, by_king, crowned, choice, loops, none];
    assert!(long > 200 && by_king > 1_000 && crowned > 300 && choice > 500, "{counts:?}");
    assert!(loops > 5 && none > 100 && too_slow < 100, "{counts:?} {too_slow}");
}
