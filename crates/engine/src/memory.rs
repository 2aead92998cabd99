//! What the machine is told about memory: which line of the cache is wanted soon, which block is
//! better kept in few large pages.
//!
//! Unsafe code, like `eval/vector.rs`. Both are advice: nothing a program could see is read or written, and
//! where the machine takes no advice, none is given.
#![allow(unsafe_code)]

/// The line in which this value begins will be wanted soon.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
pub(crate) fn prefetch<T>(value: &T) {
    use core::arch::x86_64::{_mm_prefetch, _MM_HINT_T0};
    // SAFETY: every x86-64 processor has it (SSE), and a prefetch never faults.
    unsafe { _mm_prefetch::<_MM_HINT_T0>((value as *const T).cast::<i8>()) }
}

/// The line in which this value begins will be wanted soon.
#[cfg(target_arch = "aarch64")]
#[inline(always)]
pub(crate) fn prefetch<T>(value: &T) {
    // SAFETY: a hint that never faults, reads nothing a program could see and writes nothing.
    unsafe {
        core::arch::asm!("prfm pldl1keep, [{}]", in(reg) value as *const T,
            options(nostack, preserves_flags, readonly));
    }
}

/// No way to ask on this machine.
#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
#[inline(always)]
pub(crate) fn prefetch<T>(_value: &T) {}

/// Room for so many values, in large pages where the system has them: with small ones half of the
/// time of a look into a large table goes into finding out where the page is.
pub(crate) fn room_for<T>(count: usize) -> Vec<T> {
    let room = Vec::with_capacity(count);
    prefer_large_pages(&room);
    room
}

#[cfg(all(target_os = "linux", target_pointer_width = "64"))]
fn prefer_large_pages<T>(room: &Vec<T>) {
    use std::ffi::c_void;
    use std::os::raw::c_int;
    extern "C" {
        fn madvise(address: *mut c_void, length: usize, advice: c_int) -> c_int;
    }
    const LARGE: usize = 2 << 20;
    const MADV_HUGEPAGE: c_int = 14;
    let begin = room.as_ptr() as usize;
    let end = begin + room.capacity() * std::mem::size_of::<T>();
    // Whole large pages inside the block.
    let begin = (begin + LARGE - 1) / LARGE * LARGE;
    let end = end / LARGE * LARGE;
    if begin < end {
        // SAFETY: the range belongs to `room`; the advice changes no contents, and its failure nothing at all.
        let _ = unsafe { madvise(begin as *mut c_void, end - begin, MADV_HUGEPAGE) };
    }
}

#[cfg(not(all(target_os = "linux", target_pointer_width = "64")))]
fn prefer_large_pages<T>(_room: &Vec<T>) {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn advice_changes_nothing() {
        for count in [0, 1, 1 << 10, 3 << 20] {
            let mut room: Vec<u64> = room_for(count);
            room.extend(0..count as u64);
            if let Some(last) = room.last() {
                prefetch(last);
            }
            assert!(room.iter().copied().eq(0..count as u64));
        }
    }
}
