//! The pages: functions from what a table shows to markup. They work without script; a small module makes them live.

pub mod assets;
pub mod book;
pub mod chances;
pub mod error_page;
pub mod forms;
pub mod frame;
pub mod histories;
pub mod lobby;
pub mod log_cache;
pub mod mine;
pub mod offer;
pub mod open;
pub mod page_cache;
pub mod reader;
pub mod replay;
pub mod replay_controls;
pub mod review;
pub mod room;
pub mod score;
pub mod stats;
pub mod table;
pub mod visit;

pub use error_page::fault;
pub use histories::Histories;
pub use log_cache::LogCache;
pub use page_cache::{PACKING, PageCache};

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
        .route("/t/{id}/preview", get(table::preview))
        .route("/t/{id}/log", get(replay::log))
        .route("/t/{id}/replay", get(replay::page))
        .route("/t/{id}/continue", post(replay::go_on))
        .route("/t/{id}/score", get(score::page))
        .route("/t/{id}/proof", get(score::proof))
        .route("/t/{id}/text", get(table::text))
        .route("/t/{id}/record", get(replay::record))
        .route("/t/{id}/hint", post(room::hint::ask))
        .route("/t/{id}/review", get(review::page).post(review::ask))
        .route("/t/{id}/act", post(forms::act))
        .route("/t/{id}/undo", post(forms::undo))
        .route("/t/{id}/restart", post(forms::restart))
        .route("/t/{id}/answer", post(forms::answer))
        .route("/t/{id}/confirm", post(forms::confirm))
        .route("/t/{id}/say", post(forms::say))
        .route("/t/{id}/sit", post(forms::sit))
        .route("/t/{id}/leave", post(forms::leave))
        .route("/t/{id}/return", post(forms::come_back))
        .route("/t/{id}/bot", post(forms::call_bot))
        .route("/t/{id}/rematch", post(forms::rematch))
}
