//! The streaming reader: where games begin and end.
//!
//! A game ends with a result or `*` outside all variations, with a tag after its moves, or with
//! the file. Nothing is kept but the tags, one comment at most, and the warnings of the game.

mod body;
mod comment;
mod tag;
mod text;

use std::io::{self, BufRead};

use crate::input::{Input, Place};
use crate::scan::LOOK_AHEAD;
use crate::tags::{is_roster, Tags};
use crate::visitor::{Context, GameInfo, Visitor};
use crate::warning::{WarningCode, Warnings};

use body::Flow;

/// Reads the games of a file one after the other.
///
/// ```
/// let mut reader = damier_pdn::Reader::new("1. 32-28 19-23 2. 28x19 *".as_bytes());
/// # struct Moves(usize);
/// # impl damier_pdn::Visitor for Moves {
/// #     fn begin(&mut self, _: &damier_pdn::Tags, _: &mut damier_pdn::Context<'_>) {}
/// #     fn a_move(&mut self, _: &damier_pdn::WrittenMove, _: &[u8], _: &mut damier_pdn::Context<'_>) {
/// #         self.0 += 1;
/// #     }
/// #     fn end(&mut self, _: &damier_pdn::Tags, _: Option<&str>, _: &mut damier_pdn::Context<'_>) {}
/// # }
/// let mut moves = Moves(0); // a Visitor
/// assert_eq!(reader.read_game(&mut moves)?.map(|game| game.number), Some(1));
/// assert_eq!(moves.0, 3);
/// assert_eq!(reader.read_game(&mut moves)?, None);
/// # Ok::<(), std::io::Error>(())
/// ```
pub struct Reader<R> {
    input: Input<R>,
    games: u64,
    tags: Tags,
    warnings: Warnings,
    /// The tags after the game's end, with their warnings: those of the next game.
    next_tags: Tags,
    next_warnings: Warnings,
    /// The comments before the first move.
    leading: Vec<String>,
    leading_len: usize,
    /// Text of the comment or value at hand.
    scratch: Vec<u8>,
    terminator: String,
    game: GameState,
    /// Values and comments are HTML: entities in them are read.
    html: bool,
    /// What a person types is read, too.
    typed: bool,
    /// Inside `[pdn]`; text after the `[/pdn]` is prose.
    wrapped: bool,
    prose: bool,
    /// Text that belongs to no game was met.
    stray: bool,
}

/// What is known of the game being read.
#[derive(Clone, Copy, Default)]
struct GameState {
    /// The visitor has been told of the game: something but tags and comments was met.
    begun: bool,
    line: u64,
    depth: u32,
    /// Variations open beyond the limit.
    skipped: u32,
    /// A number stands before the next move.
    numbered: Option<Place>,
    last_number: u32,
    /// The last number outside all variations.
    main_number: u32,
    /// The piece before was a move: a sign may follow.
    after_move: bool,
    any_move: bool,
    /// The pair of numbers of the tag Result, where it could be a move.
    score: Option<(u8, u8)>,
    set_up: bool,
    body_start: Place,
}

/// How deep variations may be nested.
pub const MOST_NESTING: u32 = 100;
/// How long a comment may be, in bytes.
pub const MOST_COMMENT: usize = 16 << 20;

impl<R: BufRead> Reader<R> {
    /// A reader at the beginning of a file.
    pub fn new(source: R) -> Reader<R> {
        Reader {
            input: Input::new(source),
            games: 0,
            tags: Tags::default(),
            warnings: Warnings::default(),
            next_tags: Tags::default(),
            next_warnings: Warnings::default(),
            leading: Vec::new(),
            leading_len: 0,
            scratch: Vec::new(),
            terminator: String::new(),
            game: GameState::default(),
            html: false,
            typed: false,
            wrapped: false,
            prose: false,
            stray: false,
        }
    }

    /// Reads also `3228` for a move, as a person types it, where no tag stands before the moves: such a text is
    /// no file.
    #[must_use]
    pub fn typed(self) -> Reader<R> {
        Reader { typed: true, ..self }
    }

    /// Reads the next game to its end, or says that there is none.
    ///
    /// # Errors
    /// What the source says; a file that ends is no error. Nothing in the text is an error here:
    /// it is read as far as it goes, and what was odd is in [`Reader::warnings`].
    pub fn read_game<V: Visitor>(&mut self, visitor: &mut V) -> io::Result<Option<GameInfo>> {
        self.next_game();
        loop {
            if self.prose {
                self.skip_prose()?;
            }
            if !self.input.skip_one_blank() && !self.input.skip_blanks()? {
                break;
            }
            self.input.ensure(LOOK_AHEAD)?;
            match self.token(visitor)? {
                Flow::Continue => {}
                Flow::End => return self.finish(visitor).map(Some),
            }
        }
        if !self.game.begun && self.tags.is_empty() {
            self.stray |= !self.leading.is_empty();
            return Ok(None);
        }
        self.terminator.clear();
        self.finish(visitor).map(Some)
    }

    /// The tags of the game read last.
    #[must_use]
    pub fn tags(&self) -> &Tags {
        &self.tags
    }

