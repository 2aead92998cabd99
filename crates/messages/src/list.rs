//! Lists in a sentence.

/// The items with commas between them and a word before the last.
pub(crate) fn join<T: ToString>(items: impl IntoIterator<Item = T>, before_last: &str) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    match items.split_last() {
        None => String::new(),
        Some((last, [])) => last.clone(),
        Some((last, rest)) => format!("{}{before_last}{last}", rest.join(", ")),
    }
}

/// The sentences with a blank between them; empty ones are left out.
pub(crate) fn sentences(parts: &[&str]) -> String {
    let parts: Vec<&str> = parts.iter().copied().filter(|part| !part.is_empty()).collect();
    parts.join(" ")
}

/// The sentence with a capital at its head, which is a letter of ASCII: all our sentences begin with one.
pub(crate) fn capital(text: &str) -> String {
    let mut sentence = text.to_owned();
    if let Some(first) = sentence.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    sentence
}

/// What somebody wrote, as it may stand in a sentence: on one line, without control characters, and
/// cut where it is long.
pub(crate) fn shown(text: &str) -> String {
    const LONGEST: usize = 40;
    let clean: String =
        text.trim().chars().map(|c| if c.is_control() || c.is_whitespace() { ' ' } else { c }).collect();
    if clean.chars().count() <= LONGEST {
        return clean;
    }
    clean.chars().take(LONGEST - 1).chain(Some('…')).collect()
}
