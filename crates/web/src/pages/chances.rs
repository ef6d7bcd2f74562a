//! The chart of everybody's chances over a match: large in its review, small beside its replay.

use super::reader::Reader;
use super::room::Round;
use super::room::hint::percent;
use crate::analysis::reviews::{Point, Review};
use crate::table::TableView;
use boards::icons::emblem_of;
use kernel::Seat;
use maud::{Markup, html};
use words::{Arg, Phrase, key};

/// The chart's measures, in its own units: it is stretched to the room that there is.
const WIDE: f32 = 1000.0;
const HIGH: f32 = 360.0;

/// The numbers of rounds that begin closer to each other would be written over one another.
const APART: f32 = 0.06 * WIDE;

/// What the chart is drawn from.
pub struct Chances<'a> {
    pub reader: &'a Reader,
    /// Who sat where.
    pub table: &'a TableView,
    /// Everybody's chances, and the costliest decisions.
    pub review: &'a Review,
    /// The rounds, where the game has some.
    pub rounds: &'a [Round],
    /// The moment that is shown beside the chart.
    pub now: Option<usize>,
}

impl Chances<'_> {
    /// The chart. Each column is a link to its moment, whose address `to` says.
    pub fn draw(&self, to: &dyn Fn(usize) -> String) -> Markup {
        let points = &self.review.points;
        let begun = self.begun().filter(|(x, _)| *x > 0.0);
        let upright = |class: &str, x: f32| html! { line class=(class) x1=(format!("{x:.1}")) x2=(format!("{x:.1}")) y1="0" y2=(HIGH) {} };
        html! {
            div.win-chart {
                span.scale aria-hidden="true" { @for n in [100, 75, 50, 25, 0] { i { (self.reader.count(key!("hint-chance"), "n", n)) } } }
                svg.curve viewBox={ "0 0 " (WIDE) " " (HIGH) } preserveAspectRatio="none" role="group" aria-label=(self.reader.say(key!("review-chart"))) {
                    @for n in 0..=4u8 { line.grid x1="0" x2=(WIDE) y1=(f32::from(n) * HIGH / 4.0) y2=(f32::from(n) * HIGH / 4.0) {} }
                    @for (x, _) in begun { (upright("round", x)) }
                    @for seat in Seat::all(self.table.seats.len()) { polyline class={ "ln-" (seat) " p-" (emblem_of(seat)) } points=(self.line(seat)) {} }
                    @for (i, point) in points.iter().enumerate() { (self.column(i, point, to)) }
                    @if let Some(now) = self.now { (upright("now", self.place(now))) }
                }
                @if self.now.is_none() { (self.numbers()) }
            }
        }
    }

    fn step(&self) -> f32 {
        WIDE / self.review.points.len().saturating_sub(1).max(1) as f32
    }

    /// The last moment of the chart that is not after this one.
    fn latest(&self, at: usize) -> usize {
        self.review.points.partition_point(|point| point.at <= at).saturating_sub(1)
    }

    /// Where a moment lies in the chart: between two of its moments where nothing was to be chosen.
    fn place(&self, at: usize) -> f32 {
        let points = &self.review.points;
        let i = self.latest(at);
        let between = match (points.get(i), points.get(i + 1)) {
            (Some(from), Some(to)) if from.at < at => (at - from.at) as f32 / (to.at - from.at) as f32,
            _ => 0.0,
        };
        (i as f32 + between) * self.step()
    }

    /// Where rounds began, and which; not one that began with the end of the match.
    fn begun(&self) -> impl Iterator<Item = (f32, u32)> {
        let end = self.review.points.last().map_or(0, |point| point.at);
        let rounds = self.rounds.iter().filter(move |round| round.round > 0 && round.at < end);
        rounds.map(|round| (self.place(round.at), round.round))
    }

    fn line(&self, seat: Seat) -> String {
        let spot = |(i, point)| format!("{:.1},{:.1}", i as f32 * self.step(), height(point, seat));
        self.review.points.iter().enumerate().map(spot).collect::<Vec<_>>().join(" ")
    }

    /// One moment: a link as high as the chart, which says everybody's chances and marks what was costly.
    fn column(&self, i: usize, point: &Point, to: &dyn Fn(usize) -> String) -> Markup {
        let chances = Seat::all(point.chances.len()).zip(&point.chances);
        let chances: Vec<String> =
            chances.map(|(seat, it)| format!("{} {} %", self.name(seat), percent(*it))).collect();
        let moment = self.reader.count(key!("history-moment"), "n", point.at as i64);
        let mut words = format!("{moment}: {}", chances.join(", "));
        let costly = self.review.costly.iter().map(|it| &it.decision).find(|it| it.at == point.at);
        if let Some(it) = costly {
            let mark = Phrase::new(key!("review-mark")).with("who", Arg::Text(self.name(it.seat).to_owned()));
            let mark = mark.with("n", Arg::Text(percent(it.gain).to_string()));
            words = format!("{words}. {}", self.reader.tell(&mark));
        }
        let (x, wide) = (i as f32 * self.step(), self.step());
        let is_now = self.now.map(|now| self.latest(now) == i);
        // Beside a replay the slider and the arrow keys lead everywhere: a hundred columns need not be passed to get there.
        let passed = (is_now == Some(false)).then_some("-1");
        let current = (is_now == Some(true)).then_some("true");
        html! {
            a href=(to(point.at)) aria-label=(words) aria-current=[current] tabindex=[passed] {
                title { (words) }
                rect x=(format!("{:.1}", x - wide / 2.0)) y="0" width=(format!("{wide:.1}")) height=(HIGH) {}
                @if let Some(it) = costly {
                    // A line without a length and with round ends: a circle would be stretched with the chart.
                    @let spot = format!("M{x:.1} {:.1}h.01", height(point, it.seat));
                    path.halo d=(spot) {}
                    path class={ "dot p-" (emblem_of(it.seat)) } d=(spot) {}
                }
            }
        }
    }

    /// The numbers of the rounds below their beginnings.
    fn numbers(&self) -> Markup {
        let mut free = 0.0;
        let mut shown = Vec::new();
        for (x, round) in self.begun() {
            if x >= free {
                shown.push((x, round));
                free = x + APART;
            }
        }
        html! {
            svg.numbers aria-hidden="true" { @for (x, round) in shown { text x={ (format!("{:.1}", x * 100.0 / WIDE)) "%" } y="1em" { (round) } } }
        }
    }

    fn name(&self, seat: Seat) -> &str {
        self.table.seats.get(seat.index()).map_or("", |it| it.name.as_str())
    }
}

fn height(point: &Point, seat: Seat) -> f32 {
    (1.0 - point.chances.get(seat.index()).copied().unwrap_or(0.0)) * HIGH
}
