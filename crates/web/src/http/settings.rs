//! How a server is run. Each of these is a flag and an environment variable of the program.

use crate::games::Games;
use crate::http::server::ServeError;
use crate::table::opponents::Offered;
use crate::table::tables::Keep;
use bots::Budget;
use ipnet::IpNet;
use std::fmt;
use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;
use std::time::Duration;
use store::Store;

/// How a server is run.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The address to listen on.
    pub address: IpAddr,
    /// The port; 0 for any free one.
    pub port: u16,
    /// The folder for everything that is kept.
    pub data_dir: PathBuf,
    /// The database: a path or `sqlite:PATH`, or `postgres://…`; `memory:` keeps nothing; by default `magnifico.db` in the
    /// data folder.
    pub database: Option<String>,
    /// What stands before every path, such as `/games`; empty for none.
    pub base_path: String,
    /// Proxies whose word about the client's address is taken.
    pub trusted_proxies: Vec<IpNet>,
    /// Limits on everything that strangers can make grow.
    pub limits: Limits,
    /// For how long tables are kept.
    pub keep: Keep,
    /// How logs are written.
    pub log_format: LogFormat,
    /// The games that tables are opened of.
    pub games: Games,
    /// The threads on which bots think; 0 for one less than there are processors.
    pub bot_threads: usize,
    /// How long a table that nobody listens to stays in memory.
    pub sleep_after: Duration,
    /// What a bot's move takes where people sit or look, its thinking included; varied by a third. 0 for no pause.
    pub bot_pause: Duration,
    /// Programs of the host's that may take a seat, as levels are chosen.
    pub programs: Vec<Offered>,
    /// How many seats at once programs may play; where there are more, the greedy bot plays.
    pub program_seats: usize,
    /// How long the search for a hint goes on.
    pub hint: Budget,
    /// How long the search goes on for each decision of a match that is reviewed.
    pub review: Budget,
    /// A folder with what `magnifico sim --stats` found out.
    pub stats: Option<PathBuf>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            address: IpAddr::V4(Ipv4Addr::LOCALHOST),
            port: 1492,
            data_dir: PathBuf::from("."),
            database: None,
            base_path: String::new(),
            trusted_proxies: Vec::new(),
            limits: Limits::default(),
            keep: Keep::default(),
            log_format: LogFormat::Text,
            games: Games::default(),
            bot_threads: 0,
            sleep_after: Duration::from_mins(2),
            bot_pause: Duration::from_millis(900),
            programs: Vec::new(),
            program_seats: 8,
            hint: Budget::Millis(1900),
            review: Budget::Iterations(400),
            stats: None,
        }
    }
}

impl Settings {
    /// Where tables are kept.
    pub fn database(&self) -> Result<Database, ServeError> {
        let Some(database) = self.database.as_deref() else {
            return Ok(Database::File(self.data_dir.join("magnifico.db")));
        };
        match database.split_once(':') {
            Some(("memory", "")) => Ok(Database::Memory),
            Some(("sqlite", path)) => Ok(Database::File(path.strip_prefix("//").unwrap_or(path).into())),
            Some(("postgres" | "postgresql", rest)) if rest.starts_with("//") => {
                Ok(Database::Postgres(database.into()))
            }
            // One letter before a colon is a drive.
            Some((scheme, _)) if scheme.len() > 1 => Err(ServeError::Database(scheme.into())),
            _ => Ok(Database::File(database.into())),
        }
    }
}

/// Where tables are kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Database {
    /// Nowhere: they are gone with the program.
    Memory,
    /// In a file of `SQLite`.
    File(PathBuf),
    /// In `PostgreSQL`, by its address with its password.
    Postgres(String),
}

impl Database {
    /// Opens it, creating what is missing; only one program can have it open at a time.
    pub async fn open(&self) -> Result<Store, store::Error> {
        match self {
            Database::Memory => Ok(Store::memory()),
            Database::File(file) => Store::sqlite(file).await,
            Database::Postgres(url) => Store::postgres(url).await,
        }
    }
}

/// As anybody may read it: without a password.
impl fmt::Display for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Database::Memory => f.write_str("memory"),
            Database::File(file) => file.display().fmt(f),
            Database::Postgres(url) => f.write_str(&store::without_password(url)),
        }
    }
}

/// How logs are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LogFormat {
    /// A line for people.
    #[default]
    Text,
    /// A JSON object a line.
    Json,
}

/// Limits on everything that strangers can make grow; 0 means no limit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Requests a second from one address, with bursts of four times as many.
    pub requests_per_second: u32,
    /// Tables an hour from one address, and four times as many a day.
    pub tables_per_hour: u32,
    /// Records that are uploaded in a day from one address, in MiB.
    pub upload_mib_per_day: u32,
    /// What the database may take before nothing new is opened, in MiB; a quarter of it may be uploaded records.
    pub disk_mib: u32,
    /// Connections at once.
    pub connections: usize,
    /// Connections at once from one address, unless it is that of a trusted proxy.
    pub connections_per_address: usize,
    /// Streams of events at once from one address.
    pub streams_per_address: usize,
    /// The largest body of a request, in bytes.
    pub body_bytes: usize,
    /// The largest record that may be uploaded, in bytes.
    pub record_bytes: usize,
    /// The longest line of chat, in characters.
    pub chat_chars: usize,
    /// The longest name, in characters.
    pub name_chars: usize,
    /// Whether a seat is held back that leaves, takes back, asks or talks again and again.
    pub habits: bool,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests_per_second: 100,
            tables_per_hour: 120,
            upload_mib_per_day: 8,
            disk_mib: 10_240,
            connections: 20_000,
            connections_per_address: 1000,
            streams_per_address: 200,
            body_bytes: 16 * 1024,
            record_bytes: 2 * 1024 * 1024,
            chat_chars: 500,
            name_chars: 40,
            habits: true,
        }
    }
}

impl Limits {
    /// No limit on numbers; sizes stay limited.
    pub fn generous() -> Limits {
        Limits {
            requests_per_second: 0,
            tables_per_hour: 0,
            upload_mib_per_day: 0,
            disk_mib: 0,
            connections: 0,
            connections_per_address: 0,
            streams_per_address: 0,
            habits: false,
            ..Limits::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_database_is_a_path_or_none() {
        let place = |database: Option<&str>| {
            let settings = Settings { database: database.map(Into::into), ..Settings::default() };
            settings.database().map_err(|error| error.to_string())
        };
        let file = |path: &str| Ok(Database::File(path.into()));
        assert_eq!(place(None), file("./magnifico.db"));
        assert_eq!(place(Some("memory:")), Ok(Database::Memory));
        assert_eq!(place(Some("sqlite:///var/a.db")), file("/var/a.db"));
        assert_eq!(place(Some("sqlite:////var/a.db")), file("//var/a.db"));
        assert_eq!(place(Some("sqlite:a.db")), place(Some("a.db")));
        for url in ["postgres://me:secret@db/games", "postgresql://me:secret@db/games"] {
            let place = place(Some(url)).unwrap();
            assert_eq!(place, Database::Postgres(url.into()));
            assert_eq!(place.to_string(), url.replace(":secret", ""));
        }
        let refused = place(Some("oracle://me:secret@x")).unwrap_err();
        assert!(refused.contains("memory:") && !refused.contains("secret"), "{refused}");
    }
}
