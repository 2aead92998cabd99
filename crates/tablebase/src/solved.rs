//! Classes whose every value is known, in memory: what solving and verifying look up.

use std::sync::Arc;

use damier_core::Position;

use crate::material::Material;
use crate::ranking::{Placement, Ranking};
use crate::value::Code;

/// The exact values of a class: one byte for each number, holes included.
pub(crate) struct Solved {
    pub(crate) ranking: Ranking,
    pub(crate) codes: Vec<u8>,
}

/// Solved classes by material.
pub(crate) struct Shelf {
    classes: Vec<Option<Arc<Solved>>>,
}

impl Shelf {
    pub(crate) fn new() -> Shelf {
        Shelf { classes: vec![None; Material::KEYS] }
    }

    pub(crate) fn put(&mut self, solved: Arc<Solved>) {
        let key = solved.ranking.material().key();
        self.classes[key] = Some(solved);
    }

    pub(crate) fn get(&self, material: Material) -> Option<&Arc<Solved>> {
        self.classes.get(material.key())?.as_ref()
    }

    /// Forgets all classes but these.
    pub(crate) fn keep(&mut self, needed: &[Material]) {
        for class in &mut self.classes {
            if class.as_ref().map_or(false, |c| !needed.contains(&c.ranking.material())) {
                *class = None;
            }
        }
    }

    /// The bytes held.
    pub(crate) fn size(&self) -> u64 {
        self.classes.iter().flatten().map(|c| c.codes.len() as u64).sum()
    }

    /// The value of a position for its side to move; `None` if its class is not here.
    #[inline]
    pub(crate) fn code(&self, position: &Position) -> Option<Code> {
        let placement = Placement::of(position);
        let board = position.board();
        if board.of(position.turn()).is_empty() {
            return Some(Code::LOST);
        }
        let material = placement.material();
        if !material.is_class() {
            return None;
        }
        let class = self.get(material)?;
        class.codes.get(class.ranking.rank(&placement) as usize).map(|code| Code(*code))
    }
}
