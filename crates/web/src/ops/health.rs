//! Whether the server is well, for whatever watches over it.

use crate::App;
use crate::table::pool::Urgency;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;

/// A server is ready when its database answers and takes what is written. Nothing is written for this: a probe every second
/// would wear out a small disk. Tables that cannot be read hinder nobody else, but whoever watches wants to know.
pub async fn ready(State(app): State<App>) -> (StatusCode, String) {
    let store = &app.tables.services().store;
    let not = |why: &dyn std::fmt::Display| (StatusCode::SERVICE_UNAVAILABLE, format!("not ready: {why}\n"));
    if *app.stopping.borrow() {
        return not(&"the server stops");
    }
    if let Some(trouble) = store.stats().trouble {
        return not(&trouble);
    }
    match store.usage().await {
        Ok(usage) if usage.quarantined == 0 => (StatusCode::OK, "ready\n".into()),
        Ok(usage) => (StatusCode::OK, format!("ready\nunreadable tables: {}\n", usage.quarantined)),
        Err(error) => not(&error),
    }
}

/// What is counted, in the text format of Prometheus.
pub async fn metrics(State(app): State<App>) -> impl IntoResponse {
    let (metrics, services) = (app.metrics(), app.tables.services());
    for (urgency, name) in Urgency::ALL {
        let waiting = services.pool.waiting_as(urgency) as i64;
        metrics.bot_queue.get_or_create(&[("urgency", name)]).set(waiting);
    }
    metrics.disk_trouble.set(services.store.stats().trouble.is_some().into());
    if let Ok(usage) = services.store.usage().await {
        metrics.unreadable.set(usage.quarantined as i64);
        metrics.database_bytes.set(usage.bytes as i64);
        metrics.uploaded_bytes.set(usage.imported_bytes as i64);
    }
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], metrics.text())
}
