//! The end of a match: the score, how it came about, and the proof that nobody helped the dice.

use super::frame::{Page, framed};
use super::reader::Reader;
use super::replay::{look, unreadable};
use super::room::{Course, Room, tools};
use crate::App;
use crate::api::{At, whole_record};
use crate::fault::Fault;
use crate::live::Look;
use crate::title::Title;
use axum::extract::State;
use axum::http::HeaderMap;
use boards::Goal;
use boards::chart::Chart;
use boards::icons::icon;
use kernel::record::{Entry, Record};
use kernel::{Outcome, Seat};
use maud::{Markup, html};
use store::TableId;
use words::{Arg, Phrase};

/// The score of a finished match with its charts.
pub async fn page(
    State(app): State<App>,
    reader: Reader,
    At(id): At,
    headers: HeaderMap,
) -> Result<Markup, Fault> {
    let look = look(&app, &id, &headers).await?;
    let result = look.result.ok_or_else(|| Fault::not_now("error-still-on"))?;
    let (title, record) = whole_record(&app, &id).await?;
    let drawn = title.drawn().ok_or(Fault::Missing("game"))?;
    let seed = app.tables.around().store.load(&id).await?.seed;
    let (header, entries) = (record.header.clone(), record.entries.clone());
    let played = move || drawn.course(&header, seed, &entries);
    let course = app.tables.around().replay(played).await?.map_err(|error| unreadable(&error))?;
    let is_open = app.tables.are_all_over(&id).await?;
    let room = Room { app: &app, reader: &reader, id: &id, look: &look, chat: &[], told: &[] };
    let heading = reader.say("score-title");
    let body = html! {
        main #main.score {
            h1 { (heading) }
            p { a href=(room.at("")) { (look.name) } }
            (words_of(&room, drawn.tie(), course.goal.as_ref(), &result))
            (sheet(&room, &course, &result))
            (tools::end_buttons(&room, &html! {}))
            (charts(&room, &course))
            (fairness(&room, &record, is_open))
        }
    };
    Ok(framed(&app, &reader, &Page { title: &heading, ..Page::default() }, &body))
}

fn sheet(room: &Room<'_>, course: &Course, result: &Outcome) -> Markup {
    let rows = course.stages.last().map(|stage| stage.rows.as_slice()).unwrap_or_default();
    let (lang, goal) = (room.reader.lang, course.goal.as_ref());
    html! { div.leaf.wide-table { (boards::score::sheet(lang, &room.sitting(), rows, goal, result)) } }
}

/// Who won, and what decided between equals; alone, whether the goal was reached.
pub fn words_of(room: &Room<'_>, tie: &'static str, goal: Option<&Goal>, result: &Outcome) -> Markup {
    if let Some(goal) = goal {
        return verdict(room, goal, result);
    }
    let winners: Vec<Seat> = result.winners().iter().collect();
    let Some(first) = winners.first().copied() else { return html! {} };
    let names: Vec<String> = winners.iter().map(|seat| room.name(*seat)).collect();
    let names = names.join(", ");
    let won = Phrase::new("score-winner").with("who", Arg::Text(names.clone()));
    let won = room.reader.tell(&won.number("points", result.scores[first]));
    let is_own = room.own().is_some_and(|own| winners.contains(&own));
    html! {
        p.status { @if is_own { b { (room.say("score-you-won")) } " " } (won) }
        @if is_tied(result) { p.tie { (room.reader.with(tie, "who", &names)) } }
    }
}

fn verdict(room: &Room<'_>, goal: &Goal, result: &Outcome) -> Markup {
    let (alone, has_won) = (Seat::default(), !result.winners().is_empty());
    let key = if has_won { goal.reached } else { goal.missed };
    let said = Phrase::new(key).with("who", Arg::Text(room.name(alone)));
    let said = said.number("n", result.scores[alone]).number("goal", goal.points);
    let cheer = if has_won { "score-you-won" } else { "score-you-lost" };
    let is_own = room.own() == Some(alone);
    html! { p.status { @if is_own { b { (room.say(cheer)) } " " } (room.reader.tell(&said)) } }
}

/// Whether something else than points decided who won: equal points and another place.
fn is_tied(result: &Outcome) -> bool {
    let best = result.winners().lowest().map(|seat| result.scores[seat]);
    result.scores.iter().any(|(seat, points)| result.places[seat] > 1 && Some(*points) == best)
}

