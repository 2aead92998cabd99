//! Rulings over random positions and random tries: held against a second reading of the contract,
//! against the list of legal moves, and against themselves on the turned board.

mod ruling_oracle;

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use damier_core::notation::{Leniency, MoveText, Separator};
use damier_core::ruling::{explain, DecidedBy, Ruling, RulingCode};
use damier_core::{Board, Color, Piece, Position, Role, Ruleset, Square};
use proptest::prelude::*;
use ruling_oracle::{Oracle, Tried};

/// A position as characters, square 1 first, and the side to move.
#[derive(Clone, Debug)]
struct Diagram {
    pieces: Vec<char>,
    turn: char,
}

impl Diagram {
    fn position(&self) -> Option<Position> {
        let mut board = Board::EMPTY;
        for (square, piece) in Square::all().zip(&self.pieces) {
            let color = if piece.eq_ignore_ascii_case(&'w') { Color::White } else { Color::Black };
            let role = if piece.is_ascii_uppercase() { Role::King } else { Role::Man };
            if *piece != '.' {
                board.set(square, Some(Piece { color, role }));
            }
        }
        let turn = if self.turn == 'w' { Color::White } else { Color::Black };
        Position::new(board, turn).ok()
    }

    fn oracle(&self) -> Option<Oracle> {
        Oracle::new(ruling_oracle::Board::new(&self.pieces, self.turn))
    }
}

/// Positions from nearly empty to crowded; the side to move may have a single king among many
/// enemies, or everything may be men.
fn diagrams() -> impl Strategy<Value = Diagram> {
    let weights = prop_oneof![
        Just((30_u32, 4_u32, 4_u32, 4_u32, 4_u32)),
        Just((20, 8, 0, 8, 0)),
        Just((30, 0, 2, 12, 2)),
        Just((30, 12, 2, 0, 2)),
        Just((45, 1, 1, 2, 1)),
        Just((25, 2, 2, 10, 2)),
        Just((25, 10, 2, 2, 2)),
        Just((8, 10, 2, 10, 2)),
    ];
    weights
        .prop_flat_map(|(free, wm, wk, bm, bk)| {
            let cell = prop_oneof![
                free => Just('.'), wm => Just('w'), wk => Just('W'), bm => Just('b'), bk => Just('B')
            ];
            (proptest::collection::vec(cell, 50), prop_oneof![Just('w'), Just('b')])
        })
        .prop_map(|(mut pieces, turn)| {
            for cell in &mut pieces[..5] {
                *cell = if *cell == 'w' { 'W' } else { *cell };
            }
            for cell in &mut pieces[45..] {
                *cell = if *cell == 'b' { 'B' } else { *cell };
            }
            Diagram { pieces, turn }
        })
}

/// Numbers from which a try is made once the position is known.
#[derive(Clone, Debug)]
struct Seed {
    kind: u8,
    picks: Vec<prop::sample::Index>,
    cross: bool,
    removal: u8,
}

fn seeds() -> impl Strategy<Value = Vec<Seed>> {
    let seed =
        (0..12_u8, proptest::collection::vec(any::<prop::sample::Index>(), 8), any::<bool>(), 0..10_u8)
            .prop_map(|(kind, picks, cross, removal)| Seed { kind, picks, cross, removal });
    proptest::collection::vec(seed, 24)
}

fn one_of(index: &prop::sample::Index, list: &[u32]) -> u32 {
    if list.is_empty() {
        index.index(50) as u32 + 1
    } else {
        list[index.index(list.len())]
    }
}

