//! What every page has around it.

use super::assets;
use super::reader::{Reader, Theme};
use crate::App;
use boards::icons::{self, icon};
use maud::{DOCTYPE, Markup, html};
use words::{Lang, key};

/// What a page of a game is styled with, beside what all pages are.
#[derive(Clone, Copy, Debug)]
pub struct GameStyle {
    /// The game, after which its style sheet is called.
    pub game: &'static str,
    /// Its own symbols.
    pub symbols: &'static str,
}

/// What a page is, beside its content.
pub struct Page<'a> {
    /// The title of the window.
    pub title: &'a str,
    /// The class of the body.
    pub class: &'a str,
    /// Whether the page follows a table: with script at once, without it every quarter of a minute.
    pub is_live: bool,
    /// Whether it comes anew by itself where there is no script.
    pub is_waiting: bool,
    /// Whether the sign of the window says that its reader is to decide.
    pub is_my_turn: bool,
    /// The module that it needs, where that is not the one that follows a table.
    pub script: Option<&'a str>,
    /// After how many seconds it comes anew, with script or without.
    pub refresh_s: Option<u8>,
    /// The game whose table it shows.
    pub style: Option<GameStyle>,
    /// The symbols of a game whose pieces are only spoken of.
    pub symbols: &'static str,
}

impl Default for Page<'_> {
    fn default() -> Self {
        Page {
            title: "",
            class: "plain",
            is_live: false,
            is_waiting: false,
            is_my_turn: false,
            script: None,
            refresh_s: None,
            style: None,
            symbols: "",
        }
    }
}

/// A page that does not change by itself.
pub fn page(app: &App, reader: &Reader, title: &str, body: &Markup) -> Markup {
    let page = Page { title, ..Page::default() };
    framed(app, reader, &page, body)
}

/// A page that follows a table.
pub fn live_page(app: &App, reader: &Reader, title: &str, body: &Markup) -> Markup {
    let page = Page { title, is_live: true, is_waiting: true, ..Page::default() };
    framed(app, reader, &page, body)
}

/// A page with the usual head and foot.
pub fn framed(app: &App, reader: &Reader, page: &Page<'_>, body: &Markup) -> Markup {
    let inside = html! {
        a.skip href="#main" { (reader.say(key!("site-skip"))) }
        header.top {
            a.home href=(app.path("/")) { svg.i.logo aria-hidden="true" { use href="#logo" {} } b { (reader.say(key!("site-name"))) } }
            nav aria-label=(reader.say(key!("site-nav"))) {
                a href=(app.path("/#tables")) { (reader.say(key!("site-nav-tables"))) }
                a href=(app.path("/rules")) { (reader.say(key!("site-nav-rules"))) }
            }
            div.tools { (languages(app, reader)) (themes(app, reader)) }
        }
        (body)
        footer.foot { span { (reader.say(key!("site-free"))) (known(app, reader)) } span.hint { (reader.say(key!("site-unofficial"))) } }
    };
    bare(app, reader, page, &inside)
}

/// The way to what is known of the games' pieces, where something is.
fn known(app: &App, reader: &Reader) -> Markup {
    html! {
        @for game in app.stats.games().filter_map(|id| app.games().get(id)) {
            " · " a href=(app.path(&format!("/stats/{}", game.id()))) { (reader.with(key!("stats-title"), "game", game.meta().title)) }
        }
    }
}

/// A page with nothing around it but what a browser needs.
pub fn bare(app: &App, reader: &Reader, page: &Page<'_>, inside: &Markup) -> Markup {
    let theme = (reader.theme != Theme::Auto).then(|| reader.theme.id());
    html! {
        (DOCTYPE)
        html lang=(reader.lang) data-theme=[theme] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                title { (page.title) }
                link rel="icon" href=(assets::address(app, if page.is_my_turn { "icon-turn.svg" } else { "icon.svg" })) type="image/svg+xml";
                link rel="stylesheet" href=(assets::address(app, "base.css"));
                @if let Some(style) = page.style { link rel="stylesheet" href=(assets::address(app, &format!("{}.css", style.game))); }
                link rel="stylesheet" href=(assets::address(app, if page.class == "table-page" { "more.css" } else { "pages.css" }));
                @if let Some(name) = page.script { script type="module" src=(assets::address(app, name)) {} }
                @if page.is_live { script type="module" src=(assets::address(app, "live.js")) {} }
                @if let Some(seconds) = page.refresh_s { meta http-equiv="refresh" content=(seconds); }
                @if page.is_waiting { noscript { meta http-equiv="refresh" content="15"; } }
            }
            body class=(page.class) { (icons::sheet(page.style.map_or(page.symbols, |it| it.symbols))) (inside) }
        }
    }
}

/// The languages, as a small menu.
pub fn languages(app: &App, reader: &Reader) -> Markup {
    html! {
        details.pop.lang {
            summary.btn aria-label={ (reader.say(key!("settings-language"))) ": " (reader.lang.own_name()) } { (reader.lang.own_name()) }
            form method="post" action=(app.path("/prefs")) {
                input type="hidden" name="back" value=(reader.here);
                @for lang in Lang::ALL {
                    button name="lang" value=(lang) lang=(lang) aria-current=[(lang == reader.lang).then_some("true")] { (lang.own_name()) }
                }
            }
        }
    }
}

/// A change between light and dark. As the system has it, only the browser knows which of the two that is, so both ways are there and
/// the style shows the one that leads away.
pub fn themes(app: &App, reader: &Reader) -> Markup {
    html! {
        form.theme method="post" action=(app.path("/prefs")) {
            input type="hidden" name="back" value=(reader.here);
            @for theme in [Theme::Light, Theme::Dark] {
                button class={ "tool to-" (theme.id()) } name="theme" value=(theme.id()) aria-label=(reader.say(key!("settings-theme"))) title=(reader.say(key!("settings-theme"))) { (icon(if theme == Theme::Dark { "moon" } else { "sun" })) }
            }
        }
    }
}
