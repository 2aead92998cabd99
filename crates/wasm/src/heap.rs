//! A small heap for the rules alone: the standard one is a thirtieth of what a browser loads first.
//!
//! Blocks are powers of two, each aligned to its size and kept in a list of its size when it is free.
//! Half of the memory may be wasted, of which a few hundred kilobytes are used.

use core::alloc::{GlobalAlloc, Layout};
use core::arch::wasm32::memory_grow;
use core::cell::UnsafeCell;
use core::ptr;

/// The bytes of a page of WebAssembly's memory.
const PAGE: usize = 1 << 16;
/// The smallest block: room for a link.
const SMALLEST: usize = 16;

/// The largest block: more than any request or answer.
const LARGEST: usize = 1 << 27;

struct Lists {
    /// For each power of two the first free block; it holds the address of the next.
    free: [*mut u8; 32],
    /// Memory that was never given out.
    next: usize,
    end: usize,
}

pub(crate) struct Heap(UnsafeCell<Lists>);

impl Heap {
    pub(crate) const fn new() -> Heap {
        Heap(UnsafeCell::new(Lists { free: [ptr::null_mut(); 32], next: 0, end: 0 }))
    }
}

// SAFETY: the module has one thread.
#[allow(unsafe_code)]
unsafe impl Sync for Heap {}

/// The size of the block for a layout: a power of two.
fn block(layout: Layout) -> usize {
    layout.size().max(layout.align()).max(SMALLEST).next_power_of_two()
}

// SAFETY: a block is at least as large and as aligned as its layout asks; it is in use or in one free
// list, never both; no reference to the lists outlives a call, and nothing here calls back.
#[allow(unsafe_code)]
unsafe impl GlobalAlloc for Heap {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let lists = &mut *self.0.get();
        if layout.size() > LARGEST {
            return ptr::null_mut();
        }
        let size = block(layout);
        let first = &mut lists.free[size.trailing_zeros() as usize];
        if !first.is_null() {
            let block = *first;
            *first = *block.cast::<*mut u8>();
            return block;
        }
        let start = (lists.next + size - 1) & !(size - 1);
        if start + size > lists.end {
            // Memory only grows, and only here: the new pages follow the last ones, or begin anew.
            let pages = 2 * size / PAGE + 1;
            let old = memory_grow(0, pages);
            if old == usize::MAX {
                return ptr::null_mut();
            }
            if old * PAGE != lists.end {
                lists.next = old * PAGE;
            }
            lists.end = (old + pages) * PAGE;
            return self.alloc(layout);
        }
        lists.next = start + size;
        start as *mut u8
    }

    unsafe fn dealloc(&self, block_start: *mut u8, layout: Layout) {
        let lists = &mut *self.0.get();
        let first = &mut lists.free[block(layout).trailing_zeros() as usize];
        *block_start.cast::<*mut u8>() = *first;
        *first = block_start;
    }
}
