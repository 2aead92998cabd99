//! The shapes of the answers, for the OpenAPI document. The answers themselves are written by
//! `damier-answers`; the tests read real answers back into these, with no field too few or too many.
#![allow(dead_code)] // Nobody reads the fields: their names and types are what is said.

use serde::Deserialize;
use utoipa::ToSchema;

/// White or Black.
#[derive(Deserialize, ToSchema, PartialEq, Eq, Debug)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Side {
    White,
    Black,
}

/// An error.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct ErrorBody {
    pub(crate) error: ErrorDetail,
}

/// What went wrong. More fields say where: `ply`, `move`, `offset`, `square`, `ruling`.
#[derive(Deserialize, ToSchema, Debug)]
pub(crate) struct ErrorDetail {
    /// Stable: `bad-fen`, `illegal-move`, `not-found`, …
    #[schema(example = "bad-fen")]
    pub(crate) code: String,
    /// For people, in the language asked for.
    pub(crate) message: String,
}

/// The legal moves of a position.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct MovesAnswer {
    /// The position in its one written form.
    pub(crate) fen: String,
    /// Who is to move.
    pub(crate) side: Side,
    /// Whether they must capture.
    pub(crate) capture: bool,
    /// How many pieces the compulsory capture takes; 0 without one.
    pub(crate) pieces_to_capture: u8,
    pub(crate) moves: Vec<LegalMove>,
}

/// A legal move.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct LegalMove {
    /// Short (`32-28`, `32x3`) unless another move shares start and end; then all squares.
    #[schema(example = "32x3")]
    pub(crate) notation: String,
    pub(crate) from: u8,
    pub(crate) to: u8,
    /// Every square at which the piece lands, both ends included.
    pub(crate) path: Vec<u8>,
    /// The pieces taken, in this order.
    pub(crate) captured: Vec<u8>,
    /// Whether the man becomes a king.
    pub(crate) promotes: bool,
}

/// Where a game stands.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct StatusAnswer {
    /// Moves played.
    pub(crate) ply: u32,
    /// The position now.
    pub(crate) fen: String,
    /// Who is to move.
    pub(crate) side: Side,
    /// `ffjd`, `fmjd`, `lidraughts` or `family`.
    pub(crate) ruleset: String,
    /// How it ended; `null` while it goes on.
    #[serde(deserialize_with = "Option::deserialize")]
    #[schema(required)]
    pub(crate) outcome: Option<OutcomeAnswer>,
    /// Draws that a player may claim now.
    pub(crate) claims: Vec<String>,
    pub(crate) counters: CountersAnswer,
}

/// How a game ended.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct OutcomeAnswer {
    /// `null` for a draw.
    #[serde(deserialize_with = "Option::deserialize")]
    #[schema(required)]
    pub(crate) winner: Option<Side>,
    /// `no-pieces`, `blocked`, `repetition`, `25-moves`, `16-moves`, `5-moves`, `immediate-draw`, `agreement`,
    /// `resignation` or `time`.
    pub(crate) reason: String,
}

/// What the draw rules count.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct CountersAnswer {
    /// How often the position has stood with the same side to move, this time included.
    pub(crate) occurrences: u32,
    /// Plies without a man's move or a capture.
    pub(crate) quiet_plies: u32,
    /// `16-moves`, `5-moves` or `null`: the limit that the material brought up.
    #[serde(deserialize_with = "Option::deserialize")]
    #[schema(required)]
    pub(crate) class: Option<String>,
    /// Plies since then.
    pub(crate) class_plies: u32,
}

