//! What is counted, for Prometheus.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;
use std::sync::Arc;
use std::time::Duration;

/// What is counted. Clones share the counts.
#[derive(Clone)]
pub struct Meters {
    registry: Arc<Registry>,
    /// Tables in memory.
    pub live_tables: Gauge,
    /// Open connections.
    pub connections: Gauge,
    /// Connections that listen to a table.
    pub listeners: Gauge,
    /// Thoughts of bots that wait or are being thought.
    pub bot_queue: Gauge,
    /// Decisions that programs of the host's lost to the greedy bot.
    pub bot_faults: Counter,
    /// Seats at which the greedy bot began to play since too many programs ran.
    pub bot_seats_refused: Counter,
    /// Tables opened.
    pub tables_opened: Counter,
    /// Tables set aside.
    pub set_aside: Counter,
    /// Moves that were made durable.
    pub moves: Counter,
    /// Requests answered.
    pub requests: Counter,
    /// Requests refused because of a limit.
    pub limited: Counter,
    commit_seconds: Histogram,
    request_seconds: Histogram,
}

impl Default for Meters {
    fn default() -> Meters {
        let mut registry = Registry::with_prefix("magnifico");
        let buckets = || Histogram::new(exponential_buckets(0.000_1, 2.0, 16));
        let mut meters = Meters {
            registry: Arc::default(),
            live_tables: Gauge::default(),
            connections: Gauge::default(),
            listeners: Gauge::default(),
            bot_queue: Gauge::default(),
            bot_faults: Counter::default(),
            bot_seats_refused: Counter::default(),
            tables_opened: Counter::default(),
            set_aside: Counter::default(),
            moves: Counter::default(),
            requests: Counter::default(),
            limited: Counter::default(),
            commit_seconds: buckets(),
            request_seconds: buckets(),
        };
        registry.register("live_tables", "Tables in memory", meters.live_tables.clone());
        registry.register("connections", "Open connections", meters.connections.clone());
        registry.register("listeners", "Connections that listen to a table", meters.listeners.clone());
        registry.register("bot_queue", "Thoughts of bots that wait or run", meters.bot_queue.clone());
        registry.register("bot_faults", "Decisions that programs lost", meters.bot_faults.clone());
        registry.register(
            "bot_seats_refused",
            "Seats without a free program",
            meters.bot_seats_refused.clone(),
        );
        registry.register("tables_opened", "Tables opened", meters.tables_opened.clone());
        registry.register("tables_set_aside", "Tables found damaged", meters.set_aside.clone());
        registry.register("moves", "Entries made durable", meters.moves.clone());
        registry.register("requests", "Requests answered", meters.requests.clone());
        registry.register("requests_limited", "Requests refused by a limit", meters.limited.clone());
        registry.register("commit_seconds", "From a move to the disk", meters.commit_seconds.clone());
        registry.register(
            "request_seconds",
            "From a request to its answer, streams aside",
            meters.request_seconds.clone(),
        );
        meters.registry = Arc::new(registry);
        meters
    }
}

impl Meters {
    /// A move is on disk.
    pub fn commit(&self, took: Duration) {
        self.moves.inc();
        self.commit_seconds.observe(took.as_secs_f64());
    }

    /// A request is answered.
    pub fn request(&self, took: Duration) {
        self.requests.inc();
        self.request_seconds.observe(took.as_secs_f64());
    }

    /// Everything, in Prometheus' text format.
    pub fn text(&self) -> String {
        let mut text = String::new();
        let _ = encode(&mut text, &self.registry);
        text
    }
}
