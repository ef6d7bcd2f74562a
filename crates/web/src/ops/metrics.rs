//! What is counted, for Prometheus.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;
use std::sync::Arc;
use std::time::Duration;

/// What is counted. Clones share the counts.
#[derive(Clone)]
pub struct Metrics {
    registry: Arc<Registry>,
    /// Tables in memory.
    pub live_tables: Gauge,
    pub connections: Gauge,
    /// Connections that listen to a table.
    pub listeners: Gauge,
    /// Thoughts of bots that wait or are being thought, by how urgent they are.
    pub bot_queue: Family<[(&'static str, &'static str); 1], Gauge>,
    /// Decisions that programs of the host's lost to the greedy bot.
    pub bot_faults: Counter,
    /// Seats at which the greedy bot began to play since too many programs ran.
    pub bot_seats_refused: Counter,
    pub tables_opened: Counter,
    /// Tables removed when their time was over.
    pub expired: Counter,
    /// Tables in quarantine.
    pub unreadable: Gauge,
    /// What everything takes on the disk, and uploaded records alone.
    pub database_bytes: Gauge,
    pub uploaded_bytes: Gauge,
    /// 1 while the disk takes nothing.
    pub disk_trouble: Gauge,
    /// Tables set aside.
    pub set_aside: Counter,
    /// Moves that were made durable.
    pub moves: Counter,
    pub requests: Counter,
    /// Requests refused because of a limit.
    pub limited: Counter,
    commit_seconds: Histogram,
    request_seconds: Histogram,
}

impl Default for Metrics {
    fn default() -> Metrics {
        let mut registry = Registry::with_prefix("magnifico");
        let buckets = || Histogram::new(exponential_buckets(0.000_1, 2.0, 16));
        let mut metrics = Metrics {
            registry: Arc::default(),
            live_tables: Gauge::default(),
            connections: Gauge::default(),
            listeners: Gauge::default(),
            bot_queue: Family::default(),
            bot_faults: Counter::default(),
            bot_seats_refused: Counter::default(),
            tables_opened: Counter::default(),
            expired: Counter::default(),
            unreadable: Gauge::default(),
            database_bytes: Gauge::default(),
            uploaded_bytes: Gauge::default(),
            disk_trouble: Gauge::default(),
            set_aside: Counter::default(),
            moves: Counter::default(),
            requests: Counter::default(),
            limited: Counter::default(),
            commit_seconds: buckets(),
            request_seconds: buckets(),
        };
        for (name, help, gauge) in [
            ("live_tables", "Tables in memory", &metrics.live_tables),
            ("connections", "Open connections", &metrics.connections),
            ("listeners", "Connections that listen to a table", &metrics.listeners),
            ("tables_unreadable", "Tables set aside, now and before", &metrics.unreadable),
            ("database_bytes", "What everything kept takes", &metrics.database_bytes),
            ("uploaded_bytes", "What uploaded records take", &metrics.uploaded_bytes),
            ("disk_trouble", "1 while writes to the disk fail", &metrics.disk_trouble),
        ] {
            registry.register(name, help, gauge.clone());
        }
        let help = "Thoughts of bots that wait or run, by how urgent they are";
        registry.register("bot_queue", help, metrics.bot_queue.clone());
        for (name, help, counter) in [
            ("bot_faults", "Decisions that programs lost", &metrics.bot_faults),
            ("bot_seats_refused", "Seats without a free program", &metrics.bot_seats_refused),
            ("tables_opened", "Tables opened", &metrics.tables_opened),
            ("tables_expired", "Tables removed when their time was over", &metrics.expired),
            ("tables_set_aside", "Tables found damaged", &metrics.set_aside),
            ("moves", "Entries made durable", &metrics.moves),
            ("requests", "Requests answered", &metrics.requests),
            ("requests_limited", "Requests refused by a limit", &metrics.limited),
        ] {
            registry.register(name, help, counter.clone());
        }
        for (name, help, histogram) in [
            ("commit_seconds", "From a move to the disk", &metrics.commit_seconds),
            ("request_seconds", "From a request to its answer, streams aside", &metrics.request_seconds),
        ] {
            registry.register(name, help, histogram.clone());
        }
        metrics.registry = Arc::new(registry);
        metrics
    }
}

impl Metrics {
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
