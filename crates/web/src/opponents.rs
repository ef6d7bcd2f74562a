//! Who plays where no person does: the levels of our own bots, and the programs that the host of this server offers.

use crate::fault::Fault;
use bots::{Kind, Level, Player, Program};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// A program that the host of a server offers, by name. Visitors choose the name, never the command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offered {
    /// What it is called in the list of levels.
    pub name: String,
    /// How it is started.
    pub program: Program,
}

/// The longest name of a program.
const LONGEST: usize = 24;

impl Offered {
    /// A program from `NAME=COMMAND`, with so much time for each decision.
    pub fn parse(text: &str, limit: Duration) -> Result<Offered, String> {
        let (name, command) = text.split_once('=').ok_or("a program is offered as NAME=COMMAND")?;
        let is_plain = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
        if name.is_empty() || name.len() > LONGEST || !name.chars().all(is_plain) {
            return Err(format!(
                "{name:?} is no name for a bot: use up to {LONGEST} letters, digits, - and _"
            ));
        }
        if name.parse::<Kind>().is_ok() {
            return Err(format!("{name:?} is the name of a bot of ours: choose another"));
        }
        let words = command.split_whitespace().map(String::from).collect();
        let program = Program::new(words, limit).ok_or_else(|| format!("{name:?} has no command"))?;
        Ok(Offered { name: name.into(), program })
    }
}

/// Everybody whom a table can be opened against.
#[derive(Debug)]
pub struct Opponents {
    programs: Vec<Offered>,
    seats: Arc<Semaphore>,
}

impl Opponents {
    /// Our own bots and these programs, which may play so many seats at once.
    pub fn new(programs: Vec<Offered>, seats: usize) -> Opponents {
        Opponents { programs, seats: Arc::new(Semaphore::new(seats)) }
    }

    /// The names of the programs.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.programs.iter().map(|offered| offered.name.as_str())
    }

    /// The word under which a bot sits at a table, from the name by which somebody asks for it.
    pub fn word(&self, name: Option<&str>) -> Result<String, Fault> {
        let name = name.unwrap_or(Level::Able.id());
        if self.names().any(|offered| offered == name) {
            return Ok(name.to_owned());
        }
        let kind: Kind =
            name.parse().map_err(|error: bots::UnknownBot| Fault::Malformed(error.to_string()))?;
        Ok(Level::of(kind).map_or_else(|| kind.to_string(), |level| level.id().into()))
    }

    /// Who plays under a word; a program that is no longer offered is played for by a bot of ours.
    pub fn player(&self, word: &str) -> Player {
        let offered = self.programs.iter().find(|offered| offered.name == word);
        match offered {
            Some(offered) => Player::Theirs(offered.program.clone()),
            None => Player::Ours(word.parse().unwrap_or(Level::Able.kind())),
        }
    }

    /// Leave for one more seat to be played by a program.
    pub fn admit(&self) -> Option<OwnedSemaphorePermit> {
        self.seats.clone().try_acquire_owned().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_is_offered_by_a_name_that_nobody_else_has() {
        let parse = |text: &str| Offered::parse(text, Duration::from_secs(1));
        let cosimo = parse("Cosimo_2=python3 bot.py --fast").unwrap();
        assert_eq!(
            (cosimo.name.as_str(), cosimo.program.to_string()),
            ("Cosimo_2", "python3 bot.py --fast".into())
        );
        for wrong in
            ["cosimo", "=bot", "a b=bot", "fierce=bot", "mcts:9=bot", "cosimo= ", "cos\u{200f}imo=bot"]
        {
            assert!(parse(wrong).is_err(), "{wrong}");
        }
        let opponents = Opponents::new(vec![cosimo], 1);
        assert_eq!(opponents.word(Some("Cosimo_2")).as_deref(), Ok("Cosimo_2"));
        assert_eq!(opponents.word(None).as_deref(), Ok("able"));
        assert!(opponents.word(Some("exec:python3 bot.py")).is_err(), "a visitor never names a command");
        assert!(matches!(opponents.player("Cosimo_2"), Player::Theirs(_)));
        assert_eq!(opponents.player("gone"), Player::Ours(Level::Able.kind()));
        let first = opponents.admit();
        assert!(first.is_some() && opponents.admit().is_none());
    }
}
