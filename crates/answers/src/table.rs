//! `table`: a game in which what is not allowed can be done, and the opponent may claim.

use damier_core::ruling::{explain, Remedy, RulingCode};
use damier_core::table::{Act, Claim, Finished, Hands, Incident, IncidentKind, TableError};
use damier_core::{notation, Color, Game, Position, Setup};
use damier_messages::UsageError;

use crate::answer::Answer;
use crate::error::{ErrorAnswer, ErrorCode};
use crate::input::read_ruleset;
use crate::json::Json;
use crate::language::Language;
use crate::replay::replay;

/// What is asked of the table.
#[derive(Clone, Copy, Debug)]
pub struct TableRequest<'a> {
    /// The first position; empty: the starting position.
    pub fen: &'a str,
    /// The steps so far, between blanks.
    pub moves: &'a str,
    /// The ruleset; empty: `ffjd`.
    pub ruleset: &'a str,
    /// `look`, `finish`, `claim`, `accept`, `accident`, `correct`, `leave` or `take-back`.
    pub what: &'a str,
    /// Who asks: `white` or `black`; empty: the side to move.
    pub by: &'a str,
    /// What hands have done since the last step: see [`Act::read`].
    pub acts: &'a str,
}

/// What is on the board, what ends a move, what a claim meets, what a decision does.
///
/// ```text
/// look:     {"fen","jumped":[…],"uncrowned":[…],"lifted":[…],"bound":square|null,"done":text}
/// finish:   {"finished":"nothing"|"done"|"over","steps":[…]}
/// claim:    {"answer":"unfinished"} where the other side's move is still to come, else
///           {"answer":"open"|"offender"|"too-late"|"nothing","message","incident":null|{…},
///            "rule":null|text,"squares":[…],"owed":[…],"move_was_legal":bool,
///            "options":[{"remedy","label","text","fen","bound","steps":[…]}]}
/// accept, accident, correct, leave, take-back: {"steps":[…]}
/// ```
///
/// `steps` is the whole game as it is then; `fen` of `look` is only to be shown: a man may stand on
/// its last row there.
/// `owed`: every capture that could be played; with `move_was_legal` the one made was among them,
/// and only the hands were at fault.
///
/// # Errors
/// Those of [`status`](crate::status()); `bad-request` for what cannot be done, `usage` for a word
/// that is unknown.
pub fn table(request: &TableRequest<'_>, language: Language) -> Result<Answer, ErrorAnswer> {
    let ruleset = read_ruleset(request.ruleset, language)?;
    let mut game = replay(request.fen, request.moves, ruleset, language)?;
    let by = match request.by {
        "" => game.position().turn(),
        name => Color::ALL
            .into_iter()
            .find(|color| color.name() == name)
            .ok_or_else(|| usage("by", name, "white, black", language))?,
    };
    let acts = Act::read(request.acts).map_err(|error| refused(&error.into(), language))?;
    let refused = |error: TableError| refused(&error, language);
    let value = match request.what {
        "look" => look(&game, &acts).map_err(refused)?,
        "finish" => {
            let finished = match game.finish(&acts, by).map_err(refused)? {
                Finished::Nothing => "nothing",
                Finished::Done => "done",
                Finished::Over => "over",
            };
            Json::object().with("finished", finished).with("steps", game.steps())
        }
        // Against the side to move: its hands are still at work.
        "claim" if by != game.position().turn() && !acts.is_empty() => {
            if game.interrupt(&acts).map_err(refused)? || !touched(&game, &acts).map_err(refused)? {
                claim(&game, by, language)
            } else {
                Json::object().with("answer", "unfinished")
            }
        }
        "claim" => claim(&game, by, language),
        "accept" => {
            game.accept_pending();
            Json::object().with("steps", game.steps())
        }
        "accident" => {
            game.accident().map_err(refused)?;
            Json::object().with("steps", game.steps())
        }
        what => {
            let remedy = Remedy::ALL.into_iter().find(|remedy| remedy.name() == what).ok_or_else(|| {
                usage(
                    "what",
                    what,
                    "look, finish, claim, accept, accident, correct, leave, take-back",
                    language,
                )
            })?;
            game.decide(remedy).map_err(refused)?;
            Json::object().with("steps", game.steps())
        }
    };
    Ok(Answer::new(value))
}

