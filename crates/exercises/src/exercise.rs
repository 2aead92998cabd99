//! What an exercise is, and the file that holds them.

use std::fmt;

use damier_core::{Color, Position};
use serde::{Deserialize, Serialize};

use crate::text::{one_a_line, position_of};

/// The format of the file.
pub const VERSION: u32 = 1;

/// All exercises of a file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Collection {
    /// The format, [`VERSION`].
    pub version: u32,
    /// The exercises: kind by kind, easy ones first.
    pub exercises: Vec<Exercise>,
}

/// A position and a question with one right answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Exercise {
    /// Its name: the kind and a number, `touch-001`.
    pub id: String,
    /// The question and its answer.
    #[serde(flatten)]
    pub question: Question,
    /// The position.
    pub fen: String,
    /// How hard it is, 0 to 100; [`crate::Band`] names the bands.
    pub difficulty: u8,
    /// What it shows beyond its kind, where a program can tell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub theme: Option<Theme>,
}

/// What is asked, by kind, with the answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Question {
    /// Touch every piece that must capture.
    Touch {
        /// Those pieces, ascending.
        squares: Vec<u8>,
    },
    /// How many pieces does this piece take at most?
    Count {
        /// The piece, which must capture.
        from: u8,
        /// How many it takes.
        count: u32,
    },
    /// Where may this piece end its compulsory capture?
    Landing {
        /// The piece.
        from: u8,
        /// All those squares, ascending.
        squares: Vec<u8>,
    },
    /// Is this move legal, and if not, why?
    Legal {
        /// The move as it is tried, with every square it lands on.
        #[serde(rename = "move")]
        text: String,
        /// The code of the ruling.
        code: String,
    },
    /// What was the mistake?
    Mistake {
        /// The mistake.
        mistake: Mistake,
        /// The move as it was played; for a light square only where the piece started.
        #[serde(rename = "move")]
        text: String,
        /// The squares from which pieces were lifted, ascending; `null` where nothing was taken.
        removed: Option<Vec<u8>>,
        /// The pieces as they stood when the player let go; on a light square stands what is missing.
        after: String,
        /// The light square, as row and column from 0 at the top left.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cell: Option<[u8; 2]>,
    },
    /// Where does this side stand after these moves?
    Predict {
        /// The moves, shortest form.
        line: Vec<String>,
        /// The side asked for.
        side: Side,
        /// Its squares at the end, ascending.
        squares: Vec<u8>,
    },
    /// Offer a man: what the enemy must take brings something.
    Offer {
        /// Our move, the forced reply, our move …
        line: Vec<String>,
        /// Other first moves that are right.
        alternatives: Vec<String>,
    },
    /// The winning combination.
    Combination {
        /// Our move, the forced reply, our move …
        line: Vec<String>,
        /// Other first moves that are right.
        alternatives: Vec<String>,
    },
    /// Squares by number.
    Squares {
        /// What is to be done.
        task: Task,
        /// The square it is about.
        square: u8,
        /// The squares to be tapped, where they are several, ascending.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        squares: Option<Vec<u8>>,
    },
}

/// A kind of exercise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// Touch every piece that must capture.
    Touch,
    /// Count the pieces.
    Count,
    /// Tap the landing squares.
    Landing,
    /// Legal or not, and why.
    Legal,
    /// Find the mistake.
    Mistake,
    /// Where will the pieces be?
    Predict,
    /// Offer a man.
    Offer,
    /// First combinations.
    Combination,
    /// Squares by number.
    Squares,
}

impl Kind {
    /// All nine, in the order of the file.
    pub const ALL: [Kind; 9] = [
        Kind::Touch,
        Kind::Count,
        Kind::Landing,
        Kind::Legal,
        Kind::Mistake,
        Kind::Predict,
        Kind::Offer,
        Kind::Combination,
        Kind::Squares,
    ];

    /// Its name in the file.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Touch => "touch",
            Kind::Count => "count",
            Kind::Landing => "landing",
            Kind::Legal => "legal",
            Kind::Mistake => "mistake",
            Kind::Predict => "predict",
            Kind::Offer => "offer",
            Kind::Combination => "combination",
            Kind::Squares => "squares",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Question {
    /// Its kind.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        match self {
            Question::Touch { .. } => Kind::Touch,
            Question::Count { .. } => Kind::Count,
            Question::Landing { .. } => Kind::Landing,
            Question::Legal { .. } => Kind::Legal,
            Question::Mistake { .. } => Kind::Mistake,
            Question::Predict { .. } => Kind::Predict,
            Question::Offer { .. } => Kind::Offer,
            Question::Combination { .. } => Kind::Combination,
            Question::Squares { .. } => Kind::Squares,
        }
    }
}

/// A frequent mistake at the board (or none).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mistake {
    /// A quiet move although there was a capture.
    ForgottenCapture,
    /// A capture of fewer pieces than the most, or one left before its end.
    TooFew,
    /// Pieces lifted during the capture, which opened a way that was closed.
    LiftedEarly,
    /// A man crowned that only passed over the last row.
    CrownedInPassing,
    /// A piece put on a light square.
    LightSquare,
    /// Everything was right.
    None,
}

impl Mistake {
    /// All, in the order of the mission, `None` last.
    pub const ALL: [Mistake; 6] = [
        Mistake::ForgottenCapture,
        Mistake::TooFew,
        Mistake::LiftedEarly,
        Mistake::CrownedInPassing,
        Mistake::LightSquare,
        Mistake::None,
    ];

    /// Its name in the file.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Mistake::ForgottenCapture => "forgotten-capture",
            Mistake::TooFew => "too-few",
            Mistake::LiftedEarly => "lifted-early",
            Mistake::CrownedInPassing => "crowned-in-passing",
            Mistake::LightSquare => "light-square",
            Mistake::None => "none",
        }
    }
}

/// One of the players, as the file names them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// White.
    White,
    /// Black.
    Black,
}

impl From<Color> for Side {
    fn from(color: Color) -> Side {
        match color {
            Color::White => Side::White,
            Color::Black => Side::Black,
        }
    }
}

impl From<Side> for Color {
    fn from(side: Side) -> Color {
        match side {
            Side::White => Color::White,
            Side::Black => Color::Black,
        }
    }
}

/// What is to be done with a square.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Task {
    /// Tap the square of this number.
    Tap,
    /// Say the number of the square on which the only piece stands.
    Name,
    /// Tap every square that touches it at a corner.
    Neighbours,
    /// Tap every other square on the diagonals through it.
    Diagonal,
}

impl Task {
    /// Its name in the file.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Task::Tap => "tap",
            Task::Name => "name",
            Task::Neighbours => "neighbours",
            Task::Diagonal => "diagonal",
        }
    }
}

/// What an exercise shows beyond its kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// What the enemy is forced to take decides (advice: count what they must play).
    Force,
    /// The line ends with a man crowned: the enemy's back row was open (advice: keep men there).
    BackRow,
}

impl Exercise {
    /// The position, if its FEN can be played.
    #[must_use]
    pub fn position(&self) -> Option<Position> {
        position_of(&self.fen)
    }
}

impl Collection {
    /// Reads a file.
    ///
    /// # Errors
    /// Not JSON, or not of this form; says where.
    pub fn from_json(text: &str) -> Result<Collection, serde_json::Error> {
        serde_json::from_str(text)
    }

    /// The file: one exercise a line, so that differences can be read.
    ///
    /// # Errors
    /// None that can happen: every value here has a form in JSON.
    pub fn to_json(&self) -> Result<String, serde_json::Error> {
        one_a_line(self.version, &self.exercises)
    }
}
