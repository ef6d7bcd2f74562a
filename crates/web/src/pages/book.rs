//! The rules in our own words, the rulings, the pieces, and what of the component data is ours.

use super::frame::{Page, framed, page as plain};
use super::lobby::word;
use super::offer::{Filter, Offer};
use super::reader::Reader;
use super::room::Drawn;
use crate::App;
use crate::api::Params;
use crate::fault::Fault;
use crate::title::Title;
use axum::extract::{Path, State};
use boards::Exhibit;
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Options, Parser, html::push_html};
use serde::Deserialize;
use words::rules::sections;

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

/// A game and what it offers to read.
struct Known {
    id: &'static str,
    offer: &'static Offer,
}

fn known(game: &str) -> Result<Known, Fault> {
    let title = Title::named(game).ok_or(Fault::Missing("game"))?;
    let offer = title.offer().ok_or(Fault::Missing("game"))?;
    Ok(Known { id: title.id(), offer })
}

/// The books of all games.
pub async fn shelf(State(app): State<App>, reader: Reader) -> Markup {
    let heading = reader.say("site-nav-rules");
    let body = html! {
        main #main.narrow {
            h1 { (heading) }
            @for title in &app.settings.games {
                @if let Some(offer) = title.offer() {
                    section.leaf {
                        h2 { (word(&reader, &format!("game-{}", title.id()))) }
                        p { (word(&reader, &format!("game-{}-what", title.id()))) }
                        (links(&app, &reader, &Known { id: title.id(), offer }))
                    }
                }
            }
        }
    };
    plain(&app, &reader, &heading, &body)
}

/// Everything there is to read about a game.
fn links(app: &App, reader: &Reader, known: &Known) -> Markup {
    let to = |what: &str| app.path(&format!("/{what}/{}", known.id));
    html! {
        p.books {
            a href=(to("rules")) { (reader.say("site-nav-rules")) }
            a href=(to("rulings")) { (reader.say("book-rulings")) }
            a href=(to("cards")) { (reader.say(known.offer.gallery.title)) }
            @if known.offer.reconstructed.is_some() { a href=(to("numbers")) { (reader.say("book-numbers")) } }
        }
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
    let known = known(&game)?;
    let name = word(&reader, &format!("game-{}", known.id));
    let heading = reader.with("book-title", "game", &name);
    Ok(book(&app, &reader, &known, &heading, (known.offer.rules)(reader.lang)))
}

/// The questions and rulings.
pub async fn rulings(
    State(app): State<App>,
    reader: Reader,
    Path(game): Path<String>,
    Params(tongue): Params<Tongue>,
) -> Result<Markup, Fault> {
    let reader = tongue.over(reader);
    let known = known(&game)?;
    let heading = reader.say("book-rulings");
    Ok(book(&app, &reader, &known, &heading, (known.offer.rulings)(reader.lang)))
}

fn book(app: &App, reader: &Reader, known: &Known, heading: &str, text: &str) -> Markup {
    let body = html! {
        main #main {
            article.book {
                h1 { (heading) }
                p.hint { (reader.say("book-own-words")) }
                nav.leaf aria-label=(reader.say("book-contents")) {
                    ol.contents { @for section in sections(text) { li { a href={ "#" (section.anchor) } { (section.title) } } } }
                }
                (markdown(below_title(text)))
                (links(app, reader, known))
            }
        }
    };
    plain(app, reader, heading, &body)
}

/// A text without its title, which the page has already.
pub fn below_title(text: &str) -> &str {
    &text[text.find("\n## ").unwrap_or(0)..]
}

/// Our Markdown as markup.
pub fn markdown(text: &str) -> Markup {
    let mut drawn = String::new();
    push_html(&mut drawn, Parser::new_ext(text, Options::ENABLE_HEADING_ATTRIBUTES));
    PreEscaped(drawn)
}

/// What of the component data is our own, and how to correct it.
pub async fn numbers(
    State(app): State<App>,
    reader: Reader,
    Path(game): Path<String>,
) -> Result<Markup, Fault> {
    let known = known(&game)?;
    let list = known.offer.reconstructed.ok_or(Fault::Missing("page"))?;
    let heading = reader.say("book-numbers");
    let body = html! {
        main #main { article.book { h1 { (heading) } (list(&reader)) (links(&app, &reader, &known)) } }
    };
    Ok(plain(&app, &reader, &heading, &body))
}

/// All pieces of a game.
pub async fn cards(
    State(app): State<App>,
    reader: Reader,
    Path(game): Path<String>,
    Params(filter): Params<Filter>,
) -> Result<Markup, Fault> {
    let known = known(&game)?;
    let gallery = &known.offer.gallery;
    let heading = reader.say(gallery.title);
    let mut found = (gallery.pieces)(reader.lang, &app.path(&format!("/rules/{}", known.id)));
    found.retain(|piece| filter.wants(piece));
    let body = html! {
        main #main {
            h1 { (heading) }
            @if app.stats.of(known.id).is_some() {
                p { a href=(app.path(&format!("/stats/{}", known.id))) { (reader.with("stats-title", "game", &word(&reader, &format!("game-{}", known.id)))) } }
            }
            (filters(&app, &reader, &known, &filter))
            @if known.offer.reconstructed.is_some() {
                p.hint { (reader.say("gallery-ours-why")) " " a href=(app.path(&format!("/numbers/{}", known.id))) { (reader.say("book-numbers")) } }
            }
            p.status role="status" { (reader.count("gallery-found", "n", found.len() as i64)) }
            @for (kind, key) in gallery.kinds {
                @if found.iter().any(|piece| piece.kind == *kind) {
                    section.hall aria-labelledby={ "of-" (kind) } {
                        h2 id={ "of-" (kind) } { (word(&reader, key)) }
                        ul class={ "gallery of-" (known.id) " all-" (kind) } {
                            @for piece in found.iter().filter(|piece| piece.kind == *kind) { li { (exhibit(&reader, piece)) } }
                        }
                    }
                }
            }
            (links(&app, &reader, &known))
        }
    };
    let dress = Title::named(known.id).and_then(Title::drawn).map(Drawn::dress);
    let page = Page { title: &heading, class: "gallery-page", dress, ..Page::default() };
    Ok(framed(&app, &reader, &page, &body))
}

/// A piece with what of it is our own.
fn exhibit(reader: &Reader, piece: &Exhibit) -> Markup {
    html! {
        (piece.drawn)
        @if !piece.ours.is_empty() { p.ours { b { (reader.say("gallery-ours")) ":" } " " (piece.ours.join(", ")) } }
    }
}

fn filters(app: &App, reader: &Reader, known: &Known, filter: &Filter) -> Markup {
    let gallery = &known.offer.gallery;
    let is = |wish: &Option<String>, value: &str| wish.as_deref() == Some(value);
    html! {
        form.filters method="get" action=(app.path(&format!("/cards/{}", known.id))) {
            label { (reader.say("gallery-kind"))
                select name="kind" {
                    option value="" { (reader.say("gallery-any")) }
                    @for (id, key) in gallery.kinds { option value=(id) selected[is(&filter.kind, id)] { (word(reader, key)) } }
                }
            }
            @if let Some((label, periods)) = gallery.periods {
                label { (reader.say(label))
                    select name="period" {
                        option value="" { (reader.say("gallery-any")) }
                        @for (id, name) in periods { option value=(id) selected[is(&filter.period, id)] { (name) } }
                    }
                }
            }
            label { (reader.say("gallery-search")) input type="search" name="q" value=[filter.q.as_deref()]; }
            button.btn { (reader.say("gallery-filter")) }
        }
    }
}
