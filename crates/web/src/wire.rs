//! Streams of events over a bare socket.
//!
//! A table has several listeners, and most of them only wait. hyper keeps two buffers of 8 KiB for each connection, its
//! least, whether anything is said or not; so once it has read a request that is answered with a stream, the socket is
//! taken from it, and a stream costs little more than itself.

use axum::http::{HeaderValue, Method, Version, header, response};
use axum::response::Response;
use futures_util::StreamExt;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::SystemTime;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;

/// Where a connection waits for an answer that is a stream.
#[derive(Clone)]
pub(crate) struct Desk(Arc<Mutex<Option<oneshot::Sender<Response>>>>);

impl Desk {
    /// A desk, and where the connection waits.
    pub(crate) fn new() -> (Desk, oneshot::Receiver<Response>) {
        let (sender, receiver) = oneshot::channel();
        (Desk(Arc::new(Mutex::new(Some(sender)))), receiver)
    }

    /// Passes an answer on to hyper, unless it is a stream: then it goes to the connection, which ends this future.
    pub(crate) async fn pass(self, method: &Method, version: Version, answer: Response) -> Response {
        // An older client would not know where the answer ends.
        let is_ours = *method == Method::GET && version == Version::HTTP_11 && is_stream(&answer);
        if !is_ours {
            return answer;
        }
        let sender = self.0.lock().unwrap_or_else(PoisonError::into_inner).take();
        let Some(sender) = sender else { return answer };
        match sender.send(answer) {
            Ok(()) => std::future::pending().await,
            // Nobody waits there any more.
            Err(answer) => answer,
        }
    }
}

fn is_stream(answer: &Response) -> bool {
    answer.headers().get(header::CONTENT_TYPE).is_some_and(|kind| kind == "text/event-stream")
}

/// Sends a stream until it ends or the listener goes away; its end is the end of the connection.
pub(crate) async fn send(mut stream: TcpStream, answer: Response) {
    let (head, body) = answer.into_parts();
    if stream.write_all(&written(head)).await.is_err() {
        return;
    }
    let mut body = body.into_data_stream();
    let mut unexpected = [0; 1];
    loop {
        let (mut from, mut to) = stream.split();
        tokio::select! {
            bytes = body.next() => match bytes {
                Some(Ok(bytes)) if to.write_all(&bytes).await.is_ok() => {}
                _ => break,
            },
            // A listener has nothing more to say; whatever comes, its end or anything else, ends the stream.
            _ = from.read(&mut unexpected) => break,
        }
    }
    let _ = stream.shutdown().await;
}

/// The head of an answer, as it goes over the wire.
fn written(mut head: response::Parts) -> Vec<u8> {
    head.headers.insert(header::CONNECTION, HeaderValue::from_static("close"));
    let date = httpdate::fmt_http_date(SystemTime::now());
    let mut bytes = format!("HTTP/1.1 {}\r\ndate: {date}\r\n", head.status).into_bytes();
    for (name, value) in &head.headers {
        for part in [name.as_str().as_bytes(), b": ", value.as_bytes(), b"\r\n"] {
            bytes.extend_from_slice(part);
        }
    }
    bytes.extend_from_slice(b"\r\n");
    bytes
}