/// A try: from wild numbers to small changes of real captures.
fn make_try(oracle: &Oracle, seed: &Seed) -> Tried {
    let pick = &seed.picks;
    let mine = oracle.mine();
    let anywhere: Vec<u32> = (1..=50).collect();
    let from = one_of(&pick[0], &mine);
    let on_lines: Vec<u32> =
        anywhere.iter().copied().filter(|s| ruling_oracle::line(from, *s).is_some()).collect();
    let chains = oracle.chains_of(from);
    let capturing: Vec<u32> = mine.iter().copied().filter(|s| !oracle.chains_of(*s).is_empty()).collect();
    let mut numbers = match seed.kind {
        0 => vec![one_of(&pick[0], &anywhere), one_of(&pick[1], &anywhere)],
        1 => vec![pick[0].index(54) as u32, pick[1].index(54) as u32, pick[2].index(54) as u32],
        2 => vec![from, one_of(&pick[1], &anywhere)],
        3 | 4 => vec![from, one_of(&pick[1], &on_lines)],
        5 => {
            // A wander along diagonals.
            let mut squares = vec![from];
            for next in &pick[1..2 + pick[7].index(4)] {
                let here = squares[squares.len() - 1];
                let near: Vec<u32> =
                    anywhere.iter().copied().filter(|s| ruling_oracle::line(here, *s).is_some()).collect();
                squares.push(one_of(next, &near));
            }
            squares
        }
        6 => {
            let legal: Vec<_> = oracle.legal.iter().collect();
            match legal.len() {
                0 => vec![from, one_of(&pick[1], &anywhere)],
                n => {
                    let m = legal[pick[1].index(n)];
                    let mut squares = vec![m.0, m.1];
                    if pick[2].index(2) == 0 {
                        squares.extend(m.2.iter().rev());
                    }
                    squares
                }
            }
        }
        _ => {
            // A capture stopping anywhere: in full, its ends, its Hub form, or with something changed.
            let from = one_of(&pick[0], if capturing.is_empty() { &mine } else { &capturing });
            let chains = if capturing.is_empty() { chains } else { oracle.chains_of(from) };
            if chains.is_empty() {
                vec![from, one_of(&pick[1], &anywhere), one_of(&pick[2], &anywhere)]
            } else {
                let chain = &chains[pick[1].index(chains.len())];
                let mut squares = vec![from];
                match pick[2].index(4) {
                    0 => squares.push(chain.landings[chain.landings.len() - 1]),
                    1 => {
                        squares.push(chain.landings[chain.landings.len() - 1]);
                        squares.extend(&chain.taken);
                    }
                    _ => squares.extend(&chain.landings),
                }
                match pick[3].index(7) {
                    0 => squares.push(one_of(&pick[4], &anywhere)),
                    1 => {
                        let at = 1 + pick[4].index(squares.len() - 1);
                        squares[at] = one_of(&pick[5], &anywhere);
                    }
                    2 if squares.len() > 2 => {
                        squares.remove(1 + pick[4].index(squares.len() - 2));
                    }
                    3 => {
                        // Back over the last piece, or on along a diagonal.
                        let here = squares[squares.len() - 1];
                        let near: Vec<u32> = anywhere
                            .iter()
                            .copied()
                            .filter(|s| ruling_oracle::line(here, *s).is_some())
                            .collect();
                        squares.push(one_of(&pick[5], &near));
                    }
                    4 => squares.insert(1, one_of(&pick[4], &squares.clone())),
                    _ => {}
                }
                squares
            }
        }
    };
    if seed.kind == 11 && seed.removal == 9 {
        numbers.push(numbers[0]);
    }
    let mut tried = Tried { numbers, cross: seed.cross, removed: None };
    let in_range = tried.numbers.iter().all(|n| (1..=50).contains(n));
    if seed.removal < 6 && in_range {
        let sets: Vec<BTreeSet<u32>> = oracle.fits(&tried).iter().map(|m| m.2.clone()).collect();
        let mut lifted =
            if sets.is_empty() { BTreeSet::new() } else { sets[pick[6].index(sets.len())].clone() };
        match seed.removal {
            0 => {
                lifted.insert(one_of(&pick[5], &anywhere));
            }
            1 => {
                lifted.insert(one_of(&pick[5], &mine));
            }
            2 => {
                if let Some(one) = lifted.iter().next().copied() {
                    lifted.remove(&one);
                }
            }
            3 => {
                lifted.insert(tried.numbers[tried.numbers.len() - 1]);
            }
            4 => {
                if let Some(one) = lifted.iter().next_back().copied() {
                    lifted.remove(&one);
                }
                lifted.insert(one_of(&pick[5], &anywhere));
            }
            _ => {}
        }
        tried.removed = Some(lifted.into_iter().collect());
    }
    tried
}

