//! Irregularities, claims and decisions in words.

mod common;

use common::{check, numbers};
use damier_core::ruling::Remedy;
use damier_core::table::{ActError, Claim, Decision, Incident, IncidentKind, Settled, TableError};
use damier_core::{Color, Ruleset, Square};
use damier_messages::{
    claim_answer, incident, incident_decision, incident_rule, incident_title, remedy_label, remedy_result,
    table_error, Language,
};

fn one(kind: IncidentKind, by: Color, decision: Decision, touched: bool) -> Incident {
    let touched = Some(Square::at(32)).filter(|_| touched);
    Incident { kind, by, claimed: "34-29".to_owned(), touched, decision, after: None }
}

#[test]
fn c2_every_irregularity_has_its_words_in_every_language() {
    for language in Language::ALL {
        let mut titles: Vec<&str> =
            IncidentKind::ALL.into_iter().map(|kind| incident_title(kind, language)).collect();
        titles.sort_unstable();
        titles.dedup();
        assert_eq!(titles.len(), IncidentKind::ALL.len());
        for kind in IncidentKind::ALL {
            for by in Color::ALL {
                for touched in [false, true] {
                    check(&incident_rule(&one(kind, by, Decision::Left, touched), language), language);
                    for remedy in Remedy::ALL {
                        let found = one(kind, by, Decision::Pending, touched);
                        check(&remedy_result(&found, remedy, language), language);
                        assert!(remedy_label(&found, remedy, language).len() >= 6);
                    }
                }
                for decision in Decision::ALL {
                    assert!(!incident_decision(decision, language).ends_with('.'));
                    check(&incident(&one(kind, by, decision, false), language), language);
                }
            }
        }
    }
}

#[test]
fn c2_c3_what_a_claim_is_told() {
    for language in Language::ALL {
        for kind in IncidentKind::ALL {
            let found = one(kind, Color::White, Decision::Pending, false);
            for claim in [
                Claim::Open(found.clone()),
                Claim::Offender(found.clone()),
                Claim::TooLate(found.clone()),
                Claim::Nothing(Settled::NotBegun),
                Claim::Nothing(Settled::Regular),
                Claim::Nothing(Settled::Decided(Decision::Corrected)),
            ] {
                for ruleset in [Ruleset::Ffjd, Ruleset::Family] {
                    check(&claim_answer(&claim, ruleset, language), language);
                }
            }
        }
        for error in [
            TableError::Act(ActError::Unreadable),
            TableError::Act(ActError::Empty(Square::at(7))),
            TableError::Act(ActError::Occupied(Square::at(7))),
            TableError::Act(ActError::NotCrownable(Square::at(7))),
            TableError::Act(ActError::TooMany),
            TableError::NothingPending,
            TableError::NotAnOption(Remedy::Leave),
        ] {
            check(&table_error(&error, language), language);
        }
    }
    let touched = one(IncidentKind::TouchedAnother, Color::White, Decision::Pending, true);
    for language in Language::ALL {
        assert_eq!(numbers(&incident_rule(&touched, language)), [32]);
    }
    // Huffing: a capture missed, and a piece removed besides.
    let mut huffed = one(IncidentKind::MissedCapture, Color::Black, Decision::Pending, true);
    huffed.claimed = "17-22/28".into();
    for language in Language::ALL {
        let text = incident_rule(&huffed, language);
        check(&text, language);
        assert!(text.contains("28") && text.contains("1/5.4.7"), "{text}");
    }
    let found = one(IncidentKind::MissedCapture, Color::White, Decision::Left, false);
    assert_eq!(
        incident(&found, Language::Fr),
        "Les Blancs, 34-29\u{a0}: prise oubliée\u{a0}; laissé par l'adversaire."
    );
}
