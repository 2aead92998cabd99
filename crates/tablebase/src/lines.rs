//! How a game goes on under best play, by the tables: the proof that can be played through.

use damier_core::{Move, Position};

use crate::probe::{ProbeError, Tablebase};
use crate::value::Wdl;

/// What makes a drawing move less hard to answer: that it gives a piece away, how many answers
/// draw, that the position is new.
type Hardness = (bool, usize, bool);

/// The longest line of a draw, in plies. Most come back to a position sooner.
const LONGEST_DRAW: usize = 40;

impl Tablebase {
    /// Best play by both sides. A won or lost position is played to the end of the game, the
    /// quickest win against the slowest loss, as far as there are distances (else the line is
    /// empty). A drawn position is played on with draws until a position comes back, or for 40
    /// plies: each side sets the other the hardest question: a move that gives nothing away
    /// and leaves the fewest drawing answers.
    ///
    /// # Errors
    /// When a table that is needed is missing or damaged.
    pub fn line(&self, position: &Position) -> Result<Vec<Move>, ProbeError> {
        match self.wdl(position)? {
            Wdl::Draw => self.line_of_a_draw(position),
            Wdl::Win | Wdl::Loss => self.line_to_the_end(position),
        }
    }

    fn line_to_the_end(&self, position: &Position) -> Result<Vec<Move>, ProbeError> {
        let mut line = Vec::new();
        let mut here = *position;
        loop {
            let probed = self.probe(&here)?;
            match probed.moves.first() {
                Some(best) if best.plies.is_some() => {
                    here = here.play_unchecked(&best.m);
                    line.push(best.m);
                }
                _ => return Ok(line),
            }
        }
    }

    fn line_of_a_draw(&self, position: &Position) -> Result<Vec<Move>, ProbeError> {
        let mut line = Vec::new();
        let mut been = vec![*position];
        while line.len() < LONGEST_DRAW {
            let here = been[been.len() - 1];
            let mut hardest: Option<(Hardness, Move)> = None;
            for m in self.drawing_moves(&here)? {
                let after = here.play_unchecked(&m);
                let answers = self.drawing_moves(&after)?.len();
                let hardness = (after.must_capture(), answers, !been.contains(&after));
                if hardest.map_or(true, |(before, _)| hardness < before) {
                    hardest = Some((hardness, m));
                }
            }
            let m = match hardest {
                Some((_, m)) => m,
                None => break,
            };
            let after = here.play_unchecked(&m);
            line.push(m);
            if been.contains(&after) {
                break;
            }
            been.push(after);
        }
        Ok(line)
    }

    /// The legal moves after which the position is a draw, in the order of their squares.
    fn drawing_moves(&self, position: &Position) -> Result<Vec<Move>, ProbeError> {
        let mut drawing = Vec::new();
        for m in position.legal_moves().iter() {
            if self.wdl(&position.play_unchecked(m))? == Wdl::Draw {
                drawing.push(*m);
            }
        }
        drawing.sort_unstable_by_key(|m| (m.from, m.to, m.captured.to_compact()));
        Ok(drawing)
    }
}
