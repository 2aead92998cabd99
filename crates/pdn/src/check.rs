//! Checking: every game replayed under the rules, nothing kept (contract, `pdn check`).

use std::io::{self, BufRead};

use damier_core::{fen, Color, MoveList, Position, PositionError, Ruleset, Setup};

use crate::input::Place;
use crate::reader::Reader;
use crate::replay::{fitting, Replay};
use crate::score::normalize_result;
use crate::tags::Tags;
use crate::variant::{declared, Variant};
use crate::visitor::{utf8, Context, GameInfo, NoMove, Visitor};
use crate::warning::{GameError, GameErrorCode, SetUpError, Warning, WarningCode, Warnings};
use crate::written::WrittenMove;
use crate::MOST_PLIES;

/// What was found out about a game.
#[derive(Clone, Copy, Debug)]
pub struct CheckedGame<'a> {
    /// Its number in the file, from 1.
    pub number: u64,
    /// The line on which it begins.
    pub line: u64,
    /// Its tags.
    pub tags: &'a Tags,
    /// Which game it is.
    pub variant: Variant,
    /// How many moves of the main line were replayed.
    pub plies: u32,
    /// The result, in international form where it is one of the usual ones; `None` where the file
    /// gives none.
    pub result: Option<&'a str>,
    /// The ply at which the ruleset would have ended the game, if it did.
    pub ended_at: Option<u32>,
    /// What was odd.
    pub warnings: &'a [Warning],
    /// What stopped the replay, if anything did.
    pub error: Option<&'a GameError>,
}

/// Replays games one after the other.
///
/// ```
/// use damier_pdn::{Checker, Reader};
///
/// let mut reader = Reader::new("1. 32-28 19-23 2. 28-22 *".as_bytes());
/// let mut checker = Checker::new(damier_core::Ruleset::Ffjd);
/// let game = checker.next_game(&mut reader)?.expect("one game");
/// assert_eq!(game.plies, 2);
/// assert_eq!(game.error.map(|error| error.ply), Some(3)); // 28x19 is owed
/// # Ok::<(), std::io::Error>(())
/// ```
pub struct Checker {
    replay: Replay,
    variant: Option<Variant>,
    error: Option<GameError>,
    /// A move the file does not know: an error as soon as another move follows.
    unknown: Option<(Place, String)>,
    /// Whether a position is there to play on.
    ready: bool,
    no_turn: bool,
    fen: bool,
    moves_after_error: bool,
    score_is_last: bool,
    largest: u8,
    first_number: Option<i64>,
    variations: Vec<Line>,
    legal: MoveList,
    result: Option<String>,
    ended_at: Option<u32>,
}

/// A variation being followed.
#[derive(Clone, Copy)]
struct Line {
    position: Position,
    previous: Position,
    /// Nothing wrong so far, and the position is sure.
    sure: bool,
}

impl Checker {
    /// A checker that says where this ruleset would have ended a game.
    #[must_use]
    pub fn new(ruleset: Ruleset) -> Checker {
        Checker {
            replay: Replay::new(ruleset),
            variant: None,
            error: None,
            unknown: None,
            ready: false,
            no_turn: false,
            fen: false,
            moves_after_error: false,
            score_is_last: false,
            largest: 0,
            first_number: None,
            variations: Vec::new(),
            legal: MoveList::new(),
            result: None,
            ended_at: None,
        }
    }

