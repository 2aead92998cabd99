//! Whole conversations over DXP, on real connections.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::mpsc;
use std::thread::JoinHandle;
use std::time::Duration;

use damier_arena::dxp::{
    connect, BackAnswer, DxpEngine, DxpGame, DxpResult, Message, Note, Pace, Player, PlayerOptions, Proposal,
    Wish, Wishes,
};
use damier_arena::{play_game, Contender, Control, Ending, Own, OwnSpec};
use damier_core::{fen, Color, Position};
use damier_engine::{Engine, Options};

fn engine() -> Engine {
    Engine::with(Options { table_bits: 12, ..Options::default() })
}

fn quick(name: &str, proposal: Option<Proposal>) -> PlayerOptions {
    let pace = Pace { nodes: Some(300), ..Pace::default() };
    PlayerOptions { name: name.to_owned(), proposal, pace, opener: None }
}

fn proposal(games: u32, own: Color) -> Proposal {
    Proposal { games, own, minutes: 5, moves: 75, start: None }
}

/// A pair of connected sockets.
fn wire() -> (TcpStream, TcpStream) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let client = connect(&listener.local_addr().unwrap().to_string().parse().unwrap()).unwrap();
    (client, listener.accept().unwrap().0)
}

/// The position after a move that was said, which must be legal.
fn after(position: &Position, said: &str) -> Position {
    match Message::parse(said.as_bytes()) {
        Ok(Message::Move(text)) => position.play_unchecked(&text.find(position).expect("a legal move")),
        other => panic!("no move: {other:?}"),
    }
}

/// Our engine at one end, its notes kept.
struct Running {
    wishes: Wishes,
    notes: mpsc::Receiver<Note>,
    thread: JoinHandle<()>,
}

fn run(stream: TcpStream, options: PlayerOptions) -> Running {
    let player = Player::new(stream, options).unwrap();
    let wishes = player.wishes();
    let (send, notes) = mpsc::channel();
    let thread = std::thread::spawn(move || {
        player.run(&mut engine(), &mut |note| drop(send.send(note.clone()))).unwrap();
    });
    Running { wishes, notes, thread }
}

impl Running {
    fn finish(self) -> Vec<Note> {
        self.thread.join().unwrap();
        self.notes.into_iter().collect()
    }
}

fn games(notes: &[Note]) -> Vec<&DxpGame> {
    notes.iter().filter_map(|note| if let Note::Over(game) = note { Some(game) } else { None }).collect()
}

/// The other end, word by word.
struct Script(TcpStream);

impl Script {
    fn say(&mut self, text: &str) {
        self.0.write_all(text.as_bytes()).unwrap();
        self.0.write_all(&[0]).unwrap();
    }

    fn hear(&mut self) -> String {
        self.0.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
        let mut bytes = Vec::new();
        let mut byte = [0];
        loop {
            self.0.read_exact(&mut byte).unwrap();
            if byte[0] == 0 {
                return String::from_utf8(bytes).unwrap();
            }
            bytes.push(byte[0]);
        }
    }
}

#[test]
fn two_engines_play_two_games_with_colours_changed() {
    let (a, b) = wire();
    let initiator = run(a, quick("first", Some(proposal(2, Color::White))));
    let follower = run(b, quick("second", None));
    let (ours, theirs) = (initiator.finish(), follower.finish());
    let (ours, theirs) = (games(&ours), games(&theirs));
    assert_eq!((ours.len(), theirs.len()), (2, 2));
    for (n, (a, b)) in ours.iter().zip(&theirs).enumerate() {
        assert_eq!(a.moves, b.moves);
        assert!(a.moves.len() > 20 && a.moves.len() <= 150, "{}", a.moves.len());
        assert_eq!(a.result, b.result, "both know how it ended");
        assert_eq!(
            (a.own, b.own),
            if n == 0 { (Color::White, Color::Black) } else { (Color::Black, Color::White) }
        );
        assert_eq!((a.opponent.as_str(), b.opponent.as_str()), ("second", "first"));
    }
}

#[test]
fn a_follower_word_by_word() {
    let (a, b) = wire();
    let mut script = Script(a);
    let follower = run(b, quick("damier", None));
    // Nothing was asked yet; a wrong version; what is no message.
    script.say("M0000322800");
    assert!(script.hear().starts_with('C'));
    script.say("R02Later program                   Z060065A");
    assert_eq!(script.hear(), "Adamier                          1");
    script.say("X");
    assert!(script.hear().starts_with("Cno message"));
    // White offers a man and takes one back; the follower is Black.
    let start = "W:W28,33,38:B5,18";
    let board: String = {
        let position = fen::parse(start).unwrap().into_position().unwrap();
        let request = damier_arena::dxp::GameRequest {
            version: 1,
            name: "script".to_owned(),
            follower: Color::Black,
            minutes: 5,
            moves: 10,
            position: Some(position),
        };
        Message::GameRequest(request).text()
    };
    script.say(&board);
    assert_eq!(script.hear(), "Adamier                          0");
    script.say("CBonne partie");
    script.say("M0001282300");
    // The only move: 18x29; then 33x24, and again there is one move.
    assert_eq!(script.hear(), "M000018290123");
    script.say("M000133240129");
    assert_eq!(script.hear(), "M0000051000");
    // Back to White's second move.
    script.say("B002W");
    assert_eq!(script.hear(), "K0");
    // Further than the game is refused.
    script.say("B009W");
    assert_eq!(script.hear(), "K2");
    script.say("M000133240129");
    assert_eq!(script.hear(), "M0000051000");
    // White gives up.
    script.say("E11");
    assert_eq!(script.hear(), "E00");
    let notes = follower.finish();
    assert_eq!(games(&notes)[0].result, DxpResult::Won(Color::Black));
    assert!(notes.contains(&Note::Heard(Message::Chat("Bonne partie".to_owned()))));
    assert!(notes.iter().any(|note| matches!(note, Note::Back(_))));
}

