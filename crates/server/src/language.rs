//! Which language an answer is written in: the one asked for in the body, else the browser's.

use axum::http::{header, HeaderMap};
use damier_answers::Language;

/// The language of ours that the client likes best; French if it likes none.
pub(crate) fn accepted(headers: &HeaderMap) -> Language {
    headers
        .get(header::ACCEPT_LANGUAGE)
        .and_then(|value| value.to_str().ok())
        .and_then(best)
        .unwrap_or_default()
}

/// The language of a page: the one in its address (`?lang=nl`), else the one the client likes best.
pub(crate) fn asked(query: Option<&str>, headers: &HeaderMap) -> Language {
    let named = query.unwrap_or_default().split('&').find_map(|pair| pair.strip_prefix("lang="));
    named.and_then(|code| code.parse().ok()).unwrap_or_else(|| accepted(headers))
}

/// The best of `fr-BE, nl;q=0.8, *;q=0.1`. The first of equals wins; what can't be read is passed over.
fn best(list: &str) -> Option<Language> {
    let mut best: Option<(Language, u16)> = None;
    for item in list.split(',').take(32) {
        let mut parts = item.split(';').map(str::trim);
        let tag = parts.next().unwrap_or_default();
        let code = tag.split('-').next().unwrap_or_default().to_ascii_lowercase();
        let Ok(language) = code.parse::<Language>() else { continue };
        let Some(quality) = parts.try_fold(1000, |quality, part| match part.strip_prefix("q=") {
            Some(text) => thousandths(text),
            None => Some(quality),
        }) else {
            continue;
        };
        if quality > best.map_or(0, |(_, q)| q) {
            best = Some((language, quality));
        }
    }
    best.map(|(language, _)| language)
}

/// `0.8` as 800.
fn thousandths(text: &str) -> Option<u16> {
    let value: f32 = text.parse().ok()?;
    (0.0..=1.0).contains(&value).then_some((value * 1000.0) as u16)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_liked_language_of_ours() {
        for (list, expected) in [
            ("fr", Some(Language::Fr)),
            ("nl-BE,nl;q=0.9,fr;q=0.8", Some(Language::Nl)),
            ("de, en;q=0.5, fr;q=0.7", Some(Language::Fr)),
            ("EN-gb", Some(Language::En)),
            ("en;q=0, nl;q=0.001", Some(Language::Nl)),
            ("en;q=nonsense, nl", Some(Language::Nl)),
            ("en;q=7", None),
            ("de, *", None),
            ("", None),
        ] {
            assert_eq!(best(list), expected, "{list}");
        }
    }
}
