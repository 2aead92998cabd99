//! Making the file: many drafts of each kind, the best chosen.

use std::collections::BTreeSet;

use damier_core::Position;

use crate::difficulty::Band;
use crate::exercise::{Collection, Exercise, Kind, Mistake, VERSION};
use crate::kinds::{capture, legal, mistake, predict, squares, tactic, theme, Draft};
use crate::positions::{game, Positions, Style};
use crate::random::Random;
use crate::search::Search;
use crate::select::Pool;

/// Games played to draw positions from.
const GAMES: usize = 120;
/// Drafts made for each exercise that is wanted.
const DRAFTS: usize = 40;
/// Positions looked at for each draft that is wanted, at most.
const TRIES: usize = 400;

/// Games played for offers and combinations, at most.
const MOST_GAMES: usize = 4000;
/// Lines that are looked for, for each one wanted.
const LINES: usize = 3;

/// What is to be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// The same seed gives the same exercises on every machine.
    pub seed: u64,
    /// How many of each kind.
    pub per_kind: usize,
}

/// Makes exercises of all kinds. `tell` is called with each kind when it is finished and how many there are.
pub fn generate(options: Options, tell: &mut dyn FnMut(Kind, usize)) -> Collection {
    let mut search = Search::new();
    let mut random = Random::new(options.seed);
    let games = GAMES.min(8 + 4 * options.per_kind);
    let positions = Positions::new(&mut random, &mut search, games);
    let mut mined = Mined::default();
    let mut exercises = Vec::new();
    for (place, kind) in Kind::ALL.into_iter().enumerate() {
        // Each kind has its own numbers: a change in one leaves the others as they are.
        let mut random = Random::new(options.seed ^ (place as u64 + 1) << 40);
        let chosen = match kind {
            // With so many rulings to meet, a quarter more of these.
            Kind::Legal => legal_ones(&positions, &mut random, options.per_kind + options.per_kind / 4),
            Kind::Mistake => mistakes(&positions, &mut random, options.per_kind),
            Kind::Squares => squares_by_number(&positions, &mut random, options.per_kind),
            Kind::Offer => {
                mined = mine(&mut random, &mut search, options.per_kind);
                without_look(std::mem::take(&mut mined.offers).choose(options.per_kind, |_| None))
            }
            Kind::Combination => {
                without_look(std::mem::take(&mut mined.combinations).choose(options.per_kind, |_| None))
            }
            Kind::Touch | Kind::Count | Kind::Landing | Kind::Predict => {
                simple(kind, &positions, &mut random, options.per_kind)
            }
        };
        tell(kind, chosen.len());
        for (number, (draft, difficulty)) in chosen.into_iter().enumerate() {
            let theme = theme(&draft.position, &draft.question);
            exercises.push(Exercise {
                id: format!("{kind}-{:03}", number + 1),
                question: draft.question,
                fen: draft.position.to_string(),
                difficulty,
                theme,
            });
        }
    }
    Collection { version: VERSION, exercises }
}

type Chosen = Vec<(Draft, u8)>;

fn without_look(chosen: Vec<(Draft, crate::kinds::Look)>) -> Chosen {
    chosen.into_iter().map(|(draft, look)| (draft, look.difficulty)).collect()
}

/// Kinds that any position may serve.
fn simple(kind: Kind, positions: &Positions, random: &mut Random, count: usize) -> Chosen {
    let mut pool = Pool::default();
    let enough = |pool: &Pool| {
        pool.len() >= DRAFTS * count && Band::ALL.iter().all(|band| pool.in_band(*band) >= count)
    };
    for tried in 0..TRIES * DRAFTS * count / 10 {
        if tried % 200 == 0 && enough(&pool) {
            break;
        }
        let Some(position) = positions.any(random) else { continue };
        let draft = match kind {
            Kind::Touch => capture::ask_touch(&position),
            Kind::Count => capture::ask_count(&position, random),
            Kind::Landing => capture::ask_landing(&position, random),
            Kind::Predict => predict::ask(&position, random),
            _ => None,
        };
        if let Some(draft) = draft {
            pool.add(draft);
        }
    }
    without_look(pool.choose(count, |_| None))
}

/// How many of a hundred become how many of `count`, at least one.
fn share(in_hundred: usize, count: usize) -> usize {
    ((in_hundred * count + 50) / 100).max(1)
}

