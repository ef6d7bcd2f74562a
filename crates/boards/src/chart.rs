//! How the points of a match grew, drawn: lines for the totals, columns for where they came from. Each has its table.

use crate::board::{Goal, Row, Sitting};
use crate::icons::{emblem, emblem_of};
use kernel::{PerSeat, Seat};
use maud::{Markup, html};
use std::ops::Range;
use words::{Key, Lang, Phrase, key, say, tell};

/// The score at the end of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stage {
    /// Which round ended.
    pub round: u32,
    /// Everybody's points.
    pub total: PerSeat<i32>,
    /// Where they came from.
    pub rows: Vec<Row>,
}

/// Who looks at the charts.
#[derive(Clone, Copy, Debug)]
pub struct Chart<'a> {
    /// The reader's language.
    pub lang: Lang,
    /// Who sits where.
    pub sitting: &'a [Sitting],
    /// The ends of the rounds, the first one first.
    pub stages: &'a [Stage],
    /// What must be reached, alone.
    pub goal: Option<&'a Goal>,
}

/// The drawing's own units.
const WIDE: i32 = 640;
const HIGH: i32 = 280;
const LEFT: i32 = 40;
const RIGHT: i32 = 150;
const EDGE: i32 = 24;

impl Chart<'_> {
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.stages.first().map_or(0, |stage| stage.total.len()))
    }

    fn name(&self, seat: Seat) -> &str {
        self.sitting.get(seat.index()).map_or("", |it| it.name.as_str())
    }

    fn round(&self, stage: &Stage) -> String {
        tell(self.lang, &Phrase::new(key!("history-round")).number("round", stage.round))
    }

    /// The totals as lines, one for each player, and as a table.
    pub fn totals(&self) -> Markup {
        let points = self.stages.iter().flat_map(|stage| stage.total.iter().map(|(_, n)| *n));
        let scale = Height::over(points.chain(self.goal.map(|goal| goal.points)), EDGE, HIGH - EDGE);
        let step = (WIDE - LEFT - RIGHT) / (self.stages.len().max(2) as i32 - 1);
        let x = |i: usize| LEFT + i as i32 * step;
        html! {
            figure.chart {
                figcaption { b { (say(self.lang, key!("score-chart"))) } small { (say(self.lang, key!("score-chart-why"))) } }
                svg viewBox={ "0 0 " (WIDE) " " (HIGH) } role="img" aria-label=(say(self.lang, key!("score-chart"))) {
                    @for n in scale.marks() {
                        line.grid x1=(LEFT) x2=(WIDE - RIGHT) y1=(scale.at(n)) y2=(scale.at(n)) {}
                        text.axis x=(LEFT - 6) y=(scale.at(n) + 4) text-anchor="end" { (n) }
                    }
                    @if let Some(goal) = self.goal { (self.line_of(goal, scale.at(goal.points))) }
                    @for (i, stage) in self.stages.iter().enumerate() {
                        text.axis x=(x(i)) y=(HIGH - 4) text-anchor="middle" { (stage.round) }
                    }
                    @for seat in self.seats() {
                        g class={ "p-" (emblem_of(seat)) } {
                            polyline class={ "ln ln-" (seat) } points=(self.path(seat, &scale, x)) {}
                            @for (i, stage) in self.stages.iter().enumerate() {
                                circle.dot cx=(x(i)) cy=(scale.at(stage.total[seat])) r="3.5" {
                                    title { (self.name(seat)) ", " (self.round(stage)) ": " (stage.total[seat]) }
                                }
                            }
                        }
                    }
                    @for (seat, y) in self.names(&scale) { (self.end(seat, y)) }
                }
                details { summary { (say(self.lang, key!("score-table"))) } (self.table_of_totals()) }
            }
        }
    }

    fn line_of(&self, goal: &Goal, y: i32) -> Markup {
        html! {
            line.goal x1=(LEFT) x2=(WIDE - RIGHT) y1=(y) y2=(y) {}
            text.goal x=(LEFT + 6) y=(y - 5) { (goal.points) " " (tell(self.lang, &goal.whose)) }
        }
    }

    fn path(&self, seat: Seat, scale: &Height, x: impl Fn(usize) -> i32) -> String {
        let stages = self.stages.iter().enumerate();
        let points = stages.map(|(i, stage)| format!("{},{}", x(i), scale.at(stage.total[seat])));
        points.collect::<Vec<_>>().join(" ")
    }

    /// Where each name stands at the end of its line: in the order of the points, and never over another.
    fn names(&self, scale: &Height) -> Vec<(Seat, i32)> {
        let Some(last) = self.stages.last() else { return Vec::new() };
        let mut names: Vec<(Seat, i32)> =
            self.seats().map(|seat| (seat, scale.at(last.total[seat]))).collect();
        names.sort_by_key(|(_, y)| *y);
        for i in 1..names.len() {
            names[i].1 = names[i].1.max(names[i - 1].1 + NAME);
        }
        let mut lowest = HIGH - EDGE;
        for (_, y) in names.iter_mut().rev() {
            *y = (*y).min(lowest);
            lowest = *y - NAME;
        }
        names
    }

    fn end(&self, seat: Seat, y: i32) -> Markup {
        let (sign, x) = (emblem_of(seat), WIDE - RIGHT + 18);
        let points = self.stages.last().map_or(0, |last| last.total[seat]);
        html! {
            g class={ "end p-" (sign) } {
                circle.disc cx=(x) cy=(y) r="9" {}
                use href={ "#e-" (sign) } x=(x - 6) y=(y - 6) width="12" height="12" {}
                text x=(x + 15) y=(y + 4) { (points) " " (short(self.name(seat))) }
            }
        }
    }

    fn table_of_totals(&self) -> Markup {
        html! {
            table.score-sheet {
                thead { tr { th scope="col" {} @for seat in self.seats() { th scope="col" { (emblem(seat, self.name(seat), "")) (self.name(seat)) } } } }
                tbody {
                    @for stage in self.stages {
                        tr { th scope="row" { (self.round(stage)) } @for seat in self.seats() { td { (stage.total[seat]) } } }
                    }
                }
            }
        }
    }

    /// Where the points came from: a small drawing of columns for each player, and a table.
    pub fn sources(&self) -> Markup {
        let sums = self.stages.iter().flat_map(|stage| {
            self.seats().flat_map(|seat| {
                let of = |is_gain: bool| -> i32 {
                    let points = stage.rows.iter().map(|row| row.points[seat]);
                    points.filter(|n| (*n > 0) == is_gain).sum()
                };
                [of(true), of(false)]
            })
        });
        let scale = Height::over(sums, 8, 150);
        let keys = self.stages.last().map(|stage| stage.rows.as_slice()).unwrap_or_default();
        let is_used = |i: usize| {
            let of =
                |stage: &Stage| stage.rows.get(i).is_some_and(|row| row.points.iter().any(|(_, n)| *n != 0));
            self.stages.iter().any(of)
        };
        html! {
            figure.chart {
                figcaption { b { (say(self.lang, key!("score-chart-source"))) } small { (say(self.lang, key!("score-chart-source-why"))) } }
                div.columns { @for seat in self.seats() { (self.columns(seat, &scale)) } }
                ul.legend {
                    @for (i, row) in keys.iter().enumerate().filter(|(i, _)| is_used(*i)) {
                        li { svg viewBox="0 0 12 12" aria-hidden="true" { rect class={ "src s" (i % SOURCES) } width="12" height="12" {} } (say(self.lang, row.key)) }
                    }
                }
                details { summary { (say(self.lang, key!("score-table"))) } @for seat in self.seats() { (self.table_of_sources(seat)) } }
            }
        }
    }

    fn columns(&self, seat: Seat, scale: &Height) -> Markup {
        let step = 30;
        let wide = 30 + self.stages.len() as i32 * step;
        html! {
            figure.cols {
                figcaption { (emblem(seat, self.name(seat), "")) (self.name(seat)) }
                svg viewBox={ "0 0 " (wide) " 172" } role="img" aria-label={ (self.name(seat)) ": " (say(self.lang, key!("score-chart-source"))) } {
                    @for n in scale.marks() {
                        line.grid x1="26" x2=(wide) y1=(scale.at(n)) y2=(scale.at(n)) {}
                        text.axis x="22" y=(scale.at(n) + 4) text-anchor="end" { (n) }
                    }
                    @for (i, stage) in self.stages.iter().enumerate() {
                        @let x = 32 + i as i32 * step;
                        @for Part { source, key, n, y, high } in parts(stage, seat, scale) {
                            rect class={ "src s" (source % SOURCES) } x=(x) y=(y) width="22" height=(high) {
                                title { (self.round(stage)) ", " (say(self.lang, key)) ": " (n) }
                            }
                            @if high >= 11 { text.in x=(x + 11) y=(y + high / 2 + 4) text-anchor="middle" { (n) } }
                        }
                        text.axis x=(x + 11) y="168" text-anchor="middle" { (stage.round) }
                    }
                }
            }
        }
    }

    fn table_of_sources(&self, seat: Seat) -> Markup {
        let rows = self.stages.last().map(|stage| stage.rows.as_slice()).unwrap_or_default();
        let at = |stage: &Stage, i: usize| stage.rows.get(i).map_or(0, |row| row.points[seat]);
        html! {
            table.score-sheet {
                caption { (emblem(seat, self.name(seat), "")) " " (self.name(seat)) }
                thead { tr { th scope="col" {} @for stage in self.stages { th scope="col" { (self.round(stage)) } } } }
                tbody {
                    @for (i, row) in rows.iter().enumerate() {
                        @if self.stages.iter().any(|stage| at(stage, i) != 0) {
                            tr { th scope="row" { (say(self.lang, row.key)) } @for stage in self.stages { td { (at(stage, i)) } } }
                        }
                    }
                }
            }
        }
    }
}

