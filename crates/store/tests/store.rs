//! The store against real files: what is kept, what is refused, what is damaged.

use std::future::Future;
use std::path::Path;
use std::time::Duration;

use damier_core::{Color, DrawReason};
use damier_store::{Change, End, GameId, NewGame, Store, StoreError, StoreOptions, SCHEMA_VERSION};
use sqlx::{Connection, SqliteConnection};

const NOW: i64 = 1_796_000_000_000;

fn id(byte: u8) -> GameId {
    GameId::from_random_bytes([byte; 16])
}

fn new_game() -> NewGame {
    NewGame {
        ruleset: "ffjd".to_owned(),
        start_fen: "W:W31,32:B1,2".to_owned(),
        white: Some("Weiss".to_owned()),
        black: None,
        table: false,
    }
}

fn play(ply: usize, notation: &str) -> Change {
    Change::Play { ply, notation: notation.to_owned() }
}

async fn open(folder: &Path) -> Store {
    Store::open(StoreOptions::new(folder.join("games.db"))).await.expect("a store in a fresh folder")
}

/// A second hand on the file, without the store's care.
async fn raw(path: &Path) -> SqliteConnection {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path).create_if_missing(true);
    SqliteConnection::connect_with(&options).await.expect("a plain connection")
}

async fn execute(path: &Path, sql: &'static str) {
    let mut connection = raw(path).await;
    sqlx::raw_sql(sql).execute(&mut connection).await.expect(sql);
    connection.close().await.expect("close");
}

#[tokio::test]
async fn a_game_is_kept_with_everything_said_about_it() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder.path().join("made/on/the/way")).await;
    store.create(id(1), &new_game(), Vec::new(), NOW).await.unwrap();
    assert_eq!(store.change(id(1), 1, &play(0, "32-28"), NOW + 1).await.unwrap(), 2);
    assert_eq!(store.change(id(1), 2, &play(1, "1-6"), NOW + 2).await.unwrap(), 3);
    store.close().await;

    let store = open(&folder.path().join("made/on/the/way")).await;
    let game = store.game(id(1)).await.unwrap();
    assert_eq!(game.id, id(1));
    assert_eq!((game.created, game.updated, game.version), (NOW, NOW + 2, 3));
    assert_eq!(game.game, new_game());
    assert_eq!(game.moves, ["32-28", "1-6"]);
    assert_eq!(game.end, None);
}

#[tokio::test]
async fn a_game_may_begin_with_moves() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    let moves = vec!["32-28".to_owned(), "1-6".to_owned()];
    let created = store.create(id(1), &new_game(), moves.clone(), NOW).await.unwrap();
    assert_eq!((created.version, &created.moves), (1, &moves));
    assert_eq!(store.game(id(1)).await.unwrap(), created);
    assert!(matches!(store.create(id(1), &new_game(), moves, NOW).await, Err(StoreError::AlreadyExists(_))));
    assert_eq!(store.game(id(1)).await.unwrap(), created);
}

#[tokio::test]
async fn a_move_in_the_middle_cuts_what_followed_and_reopens_the_game() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    store.create(id(1), &new_game(), Vec::new(), NOW).await.unwrap();
    for (ply, notation) in ["a", "b", "c"].into_iter().enumerate() {
        store.change(id(1), ply as i64 + 1, &play(ply, notation), NOW).await.unwrap();
    }
    store.change(id(1), 4, &Change::End(End::Resignation(Color::Black)), NOW).await.unwrap();
    assert_eq!(store.game(id(1)).await.unwrap().end, Some(End::Resignation(Color::Black)));

    store.change(id(1), 5, &play(1, "B"), NOW).await.unwrap();
    let game = store.game(id(1)).await.unwrap();
    assert_eq!((game.moves.join(" ").as_str(), game.end, game.version), ("a B", None, 6));

    store.change(id(1), 6, &Change::Undo { ply: 1 }, NOW).await.unwrap();
    assert_eq!(store.game(id(1)).await.unwrap().moves, ["a"]);
}

#[tokio::test]
async fn every_end_is_read_as_it_was_written() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    store.create(id(1), &new_game(), Vec::new(), NOW).await.unwrap();
    let ends = [
        End::Draw(DrawReason::Agreement),
        End::Draw(DrawReason::Repetition),
        End::Draw(DrawReason::TwentyFiveMoves),
        End::Draw(DrawReason::SixteenMoves),
        End::Draw(DrawReason::FiveMoves),
        End::Draw(DrawReason::ImmediateDraw),
        End::Resignation(Color::White),
        End::Resignation(Color::Black),
        End::Time(Color::White),
        End::Time(Color::Black),
    ];
    for (version, end) in (1..).zip(ends) {
        store.change(id(1), version, &Change::End(end), NOW).await.unwrap();
        assert_eq!(store.game(id(1)).await.unwrap().end, Some(end));
    }
}

