//! The stream of what happens at a table (server-sent events), redacted for who listens.

use super::{At, Bearer, Params};
use crate::App;
use crate::fault::Fault;
use crate::feed::Listener;
use crate::guard::{Client, Share};
use crate::keys::Who;
use crate::meters::Meters;
use crate::problem::Problem;
use crate::told::{Told, frame};
use axum::body::Body;
use axum::extract::{Extension, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use bytes::Bytes;
use futures_util::stream::unfold;
use kernel::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;
use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use store::TableId;
use tokio::sync::watch;

/// A comment goes out after this much silence, so that proxies and browsers know the line is alive.
const SILENCE: Duration = Duration::from_secs(20);

/// From where to listen.
#[derive(Debug, Default, Deserialize)]
pub struct From {
    /// The last version the listener has; a reconnecting browser says it in `Last-Event-ID`.
    from: Option<u64>,
    seat: Option<Seat>,
}

#[derive(Serialize)]
struct Hello {
    version: u64,
    /// How much was told since the table woke: a page that was made when it was less has missed something.
    told: u64,
}

/// Listens to a table: `entry` events with the version as id, and `chat`, `undo_asked`, `undo_declined`, `table`
/// without one. Before the server stops, `bye` asks to come back.
#[utoipa::path(get, path = "/api/v1/tables/{id}/events", security((), ("seat" = [])),
    params(("from" = Option<u64>, Query, description = "Tell again what happened after this version."),
        ("seat" = Option<u8>, Query, description = "The seat, where the secret owns several.")),
    responses((status = 200, content_type = "text/event-stream", body = String), (status = 401, body = Problem),
        (status = 404, body = Problem), (status = 429, body = Problem)))]
pub async fn listen(
    State(app): State<App>,
    At(id): At,
    Bearer(mut who): Bearer,
    Extension(Client(client)): Extension<Client>,
    Params(from): Params<From>,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    who.seat = from.seat;
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()).and_then(|id| id.parse().ok());
    stream(&app, &id, &who, last.or(from.from), client).await
}

/// The answer that tells what happens at a table, for as long as somebody listens.
pub async fn stream(
    app: &App,
    id: &TableId,
    who: &Who,
    from: Option<u64>,
    client: IpAddr,
) -> Result<Response, Fault> {
    let limit = app.settings.limits.streams_per_address;
    let slot = app.streams.open(client, limit).ok_or_else(|| {
        app.meters().limited.inc();
        Fault::TooMany { what: "Too many streams from your address.".into(), retry_s: 10 }
    })?;
    let hearing = app.tables.listen(id, who, from).await?;
    let viewer = hearing.listener.viewer();
    let hello = frame(None, "hello", &Hello { version: hearing.version, told: hearing.listener.told });
    let mut ready = VecDeque::from([Bytes::from_static(b"retry: 1000\n\n"), hello]);
    ready.extend(hearing.backlog.iter().map(|told| told.frame(viewer)));
    app.meters().listeners.inc();
    let ear = Ear {
        ready,
        listener: Some(hearing.listener),
        stopping: app.stopping.subscribe(),
        _slot: slot,
        _count: Count(app.meters().clone()),
    };
    let body = Body::from_stream(unfold(ear, async |mut ear| {
        let bytes = ear.next().await?;
        Some((Ok::<_, Infallible>(bytes), ear))
    }));
    let mut response = Response::new(body);
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
    // Without this, nginx keeps events until its buffer is full.
    headers.insert("x-accel-buffering", HeaderValue::from_static("no"));
    Ok(response)
}

/// One connection that listens.
struct Ear {
    ready: VecDeque<Bytes>,
    listener: Option<Listener>,
    stopping: watch::Receiver<bool>,
    _slot: Share,
    _count: Count,
}

impl Ear {
    async fn next(&mut self) -> Option<Bytes> {
        if !self.ready.is_empty() {
            return Some(join(&mut self.ready));
        }
        let listener = self.listener.as_mut()?;
        let heard = tokio::select! {
            heard = tokio::time::timeout(SILENCE, listener.next()) => heard,
            _ = self.stopping.wait_for(|stopping| *stopping) => Ok(None),
        };
        match heard {
            Err(_) => Some(Bytes::from_static(b":\n\n")),
            Ok(Some(told)) => Some(bytes_of(&told, listener.viewer())),
            Ok(None) => Some(self.farewell()),
        }
    }

    /// The last frame: the listener comes back by itself and says what it has.
    fn farewell(&mut self) -> Bytes {
        self.listener = None;
        Bytes::from_static(b"retry: 1000\nevent: bye\ndata: {}\n\n")
    }
}

fn bytes_of(told: &[Arc<Told>], viewer: Viewer) -> Bytes {
    let mut frames = told.iter().map(|told| told.frame(viewer)).collect();
    join(&mut frames)
}

fn join(frames: &mut VecDeque<Bytes>) -> Bytes {
    if frames.len() == 1 {
        return frames.pop_front().unwrap_or_default();
    }
    let all: Vec<Bytes> = std::mem::take(frames).into();
    all.concat().into()
}

/// Counts a listener off.
struct Count(Meters);

impl Drop for Count {
    fn drop(&mut self) {
        self.0.listeners.dec();
    }
}
