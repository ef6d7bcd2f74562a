//! The help of a table. With script it opens as a drawer beside the game, which goes on; without, it is a page with a way back.

use super::{Room, tools};
use crate::pages::frame::{Page, framed};
use boards::icons::icon;
use boards::markup::{below_title, markdown};
use boards::{Board, action_lines};
use kernel::bundle::View;
use maud::{Markup, html};
use words::book::sections;
use words::key;

/// How many of the things that can be done are told one by one; the table shows them all.
const TOLD: usize = 40;

/// The drawer, still empty: what it shows comes when it is opened.
pub fn drawer(room: &Room<'_>) -> Markup {
    html! {
        aside #handbook role="dialog" aria-labelledby="help-h" data-help=(room.at("/help")) data-rules=(room.book("rules")) hidden {
            header {
                h2 #help-h { (room.say(key!("help-title"))) }
                button.tool type="button" data-close-help aria-label=(room.say(key!("help-close"))) title=(room.say(key!("help-close"))) { (icon("cross")) }
            }
            p.asked {}
            div.tabs-of role="tablist" aria-label=(room.say(key!("help-title"))) {}
            div.inside {}
        }
    }
}

/// The whole of it.
pub fn page<P: Board>(game: &P::Game, room: &Room<'_>, view: &View<P>, scene: &P::Scene<'_>) -> Markup {
    let title = room.say(key!("help-title"));
    let body = html! {
        main #main.narrow.help-page {
            h1 { (title) ": " (room.say(P::NAME)) }
            p { a.btn href=(room.at("")) { (room.say(key!("help-back"))) } }
            section.leaf data-tab="now" { h2 { (room.say(key!("help-now"))) } (now::<P>(game, room, view, scene)) }
            section.leaf.book data-tab="rules" { h2 { (room.say(key!("site-nav-rules"))) } (rules(room)) }
            section.leaf data-tab="keys" { h2 { (room.say(key!("keys-title"))) } (tools::key_list::<P>(room)) }
        }
    };
    framed(
        room.app,
        room.reader,
        &Page { title: &title, symbols: P::ASSETS.symbols, ..Page::default() },
        &body,
    )
}

/// What can be done, each in a sentence, and why not more.
fn now<P: Board>(game: &P::Game, room: &Room<'_>, view: &View<P>, scene: &P::Scene<'_>) -> Markup {
    let Some(own) = scene.own().filter(|_| scene.is_my_turn()) else {
        return html! { p { (room.say(key!("help-nothing"))) } };
    };
    let line = |action| action_lines::<P>(game, room.reader.lang, &scene.names, (own, view), &[action]);
    let all = &scene.legal;
    html! {
        p { (room.reader.count(key!("help-may"), "n", all.len() as i64)) }
        ul.may { @for action in all.iter().take(TOLD) { @for line in line(*action) { li { (line) } } } }
        @if all.len() > TOLD { p.hint { (room.reader.count(key!("help-more"), "n", (all.len() - TOLD) as i64)) } }
        @if let Some(why) = P::why_not_now(scene) { h3 { (room.say(key!("help-why-not"))) } (why) }
    }
}

fn rules(room: &Room<'_>) -> Markup {
    let text = room.table.game.rules(room.reader.lang);
    let parts = sections(&text);
    html! {
        ol.contents { @for part in &parts { li { a href={ "#" (part.anchor) } { (part.title) } } } }
        (markdown(below_title(&text)))
    }
}
