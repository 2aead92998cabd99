//! What a person types at the board: a command in any of three languages, or a move.

use damier_core::notation::MoveText;
use damier_messages::read_typed_move;

/// Something typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Input {
    /// An empty line.
    Nothing,
    /// A move, readable as such.
    Move(MoveText),
    /// A command.
    Command(Command),
    /// Neither.
    Unknown,
}

/// A command at the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Command {
    Board,
    Counters,
    Draw,
    Fen,
    Flip,
    Help,
    Hint,
    Moves,
    No,
    Pdn,
    Pieces,
    Quit,
    Redo,
    Resign,
    Undo,
    Yes,
}

/// The words of every command, without accents; the first three are the ones taught (fr, en, nl).
pub(super) const WORDS: &[(Command, &[&str])] = &[
    (Command::Moves, &["coups", "moves", "zetten", "m"]),
    (Command::Undo, &["annuler", "undo", "terug", "reprendre", "u"]),
    (Command::Redo, &["retablir", "redo", "vooruit", "refaire", "opnieuw"]),
    (Command::Draw, &["nulle", "draw", "remise", "partie nulle", "egalite"]),
    (Command::Resign, &["abandon", "resign", "opgeven", "abandonner", "j'abandonne"]),
    (Command::Flip, &["retourner", "flip", "draaien", "tourner"]),
    (Command::Board, &["damier", "board", "bord", "plateau", "b"]),
    (Command::Pieces, &["pieces", "pieces", "stukken", "liste", "list", "p"]),
    (Command::Counters, &["compteurs", "counters", "tellers", "c"]),
    (Command::Hint, &["indice", "hint", "tip", "conseil"]),
    (Command::Fen, &["fen", "fen", "fen", "position", "stand"]),
    (Command::Pdn, &["pdn", "pdn", "pdn", "partie", "game", "partij"]),
    (Command::Help, &["aide", "help", "hulp", "?", "h"]),
    (Command::Quit, &["quitter", "quit", "stop", "exit", "q", "quitte"]),
    (Command::Yes, &["oui", "yes", "ja", "o", "y", "j"]),
    (Command::No, &["non", "no", "nee", "n"]),
];

/// Reads a line. Commands are compared without case, accents and the blanks around them.
pub(super) fn read(line: &str) -> Input {
    let plain = plain(line);
    if plain.is_empty() {
        return Input::Nothing;
    }
    if let Some((command, _)) = WORDS.iter().find(|(_, words)| words.contains(&plain.as_str())) {
        return Input::Command(*command);
    }
    match read_typed_move(line) {
        Ok(text) => Input::Move(text),
        Err(_) => Input::Unknown,
    }
}

/// Lower case, without accents (composed or not), blanks single.
fn plain(line: &str) -> String {
    let mut text = String::new();
    for word in line.trim_start_matches('\u{feff}').split_whitespace() {
        if !text.is_empty() {
            text.push(' ');
        }
        for c in word.chars().flat_map(char::to_lowercase) {
            match c {
                'à' | 'â' | 'ä' | 'á' => text.push('a'),
                'é' | 'è' | 'ê' | 'ë' => text.push('e'),
                'î' | 'ï' | 'í' => text.push('i'),
                'ô' | 'ö' | 'ó' => text.push('o'),
                'ù' | 'û' | 'ü' | 'ú' => text.push('u'),
                'ç' => text.push('c'),
                '’' => text.push('\''),
                '\u{300}'..='\u{36f}' => {}
                c => text.push(c),
            }
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_in_three_languages_with_or_without_accents() {
        for (line, command) in [
            ("annuler", Command::Undo),
            ("  ANNULER ", Command::Undo),
            ("undo", Command::Undo),
            ("terug", Command::Undo),
            ("rétablir", Command::Redo),
            ("re\u{301}tablir", Command::Redo),
            ("RÉTABLIR", Command::Redo),
            ("Nulle", Command::Draw),
            ("égalité", Command::Draw),
            ("partie  nulle", Command::Draw),
            ("j’abandonne", Command::Resign),
            ("pièces", Command::Pieces),
            ("?", Command::Help),
            ("\u{feff}coups", Command::Moves),
        ] {
            assert_eq!(read(line), Input::Command(command), "{line}");
        }
    }

    #[test]
    fn moves_in_every_dialect() {
        for line in ["32-28", "32 28", "3228", "32.28", " 32 - 28 ", "32x28", "32:28", "32×28", "32–28!"] {
            assert!(matches!(read(line), Input::Move(ref text) if text.numbers == [32, 28]), "{line}");
        }
        for line in ["trente-deux va en vingt-huit", "Thirty-two to twenty-eight", "32 naar 28"] {
            assert!(matches!(read(line), Input::Move(ref text) if text.numbers == [32, 28]), "{line}");
        }
        assert_eq!(read(" \t"), Input::Nothing);
        for line in ["32", "bonjour", "32-", "\u{1b}[A", "32-28-"] {
            assert_eq!(read(line), Input::Unknown, "{line:?}");
        }
    }

    #[test]
    fn no_word_means_two_things() {
        let mut seen = std::collections::BTreeMap::new();
        for (command, words) in WORDS {
            for word in *words {
                assert_eq!(plain(word), *word);
                let before = seen.insert(*word, *command);
                assert!(before.is_none() || before == Some(*command), "{word}");
            }
        }
    }
}
