//! The one hand that writes: changes that come while others are being synced share the next commit.
//!
//! A commit costs a sync of the disk, some milliseconds each, and SQLite lets one connection write at a time. So changes queue
//! here, and all that wait are done in one transaction. Each has a savepoint of its own: one that is refused takes
//! nothing back but itself. Nobody is answered before the commit that holds its change has reached the disk.

use damier_core::Color;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection as _, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use crate::error::StoreError;
use crate::game::{Change, End, NewGame, Timestamp};
use crate::id::GameId;

/// Changes that share a commit at most.
const TOGETHER: usize = 64;
/// Changes that wait; more wait to be taken in.
const WAITING: usize = 1024;

/// What is to be written.
pub(crate) enum Work {
    /// A new game with the moves it begins with.
    Create { id: GameId, game: NewGame, moves: Vec<String>, now: Timestamp },
    /// A change of the version it was meant for.
    Change { id: GameId, version: i64, change: Change, now: Timestamp },
    /// Game and moves are forgotten.
    Delete { id: GameId },
}

enum Message {
    Work(Work, oneshot::Sender<Result<i64, StoreError>>),
    Close(oneshot::Sender<()>),
}

/// Takes changes to the hand that writes. Cloning it is cheap.
#[derive(Clone, Debug)]
pub(crate) struct Writer(mpsc::Sender<Message>);

impl Writer {
    /// Starts to write; it ends with the last clone, or when it is closed.
    pub(crate) fn start(options: SqliteConnectOptions) -> Writer {
        let (sender, messages) = mpsc::channel(WAITING);
        tokio::spawn(run(Pen { options, connection: None }, messages));
        Writer(sender)
    }

    /// Does it; when this returns, it is on the disk. Answers the version of the game.
    pub(crate) async fn write(&self, work: Work) -> Result<i64, StoreError> {
        let closed = || StoreError::Other(sqlx::Error::PoolClosed);
        let (answer, done) = oneshot::channel();
        self.0.send(Message::Work(work, answer)).await.map_err(|_| closed())?;
        done.await.map_err(|_| closed())?
    }

    /// Waits for what is under way and writes nothing any more.
    pub(crate) async fn close(&self) {
        let (answer, done) = oneshot::channel();
        if self.0.send(Message::Close(answer)).await.is_ok() {
            let _ = done.await;
        }
    }
}

/// The connection that writes, made when it is needed.
struct Pen {
    options: SqliteConnectOptions,
    connection: Option<SqliteConnection>,
}

impl Pen {
    /// Does all of it in one transaction. After an error of the database nothing of it is done, and the connection, whose
    /// transaction SQLite may have ended by itself, is not used again.
    async fn write(&mut self, works: &[&Work]) -> Result<Vec<Result<i64, StoreError>>, StoreError> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => SqliteConnection::connect_with(&self.options).await?,
        };
        let done = together(&mut connection, works).await?;
        self.connection = Some(connection);
        Ok(done)
    }
}

async fn run(mut pen: Pen, mut messages: mpsc::Receiver<Message>) {
    let mut taken = Vec::with_capacity(TOGETHER);
    let mut closing = None;
    while closing.is_none() && messages.recv_many(&mut taken, TOGETHER).await > 0 {
        let mut works = Vec::with_capacity(taken.len());
        let mut answers = Vec::with_capacity(taken.len());
        for message in taken.drain(..) {
            match message {
                // What comes behind it is told that the store is closed.
                _ if closing.is_some() => {}
                Message::Work(work, answer) => {
                    works.push(work);
                    answers.push(answer);
                }
                Message::Close(answer) => closing = Some(answer),
            }
        }
        let all: Vec<&Work> = works.iter().collect();
        match pen.write(&all).await {
            Ok(done) => {
                for (answer, done) in answers.into_iter().zip(done) {
                    // Whoever went away will find the change there.
                    let _ = answer.send(done);
                }
            }
            // Another program holds the lock: to wait as long again for each would help nobody.
            Err(StoreError::Busy) => {
                for answer in answers {
                    let _ = answer.send(Err(StoreError::Busy));
                }
            }
            // Alone each succeeds or learns its own reason.
            Err(_) => {
                for (answer, work) in answers.into_iter().zip(&works) {
                    let done = pen.write(&[work]).await.and_then(|mut done| {
                        done.pop().unwrap_or(Err(StoreError::Other(sqlx::Error::WorkerCrashed)))
                    });
                    let _ = answer.send(done);
                }
            }
        }
    }
    drop(messages);
    if let Some(connection) = pen.connection {
        let _ = connection.close().await;
    }
    if let Some(answer) = closing {
        let _ = answer.send(());
    }
}

