//! What is wrong with a file and was read all the same, and what stopped a game.

use std::fmt;

use damier_core::fen::ParseFenError;
use damier_core::{Move, Position, PositionError};

use crate::input::Place;

macro_rules! codes {
    ($($(#[doc = $doc:literal])* $variant:ident $name:literal,)*) => {
        /// What is odd in a file. Each is reported once per game, with the number of times.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum WarningCode {
            $($(#[doc = $doc])* $variant,)*
        }

        impl WarningCode {
            /// Every code.
            pub const ALL: &'static [WarningCode] = &[$(WarningCode::$variant,)*];

            /// The stable name.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(WarningCode::$variant => $name,)*
                }
            }
        }
    };
}

codes! {
    /// `x` in a move that captures nothing.
    WrongSeparator "wrong-separator",
    /// Another sign than `-` or `x` between squares.
    OddSeparator "odd-separator",
    /// Blanks inside a move.
    BlankInMove "blank-in-move",
    /// A square with a leading zero.
    LeadingZero "leading-zero",
    /// A capture given by its captured squares instead of its path.
    CapturedSquares "captured-squares",
    /// A text that is a path of one capture and a list of captured squares of another: read as a path.
    TwoReadings "two-readings",
    /// A text that fits several captures; what follows in the game decided.
    AmbiguousCapture "ambiguous-capture",
    /// A text that fits several captures, and nothing that follows decides: the first was taken.
    UndecidedCapture "undecided-capture",
    /// Braces inside a comment; written again they become parentheses, for PDN has no way to say them.
    NestedComment "nested-comment",
    /// A comment that is never closed.
    UnclosedComment "unclosed-comment",
    /// A variation that is never closed.
    UnclosedVariation "unclosed-variation",
    /// A tag's value or a set-up that is never closed.
    UnclosedString "unclosed-string",
    /// A closing brace without an opening one.
    StrayBrace "stray-brace",
    /// A closing parenthesis without an opening one.
    StrayParenthesis "stray-parenthesis",
    /// A dot that belongs to no number.
    StrayDot "stray-dot",
    /// Text among the moves that is none of PDN's.
    StrayText "stray-text",
    /// A move number without a move after it.
    NumberWithoutMove "number-without-move",
    /// A move number without its dot.
    NumberWithoutDot "number-without-dot",
    /// A move number that does not count on.
    WrongMoveNumber "wrong-move-number",
    /// A game that ends without a result or `*`.
    MissingTerminator "missing-terminator",
    /// A result or `*` that ends no game.
    StrayTerminator "stray-terminator",
    /// The result after the moves is not that of the tag, which is kept.
    ResultDisagrees "result-disagrees",
    /// A score that could be a move was read as the result.
    ScoreAsResult "score-as-result",
    /// A result inside a variation.
    ResultInVariation "result-in-variation",
    /// Tags after the moves.
    TagAfterMoves "tag-after-moves",
    /// A tag that stands twice.
    DuplicateTag "duplicate-tag",
    /// A tag not written as `[Name "value"]`.
    OddTag "odd-tag",
    /// More tags than any game has.
    TooManyTags "too-many-tags",
    /// A `[pdn]` wrapper, or HTML.
    Wrapper "wrapper",
    /// HTML entities such as `&nbsp;`.
    HtmlEntity "html-entity",
    /// A line that is not UTF-8 and was read in an old code page.
    NotUtf8 "not-utf8",
    /// A move not given (`- -`, `...`) at the end of a game.
    UnknownMove "unknown-move",
    /// A set-up whose side to move is `?`.
    UnknownTurn "unknown-turn",
    /// More than twenty pieces of a side.
    ManyPieces "many-pieces",
    /// A tag SetUp without a FEN.
    SetUpWithoutFen "setup-without-fen",
    /// A tag PlyCount that is not the number of moves.
    WrongPlyCount "wrong-ply-count",
    /// Variations nested deeper than the limit; the deeper ones are dropped.
    NestedTooDeep "nested-too-deep",
    /// A comment longer than the limit; the rest of it is dropped.
    CommentTooLong "comment-too-long",
    /// A variation with a move that is not legal there.
    IllegalVariation "illegal-variation",
    /// A variation before any move.
    VariationWithoutMove "variation-without-move",
    /// A game without a move.
    EmptyGame "empty-game",
}

impl WarningCode {
    /// Whether something of the file is read by a guess, or would be lost in writing the game again.
    #[must_use]
    pub const fn is_loss_or_guess(self) -> bool {
        matches!(
            self,
            WarningCode::UndecidedCapture
                | WarningCode::TwoReadings
                | WarningCode::NestedComment
                | WarningCode::UnclosedComment
                | WarningCode::UnclosedVariation
                | WarningCode::UnclosedString
                | WarningCode::StrayText
                | WarningCode::StrayTerminator
                | WarningCode::ResultDisagrees
                | WarningCode::ScoreAsResult
                | WarningCode::ResultInVariation
                | WarningCode::DuplicateTag
                | WarningCode::TooManyTags
                | WarningCode::NotUtf8
                | WarningCode::UnknownMove
                | WarningCode::NestedTooDeep
                | WarningCode::CommentTooLong
                | WarningCode::IllegalVariation
                | WarningCode::VariationWithoutMove
        )
    }
}

impl fmt::Display for WarningCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Something odd that did not stop the reading.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Warning {
    /// What.
    pub code: WarningCode,
    /// Where it stands first.
    pub place: Place,
    /// How often in this game.
    pub count: u32,
    /// What exactly, the first time: a piece of the text, or two values. May be empty.
    pub detail: String,
}

/// The warnings of one game, each code once.
#[derive(Clone, Debug, Default)]
pub struct Warnings {
    seen: u64,
    list: Vec<Warning>,
}

impl Warnings {
    pub(crate) fn clear(&mut self) {
        self.seen = 0;
        self.list.clear();
    }

    pub(crate) fn add(&mut self, code: WarningCode, place: Place) {
        self.add_with(code, place, "");
    }

    pub(crate) fn add_with(&mut self, code: WarningCode, place: Place, detail: &str) {
        let bit = 1_u64 << (code as u32);
        if self.seen & bit == 0 {
            self.seen |= bit;
            let detail = clip(detail).to_owned();
            self.list.push(Warning { code, place, count: 1, detail });
        } else if let Some(warning) = self.list.iter_mut().find(|warning| warning.code == code) {
            warning.count = warning.count.saturating_add(1);
        }
    }

    /// Gives the warning of one code another code, if there is one of it.
    pub(crate) fn rename(&mut self, code: WarningCode, new: WarningCode) {
        if let Some(warning) = self.list.iter_mut().find(|warning| warning.code == code) {
            warning.code = new;
            self.seen = self.seen & !(1 << (code as u32)) | 1 << (new as u32);
        }
    }

    /// The warnings in the order in which they were met.
    #[must_use]
    pub fn as_slice(&self) -> &[Warning] {
        &self.list
    }
}

/// A text short enough to be quoted.
pub(crate) fn clip(text: &str) -> &str {
    match text.char_indices().nth(80) {
        Some((end, _)) => &text[..end],
        None => text,
    }
}

/// Why the replay of a game stopped, in the contract's words.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameErrorCode {
    /// The FEN of the game, or of a set-up inside it, is no position.
    BadFen,
    /// A man stands where it would have been crowned.
    ManOnPromotionRow,
    /// The set-up does not say who moves.
    UnknownTurn,
    /// Text that begins like a move and is none, or a move that is not given.
    UnreadableMove,
    /// The move is not legal.
    IllegalMove,
    /// Not international draughts.
    UnsupportedVariant,
    /// More than [`crate::MOST_PLIES`] moves.
    TooLarge,
}

