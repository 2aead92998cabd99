//! Random endings for matches: where endgame tables matter.

use damier_core::{Bitboard, Board, Color, Position, Square};
use damier_engine::{Engine, Limits, Random};

/// One piece in so many is a king.
const KINGS: usize = 4;
/// A side that a shallow search finds better by more than this, in hundredths of a man, need not
/// prove it.
const CONTESTED: i32 = 150;

/// So many endings of `fewest` to `most` pieces, shared equally between the sides, in which nobody
/// is about to take and a shallow search finds no side much better. The same seed gives the same.
pub(super) fn random(count: usize, (fewest, most): (u8, u8), seed: u64) -> Vec<Position> {
    let mut random = Random::new(seed);
    let mut engine = Engine::new(Limits::depth(8), 0);
    let mut endings = Vec::new();
    while endings.len() < count {
        let pieces = usize::from(fewest) + random.below(usize::from(most - fewest) + 1);
        let Some(position) = scatter(pieces, &mut random) else { continue };
        if position.must_capture() || position.is_threatened() {
            continue;
        }
        engine.new_game();
        let found = engine.best_move(&position.into());
        if found.is_some_and(|found| found.score.value().abs() <= CONTESTED) {
            endings.push(position);
        }
    }
    endings
}

/// Pieces anywhere; `None` where they do not fit on the board.
fn scatter(pieces: usize, random: &mut Random) -> Option<Position> {
    let mut sides = [Bitboard::EMPTY; 2];
    let mut kings = Bitboard::EMPTY;
    let first = random.below(2);
    for piece in 0..pieces {
        let square = Square::from_index(random.below(Square::COUNT))?;
        if (sides[0] | sides[1]).contains(square) {
            return None;
        }
        let side = &mut sides[(piece + first) % 2];
        *side = side.with(square);
        if random.below(KINGS) == 0 {
            kings = kings.with(square);
        }
    }
    let turn = Color::ALL[random.below(2)];
    Position::new(Board::from_sets(sides[0], sides[1], kings), turn).ok()
}

/// `6-8`, or `7`: how many pieces, as the command line says it.
pub(crate) fn parse(text: &str) -> Result<(u8, u8), String> {
    let (fewest, most) = text.split_once('-').unwrap_or((text, text));
    match (fewest.parse::<u8>(), most.parse::<u8>()) {
        (Ok(fewest), Ok(most)) if 3 <= fewest && fewest <= most && most <= 16 => Ok((fewest, most)),
        _ => Err("7, 6-8".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn endings_are_quiet_equal_and_the_same_every_time() {
        let endings = random(12, (6, 8), 5);
        assert_eq!(endings, random(12, (6, 8), 5));
        for ending in &endings {
            let [white, black] = Color::ALL.map(|color| ending.board().of(color).len());
            assert!((6..=8).contains(&(white + black)) && white.abs_diff(black) <= 1, "{ending}");
            assert!(!ending.must_capture() && !ending.is_threatened(), "{ending}");
        }
    }

    #[test]
    fn numbers_of_pieces_are_read() {
        assert_eq!((parse("7"), parse("6-8")), (Ok((7, 7)), Ok((6, 8))));
        for bad in ["", "8-6", "2", "6-99", "six", "6-8-9", "-6"] {
            assert!(parse(bad).is_err(), "{bad}");
        }
    }
}
