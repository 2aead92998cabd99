//! The examples of the README, of docs/commands.md and of every `--help` are run or at least read.

use std::fs;

use crate::common::{command, function, repository};

/// Words of a command line as a shell cuts them: blanks, double quotes, a comment, a redirection.
fn words(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quoted = false;
    for c in line.chars() {
        match c {
            '"' => {
                quoted = !quoted;
                word.get_or_insert_with(String::new);
            }
            '#' | '<' | '>' if !quoted && word.is_none() => break,
            c if c.is_whitespace() && !quoted => words.extend(word.take()),
            c => word.get_or_insert_with(String::new).push(c),
        }
    }
    words.extend(word);
    words
}

/// The lines of the code blocks of this kind.
fn blocks(text: &str, kind: &str) -> Vec<String> {
    let mut inside = false;
    let mut lines = Vec::new();
    for line in text.lines() {
        if let Some(fence) = line.strip_prefix("```") {
            inside = fence == kind;
        } else if inside {
            lines.push(line.to_owned());
        }
    }
    lines
}

#[test]
fn the_examples_of_the_readme_run() {
    let text = fs::read_to_string(repository("README.md")).unwrap();
    let folder = tempfile::tempdir().unwrap();
    for name in ["games.pdn", "old.pdn"] {
        fs::write(folder.path().join(name), "1. 32-28 19-23 2. 28x19 14x23 *\n").unwrap();
    }
    let mut examples = 0;
    for line in blocks(&text, "sh") {
        let words = words(&line);
        // The page is served until somebody stops it: see serve.rs.
        if words.first().is_none_or(|word| word != "damier") || words.len() == 1 {
            continue;
        }
        examples += 1;
        let arguments: Vec<&str> = words[1..].iter().map(String::as_str).collect();
        let output = command(&arguments)
            .current_dir(folder.path())
            .stdin(std::process::Stdio::null())
            .output()
            .unwrap();
        let refused = i32::from(arguments[0] == "explain");
        assert_eq!(
            output.status.code(),
            Some(refused),
            "{line}\n{}",
            String::from_utf8_lossy(&output.stderr)
        );
        assert!(output.stderr.is_empty(), "{line}");
    }
    assert!(examples >= 6, "{examples}");
}

#[test]
fn what_the_documents_show_is_what_comes_out() {
    let mut examples = 0;
    for document in ["README.md", "docs/commands.md"] {
        let text = fs::read_to_string(repository(document)).unwrap();
        let lines = blocks(&text, "text");
        for (place, line) in lines.iter().enumerate() {
            let Some(call) = line.strip_prefix("$ damier ") else { continue };
            let shown = lines[place + 1..].iter().take_while(|line| !line.starts_with("$ "));
            let words = words(call);
            let arguments: Vec<&str> = words.iter().map(String::as_str).collect();
            let run = function(&arguments, b"");
            for (shown, came) in shown.zip(run.out.lines()) {
                // Only the beginning of a long line may be shown; no-break spaces are typed as spaces.
                let came = came.replace('\u{a0}', " ");
                assert!(came.starts_with(shown.trim_end()), "{document}: {line}\n{came}");
            }
            assert!(!run.out.is_empty(), "{line}");
            examples += 1;
        }
    }
    assert!(examples >= 5, "{examples}");
}

#[test]
fn the_examples_of_every_help_are_command_lines() {
    let mut examples = 0;
    for language in [damier_answers::Language::Fr, damier_answers::Language::En, damier_answers::Language::Nl]
    {
        let root = damier_cli::command(language);
        let mut commands = vec![root.clone()];
        while let Some(command) = commands.pop() {
            commands.extend(command.get_subcommands().cloned());
            let after = command.get_after_help().map(ToString::to_string).unwrap_or_default();
            for line in after.lines().filter_map(|line| line.strip_prefix("  damier")) {
                let call = line.split("    ").find(|part| !part.trim().is_empty()).unwrap_or("");
                // Explanations stand behind a wide gap.
                let call = if line.starts_with("    ") { "" } else { call };
                let mut all = vec!["damier".to_owned()];
                all.extend(words(call));
                let read = root.clone().try_get_matches_from(&all);
                assert!(read.is_ok(), "{line}: {:?}", read.err());
                examples += 1;
            }
        }
    }
    assert!(examples > 60, "{examples}");
}
