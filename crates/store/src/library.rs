//! Libraries: games as text, under a key that only their holders know.

use sqlx::sqlite::SqliteRow;
use sqlx::{Row as _, Sqlite, SqliteConnection, Transaction};

use crate::error::StoreError;
use crate::game::Timestamp;
use crate::id::LibraryId;
use crate::store::Store;

/// What is known of a library without its games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LibraryInfo {
    /// When it was made.
    pub created: Timestamp,
    /// When it was last changed.
    pub updated: Timestamp,
    /// 1 when new, one more after each change.
    pub version: i64,
    /// How many games it has.
    pub games: i64,
    /// How much text they are.
    pub bytes: i64,
}

/// The most that a library may have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LibraryLimits {
    /// Games.
    pub games: i64,
    /// Bytes of their texts.
    pub bytes: i64,
}

/// A game of a library. Whoever hands it in has made its name of its text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LibraryGame {
    /// 32 letters and digits.
    pub name: String,
    /// What it holds.
    pub pdn: String,
}

impl Store {
    /// Makes an empty library, at version 1.
    ///
    /// # Errors
    /// The database failed.
    pub async fn create_library(&self, id: LibraryId, now: Timestamp) -> Result<LibraryInfo, StoreError> {
        sqlx::query("INSERT INTO libraries (id, created, updated, version) VALUES ($1, $2, $2, 1)")
            .bind(id.to_string())
            .bind(now)
            .execute(&self.pool)
            .await?;
        Ok(LibraryInfo { created: now, updated: now, version: 1, games: 0, bytes: 0 })
    }

    /// A library as it is now.
    ///
    /// # Errors
    /// [`StoreError::NoLibrary`], or the database failed.
    pub async fn library(&self, id: LibraryId) -> Result<LibraryInfo, StoreError> {
        info(&mut *self.pool.acquire().await?, id).await
    }

    /// The names of its games in the order in which they came, and the version they are of.
    ///
    /// # Errors
    /// [`StoreError::NoLibrary`], or the database failed.
    pub async fn library_names(&self, id: LibraryId) -> Result<(LibraryInfo, Vec<String>), StoreError> {
        // Both reads in one transaction: they see the same version.
        let mut transaction = self.pool.begin().await?;
        let info = info(&mut transaction, id).await?;
        let names = sqlx::query_scalar("SELECT name FROM library_games WHERE library = $1 ORDER BY rowid")
            .bind(id.to_string())
            .fetch_all(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok((info, names))
    }

    /// Those of these games that it has.
    ///
    /// # Errors
    /// [`StoreError::NoLibrary`], or the database failed.
    pub async fn library_games(
        &self,
        id: LibraryId,
        names: &[String],
    ) -> Result<Vec<LibraryGame>, StoreError> {
        let mut transaction = self.pool.begin().await?;
        info(&mut transaction, id).await?;
        let mut games = Vec::with_capacity(names.len());
        for name in names {
            let pdn = sqlx::query_scalar("SELECT pdn FROM library_games WHERE library = $1 AND name = $2")
                .bind(id.to_string())
                .bind(name)
                .fetch_optional(&mut *transaction)
                .await?;
            games.extend(pdn.map(|pdn| LibraryGame { name: name.clone(), pdn }));
        }
        transaction.commit().await?;
        Ok(games)
    }

    /// Adds games, all or none; those that are there already change nothing. When this returns they
    /// are on the disk.
    ///
    /// # Errors
    /// [`StoreError::NoLibrary`]; [`StoreError::LibraryFull`]; or the database failed. Nothing is changed then.
    pub async fn add_to_library(
        &self,
        id: LibraryId,
        games: &[LibraryGame],
        limits: LibraryLimits,
        now: Timestamp,
    ) -> Result<LibraryInfo, StoreError> {
        let mut transaction = self.pool.begin_with("BEGIN IMMEDIATE").await?;
        let mut found = info(&mut transaction, id).await?;
        let before = found.games;
        for LibraryGame { name, pdn } in games {
            let done = sqlx::query(
                "INSERT INTO library_games (library, name, added, pdn) VALUES ($1, $2, $3, $4) \
                 ON CONFLICT (library, name) DO NOTHING",
            )
            .bind(id.to_string())
            .bind(name)
            .bind(now)
            .bind(pdn)
            .execute(&mut *transaction)
            .await?;
            if done.rows_affected() > 0 {
                found.games += 1;
                found.bytes += length(pdn);
            }
        }
        if found.games > limits.games || found.bytes > limits.bytes {
            return Err(StoreError::LibraryFull);
        }
        changed(transaction, id, found, found.games != before, now).await
    }

    /// Removes games; those that are not there change nothing.
    ///
    /// # Errors
    /// [`StoreError::NoLibrary`], or the database failed. Nothing is changed then.
    pub async fn remove_from_library(
        &self,
        id: LibraryId,
        names: &[String],
        now: Timestamp,
    ) -> Result<LibraryInfo, StoreError> {
        let mut transaction = self.pool.begin_with("BEGIN IMMEDIATE").await?;
        let mut found = info(&mut transaction, id).await?;
        let before = found.games;
        for name in names {
            let gone: Option<String> = sqlx::query_scalar(
                "DELETE FROM library_games WHERE library = $1 AND name = $2 RETURNING pdn",
            )
            .bind(id.to_string())
            .bind(name)
            .fetch_optional(&mut *transaction)
            .await?;
            if let Some(pdn) = gone {
                found.games -= 1;
                found.bytes -= length(&pdn);
            }
        }
        changed(transaction, id, found, found.games != before, now).await
    }

    /// Forgets a library and its games.
    ///
    /// # Errors
    /// [`StoreError::NoLibrary`], or the database failed.
    pub async fn delete_library(&self, id: LibraryId) -> Result<(), StoreError> {
        let done = sqlx::query("DELETE FROM libraries WHERE id = $1")
            .bind(id.to_string())
            .execute(&self.pool)
            .await?;
        if done.rows_affected() == 0 {
            return Err(StoreError::NoLibrary(id));
        }
        Ok(())
    }
}

fn length(pdn: &str) -> i64 {
    i64::try_from(pdn.len()).unwrap_or(i64::MAX)
}

async fn info(connection: &mut SqliteConnection, id: LibraryId) -> Result<LibraryInfo, StoreError> {
    let row: SqliteRow =
        sqlx::query("SELECT created, updated, version, games, bytes FROM libraries WHERE id = $1")
            .bind(id.to_string())
            .fetch_optional(connection)
            .await?
            .ok_or(StoreError::NoLibrary(id))?;
    Ok(LibraryInfo {
        created: row.try_get("created")?,
        updated: row.try_get("updated")?,
        version: row.try_get("version")?,
        games: row.try_get("games")?,
        bytes: row.try_get("bytes")?,
    })
}

/// Ends a change: where there is one, the library gets its next version.
async fn changed(
    mut transaction: Transaction<'_, Sqlite>,
    id: LibraryId,
    mut info: LibraryInfo,
    changed: bool,
    now: Timestamp,
) -> Result<LibraryInfo, StoreError> {
    if changed {
        info.version += 1;
        info.updated = now;
        sqlx::query("UPDATE libraries SET version = $2, updated = $3, games = $4, bytes = $5 WHERE id = $1")
            .bind(id.to_string())
            .bind(info.version)
            .bind(info.updated)
            .bind(info.games)
            .bind(info.bytes)
            .execute(&mut *transaction)
            .await?;
    }
    transaction.commit().await?;
    Ok(info)
}
