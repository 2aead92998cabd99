//! A small network against the windows, on games that neither has learned from (`docs/experiments.md`):
//! `cargo run --release -p damier-train --example network -- UNITS EPOCHS WEIGHTS GAMES...`
//!
//! Both players look at the board through the same first layer, each from its own side: fifty squares for
//! own men, own kings, enemy men, enemy kings. The two halves, each unit held between 0 and 1, are added up
//! with weights of their own. With `+UNITS` the network is added to what the windows say.
#![allow(clippy::print_stdout)]
use std::path::Path;

use damier_core::{Color, Position};
use damier_engine::{Random, Weights};
use damier_train::{foresee, read_games, spread, Record};

/// As the windows were fitted.
const FORESIGHT: f32 = 0.975;
/// Positions learned from.
const MOST: usize = 3_000_000;
const INPUTS: usize = 200;
/// What the last sum is multiplied by: units and weights stay near 1.
const SCALE: f32 = 4.0;

/// A position as the side to move sees it.
struct Sample {
    inputs: [Vec<u8>; 2],
    /// The chance of the side to move.
    target: f32,
    /// What the windows say, in hundredths of a man.
    windows: f32,
}

impl Sample {
    fn of(record: &Record, weights: &Weights, spread: f32) -> Sample {
        let turn = record.position.turn();
        let white = chance(f32::from(record.score) / spread);
        Sample {
            inputs: [inputs(&record.position, turn), inputs(&record.position, turn.opponent())],
            target: if turn == Color::White { white } else { 1.0 - white },
            windows: weights.value(&record.position) as f32,
        }
    }
}

fn inputs(position: &Position, side: Color) -> Vec<u8> {
    let board = position.board();
    let mut found = Vec::with_capacity(40);
    for (color, first) in [(side, 0), (side.opponent(), 100)] {
        for (pieces, first) in [(board.men_of(color), first), (board.kings_of(color), first + 50)] {
            for square in pieces {
                let seen = if side == Color::White { square } else { square.flip() };
                found.push(first + seen.index() as u8);
            }
        }
    }
    found
}

/// A number with the sum of its squared slopes (AdaGrad).
#[derive(Clone, Copy)]
struct Number(f32, f32);

impl Number {
    #[inline(always)]
    fn learn(&mut self, slope: f32, rate: f32) {
        self.1 += slope * slope;
        self.0 -= rate * slope / (self.1 + 1e-6).sqrt();
    }
}

struct Network {
    units: usize,
    first: Vec<Number>,
    bias: Vec<Number>,
    second: Vec<Number>,
    last: Number,
    /// Hundredths of a man of the windows that make e : 1; `None`: alone.
    windows: Option<f32>,
    sums: Vec<f32>,
}

impl Network {
    fn new(units: usize, windows: Option<f32>) -> Network {
        let mut random = Random::new(7);
        let mut about = |middle: f32, most: f32| {
            Number(middle + (random.below(20_001) as f32 / 10_000.0 - 1.0) * most, 0.0)
        };
        let small = if windows.is_some() { 0.015 } else { 0.3 };
        Network {
            units,
            first: (0..INPUTS * units).map(|_| about(0.0, 0.15)).collect(),
            bias: (0..units).map(|_| about(0.2, 0.1)).collect(),
            second: (0..2 * units).map(|_| about(0.0, small)).collect(),
            last: Number(0.0, 0.0),
            windows,
            sums: vec![0.0; 2 * units],
        }
    }

    /// The chance of the side to move.
    fn look(&mut self, sample: &Sample) -> f32 {
        for (half, inputs) in self.sums.chunks_exact_mut(self.units).zip(&sample.inputs) {
            half.iter_mut().zip(&self.bias).for_each(|(sum, bias)| *sum = bias.0);
            for input in inputs {
                let row = &self.first[usize::from(*input) * self.units..][..self.units];
                half.iter_mut().zip(row).for_each(|(sum, number)| *sum += number.0);
            }
        }
        let sum: f32 = self.sums.iter().zip(&self.second).map(|(sum, w)| sum.clamp(0.0, 1.0) * w.0).sum();
        let windows = self.windows.map_or(0.0, |spread| sample.windows / spread);
        chance(SCALE * (sum + self.last.0) + windows)
    }

