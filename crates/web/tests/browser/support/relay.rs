//! A line between one browser and the server: it can be cut, and it keeps every byte that comes through.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// The line.
pub(crate) struct Relay {
    pub(crate) address: SocketAddr,
    is_whole: watch::Sender<bool>,
    heard: Arc<Mutex<Vec<u8>>>,
}

impl Relay {
    /// A line to this server.
    pub(crate) async fn to(server: SocketAddr) -> Relay {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let (is_whole, state) = watch::channel(true);
        let heard = Arc::new(Mutex::new(Vec::new()));
        let kept = heard.clone();
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                let (state, kept) = (state.clone(), kept.clone());
                tokio::spawn(connect(near, server, state, kept));
            }
        });
        Relay { address, is_whole, heard }
    }

    /// The address of a page, over this line.
    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Ends every connection, and lets none through.
    pub(crate) fn cut(&self) {
        self.is_whole.send_replace(false);
    }

    /// Lets connections through again.
    pub(crate) fn mend(&self) {
        self.is_whole.send_replace(true);
    }

    /// What the browser has received after so many bytes.
    pub(crate) fn heard_after(&self, bytes: usize) -> String {
        let heard = self.heard.lock().unwrap_or_else(PoisonError::into_inner);
        String::from_utf8_lossy(&heard[bytes..]).into_owned()
    }

    /// How many bytes the browser has received.
    pub(crate) fn bytes(&self) -> usize {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner).len()
    }
}

async fn connect(
    near: TcpStream,
    server: SocketAddr,
    mut state: watch::Receiver<bool>,
    kept: Arc<Mutex<Vec<u8>>>,
) {
    if !*state.borrow() {
        return;
    }
    let Ok(far) = TcpStream::connect(server).await else { return };
    let ((near_in, near_out), (far_in, far_out)) = (near.into_split(), far.into_split());
    tokio::select! {
        () = up(near_in, far_out) => {}
        () = down(far_in, near_out, kept) => {}
        _ = state.wait_for(|is_whole| !is_whole) => {}
    }
}

/// Passes requests on, but lets nobody ask for compression: what is received shall be readable.
async fn up(mut from: OwnedReadHalf, mut to: OwnedWriteHalf) {
    let mut bytes = vec![0; 64 * 1024];
    while let Ok(n @ 1..) = from.read(&mut bytes).await {
        let word = b"\r\naccept-encoding:";
        let at = bytes[..n].windows(word.len()).position(|it| it.eq_ignore_ascii_case(word));
        if let Some(at) = at {
            bytes[at + 2..at + 8].copy_from_slice(b"unused");
        }
        if to.write_all(&bytes[..n]).await.is_err() {
            return;
        }
    }
}

async fn down(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, kept: Arc<Mutex<Vec<u8>>>) {
    let mut bytes = vec![0; 64 * 1024];
    while let Ok(n @ 1..) = from.read(&mut bytes).await {
        kept.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(&bytes[..n]);
        if to.write_all(&bytes[..n]).await.is_err() {
            return;
        }
    }
}
