//! The pages: functions from what a table shows to markup. They work without script; a small module makes them live.

pub mod assets;
pub mod book;
pub mod chances;
pub mod frame;
pub mod lobby;
pub mod mine;
pub mod offer;
pub mod open;
pub mod past;
pub mod posts;
pub mod reader;
pub mod reel;
pub mod replay;
pub mod review;
pub mod room;
pub mod score;
pub mod stats;
pub mod structure;
pub mod table;
pub mod trouble;

pub use past::Past;
pub use trouble::fault;

use crate::App;
use axum::Router;
use axum::routing::{get, post};

/// The routes of the pages.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/", get(lobby::page))
        .route("/open", get(open::page).post(open::submit))
        .route("/rules", get(book::shelf))
        .route("/rules/{game}", get(book::rulebook))
        .route("/rulings/{game}", get(book::rulings))
        .route("/cards/{game}", get(book::cards))
        .route("/numbers/{game}", get(book::numbers))
        .route("/stats/{game}", get(stats::page))
        .route("/prefs", post(reader::choose))
        .route("/records", post(replay::upload))
        .route("/assets/{name}", get(assets::serve))
        .route("/t/{id}", get(table::page))
        .route("/t/{id}/events", get(table::events))
        .route("/t/{id}/peek", get(table::peek))
        .route("/t/{id}/log", get(replay::log))
        .route("/t/{id}/replay", get(replay::page))
        .route("/t/{id}/continue", post(replay::go_on))
        .route("/t/{id}/score", get(score::page))
        .route("/t/{id}/proof", get(score::proof))
        .route("/t/{id}/text", get(table::text))
        .route("/t/{id}/record", get(replay::record))
        .route("/t/{id}/hint", post(room::hint::ask))
        .route("/t/{id}/review", get(review::page).post(review::ask))
        .route("/t/{id}/act", post(posts::act))
        .route("/t/{id}/undo", post(posts::undo))
        .route("/t/{id}/restart", post(posts::restart))
        .route("/t/{id}/answer", post(posts::answer))
        .route("/t/{id}/confirm", post(posts::confirm))
        .route("/t/{id}/say", post(posts::say))
        .route("/t/{id}/sit", post(posts::sit))
        .route("/t/{id}/leave", post(posts::leave))
        .route("/t/{id}/return", post(posts::come_back))
        .route("/t/{id}/bot", post(posts::call_bot))
        .route("/t/{id}/rematch", post(posts::rematch))
}
