//! The rules in our own words, the rulings, and every card, leader and tile.

use super::frame::{Page, framed, page as plain};
use super::lobby::word;
use super::reader::Reader;
use super::room::dress;
use crate::App;
use crate::api::Params;
use crate::fault::Fault;
use crate::title;
use axum::extract::{Path, State};
use boards::lorenzo::gallery;
use lorenzo::Lorenzo;
use lorenzo::leader::LeaderId;
use lorenzo::pieces::{CardId, CardType};
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Options, Parser, html::push_html};
use serde::Deserialize;
use words::lorenzo::{card_name, leader_name, tile_name};
use words::rules::{self, sections};

/// In which language, where a link says so.
#[derive(Debug, Default, Deserialize)]
pub struct Tongue {
    lang: Option<String>,
}

impl Tongue {
    fn over(&self, reader: Reader) -> Reader {
        let lang = self.lang.as_deref().and_then(|code| code.parse().ok());
        Reader { lang: lang.unwrap_or(reader.lang), ..reader }
    }
}

/// The rules.
pub async fn rulebook(
    State(app): State<App>,
    reader: Reader,
    Path(game): Path<String>,
    Params(tongue): Params<Tongue>,
) -> Result<Markup, Fault> {
    let reader = tongue.over(reader);
    known(&game)?;
    let heading = reader.with("book-title", "game", &reader.say("game-lorenzo"));
    Ok(book(&app, &reader, &heading, rules::lorenzo(reader.lang)))
}

/// The questions and rulings.
pub async fn rulings(
    State(app): State<App>,
    reader: Reader,
    Path(game): Path<String>,
    Params(tongue): Params<Tongue>,
) -> Result<Markup, Fault> {
    let reader = tongue.over(reader);
    known(&game)?;
    let heading = reader.say("book-rulings");
    Ok(book(&app, &reader, &heading, rules::lorenzo_rulings(reader.lang)))
}

fn known(game: &str) -> Result<(), Fault> {
    if game == title::Title::Lorenzo.id() { Ok(()) } else { Err(Fault::Missing("game")) }
}

fn book(app: &App, reader: &Reader, heading: &str, text: &str) -> Markup {
    let first = text.find("\n## ").unwrap_or(0);
    let mut drawn = String::new();
    push_html(&mut drawn, Parser::new_ext(&text[first..], Options::ENABLE_HEADING_ATTRIBUTES));
    let body = html! {
        main #main {
            article.book {
                h1 { (heading) }
                p.hint { (reader.say("book-own-words")) }
                nav.leaf aria-label=(reader.say("book-contents")) {
                    ol.contents { @for section in sections(text) { li { a href={ "#" (section.anchor) } { (section.title) } } } }
                }
                (PreEscaped(drawn))
                p {
                    a href=(app.path("/rules/lorenzo")) { (reader.say("site-nav-rules")) } " · "
                    a href=(app.path("/rulings/lorenzo")) { (reader.say("book-rulings")) } " · "
                    a href=(app.path("/cards/lorenzo")) { (reader.say("gallery-title")) }
                }
            }
        }
    };
    plain(app, reader, heading, &body)
}

/// Which cards.
#[derive(Debug, Default, Deserialize)]
pub struct Filter {
    kind: Option<String>,
    period: Option<String>,
    q: Option<String>,
}

impl Filter {
    fn wants(&self, kind: &str, period: Option<u8>, name: &str) -> bool {
        let any = |wish: &Option<String>| wish.as_deref().is_none_or(str::is_empty);
        let is_kind = any(&self.kind) || self.kind.as_deref() == Some(kind);
        let is_period = any(&self.period)
            || self.period.as_ref().is_some_and(|wish| period.is_some_and(|it| it.to_string() == *wish));
        let is_name = self.q.as_ref().is_none_or(|q| name.to_lowercase().contains(&q.to_lowercase()));
        is_kind && is_period && is_name
    }
}

const KINDS: [(&str, &str); 6] = [
    ("territory", "region-territories"),
    ("building", "region-buildings"),
    ("character", "region-characters"),
    ("venture", "region-ventures"),
    ("leader", "gallery-leaders"),
    ("tile", "gallery-tiles"),
];

/// All cards, leaders and tiles.
pub async fn cards(
    State(app): State<App>,
    reader: Reader,
    Path(game): Path<String>,
    Params(filter): Params<Filter>,
) -> Result<Markup, Fault> {
    known(&game)?;
    let found = found(&reader, &filter);
    let heading = reader.say("gallery-title");
    let body = html! {
        main #main {
            h1 { (heading) }
            @if app.stats.of(&game).is_some() {
                p { a href=(app.path(&format!("/stats/{game}"))) { (reader.with("stats-title", "game", &reader.say("game-lorenzo"))) } }
            }
            (filters(&app, &reader, &filter))
            p.status role="status" { (reader.count("gallery-found", "n", found.len() as i64)) }
            ul.gallery { @for item in &found { li { (item) } } }
        }
    };
    let page =
        Page { title: &heading, class: "gallery-page", dress: Some(dress::<Lorenzo>()), ..Page::default() };
    Ok(framed(&app, &reader, &page, &body))
}

fn found(reader: &Reader, filter: &Filter) -> Vec<Markup> {
    let (lang, tables) = (reader.lang, title::lorenzo().tables());
    let mut found = Vec::new();
    for kind in CardType::ALL {
        let cards = (1..=96).filter_map(CardId::new).filter(|card| card.kind() == kind);
        let wanted = cards
            .filter(|card| filter.wants(kind.id(), Some(card.period()), &card_name(lang, tables, *card)));
        found.extend(wanted.map(|card| gallery::card(lang, tables, card)));
    }
    let leaders = LeaderId::all().filter(|it| filter.wants("leader", None, &leader_name(lang, tables, *it)));
    found.extend(leaders.map(|leader| gallery::leader(lang, tables, leader)));
    let tiles = tables.tiles.iter().map(|tile| tile.id);
    let tiles = tiles.filter(|it| filter.wants("tile", Some(it.period()), &tile_name(lang, tables, *it)));
    found.extend(tiles.map(|tile| gallery::tile(lang, tables, tile)));
    found
}

fn filters(app: &App, reader: &Reader, filter: &Filter) -> Markup {
    let is = |wish: &Option<String>, value: &str| wish.as_deref() == Some(value);
    html! {
        form.filters.leaf method="get" action=(app.path("/cards/lorenzo")) {
            label { (reader.say("gallery-kind"))
                select name="kind" {
                    option value="" { (reader.say("gallery-any")) }
                    @for (id, key) in KINDS { option value=(id) selected[is(&filter.kind, id)] { (word(reader, key)) } }
                }
            }
            label { (reader.say("gallery-period"))
                select name="period" {
                    option value="" { (reader.say("gallery-any")) }
                    @for (id, roman) in [("1", "I"), ("2", "II"), ("3", "III")] { option value=(id) selected[is(&filter.period, id)] { (roman) } }
                }
            }
            label { (reader.say("gallery-search")) input type="search" name="q" value=[filter.q.as_deref()]; }
            button.btn { (reader.say("gallery-filter")) }
        }
    }
}