/// A part of a column.
struct Part {
    source: usize,
    key: Key,
    n: i32,
    y: i32,
    high: i32,
}

/// The parts of a seat's column: gains above zero, losses below.
fn parts(stage: &Stage, seat: Seat, scale: &Height) -> Vec<Part> {
    let (mut up, mut down) = (0, 0);
    let mut parts = Vec::new();
    for (source, row) in stage.rows.iter().enumerate().filter(|(_, row)| row.points[seat] != 0) {
        let n = row.points[seat];
        let from = if n > 0 { &mut up } else { &mut down };
        let (a, b) = (scale.at(*from), scale.at(*from + n));
        *from += n;
        parts.push(Part { source, key: row.key, n, y: a.min(b), high: (a - b).abs() });
    }
    parts
}

/// So many inks the columns have.
const SOURCES: usize = 12;

/// A name that fits beside a line; whoever wants all of it finds it in the table.
fn short(name: &str) -> String {
    if name.chars().count() <= 12 { name.to_owned() } else { name.chars().take(11).chain(['…']).collect() }
}

/// How far two names must stand from each other.
const NAME: i32 = 20;

/// From numbers to places along a side of a drawing.
#[derive(Clone, Debug)]
pub struct Scale {
    /// The numbers that have a place.
    pub numbers: Range<f64>,
    /// Where the first and the last of them stand; those of a height run upwards, from a larger number to a smaller.
    pub places: Range<f64>,
}

