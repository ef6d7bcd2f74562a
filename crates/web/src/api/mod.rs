//! The JSON API, version 1. The shapes here are a contract; the `OpenAPI` document is generated from them.

pub mod advice;
pub mod docs;
pub mod events;
pub mod lists;
pub mod records;
pub mod seats;
pub mod tables;

pub use events::stream;
pub use lists::{Compared, TableLine, compare_tables, list_tables};
pub use records::{keep_record, record_body, whole_record};
pub use seats::play_again;
pub use tables::{OpenTable, SeatRequest, open_table};

use crate::App;
use crate::http::fair::Visitor;
use crate::http::fault::Fault;
use crate::http::keys::Caller;
use axum::Router;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::{header, request::Parts};
use axum::routing::{get, post};
use hyper::body::Body as _;
use serde::de::DeserializeOwned;
use std::convert::Infallible;
use std::time::Duration;
use store::TableId;
use words::Lang;

/// The routes below `/api/v1`.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/openapi.json", get(docs::document))
        .route("/games", get(lists::games))
        .route("/tables", post(tables::open).get(lists::list))
        .route("/tables/{id}", get(tables::look))
        .route("/tables/{id}/actions", post(tables::act))
        .route("/tables/{id}/events", get(events::listen))
        .route("/tables/{id}/record", get(records::download))
        .route("/tables/{id}/hint", post(advice::hint))
        .route("/tables/{id}/review", get(advice::look_at_review).post(advice::begin_review))
        .route("/tables/{id}/undo", post(seats::undo))
        .route("/tables/{id}/undo/answer", post(seats::answer_undo))
        .route("/tables/{id}/confirm", post(seats::confirm))
        .route("/tables/{id}/chat", post(seats::say).get(seats::chat))
        .route("/tables/{id}/seats", post(seats::sit))
        .route("/tables/{id}/leave", post(seats::leave))
        .route("/tables/{id}/return", post(seats::come_back))
        .route("/tables/{id}/bot", post(seats::call_bot))
        .route("/tables/{id}/rematch", post(seats::rematch))
        .route("/tables/{id}/duplicates", get(lists::compare))
        .route("/records", post(records::upload))
        .method_not_allowed_fallback(async || Fault::Method)
        .fallback(async || Fault::Missing("address"))
}

/// The language that a program wants sentences in: `lang` in its address, else the best of what its header accepts.
pub struct Language(pub Lang);

impl FromRequestParts<App> for Language {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Language, Infallible> {
        let query: Vec<(String, String)> =
            serde_urlencoded::from_str(parts.uri.query().unwrap_or_default()).unwrap_or_default();
        let named = query.iter().find(|(name, _)| name == "lang").and_then(|(_, code)| code.parse().ok());
        let accepted = parts.headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        Ok(Language(named.unwrap_or_else(|| Lang::wanted(accepted.unwrap_or_default()))))
    }
}

/// The table in an address; what cannot be one does not exist.
pub struct At(pub TableId);

impl FromRequestParts<App> for At {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &App) -> Result<At, Fault> {
        let id = Path::<String>::from_request_parts(parts, state).await.ok();
        id.and_then(|Path(id)| TableId::new(id).ok()).map(At).ok_or(Fault::Missing("table"))
    }
}

/// Who asks, by the bearer token.
pub struct Bearer(pub Caller);

impl FromRequestParts<App> for Bearer {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Bearer, Fault> {
        let caller = Caller::from_bearer(&parts.headers)?;
        Ok(Bearer(caller.from_there(Visitor::of(parts))))
    }
}

/// What stands after the question mark.
pub struct Params<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<App> for Params<T> {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &App) -> Result<Params<T>, Fault> {
        let query = Query::<T>::from_request_parts(parts, state).await;
        query.map(|Query(query)| Params(query)).map_err(|error| Fault::Malformed(error.body_text()))
    }
}

/// A body of JSON. It must say that it is JSON: a form on another site's page cannot.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, state: &App) -> Result<Body<T>, Fault> {
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        let is_json = kind.is_some_and(|kind| {
            let kind = kind.split(';').next().unwrap_or_default().trim();
            kind.eq_ignore_ascii_case("application/json")
        });
        if !is_json {
            return Err(Fault::Malformed("the header Content-Type is not application/json".into()));
        }
        let bytes = read(request, state.settings.limits.body_bytes).await?;
        serde_json::from_slice(&bytes).map(Body).map_err(|error| Fault::Malformed(error.to_string()))
    }
}

/// How long a body may take to arrive.
const BODY: Duration = Duration::from_secs(30);

/// A body, if it is not larger than the limit and arrives in time.
pub async fn read(request: Request, limit: usize) -> Result<bytes::Bytes, Fault> {
    let limit = if limit == 0 { usize::MAX } else { limit };
    // What says of itself that it is too large is not waited for.
    if request.body().size_hint().lower() > limit as u64 {
        return Err(Fault::TooLarge);
    }
    let body = tokio::time::timeout(BODY, axum::body::to_bytes(request.into_body(), limit));
    body.await.map_err(|_| Fault::TooSlow)?.map_err(|_| Fault::TooLarge)
}
