//! The review of a finished match: everybody's chances over time, and the decisions that cost the most.

use super::chances::Chances;
use super::forms::redirect;
use super::frame::{Page, framed};
use super::histories;
use super::reader::Reader;
use super::room::Round;
use super::room::hint::percent;
use crate::App;
use crate::analysis::reviews::{self, Costly, Review, Standing};
use crate::api::At;
use crate::http::fair::Visitor;
use crate::http::fault::Fault;
use crate::http::keys::Caller;
use crate::table::TableView;
use axum::extract::State;
use axum::response::Response;
use boards::icons::{emblem_of, icon};
use kernel::Seat;
use maud::{Markup, html};
use store::TableId;
use words::{Arg, Phrase, key};

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
) -> Result<Markup, Fault> {
    let table = app.tables.view(&id, &Caller::nobody()).await?;
    let standing = app.reviews.standing(&id);
    let rounds =
        if matches!(standing, Standing::Done(_)) { rounds(&app, &id, visitor).await? } else { Vec::new() };
    let title = format!("{} · {}", reader.say(key!("review-title")), table.name);
    let about = About { app: &app, reader: &reader, id: &id, table: &table };
    let body = html! {
        main #main.review {
            header.review-head {
                h1 { (reader.say(key!("review-title"))) }
                p.hint { (table.name) }
                p { a.btn href=(about.at("")) { (reader.say(key!("site-back"))) } " " a.btn href=(about.at("/replay")) { (reader.say(key!("score-replay"))) } }
            }
            @match &standing {
                Standing::Unasked => { (about.unasked()) }
                Standing::Working(done, all) => { (about.working(*done, *all)) }
                Standing::Done(review) => { (about.chart(review, &rounds)) (about.mistakes(review)) }
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

    /// Everybody's chances over time.
    fn chart(&self, review: &Review, rounds: &[Round]) -> Markup {
        let chances = Chances { reader: self.reader, table: self.table, review, rounds, now: None };
        html! {
            section.leaf {
                h2 { (self.reader.say(key!("review-chart"))) }
                p.hint { (self.reader.say(key!("review-chart-why"))) }
                ul.win-legend { @for seat in Seat::all(self.table.seats.len()) { li { (sign(seat)) " " (self.name(seat)) } } }
                (chances.draw(&|at| self.moment(at)))
            }
        }
    }

    fn mistakes(&self, review: &Review) -> Markup {
        html! {
            section.leaf {
                h2 { (self.reader.say(key!("review-costly"))) }
                p.hint { (self.reader.say(key!("review-costly-why"))) }
                div.costly {
                    @for seat in Seat::all(self.table.seats.len()) {
                        @let own: Vec<&Costly> = review.costly.iter().filter(|it| it.decision.seat == seat).collect();
                        article {
                            h3 { (sign(seat)) " " (self.name(seat)) }
                            @if own.is_empty() { p.hint { (self.reader.say(key!("review-none"))) } }
                            ol { @for it in own { li { (self.mistake(it)) } } }
                        }
                    }
                }
            }
        }
    }

    fn mistake(&self, costly: &Costly) -> Markup {
        let it = &costly.decision;
        let words = |actions: &[String]| {
            let lines = self.table.game.line(self.table, self.reader.lang, costly, actions);
            lines.unwrap_or_else(|| actions.iter().map(|action| html! { (action) }).collect())
        };
        let gain = Phrase::new(key!("review-gain")).with("n", Arg::Text(percent(it.gain).to_string()));
        html! {
            p { b.gain { (self.reader.tell(&gain)) } " " a href=(self.moment(it.at)) { (self.reader.count(key!("history-moment"), "n", it.at as i64)) } }
            dl {
                dt { (self.reader.say(key!("review-played"))) } dd { @for it in words(std::slice::from_ref(&it.played)) { (it) } }
                dt { (self.reader.say(key!("review-better"))) }
                dd { @for (i, it) in words(&it.better).into_iter().enumerate() { @if i > 0 { "; " } (it) } }
            }
        }
    }
}

/// A seat's emblem beside its name, which says the same.
fn sign(seat: Seat) -> Markup {
    let sign = emblem_of(seat);
    html! { span class={ "emb p-" (sign) } { (icon(&format!("e-{sign}"))) } }
}
