//! The trainer of the network beside the windows: what they leave unsaid is learned from the same games.
//!
//! The windows are fixed. The chance of the side to move is `1 / (1 + exp(-s))`, s being what windows and network
//! say together, brought nearer to the draw as the engine does. Every number moves by its own step (AdaGrad), as
//! in the fit of the windows, less from epoch to epoch. Everything is decided by the seed.

use damier_core::{Color, Position};
use damier_engine::{divisor, input, stage, Network, Random, Weights, INPUTS, ONE, STAGES, UNIT, UNITS};

use crate::fit::{chance, cross_entropy, search_spread, target, Losses};
use crate::record::Record;

/// How the network is learned.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct NetworkSettings {
    /// Passes over all positions.
    pub epochs: u32,
    /// The first step size.
    pub rate: f32,
    /// How much the search's score counts beside the result, 0 to 1.
    pub score_share: f32,
    /// Decides the first numbers and the order of the positions.
    pub seed: u64,
}

impl Default for NetworkSettings {
    fn default() -> NetworkSettings {
        NetworkSettings { epochs: 3, rate: 0.02, score_share: 1.0, seed: 1 }
    }
}

/// What a sum of 1 in the second layer adds to `s`: units and numbers stay near 1.
const SCALE: f32 = 4.0;

/// Numbers with the sums of their squared slopes.
#[derive(Clone, Copy)]
struct Row {
    value: [f32; UNITS],
    moved: [f32; UNITS],
}

impl Row {
    fn random(random: &mut Random, middle: f32, most: f32) -> Row {
        let mut value = [0.0; UNITS];
        for number in &mut value {
            *number = middle + (random.below(20_001) as f32 / 10_000.0 - 1.0) * most;
        }
        Row { value, moved: [0.0; UNITS] }
    }

    #[inline(always)]
    fn learn(&mut self, slopes: &[f32; UNITS], rate: f32) {
        for ((value, moved), slope) in self.value.iter_mut().zip(&mut self.moved).zip(slopes) {
            *moved += slope * slope;
            *value -= rate * slope / (*moved + 1e-6).sqrt();
        }
    }
}

/// A network while it is learned.
pub struct NetworkFit {
    settings: NetworkSettings,
    first: Vec<Row>,
    bias: Row,
    second: [[Row; 2]; STAGES],
    last: [[f32; 2]; STAGES],
    meaning: f32,
    spread: f32,
    /// The losses of the epochs done.
    pub losses: Vec<Losses>,
}

/// What one position asks of the network.
struct Look {
    inputs: [[u8; 40]; 2],
    count: usize,
    stage: usize,
    sums: [[f32; UNITS]; 2],
    chance: f32,
    divisor: f32,
}

impl NetworkFit {
    /// A fit that has not begun. `meaning`: hundredths of a man that make e : 1 in the scores of the
    /// search; `spread`: in what the windows say ([`Beside::spread`]).
    #[must_use]
    pub fn new(settings: NetworkSettings, meaning: f32, spread: f32) -> NetworkFit {
        let mut random = Random::new(settings.seed);
        NetworkFit {
            settings,
            first: (0..INPUTS).map(|_| Row::random(&mut random, 0.0, 0.15)).collect(),
            bias: Row::random(&mut random, 0.2, 0.1),
            second: [[Row::random(&mut random, 0.0, 0.015), Row::random(&mut random, 0.0, 0.015)]; STAGES],
            last: [[0.0; 2]; STAGES],
            meaning,
            spread,
            losses: Vec::new(),
        }
    }

