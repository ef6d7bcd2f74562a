//! The pieces of a game to look up: all of them in a grid, sifted by links, and one of them large beside it.

use super::assets;
use super::book::{Reading, links};
use super::frame::{Page, framed};
use super::reader::Reader;
use super::room::hint::bar;
use crate::App;
use crate::api::Params;
use crate::games::GameRef;
use crate::http::fault::Fault;
use arena::pieces::PieceLine;
use axum::extract::Path;
use boards::icons::icon;
use boards::{Exhibit, Pictures};
use maud::{Markup, html};
use serde::Deserialize;
use words::{Phrase, key};

/// Which pieces are wished for.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Filter {
    /// Of which kind.
    kind: Option<String>,
    /// Of which period.
    period: Option<String>,
    /// With which letters in what is told of it.
    q: Option<String>,
}

impl Filter {
    /// What is wished for, where anything is.
    fn wish(wish: Option<&String>) -> Option<&str> {
        wish.map(|it| it.trim()).filter(|it| !it.is_empty())
    }

    /// Whether a piece is among those wished for, whatever its kind.
    fn wants_beside_kind(&self, piece: &Exhibit) -> bool {
        let period = piece.period.map(|it| it.to_string());
        let is_period = Filter::wish(self.period.as_ref()).is_none_or(|wish| period.as_deref() == Some(wish));
        let told = piece.told.to_lowercase();
        is_period && Filter::wish(self.q.as_ref()).is_none_or(|q| told.contains(&q.to_lowercase()))
    }

    fn wants(&self, piece: &Exhibit) -> bool {
        Filter::wish(self.kind.as_ref()).is_none_or(|kind| kind == piece.kind)
            && self.wants_beside_kind(piece)
    }

    /// The same with another kind or period, as the end of an address.
    fn address(&self, kind: Option<&str>, period: Option<&str>) -> String {
        let wishes = [("kind", kind), ("period", period), ("q", Filter::wish(self.q.as_ref()))];
        let wishes: Vec<_> = wishes.into_iter().filter_map(|(name, wish)| Some((name, wish?))).collect();
        let query = serde_urlencoded::to_string(wishes).unwrap_or_default();
        if query.is_empty() { query } else { format!("?{query}") }
    }

    fn own_address(&self) -> String {
        self.address(Filter::wish(self.kind.as_ref()), Filter::wish(self.period.as_ref()))
    }
}

/// All pieces of a game.
pub async fn all(reading: Reading, Params(filter): Params<Filter>) -> Markup {
    let exhibits = exhibits(&reading);
    draw(&reading, &filter, &exhibits, None)
}

/// All pieces, and one of them large.
pub async fn one(
    reading: Reading,
    Path((_, id)): Path<(String, String)>,
    Params(filter): Params<Filter>,
) -> Result<Markup, Fault> {
    let exhibits = exhibits(&reading);
    let large = exhibits.iter().find(|it| it.id == id).ok_or(Fault::Missing("piece"))?;
    Ok(draw(&reading, &filter, &exhibits, Some(large)))
}

fn exhibits(reading: &Reading) -> Vec<Exhibit> {
    let Reading { app, reader, game } = reading;
    let rules = app.path(&format!("/rules/{}", game.id()));
    game.exhibits(reader.lang, &rules, Pictures(&assets::pictures(app, game.id())))
}

