//! Numbers and points of an SVG, written the same way everywhere.

use std::fmt::Write as _;

/// A length in user units, written with at most two decimals and no trailing zeros.
pub(crate) fn length(value: f64) -> String {
    let mut text = format!("{value:.2}");
    while text.ends_with('0') {
        text.pop();
    }
    if text.ends_with('.') {
        text.pop();
    }
    if text == "-0" {
        text.remove(0);
    }
    text
}

/// Points as `points` attributes have them: `x,y x,y`.
pub(crate) fn points(list: &[(f64, f64)]) -> String {
    let mut text = String::new();
    for (place, (x, y)) in list.iter().enumerate() {
        let blank = if place > 0 { " " } else { "" };
        let _ = write!(text, "{blank}{},{}", length(*x), length(*y));
    }
    text
}

/// Text as element content.
pub(crate) fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            // Not allowed in XML 1.0, whatever the escape.
            '\u{0}'..='\u{8}' | '\u{b}' | '\u{c}' | '\u{e}'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => {
                out.push('\u{fffd}');
            }
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_short() {
        assert_eq!(length(45.0), "45");
        assert_eq!(length(22.5), "22.5");
        assert_eq!(length(1.0 / 3.0), "0.33");
        assert_eq!(length(-0.001), "0");
        assert_eq!(points(&[(1.0, 2.0), (3.5, 4.0)]), "1,2 3.5,4");
    }

    #[test]
    fn nothing_breaks_out_of_a_text() {
        assert_eq!(escape("<a & \"b\">\u{0}"), "&lt;a &amp; &quot;b&quot;&gt;\u{fffd}");
    }
}