#[tokio::test]
async fn what_cannot_be_is_refused_and_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    let created = store.create(id(1), &new_game(), Vec::new(), NOW).await.unwrap();
    assert!(matches!(
        store.create(id(1), &new_game(), Vec::new(), NOW).await,
        Err(StoreError::AlreadyExists(_))
    ));
    assert!(matches!(store.game(id(2)).await, Err(StoreError::NotFound(_))));
    assert!(matches!(store.delete(id(2)).await, Err(StoreError::NotFound(_))));
    assert!(matches!(store.change(id(2), 1, &play(0, "a"), NOW).await, Err(StoreError::NotFound(_))));
    assert!(matches!(
        store.change(id(1), 1, &play(1, "a"), NOW).await,
        Err(StoreError::BeyondTheEnd { ply: 1, moves: 0 })
    ));
    assert!(matches!(
        store.change(id(1), 7, &play(0, "a"), NOW).await,
        Err(StoreError::Conflict { expected: 7, found: 1 })
    ));
    assert_eq!(store.game(id(1)).await.unwrap(), created);
}

#[tokio::test]
async fn a_deleted_game_is_gone_with_its_moves() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    store.create(id(1), &new_game(), Vec::new(), NOW).await.unwrap();
    store.change(id(1), 1, &play(0, "a"), NOW).await.unwrap();
    store.delete(id(1)).await.unwrap();
    assert!(matches!(store.game(id(1)).await, Err(StoreError::NotFound(_))));
    let mut connection = raw(&folder.path().join("games.db")).await;
    let left: i64 =
        sqlx::query_scalar("SELECT count(*) FROM moves").fetch_one(&mut connection).await.unwrap();
    assert_eq!(left, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_writers_one_wins_each_version() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    store.create(id(1), &new_game(), Vec::new(), NOW).await.unwrap();
    for version in 1..=10 {
        let writers = (0..8).map(|writer| {
            let store = store.clone();
            tokio::spawn(async move {
                let change = play(version as usize - 1, &format!("{writer}"));
                store.change(id(1), version, &change, NOW).await
            })
        });
        let mut won = 0;
        for writer in writers.collect::<Vec<_>>() {
            match writer.await.unwrap() {
                Ok(next) => {
                    assert_eq!(next, version + 1);
                    won += 1;
                }
                Err(StoreError::Conflict { .. }) => {}
                Err(other) => panic!("{other}"),
            }
        }
        assert_eq!(won, 1, "version {version}");
    }
    assert_eq!(store.game(id(1)).await.unwrap().moves.len(), 10);
}

#[tokio::test(flavor = "multi_thread")]
async fn writers_of_different_games_and_stores_wait_for_each_other() {
    let folder = tempfile::tempdir().unwrap();
    let stores = [open(folder.path()).await, open(folder.path()).await];
    let mut writers = Vec::new();
    for (number, store) in (1..=8_u8).zip(stores.iter().cycle().cloned()) {
        writers.push(tokio::spawn(async move {
            store.create(id(number), &new_game(), Vec::new(), NOW).await.unwrap();
            for ply in 0..20 {
                store.change(id(number), ply as i64 + 1, &play(ply, "x"), NOW).await.unwrap();
            }
        }));
    }
    for writer in writers {
        writer.await.unwrap();
    }
    for number in 1..=8 {
        assert_eq!(stores[0].game(id(number)).await.unwrap().moves.len(), 20);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn programs_may_make_the_same_file_at_the_same_time() {
    let folder = tempfile::tempdir().unwrap();
    for round in 0..30 {
        let path = folder.path().join(format!("games{round}.db"));
        let opens =
            (0..6).map(|_| tokio::spawn(Store::open(StoreOptions::new(path.clone())))).collect::<Vec<_>>();
        for open in opens {
            let store = open.await.unwrap().unwrap();
            store.ping().await.unwrap();
            // Some leave while others are still coming.
            store.close().await;
        }
    }
}

#[tokio::test]
async fn a_lock_held_too_long_is_an_error_and_not_a_wait_without_end() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    let options = StoreOptions { busy_timeout: Duration::from_millis(50), ..StoreOptions::new(&path) };
    let store = Store::open(options).await.unwrap();
    let mut other = raw(&path).await;
    sqlx::raw_sql("BEGIN EXCLUSIVE").execute(&mut other).await.unwrap();
    assert!(matches!(store.create(id(1), &new_game(), Vec::new(), NOW).await, Err(StoreError::Busy)));
    sqlx::raw_sql("ROLLBACK").execute(&mut other).await.unwrap();
    store.create(id(1), &new_game(), Vec::new(), NOW).await.unwrap();
}

#[tokio::test]
async fn a_full_file_is_named_and_what_was_kept_stays_readable() {
    let folder = tempfile::tempdir().unwrap();
    let options = StoreOptions { max_pages: Some(10), ..StoreOptions::new(folder.path().join("games.db")) };
    let store = Store::open(options).await.unwrap();
    store.create(id(1), &new_game(), Vec::new(), NOW).await.unwrap();
    let long = NewGame { white: Some("x".repeat(100_000)), ..new_game() };
    assert!(matches!(store.create(id(2), &long, Vec::new(), NOW).await, Err(StoreError::Full)));
    assert_eq!(store.game(id(1)).await.unwrap().game, new_game());
}

/// Waits for all of them, begun at the same time.
async fn all<T: Send + 'static>(tasks: Vec<impl Future<Output = T> + Send + 'static>) -> Vec<T> {
    let begun: Vec<_> = tasks.into_iter().map(tokio::spawn).collect();
    let mut done = Vec::new();
    for task in begun {
        done.push(task.await.unwrap());
    }
    done
}

