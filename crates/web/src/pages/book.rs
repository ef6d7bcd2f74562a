//! The rules in our own words, the rulings, and what of the component data is ours.

use super::assets;
use super::frame::page as plain;
use super::reader::Reader;
use crate::App;
use crate::api::Params;
use crate::games::GameRef;
use crate::http::fault::Fault;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use boards::Pictures;
use boards::icons::icon;
use boards::markup::{markdown, paragraphs};
use maud::{Markup, PreEscaped, html};
use serde::Deserialize;
use std::collections::HashMap;
use store::TableId;
use words::book::{Section, sections};
use words::{Arg, Phrase, key};

/// A request for a page about a game.
pub struct Reading {
    pub app: App,
    pub reader: Reader,
    pub game: GameRef,
}

impl FromRequestParts<App> for Reading {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Reading, Response> {
        let Ok(reader) = Reader::from_request_parts(parts, app).await;
        let places = Path::<HashMap<String, String>>::from_request_parts(parts, app).await;
        let Path(places) = places.map_err(IntoResponse::into_response)?;
        let game = places.get("game").and_then(|game| app.games().get(game));
        let game = game.ok_or_else(|| Fault::Missing("game").into_response())?;
        Ok(Reading { app: app.clone(), reader, game: game.clone() })
    }
}

/// The books of all games.
pub async fn shelf(State(app): State<App>, reader: Reader) -> Markup {
    let heading = reader.say(key!("site-nav-rules"));
    let body = html! {
        main #main.wood {
            header.hd { h1 { (heading) } }
            div.shelf {
                @for game in app.games().offered() {
                    section.leaf {
                        div.banner { (PreEscaped(game.about().assets.picture)) }
                        h2 { (reader.say(game.about().name)) }
                        p { (reader.say(game.about().what)) }
                        (links(&app, &reader, game))
                    }
                }
            }
        }
    };
    plain(&app, &reader, &heading, &body)
}

/// Everything there is to read about a game.
pub fn links(app: &App, reader: &Reader, game: &GameRef) -> Markup {
    let to = |what: &str| app.path(&format!("/{what}/{}", game.id()));
    html! {
        p.books {
            a href=(to("rules")) { (reader.say(key!("site-nav-rules"))) }
            a href=(to("rulings")) { (reader.say(key!("book-rulings"))) }
            a href=(to("cards")) { (reader.say(game.about().gallery.title)) }
            @if game.has_reconstructed() { a href=(to("numbers")) { (reader.say(key!("book-numbers"))) } }
        }
    }
}

/// How the rules are read: in which language, all of them on one page, or what of them has these words.
#[derive(Debug, Default, Deserialize)]
pub struct Asked {
    lang: Option<String>,
    /// The table that the reader comes from.
    table: Option<String>,
    all: Option<String>,
    q: Option<String>,
}

/// The rules, a chapter at a time.
pub async fn rulebook(Reading { app, reader, game }: Reading, Params(asked): Params<Asked>) -> Markup {
    let lang = asked.lang.as_deref().and_then(|code| code.parse().ok()).unwrap_or(reader.lang);
    let reader = Reader { lang, ..reader };
    let heading = reader.with(key!("book-title"), "game", &reader.say(game.about().name));
    let text = game.rules(lang);
    let book = Book { app: &app, reader: &reader, game: &game, what: "rules", parts: sections(&text) };
    let words = asked.q.as_deref().map(str::trim).filter(|q| !q.is_empty());
    let table = asked.table.as_deref().and_then(|id| TableId::new(id).ok());
    let back = table.map(|id| app.path(&format!("/t/{id}")));
    book.draw(&heading, (&book.length(&text), back.as_deref()), asked.all.is_some(), words)
}

