//! The numbers of the search that can be tuned, each with its origin (`docs/experiments.md`).
//!
//! Depths are in plies, margins in hundredths of a man.

/// Half the first aspiration window around the last iteration's score; doubled when missed. Guess.
pub(crate) const WINDOW: i32 = 12;
/// Aspiration starts at this depth. Guess.
pub(crate) const WINDOW_DEPTH: i32 = 5;

/// From this depth on a shallow search may cut a node off. The field's usual value.
pub(crate) const CUT_DEPTH: i32 = 3;
/// The depth of that shallow search, in hundredths. The field's usual value.
pub(crate) const CUT_SHARE: i32 = 40;
/// By how much it must exceed beta, for each ply. The field's usual value.
pub(crate) const CUT_MARGIN: i32 = 6;

/// Up to this depth a quiet position far above beta is not searched. Guess.
pub(crate) const CALM_DEPTH: i32 = 4;
/// How far above, for each ply. Guess.
pub(crate) const CALM_MARGIN: i32 = 45;

/// Up to this depth moves that cannot raise a hopeless score are left out. Guess.
pub(crate) const HOPELESS_DEPTH: i32 = 3;
/// How far below alpha, for each ply, one ply more than the depth. Guess.
pub(crate) const HOPELESS_MARGIN: i32 = 45;

/// From this depth on late moves are first searched less deep. Guess.
pub(crate) const LATE_DEPTH: i32 = 2;
/// Moves searched in full, off the principal variation and on it. Guess.
pub(crate) const LATE_FROM: [usize; 2] = [2, 3];
/// Reduction in 1/1024 ply: `LATE_BASE + ln(depth) ln(number) * LATE_SLOPE`. Guess.
pub(crate) const LATE_BASE: i32 = 600;
/// See [`LATE_BASE`].
pub(crate) const LATE_SLOPE: i32 = 420;
/// History that takes one ply off a reduction or adds one. Guess.
pub(crate) const LATE_HISTORY: i32 = 9_000;

/// Largest step of a history counter, and its step for each depth squared. Guess.
pub(crate) const HISTORY_STEP: [i32; 2] = [1_600, 24];
/// The range of a history counter.
pub(crate) const HISTORY_RANGE: i32 = 16_384;
