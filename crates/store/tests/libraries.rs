//! Libraries against real files: what is kept, what is refused, what survives a full disk.

use std::path::Path;

use damier_store::{LibraryGame, LibraryId, LibraryLimits, Store, StoreError, StoreOptions};

const NOW: i64 = 1_796_000_000_000;
const LIMITS: LibraryLimits = LibraryLimits { games: 3, bytes: 10_000 };
const NO_LIMITS: LibraryLimits = LibraryLimits { games: i64::MAX, bytes: i64::MAX };

fn id(byte: u8) -> LibraryId {
    LibraryId::from_random_bytes([byte; 16])
}

fn game(n: u8, pdn: &str) -> LibraryGame {
    LibraryGame { name: format!("{n:032x}"), pdn: pdn.to_owned() }
}

async fn open(folder: &Path) -> Store {
    Store::open(StoreOptions::new(folder.join("games.db"))).await.unwrap()
}

#[tokio::test]
async fn games_are_kept_once_read_back_and_removed() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    store.create_library(id(1), NOW).await.unwrap();
    store.create_library(id(2), NOW).await.unwrap();
    let (a, b) = (game(1, "1. 32-28 *"), game(2, "é"));
    let info = store.add_to_library(id(1), &[a.clone(), b.clone()], LIMITS, NOW + 1).await.unwrap();
    assert_eq!((info.version, info.games, info.bytes, info.updated), (2, 2, 12, NOW + 1));
    // Again: nothing changes.
    assert_eq!(store.add_to_library(id(1), std::slice::from_ref(&a), LIMITS, NOW + 2).await.unwrap(), info);
    store.close().await;

    let store = open(folder.path()).await;
    assert_eq!(store.library(id(1)).await.unwrap(), info);
    let (_, names) = store.library_names(id(1)).await.unwrap();
    assert_eq!(names, [a.name.clone(), b.name.clone()]);
    let asked = [b.name.clone(), "0".repeat(32), a.name.clone()];
    assert_eq!(store.library_games(id(1), &asked).await.unwrap(), [b.clone(), a.clone()]);
    assert_eq!(store.library(id(2)).await.unwrap().games, 0, "another library has none of them");
    let less = store.remove_from_library(id(1), &asked[..2], NOW + 3).await.unwrap();
    assert_eq!((less.version, less.games, less.bytes), (3, 1, 10));
    assert_eq!(store.remove_from_library(id(1), &asked[..2], NOW + 4).await.unwrap(), less);

    store.delete_library(id(1)).await.unwrap();
    for error in [
        store.library(id(1)).await.err(),
        store.library_names(id(1)).await.err(),
        store.library_games(id(1), &asked).await.err(),
        store.add_to_library(id(1), &[a], LIMITS, NOW).await.err(),
        store.remove_from_library(id(1), &asked, NOW).await.err(),
        store.delete_library(id(1)).await.err(),
    ] {
        assert!(matches!(error, Some(StoreError::NoLibrary(which)) if which == id(1)), "{error:?}");
    }
}

#[tokio::test]
async fn a_library_that_is_full_takes_nothing_of_what_is_too_much() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    store.create_library(id(1), NOW).await.unwrap();
    let two = [game(1, "a"), game(2, "b")];
    let before = store.add_to_library(id(1), &two, LIMITS, NOW).await.unwrap();
    let long = game(3, &"x".repeat(10_000));
    for too_much in [vec![game(3, "c"), game(4, "d")], vec![long]] {
        let error = store.add_to_library(id(1), &too_much, LIMITS, NOW).await;
        assert!(matches!(error, Err(StoreError::LibraryFull)), "{error:?}");
        assert_eq!(store.library(id(1)).await.unwrap(), before);
        assert_eq!(store.library_names(id(1)).await.unwrap().1.len(), 2);
    }
    assert_eq!(store.add_to_library(id(1), &[game(3, "c")], LIMITS, NOW).await.unwrap().games, 3);
}

#[tokio::test]
async fn a_full_disk_is_told_and_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let options = StoreOptions { max_pages: Some(30), ..StoreOptions::new(folder.path().join("games.db")) };
    let store = Store::open(options).await.unwrap();
    store.create_library(id(1), NOW).await.unwrap();
    let mut kept = 0;
    let error = loop {
        let next = game(kept, &kept.to_string().repeat(4000));
        match store.add_to_library(id(1), &[next], NO_LIMITS, NOW).await {
            Ok(info) => kept = u8::try_from(info.games).unwrap(),
            Err(error) => break error,
        }
    };
    assert!(matches!(error, StoreError::Full), "{error:?}");
    assert!(kept > 2);
    let (info, names) = store.library_names(id(1)).await.unwrap();
    assert_eq!((info.games, names.len()), (i64::from(kept), usize::from(kept)));
    for n in 0..kept {
        let there = store.library_games(id(1), &[game(n, "").name]).await.unwrap();
        assert_eq!(there, [game(n, &n.to_string().repeat(4000))]);
    }
    // Room is made by deleting.
    store.remove_from_library(id(1), &names[..2], NOW).await.unwrap();
    store.add_to_library(id(1), &[game(99, "z")], NO_LIMITS, NOW).await.unwrap();
}