    /// Reads and replays the next game of a file.
    ///
    /// # Errors
    /// What the source says; whatever is wrong with the game is in the answer.
    pub fn next_game<'a, R: BufRead>(
        &'a mut self,
        reader: &'a mut Reader<R>,
    ) -> io::Result<Option<CheckedGame<'a>>> {
        let info = reader.read_game(self)?;
        Ok(info.map(move |info| self.report(info, reader)))
    }

    /// The report on the game that a reader has just told of.
    pub(crate) fn report<'a, R: BufRead>(&'a self, info: GameInfo, reader: &'a Reader<R>) -> CheckedGame<'a> {
        CheckedGame {
            number: info.number,
            line: info.line,
            tags: reader.tags(),
            variant: self.variant.unwrap_or(Variant::International),
            plies: self.replay.plies(),
            result: self.result.as_deref(),
            ended_at: self.ended_at,
            warnings: reader.warnings().as_slice(),
            error: self.error.as_ref(),
        }
    }

    /// The result of the game told of last.
    pub(crate) fn result(&self) -> Option<&str> {
        self.result.as_deref()
    }

    /// Whether the last move written was read as the result.
    pub(crate) fn score_is_last(&self) -> bool {
        self.score_is_last
    }

    /// Whether the game is of another variant from its beginning.
    pub(crate) fn is_other_variant(&self) -> bool {
        let error = self.error.as_ref();
        self.replay.plies() == 0
            && error.map_or(false, |error| error.code == GameErrorCode::UnsupportedVariant)
    }

    /// Whether something has stopped the game told of now.
    pub(crate) fn is_stopped(&self) -> bool {
        self.error.is_some()
    }

    fn fail(&mut self, code: GameErrorCode, place: Place, text: &str, cause: Option<SetUpError>) {
        let before_moves = matches!(
            code,
            GameErrorCode::BadFen | GameErrorCode::ManOnPromotionRow | GameErrorCode::UnsupportedVariant
        );
        let ply = if before_moves && self.replay.plies() == 0 { 0 } else { self.replay.plies() + 1 };
        let position = if self.ready && !before_moves { Some(*self.replay.position()) } else { None };
        self.ready = false;
        if self.error.is_none() {
            self.error = Some(GameError {
                code,
                ply,
                place,
                text: text.replace(['\n', '\r'].as_ref(), " "),
                position,
                cause,
            });
        }
    }

    fn set_up(&mut self, text: &str, context: &mut Context<'_>) {
        match read_set_up(text, self.replay.position()) {
            Ok(setup) => {
                warn_of_many_pieces(&setup, context.place, context.warnings);
                self.play_on(setup, context);
            }
            Err(error) => self.fail(GameErrorCode::BadFen, context.place, text, Some(SetUpError::Fen(error))),
        }
    }

    fn play_on(&mut self, setup: Setup, context: &mut Context<'_>) {
        match setup.into_position() {
            Ok(position) => {
                self.ready = true;
                self.no_turn = false;
                if self.replay.plies() == 0 {
                    self.replay.start(position, setup.draw_clock);
                } else {
                    self.replay.set_up(position, setup.draw_clock);
                }
            }
            Err(PositionError::UnknownTurn) => {
                context.warnings.add(WarningCode::UnknownTurn, context.place);
                self.ready = false;
                self.no_turn = true;
            }
            Err(error) => {
                let code = match error {
                    PositionError::ManOnPromotionRow { .. } => GameErrorCode::ManOnPromotionRow,
                    _ => GameErrorCode::BadFen,
                };
                self.fail(code, context.place, &setup.to_string(), Some(SetUpError::Position(error)));
            }
        }
    }

    /// A move that cannot be replayed because something stopped the game before it.
    #[cold]
    fn no_position(&mut self, text: &[u8], context: &mut Context<'_>) {
        if self.error.is_some() {
            self.moves_after_error = true;
        } else if let Some((place, unknown)) = self.unknown.take() {
            self.fail(GameErrorCode::UnreadableMove, place, &unknown, None);
        } else if self.no_turn {
            self.fail(GameErrorCode::UnknownTurn, context.place, utf8(text), None);
        }
    }

    #[cold]
    fn spelling(&self, written: &WrittenMove, text: &[u8], context: &mut Context<'_>) {
        let odd = [
            (written.has_odd_separator(), WarningCode::OddSeparator),
            (written.has_blanks(), WarningCode::BlankInMove),
            (written.has_zeros(), WarningCode::LeadingZero),
        ];
        for (is_odd, code) in odd {
            if is_odd {
                context.warnings.add_with(code, context.place, utf8(text));
            }
        }
    }

    fn move_of_variation(&mut self, written: &WrittenMove, text: &[u8], context: &mut Context<'_>) {
        let line = match self.variations.last_mut() {
            Some(line) if line.sure => line,
            _ => return,
        };
        let mut found = Vec::new();
        line.position.legal_moves_into(&mut self.legal);
        fitting(&line.position, &self.legal, written, &mut found);
        if found.len() > 1 {
            // What it goes on with decides; that is followed only where it is written again.
            line.sure = false;
            return;
        }
        line.previous = line.position;
        match found.first() {
            Some(m) => line.position = line.position.play_unchecked(m),
            None => {
                line.sure = false;
                context.warnings.add_with(WarningCode::IllegalVariation, context.place, utf8(text));
            }
        }
    }

    /// A score such as `12-8` that stands where the last move would and is no legal move.
    fn score_at_the_end(&self, tags: &Tags, terminator: Option<&str>) -> bool {
        let error = match &self.error {
            Some(error) if error.code == GameErrorCode::IllegalMove && !self.moves_after_error => error,
            _ => return false,
        };
        let open = |text: Option<&str>| matches!(text, None | Some("*" | "?"));
        open(tags.value("Result"))
            && open(terminator)
            && crate::score::scan(error.text.as_bytes())
                .and_then(|score| score.pair())
                .map_or(false, |(a, b)| matches!(u16::from(a) + u16::from(b), 10 | 20))
    }

    /// Without a GameType the moves tell: numbers above 32, or a beginning that is legal here.
    fn is_other_board(&self) -> bool {
        let first = self.error.as_ref().filter(|error| {
            error.code == GameErrorCode::IllegalMove && error.ply == 1 && !self.fen && self.largest <= 32
        });
        let from = first.and_then(|error| {
            error
                .text
                .split(|c: char| !c.is_ascii_digit())
                .next()
                .and_then(|digits| digits.parse::<u32>().ok())
        });
        from.map_or(false, |from| from <= 30)
    }
}

