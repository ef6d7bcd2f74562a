//! Which tables a browser plays at: a cookie with their ids and seats, and no secret, so that the front page knows; and the page
//! of them.

use super::assets;
use super::frame::page as framed;
use super::reader::{Reader, cookie};
use crate::App;
use crate::api::TableLine;
use crate::http::keys::Caller;
use crate::pages::open::is_secure;
use crate::table::TableView;
use axum::extract::State;
use axum::http::HeaderMap;
use boards::Pictures;
use boards::icons::{emblem, icon};
use kernel::{Outcome, Seat, Seats};
use maud::{Markup, PreEscaped, html};
use store::TableId;
use words::{Arg, Phrase, key};

/// How many tables are remembered.
const MANY: usize = 24;

const MINUTE_MS: u64 = 60_000;
const HOUR_MS: u64 = 60 * MINUTE_MS;
const DAY_MS: u64 = 24 * HOUR_MS;

fn known(headers: &HeaderMap) -> Vec<(String, String)> {
    let pairs = cookie(headers, "tables").unwrap_or_default().split('.').filter_map(|it| it.split_once(':'));
    pairs.map(|(id, seats)| (id.to_owned(), seats.to_owned())).take(MANY).collect()
}

/// The cookie with one more table.
pub fn with(app: &App, headers: &HeaderMap, id: &TableId, seats: Seats) -> String {
    let digits: String = seats.iter().map(|seat| seat.to_string()).collect();
    let mut all = known(headers);
    all.retain(|(it, _)| it != id.as_str());
    all.insert(0, (id.to_string(), digits));
    let all: Vec<String> = all.into_iter().take(MANY).map(|(id, seats)| format!("{id}:{seats}")).collect();
    let secure = if is_secure(headers) { "; Secure" } else { "" };
    format!(
        "tables={}; Path={}; Max-Age=31536000; HttpOnly; SameSite=Lax{secure}",
        all.join("."),
        app.path("/")
    )
}

/// A table of this browser.
struct Mine {
    id: TableId,
    seats: String,
    table: TableView,
}

impl Mine {
    fn owns(&self, seat: Seat) -> bool {
        self.seats.contains(&seat.to_string())
    }

    fn is_awaited(&self) -> bool {
        !self.table.waiting && self.table.turn.seats.iter().any(|seat| self.owns(seat))
    }

    /// What is left to the first of its seats that are to decide, where there is a clock.
    fn left_ms(&self) -> Option<u64> {
        let awaited = self.table.turn.seats.iter().filter(|seat| self.owns(*seat));
        awaited.filter_map(|seat| self.table.seats.get(seat.index())?.left_ms).min()
    }

    /// The best of its seats at the end.
    fn best(&self, result: &Outcome) -> Option<Seat> {
        Seat::all(result.places.len()).filter(|seat| self.owns(*seat)).min_by_key(|seat| result.places[*seat])
    }
}

async fn tables(app: &App, headers: &HeaderMap) -> Vec<Mine> {
    let mut found = Vec::new();
    for (id, seats) in known(headers) {
        let Ok(id) = TableId::new(&id) else { continue };
        let Ok(table) = app.tables.view(&id, &Caller::nobody()).await else { continue };
        found.push(Mine { id, seats, table });
    }
    found
}

/// The tables where this browser is to decide.
pub async fn waiting(app: &App, headers: &HeaderMap) -> Vec<TableLine> {
    let awaited = tables(app, headers).await.into_iter().filter(Mine::is_awaited);
    let line = |Mine { id, table, .. }: Mine| TableLine {
        table: id.to_string(),
        name: table.name.clone(),
        game: table.game.id().to_owned(),
        version: table.version,
        over: false,
        open_seats: 0,
        names: table.seats.iter().map(|seat| seat.name.clone()).collect(),
    };
    awaited.map(line).collect()
}

/// The page of this browser's tables: those where it is awaited, the others, and the matches that are over.
pub async fn page(State(app): State<App>, reader: Reader, headers: HeaderMap) -> Markup {
    let (over, on): (Vec<_>, Vec<_>) =
        tables(&app, &headers).await.into_iter().partition(|it| it.table.turn.over);
    let (mut awaited, others): (Vec<_>, Vec<_>) = on.into_iter().partition(Mine::is_awaited);
    awaited.sort_by_key(|it| it.left_ms().unwrap_or(u64::MAX));
    let shown = Shown { app: &app, reader: &reader };
    let heading = reader.say(key!("site-nav-mine"));
    let count = match awaited.len() {
        0 => reader.say(key!("mine-nothing")),
        n => reader.count(key!("mine-waiting"), "n", n as i64),
    };
    let body = html! {
        main #main.wood.mine {
            header.hd {
                h1 { (heading) }
                p { (count) }
                @if let Some(next) = awaited.first() {
                    p.ways { a.btn.gold href=(shown.at(next, "")) { (reader.say(key!("mine-next"))) " " (icon("next")) } }
                }
            }
            div.halves {
                section aria-label=(reader.say(key!("tables-running"))) {
                    @if awaited.is_empty() && others.is_empty() { (shown.nothing()) }
                    ul.own-tables {
                        @for it in awaited.iter().chain(&others) { li { (shown.on(it)) } }
                    }
                }
                section.leaf {
                    h2 { (reader.say(key!("mine-matches"))) }
                    @if over.is_empty() { p.hint { (reader.say(key!("mine-matches-none"))) } }
                    ul.matches { @for it in &over { @if let Some(result) = &it.table.result { li { (shown.over(it, result)) } } } }
                    p.hint { (reader.say(key!("mine-kept"))) }
                }
            }
        }
    };
    framed(&app, &reader, &heading, &body)
}

