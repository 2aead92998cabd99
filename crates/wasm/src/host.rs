//! What the engine asks of the page's worker while it searches.

use damier_answers::{Answer, ErrorAnswer, Language, Watch};

// SAFETY: the host gives these three functions; they read no more than the bytes named.
#[allow(unsafe_code)]
#[link(wasm_import_module = "host")]
extern "C" {
    /// Milliseconds of some clock.
    fn now_ms() -> f64;
    /// Not 0: the search is to end.
    fn poll() -> i32;
    /// UTF-8 to be passed on.
    fn log(pointer: usize, len: usize);
}

/// The worker, watching.
struct Host {
    began: f64,
}

impl Watch for Host {
    fn stop(&mut self) -> bool {
        // SAFETY: it takes nothing and gives a number.
        #[allow(unsafe_code)]
        unsafe {
            poll() != 0
        }
    }

    fn tell(&mut self, line: &str) {
        // SAFETY: the bytes live until it returns.
        #[allow(unsafe_code)]
        unsafe {
            log(line.as_ptr() as usize, line.len());
        }
    }

    fn seconds(&self) -> f64 {
        (now() - self.began) / 1e3
    }
}

fn now() -> f64 {
    // SAFETY: it takes nothing and gives a number.
    #[allow(unsafe_code)]
    unsafe {
        now_ms()
    }
}

/// An analysis that tells the host each iteration, and ends when it says so.
pub(crate) fn analyse(
    lang: &str,
    search: impl FnOnce(Language, &mut dyn Watch) -> Result<Answer, ErrorAnswer>,
) -> String {
    let language = lang.parse().unwrap_or_else(|_| Language::default());
    match search(language, &mut Host { began: now() }) {
        Ok(answer) => answer.json(),
        Err(error) => error.json(),
    }
}
