//! `damier match`: two engines against each other, with Elo and error bars.

use std::fs::OpenOptions;
use std::io::Write as _;
use std::time::Duration;

use damier_answers::{read_position, ErrorCode, Json, Language};
use damier_arena::{contest, Clock, Contest, Control, Ending, PairReport, Spent, Tally, Verdict as Test};
use damier_core::{Color, Position};
use damier_engine::Random;

use super::players::{fault_words, Player};
use super::record::{pdn_game, Tags};
use super::{endings, Setting};
use crate::args::Match;
use crate::failure::{Failure, Verdict};
use crate::io::Io;
use crate::text::{colon, decimal, reason, rounded, say};

pub(crate) fn run(options: &Match, setting: &Setting, io: &mut Io<'_>) -> Result<Verdict, Failure> {
    let language = setting.language;
    check_hypotheses(options, language)?;
    let openings = openings(options, language)?;
    let players =
        [Player::parse('A', &options.first, language)?, Player::parse('B', &options.second, language)?];
    let mut state = State::open(options, &openings, language)?;
    let pairs = (options.games as usize).div_ceil(2);
    if options.games % 2 == 1 {
        writeln!(io.stderr, "damier: {}", one_more(options.games, language))?;
    }
    let mut problem = Ok(());
    if state.done < pairs && !state.decided(options) {
        let what = Contest {
            openings: &openings,
            first: state.done,
            end: pairs,
            concurrency: options.concurrency as usize,
            control: match options.clock {
                Some(clock) => Control::Game(clock),
                None => Control::Move(Duration::from_secs_f64(options.movetime)),
            },
        };
        let [make_first, make_second] = players.each_ref().map(|player| || player.make(options));
        contest(&what, &make_first, &make_second, &mut |pair| {
            problem = state.add(&pair, options, &players, &openings, setting, io);
            problem.is_ok() && !state.decided(options)
        })?;
    }
    problem?;
    state.conclude(options, setting, io)?;
    Ok(Verdict::Yes)
}

/// The sequential test asks whether the second difference is the more likely one.
fn check_hypotheses(options: &Match, language: Language) -> Result<(), Failure> {
    let [low, high] = match options.sprt.as_deref() {
        Some([low, high]) => [*low, *high],
        _ => return Ok(()),
    };
    if low < high && low.is_finite() && high.is_finite() {
        return Ok(());
    }
    let what = say(
        language,
        "attendu\u{a0}: deux écarts Elo dont le premier est le plus petit, par exemple 0 5",
        "expected two Elo differences of which the first is the lower one, for example 0 5",
        "verwacht: twee Elo-verschillen waarvan het eerste het kleinste is, bijvoorbeeld 0 5",
    );
    let of = say(language, "valeurs de", "values of", "waarden van");
    Err(Failure::usage(format!("{of} --sprt{} {low} {high}, {what}", colon(language))))
}

/// An opening is always played from both sides.
fn one_more(games: u32, language: Language) -> String {
    let all = games.saturating_add(1);
    match language {
        Language::Fr => format!("{all} parties au lieu de {games}\u{a0}: deux pour chaque début"),
        Language::En => format!("{all} games instead of {games}: two for each opening"),
        Language::Nl => format!("{all} partijen in plaats van {games}: twee per opening"),
    }
}

/// A clock as it is written: `60`, `60+0.5`, `40/300+1` (seconds, increment, moves that they are for).
pub(crate) fn parse_clock(text: &str) -> Result<Clock, String> {
    let bad = || "60+0.5".to_owned();
    let seconds = |text: &str| {
        let value = text.parse::<f64>().ok().filter(|value| (0.0..1e6).contains(value)).ok_or_else(bad)?;
        Ok::<Duration, String>(Duration::from_secs_f64(value))
    };
    let (moves, rest) = match text.split_once('/') {
        Some((moves, rest)) => (Some(moves.parse().ok().filter(|n| *n > 0).ok_or_else(bad)?), rest),
        None => (None, text),
    };
    let (time, increment) = rest.split_once('+').unwrap_or((rest, "0"));
    let clock = Clock { time: seconds(time)?, increment: seconds(increment)?, moves };
    if clock.time.is_zero() {
        return Err(bad());
    }
    Ok(clock)
}

