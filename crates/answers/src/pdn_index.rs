//! `pdn_index`, `position_key`, `pdn_result`: games as a library keeps them, and what it finds them by.

use std::cmp::Ordering;

use damier_core::{Color, Game, Position, Ruleset};
use damier_pdn::{compare_points, write_game, GameTree, Reader, Terminator, TreeReader};

use crate::answer::Answer;
use crate::error::ErrorAnswer;
use crate::input::{read_position, read_ruleset};
use crate::json::Json;
use crate::language::Language;
use crate::pdn_list::tags_json;
use crate::tree::in_order;

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Every game of a text as a library keeps it:
///
/// ```text
/// {"games":[{"id","line","tags":{…},"plies","variant","legal":bool,"pdn":text,"keys":text,"beside":text}]}
/// ```
///
/// `pdn` is the whole game in the one form in which damier writes it: variations, comments, and what could not be
/// played as a comment. Read again it stays the same. `id` is [`game_id`] of it: the same game is the same name. `keys` has the
/// positions of the main line in order, the first included, eight letters each ([`position_key`]); `beside` those of the
/// variations, ten letters each, the last two being the moves played before it. Both together are in the order of `tree_read`.
///
/// # Errors
/// None so far.
pub fn pdn_index(text: &str, language: Language) -> Result<Answer, ErrorAnswer> {
    let mut reader = Reader::new(text.as_bytes()).typed();
    let mut trees = TreeReader::new(read_ruleset("", language)?);
    let mut games = Vec::new();
    // A text in memory has no read errors.
    while let Ok(Some((mut tree, checked))) = trees.next_game(&mut reader) {
        let (keys, beside) = tree.to_game(Ruleset::Family).map(|game| keys_of(&game)).unwrap_or_default();
        let known = Json::object()
            .with("line", checked.line)
            .with("tags", tags_json(checked.tags, checked.result))
            .with("plies", checked.plies)
            .with("variant", checked.variant.name())
            .with("legal", checked.error.is_none());
        let pdn = written(&mut tree);
        games
            .push(known.with("id", game_id(&pdn)).with("pdn", pdn).with("keys", keys).with("beside", beside));
    }
    Ok(Answer::new(Json::object().with("games", Json::List(games))))
}

fn written(tree: &mut GameTree) -> String {
    tree.canonicalize();
    let mut text = String::new();
    write_game(&mut text, tree, Terminator::Compatible);
    text.truncate(text.trim_end().len());
    text
}

/// The keys of a game's main line, and of its variations. They count as the nodes of `tree_read` do: a set-up is a
/// step, too.
fn keys_of(game: &Game) -> (String, String) {
    let (mut main, mut beside) = (String::new(), String::new());
    let mut on_main = true;
    for (node, _) in in_order(game) {
        let text = if on_main { &mut main } else { &mut beside };
        text.push_str(&key(game.position_at(node)));
        if !on_main {
            let ply = game.ply_at(node).min(LETTERS.len() as u32 * LETTERS.len() as u32 - 1) as usize;
            text.extend(
                [ply / LETTERS.len(), ply % LETTERS.len()].iter().map(|&digit| char::from(LETTERS[digit])),
            );
        }
        // The first line ends where nothing follows.
        on_main &= game.children(node).next().is_some();
    }
    (main, beside)
}

/// The key of a position, whoever is to move being part of it: `{"key":text}`, eight letters.
///
/// # Errors
/// Those of a FEN that is no position.
pub fn position_key(fen: &str, language: Language) -> Result<Answer, ErrorAnswer> {
    let position = read_position(fen, language)?;
    Ok(Answer::new(Json::object().with("key", key(&position))))
}

/// 48 bits in eight letters. Libraries keep them: another way of making them needs another version of theirs.
fn key(position: &Position) -> String {
    let board = position.board();
    let turn = u64::from(position.turn() == Color::Black);
    let sets = [board.of(Color::White), board.of(Color::Black), board.kings()];
    let mixed = sets.iter().fold(turn, |state, set| mix(state ^ set.to_compact()));
    (0..8).map(|letter| char::from(LETTERS[(mixed >> (16 + 6 * letter)) as usize & 63])).collect()
}

