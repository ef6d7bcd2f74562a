//! Logs: lines for people, or JSON for machines.

use crate::http::settings::LogFormat;
use std::io::{IsTerminal, stderr};
use tracing_subscriber::EnvFilter;

/// Starts writing logs to the standard error, once; `filter` is such as `info` or `web=debug`.
pub fn start_logs(format: LogFormat, filter: &str) {
    let filter = EnvFilter::try_new(filter).unwrap_or_else(|_| EnvFilter::new("info"));
    let is_coloured = stderr().is_terminal();
    let logs = tracing_subscriber::fmt().with_env_filter(filter).with_ansi(is_coloured).with_writer(stderr);
    let _ = match format {
        LogFormat::Text => logs.try_init(),
        LogFormat::Json => logs.json().try_init(),
    };
}
