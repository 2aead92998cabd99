//! What is to be learned of a position, and how far off one is.

use damier_core::Color;
use damier_engine::Weights;

use crate::record::Record;

/// The mean loss of an epoch against what was to be learned, results and scores by their share: on
/// what was learned from and on games set apart.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Losses {
    /// On the positions learned from, while learning.
    pub learned: f32,
    /// On those set apart, afterwards.
    pub apart: f32,
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