/// Does all of it and commits. What is refused leaves the rest alone; an error of the database undoes everything.
async fn together(
    connection: &mut SqliteConnection,
    works: &[&Work],
) -> Result<Vec<Result<i64, StoreError>>, StoreError> {
    // The write lock from the start: nobody changes a game between our look and our write.
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut all = Vec::with_capacity(works.len());
    for work in works {
        let mut own = transaction.begin().await?;
        let done = write(&mut own, work).await;
        match done {
            Ok(_) => own.commit().await?,
            Err(ref error) if error.is_refusal() => own.rollback().await?,
            Err(error) => return Err(error),
        }
        all.push(done);
    }
    transaction.commit().await?;
    Ok(all)
}

async fn write(connection: &mut SqliteConnection, work: &Work) -> Result<i64, StoreError> {
    match work {
        Work::Create { id, game, moves, now } => create(connection, *id, game, moves, *now).await,
        Work::Change { id, version, change, now } => {
            make_change(connection, *id, *version, change, *now).await
        }
        Work::Delete { id } => delete(connection, *id).await,
    }
}

async fn create(
    connection: &mut SqliteConnection,
    id: GameId,
    game: &NewGame,
    moves: &[String],
    now: Timestamp,
) -> Result<i64, StoreError> {
    let done = sqlx::query(
        "INSERT INTO games (id, created, updated, version, ruleset, start_fen, white, black, table_mode) \
         VALUES ($1, $2, $2, 1, $3, $4, $5, $6, $7) ON CONFLICT (id) DO NOTHING",
    )
    .bind(id.to_string())
    .bind(now)
    .bind(&game.ruleset)
    .bind(&game.start_fen)
    .bind(&game.white)
    .bind(&game.black)
    .bind(game.table)
    .execute(&mut *connection)
    .await?;
    if done.rows_affected() == 0 {
        return Err(StoreError::AlreadyExists(id));
    }
    for (ply, notation) in moves.iter().enumerate() {
        insert_move(connection, id, ply, notation, now).await?;
    }
    Ok(1)
}

async fn make_change(
    connection: &mut SqliteConnection,
    id: GameId,
    version: i64,
    change: &Change,
    now: Timestamp,
) -> Result<i64, StoreError> {
    let found: i64 = sqlx::query_scalar("SELECT version FROM games WHERE id = $1")
        .bind(id.to_string())
        .fetch_optional(&mut *connection)
        .await?
        .ok_or(StoreError::NotFound(id))?;
    if found != version {
        return Err(StoreError::Conflict { expected: version, found });
    }
    let end = match change {
        Change::Play { ply, notation } => {
            cut(connection, id, *ply).await?;
            insert_move(connection, id, *ply, notation, now).await?;
            None
        }
        Change::Undo { ply } => {
            cut(connection, id, *ply).await?;
            None
        }
        Change::End(end) => Some(*end),
    };
    sqlx::query(
        "UPDATE games SET version = version + 1, updated = $2, end_reason = $3, end_loser = $4 WHERE id = $1",
    )
    .bind(id.to_string())
    .bind(now)
    .bind(end.map(End::reason))
    .bind(end.and_then(End::loser).map(Color::name))
    .execute(connection)
    .await?;
    Ok(version + 1)
}

async fn delete(connection: &mut SqliteConnection, id: GameId) -> Result<i64, StoreError> {
    let done =
        sqlx::query("DELETE FROM games WHERE id = $1").bind(id.to_string()).execute(connection).await?;
    if done.rows_affected() == 0 {
        return Err(StoreError::NotFound(id));
    }
    Ok(0)
}

/// Adds the move after the first `ply`.
async fn insert_move(
    connection: &mut SqliteConnection,
    id: GameId,
    ply: usize,
    notation: &str,
    now: Timestamp,
) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO moves (game, ply, notation, played) VALUES ($1, $2, $3, $4)")
        .bind(id.to_string())
        .bind(sql_number(ply + 1))
        .bind(notation)
        .bind(now)
        .execute(connection)
        .await?;
    Ok(())
}

/// Drops the moves after the first `ply`, of which there must be that many.
async fn cut(connection: &mut SqliteConnection, id: GameId, ply: usize) -> Result<(), StoreError> {
    let moves: i64 = sqlx::query_scalar("SELECT count(*) FROM moves WHERE game = $1")
        .bind(id.to_string())
        .fetch_one(&mut *connection)
        .await?;
    if sql_number(ply) > moves {
        return Err(StoreError::BeyondTheEnd { ply, moves: usize::try_from(moves).unwrap_or(0) });
    }
    sqlx::query("DELETE FROM moves WHERE game = $1 AND ply > $2")
        .bind(id.to_string())
        .bind(sql_number(ply))
        .execute(connection)
        .await?;
    Ok(())
}

/// SQLite's integers are signed; no game comes near their end.
fn sql_number(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
