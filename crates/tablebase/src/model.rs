//! What is expected of a value, given its neighbours: the probabilities of the range coder.
//!
//! Only positions without a capture to play are coded; the rest is left to search. A position is
//! compared with the last ones coded in which the lowest piece of the group that moves fastest
//! stood on the same square or diagonally above it, and it matters whether the other side could
//! capture if it were to move. The probabilities are counted over the whole class and written into
//! the file, so blocks can be read one by one.

use damier_core::{Bitboard, Color, Direction, Position, Square};

use crate::range_coder::{Decoder, ONE};
use crate::ranking::{Ranking, Walk};

/// In decoded blocks: not coded, because the side to move must capture, or a hole.
pub(crate) const OPEN: u8 = u8::MAX;

/// What the bytes of a file say.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Metric {
    /// Win, draw or loss.
    Wdl,
    /// And the plies to the end.
    Distance,
}

/// Contexts of the first two decisions: draw or not, win or loss.
const CONTEXTS: usize = 4 * 4 * 4 * 4 * 2;

/// The places of the probabilities of a class.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Layout {
    metric: Metric,
    /// The highest code of the class.
    highest: u8,
    /// Bits of half the distance.
    bits: u32,
}

impl Layout {
    pub(crate) fn new(metric: Metric, highest: u8) -> Layout {
        let halves = u32::from(highest / 2);
        Layout { metric, highest, bits: 32 - halves.leading_zeros() }
    }

    /// How many probabilities.
    pub(crate) fn slots(&self) -> usize {
        let depths = match self.metric {
            Metric::Wdl => 0,
            Metric::Distance => (2 * (self.halves() + 1)) << self.bits,
        };
        2 * CONTEXTS + depths
    }

    /// How many values half the distance can take.
    fn halves(&self) -> usize {
        usize::from(self.highest / 2) + 1
    }

    fn depth_slots(&self, win: bool, expected: usize) -> usize {
        2 * CONTEXTS + ((usize::from(win) * (self.halves() + 1) + expected) << self.bits)
    }
}

/// Takes or gives the bits of a block.
pub(crate) trait Coder {
    /// One bit with the probability at `slot`. Writers are told the bit, readers find it.
    fn bit(&mut self, slot: usize, bit: bool) -> bool;
}

/// Counts how often each bit comes.
pub(crate) struct Counter(pub(crate) Vec<[u32; 2]>);

impl Coder for Counter {
    #[inline]
    fn bit(&mut self, slot: usize, bit: bool) -> bool {
        self.0[slot][usize::from(bit)] += 1;
        bit
    }
}

/// Reads with known probabilities.
pub(crate) struct Reader<'a> {
    pub(crate) probabilities: &'a [u16],
    pub(crate) decoder: Decoder<'a>,
}

impl Coder for Reader<'_> {
    #[inline]
    fn bit(&mut self, slot: usize, _: bool) -> bool {
        self.decoder.decode(self.probabilities[slot])
    }
}

/// The probability of `false`, from counts; 0 stands for a place that is never used.
pub(crate) fn probability([no, yes]: [u32; 2]) -> u16 {
    let all = u64::from(no) + u64::from(yes);
    if all == 0 {
        return 0;
    }
    let scaled = (u64::from(no) * u64::from(ONE) + all / 2) / all;
    scaled.clamp(1, u64::from(ONE) - 1) as u16
}

/// The squares diagonally above each square.
fn above(square: Square) -> [Option<Square>; 2] {
    [square.step(Direction::NorthWest), square.step(Direction::NorthEast)]
}

/// What was coded last, by the square of the fastest piece.
struct Memory {
    columns: [u8; 51],
    above: [[u8; 2]; 50],
    last: u8,
}

/// The column that is always empty.
const NOWHERE: usize = 50;

impl Memory {
    fn new() -> Memory {
        let mut table = [[NOWHERE as u8; 2]; 50];
        for square in Square::all() {
            for (slot, neighbour) in table[square.index()].iter_mut().zip(above(square)) {
                *slot = neighbour.map_or(NOWHERE, Square::index) as u8;
            }
        }
        Memory { columns: [OPEN; 51], above: table, last: OPEN }
    }
}

#[inline(always)]
fn symbol(code: u8) -> usize {
    match code {
        OPEN => 3,
        0 => 0,
        n => 1 + usize::from(n % 2),
    }
}

/// Codes or decodes the values of consecutive numbers from `start` on: all of `codes`.
pub(crate) fn run<C: Coder>(ranking: &Ranking, layout: &Layout, start: u64, codes: &mut [u8], coder: &mut C) {
    let mut walk = Walk::new(ranking, start);
    let mut memory = Memory::new();
    for code in codes.iter_mut() {
        match walk.placement().and_then(|p| p.position().map(|position| (p, position))) {
            Some((p, position)) if !position.must_capture() => {
                let threat =
                    Position::new(*position.board(), Color::Black).map_or(false, |b| b.must_capture());
                let fastest = if !p.other_kings.is_empty() {
                    p.other_kings
                } else if !p.own_kings.is_empty() {
                    p.own_kings
                } else {
                    p.other_men
                };
                *code = value(layout, &mut memory, fastest, threat, *code, coder);
            }
            _ => *code = OPEN,
        }
        walk.advance();
    }
}

#[inline(always)]
fn value<C: Coder>(
    layout: &Layout,
    memory: &mut Memory,
    fastest: Bitboard,
    threat: bool,
    code: u8,
    coder: &mut C,
) -> u8 {
    let square = fastest.first().map_or(0, Square::index);
    let [west, east] = memory.above[square];
    let same = memory.columns[square];
    let (west, east) = (memory.columns[usize::from(west)], memory.columns[usize::from(east)]);
    let context = ((symbol(same) * 4 + symbol(west)) * 4 + symbol(east)) * 4 + symbol(memory.last);
    let slot = (context * 2 + usize::from(threat)) * 2;
    let code = if !coder.bit(slot, code != 0) {
        0
    } else {
        let win = coder.bit(slot + 1, code % 2 == 0);
        if layout.metric == Metric::Wdl {
            if win {
                2
            } else {
                1
            }
        } else {
            let known = |neighbour: u8| symbol(neighbour) == 1 + usize::from(!win);
            let expected = [same, memory.last, west, east].into_iter().find(|n| known(*n));
            let expected = expected.map_or(layout.halves(), |n| usize::from(n / 2));
            let base = layout.depth_slots(win, expected.min(layout.halves()));
            let half = u32::from(code / 2);
            let mut node = 1;
            for bit in (0..layout.bits).rev() {
                node = node << 1 | usize::from(coder.bit(base + node, half >> bit & 1 == 1));
            }
            let half = node & ((1 << layout.bits) - 1);
            // Damaged bytes may say more than the class can hold; checksums find them first.
            let highest = u32::from(layout.highest);
            (2 * half as u32 + u32::from(!win)).min(highest) as u8
        }
    };
    memory.columns[square] = code;
    memory.last = code;
    code
}