    /// Whether all epochs are done.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.losses.len() >= self.settings.epochs as usize
    }

    /// One pass over the positions learned from, then a look at those set apart; with what the windows say
    /// of them.
    pub fn epoch(&mut self, learn: &Beside<'_>, apart: &Beside<'_>) -> Losses {
        let done = self.losses.len() as f32;
        let mut random = Random::new(self.settings.seed ^ (self.losses.len() as u64 + 1) << 32);
        let mut order: Vec<u32> = (0..learn.records.len() as u32).collect();
        for n in (1..order.len()).rev() {
            order.swap(n, random.below(n + 1));
        }
        let mut sum = 0.0;
        for (n, place) in order.iter().enumerate() {
            let progress = (done + n as f32 / order.len() as f32) / self.settings.epochs as f32;
            let rate = self.settings.rate * (1.0 - progress).max(0.0);
            sum += f64::from(self.learn(learn, *place as usize, rate));
        }
        let learned = (sum / order.len().max(1) as f64) as f32;
        let losses = Losses { learned, apart: self.loss(apart) };
        self.losses.push(losses);
        losses
    }

    /// The mean loss of these positions.
    #[must_use]
    pub fn loss(&self, positions: &Beside<'_>) -> f32 {
        let count = positions.records.len();
        let loss =
            |n| f64::from(cross_entropy(self.look(positions, n).chance, self.target(&positions.records[n])));
        ((0..count).map(loss).sum::<f64>() / count.max(1) as f64) as f32
    }

    #[inline]
    fn look(&self, positions: &Beside<'_>, n: usize) -> Look {
        let position = &positions.records[n].position;
        let (inputs, count) = inputs(position);
        let stage = stage(count as i32);
        let mut sums = [self.bias.value; 2];
        for (sums, inputs) in sums.iter_mut().zip(&inputs) {
            for place in &inputs[..count] {
                let row = &self.first[usize::from(*place)].value;
                sums.iter_mut().zip(row).for_each(|(sum, number)| *sum += number);
            }
        }
        let mut said = self.last[stage][0];
        for (sums, row) in sums.iter().zip(&self.second[stage]) {
            said += sums.iter().zip(&row.value).map(|(sum, w)| sum.clamp(0.0, 1.0) * w).sum::<f32>();
        }
        let sign = if position.turn() == Color::White { 1.0 } else { -1.0 };
        let windows = sign * positions.windows[n] as f32 / (UNIT as f32 * self.spread);
        let both = SCALE * said + windows;
        let divisor = divisor(position, sign * both > 0.0) as f32;
        Look { inputs, count, stage, sums, chance: chance(both / divisor), divisor }
    }

    fn learn(&mut self, positions: &Beside<'_>, n: usize, rate: f32) -> f32 {
        let look = self.look(positions, n);
        let target = self.target(&positions.records[n]);
        let slope = (look.chance - target) * SCALE / look.divisor;
        let [last, moved] = &mut self.last[look.stage];
        *moved += slope * slope;
        *last -= rate * slope / (*moved + 1e-6).sqrt();
        for (side, sums) in look.sums.iter().enumerate() {
            let second = &mut self.second[look.stage][side];
            let (mut back, mut forward) = ([0.0; UNITS], [0.0; UNITS]);
            for unit in 0..UNITS {
                let inside = sums[unit] > 0.0 && sums[unit] < 1.0;
                back[unit] = if inside { slope * second.value[unit] } else { 0.0 };
                forward[unit] = slope * sums[unit].clamp(0.0, 1.0);
            }
            second.learn(&forward, rate);
            self.bias.learn(&back, rate);
            for place in &look.inputs[side][..look.count] {
                self.first[usize::from(*place)].learn(&back, rate);
            }
        }
        cross_entropy(look.chance, target)
    }

    /// What the chance of the side to move ought to be.
    fn target(&self, record: &Record) -> f32 {
        let white = target(record, self.meaning, self.settings.score_share);
        match record.position.turn() {
            Color::White => white,
            Color::Black => 1.0 - white,
        }
    }

    /// The network as the engine uses it.
    #[must_use]
    pub fn network(&self) -> Network {
        let whole = |value: f32, unit: f32| (value * unit).round().clamp(-32_000.0, 32_000.0) as i16;
        let outer = SCALE * self.spread * UNIT as f32;
        let mut network = Network::silent();
        let row = |to: &mut [i16; UNITS], row: &Row, unit: f32| {
            to.iter_mut().zip(&row.value).for_each(|(to, value)| *to = whole(*value, unit));
        };
        network.first.iter_mut().zip(&self.first).for_each(|(to, from)| row(to, from, f32::from(ONE)));
        row(&mut network.bias, &self.bias, f32::from(ONE));
        for stage in 0..STAGES {
            for side in 0..2 {
                row(&mut network.second[stage][side], &self.second[stage][side], outer);
            }
            network.last[stage] = whole(self.last[stage][0], outer);
        }
        network
    }
}

