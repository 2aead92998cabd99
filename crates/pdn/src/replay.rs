//! Moves as written, held against the position: the reading of the contract, "Reading moves
//! elsewhere". Where a text fits several captures, the one that lets the rest be legal is taken.

use std::collections::HashSet;

use damier_core::{Bitboard, Color, Direction, Move, MoveList, Position, Ruleset, Square};

use crate::ended::Ends;
use crate::written::WrittenMove;

/// How a text was read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Reading {
    /// `x` in a quiet move.
    pub(crate) cross_on_quiet: bool,
    /// Several captures fit; what follows decides.
    pub(crate) ambiguous: bool,
    /// The squares after the first two are captured squares.
    pub(crate) captured_squares: bool,
    /// They could be captured squares of another capture, too.
    pub(crate) two_readings: bool,
}

/// The text fits no legal move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Illegal;

/// A game being replayed.
pub(crate) struct Replay {
    position: Position,
    /// The position before the last move.
    previous: Position,
    plies: u32,
    legal: MoveList,
    fitting: Vec<Move>,
    ends: Ends,
    branch: Option<Box<Branch>>,
    /// An ambiguous capture before a set-up was never settled.
    undecided: bool,
    /// Moves of the game, where they are asked for.
    moves: Option<Vec<Move>>,
}

/// The first ply at which several captures fitted, and everything written since.
struct Branch {
    position: Position,
    previous: Position,
    ends: Ends,
    plies: u32,
    written: Vec<WrittenMove>,
    /// Plies that may still be tried in this game.
    budget: u32,
}

/// How many plies may be tried in one game to settle its ambiguous captures.
const MOST_TRIED: u32 = 200_000;

impl Replay {
    pub(crate) fn new(ruleset: Ruleset) -> Replay {
        let start = Position::starting();
        Replay {
            position: start,
            previous: start,
            plies: 0,
            legal: MoveList::new(),
            fitting: Vec::new(),
            ends: Ends::new(ruleset),
            branch: None,
            undecided: false,
            moves: None,
        }
    }

    /// The same, keeping the moves for [`Replay::moves`].
    pub(crate) fn recording(ruleset: Ruleset) -> Replay {
        Replay { moves: Some(Vec::new()), ..Replay::new(ruleset) }
    }

    /// Begins a new game.
    pub(crate) fn start(&mut self, position: Position, counted: Option<u8>) {
        self.plies = 0;
        self.branch = None;
        self.undecided = false;
        self.ends.reset();
        if let Some(moves) = &mut self.moves {
            moves.clear();
        }
        self.set_up(position, counted);
    }

    /// Replaces the position: what was ambiguous before can no longer be settled.
    pub(crate) fn set_up(&mut self, position: Position, counted: Option<u8>) {
        self.undecided = self.is_undecided();
        self.position = position;
        self.previous = position;
        self.branch = None;
        self.ends.set_up(&position, counted, self.plies);
    }

    #[inline]
    pub(crate) fn position(&self) -> &Position {
        &self.position
    }

    pub(crate) fn previous(&self) -> &Position {
        &self.previous
    }

    #[inline]
    pub(crate) fn plies(&self) -> u32 {
        self.plies
    }

    /// Whether an ambiguous capture is not settled yet.
    pub(crate) fn is_open(&self) -> bool {
        self.branch.is_some()
    }

    /// Whether several readings of an ambiguous capture let all that follows be legal, or so many
    /// would have to be tried that nobody knows: the first was taken.
    pub(crate) fn is_undecided(&mut self) -> bool {
        self.undecided |= self.branch.as_mut().map_or(false, |branch| {
            branch.budget = branch.budget.max(MOST_TRIED / 10);
            !is_unique(&branch.position, &branch.written, &mut branch.budget)
        });
        self.undecided
    }

    /// The first ambiguous capture since the last set-up, as it is written.
    pub(crate) fn ambiguous_text(&self) -> Option<String> {
        self.branch.as_ref().and_then(|branch| branch.written.first()).map(ToString::to_string)
    }

    /// The moves so far; empty unless they are recorded.
    pub(crate) fn moves(&self) -> &[Move] {
        self.moves.as_deref().unwrap_or(&[])
    }

