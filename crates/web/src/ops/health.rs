//! Whether the server is well, for whatever watches over it.

use crate::App;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;

/// A server is ready when its database answers. Nothing is written: a probe every second would wear out a small disk.
pub async fn ready(State(app): State<App>) -> impl IntoResponse {
    let filter = store::Filter { limit: 1, ..store::Filter::default() };
    let is_ready = !*app.stopping.borrow() && app.tables.services().store.list(filter).await.is_ok();
    if is_ready { (StatusCode::OK, "ready\n") } else { (StatusCode::SERVICE_UNAVAILABLE, "not ready\n") }
}

/// What is counted, in the text format of Prometheus.
pub async fn metrics(State(app): State<App>) -> impl IntoResponse {
    let metrics = app.metrics();
    metrics.bot_queue.set(app.tables.services().pool.waiting() as i64);
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], metrics.text())
}
