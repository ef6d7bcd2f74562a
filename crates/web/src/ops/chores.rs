//! What a server does for its disk while it runs.

use crate::App;
use std::time::Duration;
use tokio::sync::watch;

/// How often tables are looked for whose time is over.
const LOOK: Duration = Duration::from_hours(1);
/// How often a disk that took nothing is tried again.
const TRY: Duration = Duration::from_secs(5);

/// Works until the server stops.
pub async fn run(app: App) {
    tokio::join!(remove_expired(&app), try_the_disk(&app));
}

async fn remove_expired(app: &App) {
    let mut stopping = app.stopping.subscribe();
    loop {
        let removed = tokio::select! {
            removed = app.tables.expire(&app.settings.keep) => removed,
            // What was not looked at is looked at when the server runs again.
            _ = stopping.wait_for(|is_stopping| *is_stopping) => return,
        };
        match removed {
            Ok(0) => {}
            Ok(removed) => tracing::info!(removed, "tables were removed whose time was over"),
            Err(fault) => tracing::warn!(%fault, "tables whose time is over were not all removed"),
        }
        if is_over(&mut stopping, LOOK).await {
            return;
        }
    }
}

/// A server that nobody can play at must find out by itself that it can be played at again.
async fn try_the_disk(app: &App) {
    let mut stopping = app.stopping.subscribe();
    let store = &app.tables.services().store;
    while !is_over(&mut stopping, TRY).await {
        if store.stats().trouble.is_some() {
            // What comes of it is in the counts of the store.
            let _ = store.probe().await;
        }
    }
}

/// Waits; whether the server stops meanwhile.
async fn is_over(stopping: &mut watch::Receiver<bool>, wait: Duration) -> bool {
    tokio::time::timeout(wait, stopping.wait_for(|is_stopping| *is_stopping)).await.is_ok()
}