/// The openings of the file, random endings, or random openings with equal material.
fn openings(options: &Match, language: Language) -> Result<Vec<Position>, Failure> {
    let count = options.games as usize / 2 + 1;
    let path = match (&options.openings, options.endings) {
        (Some(path), _) => path,
        (None, Some(pieces)) => return Ok(endings::random(count, pieces, options.seed)),
        (None, None) => return Ok(random_openings(count, options.seed)),
    };
    let unreadable = |why: String| {
        Failure::new(ErrorCode::UnreadableFile, format!("{}{} {why}", path.display(), colon(language)))
    };
    let text = std::fs::read_to_string(path).map_err(|error| unreadable(reason(&error, language)))?;
    let mut openings = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        openings.push(read_position(line, language).map_err(|error| {
            let what = say(language, "ligne", "line", "regel");
            unreadable(format!("{what} {}{} {}", number + 1, colon(language), error.message()))
        })?);
    }
    if openings.is_empty() {
        let none = say(language, "aucune position", "no position", "geen stand");
        return Err(unreadable(none.to_owned()));
    }
    Ok(openings)
}

fn random_openings(count: usize, seed: u64) -> Vec<Position> {
    let mut random = Random::new(seed);
    let mut openings = Vec::new();
    while openings.len() < count {
        let mut at = Position::starting();
        for _ in 0..8 {
            let legal = at.legal_moves();
            at = at.play_unchecked(&legal[random.below(legal.len())]);
        }
        let board = at.board();
        let level = board.of(Color::White).len() == board.of(Color::Black).len();
        if level && !at.must_capture() && !at.is_threatened() {
            openings.push(at);
        }
    }
    openings
}

/// The match so far.
struct State {
    tally: Tally,
    /// Pairs counted; those after them may be played already and wait in `early`.
    done: usize,
    early: Vec<PairReport>,
    failures: [u32; 2],
    /// Games lost by overstepping the time.
    overtime: [u32; 2],
    spent: [Spent; 2],
    log: Option<std::fs::File>,
    pdn: Option<std::fs::File>,
}

impl State {
    /// Begins a match, or goes on with the one in the log.
    fn open(options: &Match, openings: &[Position], language: Language) -> Result<State, Failure> {
        let failed = |path: &std::path::Path, error: &std::io::Error| {
            let why = reason(error, language);
            Failure::new(ErrorCode::UnreadableFile, format!("{}{} {why}", path.display(), colon(language)))
        };
        let append = |path: &std::path::PathBuf| {
            let file = OpenOptions::new().create(true).append(true).open(path);
            file.map_err(|error| failed(path, &error))
        };
        let mut state = State {
            tally: Tally::default(),
            done: 0,
            early: Vec::new(),
            failures: [0; 2],
            overtime: [0; 2],
            spent: [Spent::default(); 2],
            log: None,
            pdn: None,
        };
        if let Some(path) = &options.log {
            let time = match options.clock {
                Some(clock) => format!("{clock:?}"),
                None => options.movetime.to_string(),
            };
            let head = format!("match {:?} {:?} {time} {}", options.first, options.second, openings[0]);
            let text = match std::fs::read_to_string(path) {
                Ok(text) => text,
                Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
                Err(error) => return Err(failed(path, &error)),
            };
            let mut lines = text.lines();
            let other = lines.next().is_some_and(|line| line != head);
            if other {
                let why = say(
                    language,
                    "c'est le journal d'un autre match",
                    "it is the log of another match",
                    "het is het logboek van een andere match",
                );
                return Err(Failure::usage(format!("{}{} {why}", path.display(), colon(language))));
            }
            for line in lines {
                let numbers: Vec<usize> = line.split_whitespace().filter_map(|n| n.parse().ok()).collect();
                if let [pair, a, b, ref rest @ ..] = numbers[..] {
                    if pair == state.done && a <= 2 && b <= 2 && matches!(rest.len(), 2 | 10) {
                        state.count([a, b]);
                        state.add_numbers(rest);
                    }
                }
            }
            let mut file = append(path)?;
            if text.is_empty() {
                writeln!(file, "{head}").map_err(|error| failed(path, &error))?;
            }
            state.log = Some(file);
        }
        state.pdn = options.pdn.as_ref().map(append).transpose()?;
        Ok(state)
    }

