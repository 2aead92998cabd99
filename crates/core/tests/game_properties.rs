//! Random games under every ruleset: the counters agree with a slow recount of the whole history,
//! and taking back and going on restore everything.

use damier_core::{
    AfterEnd, Bitboard, Board, Color, CounterNote, Counters, DrawClock, DrawReason, Effect, End, EndingValue,
    Event, ExactEndings, Game, GameError, MaterialClass, Move, NodeId, Outcome, Position, Role, Ruleset,
    Square, Undone, WinReason,
};
use proptest::prelude::*;
use std::sync::Arc;

thread_local! {
    /// The solved endings, shared by all cases.
    static SOLVED: Arc<ExactEndings> = Arc::new(ExactEndings::solve());
}

fn endings() -> Arc<ExactEndings> {
    SOLVED.with(Arc::clone)
}

// ---- The slow twin: everything from the list of positions and moves, nothing carried over. ----

fn slow_class(board: &Board) -> Option<MaterialClass> {
    let count = |color, role| board.pieces().filter(|(_, p)| p.color == color && p.role == role).count();
    for (lone, many) in [(Color::White, Color::Black), (Color::Black, Color::White)] {
        if (count(lone, Role::Man), count(lone, Role::King)) != (0, 1) {
            continue;
        }
        match (count(many, Role::King), count(many, Role::Man)) {
            (3, 0) | (2, 1) | (1, 2) => return Some(MaterialClass::SixteenMoves),
            (2, 0) | (1, 1) | (1, 0) => return Some(MaterialClass::FiveMoves),
            _ => {}
        }
    }
    None
}

fn slow_counters(ruleset: Ruleset, positions: &[Position], moves: &[Move]) -> Counters {
    assert_eq!(positions.len(), moves.len() + 1);
    let last = moves.len();
    let occurrences = positions.iter().filter(|p| **p == positions[last]).count() as u32;
    let was_man = |i: usize| positions[i].board().piece_at(moves[i].from).unwrap().role == Role::Man;
    let mut quiet_plies = 0;
    for i in (0..last).rev() {
        if was_man(i) || moves[i].is_capture() {
            break;
        }
        quiet_plies += 1;
    }
    let known = |class: MaterialClass| {
        class == MaterialClass::SixteenMoves || matches!(ruleset, Ruleset::Fmjd | Ruleset::Lidraughts)
    };
    let class_at = |i: usize| slow_class(positions[i].board()).filter(|class| known(*class));
    let class = class_at(last);
    let mut class_plies = 0;
    for i in (0..last).rev() {
        let men = |p: &Position| p.board().pieces().filter(|(_, piece)| piece.role == Role::Man).count();
        let last_man_taken = ruleset == Ruleset::Fmjd
            && class == Some(MaterialClass::FiveMoves)
            && moves[i].is_capture()
            && men(&positions[i]) > men(&positions[i + 1]);
        if class_at(i) != class || last_man_taken {
            break;
        }
        class_plies += 1;
    }
    if class.is_none() {
        class_plies = 0;
    }
    Counters { occurrences, quiet_plies, class, class_plies }
}

fn slow_reached(counters: &Counters) -> Vec<DrawReason> {
    let mut reached = Vec::new();
    if counters.occurrences >= 3 {
        reached.push(DrawReason::Repetition);
    }
    if counters.quiet_plies >= 50 {
        reached.push(DrawReason::TwentyFiveMoves);
    }
    match counters.class {
        Some(MaterialClass::SixteenMoves) if counters.class_plies >= 32 => {
            reached.push(DrawReason::SixteenMoves);
        }
        Some(MaterialClass::FiveMoves) if counters.class_plies >= 10 => reached.push(DrawReason::FiveMoves),
        _ => {}
    }
    reached
}

fn slow_outcome(ruleset: Ruleset, position: &Position, counters: &Counters) -> Option<Outcome> {
    let turn = position.turn();
    if position.legal_moves().is_empty() {
        let none = position.board().pieces().all(|(_, piece)| piece.color != turn);
        let reason = if none { WinReason::NoPieces } else { WinReason::Blocked };
        return Some(Outcome::Win { winner: turn.opponent(), reason });
    }
    let reached = slow_reached(counters);
    let automatic = |reason: &&DrawReason| match ruleset {
        Ruleset::Ffjd | Ruleset::Fmjd => true,
        Ruleset::Lidraughts => **reason != DrawReason::Repetition,
        Ruleset::Family => false,
    };
    if let Some(reason) = reached.iter().find(automatic) {
        return Some(Outcome::Draw(*reason));
    }
    let kings_only = position.board().kings() == position.board().occupied();
    let few = position.board().occupied().len() <= 3;
    let both = Color::ALL.iter().all(|c| !position.board().of(*c).is_empty());
    if ruleset == Ruleset::Ffjd && kings_only && few && both {
        return match endings().value(position) {
            Some(EndingValue::Draw) => Some(Outcome::Draw(DrawReason::ImmediateDraw)),
            _ => None,
        };
    }
    None
}

