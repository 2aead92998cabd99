//! Dividing a range of numbers among threads.

use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// Calls `work` for consecutive parts of `0..total`, each of `part` numbers (the last may be
/// shorter), on so many threads. The order is not fixed; each part comes once.
pub(crate) fn parts<E: Send>(
    threads: usize,
    total: u64,
    part: u64,
    work: impl Fn(Range<u64>) -> Result<(), E> + Sync,
) -> Result<(), E> {
    let next = AtomicU64::new(0);
    let run = || loop {
        let start = next.fetch_add(part, Ordering::Relaxed);
        if start >= total {
            return Ok(());
        }
        let done = work(start..total.min(start + part));
        if done.is_err() {
            // The others stop at their next part.
            next.store(total, Ordering::Relaxed);
            return done;
        }
    };
    if threads <= 1 || total <= part {
        return run();
    }
    thread::scope(|scope| {
        let helpers: Vec<_> = (1..threads).map(|_| scope.spawn(run)).collect();
        let mut result = run();
        for helper in helpers {
            match helper.join() {
                Ok(outcome) => result = result.and(outcome),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        result
    })
}
