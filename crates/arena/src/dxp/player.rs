//! Our engine at one end of a connection: it asks for games or accepts them, and plays them.

use std::io;
use std::net::TcpStream;
use std::sync::mpsc;
use std::sync::Arc;
use std::time::Duration;

use damier_book::Opener;
use damier_core::{Color, Move, Position};
use damier_engine::{Engine, Goal, Report, Root};

use crate::clock::{Switch, Watch};

use super::game::DxpGame;
use super::link::{Incoming, Link};
use super::message::{Acceptance, Message, MessageError};
use super::session::Session;

/// How our engine plays.
#[derive(Clone, Debug)]
pub struct PlayerOptions {
    /// How it is called.
    pub name: String,
    /// The games that it asks for; `None`: it follows.
    pub proposal: Option<Proposal>,
    /// How long it thinks.
    pub pace: Pace,
    /// Its opening book.
    pub opener: Option<Opener>,
}

/// The games that an initiator asks for.
#[derive(Clone, Debug)]
pub struct Proposal {
    /// How many, the colours changing from one to the next.
    pub games: u32,
    /// Our colour in the first.
    pub own: Color,
    /// Minutes for each side for a game.
    pub minutes: u16,
    /// Moves of each side; 0: no limit.
    pub moves: u16,
    /// Where they begin.
    pub start: Option<Position>,
}

/// How long a move takes.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Pace {
    /// Seconds; without them the clock of the game decides.
    pub seconds: Option<f64>,
    /// Nodes.
    pub nodes: Option<u64>,
    /// Plies.
    pub depth: Option<u32>,
}

/// What a person beside the board may want.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wish {
    /// Says something to the other end.
    Chat(String),
    /// Asks to go back to the moment before this move of this side.
    Back(u16, Color),
    /// Gives the game up, at our turn.
    Resign,
    /// Ends the connection.
    Quit,
}

/// A way to tell a player's wishes.
#[derive(Clone, Debug)]
pub struct Wishes(mpsc::Sender<Event>);

impl Wishes {
    /// Tells a wish; `false` when the player is gone.
    pub fn tell(&self, wish: Wish) -> bool {
        self.0.send(Event::Wish(wish)).is_ok()
    }
}

/// What happens, for whoever watches.
#[derive(Clone, PartialEq, Debug)]
pub enum Note {
    /// We said this.
    Sent(Message),
    /// The other end said this.
    Heard(Message),
    /// The other end sent what is no message.
    Noise(MessageError),
    /// A game begins.
    Begun(DxpGame),
    /// Both went back.
    Back(DxpGame),
    /// A game is over.
    Over(DxpGame),
    /// The other end plays no game, or no more.
    Refused(Acceptance),
    /// The other end was silent for too long.
    Silent,
    /// The connection is gone.
    Closed,
}

/// What a session waits for.
#[derive(Debug)]
pub(super) enum Event {
    Peer(Incoming),
    /// The search of this number found a move.
    Found(u64, Option<Move>),
    Wish(Wish),
}

/// Work for the searching thread.
pub(super) enum Job {
    NewGame,
    Search { number: u64, root: Box<Root>, goal: Goal, switch: Arc<Switch> },
}

/// A player with its connection.
#[derive(Debug)]
pub struct Player {
    link: Link,
    options: PlayerOptions,
    events: mpsc::Receiver<Event>,
    send: mpsc::Sender<Event>,
}

impl Player {
    /// A player at the end of this connection.
    ///
    /// # Errors
    /// When the connection cannot be read.
    pub fn new(stream: TcpStream, options: PlayerOptions) -> io::Result<Player> {
        let (send, events) = mpsc::channel();
        let peer = send.clone();
        let link = Link::open(stream, move |incoming| peer.send(Event::Peer(incoming)).is_ok())?;
        Ok(Player { link, options, events, send })
    }

    /// A way to tell it wishes while it plays.
    #[must_use]
    pub fn wishes(&self) -> Wishes {
        Wishes(self.send.clone())
    }

    /// Plays until all games are played, the other end wants no more, or the connection ends.
    ///
    /// # Errors
    /// When the connection breaks off while something is said.
    pub fn run(self, engine: &mut Engine, tell: &mut dyn FnMut(&Note)) -> io::Result<()> {
        let Player { link, options, events, send } = self;
        let (jobs, todo) = mpsc::channel::<Job>();
        std::thread::scope(|scope| {
            let built = std::thread::Builder::new().stack_size(16 << 20);
            built.spawn_scoped(scope, move || think(engine, &todo, &send))?;
            let mut session = Session::new(link, options, jobs, tell);
            let outcome = session.run(&events);
            session.stop_thinking();
            // The other end is not there any more to be told anything.
            match outcome {
                Err(error) if is_gone(&error) => {
                    session.lose();
                    Ok(())
                }
                outcome => outcome,
            }
        })
    }
}

fn is_gone(error: &io::Error) -> bool {
    use io::ErrorKind::{BrokenPipe, ConnectionAborted, ConnectionReset};
    matches!(error.kind(), BrokenPipe | ConnectionAborted | ConnectionReset)
}

fn think(engine: &mut Engine, todo: &mpsc::Receiver<Job>, events: &mpsc::Sender<Event>) {
    for job in todo {
        match job {
            Job::NewGame => engine.new_game(),
            Job::Search { number, root, goal, switch } => {
                let mut ignore = |_: &Report, _: Duration| {};
                let found = engine.search(&root, &goal, &mut Watch::with(switch, &mut ignore));
                if events.send(Event::Found(number, found.map(|found| found.best))).is_err() {
                    return;
                }
            }
        }
    }
}
