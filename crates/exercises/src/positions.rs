//! Where the positions come from: small ones by placing pieces at random, others from games that two
//! careless players play.

use damier_core::{Board, Color, Move, Piece, Position, Role, Square};

use crate::random::Random;
use crate::search::Search;

/// No game is longer.
const LONGEST_GAME: usize = 160;

/// A few pieces placed at random, often near each other, so that something happens between them.
/// `None` if chance made nothing that can be played.
pub(crate) fn sprinkle(random: &mut Random, pieces: usize, kings_in_hundred: usize) -> Option<Position> {
    let mut board = Board::EMPTY;
    let mut last = Square::new(random.between(6, 45) as u8)?;
    let mut placed = 0;
    while placed < pieces {
        let color = if random.chance(50) { Color::White } else { Color::Black };
        let role = if random.chance(kings_in_hundred) { Role::King } else { Role::Man };
        let square = if random.chance(60) { near(random, last) } else { anywhere(random) };
        let crowned = role == Role::Man && square.is_promotion_row(color);
        if crowned || board.piece_at(square).is_some() {
            // Not there; a board of fifty squares has another place.
            last = anywhere(random);
            continue;
        }
        board.set(square, Some(Piece::new(color, role)));
        last = square;
        placed += 1;
    }
    let turn = if random.chance(50) { Color::White } else { Color::Black };
    if Color::ALL.iter().any(|color| board.of(*color).is_empty()) {
        return None;
    }
    Position::new(board, turn).ok().filter(|p| !p.legal_moves().is_empty())
}

fn anywhere(random: &mut Random) -> Square {
    Square::from_index(random.below(Square::COUNT)).unwrap_or(Square::at(28))
}

/// A square at most two rows and two columns away.
fn near(random: &mut Random, square: Square) -> Square {
    let place = |here: u8, random: &mut Random| (here as usize + random.below(5)).saturating_sub(2) as u8;
    let (row, column) = (place(square.row(), random), place(square.column(), random));
    Square::from_row_column(row, column).unwrap_or_else(|| anywhere(random))
}

/// How a game is played.
#[derive(Clone, Copy)]
pub(crate) struct Style {
    /// How many plies the players look ahead.
    pub(crate) depth: u32,
    /// How often in a hundred moves one is made without looking.
    pub(crate) careless: usize,
}

/// The positions of a game from the start to its end, or to where it has become long.
pub(crate) fn game(random: &mut Random, search: &mut Search, style: Style) -> Vec<Position> {
    let mut position = Position::starting();
    let mut line = vec![position];
    while line.len() < LONGEST_GAME {
        let Some(m) = choose(&position, random, search, style) else { break };
        position = position.play_unchecked(&m);
        line.push(position);
    }
    line
}

/// A move that loses nothing within sight, or any move when careless.
fn choose(position: &Position, random: &mut Random, search: &mut Search, style: Style) -> Option<Move> {
    let mut moves: Vec<Move> = position.legal_moves().into_iter().collect();
    if moves.len() < 2 || random.chance(style.careless) {
        return random.pick(&moves).copied();
    }
    random.shuffle(&mut moves);
    let best = search.value(position, style.depth);
    moves.iter().find(|m| search.move_reaches(position, m, style.depth, best)).or(moves.first()).copied()
}

/// Positions of all sorts.
pub(crate) struct Positions {
    games: Vec<Vec<Position>>,
}

impl Positions {
    /// Plays the games that positions are drawn from.
    pub(crate) fn new(random: &mut Random, search: &mut Search, games: usize) -> Positions {
        let style = Style { depth: 2, careless: 15 };
        Positions { games: (0..games).map(|_| game(random, search, style)).collect() }
    }

    /// A position out of a game, not from its first moves.
    pub(crate) fn of_game(&self, random: &mut Random) -> Option<Position> {
        let game = random.pick(&self.games)?;
        let place = random.between(8, game.len().max(9) - 1);
        game.get(place).filter(|p| !p.legal_moves().is_empty()).copied()
    }

    /// Any position: few pieces, some kings, or out of a game.
    pub(crate) fn any(&self, random: &mut Random) -> Option<Position> {
        match random.below(10) {
            0..=3 => {
                let pieces = random.between(2, 7);
                sprinkle(random, pieces, 4)
            }
            4..=6 => {
                let pieces = random.between(3, 10);
                sprinkle(random, pieces, 22)
            }
            _ => self.of_game(random),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_position_can_be_played() {
        let (mut random, mut search) = (Random::new(3), Search::new());
        let positions = Positions::new(&mut random, &mut search, 3);
        let found: Vec<Position> = (0..300).filter_map(|_| positions.any(&mut random)).collect();
        assert!(found.len() > 150, "{}", found.len());
        assert!(found.iter().all(|p| !p.legal_moves().is_empty()));
        assert!(found.iter().any(|p| p.turn() == Color::Black && !p.board().kings().is_empty()));
    }

    #[test]
    fn games_are_played_by_the_rules() {
        let (mut random, mut search) = (Random::new(5), Search::new());
        let game = game(&mut random, &mut search, Style { depth: 2, careless: 20 });
        assert!(game.len() > 30);
        for pair in game.windows(2) {
            assert!(pair[0].legal_moves().iter().any(|m| pair[0].play_unchecked(m) == pair[1]));
        }
    }
}
