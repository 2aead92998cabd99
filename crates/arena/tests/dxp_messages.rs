//! The messages of DXP: as the protocol writes them, and any bytes whatever.

use damier_arena::dxp::{
    Acceptance, BackAnswer, EndReason, Framer, GameRequest, Message, MessageError, MoveText,
};
use damier_core::{fen, Color, Position, Square};
use proptest::prelude::*;

#[path = "properties/mod.rs"]
mod properties;

fn read(text: &str) -> Result<Message, MessageError> {
    Message::parse(text.as_bytes())
}

fn square(number: u8) -> Square {
    Square::new(number).unwrap()
}

#[test]
fn the_protocol_s_own_examples() {
    for (text, message) in [
        (
            "R01Moteur 1.0                      W060065A",
            Message::GameRequest(GameRequest {
                version: 1,
                name: "Moteur 1.0".to_owned(),
                follower: Color::White,
                minutes: 60,
                moves: 65,
                position: None,
            }),
        ),
        (
            "AAutre moteur 3.2                0",
            Message::GameAccept { name: "Autre moteur 3.2".to_owned(), answer: Acceptance::Accepted },
        ),
        (
            "M0012061100",
            Message::Move(MoveText { seconds: 12, from: square(6), to: square(11), captured: Vec::new() }),
        ),
        (
            "M001205250422122320",
            Message::Move(MoveText {
                seconds: 12,
                from: square(5),
                to: square(25),
                captured: [22, 12, 23, 20].map(square).to_vec(),
            }),
        ),
        ("E00", Message::GameEnd { reason: EndReason::Unknown, stop: false }),
        ("E11", Message::GameEnd { reason: EndReason::Lost, stop: true }),
        ("B005Z", Message::BackRequest { number: 5, side: Color::Black }),
        ("K0", Message::BackAccept(BackAnswer::Accepted)),
        ("CQue pensez-vous du coup 35 ?", Message::Chat("Que pensez-vous du coup 35 ?".to_owned())),
    ] {
        assert_eq!(read(text), Ok(message.clone()), "{text}");
        assert_eq!(message.text(), text);
    }
}

#[test]
fn the_worked_capture_is_the_protocol_s_line() {
    let position = fen::parse("W:W32:B8,17,27").unwrap().into_position().unwrap();
    let Ok(Message::Move(text)) = read("M0003320303271708") else { panic!() };
    let m = text.find(&position).unwrap();
    assert_eq!(position.notation(&m), "32x3");
    assert_eq!(Message::Move(MoveText::of(&m, 3)).text().len(), "M0003320303271708".len());
    // The captured set counts, not start and end alone.
    for wrong in ["M00033203022717", "M0003320300", "M0003320303272708", "M00033203042717081"] {
        let found = read(wrong).map(|message| match message {
            Message::Move(text) => text.find(&position),
            _ => None,
        });
        assert!(!matches!(found, Ok(Some(_))), "{wrong}");
    }
}

#[test]
fn what_is_no_message_is_told() {
    let long = "C".repeat(128);
    let back = |c| Err(MessageError::Field { name: c, at: 1 });
    for (text, error) in [
        ("", Err(MessageError::Empty)),
        ("X", Err(MessageError::UnknownType('X'))),
        ("C", Err(MessageError::Length { expected: 2, found: 1 })),
        ("E0", Err(MessageError::Length { expected: 3, found: 2 })),
        ("E40", back("reason")),
        ("E02", Err(MessageError::Field { name: "stop code", at: 2 })),
        ("B000W", back("move number")),
        ("B001B", Err(MessageError::Field { name: "colour", at: 4 })),
        ("K3", back("answer")),
        ("M0012061", Err(MessageError::Length { expected: 11, found: 8 })),
        ("M0012065100", Err(MessageError::Field { name: "square", at: 7 })),
        ("M00120611012", Err(MessageError::Length { expected: 13, found: 12 })),
        ("Mx012061100", back("time")),
        (&long, Err(MessageError::TooLong)),
    ] {
        assert_eq!(read(text), error, "{text}");
    }
    let start = "R01x                               W060065B";
    let bad = format!("{start}W{}", "w".repeat(50));
    assert_eq!(read(&bad), Err(MessageError::Position), "men on their last row");
    assert_eq!(Message::parse(b"C\x80"), Err(MessageError::NotAscii(0x80)));
}

#[test]
fn what_we_say_fits_whatever_it_is() {
    let long = Message::Chat("é".repeat(500)).text();
    assert_eq!((long.len(), &long[..3]), (127, "C??"));
    assert_eq!(Message::Chat(String::new()).text(), "C ");
    let name = Message::GameAccept { name: "  Ünï\u{0}".repeat(30), answer: Acceptance::None }.text();
    assert_eq!((name.len(), &name[..4]), (34, "A?n?"));
    let many = MoveText { seconds: 60_000, from: square(1), to: square(6), captured: Vec::new() };
    assert_eq!(Message::Move(many).text(), "M9999010600");
}

#[test]
fn positions_go_through_a_request() {
    for text in ["W:W31-50:B1-20", "B:WK4,K5,28,35:B37,K40,K48"] {
        let position = fen::parse(text).unwrap().into_position().unwrap();
        let request = GameRequest {
            version: 1,
            name: "a".to_owned(),
            follower: Color::Black,
            minutes: 5,
            moves: 0,
            position: Some(position),
        };
        let text = Message::GameRequest(request.clone()).text();
        assert_eq!(text.len(), 94);
        assert_eq!(read(&text), Ok(Message::GameRequest(request)));
    }
    assert!(Position::starting().turn() == Color::White);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(200) })]

    #[test]
    fn any_bytes_are_messages_or_errors_wherever_they_are_cut(
        bytes in prop::collection::vec(prop_oneof![
            4 => any::<u8>(),
            2 => Just(0_u8),
            8 => prop::sample::select(b"RAMECBK0123456789WZweA".to_vec()),
        ], 0..400),
    ) {
        properties::dxp_messages(&bytes);
    }

    #[test]
    fn a_message_changed_a_little_does_no_harm(
        which in 0..6_usize,
        place in any::<prop::sample::Index>(),
        byte in any::<u8>(),
    ) {
        let texts = [
            "R01Moteur 1.0                      W060065A", "AAutre moteur 3.2                0",
            "M001205250422122320", "E00", "B005Z", "K0",
        ];
        let mut bytes = texts[which].as_bytes().to_vec();
        let place = place.index(bytes.len());
        bytes[place] = byte;
        bytes.push(0);
        properties::dxp_messages(&bytes);
    }
}

#[test]
fn messages_that_come_in_pieces_are_whole() {
    let mut framer = Framer::default();
    assert_eq!(framer.push(b"M00120"), []);
    let got = framer.push(b"61100\0E00\0C");
    assert_eq!(got.len(), 2);
    assert_eq!(framer.push(b"\0"), [Err(MessageError::Length { expected: 2, found: 1 })]);
    let mut long = vec![b'C'; 300];
    long.push(0);
    assert_eq!(framer.push(&long), [Err(MessageError::TooLong)]);
    assert_eq!(framer.push(b"E00\0").len(), 1);
}
