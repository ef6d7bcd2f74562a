//! The loop that accepts connections, and the stop that loses nothing.

use crate::App;
use crate::http::guard::{self, Peer, Share, Shares};
use crate::http::settings::{Database, Settings};
use crate::http::unread::Shared;
use crate::http::wire::{self, StreamHandoff, Timed};
use crate::ops::chores;
use axum::Router;
use axum::http::{HeaderValue, header};
use axum::response::Response;
use hyper::body::Incoming;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::convert::Infallible;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;
use store::Store;
use thiserror::Error;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, oneshot, watch};
use tokio::task::JoinHandle;
use tower::ServiceExt;

/// The buffers of a connection. The default of hyper is 400 KiB, which a thousand tables of four would feel; no
/// request of ours needs more than this for its head.
const BUFFER: usize = 8 * 1024;

/// How long a head may take to arrive.
const HEAD: Duration = Duration::from_secs(10);

/// How long connections may take to end when the server stops.
const GRACE: Duration = Duration::from_secs(5);

/// Why a server could not start, as a sentence for whoever starts it.
#[derive(Debug, Error)]
pub enum ServeError {
    /// Another program has the port.
    #[error("port {port} of {address} is taken: stop the other program, or choose another port with --port")]
    PortTaken { address: std::net::IpAddr, port: u16 },
    /// The address cannot be listened on.
    #[error("cannot listen on {address}: {cause}")]
    Address {
        address: SocketAddr,
        /// What the system said.
        cause: io::Error,
    },
    /// The data folder cannot be written.
    #[error("the data folder {} cannot be written: {cause}; name another with --data-dir", folder.display())]
    Folder {
        folder: PathBuf,
        /// What the system said.
        cause: io::Error,
    },
    /// The base path is not one.
    #[error("the base path {0:?} must start with / and not end with it")]
    BasePath(String),
    /// The database cannot be used.
    #[error(transparent)]
    Store(#[from] store::Error),
    /// The kind of database is not known.
    #[error("unknown kind of database {0:?}: use a path, sqlite:PATH, postgres://… or memory:")]
    Database(String),
    /// Something else of the system.
    #[error("{0}")]
    Other(String),
}

/// A server that runs.
pub struct Running {
    /// Where it listens.
    pub address: SocketAddr,
    /// The server itself.
    pub app: App,
    stop: oneshot::Sender<()>,
    done: JoinHandle<()>,
}

impl Running {
    /// The address to open in a browser.
    pub fn url(&self) -> String {
        format!("http://{}{}/", self.address, self.app.settings.base_path)
    }

