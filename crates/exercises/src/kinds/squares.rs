//! `squares`: squares by number.

use damier_core::{Board, Color, Direction, Piece, Position, Role, Square};

use super::{Draft, Fault, Look};
use crate::exercise::{Question, Task};
use crate::random::Random;
use crate::text::numbers;

/// The tasks, with how many of a hundred exercises each should be.
pub(crate) const SHARES: [(Task, usize); 4] =
    [(Task::Tap, 34), (Task::Name, 30), (Task::Neighbours, 20), (Task::Diagonal, 16)];

/// A task about a square. For `tap` the board is that of the position; else one piece stands on the square.
pub(crate) fn ask(position: &Position, task: Task, random: &mut Random) -> Option<Draft> {
    let square = Square::from_index(random.below(Square::COUNT))?;
    let position = match task {
        Task::Tap => *position,
        Task::Name | Task::Neighbours | Task::Diagonal => alone(square, task, random)?,
    };
    let squares = answer(task, square);
    let question = Question::Squares { task, square: square.number(), squares };
    Some(Draft { position, question })
}

/// One piece on the square: a king where lines are asked for.
fn alone(square: Square, task: Task, random: &mut Random) -> Option<Position> {
    let color = if random.chance(50) { Color::White } else { Color::Black };
    let role = if task == Task::Diagonal { Role::King } else { Role::Man };
    // A man on its last row would have been crowned: the other colour's man stands there.
    let crowned = role == Role::Man && square.is_promotion_row(color);
    let color = if crowned { color.opponent() } else { color };
    let mut board = Board::EMPTY;
    board.set(square, Some(Piece::new(color, role)));
    Position::new(board, color).ok()
}

/// The squares to be tapped, where they are several.
fn answer(task: Task, square: Square) -> Option<Vec<u8>> {
    match task {
        Task::Tap | Task::Name => None,
        Task::Neighbours => Some(numbers(Direction::ALL.iter().filter_map(|d| square.step(*d)))),
        Task::Diagonal => Some(numbers(Direction::ALL.iter().flat_map(|d| square.ray(*d)))),
    }
}

/// `3·(steps to the nearest edge) + 8 away from both sides + 8 to name, 14 for the neighbours,
/// 24 + squares for the diagonals, 10 among many pieces`.
pub(crate) fn look(position: &Position, task: Task, square: u8) -> Option<Look> {
    let square = Square::new(square)?;
    let (row, column) = (square.row(), square.column());
    let edge = (row - 1).min(10 - row).min(column - 1).min(10 - column);
    let pieces = position.board().occupied().len();
    let task_points = match task {
        Task::Tap => 10 * i64::from(pieces > 1 && pieces < 40),
        Task::Name => 8,
        Task::Neighbours => 14,
        Task::Diagonal => 24 + answer(task, square).map_or(0, |s| s.len() as i64),
    };
    let middle = i64::from((4..=7).contains(&row) && (3..=8).contains(&column));
    let points = 3 * i64::from(edge) + 8 * middle + task_points;
    let place = if edge == 0 { "edge" } else { "inside" };
    Some(Look::new(position, points, task.name(), vec![place]))
}

pub(crate) fn prove(
    position: &Position,
    task: Task,
    square: u8,
    squares: Option<&[u8]>,
) -> Result<(), Fault> {
    let here = Square::new(square).ok_or("no such square")?;
    let stands = position.board().piece_at(here);
    match task {
        Task::Tap => {}
        Task::Name | Task::Neighbours | Task::Diagonal => {
            if stands.is_none() || position.board().occupied().len() != 1 {
                return Err("not one piece on the square".into());
            }
        }
    }
    // By rows and columns, and not by the steps and rays that made the answer.
    let apart = |other: &Square| {
        let rows = here.row().abs_diff(other.row());
        let columns = here.column().abs_diff(other.column());
        (rows == columns).then_some(rows)
    };
    let wanted: Option<Vec<u8>> = match task {
        Task::Tap | Task::Name => None,
        Task::Neighbours => Some(Square::all().filter(|s| apart(s) == Some(1)).map(Square::number).collect()),
        Task::Diagonal => {
            Some(Square::all().filter(|s| apart(s).is_some_and(|n| n > 0)).map(Square::number).collect())
        }
    };
    if wanted.as_deref() != squares {
        return Err(format!("the squares are {wanted:?}"));
    }
    Ok(())
}
