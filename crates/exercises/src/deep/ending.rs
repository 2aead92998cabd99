//! What the endgame tables know: *win in n*, *is it a draw?*, and *defend* where one move holds the draw.

use std::collections::BTreeMap;

use damier_core::{Board, Color, Piece, Position, Role, Square};
use damier_tablebase::{ProbeError, Probed, Tablebase, Wdl};

use super::{DeepDraft, DeepQuestion, Source, Value, Wins};
use crate::random::Random;

/// Own moves to a win that is asked for.
pub(super) const MOVES: std::ops::RangeInclusive<u8> = 2..=6;
/// With fewer moves there is not much to choose.
const FEWEST_MOVES: usize = 4;
/// A win that needs more moves written down is left to others.
const MOST_WINS: usize = 28;
/// A draw is shown for so many plies.
const SHOWN: usize = 8;
/// A win or loss that is asked about ends within so many plies, and not at once.
const PLIES: std::ops::RangeInclusive<u8> = 4..=25;

/// Material that is asked about: men and kings of the side to move, then of the other.
pub(super) const CLASSES: [[u8; 4]; 22] = [
    [1, 0, 1, 0],
    [2, 0, 1, 0],
    [1, 0, 2, 0],
    [2, 0, 2, 0],
    [3, 0, 1, 0],
    [1, 0, 3, 0],
    [1, 1, 1, 0],
    [0, 1, 2, 0],
    [2, 0, 0, 1],
    [0, 1, 3, 0],
    [3, 0, 0, 1],
    [1, 1, 2, 0],
    [2, 0, 1, 1],
    [2, 1, 0, 1],
    [0, 1, 2, 1],
    [1, 2, 0, 1],
    [0, 1, 1, 2],
    [0, 3, 0, 1],
    [0, 2, 0, 1],
    [1, 1, 1, 1],
    [0, 2, 2, 0],
    [2, 0, 0, 2],
];

/// Pieces of a class put anywhere; `None` if chance made nothing that is worth a question.
pub(super) fn sprinkle(random: &mut Random, class: [u8; 4]) -> Option<Position> {
    let turn = if random.chance(50) { Color::White } else { Color::Black };
    let mut board = Board::EMPTY;
    let sides =
        [(turn, Role::Man), (turn, Role::King), (turn.opponent(), Role::Man), (turn.opponent(), Role::King)];
    for ((color, role), count) in sides.into_iter().zip(class) {
        let mut left = count;
        while left > 0 {
            let square = Square::from_index(random.below(Square::COUNT))?;
            let crowned = role == Role::Man && square.is_promotion_row(color);
            if crowned || board.piece_at(square).is_some() {
                continue;
            }
            board.set(square, Some(Piece::new(color, role)));
            left -= 1;
        }
    }
    let position = Position::new(board, turn).ok()?;
    // Where something hangs, there is nothing to find out.
    let quiet = !position.must_capture() && !position.is_threatened();
    (quiet && position.legal_moves().len() >= FEWEST_MOVES).then_some(position)
}

/// *Win in n*: exactly one move wins in the fewest moves.
pub(super) fn ask_win(tables: &Tablebase, position: &Position) -> Result<Option<DeepDraft>, ProbeError> {
    let probed = tables.probe(position)?;
    let Some(plies) = probed.plies.filter(|_| probed.wdl == Wdl::Win) else { return Ok(None) };
    let moves = plies.div_ceil(2);
    let alone =
        probed.moves.get(1).is_some_and(|second| second.wdl != Wdl::Win || second.plies != Some(plies));
    if !MOVES.contains(&moves) || !alone {
        return Ok(None);
    }
    let mut room = MOST_WINS;
    let Some(wins) = wins_of(tables, position, plies, &mut room)? else { return Ok(None) };
    let mut replies = BTreeMap::new();
    for other in &probed.moves[1..] {
        let after = position.play_unchecked(&other.m);
        replies.insert(position.notation(&other.m), first_of(tables, &after)?);
    }
    Ok(Some(DeepDraft::new(position, DeepQuestion::Win { moves, wins, replies })))
}