/// A game that is kept.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct GameAnswer {
    /// Its key, 22 letters and digits.
    pub(crate) id: String,
    /// When it was begun (RFC 3339).
    #[schema(format = DateTime)]
    pub(crate) created: String,
    /// When it was last changed (RFC 3339).
    #[schema(format = DateTime)]
    pub(crate) updated: String,
    /// 1 when new, one more after each change.
    pub(crate) version: i64,
    pub(crate) start_fen: String,
    pub(crate) ruleset: String,
    #[serde(deserialize_with = "Option::deserialize")]
    #[schema(required)]
    pub(crate) white: Option<String>,
    #[serde(deserialize_with = "Option::deserialize")]
    #[schema(required)]
    pub(crate) black: Option<String>,
    /// Whether irregular moves can be played in it.
    pub(crate) table: bool,
    /// The moves in canonical notation; set-ups and irregularities stand among them.
    pub(crate) moves: Vec<String>,
    pub(crate) status: StatusAnswer,
}

/// A library of games.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct LibraryAnswer {
    /// Its key, 22 letters and digits.
    pub(crate) id: String,
    /// When it was made (RFC 3339).
    #[schema(format = DateTime)]
    pub(crate) created: String,
    /// When it was last changed (RFC 3339).
    #[schema(format = DateTime)]
    pub(crate) updated: String,
    /// 1 when new, one more after each change.
    pub(crate) version: i64,
    /// How many games it has.
    pub(crate) games: i64,
    /// How much text they are.
    pub(crate) bytes: i64,
}

/// The names of a library's games.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct LibraryNames {
    pub(crate) version: i64,
    /// Each is made of what the game holds: 32 hexadecimal digits.
    pub(crate) names: Vec<String>,
}

/// Games of a library.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct LibraryGames {
    pub(crate) games: Vec<LibraryGameAnswer>,
}

/// A game of a library.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct LibraryGameAnswer {
    pub(crate) name: String,
    pub(crate) pdn: String,
}

/// The ruling on something that was tried.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct RulingAnswer {
    pub(crate) legal: bool,
    /// The code of the ruling.
    #[schema(example = "majority")]
    pub(crate) code: String,
    /// One to three sentences in the language asked for.
    pub(crate) message: String,
    pub(crate) rule: RuleAnswer,
    /// Every legal move.
    pub(crate) required: Vec<String>,
    /// The legal move that the try names, whatever was lifted.
    #[serde(deserialize_with = "Option::deserialize")]
    #[schema(required)]
    pub(crate) named: Option<String>,
    /// Whether the text of the move says that it takes, as `32x28` does.
    pub(crate) written_as_capture: bool,
    pub(crate) squares: RulingSquares,
    /// Pieces taken against pieces to take, where that is the point.
    #[serde(deserialize_with = "Option::deserialize")]
    #[schema(required)]
    pub(crate) counts: Option<CountsAnswer>,
    /// What the federation's rules make of it when it was played at the table.
    #[serde(deserialize_with = "Option::deserialize")]
    #[schema(required)]
    pub(crate) irregularity: Option<IrregularityAnswer>,
}

/// The rule that decides.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct RuleAnswer {
    #[schema(example = "majority-capture")]
    pub(crate) id: String,
    pub(crate) source: String,
    /// The rule and its source in the words of the language.
    pub(crate) name: String,
    pub(crate) text: String,
}

/// What a board should show.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct RulingSquares {
    /// The squares of the try.
    pub(crate) tried: Vec<u8>,
    /// Where the piece tried stands.
    #[serde(deserialize_with = "Option::deserialize")]
    #[schema(required)]
    pub(crate) piece: Option<u8>,
    /// The two ends of the hop that breaks a rule.
    #[serde(deserialize_with = "Option::deserialize")]
    #[schema(required)]
    pub(crate) hop: Option<Vec<u8>>,
    /// What stands against it.
    pub(crate) wrong: Vec<u8>,
    /// The route of the capture tried or named.
    pub(crate) path: Vec<u8>,
    pub(crate) captured: Vec<u8>,
    /// What it could still take.
    pub(crate) next: Vec<u8>,
    /// The captures that may be played.
    pub(crate) owed: Vec<OwedCapture>,
}

