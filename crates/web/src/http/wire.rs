//! Streams of events over a bare socket.
//!
//! A table has several listeners, and most of them only wait. hyper keeps two buffers of 8 KiB for each connection, its
//! least, whether anything is said or not; so once it has read a request that is answered with a stream, the socket is
//! taken from it, and a stream costs little more than itself.
//!
//! Either way a stalled client is dropped: see [`Timed`].

use axum::http::{HeaderValue, Method, Version, header, response};
use axum::response::Response;
use futures_util::StreamExt;
use std::io;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};
use std::time::{Duration, SystemTime};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, ReadBuf};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::time::Sleep;

/// How long a client may read nothing of what is written to it.
const STALL: Duration = Duration::from_secs(30);

/// A socket that fails when nothing more can be written to it for too long.
pub(crate) struct Timed {
    stream: TcpStream,
    stalled: Option<Pin<Box<Sleep>>>,
}

impl Timed {
    /// The socket, which nothing was written to yet.
    pub(crate) fn new(stream: TcpStream) -> Timed {
        Timed { stream, stalled: None }
    }

    fn stream(&mut self) -> Pin<&mut TcpStream> {
        Pin::new(&mut self.stream)
    }

    fn written(&mut self, cx: &mut Context<'_>, written: Poll<io::Result<usize>>) -> Poll<io::Result<usize>> {
        if written.is_ready() {
            self.stalled = None;
            return written;
        }
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(tokio::time::sleep(STALL)));
        stalled.as_mut().poll(cx).map(|()| Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Timed {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        self.stream().poll_read(cx, buf)
    }
}

impl AsyncWrite for Timed {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = self.stream().poll_write(cx, bytes);
        self.written(cx, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = self.stream().poll_write_vectored(cx, parts);
        self.written(cx, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.stream().poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.stream().poll_shutdown(cx)
    }
}

/// Where a connection waits for an answer that is a stream.
#[derive(Clone)]
pub(crate) struct StreamHandoff(Arc<Mutex<Option<oneshot::Sender<Response>>>>);

impl StreamHandoff {
    /// A handoff, and where the connection waits.
    pub(crate) fn new() -> (StreamHandoff, oneshot::Receiver<Response>) {
        let (sender, receiver) = oneshot::channel();
        (StreamHandoff(Arc::new(Mutex::new(Some(sender)))), receiver)
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

/// Sends a stream until it ends or the client goes away or reads no more; its end is the end of the connection.
pub(crate) async fn send(mut stream: Timed, answer: Response) {
    let (head, body) = answer.into_parts();
    if stream.write_all(&written(head)).await.is_err() {
        return;
    }
    let mut body = body.into_data_stream();
    let mut unexpected = [0; 1];
    loop {
        let bytes = tokio::select! {
            bytes = body.next() => bytes,
            // A client has nothing more to say; whatever comes, its end or anything else, ends the stream.
            _ = stream.read(&mut unexpected) => break,
        };
        match bytes {
            Some(Ok(bytes)) if stream.write_all(&bytes).await.is_ok() => {}
            _ => break,
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

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::Body;
    use bytes::Bytes;
    use futures_util::stream::repeat_with;
    use std::convert::Infallible;
    use tokio::net::TcpListener;

    /// A socket as the server has it, and the other end.
    async fn pair() -> (Timed, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let client = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        (Timed::new(listener.accept().await.unwrap().0), client)
    }

    #[tokio::test]
    async fn a_stalled_client_is_dropped_amid_an_answer() {
        let (mut server, client) = pair().await;
        tokio::time::pause();
        let started = tokio::time::Instant::now();
        let error = loop {
            if let Err(error) = server.write_all(&[b'a'; 8_192]).await {
                break error;
            }
        };
        assert_eq!((error.kind(), started.elapsed().as_secs()), (io::ErrorKind::TimedOut, 30));
        drop(client);
    }

    #[tokio::test]
    async fn a_stalled_client_is_dropped_amid_a_stream() {
        let (server, mut client) = pair().await;
        let endless = repeat_with(|| Ok::<_, Infallible>(Bytes::from_static(&[b'a'; 8_192])));
        let sending = tokio::spawn(send(server, Response::new(Body::from_stream(endless))));
        let mut head = [0; 8];
        client.read_exact(&mut head).await.unwrap();
        tokio::time::pause();
        assert_eq!(&head, b"HTTP/1.1");
        assert!(tokio::time::timeout(Duration::from_hours(1), sending).await.is_ok());
        drop(client);
    }
}
