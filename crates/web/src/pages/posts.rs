//! Everything that is done from a page: real forms, answered with a redirect to the table.

use super::mine;
use super::open::is_secure;
use super::room::steps_of_turn;
use crate::App;
use crate::api::{At, play_again, read};
use crate::fault::Fault;
use crate::guard::Client;
use crate::keys::{Secret, Who, cookie_secrets, set_cookie};
use crate::live::{Deed, Done};
use crate::title::Title;
use crate::words::clean;
use axum::extract::{Extension, FromRequest, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use kernel::Seat;
use store::TableId;

/// The fields of a form.
#[derive(Debug)]
pub struct Fields(Vec<(String, String)>);

impl FromRequest<App> for Fields {
    type Rejection = Fault;

    async fn from_request(request: Request, state: &App) -> Result<Fields, Fault> {
        let limits = &state.settings.limits;
        let is_record = request.uri().path().ends_with("/records");
        let limit = if is_record { limits.record_bytes.saturating_mul(3) } else { limits.body_bytes };
        let bytes = read(request, limit).await?;
        serde_urlencoded::from_bytes(&bytes).map(Fields).map_err(|error| Fault::Malformed(error.to_string()))
    }
}

impl Fields {
    /// A field, if it was sent and is not empty.
    pub fn get(&self, name: &str) -> Option<&str> {
        let value = self.0.iter().find(|(field, _)| field == name).map(|(_, value)| value.as_str());
        value.filter(|value| !value.is_empty())
    }

    /// A field that must be there.
    pub fn need(&self, name: &str) -> Result<&str, Fault> {
        self.get(name).ok_or_else(|| Fault::Malformed(format!("the field {name:?} is missing")))
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

async fn deed(
    app: &App,
    at: &At,
    headers: &HeaderMap,
    fields: &Fields,
    deed: Deed,
) -> Result<Response, Fault> {
    let id = &at.0;
    let who = who(at, headers, fields)?;
    match app.tables.perform(id, &who, deed).await {
        // The page was old, or the button was pressed twice: the table as it is now says more than an error.
        Ok(_) | Err(Fault::Stale { .. }) => Ok(back(app, at, &who, fields)),
        Err(fault) => Err(fault),
    }
}

/// Who posts.
pub fn who(at: &At, headers: &HeaderMap, fields: &Fields) -> Result<Who, Fault> {
    Ok(Who { seat: fields.seat()?, ..Who::from_cookie(headers, at.0.as_str()) })
}

/// Back to the table, or to its text: where a browser has several seats, with the eyes of the one that acted.
pub fn back(app: &App, at: &At, who: &Who, fields: &Fields) -> Response {
    let page = if fields.get("back") == Some("text") { "/text" } else { "" };
    let seat = who.seat.filter(|_| who.keys.len() > 1).map(|seat| format!("?seat={seat}"));
    redirect(&app.path(&format!("/t/{}{page}{}", at.0, seat.unwrap_or_default())), &[])
}

/// An action of the game: by its notation, or a member and a space, and then as many servants as were asked for and
/// are needed.
pub async fn act(
    State(app): State<App>,
    at: At,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Fault> {
    let version = fields.version()?;
    let action = match (fields.get("member"), fields.get("space")) {
        (Some(member), Some(space)) => format!("place:{member}:{space}"),
        _ => fields.need("action")?.to_owned(),
    };
    let servants = fields.get("servants").filter(|_| action.starts_with("place:"));
    let servants = servants.map(str::parse).transpose();
    let servants = servants.map_err(|_| Fault::Malformed("the servants are not a number".into()))?;
    let who = who(&at, &headers, &fields)?;
    match (decide(&app, &at, &who, version, &action).await, servants) {
        (Ok(done), Some(asked)) => add_servants(&app, &at, &who, done.version, asked).await?,
        (Ok(_), None) | (Err(Fault::Stale { .. }), _) => {}
        (Err(fault), _) => return Err(fault),
    }
    Ok(back(&app, &at, &who, &fields))
}

/// How often a decision is tried while others decide at the same time: at most once for each of them.
const AT_ONCE: usize = kernel::MAX_SEATS;

/// Decides. Where several do at the same time, it does not matter that others were quicker than the page could show.
async fn decide(app: &App, at: &At, who: &Who, version: u64, action: &str) -> Result<Done, Fault> {
    let mut asked = version;
    for _ in 0..AT_ONCE {
        let act = Deed::Act { version: asked, action: action.to_owned() };
        match app.tables.perform(&at.0, who, act).await {
            Err(Fault::Stale { .. }) => {
                let look = app.tables.look(&at.0, who).await?;
                if !look.have_only_others_decided_since(version) {
                    break;
                }
                asked = look.version;
            }
            done => return done,
        }
    }
    Err(Fault::Stale { asked: version, now: asked })
}

/// Answers the question for servants that follows a placement, if it does: with what was asked for, as far as legal.
async fn add_servants(app: &App, at: &At, who: &Who, version: u64, asked: u16) -> Result<(), Fault> {
    let look = app.tables.look(&at.0, who).await?;
    let offers =
        look.choices.iter().filter_map(|it| it.action.strip_prefix("servants:")?.parse::<u16>().ok());
    let offers: Vec<u16> = offers.collect();
    let enough = boards::lorenzo::enough(&offers, asked);
    let Some(n) = enough.filter(|_| look.version == version) else { return Ok(()) };
    let answer = Deed::Act { version, action: format!("servants:{n}") };
    match app.tables.perform(&at.0, who, answer).await {
        Ok(_) | Err(Fault::Stale { .. }) => Ok(()),
        Err(fault) => Err(fault),
    }
}

/// Takes back everything decided in this turn, as far as that is free.
pub async fn restart(
    State(app): State<App>,
    at: At,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Fault> {
    let who = who(&at, &headers, &fields)?;
    let mut version = fields.version()?;
    let mut look = app.tables.look(&at.0, &who).await?;
    let drawn = Title::named(look.game).and_then(Title::drawn);
    let mut steps = match drawn {
        Some(drawn) => steps_of_turn(drawn, &app, &at.0, &look).await,
        None => 1,
    };
    while look.version == version && look.undo.free && steps > 0 {
        match app.tables.perform(&at.0, &who, Deed::Undo { version }).await {
            Ok(done) => version = done.version,
            Err(Fault::Stale { .. }) => break,
            Err(fault) => return Err(fault),
        }
        steps -= 1;
        look = app.tables.look(&at.0, &who).await?;
    }
    Ok(back(&app, &at, &who, &fields))
}

/// Takes back, or asks to.
pub async fn undo(
    State(app): State<App>,
    at: At,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Fault> {
    let undo = Deed::Undo { version: fields.version()? };
    deed(&app, &at, &headers, &fields, undo).await
}

/// Answers who asks to take back.
pub async fn answer(
    State(app): State<App>,
    at: At,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Fault> {
    let answer = Deed::AnswerUndo { agree: fields.get("agree") == Some("yes") };
    deed(&app, &at, &headers, &fields, answer).await
}

/// Confirms a turn.
pub async fn confirm(
    State(app): State<App>,
    at: At,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Fault> {
    let confirm = Deed::Confirm { version: fields.version()? };
    deed(&app, &at, &headers, &fields, confirm).await
}

/// Says something.
pub async fn say(
    State(app): State<App>,
    at: At,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Fault> {
    let text = clean(fields.need("text")?, app.settings.limits.chat_chars, "what you say")?;
    deed(&app, &at, &headers, &fields, Deed::Say(text)).await
}

/// Sits down: the browser's cookie gets one more secret.
pub async fn sit(
    State(app): State<App>,
    At(id): At,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Fault> {
    let name = clean(fields.need("name")?, app.settings.limits.name_chars, "a name")?;
    let secret = Secret::draw()?;
    let sit = Deed::Sit { seat: fields.seat()?, name, key: secret.key() };
    app.tables.perform(&id, &Who::nobody(), sit).await?;
    let mut secrets = cookie_secrets(&headers, id.as_str());
    secrets.push(secret);
    seated(&app, &id, &headers, &secrets).await
}

/// Leaves a seat.
pub async fn leave(
    State(app): State<App>,
    at: At,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Fault> {
    deed(&app, &at, &headers, &fields, Deed::Leave).await
}

/// Takes a seat back from its bot.
pub async fn come_back(
    State(app): State<App>,
    at: At,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Fault> {
    deed(&app, &at, &headers, &fields, Deed::Return).await
}

/// Calls a bot to a seat.
pub async fn call_bot(
    State(app): State<App>,
    at: At,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Fault> {
    let seat = fields.need("at")?.parse().ok().and_then(Seat::new).ok_or(Fault::Missing("seat"))?;
    let bot = app.opponents().word(fields.get("level"))?;
    deed(&app, &at, &headers, &fields, Deed::CallBot { seat, bot }).await
}

/// Plays again: opens the table if nobody has yet, and takes this browser's seats along.
pub async fn rematch(
    State(app): State<App>,
    At(id): At,
    Extension(Client(client)): Extension<Client>,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let secrets = cookie_secrets(&headers, id.as_str());
    let who = Who::from_cookie(&headers, id.as_str());
    let next = play_again(&app, client, &id, &who).await?;
    seated(&app, &next, &headers, &secrets).await
}

/// Goes to a table at which this browser has these seats, and remembers both.
pub async fn seated(
    app: &App,
    id: &TableId,
    headers: &HeaderMap,
    secrets: &[Secret],
) -> Result<Response, Fault> {
    let who = Who { keys: secrets.iter().map(Secret::key).collect(), seat: None };
    let owned = app.tables.look(id, &who).await.map_or(kernel::Seats::NONE, |look| look.owned);
    let keys = set_cookie(&app.settings.base_path, id.as_str(), secrets, is_secure(headers));
    Ok(redirect(&app.path(&format!("/t/{id}")), &[keys, mine::with(app, headers, id, owned)]))
}
