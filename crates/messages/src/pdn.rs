//! What is odd or wrong in a PDN file, in words. Keyed by the stable codes of `damier-pdn`.

use crate::language::Language;

/// The sentence of a warning: its code, what exactly (`detail`: a piece of the file, or two values
/// with a `/` between), and how often it stands in the game. `None` for a code unknown here.
///
/// ```
/// use damier_messages::{pdn_warning, Language};
/// let text = pdn_warning("wrong-separator", "32x28", 2, Language::En).expect("known");
/// assert_eq!(text, "\"32x28\" takes nothing: a quiet move is written with -. Twice in this game.");
/// ```
#[must_use]
pub fn pdn_warning(code: &str, detail: &str, count: u32, language: Language) -> Option<String> {
    let (_, french, english, dutch) = *WARNINGS.iter().find(|row| row.0 == code)?;
    let sentence = match language {
        Language::Fr => french,
        Language::En => english,
        Language::Nl => dutch,
    };
    let mut values = detail.splitn(2, '/');
    let (first, second) = (values.next().unwrap_or(""), values.next().unwrap_or(""));
    let mut text = sentence.replace("{1}", first).replace("{2}", second).replace("{}", detail);
    match (language, count) {
        (_, 0 | 1) => {}
        (Language::Fr, n) => text.push_str(&format!(" {n} fois dans cette partie.")),
        (Language::En, 2) => text.push_str(" Twice in this game."),
        (Language::En, n) => text.push_str(&format!(" {n} times in this game.")),
        (Language::Nl, n) => text.push_str(&format!(" {n} keer in deze partij.")),
    }
    Some(text)
}

/// The file's text where a move should stand is none, or the move is not given.
#[must_use]
pub fn pdn_unreadable_move(ply: u32, text: &str, language: Language) -> String {
    match language {
        Language::Fr => format!(
            "Demi-coup {ply} : « {text} » n'est pas un coup lisible ; un coup s'écrit 32-28 ou 28x19."
        ),
        Language::En => {
            format!("Ply {ply}: \"{text}\" is no readable move; a move is written 32-28 or 28x19.")
        }
        Language::Nl => format!(
            "Halve zet {ply}: \"{text}\" is geen leesbare zet; een zet schrijft men als 32-28 of 28x19."
        ),
    }
}

/// The set-up does not say who moves, and a move follows.
#[must_use]
pub fn pdn_unknown_turn(ply: u32, text: &str, language: Language) -> String {
    match language {
        Language::Fr => format!("Demi-coup {ply}, {text} : la position ne dit pas qui a le trait ; on attendait W ou B à la place de « ? »."),
        Language::En => format!("Ply {ply}, {text}: the set-up does not say who moves; W or B was expected instead of \"?\"."),
        Language::Nl => format!("Halve zet {ply}, {text}: de stand zegt niet wie aan zet is; W of B werd verwacht in plaats van \"?\"."),
    }
}

/// Another game than international draughts; `found` names it or quotes the move that shows it.
#[must_use]
pub fn pdn_unsupported_variant(found: &str, language: Language) -> String {
    let found = variant_name(found, language);
    match language {
        Language::Fr => format!("Cette partie n'est pas jouée aux dames internationales (GameType 20) : {found}. Elle n'est pas lue."),
        Language::En => format!("This game is not international draughts (GameType 20): {found}. It is not read."),
        Language::Nl => format!("Deze partij is geen internationaal dammen (GameType 20): {found}. Zij wordt niet gelezen."),
    }
}

/// Games that are named by their tag: our short name, in French, in Dutch.
const VARIANTS: [(&str, &str, &str); 15] = [
    ("chess", "échecs", "schaken"),
    ("xiangqi", "xiangqi", "xiangqi"),
    ("english", "dames anglaises", "Engels dammen"),
    ("italian", "dames italiennes", "Italiaans dammen"),
    ("pool", "pool checkers", "pool checkers"),
    ("spanish", "dames espagnoles", "Spaans dammen"),
    ("russian", "dames russes", "Russisch dammen"),
    ("brazilian", "dames brésiliennes", "Braziliaans dammen"),
    ("canadian", "dames canadiennes", "Canadees dammen"),
    ("portuguese", "dames portugaises", "Portugees dammen"),
    ("czech", "dames tchèques", "Tsjechisch dammen"),
    ("turkish", "dames turques", "Turks dammen"),
    ("thai", "dames thaïlandaises", "Thais dammen"),
    ("frisian", "dames frisonnes", "Fries dammen"),
    ("othello", "othello", "othello"),
];

