//! What the rest of the game says about a position.
//!
//! The score of a shallow search sees a few plies, the result of the game is far away and mostly luck. Between
//! the two: each score is mixed with those of the plies after it, the nearer ones counting more, the result at the
//! end. So a position from which men are lost twenty plies later is learned to be a bad one.

use crate::record::Record;

/// Plies from the last position of a game to its result.
const LAST_STEP: i32 = 4;

/// Puts into every score of a game what the scores after it and the result say. `keep` is the share
/// of what lies a ply further on: 0 leaves all as it is, 1 makes it the result. `spread`: hundredths of a man
/// that make e : 1.
pub fn foresee(game: &mut [Record], keep: f32, spread: f32) {
    let (mut chance, mut ply) = match game.last() {
        Some(last) => (last.result.points(), i32::from(last.ply) + LAST_STEP),
        None => return,
    };
    for record in game.iter_mut().rev().filter(|record| !record.aside) {
        let further = keep.powi(ply - i32::from(record.ply));
        let now = 1.0 / (1.0 + (-f32::from(record.score) / spread).exp());
        chance = now + further * (chance - now);
        ply = i32::from(record.ply);
        let certain = chance.clamp(0.001, 0.999);
        record.score = (spread * (certain / (1.0 - certain)).ln()).round() as i16;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::GameResult;
    use damier_core::Position;

    fn game(keep: f32) -> Vec<i16> {
        let record = |score, ply| Record {
            position: Position::starting(),
            score,
            result: GameResult::Black,
            ply,
            aside: false,
        };
        let mut game = [record(100, 10), record(0, 11), record(-50, 15)];
        foresee(&mut game, keep, 100.0);
        game.iter().map(|record| record.score).collect()
    }

    #[test]
    fn the_result_shines_through_the_more_the_nearer_it_is() {
        assert_eq!(game(0.0), [100, 0, -50]);
        let all = game(1.0);
        assert!(all.iter().all(|score| *score < -600), "{all:?}");
        let some = game(0.8);
        assert!(some[0] < 60 && some[1] < some[0] && some[2] < -50, "{some:?}");
        foresee(&mut [], 0.5, 100.0);
    }
}
