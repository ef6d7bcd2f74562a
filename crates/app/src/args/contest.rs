//! What can be said to the commands that let bots play: `sim`, `arena`, `record`, `selfplay`, `tune`.

use super::examples::{ARENA_EXAMPLES, SIM_EXAMPLES};
use super::game::such_as;
use super::{Conditions, GameId, Language, Options, Rules, Setting, seconds};
use clap::Args;
use clap::builder::FalseyValueParser;
use std::path::PathBuf;

#[derive(Debug, Args)]
#[command(after_help = SIM_EXAMPLES)]
pub(crate) struct Sim {
    #[arg(help = such_as())]
    pub(crate) game: GameId,
    /// How many games [default: 1000]
    #[arg(long, value_name = "N", env = "MAGNIFICO_GAMES", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: Option<u64>,
    /// How many threads; results do not depend on it unless a bot's budget is time [default: all cores]
    #[arg(long, value_name = "N", env = "MAGNIFICO_THREADS", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Print one line of JSON instead of a table
    #[arg(long, env = "MAGNIFICO_JSON", value_parser = FalseyValueParser::new())]
    pub(crate) json: bool,
    /// Keep each game's record in this folder; nothing is overwritten
    #[arg(long, value_name = "DIR", env = "MAGNIFICO_SAVE", conflicts_with = "swarm")]
    pub(crate) save: Option<PathBuf>,
    /// What cards and leaders were worth, as JSON and CSV in this folder
    #[arg(long, value_name = "DIR", env = "MAGNIFICO_STATS", conflicts_with = "swarm")]
    pub(crate) stats: Option<PathBuf>,
    /// Check the laws of the game; what is not given varies at random
    #[arg(long, env = "MAGNIFICO_SWARM", value_parser = FalseyValueParser::new(), conflicts_with = "bots")]
    pub(crate) swarm: bool,
    /// With --swarm, for how long [default: 10, unless --games is given]
    #[arg(long, value_name = "S", env = "MAGNIFICO_SECONDS", value_parser = seconds)]
    pub(crate) seconds: Option<f64>,
    #[command(flatten)]
    pub(crate) setting: Setting,
}

#[derive(Debug, Args)]
#[command(after_help = ARENA_EXAMPLES)]
pub(crate) struct Arena {
    #[arg(help = such_as())]
    pub(crate) game: GameId,
    /// Who plays: 2 to 8 bots, at least two of them different
    #[arg(long, value_name = "A,B,…", env = "MAGNIFICO_BOTS", value_delimiter = ',', required = true)]
    pub(crate) bots: Vec<bots::Player>,
    /// How many games
    #[arg(long, value_name = "N", env = "MAGNIFICO_GAMES", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// How many seats [default: one for each bot where the game allows it, or 4]
    #[arg(long, value_name = "N", env = "MAGNIFICO_PLAYERS")]
    pub(crate) players: Option<u32>,
    /// What all chance follows from [default: 1]
    #[arg(long, value_name = "S", env = "MAGNIFICO_SEED")]
    pub(crate) seed: Option<u64>,
    /// How many threads; results do not depend on it unless a bot's budget is time [default: all cores]
    #[arg(long, value_name = "N", env = "MAGNIFICO_THREADS", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Keep finished games in this file, and go on from those in it
    #[arg(long, value_name = "FILE", env = "MAGNIFICO_RESUME")]
    pub(crate) resume: Option<PathBuf>,
    /// Print one line of JSON instead of tables
    #[arg(long, env = "MAGNIFICO_JSON", value_parser = FalseyValueParser::new())]
    pub(crate) json: bool,
    /// Also write the standings to this file; only a contest that goes on replaces its own
    #[arg(long, value_name = "FILE", env = "MAGNIFICO_CSV")]
    pub(crate) csv: Option<PathBuf>,
    /// Also draw the win shares into this file; only a contest that goes on replaces its own
    #[arg(long, value_name = "FILE", env = "MAGNIFICO_SVG")]
    pub(crate) svg: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) conditions: Conditions,
}

