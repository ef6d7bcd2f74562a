//! A table: what is on it, what one may do, what happened, and what is said.
//!
//! Regions have stable ids: the live module fetches the page again and swaps those that changed.

use super::log_cache;
use super::room::{self, Having, waiting_room};
use super::visit::Visit;
use crate::App;
use crate::api::{self, At, Params};
use crate::http::fault::Fault;
use crate::http::guard::Client;
use crate::http::keys::Caller;
use crate::table::TableView;
use axum::extract::{Extension, State};
use axum::http::HeaderMap;
use axum::response::Response;
use boards::Form;
use kernel::Seat;
use maud::Markup;
use serde::Deserialize;

/// Which of several own seats to look with, and from where to listen.
#[derive(Debug, Default, Deserialize)]
pub struct TableQuery {
    seat: Option<Seat>,
    from: Option<u64>,
}

impl TableQuery {
    /// What the browser sees: with the eyes of whoever of it decides next, where the screen goes on to them by itself.
    async fn view(&self, visit: &Visit) -> Result<TableView, Fault> {
        let seen = visit.view(self.seat).await?;
        match waiting_room::goes_on_to(&seen) {
            Some(next) if !seen.game.has_secrets(&seen)? => visit.view(Some(next)).await,
            _ => Ok(seen),
        }
    }
}

/// The page of a table.
pub async fn page(visit: Visit, Params(query): Params<TableQuery>) -> Result<Response, Fault> {
    let table = query.view(&visit).await?;
    let having = visit.headers.get("x-have").and_then(|value| value.to_str().ok()).map(Having);
    room::page(&visit, &table, having).await
}

/// What something would do, as a small sheet.
pub async fn preview(visit: Visit, Params(form): Params<Form>) -> Result<Markup, Fault> {
    let seat = form.get("seat").and_then(|seat| Seat::new(seat.parse().ok()?));
    let table = visit.view(seat).await?;
    table.game.preview(&visit.room(&table, &[]), &form)
}

/// The table in words.
pub async fn text(visit: Visit, Params(query): Params<TableQuery>) -> Result<Markup, Fault> {
    let table = query.view(&visit).await?;
    let updates = log_cache::latest(&visit.app, &visit.id, &table, visit.visitor).await;
    let room = visit.room(&table, &updates);
    if table.waiting { Ok(waiting_room::waiting(&room)) } else { table.game.text(&room) }
}

/// The stream of what happens, for the seats of this browser.
pub async fn events(
    State(app): State<App>,
    At(id): At,
    headers: HeaderMap,
    Extension(Client(client)): Extension<Client>,
    Params(query): Params<TableQuery>,
) -> Result<Response, Fault> {
    let caller = Caller::from_cookie(&headers, id.as_str()).from_there(client.into());
    let caller = Caller { seat: query.seat, ..caller };
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()).and_then(|id| id.parse().ok());
    let from = last.or(query.from);
    match api::stream(&app, &id, &caller, from, client).await {
        Err(Fault::NoSeat) => api::stream(&app, &id, &Caller::nobody(), from, client).await,
        stream => stream,
    }
}