impl Scale {
    /// Where a number stands.
    pub fn place(&self, number: f64) -> f64 {
        let length = |range: &Range<f64>| range.end - range.start;
        self.places.start + length(&self.places) * (number - self.numbers.start) / length(&self.numbers)
    }
}

/// Points on a height.
struct Height {
    least: i32,
    most: i32,
    step: i32,
    scale: Scale,
}

impl Height {
    /// Room for all of these and for zero, from a top to a bottom.
    fn over(points: impl Iterator<Item = i32>, top: i32, bottom: i32) -> Height {
        let (least, most) = points.fold((0, 1), |(least, most), n| (least.min(n), most.max(n)));
        let step = [1, 2, 5, 10, 20, 50, 100, 200, 500].into_iter().find(|step| (most - least) / step <= 6);
        let step = step.unwrap_or(1000);
        let least = least.div_euclid(step) * step;
        let most = (most + step - 1).div_euclid(step) * step;
        let scale = Scale { numbers: least.into()..most.into(), places: bottom.into()..top.into() };
        Height { least, most, step, scale }
    }

    /// Where so many points stand, in whole units.
    fn at(&self, n: i32) -> i32 {
        self.scale.place(n.into()).ceil() as i32
    }

    fn marks(&self) -> impl Iterator<Item = i32> + use<> {
        (self.least..=self.most).step_by(usize::try_from(self.step).unwrap_or(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scale_begins_and_ends_at_its_places() {
        let across = Scale { numbers: 0.0..0.5, places: 24.0..696.0 };
        assert_eq!([0.0, 0.5].map(|n| across.place(n).to_bits()), [24.0_f64, 696.0].map(f64::to_bits));
        let up = Scale { numbers: -10.0..50.0, places: 150.0..8.0 };
        assert_eq!([-10.0, 50.0].map(|n| up.place(n).to_bits()), [150.0_f64, 8.0].map(f64::to_bits));
    }

    /// Half units would blur the lines: points below the next whole unit stand at the one before.
    #[test]
    fn heights_are_whole_units() {
        for (least, most) in [(0, 1), (-10, 50), (-3, 7), (0, 140), (-50, 300)] {
            for (top, bottom) in [(EDGE, HIGH - EDGE), (8, 150)] {
                let height = Height::over([least, most].into_iter(), top, bottom);
                for n in height.least..=height.most {
                    let up = (n - height.least) * (bottom - top) / (height.most - height.least);
                    assert_eq!(height.at(n), bottom - up, "{n} of {least} to {most}");
                }
            }
        }
    }

    #[test]
    fn a_scale_has_room_for_everything_and_few_marks() {
        for points in [vec![0], vec![3, -7, 12], vec![140, 20], vec![-2, -1]] {
            let scale = Height::over(points.iter().copied(), 10, 110);
            for n in points.iter().chain(&[0]) {
                assert!((10..=110).contains(&scale.at(*n)), "{n} of {points:?}");
            }
            assert!((2..=9).contains(&scale.marks().count()), "{points:?}");
        }
    }

    #[test]
    fn a_goal_above_all_points_is_drawn_on_the_chart() {
        let stages = [Stage { round: 1, total: PerSeat::from_fn(1, |_| 12), rows: Vec::new() }];
        let (whose, said) = (Phrase::verbatim("the Pope"), key!("score-title"));
        let goal = Goal { whose, points: 60, reached: said, missed: said };
        let chart =
            |goal| Chart { lang: Lang::En, sitting: &[], stages: &stages, goal }.totals().into_string();
        let drawn = chart(Some(&goal));
        let (_, line) = drawn.split_once("class=\"goal\"").expect("a line");
        let y: i32 =
            line.split_once("y1=\"").and_then(|(_, y)| y.split_once('"')?.0.parse().ok()).expect("a height");
        assert!((EDGE..HIGH - EDGE).contains(&y), "{y}");
        assert!(drawn.contains("60 the Pope"), "{drawn}");
        assert!(!chart(None).contains("goal"));
    }

    #[test]
    fn names_never_stand_over_each_other() {
        let total = PerSeat::from_fn(4, |seat| [40, 40, 41, 0][seat.index()]);
        let stages = [Stage { round: 1, total, rows: Vec::new() }];
        let chart = Chart { lang: Lang::En, sitting: &[], stages: &stages, goal: None };
        let scale = Height::over([0, 41].into_iter(), EDGE, HIGH - EDGE);
        let names = chart.names(&scale);
        assert!(names.windows(2).all(|pair| pair[1].1 - pair[0].1 >= NAME), "{names:?}");
        assert!(names.iter().all(|(_, y)| (0..=HIGH).contains(y)), "{names:?}");
    }
}
