//! The analysis in several threads: a module of its own, over a memory that workers of the page share.
//!
//! The first worker
//! 1. gives it the weights with [`d_learn`],
//! 2. takes a post and a stack for each further worker with [`d_hire`],
//! 3. asks for analyses as of any other module (`d_call`).
//!
//! A further worker makes an instance of the same module over the same memory, sets its stack pointer, waits while its
//! post is idle, and calls [`d_help`] when it no longer is. It must call nothing else.

use std::alloc::System;
use std::cell::RefCell;
use std::sync::atomic::AtomicU32;
use std::sync::Arc;

use damier_answers::{analyse_with, Answer, ErrorAnswer, Language, Watch};
use damier_engine::{Engine, Options, Weights};

use crate::crew::{Bell, Post, Workers};
use crate::lock::Locked;
use crate::BUFFERS;

#[global_allocator]
static HEAP: Locked<System> = Locked::new(System);

/// The most workers beside the first.
const MOST: usize = 7;
/// The bytes of a worker's stack: searches were seen to take 16 kB, and could not take ten times as much.
const STACK: usize = 1 << 20;

#[allow(clippy::declare_interior_mutable_const)]
const POST: Post = Post::new();
static POSTS: [Post; MOST] = [POST; MOST];

thread_local! {
    static LEARNED: RefCell<Option<Arc<Weights>>> = const { RefCell::new(None) };
    static HIRED: RefCell<usize> = const { RefCell::new(0) };
    /// Keeps what it has found for the next position of the same analysis.
    static ENGINE: RefCell<Option<Engine>> = const { RefCell::new(None) };
}

// SAFETY: the host gives these two functions; they take an address in this memory, and look at no more than the
// number there.
#[allow(unsafe_code)]
#[link(wasm_import_module = "host")]
extern "C" {
    /// Wakes who rests at this address.
    fn ring(state: *const AtomicU32);
    /// Rests until somebody rings. Throws, and so never comes back, where the worker is lost.
    fn rest(state: *const AtomicU32);
}

#[derive(Clone, Copy)]
struct Host;

impl Bell for Host {
    fn ring(&self, state: &AtomicU32) {
        // SAFETY: the address is that of a number that lives.
        #[allow(unsafe_code)]
        unsafe {
            ring(state);
        }
    }

    fn rest(&self, state: &AtomicU32) {
        // SAFETY: the address is that of a number that lives.
        #[allow(unsafe_code)]
        unsafe {
            rest(state);
        }
    }
}

/// The weights, in a buffer of `d_alloc`; 0: they are none.
// SAFETY: the name is this crate's own and clashes with no symbol of another library.
#[allow(unsafe_code)]
#[no_mangle]
pub extern "C" fn d_learn(pointer: usize, len: usize) -> u32 {
    let read = BUFFERS.with(|buffers| Weights::from_bytes(buffers.borrow().get(pointer, len)));
    let learned = read.is_ok();
    LEARNED.with(|weights| *weights.borrow_mut() = read.ok().map(Arc::new));
    u32::from(learned)
}

/// One more worker: `end of its stack << 32 | address of its post`, or 0 where there are enough, or a search has begun.
// SAFETY: the name is this crate's own and clashes with no symbol of another library.
#[allow(unsafe_code)]
#[no_mangle]
pub extern "C" fn d_hire() -> u64 {
    HIRED.with(|hired| {
        let mut hired = hired.borrow_mut();
        let begun = ENGINE.with(|engine| engine.borrow().is_some());
        match POSTS.get(*hired) {
            Some(post) if !begun => {
                *hired += 1;
                // It stays as long as the memory.
                let stack = vec![0_u8; STACK].leak().as_mut_ptr_range();
                // Stacks end at multiples of sixteen.
                (stack.end as u64 & !15) << 32 | post.state() as *const AtomicU32 as u64
            }
            _ => 0,
        }
    })
}

/// Does the work of a post.
// SAFETY: the name is this crate's own and clashes with no symbol of another library.
#[allow(unsafe_code)]
#[no_mangle]
pub extern "C" fn d_help(place: usize) {
    if let Some(post) = POSTS.get(place) {
        post.serve(&Host);
    }
}

/// An analysis by the first worker and those that were hired.
pub(crate) fn analyse(
    fields: &[&str; 5],
    language: Language,
    watch: &mut dyn Watch,
) -> Result<Answer, ErrorAnswer> {
    ENGINE.with(|engine| {
        analyse_with(engine.borrow_mut().get_or_insert_with(engine_of_all), fields, language, watch)
    })
}

fn engine_of_all() -> Engine {
    let learned = LEARNED.with(|weights| weights.borrow().clone());
    let weights = learned.unwrap_or_else(|| Arc::new(Weights::hand_written()));
    let hired = HIRED.with(|hired| *hired.borrow());
    Engine::with(Options {
        threads: 1 + hired,
        crew: Arc::new(Workers { posts: &POSTS[..hired], bell: Host }),
        ..Options::with(weights)
    })
}
