//! The lobby: the games, and the tables one can join, watch or replay.

use super::frame::page as framed;
use super::reader::Reader;
use crate::App;
use crate::api::{TableLine, list_tables};
use crate::fault::Fault;
use axum::extract::State;
use maud::{Markup, html};

/// The lobby.
pub async fn page(State(app): State<App>, reader: Reader) -> Result<Markup, Fault> {
    let on = list_tables(&app, Some(false)).await?;
    let over = list_tables(&app, Some(true)).await?;
    let (open, running): (Vec<_>, Vec<_>) = on.into_iter().partition(|line| line.open_seats > 0);
    let body = html! {
        main #main {
            section.hero {
                h1 { "Games of the Renaissance, at one table" }
                p { "Play with friends on one screen or across the world, or against bots. No account: a link and a name are enough." }
            }
            section.games aria-label="Games" { @for title in &app.settings.games { (game(&app, *title)) } }
            section.columns {
                (list(&app, "Open tables", "Sit down", &open))
                (list(&app, "Running", "Watch", &running))
                (list(&app, "Finished", "Look back", &over))
            }
            section.leaf {
                h2 { "Replay a record" }
                form method="post" action=(app.path("/records")) {
                    label for="record" { "The text of a finished match, as downloaded from its table" }
                    textarea #record name="record" rows="4" required {}
                    button.btn { "Check and replay" }
                }
            }
        }
    };
    Ok(framed(&app, &reader, "Lobby", &body))
}

fn game(app: &App, title: crate::Title) -> Markup {
    let meta = title.rules().meta();
    let (least, most) = meta.seats;
    html! {
        article.leaf {
            h2 { (meta.title) }
            p.hint { (least) " to " (most) " players" }
            p { a.btn.gold href=(app.path(&format!("/open?game={}", meta.id))) { "Open a table" } }
        }
    }
}

fn list(app: &App, heading: &str, verb: &str, lines: &[TableLine]) -> Markup {
    html! {
        section.leaf {
            h2 { (heading) }
            @if lines.is_empty() { p.hint { "None at present." } }
            ul.tables {
                @for line in lines {
                    li {
                        div { b { (line.name) } small { (line.game) " · " (names(line)) } }
                        a.btn href=(app.path(&format!("/t/{}", line.table))) { (verb) }
                    }
                }
            }
        }
    }
}

fn names(line: &TableLine) -> String {
    let names: Vec<&str> = line.names.iter().filter(|name| !name.is_empty()).map(String::as_str).collect();
    let open = if line.open_seats > 0 { format!("{} open", line.open_seats) } else { String::new() };
    names
        .into_iter()
        .chain(Some(open.as_str()).filter(|open| !open.is_empty()))
        .collect::<Vec<_>>()
        .join(", ")
}
