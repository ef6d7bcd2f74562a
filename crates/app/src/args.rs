//! What can be said on the command line and in the environment.

mod contest;
mod examples;
mod game;
mod language;
mod options;
mod serve;

pub(crate) use contest::{Arena, Patience, Record, Selfplay, Sim, Tune};
pub(crate) use game::GameId;
pub(crate) use language::Language;
pub(crate) use options::Options;
pub(crate) use serve::{Backup, Kept, Log, Move, Place, Serve};

use clap::builder::FalseyValueParser;
use clap::{Args, CommandFactory, FromArgMatches, Parser, Subcommand};
use examples::{EXAMPLES, REPLAY_EXAMPLES};
use kernel::{Seat, Viewer};
use std::ffi::OsString;
use std::path::PathBuf;
use std::str::FromStr;

/// Renaissance board games: play them in a browser, simulate, record, replay, verify.
#[derive(Debug, Parser)]
#[command(name = "magnifico", version, after_help = EXAMPLES)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Serve the web table and the API (what `magnifico` alone does)
    Serve(Serve),
    /// Copy the database of a server, which may be running
    Backup(Backup),
    /// Copy all tables from one database to another, both ways between SQLite and PostgreSQL, and verify each
    Move(Move),
    /// Say what can be done, and play a short game between bots
    Demo(Demo),
    /// Play many games between bots and show the results
    Sim(Sim),
    /// Let bots play bots: seats permuted, common dice, ratings with intervals
    Arena(Arena),
    /// Play one game between bots and write its record to a file
    Record(Record),
    /// Step through the record of a game
    Replay(Replay),
    /// Prove records: every action, die, state and result is checked
    Verify(Verify),
    /// Measure the speed of engines and bots on one core
    Bench(Bench),
    /// Play games between bots and keep their positions, for networks to learn from
    Selfplay(Selfplay),
    /// Find better weights for the bots by self-play
    Tune(Tune),
}

#[derive(Debug, Args)]
pub(crate) struct Demo {
    #[arg(help = game::such_as(), default_value = games::ALL[0].id)]
    pub(crate) game: GameId,
    #[command(flatten)]
    pub(crate) language: Language,
}

/// What is played, by whom, and with which luck: for every command that plays.
#[derive(Debug, Default, Args)]
pub(crate) struct Setting {
    /// How many players [default: as many as --bots names, or 4]
    #[arg(long, value_name = "N", env = "MAGNIFICO_PLAYERS")]
    pub(crate) players: Option<u32>,
    /// One bot for each seat [default: all random]
    #[arg(long, value_name = "A,B,…", env = "MAGNIFICO_BOTS", value_delimiter = ',')]
    pub(crate) bots: Vec<bots::Player>,
    /// What all chance follows from [default: 1; a swarm's is a fresh one]
    #[arg(long, value_name = "S", env = "MAGNIFICO_SEED")]
    pub(crate) seed: Option<u64>,
    #[command(flatten)]
    pub(crate) conditions: Conditions,
}

/// Under which conditions all bots play.
#[derive(Debug, Default, Args)]
pub(crate) struct Conditions {
    #[command(flatten)]
    pub(crate) patience: Patience,
    #[command(flatten)]
    pub(crate) rules: Rules,
    #[command(flatten)]
    pub(crate) options: Options,
}

/// Which component data to play with.
#[derive(Clone, Debug, Default, Args)]
pub(crate) struct Rules {
    /// Folder with component data to use instead of the built-in ones
    #[arg(long = "rules", value_name = "DIR", env = "MAGNIFICO_RULES")]
    pub(crate) dir: Option<PathBuf>,
}

#[derive(Debug, Args)]
#[command(after_help = REPLAY_EXAMPLES)]
pub(crate) struct Replay {
    /// The record; - for the standard input
    pub(crate) file: PathBuf,
    /// Whose eyes to look with: a seat's number, public, or all
    #[arg(long = "eye", value_name = "EYE", env = "MAGNIFICO_EYE", default_value = "all")]
    pub(crate) view: ReplayView,
    #[command(flatten)]
    pub(crate) language: Language,
    #[command(flatten)]
    pub(crate) rules: Rules,
}

#[derive(Debug, Args)]
pub(crate) struct Verify {
    /// The records; - for the standard input
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
    #[command(flatten)]
    pub(crate) language: Language,
    #[command(flatten)]
    pub(crate) rules: Rules,
}

#[derive(Debug, Args)]
pub(crate) struct Bench {
    /// Measure only this game
    #[arg(long, value_name = "GAME", env = "MAGNIFICO_GAME")]
    pub(crate) game: Option<GameId>,
    /// How long to measure each line
    #[arg(long, value_name = "S", env = "MAGNIFICO_SECONDS", default_value = "1", value_parser = seconds)]
    pub(crate) seconds: f64,
    /// Print one line of JSON instead of tables
    #[arg(long, env = "MAGNIFICO_JSON", value_parser = FalseyValueParser::new())]
    pub(crate) json: bool,
}

