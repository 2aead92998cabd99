//! `draws`: every draw rule in a position of a game, due or not, and the counts that were reset.

use damier_core::{CounterReset, DrawStanding, Game, Standing};

use crate::answer::Answer;
use crate::error::ErrorAnswer;
use crate::input::read_ruleset;
use crate::json::Json;
use crate::language::Language;
use crate::replay::replay;

/// What a player who claims a draw is told: the arguments of [`status`](crate::status()).
///
/// ```text
/// {"rules":[{"kind","state":"due"|"missing"|"other-material"|"win-forced"|"no-rule",
///            "effect":"draw"|"claim"|"none","missing":n|null,"text","source":text|null}],
///  "resets":[{"kind","ply","reached","limit","anew":bool,"text"}]}
/// ```
///
/// `rules` has all five in the order of naming, and is empty when the side to move has lost; `text`
/// says why the draw is due, or what is missing. `resets` are the counts that ended before their
/// limit, oldest first.
///
/// # Errors
/// Those of [`status`](crate::status()).
///
/// ```
/// use damier_answers::{draws, Language};
///
/// let answer = draws("W:WK46,36:BK4,6", "46-41 4-9 41-46 9-4", "fmjd", Language::En)?;
/// assert!(answer.json().starts_with(r#"{"rules":[{"kind":"repetition","state":"missing","#));
/// # Ok::<(), damier_answers::ErrorAnswer>(())
/// ```
pub fn draws(fen: &str, moves: &str, ruleset: &str, language: Language) -> Result<Answer, ErrorAnswer> {
    let ruleset = read_ruleset(ruleset, language)?;
    Ok(Answer::new(draws_json(&replay(fen, moves, ruleset, language)?, language)))
}

fn draws_json(game: &Game, language: Language) -> Json {
    let standing = |standing: &DrawStanding| standing_json(game, standing, language);
    let reset = |reset: &CounterReset| reset_json(reset, language);
    Json::object()
        .with("rules", game.draw_standings().iter().map(standing).collect::<Json>())
        .with("resets", game.counter_resets().iter().map(reset).collect::<Json>())
}

fn standing_json(game: &Game, standing: &DrawStanding, language: Language) -> Json {
    let (state, missing) = match standing.standing {
        Standing::Due => ("due", None),
        Standing::Missing(n) => ("missing", Some(n)),
        Standing::OtherMaterial => ("other-material", None),
        Standing::WinForced(_) => ("win-forced", None),
        Standing::NoRule => ("no-rule", None),
    };
    Json::object()
        .with("kind", standing.reason.name())
        .with("state", state)
        .with("effect", standing.effect.name())
        .with("missing", missing)
        .with("text", damier_messages::draw_standing(standing, game.position(), language))
        .with("source", damier_messages::draw_source(standing, game.ruleset(), language))
}

fn reset_json(reset: &CounterReset, language: Language) -> Json {
    Json::object()
        .with("kind", reset.reason.name())
        .with("ply", reset.ply)
        .with("reached", reset.reached)
        .with("limit", reset.limit)
        .with("anew", reset.anew)
        .with("text", damier_messages::counter_reset(reset, language))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROUND: &str = "46-41 4-9 41-46 9-4";

    fn value(fen: &str, moves: &str, ruleset: &str) -> Json {
        draws(fen, moves, ruleset, Language::Fr).unwrap().into_value()
    }

    fn list<'a>(json: &'a Json, name: &str) -> &'a [Json] {
        match json.get(name) {
            Some(Json::List(items)) => items,
            other => panic!("{name}: {other:?}"),
        }
    }

    /// Kind, state and effect of every rule.
    fn states(json: &Json) -> Vec<String> {
        let word = |rule: &Json, name| match rule.get(name) {
            Some(Json::Text(text)) => text.clone(),
            other => panic!("{name}: {other:?}"),
        };
        let rule = |rule| format!("{} {} {}", word(rule, "kind"), word(rule, "state"), word(rule, "effect"));
        list(json, "rules").iter().map(rule).collect()
    }

    #[test]
    fn b2_b3_b4_b5_what_is_due_and_what_is_missing_by_ruleset() {
        let fen = "W:WK46,36:BK4,6";
        let twice = format!("{ROUND} {ROUND}");
        assert_eq!(
            states(&value(fen, &twice, "ffjd")),
            [
                "repetition due draw",
                "25-moves missing draw",
                "16-moves other-material draw",
                "5-moves no-rule none",
                "immediate-draw other-material draw",
            ]
        );
        assert_eq!(
            states(&value(fen, &twice, "family")),
            [
                "repetition due claim",
                "25-moves missing claim",
                "16-moves other-material claim",
                "5-moves no-rule none",
                "immediate-draw no-rule none",
            ]
        );
        assert_eq!(states(&value(fen, ROUND, "lidraughts"))[0], "repetition missing claim");
        let kings = value("W:WK36,K47:BK4", "", "ffjd");
        assert_eq!(states(&kings)[4], "immediate-draw win-forced draw");
        assert_eq!(states(&value("W:WK36:BK4", "", "fmjd"))[3], "5-moves missing draw");
        assert_eq!(list(&value("W:W46,47:B36", "46-41", "ffjd"), "rules"), [], "a lost game");
    }

    #[test]
    fn b3_b4_resets_say_what_was_counted_and_what_ended_it() {
        let answer = value("W:WK46,36:BK4,6", "46-41 4-9 41-46 6-11 46-41 9-4 36-31", "fmjd");
        let resets = list(&answer, "resets");
        let facts: Vec<[Option<&Json>; 3]> =
            resets.iter().map(|r| [r.get("ply"), r.get("reached"), r.get("limit")]).collect();
        let [three, four, two, seven, fifty] = [3_u32, 4, 2, 7, 50].map(Json::from);
        assert_eq!(
            facts,
            [[Some(&four), Some(&three), Some(&fifty)], [Some(&seven), Some(&two), Some(&fifty)]]
        );
        // Three kings against one become two: the sixteen moves end, the five begin.
        let answer = value("W:WK47,K48,K50:BK5", "50-45 5-10 48-37 10x46", "fmjd");
        let ends: Vec<[Option<&Json>; 3]> = list(&answer, "resets")
            .iter()
            .map(|reset| [reset.get("kind"), reset.get("reached"), reset.get("anew")])
            .collect();
        let (quiet, class, reached) = (Json::from("25-moves"), Json::from("16-moves"), Json::from(3_u32));
        let (anew, over) = (Json::from(true), Json::from(false));
        assert_eq!(
            ends,
            [[Some(&quiet), Some(&reached), Some(&anew)], [Some(&class), Some(&reached), Some(&over)]]
        );
    }
}
