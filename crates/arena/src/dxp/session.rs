//! The course of a connection: games asked for, accepted, played, taken back and ended.

use std::io;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::Arc;
use std::time::{Duration, Instant};

use damier_core::{Color, Move, Position};
use damier_engine::Goal;

use crate::clock::{Allotment, Clock, Switch, Watch};

use super::game::{DxpGame, DxpResult};
use super::link::{Incoming, Link};
use super::message::{Acceptance, BackAnswer, EndReason, GameRequest, Message, MoveText};
use super::player::{Event, Job, Note, Pace, PlayerOptions, Wish};

/// How long an answer to a request may take.
const PATIENCE: Duration = Duration::from_secs(60);
/// How long a move may take where no thinking time was agreed on.
const LONG_PATIENCE: Duration = Duration::from_secs(3600);
/// Some programs are not ready to hear a move at the moment when they accept a game.
const BREATH: Duration = Duration::from_millis(100);

enum State {
    /// Nothing is asked.
    Idle,
    /// We asked for this game.
    Asked(DxpGame, u16),
    Playing(Table),
}

/// A game under way.
struct Table {
    game: DxpGame,
    /// Thinking time agreed on.
    time: Option<Duration>,
    spent_own: Duration,
    spent_other: Duration,
    turn_begun: Instant,
    search: Option<(u64, Arc<Switch>)>,
    /// We asked to go back to so many moves.
    wished: Option<usize>,
    /// We ended the game and wait for the confirmation.
    ended: bool,
    /// We give up at our turn.
    resigning: bool,
}

/// Whether the session goes on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    On,
    Over,
}

/// What has been said and what is being played.
pub(super) struct Session<'a> {
    link: Link,
    options: PlayerOptions,
    jobs: mpsc::Sender<Job>,
    tell: &'a mut dyn FnMut(&Note),
    state: State,
    /// Games asked for so far.
    played: u32,
    /// Our colour in the next game that we ask for.
    own: Color,
    searches: u64,
}

