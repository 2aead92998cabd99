//! `offer` and `combination`: a man is offered, and what the enemy must take loses.
//!
//! A line is looked for in which the enemy never has a choice; then a search that looks at everything has
//! to prove that the first move wins so much and no other first move wins anything.

use damier_core::{Move, Position};

use super::{Draft, Fault, Look};
use crate::exercise::{Question, Theme};
use crate::random::Random;
use crate::search::{material, Search, GAME};
use crate::shape::{has_king, pieces, Shape};
use crate::text::read_move;

/// Plies that a check looks ahead.
pub(crate) const CHECK_DEPTH: u32 = 6;
/// Plies that a shortened position is looked at before the real proof.
const SKETCH_DEPTH: u32 = 4;
/// No line has more moves of our own.
const MOST_OWN: usize = 5;
/// No line offers more often.
const MOST_OFFERS: usize = 4;

/// Plies that the generator looks ahead to prove a line; captures and forced replies come on top. The fewer
/// pieces, the further: what wins slowly must not pass for what wins nothing.
pub(crate) fn depths(position: &Position) -> impl Iterator<Item = u32> {
    let most = if pieces(position) <= 12 { 12 } else { 10 };
    CHECK_DEPTH..=most
}

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
    // What had to stay at first may go once others are gone.
    let again = squares.clone();
    for square in squares.into_iter().chain(again) {
        if here.board().piece_at(square).is_none() {
            continue;
        }
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
    let texts = position.line_notation(&line.moves);
    let question = match offers(&line.moves) {
        1 => Question::Offer { line: texts, alternatives: Vec::new() },
        2.. if line.gain >= 2 => Question::Combination { line: texts, alternatives: Vec::new() },
        _ => return None,
    };
    Some(Draft { position: *position, question })
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

/// What the line shows: that a way to the last row was open, or simply what force does.
pub(super) fn theme(position: &Position, texts: &[String]) -> Option<Theme> {
    let last = *read(position, texts)?.last()?;
    Some(if last.promotes { Theme::BackRow } else { Theme::Force })
}

/// `8·(own moves−2) + 6·(pieces given−1) + 5·(offers−1) + half the look of the hardest capture of ours
/// + a quarter of the first moves + pieces − 3 + 6 with a king`.
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
        + i64::from(pieces(position))
        - 3
        + if has_king(position) { 6 } else { 0 };
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

#[cfg(test)]
mod tests {
    use super::*;

    fn position(fen: &str) -> Position {
        damier_core::fen::parse(fen).unwrap().into_position().unwrap()
    }

    /// Where the course's own positions ask for the line that the course tells.
    #[test]
    fn d10_the_lines_of_the_course_are_found_and_hold() {
        let mut search = Search::new();
        for (fen, line) in [
            ("W:W32,37,41:B14,21,23", "32-27 21x32 37x10"),
            ("W:W28,32,33,37,38:B8,9,18,19,20", "28-23 19x39 38-33 39x28 32x25"),
            ("W:W26,28,29,31,36,37:B9,15,16,17,18,19", "29-23 18x29 28-22 17x28 26-21 16x27 31x4"),
        ] {
            let p = position(fen);
            let found = find(&p).unwrap();
            let texts: Vec<String> = line.split(' ').map(str::to_owned).collect();
            assert_eq!(Some(&found.moves), read(&p, &texts).as_ref(), "{fen}");
            assert_eq!(holds(&p, &found, &mut search, 5), Ok(()), "{fen}");
        }
    }

    #[test]
    fn two_orders_of_the_same_offers_are_refused() {
        // 34-29 first, or 28-22 first: both win, so this is no exercise.
        let p = position("W:W28,32,34,37,48:B10,17,19,23,26");
        let found = find(&p).unwrap();
        let told = holds(&p, &found, &mut Search::new(), 5).unwrap_err();
        assert!(told.ends_with("wins, too"), "{told}");
    }

    #[test]
    fn nothing_is_offered_where_something_must_be_taken_or_nothing_is_won() {
        assert_eq!(find(&position("W:W32:B8,17,27")), None);
        assert_eq!(find(&Position::starting()), None);
    }

    #[test]
    fn a_shortened_position_keeps_its_line() {
        let p = position("W:W32,37,41,45,50:B1,6,14,21,23");
        let line = find(&p).unwrap();
        let (mut search, mut random) = (Search::new(), Random::new(1));
        let short = shorten(&p, &line, 6, &mut search, &mut random);
        assert!(short.board().occupied().len() < 10);
        assert_eq!(find(&short).map(|l| l.moves), Some(line.moves));
    }
}
