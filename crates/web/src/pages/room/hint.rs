//! Hints at the table: the button that asks for one, and the panel of what a bot would think of.

use super::Room;
use crate::analysis::Advised;
use crate::analysis::hints;
use crate::http::fault::Fault;
use crate::pages::forms::Posted;
use axum::response::Response;
use boards::icons::icon;
use boards::{Board, Form};
use kernel::bundle::{Action, View};
use maud::{Markup, html};
use words::key;

/// The button that asks, where the table allows it and there is something to decide.
pub fn button(room: &Room<'_>) -> Markup {
    let is_allowed = room.table.settings.hints == Some(true) && !room.table.turn.over;
    html! {
        @if is_allowed {
            button.btn.ask-hint form="f-hint" disabled[!room.table.is_asked] aria-label=(room.say(key!("hint-ask"))) title=(room.say(key!("hint-ask-why"))) {
                (icon("lamp")) span { (room.say(key!("hint-ask"))) } kbd { "H" }
            }
        }
    }
}

/// Asks for a hint, and goes back to the table, which then shows it.
pub async fn ask(posted: Posted) -> Result<Response, Fault> {
    let caller = posted.caller()?;
    hints::advise(&posted.app, &posted.id, &caller).await?;
    Ok(posted.back(&caller))
}

/// What was advised for the decision that is asked for.
pub fn panel<P: Board>(game: &P::Game, room: &Room<'_>, view: &View<P>) -> Markup {
    let Some(moves) = room.app.hints.known(room.id, room.table) else { return html! {} };
    let shown = shown(room);
    html! {
        @if !moves.is_empty() {
            details.hints open {
                summary { (icon("lamp")) h2 { (room.say(key!("hint-title"))) } }
                p.hint { (room.say(key!("hint-why"))) }
                ol { @for advice in moves.iter() { li { (line::<P>(game, room, view, advice, shown.as_deref())) } } }
            }
        }
    }
}

fn line<P: Board>(
    game: &P::Game,
    room: &Room<'_>,
    view: &View<P>,
    advice: &Advised,
    shown: Option<&str>,
) -> Markup {
    let action = advice.action.parse::<Action<P>>().ok();
    let form = action.map(P::form_of).filter(|it| !it.is_empty());
    let form = form.and_then(|it| serde_urlencoded::to_string(it).ok());
    let percent = percent(advice.chance);
    let names: Vec<String> = room.sitting().into_iter().map(|it| it.name).collect();
    let is_shown = shown == Some(advice.action.as_str());
    html! {
        a href=(address(room, &advice.action)) data-show=(advice.action) data-wish=[form]
            aria-current=[is_shown.then_some("true")] title=(room.say(key!("hint-show"))) {
            span.what { @match action { Some(action) => { (P::action_line(game, room.reader.lang, &names, view, action)) } None => { (advice.action) } } }
            (bar(percent))
            b { (room.reader.count(key!("hint-chance"), "n", percent)) }
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
    let asked: Form = serde_urlencoded::from_str(query).ok()?;
    asked.get("show").cloned()
}

/// The sheet of the action that this page was asked to show.
pub fn sheet<P: Board>(room: &Room<'_>, scene: &P::Scene<'_>) -> Option<Markup> {
    let action = shown(room)?.parse::<Action<P>>().ok()?;
    P::preview(scene, &P::form_of(action))
}
