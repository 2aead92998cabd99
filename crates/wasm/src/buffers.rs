//! The buffers that the host reads and writes, found by their address.

/// The largest buffer handed out, in bytes.
const LARGEST: usize = 64 << 20;

/// Live buffers.
pub(crate) struct Buffers {
    live: Vec<Vec<u8>>,
}

impl Buffers {
    pub(crate) const fn new() -> Buffers {
        Buffers { live: Vec::new() }
    }

    /// The address of a new buffer of zeros, or 0 when it is too large.
    pub(crate) fn alloc(&mut self, len: usize) -> usize {
        if len > LARGEST {
            return 0;
        }
        self.keep(vec![0; len])
    }

    /// Keeps a buffer alive and says its address. An empty one gets a byte, to have an address.
    pub(crate) fn keep(&mut self, mut buffer: Vec<u8>) -> usize {
        buffer.reserve(1);
        let address = buffer.as_mut_ptr() as usize;
        self.live.push(buffer);
        address
    }

    /// The buffer of this address and length; empty when there is none.
    pub(crate) fn get(&self, address: usize, len: usize) -> &[u8] {
        self.place(address, len).map_or(&[], |place| &self.live[place])
    }

    /// Frees the buffer of this address and length, if there is one.
    pub(crate) fn free(&mut self, address: usize, len: usize) {
        drop(self.take(address, len));
    }

    /// The buffer of this address and length, which is none of these any more.
    pub(crate) fn take(&mut self, address: usize, len: usize) -> Option<Vec<u8>> {
        self.place(address, len).map(|place| self.live.swap_remove(place))
    }

    fn place(&self, address: usize, len: usize) -> Option<usize> {
        self.live.iter().position(|b| b.as_ptr() as usize == address && b.len() == len)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buffers_are_found_and_freed_by_address_and_length() {
        let mut buffers = Buffers::new();
        let (a, b) = (buffers.alloc(3), buffers.keep(b"reply".to_vec()));
        let empty = buffers.alloc(0);
        assert!(a != 0 && b != 0 && empty != 0 && a != b && b != empty);
        assert_eq!(buffers.get(a, 3), [0, 0, 0]);
        assert_eq!(buffers.get(b, 5), b"reply");
        assert_eq!(buffers.get(b, 4), b"");
        buffers.free(b, 4);
        assert_eq!(buffers.get(b, 5), b"reply");
        buffers.free(b, 5);
        assert_eq!(buffers.get(b, 5), b"");
        buffers.free(a, 3);
        buffers.free(empty, 0);
        assert!(buffers.live.is_empty());
    }
}
