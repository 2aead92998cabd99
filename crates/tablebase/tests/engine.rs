//! The engine with tables: exact at the root, sound in the tree, never too late for a limit.

mod common;

use std::sync::Arc;

use common::{build_all, open, Random};
use damier_core::{EndingValue, Game, MaterialClass, Move, Position, Ruleset};
use damier_engine::{Endgames, Engine, Goal, Limits, Meaning, Nobody, Observer, Options, Report, Root};
use damier_tablebase::{CacheSizes, Material, Shipped, Tablebase};

fn tables(pieces: u8) -> (tempfile::TempDir, Arc<Tablebase>) {
    let folder = tempfile::tempdir().unwrap();
    build_all(folder.path(), pieces);
    let tables = open(folder.path());
    (folder, Arc::new(tables))
}

fn engine(tables: &Arc<Tablebase>, depth: u32) -> Engine {
    let mut engine = Engine::new(Limits::depth(depth), 0);
    engine.set_endgames(Some(Arc::clone(tables) as Arc<dyn Endgames>));
    engine
}

fn position(fen: &str) -> Position {
    damier_core::fen::parse(fen).unwrap().into_position().unwrap()
}

fn any_move(position: &Position, random: &mut Random) -> Move {
    let legal = position.legal_moves();
    legal[random.below(legal.len())]
}

/// Best defence, the first of equal ones.
fn slowest(tables: &Tablebase, position: &Position) -> Move {
    tables.probe(position).unwrap().moves[0].m
}

/// Plies until a limit of Annex 1 falls.
fn left(root: &Root) -> u32 {
    let class = MaterialClass::of(root.position.board());
    let class = class.map_or(u32::MAX, |class| class.limit() - root.class_plies);
    class.min(50 - root.quiet_plies)
}

/// A position of at most four pieces whose counters have run for some time.
fn late_root(random: &mut Random, classes: &[Material]) -> Root {
    let class = classes[random.below(classes.len())];
    let position = random.position(class);
    let limit = MaterialClass::of(position.board()).map_or(50, MaterialClass::limit);
    let plies = random.below(limit as usize) as u32;
    Root { quiet_plies: plies, class_plies: plies, ..Root::of(position) }
}

#[test]
fn endings_of_at_most_four_pieces_are_played_exactly() {
    let tables = Arc::new(Tablebase::open(&Shipped, CacheSizes::default()).unwrap());
    let mut random = Random(0x5EED_0FE4);
    let classes: Vec<Material> = (2..=4).flat_map(Material::classes).collect();
    let (mut decided, mut drawn, mut late) = (0, 0, 0);
    for _ in 0..4_000 {
        let root = late_root(&mut random, &classes);
        let value = tables.value(&root.position).unwrap();
        let Some(found) = engine(&tables, 2).best_move(&root) else { continue };
        let after = tables.value(&root.position.play_unchecked(&found.best)).unwrap();
        match value {
            EndingValue::Win { plies } if u32::from(plies) <= left(&root) => {
                assert_eq!(found.score.meaning(), Meaning::WinIn(plies.into()), "{root:?}");
                assert_eq!(found.line.len(), usize::from(plies), "{root:?}");
                assert_eq!(after, EndingValue::Loss { plies: plies - 1 }, "{root:?}");
                decided += 1;
            }
            EndingValue::Loss { plies } if u32::from(plies) <= left(&root) => {
                assert_eq!(found.score.meaning(), Meaning::LossIn(plies.into()), "{root:?}");
                assert_eq!(after, EndingValue::Win { plies: plies - 1 }, "{root:?}");
                decided += 1;
            }
            EndingValue::Draw => {
                assert_eq!(found.score.meaning(), Meaning::Draw, "{root:?}");
                // The last move before a limit may be any that draws by it.
                assert!(after == EndingValue::Draw || left(&root) == 1, "{root:?}");
                drawn += 1;
            }
            // Too late, unless something restarts the count: then it is no estimate any more.
            EndingValue::Win { .. } => {
                assert!(matches!(after, EndingValue::Loss { .. } | EndingValue::Draw), "{root:?}");
                late += 1;
            }
            EndingValue::Loss { .. } => late += 1,
        }
    }
    assert!(decided > 1_000 && drawn > 1_000 && late > 100, "{decided} {drawn} {late}");

    the_limits_of_a_class_decide(&tables);
    games_against_any_defence(&tables, &mut random, &classes);
    sound_in_the_tree(&tables, &mut random);
}

