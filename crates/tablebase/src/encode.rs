//! A solved class as two files.

use std::sync::Mutex;

use crate::crc::crc32;
use crate::format::{Counts, Head, BLOCK};
use crate::model::{self, Coder, Counter, Layout, Metric, OPEN};
use crate::parallel::parts;
use crate::range_coder::Encoder;
use crate::solved::Solved;
use crate::value::Code;

/// Blocks a thread takes at a time.
const PART: u64 = 16;

/// Counts a solved class.
pub(crate) fn count(solved: &Solved) -> Counts {
    let mut of_code = [0_u64; 256];
    for code in &solved.codes {
        of_code[usize::from(*code)] += 1;
    }
    let mut counts = Counts::default();
    for (code, number) in of_code.into_iter().enumerate().skip(1).filter(|(_, number)| *number > 0) {
        let plies = code as u8 - 1;
        if plies % 2 == 1 {
            counts.win += number;
            counts.longest_win = Some(plies);
        } else {
            counts.loss += number;
            counts.longest_loss = Some(plies);
        }
    }
    counts.draw = solved.ranking.positions() - counts.win - counts.loss;
    counts
}

/// Writes both files at once: the decisions about win, draw and loss go to both.
struct Both<'a> {
    distance: Encoder,
    wdl: Encoder,
    probabilities: &'a [u16],
    shared: usize,
}

impl Coder for Both<'_> {
    #[inline]
    fn bit(&mut self, slot: usize, bit: bool) -> bool {
        self.distance.encode(bit, self.probabilities[slot]);
        if slot < self.shared {
            self.wdl.encode(bit, self.probabilities[slot]);
        }
        bit
    }
}

/// A block in both metrics.
type Coded = (Vec<u8>, Vec<u8>);

/// The files of a class: win, draw and loss; and with distances.
pub(crate) fn encode(solved: &Solved, threads: usize, tick: &(dyn Fn(u64) + Sync)) -> (Vec<u8>, Vec<u8>) {
    let counts = count(solved);
    debug_assert!(counts.highest() <= Code::MOST_PLIES);
    let layout = Layout::new(Metric::Distance, counts.highest());
    let shared = Layout::new(Metric::Wdl, counts.highest()).slots();
    let material = solved.ranking.material();
    let blocks = Head::blocks(material);
    let block = |number: u64| {
        let start = number as usize * BLOCK;
        let end = solved.codes.len().min(start + BLOCK);
        (start as u64, solved.codes[start..end].to_vec())
    };

    let total = Mutex::new(vec![[0_u32; 2]; layout.slots()]);
    let counted: Result<(), ()> = parts(threads, blocks, PART, |part| {
        let mut counter = Counter(vec![[0; 2]; layout.slots()]);
        for number in part {
            let (start, mut codes) = block(number);
            model::run(&solved.ranking, &layout, start, &mut codes, &mut counter);
            tick(codes.len() as u64);
        }
        let mut total = total.lock().map_err(|_| ())?;
        for (sum, more) in total.iter_mut().zip(counter.0) {
            *sum = [sum[0] + more[0], sum[1] + more[1]];
        }
        Ok(())
    });
    let probabilities: Vec<u16> = match (counted, total.into_inner()) {
        (Ok(()), Ok(total)) => total.into_iter().map(model::probability).collect(),
        // Only after a panic in another thread, which goes on there.
        _ => Vec::new(),
    };

    let coded = Mutex::new(vec![(Vec::new(), Vec::new()); blocks as usize]);
    let _: Result<(), ()> = parts(threads, blocks, PART, |part| {
        for number in part {
            let (start, mut codes) = block(number);
            let mut both =
                Both { distance: Encoder::new(), wdl: Encoder::new(), probabilities: &probabilities, shared };
            model::run(&solved.ranking, &layout, start, &mut codes, &mut both);
            tick(codes.len() as u64);
            let done = (both.wdl.finish(), both.distance.finish());
            coded.lock().map_err(|_| ())?[number as usize] = done;
        }
        Ok(())
    });
    let coded = coded.into_inner().unwrap_or_default();
    let file = |metric, slots: usize, pick: fn(&Coded) -> &Vec<u8>| {
        let mut end = 0;
        let ends = coded.iter().map(|both| {
            end += pick(both).len() as u32;
            end
        });
        let head = Head {
            metric,
            material,
            counts,
            probabilities: probabilities[..slots].to_vec(),
            ends: ends.collect(),
            checksums: coded.iter().map(|both| crc32(pick(both))).collect(),
        };
        let mut bytes = head.write();
        coded.iter().for_each(|both| bytes.extend(pick(both)));
        bytes
    };
    let distance = file(Metric::Distance, layout.slots(), |both| &both.1);
    (file(Metric::Wdl, shared, |both| &both.0), distance)
}

/// Whether a decoded byte is what the solved class says, or left to search.
pub(crate) fn agrees(metric: Metric, decoded: u8, code: u8) -> bool {
    match metric {
        _ if decoded == OPEN => true,
        Metric::Distance => decoded == code,
        Metric::Wdl => Code(decoded).wdl() == Code(code).wdl(),
    }
}
