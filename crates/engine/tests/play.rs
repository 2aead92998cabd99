//! The engine at play: legal everywhere, awake to shots, stronger level by level.

use damier_core::{fen, Color, Move, Position};
use damier_engine::{Engine, Level, Limits, Meaning, Root, Score};

fn position(text: &str) -> Position {
    fen::parse(text).unwrap().into_position().unwrap()
}

fn level(number: u8) -> Level {
    Level::new(number).unwrap()
}

/// A stream of numbers for choosing moves (xorshift).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n as u64) as usize
    }
}

fn best(text: &str, depth: u32) -> (String, Score) {
    let position = position(text);
    let found = Engine::new(Limits::depth(depth), 0).best_move(&Root::of(position)).unwrap();
    assert!(position.is_legal(&found.best));
    assert_eq!(found.line.first(), Some(&found.best));
    (position.notation(&found.best), found.score)
}

#[test]
fn every_level_plays_legal_moves_only() {
    let mut numbers = Numbers(0x5EED);
    let mut asked = 0;
    for game in 0..60 {
        let mut at = Position::starting();
        for ply in 0..120 {
            let legal = at.legal_moves();
            if legal.is_empty() {
                break;
            }
            if ply % 7 == game % 7 {
                let number = 1 + (ply % 14) as u8;
                let found = Engine::at_level(level(number), game).best_move(&Root::of(at)).unwrap();
                assert!(at.is_legal(&found.best), "{at}");
                let mut after = at;
                for m in &found.line {
                    after = after.play(m).unwrap_or_else(|e| panic!("{at}: line: {e}"));
                }
                asked += 1;
            }
            at = at.play_unchecked(&legal[numbers.below(legal.len())]);
        }
    }
    assert!(asked > 500, "{asked}");
}

#[test]
fn no_move_no_answer_and_a_forced_move_at_once() {
    for fen in ["W:W:B1", "W:W45:B34,40"] {
        assert!(Engine::at_level(level(20), 1).best_move(&Root::of(position(fen))).is_none(), "{fen}");
    }
    let found = Engine::at_level(level(20), 1).best_move(&Root::of(position("W:W28:B23"))).unwrap();
    assert_eq!((found.depth, found.nodes), (0, 0));
}

#[test]
fn shots_are_found() {
    for (fen, depth, expected) in [
        // One man is given, three are taken with a breakthrough.
        ("W:W21,30,31,32,36,40,41,43,44,46,48,49,50:B5,6,11,12,14,15,22,29", 6, "21-17"),
        // Two men are given to draw the king where 16 takes it and crowns.
        ("B:W24,K25,26,31,32,35,36,39,40,41,42,44,45,46,49:B2,4,5,7,10,11,16,22", 6, "4-9"),
        // Offered on the long diagonal, the king forces the lone king into a capture.
        ("W:WK36,K47:BK4", 4, "47-15"),
    ] {
        assert_eq!(best(fen, depth).0, expected, "{fen}");
    }
}

#[test]
fn wins_and_losses_are_counted_in_plies() {
    // Either capture takes the last piece.
    assert_eq!(best("W:W28,29:B23", 4).1.meaning(), Meaning::WinIn(1));
    // 47-15 4-9 36x4.
    let (_, score) = best("W:WK36,K47:BK4", 6);
    assert_eq!(score.meaning(), Meaning::WinIn(3));
    let (_, score) = best("B:WK36,K15:BK4", 6);
    assert_eq!(score.meaning(), Meaning::LossIn(2));
}

#[test]
fn a_won_position_is_not_thrown_away_by_repeating() {
    // Three kings hunt one that does not hold the long diagonal; the machine plays both sides.
    let mut at = position("W:WK46,K41,K37:B45");
    let mut earlier = Vec::new();
    let mut quiet = 0;
    for _ in 0..50 {
        let root = Root { position: at, earlier: earlier.clone(), quiet_plies: quiet, class_plies: 0 };
        let found = match Engine::at_level(level(20), 3).best_move(&root) {
            Some(found) => found,
            None => break,
        };
        let irreversible = found.best.is_capture() || !at.board().kings().contains(found.best.from);
        quiet = if irreversible { 0 } else { quiet + 1 };
        earlier.push(at);
        at = at.play_unchecked(&found.best);
    }
    assert_eq!(at.turn(), Color::Black, "{at}");
    assert!(at.legal_moves().is_empty(), "{at}");
}