fn text_of(tried: &Tried) -> String {
    let numbers: Vec<String> = tried.numbers.iter().map(u32::to_string).collect();
    numbers.join(if tried.cross { "x" } else { "-" })
}

fn rule(position: &Position, tried: &Tried) -> Ruling {
    let text = MoveText::parse(&text_of(tried), Leniency::Typed).unwrap();
    let removed: Option<Vec<Square>> =
        tried.removed.as_ref().map(|list| list.iter().map(|n| Square::at(*n as u8)).collect());
    explain(position, &text, removed.as_deref(), Ruleset::Fmjd)
}

fn as_oracle_moves(ruling: &Ruling) -> BTreeSet<ruling_oracle::Move> {
    let number = |s: Square| u32::from(s.number());
    let moves: BTreeSet<_> = ruling
        .required
        .iter()
        .map(|m| (number(m.from), number(m.to), m.captured.iter().map(number).collect()))
        .collect();
    assert_eq!(moves.len(), ruling.required.len(), "a move is listed twice");
    moves
}

fn flipped(position: &Position, tried: &Tried) -> (Position, Tried) {
    let turn = |n: &u32| 51_u32.wrapping_sub(*n);
    let tried = Tried {
        numbers: tried.numbers.iter().map(turn).collect(),
        cross: tried.cross,
        removed: tried.removed.as_ref().map(|list| list.iter().map(turn).collect()),
    };
    (position.flip(), tried)
}

fn config() -> ProptestConfig {
    ProptestConfig { cases: 10_000, max_global_rejects: 10_000, ..ProptestConfig::default() }
}