    /// The rest of a pair's line in the log: failures, games lost by time, late moves, moves, milliseconds, of
    /// the first and the second player each. Older logs have the failures only.
    fn add_numbers(&mut self, numbers: &[usize]) {
        for player in 0..2 {
            let number = |column: usize| numbers.get(2 * column + player).copied().unwrap_or(0);
            self.failures[player] += number(0) as u32;
            self.overtime[player] += number(1) as u32;
            let spent = &mut self.spent[player];
            spent.late += number(2) as u32;
            spent.moves += number(3) as u32;
            spent.time += Duration::from_millis(number(4) as u64);
        }
    }

    fn count(&mut self, halves: [usize; 2]) {
        halves.iter().for_each(|half| self.tally.add_game(*half));
        self.tally.add_pair(halves[0] + halves[1]);
        self.done += 1;
    }

    /// Counts a pair; pairs are counted in the order of their openings, so that a match that goes
    /// on after an interruption is the same match.
    fn add(
        &mut self,
        pair: &PairReport,
        options: &Match,
        players: &[Player; 2],
        openings: &[Position],
        setting: &Setting,
        io: &mut Io<'_>,
    ) -> Result<(), Failure> {
        self.early.push(pair.clone());
        while let Some(place) = self.early.iter().position(|pair| pair.opening == self.done) {
            let pair = self.early.swap_remove(place);
            let halves = [pair.half_points(0), pair.half_points(1)];
            let numbers = numbers_of(&pair);
            for (n, game) in pair.games.iter().enumerate() {
                let loser = &players[usize::from(halves[n] == 2)];
                let why = match &game.ending {
                    Ending::Failure(fault) => fault_words(fault, setting.language),
                    Ending::Overtime => {
                        say(setting.language, "hors temps", "out of time", "tijd verstreken").to_owned()
                    }
                    _ => continue,
                };
                writeln!(io.stderr, "damier: {}", loser.failed(&why))?;
            }
            if let Some(log) = &mut self.log {
                let [a, b] = halves;
                let rest: Vec<String> = numbers.iter().map(usize::to_string).collect();
                writeln!(log, "{} {a} {b} {}", pair.opening, rest.join(" "))?;
                log.flush()?;
            }
            if let Some(pdn) = &mut self.pdn {
                pdn.write_all(pdn_text(&pair, options, openings).as_bytes())?;
            }
            self.count(halves);
            self.add_numbers(&numbers);
            if !setting.json && self.done.is_multiple_of(10) {
                writeln!(io.stderr, "{}", self.line(options))?;
            }
        }
        Ok(())
    }

    fn decided(&self, options: &Match) -> bool {
        matches!(options.sprt.as_deref(), Some([low, high]) if self.tally.verdict(*low, *high) != Test::Open)
    }

    /// The contract's line: `A +w =d -l of n: score s, Elo e [low, high]`.
    fn line(&self, options: &Match) -> String {
        let [won, drawn, lost] = self.tally.games;
        let (elo, low, high) = self.tally.elo();
        let mut line = format!(
            "A +{won} ={drawn} -{lost} of {}: score {:.3}, Elo {} [{}, {}]",
            won + drawn + lost,
            self.tally.score(),
            rounded(elo, 0),
            rounded(low, 0),
            rounded(high, 0)
        );
        if let Some([low, high]) = options.sprt.as_deref() {
            let ratio = self.tally.likelihood_ratio(*low, *high);
            line += &format!("; LLR {} ({low}, {high})", rounded(ratio, 2));
        }
        line
    }

