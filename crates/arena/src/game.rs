//! One game between two contenders, refereed by the rules core.

use std::time::{Duration, Instant};

use damier_core::{Color, DrawClock, Move, Position, Ruleset};
use damier_engine::Root;

use crate::clock::Clock;
use crate::fault::{Fault, MoveError};

/// Somebody who plays.
pub trait Contender {
    /// A game begins from this position.
    ///
    /// # Errors
    /// When it cannot play any more: it has lost.
    fn new_game(&mut self, start: &Position) -> Result<(), Fault>;

    /// What it does.
    ///
    /// # Errors
    /// When it has no legal answer: it has lost.
    fn choose(&mut self, turn: &Turn<'_>) -> Result<Choice, Fault>;

    /// The game is over after these moves.
    fn end_game(&mut self, moves: &[Move], winner: Option<Color>) {
        let _ = (moves, winner);
    }
}

/// What a player is asked.
#[derive(Clone, Copy, Debug)]
pub struct Turn<'a> {
    /// Where the game stands.
    pub root: &'a Root,
    /// Where it began.
    pub start: &'a Position,
    /// All moves since then.
    pub moves: &'a [Move],
    /// The player's clock, in games that have one.
    pub clock: Option<Clock>,
}

/// The time of a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Control {
    /// So long for each move. Who takes longer is told of, and loses only by silence.
    Move(Duration),
    /// A clock for each side. Who oversteps it loses.
    Game(Clock),
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
    Failure(Fault),
    /// A player overstepped its time.
    Overtime,
}

/// The time that a player took.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Spent {
    /// Its moves.
    pub moves: u32,
    /// For all of them.
    pub time: Duration,
    /// Moves that took longer than a move may, by a tenth and a fiftieth of a second.
    pub late: u32,
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
    /// The time that White and Black took.
    pub spent: [Spent; 2],
}

/// No game is longer; it is drawn then.
pub const LONGEST: usize = 300;

/// Plays a game from this position. Draws are those of Annex 1.
pub fn play_game(
    start: &Position,
    control: Control,
    white: &mut dyn Contender,
    black: &mut dyn Contender,
) -> Played {
    let mut times = [Timer::new(control), Timer::new(control)];
    let mut moves = Vec::new();
    let (winner, ending) = play_moves(start, &mut moves, &mut times, [&mut *white, &mut *black]);
    white.end_game(&moves, winner);
    black.end_game(&moves, winner);
    Played { moves, winner, ending, spent: times.map(|timer| timer.spent) }
}

fn play_moves(
    start: &Position,
    moves: &mut Vec<Move>,
    times: &mut [Timer; 2],
    mut players: [&mut dyn Contender; 2],
) -> (Option<Color>, Ending) {
    let mut clock = DrawClock::new(Ruleset::Fmjd);
    let mut drawn = clock.start(start).is_some();
    let mut root = Root::of(*start);
    let lost = |loser: Color, ending: Ending| (Some(loser.opponent()), ending);
    for (player, color) in players.iter_mut().zip([Color::White, Color::Black]) {
        if let Err(why) = player.new_game(start) {
            return lost(color, Ending::Failure(why));
        }
    }
    loop {
        let turn = root.position.turn();
        let side = usize::from(turn == Color::Black);
        let legal = root.position.legal_moves();
        if legal.is_empty() {
            return lost(turn, Ending::NoMove);
        }
        if drawn || moves.len() >= LONGEST {
            return (None, Ending::Draw);
        }
        let timer = &mut times[side];
        let begun = Instant::now();
        let chosen = players[side].choose(&Turn { root: &root, start, moves, clock: timer.clock });
        // Who oversteps has lost, whatever it says then.
        if !timer.take(begun.elapsed()) {
            return lost(turn, Ending::Overtime);
        }
        match chosen {
            Ok(Choice::Resign) => return lost(turn, Ending::Resigned),
            Ok(Choice::Draw) => return (None, Ending::Declared),
            Ok(Choice::Move(m)) if legal.contains(&m) => {
                drawn = advance(&mut root, &m, &mut clock);
                moves.push(m);
            }
            Ok(Choice::Move(m)) => {
                let error = MoveError::Illegal(m.hub());
                return lost(turn, Ending::Failure(error.into()));
            }
            Err(why) => return lost(turn, Ending::Failure(why)),
        }
    }
}

/// A player's clock.
struct Timer {
    control: Control,
    clock: Option<Clock>,
    spent: Spent,
}

impl Timer {
    fn new(control: Control) -> Timer {
        let clock = match control {
            Control::Move(_) => None,
            Control::Game(clock) => Some(clock),
        };
        Timer { control, clock, spent: Spent::default() }
    }

    /// Takes the time of a move from it; `false` where there was not so much.
    fn take(&mut self, elapsed: Duration) -> bool {
        self.spent.moves += 1;
        self.spent.time += elapsed;
        let (clock, whole) = match (&mut self.clock, self.control) {
            (Some(clock), Control::Game(whole)) => (clock, whole),
            (_, Control::Move(most)) => {
                self.spent.late += u32::from(elapsed > most + most / 10 + Duration::from_millis(20));
                return true;
            }
            _ => return true,
        };
        clock.time = match clock.time.checked_sub(elapsed) {
            Some(left) => left + clock.increment,
            None => return false,
        };
        // At the control there is time for as many moves again.
        clock.moves = clock.moves.map(|moves| moves.saturating_sub(1));
        if clock.moves == Some(0) {
            clock.moves = whole.moves;
            clock.time += whole.time;
        }
        true
    }
}

/// Plays a move: the position, what stood before it, the counters. Whether the game is drawn.
pub fn advance(root: &mut Root, m: &Move, clock: &mut DrawClock) -> bool {
    let before = root.position;
    root.play(m);
    clock.play(&before, m, &root.position).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_runs_gets_its_increment_and_is_filled_at_the_control() {
        let second = Duration::from_secs(1);
        let clock = Clock { time: 10 * second, increment: second, moves: Some(2) };
        let mut timer = Timer::new(Control::Game(clock));
        assert!(timer.take(4 * second));
        assert_eq!(timer.clock, Some(Clock { time: 7 * second, moves: Some(1), ..clock }));
        assert!(timer.take(7 * second));
        assert_eq!(timer.clock, Some(Clock { time: 11 * second, ..clock }));
        assert!(!timer.take(12 * second));
        assert_eq!(timer.spent, Spent { moves: 3, time: 23 * second, late: 0 });
        let mut timer = Timer::new(Control::Move(second));
        assert!(timer.take(second) && timer.take(3 * second));
        assert_eq!((timer.clock, timer.spent.late), (None, 1));
    }
}
