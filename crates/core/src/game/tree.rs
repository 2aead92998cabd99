//! Walking a game and its variations, taking back, and what is written beside the moves.

use alloc::boxed::Box;
use alloc::vec::Vec;

use super::node::{Annotations, Event, NodeId};
use super::{key_of, Game};
use crate::counters::Counters;
use crate::moves::Move;
use crate::outcome::Outcome;
use crate::position::Position;

/// What was taken back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Undone {
    /// The step that led to this node.
    Step(NodeId),
    /// An agreement, a resignation, a fallen flag or a claim; the position stays.
    Declaration(Outcome),
}

impl Game {
    /// Takes back the last thing that happened: a declared end, else the last move or set-up. All
    /// counters are again what they were. `None` at the beginning.
    pub fn undo(&mut self) -> Option<Undone> {
        let undone = match self.declared {
            Some((node, outcome)) if node == self.cursor => {
                self.declared = None;
                Undone::Declaration(outcome)
            }
            _ => {
                let left = self.cursor;
                self.leave()?;
                Undone::Step(left)
            }
        };
        self.undone.push(undone);
        Some(undone)
    }

    /// Does again what [`Game::undo`] took back last; when nothing was, goes one step down the
    /// main line. `None` when there is nothing to come.
    pub fn redo(&mut self) -> Option<Undone> {
        let next = match self.undone.pop() {
            Some(next) => next,
            None => Undone::Step(self.here().first_child?),
        };
        match next {
            Undone::Step(node) => self.step_into(node),
            Undone::Declaration(outcome) => self.declared = Some((self.cursor, outcome)),
        }
        Some(next)
    }

    /// The current node.
    #[must_use]
    pub fn cursor(&self) -> NodeId {
        self.cursor
    }

    /// Goes to any node of the game. Nothing is played or taken back by it.
    pub fn go_to(&mut self, target: NodeId) {
        if target == self.cursor || target.index() >= self.nodes.len() {
            return;
        }
        self.undone.clear();
        let mut ahead = Vec::new();
        let mut meeting = target;
        while self.node(meeting).depth > self.here().depth {
            ahead.push(meeting);
            meeting = self.node(meeting).parent.unwrap_or(NodeId::ROOT);
        }
        while self.node(meeting).depth < self.here().depth {
            self.leave();
        }
        while meeting != self.cursor {
            ahead.push(meeting);
            meeting = self.node(meeting).parent.unwrap_or(NodeId::ROOT);
            self.leave();
        }
        for node in ahead.into_iter().rev() {
            self.step_into(node);
        }
    }

    /// Goes to the beginning.
    pub fn go_to_start(&mut self) {
        self.go_to(NodeId::ROOT);
    }

    /// Goes to the end of the line that follows the current node, first children all along.
    pub fn go_to_end(&mut self) {
        let mut last = self.cursor;
        while let Some(child) = self.node(last).first_child {
            last = child;
        }
        self.go_to(last);
    }

    /// Enters a child by playing: what was taken back is forgotten, and so is an end declared
    /// elsewhere, for the game goes on.
    pub(super) fn enter(&mut self, child: NodeId) {
        self.undone.clear();
        self.declared = None;
        self.step_into(child);
    }

    fn step_into(&mut self, child: NodeId) {
        let key = key_of(&self.node(child).position);
        self.latest.insert(key, child);
        self.cursor = child;
    }

    fn leave(&mut self) -> Option<NodeId> {
        let node = self.here();
        let parent = node.parent?;
        let key = key_of(&node.position);
        match node.past.same {
            Some(earlier) => self.latest.insert(key, earlier),
            None => self.latest.remove(&key),
        };
        self.cursor = parent;
        Some(parent)
    }

    /// What led to a node.
    #[must_use]
    pub fn event(&self, node: NodeId) -> Event {
        self.node(node).event
    }

    /// The position at a node.
    #[must_use]
    pub fn position_at(&self, node: NodeId) -> &Position {
        &self.node(node).position
    }

    /// The counters at a node.
    #[must_use]
    pub fn counters_at(&self, node: NodeId) -> Counters {
        self.node(node).counters
    }

    /// The moves played before a node; a set-up is no move.
    #[must_use]
    pub fn ply_at(&self, node: NodeId) -> u32 {
        self.node(node).ply
    }

    /// How the rules end the game at a node, if they do.
    #[must_use]
    pub fn verdict_at(&self, node: NodeId) -> Option<Outcome> {
        self.node(node).verdict
    }

    /// The node before; `None` for the root.
    #[must_use]
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.node(node).parent
    }

    /// The nodes that follow a node: the main line first, then the variations.
    pub fn children(&self, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        core::iter::successors(self.node(node).first_child, move |id| self.node(*id).next_sibling)
    }

    /// The nodes from the root to the current one, both included.
    #[must_use]
    pub fn line(&self) -> Vec<NodeId> {
        let mut line: Vec<NodeId> =
            core::iter::successors(Some(self.cursor), |id| self.node(*id).parent).collect();
        line.reverse();
        line
    }

    /// The moves that led to the current position, set-ups left out.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        let move_of = |id: NodeId| match self.node(id).event {
            Event::Move(m) => Some(m),
            Event::Start | Event::SetUp => None,
        };
        self.line().into_iter().filter_map(move_of).collect()
    }

    /// Makes a variation the main line of its position.
    pub fn promote(&mut self, node: NodeId) {
        if let Some(parent) = self.unlink(node) {
            let first = self.node(parent).first_child;
            self.nodes[node.index()].next_sibling = first;
            self.nodes[parent.index()].first_child = Some(node);
        }
    }

    /// Cuts a node off with all that follows it. If the current position lies there, the one
    /// before the node becomes current. The root stays.
    pub fn cut(&mut self, node: NodeId) {
        let parent = match self.node(node).parent {
            Some(parent) => parent,
            None => return,
        };
        self.undone.clear();
        if self.is_within(self.cursor, node) {
            self.go_to(parent);
        }
        if let Some((declared, _)) = self.declared {
            if self.is_within(declared, node) {
                self.declared = None;
            }
        }
        self.unlink(node);
    }

    fn is_within(&self, node: NodeId, ancestor: NodeId) -> bool {
        core::iter::successors(Some(node), |id| self.node(*id).parent).any(|id| id == ancestor)
    }

    /// Takes a node out of its parent's children; the parent, if it was among them.
    fn unlink(&mut self, node: NodeId) -> Option<NodeId> {
        let parent = self.node(node).parent?;
        let next = self.node(node).next_sibling;
        if self.node(parent).first_child == Some(node) {
            self.nodes[parent.index()].first_child = next;
        } else {
            let before = self.children(parent).find(|id| self.node(*id).next_sibling == Some(node))?;
            self.nodes[before.index()].next_sibling = next;
        }
        self.nodes[node.index()].next_sibling = None;
        Some(parent)
    }

    pub(super) fn link_last(&mut self, parent: NodeId, child: NodeId) {
        match self.children(parent).last() {
            Some(last) => self.nodes[last.index()].next_sibling = Some(child),
            None => self.nodes[parent.index()].first_child = Some(child),
        }
    }

    /// What is written beside a node, if anything.
    #[must_use]
    pub fn annotations(&self, node: NodeId) -> Option<&Annotations> {
        self.node(node).annotations.as_deref()
    }

    /// What is written beside a node, to be changed.
    pub fn annotations_mut(&mut self, node: NodeId) -> &mut Annotations {
        self.nodes[node.index()].annotations.get_or_insert_with(Box::default)
    }
}