fn usage(option: &str, value: &str, expected: &str, language: Language) -> ErrorAnswer {
    let error = UsageError::Value { option: option.into(), value: value.into(), expected: expected.into() };
    ErrorAnswer::new(ErrorCode::Usage, damier_messages::usage_error(&error, language))
}

fn refused(error: &TableError, language: Language) -> ErrorAnswer {
    let code = match error {
        TableError::Game(_) => ErrorCode::GameOver,
        _ => ErrorCode::BadRequest,
    };
    ErrorAnswer::new(code, damier_messages::table_error(error, language))
}

fn look(game: &Game, acts: &[Act]) -> Result<Json, TableError> {
    let here = game.position();
    let hands = Hands::after(here.board(), acts)?;
    Ok(Json::object()
        .with("fen", Setup::new(hands.board(), here.turn()).to_string())
        .with("jumped", hands.jumped().iter().collect::<Json>())
        .with("uncrowned", hands.uncrowned().iter().collect::<Json>())
        .with("lifted", hands.lifted().to_vec())
        .with("bound", game.bound())
        .with("done", hands.text()))
}

/// Whether hands have changed what stands on the board.
fn touched(game: &Game, acts: &[Act]) -> Result<bool, TableError> {
    let board = game.position().board();
    Ok(Hands::after(board, acts)?.board() != *board)
}

fn claim(game: &Game, by: Color, language: Language) -> Json {
    let claim = game.claim_irregularity(by);
    let (answer, incident) = match &claim {
        Claim::Open(found) => ("open", Some(found)),
        Claim::Offender(found) => ("offender", Some(found)),
        Claim::TooLate(found) => ("too-late", Some(found)),
        Claim::Nothing(_) => ("nothing", None),
    };
    let open = incident.filter(|_| answer == "open");
    let ruling = open.and_then(|found| Reason::of(game, found, language));
    let options = open.map_or(Vec::new(), |found| {
        found.options(game.ruleset()).iter().filter_map(|r| option(game, found, *r, language)).collect()
    });
    Json::object()
        .with("answer", answer)
        .with("message", damier_messages::claim_answer(&claim, game.ruleset(), language))
        .with("incident", incident.map(|found| incident_json(found, language)))
        .with("rule", ruling.as_ref().map(|reason| reason.text.clone()))
        .with("squares", ruling.as_ref().map_or_else(Vec::new, |reason| reason.squares.clone()))
        .with("move_was_legal", ruling.as_ref().map_or(false, |reason| reason.move_was_legal))
        .with("owed", ruling.map_or_else(Vec::new, |reason| reason.owed))
        .with("before", open.and_then(|_| before(game)).map(|position| position.to_string()))
        .with("options", Json::List(options))
}

/// The position in which the last thing was done.
fn before(game: &Game) -> Option<Position> {
    game.parent(game.cursor()).map(|parent| *game.position_at(parent))
}

/// Why something is irregular, with the squares and the moves that were owed.
struct Reason {
    text: String,
    squares: Vec<damier_core::Square>,
    owed: Vec<String>,
    /// The move itself could be played: only what was lifted was wrong.
    move_was_legal: bool,
}