struct Shown<'a> {
    app: &'a App,
    reader: &'a Reader,
}

impl Shown<'_> {
    fn at(&self, mine: &Mine, page: &str) -> String {
        self.app.path(&format!("/t/{}{page}", mine.id))
    }

    fn nothing(&self) -> Markup {
        let house = assets::house(self.app);
        html! {
            div.leaf.nobody {
                (Pictures(&house).draw("empty", "empty", "scene art-buil"))
                h2 { (self.reader.say(key!("mine-nothing"))) }
                p { (self.reader.say(key!("mine-nothing-why"))) }
                p.ways {
                    a.btn.gold href=(self.app.path("/")) { (self.reader.say(key!("front-play-now"))) }
                    a.btn href=(self.app.path("/open")) { (self.reader.say(key!("front-open"))) }
                }
            }
        }
    }

    /// A match that is on.
    fn on(&self, mine: &Mine) -> Markup {
        let (reader, table, is_awaited) = (self.reader, &mine.table, mine.is_awaited());
        html! {
            article.leaf.own-table {
                div.place { (PreEscaped(table.game.about().assets.picture)) }
                div {
                    h2 { (table.name) }
                    p { (self.standing(mine)) }
                    p.seats { @for seat in &table.seats { @if seat.open { i.free {} } @else { (emblem(seat.seat, &seat.name, "")) } } }
                }
                div.go-on {
                    @if let Some(left) = mine.left_ms() { p.left { (self.left(left)) } }
                    a.btn href=(self.at(mine, "")) { (reader.say(if is_awaited { key!("mine-play") } else { key!("mine-look") })) }
                }
            }
        }
    }

    /// What a match waits for, in words.
    fn standing(&self, mine: &Mine) -> String {
        let (reader, table) = (self.reader, &mine.table);
        if table.waiting {
            let free = table.seats.iter().filter(|seat| seat.open).count();
            return reader.count(key!("invite-waiting"), "n", free as i64);
        }
        if mine.is_awaited() {
            return reader.say(key!("mine-your-turn"));
        }
        let names = table.turn.seats.iter().filter_map(|seat| table.seats.get(seat.index()));
        let names: Vec<&str> = names.map(|seat| seat.name.as_str()).collect();
        reader.with(key!("mine-their-turn"), "who", &names.join(", "))
    }

    fn left(&self, ms: u64) -> String {
        let whole = |n: u64| i64::try_from(n).unwrap_or(i64::MAX);
        if ms >= 2 * DAY_MS {
            self.reader.count(key!("mine-days"), "n", whole(ms / DAY_MS))
        } else if ms >= HOUR_MS {
            let left = Phrase::new(key!("mine-hours")).number("hours", whole(ms / HOUR_MS));
            self.reader.tell(&left.number("minutes", whole(ms % HOUR_MS / MINUTE_MS)))
        } else {
            self.reader.count(key!("mine-minutes"), "n", whole(ms / MINUTE_MS))
        }
    }

    /// A match that is over: the place, the points of all in their order, and who was there.
    fn over(&self, mine: &Mine, result: &Outcome) -> Markup {
        let (reader, table) = (self.reader, &mine.table);
        let mut order: Vec<Seat> = Seat::all(result.places.len()).collect();
        order.sort_by_key(|seat| result.places[*seat]);
        let points: Vec<String> = order.iter().map(|seat| result.scores[*seat].to_string()).collect();
        let others = table.seats.iter().filter(|seat| !mine.owns(seat.seat)).map(|seat| seat.name.as_str());
        let others: Vec<&str> = others.collect();
        let place = mine.best(result).map(|seat| result.places[seat]);
        html! {
            @if let Some(place) = place {
                span class={ "place" @if place == 1 { " first" } } title=(reader.count(key!("mine-place"), "n", i64::from(place))) { (place) }
            }
            div {
                a href=(self.at(mine, "/score")) { (table.name) }
                " " b { (points.join(" : ")) }
                @if !others.is_empty() { p { (reader.tell(&Phrase::new(key!("mine-with")).with("who", Arg::Text(others.join(", "))))) } }
            }
            a.btn.small href=(self.at(mine, "/review")) { (reader.say(key!("review-title"))) }
        }
    }
}
