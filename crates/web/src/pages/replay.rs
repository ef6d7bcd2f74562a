//! Looking back: the whole log, the record, and the replay of a finished match step by step.

use super::forms::{Fields, redirect, seated};
use super::log_cache;
use super::open::FAMILIES;
use super::replay_controls::ReplayControls;
use super::room::Moment;
use super::visit::Visit;
use crate::App;
use crate::analysis::reviews::Standing;
use crate::api::{Params, keep_record, record_text, whole_record};
use crate::http::clean::clean;
use crate::http::fault::Fault;
use crate::http::guard::Client;
use crate::table::TableView;
use crate::table::Update;
use crate::table::meta::Chair;
use crate::table::play::Past;
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

/// Everything that happened, as this browser may see it.
pub async fn log(visit: Visit) -> Result<Markup, Fault> {
    let table = visit.view(None).await?;
    let updates = log_cache::whole(&visit.app, &visit.id, visit.visitor).await?;
    let updates: Vec<Arc<Update>> = updates.into_iter().map(Arc::new).collect();
    Ok(table.game.whole_log(&visit.room(&table, &updates)))
}

/// One step of a finished match.
pub async fn page(visit: Visit, Params(step): Params<Step>) -> Result<Markup, Fault> {
    let (mut table, _) = visit.finished(key!("replay-only-over")).await?;
    let (app, id) = (&visit.app, &visit.id);
    // Everything is open once every match with this seed is over; before, one looks with one's own eyes.
    let is_open = app.tables.are_all_over(id).await?;
    if is_open {
        table.viewer = step.viewer.as_deref().map_or(table.viewer, |viewer| viewer_named(viewer, &table));
    }
    let place = app.tables.services().place(visit.visitor).await?;
    let seed = app.tables.services().store.load(id).await?.seed;
    let (game, record) = whole_record(app, id).await?;
    let last = record.entries.len();
    let at = step.at.unwrap_or(0).min(last);
    let viewer = table.viewer;
    let played = move || {
        let past = Past::of(&record, seed);
        Ok((game.look_back(past.until(at), viewer)?, game.match_history(past)?))
    };
    let played = app.tables.services().replay(place, played).await?;
    let ((view, update), history) = played.map_err(|error: String| unreadable(&error))?;
    let words = Phrase::new(key!("replay-step")).number("at", at as i64).number("last", last as i64);
    let words = visit.reader.tell(&words);
    let room = visit.room(&table, &[]);
    let viewer = step.viewer.filter(|_| is_open);
    let review = match app.reviews.standing(id) {
        Standing::Done(review) if is_open => Some(review),
        _ => None,
    };
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
    let text = record_text(&visit.app, &visit.id, &table).await?;
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
    let id = keep_record(&app, client, text.trim_end()).await?;
    Ok(redirect(&app.path(&format!("/t/{id}/replay")), &[]))
}

/// A record that was fine when it was written cannot be played again.
pub fn unreadable(error: &str) -> Fault {
    tracing::error!(error, "a record cannot be played again");
    Fault::SetAside
}
