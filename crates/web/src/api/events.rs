//! The stream of what happens at a table (server-sent events), redacted for whoever listens.

use super::{At, Bearer, Params};
use crate::App;
use crate::http::fault::Fault;
use crate::http::guard::{Client, Share};
use crate::http::keys::Caller;
use crate::http::problem::Problem;
use crate::ops::metrics::Metrics;
use crate::table::update::frame;
use crate::table::{Subscription, Update};
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
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;
use store::TableId;
use tokio::sync::watch;
use tokio::time::{Instant, Sleep};

/// A comment goes out after this much silence, so that proxies and browsers know the line is alive.
const SILENCE: Duration = Duration::from_secs(20);

/// From where to follow a table.
#[derive(Debug, Default, Deserialize)]
pub struct From {
    /// The last version the client has; a reconnecting browser says it in `Last-Event-ID`.
    from: Option<u64>,
    seat: Option<Seat>,
}

#[derive(Serialize)]
struct Hello {
    version: u64,
    /// How many updates were published since the table woke: a page that was made when it was fewer has missed something.
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
    Bearer(mut caller): Bearer,
    Extension(Client(client)): Extension<Client>,
    Params(from): Params<From>,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    caller.seat = from.seat;
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()).and_then(|id| id.parse().ok());
    stream(&app, &id, &caller, last.or(from.from), client).await
}

/// The answer that tells what happens at a table, for as long as somebody reads it.
pub async fn stream(
    app: &App,
    id: &TableId,
    caller: &Caller,
    from: Option<u64>,
    client: IpAddr,
) -> Result<Response, Fault> {
    let limit = app.settings.limits.streams_per_address;
    let slot = app.streams.open(client, limit).ok_or_else(|| {
        app.metrics().limited.inc();
        Fault::TooMany { what: "Too many streams from your address.".into(), retry_s: 10 }
    })?;
    let subscription = app.tables.subscribe(id, caller, from).await?;
    let hello = Hello { version: subscription.version, told: subscription.published };
    let ready = VecDeque::from([Bytes::from_static(b"retry: 1000\n\n"), frame(None, "hello", &hello)]);
    app.metrics().listeners.inc();
    let stream = EventStream {
        app: app.clone(),
        ready,
        subscription: Some(subscription),
        stopping: Box::pin(stop_of(app.stopping.subscribe())),
        silence: Box::pin(tokio::time::sleep(SILENCE)),
        _slot: slot,
        _count: Count(app.metrics().clone()),
    };
    let body = Body::from_stream(unfold(stream, async |mut stream| {
        let bytes = stream.next().await?;
        Some((Ok::<_, Infallible>(bytes), stream))
    }));
    let mut response = Response::new(body);
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
    // Without this, nginx keeps events until its buffer is full.
    headers.insert("x-accel-buffering", HeaderValue::from_static("no"));
    Ok(response)
}

async fn stop_of(mut stopping: watch::Receiver<bool>) {
    // An error means that nobody is left who could stop it.
    let _ = stopping.wait_for(|stopping| *stopping).await;
}

/// One connection that follows a table.
struct EventStream {
    app: App,
    ready: VecDeque<Bytes>,
    subscription: Option<Subscription>,
    /// Ends when the server stops. One for all words: each anew would have to be told apart from all others.
    stopping: Pin<Box<dyn Future<Output = ()> + Send>>,
    /// Ends when nothing was said for too long; moved on with each word, which costs far less than a timer for each.
    silence: Pin<Box<Sleep>>,
    _slot: Share,
    _count: Count,
}

impl EventStream {
    async fn next(&mut self) -> Option<Bytes> {
        if !self.ready.is_empty() {
            return Some(join(&mut self.ready));
        }
        if let Some(backlog) = self.backlog().await {
            return Some(backlog);
        }
        let subscription = self.subscription.as_mut()?;
        let word = tokio::select! {
            updates = subscription.next() => updates.map(|updates| bytes_of(&updates, subscription.viewer())),
            () = self.silence.as_mut() => Some(Bytes::from_static(b":\n\n")),
            () = self.stopping.as_mut() => None,
        };
        self.silence.as_mut().reset(Instant::now() + SILENCE);
        Some(word.unwrap_or_else(|| self.farewell()))
    }

    /// The next piece of what was missed. Where it cannot be told just now, the client comes back for it.
    async fn backlog(&mut self) -> Option<Bytes> {
        let subscription = self.subscription.as_mut()?;
        let missed = subscription.backlog.as_mut()?.next(self.app.tables.services()).await;
        match missed {
            Ok(missed) if missed.is_empty() => {
                subscription.backlog = None;
                None
            }
            Ok(missed) => {
                let viewer = subscription.viewer();
                Some(join(&mut missed.iter().map(|update| update.frame(viewer)).collect()))
            }
            Err(_) => Some(self.farewell()),
        }
    }

    /// The last frame: the client comes back by itself and says what it has.
    fn farewell(&mut self) -> Bytes {
        self.subscription = None;
        Bytes::from_static(b"retry: 1000\nevent: bye\ndata: {}\n\n")
    }
}

fn bytes_of(updates: &[Arc<Update>], viewer: Viewer) -> Bytes {
    let mut frames = updates.iter().map(|update| update.frame(viewer)).collect();
    join(&mut frames)
}

fn join(frames: &mut VecDeque<Bytes>) -> Bytes {
    if frames.len() == 1 {
        return frames.pop_front().unwrap_or_default();
    }
    let all: Vec<Bytes> = std::mem::take(frames).into();
    all.concat().into()
}

/// Counts a stream off.
struct Count(Metrics);

impl Drop for Count {
    fn drop(&mut self) {
        self.0.listeners.dec();
    }
}
