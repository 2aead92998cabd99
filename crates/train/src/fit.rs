//! The trainer: a logistic fit of the weights to how games ended.
//!
//! The chance of White is `1 / (1 + exp(-s))`, s being the sum of the numbers that count in the
//! position, mixed by the number of pieces and brought nearer to the draw as the engine does. Each
//! position moves its numbers by their own step, smaller the more a number has moved already
//! (AdaGrad), and less from epoch to epoch. Everything is decided by the seed.

use damier_core::Color;
use damier_engine::{divisor, features, Random, Weights, FULL, PARAMETERS, UNIT};

use crate::parts::Parts;
use crate::record::Record;

/// How the weights are learned.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct FitSettings {
    /// Passes over all positions.
    pub epochs: u32,
    /// The first step size.
    pub rate: f32,
    /// How much the search's score counts beside the result, 0 to 1.
    pub score_share: f32,
    /// How strongly numbers are drawn to zero each time they are touched.
    pub decay: f32,
    /// Decides the order of the positions.
    pub seed: u64,
}

impl Default for FitSettings {
    fn default() -> FitSettings {
        FitSettings { epochs: 4, rate: 0.05, score_share: 1.0, decay: 1e-6, seed: 1 }
    }
}

/// The mean loss of an epoch against what was to be learned, results and scores by their share: on
/// what was learned from and on games set apart.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Losses {
    /// On the positions learned from, while learning.
    pub learned: f32,
    /// On those set apart, afterwards.
    pub apart: f32,
}

/// One number while it is learned, for the full and the bare board.
#[derive(Clone, Copy, Default, Debug)]
struct Slot {
    value: [f32; 2],
    moved: [f32; 2],
}

/// A fit in progress; it can be kept and gone on with after any epoch.
pub struct Fit {
    settings: FitSettings,
    slots: Vec<Slot>,
    parts: Parts,
    /// Hundredths of a man for which the scores' chance of winning fits the results.
    spread: f32,
    /// The losses of the epochs done.
    pub losses: Vec<Losses>,
}

/// Weights are multiples of so many units, an eighth of a hundredth of a man: in no game to be noticed, and the
/// file is an eighth smaller when compressed.
const STEP: i16 = 4;

const MAGIC: &[u8; 8] = b"damier-f";

impl Fit {
    /// A fit that has not begun. `records` serve to find out what scores mean.
    #[must_use]
    pub fn new(settings: FitSettings, records: &[Record]) -> Fit {
        let parts = Parts::new();
        Fit {
            settings,
            slots: vec![Slot::default(); parts.numbers()],
            parts,
            spread: spread(records),
            losses: Vec::new(),
        }
    }

    /// Hundredths of a man that make e : 1.
    #[must_use]
    pub fn spread(&self) -> f32 {
        self.spread
    }

