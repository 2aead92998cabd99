//! The trainer: a network that says how games end.
//!
//! The chance of the side to move is `1 / (1 + exp(-s))`, s being what material and network say together, brought
//! nearer to the draw as the engine does. In learning, a window's sight adds two things to the sums: what its men add
//! wherever they stand in a window, learned from every position, and a row of its own; a sight that is never met
//! leaves its men. Every number moves by its own step, smaller the more it has moved already (AdaGrad), and less from
//! epoch to epoch. Everything is decided by the seed.

use damier_core::{Bitboard, Color, Position};
use damier_engine::{
    divisor, entries, material, men_of_entry, place, stage, windows_on, Network, Random, Row, Weights,
    ENTRIES, FINE, ONE, PLACES, STAGES, UNIT, UNITS, WINDOWS,
};

use crate::loss::{chance, cross_entropy, spread, target, Losses};
use crate::record::Record;

/// How the network is learned.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct FitSettings {
    /// Passes over all positions.
    pub epochs: u32,
    /// The first step size.
    pub rate: f32,
    /// How much the search's score counts beside the result, 0 to 1.
    pub score_share: f32,
    /// Decides the first numbers and the order of the positions.
    pub seed: u64,
}

impl Default for FitSettings {
    fn default() -> FitSettings {
        FitSettings { epochs: 4, rate: 0.03, score_share: 1.0, seed: 1 }
    }
}

/// The steps of rows, compared with those of all other numbers.
const ROW_SHARE: f32 = 1.67;
/// What a row counts as having moved before it is met: without it, what is met once moves as far as what
/// all positions show, and the loss set apart is 0.0008 higher.
const ROW_MOVED: f32 = 2.0;
/// What a sum of 1 in the second layer adds to `s`: units and numbers stay near 1.
const SCALE: f32 = 4.0;

/// Numbers with the sums of their squared slopes.
#[derive(Clone, Copy)]
struct Learned {
    value: [f32; UNITS],
    moved: [f32; UNITS],
}

impl Learned {
    const ROW: Learned = Learned { value: [0.0; UNITS], moved: [ROW_MOVED; UNITS] };

    fn random(random: &mut Random, middle: f32, most: f32) -> Learned {
        let mut value = [0.0; UNITS];
        for number in &mut value {
            *number = middle + (random.below(20_001) as f32 / 10_000.0 - 1.0) * most;
        }
        Learned { value, moved: [0.0; UNITS] }
    }

    #[inline(always)]
    fn add_to(&self, sums: &mut [f32; UNITS]) {
        sums.iter_mut().zip(&self.value).for_each(|(sum, number)| *sum += number);
    }

    #[inline(always)]
    fn learn(&mut self, slopes: &[f32; UNITS], rate: f32) {
        for ((value, moved), slope) in self.value.iter_mut().zip(&mut self.moved).zip(slopes) {
            *moved += slope * slope;
            *value -= rate * slope / (*moved + 1e-6).sqrt();
        }
    }
}

/// A fit in progress; it can be kept and gone on with after any epoch.
pub struct Fit {
    settings: FitSettings,
    men: Vec<Learned>,
    kings: Vec<Learned>,
    /// By entry of the windows: for the window's player, for the other one.
    rows: Vec<[Learned; 2]>,
    bias: Learned,
    second: [[Learned; 2]; STAGES],
    last: [[f32; 2]; STAGES],
    /// Hundredths of a man for which the scores' chance of winning fits the results.
    spread: f32,
    /// The losses of the epochs done.
    pub losses: Vec<Losses>,
}

/// What the players see of a position, the side to move first.
struct Seen {
    men: Places,
    kings: Places,
    entries: [[usize; WINDOWS]; 2],
    stage: usize,
}

/// What one position asks of the network.
struct Look {
    seen: Seen,
    sums: [[f32; UNITS]; 2],
    chance: f32,
    divisor: f32,
}

impl Fit {
    /// A fit that has not begun. `records` serve to find out what scores mean.
    #[must_use]
    pub fn new(settings: FitSettings, records: &[Record]) -> Fit {
        Fit::with_spread(settings, spread(records))
    }

