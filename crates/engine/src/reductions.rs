//! By how much late moves are searched less deep, by depth and number.

use crate::tunables::Tunables;

/// Depths and numbers from here on count as this less one.
const MOST: usize = 64;

/// The reductions of all depths and numbers, in plies.
pub(crate) struct Reductions(Vec<[i8; MOST]>);

impl Reductions {
    pub(crate) fn new(tunables: &Tunables) -> Reductions {
        let of = |depth: usize, n: usize| {
            if depth == 0 || n == 0 {
                return 0;
            }
            let product = LN[depth] * LN[n] / 1024;
            ((tunables.late_base + product * tunables.late_slope / 1024) / 1024) as i8
        };
        let row = |depth: usize| {
            let mut row = [0; MOST];
            for (n, reduction) in row.iter_mut().enumerate() {
                *reduction = of(depth, n);
            }
            row
        };
        Reductions((0..MOST).map(row).collect())
    }

    /// The reduction of the n-th move, counted from 0.
    #[inline(always)]
    pub(crate) fn of(&self, depth: i32, n: usize) -> i32 {
        i32::from(self.0[depth.clamp(0, MOST as i32 - 1) as usize][n.min(MOST - 1)])
    }
}

const LN: [i32; MOST] = {
    let mut table = [0; MOST];
    let mut n = 1;
    while n < MOST {
        table[n] = ln(n as u32);
        n += 1;
    }
    table
};

/// The natural logarithm of a number from 1 on, in 1/1024. In whole numbers, so that every machine
/// searches the same tree.
const fn ln(number: u32) -> i32 {
    // Bits of the logarithm to base two, by squaring.
    let mut whole = 0;
    while number >> (whole + 1) != 0 {
        whole += 1;
    }
    let mut mantissa = ((number as u64) << 32) >> whole;
    let mut bits = whole as u64;
    let mut n = 0;
    while n < 12 {
        mantissa = ((mantissa >> 2) * (mantissa >> 2)) >> 28;
        bits <<= 1;
        if mantissa >> 33 != 0 {
            mantissa >>= 1;
            bits |= 1;
        }
        n += 1;
    }
    // ln 2 = 0.693147
    (bits * 1024 * 693_147 / 1_000_000 / 4096) as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms() {
        for n in 1..64_u32 {
            let exact = f64::from(n).ln() * 1024.0;
            assert!((f64::from(LN[n as usize]) - exact).abs() < 2.0, "{n}: {} {exact}", LN[n as usize]);
        }
        let late = Reductions::new(&Tunables::default());
        assert_eq!(late.of(1, 1), 0);
        assert!(late.of(20, 10) >= 2 && late.of(99, 99) < 12, "{} {}", late.of(20, 10), late.of(99, 99));
    }
}
