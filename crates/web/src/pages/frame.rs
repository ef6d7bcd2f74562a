//! What every page has around it.

use super::assets;
use crate::App;
use crate::fault::Fault;
use maud::{DOCTYPE, Markup, html};

/// A page that does not change by itself.
pub fn page(app: &App, title: &str, body: &Markup) -> Markup {
    frame(app, title, body, &html! {})
}

/// A page that follows a table: with script at once, without it every quarter of a minute.
pub fn live_page(app: &App, title: &str, body: &Markup) -> Markup {
    let head = html! {
        script type="module" src=(assets::address(app, "live.js")) {}
        noscript { meta http-equiv="refresh" content="15"; }
    };
    frame(app, title, body, &head)
}

fn frame(app: &App, title: &str, body: &Markup, head: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) " · Magnifico" }
                link rel="icon" href="data:,";
                link rel="stylesheet" href=(assets::address(app, "base.css"));
                link rel="stylesheet" href=(assets::address(app, "pages.css"));
                (head)
            }
            body {
                a.skip href="#main" { "To the content" }
                header.top {
                    a.mark href=(app.path("/")) { "Magnifico" }
                    nav { a href=(app.path("/open")) { "Open a table" } a href=(app.path("/api/v1/openapi.json")) { "API" } }
                }
                (body)
                footer.foot { "Free software. Every die can be verified after the game." }
            }
        }
    }
}

/// The page of a request that was refused.
pub fn fault(app: &App, fault: &Fault) -> Markup {
    let body = html! {
        main #main.narrow {
            h1 { (fault) }
            p { (fault.right()) }
            p { a.btn href=(app.path("/")) { "To the lobby" } }
        }
    };
    page(app, "That did not work", &body)
}
