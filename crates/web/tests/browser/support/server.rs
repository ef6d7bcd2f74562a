//! A server with a runtime of its own, so that it can end as suddenly as a process.

use super::hosted::hosted;
use games::Offer;
use std::net::SocketAddr;
use tokio::runtime::{Builder, Runtime};
use web::{Limits, Running, Settings};

/// A server that listens on a free port.
pub(crate) struct Server {
    runtime: Option<Runtime>,
    // Without it the server would stop.
    _running: Running,
    pub(crate) address: SocketAddr,
}

impl Server {
    /// A server that keeps nothing.
    pub(crate) async fn start() -> Server {
        Server::with(Settings { database: Some("memory:".into()), ..settings() }).await
    }

    /// A server run like this.
    pub(crate) async fn with(settings: Settings) -> Server {
        let runtime = Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("a runtime");
        let running = runtime.spawn(web::start(settings)).await.expect("no panic").expect("a free port");
        Server { address: running.address, _running: running, runtime: Some(runtime) }
    }

    /// The address of a page.
    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Ends where it stands: nothing is finished, closed or said.
    pub(crate) async fn kill(mut self) {
        let runtime = self.runtime.take();
        let ended = tokio::task::spawn_blocking(move || {
            if let Some(runtime) = runtime {
                runtime.shutdown_timeout(std::time::Duration::from_secs(30));
            }
        });
        ended.await.expect("the threads are gone");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

/// Every game, no limits, any port.
pub(crate) fn settings() -> Settings {
    Settings {
        port: 0,
        limits: Limits::generous(),
        games: hosted(|title| title.offer == Offer::Always),
        bot_threads: 1,
        ..Settings::default()
    }
}
