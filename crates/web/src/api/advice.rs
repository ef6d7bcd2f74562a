//! What bots tell people: hints while a match is on, a review when it is over.

use super::tables::SeatQuery;
use super::{At, Bearer, Params};
use crate::App;
use crate::fault::Fault;
use crate::hints::{self, Hint};
use crate::keys::Who;
use crate::problem::Problem;
use crate::reviews::{self, Review, Standing};
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Json;
use serde::Serialize;
use utoipa::ToSchema;

/// Asks what one could do: the three best actions that the fierce bot finds, judged from what the seat sees. Answered when
/// the bot has thought, after about two seconds; the same decision is thought about once.
#[utoipa::path(post, path = "/api/v1/tables/{id}/hint", security(("seat" = [])),
    params(("seat" = Option<u8>, Query, description = "The seat, where the secret owns several.")),
    responses((status = 200, body = Hint), (status = 401, body = Problem), (status = 404, body = Problem),
        (status = 422, description = "The table has no hints, or there is nothing to decide.", body = Problem),
        (status = 429, body = Problem)))]
pub async fn hint(
    State(app): State<App>,
    At(id): At,
    Bearer(mut who): Bearer,
    Params(query): Params<SeatQuery>,
) -> Result<Json<Hint>, Fault> {
    who.seat = query.seat;
    hints::advise(&app, &id, &who).await.map(Json)
}

/// How far a review is, and the review once it is there.
#[derive(Serialize, ToSchema)]
pub struct ReviewView {
    /// `unasked`, `working` or `done`.
    pub state: &'static str,
    /// How many decisions are judged so far.
    pub done: usize,
    /// How many there are; 0 while the review waits for its turn.
    pub all: usize,
    /// The review: `points` with everybody's chances before each decision and at the end, and `costly` with the costliest
    /// decisions of each seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub review: Option<Review>,
}

impl From<Standing> for ReviewView {
    fn from(standing: Standing) -> ReviewView {
        match standing {
            Standing::Unasked => ReviewView { state: "unasked", done: 0, all: 0, review: None },
            Standing::Working(done, all) => ReviewView { state: "working", done, all, review: None },
            Standing::Done(review) => {
                let all = review.points.len() - 1;
                ReviewView { state: "done", done: all, all, review: Some((*review).clone()) }
            }
        }
    }
}

/// Has a finished match reviewed in the background: every decision, judged from what its seat could see.
#[utoipa::path(post, path = "/api/v1/tables/{id}/review", responses((status = 202, body = ReviewView),
    (status = 404, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn begin_review(
    State(app): State<App>,
    At(id): At,
) -> Result<(StatusCode, Json<ReviewView>), Fault> {
    let look = app.tables.look(&id, &Who::nobody()).await?;
    reviews::begin(&app, &id, &look).await?;
    Ok((StatusCode::ACCEPTED, Json(app.reviews.standing(&id).into())))
}

/// How far the review of a match is.
#[utoipa::path(get, path = "/api/v1/tables/{id}/review",
    responses((status = 200, body = ReviewView), (status = 404, body = Problem)))]
pub async fn look_at_review(State(app): State<App>, At(id): At) -> Result<Json<ReviewView>, Fault> {
    app.tables.look(&id, &Who::nobody()).await?;
    Ok(Json(app.reviews.standing(&id).into()))
}
