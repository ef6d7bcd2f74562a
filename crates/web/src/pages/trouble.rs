//! The page of a request that was refused: what went wrong and what would be right, in the reader's language.

use super::frame::page;
use super::reader::Reader;
use crate::App;
use crate::fault::Fault;
use maud::{Markup, html};
use words::{Arg, Phrase};

/// The page.
pub fn fault(app: &App, reader: &Reader, fault: &Fault) -> Markup {
    let (detail, table) = (detail(fault), table(app, reader));
    // Who changes the language here goes on to the table: the address itself may be one to post to.
    let reader = &Reader { here: table.clone().unwrap_or_else(|| app.path("/")), ..reader.clone() };
    let body = html! {
        main #main.narrow {
            h1 { (wrong(reader, fault)) }
            p { (right(reader, fault)) @if let Some(detail) = detail { " " q lang="en" { (detail) } } }
            p {
                @if let Some(table) = &table { a.btn.gold href=(table) { (reader.say("error-back")) } " " }
                a.btn href=(app.path("/")) { (reader.say("error-lobby")) }
            }
        }
    };
    page(app, reader, &reader.say("error-title"), &body)
}

/// What went wrong.
fn wrong(reader: &Reader, fault: &Fault) -> String {
    let because = |key, why: &str| reader.with(key, "why", why);
    match fault {
        Fault::Stale { .. } => reader.say("error-stale"),
        Fault::Illegal { words: Some(words), .. } => because("error-illegal", &reader.tell(words)),
        Fault::Illegal { why, words: None } => because("error-illegal", why),
        Fault::Untrue(why) => because("error-record", why),
        Fault::NotNow(why) | Fault::Unfit(why) => reader.tell(why),
        Fault::Malformed(_) => reader.say("error-malformed"),
        Fault::NoSeat => reader.say("error-no-seat"),
        Fault::Foreign => reader.say("error-foreign"),
        Fault::Missing("table") => reader.say("error-missing-table"),
        Fault::Missing(_) => reader.say("error-missing"),
        Fault::Method => reader.say("error-method"),
        Fault::SetAside => reader.say("error-set-aside"),
        Fault::TooMany { retry_s, .. } => {
            let seconds = Arg::Number(i64::try_from(*retry_s).unwrap_or(i64::MAX));
            reader.tell(&Phrase::new("error-too-many").with("seconds", seconds))
        }
        Fault::TooLarge => reader.say("error-too-large"),
        Fault::TooSlow => reader.say("error-too-slow"),
        Fault::Unavailable => reader.say("error-unavailable"),
    }
}

/// What would be right.
fn right(reader: &Reader, fault: &Fault) -> String {
    reader.say(match fault {
        Fault::Stale { .. } | Fault::NotNow(_) => "error-right-look",
        Fault::Illegal { .. } => "error-right-choose",
        Fault::Untrue(_) => "replay-upload-why",
        Fault::Malformed(_) => "error-right-malformed",
        Fault::NoSeat => "error-right-sit",
        Fault::Foreign => "error-right-page",
        Fault::Missing(_) | Fault::Method => "error-right-address",
        Fault::SetAside => "error-right-report",
        Fault::Unfit(_) => "error-right-data",
        Fault::TooLarge => "error-right-less",
        Fault::TooMany { .. } | Fault::TooSlow | Fault::Unavailable => "error-right-soon",
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