/// Reads the command line; a mistake in it is told in one message, for `main` to print.
pub(crate) fn parse() -> Result<Cli, String> {
    // The help names each variable, not its value; and -1 is a wrong number rather than an unknown option.
    let command = Cli::command().mut_subcommands(|command| {
        command.allow_negative_numbers(true).mut_args(|arg| arg.hide_env_values(true))
    });
    let parsed = command
        .try_get_matches_from(with_command(std::env::args_os()))
        .and_then(|matches| Cli::from_arg_matches(&matches));
    parsed.map_err(|error| {
        if !error.use_stderr() {
            // Help and version: not a mistake. clap prints them and ends the program.
            error.exit();
        }
        sentence(&error.render().to_string())
    })
}

/// What was typed, with `serve` put in where no command was: alone, or before options only.
fn with_command(typed: impl Iterator<Item = OsString>) -> Vec<OsString> {
    let mut words: Vec<OsString> = typed.collect();
    let is_own = |word: &str| ["-h", "--help", "-V", "--version"].contains(&word);
    let first = words.get(1).map(|word| word.to_string_lossy());
    let means_serve = first.is_none_or(|first| first.starts_with('-') && !is_own(&first));
    if means_serve {
        words.insert(1.min(words.len()), "serve".into());
    }
    words
}

/// Makes one sentence of clap's message, which comes in paragraphs: what is wrong, a tip, the usage, a hint.
fn sentence(message: &str) -> String {
    let text = message.strip_prefix("error: ").unwrap_or(message);
    let parts = text.split("\n\n").map(|part| part.split_whitespace().collect::<Vec<_>>().join(" "));
    let said = |part: &String| !(part.starts_with("Usage:") || part.starts_with("For more information"));
    format!("{} (see --help)", parts.filter(said).collect::<Vec<_>>().join("; "))
}

/// What of a match a replay shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ReplayView {
    /// Everything is shown: the match is over.
    All,
    /// Only what this viewer could see while it was played.
    Viewer(Viewer),
}

impl FromStr for ReplayView {
    type Err = String;

    fn from_str(text: &str) -> Result<ReplayView, String> {
        match text {
            "all" => Ok(ReplayView::All),
            "public" => Ok(ReplayView::Viewer(Viewer::Public)),
            _ => {
                let seat = text.parse().ok().and_then(Seat::new);
                let known = seat.map(|seat| ReplayView::Viewer(Viewer::Seat(seat)));
                known.ok_or_else(|| "an eye is a seat's number (0 to 4), public, or all".into())
            }
        }
    }
}

fn seconds(text: &str) -> Result<f64, String> {
    let seconds: Option<f64> = text.parse().ok();
    seconds
        .filter(|seconds| (0.001..=1e6).contains(seconds))
        .ok_or_else(|| "a time is a number of seconds from 0.001 to 1000000".into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_definitions_are_sound() {
        Cli::command().debug_assert();
    }

    /// Walks through all commands: an option without its variable would break the promise of the help text.
    #[test]
    fn every_option_is_also_an_environment_variable() {
        for command in Cli::command().get_subcommands() {
            for arg in command.get_arguments() {
                let Some(long) = arg.get_long().filter(|long| !["help", "version"].contains(long)) else {
                    continue;
                };
                let expected = match (command.get_name(), long) {
                    // Everywhere else --games is a number, and one environment must suit every command.
                    ("serve", "games") => "MAGNIFICO_OFFER".to_owned(),
                    _ => format!("MAGNIFICO_{}", long.to_uppercase().replace('-', "_")),
                };
                let found = arg.get_env().and_then(|name| name.to_str());
                assert_eq!(found, Some(expected.as_str()), "{} --{long}", command.get_name());
            }
        }
    }

    #[test]
    fn serve_is_meant_where_no_command_is_typed() {
        let full = |typed: &[&str]| with_command(typed.iter().map(Into::into));
        assert_eq!(full(&["magnifico"]), ["magnifico", "serve"]);
        assert_eq!(full(&["magnifico", "--port", "80"]), ["magnifico", "serve", "--port", "80"]);
        assert_eq!(full(&["magnifico", "--help"]), ["magnifico", "--help"]);
        assert_eq!(full(&["magnifico", "demo"]), ["magnifico", "demo"]);
    }

    #[test]
    fn eyes_are_seats_public_or_all() {
        assert_eq!("all".parse(), Ok(ReplayView::All));
        assert_eq!("public".parse(), Ok(ReplayView::Viewer(Viewer::Public)));
        assert_eq!("4".parse(), Ok(ReplayView::Viewer(Viewer::Seat(Seat::new(4).unwrap()))));
        for wrong in ["5", "-1", "", "everyone"] {
            assert!(wrong.parse::<ReplayView>().is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn times_are_positive_and_finite() {
        assert!(seconds("0.5").is_ok());
        for wrong in ["0", "-1", "NaN", "inf", "soon"] {
            assert!(seconds(wrong).is_err(), "{wrong:?}");
        }
    }
}
