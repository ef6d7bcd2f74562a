//! Looking back: the whole log, the record, and the replay of a finished match step by step.

use super::frame::page as framed;
use super::open::FAMILIES;
use super::past;
use super::posts::{Fields, redirect, seated};
use super::reader::Reader;
use super::reel::Reel;
use super::room::{Moment, Room};
use super::structure::structure;
use super::table::happening;
use crate::App;
use crate::api::{At, Params, keep_record, record_text, whole_record};
use crate::fault::Fault;
use crate::guard::Client;
use crate::keys::Who;
use crate::live::Look;
use crate::meta::Chair;
use crate::reviews::Standing;
use crate::tables::{Onward, chair_for};
use crate::title::Title;
use crate::told::Told;
use crate::words::clean;
use axum::extract::{Extension, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use kernel::{Seat, Viewer};
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use store::TableId;
use words::Phrase;

/// Which step, and with whose eyes.
#[derive(Debug, Default, Deserialize)]
pub struct Step {
    at: Option<usize>,
    viewer: Option<String>,
}

/// What a browser sees: a cookie whose seats were given up is as good as none.
pub async fn look(app: &App, id: &TableId, headers: &HeaderMap) -> Result<Look, Fault> {
    match app.tables.look(id, &Who::from_cookie(headers, id.as_str())).await {
        Err(Fault::NoSeat) => app.tables.look(id, &Who::nobody()).await,
        look => look,
    }
}

/// Everything that happened, as this browser may see it.
pub async fn log(
    State(app): State<App>,
    reader: Reader,
    At(id): At,
    headers: HeaderMap,
) -> Result<Markup, Fault> {
    let look = look(&app, &id, &headers).await?;
    let told = past::whole(&app, &id).await?;
    if let Some(drawn) = Title::named(look.game).and_then(Title::drawn) {
        let told: Vec<Arc<Told>> = told.into_iter().map(Arc::new).collect();
        let room = Room { app: &app, reader: &reader, id: &id, look: &look, chat: &[], told: &told };
        return Ok(drawn.whole_log(&room));
    }
    let body = html! {
        main #main.narrow {
            h1 { (look.name) }
            p { a href=(app.path(&format!("/t/{id}"))) { "Back to the table" } }
            ol.log.leaf { @for told in &told { (happening(&look, told)) } }
        }
    };
    Ok(framed(&app, &reader, &look.name, &body))
}

/// One step of a finished match.
pub async fn page(
    State(app): State<App>,
    reader: Reader,
    At(id): At,
    headers: HeaderMap,
    Params(step): Params<Step>,
) -> Result<Markup, Fault> {
    let mut look = look(&app, &id, &headers).await?;
    if look.result.is_none() {
        return Err(Fault::not_now("replay-only-over"));
    }
    // Everything is open once every match with this seed is over; before, one looks with one's own eyes.
    let is_open = app.tables.are_all_over(&id).await?;
    if is_open {
        look.viewer = step.viewer.as_deref().map_or(look.viewer, |viewer| eye_named(viewer, &look));
    }
    let seed = app.tables.around().store.load(&id).await?.seed;
    let (title, record) = whole_record(&app, &id).await?;
    let last = record.entries.len();
    let at = step.at.unwrap_or(0).min(last);
    let header = serde_json::to_string(&record.header).unwrap_or_default();
    let viewer = look.viewer;
    let played = move || {
        let seen = title.rules().look_back(&header, seed, &record.entries[..at], viewer)?;
        let course = title.drawn().map(|drawn| drawn.course(&record.header, seed, &record.entries));
        Ok((seen, course.transpose()?))
    };
    let played = app.tables.around().replay(played).await?;
    let ((view, told), course) = played.map_err(|error: String| unreadable(&error))?;
    let words = reader.tell(&Phrase::new("replay-step").number("at", at as i64).number("last", last as i64));
    let room = Room { app: &app, reader: &reader, id: &id, look: &look, chat: &[], told: &[] };
    let viewer = step.viewer.filter(|_| is_open);
    let review = match app.reviews.standing(&id) {
        Standing::Done(review) if is_open => Some(review),
        _ => None,
    };
    let reel = Reel { room: &room, at, last, viewer: viewer.as_deref(), is_open, review: review.as_deref() };
    if let (Some(drawn), Some(course)) = (title.drawn(), course) {
        let (steps, reel) = (reel.steps(), reel.draw(&course));
        return drawn.replay(&room, &Moment { view: &view, told, words, steps, reel });
    }
    let body = html! {
        main #main.table {
            header { h1 { (look.name) } p.status { (words) } }
            (reel.steps())
            @if let Some(told) = &told { section.leaf { ol.log { (happening(&look, told)) } } }
            section.leaf { (structure(&serde_json::from_str(view.get()).unwrap_or_default())) }
        }
    };
    Ok(framed(&app, &reader, &look.name, &body))
}

