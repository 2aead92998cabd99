//! Ends of games, draw counters, and moves that a game refuses, in words.

use damier_core::{CounterNote, DrawReason, End, EndingProof, Move, Outcome, Position, Ruleset};

use crate::language::Language;
use crate::{en, fr, nl};

/// How a game ended and by which rule, in one or two sentences.
///
/// ```
/// use damier_core::{DrawReason, Outcome};
/// use damier_messages::{outcome, Language};
///
/// assert_eq!(outcome(&Outcome::Draw(DrawReason::Agreement), Language::En), "A draw: the players agreed.");
/// ```
#[must_use]
pub fn outcome(outcome: &Outcome, language: Language) -> String {
    match language {
        Language::Fr => fr::draws::outcome(outcome),
        Language::En => en::draws::outcome(outcome),
        Language::Nl => nl::draws::outcome(outcome),
    }
}

/// Where a counter stands, since when, and what happens at its limit.
#[must_use]
pub fn counter_note(note: &CounterNote, language: Language) -> String {
    match language {
        Language::Fr => fr::draws::counter_note(note),
        Language::En => en::draws::counter_note(note),
        Language::Nl => nl::draws::counter_note(note),
    }
}

/// A draw that may be claimed now, for the label of a button.
#[must_use]
pub fn claim(reason: DrawReason, language: Language) -> &'static str {
    match language {
        Language::Fr => fr::draws::claim(reason),
        Language::En => en::draws::claim(reason),
        Language::Nl => nl::draws::claim(reason),
    }
}

/// What the exact solution of kings alone says about the position, what the ruleset makes of it,
/// and what the French summary text and Annex 1 would give where they differ.
#[must_use]
pub fn ending_proof(
    position: &Position,
    proof: &EndingProof,
    ruleset: Ruleset,
    language: Language,
) -> String {
    match language {
        Language::Fr => fr::draws::ending_proof(position, proof, ruleset),
        Language::En => en::draws::ending_proof(position, proof, ruleset),
        Language::Nl => nl::draws::ending_proof(position, proof, ruleset),
    }
}

