//! The page of a request that was refused: what went wrong and what would be right, in the reader's language.

use super::frame::page;
use super::reader::Reader;
use crate::App;
use crate::http::fault::Fault;
use maud::{Markup, html};
use words::{Arg, Phrase, key};

pub fn fault(app: &App, reader: &Reader, fault: &Fault) -> Markup {
    let (detail, table) = (detail(fault), table(app, reader));
    // Whoever changes the language here goes on to the table: the address itself may be one to post to.
    let reader = &Reader { here: table.clone().unwrap_or_else(|| app.path("/")), ..reader.clone() };
    let body = html! {
        main #main.narrow {
            h1 { (wrong(reader, fault)) }
            p { (right(reader, fault)) @if let Some(detail) = detail { " " q lang="en" { (detail) } } }
            p {
                @if let Some(table) = &table { a.btn.gold href=(table) { (reader.say(key!("error-back"))) } " " }
                a.btn href=(app.path("/")) { (reader.say(key!("error-lobby"))) }
            }
        }
    };
    page(app, reader, &reader.say(key!("error-title")), &body)
}

/// What went wrong.
fn wrong(reader: &Reader, fault: &Fault) -> String {
    let because = |key, why: &str| reader.with(key, "why", why);
    match fault {
        Fault::Stale { .. } => reader.say(key!("error-stale")),
        Fault::Illegal { words: Some(words), .. } => because(key!("error-illegal"), &reader.tell(words)),
        Fault::Illegal { why, words: None } => because(key!("error-illegal"), why),
        Fault::Untrue(why) => because(key!("error-record"), why),
        Fault::NotNow(why) | Fault::Unfit(why) | Fault::TooOften { why, .. } => reader.tell(why),
        Fault::Malformed(_) => reader.say(key!("error-malformed")),
        Fault::NoSeat => reader.say(key!("error-no-seat")),
        Fault::Foreign => reader.say(key!("error-foreign")),
        Fault::Missing("table") => reader.say(key!("error-missing-table")),
        Fault::Missing(_) => reader.say(key!("error-missing")),
        Fault::Expired => reader.say(key!("error-expired")),
        Fault::Method => reader.say(key!("error-method")),
        Fault::SetAside => reader.say(key!("error-set-aside")),
        Fault::TooMany { retry_s, .. } => {
            let seconds = Arg::Number(i64::try_from(*retry_s).unwrap_or(i64::MAX));
            reader.tell(&Phrase::new(key!("error-too-many")).with("seconds", seconds))
        }
        Fault::TooLarge => reader.say(key!("error-too-large")),
        Fault::TooSlow => reader.say(key!("error-too-slow")),
        Fault::NoRoom => reader.say(key!("error-no-room")),
        Fault::DiskFull => reader.say(key!("error-disk-full")),
        Fault::Unavailable => reader.say(key!("error-unavailable")),
    }
}

/// What would be right.
fn right(reader: &Reader, fault: &Fault) -> String {
    reader.say(match fault {
        Fault::Stale { .. } | Fault::NotNow(_) => key!("error-right-look"),
        Fault::Illegal { .. } => key!("error-right-choose"),
        Fault::Untrue(_) => key!("replay-upload-why"),
        Fault::Malformed(_) => key!("error-right-malformed"),
        Fault::NoSeat => key!("error-right-sit"),
        Fault::Foreign => key!("error-right-page"),
        Fault::Missing(_) | Fault::Method => key!("error-right-address"),
        Fault::SetAside => key!("error-right-report"),
        Fault::Unfit(_) => key!("error-right-data"),
        Fault::TooLarge => key!("error-right-less"),
        Fault::Expired => key!("error-right-anew"),
        Fault::NoRoom => key!("error-right-another-day"),
        Fault::DiskFull => key!("error-right-room"),
        Fault::TooMany { .. } | Fault::TooOften { .. } | Fault::TooSlow | Fault::Unavailable => {
            key!("error-right-soon")
        }
    })
}

/// What only the server could name, in its own words.
fn detail(fault: &Fault) -> Option<&str> {
    match fault {
        Fault::Malformed(what) => Some(what),
        _ => None,
    }
}

/// The table that the request was about, if it was about one.
fn table(app: &App, reader: &Reader) -> Option<String> {
    let rest = reader.here.strip_prefix(&app.path("/t/"))?;
    let id = rest.split(['/', '?']).next().filter(|id| !id.is_empty())?;
    let at = app.path(&format!("/t/{id}"));
    (reader.here != at).then_some(at)
}
