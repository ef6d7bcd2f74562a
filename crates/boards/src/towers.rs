//! The end of a match as a picture: a tower for each player, as high as the points, its courses where they came from.

use crate::board::{Goal, Row, Sitting};
use crate::icons::emblem_of;
use crate::pictures::Pictures;
use kernel::{Outcome, Seat};
use maud::{Markup, html};
use words::{Arg, Lang, Phrase, key, say, tell};

/// What the picture is drawn from.
#[derive(Clone, Copy, Debug)]
pub struct Towers<'a> {
    /// The reader's language.
    pub lang: Lang,
    /// Who sat where.
    pub sitting: &'a [Sitting],
    /// Where the points came from.
    pub rows: &'a [Row],
    /// What had to be reached, alone.
    pub goal: Option<&'a Goal>,
    /// How it ended.
    pub outcome: &'a Outcome,
    /// Where the pictures are that belong to no game.
    pub house: Pictures<'a>,
}

// The picture's own units.
const WIDE: i32 = 900;
const HIGH: i32 = 470;
/// Where towers stand, and how high the highest is.
const GROUND: i32 = 424;
const HIGHEST: i32 = 276;
/// The lane on the right is the winner's wreath's.
const LANE: i32 = 190;
/// Courses from this height on have their number; on a phone, where letters are larger, from the other.
const ROOM: i32 = 22;
const ROOM_ON_A_PHONE: i32 = 36;
/// So many inks the courses have.
const SOURCES: usize = 12;

/// Leaves of the palettes that crests are drawn in.
const PALETTES: [&str; 5] = ["art-char", "art-exco", "art-terr", "art-buil", "art-vent"];

