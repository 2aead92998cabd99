//! The worth of a position at rest: material first, then where it stands.
//!
//! The numbers are hundredths of a man, chosen by hand; the levels' matches in `tests/` are their
//! only judge so far.

use damier_core::{Bitboard, Board, Color, Direction, Position};

use crate::score::Score;

const MAN: i32 = 100;
const FIRST_KING: i32 = 290;
const NEXT_KING: i32 = 230;
/// What a man has gained by its row, the first being its own base row.
const ADVANCE: [i32; 9] = [0, 1, 2, 4, 6, 8, 11, 16, 26];
/// A man on one of the squares from which both wings are reached.
const CENTRE_MAN: i32 = 4;
/// A man on the side columns reaches one square instead of two.
const EDGE_MAN: i32 = -4;
/// A man with one of its own right behind it can not be taken from that side.
const SUPPORT: i32 = 2;
/// Men at home keep the enemy from crowning: 46–50 for White, the middle one most.
const BASE: [(u64, i32); 3] = [(row_bits(10) & 0b10101 << 45, 5), (row_bits(10), 3), (1 << 47, 3)];
/// A man whose way to the last row no enemy can reach, for each row it has come.
const FREE_MAN: i32 = 7;
/// A king on the long diagonal 5–46 commands the board and cannot be caught there.
const LONG_DIAGONAL_KING: i32 = 12;

const fn row_bits(row: u32) -> u64 {
    0x1F << (5 * (row - 1))
}

const fn numbers(squares: &[u8]) -> Bitboard {
    let mut bits = 0;
    let mut place = 0;
    while place < squares.len() {
        bits |= 1 << (squares[place] - 1);
        place += 1;
    }
    Bitboard::from_compact(bits)
}

const CENTRE: Bitboard = numbers(&[22, 23, 24, 27, 28, 29]);
const EDGE: Bitboard = numbers(&[5, 6, 15, 16, 25, 26, 35, 36, 45]);
const LONG_DIAGONAL: Bitboard = numbers(&[5, 10, 14, 19, 23, 28, 32, 37, 41, 46]);

/// What the position is worth to the side to move, nothing being searched. It makes sense where
/// nobody is about to take.
#[must_use]
pub fn evaluate(position: &Position) -> Score {
    let board = position.board();
    let white = side(board) - side(&board.flip());
    let white = white / scale(board, white);
    Score::men(if position.turn() == Color::White { white } else { -white })
}

/// White's half of the balance.
fn side(board: &Board) -> i32 {
    let men = board.men_of(Color::White);
    let kings = board.kings_of(Color::White);
    let enemy = board.of(Color::Black);
    let enemy_kings = board.kings_of(Color::Black);

    let mut value = MAN * count(men);
    if !kings.is_empty() {
        value += FIRST_KING + NEXT_KING * (count(kings) - 1);
        value += LONG_DIAGONAL_KING * count(kings & LONG_DIAGONAL);
    }
    for (come, worth) in ADVANCE.iter().enumerate() {
        value += worth * count(men & Bitboard::from_compact(row_bits(10 - come as u32)));
    }
    value += CENTRE_MAN * count(men & CENTRE);
    value += EDGE_MAN * count(men & EDGE);
    let behind = men.step(Direction::NorthWest) | men.step(Direction::NorthEast);
    value += SUPPORT * count(men & behind);
    if enemy_kings.is_empty() {
        for (squares, worth) in BASE {
            value += worth * count(men & Bitboard::from_compact(squares));
        }
        value += free_men(men, enemy);
    }
    value
}

/// Men that no enemy man can stop any more: the fan of squares before them is empty.
fn free_men(men: Bitboard, enemy: Bitboard) -> i32 {
    let advanced = men & Bitboard::from_compact((1 << 25) - 1);
    let mut value = 0;
    for square in advanced {
        let mut fan = Bitboard::of(square);
        let mut reach = fan;
        while !fan.is_empty() {
            fan = fan.step(Direction::NorthWest) | fan.step(Direction::NorthEast);
            reach |= fan;
        }
        if !reach.intersects(enemy) {
            value += FREE_MAN * i32::from(11 - square.row());
        }
    }
    value
}

/// A side with a king is hard to beat: three pieces against it win little, and small differences
/// fade once both have kings. The balance is divided by this.
fn scale(board: &Board, white: i32) -> i32 {
    let (leader, other) = if white > 0 { (Color::White, Color::Black) } else { (Color::Black, Color::White) };
    if board.kings_of(other).is_empty() {
        return 1;
    }
    if board.of(leader).len() <= 3 {
        return 8;
    }
    let men = |color| count(board.men_of(color));
    let even_kings = board.kings_of(leader).len() == board.kings_of(other).len();
    if even_kings && (men(leader) - men(other)).abs() <= 1 {
        2
    } else {
        1
    }
}

fn count(set: Bitboard) -> i32 {
    set.len() as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(fen: &str) -> Position {
        damier_core::fen::parse(fen).unwrap().into_position().unwrap()
    }

    fn value(fen: &str) -> i32 {
        evaluate(&position(fen)).value()
    }

    #[test]
    fn the_start_is_level() {
        assert_eq!(evaluate(&Position::starting()), Score::DRAW);
    }

    #[test]
    fn the_other_side_sees_the_same_with_the_sign_turned() {
        for fen in ["W:W31,32,K45:B1,7,12", "W:W28,33:B18,24,K3", "W:WK46:BK5,9", "W:W12,40:B21,39"] {
            let here = position(fen);
            assert_eq!(evaluate(&here), evaluate(&here.flip()), "{fen}");
            let other = Position::new(*here.board(), here.turn().opponent()).unwrap();
            assert_eq!(evaluate(&here), -evaluate(&other), "{fen}");
        }
    }

    #[test]
    fn more_material_is_worth_more() {
        assert!(value("W:W31,32,33,38:B18,19,20") > 80);
        assert!(value("W:W38,K46:B18,19") > 150);
        assert!(value("B:W38,39:B18,19,20") > 80);
    }

    #[test]
    fn three_kings_against_one_are_nearly_level() {
        assert!(value("W:WK46,K47,K48:BK5") < 100);
        assert!(value("W:WK46,K47,K48:B5") > 300);
    }

    #[test]
    fn a_free_man_is_worth_more_than_one_that_is_stopped() {
        assert!(value("W:W12:B40") > value("W:W12:B1,40") + MAN);
    }
}