fn slow_claims(ruleset: Ruleset, position: &Position, counters: &Counters) -> Vec<DrawReason> {
    if slow_outcome(ruleset, position, counters).is_some() {
        return Vec::new();
    }
    let claimable = |reason: &DrawReason| match ruleset {
        Ruleset::Ffjd | Ruleset::Fmjd => false,
        Ruleset::Lidraughts => *reason == DrawReason::Repetition,
        Ruleset::Family => *reason != DrawReason::FiveMoves,
    };
    slow_reached(counters).into_iter().filter(claimable).collect()
}

// ---- Random games. ----

/// Up to four pieces a side, many of them kings: here the counters live.
fn endgames() -> impl Strategy<Value = Position> {
    let squares = proptest::sample::subsequence((1..=50_u8).collect::<Vec<_>>(), 2..=6).prop_shuffle();
    (squares, any::<u8>(), any::<u8>(), any::<bool>()).prop_map(|(squares, kings, split, white)| {
        let white_count = 1 + split as usize % (squares.len() - 1).min(3);
        let set = |part: &[u8]| part.iter().map(|n| Square::at(*n)).collect::<Bitboard>();
        let (w, b) = (set(&squares[..white_count]), set(&squares[white_count..]));
        let crowned: Bitboard = squares
            .iter()
            .enumerate()
            .filter(|(i, _)| kings >> i & 1 == 1 || *i == 0 || *i == white_count)
            .map(|(_, n)| Square::at(*n))
            .collect();
        let must = (w & Bitboard::promotion_row(Color::White)) | (b & Bitboard::promotion_row(Color::Black));
        let turn = if white { Color::White } else { Color::Black };
        Position::new(Board::from_sets(w, b, crowned | must), turn).unwrap()
    })
}

fn starts() -> impl Strategy<Value = Position> {
    prop_oneof![6 => endgames(), 1 => Just(Position::starting())]
}

fn rulesets() -> impl Strategy<Value = Ruleset> {
    proptest::sample::select(Ruleset::ALL.to_vec())
}

/// One of the legal moves; small numbers shuffle to and fro, so that positions recur.
fn choose(game: &Game, choice: u16) -> Option<Move> {
    let legal = game.position().legal_moves();
    let moves = game.moves();
    if choice % 3 != 0 && moves.len() >= 2 {
        let last = moves[moves.len() - 2];
        let back = legal.iter().find(|m| m.from == last.to && m.to == last.from && !m.is_capture());
        if let Some(back) = back {
            return Some(*back);
        }
    }
    legal.get(choice as usize / 3 % legal.len().max(1)).copied()
}

/// Everything that can be seen of a game in its current position.
#[derive(PartialEq, Debug)]
struct View {
    position: Position,
    ply: u32,
    counters: Counters,
    notes: Vec<CounterNote>,
    outcome: Option<Outcome>,
    ended: Option<End>,
    claims: Vec<DrawReason>,
    line: Vec<NodeId>,
    moves: Vec<Move>,
}

