//! `best_move`: what the machine plays.

use damier_core::notation::{self, Leniency, MoveText};
use damier_core::{Game, Ruleset};
use damier_engine::{Engine, Level, Meaning, Root, Score};

use crate::answer::Answer;
use crate::error::{ErrorAnswer, ErrorCode};
use crate::input::read_position;
use crate::json::Json;
use crate::language::Language;
use crate::moves::move_json;

/// The move that the machine plays after these moves (blanks between) from this position, at a
/// level 1–5 (empty: 3), under a ruleset (empty: `ffjd`). The seed, a whole number (empty: 0),
/// decides among nearly equal moves: the same question has the same answer everywhere.
/// `{"notation","from","to","path","captured","promotes","score","depth","nodes","line":[notation…]}`.
///
/// # Errors
/// Those of a game that cannot be replayed, `game-over` with `ply`, `usage` for a bad level or seed.
pub fn best_move(
    fen: &str,
    moves: &str,
    ruleset: &str,
    level: &str,
    seed: &str,
    language: Language,
) -> Result<Answer, ErrorAnswer> {
    let usage = |message: String| ErrorAnswer::new(ErrorCode::Usage, message);
    let number = if level.is_empty() { Some(3) } else { level.parse().ok() };
    let level = number.and_then(Level::new).ok_or_else(|| usage(format!("{level:?} is no level: 1 to 5")))?;
    let seed = if seed.is_empty() { Some(0) } else { seed.parse().ok() };
    let seed = seed.ok_or_else(|| usage("the seed must be a whole number from 0".to_owned()))?;
    let game = replay(fen, moves, ruleset, language)?;
    let over = |ply: u32| {
        ErrorAnswer::new(ErrorCode::GameOver, format!("the game ended after {ply} plies")).with("ply", ply)
    };
    if let Some(end) = game.ended() {
        return Err(over(end.ply));
    }
    let found =
        Engine::at_level(level, seed).best_move(&Root::from(&game)).ok_or_else(|| over(game.ply()))?;
    let position = game.position();
    let mut line = Vec::new();
    let mut at = *position;
    for m in &found.line {
        line.push(at.notation(m));
        at = at.play_unchecked(m);
    }
    let value = move_json(position, &found.best, &position.legal_moves())
        .with("score", score_json(found.score))
        .with("depth", found.depth)
        .with("nodes", found.nodes)
        .with("line", line);
    Ok(Answer::new(value))
}

/// The contract's form of a score for the side to move.
#[must_use]
pub fn score_json(score: Score) -> Json {
    match score.meaning() {
        Meaning::Men(men) => Json::object().with("men", men),
        Meaning::WinIn(plies) => Json::object().with("win_in", plies),
        Meaning::LossIn(plies) => Json::object().with("loss_in", plies),
    }
}

fn replay(fen: &str, moves: &str, ruleset: &str, language: Language) -> Result<Game, ErrorAnswer> {
    let ruleset = match ruleset {
        "" => Ruleset::default(),
        name => name.parse().map_err(|_| {
            ErrorAnswer::new(
                ErrorCode::Usage,
                format!("{name:?} is no ruleset: ffjd, fmjd, lidraughts or family"),
            )
        })?,
    };
    let mut game = Game::new(read_position(fen, language)?, ruleset);
    for text in moves.split_whitespace() {
        let ply = game.ply() + 1;
        let fault = |code, message: String| {
            ErrorAnswer::new(code, message).with("ply", ply).with("move", text.to_owned())
        };
        let read = MoveText::parse(text, Leniency::Typed)
            .map_err(|error| fault(ErrorCode::UnreadableMove, error.to_string()))?;
        let m = notation::find(game.position(), &read).map_err(|_| {
            fault(ErrorCode::IllegalMove, format!("{text} is not one legal move at ply {ply}"))
        })?;
        game.play(&m).map_err(|error| fault(ErrorCode::GameOver, error.to_string()))?;
    }
    Ok(game)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(fen: &str, moves: &str, level: &str, seed: &str) -> Result<Answer, ErrorAnswer> {
        best_move(fen, moves, "", level, seed, Language::En)
    }

    #[test]
    fn the_machine_answers_with_a_legal_move() {
        let answer = ask("start", "32-28 19-23", "3", "1").unwrap();
        assert!(answer.json().starts_with(r#"{"notation":"28x19","from":28,"to":19,"path":[28,19],"#));
        assert!(answer.json().contains(r#""depth":0,"nodes":0,"line":["28x19"]}"#), "{}", answer.json());
    }

    #[test]
    fn a_shot_is_seen_and_counted() {
        let answer = ask("W:WK36,K47:BK4", "", "4", "0").unwrap().json();
        assert!(answer.starts_with(r#"{"notation":"47-15""#), "{answer}");
        assert!(answer.contains(r#""score":{"win_in":3}"#), "{answer}");
    }

    #[test]
    fn bad_questions_have_their_codes() {
        for (fen, moves, level, seed, code) in [
            ("start", "", "6", "", "usage"),
            ("start", "", "", "x", "usage"),
            ("W:W51", "", "", "", "bad-fen"),
            ("start", "32-21", "", "", "illegal-move"),
            ("start", "x", "", "", "unreadable-move"),
            ("W:W28:B23", "28x19", "", "", "game-over"),
            ("W:W:B1", "", "", "", "game-over"),
        ] {
            let error = ask(fen, moves, level, seed).unwrap_err();
            assert_eq!(error.code().name(), code, "{fen} {moves}");
        }
    }

    #[test]
    fn the_same_question_has_the_same_answer() {
        assert_eq!(ask("start", "", "2", "9").unwrap(), ask("start", "", "2", "9").unwrap());
    }
}
