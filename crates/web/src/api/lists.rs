//! Lists: of games, of tables, of results with the same seed.

use super::At;
use crate::App;
use crate::games::GameRef;
use crate::http::fair::Visitor;
use crate::http::fault::Fault;
use crate::http::keys::Caller;
use crate::table::tables::parse_meta;
use axum::extract::State;
use axum::response::Json;
use serde::Serialize;
use store::{Filter, TableId};
use utoipa::ToSchema;

/// A game that tables can be opened of.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct GameView {
    /// The short name, as in `game` when a table is opened.
    pub id: &'static str,
    /// The name people know the game by.
    pub title: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// The fewest seats.
    pub least_seats: u8,
    /// The most seats.
    pub most_seats: u8,
    /// The levels of bots that play it, the friendliest first, and the programs that the server offers.
    pub bots: Vec<String>,
}

/// The games that tables can be opened of.
#[utoipa::path(get, path = "/api/v1/games", responses((status = 200, body = Vec<GameView>)))]
pub async fn games(State(app): State<App>) -> Json<Vec<GameView>> {
    let view = |game: &GameRef| {
        let meta = game.meta();
        let levels = bots::Level::ALL.map(bots::Level::id).into_iter();
        let bots = levels.chain(app.opponents().names()).map(str::to_owned).collect();
        let (least_seats, most_seats) = meta.seats;
        GameView { id: meta.id, title: meta.title, rules: meta.rules, least_seats, most_seats, bots }
    };
    Json(app.games().offered().iter().map(view).collect())
}

/// A line of the list of tables.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TableLine {
    /// The id of the table, as in its address.
    pub table: String,
    /// What it is called.
    pub name: String,
    /// The game's id.
    pub game: String,
    /// How many entries its record has.
    pub version: u64,
    /// Whether the match is over.
    pub over: bool,
    /// How many seats are open.
    pub open_seats: usize,
    /// The names at the table.
    pub names: Vec<String>,
}

/// The tables that the lobby shows.
#[utoipa::path(get, path = "/api/v1/tables", responses((status = 200, body = Vec<TableLine>)))]
pub async fn list(State(app): State<App>) -> Result<Json<Vec<TableLine>>, Fault> {
    list_tables(&app, None).await.map(Json)
}

/// The tables that the lobby shows, only those that are on or over if so asked.
pub async fn list_tables(app: &App, over: Option<bool>) -> Result<Vec<TableLine>, Fault> {
    let mut lines = Vec::new();
    for summary in app.tables.services().store.list(Filter { over, limit: 100 }).await? {
        let Ok(meta) = parse_meta(&summary.meta) else { continue };
        if !summary.quarantined {
            lines.push(TableLine {
                table: summary.id.to_string(),
                name: meta.name.clone(),
                game: summary.game,
                version: summary.version,
                over: summary.over,
                open_seats: meta.seats.iter().filter(|chair| chair.is_open()).count(),
                names: meta.seats.into_iter().map(|chair| chair.name).collect(),
            });
        }
    }
    Ok(lines)
}

/// One of several tables with the same seed.
#[derive(Serialize, ToSchema)]
pub struct Compared {
    /// The id of the table, as in its address.
    pub table: String,
    /// The names, clockwise.
    pub names: Vec<String>,
    /// Scores and places; absent while the match is on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub result: Option<kernel::Outcome>,
}

/// The results of all tables with the same seed.
#[utoipa::path(get, path = "/api/v1/tables/{id}/duplicates", responses((status = 200, body = Vec<Compared>)))]
pub async fn compare(
    State(app): State<App>,
    At(id): At,
    visitor: Visitor,
) -> Result<Json<Vec<Compared>>, Fault> {
    // All of them are woken for this.
    let _place = app.tables.services().place(visitor).await?;
    compare_tables(&app, &id).await.map(Json)
}

/// The results of all tables with the same seed as this one.
pub async fn compare_tables(app: &App, id: &TableId) -> Result<Vec<Compared>, Fault> {
    let nobody = Caller::nobody();
    let table = app.tables.view(id, &nobody).await?;
    let mut compared = Vec::new();
    for member in table.duplicates {
        let id = TableId::new(member.as_str()).map_err(|_| Fault::Missing("table"))?;
        let table = match app.tables.view(&id, &nobody).await {
            // Opening it failed, or nobody began it: there is nothing to compare.
            Err(Fault::Missing(_) | Fault::Expired) => continue,
            table => table?,
        };
        let names = table.seats.into_iter().map(|seat| seat.name).collect();
        compared.push(Compared { table: member, names, result: table.result });
    }
    Ok(compared)
}
