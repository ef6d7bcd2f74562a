//! Requests without a browser: to set a table up, and to ask what a program could ask.

use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Request, StatusCode, header};
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use serde_json::Value;

/// What came back.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) bytes: Vec<u8>,
}

impl Answer {
    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.bytes).into_owned()
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.bytes).unwrap_or_else(|error| panic!("{error}: {}", self.text()))
    }
}

/// Sends a request.
pub(crate) async fn ask(request: Request<Body>) -> Answer {
    let client: Client<HttpConnector, Body> = Client::builder(TokioExecutor::new()).build_http();
    let (head, body) = client.request(request).await.expect("an answer").into_parts();
    let bytes = to_bytes(Body::new(body), usize::MAX).await.expect("a whole answer").to_vec();
    Answer { status: head.status, headers: head.headers, bytes }
}

/// The head of an answer that does not end by itself.
pub(crate) async fn head_of(url: &str, headers: &[(&str, &str)]) -> HeaderMap {
    let request = headers.iter().fold(Request::get(url), |it, (name, value)| it.header(*name, *value));
    let client: Client<HttpConnector, Body> = Client::builder(TokioExecutor::new()).build_http();
    let answer = client.request(request.body(Body::empty()).expect("a request")).await.expect("an answer");
    answer.headers().clone()
}

/// Asks for an address, with these headers.
pub(crate) async fn get(url: &str, headers: &[(&str, &str)]) -> Answer {
    let request = headers.iter().fold(Request::get(url), |it, (name, value)| it.header(*name, *value));
    ask(request.body(Body::empty()).expect("a request")).await
}

/// Posts JSON with the secret of a seat; an empty one is none.
pub(crate) async fn post(url: &str, secret: &str, body: &Value) -> Answer {
    let mut request = Request::post(url).header(header::CONTENT_TYPE, "application/json");
    if !secret.is_empty() {
        request = request.header(header::AUTHORIZATION, format!("Bearer {secret}"));
    }
    ask(request.body(Body::from(body.to_string())).expect("a request")).await
}
