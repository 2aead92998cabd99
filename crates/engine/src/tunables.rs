//! The numbers of the search that can be tuned, each with its origin (`docs/experiments.md`).
//!
//! Depths are in plies, margins in hundredths of a man. They can be set by name, so that one program can
//! play a match between two values.

macro_rules! tunables {
    ($($(#[doc = $text:literal])+ $name:ident = $value:literal;)+) => {
        /// The numbers of the search that can be tuned.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub struct Tunables {
            $($(#[doc = $text])+ pub(crate) $name: i32,)+
        }

        impl Default for Tunables {
            fn default() -> Tunables {
                Tunables { $($name: $value,)+ }
            }
        }

        impl Tunables {
            /// The names of all numbers.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name),)+];

            /// Sets one of them; `false` when there is none of this name.
            pub fn set(&mut self, name: &str, value: i32) -> bool {
                match name {
                    $(stringify!($name) => self.$name = value,)+
                    _ => return false,
                }
                true
            }
        }
    };
}

tunables! {
    /// Half the first aspiration window around the last iteration's score; tripled when missed. Guess.
    window = 12;
    /// Aspiration starts at this depth. Guess.
    window_depth = 5;

    /// From this depth on a shallow search may cut a node off. The field's usual value.
    cut_depth = 3;
    /// The depth of that shallow search, in hundredths. The field's usual value.
    cut_share = 40;
    /// By how much it must exceed beta, for each ply. The field's usual value.
    cut_margin = 6;

    /// Up to this depth a quiet position far above beta is not searched. Guess.
    calm_depth = 4;
    /// How far above, for each ply. Guess.
    calm_margin = 45;

    /// Up to this depth moves that cannot raise a hopeless score are left out. Guess.
    hopeless_depth = 3;
    /// How far below alpha, for each ply, one ply more than the depth. Judged moves.
    hopeless_margin = 25;

    /// From this depth on a position without a known good move is searched a ply less deep. Judged moves.
    unknown_depth = 4;

    /// A threatened leaf this far above beta is taken as it looks: a man and something more. Guess.
    threat_loss = 120;

    /// From this depth on late moves are first searched less deep. Guess.
    late_depth = 2;
    /// Moves searched in full off the principal variation. Guess.
    late_from = 2;
    /// Moves searched in full on the principal variation. Guess.
    late_from_pv = 3;
    /// Reduction in 1/1024 ply: `late_base + ln(depth) ln(number) * late_slope`. Guess.
    late_base = 600;
    /// See `late_base`. Judged moves, few had to be searched again.
    late_slope = 650;
    /// History that takes one ply off a reduction or adds one. Guess.
    late_history = 9000;
    /// Added where the position has got worse in two plies. Guess.
    late_worse = 1;

    /// Largest step of a history counter. Guess.
    history_most = 1600;
    /// Its step for each depth squared. Guess.
    history_step = 24;
}

/// The range of a history counter.
pub(crate) const HISTORY_RANGE: i32 = 16_384;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_has_a_name() {
        let mut tunables = Tunables::default();
        for name in Tunables::NAMES {
            assert!(tunables.set(name, -77), "{name}");
        }
        assert!(tunables != Tunables::default() && tunables.late_base == -77);
        assert!(!tunables.set("speed", 1));
    }
}