#[tokio::test]
async fn of_changes_that_share_a_commit_one_refused_leaves_the_others_alone() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    for number in 0..40 {
        store.create(id(number), &new_game(), Vec::new(), NOW).await.unwrap();
    }
    let changes = (0..40_u8).map(|number| {
        let store = store.clone();
        async move {
            let (version, ply) = match number % 4 {
                0 => (7, 0),
                1 => (1, 3),
                _ => (1, 0),
            };
            store.change(id(number), version, &play(ply, "32-28"), NOW).await
        }
    });
    for (number, done) in (0..).zip(all(changes.collect()).await) {
        match (number % 4, done) {
            (0, Err(StoreError::Conflict { expected: 7, found: 1 }))
            | (1, Err(StoreError::BeyondTheEnd { ply: 3, moves: 0 })) => {
                assert_eq!(store.game(id(number)).await.unwrap().moves.len(), 0);
            }
            (2 | 3, Ok(2)) => assert_eq!(store.game(id(number)).await.unwrap().moves, ["32-28"]),
            (_, done) => panic!("{number}: {done:?}"),
        }
    }
}

#[tokio::test]
async fn what_finds_no_room_takes_nobody_else_with_it() {
    let folder = tempfile::tempdir().unwrap();
    let options = StoreOptions { max_pages: Some(12), ..StoreOptions::new(folder.path().join("games.db")) };
    let store = Store::open(options).await.unwrap();
    let games = (0..6_u8).map(|number| {
        let store = store.clone();
        let name = if number == 3 { "x".repeat(100_000) } else { "x".to_owned() };
        async move {
            store.create(id(number), &NewGame { white: Some(name), ..new_game() }, Vec::new(), NOW).await
        }
    });
    for (number, done) in (0..).zip(all(games.collect()).await) {
        if number == 3 {
            assert!(matches!(done, Err(StoreError::Full)), "{done:?}");
            assert!(matches!(store.game(id(number)).await, Err(StoreError::NotFound(_))));
        } else {
            assert_eq!(store.game(id(number)).await.unwrap(), done.unwrap());
        }
    }
}

#[tokio::test]
async fn a_closed_store_writes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    store.clone().close().await;
    assert!(store.create(id(1), &new_game(), Vec::new(), NOW).await.is_err());
    store.close().await;
    assert!(matches!(open(folder.path()).await.game(id(1)).await, Err(StoreError::NotFound(_))));
}

#[tokio::test]
async fn a_file_that_is_no_database_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("letter.txt");
    let text = "Dear reader, this is no database. ".repeat(100);
    std::fs::write(&path, &text).unwrap();
    assert!(matches!(Store::open(StoreOptions::new(&path)).await, Err(StoreError::Corrupt(_))));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
}

#[tokio::test]
async fn damaged_pages_are_an_error() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    let store = open(folder.path()).await;
    store.create(id(1), &new_game(), Vec::new(), NOW).await.unwrap();
    store.close().await;
    let mut bytes = std::fs::read(&path).unwrap();
    for byte in &mut bytes[4096..] {
        *byte = 0xa5;
    }
    std::fs::write(&path, bytes).unwrap();
    let opened = Store::open(StoreOptions::new(&path)).await;
    assert!(matches!(opened, Err(StoreError::Corrupt(_))), "{opened:?}");
}