/// Eyes by their name in an address: a seat's number, or anything else for a spectator's.
fn eye_named(name: &str, look: &Look) -> Viewer {
    let seat = name.parse().ok().and_then(Seat::new).filter(|seat| seat.index() < look.seats.len());
    seat.map_or(Viewer::Public, Viewer::Seat)
}

/// Goes on from a moment of a finished match, at a table of one's own against bots.
pub async fn go_on(
    State(app): State<App>,
    Extension(Client(client)): Extension<Client>,
    At(id): At,
    reader: Reader,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Fault> {
    let look = look(&app, &id, &headers).await?;
    if look.result.is_none() {
        return Err(Fault::not_now("error-still-on"));
    }
    if !app.tables.are_all_over(&id).await? {
        return Err(Fault::not_now("error-seed-secret"));
    }
    let number =
        |name: &str| fields.need(name)?.parse::<usize>().map_err(|error| Fault::Malformed(error.to_string()));
    let (at, own) = (number("at")?, number("seat")?);
    if own >= look.seats.len() {
        return Err(Fault::Missing("seat"));
    }
    let level = app.opponents().word(fields.get("level"))?;
    let name = clean(fields.need("name")?, app.settings.limits.name_chars, "a name")?;
    app.count_opening(client)?;
    let (mine, secret) = chair_for(name)?;
    let mut chairs = Vec::new();
    for seat in &look.seats {
        let taken =
            |family: &&&str| **family != mine.name && !chairs.iter().any(|it: &Chair| it.name == ***family);
        let family = FAMILIES.iter().find(taken).map_or("Bot", |family| *family).to_owned();
        // Bots keep their names; who was a person is not impersonated.
        let name = if seat.bot.is_some() && seat.name != mine.name { seat.name.clone() } else { family };
        let bot = Chair { name, key: None, bot: Some(level.clone()) };
        chairs.push(if seat.seat.index() == own { mine.clone() } else { bot });
    }
    let name = reader.with("replay-continue-name", "name", &look.name);
    let onward = Onward { of: id, at, name, chairs };
    let next = app.tables.continue_from(onward).await?;
    seated(&app, &next, &headers, &[secret]).await
}

/// The record, for this browser's eyes.
pub async fn record(State(app): State<App>, At(id): At, headers: HeaderMap) -> Result<Response, Fault> {
    let look = look(&app, &id, &headers).await?;
    let text = record_text(&app, &id, &look).await?;
    let name = format!("attachment; filename=\"{}-{id}.jsonl\"", look.game);
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
    let id = keep_record(&app, client, text.trim_end()).await?;
    Ok(redirect(&app.path(&format!("/t/{id}/replay")), &[]))
}

/// A record that was fine when it was written cannot be played again.
pub fn unreadable(error: &str) -> Fault {
    tracing::error!(error, "a record cannot be played again");
    Fault::SetAside
}
