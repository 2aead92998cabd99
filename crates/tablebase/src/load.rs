//! Files back into memory, every value known: what building and verifying go on from.

use std::sync::{Arc, Mutex};
use std::thread;

use damier_core::MoveList;

use crate::build::BuildError;
use crate::folder::Folder;
use crate::format::BLOCK;
use crate::material::Material;
use crate::model::{Metric, OPEN};
use crate::ranking::{Ranking, Walk};
use crate::solved::{Shelf, Solved};
use crate::table::{file_name, FileError, Table};
use crate::value::Code;

/// A shelf that is filled from a folder when something is needed.
pub(crate) struct Loader<'a, F: ?Sized> {
    pub(crate) folder: &'a F,
    pub(crate) threads: usize,
    /// Bytes that may be used.
    pub(crate) memory: u64,
    pub(crate) metric: Metric,
    pub(crate) shelf: Shelf,
}

impl<F: Folder + Sync + ?Sized> Loader<'_, F> {
    /// Puts everything on the shelf that moves of a class and its mirror lead to, and the classes
    /// `also`; takes from it what would leave too little room for `room` more bytes.
    pub(crate) fn prepare(
        &mut self,
        material: Material,
        also: &[Material],
        room: u64,
    ) -> Result<(), BuildError> {
        let mut needed: Vec<Material> = (2..material.pieces()).flat_map(Material::classes).collect();
        needed.extend(material.leads_to());
        needed.extend(also);
        needed.sort_unstable();
        needed.dedup();
        // Captures are resolved by looking at fewer pieces.
        needed.sort_by_key(|m| (m.pieces(), m.men(), *m));
        let size: u64 = needed.iter().map(|m| Ranking::new(*m).len()).sum();
        if size + room > self.memory {
            return Err(BuildError::Memory { material, needed: size + room, allowed: self.memory });
        }
        let missing = |shelf: &Shelf| {
            let new = needed.iter().filter(|m| shelf.get(**m).is_none());
            new.map(|m| Ranking::new(*m).len()).sum::<u64>()
        };
        if self.shelf.size() + missing(&self.shelf) + room > self.memory {
            self.shelf.keep(&needed);
        }
        for m in needed {
            if self.shelf.get(m).is_none() {
                let solved = self.load(m)?;
                self.shelf.put(Arc::new(solved));
            }
        }
        Ok(())
    }

    /// A class with all its values. Those it leads to by captures must be on the shelf.
    fn load(&self, material: Material) -> Result<Solved, BuildError> {
        let name = file_name(material, self.metric);
        let bad = |error: FileError| BuildError::File { name: name.clone(), error };
        let table = Table::open(self.folder, material, self.metric).map_err(bad)?;
        let table = table.ok_or(BuildError::Missing { name: name.clone() })?;
        let ranking = Ranking::new(material);
        let mut codes = vec![0_u8; ranking.len() as usize];
        let blocks = Mutex::new(codes.chunks_mut(BLOCK).enumerate());
        let next = || blocks.lock().ok()?.next();
        let work = || -> Result<(), BuildError> {
            let mut decoded = [0; BLOCK];
            let mut moves = MoveList::new();
            while let Some((block, codes)) = next() {
                let length = table.decode(block as u32, &mut decoded).map_err(bad)?;
                codes.copy_from_slice(&decoded[..length]);
                self.resolve(&ranking, (block * BLOCK) as u64, codes, &mut moves)?;
            }
            Ok(())
        };
        thread::scope(|scope| {
            let helpers: Vec<_> = (1..self.threads).map(|_| scope.spawn(work)).collect();
            let mut result = work();
            for helper in helpers {
                match helper.join() {
                    Ok(outcome) => result = result.and(outcome),
                    Err(panic) => std::panic::resume_unwind(panic),
                }
            }
            result
        })?;
        Ok(Solved { ranking, codes })
    }

    /// Fills in the values of positions with a capture to play.
    fn resolve(
        &self,
        ranking: &Ranking,
        start: u64,
        codes: &mut [u8],
        moves: &mut MoveList,
    ) -> Result<(), BuildError> {
        let mut walk = Walk::new(ranking, start);
        for code in codes {
            if *code == OPEN {
                let mut best = Code::DRAW;
                if let Some(position) = walk.placement().and_then(|p| p.position()) {
                    position.legal_moves_into(moves);
                    best = Code::LOST;
                    for m in moves.iter() {
                        let after = self.shelf.code(&position.play_unchecked(m));
                        let after = after.ok_or(BuildError::Unsolved(ranking.material()))?;
                        best = best.better(after.before_a_move());
                    }
                }
                *code = best.0;
            }
            walk.advance();
        }
        Ok(())
    }
}
