//! An analysis: a search that tells what it finds.

use damier_engine::{Engine, Goal, Observer, Report, Root};

/// Searches until the goal is reached or `should_stop` says so. Every finished iteration is told, and,
/// where a better move was found in one cut short, that as the last word. `false` where there is no
/// legal move: nothing is told.
pub fn analyse(
    engine: &mut Engine,
    root: &Root,
    goal: &Goal,
    should_stop: &mut dyn FnMut() -> bool,
    tell: &mut dyn FnMut(&Report),
) -> bool {
    let mut listener = Listener { should_stop, tell, last: None };
    let found = engine.search(root, goal, &mut listener);
    let Listener { tell, last, .. } = listener;
    if let (Some(found), Some(mut report)) = (&found, last) {
        let best = report.lines.first().and_then(|line| line.moves.first());
        if best != Some(&found.best) && report.lines.len() == 1 {
            report.nodes = found.nodes;
            report.lines[0].score = found.score;
            report.lines[0].moves = found.line.clone();
            tell(&report);
        }
    }
    found.is_some()
}

struct Listener<'a> {
    should_stop: &'a mut dyn FnMut() -> bool,
    tell: &'a mut dyn FnMut(&Report),
    last: Option<Report>,
}

impl Observer for Listener<'_> {
    fn should_stop(&mut self, _nodes: u64) -> bool {
        (self.should_stop)()
    }

    fn finished(&mut self, report: &Report) -> bool {
        (self.tell)(report);
        self.last = Some(report.clone());
        (self.should_stop)()
    }
}
