//! What a player may do besides moving: take back, play again, agree on a draw, give up.

use damier_core::{DrawReason, NodeId, Undone};

use super::{speech, Next, Question, Session};
use crate::failure::Failure;
use crate::io::Io;

impl Session {
    /// Takes back the last move; against the machine, back to the person's own last turn.
    pub(super) fn undo(&mut self, io: &mut Io<'_>) -> Result<Next, Failure> {
        let step = self.game.undo();
        let mut undone = step.is_some();
        if let Some(machine) = &self.machine {
            // An end that was declared is taken back alone: the moves before it stand.
            let a_move = matches!(step, Some(Undone::Step(_)));
            if a_move && self.game.position().turn() == machine.side {
                if self.game.cursor() == NodeId::ROOT {
                    // The machine opened the game: its move stands.
                    let _ = self.game.redo();
                    undone = false;
                } else {
                    undone = self.game.undo().is_some();
                }
            }
        }
        self.moved_in_history(undone, io)
    }

    pub(super) fn redo(&mut self, io: &mut Io<'_>) -> Result<Next, Failure> {
        let redone = self.game.redo().is_some();
        if let Some(machine) = &self.machine {
            if redone && self.game.position().turn() == machine.side && self.game.outcome().is_none() {
                let _ = self.game.redo();
            }
        }
        self.moved_in_history(redone, io)
    }

    fn moved_in_history(&mut self, moved: bool, io: &mut Io<'_>) -> Result<Next, Failure> {
        if !moved {
            writeln!(io.stdout, "{}", speech::nothing_there(self.language))?;
            return Ok(Next::Same);
        }
        self.last = self.game.moves().last().copied();
        Ok(Next::Changed)
    }

    /// A draw: claimed where the ruleset lets a player claim it, else offered.
    pub(super) fn draw(&mut self, io: &mut Io<'_>) -> Result<Next, Failure> {
        if let Some(outcome) = self.game.outcome() {
            writeln!(io.stdout, "{}", speech::over(&self.game, outcome, self.language))?;
            return Ok(Next::Same);
        }
        let claim: Option<DrawReason> = self.game.claims().first().copied();
        if let Some(reason) = claim {
            let _ = self.game.claim(reason);
            return Ok(Next::Changed);
        }
        let accepts = self.machine.as_mut().map(|machine| machine.accepts_draw(&self.game));
        match accepts {
            Some(true) => {
                let _ = self.game.agree_draw();
                Ok(Next::Changed)
            }
            Some(false) => {
                writeln!(io.stdout, "{}", speech::draw_refused(self.language))?;
                Ok(Next::Same)
            }
            None => {
                self.asked = Some(Question::Draw);
                let asked = self.game.position().turn().opponent();
                writeln!(io.stdout, "{}", speech::draw_offered(asked, self.language))?;
                Ok(Next::Same)
            }
        }
    }

    pub(super) fn resign(&mut self, io: &mut Io<'_>) -> Result<Next, Failure> {
        if let Some(outcome) = self.game.outcome() {
            writeln!(io.stdout, "{}", speech::over(&self.game, outcome, self.language))?;
            return Ok(Next::Same);
        }
        let loser = match &self.machine {
            Some(machine) => machine.side.opponent(),
            None => self.game.position().turn(),
        };
        self.asked = Some(Question::Resign(loser));
        writeln!(io.stdout, "{}", speech::resign_confirm(loser, self.language))?;
        Ok(Next::Same)
    }
}
