//! The command tree with its help in one language.

use clap::{Arg, CommandFactory};
use damier_answers::Language;

use crate::args::Arguments;
use crate::help_texts::{Text, ABOUT, AFTER, ARGUMENTS};
use crate::text::say;

/// The command tree in this language.
pub(crate) fn command(language: Language) -> clap::Command {
    let root = dress(Arguments::command(), "", language);
    // Width of the lines is that of the texts: no surprise from the size of a window.
    root.term_width(0)
}

fn dress(mut command: clap::Command, path: &str, language: Language) -> clap::Command {
    let usage = say(language, "Utilisation\u{a0}: ", "Usage: ", "Gebruik: ");
    if let Some(about) = lookup(&[ABOUT], path, language) {
        command = command.about(about).long_about(about);
    }
    if let Some(after) = lookup(&[AFTER], path, language) {
        command = command.after_help(after);
    }
    command = command
        .help_template(format!("{{about}}\n\n{usage}{{usage}}\n\n{{all-args}}{{after-help}}"))
        .subcommand_help_heading(say(language, "Commandes", "Commands", "Opdrachten"))
        .subcommand_value_name(say(language, "COMMANDE", "COMMAND", "OPDRACHT"))
        .mut_args(|argument| explain(argument, path, language));
    // In the order declared, what all commands share at the end.
    let ids: Vec<clap::Id> = command.get_arguments().map(|a| a.get_id().clone()).collect();
    for (place, id) in ids.into_iter().enumerate() {
        command = command.mut_arg(id, |argument| {
            let shared = if argument.is_global_set() { 1000 } else { 0 };
            argument.display_order(shared + place)
        });
    }
    let names: Vec<String> = command.get_subcommands().map(|c| c.get_name().to_owned()).collect();
    for name in names {
        let path = if path.is_empty() { name.clone() } else { format!("{path} {name}") };
        command = command.mut_subcommand(name, |sub| dress(sub, &path, language));
    }
    command
}

fn explain(argument: Arg, path: &str, language: Language) -> Arg {
    let id = argument.get_id().as_str().to_owned();
    let heading = if argument.is_positional() { "Arguments" } else { "Options" };
    let heading = match (heading, language) {
        ("Arguments", Language::Nl) => "Argumenten",
        ("Options", Language::Nl) => "Opties",
        (heading, _) => heading,
    };
    let own = format!("{path} {id}");
    let text = lookup(ARGUMENTS, &own, language).or_else(|| lookup(ARGUMENTS, &id, language));
    // Defaults and values are in the texts, in the right language.
    let takes_value = argument.get_action().takes_values();
    let argument = argument.help_heading(heading);
    let argument = if takes_value {
        // A negative number is a value, good or bad, and no option.
        argument.hide_default_value(true).hide_possible_values(true).allow_negative_numbers(true)
    } else {
        argument
    };
    match text {
        Some(text) => argument.help(text),
        None => argument,
    }
}

fn lookup(tables: &[&[(&str, Text)]], key: &str, language: Language) -> Option<&'static str> {
    let (_, [fr, en, nl]) = tables.iter().copied().flatten().find(|(name, _)| *name == key)?;
    Some(say(language, fr, en, nl))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn walk(command: &clap::Command, path: &str, missing: &mut Vec<String>) {
        if command.get_about().is_none() {
            missing.push(format!("about {path:?}"));
        }
        for argument in command.get_arguments() {
            if argument.get_help().is_none() {
                missing.push(format!("{path} {}", argument.get_id()));
            }
        }
        for sub in command.get_subcommands() {
            walk(sub, format!("{path} {}", sub.get_name()).trim(), missing);
        }
    }

    #[test]
    fn every_command_and_argument_is_explained_in_each_language() {
        for language in [Language::Fr, Language::En, Language::Nl] {
            let mut missing = Vec::new();
            walk(&command(language), "", &mut missing);
            assert!(missing.is_empty(), "{language:?}: {missing:?}");
        }
    }

    #[test]
    fn no_text_is_for_nothing() {
        let command = command(Language::En);
        let knows = |path: &str| {
            path.split_whitespace()
                .try_fold(&command, |c, name| c.get_subcommands().find(|s| s.get_name() == name))
                .is_some()
        };
        for (path, _) in ABOUT.iter().chain(AFTER) {
            assert!(knows(path), "{path}");
        }
    }

    /// Every command with its path.
    fn commands<'a>(
        command: &'a clap::Command,
        path: Vec<&'a str>,
        all: &mut Vec<(Vec<&'a str>, &'a clap::Command)>,
    ) {
        for sub in command.get_subcommands() {
            commands(sub, [&path[..], &[sub.get_name()]].concat(), all);
        }
        all.push((path, command));
    }

    #[test]
    fn a_negative_number_is_a_value_everywhere() {
        let tree = command(Language::En);
        let mut all = Vec::new();
        commands(&tree, vec!["damier"], &mut all);
        let mut tried = 0;
        for (path, command) in all {
            for option in command.get_arguments().filter(|argument| argument.get_action().takes_values()) {
                let name = option.get_long().map(|name| format!("--{name}"));
                let words = path.iter().map(|word| (*word).to_owned()).chain(name).chain(["-1".to_owned()]);
                let words: Vec<String> = words.collect();
                if let Err(error) = tree.clone().try_get_matches_from(&words) {
                    assert_ne!(error.kind(), clap::error::ErrorKind::UnknownArgument, "{words:?}: {error}");
                }
                tried += 1;
            }
        }
        assert!(tried > 100, "{tried}");
    }

    #[test]
    fn the_tree_is_sound() {
        command(Language::Fr).debug_assert();
    }
}