    fn learn(&mut self, sample: &Sample, rate: f32) {
        let slope = (self.look(sample) - sample.target) * SCALE;
        self.last.learn(slope, rate);
        for (half, inputs) in sample.inputs.iter().enumerate() {
            for unit in 0..self.units {
                let sum = self.sums[half * self.units + unit];
                let second = &mut self.second[half * self.units + unit];
                let back = if (0.0..1.0).contains(&sum) { slope * second.0 } else { 0.0 };
                second.learn(slope * sum.clamp(0.0, 1.0), rate);
                self.sums[half * self.units + unit] = back;
                self.bias[unit].learn(back, rate);
            }
            let back = &self.sums[half * self.units..][..self.units];
            for input in inputs {
                let row = &mut self.first[usize::from(*input) * self.units..][..self.units];
                row.iter_mut().zip(back).for_each(|(number, back)| number.learn(*back, rate));
            }
        }
    }
}

fn chance(sum: f32) -> f32 {
    1.0 / (1.0 + (-sum).exp())
}

/// The mean cross entropy of what `chance` says.
fn loss(samples: &[Sample], mut chance: impl FnMut(&Sample) -> f32) -> f64 {
    let entropy = |p: f32, t: f32| -f64::from(t * p.ln() + (1.0 - t) * (1.0 - p).ln());
    let sum: f64 = samples.iter().map(|s| entropy(chance(s).clamp(1e-6, 1.0 - 1e-6), s.target)).sum();
    sum / samples.len() as f64
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let units: usize = args[1].trim_start_matches('+').parse().expect("a number of units");
    let epochs: usize = args[2].parse().expect("a number of epochs");
    let weights = Weights::from_bytes(&std::fs::read(&args[3]).unwrap()).unwrap();
    let mut games: Vec<Vec<Record>> = Vec::new();
    for file in &args[4..] {
        read_games(Path::new(file), |game| games.push(game.to_vec())).unwrap();
    }
    let some: Vec<Record> = games.iter().step_by(8).flatten().copied().collect();
    let meaning = spread(&some);
    let (mut learn, mut apart) = (Vec::new(), Vec::new());
    for (n, game) in games.iter_mut().enumerate() {
        foresee(game, FORESIGHT, meaning);
        let samples = game.iter().map(|record| Sample::of(record, &weights, meaning));
        match n % 20 == 7 {
            true => apart.extend(samples),
            false if learn.len() < MOST => learn.extend(samples),
            false => {}
        }
    }
    drop(games);
    let of_windows = |spread: f32| loss(&apart, |s| chance(s.windows / spread));
    let spreads = (4..40).map(|n| n as f32 * 10.0).map(|spread| (of_windows(spread), spread));
    let (best, fits) = spreads.fold((f64::INFINITY, 0.0), |a, b| if b.0 < a.0 { b } else { a });
    println!("{} + {} positions; nothing below {:.5}", learn.len(), apart.len(), loss(&apart, |s| s.target));
    println!("windows {best:.5}");
    let mut network = Network::new(units, args[1].starts_with('+').then_some(fits));
    let mut order: Vec<usize> = (0..learn.len()).collect();
    let mut random = Random::new(11);
    for epoch in 0..epochs {
        for n in (1..order.len()).rev() {
            order.swap(n, random.below(n + 1));
        }
        for (n, place) in order.iter().enumerate() {
            let done = (epoch as f32 + n as f32 / order.len() as f32) / epochs as f32;
            network.learn(&learn[*place], 0.02 * (1.0 - done));
        }
        println!("{units} units, epoch {}: {:.5}", epoch + 1, loss(&apart, |s| network.look(s)));
    }
}
