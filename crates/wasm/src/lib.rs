//! damier's answers for the browser: functions over linear memory.
//!
//! A request is UTF-8: the name of a function of [`damier_answers::RULES`], [`damier_answers::MORE`] or
//! [`damier_answers::ENGINE`] and its fields, joined by U+001F. The reply is always JSON. The caller
//! 1. takes a buffer with [`d_alloc`] and writes the request into it,
//! 2. calls [`d_call`], which answers `pointer << 32 | length` of the reply,
//! 3. gives both buffers back with [`d_free`].
//!
//! [`d_tables`] takes endgame tables, where the engine is.
//!
//! Live buffers are kept in a table, so a wrong pointer is refused rather than followed.
#![warn(missing_docs)]

mod buffers;
#[cfg(any(test, all(damier_threads, target_arch = "wasm32")))]
mod crew;
#[cfg(any(test, all(damier_rules_only, target_arch = "wasm32")))]
mod heap;
#[cfg(all(target_arch = "wasm32", not(any(damier_rules_only, damier_without_engine))))]
mod host;
#[cfg(any(test, all(damier_threads, target_arch = "wasm32")))]
mod lock;
#[cfg(all(damier_threads, target_arch = "wasm32"))]
mod threads;
#[cfg(all(target_arch = "wasm32", not(any(damier_rules_only, damier_without_engine, damier_threads))))]
mod weights;

use buffers::Buffers;
#[cfg(all(target_arch = "wasm32", not(any(damier_rules_only, damier_without_engine, damier_threads))))]
use damier_answers::analyse_watched as analyse;
#[cfg(not(all(damier_threads, target_arch = "wasm32")))]
use damier_answers::call;
use std::cell::RefCell;
#[cfg(all(damier_threads, target_arch = "wasm32"))]
use threads::analyse;

#[cfg(all(damier_rules_only, target_arch = "wasm32"))]
#[global_allocator]
static HEAP: heap::Heap<Linear> = heap::Heap::new(Linear);

/// The memory of the module.
#[cfg(all(damier_rules_only, target_arch = "wasm32"))]
struct Linear;

#[cfg(all(damier_rules_only, target_arch = "wasm32"))]
impl heap::Memory for Linear {
    fn grow(&self, pages: usize) -> Option<usize> {
        match core::arch::wasm32::memory_grow(0, pages) {
            usize::MAX => None,
            old => Some(old),
        }
    }
}

/// What joins the fields of a request: the unit separator.
pub const SEPARATOR: char = '\u{1F}';

thread_local! {
    static BUFFERS: RefCell<Buffers> = const { RefCell::new(Buffers::new()) };
}

/// Answers a request; the reply is always JSON.
///
/// ```
/// let reply = damier_wasm::answer("moves\u{1F}start\u{1F}en".as_bytes());
/// assert!(reply.starts_with(r#"{"fen":"W:W31"#));
/// ```
#[must_use]
pub fn answer(request: &[u8]) -> String {
    let text = match std::str::from_utf8(request) {
        Ok(text) => text,
        Err(_) => return call("", &[]),
    };
    let mut parts = text.split(SEPARATOR);
    let name = parts.next().unwrap_or_default();
    let fields: Vec<&str> = parts.collect();
    #[cfg(all(target_arch = "wasm32", not(any(damier_rules_only, damier_without_engine))))]
    if let ("analyse", [fen, moves, depth, nodes, lines, lang]) = (name, &fields[..]) {
        let fields = [*fen, *moves, *depth, *nodes, *lines];
        return host::analyse(lang, |language, watch| analyse(&fields, language, watch));
    }
    call(name, &fields)
}

/// With several threads there is nothing else to be asked.
#[cfg(all(damier_threads, target_arch = "wasm32"))]
fn call(_name: &str, _fields: &[&str]) -> String {
    String::from(r#"{"error":{"code":"usage","message":""}}"#)
}

/// A buffer of that many bytes, all zero; 0 when it is too large (over 64 MiB).
// SAFETY: the name is this crate's own and clashes with no symbol of another library.
#[allow(unsafe_code)]
#[no_mangle]
pub extern "C" fn d_alloc(len: usize) -> usize {
    BUFFERS.with(|buffers| buffers.borrow_mut().alloc(len))
}

/// Gives a buffer of [`d_alloc`] or [`d_call`] back. Anything else is ignored.
// SAFETY: the name is this crate's own and clashes with no symbol of another library.
#[allow(unsafe_code)]
#[no_mangle]
pub extern "C" fn d_free(pointer: usize, len: usize) {
    BUFFERS.with(|buffers| buffers.borrow_mut().free(pointer, len));
}

/// Answers the request in a buffer of [`d_alloc`]: `pointer << 32 | length` of the reply, which
/// the caller frees. Meant for 32-bit memory; a pointer that is none of ours is an empty request.
// SAFETY: the name is this crate's own and clashes with no symbol of another library.
#[allow(unsafe_code)]
#[no_mangle]
pub extern "C" fn d_call(pointer: usize, len: usize) -> u64 {
    let request = BUFFERS.with(|buffers| buffers.borrow().get(pointer, len).to_vec());
    let reply = answer(&request).into_bytes();
    let reply_len = reply.len() as u64;
    let reply_pointer = BUFFERS.with(|buffers| buffers.borrow_mut().keep(reply));
    (reply_pointer as u64) << 32 | reply_len
}

/// Takes a buffer of [`d_alloc`], which must not be freed, as the endgame tables that are asked from now on
/// ([`damier_answers::keep_tables`]). The most pieces that they have; 0 for what is none.
// SAFETY: the name is this crate's own and clashes with no symbol of another library.
#[cfg(not(any(damier_rules_only, damier_without_engine)))]
#[allow(unsafe_code)]
#[no_mangle]
pub extern "C" fn d_tables(pointer: usize, len: usize) -> u32 {
    let bytes = BUFFERS.with(|buffers| buffers.borrow_mut().take(pointer, len));
    bytes.and_then(|bytes| damier_answers::keep_tables(bytes).ok()).map_or(0, u32::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reply_is_the_answer_of_the_same_name() {
        assert_eq!(answer(b"moves\x1Fstart\x1Fnl"), damier_answers::call("moves", &["start", "nl"]));
    }

    #[test]
    fn any_bytes_get_a_json_reply() {
        for request in [&b""[..], b"\xFF\xFE", b"moves", b"\x1F\x1F", b"moves\x1F\x00\x1Ffr\x1F"] {
            assert!(answer(request).starts_with(r#"{"error":{"code":""#));
        }
    }

    #[test]
    fn wrong_pointers_are_harmless() {
        d_free(1, 5);
        assert_eq!(d_alloc(usize::MAX), 0);
        assert_ne!(d_call(12345, 99) & 0xFFFF_FFFF, 0);
    }
}