fn draw(reading: &Reading, filter: &Filter, all: &[Exhibit], large: Option<&Exhibit>) -> Markup {
    let Reading { app, reader, game } = reading;
    let gallery = &game.about().gallery;
    let hall = Hall { app, reader, game, filter, at: app.path(&format!("/cards/{}", game.id())) };
    let found: Vec<&Exhibit> = all.iter().filter(|piece| filter.wants(piece)).collect();
    let shown = Phrase::new(key!("gallery-shown")).number("n", found.len() as i64);
    let heading = reader.say(gallery.title);
    let title = large.map_or(heading.clone(), |it| format!("{} · {heading}", it.name));
    let body = html! {
        main #main.wood {
            header.hd {
                h1 { (heading) }
                p role="status" { (reader.tell(&shown.number("all", all.len() as i64))) }
            }
            (hall.filters(all))
            div.halls.beside[large.is_some()] {
                div.hung {
                    @for (kind, key) in gallery.kinds {
                        @let of_kind: Vec<&&Exhibit> = found.iter().filter(|piece| piece.kind == *kind).collect();
                        @if !of_kind.is_empty() {
                            section.hall aria-labelledby={ "of-" (kind) } {
                                h2 id={ "of-" (kind) } { (reader.say(*key)) }
                                ul class={ "gallery of-" (game.id()) " all-" (kind) } {
                                    @for piece in of_kind { (hall.hung(piece, large.is_some_and(|it| it.id == piece.id))) }
                                }
                            }
                        }
                    }
                    @if found.is_empty() { p.on-wood { (reader.say(key!("gallery-nothing"))) } }
                }
                @if let Some(piece) = large { (hall.large(piece)) }
            }
            section.leaf.other-books {
                (links(app, reader, game))
                @if app.stats.of(game.id()).is_some() {
                    p.books { a href=(app.path(&format!("/stats/{}", game.id()))) { (reader.with(key!("stats-title"), "game", &reader.say(game.about().name))) } }
                }
                @if game.has_reconstructed() { p.hint { (reader.say(key!("gallery-ours-why"))) } }
            }
        }
    };
    let style = Some(game.style());
    let page = Page { title: &title, class: "gallery-page", style, ..Page::default() };
    framed(app, reader, &page, &body)
}

/// Where the pieces hang.
struct Hall<'a> {
    app: &'a App,
    reader: &'a Reader,
    game: &'a GameRef,
    filter: &'a Filter,
    at: String,
}