/// A capture that may be played.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct OwedCapture {
    pub(crate) notation: String,
    pub(crate) from: u8,
    pub(crate) to: u8,
    pub(crate) path: Vec<u8>,
    pub(crate) captured: Vec<u8>,
}

/// Pieces taken and to be taken.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct CountsAnswer {
    pub(crate) tried: u8,
    pub(crate) required: u8,
}

/// Who decides about a wrong move, and what they may choose.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct IrregularityAnswer {
    #[schema(example = "FMJD 1/5.4.8")]
    pub(crate) article: String,
    /// `opponent` or `both`.
    pub(crate) decided_by: String,
    /// `correct` and `leave`, or `take-back`.
    pub(crate) options: Vec<String>,
    /// The options in words.
    pub(crate) labels: Vec<String>,
    /// The sentence that says all this.
    pub(crate) text: String,
}

/// All that a page shows of a game.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct PageAnswer {
    pub(crate) start_fen: String,
    pub(crate) status: StatusAnswer,
    /// How it ended, in words.
    #[serde(deserialize_with = "Option::deserialize")]
    #[schema(required)]
    pub(crate) outcome_text: Option<String>,
    pub(crate) legal: MovesAnswer,
    /// Draws that a player may claim now.
    pub(crate) claims: Vec<ClaimAnswer>,
    pub(crate) plies: Vec<PlyAnswer>,
    /// Moves, set-ups and irregularities, as they can be sent again.
    pub(crate) steps: Vec<String>,
    pub(crate) incidents: Vec<IncidentAnswer>,
    /// Whether the last irregularity can still be claimed.
    pub(crate) pending: bool,
    /// The piece that a correction binds the side to move to.
    #[serde(deserialize_with = "Option::deserialize")]
    #[schema(required)]
    pub(crate) bound: Option<u8>,
    pub(crate) counter_notes: Vec<CounterNoteAnswer>,
    /// The exact values of the moves where kings' endings are drawn at once.
    #[serde(deserialize_with = "Option::deserialize")]
    #[schema(required)]
    pub(crate) draw_proof: Option<DrawProofAnswer>,
}

/// A draw that a player may claim.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct ClaimAnswer {
    pub(crate) reason: String,
    pub(crate) text: String,
}

/// A move of a game, and the position after it.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlyAnswer {
    /// 1 for the first move.
    pub(crate) ply: u32,
    /// 1 for the first step: set-ups and irregularities are steps, too.
    pub(crate) step: u32,
    /// Who played it.
    pub(crate) side: Side,
    pub(crate) notation: String,
    pub(crate) from: u8,
    pub(crate) to: u8,
    pub(crate) path: Vec<u8>,
    pub(crate) captured: Vec<u8>,
    pub(crate) promotes: bool,
    /// The position after it.
    pub(crate) fen: String,
    pub(crate) counters: CountersAnswer,
}

/// An irregularity, and what became of it.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct IncidentAnswer {
    /// `missed-capture`, `majority`, `two-moves`, …
    #[schema(example = "missed-capture")]
    pub(crate) kind: String,
    pub(crate) title: String,
    /// Who was at fault.
    pub(crate) by: Side,
    /// What was done, as it stands in the list of moves.
    #[schema(example = "34-29")]
    pub(crate) done: String,
    pub(crate) article: String,
    /// The article in the words of the language.
    pub(crate) source: String,
    /// `pending`, `corrected`, `left`, `accepted` or `taken-back`.
    pub(crate) decision: String,
    pub(crate) decision_text: String,
    /// One sentence for the record.
    pub(crate) text: String,
    /// The piece that had to be played.
    #[serde(deserialize_with = "Option::deserialize")]
    #[schema(required)]
    pub(crate) touched: Option<u8>,
    /// The position that stood on the board, where no legal move leads to it.
    #[serde(deserialize_with = "Option::deserialize")]
    #[schema(required)]
    pub(crate) fen: Option<String>,
    /// Its place among the steps.
    pub(crate) step: u32,
    /// Moves before it.
    pub(crate) ply: u32,
    /// Whether its position was set up.
    pub(crate) set_up: bool,
}