/// Reads the FEN of a tag or of a set-up among the moves; `B::` changes the side to move only.
pub(crate) fn read_set_up(text: &str, current: &Position) -> Result<Setup, fen::ParseFenError> {
    let turn = match text.trim() {
        "B::" | "b::" => Some(Color::Black),
        "W::" | "w::" => Some(Color::White),
        _ => None,
    };
    match turn {
        Some(turn) => Ok(Setup::new(*current.board(), turn)),
        None => fen::parse(text),
    }
}

pub(crate) fn warn_of_many_pieces(setup: &Setup, place: Place, warnings: &mut Warnings) {
    for color in Color::ALL {
        if setup.board.of(color).len() > 20 {
            warnings.add_with(WarningCode::ManyPieces, place, color.name());
        }
    }
}

impl Visitor for Checker {
    fn begin(&mut self, tags: &Tags, context: &mut Context<'_>) {
        self.variant = declared(tags);
        self.error = None;
        self.unknown = None;
        self.no_turn = false;
        self.moves_after_error = false;
        self.largest = 0;
        self.first_number = None;
        self.variations.clear();
        self.result = None;
        self.ready = true;
        self.replay.start(Position::starting(), None);
        let fen_tag = tags.find("FEN").filter(|tag| !matches!(tag.value.trim(), "" | "?"));
        self.fen = fen_tag.is_some();
        if let Some(variant) = self.variant.filter(|variant| *variant != Variant::International) {
            let value = tags.value("GameType").or_else(|| tags.value("Variant")).unwrap_or("");
            let text = format!("{} ({value})", variant.name());
            let line = tags.find("GameType").or_else(|| tags.find("Variant")).map_or(0, |tag| tag.line);
            self.fail(GameErrorCode::UnsupportedVariant, Place { line, column: 1 }, &text, None);
            return;
        }
        match fen_tag {
            Some(tag) => {
                let place = Place { line: tag.line, column: 1 };
                self.set_up(tag.value, &mut Context { place, warnings: context.warnings });
            }
            None if tags.value("SetUp").map_or(false, |value| value != "0") => {
                context.warnings.add(WarningCode::SetUpWithoutFen, context.place);
            }
            None => {}
        }
    }

    #[inline]
    fn a_move(&mut self, written: &WrittenMove, text: &[u8], context: &mut Context<'_>) {
        if !written.is_standard() {
            self.spelling(written, text, context);
        }
        if !self.variations.is_empty() {
            return self.move_of_variation(written, text, context);
        }
        if self.largest <= 32 {
            let largest = written.numbers().iter().copied().max().unwrap_or(0);
            self.largest = self.largest.max(largest);
        }
        if !self.ready {
            return self.no_position(text, context);
        }
        if self.replay.plies() >= MOST_PLIES {
            return self.fail(GameErrorCode::TooLarge, context.place, utf8(text), None);
        }
        match self.replay.play(written) {
            Ok(reading) => {
                if reading != crate::replay::Reading::default() {
                    warn_of_reading(reading, text, context);
                }
            }
            Err(_) => self.fail(GameErrorCode::IllegalMove, context.place, utf8(text), None),
        }
    }

    fn number(&mut self, value: u32, _dots: u32, context: &mut Context<'_>) {
        if !self.ready || !self.variations.is_empty() {
            return;
        }
        let black = self.replay.position().turn() == Color::Black;
        let half_moves = i64::from(self.replay.plies()) + i64::from(black != (self.replay.plies() % 2 == 1));
        let expected = half_moves / 2 + 1;
        let offset = i64::from(value) - expected;
        let first = *self.first_number.get_or_insert(if self.fen { offset } else { 0 });
        if offset != first {
            let detail = format!("{value}/{}", expected + first);
            context.warnings.add_with(WarningCode::WrongMoveNumber, context.place, &detail);
        }
    }

