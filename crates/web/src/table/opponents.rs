//! Who plays where no person does: the levels of our own bots, and the programs that the host of this server offers.

use crate::http::fair::Visitor;
use crate::http::fault::Fault;
use crate::table::pool::lock;
use bots::{Budget, Kind, Level, Player, Program, Search};
use kernel::MAX_SEATS;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

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

/// How long a bot may think that a visitor asks for by its budget: as long as the fierce level, since a thread that
/// thinks serves nobody else meanwhile.
const MOST_MILLIS: u32 = match Level::Fierce.kind() {
    Kind::Mcts(Search { budget: Budget::Millis(ms), .. }) => ms,
    _ => 0,
};

/// The same in iterations: so many take a small part of the fierce level's time in each of our games, also on a slow machine.
const MOST_ITERATIONS: u32 = 2000;

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
    /// How many seats programs may play.
    seats: usize,
    /// How many they play at tables of each visitor.
    taken: Arc<Mutex<HashMap<Visitor, usize>>>,
}

/// Leave for a seat to be played by a program; it ends when this is dropped.
#[derive(Debug)]
pub struct Admitted {
    visitor: Visitor,
    taken: Arc<Mutex<HashMap<Visitor, usize>>>,
}

impl Drop for Admitted {
    fn drop(&mut self) {
        let mut taken = lock(&self.taken);
        if let Some(own) = taken.get_mut(&self.visitor) {
            *own -= 1;
            if *own == 0 {
                taken.remove(&self.visitor);
            }
        }
    }
}

impl Opponents {
    /// Our own bots and these programs, which may play so many seats at once.
    pub fn new(programs: Vec<Offered>, seats: usize) -> Opponents {
        Opponents { programs, seats, taken: Arc::default() }
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
        let wrong = || Fault::Malformed(self.wrong(name));
        let kind: Kind = name.parse().map_err(|_| wrong())?;
        if capped(kind) != kind {
            return Err(wrong());
        }
        Ok(Level::of(kind).map_or_else(|| kind.to_string(), |level| level.id().into()))
    }

    /// Why a visitor gets no bot by this name, and by which they do.
    fn wrong(&self, name: &str) -> String {
        let levels = Level::ALL.map(Level::id);
        let programs = self.names();
        let names: Vec<&str> =
            levels.into_iter().chain(["random", "greedy", "planner"]).chain(programs).collect();
        format!(
            "nobody plays here as {name:?}; ask for {}, or a search from mcts:1 to mcts:{MOST_ITERATIONS} (iterations) or \
             from mcts:1ms to mcts:{MOST_MILLIS}ms (milliseconds)",
            names.join(", ")
        )
    }

    /// Who plays under a word; a program that is no longer offered is played for by a bot of ours. A table that was opened
    /// when a bot could think for longer goes on with one that may not.
    pub fn player(&self, word: &str) -> Player {
        let offered = self.programs.iter().find(|offered| offered.name == word);
        match offered {
            Some(offered) => Player::Theirs(offered.program.clone()),
            None => Player::Ours(word.parse().map_or(Level::Able.kind(), capped)),
        }
    }

    /// Leave for one more seat to be played by a program, at a table of this visitor. Nobody has more than half of the
    /// seats, or than one table has where that is more.
    pub fn admit(&self, visitor: Visitor) -> Option<Admitted> {
        let mut taken = lock(&self.taken);
        let own = taken.get(&visitor).copied().unwrap_or_default();
        if taken.values().sum::<usize>() >= self.seats || own >= (self.seats / 2).max(MAX_SEATS) {
            return None;
        }
        taken.insert(visitor, own + 1);
        Some(Admitted { visitor, taken: self.taken.clone() })
    }
}

/// The same bot, thinking no longer than a visitor may ask for, and on one thread.
fn capped(kind: Kind) -> Kind {
    match kind {
        Kind::Mcts(Search { budget, cut, threads: _, by }) => {
            let budget = match budget {
                Budget::Millis(ms) => Budget::Millis(ms.min(MOST_MILLIS)),
                Budget::Iterations(n) => Budget::Iterations(n.min(MOST_ITERATIONS)),
            };
            Kind::Mcts(Search { budget, cut, threads: 1, by })
        }
        Kind::Random | Kind::Greedy | Kind::Planner => kind,
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
        let first = opponents.admit(Visitor::default());
        assert!(first.is_some() && opponents.admit(Visitor::default()).is_none());
        drop(first);
        assert!(opponents.admit(Visitor::default()).is_some(), "it is free again");
    }

    #[test]
    fn one_visitor_never_has_all_the_seats_that_programs_play() {
        let visitor = |n: u8| Visitor::from(std::net::IpAddr::from([10, 0, 0, n]));
        for (seats, most) in [(3, 3), (8, 5), (30, 15)] {
            let opponents = Opponents::new(Vec::new(), seats);
            let one: Vec<_> = std::iter::from_fn(|| opponents.admit(visitor(1))).collect();
            assert_eq!(one.len(), most, "of {seats}");
            let others: Vec<_> = std::iter::from_fn(|| opponents.admit(visitor(2))).collect();
            assert_eq!(others.len(), seats - most);
        }
    }

    /// A bot without an end to its thinking would hold a thread of the pool for good.
    #[test]
    fn nobody_is_asked_to_think_for_longer_than_the_fierce_bot() {
        let opponents = Opponents::new(Vec::new(), 1);
        for (name, word) in [
            ("fierce", "fierce"),
            ("random", "random"),
            ("planner", "able"),
            ("mcts:1900ms", "fierce"),
            ("mcts:1899ms", "mcts:1899ms"),
            ("mcts:2000", "mcts:2000"),
        ] {
            assert_eq!(opponents.word(Some(name)).as_deref(), Ok(word), "{name}");
        }
        for wrong in
            ["mcts:1901ms", "mcts:4000000000ms", "mcts:2001", "mcts:4000000000", "mcts:9@2", "oracle"]
        {
            let fault = opponents.word(Some(wrong)).unwrap_err().to_string();
            assert!(
                fault.contains(wrong) && fault.contains("mcts:1900ms") && fault.contains("shrewd"),
                "{fault}"
            );
        }
        assert_eq!(opponents.player("mcts:4000000000ms"), Player::Ours(Level::Fierce.kind()));
        assert_eq!(opponents.player("mcts:4000000000"), Player::Ours(Kind::mcts(Budget::Iterations(2000))));
        assert_eq!(opponents.player("mcts:7"), Player::Ours(Kind::mcts(Budget::Iterations(7))));
    }
}
