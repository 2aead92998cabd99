//! Any input to any function: JSON comes back, and nothing panics.

mod properties;

use properties::{a_fen_stays_itself, a_move_is_found_again, every_reply_is_json};
use proptest::prelude::*;

/// Texts that are nearly a FEN.
fn nearly_fen() -> impl Strategy<Value = String> {
    let item = prop_oneof![
        8 => (1_u8..=50).prop_map(|n| n.to_string()),
        3 => (1_u8..=50).prop_map(|n| format!("K{n}")),
        1 => (0_u16..70, 0_u16..70).prop_map(|(a, b)| format!("{a}-{b}")),
        1 => "[A-Za-z0-9 ,:.?-]{0,4}",
    ];
    let list = prop::collection::vec(item, 0..14).prop_map(|items| items.join(","));
    let turn = prop_oneof![9 => "[WB]", 1 => "[?wbX ]{0,2}"];
    let tail = prop_oneof![8 => Just(String::new()), 1 => ":H[0-9]{0,4}:F[0-9]{0,4}", 1 => "[ .:a-z]{0,3}"];
    (turn, list.clone(), list, any::<bool>(), tail).prop_map(|(turn, a, b, swap, tail)| {
        let (first, second) = if swap { ('B', 'W') } else { ('W', 'B') };
        format!("{turn}:{first}{a}:{second}{b}{tail}")
    })
}

fn nearly_move() -> impl Strategy<Value = String> {
    let number = prop_oneof![9 => (1_u32..=50).prop_map(|n| n.to_string()), 1 => "[0-9]{0,12}"];
    let joint = prop_oneof!["-", "x", "[-x:×. –]{0,2}"];
    (prop::collection::vec((number, joint), 1..7), "[!?*<>, 0-9]{0,3}").prop_map(|(parts, tail)| {
        let mut text: String = parts.into_iter().map(|(number, joint)| number + &joint).collect();
        text.push_str(&tail);
        text
    })
}

fn nearly_request() -> impl Strategy<Value = String> {
    let name = prop::sample::select(
        damier_answers::RULES.iter().chain(damier_answers::MORE).map(|f| f.name).collect::<Vec<_>>(),
    );
    let field = prop_oneof![
        2 => nearly_fen(),
        2 => nearly_move(),
        1 => Just("start".to_owned()),
        1 => prop::sample::select(vec!["", "ffjd", "fmjd", "lidraughts", "family", "fr", "en", "nl", "none"])
            .prop_map(str::to_owned),
        1 => ".{0,12}",
    ];
    (name, prop::collection::vec(field, 0..7))
        .prop_map(|(name, fields)| format!("{name}\u{1F}{}", fields.join("\u{1F}")))
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 10_000,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn any_bytes_as_a_fen(bytes in prop::collection::vec(any::<u8>(), 0..80)) {
        a_fen_stays_itself(&bytes);
    }

    #[test]
    fn nearly_fens(text in nearly_fen()) {
        a_fen_stays_itself(text.as_bytes());
    }

    #[test]
    fn any_bytes_as_a_move(bytes in prop::collection::vec(any::<u8>(), 0..40)) {
        a_move_is_found_again(&bytes);
    }

    #[test]
    fn nearly_moves_in_nearly_positions(fen in nearly_fen(), text in nearly_move()) {
        a_move_is_found_again(format!("{fen}\n{text}").as_bytes());
    }

    #[test]
    fn any_bytes_as_a_request(bytes in prop::collection::vec(any::<u8>(), 0..60)) {
        every_reply_is_json(&bytes);
    }

    #[test]
    fn nearly_requests(text in nearly_request()) {
        every_reply_is_json(text.as_bytes());
    }
}
