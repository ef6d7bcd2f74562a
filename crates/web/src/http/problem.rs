//! Faults as answers: `application/problem+json` for programs, a page for people.

use crate::App;
use crate::http::fault::Fault;
use crate::pages;
use crate::pages::reader::Reader;
use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;

/// Why a request was refused (RFC 9457).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Problem {
    /// A name that stays the same for ever.
    #[serde(rename = "type")]
    pub kind: String,
    /// The status, once more.
    pub status: u16,
    /// What is wrong, as a sentence.
    pub title: String,
    /// The same sentence, for clients that look here.
    pub error: String,
    /// What would be right.
    pub detail: String,
    /// The table's version, when the request's was another.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub version: Option<u64>,
}

impl From<&Fault> for Problem {
    fn from(fault: &Fault) -> Problem {
        let version = match fault {
            Fault::Stale { now, .. } => Some(*now),
            _ => None,
        };
        Problem {
            kind: format!("urn:magnifico:problem:{}", fault.name()),
            status: fault.status().as_u16(),
            title: fault.to_string(),
            error: fault.to_string(),
            detail: fault.right(),
            version,
        }
    }
}

/// The answer for a program.
fn json(fault: &Fault) -> Response {
    let mut response = (fault.status(), Json(Problem::from(fault))).into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/problem+json"));
    add_headers(fault, &mut response);
    response
}

/// The answer for a person.
pub fn page(app: &App, reader: &Reader, fault: &Fault) -> Response {
    let mut response = (fault.status(), pages::fault(app, reader, fault)).into_response();
    add_headers(fault, &mut response);
    response
}

fn add_headers(fault: &Fault, response: &mut Response) {
    if let Fault::TooMany { retry_s, .. } | Fault::TooOften { retry_s, .. } = fault {
        response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(*retry_s));
    }
    if response.status() == StatusCode::UNAUTHORIZED {
        response.headers_mut().insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
    }
}

/// The answer for a program; it carries the fault along, so that the outermost layer can make a page of it.
impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let mut response = json(&self);
        response.extensions_mut().insert(self);
        response
    }
}