impl Towers<'_> {
    /// The picture with its legend.
    pub fn draw(&self) -> Markup {
        let order = self.order();
        let wide = (WIDE - LANE) / order.len().max(1) as i32;
        let body = (wide * 3 / 5).min(124);
        html! {
            figure.towers-of {
                svg.tw viewBox={ "0 0 " (WIDE) " " (HIGH) } role="img" aria-label=(self.told()) {
                    (SKY)
                    @if let Some(goal) = self.goal {
                        @let y = GROUND - self.high(goal.points);
                        line.mark x1="0" x2=(WIDE) y1=(y) y2=(y) {}
                        text.aim x="16" y=(y - 8) { (goal.points) " " (tell(self.lang, &goal.whose)) }
                    }
                    @for (i, seat) in order.iter().enumerate() {
                        (self.tower(*seat, i as i32 * wide + (wide - body) / 2 + 8, body))
                    }
                    @if let [winner] = self.outcome.winners().iter().collect::<Vec<_>>()[..] { (self.wreath(winner)) }
                }
                (self.legend())
            }
        }
    }

    /// The seats, the best first.
    fn order(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = Seat::all(self.outcome.places.len()).collect();
        seats.sort_by_key(|seat| self.outcome.places[*seat]);
        seats
    }

    fn name(&self, seat: Seat) -> &str {
        self.sitting.get(seat.index()).map_or("", |it| it.name.as_str())
    }

    /// How high so many points are.
    fn high(&self, points: i32) -> i32 {
        let of_all = Seat::all(self.outcome.scores.len()).map(|seat| self.gained(seat));
        let most = of_all.chain(self.goal.map(|goal| goal.points)).max().unwrap_or(0).max(1);
        HIGHEST * points.max(0) / most
    }

    /// What was won before anything was lost.
    fn gained(&self, seat: Seat) -> i32 {
        let gains: i32 = self.rows.iter().map(|row| row.points[seat].max(0)).sum();
        gains.max(self.outcome.scores[seat])
    }

    /// A tower: its courses up to the points, battlements in the family's colour, above them the outline of what was lost.
    fn tower(&self, seat: Seat, x: i32, wide: i32) -> Markup {
        let sign = emblem_of(seat);
        let points = self.outcome.scores[seat];
        let top = GROUND - self.high(points);
        let lost = GROUND - self.high(self.gained(seat));
        let shade = wide * 3 / 10;
        html! {
            g class={ "p-" (sign) } {
                @if lost < top - 4 { path.ruin d={ "M" (x) " " (top) "V" (lost) "H" (x + wide) "V" (top) } {} }
                g.stones {
                    rect.src.s0 x=(x) y=(top) width=(wide) height=(GROUND - top) {}
                    @for (i, n, from, to) in self.courses(seat) {
                        rect class={ "src s" (i % SOURCES) } x=(x) y=(to) width=(wide) height=(from - to) {}
                        // The coat of arms stands before the lowest of them.
                        @let free = from.min(GROUND - 50) - to;
                        @if free >= ROOM {
                            text.in.roomy[free >= ROOM_ON_A_PHONE] x=(x + wide / 2 - shade / 4) y=(to + free / 2 + 6) text-anchor="middle" { (n) }
                        }
                    }
                    rect.lit x=(x) y=(top) width="14" height=(GROUND - top) {}
                    rect.dim x=(x + wide - shade) y=(top) width=(shade) height=(GROUND - top) {}
                }
                (battlements(x - 8, top - 14, wide + 16))
                @if self.outcome.places[seat] == 1 && self.goal.is_none() {
                    path.pole d={ "M" (x + wide / 2) " " (top - 34) "v-56" } {}
                    path.flag d={ "M" (x + wide / 2) " " (top - 88) "c22-8 34 8 58 0v26c-24 8-36-8-58 0z" } {}
                }
                g.plate {
                    rect x=(x + wide / 2 - 88) y=(top - 78) width="80" height="40" rx="3" {}
                    text x=(x + wide / 2 - 48) y=(top - 48) text-anchor="middle" { (points) }
                }
                svg x=(x + wide / 2 - 24) y=(GROUND - 46) width="48" height="58" viewBox="0 0 48 58" class=(PALETTES[seat.index() % PALETTES.len()]) {
                    (self.house.draw("crests", sign, ""))
                }
            }
        }
    }

    /// The courses of a tower from the ground up: which source, how much, and between which heights. What was lost took the
    /// uppermost of them along.
    fn courses(&self, seat: Seat) -> Vec<(usize, i32, i32, i32)> {
        let top = self.outcome.scores[seat];
        let mut sum = 0;
        let mut courses = Vec::new();
        for (i, row) in self.rows.iter().enumerate().filter(|(_, row)| row.points[seat] > 0) {
            let (from, to) = (sum.min(top), (sum + row.points[seat]).min(top));
            sum += row.points[seat];
            if to > from {
                courses.push((i, row.points[seat], GROUND - self.high(from), GROUND - self.high(to)));
            }
        }
        courses
    }

    fn wreath(&self, winner: Seat) -> Markup {
        let x = WIDE - LANE - 20;
        let palette = PALETTES[winner.index() % PALETTES.len()];
        html! {
            g.wreath {
                svg x=(x) y="14" width="230" height="126" viewBox="0 0 400 220" class="art-terr" { (self.house.draw("laurel", "laurel", "")) }
                svg x=(x + 87) y="34" width="56" height="66" viewBox="0 0 48 58" class=(palette) { (self.house.draw("crests", emblem_of(winner), "")) }
            }
        }
    }

    fn legend(&self) -> Markup {
        let is_shown = |(_, row): &(usize, &Row)| row.points.iter().any(|(_, n)| *n > 0);
        let is_lost = |row: &Row| row.points.iter().any(|(_, n)| *n < 0);
        html! {
            figcaption {
                ul.legend {
                    @for (i, row) in self.rows.iter().enumerate().filter(is_shown) {
                        li { svg viewBox="0 0 12 12" aria-hidden="true" { rect class={ "src s" (i % SOURCES) } width="12" height="12" {} } (say(self.lang, row.key)) }
                    }
                    @for row in self.rows.iter().filter(|row| is_lost(row)) {
                        li { svg viewBox="0 0 12 12" aria-hidden="true" { rect.ruin x="1" y="1" width="10" height="10" {} } (say(self.lang, row.key)) }
                    }
                }
            }
        }
    }

    /// The same in one sentence.
    fn told(&self) -> String {
        let sums =
            self.order().into_iter().map(|seat| format!("{} {}", self.name(seat), self.outcome.scores[seat]));
        let sums = sums.collect::<Vec<_>>().join(", ");
        tell(self.lang, &Phrase::new(key!("score-towers")).with("sums", Arg::Text(sums)))
    }
}

/// Battlements over a whole width, swallow-tailed.
fn battlements(x: i32, y: i32, wide: i32) -> Markup {
    let n = (wide / 28).max(3);
    let step = wide / n;
    let (gap, half) = (step * 2 / 5, (step - step * 2 / 5) / 2);
    let tooth = format!("v-22l{half} 7 {half}-7v22h{gap}");
    // What whole units leave over goes to the last gap.
    let end = wide - n * (2 * half + gap);
    let teeth = tooth.repeat(usize::try_from(n).unwrap_or(3));
    html! {
        path.crown d={ "M" (x) " " (y) (teeth) "h" (end) "v14H" (x) "z" } {}
        rect.dim x=(x + wide - wide * 3 / 10) y=(y) width=(wide * 3 / 10) height="14" {}
    }
}

/// Morning over hills, in the colours of wood.
const SKY: maud::PreEscaped<&str> = maud::PreEscaped(include_str!("../assets/morning.svg"));
