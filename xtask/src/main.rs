//! The project's own chores, run as `cargo xtask COMMAND`.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a command line talks to its terminal")]
#![expect(clippy::disallowed_methods, reason = "only rules must not read clock, files and environment")]

mod browser;
mod checkout;
mod database;
mod deny;
mod report;
mod scripts;
mod server;
mod steps;
mod tidy;

use anyhow::{Result, ensure};
use checkout::{Checkout, run};
use std::env;
use std::process::ExitCode;

const USAGE: &str = "\
Chores of the Magnifico project.

usage: cargo xtask COMMAND

  test     checks everything, step by step, and stops at the first failure; this is what CI runs
  tidy     checks only the tidiness rules: dependencies between crates, lengths, what must not be there
  golden   runs the games' tests and writes what they now produce into the expected texts (UPDATE_EXPECT=1)
  crash    kills a server at random while people play, and proves that nothing acknowledged is lost: [--kills N]
  attack   lets one visitor try to spoil another's game in every known way, and measures it: [--seconds S]
  load     measures a server on this machine: [--tables N] [--seconds S] [--fierce N] [--postgres 1]; best when nothing else runs
  pictures takes the pictures of docs/pictures anew: a real match in a real browser
  help     prints this

`test` needs the Rust toolchain with rustfmt and clippy, python3, PostgreSQL, and for the scripts and browser checks node,
npm and chromium; a tool that is missing is installed into target/tools, inside the checkout. What could not run is named at the end with the reason. Where the environment variable CI is set,
that is a failure, but for the advisories: they need a list that is downloaded and changes every day.

exit code: 0 all is well, 1 a check failed, 2 the command line was not understood
";

/// The usage text, with the steps as they are.
fn usage() -> String {
    format!("{USAGE}\nthe steps of `test`:\n{}", steps::list())
}

/// What we were asked to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Chore {
    Test,
    Tidy,
    Golden,
    Crash(u32),
    Attack(u32),
    Load(server::Load),
    Pictures,
    Help,
}

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let Some(chore) = parse(&words) else {
        eprintln!("not understood: cargo xtask {}\n\n{}", words.join(" "), usage());
        return ExitCode::from(2);
    };
    match perform(chore) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\nfailed: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn parse(words: &[&str]) -> Option<Chore> {
    match words {
        ["test"] => Some(Chore::Test),
        ["tidy"] => Some(Chore::Tidy),
        ["golden"] => Some(Chore::Golden),
        ["pictures"] => Some(Chore::Pictures),
        ["crash", rest @ ..] => server::kills(rest).map(Chore::Crash),
        ["attack", rest @ ..] => server::attack(rest).map(Chore::Attack),
        ["load", rest @ ..] => server::load(rest).map(Chore::Load),
        [] | ["help" | "-h" | "--help"] => Some(Chore::Help),
        _ => None,
    }
}

fn perform(chore: Chore) -> Result<()> {
    match chore {
        Chore::Test => steps::run_all(&Checkout::find()?),
        Chore::Tidy => {
            tidy::check(&Checkout::find()?)?;
            println!("ok");
            Ok(())
        }
        Chore::Golden => golden(&Checkout::find()?),
        Chore::Crash(kills) => server::crash_test(&Checkout::find()?, kills),
        Chore::Attack(seconds) => server::attack_test(&Checkout::find()?, seconds),
        Chore::Load(load) => server::load_test(&Checkout::find()?, load),
        Chore::Pictures => browser::pictures(&Checkout::find()?),
        Chore::Help => {
            print!("{}", usage());
            Ok(())
        }
    }
}

/// Lets the games' tests write their expected texts anew.
fn golden(checkout: &Checkout) -> Result<()> {
    let games = tidy::games(checkout)?;
    ensure!(!games.is_empty(), "there is no game in crates/games");
    let packages = games.iter().flat_map(|game| ["--package", game.as_str()]);
    let args: Vec<&str> = ["test"].into_iter().chain(packages).collect();
    run(checkout.cargo(&args).env("UPDATE_EXPECT", "1"))?;
    println!("ok. Read `git diff` now: a changed golden is a bug, or a new rules version.");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{Chore, USAGE, parse};

    #[test]
    fn a_command_is_a_known_word() {
        assert_eq!(parse(&["test"]), Some(Chore::Test));
        assert_eq!(parse(&[]), Some(Chore::Help));
        assert_eq!(parse(&["--help"]), Some(Chore::Help));
        assert_eq!(parse(&["tests"]), None);
        assert_eq!(parse(&["test", "fast"]), None);
        assert_eq!(parse(&["crash", "--kills", "9"]), Some(Chore::Crash(9)));
        assert_eq!(parse(&["load", "fast"]), None);
    }

    #[test]
    fn the_usage_names_each_command() {
        for command in ["test", "tidy", "golden", "crash", "attack", "load", "pictures", "help"] {
            assert!(parse(&[command]).is_some());
            assert!(USAGE.contains(&format!("\n  {command} ")), "{command}");
        }
    }
}