impl Hall<'_> {
    /// Links for kinds and periods, and a search.
    fn filters(&self, all: &[Exhibit]) -> Markup {
        let (reader, filter) = (self.reader, self.filter);
        let (kind, period) = (Filter::wish(filter.kind.as_ref()), Filter::wish(filter.period.as_ref()));
        let rest = || all.iter().filter(|piece| filter.wants_beside_kind(piece));
        let link = |to: String, is_current: bool, inside: Markup| {
            html! { a.chip href={ (self.at) (to) } aria-current=[is_current.then_some("true")] { (inside) } }
        };
        html! {
            div.filters.leaf {
                nav.chips aria-label=(reader.say(key!("gallery-kind"))) {
                    (link(filter.address(None, period), kind.is_none(), html! { (icon("rows")) (reader.say(key!("gallery-everything"))) " " b { (rest().count()) } }))
                    @for (id, word) in self.game.about().gallery.kinds {
                        @let n = rest().filter(|piece| piece.kind == *id).count();
                        @if n > 0 || kind == Some(*id) {
                            (link(filter.address(Some(id), period), kind == Some(*id), html! { (reader.say(*word)) " " b { (n) } }))
                        }
                    }
                }
                @if let Some((label, periods)) = self.game.about().gallery.periods {
                    nav.chips aria-label=(reader.say(label)) {
                        span.lab aria-hidden="true" { (reader.say(label)) }
                        @for (id, name) in periods {
                            // The one that is chosen leads back to all of them.
                            @let is_current = period == Some(*id);
                            (link(filter.address(kind, (!is_current).then_some(*id)), is_current, html! { (name) }))
                        }
                    }
                }
                form method="get" action=(self.at) role="search" {
                    @if let Some(kind) = kind { input type="hidden" name="kind" value=(kind); }
                    @if let Some(period) = period { input type="hidden" name="period" value=(period); }
                    label.field { (icon("find")) input type="search" name="q" value=[Filter::wish(filter.q.as_ref())] aria-label=(reader.say(key!("gallery-search"))) placeholder=(reader.say(key!("gallery-search"))); }
                    button.btn { (reader.say(key!("gallery-filter"))) }
                }
            }
        }
    }

    /// A piece in the grid. It is a picture whose words are the link to where it is large: nothing in it is used by itself.
    fn hung(&self, piece: &Exhibit, is_large: bool) -> Markup {
        let to = format!("{}/{}{}#at-{}", self.at, piece.id, self.filter.own_address(), piece.id);
        html! {
            li id={ "at-" (piece.id) } class=[is_large.then_some("now-large")] {
                div.inert inert { (piece.drawn) }
                @if !piece.ours.is_empty() { p.ours { b { (self.reader.say(key!("gallery-ours"))) } } }
                a.whole href=(to) aria-label=(piece.told) aria-current=[is_large.then_some("true")] {}
            }
        }
    }

    /// A piece large, with what it does in words and how it fared.
    fn large(&self, piece: &Exhibit) -> Markup {
        let reader = self.reader;
        let gallery = &self.game.about().gallery;
        let kind = gallery.kinds.iter().find(|(id, _)| *id == piece.kind);
        let period = gallery.periods.and_then(|(label, periods)| {
            let id = piece.period?.to_string();
            let (_, name) = periods.iter().find(|(it, _)| *it == id)?;
            Some(format!("{} {name}", reader.say(label)))
        });
        let close = format!("{}{}#at-{}", self.at, self.filter.own_address(), piece.id);
        html! {
            aside.leaf.large-piece aria-labelledby="large-h" {
                @match &piece.large {
                    Some(large) => { div.hero-of { (large.picture) } }
                    None => { div class={ "drawn-large of-" (self.game.id()) } inert { (piece.drawn) } }
                }
                a.tool.close href=(close) aria-label=(reader.say(key!("gallery-close"))) title=(reader.say(key!("gallery-close"))) { (icon("cross")) }
                div.told {
                    p.cap { @if let Some((_, word)) = kind { (reader.say(*word)) } @if let Some(period) = period { " · " (period) } }
                    h2 #large-h { (piece.name) }
                    @if let Some(large) = &piece.large { p.terms aria-hidden="true" { (large.icons) } }
                    div.words { (piece.words) }
                    @if !piece.ours.is_empty() { p.ours { b { (reader.say(key!("gallery-ours"))) ":" } " " (piece.ours.join(", ")) } }
                    (self.fares(piece))
                }
            }
        }
    }

    /// How those fared who had it, where it was counted.
    fn fares(&self, piece: &Exhibit) -> Markup {
        let Some(report) = self.app.stats.of(self.game.id()) else { return html! {} };
        let lines: Vec<&PieceLine> =
            report.lines.iter().filter(|it| it.id == piece.id && it.doers > 0).collect();
        let reader = self.reader;
        let told = |line: &PieceLine| {
            let percent = |share: f64| (share * 100.0).round() as i64;
            let [low, high] = line.win_share_95.map(percent);
            let key = if line.is_rare() { key!("gallery-fares-rare") } else { key!("gallery-fares") };
            let equal = 100.0 / f64::from(report.players.max(1));
            let told = Phrase::new(key).number("share", percent(line.win_share)).number("low", low);
            let told = told.number("high", high).number("equal", equal.round() as i64);
            (percent(line.win_share), reader.tell(&told.number("n", line.doers as i64)))
        };
        let verb = |line: &PieceLine| {
            let key = format!("stats-verb-{}", line.verb.replace(' ', "-"));
            self.game.word(reader.lang, key).unwrap_or_else(|| line.verb.clone())
        };
        html! {
            @if !lines.is_empty() {
                h3 { (reader.say(key!("gallery-fares-title"))) }
                @for line in lines {
                    @let (share, words) = told(line);
                    p.fares { (verb(line)) @if !line.is_rare() { (bar(share)) } small { (words) } }
                }
            }
        }
    }
}
