//! Hints at the table: the button that asks for one, and the panel of what a bot would think of.

use super::Room;
use crate::judging::Advice;
use crate::pages::posts::{self, Fields};
use crate::{App, api::At, fault::Fault, hints};
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use boards::icons::icon;
use boards::{Board, Wish};
use maud::{Markup, html};

/// The button that asks, where the table allows it and there is something to decide.
pub fn button(room: &Room<'_>) -> Markup {
    let is_allowed = room.look.settings.hints == Some(true) && !room.look.turn.over;
    html! {
        @if is_allowed {
            button.btn.ask-hint form="f-hint" disabled[room.look.choices.is_empty()] aria-label=(room.say("hint-ask")) title=(room.say("hint-ask-why")) {
                (icon("lamp")) span { (room.say("hint-ask")) } kbd { "H" }
            }
        }
    }
}

/// Asks for a hint, and goes back to the table, which then shows it.
pub async fn ask(
    State(app): State<App>,
    at: At,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Fault> {
    let who = posts::who(&at, &headers, &fields)?;
    hints::advise(&app, &at.0, &who).await?;
    Ok(posts::back(&app, &at, &who, &fields))
}

/// What was advised for the decision that is asked for.
pub fn panel<G: Board>(game: &G, room: &Room<'_>, view: &G::View) -> Markup {
    let Some(moves) = room.app.hints.known(room.id, room.look) else { return html! {} };
    let shown = shown(room);
    html! {
        @if !moves.is_empty() {
            details.hints open {
                summary { (icon("lamp")) h2 { (room.say("hint-title")) } }
                p.hint { (room.say("hint-why")) }
                ol { @for advice in moves.iter() { li { (line(game, room, view, advice, shown.as_deref())) } } }
            }
        }
    }
}

fn line<G: Board>(game: &G, room: &Room<'_>, view: &G::View, advice: &Advice, shown: Option<&str>) -> Markup {
    let action = advice.action.parse::<G::Action>().ok();
    let wish = action.map(G::wish).unwrap_or_default();
    let percent = percent(advice.chance);
    let names: Vec<String> = room.sitting().into_iter().map(|it| it.name).collect();
    let is_shown = shown == Some(advice.action.as_str());
    html! {
        a href=(address(room, &advice.action)) data-show=(advice.action) data-member=[wish.get("member")] data-space=[wish.get("space")]
            aria-current=[is_shown.then_some("true")] title=(room.say("hint-show")) {
            span.what { @match action { Some(action) => { (game.deed(room.reader.lang, &names, view, action)) } None => { (advice.text) } } }
            (bar(percent))
            b { (room.reader.count("hint-chance", "n", percent)) }
        }
    }
}

/// A share as whole percents.
pub fn percent(share: f32) -> i64 {
    (share * 100.0).round() as i64
}

/// A small bar of so many percents.
pub fn bar(percent: i64) -> Markup {
    html! {
        svg.bar-of viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" {
            rect.all width="100" height="8" {}
            rect.part width=(percent.clamp(0, 100)) height="8" {}
        }
    }
}

/// The address at which an action is shown on the board, for browsers without script.
fn address(room: &Room<'_>, action: &str) -> String {
    let seat = room.own().map(|seat| format!("&seat={seat}")).unwrap_or_default();
    let action = serde_urlencoded::to_string([("show", action)]).unwrap_or_default();
    room.at(&format!("?{action}{seat}"))
}

/// The action that this page was asked to show.
fn shown(room: &Room<'_>) -> Option<String> {
    let (_, query) = room.reader.here.split_once('?')?;
    let wishes: Wish = serde_urlencoded::from_str(query).ok()?;
    wishes.get("show").cloned()
}

/// The sheet of the action that this page was asked to show.
pub fn sheet<G: Board>(room: &Room<'_>, scene: &G::Scene<'_>) -> Option<Markup> {
    let action = shown(room)?.parse::<G::Action>().ok()?;
    G::peek(scene, &G::wish(action))
}
