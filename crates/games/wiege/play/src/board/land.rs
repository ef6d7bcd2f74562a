//! The land of an event: it grows round the spaces and along the roads, so that each event has a coast of its own.

use std::f32::consts::TAU;
use wiege::data::Event;
use wiege::pieces::Symbol;

/// What is drawn below the spaces of an event.
pub(super) struct Land {
    /// Whether it lies in the sea.
    pub(super) is_sea: bool,
    /// Its left and upper edge.
    pub(super) corner: Point,
    /// Its width and height, each one of a few, which the style sheet knows.
    pub(super) size: (u16, u16),
    /// The ground: dots and strips that overlap, those of each of three widths together. The style sheet knows the widths, so
    /// that shallows, coast and land are the same lines.
    pub(super) ground: [String; 3],
    /// The roads, slightly bent.
    pub(super) roads: String,
    /// Trees, hills, waves: the symbol of each, and where it stands.
    pub(super) signs: Vec<(&'static str, Point)>,
}

/// A point of the drawing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Point(pub(super) f32, pub(super) f32);

impl Point {
    fn to(self, other: Point) -> f32 {
        (other.0 - self.0).hypot(other.1 - self.1)
    }

    fn between(self, other: Point, part: f32) -> Point {
        Point(self.0 + (other.0 - self.0) * part, self.1 + (other.1 - self.1) * part)
    }

    /// How far it is to the nearest point of a line.
    fn to_line(self, (a, b): (Point, Point)) -> f32 {
        let along = (self.0 - a.0) * (b.0 - a.0) + (self.1 - a.1) * (b.1 - a.1);
        let part = (along / a.to(b).powi(2).max(1.0)).clamp(0.0, 1.0);
        self.to(a.between(b, part))
    }
}

/// Numbers between 0 and 1 that are the same whenever the same event is drawn.
struct Chance(u64);

impl Chance {
    fn of(event: &Event) -> Chance {
        let mut chance = Chance(u64::from(event.year) * 64 + event.id.index() as u64);
        chance.next();
        chance.next();
        chance
    }

    fn next(&mut self) -> f32 {
        self.0 = self.0 * 16807 % 2_147_483_647;
        self.0 as f32 / 2_147_483_647.0
    }
}

const WIDTHS: [u16; 4] = [100, 110, 120, 130];
const HEIGHTS: [u16; 4] = [78, 88, 98, 108];

impl Land {
    /// The land of an event.
    pub(super) fn of(event: &Event) -> Land {
        let mut chance = Chance::of(event);
        let is_sea = event.symbols.contains(Symbol::Exploration);
        let points: Vec<Point> = event.spaces.iter().map(|it| at(it.x, it.y)).collect();
        let lines: Vec<(Point, Point)> = event.roads.iter().map(|(a, b)| (points[*a], points[*b])).collect();
        let ground = ground(&mut chance, &points, &lines);
        let signs = signs(&mut chance, is_sea, &points, &lines);
        let roads = lines.iter().map(|line| road(&mut chance, *line)).collect();
        let (left, width) = span(points.iter().map(|it| it.0), (20.0, 20.0), WIDTHS);
        let (top, height) = span(points.iter().map(|it| it.1), (25.0, 21.0), HEIGHTS);
        Land { is_sea, corner: Point(left, top), size: (width, height), ground, roads, signs }
    }

    /// Where a space is, in hundredths of the width and the height.
    pub(super) fn hundredths(&self, x: u8, y: u8) -> (u8, u8) {
        let Point(x, y) = at(x, y);
        let part = |n: f32, from: f32, size: u16| ((n - from) / f32::from(size) * 100.0).round() as u8;
        (part(x, self.corner.0, self.size.0), part(y, self.corner.1, self.size.1))
    }

