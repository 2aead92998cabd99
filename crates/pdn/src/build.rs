//! Reading whole games into trees. Everything is kept; what cannot be played stands in a comment.

use std::io::{self, BufRead};

use damier_core::{Position, Ruleset, Setup};

use crate::check::{read_set_up, CheckedGame, Checker};
use crate::reader::{Reader, MOST_COMMENT};
use crate::replay::Replay;
use crate::tags::Tags;
use crate::tree::{GameTree, Item, PlayedMove};
use crate::visitor::{utf8, Context, NoMove, Visitor};
use crate::warning::WarningCode;
use crate::write::without_braces;
use crate::written::WrittenMove;

/// How much text of one game is kept, in bytes; what does not fit is dropped with the warning
/// `comment-too-long`.
pub const MOST_TEXT: usize = 2 * MOST_COMMENT;

/// Reads games into trees, checking them on the way.
///
/// ```
/// use damier_pdn::{Item, Reader, TreeReader};
///
/// let mut reader = Reader::new("1. 32-28! {x} 19-23 (18-23 2. 33-29) *".as_bytes());
/// let mut trees = TreeReader::new(damier_core::Ruleset::Ffjd);
/// let (game, checked) = trees.next_game(&mut reader)?.expect("one game");
/// assert_eq!(game.moves().count(), 2);
/// assert!(checked.error.is_none());
/// assert!(matches!(game.line.last(), Some(Item::Variation(line)) if line.len() == 2));
/// # Ok::<(), std::io::Error>(())
/// ```
pub struct TreeReader {
    builder: Builder,
}

impl TreeReader {
    /// A reader that says where this ruleset would have ended a game.
    #[must_use]
    pub fn new(ruleset: Ruleset) -> TreeReader {
        TreeReader {
            builder: Builder {
                checker: Checker::new(ruleset),
                replay: Replay::recording(ruleset),
                lines: Vec::new(),
                kept: 0,
                dropped: false,
                stopped: false,
                game: GameTree::default(),
            },
        }
    }

    /// Reads the next game: the tree, and what was found out about it.
    ///
    /// A line that cannot be played to its end keeps its moves up to there; the rest of it is a
    /// comment.
    ///
    /// # Errors
    /// What the source says; whatever is wrong with the game is in the answer.
    pub fn next_game<'a, R: BufRead>(
        &'a mut self,
        reader: &'a mut Reader<R>,
    ) -> io::Result<Option<(GameTree, CheckedGame<'a>)>> {
        let info = reader.read_game(&mut self.builder)?;
        let game = std::mem::take(&mut self.builder.game);
        let checker = &self.builder.checker;
        Ok(info.map(move |info| (game, checker.report(info, reader))))
    }
}

/// The longest comment that keeps moves which could not be played.
const LONGEST_REST: usize = MOST_COMMENT / 2;

/// A piece of a line as read.
enum Piece {
    Move { written: WrittenMove, text: String },
    NoMove { text: String, kind: NoMove },
    Strength(String),
    Nag(u32),
    Comment(String),
    Variation(Vec<Piece>),
    SetUp(String),
}

struct Builder {
    checker: Checker,
    replay: Replay,
    /// The line being read and those around it, the main line first.
    lines: Vec<Vec<Piece>>,
    kept: usize,
    /// Something did not fit.
    dropped: bool,
    /// The tags alone have stopped the game: nothing in it is played.
    stopped: bool,
    game: GameTree,
}

impl Builder {
    fn push(&mut self, piece: Piece, size: usize) {
        let kept = self.kept + size + std::mem::size_of::<Piece>();
        self.dropped |= kept > MOST_TEXT;
        if kept <= MOST_TEXT {
            self.kept = kept;
            if let Some(line) = self.lines.last_mut() {
                line.push(piece);
            }
        }
    }

    /// Closes the innermost line.
    fn close(&mut self) {
        if let Some(line) = self.lines.pop() {
            match self.lines.last_mut() {
                Some(_) if line.is_empty() && self.kept >= MOST_TEXT => self.dropped = true,
                Some(outer) => {
                    self.kept += std::mem::size_of::<Piece>();
                    outer.push(Piece::Variation(line));
                }
                None => self.lines.push(line),
            }
        }
    }
}

impl Visitor for Builder {
    fn begin(&mut self, tags: &Tags, context: &mut Context<'_>) {
        self.lines.clear();
        self.lines.push(Vec::new());
        self.kept = 0;
        self.dropped = false;
        self.game = GameTree::default();
        self.checker.begin(tags, context);
        self.stopped = self.checker.is_stopped();
    }