/// A counter of a draw rule, and why it runs.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct CounterNoteAnswer {
    /// `repetition`, `25-moves`, `16-moves`, `5-moves` or `immediate-draw`.
    pub(crate) kind: String,
    pub(crate) text: String,
    pub(crate) count: u32,
    pub(crate) limit: u32,
    /// The ply at which it began.
    #[serde(deserialize_with = "Option::deserialize")]
    #[schema(required)]
    pub(crate) started_ply: Option<u32>,
    /// What the limit does: `draw` or `claim`.
    pub(crate) effect: String,
    /// The plies at which the position stood before.
    pub(crate) earlier: Vec<u32>,
}

/// The proof of an immediate draw, or of the win that forbids it.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct DrawProofAnswer {
    /// For the side to move: `win`, `draw` or `loss`.
    pub(crate) wdl: String,
    /// Plies to the end; `null` for a draw.
    #[serde(deserialize_with = "Option::deserialize")]
    #[schema(required)]
    pub(crate) plies: Option<u32>,
    pub(crate) moves: Vec<ValuedMoveAnswer>,
    /// Best play to the end; empty for a draw.
    pub(crate) line: Vec<String>,
    pub(crate) text: String,
    pub(crate) annex1: Annex1Answer,
}

/// What the endgame tables know of a position.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct TablebaseAnswer {
    /// For the side to move: `win`, `draw` or `loss`. Repetition and move counts are left out of account.
    pub(crate) wdl: String,
    /// Plies to the end of the game with best play; `null` for a draw, or without distances.
    #[serde(deserialize_with = "Option::deserialize")]
    #[schema(required)]
    pub(crate) plies: Option<u32>,
    /// Every legal move, the best first.
    pub(crate) moves: Vec<TablebaseMoveAnswer>,
    /// Best play to the end; for a draw, play on both sides until a position comes back.
    pub(crate) line: Vec<String>,
    /// Whether a win comes within the limits of the ruleset; `null` where nobody wins or nothing limits.
    #[serde(deserialize_with = "Option::deserialize")]
    #[schema(required)]
    pub(crate) limit: Option<WinLimitAnswer>,
}

/// A move and what it is worth to the side that plays it.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct TablebaseMoveAnswer {
    pub(crate) notation: String,
    pub(crate) wdl: String,
    #[serde(deserialize_with = "Option::deserialize")]
    #[schema(required)]
    pub(crate) plies: Option<u32>,
}

/// The limit that falls first.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct WinLimitAnswer {
    /// `25-moves`, `16-moves` or `5-moves`.
    pub(crate) reason: String,
    /// Plies that may be played before it falls.
    pub(crate) plies_left: u32,
    /// Whether the quickest win is over before; `null` without distances.
    #[serde(deserialize_with = "Option::deserialize")]
    #[schema(required)]
    pub(crate) fits: Option<bool>,
}

/// A move and its exact value for the side that plays it.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct ValuedMoveAnswer {
    pub(crate) notation: String,
    pub(crate) from: u8,
    pub(crate) to: u8,
    pub(crate) wdl: String,
    #[serde(deserialize_with = "Option::deserialize")]
    #[schema(required)]
    pub(crate) plies: Option<u32>,
    /// The move and what it leads to: best play to the end, or the reply that holds the draw.
    pub(crate) line: Vec<String>,
}

