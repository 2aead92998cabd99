//! The root of an ending that is known: which moves are worth a thought at all.

use damier_core::{EndingValue, Move};

use crate::endgames::{known, Endgames, Known};
use crate::iterate::Candidate;
use crate::node::Node;
use crate::root::Root;
use crate::score::{DECIDED, DRAW};
use crate::worker::MAX_PLY;

/// What is known of the moves of a root, before anything is searched.
#[derive(Clone, Debug)]
pub(crate) struct Ending {
    /// The moves to choose from, in the order of what is known of them.
    pub(crate) open: Vec<Candidate>,
    /// The others: they are worse, whatever a search says.
    pub(crate) worse: Vec<Candidate>,
    /// What is to be done with the open ones.
    pub(crate) task: Task,
}

/// What is left to the search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Task {
    /// Nothing: the first move wins soonest, or loses last.
    Play,
    /// All of them draw: the search chooses by its own judgement, as if nothing were known, because
    /// an opponent who knows less may go wrong.
    Press,
    /// They win or lose, but the limits are near: the search finds out, tables at hand.
    Count,
    /// They win, but nobody knows how fast: the search makes headway by its own judgement.
    Convert,
}

/// How much a move is worth, the best first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Class {
    Win,
    DoubtfulWin,
    Draw,
    DoubtfulLoss,
    Loss,
}

/// Looks every move of a root up; `None` unless all of them are known.
pub(crate) fn settle(endgames: &dyn Endgames, root: &Root, node: &Node, legal: &[Move]) -> Option<Ending> {
    let mut judged = Vec::with_capacity(legal.len());
    for m in legal {
        let child = node.play(m);
        // The third time is a draw, and so is whatever leads there.
        let stood = root.earlier.iter().filter(|earlier| **earlier == child.position).count();
        let (class, value) = match known(endgames, &child, 1, true) {
            _ if stood >= 2 => (Class::Draw, DRAW),
            Known::Nothing => return None,
            Known::Doubtful(value) if value < 0 => (Class::DoubtfulWin, -value),
            Known::Doubtful(value) => (Class::DoubtfulLoss, -value),
            Known::Score(value) if value <= -DECIDED => (Class::Win, -value),
            Known::Score(value) if value >= DECIDED => (Class::Loss, -value),
            Known::Draw | Known::Score(_) => (Class::Draw, DRAW),
        };
        judged.push((class, Candidate { m: *m, value, line: vec![*m] }));
    }
    judged.sort_by_key(|(class, candidate)| (*class, std::cmp::Reverse(candidate.value)));
    let best = judged.first()?.0;
    let measured = endgames.exactly(&node.position).is_some();
    let task = match best {
        Class::Draw => Task::Press,
        Class::DoubtfulWin | Class::DoubtfulLoss => Task::Count,
        Class::Win if !measured => Task::Convert,
        Class::Win | Class::Loss => Task::Play,
    };
    let ends = judged.iter().take_while(|(class, _)| *class == best).count();
    let mut open: Vec<Candidate> = judged.into_iter().map(|(_, candidate)| candidate).collect();
    let worse = open.split_off(ends);
    Some(Ending { open, worse, task })
}

/// Best play after a move, to the end of the game.
pub(crate) fn follow(endgames: &dyn Endgames, node: &Node, first: &Move) -> Vec<Move> {
    let mut line = vec![*first];
    let mut here = node.position.play_unchecked(first);
    while line.len() < 2 * MAX_PLY {
        let legal = here.legal_moves();
        let rank = |m: &&Move| match endgames.exactly(&here.play_unchecked(m)) {
            Some(EndingValue::Loss { plies }) => 1_000 - i32::from(plies),
            Some(EndingValue::Win { plies }) => i32::from(plies) - 1_000,
            Some(EndingValue::Draw) | None => 0,
        };
        let best = match legal.iter().max_by_key(rank) {
            Some(best) if rank(&best) != 0 => *best,
            _ => break,
        };
        here = here.play_unchecked(&best);
        line.push(best);
    }
    line
}
