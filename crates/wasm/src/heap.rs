//! A small heap for the rules alone: the standard one is a thirtieth of what a browser loads first.
//!
//! Blocks are powers of two, each aligned to its size and kept in a list of its size when it is free.
//! They are never joined: half of the memory may be wasted, of which a few hundred kilobytes are used.

use core::alloc::{GlobalAlloc, Layout};
use core::cell::UnsafeCell;
use core::ptr;

/// The bytes of a page of WebAssembly's memory.
const PAGE: usize = 1 << 16;
/// The smallest block: room for a link.
const SMALLEST: usize = 16;
/// The largest block: more than any request or answer.
const LARGEST: usize = 1 << 27;
/// One for each size from `SMALLEST` to `LARGEST`.
const LISTS: usize = (LARGEST.trailing_zeros() - SMALLEST.trailing_zeros() + 1) as usize;

/// Where memory comes from.
pub(crate) trait Memory {
    /// Adds pages, all zero; the number of the first, or `None` where there are no more.
    fn grow(&self, pages: usize) -> Option<usize>;
}

struct Lists {
    /// For each size the first free block; it holds the address of the next.
    free: [*mut u8; LISTS],
    /// Memory that was never given out.
    next: usize,
    end: usize,
}

pub(crate) struct Heap<M> {
    lists: UnsafeCell<Lists>,
    memory: M,
}

impl<M> Heap<M> {
    pub(crate) const fn new(memory: M) -> Heap<M> {
        let lists = Lists { free: [ptr::null_mut(); LISTS], next: 0, end: 0 };
        Heap { lists: UnsafeCell::new(lists), memory }
    }
}

// SAFETY: the module has one thread.
#[allow(unsafe_code)]
unsafe impl<M> Sync for Heap<M> {}

/// The size of the block for a layout: a power of two; `None` where it would be too large.
fn block(size: usize, align: usize) -> Option<usize> {
    let least = size.max(align).max(SMALLEST);
    (least <= LARGEST).then(|| least.next_power_of_two())
}

/// The place of the list of a size.
fn list(size: usize) -> usize {
    (size.trailing_zeros() - SMALLEST.trailing_zeros()) as usize
}

// SAFETY: a block is at least as large and as aligned as its layout asks; it is in use or in one free
// list, never both; no reference to the lists outlives a call, and what is called meanwhile (`grow`) does
// not allocate. What is given back was given out for the same layout, so that its size is known.
#[allow(unsafe_code)]
unsafe impl<M: Memory> GlobalAlloc for Heap<M> {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let lists = &mut *self.lists.get();
        let size = match block(layout.size(), layout.align()) {
            Some(size) => size,
            None => return ptr::null_mut(),
        };
        let first = &mut lists.free[list(size)];
        if !first.is_null() {
            let block = *first;
            *first = *block.cast::<*mut u8>();
            return block;
        }
        let mut start = align_up(lists.next, size);
        if start + size > lists.end {
            // Enough for the block wherever in its pages it has to begin.
            let pages = 2 * size / PAGE + 1;
            let old = match self.memory.grow(pages) {
                // No sum above may be beyond what an address can be.
                Some(old) if old + pages <= (usize::MAX - 2 * LARGEST) / PAGE => old,
                _ => return ptr::null_mut(),
            };
            // The new pages follow the last ones, unless someone else has taken some meanwhile.
            if old * PAGE != lists.end {
                lists.next = old * PAGE;
            }
            lists.end = (old + pages) * PAGE;
            start = align_up(lists.next, size);
        }
        lists.next = start + size;
        start as *mut u8
    }

    unsafe fn dealloc(&self, start: *mut u8, layout: Layout) {
        let lists = &mut *self.lists.get();
        if let Some(size) = block(layout.size(), layout.align()) {
            let first = &mut lists.free[list(size)];
            *start.cast::<*mut u8>() = *first;
            *first = start;
        }
    }

    unsafe fn realloc(&self, start: *mut u8, layout: Layout, new_size: usize) -> *mut u8 {
        let (old, new) = (block(layout.size(), layout.align()), block(new_size, layout.align()));
        if old == new {
            return start;
        }
        let moved = self.alloc(Layout::from_size_align_unchecked(new_size, layout.align()));
        if !moved.is_null() {
            ptr::copy_nonoverlapping(start, moved, layout.size().min(new_size));
            self.dealloc(start, layout);
        }
        moved
    }
}