    fn a_move(&mut self, written: &WrittenMove, text: &[u8], context: &mut Context<'_>) {
        self.checker.a_move(written, text, context);
        self.push(Piece::Move { written: *written, text: utf8(text).to_owned() }, text.len());
    }

    fn number(&mut self, value: u32, dots: u32, context: &mut Context<'_>) {
        self.checker.number(value, dots, context);
    }

    fn no_move(&mut self, text: &str, kind: NoMove, context: &mut Context<'_>) {
        self.checker.no_move(text, kind, context);
        self.push(Piece::NoMove { text: text.to_owned(), kind }, text.len());
    }

    fn strength(&mut self, sign: &str) {
        self.push(Piece::Strength(sign.to_owned()), sign.len());
    }

    fn nag(&mut self, number: u32) {
        self.push(Piece::Nag(number), 0);
    }

    fn comment(&mut self, text: &str) {
        self.push(Piece::Comment(without_braces(text)), text.len());
    }

    fn stray(&mut self, text: &str) {
        self.comment(text);
    }

    fn begin_variation(&mut self, context: &mut Context<'_>) {
        self.checker.begin_variation(context);
        self.lines.push(Vec::new());
    }

    fn end_variation(&mut self) {
        self.checker.end_variation();
        self.close();
    }

    fn set_up(&mut self, fen: &str, context: &mut Context<'_>) {
        Visitor::set_up(&mut self.checker, fen, context);
        self.push(Piece::SetUp(fen.to_owned()), fen.len());
    }

    fn end(&mut self, tags: &Tags, terminator: Option<&str>, context: &mut Context<'_>) {
        self.checker.end(tags, terminator, context);
        if self.dropped {
            context.warnings.add(WarningCode::CommentTooLong, context.place);
        }
        self.game.tags = tags.iter().map(|tag| (tag.name.to_owned(), tag.value.to_owned())).collect();
        if let Some(result) = self.checker.result() {
            let open = self.game.tag("Result").map_or(true, |value| matches!(value.trim(), "" | "?"));
            if open && result != "*" {
                let result = result.to_owned();
                self.game.set_tag("Result", &result);
            }
        }
        let mut line = self.lines.pop().unwrap_or_default();
        if self.checker.score_is_last() {
            line.retain({
                let last = line.iter().rposition(|piece| matches!(piece, Piece::Move { .. }));
                let mut at = 0;
                move |_| {
                    at += 1;
                    Some(at - 1) != last
                }
            });
        }
        let start = if self.stopped || self.checker.is_other_variant() {
            // Not even from a set-up on: it would be a set-up of the other game.
            line = unplayed(line);
            None
        } else {
            self.game.start()
        };
        let mut guessed = None;
        self.game.line = resolve(line, start, start, &mut self.replay, 0, &mut guessed);
        if let Some(text) = guessed {
            context.warnings.add_with(WarningCode::UndecidedCapture, context.place, &text);
        }
    }
}

/// The line with its set-ups as text that cannot be played.
fn unplayed(mut line: Vec<Piece>) -> Vec<Piece> {
    for piece in &mut line {
        if let Piece::SetUp(_) = piece {
            let mut text = String::new();
            describe(piece, &mut text);
            *piece = Piece::NoMove { text, kind: NoMove::Unreadable };
        }
    }
    line
}

/// Finds the moves of a line, then those of its variations. `current` is where the line begins,
/// `previous` the position before that. `guessed` is told of a capture in a variation (`depth` above
/// 0) that could be read in several ways.
fn resolve(
    pieces: Vec<Piece>,
    current: Option<Position>,
    previous: Option<Position>,
    replay: &mut Replay,
    depth: u32,
    guessed: &mut Option<String>,
) -> Vec<Item> {
    let playable = replay_line(&pieces, current, replay);
    if depth > 0 && guessed.is_none() && replay.is_undecided() {
        *guessed = replay.ambiguous_text();
    }
    // A copy: the replay serves the variations, too.
    let moves = replay.moves()[..playable.moves].to_vec();
    let mut moves = moves.iter().copied();
    let (mut current, mut previous) = (current, previous);
    let mut items: Vec<Item> = Vec::with_capacity(pieces.len());
    let mut pieces = pieces.into_iter().enumerate().peekable();
    while let Some((_, piece)) = pieces.next_if(|(at, _)| *at < playable.pieces) {
        match piece {
            Piece::Move { .. } => {
                if let (Some(position), Some(played)) = (current, moves.next()) {
                    items.push(Item::Move(PlayedMove::new(&position, played)));
                    previous = current;
                    current = Some(position.play_unchecked(&played));
                }
            }
            Piece::NoMove { kind: NoMove::Ellipsis, .. }
                if current.map_or(false, |position| position.turn() == damier_core::Color::Black) => {}
            Piece::NoMove { text, .. } => items.push(Item::Comment(one_line(&text))),
            Piece::Strength(sign) => add_strength(&mut items, sign),
            Piece::Nag(number) => items.push(Item::Nag(number)),
            Piece::Comment(text) => items.push(Item::Comment(text)),
            Piece::Variation(line) => {
                let line = resolve(line, previous, previous, replay, depth + 1, guessed);
                items.push(Item::Variation(line));
            }
            Piece::SetUp(text) => {
                if let Ok(setup) = read_set_up(&text, &current.unwrap_or_else(Position::starting)) {
                    current = setup.into_position().ok();
                    previous = current;
                    items.push(Item::SetUp(setup.to_string()));
                }
            }
        }
    }
    let mut rest = String::new();
    for (_, piece) in pieces {
        describe(&piece, &mut rest);
    }
    while rest.len() > LONGEST_REST {
        // What is written must be short enough to be read again.
        let near = rest.as_bytes()[..LONGEST_REST].iter().rposition(|b| *b == b' ');
        let at =
            near.unwrap_or_else(|| (0..=LONGEST_REST).rfind(|at| rest.is_char_boundary(*at)).unwrap_or(0));
        let next = rest.split_off(at);
        items.push(Item::Comment(std::mem::replace(&mut rest, next.trim_start().to_owned())));
    }
    if !rest.is_empty() {
        items.push(Item::Comment(rest));
    }
    items
}

