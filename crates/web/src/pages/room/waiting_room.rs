//! Before one plays: the invitation while seats are free, and the screen that is handed over.

use super::Room;
use crate::pages::frame::{Page, framed};
use crate::pages::lobby::level_word;
use crate::table::TableView;
use boards::icons::{emblem, icon};
use kernel::{Seat, Viewer};
use maud::{Markup, PreEscaped, html};
use words::key;

/// The seat that the screen must be handed to before anything is shown: somebody else of this browser is to decide,
/// and there are hidden cards.
pub fn hand_over_to(room: &Room<'_>, has_secrets: bool) -> Option<Seat> {
    let table = room.table;
    let own = room.own()?;
    if table.owned.len() < 2 || table.waiting || table.turn.over || !has_secrets {
        return None;
    }
    let wished = room.reader.here.split(['?', '&']).skip(1).any(|pair| pair == format!("seat={own}"));
    let decides = decides(table, own);
    let next = if decides { Some(own) } else { next_of(table) };
    if wished && (decides || next.is_none() || table.held_by == Some(own)) {
        return None;
    }
    next.or((!wished).then_some(own))
}

/// The seat that the screen goes on to by itself, where nothing is hidden: another of this browser is to decide.
pub fn goes_on_to(table: &TableView) -> Option<Seat> {
    let Viewer::Seat(own) = table.viewer else { return None };
    if table.waiting || table.turn.over || table.held_by == Some(own) || decides(table, own) {
        return None;
    }
    next_of(table)
}

fn decides(table: &TableView, own: Seat) -> bool {
    table.turn.seats.contains(own) && table.is_asked
}

/// The first of this browser's people who is to decide.
fn next_of(table: &TableView) -> Option<Seat> {
    let is_here = |seat: &Seat| table.owned.contains(*seat) && table.seats[seat.index()].bot.is_none();
    table.turn.seats.iter().find(is_here)
}

/// The screen between two players at one screen.
pub fn hand_over(room: &Room<'_>, seat: Seat) -> Markup {
    let reader = room.reader;
    let name = room.name(seat);
    // Whoever reads the table in words goes on reading it.
    let is_text = reader.here.split('?').next().is_some_and(|path| path.ends_with("/text"));
    let next = format!("{}?seat={seat}", if is_text { "/text" } else { "" });
    let body = html! {
        main #main.narrow.hand data-kind="hand" data-events=(room.at("/events")) data-version=(room.table.version) data-told=(room.table.published) {
            div #r-hand.region {
                p.large { (emblem(seat, &name, "")) }
                h1 { (reader.with(key!("hand-title"), "who", &name)) }
                p { (reader.with(key!("hand-why"), "who", &name)) }
                p { a.btn.gold.large href=(room.at(&next)) { (reader.with(key!("hand-ready"), "who", &name)) } }
            }
        }
    };
    let page = Page { title: &name, is_live: true, ..Page::default() };
    framed(room.app, reader, &page, &body)
}

/// The page while people may still sit down.
pub fn waiting(room: &Room<'_>) -> Markup {
    let (reader, table) = (room.reader, room.table);
    let free = table.seats.iter().filter(|seat| seat.open).count();
    let body = html! {
        main #main.narrow.gather data-kind="gather" data-events=(room.at("/events")) data-version=(table.version) data-told=(table.published) {
            h1 { (table.name) }
            div #r-free.region {
                p.status { (reader.count(key!("invite-waiting"), "n", free as i64)) " " (reader.say(key!("invite-start"))) }
            }
            @if table.owned.is_empty() {
                form.leaf #sit method="post" action=(room.at("/sit")) {
                    label for="name" { (reader.say(key!("invite-name"))) }
                    input #name name="name" required maxlength="40" autocomplete="nickname";
                    button.btn.gold { (reader.say(key!("invite-sit"))) }
                }
            }
            section.leaf.invite {
                div {
                    h2 { (reader.say(key!("invite-title"))) }
                    p { (reader.say(key!("invite-why"))) }
                    p.row-of {
                        input #link readonly value={ (reader.origin) (room.at("")) } aria-label=(reader.say(key!("invite-title")));
                        button.btn type="button" data-copy="link" data-done=(reader.say(key!("invite-copied"))) hidden { (reader.say(key!("invite-copy"))) }
                    }
                }
                figure.qr { (qr(room)) figcaption.hint { (reader.say(key!("invite-code"))) } }
            }
            div #r-sitters.region {
                section.leaf {
                    h2 { (reader.say(key!("open-seats"))) }
                    ol.sitters { @for seat in &table.seats { li { (sitter(room, seat)) } } }
                }
            }
        }
    };
    framed(
        room.app,
        reader,
        &Page { title: &table.name, is_live: true, is_waiting: true, ..Page::default() },
        &body,
    )
}

fn sitter(room: &Room<'_>, seat: &crate::table::SeatView) -> Markup {
    let reader = room.reader;
    html! {
        (emblem(seat.seat, &room.name(seat.seat), ""))
        @if seat.open {
            i { (reader.say(key!("invite-free"))) }
            @if room.table.owned.is_empty() {
                button.btn form="sit" name="seat" value=(seat.seat) { (reader.say(key!("invite-sit-here"))) }
            } @else {
                form.inline method="post" action=(room.at("/bot")) {
                    input type="hidden" name="at" value=(seat.seat);
                    select name="level" aria-label=(reader.say(key!("front-level"))) {
                        @for level in bots::Level::ALL { option value=(level.id()) { (level_word(reader, level)) } }
                        @for name in room.app.opponents().names() { option value=(name) { (name) } }
                    }
                    button.btn { (reader.say(key!("invite-bot-here"))) }
                }
            }
        } @else {
            b { (seat.name) }
            @if seat.bot.is_some() { small { (reader.say(key!("region-bot"))) } }
            @if room.table.owned.contains(seat.seat) { small { (reader.say(key!("region-you"))) } }
        }
    }
}

/// The address of the table as a code to be scanned; the host is the one the browser asked for.
fn qr(room: &Room<'_>) -> Markup {
    use qrcode::render::svg;
    let address = format!("{}{}", room.reader.origin, room.at(""));
    match qrcode::QrCode::new(address.as_bytes()) {
        Ok(code) => {
            let mut drawn = code.render::<svg::Color<'_>>();
            drawn.min_dimensions(160, 160).dark_color(svg::Color("#2a2016"));
            let text = drawn.light_color(svg::Color("#fdf8ec")).build();
            let text = text.split_once("?>").map_or(text.as_str(), |(_, rest)| rest);
            html! { (PreEscaped(text)) }
        }
        Err(_) => html! { (icon("cross")) },
    }
}
