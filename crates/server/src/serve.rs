//! From the address to the answer: connections, signals, the end.

use std::future::Future;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::pin::pin;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use axum::{Extension, Router};
use damier_store::{Store, StoreError, StoreOptions};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpListener;
use tokio::sync::Semaphore;

use crate::desk::Desk;
use crate::limit::Peer;
use crate::options::{Config, ServeOptions};
use crate::router::router;
use crate::state::AppState;
use crate::tables::Tables;

/// Connections at the same time; more wait to be accepted.
const CONNECTIONS: usize = 1024;
/// How long a client may take for the head of a request, and how long a connection may idle.
const HEAD_TIMEOUT: Duration = Duration::from_secs(30);
/// How long the requests under way may take to end after the signal.
const LAST_WORDS: Duration = Duration::from_secs(10);

/// Why the server does not run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The games can't be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The address can't be listened on.
    #[error("cannot listen on {address}: {source}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// What the system says.
        source: std::io::Error,
    },
    /// The runtime or the signals can't be set up.
    #[error("cannot start the server: {0}")]
    Start(#[source] std::io::Error),
}

/// A server that listens and has not begun to answer.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    store: Store,
    desk: Desk,
    router: Router,
}

impl Server {
    /// Opens the games and the port.
    ///
    /// # Errors
    /// The database can't be opened, or the address is taken.
    pub async fn bind(config: &Config, tables: Tables) -> Result<Server, ServeError> {
        let store = Store::open(StoreOptions::new(&config.database)).await?;
        let listen = |source| ServeError::Listen { address: config.listen, source };
        let listener = TcpListener::bind(config.listen).await.map_err(listen)?;
        let address = listener.local_addr().map_err(listen)?;
        let Config { behind_proxy, analysis, .. } = *config;
        let state = AppState::new(store.clone(), tables, system_clock, behind_proxy, analysis);
        let desk = state.desk().clone();
        Ok(Server { listener, address, store, desk, router: router(state) })
    }

    /// Where it listens; the port is the real one where 0 was asked for.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Answers until `stop` comes, ends what is under way, and closes the games.
    pub async fn run_until(self, stop: impl Future<Output = ()>) {
        tracing::info!(address = %self.address, "listening");
        let graceful = GracefulShutdown::new();
        let mut http = http1::Builder::new();
        http.timer(TokioTimer::new()).header_read_timeout(HEAD_TIMEOUT).max_buf_size(64 * 1024);
        let places = Arc::new(Semaphore::new(CONNECTIONS));
        let mut stop = pin!(stop);
        loop {
            let next = async {
                let place = Arc::clone(&places).acquire_owned().await;
                (place, self.listener.accept().await)
            };
            let (place, accepted) = tokio::select! {
                () = &mut stop => break,
                next = next => next,
            };
            let (stream, peer) = match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    // No file handle left, say: others will end.
                    tracing::warn!(%error, "a connection could not be accepted");
                    tokio::time::sleep(Duration::from_millis(100)).await;
                    continue;
                }
            };
            // Small answers leave at once. A failure costs speed, nothing else.
            let _ = stream.set_nodelay(true);
            let service = TowerToHyperService::new(self.router.clone().layer(Extension(Peer(peer))));
            let connection = graceful.watch(http.serve_connection(TokioIo::new(stream), service));
            tokio::spawn(async move {
                if let Err(error) = connection.await {
                    tracing::debug!(%error, "a connection broke off");
                }
                drop(place);
            });
        }
        drop(self.listener);
        tracing::info!("stopping");
        self.desk.close();
        if tokio::time::timeout(LAST_WORDS, graceful.shutdown()).await.is_err() {
            tracing::warn!("some requests did not end in time");
        }
        self.store.close().await;
        tracing::info!("stopped");
    }
}

/// Serves until the process is asked to end (SIGTERM, Ctrl-C). `ready` is told the address once
/// requests are taken; the database is `default_database` unless the options name another. The
/// tables may grow meanwhile ([`Tables::reopen`]).
///
/// # Errors
/// The server can't start: see [`ServeError`].
pub async fn serve(
    options: &ServeOptions,
    default_database: PathBuf,
    tables: Tables,
    ready: impl FnOnce(SocketAddr),
) -> Result<(), ServeError> {
    let stop = stop_signal().map_err(ServeError::Start)?;
    let server = Server::bind(&options.config(default_database), tables).await?;
    ready(server.address());
    server.run_until(stop).await;
    Ok(())
}

/// Ends when the process is asked to.
fn stop_signal() -> std::io::Result<impl Future<Output = ()>> {
    #[cfg(unix)]
    let mut terminate = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())?;
    Ok(async move {
        #[cfg(unix)]
        let terminated = terminate.recv();
        #[cfg(not(unix))]
        let terminated = std::future::pending::<Option<()>>();
        tokio::select! {
            _ = terminated => {}
            _ = tokio::signal::ctrl_c() => {}
        }
    })
}

/// Milliseconds since 1970-01-01 UTC, by the system's clock.
fn system_clock() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as i64)
}