/// The finalizer of SplitMix64: each bit that goes in reaches each that comes out.
fn mix(value: u64) -> u64 {
    let value = value.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let value = (value ^ (value >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let value = (value ^ (value >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    value ^ (value >> 31)
}

/// The name of a game in a library, made of what it holds: FNV-1a of the text, 128 bits in 32 hexadecimal digits.
#[must_use]
pub fn game_id(pdn: &str) -> String {
    const OFFSET: u128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d;
    const PRIME: u128 = 0x0000_0000_0100_0000_0000_0000_0000_013b;
    let hash = pdn.bytes().fold(OFFSET, |hash, byte| (hash ^ u128::from(byte)).wrapping_mul(PRIME));
    format!("{hash:032x}")
}

/// `{"winner":"white"|"black"|"draw"|null}`: who won by a result in any form; null where it does not say.
///
/// # Errors
/// None so far.
pub fn pdn_result(text: &str) -> Result<Answer, ErrorAnswer> {
    let winner = compare_points(text).map(|points| match points {
        Ordering::Greater => "white",
        Ordering::Less => "black",
        Ordering::Equal => "draw",
    });
    Ok(Answer::new(Json::object().with("winner", winner)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn index(text: &str) -> String {
        pdn_index(text, Language::En).unwrap().json()
    }

    fn field<'a>(json: &'a str, name: &str) -> &'a str {
        json.split_once(&format!(r#""{name}":""#)).unwrap().1.split('"').next().unwrap()
    }

    fn key_at(fen: &str) -> String {
        field(&position_key(fen, Language::En).unwrap().json(), "key").to_owned()
    }

    #[test]
    fn a_game_is_kept_whole_and_named_by_what_it_holds() {
        let text = "[White \"A\"]\n[Annotator \"C\"]\n\n{at first} 1. 32-28! $14 {x} 19-23 (18-23 2. 33-29) 2. 28x19 14x23 2-0";
        let json = index(text);
        for part in ["{at first}", "32-28! $14 {x}", "(1... 18-23 2. 33-29)", "[Annotator"] {
            assert!(json.contains(part), "{part}: {json}");
        }
        // What was written is read as the same game, and has the same name.
        let mut reader = Reader::new(text.as_bytes());
        let (mut tree, _) = TreeReader::new(Ruleset::Ffjd).next_game(&mut reader).unwrap().unwrap();
        let pdn = written(&mut tree);
        assert_eq!(field(&index(&pdn), "id"), field(&json, "id"));
        assert_eq!(field(&json, "id"), game_id(&pdn));
        assert_ne!(game_id("a"), game_id("b"));
        assert_eq!(game_id(""), "6c62272e07bb014262b821756295c58d");
    }

    #[test]
    fn what_cannot_be_played_is_kept_and_told() {
        let json = index("[White \"A\"]\n\n1. 32-28 18-23 2. 99-98 {why?} *");
        assert!(json.contains(r#""plies":2"#) && json.contains(r#""legal":false"#), "{json}");
        assert!(json.contains("99-98") && json.contains("why?"), "{json}");
        assert_eq!(index("  \n"), r#"{"games":[]}"#);
    }

    #[test]
    fn positions_are_found_by_their_keys() {
        let json = index("1. 32-28 19-23 2. 28x19 14x23 *\n\n1. 32-28 18-22 *");
        let keys = field(&json, "keys");
        assert_eq!(keys.len(), 5 * 8);
        assert_eq!(&keys[..8], key_at("start"));
        let after = |moves: &str| {
            let game = crate::game("start", moves, "", Language::En).unwrap().json();
            key_at(field(&game[game.find(r#""legal""#).unwrap()..], "fen"))
        };
        assert_eq!(&keys[8..16], after("32-28"));
        assert_eq!(&keys[32..], after("32-28 19-23 28x19 14x23"));
        // Who is to move and what is a king are part of it.
        let four = ["W:W28:B14", "B:W28:B14", "W:WK28:B14", "W:W14:B28"].map(key_at);
        for (i, one) in four.iter().enumerate() {
            assert!(four[i + 1..].iter().all(|other| other != one));
        }
        assert!(position_key("W:W51", Language::En).is_err());
        // Browsers keep these: see `key`.
        assert_eq!(key_at("start"), "jSQIUb8b");
    }

    #[test]
    fn positions_of_variations_are_kept_beside_in_the_order_of_the_tree() {
        let text = "1. 32-28 19-23 (18-23 2. 33-29 (37-32 23-29)) 2. 28x19 14x23 (13x24) *";
        let json = index(text);
        let (keys, beside) = (field(&json, "keys"), field(&json, "beside"));
        assert_eq!(keys.len(), 5 * 8);
        let tree = crate::tree_read(text, "", "", Language::En).unwrap().json();
        let fens: Vec<&str> =
            tree.split(r#""fen":""#).skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
        let all: Vec<String> = fens.into_iter().map(key_at).collect();
        let kept: Vec<&str> = (0..5).map(|i| &keys[8 * i..8 * i + 8]).collect();
        let more: Vec<&str> = (0..beside.len() / 10).map(|i| &beside[10 * i..10 * i + 8]).collect();
        assert_eq!([kept, more].concat(), all);
        let plies: Vec<&str> = (0..beside.len() / 10).map(|i| &beside[10 * i + 8..10 * i + 10]).collect();
        assert_eq!(plies, ["AE", "AC", "AD", "AD", "AE"]);
        assert_eq!(field(&index("1. 32-28 *"), "beside"), "");
    }

    #[test]
    fn a_set_up_is_a_step_of_its_own() {
        let json = index("[FEN \"W:W28:B14\"]\n\n1. 28-23 /FEN\"W:W28:B14\"/ 28-22 *");
        let keys = field(&json, "keys");
        assert_eq!(keys.len(), 4 * 8, "{json}");
        assert_eq!(keys[..8], keys[16..24]);
    }
}