impl Reason {
    fn of(game: &Game, incident: &Incident, language: Language) -> Option<Reason> {
        let before = before(game)?;
        let general = damier_messages::incident_rule(incident, language);
        let owed =
            || before.legal_moves().iter().filter(|m| m.is_capture()).map(|m| before.notation(m)).collect();
        let move_was_legal = matches!(
            incident.kind,
            IncidentKind::RemovedTooFew | IncidentKind::RemovedTooMany | IncidentKind::RemovedOwnPiece
        );
        let plain =
            |squares| Reason { text: general.clone(), squares, owed: Vec::new(), move_was_legal: false };
        let (path, lifted) = match incident.path_and_lifted() {
            Some(found) if incident.by == before.turn() => found,
            _ => return Some(plain(incident.touched.into_iter().collect())),
        };
        let judged = matches!(
            incident.kind,
            IncidentKind::MissedCapture
                | IncidentKind::Majority
                | IncidentKind::UnfinishedCapture
                | IncidentKind::IllegalMove
                | IncidentKind::RemovedTooFew
                | IncidentKind::RemovedTooMany
                | IncidentKind::RemovedOwnPiece
        );
        if !judged {
            return Some(plain(path));
        }
        let numbers: Vec<String> = path.iter().map(ToString::to_string).collect();
        let text = notation::MoveText::parse(&numbers.join("-"), notation::Leniency::File).ok()?;
        let ruling = explain(&before, &text, Some(&lifted), game.ruleset());
        // Which of several captures it was, nobody can say: the general rule says enough.
        if matches!(ruling.code(), RulingCode::Ambiguous | RulingCode::Legal) {
            return Some(Reason { owed: owed(), move_was_legal, ..plain(path) });
        }
        let text = damier_messages::ruling(&before, &ruling, language);
        Some(Reason { text, squares: path, owed: owed(), move_was_legal })
    }
}

fn option(game: &Game, incident: &Incident, remedy: Remedy, language: Language) -> Option<Json> {
    let mut decided = game.clone();
    decided.decide(remedy).ok()?;
    let value = Json::object()
        .with("remedy", remedy.name())
        .with("label", damier_messages::remedy_label(incident, remedy, language))
        .with("text", damier_messages::remedy_result(incident, remedy, language))
        .with("fen", decided.position().to_string())
        .with("bound", decided.bound())
        .with("steps", decided.steps());
    Some(value)
}

/// What was done, as it stands in the list of moves; the pieces lifted where nothing was moved.
fn done(incident: &Incident) -> String {
    match incident.moves_and_lifted() {
        ("", "") => String::new(),
        ("", lifted) => format!("({})", lifted.replace(',', ", ")),
        (moves, _) => moves.replace('+', " + "),
    }
}

/// `{"kind","title","by","done","article","source","decision","decision_text","text","touched","fen"}`.
fn incident_json(incident: &Incident, language: Language) -> Json {
    Json::object()
        .with("kind", incident.kind.name())
        .with("title", damier_messages::incident_title(incident.kind, language))
        .with("by", incident.by.name())
        .with("done", done(incident))
        .with("article", incident.kind.article())
        .with("source", damier_messages::source_in_words(incident.kind.article(), language))
        .with("decision", incident.decision.name())
        .with("decision_text", damier_messages::incident_decision(incident.decision, language))
        .with("text", damier_messages::incident(incident, language))
        .with("touched", incident.touched)
        .with("fen", incident.after.map(|after| after.to_string()))
}

/// The irregularities of a game in order, each with the number of its step, the moves before it and
/// whether a position was set up for it.
pub(crate) fn incidents_json(game: &Game, language: Language) -> Json {
    // The rules alone read no irregularity (`replay.rs`): there is none to tell.
    if cfg!(damier_rules_only) {
        return Json::List(Vec::new());
    }
    let mut step = 0;
    let mut found = Vec::new();
    for node in game.line() {
        let steps = game.steps_of(node).len();
        let incidents = game.incidents(node);
        let first = step + steps - incidents.len();
        for (place, incident) in incidents.iter().enumerate() {
            let set_up = place == 0 && game.set_up_by(node).is_some();
            let before = game.parent(node).filter(|_| set_up).unwrap_or(node);
            let told = incident.with_crosses(game.position_at(before).board());
            found.push(
                incident_json(&told, language)
                    .with("step", first + place + 1)
                    .with("ply", game.ply_at(node))
                    .with("set_up", set_up),
            );
        }
        step += steps;
    }
    Json::List(found)
}

