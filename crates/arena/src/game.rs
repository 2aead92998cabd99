//! One game between two contenders, refereed by the rules core.

use damier_core::{Color, DrawClock, Move, Position, Ruleset};
use damier_engine::Root;

/// Somebody who plays.
pub trait Contender {
    /// A game begins from this position.
    ///
    /// # Errors
    /// When it cannot play any more: it has lost.
    fn new_game(&mut self, start: &Position) -> Result<(), String>;

    /// What it does. `moves` are all since the start, the root is where they led.
    ///
    /// # Errors
    /// When it has no legal answer: it has lost.
    fn choose(&mut self, root: &Root, start: &Position, moves: &[Move]) -> Result<Choice, String>;

    /// The game is over after these moves.
    fn end_game(&mut self, moves: &[Move], winner: Option<Color>) {
        let _ = (moves, winner);
    }
}

/// What a player does at its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// It plays.
    Move(Move),
    /// It gives up.
    Resign,
    /// It says that the game is drawn; protocols that know this do not let it be denied.
    Draw,
}

/// Why a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// A player has no move left.
    NoMove,
    /// By a rule of draws, or after [`LONGEST`] plies.
    Draw,
    /// A player gave up.
    Resigned,
    /// A player said that it is drawn.
    Declared,
    /// A player failed: crashed, was silent, played an illegal move.
    Failure(String),
}

/// A finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// The moves.
    pub moves: Vec<Move>,
    /// Who won.
    pub winner: Option<Color>,
    /// Why.
    pub ending: Ending,
}

/// No game is longer; it is drawn then.
pub const LONGEST: usize = 300;

/// Plays a game from this position. Draws are those of Annex 1.
pub fn play_game(start: &Position, white: &mut dyn Contender, black: &mut dyn Contender) -> Played {
    let played = play_moves(start, white, black);
    white.end_game(&played.moves, played.winner);
    black.end_game(&played.moves, played.winner);
    played
}

fn play_moves(start: &Position, white: &mut dyn Contender, black: &mut dyn Contender) -> Played {
    let mut moves = Vec::new();
    let mut clock = DrawClock::new(Ruleset::Fmjd);
    let mut drawn = clock.start(start).is_some();
    let mut root = Root::of(*start);
    let failure = |moves: &[Move], loser: Color, why: String| Played {
        moves: moves.to_vec(),
        winner: Some(loser.opponent()),
        ending: Ending::Failure(why),
    };
    if let Err(why) = white.new_game(start) {
        return failure(&moves, Color::White, why);
    }
    if let Err(why) = black.new_game(start) {
        return failure(&moves, Color::Black, why);
    }
    loop {
        let turn = root.position.turn();
        let legal = root.position.legal_moves();
        if legal.is_empty() {
            return Played { moves, winner: Some(turn.opponent()), ending: Ending::NoMove };
        }
        if drawn || moves.len() >= LONGEST {
            return Played { moves, winner: None, ending: Ending::Draw };
        }
        let chosen = match turn {
            Color::White => white.choose(&root, start, &moves),
            Color::Black => black.choose(&root, start, &moves),
        };
        match chosen {
            Ok(Choice::Resign) => {
                return Played { moves, winner: Some(turn.opponent()), ending: Ending::Resigned }
            }
            Ok(Choice::Draw) => return Played { moves, winner: None, ending: Ending::Declared },
            Ok(Choice::Move(m)) if legal.contains(&m) => {
                drawn = advance(&mut root, &m, &mut clock);
                moves.push(m);
            }
            Ok(Choice::Move(m)) => return failure(&moves, turn, format!("illegal move {}-{}", m.from, m.to)),
            Err(why) => return failure(&moves, turn, why),
        }
    }
}

/// Plays a move: the position, what stood before it, the counters. Whether the game is drawn.
pub fn advance(root: &mut Root, m: &Move, clock: &mut DrawClock) -> bool {
    let before = root.position;
    root.play(m);
    clock.play(&before, m, &root.position).is_some()
}