/// All moves that win within so many plies, and the reply to each that resists longest; among such replies
/// the one that leaves fewest ways to win. `None` where it is too much to write down.
fn wins_of(
    tables: &Tablebase,
    position: &Position,
    plies: u8,
    room: &mut usize,
) -> Result<Option<Wins>, ProbeError> {
    let mut wins = Wins::default();
    for own in tables.probe(position)?.moves {
        if own.wdl != Wdl::Win || own.plies.is_none_or(|needed| needed > plies) {
            continue;
        }
        let Some(left) = room.checked_sub(1) else { return Ok(None) };
        *room = left;
        let after = position.play_unchecked(&own.m);
        let text = position.notation(&own.m);
        let Some(reply) = stubborn(tables, &after)? else {
            wins.0.insert(text, None);
            continue;
        };
        let next = after.play_unchecked(&reply);
        let Some(more) = wins_of(tables, &next, plies - 2, room)? else { return Ok(None) };
        wins.0.insert(text, Some((after.notation(&reply), more)));
    }
    Ok(Some(wins))
}

/// The move of a lost side that holds out longest; `None` if it has none.
fn stubborn(tables: &Tablebase, lost: &Position) -> Result<Option<damier_core::Move>, ProbeError> {
    let probed = tables.probe(lost)?;
    let Some(longest) = probed.moves.first().map(|best| best.plies) else { return Ok(None) };
    let mut hardest: Option<(usize, damier_core::Move)> = None;
    for reply in probed.moves.iter().take_while(|reply| reply.plies == longest) {
        let next = tables.probe(&lost.play_unchecked(&reply.m))?;
        let ways = next.moves.iter().take_while(|own| own.plies == next.plies).count();
        if hardest.is_none_or(|(fewest, _)| ways < fewest) {
            hardest = Some((ways, reply.m));
        }
    }
    Ok(hardest.map(|(_, reply)| reply))
}

/// The best move of a position, in words of the file.
fn first_of(tables: &Tablebase, position: &Position) -> Result<Vec<String>, ProbeError> {
    let best = tables.probe(position)?.moves.into_iter().next();
    Ok(best.map(|best| position.notation(&best.m)).into_iter().collect())
}

/// *Is it a draw?*
pub(super) fn ask_verdict(tables: &Tablebase, position: &Position) -> Result<Option<DeepDraft>, ProbeError> {
    let probed = tables.probe(position)?;
    let answer = value_of(probed.wdl);
    let interesting = match probed.plies {
        Some(plies) => PLIES.contains(&plies),
        // What holds whatever is played asks for no thought.
        None => keeping(&probed) * 2 <= probed.moves.len(),
    };
    if !interesting {
        return Ok(None);
    }
    let mut line = tables.line(position)?;
    if answer == Value::Draw {
        line.truncate(SHOWN);
    }
    let keeps = u8::try_from(keeping(&probed)).unwrap_or(u8::MAX);
    let line = position.line_notation(&line);
    Ok(Some(DeepDraft::new(position, DeepQuestion::Verdict { answer, keeps, line })))
}

/// *Defend*: exactly one move holds the draw.
pub(super) fn ask_defend(tables: &Tablebase, position: &Position) -> Result<Option<DeepDraft>, ProbeError> {
    let probed = tables.probe(position)?;
    if probed.wdl != Wdl::Draw || keeping(&probed) != 1 {
        return Ok(None);
    }
    let mut replies = BTreeMap::new();
    for other in &probed.moves[1..] {
        let after = position.play_unchecked(&other.m);
        replies.insert(position.notation(&other.m), first_of(tables, &after)?);
    }
    let text = position.notation(&probed.moves[0].m);
    Ok(Some(DeepDraft::new(position, DeepQuestion::Defend { by: Source::Tables, text, replies })))
}

/// How many moves are worth what the position is.
fn keeping(probed: &Probed) -> usize {
    probed.moves.iter().filter(|own| own.wdl == probed.wdl).count()
}

fn value_of(wdl: Wdl) -> Value {
    match wdl {
        Wdl::Win => Value::Win,
        Wdl::Draw => Value::Draw,
        Wdl::Loss => Value::Loss,
    }
}