#[test]
fn a_repetition_is_worth_a_draw() {
    // Black is lost but for repeating: the position after 5-10 stood before.
    let root_position = position("B:WK1,K2,K3,K4,31:BK46");
    let again = root_position.play_unchecked(&root_position.legal_moves()[0]);
    let all_seen: Vec<Position> =
        root_position.legal_moves().iter().map(|m| root_position.play_unchecked(m)).collect();
    // Every move repeats: whatever Black plays, the search must call it level. The filler keeps the
    // plies of each side where they belong.
    let mut earlier = Vec::new();
    for seen in &all_seen {
        earlier.push(*seen);
        earlier.push(root_position);
    }
    earlier.pop();
    let quiet_plies = earlier.len() as u32 + 4;
    let root = Root { position: root_position, earlier, quiet_plies, class_plies: 0 };
    let found = Engine::new(Limits::depth(4), 0).best_move(&root).unwrap();
    assert_eq!(found.score, Score::LEVEL);
    let unaware = Engine::new(Limits::depth(4), 0).best_move(&Root::of(root_position)).unwrap();
    assert!(unaware.score < Score::LEVEL, "{unaware:?} {again}");
}

#[test]
fn the_25_moves_end_a_won_ending_inside_the_tree() {
    let at = position("W:WK46,K47,K48,K49:BK5");
    let fresh = Engine::new(Limits::depth(6), 0).best_move(&Root::of(at)).unwrap();
    assert!(fresh.score > Score::LEVEL, "{fresh:?}");
    let late = Root { quiet_plies: 49, ..Root::of(at) };
    assert_eq!(Engine::new(Limits::depth(6), 0).best_move(&late).unwrap().score, Score::LEVEL);
}

#[test]
fn the_16_moves_end_three_kings_against_one_inside_the_tree() {
    let at = position("W:WK46,K47,K48:BK5");
    let squares = damier_core::Square::all().skip(5).take(31);
    let earlier: Vec<Position> =
        squares.map(|s| position(&format!("W:WK1,K2,K{}:BK50", s.number()))).collect();
    let root = Root { earlier, quiet_plies: 31, ..Root::of(at) };
    assert_eq!(Engine::new(Limits::depth(6), 0).best_move(&root).unwrap().score, Score::LEVEL);
}

#[test]
fn both_colours_are_played_alike() {
    let mut numbers = Numbers(77);
    for _ in 0..30 {
        let mut at = Position::starting();
        for _ in 0..(10 + numbers.below(50)) {
            let legal = at.legal_moves();
            if legal.len() < 2 {
                break;
            }
            at = at.play_unchecked(&legal[numbers.below(legal.len())]);
        }
        let score = |p: Position| {
            Engine::new(Limits::depth(3), 0).best_move(&Root::of(p)).map(|found| (found.depth, found.score))
        };
        // With one legal move nothing is searched, and the estimate is the same, too.
        assert_eq!(score(at), score(at.flip()), "{at}");
    }
}

#[test]
fn the_seed_decides_and_nothing_else() {
    let start = Root::of(Position::starting());
    let play = |seed| {
        let found = Engine::at_level(level(10), seed).best_move(&start).unwrap();
        (found.best, found.score, found.nodes)
    };
    assert_eq!(play(7), play(7));
    let different: std::collections::BTreeSet<_> = (0..20).map(|seed| play(seed).0).collect();
    assert!(different.len() > 1, "some variety in the opening");
}

#[test]
fn a_search_stops_when_told() {
    let start = Root::of(Position::starting());
    let mut asked = 0;
    let found = Engine::new(Limits::depth(60), 0)
        .best_move_until(&start, &mut || {
            asked += 1;
            asked > 3
        })
        .unwrap();
    assert!(found.depth >= 1 && found.nodes < 6_000, "{found:?}");
}

/// Plays one game; the score of the first player: 1, 1/2 or 0, doubled.
fn game(first: Limits, second: Limits, first_is_white: bool, opening: u64) -> u32 {
    let mut numbers = Numbers(opening.wrapping_mul(0x9E37_79B9).wrapping_add(1));
    let mut at = Position::starting();
    for _ in 0..8 {
        let legal = at.legal_moves();
        at = at.play_unchecked(&legal[numbers.below(legal.len())]);
    }
    let mut earlier: Vec<Position> = Vec::new();
    let mut quiet = 0;
    for _ in 0..160 {
        let firsts_turn = (at.turn() == Color::White) == first_is_white;
        let limits = if firsts_turn { first } else { second };
        let root = Root { position: at, earlier: earlier.clone(), quiet_plies: quiet, class_plies: 0 };
        let found = match Engine::new(limits, opening).best_move(&root) {
            Some(found) => found,
            None => return if firsts_turn { 0 } else { 2 },
        };
        let irreversible = found.best.is_capture() || !at.board().kings().contains(found.best.from);
        quiet = if irreversible { 0 } else { quiet + 1 };
        if irreversible {
            earlier.clear();
        } else {
            earlier.push(at);
        }
        at = at.play_unchecked(&found.best);
        if quiet >= 50 || earlier.iter().filter(|p| **p == at).count() >= 2 {
            break;
        }
    }
    1
}