    /// Whether all epochs are done.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.losses.len() >= self.settings.epochs as usize
    }

    /// One pass over the positions learned from, then a look at those set apart.
    pub fn epoch(&mut self, learn: &[Record], apart: &[Record]) -> Losses {
        let done = self.losses.len() as f32;
        let mut random = Random::new(self.settings.seed ^ (self.losses.len() as u64 + 1) << 32);
        let mut order: Vec<u32> = (0..learn.len() as u32).collect();
        for n in (1..order.len()).rev() {
            order.swap(n, random.below(n + 1));
        }
        let epochs = self.settings.epochs as f32;
        let mut sum = 0.0;
        let mut seen = Vec::with_capacity(256);
        for (n, place) in order.iter().enumerate() {
            let progress = (done + n as f32 / order.len() as f32) / epochs;
            let rate = self.settings.rate * (1.0 - progress).max(0.0);
            sum += f64::from(self.learn(&learn[*place as usize], rate, &mut seen));
        }
        let losses = Losses { learned: (sum / order.len().max(1) as f64) as f32, apart: self.loss(apart) };
        self.losses.push(losses);
        losses
    }

    /// The mean loss of these positions against what is to be learned.
    #[must_use]
    pub fn loss(&self, records: &[Record]) -> f32 {
        let mut seen = Vec::new();
        let loss = |record: &Record| {
            let (sum, ..) = self.sum(record, &mut seen);
            f64::from(cross_entropy(chance(sum), self.target(record)))
        };
        let sum: f64 = records.iter().map(loss).sum();
        (sum / records.len().max(1) as f64) as f32
    }

    /// The sum, the share of the full board, and what it is divided by; `seen` gets the numbers.
    fn sum(&self, record: &Record, seen: &mut Vec<(u32, f32)>) -> (f32, f32, f32) {
        seen.clear();
        features(&record.position, |index, times| {
            if times != 0 {
                seen.push((index as u32, times as f32));
                seen.extend(self.parts.runs_of(index).map(|run| (run, times as f32)));
            }
        });
        Parts::men(&record.position, |index, times| seen.push((index as u32, times as f32)));
        let pieces = (record.position.board().occupied().len() as i32).min(FULL);
        let share = pieces as f32 / FULL as f32;
        let mut sum = 0.0;
        for (index, times) in seen.iter() {
            let slot = &self.slots[*index as usize];
            sum += times * (share * slot.value[0] + (1.0 - share) * slot.value[1]);
        }
        let divisor = divisor(&record.position, sum > 0.0) as f32;
        (sum / divisor, share, divisor)
    }

    /// Learns from one position; its loss before.
    fn learn(&mut self, record: &Record, rate: f32, seen: &mut Vec<(u32, f32)>) -> f32 {
        let (sum, share, divisor) = self.sum(record, seen);
        let target = self.target(record);
        let p = chance(sum);
        let slope = (p - target) / divisor;
        for (index, times) in seen.iter() {
            let slot = &mut self.slots[*index as usize];
            for (phase, part) in [share, 1.0 - share].into_iter().enumerate() {
                let value = &mut slot.value[phase];
                let gradient = slope * times * part + self.settings.decay * *value;
                slot.moved[phase] += gradient * gradient;
                *value -= rate * gradient / (slot.moved[phase] + 1e-4).sqrt();
            }
        }
        cross_entropy(p, target)
    }

    fn target(&self, record: &Record) -> f32 {
        target(record, self.spread, self.settings.score_share)
    }

    /// The weights as the engine uses them: scaled so that a man is worth a hundred, on average over
    /// these positions.
    #[must_use]
    pub fn weights(&self, records: &[Record]) -> Weights {
        let scale = 100.0 * UNIT as f32 / self.worth_of_a_man(records).max(1e-3);
        let step = f32::from(STEP);
        let number = |value: f32| ((value * scale / step).round() * step).clamp(-32_000.0, 32_000.0) as i16;
        let of_phase = |index: usize, phase: usize| {
            let parts = self.parts.sum_of(index, |n| self.slots[n].value[phase]);
            number(self.slots[index].value[phase] + parts)
        };
        let numbers: Vec<[i16; 2]> = (0..PARAMETERS).map(|n| [of_phase(n, 0), of_phase(n, 1)]).collect();
        Weights::from_numbers(&numbers)
    }

    /// What taking a man off changes, on average.
    fn worth_of_a_man(&self, records: &[Record]) -> f32 {
        let mut seen = Vec::new();
        let mut random = Random::new(self.settings.seed);
        let (mut sum, mut count) = (0.0_f64, 0_u32);
        for record in records.iter().step_by((records.len() / 5_000).max(1)) {
            let board = record.position.board();
            if !board.kings().is_empty() {
                continue;
            }
            for (color, sign) in [(Color::White, 1.0), (Color::Black, -1.0)] {
                let men = board.men_of(color);
                if men.len() < 2 {
                    continue;
                }
                let chosen = men.iter().nth(random.below(men.len() as usize));
                let less = chosen.map(|square| board.without(damier_core::Bitboard::of(square)));
                let less = less.and_then(|b| damier_core::Position::new(b, record.position.turn()).ok());
                if let Some(position) = less {
                    let with = self.sum(record, &mut seen).0;
                    let without = self.sum(&Record { position, ..*record }, &mut seen).0;
                    sum += f64::from(sign * (with - without));
                    count += 1;
                }
            }
        }
        (sum / f64::from(count.max(1))) as f32
    }

    /// All of it as bytes, to go on later.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend_from_slice(&(self.slots.len() as u32).to_le_bytes());
        bytes.extend_from_slice(&(self.losses.len() as u32).to_le_bytes());
        let mut put = |value: f32| bytes.extend_from_slice(&value.to_le_bytes());
        put(self.spread);
        for losses in &self.losses {
            put(losses.learned);
            put(losses.apart);
        }
        for slot in &self.slots {
            slot.value.iter().chain(&slot.moved).for_each(|value| put(*value));
        }
        bytes
    }

    /// A fit kept by [`Fit::to_bytes`], with the settings it had; `None` when the bytes are none.
    #[must_use]
    pub fn from_bytes(settings: FitSettings, bytes: &[u8]) -> Option<Fit> {
        let parts = Parts::new();
        let numbers = parts.numbers();
        let word = |n: usize| -> Option<[u8; 4]> { bytes.get(8 + 4 * n..12 + 4 * n)?.try_into().ok() };
        if bytes.get(..8)? != MAGIC || u32::from_le_bytes(word(0)?) as usize != numbers {
            return None;
        }
        let epochs = u32::from_le_bytes(word(1)?) as usize;
        if bytes.len() != 8 + 4 * (3 + 2 * epochs + 4 * numbers) {
            return None;
        }
        let float = |n: usize| word(n).map(f32::from_le_bytes);
        let losses = (0..epochs)
            .map(|n| Some(Losses { learned: float(3 + 2 * n)?, apart: float(4 + 2 * n)? }))
            .collect::<Option<_>>()?;
        let first = 3 + 2 * epochs;
        let slots = (0..numbers)
            .map(|n| {
                let at = first + 4 * n;
                let (value, moved) = ([float(at)?, float(at + 1)?], [float(at + 2)?, float(at + 3)?]);
                Some(Slot { value, moved })
            })
            .collect::<Option<_>>()?;
        Some(Fit { settings, slots, parts, spread: float(2)?, losses })
    }
}

