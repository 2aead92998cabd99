//! The messages of DXP as text: read and written, nothing assumed about a game.

use std::fmt;

use damier_core::{Bitboard, Board, Color, Move, Position, Square};

use super::codes::Code;

/// The longest message, without the NUL that ends it.
pub const LONGEST: usize = 127;
/// The longest chat text.
const LONGEST_TEXT: usize = LONGEST - 1;
/// How long a name may be.
const NAME: usize = 32;

/// One message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Message {
    /// The initiator asks for a game.
    GameRequest(GameRequest),
    /// The follower's answer, with its name.
    GameAccept {
        /// Who answers.
        name: String,
        /// What.
        answer: Acceptance,
    },
    /// A move.
    Move(MoveText),
    /// The side on move ends the game, or the other one confirms it.
    GameEnd {
        /// Why, from the sender's point of view.
        reason: EndReason,
        /// No game will follow.
        stop: bool,
    },
    /// Words for people.
    Chat(String),
    /// The wish to return to the moment before this move of this side.
    BackRequest {
        /// The number among the moves of that side, from 1.
        number: u16,
        /// The side that is to move then.
        side: Color,
    },
    /// The answer to it.
    BackAccept(BackAnswer),
}

/// What a game is asked to be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameRequest {
    /// The version of the protocol; 1 is the only one.
    pub version: u8,
    /// Who asks.
    pub name: String,
    /// The colour of the other one, the follower.
    pub follower: Color,
    /// Minutes for each player for the whole game.
    pub minutes: u16,
    /// Moves of each player after which the game is over; 0: no limit.
    pub moves: u16,
    /// Where the game begins; `None`: from the first position.
    pub position: Option<Position>,
}

/// How a request is answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Acceptance {
    /// Let us play.
    Accepted,
    /// Not this version of the protocol.
    Version,
    /// Not this game.
    NotThis,
    /// No game at all.
    None,
}

/// Why a game ends, from the sender's point of view.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EndReason {
    /// Unknown, or the other one has said it.
    Unknown,
    /// The sender has lost.
    Lost,
    /// Drawn.
    Draw,
    /// The sender has won.
    Won,
}

/// The answer to the wish to go back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BackAnswer {
    /// Yes: both go back.
    Accepted,
    /// This program never goes back.
    NotSupported,
    /// Not now.
    Refused,
}

/// A move as it is sent: it may be legal or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveText {
    /// Seconds spent, for information.
    pub seconds: u16,
    /// Start.
    pub from: Square,
    /// End.
    pub to: Square,
    /// The pieces taken, in any order.
    pub captured: Vec<Square>,
}

/// Why a text is no message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MessageError {
    /// Nothing before the NUL.
    Empty,
    /// More than [`LONGEST`] characters without a NUL.
    TooLong,
    /// A character outside 1–127.
    NotAscii(u8),
    /// No message begins with this letter.
    UnknownType(char),
    /// The message has not the length that its kind has.
    Length {
        /// As it should be.
        expected: usize,
        /// As it is.
        found: usize,
    },
    /// A field has a value that it cannot have.
    Field {
        /// Which.
        name: &'static str,
        /// Where it begins, counted from 0.
        at: usize,
    },
    /// The position cannot be played.
    Position,
}

impl fmt::Display for MessageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MessageError::Empty => write!(f, "an empty message"),
            MessageError::TooLong => write!(f, "more than {LONGEST} characters"),
            MessageError::NotAscii(byte) => write!(f, "byte {byte} is no character from 1 to 127"),
            MessageError::UnknownType(c) => write!(f, "no message begins with {c:?}"),
            MessageError::Length { expected, found } => {
                write!(f, "{found} characters, expected {expected}")
            }
            MessageError::Field { name, at } => write!(f, "character {}: no {name}", at + 1),
            MessageError::Position => write!(f, "the position cannot be played"),
        }
    }
}

impl std::error::Error for MessageError {}