fn charts(room: &Room<'_>, course: &Course) -> Markup {
    let sitting = room.sitting();
    let chart = Chart {
        lang: room.reader.lang,
        sitting: &sitting,
        stages: &course.stages,
        goal: course.goal.as_ref(),
    };
    html! { @if !course.stages.is_empty() { section.leaf { (chart.totals()) } section.leaf { (chart.sources()) } } }
}

fn fairness(room: &Room<'_>, record: &Record, is_open: bool) -> Markup {
    html! {
        section.leaf.fair {
            h2 { (room.say("fair-title")) }
            dl {
                dt { (room.say("fair-commitment")) } dd { code { (room.look.commitment) } }
                @if let Some(footer) = record.footer.filter(|_| is_open) { dt { (room.say("fair-seed")) } dd { code { (footer.seed) } } }
            }
            (tools::origin(room))
            @if is_open {
                p { a.btn.gold href=(room.at("/proof")) { (icon("check")) (room.say("fair-verify")) } " " span.hint { (room.say("fair-verify-why")) } }
            } @else { p { (room.say("error-seed-secret")) } }
            @if !room.look.duplicates.is_empty() {
                p { (room.say("score-duplicates")) ":" }
                ul { @for other in &room.look.duplicates { li { a href=(room.app.path(&format!("/t/{other}"))) { (other) } } } }
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
pub async fn proof(
    State(app): State<App>,
    reader: Reader,
    At(id): At,
    headers: HeaderMap,
) -> Result<Markup, Fault> {
    let look = look(&app, &id, &headers).await?;
    if look.result.is_none() {
        return Err(Fault::not_now("fair-later"));
    }
    if !app.tables.are_all_over(&id).await? {
        return Err(Fault::not_now("error-seed-secret"));
    }
    let (title, record) = whole_record(&app, &id).await?;
    let (record, proof) = app.tables.around().replay(move || prove(title, record)).await?;
    let heading = reader.say("fair-title");
    let body = html! {
        main #main.narrow {
            h1 { (heading) }
            p { a href=(app.path(&format!("/t/{id}/score"))) { (look.name) } }
            @match &proof {
                Ok(proof) => { (checked(&reader, &record, proof)) }
                Err(why) => { p.status { (reader.say("fair-failed")) } p lang="en" { (why) } }
            }
            (by_hand(&app, &reader, &id, &look, &record))
        }
    };
    Ok(framed(&app, &reader, &Page { title: &heading, ..Page::default() }, &body))
}

fn prove(title: Title, record: Record) -> (Record, Result<Proof, String>) {
    let proof = title.rules().verify(&record).map(|()| {
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
        p.status { (reader.say("fair-verified")) }
        ul.checks {
            (line(reader.say("proof-commitment")))
            (line(reader.count("proof-chance", "n", proof.chances as i64)))
            (line(reader.count("proof-moves", "n", proof.decisions as i64)))
            (line(reader.say("proof-result")))
        }
        dl {
            @if let Some(footer) = &record.footer { dt { (reader.say("fair-seed")) } dd { code { (footer.seed) } } }
            dt { (reader.say("fair-commitment")) } dd { code { (record.header.commitment) } }
        }
    }
}

fn by_hand(app: &App, reader: &Reader, id: &TableId, look: &Look, record: &Record) -> Markup {
    let file = format!("{}-{id}.jsonl", look.game);
    html! {
        section.leaf {
            h2 { (reader.say("proof-by-hand")) }
            p { (reader.say("proof-by-program")) " " a href=(app.path(&format!("/t/{id}/record"))) { (file) } }
            pre { code { "magnifico verify " (file) } }
            @if let Some(footer) = &record.footer {
                p { (reader.say("proof-by-digest")) }
                pre { code { "printf " (footer.seed) " | xxd -r -p | sha256sum" } }
            }
            p { (reader.say("proof-by-dice")) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::PerSeat;

    #[test]
    fn a_tie_is_told_where_equal_points_have_another_place() {
        let of = |scores: [i32; 3], places: [u8; 3]| Outcome {
            scores: PerSeat::from_fn(3, |seat| scores[seat.index()]),
            places: PerSeat::from_fn(3, |seat| places[seat.index()]),
        };
        assert!(is_tied(&of([50, 41, 50], [2, 3, 1])));
        assert!(!is_tied(&of([50, 41, 41], [1, 2, 3])), "a tie for the second place decides nothing");
        assert!(!is_tied(&of([50, 41, 50], [1, 3, 1])), "two winners share the place");
    }
}
