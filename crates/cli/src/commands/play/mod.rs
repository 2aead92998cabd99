//! `damier play`: a game in the terminal, two people or against the machine. Line by line, so that a
//! script, a pipe or a screen reader can follow.

mod actions;
mod input;
mod machine;
mod record;
mod speech;

use std::io::BufRead;

use damier_answers::{ErrorCode, Language};
use damier_core::notation::{self, FindMoveError, MoveText};
use damier_core::{ruling, Color, Game, Move, Position, Ruleset};
use damier_render::{Diagram, Mark, MarkKind};

use self::input::{Command, Input};
use self::machine::{Machine, Tables};
use super::Setting;
use crate::args::{Play, Side};
use crate::failure::{one_line, Failure, Verdict};
use crate::io::Io;
use crate::text::say;

pub(crate) fn run(options: &Play, setting: &Setting, io: &mut Io<'_>) -> Result<Verdict, Failure> {
    let language = setting.language;
    if setting.json {
        return Err(Failure::usage(say(
            language,
            "«\u{a0}play\u{a0}» parle à des personnes\u{a0}: sans --json",
            "\"play\" talks to people: leave out --json",
            "\"play\" praat met mensen: laat --json weg",
        )));
    }
    let ruleset = damier_answers::read_ruleset(options.ruleset.as_deref().unwrap_or(""), language)?;
    let setup = damier_answers::read_setup(&options.fen, language)?;
    // Only to refuse an unplayable set-up with the usual words.
    damier_answers::read_position(&options.fen, language)?;
    let game = Game::from_setup(&setup, ruleset, None)
        .map_err(|error| Failure::new(ErrorCode::BadFen, error.to_string()))?;
    let human = match options.side {
        Some(Side::Black) => Color::Black,
        _ => Color::White,
    };
    let tables = super::tables::for_engine(options.tablebases.as_deref(), language, io)?;
    let machine = if options.two {
        None
    } else {
        let seed = options.seed.unwrap_or_else(super::seed_of_the_clock);
        let mut machine = Machine::new(human.opponent(), options.level, seed, tables.clone())?;
        machine.set_book(super::book::named(&options.book, language)?);
        Some(machine)
    };
    let bottom = if options.two { Color::White } else { human };
    let mut session =
        Session { game, machine, tables, bottom, language, color: setting.color, asked: None, last: None };
    session.talk(io)?;
    Ok(Verdict::Yes)
}

/// A question to which yes or no is the answer.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Question {
    /// A player wants to give up.
    Resign(Color),
    /// The other player is asked to agree on a draw.
    Draw,
}

/// A game at the terminal.
struct Session {
    game: Game,
    machine: Option<Machine>,
    tables: Tables,
    bottom: Color,
    language: Language,
    color: bool,
    asked: Option<Question>,
    /// The last move, to be marked on the board.
    last: Option<Move>,
}

/// What comes after a line.
#[derive(PartialEq, Eq)]
enum Next {
    /// The board has changed: show it.
    Changed,
    /// Only a word was said.
    Same,
    /// The person leaves.
    Leave,
}

impl Session {
    fn talk(&mut self, io: &mut Io<'_>) -> Result<(), Failure> {
        let welcome = speech::welcome(self);
        writeln!(io.stdout, "{welcome}")?;
        let mut next = Next::Changed;
        loop {
            if next == Next::Changed {
                self.show(io)?;
                if self.machine_plays(io)? {
                    continue;
                }
            }
            if io.stdin_is_terminal {
                write!(io.stdout, "{}", speech::prompt(self))?;
            }
            io.stdout.flush()?;
            let line = match read_line(io.stdin)
                .map_err(|e| Failure::new(ErrorCode::UnreadableFile, e.to_string()))?
            {
                Some(line) => line,
                None => break,
            };
            next = self.answer(&line, io)?;
            if next == Next::Leave {
                break;
            }
        }
        if self.game.outcome().is_none() {
            writeln!(io.stdout, "{}", speech::left(self.language))?;
        }
        Ok(())
    }

    /// The board, the counters worth knowing, and the result or whose turn it is.
    fn show(&self, io: &mut Io<'_>) -> Result<(), Failure> {
        write!(io.stdout, "\n{}", self.board())?;
        for note in speech::counters(&self.game, self.language, speech::Which::Notable) {
            writeln!(io.stdout, "{note}")?;
        }
        let line = match self.game.outcome() {
            Some(outcome) => speech::end(&self.game, outcome, self.language),
            None => speech::turn(&self.game, self.language),
        };
        writeln!(io.stdout, "{line}")?;
        Ok(())
    }

    fn board(&self) -> String {
        let mut diagram = Diagram::new(self.game.position());
        diagram.bottom = self.bottom;
        if let Some(m) = self.last {
            diagram.marks = vec![
                Mark { square: m.from, kind: MarkKind::From },
                Mark { square: m.to, kind: MarkKind::To },
            ];
        }
        super::board(&diagram, self.color, self.language)
    }

