//! The plain search against its slow twin: every move of every position, nothing cut off.

use damier_core::{Move, Position};
use damier_engine::{evaluate, Engine, Goal, Nobody, Options, Root, Score};

/// Plain minimax with the same leaves: captures are played out, a position in which the opponent
/// threatens to take is judged after one more move, a forced move costs no depth.
fn slow(position: &Position, depth: u32, ply: u32, threats: bool) -> Score {
    let legal = position.legal_moves();
    if legal.is_empty() {
        return Score::loss_in(ply);
    }
    let captures = legal.iter().any(Move::is_capture);
    if depth == 0 {
        let opponent = Position::new(*position.board(), position.turn().opponent()).unwrap();
        let threatened = opponent.legal_moves().iter().any(Move::is_capture);
        if !(captures || threats && threatened) {
            // Standing still, or crowning.
            let crowned = legal.iter().filter(|m| m.promotes);
            let crowned = crowned.map(|m| -slow(&position.play_unchecked(m), 0, ply + 1, false));
            return crowned.fold(evaluate(position), Score::max);
        }
    }
    let (below, threats) = match depth {
        0 => (0, threats && captures),
        _ if legal.len() == 1 => (depth, threats),
        _ => (depth - 1, threats),
    };
    let values = legal.iter().map(|m| -slow(&position.play_unchecked(m), below, ply + 1, threats));
    values.max().unwrap_or(Score::LEVEL)
}

#[test]
fn pruning_changes_nothing() {
    let mut word = 0x00C0_FFEE_u64;
    let mut below = |n: usize| {
        word ^= word << 13;
        word ^= word >> 7;
        word ^= word << 17;
        (word % n as u64) as usize
    };
    let mut compared = 0;
    let options = Options { table_bits: 12, selective: false, ..Options::default() };
    let mut plain = Engine::with(options.clone());
    let mut without_table = Engine::with(Options { uses_table: false, ..options });
    for _ in 0..400 {
        let mut at = Position::starting();
        for _ in 0..below(90) {
            let legal = at.legal_moves();
            if legal.is_empty() {
                break;
            }
            at = at.play_unchecked(&legal[below(legal.len())]);
        }
        // Forced runs of king moves would be repetitions for the search and endless for its twin.
        if at.legal_moves().len() < 2 || !at.board().kings().is_empty() {
            continue;
        }
        for depth in [1, 2] {
            let goal = Goal { depth, ..Goal::default() };
            let found = plain.search(&Root::of(at), &goal, &mut Nobody).unwrap();
            let worth = |m: &Move| -slow(&at.play_unchecked(m), depth - 1, 1, true);
            let most = at.legal_moves().iter().map(worth).max();
            assert_eq!(Some(found.score), most, "{at} at depth {depth}");
            assert_eq!(found.score, worth(&found.best), "{at} at depth {depth}");
            let found = without_table.search(&Root::of(at), &goal, &mut Nobody).unwrap();
            assert_eq!(Some(found.score), most, "{at} at depth {depth}, without a table");
            compared += 1;
        }
    }
    assert!(compared > 400, "{compared}");
}
