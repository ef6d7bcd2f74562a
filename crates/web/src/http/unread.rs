//! The bodies of requests, and what becomes of one that nobody read.
//!
//! A connection whose next request cannot be found has to end, and its client must be told so. A small rest is read and
//! dropped instead, so that the connection goes on.

use bytes::Bytes;
use hyper::body::{Body, Frame, Incoming, SizeHint};
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

/// What is read and dropped, and how long it may take to come.
const SMALL: u64 = 16 * 1024;
const WAIT: Duration = Duration::from_millis(500);

/// A body, of which another handle can see what is left.
pub(crate) struct Shared(Arc<Mutex<Inner>>);

struct Inner {
    body: Incoming,
    is_read: bool,
}

impl Shared {
    /// Two handles to one body.
    pub(crate) fn of(body: Incoming) -> (Shared, Shared) {
        let is_read = body.is_end_stream();
        let inner = Arc::new(Mutex::new(Inner { body, is_read }));
        (Shared(inner.clone()), Shared(inner))
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether all of it was read, or now is, because what was left is small and comes soon.
    pub(crate) async fn comes_to_its_end(mut self) -> bool {
        let (is_read, rest) = {
            let inner = self.inner();
            (inner.is_read, inner.body.size_hint().upper())
        };
        if is_read {
            return true;
        }
        if rest.is_none_or(|rest| rest > SMALL) {
            return false;
        }
        let all = async {
            while let Some(Ok(_)) = std::future::poll_fn(|cx| Pin::new(&mut self).poll_frame(cx)).await {}
        };
        let _ = tokio::time::timeout(WAIT, all).await;
        self.inner().is_read
    }
}

impl Body for Shared {
    type Data = Bytes;
    type Error = hyper::Error;

    fn poll_frame(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, hyper::Error>>> {
        let mut inner = self.inner();
        let frame = Pin::new(&mut inner.body).poll_frame(cx);
        inner.is_read |= matches!(frame, Poll::Ready(None)) || inner.body.is_end_stream();
        frame
    }

    fn is_end_stream(&self) -> bool {
        self.inner().body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.inner().body.size_hint()
    }
}
