//! The environment variables that matter here, read once.

use std::ffi::OsString;
use std::path::PathBuf;

use damier_answers::Language;

/// Environment variables; an empty one counts as absent.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Environment {
    /// `LC_ALL`, `LC_MESSAGES` and `LANG`, in order of authority.
    pub locales: [Option<String>; 3],
    /// `NO_COLOR` is set.
    pub no_color: bool,
    /// `TERM`.
    pub term: Option<String>,
    /// `XDG_DATA_HOME`, else `HOME` with `.local/share`: where games are kept.
    pub data_home: Option<PathBuf>,
    /// `DISPLAY` or `WAYLAND_DISPLAY` is set: a browser can be opened.
    pub has_display: bool,
}

impl Environment {
    /// The environment of this process.
    #[must_use]
    pub fn from_process() -> Environment {
        let get = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
        let text = |name: &str| get(name).and_then(|value: OsString| value.into_string().ok());
        let absolute = |path: PathBuf| Some(path).filter(|p| p.is_absolute());
        let home = || get("HOME").and_then(|home| absolute(PathBuf::from(home)));
        Environment {
            locales: [text("LC_ALL"), text("LC_MESSAGES"), text("LANG")],
            no_color: get("NO_COLOR").is_some(),
            term: text("TERM"),
            data_home: get("XDG_DATA_HOME")
                .and_then(|path| absolute(PathBuf::from(path)))
                .or_else(|| home().map(|home| home.join(".local/share"))),
            has_display: get("DISPLAY").is_some() || get("WAYLAND_DISPLAY").is_some(),
        }
    }

    /// The language of the first locale that is set, where it is one of ours; else French.
    #[must_use]
    pub fn language(&self) -> Language {
        let locale = self.locales.iter().flatten().next().map_or("", String::as_str);
        let code = locale.split(['_', '.', '@', '-']).next().unwrap_or("").to_ascii_lowercase();
        code.parse().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn language(all: &str, messages: &str, lang: &str) -> &'static str {
        let locale = |text: &str| Some(text.to_owned()).filter(|t| !t.is_empty());
        let environment =
            Environment { locales: [locale(all), locale(messages), locale(lang)], ..Default::default() };
        environment.language().code()
    }

    #[test]
    fn the_first_locale_that_is_set_decides() {
        assert_eq!(language("", "", ""), "fr");
        assert_eq!(language("", "", "en_GB.UTF-8"), "en");
        assert_eq!(language("", "nl_BE", "en_GB"), "nl");
        assert_eq!(language("fr_CA.UTF-8", "nl", "en"), "fr");
        assert_eq!(language("", "", "EN"), "en");
    }

    #[test]
    fn locales_of_other_languages_are_french() {
        for other in ["C", "C.UTF-8", "POSIX", "de_DE", "nlx", "\u{e9}"] {
            assert_eq!(language("", "", other), "fr", "{other}");
        }
    }
}
