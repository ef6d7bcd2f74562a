//! Looking back: the whole log, and a moment of a finished match on its board.

use super::{Room, log, view_of_text};
use crate::App;
use crate::fault::Fault;
use crate::live::Look;
use crate::pages::frame::{Page, bare, page as plain};
use crate::pages::past;
use crate::pages::reader::Reader;
use crate::title;
use crate::told::Told;
use boards::lorenzo as draw;
use boards::lorenzo::Scene;
use maud::{Markup, html};
use serde_json::value::RawValue;
use std::sync::Arc;
use store::TableId;

/// Everything that happened, as this browser may see it.
pub async fn whole_log(app: &App, reader: &Reader, id: &TableId, look: &Look) -> Result<Markup, Fault> {
    let told: Vec<Arc<Told>> =
        past::whole(app, id).await.ok_or(Fault::SetAside)?.into_iter().map(Arc::new).collect();
    let room = Room { app, reader, id, look, chat: &[], told: &told };
    let lines = log::lines(&room, &told);
    let body = html! {
        main #main.narrow {
            h1 { (look.name) }
            p { a href=(room.at("")) { (reader.say("site-back")) } }
            section.log.leaf { ol { @for line in &lines { (log::draw(&room, line, false)) } } }
        }
    };
    Ok(plain(app, reader, &look.name, &body))
}

/// A moment of a finished match.
pub struct Moment<'a> {
    /// What was seen then.
    pub view: &'a RawValue,
    /// What had just happened.
    pub told: Option<Told>,
    /// Which step it is, in words.
    pub words: String,
    /// The way to other steps.
    pub steps: Markup,
}

/// The board at a moment.
pub fn replay(
    app: &App,
    reader: &Reader,
    id: &TableId,
    look: &Look,
    moment: &Moment<'_>,
) -> Result<Markup, Fault> {
    let told: Vec<Arc<Told>> = moment.told.iter().cloned().map(Arc::new).collect();
    let room = Room { app, reader, id, look, chat: &[], told: &told };
    let view = view_of_text(moment.view)?;
    let sitting = room.sitting();
    let mut scene = Scene::new(reader.lang, title::lorenzo(), &view, &sitting);
    scene.legal.clear();
    let lines = log::lines(&room, &told);
    let body = html! {
        a.skip href="#board" { (reader.say("site-skip-board")) }
        header.bar {
            a.brand href=(app.path("/")) {
                svg.i.logo aria-hidden="true" { use href="#logo" {} }
                span { b { (reader.say("replay-title")) } small { (look.name) } }
            }
            (draw::bar(&scene))
            div.acts { (moment.steps) }
        }
        main #main.table {
            section.board #board aria-label=(reader.say("region-board")) { (draw::towers(&scene)) (draw::arcade(&scene)) (draw::church(&scene)) }
            (draw::mine(&scene))
            aside.rail {
                (draw::players(&scene))
                section.log aria-label=(reader.say("history-title")) {
                    h2.rail-h { (moment.words) }
                    ol { @for line in lines.iter().rev() { (log::draw(&room, line, false)) } }
                }
            }
        }
    };
    let page = Page { title: &moment.words, class: "table-page", is_live: false, is_waiting: false };
    Ok(bare(app, reader, &page, &body))
}
