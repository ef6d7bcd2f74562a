//! How a server is run: the flags of `serve` and `backup`.

use super::GameId;
use super::examples::{MOVE_EXAMPLES, SERVE_EXAMPLES};
use super::seconds;
use clap::{Args, ValueEnum};
use ipnet::IpNet;
use std::net::IpAddr;
use std::path::PathBuf;
use std::time::Duration;

#[derive(Debug, Args)]
#[command(after_help = SERVE_EXAMPLES)]
pub(crate) struct Serve {
    /// The port to listen on; 0 for any free one
    #[arg(long, value_name = "N", env = "MAGNIFICO_PORT", default_value_t = 1492)]
    pub(crate) port: u16,
    /// The address to listen on; 0.0.0.0 or :: for all of this machine
    #[arg(long, value_name = "IP", env = "MAGNIFICO_ADDRESS", default_value = "127.0.0.1")]
    pub(crate) address: IpAddr,
    #[command(flatten)]
    pub(crate) place: Place,
    /// What stands before every path, such as /games
    #[arg(long, value_name = "PATH", env = "MAGNIFICO_BASE_PATH", default_value = "")]
    pub(crate) base_path: String,
    /// Proxies, as addresses or networks, whose word about the client's address is taken
    #[arg(long, value_name = "IP,…", env = "MAGNIFICO_TRUSTED_PROXY", value_delimiter = ',', value_parser = network)]
    pub(crate) trusted_proxy: Vec<IpNet>,
    #[arg(help = which_games(), long, value_name = "GAME,…", env = "MAGNIFICO_OFFER", value_delimiter = ',')]
    pub(crate) games: Vec<GameId>,
    /// Folders with component data to use for new tables instead of the built-in ones
    #[arg(long, value_name = "GAME=DIR", env = "MAGNIFICO_RULES", value_delimiter = ',', value_parser = game_folder)]
    pub(crate) rules: Vec<(GameId, PathBuf)>,
    /// Threads on which bots think [default: one less than there are processors]
    #[arg(long, value_name = "N", env = "MAGNIFICO_BOT_THREADS", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) bot_threads: Option<u16>,
    /// Seconds after which a table that nobody looks at leaves the memory
    #[arg(long, value_name = "S", env = "MAGNIFICO_SLEEP_AFTER", default_value_t = 120, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    pub(crate) sleep_after: u64,
    /// Milliseconds that a bot's move takes where people sit or look, its thinking included; varied by a third, a third of it for what follows in the same turn, 0 for none
    #[arg(long, value_name = "MS", env = "MAGNIFICO_BOT_PAUSE", default_value_t = 900, value_parser = clap::value_parser!(u64).range(0..=10_000))]
    pub(crate) bot_pause: u64,
    /// A program of yours that visitors may choose as an opponent, by name; may be repeated (docs/BOTS.md)
    #[arg(long, value_name = "NAME=COMMAND", env = "MAGNIFICO_BOT", value_delimiter = ';')]
    pub(crate) bot: Vec<String>,
    /// Seconds such a program may think about a decision; then the greedy bot decides
    #[arg(long, value_name = "S", env = "MAGNIFICO_BOT_LIMIT", default_value = "5", value_parser = seconds)]
    pub(crate) bot_limit: f64,
    /// Seats that such programs play at once, each with a process of its own; at further ones the greedy bot plays
    #[arg(long, value_name = "N", env = "MAGNIFICO_BOT_SEATS", default_value_t = 8, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) bot_seats: u16,
    /// A folder made by `magnifico sim GAME --stats DIR`, to be shown at /stats/GAME
    #[arg(long, value_name = "DIR", env = "MAGNIFICO_STATS")]
    pub(crate) stats: Option<PathBuf>,
    /// For how many days tables are kept after something last happened there, such as uploads=30,unbegun=14, which is the default; also unfinished and finished, which are kept for ever
    #[arg(long, value_name = "WHAT=DAYS,…", env = "MAGNIFICO_KEEP", value_delimiter = ',', value_parser = kept)]
    pub(crate) keep: Vec<(Kept, Option<Duration>)>,
    /// How logs are written
    #[arg(long, value_name = "FORM", env = "MAGNIFICO_LOG", default_value = "text")]
    pub(crate) log: Log,
    /// What is logged, such as warn, info or web=debug
    #[arg(long, value_name = "FILTER", env = "MAGNIFICO_LOG_LEVEL", default_value = "info")]
    pub(crate) log_level: String,
    #[command(flatten)]
    pub(crate) limits: Limits,
}

