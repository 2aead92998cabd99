//! The engine's crew where the system gives no threads: workers of the page, each with an instance of this module over
//! the same memory, that wait at their posts for searches.
//!
//! A post goes from `IDLE` to `CALLED` when the first thread has put a help there, to `BUSY` when its worker has taken
//! it, and back when that is done. What nobody has taken when the first thread is ready is taken back: a worker that comes
//! late, or never, is not waited for. One that has begun is: it looks every 1024 positions whether to end.
//!
//! Workers run nothing but helps. Those share what the engine's threads share anywhere; what the standard library
//! for WebAssembly has without locks, as it is compiled for one thread, is the heap, which `lock.rs` guards, and
//! thread-locals, which no search uses. Endgame tables are asked without locks.

use core::cell::UnsafeCell;
use core::fmt;
use core::ptr::NonNull;
use core::sync::atomic::{AtomicU32, Ordering};

use damier_engine::{Crew, Help};

const IDLE: u32 = 0;
const CALLED: u32 = 1;
const BUSY: u32 = 2;

/// How threads wake each other.
pub(crate) trait Bell {
    /// Whoever rests at this state wakes.
    fn ring(&self, state: &AtomicU32);
    /// Returns when the state may have changed. Never, where its worker is lost: then nothing in this memory is
    /// used again.
    fn rest(&self, state: &AtomicU32);
}

/// Where one worker waits.
pub(crate) struct Post {
    state: AtomicU32,
    help: UnsafeCell<Option<NonNull<Help<'static>>>>,
}

// SAFETY: the help is written by the first thread while the post is idle, and read by the worker that took it from
// `CALLED` to `BUSY`; the exchange of the state orders the two. A help is `Send`.
#[allow(unsafe_code)]
unsafe impl Sync for Post {}

impl Post {
    pub(crate) const fn new() -> Post {
        Post { state: AtomicU32::new(IDLE), help: UnsafeCell::new(None) }
    }

    /// Where its worker and the host look.
    pub(crate) fn state(&self) -> &AtomicU32 {
        &self.state
    }

    /// What the worker does when it is woken.
    pub(crate) fn serve(&self, bell: &impl Bell) {
        if self.state.compare_exchange(CALLED, BUSY, Ordering::Acquire, Ordering::Relaxed).is_err() {
            return;
        }
        // SAFETY: `Called` put it there for this post alone, and does not go, nor what it has borrowed, before the
        // post is idle again.
        #[allow(unsafe_code)]
        unsafe {
            if let Some(mut help) = *self.help.get() {
                help.as_mut()();
            }
        }
        self.state.store(IDLE, Ordering::Release);
        bell.ring(&self.state);
    }
}

/// A help at a post. It is borrowed as long as this lives, and this goes only when nobody has the help any more.
struct Called<'a, B: Bell> {
    post: &'a Post,
    bell: &'a B,
}

impl<'a, B: Bell> Called<'a, B> {
    /// `None` where someone is still at the post.
    fn new(post: &'a Post, bell: &'a B, help: &'a mut Help<'_>) -> Option<Called<'a, B>> {
        if post.state.load(Ordering::Acquire) != IDLE {
            return None;
        }
        let help = NonNull::from(help).cast::<Help<'static>>();
        // SAFETY: the post is idle, so that its worker does not look.
        #[allow(unsafe_code)]
        unsafe {
            *post.help.get() = Some(help);
        }
        post.state.store(CALLED, Ordering::Release);
        bell.ring(&post.state);
        Some(Called { post, bell })
    }
}

impl<B: Bell> Drop for Called<'_, B> {
    fn drop(&mut self) {
        let state = &self.post.state;
        if state.compare_exchange(CALLED, IDLE, Ordering::Acquire, Ordering::Acquire).is_err() {
            while state.load(Ordering::Acquire) != IDLE {
                self.bell.rest(state);
            }
        }
    }
}

/// The workers at these posts.
pub(crate) struct Workers<B: 'static> {
    pub(crate) posts: &'static [Post],
    pub(crate) bell: B,
}

impl<B> fmt::Debug for Workers<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Workers({})", self.posts.len())
    }
}

impl<B: Bell + Send + Sync> Crew for Workers<B> {
    fn work(&self, helps: &mut [Help<'_>], lead: &mut dyn FnMut()) {
        let places = self.posts.iter().zip(helps);
        let _called: Vec<_> = places.filter_map(|(post, help)| Called::new(post, &self.bell, help)).collect();
        lead();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::AtomicBool;
    use std::sync::{Arc, Mutex};
    use std::thread;

    struct Yield;

    impl Bell for Yield {
        fn ring(&self, _state: &AtomicU32) {}

        fn rest(&self, _state: &AtomicU32) {
            thread::yield_now();
        }
    }

    fn posts(count: usize) -> &'static [Post] {
        (0..count).map(|_| Post::new()).collect::<Vec<_>>().leak()
    }

    /// Workers come to two of three posts; each help counts and ends when the first thread has ended.
    #[test]
    fn each_help_is_done_once_or_not_at_all_and_never_after_the_work() {
        let posts = posts(3);
        let over = AtomicBool::new(false);
        thread::scope(|scope| {
            for post in &posts[..2] {
                scope.spawn(|| {
                    while !over.load(Ordering::Relaxed) {
                        post.serve(&Yield);
                        thread::yield_now();
                    }
                });
            }
            let crew = Workers { posts, bell: Yield };
            let (mut helped, mut alone) = (0, 0);
            for round in 0..900 {
                let stop = AtomicBool::new(false);
                let counts = [0; 3].map(Mutex::new);
                let mut helps: Vec<Help<'_>> = Vec::new();
                for count in &counts {
                    let stop = &stop;
                    helps.push(Box::new(move || {
                        *count.lock().unwrap() += 1;
                        while !stop.load(Ordering::Relaxed) {
                            thread::yield_now();
                        }
                    }));
                }
                crew.work(&mut helps, &mut || {
                    // Now and then it is over before anybody has come.
                    let busy = |post: &Post| post.state().load(Ordering::Relaxed) == BUSY;
                    while round % 3 != 0 && !posts[..2].iter().all(busy) {
                        thread::yield_now();
                    }
                    stop.store(true, Ordering::Relaxed);
                });
                drop(helps);
                let counts = counts.map(|count| count.into_inner().unwrap());
                assert!(counts.iter().all(|count| *count <= 1) && counts[2] == 0, "{counts:?}");
                assert!(posts.iter().all(|post| post.state().load(Ordering::Relaxed) == IDLE));
                helped += counts[0] + counts[1];
                alone += usize::from(counts == [0; 3]);
            }
            over.store(true, Ordering::Relaxed);
            assert!(helped >= 1_200 && alone > 0, "{helped} {alone}");
        });
    }

    #[test]
    fn what_one_thread_borrows_another_may_change_meanwhile() {
        let posts = posts(1);
        let over = Arc::new(AtomicBool::new(false));
        let worker = thread::spawn({
            let over = Arc::clone(&over);
            move || {
                while !over.load(Ordering::Relaxed) {
                    posts[0].serve(&Yield);
                    thread::yield_now();
                }
            }
        });
        let mut sum = 0_u64;
        for n in 1..=500 {
            let mut helps: Vec<Help<'_>> = vec![Box::new(|| sum += n)];
            Workers { posts, bell: Yield }.work(&mut helps, &mut || {
                while posts[0].state().load(Ordering::Relaxed) == CALLED {
                    thread::yield_now();
                }
            });
        }
        over.store(true, Ordering::Relaxed);
        worker.join().unwrap();
        assert_eq!(sum, 500 * 501 / 2);
    }
}