    /// The ply at which the ruleset ended the game: a draw on the way, or the last position.
    pub(crate) fn ended_at(&mut self) -> Option<u32> {
        if let Some(ply) = self.ends.drawn_at() {
            return Some(ply);
        }
        self.position.legal_moves_into(&mut self.legal);
        if self.legal.is_empty() {
            Some(self.plies)
        } else {
            None
        }
    }

    /// Plays what is written.
    #[inline]
    pub(crate) fn play(&mut self, written: &WrittenMove) -> Result<Reading, Illegal> {
        if let Some(m) = quiet_man_move(&self.position, written) {
            if let Some(branch) = &mut self.branch {
                branch.written.push(*written);
            }
            self.apply(&m);
            return Ok(Reading::default());
        }
        self.play_any(written)
    }

    fn play_any(&mut self, written: &WrittenMove) -> Result<Reading, Illegal> {
        self.position.legal_moves_into(&mut self.legal);
        let mut reading = fitting(&self.position, &self.legal, written, &mut self.fitting);
        if self.fitting.len() > 1 {
            reading.ambiguous = true;
            if self.branch.is_none() {
                self.branch = Some(Box::new(Branch {
                    position: self.position,
                    previous: self.previous,
                    ends: self.ends.clone(),
                    plies: self.plies,
                    written: Vec::new(),
                    budget: MOST_TRIED,
                }));
            }
        }
        if let Some(branch) = &mut self.branch {
            branch.written.push(*written);
        }
        match self.fitting.first().copied() {
            Some(m) => self.apply(&m),
            None => self.try_others()?,
        }
        Ok(reading)
    }

    #[inline]
    fn apply(&mut self, m: &Move) {
        let after = self.position.play_unchecked(m);
        self.plies += 1;
        self.ends.step(&self.position, m, &after, self.plies);
        if let Some(moves) = &mut self.moves {
            moves.push(*m);
        }
        self.previous = self.position;
        self.position = after;
    }

    /// Chooses other captures at the ambiguous plies, so that the move written last is legal, too.
    #[cold]
    fn try_others(&mut self) -> Result<(), Illegal> {
        let mut branch = self.branch.take().ok_or(Illegal)?;
        let found = settle(&branch.position, &branch.written, &mut branch.budget);
        let moves = match found {
            Some(moves) => moves,
            None => {
                branch.written.pop();
                self.branch = Some(branch);
                return Err(Illegal);
            }
        };
        self.position = branch.position;
        self.previous = branch.previous;
        self.plies = branch.plies;
        self.ends.clone_from(&branch.ends);
        if let Some(recorded) = &mut self.moves {
            recorded.truncate(recorded.len() + 1 - branch.written.len());
        }
        for m in &moves {
            self.apply(m);
        }
        self.branch = Some(branch);
        Ok(())
    }
}

/// A man's move that is legal because nobody of its side can capture: most moves of most games.
/// `None` says nothing.
#[inline]
fn quiet_man_move(position: &Position, written: &WrittenMove) -> Option<Move> {
    if written.is_cross() || written.victims().is_some() {
        return None;
    }
    let (from, to) = match written.numbers() {
        [from, to] => (Square::new(*from)?, Square::new(*to)?),
        _ => return None,
    };
    let (board, turn) = (position.board(), position.turn());
    let men = board.of(turn);
    if men.intersects(board.kings()) || !men.contains(from) {
        return None;
    }
    let one = Bitboard::of(from);
    let steps = match turn {
        Color::White => one.step(Direction::NorthWest) | one.step(Direction::NorthEast),
        Color::Black => one.step(Direction::SouthWest) | one.step(Direction::SouthEast),
    };
    let empty = board.empty();
    if !(steps & empty).contains(to) {
        return None;
    }
    let enemy = board.of(turn.opponent());
    for direction in Direction::ALL {
        if !((men.step(direction) & enemy).step(direction) & empty).is_empty() {
            return None;
        }
    }
    Some(Move { from, to, promotes: to.is_promotion_row(turn), captured: Bitboard::EMPTY })
}

