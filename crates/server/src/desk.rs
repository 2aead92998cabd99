//! Whose turn it is to be analysed for: a fixed number of processors and a fair queue of clients.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::oneshot;
use tokio::time::Instant;

use crate::limit::Client;

/// Analyses that one client may have waiting or running.
const OF_ONE_CLIENT: usize = 4;
/// Analyses that may wait altogether.
const OF_ALL: usize = 200;
/// How long a question waits for its turn.
const PATIENCE: Duration = Duration::from_secs(12);
/// Within this time everybody in the queue shall have their turn: searches are cut short for it.
const SOON: Duration = Duration::from_secs(8);
/// What a search gets while others wait: this at the most ...
const LONGEST: Duration = Duration::from_secs(1);
/// ... and this at the least, or nobody would have anything of theirs.
const SHORTEST: Duration = Duration::from_millis(40);

/// Why there is no place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Refusal {
    /// The client has enough of them already.
    Greedy,
    /// Too many wait, or it took too long, or the server is about to end.
    Busy,
}

/// The desk at which analyses queue. Cloning it is cheap.
#[derive(Clone)]
pub(crate) struct Desk(Arc<Shared>);

struct Shared {
    state: Mutex<State>,
    /// How long a search may last, in microseconds; read by those that run. Nobody waits: as long as it likes.
    slice: AtomicU64,
    closed: AtomicBool,
    processors: usize,
}

struct State {
    free: usize,
    waiting: Vec<Ticket>,
    clients: HashMap<Client, Account>,
    /// Grants so far.
    grants: u64,
}

#[derive(Default)]
struct Account {
    running: usize,
    /// Its last grant.
    last: u64,
}

/// Somebody who waits.
struct Ticket {
    client: Client,
    processors: usize,
    /// Since when.
    since: Instant,
    call: oneshot::Sender<Place>,
}

/// A turn that is waited for. Dropping it leaves the queue.
struct Turn {
    desk: Desk,
    call: oneshot::Receiver<Place>,
}

/// The right to use some processors, until it is dropped.
pub(crate) struct Place {
    desk: Desk,
    client: Client,
    processors: usize,
}

impl Desk {
    /// A desk with so many processors to give away.
    pub(crate) fn new(processors: usize) -> Desk {
        let processors = processors.max(1);
        let state = State { free: processors, waiting: Vec::new(), clients: HashMap::new(), grants: 0 };
        Desk(Arc::new(Shared {
            state: Mutex::new(state),
            slice: AtomicU64::new(u64::MAX),
            closed: AtomicBool::new(false),
            processors,
        }))
    }

    /// The most processors that one analysis may ask for.
    pub(crate) fn processors(&self) -> usize {
        self.0.processors
    }

    /// Waits for so many processors. Dropping the future leaves the queue.
    ///
    /// # Errors
    /// When the client or all together have too many, or when it takes too long.
    pub(crate) async fn place(&self, client: Client, processors: usize) -> Result<Place, Refusal> {
        let mut turn = self.queue(client, processors)?;
        match tokio::time::timeout(PATIENCE, &mut turn.call).await {
            Ok(Ok(place)) => Ok(place),
            _ => Err(Refusal::Busy),
        }
    }

