//! Everything that can go wrong with a request, with its status, its stable name and what would be right.

use crate::table::play::Refusal;
use axum::http::StatusCode;
use thiserror::Error;
use words::{Arg, Key, Lang, Phrase, key, tell};

/// Why a request was refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Fault {
    /// The table moved on.
    #[error("The table is at version {now}, not {asked}.")]
    Stale {
        /// The version the request was made for.
        asked: u64,
        /// The version now.
        now: u64,
    },
    /// The rules of the game say no.
    #[error("That is not allowed: {why}.")]
    Illegal {
        /// Why, for programs.
        why: String,
        /// Why, for people, where there are words for it.
        words: Option<Phrase>,
    },
    /// The rules of the table say no.
    #[error("{}", tell(Lang::En, .0))]
    NotNow(Phrase),
    /// A record is not what it claims to be.
    #[error("That is not allowed: {0}.")]
    Untrue(String),
    /// The request cannot be read.
    #[error("The request cannot be understood: {0}.")]
    Malformed(String),
    /// No secret, or one that owns no seat here.
    #[error("This needs the secret of a seat at this table.")]
    NoSeat,
    /// Sent from another site's page.
    #[error("This request comes from a page of another site.")]
    Foreign,
    /// There is no such thing.
    #[error("There is no such {0}.")]
    Missing(&'static str),
    /// There was such a table, but it was kept long enough.
    #[error(
        "This table is no longer kept: records that were uploaded and tables that nobody began go away after a while."
    )]
    Expired,
    /// The method is not one that the address knows.
    #[error("This address does not know that method.")]
    Method,
    /// The table's record cannot be replayed.
    #[error("This table is set aside: its record cannot be played again.")]
    SetAside,
    /// The table's record belongs to other rules or data than the server has now.
    #[error("{}", tell(Lang::En, .0))]
    Unfit(Phrase),
    /// Too much of something.
    #[error("{what}")]
    TooMany {
        what: String,
        /// When to try again.
        retry_s: u64,
    },
    /// Somebody at a table does the same again and again.
    #[error("{}", tell(Lang::En, .why))]
    TooOften {
        why: Phrase,
        /// When to try again.
        retry_s: u64,
    },
    /// The body is too large.
    #[error("That is too large.")]
    TooLarge,
    /// The body takes too long to arrive.
    #[error("The request did not arrive in time.")]
    TooSlow,
    /// What the host lets visitors lay down is used up.
    #[error("The server has no room for more tables and records just now; matches that are on go on.")]
    NoRoom,
    /// The disk takes nothing: nothing happened.
    #[error("The server's disk is full: nothing was changed, and nothing is lost.")]
    DiskFull,
    /// The database, or the server is stopping: nothing happened.
    #[error("The server cannot do this just now; nothing was changed.")]
    Unavailable,
}

impl Fault {
    /// Something that the table does not do now, by the key of its sentence.
    pub const fn not_now(key: Key) -> Fault {
        Fault::NotNow(Phrase::new(key))
    }

    /// The same with somebody's name in it.
    pub fn not_now_for(key: Key, name: &str) -> Fault {
        Fault::NotNow(Phrase::new(key).with("who", Arg::Text(name.to_owned())))
    }

    /// The status of the answer.
    pub fn status(&self) -> StatusCode {
        match self {
            Fault::Stale { .. } => StatusCode::CONFLICT,
            Fault::Illegal { .. } | Fault::NotNow(_) | Fault::Untrue(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Fault::Malformed(_) => StatusCode::BAD_REQUEST,
            Fault::NoSeat => StatusCode::UNAUTHORIZED,
            Fault::Foreign => StatusCode::FORBIDDEN,
            Fault::Missing(_) => StatusCode::NOT_FOUND,
            Fault::Expired => StatusCode::GONE,
            Fault::Method => StatusCode::METHOD_NOT_ALLOWED,
            Fault::SetAside | Fault::Unfit(_) => StatusCode::LOCKED,
            Fault::TooMany { .. } | Fault::TooOften { .. } => StatusCode::TOO_MANY_REQUESTS,
            Fault::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Fault::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Fault::NoRoom => StatusCode::INSUFFICIENT_STORAGE,
            Fault::DiskFull | Fault::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// The stable name, the last part of the problem's `type`.
    pub fn name(&self) -> &'static str {
        match self {
            Fault::Stale { .. } => "stale-version",
            Fault::Illegal { .. } | Fault::Untrue(_) => "illegal-action",
            Fault::NotNow(_) => "not-now",
            Fault::Malformed(_) => "malformed-request",
            Fault::NoSeat => "no-seat",
            Fault::Foreign => "foreign-origin",
            Fault::Missing(_) => "not-found",
            Fault::Expired => "expired",
            Fault::Method => "unknown-method",
            Fault::SetAside | Fault::Unfit(_) => "set-aside",
            Fault::TooMany { .. } | Fault::TooOften { .. } => "too-many",
            Fault::TooLarge => "too-large",
            Fault::TooSlow => "too-slow",
            Fault::NoRoom => "no-room",
            Fault::DiskFull => "disk-full",
            Fault::Unavailable => "unavailable",
        }
    }

    /// What would be right.
    pub fn right(&self) -> String {
        match self {
            Fault::Stale { now, .. } => format!("Look at the table again and choose for version {now}."),
            Fault::Illegal { .. } | Fault::Untrue(_) => {
                "Choose one of the actions that the table lists as legal.".into()
            }
            Fault::NotNow(_) => "Look at the table again: it says what it waits for.".into(),
            Fault::Malformed(_) => "The description of every request is at /api/v1/openapi.json.".into(),
            Fault::NoSeat => "Send the header `Authorization: Bearer SECRET` with the secret of your seat, \
                              or sit down at the table's page."
                .into(),
            Fault::Foreign => "Use the table's own page.".into(),
            Fault::Missing(_) => "Check the address; the lobby lists the tables.".into(),
            Fault::Expired => "Open another table, or upload the record again.".into(),
            Fault::Method => "Use the method that the description names.".into(),
            Fault::SetAside => "The people who run this server have a report and can look into it.".into(),
            Fault::Unfit(_) => tell(Lang::En, &Phrase::new(key!("error-right-data"))),
            Fault::TooMany { retry_s, .. } | Fault::TooOften { retry_s, .. } => {
                format!("Try again in {retry_s} seconds.")
            }
            Fault::TooLarge => "Send less at once.".into(),
            Fault::NoRoom => "Try again another day, or tell the people who run this server.".into(),
            Fault::DiskFull => {
                "Try again in a while: the server goes on by itself when there is room.".into()
            }
            Fault::TooSlow | Fault::Unavailable => "Try again in a moment.".into(),
        }
    }
}

impl From<Refusal> for Fault {
    fn from(refusal: Refusal) -> Fault {
        match refusal {
            Refusal::Illegal { why, words } => Fault::Illegal { why, words },
            Refusal::Unreadable(why) => Fault::Illegal {
                words: Some(Phrase::new(key!("error-no-action")).with("why", Arg::Text(why.clone()))),
                why: format!("not an action of this game: {why}"),
            },
            Refusal::NoUndo(why) => Fault::NotNow(why),
        }
    }
}

impl From<store::Error> for Fault {
    fn from(error: store::Error) -> Fault {
        match error {
            store::Error::NotFound => Fault::Missing("table"),
            store::Error::Expired => Fault::Expired,
            // The store tells the log itself, once in a while.
            store::Error::Full(_) => Fault::DiskFull,
            other => {
                tracing::error!(error = %other, "the store failed");
                Fault::Unavailable
            }
        }
    }
}
