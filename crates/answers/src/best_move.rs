//! `best_move`: what the machine plays.

use damier_book::{Opener, Taste};
use damier_core::{Game, Position};
use damier_engine::{Engine, Level, Meaning, Root, Score};
use damier_messages::{move_after_end, usage_error, UsageError};

use crate::answer::Answer;
use crate::error::{ErrorAnswer, ErrorCode};
use crate::input::read_ruleset;
use crate::json::Json;
use crate::kept::endgames;
use crate::language::Language;
use crate::moves::move_json;
use crate::replay::replay;

/// The move that the machine plays after these moves (blanks between) from this position, at a
/// level 1–20 (empty: 8), under a ruleset (empty: `ffjd`). The seed, a whole number (empty: 0),
/// decides among nearly equal moves: the same question has the same answer everywhere. Openings come from the
/// book, the weaker the level the less far and the less exactly, endings from level 9 on from tables that were kept; `depth` and `nodes` are 0 then.
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
    let level_number = if level.is_empty() { Some(8) } else { level.parse().ok() };
    let level =
        level_number.and_then(Level::new).ok_or_else(|| bad_value("level", level, "1-20", language))?;
    let seed_number = if seed.is_empty() { Some(0) } else { seed.parse().ok() };
    let seed = seed_number.ok_or_else(|| bad_value("seed", seed, "0, 1, 2, …", language))?;
    let game = replay(fen, moves, read_ruleset(ruleset, language)?, language)?;
    if let Some(answer) = from_book(&game, level, seed) {
        return Ok(answer);
    }
    // Where the game goes on there is a move, and where there is none it has ended.
    let found = match game.ended() {
        None => {
            let mut engine = Engine::at_level(level, seed);
            engine.set_endgames(endgames().filter(|_| level.knows_endings()));
            engine.best_move(&Root::from(&game))
        }
        Some(_) => None,
    };
    let found = found.ok_or_else(|| over(&game, language))?;
    let position = game.position();
    let value = move_json(position, &found.best, &position.legal_moves())
        .with("score", score_json(found.score))
        .with("depth", found.depth)
        .with("nodes", found.nodes)
        .with("line", position.line_notation(&found.line));
    Ok(Answer::new(value))
}

/// The move that the book has for this game.
fn from_book(game: &Game, level: Level, seed: u64) -> Option<Answer> {
    let position: &Position = game.position();
    let opener = Opener::shipped(Taste::of(level), seed);
    let known = opener.choose(position, game.ply() as usize).filter(|_| game.ended().is_none())?;
    let mut line = vec![known.m];
    line.extend(opener.book.line(&position.play_unchecked(&known.m)));
    let value = move_json(position, &known.m, &position.legal_moves())
        .with("score", score_json(known.score()))
        .with("depth", 0_u32)
        .with("nodes", 0_u64)
        .with("line", position.line_notation(&line));
    Some(Answer::new(value))
}

/// The contract's form of a score for the side to move.
#[must_use]
pub fn score_json(score: Score) -> Json {
    match score.meaning() {
        Meaning::Men(men) => Json::object().with("men", men),
        Meaning::WinIn(plies) => Json::object().with("win_in", plies),
        Meaning::LossIn(plies) => Json::object().with("loss_in", plies),
        Meaning::Draw => Json::object().with("draw", true),
    }
}

fn over(game: &Game, language: Language) -> ErrorAnswer {
    let (ply, message) = match game.ended() {
        Some(end) => (end.ply, move_after_end(end.ply, &end.outcome, language)),
        None => (game.ply(), String::new()),
    };
    ErrorAnswer::new(ErrorCode::GameOver, message).with("ply", ply)
}

fn bad_value(option: &str, value: &str, expected: &str, language: Language) -> ErrorAnswer {
    let error = UsageError::Value {
        option: option.to_owned(),
        value: value.to_owned(),
        expected: expected.to_owned(),
    };
    ErrorAnswer::new(ErrorCode::Usage, usage_error(&error, language))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(fen: &str, moves: &str, level: &str, seed: &str) -> Result<Answer, ErrorAnswer> {
        best_move(fen, moves, "", level, seed, Language::En)
    }

    #[test]
    fn the_machine_answers_with_a_legal_move() {
        let answer = ask("W:W28,50:B1,23", "", "3", "1").unwrap();
        assert!(answer.json().starts_with(r#"{"notation":"28x19","from":28,"to":19,"path":[28,19],"#));
        assert!(answer.json().contains(r#""depth":0,"nodes":0,"line":["28x19"]}"#), "{}", answer.json());
    }

    #[test]
    fn a_shot_is_seen_and_counted() {
        let answer = ask("W:WK36,K47:BK4", "", "10", "0").unwrap().json();
        assert!(answer.starts_with(r#"{"notation":"47-15""#), "{answer}");
        assert!(answer.contains(r#""score":{"win_in":3}"#), "{answer}");
    }

    #[test]
    fn bad_questions_have_their_codes() {
        for (fen, moves, level, seed, code) in [
            ("start", "", "21", "", "usage"),
            ("start", "", "0", "", "usage"),
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
    fn openings_come_from_the_book_as_far_as_the_level_knows_them() {
        let first = ask("start", "", "20", "3").unwrap().json();
        assert!(first.contains(r#""depth":0,"nodes":0,"line":[""#), "{first}");
        // The line goes on as the book does.
        assert!(first.split("\"line\":").nth(1).unwrap().matches(',').count() >= 3, "{first}");
        // A beginner knows the first move, and after that thinks for itself.
        let knows =
            |moves: &str, level: &str| ask("start", moves, level, "3").unwrap().json().contains("nodes\":0,");
        assert!(knows("", "1") && knows("32-28", "1") && !knows("32-28 20-25", "1"));
        assert!(knows("32-28 20-25", "20"));
        // Another seed, another opening.
        let chosen = |seed: u32| ask("start", "", "10", &seed.to_string()).unwrap().json();
        assert!((0..20).any(|seed| chosen(seed)[..20] != chosen(0)[..20]));
    }

    #[test]
    fn the_same_question_has_the_same_answer() {
        assert_eq!(ask("start", "", "2", "9").unwrap(), ask("start", "", "2", "9").unwrap());
    }
}
