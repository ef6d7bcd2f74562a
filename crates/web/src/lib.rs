//! The server: live tables, the JSON API, the pages. Only this crate knows HTTP.
//!
//! Read it in this order: [`play`] is the border between the games and everything here; [`live`] is one task for one
//! table, where every move is written before it happens; [`tables`] keeps them awake or asleep; [`feed`] and [`told`]
//! are what they tell; [`api`] and [`pages`] are two ways to ask; [`guard`] stands before both; [`server`] is the
//! loop that accepts connections; a stream of events leaves it for a bare socket.

pub mod api;
pub mod fault;
pub mod feed;
pub mod game;
pub mod guard;
pub mod hints;
pub mod judging;
pub mod keys;
pub mod live;
mod logs;
pub mod meta;
pub mod meters;
pub mod opponents;
pub mod pages;
pub mod play;
pub mod pool;
pub mod problem;
pub mod reviews;
pub mod server;
pub mod settings;
pub mod show;
pub mod stats;
pub mod tables;
pub mod title;
pub mod told;
mod wire;
pub mod words;

pub use logs::start_logs;
pub use server::{Running, ServeError, serve, start};
pub use settings::{Limits, LogFormat, Settings};
pub use title::{Own, Title, use_data};

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::get;
use fault::Fault;
use guard::{Rates, Shares};
use live::Surroundings;
use meters::Meters;
use opponents::Opponents;
use pool::Pool;
use std::net::IpAddr;
use std::sync::Arc;
use store::Store;
use tables::Tables;
use tokio::sync::watch;
use tower_http::compression::CompressionLayer;

/// Everything a handler needs. Clones share it.
#[derive(Clone)]
pub struct App(Arc<Parts>);

/// The parts of a server.
pub struct Parts {
    /// How it is run.
    pub settings: Settings,
    /// All tables.
    pub tables: Tables,
    /// Requests of each address.
    pub requests: Rates,
    /// Tables opened by each address.
    pub openings: Rates,
    /// Streams of each address.
    pub streams: Shares,
    /// The latest entries of tables that are looked at.
    pub past: pages::Past,
    /// What bots advised at tables that are on.
    pub hints: hints::Hints,
    /// Matches that were judged, decision by decision.
    pub reviews: reviews::Reviews,
    /// What pieces are worth, where the host had that found out.
    pub stats: stats::Stats,
    /// Whether the server stops; told to every stream.
    pub stopping: watch::Sender<bool>,
}

impl std::ops::Deref for App {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
}

impl App {
    /// A server over this store; it must be made inside a runtime.
    pub fn new(settings: Settings, store: Store) -> Result<App, String> {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let threads = if settings.bot_threads == 0 { cores.saturating_sub(1) } else { settings.bot_threads };
        let around = Surroundings::new(store, Pool::new(threads)?, Meters::default(), &settings);
        let stats = settings.stats.as_deref().map(stats::Stats::read).transpose()?.unwrap_or_default();
        let limits = &settings.limits;
        let (requests, tables) = (limits.requests_per_second, limits.tables_per_hour);
        Ok(App(Arc::new(Parts {
            requests: Rates::new(f64::from(requests), requests.saturating_mul(4)),
            openings: Rates::new(f64::from(tables) / 3600.0, tables),
            tables: Tables::new(Arc::new(around)),
            streams: Shares::default(),
            past: pages::Past::default(),
            hints: hints::Hints::default(),
            reviews: reviews::Reviews::default(),
            stats,
            stopping: watch::Sender::new(false),
            settings,
        })))
    }

    /// What is counted.
    pub fn meters(&self) -> &Meters {
        &self.tables.around().meters
    }

    /// Who plays where no person does.
    pub fn opponents(&self) -> &Opponents {
        &self.tables.around().opponents
    }

    /// Counts one more table that is opened from an address, if there may be one.
    pub fn count_opening(&self, client: IpAddr) -> Result<(), Fault> {
        if self.openings.take(client) {
            return Ok(());
        }
        self.meters().limited.inc();
        Err(Fault::TooMany { what: "Too many tables were opened from your address.".into(), retry_s: 60 })
    }

    /// A path of this server, with what stands before every path.
    pub fn path(&self, path: &str) -> String {
        format!("{}{path}", self.settings.base_path)
    }

    /// Every route of the server.
    pub fn router(&self) -> Router {
        let inner = Router::new()
            .nest("/api/v1", api::routes())
            .merge(pages::routes())
            .route("/healthz", get(async || "ok\n"))
            .route("/readyz", get(ready))
            .route("/metrics", get(metrics));
        let base = self.settings.base_path.as_str();
        // A nested "/" answers without a slash at its end only, but people type and link it with one.
        let lobby = get(pages::lobby::page);
        let routes = match base {
            "" => inner,
            base => Router::new().nest(base, inner).route(&format!("{base}/"), lobby),
        };
        routes
            .method_not_allowed_fallback(async || Fault::Method)
            .fallback(async || Fault::Missing("address"))
            .layer(axum::middleware::from_fn_with_state(self.clone(), guard::watch))
            // Texts are small on the wire; streams of events and pictures are left as they are.
            .layer(CompressionLayer::new())
            .with_state(self.clone())
    }
}

/// Ready is who has a database that answers. It is not written to: whoever asks every second would wear out a small disk.
async fn ready(State(app): State<App>) -> impl IntoResponse {
    let filter = store::Filter { limit: 1, ..store::Filter::default() };
    let is_ready = !*app.stopping.borrow() && app.tables.around().store.list(filter).await.is_ok();
    if is_ready { (StatusCode::OK, "ready\n") } else { (StatusCode::SERVICE_UNAVAILABLE, "not ready\n") }
}

async fn metrics(State(app): State<App>) -> impl IntoResponse {
    let meters = app.meters();
    meters.bot_queue.set(app.tables.around().pool.waiting() as i64);
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], meters.text())
}
