//! Which tables a browser plays at: a cookie with their ids and seats, and no secret, so that the front page knows.

use crate::App;
use crate::api::TableLine;
use crate::http::keys::Caller;
use crate::pages::open::is_secure;
use crate::pages::reader::cookie;
use axum::http::HeaderMap;
use kernel::Seats;
use store::TableId;

/// How many tables are remembered.
const MANY: usize = 24;

fn known(headers: &HeaderMap) -> Vec<(String, String)> {
    let pairs = cookie(headers, "tables").unwrap_or_default().split('.').filter_map(|it| it.split_once(':'));
    pairs.map(|(id, seats)| (id.to_owned(), seats.to_owned())).take(MANY).collect()
}

/// The cookie with one more table.
pub fn with(app: &App, headers: &HeaderMap, id: &TableId, seats: Seats) -> String {
    let digits: String = seats.iter().map(|seat| seat.to_string()).collect();
    let mut all = known(headers);
    all.retain(|(it, _)| it != id.as_str());
    all.insert(0, (id.to_string(), digits));
    let all: Vec<String> = all.into_iter().take(MANY).map(|(id, seats)| format!("{id}:{seats}")).collect();
    let secure = if is_secure(headers) { "; Secure" } else { "" };
    format!(
        "tables={}; Path={}; Max-Age=31536000; HttpOnly; SameSite=Lax{secure}",
        all.join("."),
        app.path("/")
    )
}

/// The tables where this browser is to decide.
pub async fn waiting(app: &App, headers: &HeaderMap) -> Vec<TableLine> {
    let mut lines = Vec::new();
    for (id, seats) in known(headers) {
        let Ok(id) = TableId::new(&id) else { continue };
        let Ok(table) = app.tables.view(&id, &Caller::nobody()).await else { continue };
        let is_mine = table.turn.seats.iter().any(|seat| seats.contains(&seat.to_string()));
        if is_mine && !table.waiting {
            lines.push(TableLine {
                table: id.to_string(),
                name: table.name.clone(),
                game: table.game.id().to_owned(),
                version: table.version,
                over: false,
                open_seats: 0,
                names: table.seats.iter().map(|seat| seat.name.clone()).collect(),
            });
        }
    }
    lines
}