    /// Plays the machine's move if it is its turn; says whether it did.
    fn machine_plays(&mut self, io: &mut Io<'_>) -> Result<bool, Failure> {
        if self.game.outcome().is_some() {
            return Ok(false);
        }
        let found = match &mut self.machine {
            Some(machine) if machine.side == self.game.position().turn() => machine.choose(&self.game),
            _ => return Ok(false),
        };
        let m = match found {
            Some(m) => m,
            None => return Ok(false),
        };
        io.stdout.flush()?;
        let before = *self.game.position();
        if self.game.play(&m).is_err() {
            return Ok(false);
        }
        self.last = Some(m);
        writeln!(io.stdout, "{}", speech::played(&before, &m, self.language))?;
        Ok(true)
    }

    fn answer(&mut self, line: &str, io: &mut Io<'_>) -> Result<Next, Failure> {
        let input = input::read(line);
        if let Some(question) = self.asked.take() {
            match input {
                Input::Command(Command::Yes) => return self.agreed(question),
                Input::Command(Command::No) => {
                    writeln!(io.stdout, "{}", speech::goes_on(self.language))?;
                    return Ok(Next::Same);
                }
                // Anything else: the question is dropped, and what was typed counts.
                _ => {}
            }
        }
        match input {
            Input::Nothing => Ok(Next::Same),
            Input::Move(text) => self.try_move(&text, io),
            Input::Command(command) => self.obey(command, io),
            Input::Unknown => {
                writeln!(io.stdout, "{}", speech::unknown(&one_line(line.trim()), self.language))?;
                Ok(Next::Same)
            }
        }
    }

    fn agreed(&mut self, question: Question) -> Result<Next, Failure> {
        // The question was asked in this very position: the game is not over.
        let _ = match question {
            Question::Resign(loser) => self.game.resign(loser),
            Question::Draw => self.game.agree_draw(),
        };
        Ok(Next::Changed)
    }

    fn try_move(&mut self, text: &MoveText, io: &mut Io<'_>) -> Result<Next, Failure> {
        if let Some(outcome) = self.game.outcome() {
            writeln!(io.stdout, "{}", speech::over(&self.game, outcome, self.language))?;
            return Ok(Next::Same);
        }
        let position = *self.game.position();
        let refusal = match notation::find(&position, text) {
            Ok(m) => {
                if self.game.play(&m).is_ok() {
                    self.last = Some(m);
                }
                return Ok(Next::Changed);
            }
            Err(FindMoveError::Ambiguous(fits)) => speech::which(&position, &fits, self.language),
            Err(FindMoveError::Illegal) => {
                let ruling = ruling::explain(&position, text, None, self.game.ruleset());
                damier_messages::ruling(&position, &ruling, self.language)
            }
        };
        writeln!(io.stdout, "{refusal}")?;
        Ok(Next::Same)
    }

    fn obey(&mut self, command: Command, io: &mut Io<'_>) -> Result<Next, Failure> {
        let language = self.language;
        let text = match command {
            Command::Quit => return Ok(Next::Leave),
            Command::Board => return Ok(Next::Changed),
            Command::Flip => {
                self.bottom = self.bottom.opponent();
                return Ok(Next::Changed);
            }
            Command::Undo => return self.undo(io),
            Command::Redo => return self.redo(io),
            Command::Draw => return self.draw(io),
            Command::Resign => return self.resign(io),
            Command::Help => speech::help(language).to_owned(),
            Command::Moves => super::moves::list(self.game.position(), language).trim_end().to_owned(),
            Command::Pieces => super::diagram::in_words(self.game.position().board(), language),
            Command::Fen => self.game.position().to_string(),
            Command::Pdn => record::pdn(self),
            Command::Counters => speech::counters(&self.game, language, speech::Which::All).join("\n"),
            Command::Hint => match machine::hint(&self.game, &self.tables) {
                Some(m) => speech::hint(self.game.position(), &m, language),
                None => speech::no_move(language).to_owned(),
            },
            Command::Yes | Command::No => speech::no_question(language).to_owned(),
        };
        writeln!(io.stdout, "{text}")?;
        Ok(Next::Same)
    }

    fn ruleset(&self) -> Ruleset {
        self.game.ruleset()
    }

    fn position(&self) -> &Position {
        self.game.position()
    }
}

/// One line without its end, at most a few kilobytes of it; bytes that are not UTF-8 become `U+FFFD`.
fn read_line(input: &mut dyn BufRead) -> std::io::Result<Option<String>> {
    const LONGEST: usize = 4096;
    let mut bytes = Vec::new();
    let mut any = false;
    loop {
        let available = input.fill_buf()?;
        if available.is_empty() {
            break;
        }
        any = true;
        let end = available.iter().position(|b| *b == b'\n');
        let part = &available[..end.unwrap_or(available.len())];
        let room = LONGEST - bytes.len();
        bytes.extend_from_slice(&part[..part.len().min(room)]);
        let used = end.map_or(available.len(), |end| end + 1);
        input.consume(used);
        if end.is_some() {
            break;
        }
    }
    Ok(if any { Some(String::from_utf8_lossy(&bytes).into_owned()) } else { None })
}
