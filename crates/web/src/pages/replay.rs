//! Looking back: the whole log, the record, and the replay of a finished match step by step.

use super::frame::page as framed;
use super::past;
use super::posts::{Fields, redirect};
use super::reader::Reader;
use super::room::{Moment, Room};
use super::structure::structure;
use super::table::happening;
use crate::App;
use crate::api::{At, Params, keep_record, record_text, whole_record};
use crate::fault::Fault;
use crate::guard::Client;
use crate::keys::Who;
use crate::live::Look;
use crate::title::Title;
use crate::told::Told;
use axum::extract::{Extension, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use store::TableId;
use words::Phrase;

/// Which step.
#[derive(Debug, Default, Deserialize)]
pub struct Step {
    at: Option<usize>,
}

async fn look(app: &App, id: &TableId, headers: &HeaderMap) -> Result<Look, Fault> {
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
    if let Some(drawn) = Title::named(look.game).and_then(Title::drawn) {
        let told = past::whole(&app, &id).await.ok_or(Fault::SetAside)?;
        let told: Vec<Arc<Told>> = told.into_iter().map(Arc::new).collect();
        let room = Room { app: &app, reader: &reader, id: &id, look: &look, chat: &[], told: &told };
        return Ok(drawn.whole_log(&room));
    }
    let seed = app.tables.around().store.load(&id).await?.seed;
    let (title, record) = whole_record(&app, &id).await?;
    let header = serde_json::to_string(&record.header).unwrap_or_default();
    let told = title.rules().history(&header, seed, &record.entries).map_err(|error| unreadable(&error))?;
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
    let look = look(&app, &id, &headers).await?;
    if look.result.is_none() {
        return Err(Fault::NotNow("A match can be replayed when it is over.".into()));
    }
    let seed = app.tables.around().store.load(&id).await?.seed;
    let (title, record) = whole_record(&app, &id).await?;
    let last = record.entries.len();
    let at = step.at.unwrap_or(0).min(last);
    let header = serde_json::to_string(&record.header).unwrap_or_default();
    let seen = title.rules().look_back(&header, seed, &record.entries[..at], look.eye);
    let (view, told) = seen.map_err(|error| unreadable(&error))?;
    let to = |at: usize| app.path(&format!("/t/{id}/replay?at={at}"));
    let words = reader.tell(&Phrase::new("replay-step").number("at", at as i64).number("last", last as i64));
    let steps = html! {
        nav.steps aria-label=(reader.say("replay-title")) {
            a.btn href=(to(0)) { (reader.say("replay-first")) }
            @if at > 0 { a.btn rel="prev" href=(to(at - 1)) { (reader.say("replay-back")) } }
            @if at < last { a.btn.gold rel="next" href=(to(at + 1)) { (reader.say("replay-on")) } }
            a.btn href=(to(last)) { (reader.say("replay-last")) }
            a.btn href=(app.path(&format!("/t/{id}"))) { (reader.say("site-back")) }
        }
    };
    if let Some(drawn) = title.drawn() {
        let room = Room { app: &app, reader: &reader, id: &id, look: &look, chat: &[], told: &[] };
        return drawn.replay(&room, &Moment { view: &view, told, words, steps });
    }
    let body = html! {
        main #main.table {
            header { h1 { (look.name) } p.status { (words) } }
            (steps)
            @if let Some(told) = &told { section.leaf { ol.log { (happening(&look, told)) } } }
            section.leaf { (structure(&serde_json::from_str(view.get()).unwrap_or_default())) }
        }
    };
    Ok(framed(&app, &reader, &look.name, &body))
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

fn unreadable(error: &str) -> Fault {
    tracing::error!(error, "a record cannot be played again");
    Fault::SetAside
}