#[test]
fn an_initiator_word_by_word_with_chat_and_takeback() {
    let (a, b) = wire();
    let mut script = Script(b);
    let initiator = run(a, quick("damier", Some(proposal(1, Color::White))));
    assert_eq!(script.hear(), "R01damier                          Z005075A");
    script.say("Ascript                          0");
    let first = script.hear();
    assert!(first.starts_with("M0000") && first.ends_with("00"), "{first}");
    script.say("M0002192300");
    let before = after(&after(&Position::starting(), &first), "M0002192300");
    after(&before, &script.hear());
    initiator.wishes.tell(Wish::Chat("Un instant…".to_owned()));
    assert_eq!(script.hear(), "CUn instant?");
    // We would like to have our first move back, are refused, and ask again.
    initiator.wishes.tell(Wish::Back(1, Color::White));
    assert_eq!(script.hear(), "B001W");
    script.say("K2");
    // One wish at a time: the next one when this is answered.
    let heard = |note: Note| note == Note::Heard(Message::BackAccept(BackAnswer::Refused));
    while !heard(initiator.notes.recv().unwrap()) {}
    initiator.wishes.tell(Wish::Back(2, Color::White));
    assert_eq!(script.hear(), "B002W");
    script.say("K0");
    // The same position again; what the engine has learned since may make it play another move.
    after(&before, &script.hear());
    // An illegal move: told, and the end.
    script.say("M0002010600");
    assert!(script.hear().starts_with('C'));
    let notes = initiator.finish();
    assert_eq!(games(&notes)[0].result, DxpResult::Unknown);
}

#[test]
fn whoever_has_no_move_or_a_draw_says_so() {
    for (start, end, result) in [
        // The follower, Black, is to move and cannot.
        ("B:W31,37:B26", "E10", DxpResult::Won(Color::White)),
        // Two kings against one: drawn after five moves each at the latest.
        ("B:WK1,K6:BK46", "E20", DxpResult::Draw),
    ] {
        let (a, b) = wire();
        let position = fen::parse(start).unwrap().into_position().unwrap();
        let asked = Proposal { start: Some(position), ..proposal(1, Color::White) };
        let initiator = run(a, quick("a", Some(asked)));
        let follower = run(b, quick("b", None));
        let (ours, theirs) = (initiator.finish(), follower.finish());
        assert_eq!(games(&ours)[0].result, result, "{start}");
        assert_eq!(games(&theirs)[0].result, result, "{start}");
        let said: Vec<String> = ours
            .iter()
            .chain(&theirs)
            .filter_map(|note| if let Note::Sent(message) = note { Some(message.text()) } else { None })
            .filter(|text| text.starts_with('E'))
            .collect();
        let ended = said.iter().any(|text| text[..2] == end[..2]);
        assert!(ended && said.len() == 2, "{start}: {said:?}");
    }
}

#[test]
fn a_refusal_and_a_lost_connection_are_told() {
    let (a, b) = wire();
    let mut script = Script(b);
    let initiator = run(a, quick("damier", Some(proposal(3, Color::Black))));
    assert!(script.hear().contains("W005075A"));
    script.say("Ano time                         3");
    assert!(matches!(initiator.finish().last(), Some(Note::Refused(_))));

    let (a, b) = wire();
    let mut script = Script(b);
    let initiator = run(a, quick("damier", Some(proposal(3, Color::Black))));
    script.hear();
    script.say("Ascript                          0");
    script.say("M0000322800");
    script.hear();
    drop(script);
    let notes = initiator.finish();
    assert_eq!(games(&notes)[0].moves.len(), 2);
    assert!(notes.contains(&Note::Closed));
    assert!(connect(&"127.0.0.1:1".parse().unwrap()).is_err());
}

#[test]
fn a_match_against_a_program_over_dxp() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap().to_string();
    let program =
        std::thread::spawn(move || run(listener.accept().unwrap().0, quick("other", None)).finish());
    let mut own = Own::new(&OwnSpec::parse("nodes=600").unwrap(), 1.0).unwrap();
    let mut other = DxpEngine::connect(&address.parse().unwrap(), 0.1).unwrap();
    let mut played = Vec::new();
    // From the beginning, from a shot, and from a position whose first move ends it.
    for start in ["start", "W:W28,32,37:B12,18,19,23", "W:W28:B23", "B:W28,32,33:B19"] {
        let start = if start == "start" {
            Position::starting()
        } else {
            fen::parse(start).unwrap().into_position().unwrap()
        };
        for own_is_white in [true, false] {
            let (white, black): (&mut dyn Contender, &mut dyn Contender) =
                if own_is_white { (&mut own, &mut other) } else { (&mut other, &mut own) };
            let game = play_game(&start, Control::Move(Duration::from_secs(60)), white, black);
            assert!(!matches!(game.ending, Ending::Failure(_)), "{start}: {:?}", game.ending);
            played.push(game);
        }
    }
    drop(other);
    let notes = program.join().unwrap();
    // A game that is over before the program has to move is not asked for.
    let theirs = games(&notes);
    assert!(theirs.len() >= played.len() - 2, "{} {}", theirs.len(), played.len());
    assert!(theirs.iter().filter(|game| game.result == DxpResult::Unknown).count() == 0);
}
