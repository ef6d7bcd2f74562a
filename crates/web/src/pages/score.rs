//! The end of a match: the score, how it came about, and the proof that nobody helped the dice.

use super::frame::{Page, framed};
use super::histories;
use super::reader::Reader;
use super::room::{MatchHistory, Room, tools};
use super::visit::Visit;
use crate::App;
use crate::api::whole_record;
use crate::games::HostedGame;
use crate::http::fault::Fault;
use crate::table::TableView;
use boards::Goal;
use boards::chart::Chart;
use boards::icons::icon;
use kernel::record::{Entry, Footer, Record};
use kernel::{Outcome, Seat};
use maud::{Markup, html};
use store::TableId;
use words::{Arg, Key, Phrase, key};

/// The score of a finished match with its charts.
pub async fn page(visit: Visit) -> Result<Markup, Fault> {
    let (table, result) = visit.finished(key!("error-still-on")).await?;
    let Visit { app, reader, id, .. } = &visit;
    let course = app.tables.services().course(id, visit.visitor).await?;
    let history = histories::of(app, id, &course, visit.visitor).await?;
    let is_open = app.tables.are_all_over(id).await?;
    let room = visit.room(&table, &[]);
    let heading = reader.say(key!("score-title"));
    let body = html! {
        main #main.score {
            h1 { (heading) }
            p { a href=(room.at("")) { (table.name) } }
            (words_of(&room, table.game.tie(), history.goal.as_ref(), &result))
            (sheet(&room, &history, &result))
            (tools::end_buttons(&room, &html! {}))
            (charts(&room, &history))
            (fairness(&room, course.footer(), is_open))
        }
    };
    Ok(framed(app, reader, &Page { title: &heading, ..Page::default() }, &body))
}

fn sheet(room: &Room<'_>, history: &MatchHistory, result: &Outcome) -> Markup {
    let rows = history.stages.last().map(|stage| stage.rows.as_slice()).unwrap_or_default();
    let (lang, goal) = (room.reader.lang, history.goal.as_ref());
    html! { div.leaf.wide-table { (boards::score::sheet(lang, &room.sitting(), rows, goal, result)) } }
}

/// Who won, and what decided between equals; alone, whether the goal was reached.
pub fn words_of(room: &Room<'_>, tie: Key, goal: Option<&Goal>, result: &Outcome) -> Markup {
    if let Some(goal) = goal {
        return verdict(room, goal, result);
    }
    let winners: Vec<Seat> = result.winners().iter().collect();
    let Some(first) = winners.first().copied() else { return html! {} };
    let names: Vec<String> = winners.iter().map(|seat| room.name(*seat)).collect();
    let names = names.join(", ");
    let won = Phrase::new(key!("score-winner")).with("who", Arg::Text(names.clone()));
    let won = room.reader.tell(&won.number("points", result.scores[first]));
    let is_own = room.own().is_some_and(|own| winners.contains(&own));
    html! {
        p.status { @if is_own { b { (room.say(key!("score-you-won"))) } " " } (won) }
        @if result.is_tied() { p.tie { (room.reader.with(tie, "who", &names)) } }
    }
}

fn verdict(room: &Room<'_>, goal: &Goal, result: &Outcome) -> Markup {
    let (alone, has_won) = (Seat::default(), !result.winners().is_empty());
    let key = if has_won { goal.reached } else { goal.missed };
    let said = Phrase::new(key).with("who", Arg::Text(room.name(alone)));
    let said = said.number("n", result.scores[alone]).number("goal", goal.points);
    let cheer = if has_won { key!("score-you-won") } else { key!("score-you-lost") };
    let is_own = room.own() == Some(alone);
    html! { p.status { @if is_own { b { (room.say(cheer)) } " " } (room.reader.tell(&said)) } }
}

fn charts(room: &Room<'_>, history: &MatchHistory) -> Markup {
    let sitting = room.sitting();
    let chart = Chart {
        lang: room.reader.lang,
        sitting: &sitting,
        stages: &history.stages,
        goal: history.goal.as_ref(),
    };
    html! { @if !history.stages.is_empty() { section.leaf { (chart.totals()) } section.leaf { (chart.sources()) } } }
}