    fn conclude(&self, options: &Match, setting: &Setting, io: &mut Io<'_>) -> Result<(), Failure> {
        let [won, drawn, lost] = self.tally.games;
        let (elo, low, high) = self.tally.elo();
        if setting.json {
            let mut answer = Json::object()
                .with("won", won)
                .with("drawn", drawn)
                .with("lost", lost)
                .with("score", self.tally.score())
                .with("elo", elo)
                .with("low", low)
                .with("high", high)
                .with("pairs", self.tally.pairs.iter().copied().collect::<Json>())
                .with("failures", self.failures.iter().copied().collect::<Json>())
                .with("overtime", self.overtime.iter().copied().collect::<Json>())
                .with("late", self.spent.iter().map(|spent| spent.late).collect::<Json>())
                .with("seconds_per_move", self.spent.iter().map(seconds_per_move).collect::<Json>());
            if let Some([low, high]) = options.sprt.as_deref() {
                let verdict = match self.tally.verdict(*low, *high) {
                    Test::Stronger => "stronger",
                    Test::NotStronger => "not-stronger",
                    Test::Open => "open",
                };
                answer = answer.with("sprt", verdict);
            }
            writeln!(io.stdout, "{answer}")?;
            return Ok(());
        }
        let language = setting.language;
        let colon = colon(language);
        let names = say(language, "paires et pannes", "pairs and failures", "paren en storingen");
        writeln!(io.stdout, "{names}{colon} {:?} {:?}", self.tally.pairs, self.failures)?;
        let names = say(
            language,
            "secondes par coup, coups en retard, parties perdues au temps",
            "seconds for a move, late moves, games lost by time",
            "seconden per zet, late zetten, partijen verloren door tijd",
        );
        let [a, b] = self.spent.map(|spent| decimal(seconds_per_move(&spent), 3, language));
        let late = self.spent.map(|spent| spent.late);
        writeln!(io.stdout, "{names}{colon} [{a}; {b}] {late:?} {:?}", self.overtime)?;
        writeln!(io.stdout, "{}", self.line(options))?;
        Ok(())
    }
}

fn seconds_per_move(spent: &Spent) -> f64 {
    spent.time.as_secs_f64() / f64::from(spent.moves.max(1))
}

/// What the log keeps of a pair beside the results, as [`State::add_numbers`] reads it.
fn numbers_of(pair: &PairReport) -> [usize; 10] {
    let mut numbers = [0; 10];
    for (n, game) in pair.games.iter().enumerate() {
        let loser = usize::from(pair.half_points(n) == 2);
        numbers[loser] += usize::from(matches!(game.ending, Ending::Failure(_)));
        numbers[2 + loser] += usize::from(game.ending == Ending::Overtime);
        for player in 0..2 {
            // The first player has White in the first game.
            let spent = &game.spent[player ^ n];
            numbers[4 + player] += spent.late as usize;
            numbers[6 + player] += spent.moves as usize;
            numbers[8 + player] += spent.time.as_millis() as usize;
        }
    }
    numbers
}

fn pdn_text(pair: &PairReport, options: &Match, openings: &[Position]) -> String {
    let start = openings[pair.opening % openings.len()];
    let mut text = String::new();
    for (n, game) in pair.games.iter().enumerate() {
        let (white, black) =
            if n == 0 { (&options.first, &options.second) } else { (&options.second, &options.first) };
        let result = match game.winner {
            None => "1-1",
            Some(Color::White) => "2-0",
            Some(Color::Black) => "0-2",
        };
        let tags = Tags {
            event: "damier match",
            round: format!("{}.{}", pair.opening + 1, n + 1),
            white,
            black,
            result,
        };
        text += &pdn_game(&tags, &start, &game.moves);
    }
    text
}
