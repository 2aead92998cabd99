//! `status`: where a game stands under a ruleset.

use damier_core::{Color, Counters, DrawReason, Game, MaterialClass, Outcome};

use crate::answer::Answer;
use crate::error::ErrorAnswer;
use crate::input::read_ruleset;
use crate::json::Json;
use crate::language::Language;
use crate::replay::replay;

/// Where a game stands after these moves (contract, `damier status`): a FEN (empty: the starting
/// position), the moves between blanks, the ruleset (empty: `ffjd`).
///
/// # Errors
/// Those of [`replay`], and `usage` for an unknown ruleset.
///
/// ```
/// use damier_answers::{status, Language};
///
/// let answer = status("W:WK36:BK4", "", "ffjd", Language::En)?;
/// assert!(answer.json().contains(r#""outcome":{"winner":null,"reason":"immediate-draw"}"#));
/// # Ok::<(), damier_answers::ErrorAnswer>(())
/// ```
pub fn status(fen: &str, moves: &str, ruleset: &str, language: Language) -> Result<Answer, ErrorAnswer> {
    let ruleset = read_ruleset(ruleset, language)?;
    Ok(Answer::new(status_json(&replay(fen, moves, ruleset, language)?)))
}

/// The answer of [`status`] for a game at hand, in its current position.
#[must_use]
pub fn status_json(game: &Game) -> Json {
    Json::object()
        .with("ply", game.ply())
        .with("fen", game.position().to_string())
        .with("side", game.position().turn().name())
        .with("ruleset", game.ruleset().name())
        .with("outcome", game.outcome().as_ref().map(outcome_json))
        .with("claims", game.claims().into_iter().map(DrawReason::name).collect::<Json>())
        .with("counters", counters_json(&game.counters()))
}

/// `{"winner","reason"}`.
#[must_use]
pub fn outcome_json(outcome: &Outcome) -> Json {
    Json::object().with("winner", outcome.winner().map(Color::name)).with("reason", outcome.reason_name())
}

