//! Our engine as a contender.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use damier_book::{Book, Opener};
use damier_core::Position;
use damier_engine::{Endgames, Engine, Goal, Level, Options};
use damier_tablebase::{CacheSizes, Folder, Over, Shipped, Tablebase};

use crate::clock::{Allotment, Watch};
use crate::fault::Fault;
use crate::game::{Choice, Contender, Turn};
use crate::spec::{OwnError, OwnSpec};

/// The opening book of a file.
///
/// # Errors
/// When it cannot be read, or is none.
pub fn open_book(path: &Path) -> Result<Book, OwnError> {
    let bytes = std::fs::read(path).map_err(|error| OwnError::File(path.to_owned(), error))?;
    Book::from_bytes(&bytes).map_err(|error| OwnError::Book(path.to_owned(), error))
}

/// The endgame tables of a folder over those that come with the program, for an engine.
///
/// # Errors
/// When they cannot be read, or the folder has none.
pub fn open_tables(folder: &Path) -> Result<Arc<dyn Endgames>, OwnError> {
    open(folder, CacheSizes::NONE, folder)?;
    endgames(&Over(folder, &Shipped), folder)
}

pub(crate) fn endgames(tables: &(impl Folder + ?Sized), name: &Path) -> Result<Arc<dyn Endgames>, OwnError> {
    Ok(Arc::new(open(tables, CacheSizes::default(), name)?))
}

fn open(tables: &(impl Folder + ?Sized), caches: CacheSizes, name: &Path) -> Result<Tablebase, OwnError> {
    let fault = |error| OwnError::Tables(name.to_owned(), error);
    let tables = Tablebase::open(tables, caches).map_err(|error| fault(Some(error)))?;
    if tables.largest() == 0 {
        return Err(fault(None));
    }
    Ok(tables)
}

/// Our engine, playing.
pub struct Own {
    engine: Engine,
    opener: Option<Opener>,
    goal: Goal,
    allotment: Allotment,
    /// Whether the clock of a game counts: not where the options set a limit of their own.
    keeps_time: bool,
}

impl Own {
    /// Our engine as asked; `seconds` for a move where the options set no limit.
    ///
    /// # Errors
    /// When its weights, its endgame tables or its book cannot be read.
    pub fn new(spec: &OwnSpec, seconds: f64) -> Result<Own, OwnError> {
        let opener = spec.opener()?;
        let limited = spec.nodes.is_some() || spec.depth.is_some();
        let keeps_time = !limited && spec.seconds.is_none() && spec.level.is_none();
        let seconds = spec.seconds.or(if limited { None } else { Some(seconds) });
        let allotment =
            seconds.map_or(Allotment::unlimited(), |s| Allotment::exactly(Duration::from_secs_f64(s)));
        let mut goal = Goal::default();
        goal.nodes = spec.nodes.unwrap_or(goal.nodes);
        goal.depth = spec.depth.unwrap_or(goal.depth);
        if let Some(level) = spec.level.and_then(Level::new) {
            let goal = level.limits().goal();
            let mut engine = Engine::at_level(level, spec.seed.unwrap_or(1));
            engine.set_endgames(spec.tables()?);
            return Ok(Own { engine, opener, goal, allotment: Allotment::unlimited(), keeps_time });
        }
        let engine = Engine::with(Options {
            table_bits: spec.table_bits.unwrap_or(20),
            threads: spec.threads.unwrap_or(1),
            weights: spec.weights()?,
            endgames: spec.tables()?,
            selective: !spec.plain,
            tunables: spec.tunables.clone(),
            ..Options::default()
        });
        Ok(Own { engine, opener, goal, allotment, keeps_time })
    }
}

impl Contender for Own {
    fn new_game(&mut self, _start: &Position) -> Result<(), Fault> {
        self.engine.new_game();
        if let Some(opener) = &mut self.opener {
            opener.new_game();
        }
        Ok(())
    }

    fn choose(&mut self, turn: &Turn<'_>) -> Result<Choice, Fault> {
        let root = turn.root;
        let known = self.opener.as_ref().and_then(|opener| opener.choose(&root.position, turn.moves.len()));
        if let Some(known) = known {
            return Ok(Choice::Move(known.m));
        }
        let mut ignore = |_: &damier_engine::Report, _: Duration| {};
        let allotment = match turn.clock {
            Some(clock) if self.keeps_time => clock.allot(),
            _ => self.allotment,
        };
        let mut watch = Watch::new(allotment, &mut ignore);
        let found = self.engine.search(root, &self.goal, &mut watch);
        // A player without a move is not asked.
        found.map_or(Ok(Choice::Resign), |found| Ok(Choice::Move(found.best)))
    }
}
