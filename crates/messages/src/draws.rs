//! Draw rules in words: due or not, where they are written, and the counts that were reset.

use damier_core::{CounterReset, DrawReason, DrawStanding, Position, Ruleset, Standing};

use crate::language::Language;
use crate::{en, fr, nl};

/// Why a draw is due in the position, or what is missing for it.
#[must_use]
pub fn draw_standing(standing: &DrawStanding, position: &Position, language: Language) -> String {
    if let Standing::WinForced(_) = standing.standing {
        return crate::ending_goes_on(position, language);
    }
    match language {
        Language::Fr => fr::draws::standing(standing, position.turn()),
        Language::En => en::draws::standing(standing, position.turn()),
        Language::Nl => nl::draws::standing(standing, position.turn()),
    }
}

/// What ended a count before its limit.
#[must_use]
pub fn counter_reset(reset: &CounterReset, language: Language) -> String {
    match language {
        Language::Fr => fr::draws::reset(reset),
        Language::En => en::draws::reset(reset),
        Language::Nl => nl::draws::reset(reset),
    }
}

/// Where the draw is written, for the ruleset; `None` where the ruleset has no such draw. Only
/// article numbers that were read in the text are named.
///
/// ```
/// use damier_core::{Game, Position, Ruleset};
/// use damier_messages::{draw_source, Language};
/// let game = Game::new(Position::starting(), Ruleset::Fmjd);
/// let repetition = game.draw_standings()[0];
/// assert_eq!(
///     draw_source(&repetition, Ruleset::Fmjd, Language::En).as_deref(),
///     Some("FMJD, Annex 1, article 6")
/// );
/// ```
#[must_use]
pub fn draw_source(standing: &DrawStanding, ruleset: Ruleset, language: Language) -> Option<String> {
    if standing.standing == Standing::NoRule {
        return None;
    }
    let official = match (standing.reason, language) {
        (DrawReason::FiveMoves | DrawReason::ImmediateDraw, Language::Fr) => "FMJD, annexe 1, article 6.4",
        (DrawReason::FiveMoves | DrawReason::ImmediateDraw, Language::En) => "FMJD, Annex 1, article 6.4",
        (DrawReason::FiveMoves | DrawReason::ImmediateDraw, Language::Nl) => "FMJD, bijlage 1, artikel 6.4",
        (_, Language::Fr) => "FMJD, annexe 1, article 6",
        (_, Language::En) => "FMJD, Annex 1, article 6",
        (_, Language::Nl) => "FMJD, bijlage 1, artikel 6",
    };
    let own = match (ruleset, language) {
        (Ruleset::Fmjd, _) => return Some(official.into()),
        (Ruleset::Ffjd, Language::Fr) => "règlement résumé de la FFJD",
        (Ruleset::Ffjd, Language::En) => "the French federation’s summary (FFJD)",
        (Ruleset::Ffjd, Language::Nl) => "samenvatting van de Franse bond (FFJD)",
        (Ruleset::Lidraughts, Language::Fr) => "règles du site lidraughts",
        (Ruleset::Lidraughts, Language::En) => "rules of the site lidraughts",
        (Ruleset::Lidraughts, Language::Nl) => "regels van de site lidraughts",
        (Ruleset::Family, Language::Fr) => "partie en famille",
        (Ruleset::Family, Language::En) => "a game at home",
        (Ruleset::Family, Language::Nl) => "een partij thuis",
    };
    Some(match (standing.reason, language) {
        // The immediate draw stands in the French text alone; the official rule is another.
        (DrawReason::ImmediateDraw, _) => own.into(),
        (_, Language::Fr) => format!("{own}\u{a0}; {official}"),
        (_, Language::En | Language::Nl) => format!("{own}; {official}"),
    })
}
