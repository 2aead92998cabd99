//! Ends of games in Dutch.

use damier_core::{Color, DrawReason, EndingValue, Outcome, WinReason};

use super::words::{capital, number, side};

/// How a game ended.
pub(crate) fn outcome(outcome: &Outcome) -> String {
    match outcome {
        Outcome::Win { winner, reason } => {
            let loser = side(winner.opponent());
            let why = match reason {
                WinReason::NoPieces => format!("{loser} heeft geen stuk meer"),
                WinReason::Blocked => format!("{loser} is vastgezet en heeft geen zet meer"),
                WinReason::Resignation => format!("{loser} heeft opgegeven"),
                WinReason::Time => format!("de tijd van {loser} is om"),
            };
            format!("{} wint: {why}.", capital(side(*winner)))
        }
        Outcome::Draw(DrawReason::Agreement) => "Remise met wederzijds goedvinden.".into(),
        Outcome::Draw(reason) => format!("Remise: {}.", why_drawn(*reason)),
    }
}

pub(super) fn why_drawn(reason: DrawReason) -> &'static str {
    match reason {
        DrawReason::Repetition => "dezelfde stand is drie keer voorgekomen met dezelfde speler aan zet",
        DrawReason::TwentyFiveMoves => {
            "beide spelers hebben vijfentwintig zetten gedaan zonder een schijf te verzetten en zonder te slaan"
        }
        DrawReason::SixteenMoves => {
            "beide spelers hebben zestien zetten gedaan met drie stukken, waaronder een dam, tegen één dam"
        }
        DrawReason::FiveMoves => {
            "beide spelers hebben vijf zetten gedaan met één of twee stukken, waaronder een dam, tegen één dam"
        }
        DrawReason::ImmediateDraw => {
            "één dam tegen één of twee dammen, en geen van beide spelers kan de winst afdwingen"
        }
        DrawReason::Agreement => "beide spelers zijn het eens",
    }
}

/// That a draw may be claimed.
pub(crate) fn claim(reason: DrawReason) -> String {
    format!("Remise kan worden gevraagd: {}.", why_drawn(reason))
}

/// One king against one, or two against one.
pub(crate) fn immediate_draw(two: bool, turn: Color, value: EndingValue) -> String {
    let material = kings(two);
    let win = |color: Color, plies: u8| {
        let length = match plies {
            1 => "één zet".to_string(),
            _ => format!("{} halve zetten", number(u32::from(plies))),
        };
        format!(
            "{material}: {} kan de winst afdwingen in {length}, dus de partij gaat door. Bijlage 1 van de FMJD \
             (1/6.4) zou remise geven na vijf zetten van elke speler.",
            side(color)
        )
    };
    match value {
        EndingValue::Draw => format!(
            "{material}: alle varianten zijn doorgerekend en geen van beide spelers kan de winst afdwingen, dus de \
             partij is direct remise. Bijlage 1 van de FMJD (1/6.4) zou elke speler nog vijf zetten geven."
        ),
        EndingValue::Win { plies } => win(turn, plies),
        EndingValue::Loss { plies: 0 } => format!("{material}: {} heeft gewonnen.", side(turn.opponent())),
        EndingValue::Loss { plies } => win(turn.opponent(), plies),
    }
}

fn kings(two: bool) -> &'static str {
    if two {
        "Twee dammen tegen één"
    } else {
        "Eén dam tegen één"
    }
}

/// That such an ending is not drawn, and no more: the game is being played.
pub(crate) fn goes_on(two: bool) -> String {
    format!(
        "{material}: er is een gedwongen winst, dus de partij gaat door. Bijlage 1 van de FMJD (1/6.4) zou remise geven na \
         vijf zetten van elke speler.",
        material = kings(two)
    )
}
