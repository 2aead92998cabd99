//! Properties of reading and writing: any bytes, damaged games, random trees.

mod any_text;
mod common;

use any_text::{reads_any, written};
use common::{samples, shared_files, trees};
use damier_core::{Position, Ruleset, Setup};
use damier_pdn::{GameTree, Item, PlayedMove, Reader, TreeReader};
use proptest::prelude::*;

/// Pieces of PDN, whole and broken, put together at random.
fn pieces() -> impl Strategy<Value = Vec<u8>> {
    let piece = prop_oneof![
        6 => (1u8..=50, 1u8..=50).prop_map(|(a, b)| format!("{a}-{b} ").into_bytes()),
        3 => (1u8..=60, 0u8..=60, 0u8..=60).prop_map(|(a, b, c)| format!("{a}x{b}x{c} ").into_bytes()),
        3 => (0u16..200).prop_map(|n| format!("{n}. ").into_bytes()),
        12 => prop::sample::select(vec![
            "1. 32-28 19-23 2. 28x19 14x23 ", "32-28", "19-23 ", "[Event \"x\"]\n", "[FEN \"W:WK4:B13,20,32,37\"]\n",
            "4x15 ", "37-41 ", "[Result \"12-8\"]", "12-8 ", "{", "}", "(", ")", "*", " * ", "2-0 ", "1-1\n", "1/2-1/2 ",
            "½-½ ", "[", "]", "\"", "\\", "$7 ", "$", "!", "(!)", "?!", "... ", ".", "- - ", "/FEN \"B:W28:B19\"/ ", "/",
            "%x\n", ";y\n", "\n", "\r\n", "\r", " ", "\t", "\0", "\u{FEFF}", "&ndash;", "&nbsp;", "[pdn]", "[/pdn]", "<b>",
            "<12,13>", "c3-d4 ", "e4 ", "x", "-", ":", "×", "–", "é", "1-0F ", "1+ - 1- ", "0.5-0.5 ", "{a {b} c} ",
            "[%clk 1:00]", "3228 ", "32.28 ", "[Site 'x']", "[Date \"x]\n", "[GameType \"25\"]\n", "[x \"a\\\"]b\"]\n",
        ]).prop_map(|text| text.as_bytes().to_vec()),
        1 => prop::collection::vec(any::<u8>(), 0..6),
    ];
    prop::collection::vec(piece, 0..40).prop_map(|pieces| pieces.concat())
}

/// A sample with some bytes changed, taken out, doubled or cut off.
fn damaged() -> impl Strategy<Value = Vec<u8>> {
    let mut whole: Vec<Vec<u8>> = samples().into_iter().map(|(_, bytes)| bytes).collect();
    whole.extend(shared_files().into_iter().map(|(_, bytes)| bytes));
    let change = (any::<prop::sample::Index>(), any::<u8>(), 0u8..4);
    (prop::sample::select(whole), any::<prop::sample::Index>(), prop::collection::vec(change, 1..20))
        .prop_map(|(bytes, start, changes)| {
            let start = start.index(bytes.len());
            let mut text = bytes[start..bytes.len().min(start + 1500)].to_vec();
            for (at, byte, kind) in changes {
                let at = at.index(text.len().max(1));
                match kind {
                    _ if text.is_empty() => text.push(byte),
                    0 => text[at] = byte,
                    1 => {
                        text.remove(at);
                    }
                    2 => text.insert(at, byte),
                    _ => text.truncate(at),
                }
            }
            text
        })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 10_000, max_shrink_iters: 20_000, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_are_read(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        reads_any(&bytes);
    }

    #[test]
    fn any_pieces_are_read(bytes in pieces()) {
        reads_any(&bytes);
    }

    #[test]
    fn damaged_games_are_read(bytes in damaged()) {
        reads_any(&bytes);
    }

    #[test]
    fn trees_survive_being_written(tree in tree()) {
        let text = written(&tree);
        let again = trees(text.as_bytes());
        prop_assert_eq!(&again, &vec![tree], "{}", text);
    }

    #[test]
    fn small_pieces_of_input_change_nothing(bytes in pieces(), size in 1usize..9) {
        let mut reader = Reader::new(std::io::BufReader::with_capacity(size, bytes.as_slice()));
        let mut tree_reader = TreeReader::new(Ruleset::Ffjd);
        let mut games = Vec::new();
        while let Some((game, _)) = tree_reader.next_game(&mut reader).expect("bytes in memory") {
            games.push(game);
        }
        prop_assert_eq!(games, trees(&bytes));
    }
}

