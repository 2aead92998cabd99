//! Bytes that are not UTF-8: the code pages of old files (`notation.md` §2).

/// How a line that is not UTF-8 was read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CodePage {
    /// Windows-1252, which contains ISO-8859-1: Western European.
    Windows1252,
    /// Windows-1251: Cyrillic.
    Windows1251,
}

impl CodePage {
    /// The page a line is most likely written in. Cyrillic words are runs of letters above 0xC0;
    /// three accented letters in a row do not occur in the West.
    pub(crate) fn guess(line: &[u8]) -> CodePage {
        let letter = |b: &u8| *b >= 0xC0 || *b == 0xA8 || *b == 0xB8;
        if line.windows(3).any(|run| run.iter().all(letter)) {
            CodePage::Windows1251
        } else {
            CodePage::Windows1252
        }
    }

    /// The name of the page.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            CodePage::Windows1252 => "Windows-1252",
            CodePage::Windows1251 => "Windows-1251",
        }
    }

    pub(crate) fn char_of(self, byte: u8) -> char {
        if byte < 0x80 {
            return char::from(byte);
        }
        match self {
            CodePage::Windows1252 if byte < 0xA0 => WINDOWS_1252[usize::from(byte - 0x80)],
            CodePage::Windows1252 => char::from(byte),
            CodePage::Windows1251 if byte >= 0xC0 => {
                char::from_u32(0x410 + u32::from(byte - 0xC0)).unwrap_or(char::REPLACEMENT_CHARACTER)
            }
            CodePage::Windows1251 => WINDOWS_1251[usize::from(byte - 0x80)],
        }
    }
}

/// 0x80–0x9F; the five unused places stand for the control characters of the same number.
const WINDOWS_1252: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8D}', 'Ž', '\u{8F}', //
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9D}', 'ž', 'Ÿ',
];

/// 0x80–0xBF.
const WINDOWS_1251: [char; 64] = [
    'Ђ', 'Ѓ', '‚', 'ѓ', '„', '…', '†', '‡', '€', '‰', 'Љ', '‹', 'Њ', 'Ќ', 'Ћ', 'Џ', //
    'ђ', '‘', '’', '“', '”', '•', '–', '—', '\u{98}', '™', 'љ', '›', 'њ', 'ќ', 'ћ', 'џ', //
    '\u{A0}', 'Ў', 'ў', 'Ј', '¤', 'Ґ', '¦', '§', 'Ё', '©', 'Є', '«', '¬', '\u{AD}', '®', 'Ї', //
    '°', '±', 'І', 'і', 'ґ', 'µ', '¶', '·', 'ё', '№', 'є', '»', 'ј', 'Ѕ', 'ѕ', 'ї',
];

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &[u8]) -> (CodePage, String) {
        let page = CodePage::guess(line);
        (page, line.iter().map(|b| page.char_of(*b)).collect())
    }

    #[test]
    fn western_and_cyrillic_lines() {
        assert_eq!(read(b"Andr\xE9 \x96 \xBD"), (CodePage::Windows1252, "André – ½".into()));
        let cyrillic = b"\xD1\xE5\xF0\xE3\xE5\xE9 \xB9 \xB8";
        assert_eq!(read(cyrillic), (CodePage::Windows1251, "Сергей № ё".into()));
    }
}
