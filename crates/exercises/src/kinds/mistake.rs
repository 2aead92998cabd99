//! `mistake`: something was played; what was wrong (or was nothing)?

use damier_core::ruling::{Finding, RulingCode};
use damier_core::{Bitboard, Board, Move, Piece, Position, Role, Setup, Square};

use super::legal::{looks_illegal, steps};
use super::{Draft, Fault, Look};
use crate::exercise::{Mistake, Question};
use crate::misread::{lifted_at_once, passes_last_row};
use crate::random::Random;
use crate::shape::{crowd, Comparison, Shape};
use crate::text::{numbers, route, rule, set};

/// Something with this mistake in this position, if chance finds it.
pub(crate) fn ask(position: &Position, mistake: Mistake, random: &mut Random) -> Option<Draft> {
    let question = match mistake {
        Mistake::ForgottenCapture => forgotten(position, random),
        Mistake::TooFew => too_few(position, random),
        Mistake::LiftedEarly => lifted_early(position, random),
        Mistake::CrownedInPassing => crowned_in_passing(position, random),
        Mistake::LightSquare => light_square(position, random),
        Mistake::None => nothing_wrong(position, random),
    }?;
    Some(Draft { position: *position, question })
}

/// The board after a piece went from one square to another and these pieces were lifted.
fn after(position: &Position, from: Square, to: Option<Square>, lifted: Bitboard, crowned: bool) -> String {
    let mut board: Board = position.board().without(lifted.with(from));
    if let (Some(to), Some(piece)) = (to, position.board().piece_at(from)) {
        let arrived = piece.role == Role::Man && to.is_promotion_row(piece.color);
        let role = if crowned || arrived { Role::King } else { piece.role };
        board.set(to, Some(Piece::new(piece.color, role)));
    }
    Setup::new(board, position.turn().opponent()).to_string()
}

fn forgotten(position: &Position, random: &mut Random) -> Option<Question> {
    let texts = if position.must_capture() { steps(position, true) } else { Vec::new() };
    let text = random.pick(&texts)?;
    let ruling = rule(position, text, None)?;
    let Finding::CaptureMandatory { hop } = ruling.finding else { return None };
    Some(Question::Mistake {
        mistake: Mistake::ForgottenCapture,
        text: text.clone(),
        removed: None,
        after: after(position, hop.from, Some(hop.to), Bitboard::EMPTY, false),
        cell: None,
    })
}

/// A capture along these squares in which these pieces were lifted.
fn captured(
    position: &Position,
    mistake: Mistake,
    squares: &[Square],
    lifted: &[Square],
) -> Option<Question> {
    let (from, to) = (*squares.first()?, *squares.last()?);
    let crowned = mistake == Mistake::CrownedInPassing;
    let set: Bitboard = lifted.iter().copied().collect();
    Some(Question::Mistake {
        mistake,
        text: route(squares),
        removed: Some(numbers(lifted.iter().copied())),
        after: after(position, from, Some(to), set, crowned),
        cell: None,
    })
}

fn too_few(position: &Position, random: &mut Random) -> Option<Question> {
    let comparison = Comparison::of(position)?;
    let smaller: Vec<Move> = comparison.smaller().copied().collect();
    let larger: Vec<Move> = comparison.largest().copied().collect();
    // A smaller capture, or the right one left before its end.
    let path = if !smaller.is_empty() && random.chance(65) {
        position.path(random.pick(&smaller)?)
    } else {
        let mut path = position.path(random.pick(&larger)?);
        if path.captured.len() < 2 {
            return None;
        }
        let taken = random.between(1, path.captured.len() - 1);
        path.squares.truncate(taken + 1);
        path.captured.truncate(taken);
        path
    };
    captured(position, Mistake::TooFew, &path.squares, &path.captured)
}

fn lifted_early(position: &Position, random: &mut Random) -> Option<Question> {
    let ways: Vec<_> =
        position.board().of(position.turn()).iter().flat_map(|s| lifted_at_once(position, s)).collect();
    let wrong: Vec<_> = ways
        .into_iter()
        .filter(|way| rule(position, &route(&way.squares), None).is_some_and(|r| is_about_ghosts(r.code())))
        .collect();
    let way = random.pick(&wrong)?;
    captured(position, Mistake::LiftedEarly, &way.squares, &way.captured)
}

fn is_about_ghosts(code: RulingCode) -> bool {
    matches!(code, RulingCode::PieceJumpedTwice | RulingCode::CapturedPieceBlocks)
}

/// The legal captures in which a man passes over its last row and stays a man.
fn passing(position: &Position) -> Vec<Move> {
    let kings = position.board().kings();
    let passes = |m: &Move| {
        let path = position.path(m);
        !kings.contains(m.from) && !m.promotes && passes_last_row(&path.squares, position.turn())
    };
    position.legal_moves().into_iter().filter(|m| m.is_capture() && passes(m)).collect()
}

fn crowned_in_passing(position: &Position, random: &mut Random) -> Option<Question> {
    let path = position.path(random.pick(&passing(position))?);
    captured(position, Mistake::CrownedInPassing, &path.squares, &path.captured)
}

