//! The review of a finished match: everybody's chances over time, and the decisions that cost the most.

use super::chances::Chances;
use super::forms::redirect;
use super::frame::{Page, framed};
use super::histories;
use super::reader::Reader;
use super::room::Round;
use super::room::hint::percent;
use crate::App;
use crate::analysis::reviews::{self, Costly, Point, Standing};
use crate::api::{At, Params};
use crate::http::fair::Visitor;
use crate::http::fault::Fault;
use crate::http::keys::Caller;
use crate::table::TableView;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use boards::icons::{emblem_of, icon};
use kernel::{Seat, Seats};
use maud::{Markup, html};
use serde::Deserialize;
use store::TableId;
use words::{Arg, Phrase, key};

/// Whose chances are looked at.
#[derive(Debug, Default, Deserialize)]
pub struct Whose {
    seat: Option<Seat>,
}

/// Asks for a review, and goes to its page.
pub async fn ask(State(app): State<App>, At(id): At, visitor: Visitor) -> Result<Response, Fault> {
    let table = app.tables.view(&id, &Caller::nobody()).await?;
    reviews::begin(&app, &id, &table, visitor).await?;
    Ok(redirect(&app.path(&format!("/t/{id}/review")), &[]))
}

/// The page: the review, how far it is, or a way to ask for it.
pub async fn page(
    State(app): State<App>,
    reader: Reader,
    At(id): At,
    visitor: Visitor,
    headers: HeaderMap,
    Params(of): Params<Whose>,
) -> Result<Markup, Fault> {
    let table = app.tables.view(&id, &Caller::nobody()).await?;
    // Whoever played looks at their own match first; what is shown is the same for all.
    let seen = app.tables.view(&id, &Caller::from_cookie(&headers, id.as_str())).await;
    let owned = seen.map_or(Seats::NONE, |seen| seen.owned);
    let standing = app.reviews.standing(&id);
    let rounds =
        if matches!(standing, Standing::Done(_)) { rounds(&app, &id, visitor).await? } else { Vec::new() };
    let title = format!("{} · {}", reader.say(key!("review-title")), table.name);
    let seats = || Seat::all(table.seats.len());
    let best = || seats().find(|seat| table.result.is_some_and(|it| it.places[*seat] == 1));
    let mine = |seat: &Seat| owned.contains(*seat);
    let asked = of.seat.filter(|seat| seat.index() < table.seats.len());
    let chosen = asked.or_else(|| seats().find(mine)).or_else(best).unwrap_or_default();
    let about = About { app: &app, reader: &reader, id: &id, table: &table };
    let body = html! {
        main #main.wood.review {
            header.hd {
                h1 { (reader.say(key!("review-title"))) }
                p { (table.name) }
                p.ways { a.btn href=(about.at("")) { (reader.say(key!("site-back"))) } " " a.btn href=(about.at("/replay")) { (reader.say(key!("score-replay"))) } }
            }
            @match &standing {
                Standing::Unasked => { (about.unasked()) }
                Standing::Working(done, all) => { (about.working(*done, *all)) }
                Standing::Done(review) => {
                    @let chances = Chances { reader: &reader, table: &table, review, rounds: &rounds, now: None, chosen: Some(chosen) };
                    (about.chart(&chances, chosen)) (about.mistakes(&chances, chosen))
                }
            }
        }
    };
    let refresh_s = matches!(standing, Standing::Working(..)).then_some(2);
    let style = Some(table.game.style());
    let page = Page { title: &title, refresh_s, style, ..Page::default() };
    Ok(framed(&app, &reader, &page, &body))
}

/// The rounds of a match, where its game has some.
async fn rounds(app: &App, id: &TableId, visitor: Visitor) -> Result<Vec<Round>, Fault> {
    let course = app.tables.services().course(id, visitor).await?;
    Ok(histories::of(app, id, &course, visitor).await?.rounds.clone())
}

/// What the page is about.
struct About<'a> {
    app: &'a App,
    reader: &'a Reader,
    id: &'a TableId,
    table: &'a TableView,
}

