//! Rules by name: every rule in every language.

mod common;

use common::{check, numbers};
use damier_core::ruling::RulingCode;
use damier_core::Role;
use damier_messages::{rule_name, rule_source, Language};

#[test]
fn every_rule_has_a_name_of_its_own() {
    let mut rules = Vec::new();
    for code in RulingCode::ALL {
        for role in [Role::Man, Role::King] {
            if !rules.contains(&code.rule(role)) {
                rules.push(code.rule(role));
            }
        }
    }
    for language in Language::ALL {
        let mut names: Vec<&str> = rules.iter().map(|rule| rule_name(*rule, language)).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), rules.len());
        for rule in &rules {
            let (name, source) = (rule_name(*rule, language), rule_source(*rule, language));
            assert!(name != rule.id() && !name.ends_with('.'), "{name}");
            let annex = match language {
                Language::Fr => "FMJD, annexe 1",
                Language::En => "FMJD, Annex 1",
                Language::Nl => "FMJD, bijlage 1",
            };
            assert!(source.starts_with(annex) && source.matches("FMJD").count() == 1, "{source}");
            assert_eq!(numbers(&source)[0], 1, "{source}");
            check(&format!("1, {name} ({source})."), language);
        }
    }
}