impl Message {
    /// Reads a message without its NUL.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn parse(bytes: &[u8]) -> Result<Message, MessageError> {
        if bytes.len() > LONGEST {
            return Err(MessageError::TooLong);
        }
        if let Some(byte) = bytes.iter().find(|byte| !(1..=127).contains(*byte)) {
            return Err(MessageError::NotAscii(*byte));
        }
        let fields = Fields(bytes);
        match bytes.first().copied().ok_or(MessageError::Empty)? {
            b'R' => fields.game_request(),
            b'A' => {
                fields.length(34)?;
                Ok(Message::GameAccept { name: fields.text(1, NAME), answer: fields.code(33)? })
            }
            b'M' => fields.game_move(),
            b'E' => {
                fields.length(3)?;
                Ok(Message::GameEnd { reason: fields.code(1)?, stop: fields.code(2)? })
            }
            b'C' if bytes.len() == 1 => Err(MessageError::Length { expected: 2, found: 1 }),
            b'C' => Ok(Message::Chat(fields.text(1, bytes.len() - 1))),
            b'B' => {
                fields.length(5)?;
                let number = fields.number("move number", 1, 3)?;
                if number == 0 {
                    return Err(MessageError::Field { name: "move number", at: 1 });
                }
                Ok(Message::BackRequest { number, side: fields.code(4)? })
            }
            b'K' => {
                fields.length(2)?;
                Ok(Message::BackAccept(fields.code(1)?))
            }
            other => Err(MessageError::UnknownType(char::from(other))),
        }
    }

    /// The message as text, without its NUL. What does not fit is brought within the limits: names and
    /// chat are cut and their foreign letters become `?`, numbers stop at the highest.
    #[must_use]
    pub fn text(&self) -> String {
        match self {
            Message::GameRequest(request) => request.text(),
            Message::GameAccept { name, answer } => format!("A{}{}", padded(name), answer.code()),
            Message::Move(played) => {
                let mut text = format!(
                    "M{:04}{:02}{:02}{:02}",
                    played.seconds.min(9999),
                    played.from.number(),
                    played.to.number(),
                    played.captured.len()
                );
                for square in &played.captured {
                    text += &format!("{:02}", square.number());
                }
                text
            }
            Message::GameEnd { reason, stop } => format!("E{}{}", reason.code(), stop.code()),
            Message::Chat(words) => {
                let words = ascii(words, LONGEST_TEXT);
                format!("C{}", if words.is_empty() { " " } else { &words })
            }
            Message::BackRequest { number, side } => {
                format!("B{:03}{}", number.clamp(&1, &999), side.code())
            }
            Message::BackAccept(answer) => format!("K{}", answer.code()),
        }
    }
}

impl MoveText {
    /// A move that took so many seconds.
    #[must_use]
    pub fn of(m: &Move, seconds: u64) -> MoveText {
        let seconds = u16::try_from(seconds).unwrap_or(u16::MAX).min(9999);
        MoveText { seconds, from: m.from, to: m.to, captured: m.captured.into_iter().collect() }
    }

    /// The legal move that this is: start, end and captured set agree.
    #[must_use]
    pub fn find(&self, position: &Position) -> Option<Move> {
        let set: Bitboard = self.captured.iter().copied().collect();
        let fits = |m: &&Move| {
            m.from == self.from
                && m.to == self.to
                && m.captured == set
                && set.len() as usize == self.captured.len()
        };
        position.legal_moves().iter().find(fits).copied()
    }
}

impl GameRequest {
    fn text(&self) -> String {
        let mut text = format!(
            "R{:02}{}{}{:03}{:03}",
            self.version.min(99),
            padded(&self.name),
            self.follower.code(),
            self.minutes.min(999),
            self.moves.min(999)
        );
        let position = match &self.position {
            None => return text + "A",
            Some(position) => position,
        };
        text.push('B');
        text.push(position.turn().code());
        text.extend(Square::all().map(|square| position.board().piece_at(square).code()));
        text
    }
}

/// A message of plain characters, whose fields stand at fixed places.
struct Fields<'a>(&'a [u8]);