#[test]
fn every_code_agrees_with_a_second_reading_of_the_contract() {
    // How often each code was met, to see that the tries reach all of them.
    let met: RefCell<BTreeMap<&str, u32>> = RefCell::default();
    let runner = &mut proptest::test_runner::TestRunner::new(config());
    let result = runner.run(&(diagrams(), seeds()), |(diagram, seeds)| {
        let (position, oracle) = match (diagram.position(), diagram.oracle()) {
            (Some(position), Some(oracle)) => (position, oracle),
            _ => return Err(TestCaseError::reject("no position, or too many routes to list")),
        };
        for seed in &seeds {
            let tried = make_try(&oracle, seed);
            let ruling = rule(&position, &tried);
            let code = ruling.code().name();
            let at = format!("{position} {} {:?}", text_of(&tried), tried.removed);
            prop_assert_eq!(code, oracle.code(&tried), "{}", at);
            *met.borrow_mut().entry(code).or_default() += 1;
            // The list is the list of legal moves.
            prop_assert_eq!(&as_oracle_moves(&ruling), &oracle.legal, "{}", at);
            // Legal exactly when one listed move fits, or the pieces lifted pick one.
            if oracle.legal.is_empty() || code == "no-such-square" {
                prop_assert!(!ruling.is_legal(), "{}", at);
                continue;
            }
            let fitting = oracle.fits(&tried);
            let lifted: Option<BTreeSet<u32>> = tried.removed.clone().map(|r| r.into_iter().collect());
            let picked = match &lifted {
                None => fitting.len() == 1,
                Some(lifted) => fitting.iter().filter(|m| m.2 == *lifted).count() == 1,
            };
            prop_assert_eq!(ruling.is_legal(), picked, "{}", at);
            // The board turned, the colours exchanged: the same code.
            let (turned, tried) = flipped(&position, &tried);
            let ruling = rule(&turned, &tried);
            prop_assert_eq!(code, ruling.code().name(), "turned: {}", at);
        }
        Ok(())
    });
    result.unwrap();
    let met = met.into_inner();
    for code in RulingCode::ALL {
        let times = met.get(code.name()).copied().unwrap_or(0);
        assert!(times >= 100, "{code} was met {times} times only: {met:?}");
    }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn every_form_of_a_legal_move_is_legal_or_ambiguous(
        diagram in diagrams(),
        nth in any::<prop::sample::Index>(),
        dash in any::<bool>(),
    ) {
        let position = diagram.position().unwrap_or_else(Position::starting);
        let legal = position.legal_moves();
        prop_assume!(!legal.is_empty());
        let m = legal[nth.index(legal.len())];
        let forms = [position.notation(&m), position.path(&m).notation(), m.hub(), m.short()];
        for (place, form) in forms.iter().enumerate() {
            let form = if dash { form.replace('x', "-") } else { form.clone() };
            let text = MoveText::parse(&form, Leniency::Typed).unwrap();
            let lifted: Vec<Square> = m.captured.iter().collect();
            for ruleset in Ruleset::ALL {
                let ruling = explain(&position, &text, None, ruleset);
                let code = ruling.code();
                let fine = code == RulingCode::Legal || (code == RulingCode::Ambiguous && place > 0);
                prop_assert!(fine, "{} {}: {}", position, form, code);
                prop_assert_eq!(ruling.irregularity, None);
                if code == RulingCode::Legal && place == 0 {
                    prop_assert_eq!(ruling.named_move(), Some(m));
                }
            }
            let ruling = explain(&position, &text, Some(&lifted), Ruleset::Ffjd);
            if ruling.named_move() == Some(m) {
                prop_assert_eq!(ruling.code(), RulingCode::Legal, "{} {} {:?}", position, form, lifted);
            }
        }
    }

    #[test]
    fn no_text_whatever_breaks_a_ruling(
        diagram in diagrams(),
        text in prop_oneof![
            "\\PC{0,20}",
            "[0-9x:×\\-–. <>,!?*]{0,24}",
            "[0-9]{1,2}([x-][0-9]{1,3}){1,40}",
            "[0-9]{1,2}x[0-9]{1,2} ?<[0-9]{1,2}(,[0-9]{1,2}){0,4}>",
        ],
        removed in proptest::option::of(proptest::collection::vec(1..=50_u8, 0..6)),
        ruleset in proptest::sample::select(&Ruleset::ALL[..]),
    ) {
        let position = diagram.position().unwrap_or_else(Position::starting);
        let removed: Option<Vec<Square>> =
            removed.map(|list| list.into_iter().map(Square::at).collect());
        for leniency in [Leniency::File, Leniency::Typed] {
            match MoveText::parse(&text, leniency) {
                Err(error) => {
                    prop_assert!(error.offset <= text.len() && text.is_char_boundary(error.offset));
                }
                Ok(parsed) => {
                    prop_assert!(parsed.numbers.len() >= 2);
                    let ruling = explain(&position, &parsed, removed.as_deref(), ruleset);
                    let mut legal: Vec<_> = position.legal_moves().into_iter().collect();
                    legal.sort_unstable();
                    prop_assert_eq!(&ruling.required, &legal);
                    match ruling.irregularity {
                        None => prop_assert_eq!(ruling.code().article(), None),
                        Some(found) => {
                            prop_assert_eq!(Some(found.article), ruling.code().article());
                            let both = ruleset == Ruleset::Family;
                            prop_assert_eq!(found.decided_by == DecidedBy::Both, both);
                            prop_assert_eq!(found.options.len(), if both { 1 } else { 2 });
                        }
                    }
                    if parsed.separator == Separator::Cross && ruling.is_legal() {
                        prop_assert!(ruling.named_move().map_or(false, |m| m.is_capture()));
                    }
                }
            }
        }
    }
}
