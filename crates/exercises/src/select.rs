//! Which of many drafts become exercises: all bands of difficulty, all groups, much variety, no twins.

use std::collections::{BTreeMap, BTreeSet};

use damier_core::{Position, Square};

use crate::difficulty::Band;
use crate::exercise::Question;
use crate::kinds::{look, Draft, Look};

/// What makes two exercises of a kind the same: the position, whichever way the board is turned; for
/// squares by number the task and the square instead.
pub(crate) fn key(position: &Position, question: &Question) -> String {
    match question {
        Question::Squares { task, square, .. } => {
            let other = Square::new(*square).map_or(*square, |s| s.flip().number());
            format!("{} {}", task.name(), square.min(&other))
        }
        _ => position.to_string().min(position.flip().to_string()),
    }
}

/// Drafts of one kind, no two the same.
#[derive(Default)]
pub(crate) struct Pool {
    drafts: Vec<(Draft, Look)>,
    keys: BTreeSet<String>,
    groups: BTreeMap<String, usize>,
}

impl Pool {
    /// Adds a draft unless one like it is there; says whether it was new.
    pub(crate) fn add(&mut self, draft: Draft) -> bool {
        let Some(look) = look(&draft.position, &draft.question) else { return false };
        if !self.keys.insert(key(&draft.position, &draft.question)) {
            return false;
        }
        *self.groups.entry(look.group.clone()).or_default() += 1;
        self.drafts.push((draft, look));
        true
    }

    pub(crate) fn len(&self) -> usize {
        self.drafts.len()
    }

    /// How many drafts of a group there are.
    pub(crate) fn in_group(&self, group: &str) -> usize {
        self.groups.get(group).copied().unwrap_or(0)
    }

    /// How many drafts of a band there are.
    pub(crate) fn in_band(&self, band: Band) -> usize {
        self.drafts.iter().filter(|(_, look)| Band::of(look.difficulty) == band).count()
    }

    /// Chooses so many, in order of difficulty. `quota` says how many of a group at most; `None`: any.
    pub(crate) fn choose(
        mut self,
        count: usize,
        quota: impl Fn(&str) -> Option<usize>,
    ) -> Vec<(Draft, Look)> {
        let mut chosen: Vec<(Draft, Look)> = Vec::new();
        let mut seen: BTreeMap<String, u32> = BTreeMap::new();
        let mut groups: BTreeMap<String, usize> = BTreeMap::new();
        let mut bands: BTreeMap<Band, usize> = BTreeMap::new();
        while chosen.len() < count {
            let open = |look: &Look| {
                quota(&look.group).is_none_or(|most| groups.get(&look.group).copied().unwrap_or(0) < most)
            };
            // The band that lacks most of what it should have, of those that have something to offer.
            let lack = |band: Band| {
                (band.share() * count) as i64 - 100 * bands.get(&band).copied().unwrap_or(0) as i64
            };
            let offered: BTreeSet<Band> = self
                .drafts
                .iter()
                .filter(|(_, look)| open(look))
                .map(|(_, look)| Band::of(look.difficulty))
                .collect();
            let Some(band) = offered.into_iter().max_by_key(|band| lack(*band)) else { break };
            let novelty = |look: &Look| -> f64 {
                let times = |t: &String| f64::from(1 + seen.get(t).copied().unwrap_or(0));
                let rare = |t: &String| 1.0 / (times(t) * times(t));
                let kings = look.traits.iter().any(|t| t == "kings");
                // The first ones are for people who have just learnt how a man moves.
                let too_early = if band == Band::VeryEasy && kings { 2.0 } else { 0.0 };
                look.traits.iter().map(rare).sum::<f64>() - too_early
            };
            let best = self
                .drafts
                .iter()
                .enumerate()
                .filter(|(_, (_, look))| Band::of(look.difficulty) == band && open(look))
                .max_by(|(_, (_, a)), (_, (_, b))| novelty(a).total_cmp(&novelty(b)))
                .map(|(place, _)| place);
            let Some(place) = best else { break };
            let (draft, look) = self.drafts.swap_remove(place);
            for t in &look.traits {
                *seen.entry(t.clone()).or_default() += 1;
            }
            *groups.entry(look.group.clone()).or_default() += 1;
            *bands.entry(band).or_default() += 1;
            chosen.push((draft, look));
        }
        chosen.sort_by_key(|(draft, look)| {
            (look.difficulty, draft.position.board().occupied().len(), draft.position.to_string())
        });
        chosen
    }
}