/// What Annex 1 of the world federation says of the same position.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Annex1Answer {
    pub(crate) reason: String,
    /// Plies until the draw.
    pub(crate) limit: u32,
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_answers::{Answer, ErrorAnswer, Language};
    use serde::de::DeserializeOwned;

    fn read<T: DeserializeOwned>(answer: Result<Answer, ErrorAnswer>) -> T {
        let text = answer.unwrap().json();
        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"))
    }

    #[test]
    fn the_answers_have_the_shapes_that_the_document_describes() {
        let shuffle = "46-41 4-9 41-46 9-4 46-41 4-9 41-46 9-4";
        for language in Language::ALL {
            for fen in ["start", "W:W32:B8,17,27", "W:W:B1"] {
                let _: MovesAnswer = read(damier_answers::moves(fen, language));
            }
            for (fen, moves, ruleset) in [
                ("start", "32-28 19-23 28x19", "ffjd"),
                ("W:WK46,36:BK4,6", shuffle, "fmjd"),
                ("W:WK46,36:BK4,6", shuffle, "family"),
                ("W:WK36:BK4", "", "ffjd"),
                ("W:WK36,K47:BK4", "", "ffjd"),
                ("W:WK36,K47,K48:BK4", "36-41", "lidraughts"),
                ("W:W32:B28", "32x23", "ffjd"),
                ("W:W32:B28,5", "irregularity:missed-capture;white;32-27;;left;B:W27:B28,5 5-10", "ffjd"),
                ("W:W32:B28,5", "irregularity:illegal-move;white;32-26;32;corrected;B:W26:B28,5", "ffjd"),
            ] {
                let _: StatusAnswer = read(damier_answers::status(fen, moves, ruleset, language));
                let _: PageAnswer = read(damier_answers::game(fen, moves, ruleset, language));
            }
        }
    }

    #[test]
    fn rulings_of_every_code_have_the_shape_described() {
        let golden = concat!(
            include_str!("../../../../testdata/rulings/explain.tsv"),
            include_str!("../../../../testdata/rulings/codes.tsv")
        );
        let mut codes = std::collections::BTreeSet::new();
        for line in golden.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
            let fields: Vec<&str> = line.split('\t').collect();
            match damier_answers::explain(fields[0], fields[1], fields[2], "family", Language::Nl) {
                Ok(answer) => {
                    let ruling: RulingAnswer = read(Ok(answer));
                    codes.insert(ruling.code);
                }
                Err(error) => {
                    let _: ErrorBody = serde_json::from_str(&error.json()).unwrap();
                }
            }
        }
        assert!(codes.len() >= 20, "{codes:?}");
    }

    #[test]
    fn a_field_too_many_or_too_few_is_noticed() {
        let whole = r#"{"winner":null,"reason":"repetition"}"#;
        assert!(serde_json::from_str::<OutcomeAnswer>(whole).is_ok());
        for wrong in [r#"{"reason":"repetition"}"#, r#"{"winner":null,"reason":"x","more":1}"#] {
            assert!(serde_json::from_str::<OutcomeAnswer>(wrong).is_err());
        }
    }
}

/// What a search says after an iteration.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct AnalysisAnswer {
    /// Plies searched; 0 where there is no legal move.
    pub(crate) depth: u32,
    /// Positions visited.
    pub(crate) nodes: u64,
    /// Seconds since the search began.
    pub(crate) seconds: f64,
    /// The best lines, the best first.
    pub(crate) lines: Vec<AnalysisLine>,
}

/// A line of moves and its worth.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct AnalysisLine {
    pub(crate) score: ScoreAnswer,
    /// The moves expected.
    pub(crate) pv: Vec<String>,
}

/// A worth to the side to move; exactly one field is there.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct ScoreAnswer {
    /// An estimate, in men.
    #[serde(default)]
    pub(crate) men: Option<f64>,
    /// It wins in at most so many plies.
    #[serde(default)]
    pub(crate) win_in: Option<u32>,
    /// It loses in so many plies, however it plays.
    #[serde(default)]
    pub(crate) loss_in: Option<u32>,
    /// A proved draw.
    #[serde(default)]
    pub(crate) draw: Option<bool>,
}
