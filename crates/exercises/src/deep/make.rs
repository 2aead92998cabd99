//! Which of many drafts become exercises, and how hard they are.

use std::collections::{BTreeMap, BTreeSet};

use damier_core::{MoveList, Position};
use damier_tablebase::{ProbeError, Tablebase};

use super::judge::Judge;
use super::{ending, guard, turned_key};
use super::{DeepCollection, DeepDraft, DeepExercise, DeepKind, DeepQuestion, Source, Value, DEEP_VERSION};
use crate::random::Random;
use crate::text::{position_of, read_move};

/// How many of each kind are wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wanted {
    /// Shots, at most.
    pub shots: usize,
    /// Of each other kind; half of *defend* is known by search, half by tables.
    pub others: usize,
}

impl Default for Wanted {
    fn default() -> Wanted {
        Wanted { shots: 600, others: 100 }
    }
}

/// Positions put at random for each exercise that tables are asked for, at most.
const TRIES: usize = 60_000;
/// Of a material class come at most so many in a hundred of a kind.
const OF_A_CLASS: usize = 10;
/// Drafts of *defend* by search for each that is wanted, so that one can choose.
const SPARE: usize = 2;
/// Of a game every so many-eth position is looked at.
const STRIDE: usize = 5;

/// Drafts, no two the same whichever way the board is turned.
#[derive(Default)]
pub struct DeepPool {
    drafts: Vec<DeepDraft>,
    keys: BTreeSet<(DeepKind, String)>,
}

impl DeepPool {
    /// Adds a draft unless one like it is there.
    pub fn add(&mut self, draft: DeepDraft) -> bool {
        let Some(position) = position_of(&draft.fen) else { return false };
        let new = self.keys.insert((draft.question.kind(), turned_key(&position)));
        if new {
            self.drafts.push(draft);
        }
        new
    }

    /// Takes the endings that tables are asked about.
    ///
    /// # Errors
    /// When a table that is needed is missing or damaged.
    pub fn add_endings(&mut self, tables: &Tablebase, wanted: Wanted, seed: u64) -> Result<(), ProbeError> {
        let mut random = Random::new(seed);
        let most = (wanted.others * OF_A_CLASS).div_ceil(100);
        // Each sort of question gets its share: the lengths of a win, the three values.
        let mut win_quota = Quota::new(wanted.others.div_ceil(5), most);
        let mut verdict_quota = Quota::new(wanted.others.div_ceil(3), most);
        let mut defend_quota = Quota::new(wanted.others.div_ceil(2), most);
        for _ in 0..TRIES * wanted.others / 10 {
            let number = random.below(ending::CLASSES.len());
            let Some(position) = ending::sprinkle(&mut random, ending::CLASSES[number]) else { continue };
            let turn = random.below(3);
            let (draft, quota) = match turn {
                0 => (ending::ask_win(tables, &position)?, &mut win_quota),
                1 => (ending::ask_verdict(tables, &position)?, &mut verdict_quota),
                _ => (ending::ask_defend(tables, &position)?, &mut defend_quota),
            };
            let Some(draft) = draft else { continue };
            let sort = match &draft.question {
                DeepQuestion::Win { moves, .. } => u32::from(*moves),
                DeepQuestion::Verdict { answer, .. } => *answer as u32,
                _ => 0,
            };
            if quota.has_room(sort, number) && self.add(draft) {
                quota.take(sort, number);
            }
        }
        Ok(())
    }

    /// Takes positions of games in which one move alone loses nothing; each comes with what the game's own
    /// search said of it, for the side to move.
    pub fn add_guards(&mut self, games: &mut dyn Iterator<Item = Vec<(Position, i32)>>, wanted: Wanted) {
        let mut judge = Judge::new();
        let mut left = wanted.others.div_ceil(2) * SPARE;
        for game in games {
            if left == 0 {
                break;
            }
            // One of a game.
            let level = game.iter().filter(|(_, said)| said.abs() <= 60).step_by(STRIDE);
            let found = level.filter_map(|(position, _)| guard::prove_guard(position, &mut judge)).next();
            if found.is_some_and(|draft| self.add(draft)) {
                left -= 1;
            }
        }
    }
}

/// How many there may still be of a sort, and of a class within a kind.
struct Quota {
    of_a_sort: usize,
    of_a_class: usize,
    sorts: BTreeMap<u32, usize>,
    classes: BTreeMap<usize, usize>,
}

impl Quota {
    fn new(of_a_sort: usize, of_a_class: usize) -> Quota {
        Quota { of_a_sort, of_a_class, sorts: BTreeMap::new(), classes: BTreeMap::new() }
    }

    fn has_room(&self, sort: u32, class: usize) -> bool {
        let count = |map: Option<&usize>| map.copied().unwrap_or(0);
        count(self.sorts.get(&sort)) < self.of_a_sort && count(self.classes.get(&class)) < self.of_a_class
    }

