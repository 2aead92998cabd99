//! `POST /api/analyse`: a search whose iterations are sent as they are found.

use std::convert::Infallible;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use axum::body::{Body as AnswerBody, Bytes};
use axum::extract::State;
use axum::http::{header, HeaderMap, HeaderValue};
use axum::response::{IntoResponse as _, Response};
use axum::Extension;
use damier_answers::Language;
use damier_arena::analyse;
use damier_core::Position;
use damier_engine::{Endgames, Engine, Goal, Options, Report, Root};
use hyper::body::Frame;
use serde::Deserialize;
use tokio::sync::mpsc;
use utoipa::ToSchema;

use super::body::{ruleset, Asked, Body};
use super::questions::{limited, replay, MovesField};
use super::schema::{AnalysisAnswer, ErrorBody};
use crate::desk::{Desk, Place, Refusal};
use crate::error::{ApiError, Fault};
use crate::limit::{Client, Peer};
use crate::state::AppState;

/// Seconds searched where nothing limits the search.
const SECONDS: f64 = 2.0;
/// The longest search, in seconds.
const MOST_SECONDS: f64 = 10.0;
/// The most lines.
const MOST_LINES: u32 = 20;
/// The deepest search, in plies.
const DEEPEST: u32 = 120;
/// The table of a search has two to this power entries of 16 bytes: 16 MiB.
const TABLE_BITS: u32 = 20;

/// What `POST /api/analyse` takes.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct AnalyseRequest {
    /// The position, or the first one of the game whose moves are given; or `start`.
    #[schema(example = "W:W31-50:B1-20")]
    fen: String,
    /// The moves that led from there to the position to be analysed, so that repetition is known.
    moves: Option<MovesField>,
    /// Seconds, at most 10; without any limit 2.
    #[schema(example = 1.5)]
    time: Option<f64>,
    /// Plies, 1–120.
    depth: Option<u32>,
    /// Positions.
    nodes: Option<u64>,
    /// How many best lines, 1–20; default: 1.
    multipv: Option<u32>,
    /// Threads; no more than the server has to give. Default: 1.
    threads: Option<u32>,
    /// `ffjd` (default), `fmjd`, `lidraughts` or `family`: under which the moves were played.
    ruleset: Option<String>,
    /// Language of error messages: `fr` (default), `en`, `nl`.
    lang: Option<String>,
}

impl Body for AnalyseRequest {
    fn lang(&self) -> Option<&str> {
        self.lang.as_deref()
    }
}

/// What is searched, within the limits.
struct Task {
    goal: Goal,
    threads: usize,
    time: Duration,
    endgames: Option<Arc<dyn Endgames>>,
}

impl AnalyseRequest {
    fn task(&self, processors: usize, language: Language) -> Result<Task, ApiError> {
        let refuse = |field, found: String, expected: String| {
            Err(Fault::Range { field, found, expected }.answer(language))
        };
        let mut goal = Goal { even_forced: true, ..Goal::default() };
        match self.depth {
            Some(depth) if !(1..=DEEPEST).contains(&depth) => {
                return refuse("depth", depth.to_string(), format!("1–{DEEPEST}"))
            }
            Some(depth) => goal.depth = depth,
            None => {}
        }
        match self.nodes {
            Some(0) => return refuse("nodes", "0".to_owned(), "1, 2, …".to_owned()),
            Some(nodes) => goal.nodes = nodes,
            None => {}
        }
        let lines = self.multipv.unwrap_or(1);
        if !(1..=MOST_LINES).contains(&lines) {
            return refuse("multipv", lines.to_string(), format!("1–{MOST_LINES}"));
        }
        goal.lines = lines as usize;
        let threads = self.threads.unwrap_or(1) as usize;
        if !(1..=processors).contains(&threads) {
            return refuse("threads", threads.to_string(), format!("1–{processors}"));
        }
        let limited = self.depth.is_some() || self.nodes.is_some();
        let time = self.time.unwrap_or(if limited { MOST_SECONDS } else { SECONDS });
        if !(time > 0.0 && time <= MOST_SECONDS) {
            return refuse("time", time.to_string(), format!("0.001–{MOST_SECONDS}"));
        }
        Ok(Task { goal, threads, time: Duration::from_secs_f64(time), endgames: None })
    }
}

