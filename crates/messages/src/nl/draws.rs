//! Draw rules in Dutch: due, or what is missing.

use damier_core::{Color, CountCause, CounterReset, DrawReason, DrawStanding, Effect, Standing};

use super::outcome::{claim, why_drawn};
use super::words::side;

/// Why a draw is due, or what is missing; a forced win has its own sentence.
pub(crate) fn standing(standing: &DrawStanding, turn: Color) -> String {
    match (standing.standing, standing.reason) {
        (Standing::Due, reason) if standing.effect == Effect::Claim => claim(reason),
        (Standing::Due, DrawReason::ImmediateDraw) => {
            format!("Dit eindspel is direct remise: {}.", why_drawn(DrawReason::ImmediateDraw))
        }
        (Standing::Due, reason) => format!("De grens is bereikt: {}.", why_drawn(reason)),
        (Standing::Missing(1), DrawReason::Repetition) => {
            "Deze stand is twee keer voorgekomen met deze speler aan zet: hij moet nog één keer terugkomen."
                .into()
        }
        (Standing::Missing(_), DrawReason::Repetition) => {
            "Deze stand is pas één keer voorgekomen met deze speler \
             aan zet: hij moet nog twee keer terugkomen."
                .into()
        }
        (Standing::Missing(n), reason) => {
            let plies = if n > 1 { "halve zetten" } else { "halve zet" };
            let are = if n > 1 { "zijn" } else { "is" };
            let what = match reason {
                DrawReason::TwentyFiveMoves => "zonder schijfzet en zonder slag",
                _ => "in dit eindspel",
            };
            format!("Er {are} nog {n} {plies} {what} nodig: {}.", shares(n, turn))
        }
        (Standing::OtherMaterial, DrawReason::SixteenMoves) => {
            "Deze telling bestaat alleen met drie stukken, waarvan minstens één dam, tegen één dam.".into()
        }
        (Standing::OtherMaterial, DrawReason::FiveMoves) => {
            "Deze telling bestaat alleen met één of twee stukken, waarvan minstens één dam, tegen één dam."
                .into()
        }
        (Standing::OtherMaterial, _) => {
            "Deze remise bestaat alleen tussen dammen: één tegen één, of twee tegen één.".into()
        }
        (Standing::NoRule, DrawReason::FiveMoves) => {
            "Het gekozen reglement telt deze vijf zetten van FMJD-bijlage 1 (1/6.4) niet.".into()
        }
        (Standing::NoRule, DrawReason::ImmediateDraw) => {
            "Het gekozen reglement kent de onmiddellijke remise tussen dammen uit de Franse tekst niet."
                .into()
        }
        (Standing::NoRule | Standing::WinForced(_), _) => {
            "Het gekozen reglement kent deze remise niet.".into()
        }
    }
}

/// Who still plays how many of so many plies.
fn shares(plies: u32, turn: Color) -> String {
    let (first, second) = (plies - plies / 2, plies / 2);
    let moves = |n: u32| if n == 1 { "één zet".to_string() } else { format!("{n} zetten") };
    if second == 0 {
        return format!("{} van {}", moves(first), side(turn));
    }
    if first == second {
        return format!("{} van elke speler", moves(first));
    }
    format!("{} van {} en {} van {}", moves(first), side(turn), moves(second), side(turn.opponent()))
}

/// What ended a count.
pub(crate) fn reset(reset: &CounterReset) -> String {
    let name = match reset.reason {
        DrawReason::SixteenMoves => "zestien zetten",
        DrawReason::FiveMoves => "vijf zetten",
        _ => "vijfentwintig zetten",
    };
    let ply = reset.ply;
    let what = match reset.cause {
        CountCause::ManMove { by, m } => {
            format!("Halve zet {ply}, {}: {} verzette een schijf", m.short(), side(by))
        }
        CountCause::Promotion { by, m } => format!("Halve zet {ply}, {}: {} haalde dam", m.short(), side(by)),
        CountCause::Capture { by, m } => format!("Halve zet {ply}, {}: {} sloeg", m.short(), side(by)),
        CountCause::GameStart | CountCause::SetUp => format!("Een stand werd opgezet na halve zet {ply}"),
        CountCause::Irregular { pending: true } => format!("Halve zet {ply}"),
        CountCause::Irregular { pending: false } => {
            format!("Halve zet {ply}, een onregelmatige zet die zo is gelaten")
        }
    };
    let end = if reset.anew { "begon opnieuw" } else { "hield op" };
    let (reached, limit) = (reset.reached, reset.limit);
    format!("{what}. De telling van {name} stond op {reached} van {limit} en {end}.")
}
