//! Handing a seat over: to another device of one's own, or to somebody else who plays on. The link carries the seat's secret
//! behind the sign #, which no browser sends along, so it stands in no log; whoever opens it confirms with a post.

use super::Room;
use crate::http::fault::Fault;
use crate::http::keys::{Caller, Secret, cookie_secrets};
use crate::pages::forms::{Posted, seated};
use crate::pages::frame::{Page, framed};
use crate::pages::visit::Visit;
use axum::response::Response;
use maud::{Markup, html};
use words::key;

/// The page with the link, for whoever sits at the table.
pub async fn page(visit: Visit) -> Result<Markup, Fault> {
    let table = visit.view(None).await?;
    if table.owned.is_empty() {
        return Err(Fault::NoSeat);
    }
    let room = visit.room(&table, &[]);
    let secrets = cookie_secrets(&visit.headers, visit.id.as_str());
    let secrets: Vec<&str> = secrets.iter().map(Secret::reveal).collect();
    let link = format!("{}{}#{}", visit.reader.origin, room.at("/take"), secrets.join("."));
    let names: Vec<String> = table.owned.iter().map(|seat| room.name(seat)).collect();
    let body = html! {
        main #main.narrow {
            h1 { (room.say(key!("pass-title"))) }
            section.leaf.invite {
                p { (room.reader.with(key!("pass-why"), "who", &names.join(", "))) }
                p.row-of {
                    input #link readonly value=(link) aria-label=(room.say(key!("pass-link")));
                    button.btn type="button" data-copy="link" data-done=(room.say(key!("set-copied"))) hidden { (room.say(key!("pass-copy"))) }
                }
            }
            section.leaf {
                p { (room.say(key!("pass-give-why"))) }
                form method="post" action=(room.at("/hand")) { button.btn { (room.say(key!("pass-give"))) } }
            }
            p { a.btn.gold href=(room.at("")) { (room.say(key!("help-back"))) } }
        }
    };
    Ok(frame(&room, "pass-on.js", &room.say(key!("pass-title")), &body))
}

/// Gives the seats of this browser up: whoever has the link plays on.
pub async fn give(Posted { app, id, headers, .. }: Posted) -> Result<Response, Fault> {
    seated(&app, &id, &headers, &[]).await
}

/// The page to which the link leads.
pub async fn taking(visit: Visit) -> Result<Markup, Fault> {
    let table = visit.view(None).await?;
    let room = visit.room(&table, &[]);
    let title = room.say(key!("pass-take"));
    let body = html! {
        main #main.narrow {
            h1 { (title) }
            form.leaf method="post" action=(room.at("/take")) {
                p { (room.reader.with(key!("pass-take-why"), "table", &table.name)) }
                p { label for="key" { (room.say(key!("pass-key"))) } }
                p { input #key name="key" required maxlength="300" autocomplete="off" spellcheck="false"; }
                p { button.btn.gold { (title) } }
            }
        }
    };
    Ok(frame(&room, "pass-on.js", &title, &body))
}

/// Sits down in the seats whose secrets were handed over; those that this browser has already stay its own.
pub async fn take(posted: Posted) -> Result<Response, Fault> {
    let Posted { app, id, headers, visitor, fields } = posted;
    // Without script the whole link is put into the field.
    let key = fields.need("key")?.trim();
    let key = key.rsplit('#').next().unwrap_or(key);
    let handed: Vec<Secret> = key.split('.').take(8).filter_map(Secret::parse).collect();
    let keys = handed.iter().map(Secret::key).collect();
    let caller = Caller { keys, ..Caller::nobody() }.from_there(visitor);
    if handed.is_empty() || app.tables.view(&id, &caller).await?.owned.is_empty() {
        return Err(Fault::NoSeat);
    }
    let mut secrets = cookie_secrets(&headers, id.as_str());
    for secret in handed {
        if !secrets.contains(&secret) {
            secrets.push(secret);
        }
    }
    seated(&app, &id, &headers, &secrets).await
}

fn frame(room: &Room<'_>, script: &str, title: &str, body: &Markup) -> Markup {
    framed(room.app, room.reader, &Page { title, script: Some(script), ..Page::default() }, body)
}