    fn take(&mut self, sort: u32, class: usize) {
        *self.sorts.entry(sort).or_default() += 1;
        *self.classes.entry(class).or_default() += 1;
    }
}

/// The file: of each kind so many, easy ones first. Shots are thinned evenly, so that all degrees stay.
#[must_use]
pub fn choose_deep(pool: DeepPool, wanted: Wanted) -> DeepCollection {
    let mut kinds: BTreeMap<DeepKind, Vec<(u8, DeepDraft)>> = BTreeMap::new();
    for draft in pool.drafts {
        if let Some(points) = difficulty(&draft.fen, &draft.question) {
            kinds.entry(draft.question.kind()).or_default().push((points, draft));
        }
    }
    let mut exercises = Vec::new();
    for (kind, mut drafts) in kinds {
        drafts.sort_by(|(a, x), (b, y)| (a, x.fen.len(), &x.fen).cmp(&(b, y.fen.len(), &y.fen)));
        let most = if kind == DeepKind::Shot { wanted.shots } else { wanted.others };
        let chosen: Vec<_> = match kind {
            DeepKind::Defend => {
                let half = |by: Source| {
                    let is = |draft: &DeepDraft| matches!(&draft.question, DeepQuestion::Defend { by: own, .. } if *own == by);
                    thinned(drafts.iter().filter(|(_, draft)| is(draft)).cloned().collect(), most.div_ceil(2))
                };
                let mut both = [half(Source::Search), half(Source::Tables)].concat();
                both.sort_by(|(a, x), (b, y)| (a, x.fen.len(), &x.fen).cmp(&(b, y.fen.len(), &y.fen)));
                both
            }
            _ => thinned(drafts, most),
        };
        for (number, (difficulty, draft)) in chosen.into_iter().enumerate() {
            let id = format!("{kind}-{:03}", number + 1);
            exercises.push(DeepExercise { id, question: draft.question, fen: draft.fen, difficulty });
        }
    }
    DeepCollection { version: DEEP_VERSION, exercises }
}

/// So many of a list at most, evenly from its beginning to its end.
fn thinned<T>(list: Vec<T>, most: usize) -> Vec<T> {
    let all = list.len();
    let keep = |place: usize| all <= most || (place + 1) * most / all > place * most / all;
    list.into_iter().enumerate().filter(|(place, _)| keep(*place)).map(|(_, one)| one).collect()
}

/// Points as docs/exercises.md has them; `None` if the question makes no sense in its position.
pub(super) fn difficulty(fen: &str, question: &DeepQuestion) -> Option<u8> {
    let position = position_of(fen)?;
    let moves = position.legal_moves();
    let choices = moves.len() as i64;
    let points = match question {
        DeepQuestion::Shot { line, .. } => of_shot(&position, line)?,
        DeepQuestion::Win { moves, wins, .. } => {
            // Where several moves go on winning, one is found more easily.
            let ways = wins.len() as i64 - i64::from(*moves);
            14 * (i64::from(*moves) - 2) + choices.min(24) - ways.min(6) + enemy_kings(&position)
        }
        DeepQuestion::Verdict { answer, keeps, line } => {
            let depth = if *answer == Value::Draw { 24 } else { 2 * line.len() as i64 };
            let rare = if *answer == Value::Loss { 12 } else { 12 - i64::from(*keeps).min(12) };
            depth + rare + choices.min(20) / 2 + enemy_kings(&position)
        }
        DeepQuestion::Defend { by: Source::Tables, .. } => 12 + 2 * choices.min(24) + enemy_kings(&position),
        DeepQuestion::Defend { by: Source::Search, replies, .. } => {
            let longest = replies.values().map(Vec::len).max().unwrap_or(0) as i64;
            let mean = replies.values().map(Vec::len).sum::<usize>() as i64 / (replies.len().max(1) as i64);
            3 * longest + 5 * mean + choices
        }
    };
    Some(points.clamp(0, 100) as u8)
}

fn enemy_kings(position: &Position) -> i64 {
    6 * i64::from(position.board().kings_of(position.turn().opponent()).len().min(1))
}

/// Own moves, men given, quiet moves of ours that force nothing, choices of the enemy, choices of ours.
fn of_shot(position: &Position, line: &[String]) -> Option<i64> {
    let mut here = *position;
    let (mut given, mut free, mut branches) = (0, 0, 0);
    let mut legal = MoveList::new();
    for (ply, text) in line.iter().enumerate() {
        let m = read_move(&here, text)?;
        here.legal_moves_into(&mut legal);
        if ply % 2 == 1 {
            given += i64::from(m.captured.len());
            branches += i64::from(legal.len() > 1);
        }
        here = here.play_unchecked(&m);
        if ply % 2 == 0 && ply + 1 < line.len() {
            free += i64::from(!here.must_capture());
        }
    }
    let own = line.len().div_ceil(2) as i64;
    let choices = position.legal_moves().len() as i64;
    Some(11 * (own - 1) + 4 * given + 8 * free + 3 * branches + choices - 4)
}
