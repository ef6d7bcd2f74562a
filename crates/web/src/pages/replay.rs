//! Looking back: the whole log, the record, and the replay of a finished match step by step.

use super::forms::{Fields, redirect, seated};
use super::histories;
use super::log_cache;
use super::open::FAMILIES;
use super::page_cache;
use super::replay_controls::ReplayControls;
use super::room::Moment;
use super::room::log::{LOG_PAGE, LogPage, undone};
use super::visit::Visit;
use crate::App;
use crate::analysis::reviews::{Review, Standing};
use crate::api::{Params, keep_record, record_body};
use crate::http::clean::clean;
use crate::http::fault::Fault;
use crate::http::guard::Client;
use crate::table::TableView;
use crate::table::meta::Chair;
use crate::table::tables::{Continuation, chair_for};
use axum::extract::{Extension, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use kernel::{Seat, Viewer};
use maud::Markup;
use serde::Deserialize;
use std::sync::Arc;
use words::{Phrase, key};

/// Which step, and with whose eyes.
#[derive(Debug, Default, Deserialize)]
pub struct Step {
    at: Option<usize>,
    #[serde(rename = "eye")]
    viewer: Option<String>,
}

/// Up to which entry the log is read.
#[derive(Debug, Default, Deserialize)]
pub struct Upto {
    to: Option<usize>,
}

/// What happened, as this browser may see it, a page at a time: the latest, unless an earlier one is asked for.
pub async fn log(visit: Visit, Params(upto): Params<Upto>) -> Result<Response, Fault> {
    let table = visit.view(None).await?;
    // Up to which entry is in the address.
    page_cache::whole(&visit, &table, "log", async || page_of_log(&visit, &table, upto).await).await
}

async fn page_of_log(visit: &Visit, table: &TableView, upto: Upto) -> Result<Markup, Fault> {
    let Visit { app, id, visitor, .. } = visit;
    let course = app.tables.services().course(id, *visitor).await?;
    let last = course.len().min(table.version as usize);
    let to = upto.to.unwrap_or(last).clamp(last.min(LOG_PAGE), last);
    let from = to.checked_sub(LOG_PAGE).filter(|from| *from > 0);
    let updates = log_cache::between(app, id, *visitor, from, to).await?;
    let page = LogPage { from: from.unwrap_or(0), to, last, undone: undone(course.entries()) };
    Ok(table.game.whole_log(&visit.room(table, &updates), &page))
}

/// One step of a finished match.
pub async fn page(visit: Visit, Params(step): Params<Step>) -> Result<Response, Fault> {
    let (mut table, _) = visit.finished(key!("replay-only-over")).await?;
    let (app, id) = (&visit.app, &visit.id);
    // Everything is open once every match with this seed is over; before, one looks with one's own eyes.
    let is_open = app.tables.are_all_over(id).await?;
    if is_open {
        table.viewer = step.viewer.as_deref().map_or(table.viewer, |viewer| viewer_named(viewer, &table));
    }
    let review = match app.reviews.standing(id) {
        Standing::Done(review) if is_open => Some(review),
        _ => None,
    };
    // Who looks with whose eyes, and at which moment, is in the address.
    let what = format!("replay, open: {is_open}, reviewed: {}", review.is_some());
    page_cache::whole(&visit, &table, &what, async || moment(&visit, &table, step, is_open, review).await)
        .await
}

/// A moment of a finished match, drawn.
async fn moment(
    visit: &Visit,
    table: &TableView,
    step: Step,
    is_open: bool,
    review: Option<Arc<Review>>,
) -> Result<Markup, Fault> {
    let (app, id) = (&visit.app, &visit.id);
    let services = app.tables.services();
    let course = services.course(id, visit.visitor).await?;
    let history = histories::of(app, id, &course, visit.visitor).await?;
    let last = course.len();
    let at = step.at.unwrap_or(0).min(last);
    let (viewer, place) = (table.viewer, services.place(visit.visitor).await?);
    let played = services.replay(place, move || course.look_back(at, viewer)).await?;
    let (view, update) = played.map_err(|error| unreadable(&error))?;
    let words = Phrase::new(key!("replay-step")).number("at", at as i64).number("last", last as i64);
    let words = visit.reader.tell(&words);
    let room = visit.room(table, &[]);
    let viewer = step.viewer.filter(|_| is_open);
    let controls = ReplayControls {
        room: &room,
        at,
        last,
        viewer: viewer.as_deref(),
        is_open,
        review: review.as_deref(),
    };
    let (steps, controls) = (controls.steps(), controls.draw(&history));
    let update = update.map(Arc::new);
    table.game.replay(&room, &Moment { view: &*view, update, words, steps, controls })
}

/// A viewer by its name in an address: a seat's number, or anything else for a spectator.
fn viewer_named(name: &str, table: &TableView) -> Viewer {
    let seat = name.parse().ok().and_then(Seat::new).filter(|seat| seat.index() < table.seats.len());
    seat.map_or(Viewer::Public, Viewer::Seat)
}

/// Goes on from a moment of a finished match, at a table of one's own against bots.
pub async fn go_on(
    visit: Visit,
    Extension(Client(client)): Extension<Client>,
    fields: Fields,
) -> Result<Response, Fault> {
    let (table, _) = visit.finished(key!("error-still-on")).await?;
    visit.check_seed_is_open().await?;
    let Visit { app, reader, id, headers, visitor } = visit;
    let number =
        |name: &str| fields.need(name)?.parse::<usize>().map_err(|error| Fault::Malformed(error.to_string()));
    let (at, own) = (number("at")?, number("seat")?);
    if own >= table.seats.len() {
        return Err(Fault::Missing("seat"));
    }
    let level = app.opponents().word(fields.get("level"))?;
    let name = clean(fields.need("name")?, app.settings.limits.name_chars, "a name")?;
    app.count_opening(client).await?;
    let (mine, secret) = chair_for(name)?;
    let mut chairs = Vec::new();
    for seat in &table.seats {
        let taken =
            |family: &&&str| **family != mine.name && !chairs.iter().any(|it: &Chair| it.name == ***family);
        let family = FAMILIES.iter().find(taken).map_or("Bot", |family| *family).to_owned();
        // Bots keep their names; people are not impersonated.
        let name = if seat.bot.is_some() && seat.name != mine.name { seat.name.clone() } else { family };
        let bot = Chair { name, key: None, bot: Some(level.clone()) };
        chairs.push(if seat.seat.index() == own { mine.clone() } else { bot });
    }
    let name = reader.with(key!("replay-continue-name"), "name", &table.name);
    let continuation = Continuation { of: id, at, name, chairs, visitor };
    let next = app.tables.continue_from(continuation).await?;
    seated(&app, &next, &headers, &[secret]).await
}

/// The record, for this browser's eyes.
pub async fn record(visit: Visit) -> Result<Response, Fault> {
    let table = visit.view(None).await?;
    let text = record_body(&visit.app, &visit.id, &table, visit.visitor).await?;
    let name = format!("attachment; filename=\"{}-{}.jsonl\"", table.game.id(), visit.id);
    let headers = [
        (header::CONTENT_TYPE, "application/jsonl; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, text).into_response())
}

/// Checks a record that was pasted, and goes to its replay.
pub async fn upload(
    State(app): State<App>,
    Extension(Client(client)): Extension<Client>,
    fields: Fields,
) -> Result<Response, Fault> {
    let text = fields.need("record")?.replace("\r\n", "\n");
    let id = keep_record(&app, client, text.trim_end().to_owned()).await?;
    Ok(redirect(&app.path(&format!("/t/{id}/replay")), &[]))
}

/// A record that was fine when it was written cannot be played again.
pub fn unreadable(error: &str) -> Fault {
    tracing::error!(error, "a record cannot be played again");
    Fault::SetAside
}