/// Whether a line begins with a set-up, or a variation has one.
fn sets_up(line: &[Item], main: bool) -> bool {
    let first = line.iter().find(|item| !matches!(item, Item::Comment(_)));
    matches!(first, Some(Item::SetUp(_)))
        || line.iter().any(|item| match item {
            Item::Variation(inner) => sets_up(inner, false),
            Item::SetUp(_) => !main,
            _ => false,
        })
}

/// The tree of the game that a tree holds.
fn as_game(tree: &GameTree) -> GameTree {
    let game = tree.to_game(Ruleset::Ffjd).expect("a position");
    let mut again = GameTree { tags: tree.tags.clone(), line: Vec::new() };
    if *game.start() != Position::starting() {
        again.set_tag("FEN", &game.start().to_string());
    }
    again.push_tree_of(&game);
    again
}

/// What a random line is made of, before it is played.
#[derive(Clone, Debug)]
enum Seed {
    Move(usize, Option<&'static str>),
    Comment(String),
    Nag(u32),
    Variation(Vec<Seed>),
    SetUp(Position),
}

fn comment() -> impl Strategy<Value = String> {
    prop_oneof!["[^{}\r\u{0}\u{FEFF}]{0,30}", "\\[%clk [0-9]:[0-5][0-9]:[0-5][0-9]\\]"]
}

fn seeds() -> impl Strategy<Value = Vec<Seed>> {
    let strength = prop::option::of(prop::sample::select(vec!["!", "?", "!?", "??", "(!)", "(?!)"]));
    let position = prop::sample::select(vec![
        "W:WK4:B13,20,32,37",
        "B:W28,K46:B19,K5",
        "W:W31-50:B1-20",
        "B:W41,42:B36",
    ]);
    let setup = position.prop_map(|text| {
        Seed::SetUp(
            damier_core::fen::parse(text).ok().and_then(|s| s.into_position().ok()).expect("position"),
        )
    });
    let leaf = prop_oneof![
        8 => (any::<usize>(), strength).prop_map(|(n, sign)| Seed::Move(n, sign)),
        2 => comment().prop_map(Seed::Comment),
        1 => any::<u32>().prop_map(Seed::Nag),
        1 => setup,
    ];
    let items = leaf.prop_recursive(3, 40, 8, |inner| {
        prop_oneof![4 => inner.clone(), 1 => prop::collection::vec(inner, 0..8).prop_map(Seed::Variation)]
    });
    prop::collection::vec(items, 0..30)
}

/// Plays a line of seeds from a position.
fn grow(seeds: &[Seed], start: Position) -> Vec<Item> {
    let (mut current, mut previous) = (start, start);
    let mut items = Vec::new();
    for seed in seeds {
        match seed {
            Seed::Move(n, sign) => {
                let legal = current.legal_moves();
                if let Some(m) = legal.get(n % legal.len().max(1)) {
                    let mut played = PlayedMove::new(&current, *m);
                    played.strength = sign.map(str::to_owned);
                    items.push(Item::Move(played));
                    previous = current;
                    current = current.play_unchecked(m);
                }
            }
            Seed::Comment(text) => items.push(Item::Comment(text.clone())),
            Seed::Nag(number) => items.push(Item::Nag(*number)),
            Seed::Variation(line) => items.push(Item::Variation(grow(line, previous))),
            Seed::SetUp(position) => {
                current = *position;
                previous = *position;
                items.push(Item::SetUp(Setup::from(*position).to_string()));
            }
        }
    }
    items
}

fn tree() -> impl Strategy<Value = GameTree> {
    let name = "[A-Z][A-Za-z0-9_]{0,10}";
    let value = "[^\r\n\\\\\u{0}\u{FEFF}]{0,20}";
    (prop::collection::btree_map(name, value, 0..6), seeds()).prop_map(|(tags, seeds)| {
        let mut tree = GameTree { tags: tags.into_iter().collect(), line: Vec::new() };
        // These four say something about the moves; the rest is text.
        tree.tags.retain(|(name, _)| {
            !["FEN", "Result", "GameType", "Variant"].iter().any(|known| known.eq_ignore_ascii_case(name))
        });
        tree.line = grow(&seeds, Position::starting());
        tree
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 500, max_global_rejects: 20_000, ..ProptestConfig::default() })]

