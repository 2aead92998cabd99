//! The weights are in this module alone: the one with several threads is given them.

use damier_engine::Weights;

/// The file of the weights: `pointer << 32 | length`. It belongs to the module.
// SAFETY: the name is this crate's own and clashes with no symbol of another library.
#[allow(unsafe_code)]
#[no_mangle]
pub extern "C" fn d_weights() -> u64 {
    let file = Weights::file();
    (file.as_ptr() as u64) << 32 | file.len() as u64
}
