//! The review of a finished match: everybody's chances over time, and the decisions that cost the most.

use super::chances::Chances;
use super::frame::{Page, framed};
use super::posts::redirect;
use super::reader::Reader;
use super::replay::unreadable;
use super::room::Round;
use super::room::hint::percent;
use crate::App;
use crate::api::{At, whole_record};
use crate::fault::Fault;
use crate::keys::Who;
use crate::live::Look;
use crate::reviews::{self, Costly, Review, Standing};
use crate::title::Title;
use axum::extract::State;
use axum::response::Response;
use boards::icons::{emblem_of, icon};
use kernel::Seat;
use maud::{Markup, html};
use store::TableId;
use words::{Arg, Phrase};

/// Asks for a review, and goes to its page.
pub async fn ask(State(app): State<App>, At(id): At) -> Result<Response, Fault> {
    let look = app.tables.look(&id, &Who::nobody()).await?;
    reviews::begin(&app, &id, &look).await?;
    Ok(redirect(&app.path(&format!("/t/{id}/review")), &[]))
}

/// The page: the review, how far it is, or a way to ask for it.
pub async fn page(State(app): State<App>, reader: Reader, At(id): At) -> Result<Markup, Fault> {
    let look = app.tables.look(&id, &Who::nobody()).await?;
    let standing = app.reviews.standing(&id);
    let rounds = if matches!(standing, Standing::Done(_)) { rounds(&app, &id).await? } else { Vec::new() };
    let title = format!("{} · {}", reader.say("review-title"), look.name);
    let about = About { app: &app, reader: &reader, id: &id, look: &look };
    let body = html! {
        main #main.review {
            header.review-head {
                h1 { (reader.say("review-title")) }
                p.hint { (look.name) }
                p { a.btn href=(about.at("")) { (reader.say("site-back")) } " " a.btn href=(about.at("/replay")) { (reader.say("score-replay")) } }
            }
            @match &standing {
                Standing::Unasked => { (about.unasked()) }
                Standing::Working(done, all) => { (about.working(*done, *all)) }
                Standing::Done(review) => { (about.chart(review, &rounds)) (about.mistakes(review)) }
            }
        }
    };
    let refresh_s = matches!(standing, Standing::Working(..)).then_some(2);
    let dress = Title::named(look.game).and_then(Title::drawn).map(super::room::Drawn::dress);
    let page = Page { title: &title, refresh_s, dress, ..Page::default() };
    Ok(framed(&app, &reader, &page, &body))
}

/// The rounds of a match, where its game has some.
async fn rounds(app: &App, id: &TableId) -> Result<Vec<Round>, Fault> {
    let (title, record) = whole_record(app, id).await?;
    let Some(drawn) = title.drawn() else { return Ok(Vec::new()) };
    let seed = app.tables.around().store.load(id).await?.seed;
    let played = move || drawn.course(&record.header, seed, &record.entries);
    let course = app.tables.around().replay(played).await?.map_err(|error| unreadable(&error))?;
    Ok(course.rounds)
}

/// What the page is about.
struct About<'a> {
    app: &'a App,
    reader: &'a Reader,
    id: &'a TableId,
    look: &'a Look,
}

impl About<'_> {
    fn at(&self, path: &str) -> String {
        self.app.path(&format!("/t/{}{path}", self.id))
    }

    fn name(&self, seat: Seat) -> &str {
        self.look.seats.get(seat.index()).map_or("", |it| it.name.as_str())
    }

    fn moment(&self, at: usize) -> String {
        self.at(&format!("/replay?at={at}"))
    }

    fn unasked(&self) -> Markup {
        html! {
            section.leaf {
                p { (self.reader.say("review-why")) }
                form method="post" action=(self.at("/review")) { button.btn.gold { (self.reader.say("review-ask")) } }
            }
        }
    }

    fn working(&self, done: usize, all: usize) -> Markup {
        let words = if all == 0 {
            self.reader.say("review-waiting")
        } else {
            let phrase = Phrase::new("review-working").number("done", done as i64);
            self.reader.tell(&phrase.number("all", all as i64))
        };
        html! {
            section.leaf role="status" {
                p.status { (words) }
                progress max=(all.max(1)) value=(done) { (words) }
                p.hint { (self.reader.say("review-comes")) }
            }
        }
    }

    /// Everybody's chances over time.
    fn chart(&self, review: &Review, rounds: &[Round]) -> Markup {
        let chances = Chances { reader: self.reader, look: self.look, review, rounds, now: None };
        html! {
            section.leaf {
                h2 { (self.reader.say("review-chart")) }
                p.hint { (self.reader.say("review-chart-why")) }
                ul.win-legend { @for seat in Seat::all(self.look.seats.len()) { li { (sign(seat)) " " (self.name(seat)) } } }
                (chances.draw(&|at| self.moment(at)))
            }
        }
    }

    fn mistakes(&self, review: &Review) -> Markup {
        html! {
            section.leaf {
                h2 { (self.reader.say("review-costly")) }
                p.hint { (self.reader.say("review-costly-why")) }
                div.costly {
                    @for seat in Seat::all(self.look.seats.len()) {
                        @let own: Vec<&Costly> = review.costly.iter().filter(|it| it.judgement.seat == seat).collect();
                        article {
                            h3 { (sign(seat)) " " (self.name(seat)) }
                            @if own.is_empty() { p.hint { (self.reader.say("review-none")) } }
                            ol { @for it in own { li { (self.mistake(it)) } } }
                        }
                    }
                }
            }
        }
    }

    fn mistake(&self, costly: &Costly) -> Markup {
        let it = &costly.judgement;
        let names: Vec<String> = self.look.seats.iter().map(|seat| self.name(seat.seat).to_owned()).collect();
        let words = |actions: &[String]| {
            let title = Title::named(self.look.game);
            let drawn = title.and_then(Title::drawn);
            let told =
                drawn.and_then(|it| it.line(self.look.data, self.reader.lang, &names, costly, actions));
            let plain = |action: &String| {
                let words = title.map(|title| title.rules().words(action));
                html! { (words.unwrap_or_default()) }
            };
            told.unwrap_or_else(|| actions.iter().map(plain).collect())
        };
        let gain = Phrase::new("review-gain").with("n", Arg::Text(percent(it.gain).to_string()));
        html! {
            p { b.gain { (self.reader.tell(&gain)) } " " a href=(self.moment(it.at)) { (self.reader.count("history-moment", "n", it.at as i64)) } }
            dl {
                dt { (self.reader.say("review-played")) } dd { @for it in words(std::slice::from_ref(&it.played)) { (it) } }
                dt { (self.reader.say("review-better")) }
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
