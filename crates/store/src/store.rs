//! The store: one SQLite file, several connections that read and one that writes.

use std::future::Future;
use std::path::{Path, PathBuf};
use std::time::Duration;

use damier_core::Color;
use sqlx::pool::PoolOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteRow, SqliteSynchronous};
use sqlx::{Connection as _, Row as _, Sqlite, SqliteConnection, SqlitePool};

use crate::error::StoreError;
use crate::game::{Change, End, GameRecord, NewGame, Timestamp};
use crate::id::GameId;
use crate::schema;
use crate::writer::{Work, Writer};

/// How to open a store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoreOptions {
    /// The file; it and its folders are made if they are not there.
    pub path: PathBuf,
    /// How long to wait for a lock that another process holds.
    pub busy_timeout: Duration,
    /// The largest size of the file, in SQLite's pages of 4096 bytes; none: the disk is the limit.
    pub max_pages: Option<u32>,
}

impl StoreOptions {
    /// A file with the usual settings: five seconds' patience, no limit to its size.
    #[must_use]
    pub fn new(path: impl Into<PathBuf>) -> StoreOptions {
        StoreOptions { path: path.into(), busy_timeout: Duration::from_secs(5), max_pages: None }
    }
}

/// An open database of games. Cloning it is cheap and shares the connections.
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) pool: SqlitePool,
    writer: Writer,
}

impl Store {
    /// Opens the file, makes it if needed and brings an older layout up to date.
    ///
    /// # Errors
    /// The folder or file can't be made or read, is damaged, belongs to another program or to a
    /// newer damier: see [`StoreError`].
    pub async fn open(options: StoreOptions) -> Result<Store, StoreError> {
        let path = options.path;
        if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            make_private(folder).map_err(|error| cannot_open(&path, &error))?;
        }
        let mut connect = SqliteConnectOptions::new()
            .filename(&path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(options.busy_timeout)
            .foreign_keys(true)
            .optimize_on_close(true, None);
        if let Some(pages) = options.max_pages {
            connect = connect.pragma("max_page_count", pages.to_string());
        }
        let pool =
            patiently(options.busy_timeout, || connect_all(&connect, &path, options.busy_timeout)).await?;
        Ok(Store { pool, writer: Writer::start(connect) })
    }

    /// Closes the file after what is under way; later calls fail.
    pub async fn close(&self) {
        self.writer.close().await;
        self.pool.close().await;
    }

    /// How commits reach the disk, as SQLite itself says: `wal, synchronous=2` (full).
    ///
    /// # Errors
    /// The database failed.
    pub async fn durability(&self) -> Result<String, StoreError> {
        let journal: String = sqlx::query_scalar("PRAGMA journal_mode").fetch_one(&self.pool).await?;
        let synchronous: i64 = sqlx::query_scalar("PRAGMA synchronous").fetch_one(&self.pool).await?;
        Ok(format!("{journal}, synchronous={synchronous}"))
    }

    /// Whether the database answers.
    ///
    /// # Errors
    /// It does not.
    pub async fn ping(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1 FROM games LIMIT 1").fetch_optional(&self.pool).await?;
        Ok(())
    }

    /// Keeps a new game with the moves it begins with, at version 1.
    ///
    /// # Errors
    /// [`StoreError::AlreadyExists`], or the database failed.
    pub async fn create(
        &self,
        id: GameId,
        game: &NewGame,
        moves: Vec<String>,
        now: Timestamp,
    ) -> Result<GameRecord, StoreError> {
        let work = Work::Create { id, game: game.clone(), moves: moves.clone(), now };
        let version = self.writer.write(work).await?;
        let game = game.clone();
        Ok(GameRecord { id, created: now, updated: now, version, game, moves, end: None })
    }

    /// The game as it is now.
    ///
    /// # Errors
    /// [`StoreError::NotFound`], or the database failed.
    pub async fn game(&self, id: GameId) -> Result<GameRecord, StoreError> {
        // Both reads in one transaction: they see the same version.
        let mut transaction = self.pool.begin().await?;
        let row = sqlx::query(
            "SELECT created, updated, version, ruleset, start_fen, white, black, table_mode, end_reason, \
             end_loser \
             FROM games WHERE id = $1",
        )
        .bind(id.to_string())
        .fetch_optional(&mut *transaction)
        .await?
        .ok_or(StoreError::NotFound(id))?;
        let moves = sqlx::query_scalar("SELECT notation FROM moves WHERE game = $1 ORDER BY ply")
            .bind(id.to_string())
            .fetch_all(&mut *transaction)
            .await?;
        transaction.commit().await?;
        record(id, &row, moves)
    }

