//! Every answer by name: how the page's WebAssembly reaches them.

use damier_messages::{usage_error, UsageError};

use crate::answer::Answer;
use crate::error::{ErrorAnswer, ErrorCode};
use crate::language::Language;

/// A function that can be called by name.
#[derive(Clone, Copy)]
pub struct Function {
    /// Its name.
    pub name: &'static str,
    /// The names of its fields, the language last.
    pub fields: &'static [&'static str],
    run: fn(&[&str], Language) -> Result<Answer, ErrorAnswer>,
}

/// The functions that a page needs for people to play and to learn: what a browser loads first, so
/// nothing large belongs here. A missing field at the end is the empty text, which stands for the default.
pub const RULES: &[Function] = &[
    Function { name: "moves", fields: &["fen", "lang"], run: |f, lang| crate::moves(f[0], lang) },
    Function { name: "captures", fields: &["fen", "lang"], run: |f, lang| crate::captures(f[0], lang) },
    Function {
        name: "explain",
        fields: &["fen", "move", "removed", "ruleset", "lang"],
        run: |f, lang| crate::explain(f[0], f[1], f[2], f[3], lang),
    },
    Function {
        name: "status",
        fields: &["fen", "moves", "ruleset", "lang"],
        run: |f, lang| crate::status(f[0], f[1], f[2], lang),
    },
    Function {
        name: "game",
        fields: &["fen", "moves", "ruleset", "lang"],
        run: |f, lang| crate::game(f[0], f[1], f[2], lang),
    },
    Function {
        name: "touch",
        fields: &["fen", "square", "lang"],
        run: |f, lang| crate::touch(f[0], f[1], lang),
    },
    Function { name: "fen", fields: &["text", "lang"], run: |f, lang| crate::fen(f[0], lang) },
    Function {
        name: "routes",
        fields: &["fen", "from", "between", "lang"],
        run: |f, lang| crate::routes(f[0], f[1], f[2], lang),
    },
];

/// What reads and writes files, speaks several languages at once, or is seldom asked. None where the rules
/// are built alone.
#[cfg(damier_rules_only)]
pub const MORE: &[Function] = &[];

/// What reads and writes files, speaks several languages at once, or is seldom asked.
#[cfg(not(damier_rules_only))]
pub const MORE: &[Function] = &[
    Function {
        name: "notation",
        fields: &["fen", "move", "lang"],
        run: |f, lang| crate::notation(f[0], f[1], lang),
    },
    Function {
        name: "combination",
        fields: &["fen", "moves", "lang"],
        run: |f, lang| crate::combination(f[0], f[1], lang),
    },
    Function {
        name: "draws",
        fields: &["fen", "moves", "ruleset", "lang"],
        run: |f, lang| crate::draws(f[0], f[1], f[2], lang),
    },
    Function {
        name: "table",
        fields: &["fen", "moves", "ruleset", "what", "by", "acts", "lang"],
        run: |f, lang| {
            crate::table(
                &crate::TableRequest {
                    fen: f[0],
                    moves: f[1],
                    ruleset: f[2],
                    what: f[3],
                    by: f[4],
                    acts: f[5],
                },
                lang,
            )
        },
    },
    Function {
        name: "lifting",
        fields: &["fen", "path", "lang"],
        run: |f, lang| crate::lifting(f[0], f[1], lang),
    },
    Function { name: "pasted", fields: &["text", "lang"], run: |f, lang| crate::pasted(f[0], lang) },
    Function { name: "pdn_read", fields: &["text", "lang"], run: |f, lang| crate::pdn_read(f[0], "", lang) },
    Function {
        name: "pdn_write",
        fields: &["fen", "moves", "ruleset", "white", "black", "result", "lang"],
        run: |f, lang| crate::pdn_write(f[0], f[1], f[2], f[3], f[4], f[5], lang),
    },
    Function {
        name: "pdn_list",
        fields: &["text", "most", "fen", "lang"],
        run: |f, lang| crate::pdn_list(f[0], f[1], f[2], lang),
    },
    Function { name: "pdn_result", fields: &["text", "lang"], run: |f, _| crate::pdn_result(f[0]) },
    Function { name: "pdn_index", fields: &["text", "lang"], run: |f, lang| crate::pdn_index(f[0], lang) },
    Function {
        name: "position_key",
        fields: &["fen", "lang"],
        run: |f, lang| crate::position_key(f[0], lang),
    },
    Function {
        name: "tree_read",
        fields: &["text", "game", "ruleset", "lang"],
        run: |f, lang| crate::tree_read(f[0], f[1], f[2], lang),
    },
    Function {
        name: "tree_write",
        fields: &["fen", "nodes", "tags", "lang"],
        run: |f, lang| crate::tree_write(f[0], f[1], f[2], lang),
    },
];