#[tokio::test]
async fn the_database_of_another_program_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("other.db");
    execute(&path, "CREATE TABLE recipes (name TEXT)").await;
    assert!(matches!(Store::open(StoreOptions::new(&path)).await, Err(StoreError::Foreign { .. })));
    execute(&path, "INSERT INTO recipes VALUES ('soup')").await;
}

#[tokio::test]
async fn a_newer_schema_is_refused_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    let store = open(folder.path()).await;
    store.create(id(1), &new_game(), Vec::new(), NOW).await.unwrap();
    store.close().await;
    execute(&path, "PRAGMA user_version = 99").await;
    match Store::open(StoreOptions::new(&path)).await {
        Err(StoreError::NewerSchema { found: 99, known }) => assert_eq!(known, SCHEMA_VERSION),
        other => panic!("{other:?}"),
    }
    execute(&path, "PRAGMA user_version = 3").await;
    assert_eq!(open(folder.path()).await.game(id(1)).await.unwrap().game, new_game());
}

#[tokio::test]
async fn an_end_of_another_kind_is_damage_and_not_a_guess() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    store.create(id(1), &new_game(), Vec::new(), NOW).await.unwrap();
    execute(&folder.path().join("games.db"), "UPDATE games SET end_reason = 'huffing'").await;
    assert!(matches!(store.game(id(1)).await, Err(StoreError::Corrupt(_))));
}

#[tokio::test]
async fn a_place_that_cannot_be_written_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "").unwrap();
    // A file where a folder should be, and a folder where the file should be.
    for path in [file.join("games.db"), folder.path().to_owned()] {
        match Store::open(StoreOptions::new(&path)).await {
            Err(StoreError::CannotOpen { path: named, .. }) => assert_eq!(named, path),
            other => panic!("{other:?}"),
        }
    }
}

/// Root may write anywhere, so this needs a file system that is read-only for everybody.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_read_only_folder_is_an_error() {
    let error = Store::open(StoreOptions::new("/proc/damier/games.db")).await.unwrap_err();
    assert!(matches!(error, StoreError::CannotOpen { .. }), "{error:?}");
    let error = Store::open(StoreOptions::new("/proc/games.db")).await.unwrap_err();
    assert!(matches!(error, StoreError::CannotOpen { .. } | StoreError::ReadOnly), "{error:?}");
}

#[tokio::test]
async fn games_of_the_first_schema_are_still_read() {
    let folder = tempfile::tempdir().unwrap();
    execute(&folder.path().join("games.db"), include_str!("schema-1.sql")).await;
    let store = open(folder.path()).await;
    let id: GameId = "1111111111111111111112".parse().unwrap();
    let game = store.game(id).await.unwrap();
    assert_eq!((game.created, game.updated, game.version), (1_796_000_000_000, 1_796_000_005_000, 4));
    assert_eq!(game.game, NewGame { ruleset: "fmjd".to_owned(), ..new_game() });
    assert_eq!(
        (game.moves.join(" ").as_str(), game.end),
        ("32-28 1-6", Some(End::Resignation(Color::Black)))
    );
    store.change(id, 4, &play(2, "28-22"), NOW).await.unwrap();
}

#[tokio::test]
async fn c2_a_table_game_keeps_its_irregularities() {
    let folder = tempfile::tempdir().unwrap();
    let id: GameId = "1111111111111111111112".parse().unwrap();
    let irregular = "irregularity:missed-capture;white;34-29;;left;B:W29:B23";
    let table = NewGame { table: true, ..new_game() };
    open(folder.path()).await.create(id, &table, vec![irregular.to_owned()], NOW).await.unwrap();
    let game = open(folder.path()).await.game(id).await.unwrap();
    assert_eq!((game.game, game.moves), (table, vec![irregular.to_owned()]));
}

#[cfg(unix)]
#[tokio::test]
async fn a_folder_made_for_the_games_is_closed_to_others() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().unwrap();
    let made = folder.path().join("damier");
    open(&made).await;
    assert_eq!(std::fs::metadata(&made).unwrap().permissions().mode() & 0o777, 0o700);
}

#[tokio::test]
async fn commits_reach_the_disk_before_the_answer() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    // The header says that the file uses a write-ahead log (bytes 18 and 19 are 2).
    let header = std::fs::read(folder.path().join("games.db")).unwrap();
    assert_eq!(header[18..20], [2, 2]);
    assert_eq!(store.durability().await.unwrap(), "wal, synchronous=2");
}
