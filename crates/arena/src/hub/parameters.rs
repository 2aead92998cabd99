//! What can be set before the beginning, and what it may be.

use std::io;
use std::sync::Arc;

use damier_book::Taste;
use damier_engine::Weights;

use crate::own::open_tables;

use super::server::{Server, Trouble};

impl Server<'_> {
    /// Says what it is and what can be set.
    pub(super) fn introduce(&mut self) -> io::Result<()> {
        self.say(&format!("id name=damier version={} author=\"damier\" country=France", self.version))?;
        self.say("param name=variant value=normal type=enum values=\"normal\"")?;
        self.say(&format!("param name=threads value={} type=int min=1 max=256", self.options.threads))?;
        self.say(&format!("param name=tt-size value={} type=int min=10 max=30", self.options.table_bits))?;
        self.say("param name=weights value=\"\" type=string")?;
        self.say("param name=tables value=\"\" type=string")?;
        self.say(&format!("param name=book value={} type=bool", self.known.book))?;
        let (margin, most) = (self.known.opener.taste.margin, Taste::MOST);
        self.say(&format!("param name=book-margin value={margin} type=int min=0 max={most}"))?;
        self.say(&format!("param name=ponder value={} type=bool", self.ponders))?;
        self.say("wait")
    }

    /// Sets a parameter. As the protocol wants it, what is not known is passed over.
    pub(super) fn set(&mut self, name: &str, value: &str) -> io::Result<()> {
        match self.try_set(name, value) {
            Ok(()) => Ok(()),
            Err(why) => self.complain(&Trouble::Other(format!("{name}: {why}"))),
        }
    }

    fn try_set(&mut self, name: &str, value: &str) -> Result<(), String> {
        match name {
            "variant" if value != "normal" => return Err("expected normal".to_owned()),
            "threads" => self.options.threads = whole(value, 1, 256)?,
            "tt-size" => self.options.table_bits = whole(value, 10, 30)? as u32,
            "weights" if value.is_empty() => self.options.weights = Weights::shipped(),
            "weights" => {
                let bytes = std::fs::read(value).map_err(|error| error.to_string())?;
                let weights = Weights::from_bytes(&bytes).map_err(|error| error.to_string())?;
                self.options.weights = Arc::new(weights);
            }
            "tables" if value.is_empty() => self.options.endgames = self.known.endgames.clone(),
            "tables" if value == "off" => self.options.endgames = None,
            "tables" => {
                let tables = open_tables(value.as_ref()).map_err(|error| error.to_string())?;
                self.options.endgames = Some(tables);
            }
            // The engine has not to be made anew for what follows.
            "book" => return flag(value).map(|flag| self.known.book = flag),
            "ponder" => return flag(value).map(|flag| self.ponders = flag),
            "book-margin" => {
                let margin = whole(value, 0, Taste::MOST as usize)?;
                self.known.opener.taste.margin = margin as i16;
                return Ok(());
            }
            _ => return Ok(()),
        }
        self.stale = true;
        Ok(())
    }
}

fn whole(value: &str, least: usize, most: usize) -> Result<usize, String> {
    let number = value.parse().ok().filter(|number| (least..=most).contains(number));
    number.ok_or_else(|| format!("expected a whole number from {least} to {most}"))
}

fn flag(value: &str) -> Result<bool, String> {
    value.parse().map_err(|_| "expected true or false".to_owned())
}