    /// Joins the queue.
    fn queue(&self, client: Client, processors: usize) -> Result<Turn, Refusal> {
        let mut state = self.state();
        let running = state.clients.get(&client).map_or(0, |account| account.running);
        let own = state.waiting.iter().filter(|ticket| ticket.client == client).count();
        if running + own >= OF_ONE_CLIENT {
            return Err(Refusal::Greedy);
        }
        if state.waiting.len() >= OF_ALL || self.is_closed() {
            return Err(Refusal::Busy);
        }
        let (caller, call) = oneshot::channel();
        let processors = processors.clamp(1, self.0.processors);
        state.waiting.push(Ticket { client, processors, since: Instant::now(), call: caller });
        self.serve(state);
        Ok(Turn { desk: self.clone(), call })
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How long a search may last by now; `None` while nobody waits.
    pub(crate) fn slice(&self) -> Option<Duration> {
        match self.0.slice.load(Ordering::Relaxed) {
            u64::MAX => None,
            micros => Some(Duration::from_micros(micros)),
        }
    }

    /// No more analyses: those that run end at once, those that wait are told no.
    pub(crate) fn close(&self) {
        self.0.closed.store(true, Ordering::Relaxed);
        self.state().waiting.clear();
    }

    /// Whether the server is about to end.
    pub(crate) fn is_closed(&self) -> bool {
        self.0.closed.load(Ordering::Relaxed)
    }

    /// Gives free processors to those who wait: first to clients with fewer searches running, then to
    /// those served longest ago, then in order of arrival. The first in this order is never overtaken,
    /// so that whoever needs many processors gets them, too.
    fn serve(&self, mut state: MutexGuard<'_, State>) {
        let mut refused = Vec::new();
        loop {
            let State { waiting, clients, .. } = &*state;
            let rank = |ticket: &Ticket| {
                clients.get(&ticket.client).map_or((0, 0), |account| (account.running, account.last))
            };
            let Some(first) = (0..waiting.len()).min_by_key(|n| rank(&waiting[*n])) else { break };
            if waiting[first].processors > state.free {
                break;
            }
            let Ticket { client, processors, call, .. } = state.waiting.remove(first);
            state.free -= processors;
            state.grants += 1;
            let last = state.grants;
            let account = state.clients.entry(client).or_default();
            account.running += 1;
            account.last = last;
            if let Err(place) = call.send(Place { desk: self.clone(), client, processors }) {
                // Gone at this very moment. Its place is given back below, without the lock.
                refused.push(place);
            }
        }
        let slice = slice(&state.waiting, self.0.processors, Instant::now());
        let micros = slice.map_or(u64::MAX, |slice| u64::try_from(slice.as_micros()).unwrap_or(u64::MAX));
        self.0.slice.store(micros, Ordering::Relaxed);
        drop(state);
        drop(refused);
    }
}

/// How long a search may last, so that each of those who wait has its turn soon; `None` where nobody waits.
fn slice(waiting: &[Ticket], processors: usize, now: Instant) -> Option<Duration> {
    // Those who run come to their end, too, before the first of the queue.
    let shares = (2..).zip(waiting).map(|(turns, ticket)| {
        let left = SOON.saturating_sub(now.saturating_duration_since(ticket.since));
        left * u32::try_from(processors).unwrap_or(u32::MAX) / turns
    });
    shares.min().map(|slice| slice.clamp(SHORTEST, LONGEST))
}

impl Drop for Turn {
    fn drop(&mut self) {
        // From here on nobody calls; a place that was given already is given back with the receiver.
        self.call.close();
        let mut state = self.desk.state();
        state.waiting.retain(|ticket| !ticket.call.is_closed());
        // Processors may have been kept for the one who leaves.
        self.desk.serve(state);
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut state = self.desk.state();
        state.free += self.processors;
        if let Some(account) = state.clients.get_mut(&self.client) {
            account.running -= 1;
        }
        // Who has nothing here any more is forgotten.
        let State { waiting, clients, .. } = &mut *state;
        clients.retain(|client, account| {
            account.running > 0 || waiting.iter().any(|ticket| ticket.client == *client)
        });
        self.desk.serve(state);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::{IpAddr, Ipv4Addr};

    fn client(number: u8) -> Client {
        Client::from(IpAddr::V4(Ipv4Addr::new(192, 0, 2, number)))
    }

    impl Turn {
        /// The place, if it was given already.
        fn given(&mut self) -> Option<Place> {
            self.call.try_recv().ok()
        }
    }

    #[test]
    fn a_client_with_many_questions_waits_behind_one_with_few() {
        let desk = Desk::new(1);
        let running = desk.queue(client(1), 1).unwrap().given().unwrap();
        let mut second = desk.queue(client(1), 1).unwrap();
        let mut other = desk.queue(client(2), 1).unwrap();
        assert!(desk.slice().is_some());
        assert!(second.given().is_none() && other.given().is_none());
        drop(running);
        let place = other.given().expect("the other client comes first");
        assert!(second.given().is_none());
        drop(place);
        drop(second.given().expect("and now the second question"));
        assert_eq!(desk.slice(), None);
        assert!(desk.state().clients.is_empty());
    }

    #[test]
    fn who_leaves_the_queue_is_passed_over() {
        let desk = Desk::new(1);
        let running = desk.queue(client(1), 1).unwrap().given().unwrap();
        let gone = desk.queue(client(2), 1).unwrap();
        let mut next = desk.queue(client(3), 1).unwrap();
        drop(gone);
        drop(running);
        assert!(next.given().is_some());
    }

    #[test]
    fn nobody_ends_a_search_for_one_who_has_left() {
        let desk = Desk::new(2);
        let one = desk.queue(client(1), 1).unwrap().given().unwrap();
        let both = desk.queue(client(2), 2).unwrap();
        let mut late = desk.queue(client(3), 1).unwrap();
        assert!(desk.slice().is_some() && late.given().is_none());
        drop(both);
        // The one processor that was kept for both is given at once, and nobody waits any more.
        let late = late.given().unwrap();
        assert_eq!(desk.slice(), None);
        drop((one, late));
        assert_eq!(desk.state().free, 2);
        // A place that was given and never taken is given back.
        drop(desk.queue(client(4), 2).unwrap());
        assert_eq!(desk.state().free, 2);
        assert!(desk.state().clients.is_empty());
    }

    #[test]
    fn whoever_needs_many_processors_is_not_overtaken() {
        let desk = Desk::new(2);
        let one = desk.queue(client(1), 1).unwrap().given().unwrap();
        let mut both = desk.queue(client(2), 2).unwrap();
        let mut late = desk.queue(client(3), 1).unwrap();
        assert!(both.given().is_none() && late.given().is_none());
        drop(one);
        let both = both.given().unwrap();
        assert!(late.given().is_none());
        drop(both);
        assert!(late.given().is_some());
    }

    #[test]
    fn nobody_has_more_than_a_few_and_the_queue_has_an_end() {
        let desk = Desk::new(1);
        let mut kept: Vec<_> = (0..OF_ONE_CLIENT).map(|_| desk.queue(client(1), 1).unwrap()).collect();
        assert_eq!(desk.queue(client(1), 1).err(), Some(Refusal::Greedy));
        let mut clients = (2..).map(client);
        let refusal = loop {
            match desk.queue(clients.next().unwrap(), 1) {
                Ok(turn) => kept.push(turn),
                Err(refusal) => break refusal,
            }
        };
        assert_eq!(refusal, Refusal::Busy);
        assert_eq!(kept.len(), OF_ALL + 1);
        desk.close();
        assert_eq!(desk.queue(client(9), 1).err(), Some(Refusal::Busy));
        drop(kept);
        assert_eq!(desk.state().free, 1);
    }

    #[tokio::test(start_paused = true)]
    async fn a_hundred_clients_have_equal_turns_and_soon() {
        let desk = Desk::new(1);
        let begun = Instant::now();
        let mut running = desk.queue(client(0), 1).unwrap().given();
        let mut turns: Vec<_> = (1..100).map(|number| desk.queue(client(number), 1).unwrap()).collect();
        let mut slices = Vec::new();
        for turn in &mut turns {
            let slice = desk.slice().unwrap();
            slices.push(slice);
            tokio::time::advance(slice).await;
            drop(running.take());
            running = turn.given();
            assert!(running.is_some(), "each in order of arrival");
        }
        assert!(begun.elapsed() <= SOON, "{:?}", begun.elapsed());
        assert!(slices.iter().max() < slices.iter().min().map(|least| *least * 2).as_ref(), "{slices:?}");
        assert_eq!(desk.slice(), None);
    }

    #[tokio::test(start_paused = true)]
    async fn one_who_waits_alone_cuts_a_search_after_a_second() {
        let desk = Desk::new(1);
        let _running = desk.queue(client(1), 1).unwrap().given();
        let _other = desk.queue(client(2), 1).unwrap();
        assert_eq!(desk.slice(), Some(LONGEST));
    }

    #[tokio::test(start_paused = true)]
    async fn nobody_waits_for_ever() {
        let desk = Desk::new(1);
        let running = desk.place(client(1), 1).await.unwrap();
        assert_eq!(desk.place(client(2), 1).await.err(), Some(Refusal::Busy));
        assert_eq!(desk.slice(), None);
        drop(running);
        assert!(desk.place(client(2), 1).await.is_ok());
    }
}
