//! `explain`: the ruling on a try.

use damier_core::notation::{MoveText, Separator};
use damier_core::ruling::{Finding, Hop, Irregularity, Rule, Ruling};
use damier_core::{Bitboard, Move, MovePath, Position, Square};
use damier_messages::RemovedError;

use crate::answer::Answer;
use crate::error::{ErrorAnswer, ErrorCode};
use crate::input::{read_position, read_ruleset};
use crate::json::Json;
use crate::language::Language;

/// The ruling on a move that a person tries (contract, `damier explain`). Yes when it is legal.
///
/// `removed` are the squares whose pieces were lifted, with commas between them: `27,17,8`; `none`
/// when nothing was lifted, empty when nobody asks. An empty `ruleset` is the default.
///
/// # Errors
/// `bad-fen`, `man-on-promotion-row`, `unknown-turn`, `unreadable-move` (with `offset`, in bytes),
/// `bad-removed`, and `usage` for an unknown ruleset.
pub fn explain(
    fen: &str,
    text: &str,
    removed: &str,
    ruleset: &str,
    language: Language,
) -> Result<Answer, ErrorAnswer> {
    let position = read_position(fen, language)?;
    let ruleset = read_ruleset(ruleset, language)?;
    let tried = read_move_text(text, language)?;
    let removed = read_removed(removed, language)?;
    let ruling = damier_core::ruling::explain(&position, &tried, removed.as_deref(), ruleset);
    Ok(Answer::yes_or_no(ruling_json(&position, &tried, &ruling, language), ruling.is_legal()))
}

/// Reads the text of a move as a person types it: `32-28`, `3228`, `32.28`, or in words, in any of the
/// three languages (`trente-deux prend vingt-huit, arrive en vingt-trois`).
///
/// # Errors
/// `unreadable-move`, with `offset` (in bytes, from 0).
pub fn read_move_text(text: &str, language: Language) -> Result<MoveText, ErrorAnswer> {
    damier_messages::read_typed_move(text).map_err(|error| {
        let message = damier_messages::invalid_move(&error, text, language);
        ErrorAnswer::new(ErrorCode::UnreadableMove, message).with("offset", error.offset)
    })
}

/// Reads the squares of the pieces lifted: `None` for an empty text, no square for `none`.
///
/// # Errors
/// `bad-removed`: something that is no square, or a square named twice.
pub fn read_removed(text: &str, language: Language) -> Result<Option<Vec<Square>>, ErrorAnswer> {
    let text = text.trim();
    if text.is_empty() {
        return Ok(None);
    }
    if text.eq_ignore_ascii_case("none") {
        return Ok(Some(Vec::new()));
    }
    let mut squares: Vec<Square> = Vec::new();
    for item in text.split(',').map(str::trim) {
        let square = removed_square(item).and_then(|square| {
            if squares.contains(&square) {
                Err(RemovedError::Twice { square })
            } else {
                Ok(square)
            }
        });
        squares.push(square.map_err(|error| {
            let message = damier_messages::removed_error(&error, language);
            ErrorAnswer::new(ErrorCode::BadRemoved, message).with("item", item.to_string())
        })?);
    }
    Ok(Some(squares))
}

fn removed_square(item: &str) -> Result<Square, RemovedError> {
    if item.is_empty() || !item.bytes().all(|b| b.is_ascii_digit()) {
        return Err(RemovedError::NotASquare { text: item.to_string() });
    }
    let number = item.trim_start_matches('0').parse().ok();
    number.and_then(Square::new).ok_or_else(|| RemovedError::NoSuchSquare { text: item.to_string() })
}

