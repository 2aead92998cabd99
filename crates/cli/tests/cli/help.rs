//! `--help`, `help` and `completions`.

use crate::common::{damier, function};

const COMMANDS: &[&[&str]] = &[
    &[],
    &["serve"],
    &["play"],
    &["moves"],
    &["explain"],
    &["status"],
    &["diagram"],
    &["pdn"],
    &["pdn", "check"],
    &["pdn", "convert"],
    &["perft"],
    &["analyse"],
    &["hub"],
    &["dxp"],
    &["dxp", "listen"],
    &["dxp", "connect"],
    &["match"],
    &["bench"],
    &["train"],
    &["train", "play"],
    &["train", "fit"],
    &["train", "run"],
    &["train", "shots"],
    &["tablebase"],
    &["tablebase", "build"],
    &["tablebase", "stats"],
    &["tablebase", "verify"],
    &["tablebase", "probe"],
    &["book"],
    &["book", "build"],
    &["book", "show"],
    &["book", "probe"],
    &["exercises"],
    &["exercises", "generate"],
    &["exercises", "check"],
    &["exercises", "deepen"],
    &["openapi"],
    &["completions"],
    &["help"],
];

#[test]
fn every_command_has_help_in_each_language() {
    for (lang, usage, examples) in [
        ("fr", "Utilisation\u{a0}: damier", "Exemples\u{a0}:"),
        ("en", "Usage: damier", "Examples:"),
        ("nl", "Gebruik: damier", "Voorbeelden:"),
    ] {
        for path in COMMANDS {
            for flag in ["--help", "-h"] {
                let mut arguments = path.to_vec();
                arguments.extend([flag, "--lang", lang]);
                let run = function(&arguments, b"");
                assert_eq!((run.code, run.err.as_str()), (0, ""), "{arguments:?}");
                assert!(run.out.contains(usage), "{}", run.out);
                assert!(run.out.contains("--lang <fr|en|nl>"), "{}", run.out);
                if !matches!(path, ["openapi"] | ["help"]) {
                    assert!(run.out.contains(examples), "{path:?} {}", run.out);
                }
                let long = run.out.lines().find(|line| line.chars().count() > 110);
                assert_eq!(long, None, "{path:?}");
            }
        }
    }
}

#[test]
fn no_english_in_the_french_help() {
    for path in COMMANDS {
        let mut arguments = path.to_vec();
        arguments.push("--help");
        let text = function(&arguments, b"").out;
        for word in ["Usage:", "Commands:", "[default", "[possible", "Print ", "Examples"] {
            assert!(!text.contains(word), "{path:?}: {word}\n{text}");
        }
    }
}

#[test]
fn help_with_a_command_is_its_help() {
    for path in &COMMANDS[1..] {
        let mut flagged = path.to_vec();
        flagged.push("--help");
        let mut asked = vec!["help"];
        asked.extend(path.iter());
        assert_eq!(function(&asked, b"").out, function(&flagged, b"").out);
    }
    assert_eq!(function(&["help"], b"").out, function(&["--help"], b"").out);
}

#[test]
fn completions_for_every_shell() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let run = damier(&["completions", shell]);
        assert_eq!((run.code, run.err.as_str()), (0, ""));
        for word in ["explain", "diagram", "--removed", "--no-open"] {
            let word = if shell == "fish" { word.trim_start_matches('-') } else { word };
            assert!(run.out.contains(word), "{shell}: {word}");
        }
    }
}

#[cfg(unix)]
#[test]
fn the_bash_script_is_sound() {
    let script = damier(&["completions", "bash"]).out;
    let check = std::process::Command::new("bash").args(["-n", "-c", &script]).output();
    // Where there is no bash there is nobody to complete for.
    if let Ok(output) = check {
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }
}
