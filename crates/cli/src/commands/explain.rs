//! `damier explain`: the ruling on a move that somebody tries.

use damier_answers::{Answer, ErrorAnswer, ErrorCode, Language};
use damier_core::ruling;

use super::Setting;
use crate::args::Explain;
use crate::failure::{Failure, Verdict};
use crate::io::Io;
use crate::text::say;

pub(crate) fn run(options: &Explain, setting: &Setting, io: &mut Io<'_>) -> Result<Verdict, Failure> {
    let language = setting.language;
    let ruleset = options.ruleset.as_deref().unwrap_or("");
    let removed = options.removed.as_deref().unwrap_or("");
    if options.fen == "-" {
        if options.text.is_some() || options.removed.is_some() {
            return Err(Failure::usage(say(
                language,
                "avec «\u{a0}-\u{a0}», le coup et les pièces enlevées viennent de l'entrée standard",
                "with \"-\", the move and the removed pieces come from standard input",
                "met \"-\" komen de zet en de verwijderde stukken van de standaardinvoer",
            )));
        }
        // A wrong ruleset is a fault of the command line, not of every line.
        damier_answers::read_ruleset(ruleset, language)?;
        return crate::batch::run(language, io, |line| case(line, ruleset, language));
    }
    let text = match &options.text {
        Some(text) => text,
        None => {
            return Err(Failure::usage(say(
                language,
                "il manque le coup (par exemple 32-28)",
                "missing the move (for example 32-28)",
                "de zet ontbreekt (bijvoorbeeld 32-28)",
            )))
        }
    };
    let answer = damier_answers::explain(&options.fen, text, removed, ruleset, language)?;
    if setting.json {
        writeln!(io.stdout, "{}", answer.json())?;
    } else {
        let told = in_words(&options.fen, text, removed, ruleset, language)?;
        writeln!(io.stdout, "{told}")?;
    }
    Ok(Verdict::of(answer.yes()))
}

/// A line of a batch: `FEN<TAB>MOVE[<TAB>REMOVED]`.
fn case(line: &str, ruleset: &str, language: Language) -> Result<Answer, ErrorAnswer> {
    let fields: Vec<&str> = line.split('\t').collect();
    let (fen, text, removed) = match fields.as_slice() {
        [fen, text] => (fen, text, ""),
        [fen, text, removed] => (fen, text, *removed),
        _ => {
            // What is no position is told as such, whatever follows.
            damier_answers::read_position(fields.first().unwrap_or(&""), language)?;
            return Err(ErrorAnswer::new(
                ErrorCode::BadRequest,
                say(
                    language,
                    "FEN<TAB>COUP[<TAB>PIÈCES ENLEVÉES] attendu",
                    "expected FEN<TAB>MOVE[<TAB>REMOVED]",
                    "FEN<TAB>ZET[<TAB>VERWIJDERD] verwacht",
                ),
            ));
        }
    };
    damier_answers::explain(fen, text, removed, ruleset, language)
}

/// The ruling for a person: the verdict, the rule, what the arbiter would ask.
fn in_words(
    fen: &str,
    text: &str,
    removed: &str,
    ruleset: &str,
    language: Language,
) -> Result<String, Failure> {
    let position = damier_answers::read_position(fen, language)?;
    let tried = damier_answers::read_move_text(text, language)?;
    let removed = damier_answers::read_removed(removed, language)?;
    let ruleset = damier_answers::read_ruleset(ruleset, language)?;
    let found = ruling::explain(&position, &tried, removed.as_deref(), ruleset);
    let told = damier_messages::ruling(&position, &found, language);
    if found.is_legal() {
        return Ok(told);
    }
    let verdict = say(language, "Refusé.", "Refused.", "Geweigerd.");
    let rule = found.rule();
    let name = damier_messages::rule_name(rule, language);
    let source = damier_messages::rule_source(rule, language);
    let label = say(language, "Règle\u{a0}:", "Rule:", "Regel:");
    let mut told = format!("{verdict} {told}\n{label} {name} ({source})");
    if let Some(irregularity) = &found.irregularity {
        told.push('\n');
        told.push_str(&damier_messages::irregularity(irregularity, language));
    }
    Ok(told)
}
