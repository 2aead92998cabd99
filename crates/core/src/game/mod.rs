//! A game under a ruleset: the moves with their variations, the counters at every ply, the end.
//!
//! ```
//! use damier_core::{DrawReason, Game, Outcome, Position, Ruleset};
//!
//! let start = damier_core::fen::parse("W:WK46,36:BK4,6").unwrap().into_position().unwrap();
//! let mut game = Game::new(start, Ruleset::Fmjd);
//! for text in "46-41 4-9 41-46 9-4 46-41 4-9 41-46 9-4".split(' ') {
//!     let legal = game.position().legal_moves();
//!     let m = *legal.iter().find(|m| m.short() == text).unwrap();
//!     game.play(&m)?;
//! }
//! assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::Repetition)));
//! assert!(game.undo().is_some());
//! assert_eq!(game.outcome(), None);
//! # Ok::<(), damier_core::GameError>(())
//! ```

mod draw_clock;
mod ends;
mod judge;
mod latest;
mod node;
mod notes;
mod standing;
pub mod table;
mod tree;

use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;

pub use draw_clock::DrawClock;
pub use ends::EndingProof;
pub use node::{Annotations, Event, NodeId};
pub use notes::{CountCause, CounterNote, CounterReset};
pub use standing::{DrawStanding, Standing};
pub use tree::Undone;

use crate::bitboard::Bitboard;
use crate::color::Color;
use crate::counters::Counters;
use crate::draw_rules::Effect;
use crate::exact::ExactEndings;
use crate::moves::Move;
use crate::outcome::{DrawReason, Outcome};
use crate::position::{Position, PositionError};
use crate::ruleset::Ruleset;
use crate::setup::Setup;
use judge::Judge;
use latest::Latest;
use node::{Node, Past};

/// What a game does with moves after its end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AfterEnd {
    /// It refuses them: a game being played.
    Refuse,
    /// It takes them, as long as they are legal: the record of a game, where draw rules make no
    /// move illegal.
    Record,
}

/// A game with all its variations, and a place in it: the current position.
///
/// Playing, taking back and going on cost the logarithm of the length; the counters of every ply
/// are kept, so a move taken back restores them exactly.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    judge: Judge,
    after_end: AfterEnd,
    nodes: Vec<Node>,
    cursor: NodeId,
    /// The last node of the current line that holds each position.
    latest: Latest,
    undone: Vec<Undone>,
    /// Agreement, resignation, time or a claim, and where.
    declared: Option<(NodeId, Outcome)>,
}

/// Where and how a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct End {
    /// Moves played before the end.
    pub ply: u32,
    /// The result.
    pub outcome: Outcome,
}

/// Why a game did not do what was asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameError {
    /// The move is not legal in the current position.
    Illegal(
        /// The move that was tried.
        Move,
    ),
    /// The game is over.
    Over(
        /// Where and how it ended.
        End,
    ),
    /// There is nothing to claim: the limit is not reached, or it ends the game by itself.
    NotClaimable(
        /// The draw that was claimed.
        DrawReason,
    ),
}

impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GameError::Illegal(m) => write!(f, "{} is not a legal move here", m.short()),
            GameError::Over(end) => {
                write!(f, "the game ended after {} plies ({})", end.ply, end.outcome.reason_name())
            }
            GameError::NotClaimable(reason) => write!(f, "a draw by {reason} cannot be claimed here"),
        }
    }
}

/// A position in an order: that of the map.
type PositionKey = (Bitboard, Bitboard, Bitboard, Color);

fn key_of(position: &Position) -> PositionKey {
    let board = position.board();
    (board.of(Color::White), board.of(Color::Black), board.kings(), position.turn())
}

impl Game {
    /// A game to be played from this position: nothing has been counted yet, and a move after the
    /// end is refused.
    #[must_use]
    pub fn new(position: Position, ruleset: Ruleset) -> Game {
        Game::begin(position, 0, Judge::new(ruleset, None), AfterEnd::Refuse)
    }

    /// The same with endings solved before, or another treatment of moves after the end.
    #[must_use]
    pub fn with(
        position: Position,
        ruleset: Ruleset,
        after_end: AfterEnd,
        endings: Option<Arc<ExactEndings>>,
    ) -> Game {
        Game::begin(position, 0, Judge::new(ruleset, endings), after_end)
    }

    /// A game to be played from a set-up. Under [`Ruleset::Lidraughts`], and only there, the
    /// clock of its `:H…` suffix runs on; the other rulesets know no such clock and count from 0.
    ///
    /// # Errors
    /// When the set-up cannot be played.
    pub fn from_setup(
        setup: &Setup,
        ruleset: Ruleset,
        endings: Option<Arc<ExactEndings>>,
    ) -> Result<Game, PositionError> {
        let position = setup.into_position()?;
        let clock = match ruleset {
            Ruleset::Lidraughts => setup.draw_clock.map_or(0, u32::from),
            _ => 0,
        };
        Ok(Game::begin(position, clock, Judge::new(ruleset, endings), AfterEnd::Refuse))
    }

