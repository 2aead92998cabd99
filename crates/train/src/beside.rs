//! Positions beside the games.
//!
//! A search looks at far more bad moves than good ones, so its evaluation must know what those lead to. Games show
//! only the best: weights learned from them alone fit them ever better and play ever worse
//! (`docs/experiments.md`). So each position of a game gives a second one, met by any moves at all.

use damier_core::Position;
use damier_engine::Random;

/// Longer chains of captures and threats are given up.
const LONGEST: usize = 20;

/// What one or two moves taken at random lead to, and then as many as it takes until nobody is about to
/// capture; `None` when that does not come.
pub(crate) fn beside(game: &Position, random: &mut Random) -> Option<Position> {
    let moves = 1 + random.below(2);
    let mut at = *game;
    for n in 0..LONGEST {
        if n >= moves && at_rest(&at) {
            return Some(at);
        }
        let legal = at.legal_moves();
        if legal.is_empty() {
            return None;
        }
        at = at.play_unchecked(&legal[random.below(legal.len())]);
    }
    None
}

/// Whether nobody is about to capture.
pub(crate) fn at_rest(position: &Position) -> bool {
    !position.must_capture() && !position.is_threatened()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_another_position_and_at_rest() {
        let mut random = Random::new(3);
        let mut found = 0;
        for fen in ["W:W31-50:B1-20", "B:W27,28,32,33,38,43:B12,13,14,18,19,24"] {
            let game = damier_core::fen::parse(fen).unwrap().into_position().unwrap();
            for _ in 0..50 {
                if let Some(position) = beside(&game, &mut random) {
                    assert!(at_rest(&position) && position != game, "{position}");
                    found += 1;
                }
            }
        }
        assert!(found > 50, "{found}");
        // Nobody moves any more.
        let over = damier_core::fen::parse("W:W6:B1").unwrap().into_position().unwrap();
        assert_eq!(beside(&over, &mut random), None);
    }
}