impl<'a> Session<'a> {
    pub(super) fn new(
        link: Link,
        options: PlayerOptions,
        jobs: mpsc::Sender<Job>,
        tell: &'a mut dyn FnMut(&Note),
    ) -> Session<'a> {
        let own = options.proposal.as_ref().map_or(Color::White, |proposal| proposal.own);
        Session { link, options, jobs, tell, state: State::Idle, played: 0, own, searches: 0 }
    }

    /// Until all is played, the other end wants no more, or the connection ends.
    pub(super) fn run(&mut self, events: &mpsc::Receiver<Event>) -> io::Result<()> {
        if self.ask_for_a_game()? == Next::Over {
            return Ok(());
        }
        loop {
            let event = match events.recv_timeout(self.patience()) {
                Ok(event) => event,
                // A follower between games has all the time of the world.
                Err(RecvTimeoutError::Timeout) if matches!(self.state, State::Idle) => continue,
                Err(RecvTimeoutError::Timeout) if self.is_own_turn() => continue,
                Err(_) => {
                    (self.tell)(&Note::Silent);
                    self.lose();
                    return Ok(());
                }
            };
            let next = match event {
                Event::Peer(Incoming::Message(message)) => {
                    (self.tell)(&Note::Heard(message.clone()));
                    self.hear(message)?
                }
                Event::Peer(Incoming::Bad(error)) => {
                    (self.tell)(&Note::Noise(error));
                    self.chat(&format!("no message: {error}"))?
                }
                Event::Peer(Incoming::Closed) => {
                    (self.tell)(&Note::Closed);
                    self.lose();
                    Next::Over
                }
                Event::Found(number, found) => self.found(number, found)?,
                Event::Wish(wish) => self.wish(wish)?,
            };
            if next == Next::Over {
                return Ok(());
            }
        }
    }

    fn say(&mut self, message: Message) -> io::Result<()> {
        self.link.send(&message)?;
        (self.tell)(&Note::Sent(message));
        Ok(())
    }

    fn chat(&mut self, words: &str) -> io::Result<Next> {
        self.say(Message::Chat(words.to_owned()))?;
        Ok(Next::On)
    }

    fn patience(&self) -> Duration {
        match &self.state {
            State::Asked(..) => PATIENCE,
            State::Playing(table) if table.ended => PATIENCE,
            State::Playing(Table { time: Some(time), spent_other, .. }) => {
                time.saturating_sub(*spent_other) + PATIENCE
            }
            _ => LONG_PATIENCE,
        }
    }

    fn is_own_turn(&self) -> bool {
        matches!(&self.state, State::Playing(table) if !table.ended && table.game.turn() == table.game.own)
    }

    /// The initiator asks for its next game.
    fn ask_for_a_game(&mut self) -> io::Result<Next> {
        let proposal = match &self.options.proposal {
            None => return Ok(Next::On),
            Some(proposal) if self.played >= proposal.games => return Ok(Next::Over),
            Some(proposal) => proposal.clone(),
        };
        self.played += 1;
        let request = GameRequest {
            version: 1,
            name: self.options.name.clone(),
            follower: self.own.opponent(),
            minutes: proposal.minutes,
            moves: proposal.moves,
            position: proposal.start,
        };
        let game = game(&request, self.own, String::new());
        self.own = self.own.opponent();
        self.state = State::Asked(game, proposal.minutes);
        self.say(Message::GameRequest(request))?;
        Ok(Next::On)
    }

    fn hear(&mut self, message: Message) -> io::Result<Next> {
        match message {
            Message::GameRequest(request) => self.requested(request),
            Message::GameAccept { name, answer } => match std::mem::replace(&mut self.state, State::Idle) {
                State::Asked(mut game, minutes) if answer == Acceptance::Accepted => {
                    game.opponent = name;
                    std::thread::sleep(BREATH);
                    self.begin(game, minutes)
                }
                State::Asked(..) => {
                    (self.tell)(&Note::Refused(answer));
                    Ok(Next::Over)
                }
                other => {
                    self.state = other;
                    self.chat("nothing was asked for")
                }
            },
            Message::Move(text) => self.moved(&text),
            Message::GameEnd { reason, stop } => self.ended(reason, stop),
            Message::Chat(_) => Ok(Next::On),
            Message::BackRequest { number, side } => self.asked_back(number, side),
            Message::BackAccept(answer) => match &mut self.state {
                State::Playing(table) => match (table.wished.take(), answer) {
                    (Some(plies), BackAnswer::Accepted) => self.go_back(plies),
                    _ => self.go_on(),
                },
                _ => Ok(Next::On),
            },
        }
    }

    fn requested(&mut self, request: GameRequest) -> io::Result<Next> {
        let free = matches!(self.state, State::Idle) && self.options.proposal.is_none();
        let answer = match &request {
            _ if !free => Acceptance::NotThis,
            request if request.version != 1 => Acceptance::Version,
            _ => Acceptance::Accepted,
        };
        self.say(Message::GameAccept { name: self.options.name.clone(), answer })?;
        if answer != Acceptance::Accepted {
            return Ok(Next::On);
        }
        let game = game(&request, request.follower, request.name.clone());
        self.begin(game, request.minutes)
    }

    fn begin(&mut self, game: DxpGame, minutes: u16) -> io::Result<Next> {
        (self.tell)(&Note::Begun(game.clone()));
        let _ = self.jobs.send(Job::NewGame);
        if let Some(opener) = &mut self.options.opener {
            opener.new_game();
        }
        self.state = State::Playing(Table {
            game,
            time: Some(Duration::from_secs(60 * u64::from(minutes))).filter(|time| !time.is_zero()),
            spent_own: Duration::ZERO,
            spent_other: Duration::ZERO,
            turn_begun: Instant::now(),
            search: None,
            wished: None,
            ended: false,
            resigning: false,
        });
        self.go_on()
    }

    /// Thinks, or ends the game, where it is our turn.
    fn go_on(&mut self) -> io::Result<Next> {
        let pace = self.options.pace;
        let number = self.searches + 1;
        let table = match &mut self.state {
            State::Playing(table) => table,
            _ => return Ok(Next::On),
        };
        let waits = table.ended || table.wished.is_some() || table.search.is_some();
        if waits || table.game.turn() != table.game.own {
            return Ok(Next::On);
        }
        let end = if table.resigning { Some(EndReason::Lost) } else { table.game.end() };
        if let Some(reason) = end {
            table.ended = true;
            table.game.result = DxpGame::result_of(reason, table.game.own);
            let stop = self.is_last_game();
            self.say(Message::GameEnd { reason, stop })?;
            return Ok(Next::On);
        }
        let root = table.game.now().0;
        let opener = self.options.opener.as_ref();
        if let Some(known) = opener.and_then(|opener| opener.choose(&root.position, table.game.moves.len())) {
            return self.answer(known.m);
        }
        let switch = Watch::switch();
        switch.start_clock(table.allot(pace));
        let mut goal = Goal::default();
        goal.nodes = pace.nodes.unwrap_or(goal.nodes);
        goal.depth = pace.depth.unwrap_or(goal.depth);
        let root = Box::new(root);
        table.search = Some((number, Arc::clone(&switch)));
        self.searches = number;
        let job = Job::Search { number, root, goal, switch };
        self.jobs.send(job).map_err(|_| io::Error::other("the search has ended"))?;
        Ok(Next::On)
    }

    pub(super) fn stop_thinking(&mut self) {
        if let State::Playing(Table { search, .. }) = &mut self.state {
            if let Some((_, switch)) = search.take() {
                switch.stop();
            }
        }
    }

    fn found(&mut self, number: u64, found: Option<Move>) -> io::Result<Next> {
        let table = match &mut self.state {
            State::Playing(table) if table.search.as_ref().is_some_and(|search| search.0 == number) => table,
            // A search that nobody waits for any more.
            _ => return Ok(Next::On),
        };
        table.search = None;
        match found {
            Some(m) => self.answer(m),
            None => self.go_on(),
        }
    }

    /// Plays our move.
    fn answer(&mut self, m: Move) -> io::Result<Next> {
        if let State::Playing(table) = &mut self.state {
            let spent = table.play(m);
            self.say(Message::Move(MoveText::of(&m, spent.as_secs())))?;
        }
        Ok(Next::On)
    }

    fn moved(&mut self, text: &MoveText) -> io::Result<Next> {
        let table = match &mut self.state {
            State::Playing(table) if !table.ended && table.game.turn() != table.game.own => table,
            _ => return self.chat("it is not your turn"),
        };
        let position = table.game.now().0.position;
        let m = match text.find(&position) {
            Some(m) => m,
            None => {
                // It is not our turn, so that the game can't be ended as it should be.
                self.chat(&format!("{}-{} is not legal in {position}", text.from, text.to))?;
                self.lose();
                return Ok(Next::Over);
            }
        };
        table.play(m);
        self.go_on()
    }

    fn ended(&mut self, reason: EndReason, stop: bool) -> io::Result<Next> {
        self.stop_thinking();
        let mut table = match std::mem::replace(&mut self.state, State::Idle) {
            State::Playing(table) => table,
            other => {
                self.state = other;
                return Ok(Next::On);
            }
        };
        let last = self.is_last_game();
        if !table.ended {
            table.game.result = DxpGame::result_of(reason, table.game.own.opponent());
            self.say(Message::GameEnd { reason: EndReason::Unknown, stop: last })?;
        }
        (self.tell)(&Note::Over(table.game));
        if stop {
            return Ok(Next::Over);
        }
        self.ask_for_a_game()
    }

    fn is_last_game(&self) -> bool {
        self.options.proposal.as_ref().is_some_and(|proposal| self.played >= proposal.games)
    }

    fn asked_back(&mut self, number: u16, side: Color) -> io::Result<Next> {
        let plies = match &self.state {
            State::Playing(table) if !table.ended => table.game.plies_before(number, side),
            _ => None,
        };
        let answer = if plies.is_some() { BackAnswer::Accepted } else { BackAnswer::Refused };
        self.say(Message::BackAccept(answer))?;
        match plies {
            Some(plies) => self.go_back(plies),
            None => Ok(Next::On),
        }
    }

    fn go_back(&mut self, plies: usize) -> io::Result<Next> {
        self.stop_thinking();
        if let State::Playing(table) = &mut self.state {
            table.game.moves.truncate(plies);
            table.turn_begun = Instant::now();
            table.wished = None;
            let game = table.game.clone();
            (self.tell)(&Note::Back(game));
        }
        self.go_on()
    }

    fn wish(&mut self, wish: Wish) -> io::Result<Next> {
        match wish {
            Wish::Chat(words) => self.chat(&words),
            Wish::Quit => {
                self.lose();
                Ok(Next::Over)
            }
            Wish::Resign => {
                self.stop_thinking();
                if let State::Playing(table) = &mut self.state {
                    table.resigning = true;
                }
                self.go_on()
            }
            Wish::Back(number, side) => {
                // One wish at a time: an answer does not say which one it answers.
                let plies = match &self.state {
                    State::Playing(table) if !table.ended && table.wished.is_none() => {
                        table.game.plies_before(number, side)
                    }
                    _ => None,
                };
                if plies.is_none() {
                    return Ok(Next::On);
                }
                self.stop_thinking();
                if let State::Playing(table) = &mut self.state {
                    table.wished = plies;
                }
                self.say(Message::BackRequest { number, side })?;
                Ok(Next::On)
            }
        }
    }

    /// The game under way, if any, is over without a result.
    pub(super) fn lose(&mut self) {
        self.stop_thinking();
        if let State::Playing(table) = std::mem::replace(&mut self.state, State::Idle) {
            (self.tell)(&Note::Over(table.game));
        }
    }
}