/// A game's name in the language asked, with what stood in the tag; anything else as it was found.
fn variant_name(found: &str, language: Language) -> String {
    let (name, value) = found.split_once(" (").unwrap_or((found, ""));
    match (VARIANTS.iter().find(|row| row.0 == name && !value.is_empty()), language) {
        (Some((_, french, _)), Language::Fr) => format!("{french} ({value}"),
        (Some((_, _, dutch)), Language::Nl) => format!("{dutch} ({value}"),
        _ => found.to_string(),
    }
}

/// More moves than a game may have.
#[must_use]
pub fn pdn_too_large(most: u32, language: Language) -> String {
    match language {
        Language::Fr => format!("La partie a plus de {most} demi-coups ; la suite n'est pas rejouée."),
        Language::En => format!("The game has more than {most} plies; the rest is not replayed."),
        Language::Nl => {
            format!("De partij heeft meer dan {most} halve zetten; de rest wordt niet nagespeeld.")
        }
    }
}

/// No game was found in a file that is not empty.
#[must_use]
pub fn pdn_no_game(language: Language) -> String {
    match language {
        Language::Fr => {
            "Aucune partie dans ce fichier : ni étiquette [Nom \"valeur\"] ni coup comme 32-28.".into()
        }
        Language::En => {
            "There is no game in this file: no tag [Name \"value\"] and no move such as 32-28.".into()
        }
        Language::Nl => {
            "Er staat geen partij in dit bestand: geen tag [Naam \"waarde\"] en geen zet zoals 32-28.".into()
        }
    }
}

