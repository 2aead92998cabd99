//! Whose turn it is to be analysed for: a fixed number of processors and a fair queue of clients.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::oneshot;

use crate::limit::Client;

/// Analyses that one client may have waiting or running.
const OF_ONE_CLIENT: usize = 4;
/// Analyses that may wait altogether.
const OF_ALL: usize = 64;

/// Why no place can be waited for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Refusal {
    /// The client has enough of them already.
    Greedy,
    /// Too many wait, or the server is about to end.
    Full,
}

/// The desk at which analyses queue. Cloning it is cheap.
#[derive(Clone)]
pub(crate) struct Desk(Arc<Shared>);

struct Shared {
    state: Mutex<State>,
    /// How many wait; read by the searches that run.
    waiting: AtomicUsize,
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
    call: oneshot::Sender<Place>,
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
            waiting: AtomicUsize::new(0),
            closed: AtomicBool::new(false),
            processors,
        }))
    }

    /// The most processors that one analysis may ask for.
    pub(crate) fn processors(&self) -> usize {
        self.0.processors
    }

    /// Queues for so many processors. Whoever drops the receiver leaves the queue.
    ///
    /// # Errors
    /// When the client or all together have too many.
    pub(crate) fn queue(
        &self,
        client: Client,
        processors: usize,
    ) -> Result<oneshot::Receiver<Place>, Refusal> {
        let mut state = self.0.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.waiting.retain(|ticket| !ticket.call.is_closed());
        let running = state.clients.get(&client).map_or(0, |account| account.running);
        let own = state.waiting.iter().filter(|ticket| ticket.client == client).count();
        if running + own >= OF_ONE_CLIENT {
            return Err(Refusal::Greedy);
        }
        if state.waiting.len() >= OF_ALL || self.is_closed() {
            return Err(Refusal::Full);
        }
        let (call, called) = oneshot::channel();
        let processors = processors.clamp(1, self.0.processors);
        state.waiting.push(Ticket { client, processors, call });
        self.serve(state);
        Ok(called)
    }

    /// Whether somebody waits: then searches that run should come to an end.
    pub(crate) fn is_wanted(&self) -> bool {
        self.0.waiting.load(Ordering::Relaxed) > 0
    }

    /// No more analyses: those that run end at once, those that wait are told no.
    pub(crate) fn close(&self) {
        self.0.closed.store(true, Ordering::Relaxed);
        self.0.state.lock().unwrap_or_else(PoisonError::into_inner).waiting.clear();
    }

    /// Whether the server is about to end.
    pub(crate) fn is_closed(&self) -> bool {
        self.0.closed.load(Ordering::Relaxed)
    }

    /// Gives free processors to those who wait: first to clients with fewer searches running, then to
    /// those served longest ago, then in order of arrival. The first in this order is never overtaken,
    /// so that whoever needs many processors gets them, too.
    fn serve(&self, mut state: std::sync::MutexGuard<'_, State>) {
        let mut refused = Vec::new();
        loop {
            state.waiting.retain(|ticket| !ticket.call.is_closed());
            let State { waiting, clients, .. } = &*state;
            let rank = |ticket: &Ticket| {
                clients.get(&ticket.client).map_or((0, 0), |account| (account.running, account.last))
            };
            let Some(first) = (0..waiting.len()).min_by_key(|n| rank(&waiting[*n])) else { break };
            if waiting[first].processors > state.free {
                break;
            }
            let Ticket { client, processors, call } = state.waiting.remove(first);
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
        self.0.waiting.store(state.waiting.len(), Ordering::Relaxed);
        drop(state);
        drop(refused);
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut state = self.desk.0.state.lock().unwrap_or_else(PoisonError::into_inner);
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

    #[test]
    fn a_client_with_many_questions_waits_behind_one_with_few() {
        let desk = Desk::new(1);
        let mut first = desk.queue(client(1), 1).unwrap();
        let running = first.try_recv().unwrap();
        let mut second = desk.queue(client(1), 1).unwrap();
        let mut other = desk.queue(client(2), 1).unwrap();
        assert!(desk.is_wanted());
        assert!(second.try_recv().is_err() && other.try_recv().is_err());
        drop(running);
        let place = other.try_recv().expect("the other client comes first");
        assert!(second.try_recv().is_err());
        drop(place);
        drop(second.try_recv().expect("and now the second question"));
        assert!(!desk.is_wanted());
        assert!(desk.0.state.lock().unwrap().clients.is_empty());
    }

    #[test]
    fn who_leaves_the_queue_is_passed_over() {
        let desk = Desk::new(1);
        let running = desk.queue(client(1), 1).unwrap().try_recv().unwrap();
        let gone = desk.queue(client(2), 1).unwrap();
        let mut next = desk.queue(client(3), 1).unwrap();
        drop(gone);
        drop(running);
        assert!(next.try_recv().is_ok());
    }

    #[test]
    fn whoever_needs_many_processors_is_not_overtaken() {
        let desk = Desk::new(2);
        let one = desk.queue(client(1), 1).unwrap().try_recv().unwrap();
        let mut both = desk.queue(client(2), 2).unwrap();
        let mut late = desk.queue(client(3), 1).unwrap();
        assert!(both.try_recv().is_err() && late.try_recv().is_err());
        drop(one);
        let both = both.try_recv().unwrap();
        assert!(late.try_recv().is_err());
        drop(both);
        assert!(late.try_recv().is_ok());
    }

    #[test]
    fn nobody_has_more_than_a_few_and_the_queue_has_an_end() {
        let desk = Desk::new(1);
        let mut kept: Vec<_> = (0..OF_ONE_CLIENT).map(|_| desk.queue(client(1), 1).unwrap()).collect();
        assert_eq!(desk.queue(client(1), 1).err(), Some(Refusal::Greedy));
        let mut clients = (2..).map(client);
        let refusal = loop {
            match desk.queue(clients.next().unwrap(), 1) {
                Ok(receiver) => kept.push(receiver),
                Err(refusal) => break refusal,
            }
        };
        assert_eq!(refusal, Refusal::Full);
        assert_eq!(kept.len(), OF_ALL + 1);
        desk.close();
        assert_eq!(desk.queue(client(9), 1).err(), Some(Refusal::Full));
        drop(kept);
        assert_eq!(desk.0.state.lock().unwrap().free, 1);
    }
}
