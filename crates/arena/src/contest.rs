//! A match: every opening twice with colours changed, on several threads.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;

use damier_core::{Color, Position};

use crate::game::{play_game, Contender, Control, Ending, Played};

/// Two games from one opening, the first player White in the first.
#[derive(Clone, PartialEq, Debug)]
pub struct PairReport {
    /// Which opening, counted from 0.
    pub opening: usize,
    /// The games.
    pub games: [Played; 2],
}

impl PairReport {
    /// The first player's half points in one game of the pair.
    #[must_use]
    pub fn half_points(&self, game: usize) -> usize {
        let first = if game == 0 { Color::White } else { Color::Black };
        match self.games[game].winner {
            None => 1,
            Some(winner) if winner == first => 2,
            Some(_) => 0,
        }
    }
}

/// What a match is about.
#[derive(Clone, Copy)]
pub struct Contest<'a> {
    /// The positions to play from; pair n begins from the n-th, beginning anew at the end.
    pub openings: &'a [Position],
    /// The first pair to be played.
    pub first: usize,
    /// The pair after the last one.
    pub end: usize,
    /// Games at the same time.
    pub concurrency: usize,
    /// The time of each game.
    pub control: Control,
}

/// Makes a contender.
type Maker<'a, E> = &'a (dyn Fn() -> Result<Box<dyn Contender>, E> + Sync);

/// Plays the match and tells of every pair, in order of their end; `false` from `tell` ends it.
///
/// # Errors
/// When a contender cannot be made.
pub fn contest<E: Send>(
    what: &Contest<'_>,
    first: Maker<'_, E>,
    second: Maker<'_, E>,
    tell: &mut dyn FnMut(PairReport) -> bool,
) -> Result<(), E> {
    let next = AtomicUsize::new(what.first);
    let over = AtomicBool::new(false);
    let (send, receive) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..what.concurrency.max(1) {
            let (send, next, over) = (send.clone(), &next, &over);
            scope.spawn(move || {
                if let Err(why) = play_pairs(what, first, second, next, over, &send) {
                    // Nobody may listen any more.
                    let _ = send.send(Err(why));
                }
            });
        }
        drop(send);
        let mut failed = None;
        for report in receive {
            match report {
                Ok(pair) if !over.load(Ordering::Relaxed) => over.store(!tell(pair), Ordering::Relaxed),
                Ok(_) => {}
                Err(why) => {
                    over.store(true, Ordering::Relaxed);
                    failed = Some(why);
                }
            }
        }
        failed.map_or(Ok(()), Err)
    })
}

fn play_pairs<E>(
    what: &Contest<'_>,
    first: Maker<'_, E>,
    second: Maker<'_, E>,
    next: &AtomicUsize,
    over: &AtomicBool,
    send: &mpsc::Sender<Result<PairReport, E>>,
) -> Result<(), E> {
    let mut players = [first()?, second()?];
    while !over.load(Ordering::Relaxed) {
        let pair = next.fetch_add(1, Ordering::Relaxed);
        let start = match what.openings.get(pair % what.openings.len().max(1)) {
            Some(start) if pair < what.end => start,
            _ => break,
        };
        let mut game = |white: usize| {
            let [a, b] = &mut players;
            let (a, b) = (a.as_mut(), b.as_mut());
            let (white, black) = if white == 0 { (a, b) } else { (b, a) };
            let played = play_game(start, what.control, white, black);
            // Whoever crashed, or thinks still, is started anew.
            if matches!(played.ending, Ending::Failure(_) | Ending::Overtime) {
                players = [first()?, second()?];
            }
            Ok::<Played, E>(played)
        };
        let games = [game(0)?, game(1)?];
        if send.send(Ok(PairReport { opening: pair, games })).is_err() {
            break;
        }
    }
    Ok(())
}
