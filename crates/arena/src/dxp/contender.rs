//! The program at the other end as a contender: each game of a match is asked for, every move sent.

use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant};

use damier_core::{Color, Move, Position};

use crate::fault::{Fault, MoveError};
use crate::game::{Choice, Contender, Turn};

use super::link::{connect, Address, Incoming, Link};
use super::message::{Acceptance, BackAnswer, EndReason, GameRequest, Message, MoveText};

/// Moves of each side that a game is asked for: as many as a match lets it have.
const MOVES: u16 = 150;
/// How long a program is waited for that has overstepped its time already.
const GRACE: Duration = Duration::from_secs(1);
/// How long an answer may take that needs no thought.
const PATIENCE: Duration = Duration::from_secs(20);

/// A program that follows.
#[derive(Debug)]
pub struct DxpEngine {
    link: Link,
    lines: mpsc::Receiver<Incoming>,
    seconds: f64,
    /// The game under way: where it began, and the program's colour.
    game: Option<(Position, Color)>,
    /// When the program's last move came.
    since: Instant,
}

impl DxpEngine {
    /// Connects to a program that listens there; so many seconds for a move, as far as the
    /// protocol can say so: it has whole minutes for a game.
    ///
    /// # Errors
    /// When nobody listens there.
    pub fn connect(address: &Address, seconds: f64) -> Result<DxpEngine, Fault> {
        let fault = |error: std::io::Error| Fault::Connect(error.to_string());
        let stream = connect(address).map_err(fault)?;
        let (send, lines) = mpsc::channel();
        let link = Link::open(stream, move |incoming| send.send(incoming).is_ok());
        Ok(DxpEngine { link: link.map_err(fault)?, lines, seconds, game: None, since: Instant::now() })
    }

    fn send(&mut self, message: &Message) -> Result<(), Fault> {
        self.link.send(message).map_err(|_| Fault::Ended)
    }

    /// The next message that is about the game.
    fn hear(&mut self, patience: Duration) -> Result<Message, Fault> {
        let end = Instant::now() + patience;
        loop {
            let left = end.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left) {
                Ok(Incoming::Message(Message::Chat(_))) => {}
                Ok(Incoming::Message(Message::BackRequest { .. })) => {
                    self.send(&Message::BackAccept(BackAnswer::Refused))?;
                }
                Ok(Incoming::Message(message)) => return Ok(message),
                Ok(Incoming::Bad(error)) => return Err(Fault::Unexpected(error.to_string())),
                Ok(Incoming::Closed) | Err(RecvTimeoutError::Disconnected) => return Err(Fault::Ended),
                Err(RecvTimeoutError::Timeout) => return Err(Fault::Silent),
            }
        }
    }

    fn begin(&mut self, start: &Position, follower: Color, time: Option<Duration>) -> Result<(), Fault> {
        // Unless it begins at the beginning, the position is sent along.
        let position = if *start == Position::starting() { None } else { Some(*start) };
        let seconds = time.map_or(f64::from(MOVES) * self.seconds, |time| time.as_secs_f64());
        let minutes = (seconds / 60.0).ceil().clamp(1.0, 999.0) as u16;
        let name = "damier match".to_owned();
        let request = GameRequest { version: 1, name, follower, minutes, moves: MOVES, position };
        self.send(&Message::GameRequest(request))?;
        loop {
            match self.hear(PATIENCE)? {
                Message::GameAccept { answer: Acceptance::Accepted, .. } => {
                    self.game = Some((*start, follower));
                    // Some programs are not ready yet to hear a move.
                    std::thread::sleep(Duration::from_millis(100));
                    return Ok(());
                }
                Message::GameAccept { .. } => return Err(Fault::Refused),
                // What is left of the game before.
                Message::GameEnd { .. } => {}
                other => return Err(Fault::Unexpected(other.text())),
            }
        }
    }

    fn send_move(&mut self, m: &Move) -> Result<(), Fault> {
        let text = MoveText::of(m, self.since.elapsed().as_secs());
        self.send(&Message::Move(text))
    }
}

impl Contender for DxpEngine {
    fn new_game(&mut self, _start: &Position) -> Result<(), Fault> {
        self.game = None;
        Ok(())
    }

    fn choose(&mut self, turn: &Turn<'_>) -> Result<Choice, Fault> {
        let Turn { root, start, moves, clock } = *turn;
        if self.game.is_none() {
            // The protocol has minutes for a game, and knows neither increments nor controls.
            let time = clock.map(|clock| clock.time + clock.increment * u32::from(MOVES));
            self.begin(start, root.position.turn(), time)?;
        }
        if let Some(last) = moves.last() {
            self.send_move(last)?;
        }
        let patience = match clock {
            Some(clock) => clock.time + GRACE,
            None => Duration::from_secs_f64((20.0 * self.seconds).max(90.0)),
        };
        let answer = self.hear(patience)?;
        self.since = Instant::now();
        match answer {
            Message::Move(text) => match text.find(&root.position) {
                Some(m) => Ok(Choice::Move(m)),
                None => Err(MoveError::Illegal(format!("{}-{}", text.from, text.to)).into()),
            },
            Message::GameEnd { reason, .. } => {
                self.game = None;
                self.send(&Message::GameEnd { reason: EndReason::Unknown, stop: false })?;
                match reason {
                    EndReason::Lost => Ok(Choice::Resign),
                    EndReason::Draw => Ok(Choice::Draw),
                    EndReason::Won => Err(Fault::ClaimsWin),
                    EndReason::Unknown => Err(Fault::Leaves),
                }
            }
            other => Err(Fault::Unexpected(other.text())),
        }
    }

    /// Ends the game as the protocol wants it: the side on move says so, the other one confirms.
    fn end_game(&mut self, moves: &[Move], winner: Option<Color>) {
        let (start, follower) = match self.game.take() {
            Some(game) => game,
            None => return,
        };
        let turn = if moves.len().is_multiple_of(2) { start.turn() } else { start.turn().opponent() };
        if turn == follower {
            // It has not heard the last move yet.
            let sent = moves.last().map_or(Ok(()), |last| self.send_move(last));
            let patience = Duration::from_secs_f64((20.0 * self.seconds).max(90.0));
            match sent.and_then(|()| self.hear(patience)) {
                Ok(Message::GameEnd { .. }) => {
                    let _ = self.send(&Message::GameEnd { reason: EndReason::Unknown, stop: false });
                    return;
                }
                // It does not know of our draw and plays on; now it is our turn.
                Ok(Message::Move(_)) => {}
                _ => return,
            }
        }
        let reason = match winner {
            None => EndReason::Draw,
            Some(winner) if winner == follower => EndReason::Lost,
            Some(_) => EndReason::Won,
        };
        let said = self.send(&Message::GameEnd { reason, stop: false });
        // Whatever it answers, the game is over.
        let _ = said.and_then(|()| self.hear(PATIENCE));
    }
}
