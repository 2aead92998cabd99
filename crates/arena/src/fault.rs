//! Why a player cannot play, or not go on.

use std::fmt;

/// Why a text is no move here; the text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MoveError {
    /// It is no move at all.
    NoMove(String),
    /// It is not legal.
    Illegal(String),
    /// It is several moves.
    Ambiguous(String),
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MoveError::NoMove(text) => write!(f, "{text} is no move, expected one such as 32-28 or 28x19x23"),
            MoveError::Illegal(text) => write!(f, "{text} is not legal here"),
            MoveError::Ambiguous(text) => write!(f, "{text} is ambiguous here: add the captured squares"),
        }
    }
}

impl std::error::Error for MoveError {}

/// Why a player does not begin, or loses by its own fault.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Its program does not start: which, and what the system says.
    Start(String, String),
    /// Nobody answers where it should be: what the system says.
    Connect(String),
    /// Its program has ended, or the connection.
    Ended,
    /// It says nothing.
    Silent,
    /// It finds fault itself: its words.
    Complaint(String),
    /// It says something that does not belong here: its words.
    Unexpected(String),
    /// It refuses the game.
    Refused,
    /// Its move is none.
    Move(MoveError),
    /// It says that it has won.
    ClaimsWin,
    /// It ends the game without a reason.
    Leaves,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Start(program, why) => write!(f, "{program} does not start: {why}"),
            Fault::Connect(why) => write!(f, "nobody answers: {why}"),
            Fault::Ended => f.write_str("the program has ended"),
            Fault::Silent => f.write_str("the program is silent"),
            Fault::Complaint(words) => write!(f, "the program says: {words}"),
            Fault::Unexpected(words) => write!(f, "unexpected: {words}"),
            Fault::Refused => f.write_str("it refuses the game"),
            Fault::Move(error) => error.fmt(f),
            Fault::ClaimsWin => f.write_str("it says that it has won"),
            Fault::Leaves => f.write_str("it ends the game without a reason"),
        }
    }
}

impl std::error::Error for Fault {}

impl From<MoveError> for Fault {
    fn from(error: MoveError) -> Fault {
        Fault::Move(error)
    }
}
