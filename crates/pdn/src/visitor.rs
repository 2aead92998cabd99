//! What a reader tells of a game, piece by piece, so that nothing need be kept.

use crate::input::Place;
use crate::tags::Tags;
use crate::warning::Warnings;
use crate::written::WrittenMove;

/// Where a piece of a game stands, and the game's warnings so far.
pub struct Context<'a> {
    /// Its first character.
    pub place: Place,
    /// The warnings of the game; the visitor may add to them.
    pub(crate) warnings: &'a mut Warnings,
}

/// Receives the pieces of one game in the order of the file. Everything but the moves may be
/// ignored.
pub trait Visitor {
    /// The game begins; the tags before its moves are known.
    fn begin(&mut self, tags: &Tags, context: &mut Context<'_>);

    /// A move; `text` is how it is written, in UTF-8.
    fn a_move(&mut self, written: &WrittenMove, text: &[u8], context: &mut Context<'_>);

    /// A move number with its dots: `12.` has one, `12...` three, `12` none.
    fn number(&mut self, _value: u32, _dots: u32, _context: &mut Context<'_>) {}

    /// Text where a move should stand, or a move that is not given (`- -`).
    fn no_move(&mut self, _text: &str, _kind: NoMove, _context: &mut Context<'_>) {}

    /// A sign glued to the move before it: `!`, `?!`, `(!)`.
    fn strength(&mut self, _sign: &str) {}

    /// A numeric annotation `$7`; the sign `*` glued to a move is 7, forced.
    fn nag(&mut self, _number: u32) {}

    /// A comment without its braces; line ends are `\n`.
    fn comment(&mut self, _text: &str) {}

    /// Text that is none of PDN's.
    fn stray(&mut self, _text: &str) {}

    /// A variation begins: its first move replaces the move before it.
    fn begin_variation(&mut self, _context: &mut Context<'_>) {}

    /// The variation ends.
    fn end_variation(&mut self) {}

    /// A set-up among the moves: the text of its FEN.
    fn set_up(&mut self, _fen: &str, _context: &mut Context<'_>) {}

    /// The game is over. The tags are all there now, the terminator is as written.
    fn end(&mut self, tags: &Tags, terminator: Option<&str>, context: &mut Context<'_>);
}

/// Why something is no move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoMove {
    /// It begins like a move and breaks off, or goes on in another way.
    Unreadable,
    /// `- -`: the file does not know the move.
    Unknown,
    /// `...` in the place of a move: the side to move has none here, or it is not known.
    Ellipsis,
    /// A move in the letters and numbers of other games: `c3-d4`.
    Algebraic,
}

/// A game that has been read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameInfo {
    /// Its number in the file, from 1.
    pub number: u64,
    /// The line of its first tag, or of its first move.
    pub line: u64,
}

/// Text known to be UTF-8, since the decoder made it.
pub(crate) fn utf8(text: &[u8]) -> &str {
    std::str::from_utf8(text).unwrap_or("\u{FFFD}")
}
