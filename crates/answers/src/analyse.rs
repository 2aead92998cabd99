//! `analyse`: a search that is watched, for the page.

use std::cell::RefCell;

use damier_core::Ruleset;
use damier_engine::{Engine, Goal, Observer, Options, Report, Root};
use damier_messages::{move_after_end, usage_error, UsageError};

use crate::analysis::analysis_json;
use crate::answer::Answer;
use crate::error::{ErrorAnswer, ErrorCode};
use crate::json::Json;
use crate::kept::endgames;
use crate::language::Language;
use crate::replay::replay;

thread_local! {
    /// Keeps what it has found for the next position of the same analysis.
    static ENGINE: RefCell<Option<Engine>> = const { RefCell::new(None) };
}

/// Who watches an analysis from outside.
pub trait Watch {
    /// Asked every thousand positions or so: whether to end now.
    fn stop(&mut self) -> bool {
        false
    }

    /// Told what an iteration has found: a line of the contract's `analyse`.
    fn tell(&mut self, line: &str) {
        let _ = line;
    }

    /// Seconds since the search began.
    fn seconds(&self) -> f64 {
        0.0
    }
}

/// Nobody watches: the answer is all that is told.
struct Alone;

impl Watch for Alone {}

/// [`analyse_watched`] without anybody who watches.
///
/// # Errors
/// Those of [`analyse_watched`].
pub fn analyse(fields: &[&str; 5], language: Language) -> Result<Answer, ErrorAnswer> {
    analyse_watched(fields, language, &mut Alone)
}

/// [`analyse_with`] by an engine that is kept for the next one.
///
/// # Errors
/// Those of [`analyse_with`].
pub fn analyse_watched(
    fields: &[&str; 5],
    language: Language,
    watch: &mut dyn Watch,
) -> Result<Answer, ErrorAnswer> {
    ENGINE.with(|kept| {
        let mut kept = kept.borrow_mut();
        let engine = kept.get_or_insert_with(|| Engine::with(Options::default()));
        analyse_with(engine, fields, language, watch)
    })
}

/// What a search finds about a position: the fields are those of `ENGINE` in the registry. `fen` and the moves
/// (blanks between) from there, so that repetition is known; the depth and the positions after which to end (empty: neither, and the
/// one who watches ends it); how many lines (empty: 1). The answer is the last finished iteration:
/// `{"depth","nodes","seconds","lines":[{"score","pv":[notation…]}]}`, scores for the side to move.
///
/// # Errors
/// Those of a game that cannot be replayed, `game-over` where no move is left, `usage` for what is no number.
pub fn analyse_with(
    engine: &mut Engine,
    fields: &[&str; 5],
    language: Language,
    watch: &mut dyn Watch,
) -> Result<Answer, ErrorAnswer> {
    let [fen, moves, depth, nodes, lines] = *fields;
    let goal = Goal {
        depth: number("depth", depth, Goal::default().depth, language)?,
        nodes: number("nodes", nodes, u64::MAX, language)?,
        lines: number("lines", lines, 1, language)?,
        even_forced: true,
        ..Goal::default()
    };
    let game = replay(fen, moves, Ruleset::Family, language)?;
    let mut watcher = Watcher { position: *game.position(), watch, last: None };
    engine.set_endgames(endgames());
    let found = engine.search(&Root::from(&game), &goal, &mut watcher);
    let last = watcher.last;
    match (found, game.ended()) {
        (Some(_), _) => Ok(Answer::new(last.unwrap_or(Json::Null))),
        (None, Some(end)) => {
            let message = move_after_end(end.ply, &end.outcome, language);
            Err(ErrorAnswer::new(ErrorCode::GameOver, message).with("ply", end.ply))
        }
        (None, None) => Err(ErrorAnswer::new(ErrorCode::GameOver, "")),
    }
}

fn number<T: std::str::FromStr>(
    option: &str,
    text: &str,
    default: T,
    language: Language,
) -> Result<T, ErrorAnswer> {
    if text.is_empty() {
        return Ok(default);
    }
    text.parse().map_err(|_| {
        let error = UsageError::Value {
            option: option.to_owned(),
            value: text.to_owned(),
            expected: "1, 2, 3, …".to_owned(),
        };
        ErrorAnswer::new(ErrorCode::Usage, usage_error(&error, language))
    })
}

struct Watcher<'a> {
    position: damier_core::Position,
    watch: &'a mut dyn Watch,
    last: Option<Json>,
}

impl Observer for Watcher<'_> {
    fn should_stop(&mut self, _nodes: u64) -> bool {
        self.watch.stop()
    }

    fn finished(&mut self, report: &Report) -> bool {
        let line = analysis_json(&self.position, report, self.watch.seconds());
        self.watch.tell(&line.to_string());
        self.last = Some(line);
        self.watch.stop()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Stopper {
        told: Vec<String>,
        after: usize,
    }

    impl Watch for Stopper {
        fn stop(&mut self) -> bool {
            self.told.len() >= self.after
        }

        fn tell(&mut self, line: &str) {
            self.told.push(line.to_owned());
        }
    }

    #[test]
    fn each_iteration_is_told_until_it_is_stopped() {
        let mut stopper = Stopper { told: Vec::new(), after: 4 };
        let answer =
            analyse_watched(&["start", "32-28 19-23", "", "", "3"], Language::En, &mut stopper).unwrap();
        assert_eq!(stopper.told.len(), 4);
        assert!(stopper.told[0].starts_with(r#"{"depth":1,"nodes":"#), "{}", stopper.told[0]);
        assert_eq!(answer.json(), stopper.told[3]);
        // Only one capture, so only one line.
        assert_eq!(answer.json().matches("\"pv\":").count(), 1);
    }

    #[test]
    fn depth_and_lines_are_kept() {
        let answer = analyse(&["start", "", "5", "", "3"], Language::En).unwrap().json();
        assert!(answer.starts_with(r#"{"depth":5,"#), "{answer}");
        assert_eq!(answer.matches("\"pv\":").count(), 3);
    }

    #[test]
    fn bad_questions_have_their_codes() {
        for (fields, code) in [
            (["start", "", "x", "", ""], "usage"),
            (["start", "", "1", "-1", ""], "usage"),
            (["W:W51", "", "1", "", ""], "bad-fen"),
            (["W:W:B1", "", "1", "", ""], "game-over"),
            (["start", "32-21", "1", "", ""], "illegal-move"),
        ] {
            assert_eq!(analyse(&fields, Language::Fr).unwrap_err().code().name(), code, "{fields:?}");
        }
    }
}