#[cfg(not(damier_rules_only))]
/// What stands in a comment of a file, so that it is read again: a sentence and a command.
#[must_use]
pub fn incident_comment(incident: &Incident, language: Language) -> String {
    let command = damier_pdn::irregularity_command(incident);
    format!("{} {command}", damier_messages::incident(incident, language))
}

#[cfg(test)]
mod tests {
    use super::*;

    const MISSED: &str = "W:W28,31,33-50:B1-18,20,23";

    fn ask(fen: &str, moves: &str, ruleset: &str, what: &str, by: &str, acts: &str) -> Json {
        let request = TableRequest { fen, moves, ruleset, what, by, acts };
        table(&request, Language::En).unwrap().into_value()
    }

    fn steps(answer: &Json) -> String {
        match answer.get("steps") {
            Some(Json::List(steps)) => {
                let text = |step: &Json| step.to_string().trim_matches('"').replace("\\\"", "\"");
                steps.iter().map(text).collect::<Vec<_>>().join(" ")
            }
            other => panic!("{other:?}"),
        }
    }

    fn finish(fen: &str, moves: &str, by: &str, acts: &str) -> String {
        let answer = ask(fen, moves, "ffjd", "finish", by, acts);
        assert_eq!(answer.get("finished"), Some(&Json::from("done")), "{acts}");
        steps(&answer)
    }

