//! Captures as people get them wrong who lift each piece at once. No rule of movement is known here:
//! every single hop is asked of the rules, on a board that holds nothing else.

use damier_core::{Bitboard, Board, Color, Piece, Position, Role, Square};

/// Hops after which the search for wrong captures ends.
const MOST_HOPS: usize = 300;

/// A capture in which each piece was lifted as soon as it was jumped.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct LiftedAtOnce {
    /// Start and every landing square.
    pub(crate) squares: Vec<Square>,
    /// The pieces in the order taken.
    pub(crate) captured: Vec<Square>,
}

/// The piece taken by one hop of this piece on this board, its start being free.
fn hop(board: &Board, piece: Piece, from: Square, to: Square) -> Option<Square> {
    let (direction, steps) = from.direction_to(to)?;
    // A man in passing over its last row cannot be set up there; men of both colours capture alike.
    let passing = piece.role == Role::Man && from.is_promotion_row(piece.color);
    let dressed = |p: Piece| if passing { Piece::new(p.color.opponent(), p.role) } else { p };
    let mut alone = Board::EMPTY;
    for square in from.ray(direction).take(usize::from(steps)) {
        alone.set(square, board.piece_at(square).map(dressed));
    }
    let mover = dressed(piece);
    alone.set(from, Some(mover));
    let position = Position::new(alone, mover.color).ok()?;
    let m =
        position.legal_moves().into_iter().find(|m| m.from == from && m.to == to && m.captured.len() == 1)?;
    m.captured.first()
}

/// The captures of the piece on this square if every piece were lifted as soon as it was jumped.
pub(crate) fn lifted_at_once(position: &Position, from: Square) -> Vec<LiftedAtOnce> {
    let Some(piece) = position.board().piece_at(from) else { return Vec::new() };
    let mut all = Vec::new();
    let path = LiftedAtOnce { squares: vec![from], captured: Vec::new() };
    let board = position.board().without(Bitboard::of(from));
    go(&board, piece, path, &mut all, &mut 0);
    all
}

fn go(board: &Board, piece: Piece, path: LiftedAtOnce, all: &mut Vec<LiftedAtOnce>, hops: &mut usize) {
    let here = path.squares[path.squares.len() - 1];
    let mut last = true;
    for to in Square::all() {
        if *hops > MOST_HOPS {
            return;
        }
        let Some(over) = hop(board, piece, here, to) else { continue };
        *hops += 1;
        last = false;
        let mut longer = path.clone();
        longer.squares.push(to);
        longer.captured.push(over);
        go(&board.without(Bitboard::of(over)), piece, longer, all, hops);
    }
    if last && !path.captured.is_empty() {
        all.push(path);
    }
}

/// Whether a man of this colour lands on its last row and leaves it again on this way.
pub(crate) fn passes_last_row(squares: &[Square], color: Color) -> bool {
    match squares {
        [_, between @ .., _] => between.iter().any(|s| s.is_promotion_row(color)),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(fen: &str) -> Position {
        damier_core::fen::parse(fen).unwrap().into_position().unwrap()
    }

    #[test]
    fn without_ghosts_the_piece_goes_on() {
        // 12x1, and 7, 40, K49 must wait: with 7 lifted at once more could be taken.
        let p = position("W:WK12:B7,40,K49");
        let wrong = lifted_at_once(&p, Square::at(12));
        let most = wrong.iter().map(|w| w.captured.len()).max();
        let legal = p.legal_moves()[0].captured.len() as usize;
        assert!(most >= Some(legal), "{most:?} {legal}");
        let p = position("W:W32:B8,17,27");
        let wrong = lifted_at_once(&p, Square::at(32));
        assert_eq!(wrong.len(), 1);
        assert_eq!(wrong[0].squares, [32, 21, 12, 3].map(Square::at));
        let wrong = lifted_at_once(&position("W:W12:B8,9"), Square::at(12));
        assert!(wrong.iter().any(|w| w.squares == [12, 3, 14].map(Square::at)), "over the last row");
    }

    #[test]
    fn passing_is_not_ending() {
        let squares = [12, 3, 14].map(Square::at);
        assert!(passes_last_row(&squares, Color::White));
        assert!(!passes_last_row(&squares[..2], Color::White));
        assert!(!passes_last_row(&squares, Color::Black));
    }
}
