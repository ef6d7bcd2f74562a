//! The server under stress: killed again and again, and loaded until it can do no more.
//!
//! Both are programs of the crate `magnifico`, which know how to start the real server; here they get their numbers.

use crate::checkout::{Checkout, run};
use anyhow::Result;

/// How often `crash` kills the server unless told otherwise.
pub(crate) const KILLS: u32 = 200;

/// What `load` asks for unless told otherwise.
pub(crate) const LOAD: Load = Load { tables: 1000, seconds: 20, fierce: 0, postgres: 0 };

/// How many seconds each half of an attack takes unless told otherwise.
pub(crate) const ATTACK_SECONDS: u32 = 20;

/// How much load, and how long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Load {
    /// Tables with four connections each.
    pub(crate) tables: u32,
    /// How long each of the two measurements takes.
    pub(crate) seconds: u32,
    /// Tables where fierce bots think while clicks at another are measured, and nothing else; 0 for the usual load.
    pub(crate) fierce: u32,
    /// 1 to keep the tables in a PostgreSQL of its own; 0 for SQLite.
    pub(crate) postgres: u32,
}

/// Reads `--name N` pairs; `None` when a word is not understood.
pub(crate) fn options<'a>(words: &[&'a str]) -> Option<Vec<(&'a str, u32)>> {
    let pair = |pair: &[&'a str]| match pair {
        [name, value] => Some((name.strip_prefix("--")?, value.parse().ok().filter(|n| *n > 0)?)),
        _ => None,
    };
    words.chunks(2).map(pair).collect()
}

/// The number of kills in `--kills N`.
pub(crate) fn kills(words: &[&str]) -> Option<u32> {
    match options(words)?[..] {
        [] => Some(KILLS),
        [("kills", n)] => Some(n),
        _ => None,
    }
}

/// The number of seconds in `--seconds S`.
pub(crate) fn attack(words: &[&str]) -> Option<u32> {
    match options(words)?[..] {
        [] => Some(ATTACK_SECONDS),
        [("seconds", n)] => Some(n),
        _ => None,
    }
}

/// The load in `--tables N --seconds S --fierce N --postgres 1`.
pub(crate) fn load(words: &[&str]) -> Option<Load> {
    let mut load = LOAD;
    for (name, value) in options(words)? {
        match name {
            "tables" => load.tables = value,
            "seconds" => load.seconds = value,
            "fierce" => load.fierce = value,
            "postgres" => load.postgres = value,
            _ => return None,
        }
    }
    Some(load)
}

/// Kills a server so many times while people play.
pub(crate) fn crash_test(checkout: &Checkout, kills: u32) -> Result<()> {
    let kills = format!("--kills={kills}");
    run(&mut checkout.cargo(&["test", "--package", "magnifico", "--test", "crash", "--", &kills]))
}

/// Lets one visitor try to spoil another's game, so many seconds each.
pub(crate) fn attack_test(checkout: &Checkout, seconds: u32) -> Result<()> {
    let seconds = format!("--seconds={seconds}");
    let words = ["bench", "--package", "magnifico", "--bench", "attack", "--", &seconds];
    run(&mut checkout.cargo(&words))
}

/// Measures a server.
pub(crate) fn load_test(checkout: &Checkout, load: Load) -> Result<()> {
    let Load { tables, seconds, fierce, postgres } = load;
    let numbers = [
        format!("--tables={tables}"),
        format!("--seconds={seconds}"),
        format!("--fierce={fierce}"),
        format!("--postgres={postgres}"),
    ];
    let words = ["bench", "--package", "magnifico", "--bench", "load", "--"];
    let words: Vec<&str> = words.into_iter().chain(numbers.iter().map(String::as_str)).collect();
    run(&mut checkout.cargo(&words))
}

#[cfg(test)]
mod tests {
    use super::{ATTACK_SECONDS, KILLS, LOAD, Load, attack, kills, load};

    #[test]
    fn numbers_have_names() {
        assert_eq!((kills(&[]), kills(&["--kills", "3"])), (Some(KILLS), Some(3)));
        assert_eq!(
            (kills(&["--kills"]), kills(&["--kills", "0"]), kills(&["--tables", "2"])),
            (None, None, None)
        );
        assert_eq!((attack(&[]), attack(&["--seconds", "5"])), (Some(ATTACK_SECONDS), Some(5)));
        assert_eq!(attack(&["--kills", "5"]), None);
        assert_eq!(load(&[]), Some(LOAD));
        assert_eq!(load(&["--seconds", "2", "--tables", "9"]), Some(Load { tables: 9, seconds: 2, ..LOAD }));
        assert_eq!(load(&["--fierce", "50"]), Some(Load { fierce: 50, ..LOAD }));
        assert_eq!(load(&["--postgres", "1"]), Some(Load { postgres: 1, ..LOAD }));
        assert_eq!(load(&["--kills", "9"]), None);
    }
}