    /// A game to walk in has all that was written; written again it stays as it is.
    #[test]
    fn games_with_variations_survive_being_written(tree in tree()) {
        let once = as_game(&tree);
        let moves = |tree: &GameTree| tree.moves().map(|m| m.played).collect::<Vec<_>>();
        // A set-up beside or in a variation may move when it is read again: its place has no notation of its own.
        prop_assume!(!sets_up(&once.line, true));
        // A variation may repeat the last move and go on: then the game does.
        prop_assert!(moves(&once).starts_with(&moves(&tree)));
        // Where a variation stood beside a set-up it has a place of its own now.
        let again = as_game(&trees(written(&once).as_bytes())[0]);
        let last = as_game(&trees(written(&again).as_bytes())[0]);
        prop_assert_eq!(&last.line, &again.line, "{}", written(&once));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, ..ProptestConfig::default() })]

    /// The reader counts only where it must; the game counts always. B2, B3, B4, B5.
    #[test]
    fn b2_b3_b4_b5_ended_at_is_where_the_game_ends(
        start in prop::sample::select(ENDINGS.to_vec()),
        choices in prop::collection::vec(any::<usize>(), 0..140),
        near in 1usize..4,
        ruleset in prop::sample::select(Ruleset::ALL.to_vec()),
    ) {
        let start = damier_core::fen::parse(start).ok().and_then(|s| s.into_position().ok()).expect("position");
        let mut game = damier_core::Game::with(start, ruleset, damier_core::AfterEnd::Refuse, Some(endings()));
        let mut tree = GameTree::default();
        tree.set_tag("FEN", &start.to_string());
        let mut position = start;
        let mut ended_at = game.outcome().map(|_| 0);
        for (ply, choice) in choices.iter().enumerate() {
            let legal = position.legal_moves();
            // A narrow choice repeats positions.
            let m = match legal.get(choice % legal.len().clamp(1, near)) {
                Some(m) => *m,
                None => break,
            };
            tree.push(&position, m);
            position = position.play_unchecked(&m);
            if ended_at.is_none() {
                game.play(&m).expect("legal");
                ended_at = game.outcome().map(|_| ply as u32 + 1);
            }
        }
        let text = written(&tree);
        let report = &common::check_bytes(text.as_bytes(), ruleset)[0];
        prop_assert_eq!(report.error.clone(), None);
        prop_assert_eq!(report.ended_at, ended_at, "{} {}", ruleset, text);
    }
}

const ENDINGS: [&str; 7] = [
    "W:WK46,36:BK4,6",
    "W:WK1,K2,K3:BK50",
    "B:WK46,K47:BK4,20",
    "W:WK46,7:BK5",
    "W:WK28,K29,8,31:BK4,K46,20",
    "B:WK46,K1,40:BK4,44,K10",
    "W:W31-50:B1-20",
];

std::thread_local! {
    static SOLVED: std::sync::Arc<damier_core::ExactEndings> =
        std::sync::Arc::new(damier_core::ExactEndings::solve());
}

fn endings() -> std::sync::Arc<damier_core::ExactEndings> {
    SOLVED.with(std::clone::Clone::clone)
}

#[test]
fn a_game_that_its_tags_have_stopped_is_not_played_from_a_set_up_on() {
    for tags in ["[GameType \"25\"]\n", "[FEN \"nonsense\"]\n", "[FEN \"W:W4:B49\"]\n"] {
        let text = format!("{tags}{{before}} /FEN \"B:W28:B19\"/ 19-23 28x19 *");
        reads_any(text.as_bytes());
        let mut reader = Reader::new(text.as_bytes());
        let mut trees = TreeReader::new(Ruleset::Ffjd);
        let (game, checked) = trees.next_game(&mut reader).unwrap().expect("a game");
        assert_eq!((checked.plies, checked.error.is_some()), (0, true), "{tags}");
        assert_eq!(game.moves().count(), 0, "{tags}");
        assert!(written(&game).contains("19-23 28x19"), "nothing is lost: {}", written(&game));
    }
}
