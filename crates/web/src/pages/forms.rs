//! Everything that is done from a page: real forms, answered with a redirect to the table.

use super::mine;
use super::open::is_secure;
use super::room::steps_of_turn;
use crate::App;
use crate::api::{At, play_again, read};
use crate::http::clean::clean;
use crate::http::fair::Visitor;
use crate::http::fault::Fault;
use crate::http::guard::Client;
use crate::http::keys::{Caller, Secret, cookie_secrets, set_cookie};
use crate::http::quota::Arriving;
use crate::table::Command;
use axum::extract::{Extension, FromRequest, FromRequestParts, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use boards::Form;
use kernel::Seat;
use store::TableId;

/// The fields of a form.
pub struct Fields {
    pairs: Vec<(String, String)>,
    /// Where a record is among them.
    _arriving: Option<Arriving>,
}

impl FromRequest<App> for Fields {
    type Rejection = Fault;

    async fn from_request(request: Request, state: &App) -> Result<Fields, Fault> {
        let limits = &state.settings.limits;
        let is_record = request.uri().path().ends_with("/records");
        let limit = if is_record { limits.record_bytes.saturating_mul(3) } else { limits.body_bytes };
        let client = request.extensions().get::<Client>().copied().filter(|_| is_record);
        let arriving = client.map(|Client(client)| state.begin_record(client)).transpose()?;
        let bytes = read(request, limit).await?;
        let pairs = serde_urlencoded::from_bytes(&bytes);
        let pairs = pairs.map_err(|error| Fault::Malformed(error.to_string()))?;
        Ok(Fields { pairs, _arriving: arriving })
    }
}

impl Fields {
    /// A field, if it was sent and is not empty.
    pub fn get(&self, name: &str) -> Option<&str> {
        let value = self.pairs.iter().find(|(field, _)| field == name).map(|(_, value)| value.as_str());
        value.filter(|value| !value.is_empty())
    }

    /// A field that must be there.
    pub fn need(&self, name: &str) -> Result<&str, Fault> {
        self.get(name).ok_or_else(|| Fault::Malformed(format!("the field {name:?} is missing")))
    }

    /// All fields that are not empty, for a game to read.
    pub fn form(&self) -> Form {
        // The first of several with one name counts, as in `get`.
        let mut form: Form = self.pairs.iter().rev().cloned().collect();
        form.retain(|_, value| !value.is_empty());
        form
    }

    fn version(&self) -> Result<u64, Fault> {
        self.need("version")?.parse().map_err(|_| Fault::Malformed("the version is not a number".into()))
    }

    fn seat(&self) -> Result<Option<Seat>, Fault> {
        let seat = self.get("seat").map(|text| text.parse().ok().and_then(Seat::new));
        seat.map(|seat| seat.ok_or(Fault::Missing("seat"))).transpose()
    }
}

/// Goes on to another page, which is fetched anew: reloading never posts twice.
pub fn redirect(to: &str, cookies: &[String]) -> Response {
    let mut response = StatusCode::SEE_OTHER.into_response();
    let headers = response.headers_mut();
    if let Ok(to) = HeaderValue::from_str(to) {
        headers.insert(header::LOCATION, to);
    }
    for cookie in cookies.iter().filter_map(|cookie| HeaderValue::from_str(cookie).ok()) {
        headers.append(header::SET_COOKIE, cookie);
    }
    response
}

/// A form that was posted to a table.
pub struct Posted {
    pub app: App,
    pub id: TableId,
    headers: HeaderMap,
    visitor: Visitor,
    fields: Fields,
}

impl FromRequest<App> for Posted {
    type Rejection = Fault;

    async fn from_request(request: Request, app: &App) -> Result<Posted, Fault> {
        let (mut parts, body) = request.into_parts();
        let At(id) = At::from_request_parts(&mut parts, app).await?;
        let (headers, visitor) = (parts.headers.clone(), Visitor::of(&parts));
        let fields = Fields::from_request(Request::from_parts(parts, body), app).await?;
        Ok(Posted { app: app.clone(), id, headers, visitor, fields })
    }
}

impl Posted {
    pub fn caller(&self) -> Result<Caller, Fault> {
        let caller = Caller::from_cookie(&self.headers, self.id.as_str()).from_there(self.visitor);
        Ok(Caller { seat: self.fields.seat()?, ..caller })
    }

    async fn perform(&self, command: Command) -> Result<Response, Fault> {
        let caller = self.caller()?;
        match self.app.tables.perform(&self.id, &caller, command).await {
            // The page was old, or the button was pressed twice: the table as it is now says more than an error.
            Ok(_) | Err(Fault::Stale { .. }) => Ok(self.back(&caller)),
            Err(fault) => Err(fault),
        }
    }

    /// Back to the table, or to its text: where a browser has several seats, with the eyes of the one that acted.
    pub fn back(&self, caller: &Caller) -> Response {
        let page = if self.fields.get("back") == Some("text") { "/text" } else { "" };
        let seat = caller.seat.filter(|_| caller.keys.len() > 1).map(|seat| format!("?seat={seat}"));
        redirect(&self.app.path(&format!("/t/{}{page}{}", self.id, seat.unwrap_or_default())), &[])
    }
}

/// An action of the game.
pub async fn act(posted: Posted) -> Result<Response, Fault> {
    let submit = Command::Submit { version: posted.fields.version()?, form: posted.fields.form() };
    posted.perform(submit).await
}

/// Takes back everything decided in this turn, as far as that is free.
pub async fn restart(posted: Posted) -> Result<Response, Fault> {
    let caller = posted.caller()?;
    let mut version = posted.fields.version()?;
    let mut table = posted.app.tables.view(&posted.id, &caller).await?;
    let mut steps = steps_of_turn(&posted.app, &posted.id, &table, posted.visitor).await;
    while table.undo.free && steps > 0 {
        match posted.app.tables.perform(&posted.id, &caller, Command::Undo { version }).await {
            Ok(done) => version = done.version,
            Err(Fault::Stale { .. }) => break,
            Err(fault) => return Err(fault),
        }
        steps -= 1;
        table = posted.app.tables.view(&posted.id, &caller).await?;
    }
    Ok(posted.back(&caller))
}

/// Takes back, or asks to.
pub async fn undo(posted: Posted) -> Result<Response, Fault> {
    let undo = Command::Undo { version: posted.fields.version()? };
    posted.perform(undo).await
}

/// Answers whoever asks to take back.
pub async fn answer(posted: Posted) -> Result<Response, Fault> {
    let answer = Command::AnswerUndo { agree: posted.fields.get("agree") == Some("yes") };
    posted.perform(answer).await
}

/// Confirms a turn.
pub async fn confirm(posted: Posted) -> Result<Response, Fault> {
    posted.perform(Command::Confirm).await
}

pub async fn say(posted: Posted) -> Result<Response, Fault> {
    let text = clean(posted.fields.need("text")?, posted.app.settings.limits.chat_chars, "what you say")?;
    posted.perform(Command::Say(text)).await
}

/// Sits down: the browser's cookie gets one more secret.
pub async fn sit(Posted { app, id, headers, visitor, fields }: Posted) -> Result<Response, Fault> {
    let name = clean(fields.need("name")?, app.settings.limits.name_chars, "a name")?;
    let secret = Secret::draw()?;
    let sit = Command::Sit { seat: fields.seat()?, name, key: secret.key() };
    app.tables.perform(&id, &Caller::nobody().from_there(visitor), sit).await?;
    let mut secrets = cookie_secrets(&headers, id.as_str());
    secrets.push(secret);
    seated(&app, &id, &headers, &secrets).await
}

/// Leaves a seat.
pub async fn leave(posted: Posted) -> Result<Response, Fault> {
    posted.perform(Command::Leave).await
}

/// Takes a seat back from its bot.
pub async fn come_back(posted: Posted) -> Result<Response, Fault> {
    posted.perform(Command::Return).await
}

/// Calls a bot to a seat.
pub async fn call_bot(posted: Posted) -> Result<Response, Fault> {
    let seat = posted.fields.need("at")?.parse().ok().and_then(Seat::new).ok_or(Fault::Missing("seat"))?;
    let bot = posted.app.opponents().word(posted.fields.get("level"))?;
    posted.perform(Command::CallBot { seat, bot }).await
}

/// Plays again: opens the table if nobody has yet, and takes this browser's seats along.
pub async fn rematch(
    State(app): State<App>,
    At(id): At,
    Extension(Client(client)): Extension<Client>,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let secrets = cookie_secrets(&headers, id.as_str());
    let caller = Caller::from_cookie(&headers, id.as_str()).from_there(client.into());
    let next = play_again(&app, client, &id, &caller).await?;
    seated(&app, &next, &headers, &secrets).await
}

/// Goes to a table at which this browser has these seats, and remembers both.
pub async fn seated(
    app: &App,
    id: &TableId,
    headers: &HeaderMap,
    secrets: &[Secret],
) -> Result<Response, Fault> {
    let caller = Caller { keys: secrets.iter().map(Secret::key).collect(), ..Caller::nobody() };
    let owned = app.tables.view(id, &caller).await.map_or(kernel::Seats::NONE, |table| table.owned);
    let keys = set_cookie(&app.settings.base_path, id.as_str(), secrets, is_secure(headers));
    Ok(redirect(&app.path(&format!("/t/{id}")), &[keys, mine::with(app, headers, id, owned)]))
}
