//! Small helpers: positions, moves by their text, walks of king moves.

use std::collections::HashSet;

use damier_core::{fen, Game, Move, Position, Ruleset};

pub(crate) fn position(text: &str) -> Position {
    fen::parse(text).unwrap().into_position().unwrap()
}

pub(crate) fn find(position: &Position, text: &str) -> Move {
    let legal = position.legal_moves();
    let fitting: Vec<&Move> = legal.iter().filter(|m| m.short() == text).collect();
    assert_eq!(fitting.len(), 1, "{text} in {position}");
    *fitting[0]
}

pub(crate) fn play(game: &mut Game, moves: &str) {
    for text in moves.split_whitespace() {
        let m = find(game.position(), text);
        game.play(&m).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
}

pub(crate) fn game(start: &str, ruleset: Ruleset, moves: &str) -> Game {
    let mut game = Game::new(position(start), ruleset);
    play(&mut game, moves);
    game
}

/// A walk of so many king moves that allows no capture, repeats no position, stays out of `avoid`
/// and ends where `accept` says.
pub(crate) fn quiet_walk(
    start: Position,
    plies: usize,
    accept: &dyn Fn(&Position, &HashSet<Position>) -> bool,
) -> Vec<Move> {
    fn go(
        here: Position,
        plies: usize,
        seen: &mut HashSet<Position>,
        line: &mut Vec<Move>,
        accept: &dyn Fn(&Position, &HashSet<Position>) -> bool,
    ) -> bool {
        if plies == 0 {
            return accept(&here, seen);
        }
        for m in here.legal_moves().iter() {
            let after = here.play_unchecked(m);
            let king = here.board().kings().contains(m.from) && !m.is_capture();
            let calm = after.legal_moves().first().map_or(false, |reply| !reply.is_capture());
            if king && calm && seen.insert(after) {
                line.push(*m);
                if go(after, plies - 1, seen, line, accept) {
                    return true;
                }
                line.pop();
            }
        }
        false
    }
    let mut line = Vec::new();
    let mut seen = HashSet::from([start]);
    assert!(go(start, plies, &mut seen, &mut line, accept), "no walk of {plies} plies from {start}");
    line
}

/// Four king moves that lead back to the same position over positions not seen, without a capture.
pub(crate) fn shuffle(start: &Position, seen: &HashSet<Position>) -> Option<[Move; 4]> {
    let back = |m: &Move| Move { from: m.to, to: m.from, ..*m };
    let king_moves = |p: &Position| -> Vec<Move> {
        let kings = p.board().kings();
        p.legal_moves().iter().filter(|m| kings.contains(m.from) && !m.is_capture()).copied().collect()
    };
    for first in king_moves(start) {
        let second_position = start.play_unchecked(&first);
        for second in king_moves(&second_position) {
            let line = [first, second, back(&first), back(&second)];
            let visit = |p: Position, m: &Move| p.play(m).ok().filter(|p| p == start || !seen.contains(p));
            if line.iter().try_fold(*start, visit) == Some(*start) {
                return Some(line);
            }
        }
    }
    None
}
