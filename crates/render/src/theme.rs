//! Colours. Highlights belong to the theme, so that they stay visible in each of them.

use core::fmt;
use core::str::FromStr;

/// The themes, by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ThemeName {
    /// Warm browns.
    #[default]
    Wood,
    /// Green board.
    Green,
    /// Blue board.
    Blue,
    /// Grey board.
    Grey,
    /// Black, white and yellow: strongest contrast on a screen.
    Contrast,
    /// Black ink on white paper: hatched dark squares, outlined pieces.
    Print,
}

/// There is no theme of this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownTheme(
    /// The name that was asked for.
    pub String,
);

impl fmt::Display for UnknownTheme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no theme {:?}; expected one of ", self.0)?;
        for (place, theme) in ThemeName::ALL.iter().enumerate() {
            write!(f, "{}{}", if place > 0 { ", " } else { "" }, theme.name())?;
        }
        Ok(())
    }
}

impl std::error::Error for UnknownTheme {}

impl ThemeName {
    /// All themes.
    pub const ALL: [ThemeName; 6] = [
        ThemeName::Wood,
        ThemeName::Green,
        ThemeName::Blue,
        ThemeName::Grey,
        ThemeName::Contrast,
        ThemeName::Print,
    ];

    /// Its name in options: `wood`, `green`, `blue`, `grey`, `contrast`, `print`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            ThemeName::Wood => "wood",
            ThemeName::Green => "green",
            ThemeName::Blue => "blue",
            ThemeName::Grey => "grey",
            ThemeName::Contrast => "contrast",
            ThemeName::Print => "print",
        }
    }

    /// Its colours.
    #[must_use]
    pub const fn theme(self) -> Theme {
        match self {
            ThemeName::Wood => Theme { light: "#f0dcb8", dark: "#a9754a", frame: "#5e3b22", ..Theme::BASE },
            ThemeName::Green => Theme { light: "#eeeed2", dark: "#6f8f5a", frame: "#3e5232", ..Theme::BASE },
            ThemeName::Blue => Theme { light: "#e4ebf1", dark: "#7193b4", frame: "#37536e", ..Theme::BASE },
            ThemeName::Grey => Theme { light: "#e6e6e6", dark: "#929292", frame: "#4a4a4a", ..Theme::BASE },
            ThemeName::Contrast => Theme {
                light: "#ffffff",
                dark: "#858585",
                frame: "#000000",
                number: "#000000",
                white_fill: "#ffffff",
                white_line: "#000000",
                black_fill: "#000000",
                black_line: "#ffffff",
                mark: "#ffdd00",
                arrow: "#c00000",
                ..Theme::BASE
            },
            ThemeName::Print => Theme {
                light: "#ffffff",
                dark: "#ffffff",
                frame: "#000000",
                number: "#000000",
                white_fill: "#ffffff",
                white_line: "#000000",
                black_fill: "#000000",
                black_line: "#ffffff",
                mark: "#000000",
                arrow: "#000000",
                hatched: true,
            },
        }
    }
}

impl FromStr for ThemeName {
    type Err = UnknownTheme;

    fn from_str(text: &str) -> Result<ThemeName, UnknownTheme> {
        ThemeName::ALL.into_iter().find(|t| t.name() == text).ok_or_else(|| UnknownTheme(text.into()))
    }
}

/// The colours of a picture, as SVG writes them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Theme {
    /// Light squares.
    pub light: &'static str,
    /// Dark squares.
    pub dark: &'static str,
    /// The frame around the board.
    pub frame: &'static str,
    /// Square numbers.
    pub number: &'static str,
    /// White pieces.
    pub white_fill: &'static str,
    /// Outline, ring and crown of white pieces.
    pub white_line: &'static str,
    /// Black pieces.
    pub black_fill: &'static str,
    /// Ring and crown of black pieces.
    pub black_line: &'static str,
    /// Marks on squares and rings around pieces.
    pub mark: &'static str,
    /// Arrows.
    pub arrow: &'static str,
    /// Whether dark squares are hatched rather than filled, and nothing is told by tints.
    pub hatched: bool,
}

impl Theme {
    const BASE: Theme = Theme {
        light: "#ffffff",
        dark: "#808080",
        frame: "#000000",
        number: "#ffffff",
        white_fill: "#fbf6ea",
        white_line: "#2b2620",
        black_fill: "#2b2620",
        black_line: "#e9dfcb",
        mark: "#ffe14d",
        arrow: "#0b5fb0",
        hatched: false,
    };
}