/// The mean loss of weights as the engine uses them, `spread` hundredths of a man making e : 1.
#[must_use]
pub fn loss_of(weights: &Weights, spread: f32, records: &[Record]) -> f32 {
    let loss = |record: &Record| {
        let value = weights.value(&record.position) as f32;
        let white = if record.position.turn() == Color::White { value } else { -value };
        f64::from(cross_entropy(chance(white / spread), record.result.points()))
    };
    let sum: f64 = records.iter().map(loss).sum();
    (sum / records.len().max(1) as f64) as f32
}

/// The spread for which these weights' evaluations fit the results best.
#[must_use]
pub fn best_spread(weights: &Weights, records: &[Record]) -> f32 {
    search_spread(|spread| loss_of(weights, spread, records))
}

/// The spread for which the scores of the search fit the results best: hundredths of a man that make e : 1.
#[must_use]
pub fn spread(records: &[Record]) -> f32 {
    let step = (records.len() / 50_000).max(1);
    let loss = |spread: f32| {
        let loss =
            |r: &Record| f64::from(cross_entropy(chance(f32::from(r.score) / spread), r.result.points()));
        records.iter().filter(|r| !r.aside).step_by(step).map(loss).sum::<f64>() as f32
    };
    search_spread(loss)
}

pub(crate) fn search_spread(loss: impl Fn(f32) -> f32) -> f32 {
    let candidates = (2..60).map(|n| n as f32 * 10.0);
    let better = |a: (f32, f32), b: (f32, f32)| if b.1 < a.1 { b } else { a };
    candidates.map(|s| (s, loss(s))).fold((100.0, f32::INFINITY), better).0
}

/// What the chance of White ought to be: the score's, mixed with the result by `share`. `spread`:
/// hundredths of a man of the score that make e : 1.
pub(crate) fn target(record: &Record, spread: f32, share: f32) -> f32 {
    let result = record.result.points();
    let said = chance(f32::from(record.score) / spread);
    result + if record.aside { 1.0 } else { share } * (said - result)
}

pub(crate) fn chance(sum: f32) -> f32 {
    1.0 / (1.0 + (-sum).exp())
}

pub(crate) fn cross_entropy(p: f32, target: f32) -> f32 {
    let p = p.clamp(1e-6, 1.0 - 1e-6);
    -(target * p.ln() + (1.0 - target) * (1.0 - p).ln())
}