/// Code, French, English, Dutch.
const WARNINGS: [(&str, &str, &str, &str); 41] = [
    (
        "wrong-separator",
        "« {} » ne prend rien : un coup sans prise s'écrit avec -.",
        "\"{}\" takes nothing: a quiet move is written with -.",
        "\"{}\" slaat niets: een gewone zet schrijft men met -.",
    ),
    (
        "odd-separator",
        "« {} » : les cases se joignent par - ou x.",
        "\"{}\": squares are joined by - or x.",
        "\"{}\": velden verbindt men met - of x.",
    ),
    (
        "blank-in-move",
        "« {} » : un coup s'écrit sans espace.",
        "\"{}\": a move is written without blanks.",
        "\"{}\": een zet schrijft men zonder spaties.",
    ),
    (
        "leading-zero",
        "« {} » : les cases s'écrivent sans zéro devant.",
        "\"{}\": squares are written without a leading zero.",
        "\"{}\": velden schrijft men zonder voorloopnul.",
    ),
    (
        "captured-squares",
        "« {} » nomme les pions pris au lieu du chemin.",
        "\"{}\" names the captured pieces instead of the path.",
        "\"{}\" noemt de geslagen stukken in plaats van de slagweg.",
    ),
    (
        "two-readings",
        "« {} » peut être un chemin ou une liste de pions pris ; lu comme un chemin.",
        "\"{}\" may be a path or a list of captured pieces; read as a path.",
        "\"{}\" kan een slagweg zijn of een lijst van geslagen stukken; gelezen als slagweg.",
    ),
    (
        "ambiguous-capture",
        "« {} » convient à plusieurs prises ; la suite de la partie a décidé.",
        "\"{}\" fits several captures; the rest of the game decided.",
        "\"{}\" past op meer dan één slag; het vervolg van de partij besliste.",
    ),
    (
        "undecided-capture",
        "« {} » convient à plusieurs prises et rien dans la suite ne tranche ; la première est retenue.",
        "\"{}\" fits several captures and nothing that follows decides; the first was taken.",
        "\"{}\" past op meer dan één slag en niets in het vervolg beslist; de eerste is genomen.",
    ),
    (
        "nested-comment",
        "Accolades dans un commentaire : le PDN n'en permet pas, des parenthèses les remplacent.",
        "Braces inside a comment: PDN does not allow them, parentheses replace them.",
        "Accolades in een commentaar: PDN laat ze niet toe, haakjes vervangen ze.",
    ),
    (
        "unclosed-comment",
        "Un commentaire n'est pas fermé : il manque une accolade }.",
        "A comment is not closed: a brace } is missing.",
        "Een commentaar is niet gesloten: er ontbreekt een accolade }.",
    ),
    (
        "unclosed-variation",
        "Une variante n'est pas fermée : il manque une parenthèse ).",
        "A variation is not closed: a parenthesis ) is missing.",
        "Een variant is niet gesloten: er ontbreekt een haakje ).",
    ),
    (
        "unclosed-string",
        "Texte non fermé dans une étiquette ou une position : {}.",
        "Text not closed in a tag or a set-up: {}.",
        "Niet gesloten tekst in een tag of een stand: {}.",
    ),
    (
        "stray-brace",
        "Accolade } sans commentaire ouvert.",
        "A brace } without an open comment.",
        "Accolade } zonder geopend commentaar.",
    ),
    (
        "stray-parenthesis",
        "Parenthèse ) sans variante ouverte.",
        "A parenthesis ) without an open variation.",
        "Haakje ) zonder geopende variant.",
    ),
    (
        "stray-dot",
        "Point sans numéro de coup.",
        "A dot that belongs to no move number.",
        "Punt zonder zetnummer.",
    ),
    (
        "stray-text",
        "« {} » n'a pas de sens parmi les coups ; ignoré.",
        "\"{}\" means nothing among moves; ignored.",
        "\"{}\" heeft tussen zetten geen betekenis; overgeslagen.",
    ),
    (
        "number-without-move",
        "Numéro de coup sans coup.",
        "A move number without a move.",
        "Zetnummer zonder zet.",
    ),
    (
        "number-without-dot",
        "Numéro de coup sans point.",
        "A move number without its dot.",
        "Zetnummer zonder punt.",
    ),
    (
        "wrong-move-number",
        "Numéro de coup {1} au lieu de {2}.",
        "Move number {1} instead of {2}.",
        "Zetnummer {1} in plaats van {2}.",
    ),
    (
        "missing-terminator",
        "Résultat manquant : 2-0, 1-1, 0-2 ou * après le dernier coup.",
        "The result is missing: 2-0, 1-1, 0-2 or * after the last move.",
        "De uitslag ontbreekt: 2-0, 1-1, 0-2 of * na de laatste zet.",
    ),
    (
        "stray-terminator",
        "« {} » ne termine aucune partie.",
        "\"{}\" ends no game.",
        "\"{}\" sluit geen partij af.",
    ),
    (
        "result-disagrees",
        "L'étiquette Result dit {1}, la fin des coups {2} ; l'étiquette est gardée.",
        "The tag Result says {1}, the end of the moves {2}; the tag is kept.",
        "De tag Result zegt {1}, het eind van de zetten {2}; de tag blijft.",
    ),
    (
        "score-as-result",
        "« {} » est lu comme le résultat, pas comme un coup.",
        "\"{}\" is read as the result, not as a move.",
        "\"{}\" is gelezen als uitslag, niet als zet.",
    ),
    (
        "result-in-variation",
        "Résultat « {} » dans une variante : la partie continue.",
        "A result \"{}\" inside a variation: the game goes on.",
        "Uitslag \"{}\" in een variant: de partij gaat door.",
    ),
    ("tag-after-moves", "Étiquettes après les coups.", "Tags after the moves.", "Tags na de zetten."),
    (
        "duplicate-tag",
        "L'étiquette {} est écrite deux fois.",
        "The tag {} appears twice.",
        "De tag {} staat er twee keer.",
    ),
    (
        "odd-tag",
        "L'étiquette {} n'est pas écrite [Nom \"valeur\"].",
        "The tag {} is not written [Name \"value\"].",
        "De tag {} is niet geschreven als [Naam \"waarde\"].",
    ),
    (
        "too-many-tags",
        "Trop d'étiquettes ; {} et les suivantes sont laissées de côté.",
        "Too many tags; {} and those after it are dropped.",
        "Te veel tags; {} en de volgende vervallen.",
    ),
    (
        "wrapper",
        "Balises de forum ou HTML autour des coups ; ignorées.",
        "Forum or HTML mark-up around the moves; ignored.",
        "Forum- of HTML-opmaak rond de zetten; overgeslagen.",
    ),
    (
        "html-entity",
        "Entités HTML (comme &nbsp;) dans le texte ; lues comme ce qu'elles représentent.",
        "HTML entities (such as &nbsp;) in the text; read as what they stand for.",
        "HTML-entiteiten (zoals &nbsp;) in de tekst; gelezen als wat ze voorstellen.",
    ),
    (
        "not-utf8",
        "Texte qui n'est pas en UTF-8 ; lu en {}.",
        "Text that is not UTF-8; read as {}.",
        "Tekst die geen UTF-8 is; gelezen als {}.",
    ),
    (
        "unknown-move",
        "« {} » : coup inconnu à la fin de la partie.",
        "\"{}\": an unknown move at the end of the game.",
        "\"{}\": onbekende zet aan het eind van de partij.",
    ),
    (
        "unknown-turn",
        "La position ne dit pas qui a le trait.",
        "The set-up does not say who moves.",
        "De stand zegt niet wie aan zet is.",
    ),
    (
        "many-pieces",
        "Plus de vingt pièces d'un camp dans la position.",
        "More than twenty pieces of one side in the set-up.",
        "Meer dan twintig stukken van één kleur in de stand.",
    ),
    (
        "setup-without-fen",
        "Étiquette SetUp sans étiquette FEN : la partie commence à la position de départ.",
        "A tag SetUp without a tag FEN: the game begins at the starting position.",
        "Tag SetUp zonder tag FEN: de partij begint in de beginstand.",
    ),
    (
        "wrong-ply-count",
        "L'étiquette PlyCount dit {1}, la partie a {2} demi-coups.",
        "The tag PlyCount says {1}, the game has {2} plies.",
        "De tag PlyCount zegt {1}, de partij heeft {2} halve zetten.",
    ),
    (
        "nested-too-deep",
        "Variantes trop profondes ; les plus profondes sont laissées de côté.",
        "Variations nested too deep; the deepest are dropped.",
        "Te diep geneste varianten; de diepste vervallen.",
    ),
    (
        "comment-too-long",
        "Commentaire trop long ; la suite est laissée de côté.",
        "A comment is too long; the rest of it is dropped.",
        "Te lang commentaar; de rest vervalt.",
    ),
    (
        "illegal-variation",
        "Variante : « {} » n'est pas un coup légal.",
        "Variation: \"{}\" is not a legal move.",
        "Variant: \"{}\" is geen reglementaire zet.",
    ),
    (
        "variation-without-move",
        "Variante avant le premier coup.",
        "A variation before the first move.",
        "Variant vóór de eerste zet.",
    ),
    ("empty-game", "Partie sans coup.", "A game without a move.", "Partij zonder zet."),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_game_is_named_in_the_language_asked() {
        for (language, name) in [
            (Language::Fr, ": dames anglaises (21)."),
            (Language::En, ": english (21)."),
            (Language::Nl, ": Engels dammen (21)."),
        ] {
            let text = pdn_unsupported_variant("english (21)", language);
            assert!(text.contains(name), "{text}");
            assert!(pdn_unsupported_variant("c3-d4", language).contains(": c3-d4."));
        }
    }

    #[test]
    fn every_sentence_is_whole_and_codes_are_distinct() {
        for (place, (code, french, english, dutch)) in WARNINGS.iter().enumerate() {
            assert!(WARNINGS[..place].iter().all(|row| row.0 != *code), "{code}");
            let marks = |text: &str| ["{}", "{1}", "{2}"].map(|mark| text.contains(mark));
            assert_eq!(marks(french), marks(english), "{code}");
            assert_eq!(marks(dutch), marks(english), "{code}");
            for text in [french, english, dutch] {
                assert!(text.ends_with('.') && !text.contains("  "), "{code}: {text}");
            }
        }
        assert_eq!(pdn_warning("nonsense", "", 1, Language::Fr), None);
    }

    #[test]
    fn french_has_its_spaces() {
        for (code, french, ..) in WARNINGS {
            for (at, _) in french.match_indices([':', ';', '!', '?', '»'].as_ref()) {
                let entity = french[..at].ends_with("&nbsp");
                assert!(entity || french[..at].ends_with('\u{A0}'), "{code}: {french}");
            }
        }
    }
}