/// How long other people's bots may think.
#[derive(Clone, Copy, Debug, Default, Args)]
pub(crate) struct Patience {
    /// Seconds that a bot of yours (exec:…) has for a decision [default: 5]
    #[arg(long, value_name = "S", env = "MAGNIFICO_BOT_LIMIT", value_parser = seconds)]
    pub(crate) bot_limit: Option<f64>,
}

#[derive(Debug, Args)]
pub(crate) struct Record {
    #[arg(help = such_as())]
    pub(crate) game: GameId,
    /// The file to write, which must not exist yet; - for the standard output
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) language: Language,
    #[command(flatten)]
    pub(crate) setting: Setting,
}

#[derive(Debug, Args)]
pub(crate) struct Selfplay {
    #[arg(help = such_as())]
    pub(crate) game: GameId,
    /// The folder for the positions; what is in it is not played again
    #[arg(long, value_name = "DIR", env = "MAGNIFICO_OUT")]
    pub(crate) out: PathBuf,
    /// How many games, those in the folder included
    #[arg(long, value_name = "N", env = "MAGNIFICO_GAMES", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// Begin no further file of a hundred games after so long
    #[arg(long, value_name = "S", env = "MAGNIFICO_SECONDS", value_parser = seconds)]
    pub(crate) seconds: Option<f64>,
    /// How often any legal action is played instead of the bot's, from 0 to 1
    #[arg(long, value_name = "SHARE", env = "MAGNIFICO_EXPLORE", default_value_t = 0.03, value_parser = share)]
    pub(crate) explore: f64,
    /// Of the positions within a round one in N is kept; its first always is
    #[arg(long, value_name = "N", env = "MAGNIFICO_ONE_IN", default_value_t = 6, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) one_in: u32,
    /// How many threads; the positions do not depend on it unless a bot's budget is time [default: all cores]
    #[arg(long, value_name = "N", env = "MAGNIFICO_THREADS", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Who plays: each seat draws one of these for each game
    #[command(flatten)]
    pub(crate) setting: Setting,
}

fn share(text: &str) -> Result<f64, String> {
    let share: Option<f64> = text.parse().ok();
    share.filter(|it| (0.0..=1.0).contains(it)).ok_or_else(|| "a share is a number from 0 to 1".into())
}

#[derive(Debug, Args)]
pub(crate) struct Tune {
    #[arg(help = such_as())]
    pub(crate) game: GameId,
    /// How many challengers are tried
    #[arg(long, value_name = "N", env = "MAGNIFICO_STEPS", default_value_t = 200)]
    pub(crate) steps: u64,
    /// Games for each comparison
    #[arg(long, value_name = "N", env = "MAGNIFICO_GAMES", default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// How many threads; results do not depend on it [default: all cores]
    #[arg(long, value_name = "N", env = "MAGNIFICO_THREADS", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Let greedy bots play instead of planners: many times faster
    #[arg(long, env = "MAGNIFICO_QUICK", value_parser = FalseyValueParser::new())]
    pub(crate) quick: bool,
    /// Let searches of so many iterations play, and tune the weights that searches go by
    #[arg(long, value_name = "N", env = "MAGNIFICO_SEARCH", conflicts_with = "quick", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) search: Option<u32>,
    /// Where the weights go, a file that must not exist yet [default: the standard output]
    #[arg(long, value_name = "FILE", env = "MAGNIFICO_OUT")]
    pub(crate) out: Option<PathBuf>,
    /// How many players [default: 4]
    #[arg(long, value_name = "N", env = "MAGNIFICO_PLAYERS")]
    pub(crate) players: Option<u32>,
    /// What all chance follows from [default: 1]
    #[arg(long, value_name = "S", env = "MAGNIFICO_SEED")]
    pub(crate) seed: Option<u64>,
    #[command(flatten)]
    pub(crate) rules: Rules,
    #[command(flatten)]
    pub(crate) options: Options,
}
