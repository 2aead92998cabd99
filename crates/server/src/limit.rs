//! How much one client may ask: a bucket of tokens per address, refilled steadily.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use axum::http::HeaderMap;

/// How full a new bucket is, in requests: a script that checks a collection of positions, or a class
/// of pupils behind one address.
const CAPACITY: f64 = 3000.0;
/// Requests that come back each second; at half a millisecond each, a tenth of one core.
const REFILL: f64 = 200.0;
/// Addresses remembered at most; beyond, the fullest buckets are forgotten first.
const CLIENTS: usize = 20_000;

/// Where a connection comes from; put into each request by the accept loop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Peer(pub(crate) SocketAddr);

/// The client that is counted: an IPv4 address, or the half of an IPv6 address that is one household's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Client(IpAddr);

impl Client {
    /// Who asks. The header counts only behind a proxy, and then its last entry, which the proxy wrote.
    pub(crate) fn of(peer: Option<Peer>, headers: &HeaderMap, behind_proxy: bool) -> Client {
        let forwarded = || {
            let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
            last.rsplit(',').next()?.trim().parse().ok()
        };
        let address = if behind_proxy { forwarded() } else { None };
        Client::from(address.or(peer.map(|p| p.0.ip())).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED)))
    }

    /// The address as the log may keep it: without what tells one household from its neighbours.
    pub(crate) fn truncated(self) -> String {
        match self.0 {
            IpAddr::V4(v4) => {
                let [a, b, c, _] = v4.octets();
                format!("{a}.{b}.{c}.0/24")
            }
            IpAddr::V6(v6) => {
                let [a, b, c, ..] = v6.segments();
                format!("{}/48", Ipv6Addr::new(a, b, c, 0, 0, 0, 0, 0))
            }
        }
    }
}

impl From<IpAddr> for Client {
    fn from(address: IpAddr) -> Client {
        match address.to_canonical() {
            IpAddr::V4(v4) => Client(IpAddr::V4(v4)),
            IpAddr::V6(v6) => Client(IpAddr::V6(Ipv6Addr::from(u128::from(v6) & !u128::from(u64::MAX)))),
        }
    }
}

struct Bucket {
    tokens: f64,
    seen: Instant,
}

impl Bucket {
    fn tokens_at(&self, now: Instant) -> f64 {
        let idle = now.saturating_duration_since(self.seen).as_secs_f64();
        (self.tokens + idle * REFILL).min(CAPACITY)
    }
}

/// The buckets of all clients.
#[derive(Default)]
pub(crate) struct RateLimit {
    buckets: Mutex<HashMap<Client, Bucket>>,
}

impl RateLimit {
    /// Takes so many tokens from the client's bucket, if it has them.
    pub(crate) fn take(&self, client: Client, tokens: f64, now: Instant) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= CLIENTS && !buckets.contains_key(&client) {
            // Full buckets say nothing. If that is not enough, we are flooded from everywhere: start anew.
            buckets.retain(|_, bucket| bucket.tokens_at(now) < CAPACITY);
            if buckets.len() >= CLIENTS {
                buckets.clear();
            }
        }
        let bucket = buckets.entry(client).or_insert(Bucket { tokens: CAPACITY, seen: now });
        bucket.tokens = bucket.tokens_at(now);
        bucket.seen = now;
        let enough = bucket.tokens >= tokens;
        if enough {
            bucket.tokens -= tokens;
        }
        enough
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn client(text: &str) -> Client {
        Client::from(text.parse::<IpAddr>().unwrap())
    }

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let limit = RateLimit::default();
        let start = Instant::now();
        let (a, b) = (client("192.0.2.1"), client("192.0.2.2"));
        for _ in 0..CAPACITY as u32 {
            assert!(limit.take(a, 1.0, start));
        }
        assert!(!limit.take(a, 1.0, start));
        assert!(limit.take(b, 1.0, start), "another client is not touched");
        let later = start + Duration::from_secs(1);
        for _ in 0..REFILL as u32 {
            assert!(limit.take(a, 1.0, later));
        }
        assert!(!limit.take(a, 1.0, later));
    }

    #[test]
    fn the_number_of_clients_remembered_is_bounded() {
        let limit = RateLimit::default();
        let now = Instant::now();
        for number in 0..50_000_u32 {
            assert!(limit.take(Client::from(IpAddr::from(Ipv4Addr::from(number))), 1.0, now));
        }
        assert!(limit.buckets.lock().unwrap().len() <= CLIENTS);
    }

    #[test]
    fn one_household_is_one_client() {
        assert_eq!(client("2001:db8:1:2::1"), client("2001:db8:1:2:ffff::9"));
        assert_ne!(client("2001:db8:1:2::1"), client("2001:db8:1:3::1"));
        assert_eq!(client("::ffff:192.0.2.1"), client("192.0.2.1"));
    }

    #[test]
    fn logs_keep_no_address() {
        assert_eq!(client("192.0.2.77").truncated(), "192.0.2.0/24");
        assert_eq!(client("2001:db8:1:2::1").truncated(), "2001:db8:1::/48");
    }

    #[test]
    fn the_proxy_is_believed_only_where_there_is_one() {
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", "203.0.113.9, 198.51.100.7".parse().unwrap());
        let peer = Some(Peer("127.0.0.1:5000".parse().unwrap()));
        assert_eq!(Client::of(peer, &headers, false), client("127.0.0.1"));
        assert_eq!(Client::of(peer, &headers, true), client("198.51.100.7"));
        headers.insert("x-forwarded-for", "nonsense".parse().unwrap());
        assert_eq!(Client::of(peer, &headers, true), client("127.0.0.1"));
    }
}