fn fairness(room: &Room<'_>, footer: Option<Footer>, is_open: bool) -> Markup {
    html! {
        section.leaf.fair {
            h2 { (room.say(key!("fair-title"))) }
            dl {
                dt { (room.say(key!("fair-commitment"))) } dd { code { (room.table.commitment) } }
                @if let Some(footer) = footer.filter(|_| is_open) { dt { (room.say(key!("fair-seed"))) } dd { code { (footer.seed) } } }
            }
            (tools::origin(room))
            @if is_open {
                p { a.btn.gold href=(room.at("/proof")) { (icon("check")) (room.say(key!("fair-verify"))) } " " span.hint { (room.say(key!("fair-verify-why"))) } }
            } @else { p { (room.say(key!("error-seed-secret"))) } }
            @if !room.table.duplicates.is_empty() {
                p { (room.say(key!("score-duplicates"))) ":" }
                ul { @for other in &room.table.duplicates { li { a href=(room.app.path(&format!("/t/{other}"))) { (other) } } } }
            }
        }
    }
}

/// What was found when a record was played again.
struct Proof {
    chances: usize,
    decisions: usize,
}

/// Plays the record again from its seed, and says what was checked.
pub async fn proof(visit: Visit) -> Result<Markup, Fault> {
    let (table, _) = visit.finished(key!("fair-later")).await?;
    visit.check_seed_is_open().await?;
    let Visit { app, reader, id, .. } = &visit;
    let place = app.tables.services().place(visit.visitor).await?;
    let (game, record) = whole_record(app, id).await?;
    let (record, proof) = app.tables.services().replay(place, move || prove(&*game, record)).await?;
    let heading = reader.say(key!("fair-title"));
    let body = html! {
        main #main.narrow {
            h1 { (heading) }
            p { a href=(app.path(&format!("/t/{id}/score"))) { (table.name) } }
            @match &proof {
                Ok(proof) => { (checked(reader, &record, proof)) }
                Err(why) => { p.status { (reader.say(key!("fair-failed"))) } p lang="en" { (why) } }
            }
            (by_hand(app, reader, id, &table, &record))
        }
    };
    Ok(framed(app, reader, &Page { title: &heading, ..Page::default() }, &body))
}

fn prove(game: &dyn HostedGame, record: Record) -> (Record, Result<Proof, String>) {
    let proof = game.verify(&record).map(|()| {
        let of = |entry: &Entry| match entry {
            Entry::Act { chance, .. } => (1, chance.len()),
            _ => (0, 0),
        };
        let sums = record.entries.iter().map(of);
        let (decisions, chances) = sums.fold((0, record.header.chance.len()), |a, b| (a.0 + b.0, a.1 + b.1));
        Proof { chances, decisions }
    });
    (record, proof)
}

fn checked(reader: &Reader, record: &Record, proof: &Proof) -> Markup {
    let line = |words: String| html! { li { (icon("check")) span { (words) } } };
    html! {
        p.status { (reader.say(key!("fair-verified"))) }
        ul.checks {
            (line(reader.say(key!("proof-commitment"))))
            (line(reader.count(key!("proof-chance"), "n", proof.chances as i64)))
            (line(reader.count(key!("proof-moves"), "n", proof.decisions as i64)))
            (line(reader.say(key!("proof-result"))))
        }
        dl {
            @if let Some(footer) = &record.footer { dt { (reader.say(key!("fair-seed"))) } dd { code { (footer.seed) } } }
            dt { (reader.say(key!("fair-commitment"))) } dd { code { (record.header.commitment) } }
        }
    }
}

fn by_hand(app: &App, reader: &Reader, id: &TableId, table: &TableView, record: &Record) -> Markup {
    let file = format!("{}-{id}.jsonl", table.game.id());
    html! {
        section.leaf {
            h2 { (reader.say(key!("proof-by-hand"))) }
            p { (reader.say(key!("proof-by-program"))) " " a href=(app.path(&format!("/t/{id}/record"))) { (file) } }
            pre { code { "magnifico verify " (file) } }
            @if let Some(footer) = &record.footer {
                p { (reader.say(key!("proof-by-digest"))) }
                pre { code { "printf " (footer.seed) " | xxd -r -p | sha256sum" } }
            }
            p { (reader.say(key!("proof-by-dice"))) }
        }
    }
}