fn view(game: &Game) -> View {
    View {
        position: *game.position(),
        ply: game.ply(),
        counters: game.counters(),
        notes: game.counter_notes(),
        outcome: game.outcome(),
        ended: game.ended(),
        claims: game.claims(),
        line: game.line(),
        moves: game.moves(),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 10_000, max_shrink_iters: 2_000, failure_persistence: None, ..ProptestConfig::default() })]

    /// At every ply, under every ruleset: counters, outcome, claims and the draw clock.
    #[test]
    fn b2_b3_b4_b5_b7_counters_agree_with_a_slow_recount(
        start in starts(),
        ruleset in rulesets(),
        choices in proptest::collection::vec(any::<u16>(), 0..90),
    ) {
        let mut game = Game::with(start, ruleset, AfterEnd::Record, Some(endings()));
        let mut clock = DrawClock::with(ruleset, Some(endings()));
        let mut drawn = clock.start(&start);
        let (mut positions, mut moves) = (vec![start], Vec::new());
        let mut ended: Option<End> = None;
        for choice in choices.into_iter().map(Some).chain([None]) {
            let here = *game.position();
            let counters = slow_counters(ruleset, &positions, &moves);
            prop_assert_eq!(game.counters(), counters);
            let outcome = slow_outcome(ruleset, &here, &counters);
            prop_assert_eq!(game.outcome(), outcome);
            prop_assert_eq!(game.claims(), slow_claims(ruleset, &here, &counters));
            ended = ended.or(outcome.map(|outcome| End { ply: game.ply(), outcome }));
            prop_assert_eq!(game.ended(), ended);
            let by_clock = DrawClock::lost(&here).or_else(|| drawn.map(Outcome::Draw));
            prop_assert_eq!(by_clock, outcome);
            for note in game.counter_notes() {
                if note.reason == DrawReason::Repetition {
                    let earlier: Vec<u32> = (0..moves.len())
                        .filter(|i| positions[*i] == here).map(|i| i as u32).collect();
                    prop_assert_eq!(&note.earlier, &earlier);
                } else {
                    prop_assert_eq!(note.started_ply + note.count, game.ply());
                    prop_assert_eq!(note.given_plies, 0);
                }
                prop_assert_ne!(note.effect, Effect::None);
            }
            let Some(m) = choice.and_then(|choice| choose(&game, choice)) else { break };
            game.play(&m).unwrap();
            drawn = clock.play(&here, &m, game.position());
            moves.push(m);
            positions.push(*game.position());
        }
    }

    /// Play, undo and redo, set-ups, jumps and declared ends in any order: what was seen at a node
    /// is seen there again, undo and redo are each other's inverse, and a fresh replay agrees.
    #[test]
    fn take_back_restores_everything(
        start in starts(),
        ruleset in rulesets(),
        steps in proptest::collection::vec((0..12_u8, any::<u16>()), 0..80),
    ) {
        let mut game = Game::with(start, ruleset, AfterEnd::Refuse, Some(endings()));
        let mut seen: Vec<(NodeId, View)> = Vec::new();
        for (action, choice) in steps {
            let before = game.clone();
            match action {
                0..=5 => {
                    if let Some(m) = choose(&game, choice) {
                        match game.play(&m) {
                            Ok(node) => {
                                prop_assert_eq!(game.cursor(), node);
                                prop_assert_eq!(before.ended(), None);
                                prop_assert_eq!(game.undo(), Some(Undone::Step(node)));
                                prop_assert_eq!(view(&game), view(&before));
                                prop_assert_eq!(game.redo(), Some(Undone::Step(node)));
                            }
                            Err(error) => {
                                prop_assert_eq!(error, GameError::Over(before.ended().unwrap()));
                                prop_assert_eq!(&game, &before);
                            }
                        }
                    }
                }
                6 | 7 => {
                    if game.undo().is_some() {
                        let mut again = game.clone();
                        again.redo();
                        prop_assert_eq!(&again, &before);
                    } else {
                        prop_assert_eq!(&game, &before);
                    }
                }
                8 => { game.redo(); }
                9 => {
                    let nodes: Vec<NodeId> = game.line();
                    game.go_to(nodes[choice as usize % nodes.len()]);
                    if choice % 2 == 0 {
                        game.go_to_end();
                    }
                }
                10 => {
                    if choice % 4 == 0 && game.set_up(start).is_ok() {
                        prop_assert_eq!(game.counters().occurrences, 1);
                        prop_assert_eq!(game.event(game.cursor()), Event::SetUp);
                    }
                }
                _ => {
                    let declared = match choice % 4 {
                        0 => game.agree_draw(),
                        1 => game.resign(Color::White),
                        2 => game.flag(Color::Black),
                        _ => game.claim(DrawReason::Repetition),
                    };
                    if declared.is_ok() {
                        prop_assert_eq!(before.ended(), None);
                        prop_assert!(matches!(game.undo(), Some(Undone::Declaration(_))));
                        prop_assert_eq!(view(&game), view(&before));
                        if choice % 8 < 4 {
                            game.redo();
                        }
                    } else {
                        prop_assert_eq!(&game, &before);
                    }
                }
            }
            // A declared end belongs to the moment, all else to the node.
            let now = View { outcome: game.verdict_at(game.cursor()), ended: None, claims: Vec::new(), ..view(&game) };
            match seen.iter().find(|(node, _)| *node == game.cursor()) {
                Some((_, then)) => prop_assert_eq!(&now, then),
                None => seen.push((game.cursor(), now)),
            }
        }
        let mut fresh = Game::with(start, ruleset, AfterEnd::Record, Some(endings()));
        for node in game.line() {
            match game.event(node) {
                Event::Start => {}
                Event::Move(m) => { fresh.play(&m).unwrap(); }
                Event::SetUp => { fresh.set_up(*game.position_at(node)).unwrap(); }
            }
        }
        prop_assert_eq!(fresh.counters(), game.counters());
        prop_assert_eq!(fresh.counter_notes(), game.counter_notes());
        prop_assert_eq!(fresh.moves(), game.moves());
    }
}
