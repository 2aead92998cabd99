//! The layout of the database, and how an older file is brought up to it.
//!
//! SQLite's own header fields say whose file it is (`application_id`) and which layout it has
//! (`user_version`, the number of migrations done).

use std::path::Path;

use sqlx::{Connection as _, SqliteConnection};

use crate::error::StoreError;

/// "damr".
const APPLICATION_ID: i64 = 0x6461_6d72;

/// Each brings the layout from its place in the list to the next.
const MIGRATIONS: [&str; 3] = [
    include_str!("../migrations/0001_games.sql"),
    include_str!("../migrations/0002_table_mode.sql"),
    include_str!("../migrations/0003_libraries.sql"),
];

/// The newest layout that this program knows.
pub const SCHEMA_VERSION: i64 = MIGRATIONS.len() as i64;

/// Brings the file to [`SCHEMA_VERSION`], all migrations in one transaction.
pub(crate) async fn migrate(connection: &mut SqliteConnection, path: &Path) -> Result<(), StoreError> {
    // One transaction, one moment: another process may be making the tables right now.
    let mut look = connection.begin().await?;
    let found = version(&mut look, path).await;
    look.rollback().await?;
    if found? == SCHEMA_VERSION {
        return Ok(());
    }
    // Look again under the lock.
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let done = version(&mut transaction, path).await?;
    for sql in MIGRATIONS.iter().skip(usize::try_from(done).unwrap_or(0)) {
        sqlx::raw_sql(*sql).execute(&mut *transaction).await?;
    }
    if done < SCHEMA_VERSION {
        // A pragma takes no parameters; both are numbers of our own.
        let marks =
            format!("PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {SCHEMA_VERSION};");
        sqlx::raw_sql(sqlx::AssertSqlSafe(marks)).execute(&mut *transaction).await?;
    }
    transaction.commit().await?;
    Ok(())
}

/// How many migrations the file has behind it: 0 for an empty file.
async fn version(connection: &mut SqliteConnection, path: &Path) -> Result<i64, StoreError> {
    let application: i64 = sqlx::query_scalar("PRAGMA application_id").fetch_one(&mut *connection).await?;
    let version: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut *connection).await?;
    let tables: i64 = sqlx::query_scalar("SELECT count(*) FROM sqlite_schema").fetch_one(connection).await?;
    match (application, version) {
        (APPLICATION_ID, found) if found > SCHEMA_VERSION => {
            Err(StoreError::NewerSchema { found, known: SCHEMA_VERSION })
        }
        (APPLICATION_ID, found @ 1..) => Ok(found),
        (0, 0) if tables == 0 => Ok(0),
        _ => Err(StoreError::Foreign { path: path.to_owned() }),
    }
}