/// The contract's ruling as JSON.
///
/// `squares` says what a board should show: `tried`, the squares of the try; `piece`, where the
/// piece tried stands; `hop`, the two ends of the hop that breaks a rule; `wrong`, what stands
/// against it (a piece in the way, a piece jumped twice, pieces lifted too many or left); `path`
/// and `captured`, the route of the capture tried or named; `next`, what it could still take;
/// `owed`, the captures that may be played, each with its route. `named` is the legal move that the
/// try names, whatever was lifted; `written_as_capture` whether its text says that it takes. `counts` compares pieces taken
/// (`tried`) with pieces to take (`required`) where that is the point.
#[must_use]
pub fn ruling_json(position: &Position, tried: &MoveText, ruling: &Ruling, language: Language) -> Json {
    let (rule, required) = (ruling.rule(), &ruling.required);
    let notations: Json = required.iter().map(|m| position.notation_among(m, required)).collect();
    let named = ruling.named_move().map(|m| position.notation_among(&m, required));
    Json::object()
        .with("legal", ruling.is_legal())
        .with("code", ruling.code().name())
        .with("message", damier_messages::ruling(position, ruling, language))
        .with("rule", rule_json(rule, language))
        .with("required", notations)
        .with("named", named)
        .with("written_as_capture", tried.separator == Separator::Cross)
        .with("squares", squares_json(position, ruling))
        .with("counts", counts_json(ruling))
        .with("irregularity", ruling.irregularity.as_ref().map(|found| irregularity_json(found, language)))
}

/// The rule behind a ruling: its stable names, and both in words.
fn rule_json(rule: Rule, language: Language) -> Json {
    Json::object()
        .with("id", rule.id())
        .with("source", rule.source())
        .with("name", damier_messages::rule_name(rule, language))
        .with("text", damier_messages::rule_source(rule, language))
}

fn irregularity_json(found: &Irregularity, language: Language) -> Json {
    let labels = found.options.iter().map(|option| damier_messages::remedy(*option, language));
    Json::object()
        .with("article", found.article)
        .with("decided_by", found.decided_by.name())
        .with("options", found.options.iter().map(|option| option.name()).collect::<Json>())
        .with("labels", labels.collect::<Json>())
        .with("text", damier_messages::irregularity(found, language))
}

fn counts_json(ruling: &Ruling) -> Json {
    match &ruling.finding {
        Finding::Majority { route, most } => {
            Json::object().with("tried", route.captured.len()).with("required", *most)
        }
        _ => Json::Null,
    }
}

fn squares_json(position: &Position, ruling: &Ruling) -> Json {
    let finding = &ruling.finding;
    let route = route_of(position, ruling);
    let owed = ruling.required.iter().filter(|m| m.is_capture() && !ruling.is_legal());
    let piece = ruling.piece.and(ruling.tried.first().copied());
    Json::object()
        .with("tried", ruling.tried.clone())
        .with("piece", piece)
        .with("hop", hop_of(finding).map_or(Json::Null, |hop| vec![hop.from, hop.to].into()))
        .with("wrong", wrong_of(finding).iter().collect::<Json>())
        .with("path", route.as_ref().map_or_else(Vec::new, |route| route.squares.clone()))
        .with("captured", route.map_or_else(Vec::new, |route| route.captured))
        .with("next", next_of(finding).iter().collect::<Json>())
        .with("owed", owed.map(|m| owed_json(position, m, &ruling.required)).collect::<Json>())
}

fn owed_json(position: &Position, m: &Move, required: &[Move]) -> Json {
    let route = position.path(m);
    Json::object()
        .with("notation", position.notation_among(m, required))
        .with("from", m.from)
        .with("to", m.to)
        .with("path", route.squares)
        .with("captured", route.captured)
}

/// The route of the capture that was tried, or of the legal move named.
fn route_of(position: &Position, ruling: &Ruling) -> Option<MovePath> {
    match &ruling.finding {
        Finding::CaptureUnfinished { route, .. } | Finding::Majority { route, .. } => Some(route.clone()),
        _ => ruling.named_move().map(|named| position.path(&named)),
    }
}

fn hop_of(finding: &Finding) -> Option<Hop> {
    match finding {
        Finding::DestinationOccupied { hop, .. }
        | Finding::NotOnDiagonal { hop }
        | Finding::ManMovesBackward { hop }
        | Finding::ManMovesTooFar { hop, .. }
        | Finding::JumpsOwnPiece { hop, .. }
        | Finding::PathBlocked { hop, .. }
        | Finding::NothingToCapture { hop }
        | Finding::CapturedPieceBlocks { hop, .. }
        | Finding::PieceJumpedTwice { hop, .. }
        | Finding::CaptureMandatory { hop } => Some(*hop),
        _ => None,
    }
}