/// What the machine plays: it comes with the learned weights, as large as all else together. None where
/// there is no engine.
#[cfg(any(damier_rules_only, damier_without_engine))]
pub const ENGINE: &[Function] = &[];

/// What the machine plays: it comes with the learned weights, as large as all else together. And what the tables of
/// [`keep_tables`](crate::keep_tables) know, by which it plays, too.
#[cfg(not(any(damier_rules_only, damier_without_engine)))]
pub const ENGINE: &[Function] = &[
    Function {
        name: "best_move",
        fields: &["fen", "moves", "ruleset", "level", "seed", "lang"],
        run: |f, lang| crate::best_move(f[0], f[1], f[2], f[3], f[4], lang),
    },
    Function {
        name: "analyse",
        fields: &["fen", "moves", "depth", "nodes", "lines", "lang"],
        run: |f, lang| crate::analyse(&[f[0], f[1], f[2], f[3], f[4]], lang),
    },
    Function {
        name: "tablebase",
        fields: &["fen", "moves", "ruleset", "lang"],
        run: |f, lang| crate::tablebase::tablebase_of_kept(f[0], f[1], f[2], lang),
    },
];

/// Calls a function with its fields; the reply is always JSON: the answer, or `{"error":{…}}`.
///
/// ```
/// assert!(damier_answers::call("moves", &["start", "en"]).starts_with(r#"{"fen":"W:W31"#));
/// assert!(damier_answers::call("dance", &[]).starts_with(r#"{"error":{"code":"usage""#));
/// ```
#[must_use]
pub fn call(name: &str, fields: &[&str]) -> String {
    match answer(name, fields) {
        Ok(answer) => answer.json(),
        Err(error) => error.json(),
    }
}

fn answer(name: &str, fields: &[&str]) -> Result<Answer, ErrorAnswer> {
    // The language is not known before all else is right: such faults are told in the default one.
    let usage = |error| ErrorAnswer::new(ErrorCode::Usage, usage_error(&error, Language::default()));
    let function = RULES
        .iter()
        .chain(MORE)
        .chain(ENGINE)
        .find(|f| f.name == name)
        .ok_or_else(|| usage(UsageError::Function(name.to_owned())))?;
    let expected = function.fields.len();
    if fields.len() > expected {
        let (name, given) = (name.to_owned(), fields.len());
        return Err(usage(UsageError::Arguments { name, expected, given }));
    }
    let mut all = fields.to_vec();
    all.resize(expected, "");
    let language = match all[expected - 1] {
        "" => Language::default(),
        code => code.parse().map_err(|_| usage(UsageError::Language(code.to_owned())))?,
    };
    (function.run)(&all, language)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_function_takes_its_language_last() {
        for function in RULES.iter().chain(MORE).chain(ENGINE) {
            assert_eq!(function.fields.last(), Some(&"lang"), "{}", function.name);
        }
    }

    #[test]
    fn wrong_calls_are_usage_errors() {
        for reply in [call("", &[]), call("moves", &["start", "fr", "x"]), call("moves", &["start", "de"])] {
            assert!(reply.starts_with(r#"{"error":{"code":"usage","#), "{reply}");
        }
    }
}