/// Why a move of a game is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RefusedMove<'a> {
    /// The text is no move at all.
    Unreadable,
    /// The move is not legal; the ruling in words, made by [`ruling`](crate::ruling).
    Illegal(&'a str),
    /// Several captures fit, in their full notation.
    Ambiguous(&'a [String]),
    /// The game was over.
    Over(End),
}

/// A move of a game that is refused, with its place: `ply` is 1 for the first move.
#[must_use]
pub fn refused_move(ply: u32, text: &str, why: &RefusedMove<'_>, language: Language) -> String {
    match language {
        Language::Fr => fr::draws::refused_move(ply, text, why),
        Language::En => en::draws::refused_move(ply, text, why),
        Language::Nl => nl::draws::refused_move(ply, text, why),
    }
}

/// Whether two kings stand against one, rather than one against one.
pub(crate) fn two_against_one(position: &Position) -> bool {
    position.board().occupied().len() == 3
}

/// A move in a sentence: start and end are enough there.
pub(crate) fn short(m: &Move) -> String {
    m.short()
}

/// Plies that are left before the limit of a counter.
pub(crate) fn left(note: &CounterNote) -> u32 {
    note.limit.saturating_sub(note.count)
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_core::{fen, Color, Game, WinReason};

    fn game(start: &str, ruleset: Ruleset, moves: &str) -> Game {
        let mut game = Game::new(fen::parse(start).unwrap().into_position().unwrap(), ruleset);
        for text in moves.split_whitespace() {
            let m = *game.position().legal_moves().iter().find(|m| m.short() == text).unwrap();
            game.play(&m).unwrap();
        }
        game
    }

    fn notes(game: &Game, language: Language) -> Vec<String> {
        game.counter_notes().iter().map(|note| counter_note(note, language)).collect()
    }

    #[test]
    fn b1_every_win_names_winner_and_reason() {
        let win = |winner, reason| outcome(&Outcome::Win { winner, reason }, Language::Fr);
        assert_eq!(
            win(Color::White, WinReason::NoPieces),
            "Les Blancs gagnent\u{a0}: les Noirs n'ont plus de pièce."
        );
        assert_eq!(
            win(Color::Black, WinReason::Blocked),
            "Les Noirs gagnent\u{a0}: les Blancs ne peuvent plus jouer, leurs pièces sont bloquées."
        );
        let mut all = Vec::new();
        for language in Language::ALL {
            for reason in DrawReason::ALL {
                all.push(outcome(&Outcome::Draw(reason), language));
            }
            for winner in Color::ALL {
                for reason in
                    [WinReason::NoPieces, WinReason::Blocked, WinReason::Resignation, WinReason::Time]
                {
                    all.push(outcome(&Outcome::Win { winner, reason }, language));
                }
            }
        }
        let count = all.len();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), count, "no two outcomes read alike");
    }

    #[test]
    fn b2_the_repetition_names_the_earlier_plies() {
        let shuffle = "46-41 4-9 41-46 9-4";
        let twice = game("W:WK46,36:BK4,6", Ruleset::Fmjd, shuffle);
        assert_eq!(
            notes(&twice, Language::Fr)[0],
            "Cette position se présente pour la deuxième fois (déjà au départ). À la troisième, la partie est nulle."
        );
        let thrice = game("W:WK46,36:BK4,6", Ruleset::Lidraughts, &[shuffle, shuffle].join(" "));
        assert_eq!(
            notes(&thrice, Language::En)[0],
            "This position stands for the third time (before: at the start and after ply 4): a draw can be claimed."
        );
    }

    #[test]
    fn b3_b4_the_counters_name_what_began_them() {
        let game = game("B:WK6,40:BK1", Ruleset::Fmjd, "1x45 6-22 45-50");
        let texts = notes(&game, Language::Fr);
        assert_eq!(
            texts[1],
            "2 demi-coups de suite sans prise ni coup de pion, depuis la prise 1x45 des Noirs. La partie est nulle à 50 (25 coups chacun), dans 48 demi-coups."
        );
        assert_eq!(
            texts[2],
            "Une dame contre une ou deux pièces, depuis la prise 1x45 des Noirs\u{a0}: 2 demi-coups joués. La partie est nulle à 10 (5 coups chacun), dans 8 demi-coups."
        );
        for language in Language::ALL {
            assert!(notes(&game, language).iter().all(|text| text.ends_with('.') && text.len() > 30));
        }
    }

    #[test]
    fn b5_the_proof_says_what_annex_1_would_give() {
        let drawn = game("W:WK36:BK4", Ruleset::Ffjd, "");
        let text = |game: &Game, language| {
            ending_proof(game.position(), &game.ending_proof().unwrap(), game.ruleset(), language)
        };
        assert_eq!(
            text(&drawn, Language::Fr),
            "Une dame contre une\u{a0}: aucun camp ne peut forcer le gain, toutes les suites ont été calculées. Le texte français donne la nulle aussitôt\u{a0}; l'annexe 1 de la FMJD laisserait encore cinq coups à chacun."
        );
        let open = game("W:WK36,K47:BK4", Ruleset::Ffjd, "");
        assert_eq!(
            text(&open, Language::En),
            "Two kings against one: White, to move, wins in 3 plies with best play. So the game goes on; Annex 1 of the FMJD would call it a draw only after five moves each."
        );
        for language in Language::ALL {
            for ruleset in Ruleset::ALL {
                let game = game("W:WK36,K47:BK4", ruleset, "");
                assert!(text(&game, language).contains('3'), "{language} {ruleset}");
            }
        }
    }

    #[test]
    fn refused_moves_tell_their_place() {
        let over = End { ply: 8, outcome: Outcome::Draw(DrawReason::Repetition) };
        assert_eq!(
            refused_move(9, "36-31", &RefusedMove::Over(over), Language::Fr),
            "Demi-coup 9, « 36-31 »\u{a0}: la partie est terminée depuis le demi-coup 8. Partie nulle\u{a0}: la même position s'est présentée trois fois avec le même joueur au trait."
                .replace("« ", "«\u{a0}")
                .replace(" »", "\u{a0}»")
        );
        let moves = ["4x27x38x15".to_owned(), "4x31x42x15".to_owned()];
        assert_eq!(
            refused_move(1, "4x15", &RefusedMove::Ambiguous(&moves), Language::En),
            "Ply 1, \"4x15\": several captures go from the same square to the same square; write the one meant in full: 4x27x38x15 or 4x31x42x15."
        );
    }
}
