//! The server: live tables, the JSON API, the pages. Only this crate knows HTTP.
//!
//! Read it in this order: [`table`] is one task for one table, where every move is written before it happens, with
//! [`table::play`] as the border between the games and everything here; [`api`] and [`pages`] are two ways to ask;
//! [`http`] stands before both; [`analysis`] is what bots tell people; [`ops`] is what the host of a server looks at.

pub mod analysis;
pub mod api;
pub mod games;
pub mod http;
pub mod ops;
pub mod pages;
pub mod table;

pub use games::{GameRef, Games, HostedGame};
pub use http::server::{Running, ServeError, serve, start};
pub use http::settings::{Database, Limits, LogFormat, Settings};
pub use ops::logs::start_logs;

use analysis::{hints::Hints, reviews::Reviews};
use axum::Router;
use axum::routing::get;
use http::fault::Fault;
use http::guard::{self, Rates, Shares};
use http::quota::Quotas;
use ops::health;
use ops::metrics::Metrics;
use ops::stats::Stats;
use pages::assets::Assets;
use pages::{Histories, LogCache, PACKING, PageCache};
use std::sync::Arc;
use store::Store;
use table::Services;
use table::opponents::Opponents;
use table::pool::Pool;
use table::tables::Tables;
use tokio::sync::watch;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;

/// Everything a handler needs. Clones share it.
#[derive(Clone)]
pub struct App(Arc<Parts>);

/// The parts of a server.
pub struct Parts {
    /// How it is run.
    pub settings: Settings,
    pub tables: Tables,
    /// Requests of each address.
    pub requests: Rates,
    /// Tables and records of each address.
    pub quotas: Quotas,
    /// Streams of each address.
    pub streams: Shares,
    /// The latest entries of tables that are looked at.
    pub log_cache: LogCache,
    /// How finished matches went that are looked at.
    pub histories: Histories,
    /// Pages that were drawn already.
    pub page_cache: PageCache,
    /// The files that pages load.
    pub assets: Assets,
    /// What bots advised at tables that are on.
    pub hints: Hints,
    /// Matches that were reviewed, decision by decision.
    pub reviews: Reviews,
    /// What pieces are worth, where the host had that found out.
    pub stats: Stats,
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
        let services = Services::new(store, Pool::new(threads)?, Metrics::default(), &settings);
        let stats = settings
            .stats
            .as_deref()
            .map(|it| Stats::read(it, &settings.games))
            .transpose()?
            .unwrap_or_default();
        let requests = settings.limits.requests_per_second;
        Ok(App(Arc::new(Parts {
            requests: Rates::new(f64::from(requests), requests.saturating_mul(4)),
            quotas: Quotas::new(&settings.limits),
            tables: Tables::new(Arc::new(services)),
            streams: Shares::default(),
            log_cache: LogCache::default(),
            histories: Histories::default(),
            page_cache: PageCache::default(),
            assets: Assets::new(&settings.games),
            hints: Hints::default(),
            reviews: Reviews::default(),
            stats,
            stopping: watch::Sender::new(false),
            settings,
        })))
    }

    /// What is counted.
    pub fn metrics(&self) -> &Metrics {
        &self.tables.services().metrics
    }

    /// Who plays where no person does.
    pub fn opponents(&self) -> &Opponents {
        &self.tables.services().opponents
    }

    /// The games that are played here.
    pub fn games(&self) -> &Games {
        &self.settings.games
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
            .route("/readyz", get(health::ready))
            .route("/metrics", get(health::metrics));
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
            .layer(CompressionLayer::new().quality(CompressionLevel::Precise(PACKING)))
            .with_state(self.clone())
    }
}
