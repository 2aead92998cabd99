//! The positions of a line and where each stands, for repetitions.

use alloc::vec::Vec;

use super::node::NodeId;
use super::PositionKey;

/// For each position of the current line the last node that holds it, in the order of the positions.
///
/// Looking up costs the logarithm of the length; adding moves what comes after, which for the longest
/// games is a few kilobytes. A tree would be a fiftieth of what a browser loads to know the rules.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Latest(Vec<(PositionKey, NodeId)>);

impl Latest {
    /// The last node that holds the position.
    pub(super) fn get(&self, key: &PositionKey) -> Option<NodeId> {
        self.place(key).ok().map(|place| self.0[place].1)
    }

    /// The node is now the last one that holds the position.
    pub(super) fn insert(&mut self, key: PositionKey, node: NodeId) {
        match self.place(&key) {
            Ok(place) => self.0[place].1 = node,
            Err(place) => self.0.insert(place, (key, node)),
        }
    }

    /// No node holds the position any more.
    pub(super) fn remove(&mut self, key: &PositionKey) {
        if let Ok(place) = self.place(key) {
            self.0.remove(place);
        }
    }

    /// Where the position is, or where it belongs.
    fn place(&self, key: &PositionKey) -> Result<usize, usize> {
        self.0.binary_search_by(|(known, _)| known.cmp(key))
    }
}
