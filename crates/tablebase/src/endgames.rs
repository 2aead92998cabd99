//! The tables as the engine asks them.

use damier_core::{EndingValue, Position};
use damier_engine::Endgames;

use crate::material::Material;
use crate::probe::Tablebase;
use crate::value::Wdl;

impl Endgames for Tablebase {
    fn most_pieces(&self) -> u32 {
        u32::from(self.largest())
    }

    fn at_most(&self, position: &Position) -> Option<EndingValue> {
        let board = position.board();
        let material = Material::of(board, position.turn());
        if !material.has_both_sides() || self.has_distances_at_hand(material) {
            return self.value(position).ok();
        }
        let wdl = self.wdl(position).ok()?;
        let counts = self.counts(material)?;
        match wdl {
            Wdl::Draw => Some(EndingValue::Draw),
            Wdl::Win => counts.longest_win.map(|plies| EndingValue::Win { plies }),
            Wdl::Loss => counts.longest_loss.map(|plies| EndingValue::Loss { plies }),
        }
    }

    fn exactly(&self, position: &Position) -> Option<EndingValue> {
        self.value(position).ok()
    }
}
