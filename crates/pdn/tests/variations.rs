//! Games with variations: read, walked in, written again.

mod common;

use common::trees;
use damier_core::{Event, Game, NodeId, Ruleset};
use damier_pdn::{write_game, GameTree, Terminator};

fn game(text: &str) -> Game {
    trees(text.as_bytes())[0].to_game(Ruleset::Ffjd).expect("a position")
}

fn text(game: &Game) -> String {
    let mut tree = GameTree::default();
    tree.push_tree_of(game);
    let mut out = String::new();
    write_game(&mut out, &tree, Terminator::Strict);
    out.trim().replace('\n', " ")
}

#[test]
fn everything_stands_where_it_stood() {
    for written in [
        "1. 32-28! {x} 19-23 2. 28x19 14x23 *",
        "{first} 1. 32-28 $14 {one} {two} 19-23 (18-23?! {why} 2. 33-29 (2. 37-32 $2) 2... 23x32) \
         (1... 17-22 2. 28x17) {then} 2. 28x19 *",
        "1. 32-28 (1. 33-28 {a} 18-23) (1. 34-30 (1. 35-30)) *",
    ] {
        let flat = text(&game(written));
        assert_eq!(text(&game(&flat)), flat);
        assert_eq!(flat.matches('(').count(), written.matches('(').count(), "{flat}");
        for part in ["{x}", "32-28!", "$14", "{why}", "$2", "{then} 2. 28x19", "{a}"] {
            assert_eq!(flat.contains(part), written.contains(part), "{part}: {flat}");
        }
    }
}

#[test]
fn variations_are_other_children() {
    let game = game("1. 32-28 18-23 (19-23) (17-22 2. 28x17) 2. 38-32 *");
    let first = game.children(NodeId::ROOT).next().unwrap();
    let replies: Vec<_> = game.children(first).collect();
    assert_eq!(replies.len(), 3);
    let short = |node| match game.event(node) {
        Event::Move(m) => m.short(),
        other => panic!("{other:?}"),
    };
    assert_eq!(replies.iter().map(|node| short(*node)).collect::<Vec<_>>(), ["18-23", "19-23", "17-22"]);
    assert_eq!(game.children(replies[2]).map(short).collect::<Vec<_>>(), ["28x17"]);
}

#[test]
fn a_variation_before_any_move_is_not_the_main_line() {
    let game = game("(1. 33-28) 1. 32-28 *");
    assert_eq!(text(&game), "1. 32-28 (1. 33-28) *");
}

#[test]
fn a_set_up_before_the_first_move_is_the_start() {
    let game = game("/FEN \"B:W28:B19\"/ 1... 19-23 2. 28x19 *");
    assert_eq!(game.start().to_string(), "B:W28:B19");
    assert_eq!(game.children(NodeId::ROOT).count(), 1);
}

#[test]
fn what_gives_no_position_is_no_game() {
    let tree = &trees("[FEN \"nonsense\"]\n\n{x} *".as_bytes())[0];
    assert!(tree.to_game(Ruleset::Ffjd).is_none());
}