    fn with_spread(settings: FitSettings, spread: f32) -> Fit {
        let mut random = Random::new(settings.seed);
        let mut places = |most| (0..PLACES).map(|_| Learned::random(&mut random, 0.0, most)).collect();
        let (men, kings) = (places(0.15), places(0.15));
        Fit {
            settings,
            men,
            kings,
            rows: vec![[Learned::ROW; 2]; ENTRIES],
            bias: Learned::random(&mut random, 0.2, 0.1),
            second: [[Learned::random(&mut random, 0.0, 0.015), Learned::random(&mut random, 0.0, 0.015)];
                STAGES],
            last: [[0.0; 2]; STAGES],
            spread,
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
        let mut sum = 0.0;
        for (n, place) in order.iter().enumerate() {
            let progress = (done + n as f32 / order.len() as f32) / self.settings.epochs as f32;
            let rate = self.settings.rate * (1.0 - progress).max(0.0);
            sum += f64::from(self.learn(&learn[*place as usize], rate));
        }
        let learned = (sum / order.len().max(1) as f64) as f32;
        let losses = Losses { learned, apart: self.loss(apart) };
        self.losses.push(losses);
        losses
    }

    /// The mean loss of these positions against what is to be learned.
    #[must_use]
    pub fn loss(&self, records: &[Record]) -> f32 {
        let loss = |record| f64::from(cross_entropy(self.look(record).chance, self.target(record)));
        (records.iter().map(loss).sum::<f64>() / records.len().max(1) as f64) as f32
    }

    #[inline]
    fn look(&self, record: &Record) -> Look {
        let position = &record.position;
        let seen = Seen::of(position);
        let mut sums = [self.bias.value; 2];
        for viewer in 0..2 {
            let sums = &mut sums[viewer];
            seen.men.of(viewer).for_each(|place| self.men[place].add_to(sums));
            seen.kings.of(viewer).for_each(|place| self.kings[place].add_to(sums));
            for (entry, other) in seen.entries[viewer].iter().zip(&seen.entries[1 - viewer]) {
                self.rows[*entry][0].add_to(sums);
                self.rows[*other][1].add_to(sums);
            }
        }
        let mut said = self.last[seen.stage][0];
        for (sums, row) in sums.iter().zip(&self.second[seen.stage]) {
            said += sums.iter().zip(&row.value).map(|(sum, w)| sum.clamp(0.0, 1.0) * w).sum::<f32>();
        }
        let both = SCALE * said + material(position) as f32 / self.spread;
        let for_white = (position.turn() == Color::White) == (both > 0.0);
        let divisor = divisor(position, for_white) as f32;
        Look { seen, sums, chance: chance(both / divisor), divisor }
    }

    /// Learns from one position; its loss before.
    fn learn(&mut self, record: &Record, rate: f32) -> f32 {
        let Look { seen, sums, chance, divisor } = self.look(record);
        let target = self.target(record);
        let slope = (chance - target) * SCALE / divisor;
        let [last, moved] = &mut self.last[seen.stage];
        *moved += slope * slope;
        *last -= rate * slope / (*moved + 1e-6).sqrt();
        for (viewer, sums) in sums.iter().enumerate() {
            let second = &mut self.second[seen.stage][viewer];
            let (mut back, mut forward) = ([0.0; UNITS], [0.0; UNITS]);
            for unit in 0..UNITS {
                let inside = sums[unit] > 0.0 && sums[unit] < 1.0;
                back[unit] = if inside { slope * second.value[unit] } else { 0.0 };
                forward[unit] = slope * sums[unit].clamp(0.0, 1.0);
            }
            second.learn(&forward, rate);
            self.bias.learn(&back, rate);
            seen.men.of(viewer).for_each(|place| self.men[place].learn(&back, rate));
            seen.kings.of(viewer).for_each(|place| self.kings[place].learn(&back, rate));
            for (entry, other) in seen.entries[viewer].iter().zip(&seen.entries[1 - viewer]) {
                self.rows[*entry][0].learn(&back, ROW_SHARE * rate);
                self.rows[*other][1].learn(&back, ROW_SHARE * rate);
            }
        }
        cross_entropy(chance, target)
    }

    /// What the chance of the side to move ought to be.
    fn target(&self, record: &Record) -> f32 {
        let white = target(record, self.spread, self.settings.score_share);
        match record.position.turn() {
            Color::White => white,
            Color::Black => 1.0 - white,
        }
    }

    /// The weights as the engine uses them.
    #[must_use]
    pub fn weights(&self) -> Weights {
        let whole = |value: f32, unit: f32| (value * unit).round().clamp(-32_000.0, 32_000.0) as i16;
        let one = f32::from(ONE);
        let outer = SCALE * self.spread * UNIT as f32;
        let mut network = Network::silent();
        let row = |to: &mut [i16; UNITS], from: &Learned, unit: f32| {
            to.iter_mut().zip(&from.value).for_each(|(to, value)| *to = whole(*value, unit));
        };
        for (place, from) in self.men.iter().enumerate() {
            row(&mut network.men[place], from, one * f32::from(FINE) / shares(place));
        }
        network.kings.iter_mut().zip(&self.kings).for_each(|(to, from)| row(to, from, one));
        row(&mut network.bias, &self.bias, one);
        for stage in 0..STAGES {
            for side in 0..2 {
                row(&mut network.second[stage][side], &self.second[stage][side], outer);
            }
            network.last[stage] = whole(self.last[stage][0], outer);
        }
        network.forget_rows();
        for (entry, learned) in self.rows.iter().enumerate() {
            // Half a step changes nothing that a rounded number could show.
            let told = |half: &Learned| half.value.iter().any(|value| (value * one).abs() >= 0.5);
            if learned.iter().any(told) {
                network.set_row(entry, self.row(entry, learned));
            }
        }
        Weights::new(network)
    }

    /// What an entry adds in whole numbers: its men, and what was learned of it beside.
    fn row(&self, entry: usize, learned: &[Learned; 2]) -> Row {
        let mut sums = [learned[0].value, learned[1].value];
        for places in men_of_entry(entry) {
            for (sums, place) in sums.iter_mut().zip(places) {
                let shares = shares(place);
                sums.iter_mut().zip(&self.men[place].value).for_each(|(sum, value)| *sum += value / shares);
            }
        }
        let whole = |value: f32| (value * f32::from(ONE)).round().clamp(-127.0, 127.0) as i8;
        Row { own: sums[0].map(whole), other: sums[1].map(whole) }
    }
}

/// Among how many windows what a man adds is shared.
fn shares(place: usize) -> f32 {
    let square = damier_core::Square::all().nth(place % damier_core::Square::COUNT);
    square.map_or(1.0, |square| windows_on(square) as f32)
}

/// How the bytes of a kept fit begin.
const MAGIC: &[u8; 8] = b"damier-f";

impl Fit {
    /// Every number, in the order of the bytes.
    fn each(&mut self, mut visit: impl FnMut(&mut f32)) {
        visit(&mut self.spread);
        let rows = self.men.iter_mut().chain(&mut self.kings).chain(self.rows.iter_mut().flatten());
        for row in rows.chain(std::iter::once(&mut self.bias)).chain(self.second.iter_mut().flatten()) {
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

    /// A fit kept by [`Fit::to_bytes`], with the settings it had; `None` when the bytes are none.
    #[must_use]
    pub fn from_bytes(settings: FitSettings, bytes: &[u8]) -> Option<Fit> {
        if bytes.get(..8)? != MAGIC || !bytes.len().is_multiple_of(4) {
            return None;
        }
        let mut words = bytes[8..].chunks_exact(4).map(|four| [four[0], four[1], four[2], four[3]]);
        let epochs = u32::from_le_bytes(words.next()?) as usize;
        let mut fit = Fit::with_spread(settings, 0.0);
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

/// Pieces of one rank: their places as the side to move sees them.
struct Places {
    own: [u8; 40],
    count: usize,
}

impl Places {
    fn of_sets(turn: Color, sets: [Bitboard; 2]) -> Places {
        let mut places = Places { own: [0; 40], count: 0 };
        for (owner, set) in Color::ALL.into_iter().zip(sets) {
            for square in set.into_iter().take(40 - places.count) {
                places.own[places.count] = place(turn, owner, square) as u8;
                places.count += 1;
            }
        }
        places
    }

    /// The places as the side to move sees them (0), or as the other one does (1): square and owner turned.
    fn of(&self, viewer: usize) -> impl Iterator<Item = usize> + '_ {
        let turned = move |place: &u8| {
            if viewer == 0 {
                usize::from(*place)
            } else {
                PLACES - 1 - usize::from(*place)
            }
        };
        self.own[..self.count].iter().map(turned)
    }
}

impl Seen {
    fn of(position: &Position) -> Seen {
        let board = position.board();
        let turn = position.turn();
        Seen {
            men: Places::of_sets(turn, Color::ALL.map(|color| board.men_of(color))),
            kings: Places::of_sets(turn, Color::ALL.map(|color| board.kings_of(color))),
            entries: entries(position),
            stage: stage(board.occupied().len() as i32),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::GameResult;
    use damier_core::fen;

    /// Positions of a few men in which whoever has his own men on 33 and 38 wins: single men do not tell that.
    fn records() -> Vec<Record> {
        let mut random = Random::new(3);
        let mut records = Vec::new();
        while records.len() < 4_000 {
            let mut squares: Vec<usize> =
                (6..46).filter(|square| ![13, 18, 33, 38].contains(square)).collect();
            for n in (1..squares.len()).rev() {
                squares.swap(n, random.below(n + 1));
            }
            let (mut white, mut black) = (squares[..4].to_vec(), squares[4..8].to_vec());
            let shows = [random.below(2) == 1, random.below(2) == 1];
            for (list, square, other, shows) in
                [(&mut white, 33, 38, shows[0]), (&mut black, 51 - 33, 51 - 38, shows[1])]
            {
                let one = random.below(2);
                list[0] = [square, other][one];
                if shows {
                    list[1] = [square, other][1 - one];
                }
            }
            let list = |squares: &[usize]| squares.iter().map(usize::to_string).collect::<Vec<_>>().join(",");
            let turn = ["W", "B"][random.below(2)];
            let text = format!("{turn}:W{}:B{}", list(&white), list(&black));
            let position = fen::parse(&text).unwrap().into_position().unwrap();
            let score = 300 * (i16::from(shows[0]) - i16::from(shows[1]));
            records.push(Record { position, score, result: GameResult::Draw, ply: 10, aside: false });
        }
        records
    }

    #[test]
    fn it_learns_patterns_can_be_gone_on_with_and_is_the_same_in_whole_numbers() {
        let records = records();
        let (learn, apart) = records.split_at(3_200);
        let settings = FitSettings { epochs: 6, rate: 0.05, ..FitSettings::default() };
        let mut fit = Fit::with_spread(settings, 100.0);
        let before = fit.loss(apart);
        let mut resumed = None;
        while !fit.is_done() {
            fit.epoch(learn, apart);
            if fit.losses.len() == 3 {
                resumed = Fit::from_bytes(settings, &fit.to_bytes());
            }
        }
        let after = fit.losses.last().unwrap().apart;
        assert!(after < before - 0.05, "{before} {after}");
        let mut resumed = resumed.unwrap();
        while !resumed.is_done() {
            resumed.epoch(learn, apart);
        }
        assert_eq!(resumed.to_bytes(), fit.to_bytes());

        let weights = fit.weights();
        assert_eq!(Weights::from_bytes(&weights.to_bytes()).as_ref(), Ok(&weights));
        let (mut worst, mut sum) = (0.0_f32, 0.0);
        for record in apart {
            let chance = fit.look(record).chance;
            let float = 100.0 * (chance / (1.0 - chance)).ln();
            let off = (float - weights.value(&record.position) as f32).abs();
            worst = worst.max(off);
            sum += off;
        }
        assert!(worst < 25.0 && sum / (apart.len() as f32) < 5.0, "{worst} {sum}");
    }

    #[test]
    fn bytes_of_something_else_are_refused() {
        let settings = FitSettings::default();
        let bytes = Fit::with_spread(settings, 70.0).to_bytes();
        assert!(Fit::from_bytes(settings, &bytes).is_some());
        for wrong in [&bytes[..0], &bytes[..11], &bytes[..bytes.len() - 4], &bytes[1..]] {
            assert!(Fit::from_bytes(settings, wrong).is_none());
        }
        let mut many = bytes.clone();
        many[8..12].copy_from_slice(&u32::MAX.to_le_bytes());
        assert!(Fit::from_bytes(settings, &many).is_none());
    }
}