    fn no_move(&mut self, text: &str, kind: NoMove, context: &mut Context<'_>) {
        if let Some(line) = self.variations.last_mut() {
            if line.sure && !(kind == NoMove::Ellipsis && line.position.turn() == Color::Black) {
                line.sure = false;
                context.warnings.add_with(WarningCode::IllegalVariation, context.place, text);
            }
            return;
        }
        if kind == NoMove::Algebraic {
            let variant = self.variant;
            self.fail(GameErrorCode::UnsupportedVariant, context.place, text, None);
            self.variant = variant.or(Some(Variant::Unknown));
            return;
        }
        if !self.ready {
            return self.no_position(text.as_bytes(), context);
        }
        match kind {
            NoMove::Ellipsis if self.replay.position().turn() == Color::Black => {}
            NoMove::Ellipsis | NoMove::Unknown => {
                self.ready = false;
                self.unknown = Some((context.place, text.to_owned()));
            }
            _ => self.fail(GameErrorCode::UnreadableMove, context.place, text, None),
        }
    }

    fn begin_variation(&mut self, context: &mut Context<'_>) {
        let line = match self.variations.last() {
            Some(line) => Line { position: line.previous, previous: line.previous, sure: line.sure },
            None => {
                if self.ready && self.replay.plies() == 0 {
                    context.warnings.add(WarningCode::VariationWithoutMove, context.place);
                }
                let previous = *self.replay.previous();
                Line { position: previous, previous, sure: self.ready && !self.replay.is_open() }
            }
        };
        self.variations.push(line);
    }

    fn end_variation(&mut self) {
        self.variations.pop();
    }

    fn set_up(&mut self, fen: &str, context: &mut Context<'_>) {
        match self.variations.last_mut() {
            Some(line) => match read_set_up(fen, &line.position).map(Setup::into_position) {
                Ok(Ok(position)) => *line = Line { position, previous: position, sure: true },
                _ => line.sure = false,
            },
            None if self.error.is_none() => Checker::set_up(self, fen, context),
            None => {}
        }
    }

    fn end(&mut self, tags: &Tags, terminator: Option<&str>, context: &mut Context<'_>) {
        let mut score = None;
        self.score_is_last = self.score_at_the_end(tags, terminator);
        if self.score_is_last {
            score = self.error.take().map(|error| {
                context.warnings.add_with(WarningCode::ScoreAsResult, error.place, &error.text);
                error.text
            });
        }
        if let Some((place, text)) = self.unknown.take() {
            context.warnings.add_with(WarningCode::UnknownMove, place, &text);
        }
        if self.variant.is_none() && self.is_other_board() {
            self.variant = Some(Variant::Unknown);
            if let Some(error) = &mut self.error {
                error.code = GameErrorCode::UnsupportedVariant;
                error.position = None;
            }
        }
        if self.replay.is_undecided() {
            context.warnings.rename(WarningCode::AmbiguousCapture, WarningCode::UndecidedCapture);
        }
        self.ended_at = None;
        let replayed = self.error.as_ref().map_or(true, |error| {
            !matches!(
                error.code,
                GameErrorCode::BadFen | GameErrorCode::ManOnPromotionRow | GameErrorCode::UnsupportedVariant
            ) || self.replay.plies() > 0
        });
        if replayed && !self.no_turn {
            self.ended_at = self.replay.ended_at();
        }
        self.result = result_of(tags, score.as_deref().or(terminator), context).map(str::to_owned);
        let counted = tags.value("PlyCount").and_then(|value| value.parse::<u32>().ok());
        if let Some(count) = counted.filter(|count| self.error.is_none() && *count != self.replay.plies()) {
            let detail = format!("{count}/{}", self.replay.plies());
            let line = tags.find("PlyCount").map_or(0, |tag| tag.line);
            context.warnings.add_with(WarningCode::WrongPlyCount, Place { line, column: 1 }, &detail);
        }
    }
}

fn warn_of_reading(reading: crate::replay::Reading, text: &[u8], context: &mut Context<'_>) {
    let odd = [
        (reading.cross_on_quiet, WarningCode::WrongSeparator),
        (reading.ambiguous, WarningCode::AmbiguousCapture),
        (reading.captured_squares, WarningCode::CapturedSquares),
        (reading.two_readings, WarningCode::TwoReadings),
    ];
    for (is_odd, code) in odd {
        if is_odd {
            context.warnings.add_with(code, context.place, utf8(text));
        }
    }
}

/// The result: the tag's, else the one after the moves. A warning where they disagree.
pub(crate) fn result_of<'a>(
    tags: &'a Tags,
    terminator: Option<&'a str>,
    context: &mut Context<'_>,
) -> Option<&'a str> {
    let given = tags.value("Result").filter(|value| *value != "?").map(normalize_result);
    let after = terminator.map(normalize_result);
    if let (Some(given), Some(after)) = (given, after) {
        if after != "*" && given != after {
            context.warnings.add_with(
                WarningCode::ResultDisagrees,
                context.place,
                &format!("{given}/{after}"),
            );
        }
    }
    given.or(after)
}
