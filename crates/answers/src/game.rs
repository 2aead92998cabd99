//! `game`: everything the page shows of a game, in one answer.

use damier_core::{
    CounterNote, DrawReason, EndingProof, EndingValue, Event, Game, Move, NodeId, Outcome, Position,
    ValuedMove,
};

use crate::answer::Answer;
use crate::error::ErrorAnswer;
use crate::input::read_ruleset;
use crate::json::Json;
use crate::language::Language;
use crate::moves::{move_json, moves_json};
use crate::replay::replay;
use crate::status::{counters_json, status_json};
use crate::table::incidents_json;

/// A game after these moves with its whole history: the arguments of [`status`](crate::status()).
///
/// ```text
/// {"start_fen","status":{…},"outcome_text":text|null,"legal":{the answer of moves},
///  "claims":[{"reason","text"}],
///  "plies":[{"ply","step","side","notation","from","to","path","captured","promotes","fen","counters":{…}}],
///  "steps":[text…],"incidents":[…],"pending":bool,"bound":square|null,   // see `table`
///  "counter_notes":[{"kind","text","count","limit","started_ply":n|null,"effect":"draw"|"claim","earlier":[ply…]}],
///  "draw_proof":null|{"wdl","plies","moves":[{"notation","from","to","wdl","plies","line":[notation…]}],"line":[notation…],
///                     "text","annex1":{"reason":"5-moves","limit":10}}}
/// ```
///
/// `draw_proof` is there where the ruleset draws kings' endings at once: the exact value of every
/// legal move, for the side that plays it, and best play to the end where a side wins. The `line`
/// of a move begins with it: best play to the end, or the one reply that holds the draw.
///
/// # Errors
/// Those of [`status`](crate::status()).
pub fn game(fen: &str, moves: &str, ruleset: &str, language: Language) -> Result<Answer, ErrorAnswer> {
    let ruleset = read_ruleset(ruleset, language)?;
    Ok(Answer::new(game_json(&replay(fen, moves, ruleset, language)?, language)))
}

/// The answer of [`game`] for a game at hand, up to its current position.
#[must_use]
pub fn game_json(game: &Game, language: Language) -> Json {
    let outcome_text = |outcome: Outcome| damier_messages::outcome(&outcome, language);
    let claim = |reason: DrawReason| {
        Json::object().with("reason", reason.name()).with("text", damier_messages::claim(reason, language))
    };
    let proof = proof(game);
    let mut notes: Vec<Json> = game.counter_notes().iter().map(|note| note_json(note, language)).collect();
    if let Some(proof) = &proof {
        notes.push(immediate_draw_note(game, proof, language));
    }
    Json::object()
        .with("start_fen", game.start().to_string())
        .with("status", status_json(game))
        .with("outcome_text", game.outcome().map(outcome_text))
        .with("legal", moves_json(game.position()))
        .with("claims", game.claims().into_iter().map(claim).collect::<Json>())
        .with("plies", plies(game))
        .with("steps", game.steps())
        .with("incidents", incidents_json(game, language))
        .with("pending", game.pending().is_some())
        .with("bound", game.bound())
        .with("counter_notes", Json::List(notes))
        .with("draw_proof", proof.map(|proof| proof_json(game.position(), &proof, language)))
}

fn plies(game: &Game) -> Json {
    let line = game.line();
    let mut step = line.first().map_or(0, |root| game.steps_of(*root).len());
    let mut plies = Vec::new();
    for (before, after) in line.iter().zip(line.iter().skip(1)) {
        plies.extend(ply_json(game, *before, *after, step + 1));
        step += game.steps_of(*after).len();
    }
    Json::List(plies)
}

/// A move with the number of its step: set-ups and irregularities are steps, too.
fn ply_json(game: &Game, before: NodeId, after: NodeId, step: usize) -> Option<Json> {
    let m = match game.event(after) {
        Event::Move(m) => m,
        Event::Start | Event::SetUp => return None,
    };
    let position = game.position_at(before);
    let value = Json::object()
        .with("ply", game.ply_at(after))
        .with("step", step)
        .with("side", position.turn().name());
    let fields = match move_json(position, &m, &position.legal_moves()) {
        Json::Object(fields) => fields,
        _ => Vec::new(),
    };
    let value = fields.into_iter().fold(value, |value, (name, field)| value.with(name, field));
    let value = value
        .with("fen", game.position_at(after).to_string())
        .with("counters", counters_json(&game.counters_at(after)));
    Some(value)
}

fn note_json(note: &CounterNote, language: Language) -> Json {
    Json::object()
        .with("kind", note.reason.name())
        .with("text", damier_messages::counter_note(note, language))
        .with("count", note.count)
        .with("limit", note.limit)
        .with("started_ply", note.started_ply)
        .with("effect", note.effect.name())
        .with("earlier", note.earlier.iter().copied().collect::<Json>())
}

/// The proof behind the immediate draw or its refusal, where the ruleset has that draw.
fn proof(game: &Game) -> Option<EndingProof> {
    if game.ruleset().draw_rules().immediate_draw {
        game.ending_proof()
    } else {
        None
    }
}

/// The immediate draw among the counters: 1 of 1 when it stands, 0 while a win is forced.
fn immediate_draw_note(game: &Game, proof: &EndingProof, language: Language) -> Json {
    let text = if proof.value == EndingValue::Draw {
        damier_messages::immediate_draw(game.position(), proof.value, language)
    } else {
        damier_messages::ending_goes_on(game.position(), language)
    };
    Json::object()
        .with("kind", DrawReason::ImmediateDraw.name())
        .with("text", text)
        .with("count", u32::from(proof.value == EndingValue::Draw))
        .with("limit", 1_u32)
        .with("started_ply", Json::Null)
        .with("effect", "draw")
        .with("earlier", Json::List(Vec::new()))
}