/// What the engine thinks of a position: a line of JSON for each depth searched, the last one final.
///
/// The lines come as they are found. Whoever closes the connection ends the search. While others wait, a
/// search ends after one second, or sooner where many wait.
#[utoipa::path(post, path = "/api/analyse", tag = "rules", request_body = AnalyseRequest, responses(
    (status = 200, description = "A line of JSON for each depth", body = AnalysisAnswer, content_type = "application/x-ndjson"),
    (status = 429, description = "`too-many-requests`: this client has four analyses already", body = ErrorBody),
    (status = 503, description = "`busy`: too many clients wait", body = ErrorBody),
    (status = "4XX", description = "`bad-fen`, `illegal-move`, `bad-request`, …", body = ErrorBody),
))]
pub(super) async fn analyse_position(
    State(state): State<AppState>,
    peer: Option<Extension<Peer>>,
    headers: HeaderMap,
    Asked { body, language }: Asked<AnalyseRequest>,
) -> Result<Response, ApiError> {
    let desk = state.desk().clone();
    let mut task = body.task(desk.processors(), language)?;
    task.endgames = state.endgames();
    let rules = ruleset(body.ruleset.as_deref(), language)?;
    let moves = body.moves.unwrap_or(MovesField::Each(Vec::new()));
    limited(&moves, language)?;
    let ask =
        move || replay(&body.fen, &moves, rules, language).map(|game| (Root::from(&game), *game.position()));
    let (root, position) = state.compute(language, ask).await??;
    let client = Client::of(peer.map(|peer| peer.0), &headers, state.behind_proxy());
    let place = desk.place(client, task.threads).await.map_err(|refusal| {
        let fault = match refusal {
            Refusal::Greedy => Fault::TooManyAnalyses,
            Refusal::Busy => Fault::Busy,
        };
        fault.answer(language)
    })?;
    let (lines, receiver) = mpsc::unbounded_channel();
    // A thread of its own: the threads that answer requests are never held up.
    let built = std::thread::Builder::new().name("analysis".to_owned()).stack_size(16 << 20);
    let search = move || search(&root, &position, &task, &desk, &lines, place);
    built.spawn(search).map_err(|error| {
        tracing::error!(%error, "no thread for an analysis");
        Fault::Busy.answer(language)
    })?;
    let kind = HeaderValue::from_static("application/x-ndjson");
    Ok(([(header::CONTENT_TYPE, kind)], AnswerBody::new(Lines(receiver))).into_response())
}

/// Searches and sends a line for each iteration, until nobody listens any more.
fn search(
    root: &Root,
    position: &Position,
    task: &Task,
    desk: &Desk,
    lines: &mpsc::UnboundedSender<String>,
    place: Place,
) {
    let begun = Instant::now();
    let mut engine = Engine::with(Options {
        table_bits: TABLE_BITS,
        threads: task.threads,
        endgames: task.endgames.clone(),
        ..Options::default()
    });
    let mut should_stop = || {
        let spent = begun.elapsed();
        lines.is_closed()
            || desk.is_closed()
            || spent >= task.time
            || desk.slice().is_some_and(|slice| spent >= slice)
    };
    let mut tell = |report: &Report| {
        let line = damier_answers::analysis_json(position, report, begun.elapsed().as_secs_f64());
        // Whoever does not listen any more is noticed above.
        let _ = lines.send(format!("{line}\n"));
    };
    if !analyse(&mut engine, root, &task.goal, &mut should_stop, &mut tell) {
        tell(&Report { depth: 0, deepest: 0, nodes: 0, table_full: 0, lines: Vec::new() });
    }
    drop(place);
}

/// The body of the answer: lines as they come. Dropping it, as a lost connection does, ends the search.
struct Lines(mpsc::UnboundedReceiver<String>);

impl hyper::body::Body for Lines {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        self.0.poll_recv(context).map(|line| line.map(|line| Ok(Frame::data(Bytes::from(line)))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::{IpAddr, Ipv4Addr};

    #[tokio::test]
    async fn a_search_ends_when_nobody_listens() {
        let desk = Desk::new(1);
        let place = desk.place(Client::from(IpAddr::V4(Ipv4Addr::LOCALHOST)), 1).await.unwrap();
        let (lines, mut receiver) = mpsc::unbounded_channel();
        // Nothing else ends it: no time, no limit, nobody who waits.
        let task = Task { goal: Goal::default(), threads: 1, time: Duration::MAX, endgames: None };
        let start = Position::starting();
        let searching = desk.clone();
        let thread = std::thread::spawn(move || {
            search(&Root::of(start), &start, &task, &searching, &lines, place);
        });
        assert!(receiver.recv().await.is_some_and(|line| line.contains("\"depth\":1,")));
        drop(receiver);
        thread.join().unwrap();
        assert!(desk.place(Client::from(IpAddr::V4(Ipv4Addr::BROADCAST)), 1).await.is_ok());
    }
}
