//! A game's tags in the order and the form in which they are written (`notation.md` §3).

use damier_core::fen;

use crate::score::normalize_result;
use crate::tree::GameTree;

/// The order of the tags every game of a tournament has.
const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];
/// Names that are written in one way, whatever the file had.
const KNOWN: [&str; 4] = ["GameType", "SetUp", "FEN", "PlyCount"];

impl GameTree {
    /// Brings the tags into the form that is written: the roster first, the result in international
    /// form, GameType 20, FEN in one dialect with its SetUp, PlyCount as it is. Nothing is lost, and
    /// doing it again changes nothing.
    pub fn canonicalize(&mut self) {
        let plies = self.moves().count().to_string();
        for (name, value) in &mut self.tags {
            if let Some(known) = ROSTER.iter().chain(&KNOWN).find(|known| known.eq_ignore_ascii_case(name)) {
                *name = (*known).to_owned();
            }
            match name.as_str() {
                "Result" => *value = normalize_result(value).to_owned(),
                "PlyCount" => value.clone_from(&plies),
                "FEN" => {
                    if let Ok(setup) = fen::parse(value) {
                        *value = setup.to_string();
                    }
                }
                _ => {}
            }
        }
        let place = |name: &str| ROSTER.iter().position(|known| *known == name).unwrap_or(ROSTER.len());
        self.tags.sort_by_key(|(name, _)| place(name));
        let at = |tags: &[(String, String)], name: &str| tags.iter().position(|tag| tag.0 == name);
        if at(&self.tags, "GameType").is_none() && self.tag("Variant").is_none() {
            let end = self.tags.iter().take_while(|(name, _)| place(name) < ROSTER.len()).count();
            self.tags.insert(end, ("GameType".to_owned(), "20".to_owned()));
        }
        if at(&self.tags, "SetUp").is_none() {
            if let Some(fen) = at(&self.tags, "FEN") {
                self.tags.insert(fen, ("SetUp".to_owned(), "1".to_owned()));
            }
        }
    }
}