    /// The part of the drawing that is shown.
    pub(super) fn view_box(&self) -> String {
        let (Point(x, y), (width, height)) = (self.corner, self.size);
        format!("{x:.1} {y:.1} {width} {height}")
    }
}

/// A place given in hundredths, as a point of the drawing.
pub(super) fn at(x: u8, y: u8) -> Point {
    Point(15.0 + f32::from(x) * 1.1, 17.0 + f32::from(y) * 0.78)
}

/// The first and the length of what is needed to show all of these with some room round them.
fn span(all: impl Iterator<Item = f32> + Clone, room: (f32, f32), sizes: [u16; 4]) -> (f32, u16) {
    let least = all.clone().fold(f32::MAX, f32::min) - room.0;
    let most = all.fold(f32::MIN, f32::max) + room.1;
    let size = sizes.into_iter().find(|it| f32::from(*it) >= most - least).unwrap_or(sizes[3]);
    ((least + most - f32::from(size)) / 2.0, size)
}

/// Dots round the spaces and along the roads, the largest first, and the roads themselves as strips of the middle width.
fn ground(chance: &mut Chance, points: &[Point], lines: &[(Point, Point)]) -> [String; 3] {
    let [mut large, mut middle, mut small] = [const { String::new() }; 3];
    for point in points {
        large += &dot(*point);
        for _ in 0..3 {
            let turn = chance.next() * TAU;
            let beside = Point(point.0 + 14.0 * turn.cos(), point.1 + 12.0 * turn.sin());
            *(if chance.next() < 0.5 { &mut middle } else { &mut small }) += &dot(beside);
        }
    }
    for (a, b) in lines {
        for part in [0.25, 0.5, 0.75] {
            let Point(x, y) = a.between(*b, part);
            let beside = Point(x + (chance.next() - 0.5) * 12.0, y + (chance.next() - 0.5) * 12.0);
            *(if chance.next() < 0.6 { &mut middle } else { &mut small }) += &dot(beside);
        }
        middle += &strip(*a, *b);
    }
    [large, middle, small]
}

fn strip(a: Point, b: Point) -> String {
    format!("M{:.0} {:.0}L{:.0} {:.0}", a.0, a.1, b.0, b.1)
}

fn dot(Point(x, y): Point) -> String {
    format!("M{x:.0} {y:.0}h0")
}

/// A road that bends a little to one side.
fn road(chance: &mut Chance, (a, b): (Point, Point)) -> String {
    let far = a.to(b).max(1.0);
    let bend = (far * 0.08).min(4.0) * if chance.next() < 0.5 { -1.0 } else { 1.0 };
    let Point(x, y) = a.between(b, 0.5);
    let (x, y) = (x - (b.1 - a.1) / far * bend, y + (b.0 - a.0) / far * bend);
    format!("M{:.0} {:.0}Q{x:.0} {y:.0} {:.0} {:.0}", a.0, a.1, b.0, b.1)
}

/// What stands in the open, clear of spaces, roads and of one another.
fn signs(
    chance: &mut Chance,
    is_sea: bool,
    points: &[Point],
    lines: &[(Point, Point)],
) -> Vec<(&'static str, Point)> {
    let (most, from_roads) = if is_sea { (12, 27.0) } else { (20, 13.0) };
    let mut signs: Vec<(&'static str, Point)> = Vec::new();
    for _ in 0..400 {
        let it = Point(-60.0 + chance.next() * 260.0, 4.0 + chance.next() * 100.0);
        let is_free = points.iter().all(|point| point.to(it) > 18.0)
            && lines.iter().all(|line| it.to_line(*line) > from_roads)
            && signs.iter().all(|(_, sign)| sign.to(it) > 15.0);
        if is_free && signs.len() < most {
            signs.push((sign(is_sea, chance.next()), it));
        }
    }
    signs
}

fn sign(is_sea: bool, chance: f32) -> &'static str {
    match (is_sea, chance) {
        (true, ..0.12) => "w-fish",
        (true, _) => "w-wave",
        (false, ..0.4) => "w-cyp",
        (false, ..0.75) => "w-tree",
        (false, _) => "w-hill",
    }
}

#[cfg(test)]
mod tests {
    use super::{Land, at};
    use wiege::Wiege;

    #[test]
    fn every_event_has_land_of_its_own_that_holds_its_spaces() {
        let game = Wiege::standard();
        let mut grounds = Vec::new();
        for event in &game.tables().events {
            let land = Land::of(event);
            for space in &event.spaces {
                let (x, y) = land.hundredths(space.x, space.y);
                assert!((10..=90).contains(&x) && (10..=90).contains(&y), "{}: {x} {y}", event.id);
                let shown = f32::from(x) / 100.0 * f32::from(land.size.0) + land.corner.0;
                assert!((shown - at(space.x, space.y).0).abs() < 0.7, "{}", event.id);
            }
            assert_eq!(land.roads.matches('M').count(), event.roads.len());
            assert!(land.signs.len() > 2, "{}", event.id);
            assert_eq!(land.ground, Land::of(event).ground);
            assert!(!grounds.contains(&land.ground), "{}", event.id);
            grounds.push(land.ground);
        }
        assert_eq!(grounds.len(), 36);
    }
}
