//! A hundred clients that want an analysis at the same moment: when each hears something, and how much.

use std::sync::Arc;

use serde_json::{json, Value};
use tokio::sync::Barrier;

use crate::client::Client;
use crate::server::{load, Server};
use crate::{address, millis, quantile, Failure, CLIENTS};

pub(crate) async fn measure(server: &Server) -> Result<(), Failure> {
    let body = json!({ "fen": "start", "time": 2 }).to_string();
    let barrier = Arc::new(Barrier::new(usize::from(CLIENTS)));
    let before = server.processor_time();
    let mut tasks = Vec::new();
    for number in 0..CLIENTS {
        let mut client = Client::connect(address(number), server.address).await?;
        let (barrier, body) = (Arc::clone(&barrier), body.clone());
        tasks.push(tokio::spawn(async move {
            barrier.wait().await;
            client.ask("POST", "/api/analyse", &body).await
        }));
    }
    let (mut first, mut searched, mut nodes, mut refused) = (Vec::new(), Vec::new(), Vec::new(), 0);
    for task in tasks {
        let answer = task.await??;
        if answer.status == 200 {
            first.push(answer.first);
            searched.push(answer.whole.saturating_sub(answer.first));
            // Among them lie the lengths of the pieces in which they came.
            let last = answer.body.lines().rfind(|line| line.starts_with('{')).ok_or("no line")?;
            nodes.push(serde_json::from_str::<Value>(last)?["nodes"].as_u64().unwrap_or(0));
        } else {
            refused += 1;
        }
    }
    let spent = server.processor_time().saturating_sub(before);
    first.sort_unstable();
    searched.sort_unstable();
    nodes.sort_unstable();
    let answered = first.len();
    println!("answered {answered}, refused {refused}; processor time {}; load {}", millis(spent), load());
    for (what, times) in [("until the first line", &first), ("from the first line to the last", &searched)] {
        println!(
            "{what}: least {}, median {}, most {}",
            millis(quantile(times, 0.0)),
            millis(quantile(times, 0.5)),
            millis(quantile(times, 1.0))
        );
    }
    let at = |place: usize| nodes.get(place).copied().unwrap_or(0);
    println!(
        "positions searched for one client: least {}, median {}, most {}",
        at(0),
        at(answered / 2),
        at(answered.saturating_sub(1))
    );
    Ok(())
}
