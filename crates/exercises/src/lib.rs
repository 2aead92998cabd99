//! Exercises of international draughts: made from positions of our own, each with one right answer that a
//! program has proved.
//!
//! [`generate`] makes a file, [`check`] holds a file against the rules. Positions are placed at random or
//! taken from games played at random; none is copied from anywhere. The same seed gives the same file on
//! every machine. What no rule can answer is asked of the machine's player and of the endgame tables, whose
//! part is in `deep/`.
//!
//! ```no_run
//! use damier_exercises::{check, generate, Options};
//!
//! let collection = generate(Options { seed: 1, per_kind: 1 }, &mut |_, _| {});
//! let report = check(&collection);
//! // One of each kind: nothing is wrong but that there are few.
//! assert!(report.faults.iter().all(|fault| fault.id.is_none()), "{:?}", report.faults);
//! ```
#![forbid(unsafe_code)]

mod check;
mod deep;
mod difficulty;
mod exercise;
mod generate;
mod kinds;
mod misread;
mod positions;
mod random;
mod search;
mod select;
mod shape;
mod text;

pub use check::{check, Fault, Report, FEWEST_OF_A_KIND};
pub use deep::{
    check_deep, choose_deep, prove_deep, prove_shot, DeepCollection, DeepDraft, DeepExercise, DeepKind,
    DeepPool, DeepQuestion, Source, Value, Wanted, Wins, DEEP_VERSION,
};
pub use difficulty::Band;
pub use exercise::{Collection, Exercise, Kind, Mistake, Question, Side, Task, Theme, VERSION};
pub use generate::{generate, Options};