fn light_square(position: &Position, random: &mut Random) -> Option<Question> {
    let moves = position.legal_moves();
    if position.must_capture() {
        return None;
    }
    let from = random.pick(&moves)?.from;
    // Straight ahead, as in no game of draughts, or to the side.
    let ahead = if position.turn() == damier_core::Color::White { -1 } else { 1 };
    let (down, right) = *random.pick(&[(ahead, 0), (ahead, 0), (0, -1), (0, 1)])?;
    let place = |here: u8, by: i8| u8::try_from(here as i8 - 1 + by).ok().filter(|n| *n < 10);
    let cell = [place(from.row(), down)?, place(from.column(), right)?];
    Some(Question::Mistake {
        mistake: Mistake::LightSquare,
        text: from.to_string(),
        removed: None,
        after: after(position, from, None, Bitboard::EMPTY, false),
        cell: Some(cell),
    })
}

fn nothing_wrong(position: &Position, random: &mut Random) -> Option<Question> {
    let comparison = Comparison::of(position);
    let moves: Vec<Move> = position.legal_moves().into_iter().collect();
    let m = random.pick(&moves)?;
    // Mostly what somebody might object to.
    if looks_illegal(position, m, comparison.as_ref()).is_empty() && !random.chance(10) {
        return None;
    }
    let path = position.path(m);
    if m.is_capture() {
        return captured(position, Mistake::None, &path.squares, &path.captured);
    }
    Some(Question::Mistake {
        mistake: Mistake::None,
        text: path.notation(),
        removed: None,
        after: after(position, m.from, Some(m.to), Bitboard::EMPTY, false),
        cell: None,
    })
}

/// `points of the mistake + 6·(pieces to be taken−1) + look of the hardest capture + crowd`.
pub(crate) fn look(position: &Position, mistake: Mistake, text: &str) -> Option<Look> {
    let base = match mistake {
        Mistake::LightSquare => 2,
        Mistake::ForgottenCapture => 6,
        Mistake::None => 6,
        Mistake::TooFew => 8,
        Mistake::CrownedInPassing => 8,
        Mistake::LiftedEarly => 18,
    };
    let mut points = base + crowd(position);
    let mut traits = Vec::new();
    if let Some(comparison) = Comparison::of(position) {
        let shape = comparison.hardest(position);
        points += i64::from(shape.points()) + 6 * (i64::from(comparison.most) - 1);
        if comparison.king_is_left(position) {
            traits.push("number-before-rank");
        }
        if mistake == Mistake::None {
            let named = rule(position, text, None)?.named_move()?;
            traits.extend(looks_illegal(position, &named, Some(&comparison)));
            traits.extend(Shape::of(position, &named).traits());
        } else {
            traits.extend(shape.traits());
        }
    }
    Some(Look::new(position, points, mistake.name(), traits))
}

/// Holds what is told against the ruling.
pub(crate) fn prove(position: &Position, question: &Question) -> Result<(), Fault> {
    let Question::Mistake { mistake, text, removed, after: stands, cell } = question else {
        return Err("not about a mistake".into());
    };
    if *mistake == Mistake::LightSquare {
        return prove_light_square(position, text, stands, *cell);
    }
    if cell.is_some() {
        return Err("only a light square has a cell".into());
    }
    let lifted = set(removed.as_deref().unwrap_or_default()).ok_or("no such square was lifted")?;
    let squares: Vec<Square> = lifted.iter().collect();
    let ruling = rule(position, text, Some(&squares)).ok_or("the text is no move")?;
    let (from, to) = match ruling.tried.as_slice() {
        [from, .., to] => (*from, *to),
        _ => return Err("the text has no two squares".into()),
    };
    let crowned = *mistake == Mistake::CrownedInPassing;
    if *stands != after(position, from, Some(to), lifted, crowned) {
        return Err("the pieces cannot stand so afterwards".into());
    }
    let right = match (&ruling.finding, mistake) {
        (Finding::CaptureMandatory { .. }, Mistake::ForgottenCapture) => removed.is_none(),
        (Finding::Majority { route, .. } | Finding::CaptureUnfinished { route, .. }, Mistake::TooFew) => {
            numbers(route.captured.iter().copied()) == numbers(squares)
        }
        (Finding::PieceJumpedTwice { .. } | Finding::CapturedPieceBlocks { .. }, Mistake::LiftedEarly) => {
            let from_here = lifted_at_once(position, from);
            from_here.iter().any(|way| {
                way.squares == ruling.tried && numbers(way.captured.iter().copied()) == numbers(lifted)
            })
        }
        (Finding::Legal { named }, Mistake::CrownedInPassing) => {
            !named.promotes && passes_last_row(&ruling.tried, position.turn())
        }
        (Finding::Legal { named }, Mistake::None) => {
            let played = Setup::from(position.play(named).map_err(|e| e.to_string())?);
            removed.is_some() == named.is_capture() && *stands == played.to_string()
        }
        _ => false,
    };
    if right {
        Ok(())
    } else {
        Err(format!("it was not {mistake:?}: the ruling on {text} is {}", ruling.code().name()))
    }
}

fn prove_light_square(
    position: &Position,
    text: &str,
    stands: &str,
    cell: Option<[u8; 2]>,
) -> Result<(), Fault> {
    let from = text.parse().ok().and_then(Square::new).ok_or("where did the piece start?")?;
    let [row, column] = cell.ok_or("the light square is not told")?;
    if row > 9 || column > 9 || Square::from_row_column(row + 1, column + 1).is_some() {
        return Err("the square is not a light one".into());
    }
    if position.must_capture() || !position.legal_moves().iter().any(|m| m.from == from) {
        return Err("the piece could not move, or a capture was forgotten as well".into());
    }
    if *stands != after(position, from, None, Bitboard::EMPTY, false) {
        return Err("the pieces cannot stand so afterwards".into());
    }
    Ok(())
}
