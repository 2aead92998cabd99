//! The names of rules, and where they are written, for people.

use damier_core::ruling::Rule;

use crate::language::Language;

/// What a rule is called; its id is for programs.
///
/// ```
/// use damier_core::ruling::Rule;
/// use damier_messages::{rule_name, Language};
/// assert_eq!(rule_name(Rule::MajorityCapture, Language::En), "the capture that takes most pieces");
/// ```
#[must_use]
pub fn rule_name(rule: Rule, language: Language) -> &'static str {
    let (fr, en, nl) = match rule {
        Rule::Legal => ("coup permis", "a move that is allowed", "toegestane zet"),
        Rule::EndOfGame => ("la fin de la partie", "the end of the game", "het einde van de partij"),
        Rule::Notation => ("l'écriture des coups", "how moves are written", "de notatie van zetten"),
        Rule::Turn => ("chacun joue à son tour", "the players move in turn", "om de beurt zetten"),
        Rule::ManMove => ("la marche du pion", "how a man moves", "hoe een schijf gaat"),
        Rule::KingMove => ("la marche de la dame", "how a king moves", "hoe een dam gaat"),
        Rule::Capture => ("la prise", "how pieces are captured", "hoe men slaat"),
        Rule::RemovalAtTheEnd => (
            "les pièces prises s'enlèvent à la fin du coup",
            "captured pieces are lifted at the end of the move",
            "geslagen stukken gaan na de hele slag van het bord",
        ),
        Rule::NoPieceTwice => (
            "une pièce n'est sautée qu'une fois",
            "no piece is jumped twice",
            "over een stuk springt men maar één keer",
        ),
        Rule::CaptureMandatory => ("la prise obligatoire", "capturing is compulsory", "slaan is verplicht"),
        Rule::CaptureContinues => (
            "une prise se joue jusqu'au bout",
            "a capture is played to its end",
            "een slag wordt helemaal uitgevoerd",
        ),
        Rule::MajorityCapture => (
            "la prise majoritaire",
            "the capture that takes most pieces",
            "de meerslag: zoveel mogelijk stukken slaan",
        ),
    };
    in_language(language, fr, en, nl)
}

/// Where a rule is written, in the words of the language; the stable text is [`Rule::source`].
///
/// ```
/// use damier_core::ruling::Rule;
/// use damier_messages::{rule_source, Language};
/// assert_eq!(rule_source(Rule::ManMove, Language::Fr), "FMJD, annexe 1\u{a0}; 1/5.4.2");
/// assert_eq!(rule_source(Rule::ManMove, Language::Nl), "FMJD, bijlage 1; 1/5.4.2");
/// ```
#[must_use]
pub fn rule_source(rule: Rule, language: Language) -> String {
    source_in_words(rule.source(), language)
}

/// What touch-move is called.
#[must_use]
pub fn touch_rule_name(language: Language) -> &'static str {
    in_language(language, "pièce touchée, pièce jouée", "touch-move", "aanraken is zetten")
}

/// A source such as `FMJD 1/5.4.2` in the words of the language.
#[must_use]
pub fn source_in_words(source: &str, language: Language) -> String {
    let annex = in_language(language, "FMJD, annexe 1", "FMJD, Annex 1", "FMJD, bijlage 1");
    let source = match source.strip_prefix("FMJD Annex 1") {
        Some(rest) => format!("{annex}{rest}"),
        None => format!("{annex}, {}", source.strip_prefix("FMJD ").unwrap_or(source)),
    };
    match language {
        Language::Fr => source.replace(';', "\u{a0};"),
        Language::En | Language::Nl => source,
    }
}

fn in_language(language: Language, fr: &'static str, en: &'static str, nl: &'static str) -> &'static str {
    match language {
        Language::Fr => fr,
        Language::En => en,
        Language::Nl => nl,
    }
}