fn assert_stronger(strong: Limits, weak: Limits, games: u64, least: f64) {
    let points: u32 = (0..games).map(|n| game(strong, weak, n % 2 == 0, n / 2)).sum();
    let share = f64::from(points) / (2 * games) as f64;
    assert!(share >= least, "{share} of {games} games");
}

#[test]
fn a_level_is_stronger_than_one_four_below() {
    for (strong, weak, games) in [(5, 1, 30), (9, 5, 30), (13, 9, 20)] {
        assert_stronger(level(strong).limits(), level(weak).limits(), games, 0.65);
    }
}

#[test]
fn the_highest_level_is_stronger_even_with_a_quarter_of_its_positions() {
    let hurried = Limits { nodes: level(20).limits().nodes / 4, ..level(20).limits() };
    assert_stronger(hurried, level(10).limits(), 16, 0.6);
}

/// White to move can take nothing and may lose a man at once, or play on.
const CARELESS: [&str; 4] = [
    "W:W28,32,33,37,38,42,48:B12,13,17,18,19,22,26",
    "W:W27,31,36,37,38,43:B8,12,16,18,21,24",
    "B:W27,28,32,37,38,48:B9,12,13,16,18,19",
    "W:W25,30,34,35,39,40,44:B9,13,14,15,19,20,23",
];

/// How many men the side to move wins by the captures that are due, both sides taking as they like.
fn men_won(at: &Position) -> i32 {
    if !at.must_capture() {
        return 0;
    }
    let worth = |m: &Move| m.captured.len() as i32 - men_won(&at.play_unchecked(m));
    at.legal_moves().iter().map(worth).max().unwrap()
}

#[test]
fn no_level_gives_a_man_away_that_it_sees_being_taken() {
    for fen in CARELESS {
        let at = position(fen);
        for number in 1..=20 {
            for seed in 0..if number < 15 { 12 } else { 1 } {
                let found = Engine::at_level(level(number), seed).best_move(&Root::of(at)).unwrap();
                let lost = men_won(&at.play_unchecked(&found.best));
                // Levels that look further may offer men, and then know what for.
                let knows = number > 2 && found.line.len() > 2;
                assert!(lost <= 0 || knows, "{fen}: level {number}, seed {seed}: {found:?}");
            }
        }
    }
}

/// What looks best at one ply, 10-15, is a blow at two: the positions of level 5 end before it knows
/// anything but that and 36-41, which gives a man for nothing.
#[test]
fn a_level_that_sees_its_move_fail_looks_for_another() {
    let at = position("B:W16,25,30,32,35,37,38,39,40,43,45,47,48:B5,6,7,10,11,13,14,17,19,20,22,24,36");
    for number in 5..=14 {
        for seed in 0..12 {
            let found = Engine::at_level(level(number), seed).best_move(&Root::of(at)).unwrap();
            let (from, to) = (found.best.from.number(), found.best.to.number());
            assert!((from, to) != (36, 41), "level {number}, seed {seed}: {found:?}");
            assert!((from, to) != (10, 15), "level {number}, seed {seed}: {found:?}");
        }
    }
}

#[test]
fn a_level_plays_the_same_game_again() {
    for number in 1..=12 {
        let play = |seed| {
            let mut engine = Engine::at_level(level(number), seed);
            let mut root = Root::of(Position::starting());
            for _ in 0..30 {
                match engine.best_move(&root) {
                    Some(found) => root.play(&found.best),
                    None => break,
                }
            }
            root.position
        };
        assert_eq!(play(3), play(3));
    }
    let first =
        |seed| Engine::at_level(level(1), seed).best_move(&Root::of(Position::starting())).unwrap().best;
    let different: std::collections::BTreeSet<_> = (0..20).map(first).collect();
    assert!(different.len() > 2, "seeds make variety: {different:?}");
}