    #[test]
    fn c2_a_missed_capture_is_claimed_and_corrected_or_left() {
        let line = finish(MISSED, "", "white", "34-29");
        assert!(line.starts_with("irregularity:missed-capture;white;34-29;;pending;B:W28,"), "{line}");
        let claim = ask(MISSED, &line, "ffjd", "claim", "black", "");
        assert_eq!(claim.get("answer"), Some(&Json::from("open")));
        assert!(claim.get("rule").unwrap().to_string().contains("28x19"), "{claim}");
        assert_eq!(claim.get("owed").unwrap().to_string(), r#"["28x19"]"#);
        let options = match claim.get("options") {
            Some(Json::List(options)) => options.clone(),
            other => panic!("{other:?}"),
        };
        assert_eq!(options.len(), 2);
        let corrected = steps(&options[0]);
        assert!(corrected.contains(";corrected;"));
        let game = crate::game(MISSED, &corrected, "ffjd", Language::En).unwrap().into_value();
        assert!(game.get("status").unwrap().get("fen").unwrap().to_string().starts_with("\"W:W28,31"));
        let left = steps(&options[1]);
        assert!(left.contains(";left;"));
        let game = crate::game(MISSED, &left, "ffjd", Language::En).unwrap().into_value();
        assert_eq!(game.get("status").unwrap().get("side"), Some(&Json::from("black")));
        assert_eq!(game.get("status").unwrap().get("ply"), Some(&Json::from(1_u32)));
        // The offender has no say; in a family game both may go back.
        let own = ask(MISSED, &line, "ffjd", "claim", "white", "");
        assert_eq!(own.get("answer"), Some(&Json::from("offender")));
        assert_eq!(own.get("options").unwrap().to_string(), "[]");
        let family = ask(MISSED, &line, "family", "claim", "white", "");
        assert!(family.get("options").unwrap().to_string().contains(r#""remedy":"take-back""#));
    }

    #[test]
    fn c2_a_capture_played_rightly_and_not_lifted_is_told_as_that() {
        let line = finish(MISSED, "", "white", "34-29");
        let line = finish(MISSED, &line, "black", "23-34");
        assert!(line.contains(" irregularity:removed-too-few;black;23x34;;pending;"), "{line}");
        let claim = ask(MISSED, &line, "ffjd", "claim", "white", "");
        assert_eq!(claim.get("move_was_legal"), Some(&Json::from(true)));
        assert_eq!(claim.get("owed").unwrap().to_string(), r#"["23x32","23x34"]"#);
        let rule = claim.get("rule").unwrap().to_string();
        assert!(rule.contains("23x34") && rule.contains("29") && !rule.contains("23x32"), "{rule}");
        // Where it could be either of two captures, both are named, and none was owed instead.
        let either = "W:WK47:B14,19,29,31,42";
        let line = finish(either, "", "white", "47-36");
        let claim = ask(either, &line, "ffjd", "claim", "black", "");
        assert_eq!(claim.get("move_was_legal"), Some(&Json::from(true)));
        assert_eq!(claim.get("owed").unwrap().to_string(), r#"["47x38x20x9x36","47x38x24x13x36"]"#);
        // Where the move was wrong, it says so.
        let line = finish(MISSED, "", "white", "34-29");
        let claim = ask(MISSED, &line, "ffjd", "claim", "black", "");
        assert_eq!(claim.get("move_was_legal"), Some(&Json::from(false)));
    }

    #[test]
    fn c2_the_log_and_the_list_write_a_move_alike() {
        let line = finish(MISSED, "", "white", "34-29");
        let left = steps(&ask(MISSED, &line, "ffjd", "leave", "", ""));
        let line = finish(MISSED, &left, "black", "23-34");
        let line = steps(&ask(MISSED, &line, "ffjd", "leave", "", ""));
        for (language, text) in [
            (Language::Fr, "Noirs, 23x34\u{a0}: pièce prise laissée"),
            (Language::En, "Black, 23x34: captured piece"),
            (Language::Nl, "Zwart, 23x34: geslagen stuk"),
        ] {
            let game = crate::game(MISSED, &line, "ffjd", language).unwrap().into_value();
            let incidents = game.get("incidents").unwrap().to_string();
            assert!(incidents.contains(text), "{incidents}");
            assert!(incidents.contains(r#""done":"23x34""#), "{incidents}");
            // Both count as plies, and the counters say where they began.
            assert_eq!(game.get("status").unwrap().get("ply"), Some(&Json::from(2_u32)));
            let notes = game.get("counter_notes").unwrap().to_string();
            assert!(notes.contains(r#""started_ply":2"#), "{notes}");
            assert!(!notes.contains("départ") && !notes.contains("at the start"), "{notes}");
        }
    }

    #[test]
    fn c2_pieces_lifted_without_a_move_are_claimed_at_once() {
        let claim = |acts: &str| ask(MISSED, "", "ffjd", "claim", "black", acts);
        // A piece that no capture takes, of either side.
        for (acts, lifted) in [("l1", "1"), ("l50", "50"), ("l23 l1", "23,1")] {
            let found = claim(acts);
            assert_eq!(found.get("answer"), Some(&Json::from("open")), "{acts}");
            let incident = found.get("incident").unwrap().to_string();
            assert!(incident.contains(r#""kind":"removed-without-reason","#), "{incident}");
            let options = match found.get("options") {
                Some(Json::List(options)) => options.clone(),
                other => panic!("{other:?}"),
            };
            let start = format!("irregularity:removed-without-reason;white;/{lifted};;");
            assert_eq!(
                steps(&options[0]),
                format!("{start}corrected;{}", steps(&options[0]).rsplit(';').next().unwrap())
            );
            // White is still to move, with or without them.
            for option in &options {
                let text = option.get("text").unwrap().to_string();
                assert!(!text.contains("move stands"), "{text}");
                assert!(option.get("fen").unwrap().to_string().starts_with("\"W:"), "{option}");
                assert!(steps(option).starts_with(&start), "{option}");
            }
        }
        // The piece that a capture takes may be lifted first; a move may be under way.
        for acts in ["l23", "34-29", "34-29 l1"] {
            assert_eq!(claim(acts).get("answer"), Some(&Json::from("unfinished")), "{acts}");
        }
        // Only touched: as if nothing had been done.
        assert_eq!(claim("t34").get("answer"), Some(&Json::from("nothing")));
        // The one who lifts has nothing to claim.
        assert_eq!(
            ask(MISSED, "", "ffjd", "claim", "white", "l1").get("answer"),
            Some(&Json::from("nothing"))
        );
    }

    #[test]
    fn older_records_have_a_dash_and_are_told_with_a_cross() {
        let line = finish(MISSED, "", "white", "34-29");
        let line = finish(MISSED, &line, "black", "23-34").replace("23x34", "23-34");
        for line in [line.clone(), steps(&ask(MISSED, &line, "ffjd", "correct", "", ""))] {
            let game = crate::game(MISSED, &line, "ffjd", Language::Fr).unwrap().into_value();
            let incidents = game.get("incidents").unwrap().to_string();
            assert!(incidents.contains("Noirs, 23x34"), "{incidents}");
            // What is kept stays as it was.
            assert!(game.get("steps").unwrap().to_string().contains(";23-34;"), "{line}");
        }
    }

    #[test]
    fn c2_played_on_is_accepted_and_a_later_claim_is_too_late() {
        let line = finish(MISSED, "", "white", "34-29");
        let line = finish(MISSED, &line, "black", "23-34 l29");
        assert!(line.contains(";accepted;"), "{line}");
        let late = ask(MISSED, &line, "ffjd", "claim", "black", "");
        assert_eq!(late.get("answer"), Some(&Json::from("too-late")));
        let nothing = ask(MISSED, &line, "ffjd", "claim", "white", "");
        assert_eq!(nothing.get("answer"), Some(&Json::from("nothing")));
    }

    #[test]
    fn the_steps_of_an_answer_are_read_again_and_wrong_ones_refused() {
        let line = finish("", "32-28", "white", "31-27");
        assert!(line.starts_with("32-28 irregularity:two-moves;white;31-27;;pending;B:"), "{line}");
        assert_eq!(steps(&ask("", &line, "", "leave", "", "")), line.replace("pending", "left"));
        for moves in ["irregularity:huffing;white;1-2;;left;", "/FEN\"W:W51:B1\"/", "/FEN\"x\"/"] {
            let error = crate::game("", moves, "", Language::Fr).unwrap_err();
            assert_eq!(error.code(), ErrorCode::UnreadableMove, "{moves}");
        }
        let set_up = "32-28 /FEN\"W:W31:B1\"/ 31-26";
        let game = crate::game("", set_up, "family", Language::En).unwrap().into_value();
        assert_eq!(game.get("steps").unwrap().to_string(), r#"["32-28","/FEN\"W:W31:B1\"/","31-26"]"#);
    }

    #[test]
    fn what_cannot_be_done_is_told() {
        for (what, by, acts, code) in [
            ("finish", "white", "38-33", ErrorCode::BadRequest),
            ("finish", "white", "x", ErrorCode::BadRequest),
            ("finish", "green", "", ErrorCode::Usage),
            ("dance", "", "", ErrorCode::Usage),
            ("correct", "", "", ErrorCode::BadRequest),
        ] {
            let request = TableRequest { fen: "", moves: "", ruleset: "", what, by, acts };
            for language in Language::ALL {
                assert_eq!(table(&request, language).unwrap_err().code(), code, "{what} {by} {acts}");
            }
        }
        let nothing = ask("", "", "", "finish", "white", "t32");
        assert_eq!(nothing.get("finished"), Some(&Json::from("nothing")));
    }

    #[test]
    fn c4_the_board_while_hands_are_at_work() {
        let look = ask("W:W32:B8,17,27", "", "", "look", "", "32-21 21-12");
        assert_eq!(look.get("fen"), Some(&Json::from("W:W12:B8,17,27")));
        assert_eq!(look.get("jumped").unwrap().to_string(), "[17,27]");
        let look = ask("W:W32:B8,17,27", "", "", "look", "", "32-21 21-12 12-3 l27");
        assert_eq!(look.get("uncrowned").unwrap().to_string(), "[3]");
        assert_eq!(look.get("lifted").unwrap().to_string(), "[27]");
    }
}
