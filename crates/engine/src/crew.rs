//! Who runs the searches beside the first.

use std::fmt;

/// A search beside the first. It ends soon after the first one has.
pub type Help<'a> = Box<dyn FnMut() + Send + 'a>;

/// Threads of the system, or what stands for them.
pub trait Crew: fmt::Debug + Send + Sync {
    /// Runs `lead` here, once, and meanwhile each help once on a thread of its own; returns when all that
    /// were begun have ended. Those for which there is no thread are left out: those that run do all the work.
    fn work(&self, helps: &mut [Help<'_>], lead: &mut dyn FnMut());
}

/// The threads of the system; none in WebAssembly, where there are none.
#[derive(Clone, Copy, Debug)]
pub struct Threads;

impl Crew for Threads {
    #[cfg(not(target_arch = "wasm32"))]
    fn work(&self, helps: &mut [Help<'_>], lead: &mut dyn FnMut()) {
        if helps.is_empty() {
            return lead();
        }
        std::thread::scope(|scope| {
            for help in helps {
                let built = std::thread::Builder::new().stack_size(8 << 20);
                if built.spawn_scoped(scope, help).is_err() {
                    break;
                }
            }
            lead();
        });
    }

    #[cfg(target_arch = "wasm32")]
    fn work(&self, _helps: &mut [Help<'_>], lead: &mut dyn FnMut()) {
        lead();
    }
}