impl About<'_> {
    fn at(&self, path: &str) -> String {
        self.app.path(&format!("/t/{}{path}", self.id))
    }

    fn name(&self, seat: Seat) -> &str {
        self.table.seats.get(seat.index()).map_or("", |it| it.name.as_str())
    }

    fn moment(&self, at: usize) -> String {
        self.at(&format!("/replay?at={at}"))
    }

    fn unasked(&self) -> Markup {
        html! {
            section.leaf {
                p { (self.reader.say(key!("review-why"))) }
                form method="post" action=(self.at("/review")) { button.btn.gold { (self.reader.say(key!("review-ask"))) } }
            }
        }
    }

    fn working(&self, done: usize, all: usize) -> Markup {
        let words = if all == 0 {
            self.reader.say(key!("review-waiting"))
        } else {
            let phrase = Phrase::new(key!("review-working")).number("done", done as i64);
            self.reader.tell(&phrase.number("all", all as i64))
        };
        html! {
            section.leaf role="status" {
                p.status { (words) }
                progress max=(all.max(1)) value=(done) { (words) }
                p.hint { (self.reader.say(key!("review-comes"))) }
            }
        }
    }

    /// Everybody's chances over time, the chosen seat's before the others'.
    fn chart(&self, chances: &Chances<'_>, chosen: Seat) -> Markup {
        html! {
            section.leaf.curve-leaf {
                header {
                    div {
                        h2 { (self.reader.with(key!("review-chance-of"), "who", self.name(chosen))) }
                        p.hint { (self.reader.say(key!("review-chart-why"))) }
                    }
                    nav.chips aria-label=(self.reader.say(key!("review-whose"))) {
                        @for seat in Seat::all(self.table.seats.len()) {
                            a.chip href={ (self.at("/review")) "?seat=" (seat) } aria-current=[(seat == chosen).then_some("true")] { (sign(seat)) " " (self.name(seat)) }
                        }
                    }
                }
                (chances.draw(&|at| self.moment(at)))
                details { summary { (self.reader.say(key!("score-table"))) } (self.by_round(chances)) }
            }
        }
    }

    /// The same chances in numbers, where every round began and at the end.
    fn by_round(&self, chances: &Chances<'_>) -> Markup {
        let points = &chances.review.points;
        let at = |moment: usize| points.iter().find(|point| point.at >= moment).or(points.last());
        let row = |head: String, point: &Point| {
            html! { tr { th scope="row" { (head) } @for share in &point.chances { td { (self.reader.count(key!("hint-chance"), "n", percent(*share))) } } } }
        };
        let end = points.last().map_or(0, |point| point.at);
        html! {
            div.wide-table {
                table.score-sheet {
                    thead { tr { th scope="col" {} @for seat in &self.table.seats { th scope="col" { (sign(seat.seat)) " " (seat.name) } } } }
                    tbody {
                        @for round in chances.rounds.iter().filter(|it| it.round > 0 && it.at < end) {
                            @if let Some(point) = at(round.at) { (row(self.reader.count(key!("history-round"), "round", round.round), point)) }
                        }
                        @if let Some(point) = points.last() { (row(self.reader.say(key!("review-end")), point)) }
                    }
                }
            }
        }
    }

    /// The costliest decisions: the chosen seat's as cards, all others behind a line.
    fn mistakes(&self, chances: &Chances<'_>, chosen: Seat) -> Markup {
        let others = Seat::all(self.table.seats.len()).filter(|seat| *seat != chosen);
        html! {
            header.hd { h2 { (self.reader.with(key!("review-costly-of"), "who", self.name(chosen))) } p { (self.reader.say(key!("review-costly-short"))) } }
            @let own = chances.costly(chosen);
            @if own.is_empty() { section.leaf { p { (self.reader.say(key!("review-none"))) } } }
            ol.costly {
                @for (i, it) in own.into_iter().enumerate() {
                    li.leaf id={ "decision-" (i + 1) } { (self.mistake(it, chances.rounds, Some(i + 1))) }
                }
            }
            details.leaf.rest {
                summary { (self.reader.say(key!("review-others"))) }
                @for seat in others {
                    section {
                        h3 { (sign(seat)) " " (self.name(seat)) }
                        @let own = chances.costly(seat);
                        @if own.is_empty() { p.hint { (self.reader.say(key!("review-none"))) } }
                        ol.costly { @for it in own { li { (self.mistake(it, chances.rounds, None)) } } }
                    }
                }
            }
            details.leaf.rest { summary { (self.reader.say(key!("review-meaning"))) } p { (self.reader.say(key!("review-costly-why"))) } }
        }
    }

    fn mistake(&self, costly: &Costly, rounds: &[Round], number: Option<usize>) -> Markup {
        let it = &costly.decision;
        let words = |actions: &[String]| {
            let lines = self.table.game.line(self.table, self.reader.lang, costly, actions);
            lines.unwrap_or_else(|| actions.iter().map(|action| html! { (action) }).collect())
        };
        let gain = Phrase::new(key!("review-gain")).with("n", Arg::Text(percent(it.gain).to_string()));
        let round = rounds.iter().rev().find(|round| round.at <= it.at && round.round > 0);
        html! {
            header {
                @if let Some(number) = number { span.seal aria-hidden="true" { (number) } }
                h3 {
                    @if let Some(round) = round { (self.reader.count(key!("history-round"), "round", round.round)) ", " }
                    (self.reader.count(key!("history-moment"), "n", it.at as i64))
                }
                b.gain { (self.reader.tell(&gain)) }
            }
            dl {
                dt { (self.reader.say(key!("review-played"))) } dd.played { @for it in words(std::slice::from_ref(&it.played)) { (it) } }
                dt { (self.reader.say(key!("review-better"))) }
                dd.better { @for (i, it) in words(&it.better).into_iter().enumerate() { @if i > 0 { "; " } (it) } }
            }
            p.ways { a.btn href=(self.moment(it.at)) { (icon("eye")) (self.reader.say(key!("review-look"))) } }
        }
    }
}

/// A seat's emblem beside its name, which says the same.
fn sign(seat: Seat) -> Markup {
    let sign = emblem_of(seat);
    html! { span class={ "emb p-" (sign) } { (icon(&format!("e-{sign}"))) } }
}