    /// Stops: browsers are told to come back, what was accepted is finished, and the store is closed.
    pub async fn stop(self) {
        let _ = self.stop.send(());
        let _ = self.done.await;
    }
}

/// Runs a server until it is told to stop by SIGINT or SIGTERM; `ready` is told the address.
pub async fn serve(settings: Settings, ready: impl FnOnce(&str)) -> Result<(), ServeError> {
    // Listened to before anybody knows of the server: whoever stops it as soon as it is ready stops it well.
    let stopped =
        stop_signal().map_err(|error| ServeError::Other(format!("signals cannot be heard: {error}")))?;
    survive_large_files().map_err(|error| ServeError::Other(format!("signals cannot be heard: {error}")))?;
    let running = start(settings).await?;
    ready(&running.url());
    stopped.await;
    tracing::info!("stopping");
    running.stop().await;
    Ok(())
}

/// Starts a server; it runs beside the caller until stopped.
pub async fn start(settings: Settings) -> Result<Running, ServeError> {
    check_base_path(&settings.base_path)?;
    let wanted = SocketAddr::new(settings.address, settings.port);
    // The port comes first: a second server must not touch the first one's data.
    let listener = TcpListener::bind(wanted).await.map_err(|cause| match cause.kind() {
        io::ErrorKind::AddrInUse => ServeError::PortTaken { address: wanted.ip(), port: wanted.port() },
        _ => ServeError::Address { address: wanted, cause },
    })?;
    let address = listener.local_addr().map_err(|cause| ServeError::Address { address: wanted, cause })?;
    let store = open_store(&settings).await?;
    let app = App::new(settings, store).map_err(ServeError::Other)?;
    tracing::info!(%address, "listening");
    let (stop, stopped) = oneshot::channel();
    let done = tokio::spawn(run(app.clone(), listener, stopped));
    Ok(Running { address, app, stop, done })
}

fn check_base_path(base: &str) -> Result<(), ServeError> {
    let is_plain = base.bytes().all(|b| b.is_ascii_alphanumeric() || b"/-_.~".contains(&b));
    let fits = base.is_empty() || (base.starts_with('/') && !base.ends_with('/') && is_plain);
    if fits { Ok(()) } else { Err(ServeError::BasePath(base.into())) }
}

async fn open_store(settings: &Settings) -> Result<Store, ServeError> {
    let database = settings.database()?;
    if let Database::File(file) = &database {
        writable(file.parent().unwrap_or(Path::new("."))).await?;
    }
    Ok(database.open().await?)
}

/// Makes the folder, and a file in it, to know before anything else happens.
async fn writable(folder: &Path) -> Result<(), ServeError> {
    let owned = folder.to_owned();
    let tried = tokio::task::spawn_blocking(move || {
        std::fs::create_dir_all(&owned)?;
        let probe = owned.join(format!(".writable-{}", std::process::id()));
        std::fs::write(&probe, b"")?;
        std::fs::remove_file(&probe)
    });
    let tried = tried.await.map_err(|error| ServeError::Other(error.to_string()))?;
    tried.map_err(|cause| ServeError::Folder { folder: folder.to_owned(), cause })
}

async fn run(app: App, listener: TcpListener, mut stop: oneshot::Receiver<()>) {
    let clocks = app.clone();
    tokio::spawn(async move {
        while let Err(fault) = clocks.tables.resume_clocks().await {
            tracing::error!(%fault, "the clocks of sleeping tables were not resumed; trying again in a minute");
            tokio::time::sleep(Duration::from_mins(1)).await;
        }
    });
    tokio::spawn(chores::run(app.clone()));
    let most = app.settings.limits.connections;
    let places = Arc::new(Semaphore::new(if most == 0 { Semaphore::MAX_PERMITS } else { most }));
    let shares = Shares::default();
    let router = app.router();
    let (ending, _) = watch::channel(false);
    loop {
        let accepted = tokio::select! {
            accepted = accept(&listener, &places) => accepted,
            _ = &mut stop => break,
        };
        let (stream, peer, place) = accepted;
        let Some(share) = share(&app, &shares, peer) else { continue };
        let (router, metrics, ending) = (router.clone(), app.metrics().clone(), ending.subscribe());
        tokio::spawn(async move {
            metrics.connections.inc();
            connection(stream, peer, router, ending).await;
            metrics.connections.dec();
            drop((share, place));
        });
    }
    drop(listener);
    app.stopping.send_replace(true);
    ending.send_replace(true);
    let _ = tokio::time::timeout(GRACE, ending.closed()).await;
    app.tables.stop().await;
    if let Err(error) = app.tables.services().store.close().await {
        tracing::error!(%error, "the store did not close well");
    }
}

/// A connection's share of those that its address may have; without one it is closed at once.
fn share(app: &App, shares: &Shares, peer: IpAddr) -> Option<Share> {
    // Everybody comes from the address of a proxy.
    let limit = if guard::is_trusted(app, &peer) { 0 } else { app.settings.limits.connections_per_address };
    let share = shares.open(peer, limit);
    if share.is_none() {
        app.metrics().limited.inc();
    }
    share
}

async fn accept(
    listener: &TcpListener,
    places: &Arc<Semaphore>,
) -> (TcpStream, IpAddr, tokio::sync::OwnedSemaphorePermit) {
    loop {
        // With every place taken, further connections wait in the system's queue.
        let Ok(place) = places.clone().acquire_owned().await else { std::future::pending().await };
        match listener.accept().await {
            // A socket for both kinds of addresses gives the older ones in the clothes of the newer.
            Ok((stream, peer)) => return (stream, peer.ip().to_canonical(), place),
            Err(error) => {
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
    }
}

async fn connection(stream: TcpStream, peer: IpAddr, router: Router, mut ending: watch::Receiver<bool>) {
    let _ = stream.set_nodelay(true);
    let (handoff, mut taken) = StreamHandoff::new();
    let service = service_fn(move |request| answer(request, peer, router.clone(), handoff.clone()));
    // Boxed, so that all of it is gone once a stream took over.
    let mut connection = Box::pin(
        hyper::server::conn::http1::Builder::new()
            .max_buf_size(BUFFER)
            .timer(TokioTimer::new())
            .header_read_timeout(HEAD)
            .serve_connection(TokioIo::new(Timed::new(stream)), service),
    );
    let mut is_ending = false;
    let stream = loop {
        tokio::select! {
            _ = &mut connection => return,
            _ = ending.wait_for(|ending| *ending), if !is_ending => {
                is_ending = true;
                connection.as_mut().graceful_shutdown();
            }
            Ok(stream) = &mut taken => break stream,
        }
    };
    // A client speaks only when it has heard all of the last answer, so nothing is left to be flushed.
    let socket = Pin::into_inner(connection).into_parts().io.into_inner();
    Box::pin(wire::send(socket, stream)).await;
}

async fn answer(
    mut request: hyper::Request<Incoming>,
    peer: IpAddr,
    router: Router,
    handoff: StreamHandoff,
) -> Result<Response, Infallible> {
    request.extensions_mut().insert(Peer(peer));
    let (method, version) = (request.method().clone(), request.version());
    let (head, body) = request.into_parts();
    let (body, rest) = Shared::of(body);
    let mut answer = router.oneshot(hyper::Request::from_parts(head, body)).await?;
    if !rest.comes_to_its_end().await {
        answer.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    }
    Ok(handoff.pass(&method, version, answer).await)
}

/// A file that may not grow any more is a write that fails, not the end of the program: a signal that is listened to
/// once ends it never more. This is SIGXFSZ on every system but Linux on MIPS.
#[cfg(unix)]
fn survive_large_files() -> io::Result<()> {
    tokio::signal::unix::signal(tokio::signal::unix::SignalKind::from_raw(25)).map(drop)
}

#[cfg(windows)]
fn survive_large_files() -> io::Result<()> {
    Ok(())
}

/// Listens to the signals that end a program from now on, and is done when one came.
#[cfg(unix)]
fn stop_signal() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

#[cfg(windows)]
fn stop_signal() -> io::Result<impl Future<Output = ()>> {
    let mut interrupt = tokio::signal::windows::ctrl_c()?;
    Ok(async move {
        interrupt.recv().await;
    })
}