/// Where the data are.
#[derive(Debug, Args)]
pub(crate) struct Place {
    /// The folder for all that is kept [default: the system's for data]
    #[arg(long, value_name = "DIR", env = "MAGNIFICO_DATA_DIR")]
    pub(crate) data_dir: Option<PathBuf>,
    /// Where the tables are.
    #[arg(
        long,
        value_name = "URL",
        env = "MAGNIFICO_DATABASE",
        help = "A path, sqlite:PATH, postgres://USER:PASSWORD@HOST/NAME, or memory: [default: magnifico.db there]"
    )]
    pub(crate) database: Option<String>,
}

/// Limits on what strangers can make grow.
#[derive(Debug, Args)]
#[command(next_help_heading = "Limits (0 for none)")]
pub(crate) struct Limits {
    /// Requests a second from one address, with bursts of four times as many
    #[arg(long, value_name = "N", env = "MAGNIFICO_REQUESTS_PER_SECOND", default_value_t = 100)]
    pub(crate) requests_per_second: u32,
    /// Tables opened in an hour from one address, and four times as many in a day
    #[arg(long, value_name = "N", env = "MAGNIFICO_TABLES_PER_HOUR", default_value_t = 120)]
    pub(crate) tables_per_hour: u32,
    /// MiB of records uploaded in a day from one address
    #[arg(long, value_name = "MIB", env = "MAGNIFICO_UPLOAD_MIB_PER_DAY", default_value_t = 8)]
    pub(crate) upload_mib_per_day: u32,
    /// MiB that the database may take, a quarter of it with uploaded records; beyond that nothing new is opened, and matches that are on go on
    #[arg(long, value_name = "MIB", env = "MAGNIFICO_DISK_MIB", default_value_t = 10_240)]
    pub(crate) disk_mib: u32,
    /// Connections at once
    #[arg(long, value_name = "N", env = "MAGNIFICO_CONNECTIONS", default_value_t = 20_000)]
    pub(crate) connections: u32,
    /// Connections at once from one address that is not a trusted proxy's
    #[arg(long, value_name = "N", env = "MAGNIFICO_CONNECTIONS_PER_ADDRESS", default_value_t = 1000)]
    pub(crate) connections_per_address: u32,
    /// Streams of events at once from one address
    #[arg(long, value_name = "N", env = "MAGNIFICO_STREAMS_PER_ADDRESS", default_value_t = 200)]
    pub(crate) streams_per_address: u32,
}

#[derive(Debug, Args)]
pub(crate) struct Backup {
    /// The file to write, which must not exist yet
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) place: Place,
}

#[derive(Debug, Args)]
#[command(after_help = MOVE_EXAMPLES)]
pub(crate) struct Move {
    /// The database to copy, which is left as it is
    pub(crate) from: String,
    /// The database to copy to; what an interrupted copy left there is gone on with
    pub(crate) to: String,
}

/// What is kept for a time of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Kept {
    /// Records that were uploaded
    Uploads,
    /// Tables at which nobody has decided anything
    Unbegun,
    /// Matches that are on
    Unfinished,
    /// Matches that were played here to their end
    Finished,
}

/// How logs are written.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Log {
    /// Lines for people
    Text,
    /// A JSON object a line
    Json,
}

/// The help of `--games`.
fn which_games() -> String {
    let usual: Vec<String> = GameId::offered().map(|game| game.to_string()).collect();
    format!("Which games are offered [default: {}]", usual.join(","))
}

/// What is kept, and for how long; `None` for ever.
fn kept(text: &str) -> Result<(Kept, Option<Duration>), String> {
    let right =
        "say what and for how many days, or for ever: uploads=30, unbegun=14, unfinished=365, finished=ever";
    let (what, days) = text.split_once('=').ok_or(right)?;
    let what = Kept::from_str(what, true).map_err(|_| right)?;
    if days == "ever" {
        return Ok((what, None));
    }
    let days = days.parse::<u32>().ok().filter(|days| (1..=36_500).contains(days)).ok_or(right)?;
    Ok((what, Some(Duration::from_hours(24 * u64::from(days)))))
}

/// A game and the folder with its data.
fn game_folder(text: &str) -> Result<(GameId, PathBuf), String> {
    let (game, folder) = text.split_once('=').ok_or("say which game and which folder: GAME=DIR")?;
    Ok((game.parse()?, folder.into()))
}

/// A network, or one address as the network of itself.
fn network(text: &str) -> Result<IpNet, String> {
    let address = || text.parse::<IpAddr>().map(IpNet::from);
    text.parse()
        .or_else(|_| address())
        .map_err(|_| "a proxy is an address or a network such as 10.0.0.0/8".into())
}
