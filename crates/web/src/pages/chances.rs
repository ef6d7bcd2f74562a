//! The chart of everybody's chances over a match: large in its review, small beside its replay.

use super::reader::Reader;
use super::room::Round;
use super::room::hint::percent;
use crate::analysis::reviews::{Costly, Point, Review};
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
    /// The seat that the chart is about, where it is about one: its line is the strong one, and its costly decisions have seals.
    pub chosen: Option<Seat>,
}

impl Chances<'_> {
    /// The chart. Each column is a link to its moment, whose address `to` says.
    pub fn draw(&self, to: &dyn Fn(usize) -> String) -> Markup {
        let points = &self.review.points;
        let begun: Vec<f32> = self.begun().map(|(x, _)| x).collect();
        let ends = begun.iter().skip(1).copied().chain([WIDE]);
        // Every second round stands on a field of its own.
        let fields: Vec<(f32, f32)> = begun.iter().copied().zip(ends).step_by(2).collect();
        let class = |seat: Seat| {
            let strength = match self.chosen {
                Some(chosen) if chosen == seat => " chosen",
                Some(_) => " other",
                None => "",
            };
            format!("ln-{seat} p-{}{strength}", emblem_of(seat))
        };
        let lines = Seat::all(self.table.seats.len()).filter(|seat| self.chosen != Some(*seat));
        // The strong line lies above the others.
        let lines = lines.chain(self.chosen);
        let upright = |class: &str, x: f32| html! { line class=(class) x1=(format!("{x:.1}")) x2=(format!("{x:.1}")) y1="0" y2=(HIGH) {} };
        html! {
            div.win-chart {
                span.scale aria-hidden="true" { @for n in [100, 75, 50, 25, 0] { i { (self.reader.count(key!("hint-chance"), "n", n)) } } }
                svg.curve viewBox={ "0 0 " (WIDE) " " (HIGH) } preserveAspectRatio="none" role="group" aria-label=(self.reader.say(key!("review-chart"))) {
                    @for n in 0..=4u8 { line.grid x1="0" x2=(WIDE) y1=(f32::from(n) * HIGH / 4.0) y2=(f32::from(n) * HIGH / 4.0) {} }
                    @for (from, to) in fields { rect.field x=(format!("{from:.1}")) y="0" width=(format!("{:.1}", to - from)) height=(HIGH) {} }
                    @for seat in lines { polyline class=(class(seat)) points=(self.line(seat)) {} }
                    @for (i, point) in points.iter().enumerate() { (self.column(i, point, to)) }
                    @if let Some(now) = self.now { (upright("now", self.place(now))) }
                }
                @if let Some(chosen) = self.chosen { (self.seals(chosen)) }
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
        let spots = self.spots(seat).into_iter().map(|(x, y)| format!("{x:.1},{y:.1}"));
        spots.collect::<Vec<_>>().join(" ")
    }

    /// A seat's line: decisions in a row of one player are one spot, their mean, so that it shows turns and not clicks; the
    /// beginning and the end are as they were.
    fn spots(&self, seat: Seat) -> Vec<(f32, f32)> {
        let points = &self.review.points;
        let last = points.len().saturating_sub(1);
        let mut spots = Vec::new();
        let mut from = 0;
        for turn in points.chunk_by(|a, b| a.seat == b.seat) {
            let to = from + turn.len() - 1;
            let mean = turn.iter().map(|point| height(point, seat)).sum::<f32>() / turn.len() as f32;
            let (at, high) = match (from, to) {
                (0, _) => (0, height(&turn[0], seat)),
                (_, to) if to == last => (to, height(&points[to], seat)),
                _ => (to, mean),
            };
            spots.push((at as f32 * self.step(), high));
            from = to + 1;
        }
        spots
    }

    /// The costly decisions of a seat, as they came.
    pub fn costly(&self, seat: Seat) -> Vec<&Costly> {
        let mut own: Vec<&Costly> = self.review.costly.iter().filter(|it| it.decision.seat == seat).collect();
        own.sort_by_key(|it| it.decision.at);
        own
    }

    /// A numbered seal over each of them, which leads to its card.
    fn seals(&self, seat: Seat) -> Markup {
        let spots = self.spots(seat);
        let percent = |part: f32, whole: f32| format!("{:.1}%", part * 100.0 / whole);
        html! {
            svg.seals {
                @for (i, it) in self.costly(seat).into_iter().enumerate() {
                    @let (x, y) = (self.place(it.decision.at), between(&spots, self.place(it.decision.at)));
                    // Near the upper edge a seal hangs below its line.
                    @let lift = if y < 0.2 * HIGH { 28 } else { -28 };
                    a href={ "#decision-" (i + 1) } aria-label=(self.mark(it)) {
                        circle.spot cx=(percent(x, WIDE)) cy=(percent(y, HIGH)) r="4.5" {}
                        circle.wax cx=(percent(x, WIDE)) cy=(percent(y, HIGH)) r="14" transform={ "translate(0 " (lift) ")" } {}
                        text x=(percent(x, WIDE)) y=(percent(y, HIGH)) dy="0.35em" text-anchor="middle" transform={ "translate(0 " (lift) ")" } { (i + 1) }
                    }
                }
            }
        }
    }

    fn mark(&self, it: &Costly) -> String {
        let it = &it.decision;
        let mark = Phrase::new(key!("review-mark")).with("who", Arg::Text(self.name(it.seat).to_owned()));
        self.reader.tell(&mark.with("n", Arg::Text(percent(it.gain).to_string())))
    }

    /// One moment: a link as high as the chart, which says everybody's chances and marks what was costly.
    fn column(&self, i: usize, point: &Point, to: &dyn Fn(usize) -> String) -> Markup {
        let chances = Seat::all(point.chances.len()).zip(&point.chances);
        let chances: Vec<String> =
            chances.map(|(seat, it)| format!("{} {} %", self.name(seat), percent(*it))).collect();
        let moment = self.reader.count(key!("history-moment"), "n", point.at as i64);
        let mut words = format!("{moment}: {}", chances.join(", "));
        let costly = self.review.costly.iter().find(|it| it.decision.at == point.at);
        if let Some(it) = costly {
            words = format!("{words}. {}", self.mark(it));
        }
        let costly = costly.map(|it| &it.decision).filter(|_| self.chosen.is_none());
        let (x, wide) = (i as f32 * self.step(), self.step());
        let is_now = self.now.map(|now| self.latest(now) == i);
        // Beside a replay the slider and the arrow keys lead everywhere: a hundred columns need not be passed to get there.
        // And in a review the seals and the table do.
        let passed = (is_now == Some(false) || self.chosen.is_some()).then_some("-1");
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

/// Where a line is at a place between two of its spots.
fn between(spots: &[(f32, f32)], x: f32) -> f32 {
    let next = spots.partition_point(|(at, _)| *at < x);
    match (next.checked_sub(1).and_then(|i| spots.get(i)), spots.get(next)) {
        (Some((x0, y0)), Some((x1, y1))) => y0 + (y1 - y0) * (x - x0) / (x1 - x0),
        (_, Some((_, y))) | (Some((_, y)), None) => *y,
        (None, None) => HIGH,
    }
}

fn height(point: &Point, seat: Seat) -> f32 {
    (1.0 - point.chances.get(seat.index()).copied().unwrap_or(0.0)) * HIGH
}
