//! What every page has around it.

use super::assets;
use super::reader::{Reader, Size, Theme};
use crate::App;
use boards::icons::{self, icon};
use maud::{DOCTYPE, Markup, html};
use words::{Key, Lang, key};

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
    /// Whether it is the front page, which needs less of style than others.
    pub is_front: bool,
    /// Whether it has the top that pages have, which a small module serves.
    pub has_top: bool,
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
            is_front: false,
            has_top: false,
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
            a.home href=(app.path("/")) aria-label=(reader.say(key!("site-name"))) { svg.i.logo aria-hidden="true" { use href="#logo" {} } b { (reader.say(key!("site-name"))) } }
            nav aria-label=(reader.say(key!("site-nav"))) {
                @for (path, below, sign, word) in WAYS {
                    a href=(app.path(path)) aria-current=[is_at(app, reader, below)] { (icon(sign)) span { (reader.say(word)) } }
                }
            }
            p #lost.chip.offline role="status" hidden { (reader.say(key!("site-offline"))) }
            p #copied.vh role="status" {}
            div.tools { (languages(app, reader)) (text_sizes(app, reader)) (copy_link(reader)) (themes(app, reader)) }
        }
        (body)
        footer.foot { span { (reader.say(key!("site-free"))) (known(app, reader)) } span.hint { (reader.say(key!("site-unofficial"))) } }
    };
    bare(app, reader, &Page { has_top: true, ..*page }, &inside)
}

/// The ways through the house: where each leads, which pages lie there, its sign on a phone, and its word.
const WAYS: [(&str, &[&str], &str, Key); 3] = [
    ("/", &["/", "/open", "/t"], "die-5", key!("site-nav-play")),
    ("/rules", &["/rules", "/rulings", "/cards", "/numbers", "/stats"], "book", key!("site-nav-learn")),
    ("/mine", &["/mine"], "character", key!("site-nav-mine")),
];

/// Whether the reader is where one of these paths leads, or on a page below it.
fn is_at(app: &App, reader: &Reader, paths: &[&str]) -> Option<&'static str> {
    let here = reader.here.split('?').next().unwrap_or_default();
    let is_below = |path: &&str| {
        let rest = here.strip_prefix(&app.path(path));
        rest.is_some_and(|rest| rest.is_empty() || *path != "/" && rest.starts_with('/'))
    };
    paths.iter().any(is_below).then_some("page")
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
    let size = (reader.size != Size::Usual).then(|| reader.size.id());
    let of_game = page.style.map_or(page.symbols, |it| it.symbols);
    // What changes while it stands may come to need any of them.
    let symbols = if page.is_live { icons::sheet(of_game) } else { icons::sheet_of(of_game, &inside.0) };
    html! {
        (DOCTYPE)
        html lang=(reader.lang) data-theme=[theme] data-size=[size] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                title { (page.title) }
                link rel="icon" href=(assets::address(app, if page.is_my_turn { "icon-turn.svg" } else { "icon.svg" })) type="image/svg+xml";
                @for font in assets::first_fonts(app) { link rel="preload" href=(font) as="font" type="font/woff2" crossorigin; }
                link rel="stylesheet" href=(assets::address(app, "base.css"));
                @if let Some(style) = page.style { link rel="stylesheet" href=(assets::address(app, &format!("{}.css", style.game))); }
                link rel="stylesheet" href=(assets::address(app, if page.class == "table-page" { "more.css" } else { "pages.css" }));
                @if page.has_top && !page.is_front { link rel="stylesheet" href=(assets::address(app, "rest.css")); }
                @if page.has_top { script type="module" src=(assets::address(app, "page.js")) {} }
                @if let Some(name) = page.script { script type="module" src=(assets::address(app, name)) {} }
                @if page.is_live { script type="module" src=(assets::address(app, "live.js")) {} }
                @if let Some(seconds) = page.refresh_s { meta http-equiv="refresh" content=(seconds); }
                @if page.is_waiting { noscript { meta http-equiv="refresh" content="15"; } }
            }
            body class=(page.class) { (symbols) (inside) }
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

/// How large the text is, as a small menu.
pub fn text_sizes(app: &App, reader: &Reader) -> Markup {
    html! {
        details.pop.size {
            summary.tool aria-label=(reader.say(key!("settings-size"))) title=(reader.say(key!("settings-size"))) { (icon("letters")) }
            form method="post" action=(app.path("/prefs")) {
                input type="hidden" name="back" value=(reader.here);
                @for size in Size::ALL {
                    button class={ "btn text-" (size.id()) } name="size" value=(size.id()) aria-current=[(size == reader.size).then_some("true")] { (reader.say(size.key())) }
                }
            }
        }
    }
}

/// What copies the address of the page; only with a script.
fn copy_link(reader: &Reader) -> Markup {
    let word = reader.say(key!("invite-copy"));
    html! { button.tool.copy-page type="button" aria-label=(word) title=(word) data-done=(reader.say(key!("invite-copied"))) hidden { (icon("chain")) } }
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