impl Fields<'_> {
    fn length(&self, expected: usize) -> Result<(), MessageError> {
        if self.0.len() == expected {
            Ok(())
        } else {
            Err(MessageError::Length { expected, found: self.0.len() })
        }
    }

    fn at_least(&self, expected: usize) -> Result<(), MessageError> {
        if self.0.len() >= expected {
            Ok(())
        } else {
            Err(MessageError::Length { expected, found: self.0.len() })
        }
    }

    /// Words, without the blanks that fill the field and with signs that a terminal might obey as `?`.
    fn text(&self, at: usize, length: usize) -> String {
        let text: String = self.0[at..at + length]
            .iter()
            .map(|byte| if byte.is_ascii_control() { '?' } else { char::from(*byte) })
            .collect();
        text.trim_end().to_owned()
    }

    fn number(&self, name: &'static str, at: usize, length: usize) -> Result<u16, MessageError> {
        self.0[at..at + length].iter().try_fold(0, |number: u16, digit| {
            if digit.is_ascii_digit() {
                Ok(number * 10 + u16::from(digit - b'0'))
            } else {
                Err(MessageError::Field { name, at })
            }
        })
    }

    fn square(&self, at: usize) -> Result<Square, MessageError> {
        let number = self.number("square", at, 2)?;
        Square::new(number as u8).ok_or(MessageError::Field { name: "square", at })
    }

    fn code<T: Code>(&self, at: usize) -> Result<T, MessageError> {
        T::read(self.0[at], at)
    }

    fn game_move(&self) -> Result<Message, MessageError> {
        self.at_least(11)?;
        let seconds = self.number("time", 1, 4)?;
        let (from, to) = (self.square(5)?, self.square(7)?);
        let count = usize::from(self.number("number of captures", 9, 2)?);
        self.length(11 + 2 * count)?;
        let captured = (0..count).map(|n| self.square(11 + 2 * n)).collect::<Result<Vec<_>, _>>()?;
        Ok(Message::Move(MoveText { seconds, from, to, captured }))
    }

    fn game_request(&self) -> Result<Message, MessageError> {
        self.at_least(43)?;
        let version = self.number("version", 1, 2)? as u8;
        let name = self.text(3, NAME);
        let follower = self.code(35)?;
        let minutes = self.number("thinking time", 36, 3)?;
        let moves = self.number("number of moves", 39, 3)?;
        let position = match self.0[42] {
            b'A' => {
                self.length(43)?;
                None
            }
            b'B' => {
                self.length(94)?;
                Some(self.position(43)?)
            }
            _ => return Err(MessageError::Field { name: "kind of position", at: 42 }),
        };
        Ok(Message::GameRequest(GameRequest { version, name, follower, minutes, moves, position }))
    }

    fn position(&self, at: usize) -> Result<Position, MessageError> {
        let turn = self.code(at)?;
        let mut board = Board::EMPTY;
        for (n, square) in Square::all().enumerate() {
            board.set(square, self.code(at + 1 + n)?);
        }
        Position::new(board, turn).map_err(|_| MessageError::Position)
    }
}

/// Plain letters, at most so many.
fn ascii(text: &str, most: usize) -> String {
    let plain = |c: char| if c.is_ascii() && !c.is_ascii_control() { c } else { '?' };
    text.chars().map(plain).take(most).collect()
}

/// A name, filled with blanks; it does not begin with one.
fn padded(name: &str) -> String {
    format!("{:<NAME$}", ascii(name.trim_start(), NAME))
}

/// Cuts what arrives into messages, wherever the network cut it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Framer {
    begun: Vec<u8>,
    /// The message under way is too long already; the rest of it is dropped.
    overflown: bool,
}

impl Framer {
    /// Takes what arrived; the messages that are complete now.
    pub fn push(&mut self, bytes: &[u8]) -> Vec<Result<Message, MessageError>> {
        let mut messages = Vec::new();
        for byte in bytes {
            if *byte == 0 {
                messages.push(if self.overflown {
                    Err(MessageError::TooLong)
                } else {
                    Message::parse(&self.begun)
                });
                self.begun.clear();
                self.overflown = false;
            } else if self.begun.len() < LONGEST {
                self.begun.push(*byte);
            } else {
                self.overflown = true;
            }
        }
        messages
    }
}
