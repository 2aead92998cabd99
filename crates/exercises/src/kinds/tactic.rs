//! `offer` and `combination`: a man is offered, and what the enemy must take loses.
//!
//! A line is looked for in which the enemy never has a choice; then a search that looks at everything has
//! to prove that the first move wins so much and no other first move wins anything.

use damier_core::{Move, Position};

use super::{Draft, Fault, Look};
use crate::exercise::{Question, Theme};
use crate::random::Random;
use crate::search::{material, Search, GAME};
use crate::shape::{crowd, Shape};
use crate::text::read_move;

/// Plies that the generator looks ahead to prove a line; captures and forced replies come on top.
pub(crate) const PROOF_DEPTH: u32 = 9;
/// Plies that a check looks ahead.
pub(crate) const CHECK_DEPTH: u32 = 5;
/// Plies that a shortened position is looked at before the real proof.
const SKETCH_DEPTH: u32 = 4;
/// No line has more moves of our own.
const MOST_OWN: usize = 5;
/// No line offers more often.
const MOST_OFFERS: usize = 4;

/// Our move, the forced reply, our move …
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Line {
    pub(crate) moves: Vec<Move>,
    /// What the side to move has won at its end, in men (a king is three).
    pub(crate) gain: i32,
}

impl Line {
    /// Whether it offers more than once.
    pub(crate) fn is_combination(&self) -> bool {
        offers(&self.moves) > 1
    }
}

/// The line of offers that wins most, the enemy having one legal move each time.
pub(crate) fn find(position: &Position) -> Option<Line> {
    if position.must_capture() {
        return None;
    }
    let mut best: Option<Line> = None;
    let mut moves = Vec::new();
    look_for(position, material(position), &mut moves, 0, &mut best);
    best.filter(|line| line.moves.len() >= 3 && line.gain >= 1)
}

fn look_for(position: &Position, base: i32, moves: &mut Vec<Move>, offers: usize, best: &mut Option<Line>) {
    let own = moves.len() / 2;
    if own >= MOST_OWN {
        return;
    }
    let capturing = position.must_capture();
    if !capturing && offers >= MOST_OFFERS {
        return;
    }
    for m in &position.legal_moves() {
        let after = position.play_unchecked(m);
        let replies = after.legal_moves();
        moves.push(*m);
        match replies.as_slice() {
            [] => keep(best, moves, GAME),
            [reply] if reply.is_capture() => {
                moves.push(*reply);
                let offers = offers + usize::from(!capturing);
                look_for(&after.play_unchecked(reply), base, moves, offers, best);
                moves.pop();
            }
            // Only a capture ends a line: what a quiet move wins is for other exercises.
            [reply, ..] if capturing && !reply.is_capture() => keep(best, moves, -material(&after) - base),
            _ => {}
        }
        moves.pop();
    }
}

/// The larger gain, and with equal gain the shorter line.
fn keep(best: &mut Option<Line>, moves: &[Move], gain: i32) {
    let better = best.as_ref().is_none_or(|b| (gain, b.moves.len()) > (b.gain, moves.len()));
    if better {
        *best = Some(Line { moves: moves.to_vec(), gain });
    }
}

/// How often something is offered in a line: quiet moves of our own.
fn offers(moves: &[Move]) -> usize {
    moves.iter().step_by(2).filter(|m| !m.is_capture()).count()
}

/// Whether the position asks for this line and no other: every reply forced, the first move and each
/// move after it the only one that wins so much, and no other first move winning a man.
pub(crate) fn holds(position: &Position, line: &Line, search: &mut Search, depth: u32) -> Result<(), Fault> {
    let base = material(position);
    let goal = (base + line.gain).min(GAME);
    let mut here = *position;
    for (ply, m) in line.moves.iter().enumerate() {
        let legal = here.legal_moves();
        if !legal.contains(m) {
            return Err(format!("{} is not legal there", m.short()));
        }
        if ply % 2 == 1 {
            if legal.len() != 1 || !m.is_capture() {
                return Err(format!("the reply {} is not forced", m.short()));
            }
        } else {
            if !search.move_reaches(&here, m, depth, goal) {
                return Err(format!("{} does not win that much", m.short()));
            }
            let other = if ply == 0 { base + 1 } else { goal };
            if let Some(also) = legal.iter().find(|o| *o != m && search.move_reaches(&here, o, depth, other))
            {
                return Err(format!("{} wins, too", also.short()));
            }
        }
        here = here.play_unchecked(m);
    }
    if line.moves.len().is_multiple_of(2) || here.must_capture() {
        return Err("the line is not at its end".into());
    }
    let won = if here.legal_moves().is_empty() { GAME } else { -material(&here) - base };
    if won != line.gain {
        return Err(format!("the line wins {won}"));
    }
    Ok(())
}

