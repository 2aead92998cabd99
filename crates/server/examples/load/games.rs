//! A thousand open games: moves at a steady rate, and what is left of them after a sudden death.

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use damier_core::{Game, Position, Ruleset};
use damier_engine::Random;
use serde_json::{json, Value};
use tokio::time::Instant;

use crate::client::Client;
use crate::server::{load, Server};
use crate::{address, millis, quantile, Failure, GAMES, RATES};

/// The longest beginning that a game is given, in plies: games of all lengths are open at once.
const BEGINNING: usize = 80;
/// Moves that are played before those that count, by time.
const WARMING: Duration = Duration::from_secs(3);
/// When the server is killed after the moves began.
const LIFE: Duration = Duration::from_secs(3);

/// A game that is open, and its client.
struct Open {
    client: Client,
    id: String,
    game: Game,
    moves: Vec<String>,
    random: Random,
}

/// What came of the moves of one game.
#[derive(Default)]
struct Outcome {
    answers: Vec<Duration>,
    /// How late this program itself was: what a busy machine adds to each answer.
    late: Vec<Duration>,
    refused: usize,
}

pub(crate) async fn measure(folder: &Path, lasting: Duration) -> Result<(), Failure> {
    let server = Server::start(folder)?;
    let mut open = Vec::new();
    for number in 0..GAMES {
        open.push(Open::begin(server.address, number).await?);
    }
    println!("moves a second, moves, refused; median, 99 of 100, slowest; late here (99 of 100); processor time of the server a move; load");
    for rate in RATES {
        play(&mut open, rate, WARMING).await?;
        let before = server.processor_time();
        let outcome = play(&mut open, rate, lasting).await?;
        let spent = server.processor_time().saturating_sub(before);
        let Outcome { answers, late, refused } = outcome;
        let moves = answers.len();
        println!(
            "{rate:>4} {moves:>6} {refused:>3}; {}, {}, {}; {}; {}; {}",
            millis(quantile(&answers, 0.5)),
            millis(quantile(&answers, 0.99)),
            millis(quantile(&answers, 1.0)),
            millis(quantile(&late, 0.99)),
            millis(spent / u32::try_from(moves.max(1))?),
            load(),
        );
    }
    // Killed amid moves: those that play find the connection closed and keep what was answered.
    let rate = RATES[RATES.len() - 1];
    let address = server.address;
    let killer = tokio::spawn(async move {
        tokio::time::sleep(LIFE).await;
        server.kill()
    });
    let _ = play(&mut open, rate, LIFE * 2).await;
    killer.await??;
    let server = Server::start(folder)?;
    let answered: usize = open.iter().map(|game| game.moves.len()).sum();
    for (number, game) in (0..).zip(&open) {
        let mut client = Client::connect(crate::address(number), server.address).await?;
        let kept: Value =
            serde_json::from_str(&client.ask("GET", &format!("/api/games/{}", game.id), "").await?.body)?;
        let kept: Vec<&str> =
            kept["moves"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        if !(kept.len() >= game.moves.len()
            && kept.iter().zip(&game.moves).all(|(kept, answered)| kept == answered))
        {
            return Err(format!("an answered move is lost: {kept:?}, answered were {:?}", game.moves).into());
        }
    }
    println!("killed on {address} amid {rate} moves a second: all {answered} answered moves of {GAMES} games are there");
    Ok(())
}

/// Moves in all the games by turns, so many a second.
async fn play(open: &mut Vec<Open>, rate: u32, lasting: Duration) -> Result<Outcome, Failure> {
    let begun = Instant::now() + Duration::from_millis(100);
    let between = Duration::from_secs(1) / rate;
    let turns = u32::from(GAMES);
    let tasks: Vec<_> = (0..turns)
        .zip(open.drain(..))
        .map(|(place, mut game)| {
            tokio::spawn(async move {
                let mut outcome = Outcome::default();
                let mut turn = place;
                while between * turn < lasting {
                    let due = begun + between * turn;
                    tokio::time::sleep_until(due).await;
                    let late = due.elapsed();
                    if game.play(&mut outcome).await.is_err() {
                        break;
                    }
                    outcome.late.push(late);
                    turn += turns;
                }
                (game, outcome)
            })
        })
        .collect();
    let mut all = Outcome::default();
    for task in tasks {
        let (game, outcome) = task.await?;
        open.push(game);
        all.answers.extend(outcome.answers);
        all.late.extend(outcome.late);
        all.refused += outcome.refused;
    }
    all.answers.sort_unstable();
    all.late.sort_unstable();
    Ok(all)
}

impl Open {
    /// A new game, some plies old.
    async fn begin(server: SocketAddr, number: u16) -> Result<Open, Failure> {
        let client = Client::connect(address(number), server).await?;
        let game = Game::new(Position::starting(), Ruleset::Ffjd);
        let random = Random::new(u64::from(number) + 1);
        let mut open = Open { client, id: String::new(), game, moves: Vec::new(), random };
        open.begin_anew().await?;
        Ok(open)
    }

    /// Leaves the game for a new one, once that is there.
    async fn begin_anew(&mut self) -> Result<(), Failure> {
        let mut game = Game::new(Position::starting(), Ruleset::Ffjd);
        let mut moves = Vec::new();
        for _ in 0..self.random.below(BEGINNING) {
            let before = game.clone();
            let notation = step(&mut game, &mut self.random)?;
            if game.outcome().is_some() {
                game = before;
                break;
            }
            moves.push(notation);
        }
        let answer = self.client.ask("POST", "/api/games", &json!({ "moves": moves }).to_string()).await?;
        if answer.status != 201 {
            return Err(format!("no new game: {} {}", answer.status, answer.body).into());
        }
        let made: Value = serde_json::from_str(&answer.body)?;
        self.id = made["id"].as_str().ok_or("a game without an id")?.to_owned();
        (self.game, self.moves) = (game, moves);
        Ok(())
    }

    /// A move sent to the server. A game that is over makes room for a new one first.
    async fn play(&mut self, outcome: &mut Outcome) -> Result<(), Failure> {
        if self.game.outcome().is_some() {
            self.begin_anew().await?;
        }
        let before = self.game.clone();
        let notation = step(&mut self.game, &mut self.random)?;
        let body = json!({ "ply": self.moves.len(), "move": notation }).to_string();
        let answer = self.client.ask("POST", &format!("/api/games/{}/moves", self.id), &body).await?;
        if answer.status == 200 {
            outcome.answers.push(answer.whole);
            self.moves.push(notation);
        } else {
            outcome.refused += 1;
            self.game = before;
        }
        Ok(())
    }
}

/// Any legal move, played; answers how it is written.
fn step(game: &mut Game, random: &mut Random) -> Result<String, Failure> {
    let position = *game.position();
    let moves = position.legal_moves();
    let chosen = moves[random.below(moves.len())];
    game.play(&chosen).map_err(|error| format!("{error:?}"))?;
    Ok(position.notation(&chosen))
}
