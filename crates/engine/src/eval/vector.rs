//! The network by the widest instructions that the machine has.
//!
//! The code is that of `network.rs`, compiled once more: nothing here says anything of its own, and a test holds both
//! against the definition. SSE2, NEON and simd128 are in what the compiler may use anyway.
#![cfg_attr(target_arch = "x86_64", allow(unsafe_code))]

use super::network::{Network, Seen};

/// [`Network::value`].
#[cfg(target_arch = "x86_64")]
#[inline(always)]
pub(crate) fn value(network: &Network, seen: &Seen<'_>) -> i32 {
    if std::is_x86_feature_detected!("avx2") {
        // SAFETY: the processor has these instructions.
        unsafe { with_avx2(network, seen) }
    } else {
        network.value_here(seen)
    }
}

/// [`Network::value`].
#[cfg(not(target_arch = "x86_64"))]
#[inline(always)]
pub(crate) fn value(network: &Network, seen: &Seen<'_>) -> i32 {
    network.value_here(seen)
}

/// # Safety
/// On processors that have AVX2 only.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
unsafe fn with_avx2(network: &Network, seen: &Seen<'_>) -> i32 {
    network.value_here(seen)
}
