//! What bots tell people: hints while a match is on, a review when it is over.

use super::tables::SeatQuery;
use super::{At, Bearer, Language, Params};
use crate::App;
use crate::analysis::reviews::{self, Review, Standing};
use crate::analysis::{Advised, hints};
use crate::http::fair::Visitor;
use crate::http::fault::Fault;
use crate::http::keys::Caller;
use crate::http::problem::Problem;
use crate::table::Detail;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Json;
use serde::Serialize;
use utoipa::ToSchema;

/// Asks what one could do: the three best actions that the fierce bot finds, evaluated from what the seat sees. Answered when
/// the bot has thought, after about two seconds; the same decision is thought about once.
#[utoipa::path(post, path = "/api/v1/tables/{id}/hint", security(("seat" = [])),
    params(("seat" = Option<u8>, Query, description = "The seat, where the secret owns several."),
        ("lang" = Option<String>, Query, description = "The language of the sentences: `en`, `it`, `es` or `de`; by default what `Accept-Language` asks for, else English.")),
    responses((status = 200, body = Hint), (status = 401, body = Problem), (status = 404, body = Problem),
        (status = 422, description = "The table has no hints, or there is nothing to decide.", body = Problem),
        (status = 429, body = Problem)))]
pub async fn hint(
    State(app): State<App>,
    At(id): At,
    Bearer(mut caller): Bearer,
    Params(query): Params<SeatQuery>,
    Language(lang): Language,
) -> Result<Json<Hint>, Fault> {
    caller.seat = query.seat;
    let hint = hints::advise(&app, &id, &caller).await?;
    let table = app.tables.view_in(Detail::Choices(lang), &id, &caller).await?;
    let text = |action: &str| table.choices.iter().find(|it| it.action == action).map(|it| it.text.clone());
    let advice = |it: &Advised| Advice {
        action: it.action.clone(),
        // Where the table has moved on meanwhile, the notation says enough.
        text: text(&it.action).unwrap_or_else(|| it.action.clone()),
        chance: it.chance,
    };
    Ok(Json(Hint { version: hint.version, moves: hint.moves.iter().map(advice).collect() }))
}

/// What somebody could do.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Hint {
    /// The version of the table that this is for.
    pub version: u64,
    /// The best actions, the best first.
    pub moves: Vec<Advice>,
}

/// An action that a bot would think of, with what it thinks of it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Advice {
    /// The notation of the action.
    pub action: String,
    /// The action as a sentence, in the asked language.
    pub text: String,
    /// The seat's estimated chance to win after it, from 0 to 1.
    pub chance: f32,
}

/// How far a review is, and the review once it is there.
#[derive(Serialize, ToSchema)]
pub struct ReviewView {
    /// `unasked`, `working` or `done`.
    pub state: &'static str,
    /// How many decisions are reviewed so far.
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

/// Has a finished match reviewed in the background: every decision, evaluated from what its seat could see.
#[utoipa::path(post, path = "/api/v1/tables/{id}/review", responses((status = 202, body = ReviewView),
    (status = 404, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn begin_review(
    State(app): State<App>,
    At(id): At,
    visitor: Visitor,
) -> Result<(StatusCode, Json<ReviewView>), Fault> {
    let table = app.tables.view(&id, &Caller::nobody()).await?;
    reviews::begin(&app, &id, &table, visitor).await?;
    Ok((StatusCode::ACCEPTED, Json(app.reviews.standing(&id).into())))
}

/// How far the review of a match is.
#[utoipa::path(get, path = "/api/v1/tables/{id}/review",
    responses((status = 200, body = ReviewView), (status = 404, body = Problem)))]
pub async fn look_at_review(State(app): State<App>, At(id): At) -> Result<Json<ReviewView>, Fault> {
    app.tables.view(&id, &Caller::nobody()).await?;
    Ok(Json(app.reviews.standing(&id).into()))
}