/// The same line with pieces left out that play no part in it, down to about `wanted`, the numbers staying
/// nearly equal.
pub(crate) fn shorten(
    position: &Position,
    line: &Line,
    wanted: u32,
    search: &mut Search,
    random: &mut Random,
) -> Position {
    let mut here = *position;
    let mut squares: Vec<_> = here.board().occupied().iter().collect();
    random.shuffle(&mut squares);
    for square in squares {
        if here.board().occupied().len() <= wanted {
            break;
        }
        let mut board = *here.board();
        board.set(square, None);
        let Ok(without) = Position::new(board, here.turn()) else { continue };
        if material(&without).abs() > 2 || without.board().of(here.turn().opponent()).is_empty() {
            continue;
        }
        // What the line wins may become the whole game.
        if find(&without).is_some_and(|found| found.moves == line.moves)
            && holds(&without, &valued(&without, &line.moves), search, SKETCH_DEPTH).is_ok()
        {
            here = without;
        }
    }
    here
}

/// The line with what it wins in this position.
pub(crate) fn valued(position: &Position, moves: &[Move]) -> Line {
    let base = material(position);
    let end = moves.iter().fold(*position, |p, m| p.play_unchecked(m));
    let gain = if end.legal_moves().is_empty() { GAME } else { -material(&end) - base };
    Line { moves: moves.to_vec(), gain }
}

/// The draft of a line that was proved: an offer, or from two offers on and two men a combination.
pub(crate) fn draft(position: &Position, line: &Line) -> Option<Draft> {
    let mut here = *position;
    let mut texts = Vec::new();
    for m in &line.moves {
        texts.push(here.notation(m));
        here = here.play_unchecked(m);
    }
    let question = match offers(&line.moves) {
        1 => Question::Offer { line: texts, alternatives: Vec::new() },
        2.. if line.gain >= 2 => Question::Combination { line: texts, alternatives: Vec::new() },
        _ => return None,
    };
    Some(Draft { position: *position, question, theme: Some(Theme::Force) })
}

/// The squares of a line, the same whichever way the board is turned: two positions with the same line
/// show the same thing.
pub(crate) fn mechanism(line: &Line) -> String {
    let text = |moves: &mut dyn Iterator<Item = Move>| moves.map(|m| m.hub()).collect::<Vec<_>>().join(" ");
    let here = text(&mut line.moves.iter().copied());
    here.min(text(&mut line.moves.iter().map(Move::flip)))
}

/// The moves of a line of an exercise.
fn read(position: &Position, texts: &[String]) -> Option<Vec<Move>> {
    let mut here = *position;
    let mut moves = Vec::new();
    for text in texts {
        let m = read_move(&here, text)?;
        here = here.play_unchecked(&m);
        moves.push(m);
    }
    Some(moves)
}

/// `8·(own moves−2) + 6·(pieces given−1) + 5·(offers−1) + half the look of the hardest capture of ours
/// + a quarter of the first moves + crowd`.
pub(crate) fn look(position: &Position, texts: &[String]) -> Option<Look> {
    let moves = read(position, texts)?;
    let (mut here, mut given, mut hardest) = (*position, 0, Shape::default());
    let mut king_for_enemy = false;
    for (ply, m) in moves.iter().enumerate() {
        let shape = Shape::of(&here, m);
        if ply % 2 == 1 {
            given += m.captured.len();
            king_for_enemy |= m.promotes;
        } else if shape.points() >= hardest.points() {
            hardest = shape;
        }
        here = here.play_unchecked(m);
    }
    let own = moves.len().div_ceil(2) as i64;
    let points = 8 * (own - 2)
        + 6 * (i64::from(given) - 1)
        + 5 * (offers(&moves) as i64 - 1)
        + i64::from(hardest.points()) / 2
        + position.legal_moves().len() as i64 / 4
        + crowd(position);
    let mut traits = hardest.traits();
    let end = valued(position, &moves);
    let more = [
        (given >= 2, "gives-several"),
        (king_for_enemy, "enemy-king"),
        (end.gain >= GAME, "wins-the-game"),
        (moves.last().is_some_and(|m| m.promotes), "breaks-through"),
        (hardest.taken >= 3, "takes-three"),
    ];
    traits.extend(more.into_iter().filter(|(is, _)| *is).map(|(_, name)| name));
    Some(Look::new(position, points, format!("own-moves-{own}"), traits))
}

/// Replays a line and proves it again.
pub(crate) fn prove(
    position: &Position,
    question: &Question,
    search: &mut Search,
    depth: u32,
) -> Result<(), Fault> {
    let (Question::Offer { line, alternatives } | Question::Combination { line, alternatives }) = question
    else {
        return Err("no line".into());
    };
    let moves = read(position, line).ok_or("the line is not legal")?;
    let proved = valued(position, &moves);
    let many = offers(&moves) >= 2;
    if many != matches!(question, Question::Combination { .. }) {
        return Err("one offer is an offer, two are a combination".into());
    }
    if moves.first().is_none_or(Move::is_capture) || proved.gain < if many { 2 } else { 1 } {
        return Err(format!("it wins {} only", proved.gain));
    }
    if !alternatives.is_empty() {
        return Err("there are no alternatives".into());
    }
    holds(position, &proved, search, depth)
}
