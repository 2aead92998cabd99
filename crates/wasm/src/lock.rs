//! One heap for several threads: an allocator that has no lock of its own gets one.
//!
//! The standard library of WebAssembly is compiled for one thread; its allocator would be broken by two. All that
//! allocates goes through the program's global allocator, so a lock there is enough.

use core::alloc::{GlobalAlloc, Layout};
use core::hint::spin_loop;
use core::sync::atomic::{AtomicBool, Ordering};

/// Looks at a lock that is held before the thread that holds it is given up: seconds. It keeps it for less than a
/// thousandth of one.
const PATIENCE: u32 = 1 << 28;

pub(crate) struct Locked<A> {
    held: AtomicBool,
    heap: A,
}

impl<A> Locked<A> {
    pub(crate) const fn new(heap: A) -> Locked<A> {
        Locked { held: AtomicBool::new(false), heap }
    }

    /// Nobody else is at the heap meanwhile. `None` where the one that is there does not come back.
    fn alone<T>(&self, work: impl FnOnce(&A) -> T) -> Option<T> {
        let mut looks = 0;
        while self.held.compare_exchange_weak(false, true, Ordering::Acquire, Ordering::Relaxed).is_err() {
            looks += 1;
            if looks > PATIENCE {
                return None;
            }
            spin_loop();
        }
        let done = work(&self.heap);
        self.held.store(false, Ordering::Release);
        Some(done)
    }
}

// SAFETY: each call goes to the heap within as it came, and never two at a time. An allocator does not unwind, so
// that the lock is always given back. Without the lock nothing is given out, and nothing taken back.
#[allow(unsafe_code)]
unsafe impl<A: GlobalAlloc> GlobalAlloc for Locked<A> {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        self.alone(|heap| heap.alloc(layout)).unwrap_or(core::ptr::null_mut())
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        self.alone(|heap| heap.alloc_zeroed(layout)).unwrap_or(core::ptr::null_mut())
    }

    unsafe fn realloc(&self, start: *mut u8, layout: Layout, new_size: usize) -> *mut u8 {
        self.alone(|heap| heap.realloc(start, layout, new_size)).unwrap_or(core::ptr::null_mut())
    }

    unsafe fn dealloc(&self, start: *mut u8, layout: Layout) {
        let _ = self.alone(|heap| heap.dealloc(start, layout));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::alloc::System;
    use std::cell::Cell;

    /// Breaks when two are in it at once.
    struct Fragile {
        inside: Cell<u32>,
        count: Cell<u32>,
    }

    // SAFETY: only the lock makes it true.
    #[allow(unsafe_code)]
    unsafe impl Sync for Fragile {}

    // SAFETY: each call goes to the system's allocator as it came.
    #[allow(unsafe_code)]
    unsafe impl GlobalAlloc for Fragile {
        unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
            self.inside.set(self.inside.get() + 1);
            assert_eq!(self.inside.get(), 1);
            self.count.set(self.count.get() + 1);
            let block = System.alloc(layout);
            self.inside.set(self.inside.get() - 1);
            block
        }

        unsafe fn dealloc(&self, start: *mut u8, layout: Layout) {
            self.count.set(self.count.get() - 1);
            System.dealloc(start, layout);
        }
    }

    #[test]
    #[allow(unsafe_code)]
    fn never_two_at_a_time() {
        let heap = Locked::new(Fragile { inside: Cell::new(0), count: Cell::new(0) });
        std::thread::scope(|scope| {
            for thread in 1..=4_u8 {
                let heap = &heap;
                scope.spawn(move || {
                    for size in 1..=5_000 {
                        let layout = Layout::from_size_align(size, 8).unwrap();
                        let larger = Layout::from_size_align(size + 1, 8).unwrap();
                        // SAFETY: sizes are not zero; the block is used within its layout and freed once with the last.
                        unsafe {
                            let block =
                                if size % 2 == 0 { heap.alloc(layout) } else { heap.alloc_zeroed(layout) };
                            *block = thread;
                            let block = heap.realloc(block, layout, size + 1);
                            assert_eq!(*block, thread);
                            heap.dealloc(block, larger);
                        }
                    }
                });
            }
        });
        assert_eq!(heap.heap.count.get(), 0);
    }
}
