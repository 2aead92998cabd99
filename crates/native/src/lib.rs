//! Hot loops of damier compiled once more for newer processors, and chosen when the program runs.
//!
//! `damier-core` has no unsafe code and is compiled for any x86-64 processor, which means without
//! an instruction that counts bits. This crate compiles the counting of the last two plies of a
//! perft again with it, and asks the processor once per call which version it can run. It owns
//! nothing else: same function, same result, fewer instructions (`docs/performance.md`).
#![deny(unsafe_op_in_unsafe_fn)]

use damier_core::perft::{perft_by, two_plies};
use damier_core::Position;

/// [`damier_core::perft()`], faster where the processor allows it.
#[must_use]
pub fn perft(position: &Position, depth: u32) -> u64 {
    #[cfg(target_arch = "x86_64")]
    if std::arch::is_x86_feature_detected!("popcnt")
        && std::arch::is_x86_feature_detected!("bmi1")
        && std::arch::is_x86_feature_detected!("bmi2")
        && std::arch::is_x86_feature_detected!("lzcnt")
    {
        // SAFETY: the processor has the four features with which the function is compiled.
        #[allow(unsafe_code)]
        return unsafe { with_bit_instructions(position, depth) };
    }
    damier_core::perft(position, depth)
}

/// The closure is compiled with the features of this function, and so is what is inlined into it.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "popcnt,bmi1,bmi2,lzcnt")]
fn with_bit_instructions(position: &Position, depth: u32) -> u64 {
    perft_by(position, depth, &mut |position, scratch| two_plies(position, scratch))
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_core::fen;

    #[test]
    fn the_same_counts() {
        for (text, depth, leaves) in [
            ("W:W31-50:B1-20", 7, 1_049_442),
            ("B:W31-50:B1-20", 7, 1_049_442),
            ("W:W36,K31,K46:BK5,K10,15", 7, 2_410_071),
            ("W:W25,27,28,30,32,33,34,35,37,38:B12,13,14,16,18,19,21,23,24,26", 7, 1_944),
        ] {
            let position = fen::parse(text).unwrap().into_position().unwrap();
            assert_eq!(perft(&position, depth), leaves, "{text}");
            for depth in 0..depth {
                assert_eq!(perft(&position, depth), damier_core::perft(&position, depth), "{text}");
            }
        }
    }
}