    fn begin(position: Position, clock: u32, mut judge: Judge, after_end: AfterEnd) -> Game {
        let counters = Counters::at_start(&position, &judge.rules).with_clock(clock);
        let verdict = judge.verdict(&position, &counters);
        let root = NodeId::ROOT;
        let node = Node {
            event: Event::Start,
            position,
            ply: 0,
            depth: 0,
            counters,
            past: Past {
                start: root,
                quiet_since: root,
                class_since: root,
                same: None,
                ended: verdict.map(|_| root),
            },
            verdict,
            parent: None,
            first_child: None,
            next_sibling: None,
            annotations: None,
            incidents: Vec::new(),
        };
        let mut latest = Latest::default();
        latest.insert(key_of(&position), root);
        let nodes = Vec::from([node]);
        Game { judge, after_end, nodes, cursor: root, latest, undone: Vec::new(), declared: None }
    }

    fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.index()]
    }

    fn here(&self) -> &Node {
        self.node(self.cursor)
    }

    /// The ruleset it is played under.
    #[must_use]
    pub fn ruleset(&self) -> Ruleset {
        self.judge.ruleset
    }

    /// The current position.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.here().position
    }

    /// The position the game began with.
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.node(NodeId::ROOT).position
    }

    /// Moves played before the current position; a set-up is no move.
    #[must_use]
    pub fn ply(&self) -> u32 {
        self.here().ply
    }

    /// The counters in the current position.
    #[must_use]
    pub fn counters(&self) -> Counters {
        self.here().counters
    }

    /// The result, if the game ends in the current position: by the rules or as declared. While an
    /// irregularity can still be claimed, nothing is decided.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let declared = self.declared.filter(|(node, _)| *node == self.cursor).map(|(_, outcome)| outcome);
        self.here().verdict.filter(|_| self.pending().is_none()).or(declared)
    }

    /// Where the game ended, at the current position or before it. In a record
    /// ([`AfterEnd::Record`]) this is where the ruleset would have ended it.
    #[must_use]
    pub fn ended(&self) -> Option<End> {
        if let Some(node) = self.here().past.ended.map(|id| self.node(id)) {
            return node.verdict.map(|outcome| End { ply: node.ply, outcome });
        }
        self.outcome().map(|outcome| End { ply: self.ply(), outcome })
    }

    /// The draws that a player may claim in the current position, in the order of naming. None
    /// once the game is over.
    #[must_use]
    pub fn claims(&self) -> Vec<DrawReason> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        let reached = self.here().counters.reached(&self.judge.rules);
        reached.filter(|(_, effect)| *effect == Effect::Claim).map(|(reason, _)| reason).collect()
    }

    fn check_open(&self) -> Result<(), GameError> {
        match self.ended() {
            Some(end) if self.after_end == AfterEnd::Refuse => Err(GameError::Over(end)),
            _ => Ok(()),
        }
    }

    /// Plays a move in the current position. A move that has been played here before leads into
    /// its line again; another one begins a variation (the first is the main line).
    ///
    /// # Errors
    /// The move is not legal, or the game is over; then nothing has changed.
    pub fn play(&mut self, m: &Move) -> Result<NodeId, GameError> {
        self.check_open()?;
        let known = self.children(self.cursor).find(|id| self.node(*id).event == Event::Move(*m));
        if let Some(child) = known {
            self.accept_pending();
            self.enter(child);
            return Ok(child);
        }
        let before = *self.position();
        let after = before.play(m).map_err(|error| GameError::Illegal(error.0))?;
        self.accept_pending();
        let (id, parent) = (self.next_id(), self.here());
        let step = parent.counters.step(&before, m, &after, &self.judge.rules);
        let same = self.latest.get(&key_of(&after));
        let mut counters = step.counters;
        if let Some(earlier) = same.map(|id| self.node(id)) {
            if earlier.past.start == parent.past.start {
                counters.occurrences = earlier.counters.occurrences + 1;
            }
        }
        let past = Past {
            start: parent.past.start,
            quiet_since: if step.quiet_restarted { id } else { parent.past.quiet_since },
            class_since: if step.class_restarted { id } else { parent.past.class_since },
            same,
            ended: parent.past.ended,
        };
        self.add(Event::Move(*m), after, counters, past);
        Ok(id)
    }

    /// Sets up a position after the current one; history and counters begin anew there
    /// (`irregularities.md` §3, `notation.md` §4).
    ///
    /// # Errors
    /// The game is over; then nothing has changed.
    pub fn set_up(&mut self, position: Position) -> Result<NodeId, GameError> {
        self.check_open()?;
        let id = self.next_id();
        let counters = Counters::at_start(&position, &self.judge.rules);
        let past = Past {
            start: id,
            quiet_since: id,
            class_since: id,
            same: self.latest.get(&key_of(&position)),
            ended: self.here().past.ended,
        };
        self.add(Event::SetUp, position, counters, past);
        Ok(id)
    }

    fn next_id(&self) -> NodeId {
        NodeId(self.nodes.len() as u32)
    }

    /// Adds a node after the current one, last among its children, and enters it.
    fn add(&mut self, event: Event, position: Position, counters: Counters, mut past: Past) {
        let (id, parent) = (self.next_id(), self.cursor);
        let ply = self.here().ply + u32::from(event != Event::SetUp);
        let depth = self.here().depth + 1;
        let verdict = self.judge.verdict(&position, &counters);
        past.ended = past.ended.or_else(|| verdict.map(|_| id));
        self.nodes.push(Node {
            event,
            position,
            ply,
            depth,
            counters,
            past,
            verdict,
            parent: Some(parent),
            first_child: None,
            next_sibling: None,
            annotations: None,
            incidents: Vec::new(),
        });
        self.link_last(parent, id);
        self.enter(id);
    }
}