impl GameErrorCode {
    /// Every code.
    pub const ALL: [GameErrorCode; 7] = [
        GameErrorCode::BadFen,
        GameErrorCode::ManOnPromotionRow,
        GameErrorCode::UnknownTurn,
        GameErrorCode::UnreadableMove,
        GameErrorCode::IllegalMove,
        GameErrorCode::UnsupportedVariant,
        GameErrorCode::TooLarge,
    ];

    /// The contract's name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            GameErrorCode::BadFen => "bad-fen",
            GameErrorCode::ManOnPromotionRow => "man-on-promotion-row",
            GameErrorCode::UnknownTurn => "unknown-turn",
            GameErrorCode::UnreadableMove => "unreadable-move",
            GameErrorCode::IllegalMove => "illegal-move",
            GameErrorCode::UnsupportedVariant => "unsupported-variant",
            GameErrorCode::TooLarge => "too-large",
        }
    }
}

/// What stopped a game: the moves before it stand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameError {
    /// Why.
    pub code: GameErrorCode,
    /// The ply that could not be played, 1 for the first move; 0 when the set-up before the moves is at fault.
    pub ply: u32,
    /// Where it stands.
    pub place: Place,
    /// The text at fault: the move, the FEN, or the name of the variant.
    pub text: String,
    /// The position in which the move was to be played, if there is one.
    pub position: Option<Position>,
    /// What is wrong with a set-up.
    pub cause: Option<SetUpError>,
}

/// Why a set-up is no position to play on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetUpError {
    /// The text is no FEN.
    Fen(ParseFenError),
    /// The pieces cannot stand so.
    Position(PositionError),
}

impl fmt::Display for SetUpError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetUpError::Fen(error) => error.fmt(f),
            SetUpError::Position(error) => error.fmt(f),
        }
    }
}

impl GameError {
    /// The moves that would have been legal.
    #[must_use]
    pub fn legal(&self) -> Vec<Move> {
        self.position.map_or_else(Vec::new, |position| position.legal_moves().to_vec())
    }
}

impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: ", self.place.line, self.place.column)?;
        let (text, ply) = (&self.text, self.ply);
        match self.code {
            GameErrorCode::BadFen | GameErrorCode::ManOnPromotionRow => {
                write!(f, "the set-up {text:?} is no position")?;
                if let Some(cause) = &self.cause {
                    write!(f, ": {cause}")?;
                }
            }
            GameErrorCode::UnknownTurn => {
                write!(
                    f,
                    "ply {ply}, {text}: the set-up does not say who moves; expected W or B instead of ?"
                )?;
            }
            GameErrorCode::UnreadableMove => {
                write!(f, "ply {ply}: expected a move such as 32-28 or 28x19, not {text:?}")?;
            }
            GameErrorCode::IllegalMove => {
                write!(f, "ply {ply}: {text} is not legal; expected one of:")?;
                for m in self.legal() {
                    write!(f, " {}", m.short())?;
                }
            }
            GameErrorCode::UnsupportedVariant => {
                write!(f, "expected international draughts (GameType 20), found: {text}")?;
            }
            GameErrorCode::TooLarge => write!(f, "expected at most {} plies", crate::MOST_PLIES)?,
        }
        Ok(())
    }
}