impl Table {
    /// Whoever's turn it is has played; the time it took.
    fn play(&mut self, m: Move) -> Duration {
        let spent = self.turn_begun.elapsed();
        let is_own = self.game.turn() == self.game.own;
        *(if is_own { &mut self.spent_own } else { &mut self.spent_other }) += spent;
        self.turn_begun = Instant::now();
        self.game.moves.push(m);
        spent
    }

    /// How long the next move may take.
    fn allot(&self, pace: Pace) -> Allotment {
        if let Some(seconds) = pace.seconds {
            return Allotment::exactly(Duration::from_secs_f64(seconds));
        }
        if pace.nodes.is_some() || pace.depth.is_some() {
            return Allotment::unlimited();
        }
        let played = self.game.moves.len() as u32 / 2;
        let left = self.game.limit.map(|limit| u32::from(limit).saturating_sub(played));
        match self.time {
            None => Allotment::exactly(Duration::from_secs(2)),
            Some(time) => {
                let time = time.saturating_sub(self.spent_own);
                Clock { time, increment: Duration::ZERO, moves: left }.allot()
            }
        }
    }
}

/// A game as it is asked for.
fn game(request: &GameRequest, own: Color, opponent: String) -> DxpGame {
    DxpGame {
        start: request.position.unwrap_or_else(Position::starting),
        own,
        opponent,
        moves: Vec::new(),
        limit: Some(request.moves).filter(|moves| *moves > 0),
        result: DxpResult::Unknown,
    }
}