/// The legal moves that a text fits, into `found` (contract, "The ruling", step 3, with `x`
/// accepted for a quiet move).
pub(crate) fn fitting(
    position: &Position,
    legal: &[Move],
    written: &WrittenMove,
    found: &mut Vec<Move>,
) -> Reading {
    found.clear();
    let mut reading = Reading::default();
    let numbers = written.numbers();
    let (first, last) = match numbers {
        [first, .., last] => (*first, *last),
        _ => return reading,
    };
    let allowed = |m: &Move, last: u8| {
        m.from.number() == first
            && m.to.number() == last
            && written.victims().map_or(true, |victims| victims == m.captured.to_compact())
    };
    if let [_, _] = numbers {
        for m in legal {
            if allowed(m, last) {
                found.push(*m);
            }
        }
    } else {
        let squares = match written.squares() {
            Some(squares) => squares,
            None => return reading,
        };
        let between = &squares[1..squares.len() - 1];
        let by_path = |m: &&Move| allowed(m, last) && position.path_through(m, between).is_some();
        found.extend(legal.iter().filter(by_path));
        let victims: Bitboard = squares[2..].iter().copied().collect();
        let named_once = victims.len() as usize == squares.len() - 2;
        let by_victims = |m: &&Move| named_once && allowed(m, numbers[1]) && m.captured == victims;
        if found.is_empty() {
            found.extend(legal.iter().filter(by_victims));
            reading.captured_squares = !found.is_empty();
        } else {
            reading.two_readings = legal.iter().any(|m| by_victims(&m) && !found.contains(m));
        }
    }
    reading.cross_on_quiet = written.is_cross() && found.first().map_or(false, |m| !m.is_capture());
    reading
}

/// A ply with several readings, on the way down a search.
struct Fork {
    ply: usize,
    position: Position,
    readings: Vec<Move>,
    next: usize,
}

/// The moves that make everything written legal, if there are such.
fn settle(start: &Position, written: &[WrittenMove], budget: &mut u32) -> Option<Vec<Move>> {
    match search(start, written, budget, 1) {
        Found::Enough(moves) => Some(moves),
        Found::Fewer | Found::Unknown => None,
    }
}

/// Whether the captures written can be read in one way only, if all of it is to be legal.
fn is_unique(start: &Position, written: &[WrittenMove], budget: &mut u32) -> bool {
    matches!(search(start, written, budget, 2), Found::Fewer)
}

/// How a search for so many readings of a game ended.
enum Found {
    /// There are as many as asked for; the moves of the last.
    Enough(Vec<Move>),
    /// There are fewer.
    Fewer,
    /// The budget was spent.
    Unknown,
}

/// Looks for readings that make everything written legal, depth first. What is known to lead
/// nowhere is not tried again, so different orders of the same captures cost nothing; `budget`
/// bounds the rest.
fn search(start: &Position, written: &[WrittenMove], budget: &mut u32, mut wanted: u32) -> Found {
    let mut dead: HashSet<(usize, Position)> = HashSet::new();
    let mut alive: HashSet<(usize, Position)> = HashSet::new();
    let mut forks: Vec<Fork> = Vec::new();
    let mut path: Vec<Move> = Vec::new();
    let mut legal = MoveList::new();
    let mut found = Vec::new();
    let mut position = *start;
    loop {
        let done = path.len() == written.len() || alive.contains(&(path.len(), position));
        if done {
            wanted -= 1;
            if wanted == 0 {
                return Found::Enough(path);
            }
            alive.extend(forks.iter().map(|fork| (fork.ply, fork.position)));
        } else {
            *budget = match budget.checked_sub(1) {
                Some(left) => left,
                None => return Found::Unknown,
            };
            position.legal_moves_into(&mut legal);
            fitting(&position, &legal, &written[path.len()], &mut found);
            if found.len() == 1 {
                path.push(found[0]);
                position = position.play_unchecked(&found[0]);
                continue;
            }
            if found.len() > 1 && !dead.contains(&(path.len(), position)) {
                forks.push(Fork { ply: path.len(), position, readings: found.clone(), next: 0 });
            }
        }
        // Take the next reading of the deepest fork that has one.
        loop {
            let fork = match forks.last_mut() {
                Some(fork) => fork,
                None => return Found::Fewer,
            };
            if let Some(m) = fork.readings.get(fork.next).copied() {
                fork.next += 1;
                path.truncate(fork.ply);
                path.push(m);
                position = fork.position.play_unchecked(&m);
                break;
            }
            dead.insert((fork.ply, fork.position));
            forks.pop();
        }
    }
}