/// `{"occurrences","quiet_plies","class","class_plies"}`.
pub(crate) fn counters_json(counters: &Counters) -> Json {
    Json::object()
        .with("occurrences", counters.occurrences)
        .with("quiet_plies", counters.quiet_plies)
        .with("class", counters.class.map(MaterialClass::name))
        .with("class_plies", counters.class_plies)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn json(fen: &str, moves: &str, ruleset: &str) -> String {
        status(fen, moves, ruleset, Language::En).unwrap().json()
    }

    fn error(fen: &str, moves: &str, ruleset: &str) -> ErrorAnswer {
        status(fen, moves, ruleset, Language::Fr).unwrap_err()
    }

    #[test]
    fn the_answer_in_full() {
        assert_eq!(
            json("W:W28:BK1", "", ""),
            concat!(
                r#"{"ply":0,"fen":"W:W28:BK1","side":"white","ruleset":"ffjd","outcome":null,"claims":[],"#,
                r#""counters":{"occurrences":1,"quiet_plies":0,"class":null,"class_plies":0}}"#
            )
        );
        assert_eq!(
            json("W:WK36,K47,K48:BK4", "36-41 4-9 41-36 9-4 36-41 4-9 41-36 9-4", "lidraughts"),
            concat!(
                r#"{"ply":8,"fen":"W:WK36,K47,K48:BK4","side":"white","ruleset":"lidraughts","#,
                r#""outcome":null,"claims":["repetition"],"counters":{"occurrences":3,"#,
                r#""quiet_plies":8,"class":"16-moves","class_plies":8}}"#
            )
        );
        let start = json("", "32-28 19-23 28x19 14x23", "fmjd");
        assert!(start.starts_with(r#"{"ply":4,"fen":"W:W31,33,"#), "{start}");
        assert_eq!(json("start", "", ""), json("", "", "ffjd"));
    }

    #[test]
    fn b1_b2_b5_outcomes_by_their_names() {
        let shuffle = "46-41 4-9 41-46 9-4 46-41 4-9 41-46 9-4";
        for (fen, moves, ruleset, outcome) in [
            ("W:WK46,36:BK4,6", shuffle, "fmjd", r#"{"winner":null,"reason":"repetition"}"#),
            ("W:WK46,36:BK4,6", shuffle, "family", "null"),
            ("W:WK36:BK4", "", "ffjd", r#"{"winner":null,"reason":"immediate-draw"}"#),
            ("W:WK36:BK4", "", "fmjd", "null"),
            ("W:W32:B28", "32x23", "ffjd", r#"{"winner":"white","reason":"no-pieces"}"#),
            ("W:W46,47:B36", "46-41", "ffjd", r#"{"winner":"white","reason":"blocked"}"#),
        ] {
            let text = json(fen, moves, ruleset);
            assert!(text.contains(&format!(r#""outcome":{outcome},"#)), "{text}");
        }
    }

    #[test]
    fn moves_are_read_in_every_dialect() {
        let plain = json("", "32-28 19-23 28x19", "");
        for moves in [
            "32 - 28 19–23 28:19",
            "3228 1923 2819",
            "32.28 19.23 28.19",
            "1. 32x28 19x23 2. 28-19",
            "032-028 19-23! 28x19x23",
        ] {
            assert_eq!(json("", moves, ""), plain, "{moves}");
        }
    }

    #[test]
    fn an_illegal_move_has_its_place_and_its_ruling() {
        let wrong = error("", "32-28 19-23 33-29", "");
        assert_eq!(wrong.code().name(), "illegal-move");
        assert_eq!(wrong.detail("ply"), Some(&Json::from(3_u32)));
        assert_eq!(wrong.detail("move"), Some(&Json::from("33-29")));
        let ruling = wrong.detail("ruling").unwrap();
        assert_eq!(ruling.get("code"), Some(&Json::from("capture-mandatory")));
        assert_eq!(ruling.get("required"), Some(&["28x19"].iter().collect::<Json>()));
        assert!(wrong.message().contains("28x19"), "{}", wrong.message());
    }

    #[test]
    fn other_faults_have_their_codes() {
        let nonsense = error("", "32-28 abc", "");
        assert_eq!(nonsense.code().name(), "unreadable-move");
        assert_eq!(nonsense.detail("ply"), Some(&Json::from(2_u32)));
        let either = error("W:WK4:B13,20,32,37", "4x15", "");
        assert_eq!(either.code().name(), "ambiguous-move");
        assert_eq!(either.detail("ruling").unwrap().get("code"), Some(&Json::from("ambiguous")));
        let late = error("W:WK46,36:BK4,6", "46-41 4-9 41-46 9-4 46-41 4-9 41-46 9-4 36-31", "");
        assert_eq!(late.code().name(), "game-over");
        assert_eq!(late.detail("ply"), Some(&Json::from(8_u32)));
        assert_eq!(late.detail("outcome").unwrap().get("reason"), Some(&Json::from("repetition")));
        // Over before any move; text that is no move goes before that, and a result is no move.
        assert_eq!(error("W:WK36:BK4", "36-31", "").detail("ply"), Some(&Json::from(0_u32)));
        assert_eq!(error("W:WK36:BK4", "x", "").code().name(), "unreadable-move");
        assert_eq!(error("", "32-28 2-0", "").code().name(), "illegal-move");
        assert_eq!(error("W:W51:B1", "", "").code().name(), "bad-fen");
        assert_eq!(error("?:W31:B1", "", "").code().name(), "unknown-turn");
        assert_eq!(error("W:W1:B50", "", "").code().name(), "man-on-promotion-row");
        assert_eq!(error("W:W:B", "", "").code().name(), "bad-fen");
        assert_eq!(error("", "", "chess").code().name(), "usage");
    }

    #[test]
    fn the_clock_of_a_lidraughts_fen_counts_there_alone() {
        let fen = "W:WK36,K47:BK4,K15:H48:F60";
        assert!(json(fen, "36-41 4-9", "lidraughts").contains(r#""reason":"25-moves""#));
        assert!(json(fen, "36-41 4-9", "ffjd").contains(r#""outcome":null"#));
    }
}