fn proof_json(position: &Position, proof: &EndingProof, language: Language) -> Json {
    let legal = position.legal_moves();
    let valued = |(valued, after): (&ValuedMove, &Vec<Move>)| {
        let value = Json::object()
            .with("notation", position.notation_among(&valued.m, &legal))
            .with("from", valued.m.from)
            .with("to", valued.m.to);
        with_value(value, valued.value).with("line", position.line_notation(after))
    };
    let reason = DrawReason::FiveMoves.name();
    let annex1 =
        Json::object().with("reason", reason).with("limit", damier_core::MaterialClass::FiveMoves.limit());
    with_value(Json::object(), proof.value)
        .with("moves", proof.moves.iter().zip(&proof.after).map(valued).collect::<Json>())
        .with("line", position.line_notation(&proof.line))
        .with("text", damier_messages::immediate_draw(position, proof.value, language))
        .with("annex1", annex1)
}

/// Adds `wdl` and `plies` as the contract's tablebase answers have them.
fn with_value(json: Json, value: EndingValue) -> Json {
    let (wdl, plies) = match value {
        EndingValue::Win { plies } => ("win", Some(u32::from(plies))),
        EndingValue::Draw => ("draw", None),
        EndingValue::Loss { plies } => ("loss", Some(u32::from(plies))),
    };
    json.with("wdl", wdl).with("plies", plies)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(fen: &str, moves: &str, ruleset: &str) -> Json {
        game(fen, moves, ruleset, Language::En).unwrap().into_value()
    }

    fn list<'a>(json: &'a Json, name: &str) -> &'a [Json] {
        match json.get(name) {
            Some(Json::List(items)) => items,
            other => panic!("{name}: {other:?}"),
        }
    }

    #[test]
    fn the_history_of_a_game() {
        let answer = value("", "32-28 19-23 28x19", "");
        assert_eq!(answer.get("start_fen"), value("", "", "").get("status").unwrap().get("fen"));
        assert_eq!(answer.get("outcome_text"), Some(&Json::Null));
        assert_eq!(answer.get("draw_proof"), Some(&Json::Null));
        let plies = list(&answer, "plies");
        assert_eq!(plies.len(), 3);
        let last = &plies[2];
        for (name, expected) in [
            ("ply", Json::from(3_u32)),
            ("side", Json::from("white")),
            ("notation", Json::from("28x19")),
            ("promotes", Json::from(false)),
        ] {
            assert_eq!(last.get(name), Some(&expected), "{name}");
        }
        assert_eq!(last.get("fen"), answer.get("status").unwrap().get("fen"));
        assert_eq!(last.get("counters"), answer.get("status").unwrap().get("counters"));
        assert_eq!(list(answer.get("legal").unwrap(), "moves").len(), 2);
        let notes = list(&answer, "counter_notes");
        let kinds: Vec<&Json> = notes.iter().filter_map(|note| note.get("kind")).collect();
        assert_eq!(kinds, [&Json::from("repetition"), &Json::from("25-moves")]);
    }

    #[test]
    fn b5_the_proof_of_the_immediate_draw() {
        let drawn = value("W:WK36:BK4", "", "ffjd");
        assert!(matches!(drawn.get("outcome_text"), Some(Json::Text(_))));
        let proof = drawn.get("draw_proof").unwrap();
        assert_eq!(proof.get("wdl"), Some(&Json::from("draw")));
        assert_eq!(proof.get("annex1").unwrap().get("limit"), Some(&Json::from(10_u32)));
        let moves = list(proof, "moves");
        assert_eq!(moves.len(), list(drawn.get("legal").unwrap(), "moves").len());
        assert!(moves.iter().all(|m| m.get("wdl") != Some(&Json::from("win"))));
        for m in moves {
            let line = list(m, "line");
            assert_eq!(line.first(), m.get("notation"), "a line begins with its move");
            assert!(line.len() > 1, "{line:?}");
        }
        let note = list(&drawn, "counter_notes").last().unwrap();
        assert_eq!(note.get("kind"), Some(&Json::from("immediate-draw")));
        assert_eq!(note.get("count"), Some(&Json::from(1_u32)));

        let open = value("W:WK36,K47:BK4", "", "ffjd");
        let proof = open.get("draw_proof").unwrap();
        assert_eq!(proof.get("plies"), Some(&Json::from(3_u32)));
        assert_eq!(list(proof, "line").first(), Some(&Json::from("47-15")));
        assert_eq!(open.get("outcome_text"), Some(&Json::Null));
        assert_eq!(value("W:WK36,K47:BK4", "", "fmjd").get("draw_proof"), Some(&Json::Null));
    }

    #[test]
    fn b7_claims_come_with_a_sentence() {
        let shuffle = "46-41 4-9 41-46 9-4 46-41 4-9 41-46 9-4";
        let answer = value("W:WK46,36:BK4,6", shuffle, "family");
        let claims = list(&answer, "claims");
        assert_eq!(claims.len(), 1);
        assert_eq!(claims[0].get("reason"), Some(&Json::from("repetition")));
        assert!(matches!(claims[0].get("text"), Some(Json::Text(text)) if !text.is_empty()));
        let note = &list(&answer, "counter_notes")[0];
        assert_eq!(note.get("earlier"), Some(&[0_u32, 4].iter().copied().collect::<Json>()));
        assert_eq!(note.get("effect"), Some(&Json::from("claim")));
    }
}