/// How far a line can be played.
struct Playable {
    pieces: usize,
    moves: usize,
}

fn replay_line(pieces: &[Piece], start: Option<Position>, replay: &mut Replay) -> Playable {
    let mut ready = start.is_some();
    replay.start(start.unwrap_or_else(Position::starting), None);
    let mut reached = pieces.len();
    // A move that is not given: a set-up may follow, another move may not.
    let mut unknown = None;
    for (at, piece) in pieces.iter().enumerate() {
        let goes_on = match piece {
            Piece::Move { written, .. } => {
                ready && replay.plies() < crate::MOST_PLIES && replay.play(written).is_ok()
            }
            Piece::NoMove { kind: NoMove::Ellipsis, .. }
                if ready && replay.position().turn() == damier_core::Color::Black =>
            {
                true
            }
            Piece::NoMove { kind: NoMove::Ellipsis | NoMove::Unknown, .. } if ready => {
                ready = false;
                unknown = Some(at);
                true
            }
            Piece::NoMove { .. } => false,
            Piece::SetUp(text) => match read_set_up(text, replay.position()) {
                Ok(setup) => {
                    let position = Setup::into_position(setup);
                    ready = position.is_ok();
                    if let Ok(position) = position {
                        replay.set_up(position, None);
                        unknown = None;
                    }
                    ready || setup.turn.is_none()
                }
                Err(_) => false,
            },
            _ => true,
        };
        if !goes_on {
            reached = at;
            break;
        }
    }
    let reached = unknown.unwrap_or(reached);
    Playable { pieces: reached, moves: replay.plies() as usize }
}

/// A sign belongs to the move before it; a second one that cannot be joined is a comment.
fn add_strength(items: &mut Vec<Item>, sign: String) {
    let after_nags = items.iter().rposition(|item| !matches!(item, Item::Nag(_)));
    if let Some(Item::Move(played)) = after_nags.and_then(|at| items.get_mut(at)) {
        let plain = !sign.starts_with('(');
        match &mut played.strength {
            None => {
                played.strength = Some(sign);
                return;
            }
            Some(earlier) if plain && !earlier.starts_with('(') => {
                earlier.push_str(&sign);
                return;
            }
            Some(_) => {}
        }
    }
    items.push(Item::Comment(sign));
}

/// What cannot be played, as text.
fn describe(piece: &Piece, out: &mut String) {
    if !out.is_empty() && !matches!(piece, Piece::Strength(_)) {
        out.push(' ');
    }
    match piece {
        Piece::Move { text, .. } | Piece::NoMove { text, .. } => {
            out.push_str(&without_braces(&one_line(text)))
        }
        Piece::Strength(text) => out.push_str(text),
        Piece::Nag(number) => out.push_str(&format!("${number}")),
        Piece::Comment(text) => {
            out.push('(');
            out.push_str(text);
            out.push(')');
        }
        Piece::Variation(line) => {
            let mut inside = String::new();
            for piece in line {
                describe(piece, &mut inside);
            }
            out.push('(');
            out.push_str(&inside);
            out.push(')');
        }
        Piece::SetUp(fen) => out.push_str(&without_braces(&format!("/FEN \"{}\"/", one_line(fen)))),
    }
}

/// The text with every run of blanks and line ends as one blank.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