/// Fills a pool group by group: the group that lacks most is asked for first.
fn fill<G: Copy>(
    groups: &[(G, usize)],
    name: impl Fn(G) -> &'static str,
    count: usize,
    random: &mut Random,
    mut ask: impl FnMut(G, &mut Random) -> Option<Draft>,
) -> Pool {
    let mut pool = Pool::default();
    let wanted = |in_hundred: usize| DRAFTS * share(in_hundred, count) / 2;
    for _ in 0..TRIES * DRAFTS * count {
        let lacking = groups
            .iter()
            .filter(|(group, part)| pool.in_group(name(*group)) < wanted(*part))
            .min_by_key(|(group, part)| 1000 * pool.in_group(name(*group)) / wanted(*part));
        let Some((group, _)) = lacking else { break };
        if let Some(draft) = ask(*group, random) {
            pool.add(draft);
        }
    }
    pool
}

fn legal_ones(positions: &Positions, random: &mut Random, count: usize) -> Chosen {
    let pool = fill(
        &legal::SHARES,
        |code| code.name(),
        count,
        random,
        |code, random| legal::ask(&positions.any(random)?, code, random),
    );
    without_look(pool.choose(count, |group| {
        legal::SHARES.iter().find(|(code, _)| code.name() == group).map(|(_, part)| share(*part, count))
    }))
}

fn mistakes(positions: &Positions, random: &mut Random, count: usize) -> Chosen {
    let groups = Mistake::ALL.map(|mistake| (mistake, 17));
    let pool = fill(&groups, Mistake::name, count, random, |mistake, random| {
        mistake::ask(&positions.any(random)?, mistake, random)
    });
    without_look(pool.choose(count, |_| Some(count.div_ceil(Mistake::ALL.len()))))
}

fn squares_by_number(positions: &Positions, random: &mut Random, count: usize) -> Chosen {
    let mut pool = Pool::default();
    for _ in 0..400 {
        for (task, _) in squares::SHARES {
            let from_game = if random.chance(50) { positions.of_game(random) } else { None };
            let position = from_game.unwrap_or_else(Position::starting);
            if let Some(draft) = squares::ask(&position, task, random) {
                pool.add(draft);
            }
        }
    }
    without_look(pool.choose(count, |group| {
        squares::SHARES.iter().find(|(task, _)| task.name() == group).map(|(_, part)| share(*part, count))
    }))
}

/// What was found in games.
#[derive(Default)]
struct Mined {
    offers: Pool,
    combinations: Pool,
}

/// Plays games until they have given enough lines that hold.
fn mine(random: &mut Random, search: &mut Search, count: usize) -> Mined {
    let mut mined = Mined::default();
    let mut mechanisms = BTreeSet::new();
    for _ in 0..MOST_GAMES {
        if [&mined.offers, &mined.combinations].iter().all(|pool| pool.len() >= LINES * count) {
            break;
        }
        let style = Style { depth: 2, careless: random.between(8, 30) };
        for position in game(random, search, style).iter().skip(6) {
            let Some(found) = tactic::find(position) else { continue };
            let line = tactic::valued(position, &found.moves);
            let pool = if line.is_combination() { &mut mined.combinations } else { &mut mined.offers };
            if pool.len() >= LINES * count {
                continue;
            }
            if !mechanisms.insert(tactic::mechanism(&line)) {
                continue;
            }
            if tactic::holds(position, &line, search, tactic::CHECK_DEPTH).is_err() {
                continue;
            }
            // As it stood in the game, or with fewer pieces, so that the idea stands alone.
            let wanted = match random.below(10) {
                0..=1 => 50,
                2..=4 => random.between(9, 14) as u32,
                _ => random.between(3, 8) as u32,
            };
            let shorter = tactic::shorten(position, &line, wanted, search, random);
            let line = tactic::valued(&shorter, &line.moves);
            if tactic::depths(&shorter).any(|depth| tactic::holds(&shorter, &line, search, depth).is_err()) {
                continue;
            }
            let Some(draft) = tactic::draft(&shorter, &line) else { continue };
            pool.add(draft);
        }
    }
    mined
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The kinds that need no mining, which takes its time; it draws from the same stream of numbers.
    fn some(seed: u64) -> Vec<(String, u8)> {
        let (mut random, mut search) = (Random::new(seed), Search::new());
        let positions = Positions::new(&mut random, &mut search, 6);
        let mut all = simple(Kind::Touch, &positions, &mut random, 2);
        all.extend(simple(Kind::Predict, &positions, &mut random, 2));
        all.extend(mistakes(&positions, &mut random, 2));
        all.extend(squares_by_number(&positions, &mut random, 4));
        all.iter().map(|(draft, difficulty)| (draft.position.to_string(), *difficulty)).collect()
    }

    #[test]
    fn the_same_seed_gives_the_same_exercises() {
        assert_eq!(some(5), some(5));
        assert_ne!(some(5), some(6));
    }
}