/// The next multiple of a power of two.
fn align_up(address: usize, size: usize) -> usize {
    (address + size - 1) & !(size - 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    /// A stretch of the test's memory as if it were WebAssembly's: pages that only grow, up to a most.
    struct Pages {
        first: usize,
        used: Cell<usize>,
        most: usize,
        /// Pages that someone else takes before the next are given.
        foreign: Cell<usize>,
    }

    impl Memory for Pages {
        fn grow(&self, pages: usize) -> Option<usize> {
            let begin = self.used.get() + self.foreign.take();
            if begin + pages > self.most {
                return None;
            }
            self.used.set(begin + pages);
            Some(self.first + begin)
        }
    }

    fn heap(most: usize) -> Heap<Pages> {
        let memory = vec![0_u8; (most + 1) * PAGE].leak();
        let first = memory.as_ptr() as usize / PAGE + 1;
        Heap::new(Pages { first, used: Cell::new(0), most, foreign: Cell::new(0) })
    }

    fn layout(size: usize, align: usize) -> Layout {
        Layout::from_size_align(size, align).unwrap()
    }

    /// A block in use, filled with bytes of its own.
    struct Used {
        start: *mut u8,
        layout: Layout,
        fill: u8,
    }

    impl Used {
        // SAFETY (here and below): the blocks came from the heap for these layouts.
        #[allow(unsafe_code)]
        fn bytes(&mut self) -> &mut [u8] {
            // SAFETY: the block is in use and as long as its layout.
            unsafe { std::slice::from_raw_parts_mut(self.start, self.layout.size()) }
        }

        fn check(&mut self, of: usize) {
            let fill = self.fill;
            assert!(self.bytes()[..of].iter().all(|byte| *byte == fill), "a block was written over");
        }
    }

    /// Takes, resizes and frees blocks at random; each keeps its bytes and its alignment.
    #[test]
    #[allow(unsafe_code)]
    fn blocks_never_meet_and_keep_what_is_in_them() {
        let heap = heap(1200);
        let mut live: Vec<Used> = Vec::new();
        let mut seed = 1_u32;
        let mut random = |most: usize| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 8) as usize % most
        };
        for round in 0..20_000_usize {
            heap.memory.foreign.set(usize::from(round % 500 == 0));
            let bits = 1 + random(18);
            let size = 1 + random(1 << bits);
            match (random(4), live.len()) {
                (0 | 1, 0..=60) | (_, 0) => {
                    let layout = layout(size, 1 << random(9));
                    let zeroed = random(2) == 0;
                    // SAFETY: the size is not zero.
                    let start = unsafe { [heap.alloc(layout), heap.alloc_zeroed(layout)] };
                    let [start, spare] = if zeroed { [start[1], start[0]] } else { start };
                    // SAFETY: the block is in use, and from now on no more.
                    unsafe { heap.dealloc(spare, layout) };
                    assert!(!start.is_null() && start as usize % layout.align() == 0);
                    let mut used = Used { start, layout, fill: 0 };
                    if zeroed {
                        used.check(layout.size());
                    }
                    used.fill = round as u8;
                    used.bytes().fill(round as u8);
                    live.push(used);
                }
                (2, count) => {
                    let used = &mut live[random(count)];
                    let kept = used.layout.size().min(size);
                    // SAFETY: the block is in use, the size is not zero.
                    used.start = unsafe { heap.realloc(used.start, used.layout, size) };
                    used.layout = layout(size, used.layout.align());
                    assert!(!used.start.is_null() && used.start as usize % used.layout.align() == 0);
                    used.check(kept);
                    let fill = used.fill;
                    used.bytes().fill(fill);
                }
                (_, count) => {
                    let mut used = live.swap_remove(random(count));
                    used.check(used.layout.size());
                    // SAFETY: the block is in use, and from now on no more.
                    unsafe { heap.dealloc(used.start, used.layout) };
                }
            }
        }
        for used in &mut live {
            used.check(used.layout.size());
        }
    }

    #[test]
    #[allow(unsafe_code)]
    fn what_is_freed_is_used_again_and_growing_in_place_moves_nothing() {
        let heap = heap(8);
        // SAFETY: sizes are not zero, and blocks are freed once with their layouts.
        unsafe {
            let first = heap.alloc(layout(100, 1));
            heap.dealloc(first, layout(100, 1));
            assert_eq!(heap.alloc(layout(65, 8)), first);
            assert_eq!(heap.realloc(first, layout(65, 8), 128), first);
            assert_ne!(heap.realloc(first, layout(128, 8), 129), first);
            let pages = heap.memory.used.get();
            for _ in 0..1000 {
                let block = heap.alloc(layout(60_000, 1));
                heap.dealloc(block, layout(60_000, 1));
            }
            assert!(heap.memory.used.get() <= pages + 3);
        }
    }

    #[test]
    #[allow(unsafe_code)]
    fn where_there_is_no_memory_left_nothing_is_given_and_nothing_is_lost() {
        let heap = heap(4);
        // SAFETY: sizes are not zero, and blocks are freed once with their layouts.
        unsafe {
            let mut block = Used { start: heap.alloc(layout(1000, 8)), layout: layout(1000, 8), fill: 7 };
            block.bytes().fill(7);
            for size in [1 << 20, LARGEST, LARGEST + 1, isize::MAX as usize / 2] {
                assert!(heap.alloc(layout(size, 1)).is_null(), "{size}");
                assert!(heap.realloc(block.start, block.layout, size).is_null(), "{size}");
            }
            assert!(heap.alloc(layout(1, 2 * LARGEST)).is_null());
            block.check(1000);
            assert!(!heap.alloc(layout(1000, 8)).is_null());
            // Until the pages are full, and never beyond them.
            let count = (0..).take_while(|_| !heap.alloc(layout(4096, 1)).is_null()).count();
            assert!((16..=64).contains(&count), "{count}");
        }
    }
}