    /// The warnings of the game read last; after the last game, those of what follows it.
    #[must_use]
    pub fn warnings(&self) -> &Warnings {
        &self.warnings
    }

    /// The warnings of the game read last, to be added to.
    pub fn warnings_mut(&mut self) -> &mut Warnings {
        &mut self.warnings
    }

    /// Whether text was met that belongs to no game.
    #[must_use]
    pub fn has_stray_text(&self) -> bool {
        self.stray
    }

    /// The place of the reader in the file.
    #[must_use]
    pub fn place(&self) -> Place {
        self.input.place()
    }

    fn next_game(&mut self) {
        std::mem::swap(&mut self.tags, &mut self.next_tags);
        std::mem::swap(&mut self.warnings, &mut self.next_warnings);
        self.next_tags.clear();
        self.next_warnings.clear();
        self.leading.clear();
        self.leading_len = 0;
        self.terminator.clear();
        self.game = GameState::default();
    }

    /// Tells the visitor of the game, before the first thing that is neither tag nor comment.
    #[inline]
    fn begin<V: Visitor>(&mut self, visitor: &mut V) {
        if !self.game.begun {
            self.begin_now(visitor);
        }
    }

    fn begin_now<V: Visitor>(&mut self, visitor: &mut V) {
        self.game.begun = true;
        let place = self.input.place();
        self.game.body_start = place;
        self.game.line = self.tags.iter().next().map_or(place.line, |tag| tag.line);
        self.game.score = self.tags.value("Result").and_then(|value| {
            let score = crate::score::scan(value.as_bytes())?;
            if score.len == value.len() && !score.is_certain() {
                score.pair()
            } else {
                None
            }
        });
        visitor.begin(&self.tags, &mut Context { place, warnings: &mut self.warnings });
        for comment in self.leading.drain(..) {
            visitor.comment(&comment);
        }
    }

    /// Ends the game: what is open is closed, what follows on the line still belongs to it.
    fn finish<V: Visitor>(&mut self, visitor: &mut V) -> io::Result<GameInfo> {
        self.begin(visitor);
        let place = self.input.place();
        if self.game.depth > 0 {
            self.warnings.add(WarningCode::UnclosedVariation, place);
        }
        for _ in 0..std::mem::take(&mut self.game.depth) {
            visitor.end_variation();
        }
        self.game.skipped = 0;
        if let Some(number) = self.game.numbered.take() {
            self.warnings.add(WarningCode::NumberWithoutMove, number);
        }
        if self.terminator.is_empty() {
            self.warnings.add(WarningCode::MissingTerminator, place);
        } else {
            self.comments_of_the_line(visitor)?;
        }
        if !self.game.any_move && !self.game.set_up && self.tags.find("FEN").is_none() {
            self.warnings.add(WarningCode::EmptyGame, self.game.body_start);
        }
        self.late_tags()?;
        self.decoding_notes();
        let terminator = if self.terminator.is_empty() { None } else { Some(self.terminator.as_str()) };
        visitor.end(&self.tags, terminator, &mut Context { place, warnings: &mut self.warnings });
        self.games += 1;
        Ok(GameInfo { number: self.games, line: self.game.line })
    }

    /// A comment on the line of the result belongs to the game that ended.
    fn comments_of_the_line<V: Visitor>(&mut self, visitor: &mut V) -> io::Result<()> {
        loop {
            self.input.ensure(LOOK_AHEAD)?;
            let window = self.input.window();
            let blanks = window.iter().take_while(|b| matches!(b, b' ' | b'\t')).count();
            match window.get(blanks) {
                Some(b'{' | b';') => {
                    self.input.advance(blanks);
                    self.comment(visitor)?;
                }
                _ => return Ok(()),
            }
        }
    }

    /// Reads the tags that follow. They are the next game's, unless the file ends with them and
    /// they are not those a game begins with.
    fn late_tags(&mut self) -> io::Result<()> {
        if !self.input.skip_blanks()? {
            return Ok(());
        }
        std::mem::swap(&mut self.tags, &mut self.next_tags);
        std::mem::swap(&mut self.warnings, &mut self.next_warnings);
        let read = self.tag_section();
        std::mem::swap(&mut self.tags, &mut self.next_tags);
        std::mem::swap(&mut self.warnings, &mut self.next_warnings);
        read?;
        if self.next_tags.is_empty() || self.next_tags.iter().any(|tag| is_roster(tag.name)) {
            return Ok(());
        }
        if !self.input.skip_blanks()? {
            let line = self.next_tags.iter().next().map_or(0, |tag| tag.line);
            self.warnings.add(WarningCode::TagAfterMoves, Place { line, column: 1 });
            self.tags.append(&self.next_tags);
            self.next_tags.clear();
        }
        Ok(())
    }

    /// Turns the notes of the decoder about lines already read into warnings.
    fn decoding_notes(&mut self) {
        if self.input.notes.is_empty() {
            return;
        }
        let line = self.input.line();
        let warnings = &mut self.warnings;
        self.input.notes.retain(|note| {
            if note.line > line {
                return true;
            }
            let name = note.page.map_or("UTF-16", crate::encoding::CodePage::name);
            warnings.add_with(WarningCode::NotUtf8, Place { line: note.line, column: 1 }, name);
            false
        });
    }
}