fn wrong_of(finding: &Finding) -> Bitboard {
    match finding {
        Finding::DestinationOccupied { hop, .. } | Finding::CapturedPieceBlocks { hop, .. } => {
            Bitboard::of(hop.to)
        }
        Finding::EmptySquare { square } | Finding::NotYourPiece { square } => Bitboard::of(*square),
        Finding::ManMovesTooFar { over, .. } => over.map_or(Bitboard::EMPTY, Bitboard::of),
        Finding::JumpsOwnPiece { own, .. } => Bitboard::of(*own),
        Finding::PathBlocked { blockers, .. } => *blockers,
        Finding::PieceJumpedTwice { twice, .. } => Bitboard::of(*twice),
        Finding::RemovedTooFew { missing, .. } => *missing,
        Finding::RemovedTooMany { extra, .. } => *extra,
        Finding::RemovedOwnPiece { own, .. } => *own,
        _ => Bitboard::EMPTY,
    }
}

fn next_of(finding: &Finding) -> Bitboard {
    match finding {
        Finding::CaptureUnfinished { next, .. } => *next,
        _ => Bitboard::EMPTY,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOLDEN: &str = include_str!("../../../testdata/rulings/explain.tsv");

    fn code_of(fields: &[&str], language: Language) -> String {
        match explain(fields[0], fields[1], fields[2], "", language) {
            Ok(answer) => {
                let code = answer.value().get("code").map(Json::to_string).unwrap_or_default();
                assert_eq!(answer.yes(), code == r#""legal""#, "{fields:?}");
                code.trim_matches('"').to_string()
            }
            Err(error) => error.code().name().to_string(),
        }
    }

    #[test]
    fn the_golden_rulings_in_every_language() {
        let mut lines = 0;
        for line in GOLDEN.lines().filter(|line| !line.starts_with('#')) {
            let fields: Vec<&str> = line.split('\t').collect();
            for language in Language::ALL {
                assert_eq!(code_of(&fields, language), fields[3], "{line}");
            }
            lines += 1;
        }
        assert!(lines >= 31, "only {lines} lines were read");
    }

    #[test]
    fn a14_a_ruling_in_full() {
        let answer = explain("W:W28:B13,22,23,32", "28x17", "", "", Language::Fr).unwrap();
        assert_eq!(
            answer.json(),
            concat!(
                r#"{"legal":false,"code":"majority","#,
                r#""message":"Le pion 28 doit prendre deux pièces"#,
                "\u{a0}",
                r#": 28x8. La prise 28x17 n'en enlève qu'une.","#,
                r#""rule":{"id":"majority-capture","source":"FMJD 1/4; 1/5.4.8","name":"la prise majoritaire","#,
                r#""text":"FMJD, annexe 1, 1/4"#,
                "\u{a0}",
                r#"; 1/5.4.8"},"required":["28x8"],"named":null,"written_as_capture":true,"#,
                r#""squares":{"tried":[28,17],"piece":28,"hop":null,"wrong":[],"path":[28,17],"captured":[22],"#,
                r#""next":[],"owed":[{"notation":"28x8","from":28,"to":8,"path":[28,19,8],"captured":[23,13]}]},"#,
                r#""counts":{"tried":1,"required":2},"#,
                r#""irregularity":{"article":"FMJD 1/5.4.8","decided_by":"opponent","#,
                r#""options":["correct","leave"],"labels":["Faire corriger","Laisser"],"#,
                r#""text":"À la table, c'est l'adversaire qui choisit"#,
                "\u{a0}",
                r#": faire corriger ou laisser (FMJD 1/5.4.8)."}}"#
            )
        );
    }

    #[test]
    fn c3_at_home_the_move_is_taken_back() {
        for (ruleset, decided_by, options) in [
            ("", r#""opponent""#, r#"["correct","leave"]"#),
            ("ffjd", r#""opponent""#, r#"["correct","leave"]"#),
            ("fmjd", r#""opponent""#, r#"["correct","leave"]"#),
            ("lidraughts", r#""opponent""#, r#"["correct","leave"]"#),
            ("family", r#""both""#, r#"["take-back"]"#),
        ] {
            let answer = explain("W:W28:B23", "28-22", "", ruleset, Language::En).unwrap();
            let found = answer.value().get("irregularity").unwrap();
            assert_eq!(found.get("decided_by").unwrap().to_string(), decided_by);
            assert_eq!(found.get("options").unwrap().to_string(), options);
            assert_eq!(found.get("article").unwrap().to_string(), r#""FMJD 1/5.4.6""#);
        }
    }

    #[test]
    fn c4_what_was_lifted_may_be_given_in_any_order() {
        let code = |removed| code_of(&["W:W32:B8,17,27", "32x3", removed], Language::Nl);
        for (removed, expected) in [
            ("", "legal"),
            ("27,17,8", "legal"),
            (" 8 , 017,27 ", "legal"),
            ("none", "removed-too-few"),
            ("NONE", "removed-too-few"),
            ("27,17", "removed-too-few"),
            ("27,17,8,9", "removed-too-many"),
            ("27,17,8,3", "removed-own-piece"),
            ("27,17,8,32", "removed-own-piece"),
            ("27,27", "bad-removed"),
            ("27,027", "bad-removed"),
            ("0", "bad-removed"),
            ("51", "bad-removed"),
            ("99999999999999999999", "bad-removed"),
            ("27,", "bad-removed"),
            (",", "bad-removed"),
            ("27 17", "bad-removed"),
            ("-8", "bad-removed"),
            ("+8", "bad-removed"),
            ("x", "bad-removed"),
        ] {
            assert_eq!(code(removed), expected, "{removed}");
        }
    }

    #[test]
    fn bad_input_has_its_code_before_any_ruling() {
        for (fen, text, removed, ruleset, code) in [
            ("", "32-28", "", "", "bad-fen"),
            ("W:W1:B50", "32-28", "", "", "man-on-promotion-row"),
            ("?:W31:B1", "31-26", "", "", "unknown-turn"),
            ("start", "32-", "", "", "unreadable-move"),
            ("start", "abc", "", "", "unreadable-move"),
            ("start", "32", "", "", "unreadable-move"),
            ("start", "", "", "", "unreadable-move"),
            ("start", "32-28", "", "fide", "usage"),
            ("W:W45:B34,40", "45x34", "51", "", "bad-removed"),
            ("W:W45:B34,40", "45x", "", "", "unreadable-move"),
        ] {
            for language in Language::ALL {
                let error = explain(fen, text, removed, ruleset, language).unwrap_err();
                assert_eq!(error.code().name(), code, "{fen} {text} {removed}");
                assert!(!error.message().is_empty());
            }
        }
    }

    #[test]
    fn a5_a_move_in_words_is_judged_like_a_written_one() {
        let code = |fen, text| code_of(&[fen, text, ""], Language::Nl);
        assert_eq!(code("start", "trente-deux va en vingt-huit"), "legal");
        assert_eq!(code("start", "Thirty-two to twenty-eight!"), "legal");
        let rafle = "W:W32,34:B8,17,27,30";
        assert_eq!(
            code(rafle, "tweeëndertig slaat zevenentwintig, zeventien en acht, komt op drie"),
            "legal"
        );
        assert_eq!(code(rafle, "trente-quatre prend trente, arrive en vingt-cinq"), "majority");
        // What is said to be taken counts as what was lifted.
        assert_eq!(code(rafle, "32 prend 27 et 17, arrive en 3"), "removed-too-few");
        let named = explain(rafle, "32 takes 27, 17 and 8, lands on 3", "", "", Language::En).unwrap();
        assert_eq!(named.value().get("named"), Some(&Json::from("32x3")));
    }

    #[test]
    fn signs_are_dropped_and_typed_forms_read() {
        for text in
            ["32-28!", "32-28 ?!", "32-28*", "3228", "32.28", "32 28", " 32 - 28 ", "32–28", "032-028"]
        {
            assert_eq!(code_of(&["start", text, ""], Language::Fr), "legal", "{text}");
        }
    }
}
