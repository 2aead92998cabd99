//! What the routes share.

use std::sync::Arc;
use std::time::Duration;

use damier_answers::Language;
use damier_engine::Endgames;
use damier_store::{GameId, Store, Timestamp};
use damier_tablebase::Tablebase;
use tokio::sync::{Mutex, Semaphore};

use crate::desk::Desk;
use crate::error::{ApiError, Fault};
use crate::limit::RateLimit;
use crate::tables::Tables;

/// Tells the time, in milliseconds since 1970-01-01 UTC.
pub type Clock = fn() -> Timestamp;

/// How long a question waits for a free processor before it is refused.
const PATIENCE: Duration = Duration::from_secs(5);
/// Games are spread over so many locks: two games seldom wait for each other.
const LOCKS: usize = 64;

/// What the routes share. Cloning it is cheap.
#[derive(Clone)]
pub struct AppState(Arc<Shared>);

struct Shared {
    store: Store,
    clock: Clock,
    tables: Tables,
    behind_proxy: bool,
    rate: RateLimit,
    processors: Arc<Semaphore>,
    desk: Desk,
    locks: [Mutex<()>; LOCKS],
}

impl AppState {
    /// The state of a server that keeps its games in this store and asks these endgame tables.
    /// Analyses get so many processors; `None`: all but one, which is left to answer the others.
    #[must_use]
    pub fn new(
        store: Store,
        tables: Tables,
        clock: Clock,
        behind_proxy: bool,
        analysis: Option<usize>,
    ) -> AppState {
        let processors = std::thread::available_parallelism().map_or(2, usize::from);
        AppState(Arc::new(Shared {
            store,
            clock,
            tables,
            behind_proxy,
            rate: RateLimit::default(),
            processors: Arc::new(Semaphore::new(processors)),
            desk: Desk::new(analysis.unwrap_or(processors - 1)),
            locks: std::array::from_fn(|_| Mutex::new(())),
        }))
    }

    pub(crate) fn store(&self) -> &Store {
        &self.0.store
    }

    pub(crate) fn tables(&self) -> Arc<Tablebase> {
        self.0.tables.get()
    }

    /// The tables for an engine; `None` where there are none.
    pub(crate) fn endgames(&self) -> Option<Arc<dyn Endgames>> {
        self.0.tables.endgames()
    }

    pub(crate) fn now(&self) -> Timestamp {
        (self.0.clock)()
    }

    pub(crate) fn behind_proxy(&self) -> bool {
        self.0.behind_proxy
    }

    /// Where analyses queue.
    pub(crate) fn desk(&self) -> &Desk {
        &self.0.desk
    }

    pub(crate) fn rate(&self) -> &RateLimit {
        &self.0.rate
    }

    /// The lock under which a game is changed, so that its changes queue instead of colliding.
    pub(crate) fn lock_of(&self, id: GameId) -> &Mutex<()> {
        use std::hash::{BuildHasher as _, BuildHasherDefault, DefaultHasher};
        let hash = BuildHasherDefault::<DefaultHasher>::default().hash_one(id);
        &self.0.locks[(hash % LOCKS as u64) as usize]
    }

    /// Runs a question to the rules where it does not hold up other requests; no more of them at
    /// once than there are processors.
    pub(crate) async fn compute<T, F>(&self, language: Language, question: F) -> Result<T, ApiError>
    where
        T: Send + 'static,
        F: FnOnce() -> T + Send + 'static,
    {
        let place = Arc::clone(&self.0.processors).acquire_owned();
        let Ok(Ok(place)) = tokio::time::timeout(PATIENCE, place).await else {
            return Err(Fault::Busy.answer(language));
        };
        let answer = tokio::task::spawn_blocking(move || {
            let answer = question();
            drop(place);
            answer
        });
        answer.await.map_err(|error| {
            tracing::error!(%error, "a question to the rules failed");
            Fault::Internal.answer(language)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_store::StoreOptions;

    async fn state(folder: &std::path::Path) -> AppState {
        let store = Store::open(StoreOptions::new(folder.join("games.db"))).await.unwrap();
        AppState::new(store, Tables::open(&folder.join("tables")).unwrap(), || 0, false, None)
    }

    #[tokio::test]
    async fn a_question_that_panics_is_an_error_and_gives_its_processor_back() {
        let folder = tempfile::tempdir().unwrap();
        let state = state(folder.path()).await;
        let places = state.0.processors.available_permits();
        let answer = state.compute(Language::Fr, || -> u8 { panic!("on purpose") }).await;
        assert_eq!(answer.unwrap_err(), Fault::Internal.answer(Language::Fr));
        assert_eq!(state.0.processors.available_permits(), places);
        assert_eq!(state.compute(Language::Fr, || 7).await.unwrap(), 7);
    }

    #[tokio::test]
    async fn without_a_free_processor_a_question_is_refused_in_time() {
        let folder = tempfile::tempdir().unwrap();
        let state = state(folder.path()).await;
        let places = state.0.processors.available_permits() as u32;
        let _all = state.0.processors.acquire_many(places).await.unwrap();
        tokio::time::pause();
        let answer = state.compute(Language::En, || 7).await;
        assert_eq!(answer.unwrap_err(), Fault::Busy.answer(Language::En));
    }
}
