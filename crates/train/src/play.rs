//! One game of the engine against itself.

use damier_core::{Color, DrawClock, Position, Ruleset};
use damier_engine::{Engine, Goal, Nobody, Random, Root};

use crate::beside::{at_rest, beside};
use crate::record::{GameResult, Record};
use damier_arena::advance;

/// How games are played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameSettings {
    /// The seed of all games; each game mixes in its number.
    pub seed: u64,
    /// Nodes for each move.
    pub nodes: u64,
}

/// Random plies at the beginning: this many or up to two more.
const RANDOM_PLIES: usize = 8;
/// An opening is dropped when its score lies beyond this.
const UNBALANCED: i32 = 150;
/// Positions nearer to the beginning teach nothing that matters.
const FIRST_PLY: usize = 10;
/// A game is won when the score stays beyond this for so many plies.
const WON: (i32, usize) = (700, 8);
/// A game is drawn when, from the ply on, the score stays within this for so many plies.
const DRAWN: (usize, i32, usize) = (110, 12, 30);
/// No game is longer.
const LONGEST: usize = 260;
/// One game in so many is played to its end all the same, so that endings are learned.
const WHOLE: usize = 10;
/// At most so many positions of a game with so few pieces.
const BARE: (u32, usize) = (8, 16);
/// Beside a game a score beyond this teaches nothing: too much has been given away.
const BESIDE: i32 = 500;

/// Plays games one after the other.
pub struct Player {
    settings: GameSettings,
    engine: Engine,
}

impl Player {
    /// A player with this engine.
    #[must_use]
    pub fn new(settings: GameSettings, engine: Engine) -> Player {
        Player { settings, engine }
    }

    /// The game of this number, the same whenever it is played: its positions worth learning from.
    pub fn game(&mut self, number: u32) -> Vec<Record> {
        let mixed = self.settings.seed ^ u64::from(number).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mut random = Random::new(mixed);
        self.engine.new_game();
        let (start, ply) = self.opening(&mut random);
        let whole = random.below(WHOLE) == 0;
        self.play_on(start, ply, whole, &mut random)
    }

    /// A position after some random plies, with equal material and a moderate score.
    fn opening(&mut self, random: &mut Random) -> (Position, usize) {
        loop {
            let plies = RANDOM_PLIES + random.below(3);
            let mut at = Position::starting();
            for _ in 0..plies {
                let legal = at.legal_moves();
                if legal.is_empty() {
                    break;
                }
                at = at.play_unchecked(&legal[random.below(legal.len())]);
            }
            let board = at.board();
            if at.must_capture() || board.of(Color::White).len() != board.of(Color::Black).len() {
                continue;
            }
            let goal = Goal { nodes: self.settings.nodes * 2, even_forced: true, ..Goal::default() };
            if let Some(found) = self.engine.search(&Root::of(at), &goal, &mut Nobody) {
                if found.score.value().abs() <= UNBALANCED {
                    return (at, plies);
                }
            }
        }
    }

    /// A position beside the game with what a shorter search says of it.
    fn beside(&mut self, game: &Position, ply: usize, random: &mut Random) -> Option<Record> {
        let at = beside(game, random)?;
        let goal = Goal { nodes: self.settings.nodes / 2, even_forced: true, ..Goal::default() };
        let score = self.engine.search(&Root::of(at), &goal, &mut Nobody)?.score;
        let plain = !score.is_decided() && score.value().abs() <= BESIDE;
        plain.then(|| record(at, score.value(), ply, true))
    }

    fn play_on(
        &mut self,
        start: Position,
        first_ply: usize,
        whole: bool,
        random: &mut Random,
    ) -> Vec<Record> {
        let goal = Goal { nodes: self.settings.nodes, ..Goal::default() };
        let mut records: Vec<Record> = Vec::new();
        let mut bare = 0;
        let mut clock = DrawClock::new(Ruleset::Fmjd);
        let mut drawn = clock.start(&start).is_some();
        let mut root = Root::of(start);
        let mut level_plies = 0;
        let mut won = (0_usize, 0_i32);
        let mut ply = first_ply;
        let result = loop {
            let at = root.position;
            let searched = self.engine.search(&root, &goal, &mut Nobody);
            let (found, turn) = match searched {
                Some(found) => (found, at.turn()),
                None if at.turn() == Color::White => break GameResult::Black,
                None => break GameResult::White,
            };
            if drawn || ply >= LONGEST {
                break GameResult::Draw;
            }
            let for_white = |value: i32| if turn == Color::White { value } else { -value };
            let score = for_white(found.score.value());
            let forced = found.depth == 0;
            if !forced {
                let pieces = at.board().occupied().len();
                let few = pieces <= BARE.0;
                if at_rest(&at) && ply >= FIRST_PLY && !found.score.is_decided() && (!few || bare < BARE.1) {
                    bare += usize::from(few);
                    records.push(record(at, found.score.value(), ply, false));
                }
                if ply >= FIRST_PLY && !few {
                    records.extend(self.beside(&at, ply, random));
                }
                // Decided beyond doubt?
                let side = score.signum();
                won = match won {
                    _ if score.abs() < WON.0 => (0, 0),
                    (plies, same) if same == side => (plies + 1, side),
                    _ => (1, side),
                };
                level_plies = if score.abs() <= DRAWN.1 { level_plies + 1 } else { 0 };
                if won.0 >= WON.1 && !whole || found.score.is_decided() {
                    break if side > 0 { GameResult::White } else { GameResult::Black };
                }
                if !whole && ply >= DRAWN.0 && level_plies >= DRAWN.2 {
                    break GameResult::Draw;
                }
            }
            drawn = advance(&mut root, &found.best, &mut clock);
            ply += 1;
        };
        for record in &mut records {
            record.result = result;
        }
        records
    }
}

/// A record of what a search said, for the side to move; the result is not known yet.
fn record(position: Position, score: i32, ply: usize, aside: bool) -> Record {
    let white = if position.turn() == Color::White { score } else { -score };
    let score = white.clamp(-8_000, 8_000) as i16;
    Record { position, score, result: GameResult::Draw, ply: ply as u16, aside }
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_engine::Options;

    #[test]
    fn games_give_positions_at_rest_theirs_and_others_beside_them() {
        let engine = Engine::with(Options { table_bits: 12, ..Options::default() });
        let mut player = Player::new(GameSettings { seed: 5, nodes: 200 }, engine);
        let records = player.game(7);
        let beside = records.iter().filter(|record| record.aside).count();
        assert!(beside > 10 && records.len() - beside > 10, "{beside} of {}", records.len());
        assert!(records.iter().all(|record| at_rest(&record.position)));
        assert!(records
            .iter()
            .filter(|record| record.aside)
            .all(|record| i32::from(record.score).abs() <= BESIDE));
        assert_eq!(player.game(7), records);
    }
}
