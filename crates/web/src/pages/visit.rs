//! Somebody who comes to a page of a table, and what there is to see.

use super::reader::Reader;
use super::room::Room;
use crate::App;
use crate::api::At;
use crate::http::fair::Visitor;
use crate::http::fault::Fault;
use crate::http::keys::Caller;
use crate::table::{TableView, Update};
use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::request::Parts;
use kernel::{Outcome, Seat};
use std::sync::Arc;
use store::TableId;
use words::{Key, key};

/// A request for a page of a table.
pub struct Visit {
    pub app: App,
    pub reader: Reader,
    pub id: TableId,
    /// What the browser sent along: its cookies tell its seats.
    pub headers: HeaderMap,
    /// From where it comes.
    pub visitor: Visitor,
}

impl FromRequestParts<App> for Visit {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Visit, Fault> {
        let Ok(reader) = Reader::from_request_parts(parts, app).await;
        let At(id) = At::from_request_parts(parts, app).await?;
        let visitor = Visitor::of(parts);
        Ok(Visit { app: app.clone(), reader, id, headers: parts.headers.clone(), visitor })
    }
}

impl Visit {
    /// What the browser sees, with a seat of its own where it names one. A cookie whose seats were given up is as good
    /// as none.
    pub async fn view(&self, seat: Option<Seat>) -> Result<TableView, Fault> {
        let caller = Caller::from_cookie(&self.headers, self.id.as_str()).from_there(self.visitor);
        match self.app.tables.view(&self.id, &Caller { seat, ..caller }).await {
            Err(Fault::NoSeat) => {
                self.app.tables.view(&self.id, &Caller::nobody().from_there(self.visitor)).await
            }
            table => table,
        }
    }

    /// What the browser sees of a match that is over, and its result; before, it is told why not.
    pub async fn finished(&self, why_not: Key) -> Result<(TableView, Outcome), Fault> {
        let table = self.view(None).await?;
        let result = table.result.ok_or_else(|| Fault::not_now(why_not))?;
        Ok((table, result))
    }

    /// Refuses what would tell the seed while another match is played with it.
    pub async fn check_seed_is_open(&self) -> Result<(), Fault> {
        let is_open = self.app.tables.are_all_over(&self.id).await?;
        if is_open { Ok(()) } else { Err(Fault::not_now(key!("error-seed-secret"))) }
    }

    /// What a page of the table is drawn from, where nothing of the chat is on it.
    pub fn room<'a>(&'a self, table: &'a TableView, updates: &'a [Arc<Update>]) -> Room<'a> {
        Room { app: &self.app, reader: &self.reader, id: &self.id, table, chat: &[], updates }
    }
}
