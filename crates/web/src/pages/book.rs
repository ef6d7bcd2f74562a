//! The rules in our own words, the rulings, the pieces, and what of the component data is ours.

use super::frame::{Page, framed, page as plain};
use super::reader::Reader;
use crate::App;
use crate::api::Params;
use crate::games::GameRef;
use crate::http::fault::Fault;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use boards::Exhibit;
use boards::markup::{below_title, markdown};
use maud::{Markup, html};
use serde::Deserialize;
use words::book::sections;
use words::key;

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

/// Which pieces are wished for.
#[derive(Debug, Default, Deserialize)]
pub struct Filter {
    /// Of which kind.
    kind: Option<String>,
    /// Of which period.
    period: Option<String>,
    /// With which letters in what is told of it.
    q: Option<String>,
}

impl Filter {
    /// Whether a piece is among those wished for.
    fn wants(&self, piece: &Exhibit) -> bool {
        let any = |wish: &Option<String>| wish.as_deref().is_none_or(str::is_empty);
        let is_kind = any(&self.kind) || self.kind.as_deref() == Some(piece.kind);
        let is_period = any(&self.period)
            || self
                .period
                .as_ref()
                .is_some_and(|wish| piece.period.is_some_and(|it| it.to_string() == *wish));
        let told = piece.told.to_lowercase();
        let is_told = self.q.as_ref().is_none_or(|q| told.contains(&q.trim().to_lowercase()));
        is_kind && is_period && is_told
    }
}

/// A request for a page about a game.
pub struct Reading {
    app: App,
    reader: Reader,
    game: GameRef,
}

impl FromRequestParts<App> for Reading {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Reading, Response> {
        let Ok(reader) = Reader::from_request_parts(parts, app).await;
        let game = Path::<String>::from_request_parts(parts, app).await;
        let Path(game) = game.map_err(IntoResponse::into_response)?;
        let game = app.games().get(&game).ok_or_else(|| Fault::Missing("game").into_response())?;
        Ok(Reading { app: app.clone(), reader, game: game.clone() })
    }
}

/// The books of all games.
pub async fn shelf(State(app): State<App>, reader: Reader) -> Markup {
    let heading = reader.say(key!("site-nav-rules"));
    let body = html! {
        main #main.narrow {
            h1 { (heading) }
            @for game in app.games().offered() {
                section.leaf {
                    h2 { (reader.say(game.about().name)) }
                    p { (reader.say(game.about().what)) }
                    (links(&app, &reader, game))
                }
            }
        }
    };
    plain(&app, &reader, &heading, &body)
}

/// Everything there is to read about a game.
fn links(app: &App, reader: &Reader, game: &GameRef) -> Markup {
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

pub async fn rulebook(Reading { app, reader, game }: Reading, Params(tongue): Params<Tongue>) -> Markup {
    let reader = tongue.over(reader);
    let name = reader.say(game.about().name);
    let heading = reader.with(key!("book-title"), "game", &name);
    book(&app, &reader, &game, &heading, &game.rules(reader.lang))
}

/// The questions and rulings.
pub async fn rulings(Reading { app, reader, game }: Reading, Params(tongue): Params<Tongue>) -> Markup {
    let reader = tongue.over(reader);
    let heading = reader.say(key!("book-rulings"));
    book(&app, &reader, &game, &heading, game.rulings(reader.lang))
}

fn book(app: &App, reader: &Reader, game: &GameRef, heading: &str, text: &str) -> Markup {
    let body = html! {
        main #main {
            article.book {
                h1 { (heading) }
                p.hint { (reader.say(key!("book-own-words"))) }
                nav.leaf aria-label=(reader.say(key!("book-contents"))) {
                    ol.contents { @for section in sections(text) { li { a href={ "#" (section.anchor) } { (section.title) } } } }
                }
                (markdown(below_title(text)))
                (links(app, reader, game))
            }
        }
    };
    plain(app, reader, heading, &body)
}

/// What of the component data is our own, and how to correct it.
pub async fn numbers(Reading { app, reader, game }: Reading) -> Result<Markup, Fault> {
    let list = game.reconstructed(reader.lang).ok_or(Fault::Missing("page"))?;
    let heading = reader.say(key!("book-numbers"));
    let body = html! {
        main #main { article.book { h1 { (heading) } (list) (links(&app, &reader, &game)) } }
    };
    Ok(plain(&app, &reader, &heading, &body))
}

/// All pieces of a game.
pub async fn cards(Reading { app, reader, game }: Reading, Params(filter): Params<Filter>) -> Markup {
    let gallery = &game.about().gallery;
    let heading = reader.say(gallery.title);
    let mut found = game.exhibits(reader.lang, &app.path(&format!("/rules/{}", game.id())));
    found.retain(|piece| filter.wants(piece));
    let body = html! {
        main #main {
            h1 { (heading) }
            @if app.stats.of(game.id()).is_some() {
                p { a href=(app.path(&format!("/stats/{}", game.id()))) { (reader.with(key!("stats-title"), "game", &reader.say(game.about().name))) } }
            }
            (filters(&app, &reader, &game, &filter))
            @if game.has_reconstructed() {
                p.hint { (reader.say(key!("gallery-ours-why"))) " " a href=(app.path(&format!("/numbers/{}", game.id()))) { (reader.say(key!("book-numbers"))) } }
            }
            p.status role="status" { (reader.count(key!("gallery-found"), "n", found.len() as i64)) }
            @for (kind, key) in gallery.kinds {
                @if found.iter().any(|piece| piece.kind == *kind) {
                    section.hall aria-labelledby={ "of-" (kind) } {
                        h2 id={ "of-" (kind) } { (reader.say(*key)) }
                        ul class={ "gallery of-" (game.id()) " all-" (kind) } {
                            @for piece in found.iter().filter(|piece| piece.kind == *kind) { li { (exhibit(&reader, piece)) } }
                        }
                    }
                }
            }
            (links(&app, &reader, &game))
        }
    };
    let style = Some(game.style());
    let page = Page { title: &heading, class: "gallery-page", style, ..Page::default() };
    framed(&app, &reader, &page, &body)
}

/// A piece with what of it is our own.
fn exhibit(reader: &Reader, piece: &Exhibit) -> Markup {
    html! {
        (piece.drawn)
        @if !piece.ours.is_empty() { p.ours { b { (reader.say(key!("gallery-ours"))) ":" } " " (piece.ours.join(", ")) } }
    }
}

fn filters(app: &App, reader: &Reader, game: &GameRef, filter: &Filter) -> Markup {
    let gallery = &game.about().gallery;
    let is = |wish: &Option<String>, value: &str| wish.as_deref() == Some(value);
    html! {
        form.filters method="get" action=(app.path(&format!("/cards/{}", game.id()))) {
            label { (reader.say(key!("gallery-kind")))
                select name="kind" {
                    option value="" { (reader.say(key!("gallery-any"))) }
                    @for (id, key) in gallery.kinds { option value=(id) selected[is(&filter.kind, id)] { (reader.say(*key)) } }
                }
            }
            @if let Some((label, periods)) = gallery.periods {
                label { (reader.say(label))
                    select name="period" {
                        option value="" { (reader.say(key!("gallery-any"))) }
                        @for (id, name) in periods { option value=(id) selected[is(&filter.period, id)] { (name) } }
                    }
                }
            }
            label { (reader.say(key!("gallery-search"))) input type="search" name="q" value=[filter.q.as_deref()]; }
            button.btn { (reader.say(key!("gallery-filter"))) }
        }
    }
}