/// How the bytes of a kept fit begin.
const MAGIC: &[u8; 8] = b"damier-n";

impl NetworkFit {
    /// Every number, in the order of the bytes.
    fn each(&mut self, mut visit: impl FnMut(&mut f32)) {
        visit(&mut self.meaning);
        visit(&mut self.spread);
        let second = self.second.iter_mut().flatten();
        for row in self.first.iter_mut().chain(std::iter::once(&mut self.bias)).chain(second) {
            row.value.iter_mut().chain(&mut row.moved).for_each(&mut visit);
        }
        self.last.iter_mut().flatten().for_each(&mut visit);
        for losses in &mut self.losses {
            visit(&mut losses.learned);
            visit(&mut losses.apart);
        }
    }

    /// All of it as bytes, to go on later.
    #[must_use]
    pub fn to_bytes(&mut self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend_from_slice(&(self.losses.len() as u32).to_le_bytes());
        self.each(|number| bytes.extend_from_slice(&number.to_le_bytes()));
        bytes
    }

    /// A fit kept by [`NetworkFit::to_bytes`], with the settings it had; `None` when the bytes are none.
    #[must_use]
    pub fn from_bytes(settings: NetworkSettings, bytes: &[u8]) -> Option<NetworkFit> {
        if bytes.get(..8)? != MAGIC || !bytes.len().is_multiple_of(4) {
            return None;
        }
        let mut words = bytes[8..].chunks_exact(4).map(|four| [four[0], four[1], four[2], four[3]]);
        let epochs = u32::from_le_bytes(words.next()?) as usize;
        let mut fit = NetworkFit::new(settings, 0.0, 0.0);
        fit.losses = vec![Losses { learned: 0.0, apart: 0.0 }; epochs.min(words.len())];
        let mut numbers = 0;
        fit.each(|_| numbers += 1);
        if numbers != words.len() {
            return None;
        }
        fit.each(|number| *number = words.next().map_or(0.0, f32::from_le_bytes));
        Some(fit)
    }
}

/// Positions with what the windows say of them.
pub struct Beside<'a> {
    records: &'a [Record],
    windows: Vec<i32>,
}