fn the_limits_of_a_class_decide(tables: &Arc<Tablebase>) {
    // The longest win of two kings and a man against a king takes 31 plies.
    let at = position("W:WK12,K40,50:BK11");
    let ask = |class_plies: u32, quiet_plies: u32| {
        engine(tables, 4).best_move(&Root { class_plies, quiet_plies, ..Root::of(at) }).unwrap()
    };
    assert_eq!(ask(0, 0).score.meaning(), Meaning::WinIn(31));
    assert_eq!(ask(1, 1).score.meaning(), Meaning::WinIn(31));
    assert!(!ask(2, 2).score.is_decided());
    // Nearly over: nothing that is left wins, and it is known.
    assert_eq!(ask(30, 30).score.value(), 0);
    // A limit that has passed and ended no game is none.
    assert_eq!(ask(40, 40).score.meaning(), Meaning::Men(ask(40, 40).score.value() as f64 / 100.0));
    let without = Root { class_plies: 99, quiet_plies: 99, ..Root::of(at) };
    assert_eq!(engine(tables, 4).best_move(&without).unwrap().score.meaning(), Meaning::WinIn(31));

    // The counters of a game in which a man has moved: the class counts on.
    let mut root = Root::of(at);
    for m in tables.line(&at).unwrap().iter().take(2) {
        root.play(m);
    }
    assert_eq!(root.class_plies, 2);
}

/// Every won position is won in time, against the longest defence and against any other, by the
/// rules of Annex 1 as the game counts them.
fn games_against_any_defence(tables: &Arc<Tablebase>, random: &mut Random, classes: &[Material]) {
    let mut engine = engine(tables, 2);
    let (mut won, mut longest) = (0, 0);
    while won < 400 {
        let class = classes[random.below(classes.len())];
        let start = random.position(class);
        let EndingValue::Win { plies } = tables.value(&start).unwrap() else { continue };
        let mut game = Game::new(start, Ruleset::Fmjd);
        let careless = won % 2 == 0;
        for ply in 0.. {
            if game.outcome().is_some() {
                break;
            }
            let here = *game.position();
            let m = match ply % 2 {
                0 => engine.best_move(&Root::from(&game)).unwrap().best,
                _ if careless => any_move(&here, random),
                _ => slowest(tables, &here),
            };
            game.play(&m).unwrap();
        }
        assert_eq!(game.outcome().unwrap().winner(), Some(start.turn()), "{start}");
        assert!(game.ply() <= u32::from(plies) && (careless || game.ply() == u32::from(plies)), "{start}");
        longest = longest.max(plies);
        won += 1;
    }
    assert!(longest > 20, "{longest}");
}

/// With tables of fewer pieces than the root has, what is called won is won, and lost lost.
fn sound_in_the_tree(four: &Arc<Tablebase>, random: &mut Random) {
    let (_folder, three) = tables(3);
    let classes = Material::classes(4);
    let (mut proved, mut better) = (0, 0);
    for _ in 0..1_500 {
        let root = late_root(random, &classes);
        let bare = Engine::new(Limits::depth(4), 0).best_move(&root);
        let Some(found) = engine(&three, 4).best_move(&root) else { continue };
        let value = four.value(&root.position).unwrap();
        match found.score.meaning() {
            Meaning::WinIn(most) => {
                assert!(matches!(value, EndingValue::Win { plies } if u32::from(plies) <= most), "{root:?}");
            }
            Meaning::LossIn(_) => assert!(matches!(value, EndingValue::Loss { .. }), "{root:?}"),
            Meaning::Men(_) => continue,
            // Every move takes something.
            Meaning::Draw => assert_eq!(value, EndingValue::Draw, "{root:?}"),
        }
        proved += 1;
        better += u32::from(!bare.unwrap().score.is_decided());
    }
    assert!(proved > 300 && better > 50, "{proved} {better}");
}