/// The questions and rulings.
pub async fn rulings(Reading { app, reader, game }: Reading, Params(asked): Params<Asked>) -> Markup {
    let lang = asked.lang.as_deref().and_then(|code| code.parse().ok()).unwrap_or(reader.lang);
    let reader = Reader { lang, ..reader };
    let heading = reader.say(key!("book-rulings"));
    let parts = sections(game.rulings(lang));
    let book = Book { app: &app, reader: &reader, game: &game, what: "rulings", parts };
    book.draw(&heading, (&reader.say(key!("book-own-words")), None), true, None)
}

/// How many words somebody reads in a minute.
const A_MINUTE: usize = 200;

/// A book of a game.
struct Book<'a> {
    app: &'a App,
    reader: &'a Reader,
    game: &'a GameRef,
    /// The word in its address.
    what: &'static str,
    parts: Vec<Section<'a>>,
}

impl Book<'_> {
    fn at(&self, what: &str) -> String {
        self.app.path(&format!("/{what}/{}", self.game.id()))
    }

    /// How much there is to read.
    fn length(&self, text: &str) -> String {
        let minutes = text.split_whitespace().count().div_ceil(A_MINUTE);
        let length = Phrase::new(key!("book-length")).number("n", self.parts.len() as i64);
        self.reader.tell(&length.number("minutes", minutes as i64))
    }

    /// The book under its heading and how long it is: with `is_whole` all chapters, else the one that its address names, and the first where it names none.
    fn draw(
        &self,
        heading: &str,
        (length, back): (&str, Option<&str>),
        is_whole: bool,
        words: Option<&str>,
    ) -> Markup {
        let reader = self.reader;
        let body = html! {
            main #main.wood {
                header.hd {
                    h1 { (heading) }
                    p { (length) }
                    // Whoever comes from a table finds the way back there.
                    @if let Some(back) = back { p.ways { a.btn.gold href=(back) { (reader.say(key!("help-back"))) } } }
                }
                div.reading {
                    nav.leaf.chapters aria-label=(reader.say(key!("book-contents"))) {
                        (self.search(words))
                        details open { summary { (reader.say(key!("book-contents"))) } (self.contents(words.is_some())) }
                    }
                    @match words {
                        Some(words) => { (self.found(words)) }
                        None => { (self.text(is_whole)) }
                    }
                    aside {
                        section.leaf { h2 { (reader.say(key!("book-more"))) } (links(self.app, reader, self.game)) }
                        @if self.what == "rules" { (self.rulings()) }
                        p.on-wood { (reader.say(key!("book-own-words"))) }
                    }
                }
            }
        };
        plain(self.app, reader, heading, &body)
    }

    fn search(&self, words: Option<&str>) -> Markup {
        let reader = self.reader;
        html! {
            @if self.what == "rules" {
                form role="search" method="get" action=(self.at("rules")) {
                    label.field { (icon("find")) input type="search" name="q" value=[words] aria-label=(reader.say(key!("book-search"))) placeholder=(reader.say(key!("book-search"))); }
                    button.vh { (reader.say(key!("gallery-filter"))) }
                }
            }
        }
    }

    /// The chapters, as links; `is_beside` where they stand on another page than this.
    fn contents(&self, is_beside: bool) -> Markup {
        let to = if is_beside { self.at(self.what) } else { String::new() };
        html! {
            ol.contents {
                @for part in &self.parts { li { a href={ (to) "#" (part.anchor) } { (part.title) } } }
                @if self.what == "rules" { li.whole { a href={ (self.at("rules")) "?all=1" } { (self.reader.say(key!("book-whole"))) } } }
            }
        }
    }

    fn text(&self, is_whole: bool) -> Markup {
        let reader = self.reader;
        let pictures = assets::pictures(self.app, self.game.id());
        html! {
            article.leaf.book.by-chapter[!is_whole] {
                div.banner { (PreEscaped(self.game.about().assets.picture)) }
                @for (i, part) in self.parts.iter().enumerate() {
                    section.chapter {
                        @if let Some(plate) = self.game.plate(part.anchor, Pictures(&pictures)) { div.banner { (plate) } }
                        h2 id=(part.anchor) { (part.title) }
                        (markdown(part.body))
                        @if !is_whole {
                            p.turn-over {
                                @if let Some(before) = i.checked_sub(1).and_then(|i| self.parts.get(i)) { a.btn rel="prev" href={ "#" (before.anchor) } { (icon("prev")) (before.title) } }
                                @if let Some(next) = self.parts.get(i + 1) { a.btn.on href={ "#" (next.anchor) } aria-label={ (reader.say(key!("book-next"))) ": " (next.title) } { (next.title) (icon("next")) } }
                            }
                        }
                    }
                }
            }
        }
    }

    /// The paragraphs that have these words, by chapter, in the rules and then in the rulings.
    fn found(&self, words: &str) -> Markup {
        let reader = self.reader;
        let rulings = sections(self.game.rulings(reader.lang));
        let all =
            self.parts.iter().map(|part| ("rules", part)).chain(rulings.iter().map(|part| ("rulings", part)));
        let has = |text: &str| text.to_lowercase().contains(&words.to_lowercase());
        let found = all.filter_map(|(book, part)| {
            let mut hits: Vec<String> = paragraphs(part.body).into_iter().filter(|text| has(text)).collect();
            if hits.is_empty() && has(part.title) {
                hits.extend(paragraphs(part.body).into_iter().next());
            }
            (!hits.is_empty()).then_some((book, part, hits))
        });
        let found: Vec<_> = found.collect();
        let n: usize = found.iter().map(|(_, _, hits)| hits.len()).sum();
        html! {
            article.leaf.book.found {
                h2 role="status" {
                    @if n == 0 { (reader.with(key!("book-nothing"), "q", words)) }
                    @else { (reader.tell(&Phrase::new(key!("book-found")).number("n", n as i64).with("q", Arg::Text(words.to_owned())))) }
                }
                @if n == 0 { p { (reader.say(key!("book-nothing-why"))) } }
                @for (book, part, hits) in &found {
                    section {
                        h3 { a href={ (self.at(book)) "#" (part.anchor) } { (part.title) } }
                        @for hit in hits { p { (marked(hit, words)) } }
                    }
                }
            }
        }
    }

    /// What is asked at the table, as links to the answers.
    fn rulings(&self) -> Markup {
        let parts = sections(self.game.rulings(self.reader.lang));
        html! {
            @if !parts.is_empty() {
                section.leaf {
                    h2 { (self.reader.say(key!("book-rulings"))) }
                    ul.asked { @for part in parts.iter().take(6) { li { a href={ (self.at("rulings")) "#" (part.anchor) } { (part.title) } } } }
                }
            }
        }
    }
}

/// A text with each place that has these words marked.
fn marked(text: &str, words: &str) -> Markup {
    let (low, wanted) = (text.to_lowercase(), words.to_lowercase());
    // Where small letters are longer than capitals, places in one text are none in the other: then nothing is marked.
    if low.len() != text.len() || wanted.is_empty() {
        return html! { (text) };
    }
    let mut parts = Vec::new();
    let mut from = 0;
    for (at, hit) in low.match_indices(&wanted) {
        let to = at + hit.len();
        parts.push((text.get(from..at).unwrap_or_default(), text.get(at..to).unwrap_or_default()));
        from = to;
    }
    html! { @for (before, hit) in parts { (before) mark { (hit) } } (text.get(from..).unwrap_or_default()) }
}

/// What of the component data is our own, and how to correct it.
pub async fn numbers(Reading { app, reader, game }: Reading) -> Result<Markup, Fault> {
    let list = game.reconstructed(reader.lang).ok_or(Fault::Missing("page"))?;
    let heading = reader.say(key!("book-numbers"));
    let body = html! {
        main #main.narrow { article.book { h1 { (heading) } (list) (links(&app, &reader, &game)) } }
    };
    Ok(plain(&app, &reader, &heading, &body))
}
