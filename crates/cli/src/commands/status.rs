//! `damier status`: where a game stands after these moves.

use damier_answers::Language;
use damier_core::{DrawReason, Game, Outcome, Ruleset};

use super::Setting;
use crate::args::Status;
use crate::failure::{Failure, Verdict};
use crate::io::Io;
use crate::text::{player_first, say};

pub(crate) fn run(options: &Status, setting: &Setting, io: &mut Io<'_>) -> Result<Verdict, Failure> {
    let language = setting.language;
    let ruleset = options.ruleset.as_deref().unwrap_or("");
    if setting.json {
        let answer = damier_answers::status(&options.fen, &options.moves, ruleset, language)?;
        writeln!(io.stdout, "{}", answer.json())?;
        return Ok(Verdict::of(answer.yes()));
    }
    let ruleset = damier_answers::read_ruleset(ruleset, language)?;
    let game = damier_answers::replay(&options.fen, &options.moves, ruleset, language)?;
    let board = super::board(&damier_render::Diagram::new(game.position()), setting.color, setting.language);
    write!(io.stdout, "{board}\n{}", in_words(&game, language))?;
    Ok(Verdict::Yes)
}

/// The position, the counters and the result, a sentence on each line.
fn in_words(game: &Game, language: Language) -> String {
    let mut lines = vec![game.position().to_string()];
    let (ply, ruleset) = (game.ply(), game.ruleset().name());
    lines.push(match language {
        Language::Fr => format!("Demi-coups joués\u{a0}: {ply}. Règlement {ruleset}."),
        Language::En => format!("Plies played: {ply}. Ruleset {ruleset}."),
        Language::Nl => format!("Gespeelde halve zetten: {ply}. Reglement {ruleset}."),
    });
    lines.extend(game.counter_notes().iter().map(|note| damier_messages::counter_note(note, language)));
    lines.extend(game.claims().into_iter().map(|reason| damier_messages::claim(reason, language)));
    let last = match game.outcome() {
        Some(outcome) => end(game, outcome, language),
        None => {
            if let Some(text) = forced_win(game, language) {
                lines.push(text);
            }
            let who = player_first(language, game.position().turn());
            let to_move = say(language, "au trait.", "to move.", "aan zet.");
            format!("{who} {to_move}")
        }
    };
    lines.push(last);
    lines.join("\n") + "\n"
}

/// Why a king against a king or two is not drawn at once: a win that can be forced.
fn forced_win(game: &Game, language: Language) -> Option<String> {
    let proof = game.ending_proof().filter(|_| game.ruleset() == Ruleset::Ffjd)?;
    Some(damier_messages::immediate_draw(game.position(), proof.value, language))
}

/// The result and why, with the proof of an immediate draw.
pub(crate) fn end(game: &Game, outcome: Outcome, language: Language) -> String {
    let mut why = damier_messages::outcome(&outcome, language);
    let proof = game.ending_proof().filter(|_| outcome == Outcome::Draw(DrawReason::ImmediateDraw));
    if let Some(proof) = proof {
        why.push(' ');
        why.push_str(&damier_messages::immediate_draw(game.position(), proof.value, language));
    }
    let score = outcome.score();
    match language {
        Language::Fr => format!("Fin de la partie, {score}. {why}"),
        Language::En => format!("End of the game, {score}. {why}"),
        Language::Nl => format!("Einde van de partij, {score}. {why}"),
    }
}