/// All reports of a search.
#[derive(Default)]
struct Listener(Vec<Report>);

impl Observer for Listener {
    fn finished(&mut self, report: &Report) -> bool {
        self.0.push(report.clone());
        false
    }
}

#[test]
fn every_move_of_a_known_root_has_its_value() {
    let (_folder, tables) = tables(3);
    for fen in ["W:WK1,K2:BK45", "W:WK36,K47:BK4", "W:WK1,K2:BK46", "B:W31,32:B4", "W:WK5:B1,17"] {
        let at = position(fen);
        let probed = tables.probe(&at).unwrap();
        let options = Options {
            endgames: Some(Arc::clone(&tables) as Arc<dyn Endgames>),
            table_bits: 12,
            ..Options::default()
        };
        let goal = Goal { depth: 4, lines: 100, even_forced: true, ..Goal::default() };
        let mut heard = Listener::default();
        Engine::with(options).search(&Root::of(at), &goal, &mut heard).unwrap();
        let last = heard.0.last().unwrap();
        assert_eq!(last.lines.len(), probed.moves.len(), "{fen}");
        for line in &last.lines {
            let expected = probed.moves.iter().find(|m| m.m == line.moves[0]).unwrap();
            let plies = u32::from(expected.plies.unwrap_or(0));
            let meaning = match expected.wdl {
                damier_tablebase::Wdl::Win => Meaning::WinIn(plies),
                damier_tablebase::Wdl::Draw => Meaning::Draw,
                damier_tablebase::Wdl::Loss => Meaning::LossIn(plies),
            };
            assert_eq!(line.score.meaning(), meaning, "{fen} {:?}", line.moves);
            let mut here = at;
            for m in &line.moves {
                assert!(here.is_legal(m), "{fen}");
                here = here.play_unchecked(m);
            }
        }
    }
}

#[test]
fn without_distances_a_win_is_kept_and_made() {
    let folder = tempfile::tempdir().unwrap();
    build_all(folder.path(), 3);
    let known = open(folder.path());
    for entry in std::fs::read_dir(folder.path()).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|kind| kind == "dtw") {
            std::fs::remove_file(path).unwrap();
        }
    }
    let tables = Arc::new(open(folder.path()));
    for fen in ["W:WK1,K2:BK45", "W:WK5:B1,17", "W:WK2,6:BK50", "B:WK50,K49:BK6"] {
        let mut root = Root::of(position(fen));
        let mut engine = engine(&tables, 8);
        let winner = match known.wdl(&root.position).unwrap() {
            damier_tablebase::Wdl::Win => root.position.turn(),
            _ => root.position.turn().opponent(),
        };
        if known.wdl(&root.position).unwrap() == damier_tablebase::Wdl::Draw {
            continue;
        }
        for _ in 0..50 {
            if root.position.legal_moves().is_empty() {
                break;
            }
            let m = if root.position.turn() == winner {
                engine.best_move(&root).unwrap().best
            } else {
                slowest(&known, &root.position)
            };
            root.play(&m);
            assert_ne!(known.wdl(&root.position).unwrap(), damier_tablebase::Wdl::Draw, "{fen}");
        }
        assert!(root.position.legal_moves().is_empty(), "{fen} {}", root.position);
    }
}

#[test]
fn damaged_tables_are_no_reason_not_to_play() {
    let folder = tempfile::tempdir().unwrap();
    build_all(folder.path(), 2);
    let path = folder.path().join("0101.dtw");
    let mut bytes = std::fs::read(&path).unwrap();
    *bytes.last_mut().unwrap() ^= 1;
    std::fs::write(&path, &bytes).unwrap();
    let tables = Arc::new(open(folder.path()));
    let root = Root::of(position("W:WK46:BK1"));
    let best = engine(&tables, 6).search(&root, &Goal { depth: 6, ..Goal::default() }, &mut Nobody).unwrap();
    assert!(root.position.is_legal(&best.best));
}
