//! Why an endgame table has no answer.

use crate::language::Language;

/// What keeps a table from answering.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TablebaseError<'a> {
    /// More pieces than tables have.
    TooManyPieces {
        /// The pieces on the board.
        pieces: u32,
        /// The most that tables have.
        most: u32,
    },
    /// The table of this material is not there.
    NoTable {
        /// The name of its file.
        file: &'a str,
    },
    /// The file is damaged, or something else under this name.
    Damaged {
        /// The name of the file.
        file: &'a str,
    },
    /// The file cannot be read.
    Unreadable {
        /// The name of the file.
        file: &'a str,
        /// Why, in the words of the system.
        why: &'a str,
    },
}

/// The sentence for the error, with what helps.
#[must_use]
pub fn tablebase_error(error: &TablebaseError<'_>, language: Language) -> String {
    use TablebaseError::{Damaged, NoTable, TooManyPieces, Unreadable};
    match (language, error) {
        (Language::Fr, TooManyPieces { pieces, most }) => {
            format!("La position compte {pieces} pièces : les tables de finales s'arrêtent à {most}.")
        }
        (Language::Fr, NoTable { file }) => {
            format!("La table de finales {file} manque : « damier tablebase build » la construit.")
        }
        (Language::Fr, Damaged { file }) => format!(
            "Le fichier {file} est endommagé ou n'est pas une table de finales : « damier tablebase build » le refait."
        ),
        (Language::Fr, Unreadable { file, why }) => {
            format!("Le fichier {file} ne peut pas être lu ({why}).")
        }
        (Language::En, TooManyPieces { pieces, most }) => {
            format!("The position has {pieces} pieces: endgame tables go up to {most}.")
        }
        (Language::En, NoTable { file }) => {
            format!("The endgame table {file} is missing: “damier tablebase build” makes it.")
        }
        (Language::En, Damaged { file }) => format!(
            "The file {file} is damaged or not an endgame table: “damier tablebase build” makes it anew."
        ),
        (Language::En, Unreadable { file, why }) => format!("The file {file} cannot be read ({why})."),
        (Language::Nl, TooManyPieces { pieces, most }) => {
            format!("De stand telt {pieces} stukken: eindspeltabellen gaan tot {most}.")
        }
        (Language::Nl, NoTable { file }) => {
            format!("De eindspeltabel {file} ontbreekt: “damier tablebase build” maakt haar.")
        }
        (Language::Nl, Damaged { file }) => format!(
            "Het bestand {file} is beschadigd of geen eindspeltabel: “damier tablebase build” maakt het opnieuw."
        ),
        (Language::Nl, Unreadable { file, why }) => {
            format!("Het bestand {file} kan niet worden gelezen ({why}).")
        }
    }
}
