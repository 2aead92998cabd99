//! A list of moves between blanks, cut into moves.

/// The moves of a text. Blanks beside a dash, a cross, a sign or angle brackets belong to the move
/// (`32 - 28`); two numbers with only a blank between them are one move (`32 28`); move numbers
/// (`1.`, `1...`, `1.32-28`) are left out.
pub(crate) fn tokens(text: &str) -> Vec<String> {
    let mut moves: Vec<String> = Vec::new();
    // A number waiting for its second square.
    let mut half: Option<String> = None;
    for word in join_blanks(text).split(' ') {
        let word = without_number(word);
        if word.is_empty() {
            continue;
        }
        match half.take() {
            Some(first) if is_square(word) => moves.push(format!("{first} {word}")),
            first => {
                moves.extend(first);
                if is_square(word) {
                    half = Some(word.to_owned());
                } else {
                    moves.push(word.to_owned());
                }
            }
        }
    }
    moves.extend(half);
    moves
}

/// One or two digits and nothing else.
fn is_square(word: &str) -> bool {
    word.len() <= 2 && word.bytes().all(|b| b.is_ascii_digit())
}

/// What joins the squares of a move.
fn is_joint(c: char) -> bool {
    matches!(c, '-' | 'x' | 'X' | ':' | '×' | '\u{2010}'..='\u{2015}' | '\u{2212}')
}

/// The text with one blank between moves and none within.
fn join_blanks(text: &str) -> String {
    let mut joined = String::with_capacity(text.len());
    let mut blank = false;
    let mut last = None;
    for c in text.chars() {
        if c.is_whitespace() {
            blank = true;
            continue;
        }
        let before = last.map_or(true, |l| is_joint(l) || matches!(l, '<' | ','));
        let after = is_joint(c) || matches!(c, '<' | '>' | ',' | '!' | '?' | '*');
        if blank && !before && !after {
            joined.push(' ');
        }
        blank = false;
        joined.push(c);
        last = Some(c);
    }
    joined
}

/// The word without a move number at its head: nothing for `1.` and `...`, the move for `1.32-28`.
fn without_number(word: &str) -> &str {
    let digits = word.len() - word.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let rest = &word[digits..];
    let after_dots = rest.trim_start_matches('.');
    let dots = rest.len() - after_dots.len();
    let four_digits = after_dots.len() == 4 && after_dots.bytes().all(|b| b.is_ascii_digit());
    // `32.28` is a move: what follows a move number has a joint of its own, or four digits.
    if dots > 0 && (after_dots.is_empty() || four_digits || after_dots.contains(is_joint)) {
        after_dots
    } else {
        word
    }
}

#[cfg(test)]
mod tests {
    use super::tokens;

    #[test]
    fn moves_in_every_dress() {
        for (text, expected) in [
            ("", &[] as &[&str]),
            ("  \n\t ", &[]),
            ("32-28 19-23 28x19", &["32-28", "19-23", "28x19"]),
            (" 32 - 28\n19 -23  28 x19", &["32-28", "19-23", "28x19"]),
            ("32 – 28! 19-23 ?!", &["32–28!", "19-23?!"]),
            ("3228 1923", &["3228", "1923"]),
            ("32.28 19.23", &["32.28", "19.23"]),
            ("32 28 19 23", &["32 28", "19 23"]),
            ("1. 32-28 19-23 2. 28x19", &["32-28", "19-23", "28x19"]),
            ("1.32-28 1... 19-23 2.2819", &["32-28", "19-23", "2819"]),
            ("1. ... 19-23", &["19-23"]),
            ("47x36 <42, 29> 1-7", &["47x36<42,29>", "1-7"]),
            ("32-28 7", &["32-28", "7"]),
            ("7 32-28", &["7", "32-28"]),
            ("2-0", &["2-0"]),
            ("abc", &["abc"]),
            ("32x21x12x3", &["32x21x12x3"]),
        ] {
            assert_eq!(tokens(text), expected, "{text:?}");
        }
    }
}