    /// Makes a change to the version of the game it was meant for; when this returns, the change
    /// is on the disk. Answers the new version.
    ///
    /// # Errors
    /// [`StoreError::NotFound`]; [`StoreError::Conflict`] when the game has another version by now;
    /// [`StoreError::BeyondTheEnd`]; or the database failed. Nothing is changed then.
    pub async fn change(
        &self,
        id: GameId,
        version: i64,
        change: &Change,
        now: Timestamp,
    ) -> Result<i64, StoreError> {
        self.writer.write(Work::Change { id, version, change: change.clone(), now }).await
    }

    /// Forgets a game and its moves.
    ///
    /// # Errors
    /// [`StoreError::NotFound`], or the database failed.
    pub async fn delete(&self, id: GameId) -> Result<(), StoreError> {
        self.writer.write(Work::Delete { id }).await?;
        Ok(())
    }
}

fn record(id: GameId, row: &SqliteRow, moves: Vec<String>) -> Result<GameRecord, StoreError> {
    let end = match row.try_get::<Option<String>, _>("end_reason")? {
        None => None,
        Some(reason) => {
            let loser: Option<String> = row.try_get("end_loser")?;
            let side = loser.as_deref().and_then(|name| Color::ALL.into_iter().find(|c| c.name() == name));
            let end = End::from_reason(&reason, side);
            Some(end.ok_or_else(|| StoreError::Corrupt(format!("unknown end of game: {reason} {loser:?}")))?)
        }
    };
    Ok(GameRecord {
        id,
        created: row.try_get("created")?,
        updated: row.try_get("updated")?,
        version: row.try_get("version")?,
        game: NewGame {
            ruleset: row.try_get("ruleset")?,
            start_fen: row.try_get("start_fen")?,
            white: row.try_get("white")?,
            black: row.try_get("black")?,
            table: row.try_get("table_mode")?,
        },
        moves,
        end,
    })
}

/// Makes a folder where there is none, for this user only: who reads the file holds the games.
fn make_private(folder: &Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// The pool, once the file is there and of today's layout.
async fn connect_all(
    connect: &SqliteConnectOptions,
    path: &Path,
    busy_timeout: Duration,
) -> Result<SqlitePool, StoreError> {
    let mut first = SqliteConnection::connect_with(connect).await.map_err(|e| opening(path, e))?;
    schema::migrate(&mut first, path).await?;
    let pool = PoolOptions::<Sqlite>::new()
        .max_connections(4)
        .acquire_timeout(busy_timeout)
        // Where the disk is full SQLite itself ends the transaction, and sqlx goes on believing that there is one: such
        // a connection is of no more use.
        .after_release(|connection, _| Box::pin(std::future::ready(Ok(!connection.is_in_transaction()))))
        .connect_with(connect.clone())
        .await
        .map_err(|e| opening(path, e))?;
    // Only now: the last connection of a file that closes takes its log away, and whoever opens it meanwhile finds it locked.
    first.close().await?;
    Ok(pool)
}

/// Does `work` again, ten milliseconds later, for as long as it finds the file locked and `patience` lasts.
///
/// SQLite waits for other programs by itself (`busy_timeout`), except where both could wait for each other: above all
/// where several turn a new file to write-ahead logging (<https://sqlite.org/c3ref/busy_handler.html>).
async fn patiently<T, F: Future<Output = Result<T, StoreError>>>(
    patience: Duration,
    work: impl Fn() -> F,
) -> Result<T, StoreError> {
    const PAUSE: Duration = Duration::from_millis(10);
    for _ in 0..patience.as_millis() / PAUSE.as_millis() {
        match work().await {
            Err(StoreError::Busy) => tokio::time::sleep(PAUSE).await,
            done => return done,
        }
    }
    work().await
}

fn cannot_open(path: &Path, reason: &dyn std::fmt::Display) -> StoreError {
    StoreError::CannotOpen { path: path.to_owned(), reason: reason.to_string() }
}

/// An error at opening that says nothing more exact names the file at least.
fn opening(path: &Path, error: sqlx::Error) -> StoreError {
    match StoreError::from(error) {
        StoreError::Other(error) => cannot_open(path, &error),
        other => other,
    }
}