impl<'a> Beside<'a> {
    /// Asks the windows.
    #[must_use]
    pub fn new(records: &'a [Record], weights: &Weights) -> Beside<'a> {
        let windows = records.iter().map(|record| weights.of_windows(&record.position)).collect();
        Beside { records, windows }
    }

    /// The spread for which what the windows say fits best what is to be learned; `meaning` is that of the scores.
    #[must_use]
    pub fn spread(&self, settings: &NetworkSettings, meaning: f32) -> f32 {
        let step = (self.records.len() / 50_000).max(1);
        search_spread(|spread| {
            let positions = self.records.iter().zip(&self.windows).step_by(step);
            let loss = |(record, windows): (&Record, &i32)| {
                let sum = *windows as f32 / (UNIT as f32 * spread);
                let divisor = divisor(&record.position, sum > 0.0) as f32;
                f64::from(cross_entropy(chance(sum / divisor), target(record, meaning, settings.score_share)))
            };
            positions.map(loss).sum::<f64>() as f32
        })
    }
}

/// What the side to move sees, and what the other one sees; how many pieces there are.
fn inputs(position: &Position) -> ([[u8; 40]; 2], usize) {
    let board = position.board();
    let viewers = [position.turn(), position.turn().opponent()];
    let mut found = [[0; 40]; 2];
    let mut count = 0;
    for owner in Color::ALL {
        for (pieces, king) in [(board.men_of(owner), false), (board.kings_of(owner), true)] {
            for square in pieces.into_iter().take(40 - count) {
                for (viewer, list) in viewers.iter().zip(&mut found) {
                    list[count] = input(*viewer, owner, king, square) as u8;
                }
                count += 1;
            }
        }
    }
    (found, count)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::GameResult;
    use damier_core::fen;

    /// Positions of a few men in which whoever has a man on his own square 33 wins: no window of one
    /// game tells that from chance, the network learns it.
    fn records() -> Vec<Record> {
        let mut random = Random::new(3);
        let mut records = Vec::new();
        while records.len() < 3_000 {
            let mut squares: Vec<usize> = (6..46).collect();
            for n in (1..squares.len()).rev() {
                squares.swap(n, random.below(n + 1));
            }
            let list = |squares: &[usize]| squares.iter().map(usize::to_string).collect::<Vec<_>>().join(",");
            let turn = ["W", "B"][random.below(2)];
            let text = format!("{turn}:W{}:B{}", list(&squares[..4]), list(&squares[4..8]));
            let position = fen::parse(&text).unwrap().into_position().unwrap();
            let (white, black) = (squares[..4].contains(&33), squares[4..8].contains(&(51 - 33)));
            let score = 300 * (i16::from(white) - i16::from(black));
            records.push(Record { position, score, result: GameResult::Draw, ply: 10, aside: false });
        }
        records
    }

    #[test]
    fn it_learns_what_the_windows_do_not_know_and_is_the_same_in_whole_numbers() {
        let records = records();
        let weights = Weights::hand_written();
        let (learn, apart) = records.split_at(2_400);
        let (learn, apart) = (Beside::new(learn, &weights), Beside::new(apart, &weights));
        let settings = NetworkSettings { epochs: 6, rate: 0.05, ..NetworkSettings::default() };
        let mut fit = NetworkFit::new(settings, 100.0, 100.0);
        let before = fit.loss(&apart);
        let mut resumed = None;
        while !fit.is_done() {
            fit.epoch(&learn, &apart);
            if fit.losses.len() == 3 {
                resumed = NetworkFit::from_bytes(settings, &fit.to_bytes());
            }
        }
        let after = fit.losses.last().unwrap().apart;
        assert!(after < before - 0.03, "{before} {after}");
        let mut resumed = resumed.unwrap();
        while !resumed.is_done() {
            resumed.epoch(&learn, &apart);
        }
        assert_eq!(resumed.to_bytes(), fit.to_bytes());

        let both = weights.with_network(fit.network());
        let mut worst = 0.0_f32;
        for n in 0..apart.records.len() {
            let chance = fit.look(&apart, n).chance;
            let float = 100.0 * (chance / (1.0 - chance)).ln();
            worst = worst.max((float - both.value(&apart.records[n].position) as f32).abs());
        }
        assert!(worst < 4.0, "{worst}");
    }

    #[test]
    fn bytes_of_something_else_are_refused() {
        let settings = NetworkSettings::default();
        let bytes = NetworkFit::new(settings, 70.0, 80.0).to_bytes();
        assert!(NetworkFit::from_bytes(settings, &bytes).is_some());
        for wrong in [&bytes[..0], &bytes[..11], &bytes[..bytes.len() - 4], &bytes[1..]] {
            assert!(NetworkFit::from_bytes(settings, wrong).is_none());
        }
        let mut many = bytes.clone();
        many[8..12].copy_from_slice(&u32::MAX.to_le_bytes());
        assert!(NetworkFit::from_bytes(settings, &many).is_none());
    }
}
