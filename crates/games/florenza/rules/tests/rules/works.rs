//! Each work of art: what it asks for and brings. Costs and points are our numbers but for what examples show.

use crate::support::{GAME, Played, play, position};
use florenza::Event;
use florenza::pieces::Work;

/// The work is ready when exactly its cost is crossed, takes these artists and no others, and has these points.
fn check(work: &str, cost: &str, artists: &[&str], points: u16) -> Played {
    let id = Work::from_id(work).unwrap();
    assert_eq!(GAME.tables().works[id as usize].cost.to_string(), cost, "{work}");
    let bare = position(&format!("2 players; dice 1 1 1 1 1 1; seat 0 crossed {work} {cost}"));
    for part in cost.split(", ") {
        let (n, icon) = part.split_once(' ').unwrap();
        let n: u8 = n.parse().unwrap();
        let others = cost.split(", ").filter(|it| *it != part).map(ToOwned::to_owned);
        let fewer = others.chain((n > 1).then(|| format!("{} {icon}", n - 1)));
        let fewer: Vec<String> = fewer.collect();
        let text = format!("2 players; dice 1 1 1 1 1 1; seat 0 crossed {work} {}", fewer.join(", "));
        let die = die_of(artists[0]);
        assert!(!position(&text).may(&format!("use:{die}:character")), "{work} without {icon}");
    }
    for artist in ["sculptor", "architect", "painter"] {
        let use_it = format!("use:{}:character", die_of(artist));
        assert_eq!(bare.may(&use_it), artists.contains(&artist), "{work} {artist}");
        if artists.contains(&artist) {
            assert_eq!(bare.clone().then(&use_it).artist(0, work), Some(2));
        }
    }
    let done = bare.then(&format!("use:{}:character", die_of(artists[0])));
    let sheet = done.sheet(0);
    assert_eq!(sheet.palace + sheet.church, points, "{work}");
    assert_eq!(sheet.palace_artists + sheet.church_artists, 2, "{work}");
    assert_eq!((id.is_palace(), sheet.church == 0), (id.is_palace(), id.is_palace()));
    done
}

fn die_of(artist: &str) -> &'static str {
    match artist {
        "sculptor" => "green",
        "architect" => "red",
        _ => "yellow",
    }
}

#[test]
fn the_facade_of_the_palace_gives_an_extra_resource() {
    let done = check("palace-facade", "2 marble, 1 wood, 1 florins", &["architect"], 5);
    assert_eq!(done.reserve(0), (2, 100, 0));
}

#[test]
fn the_bridal_chamber_gives_an_extra_resource() {
    let done = check("bridal-chamber", "1 wood, 2 cloth, 1 florins", &["painter"], 5);
    assert_eq!(done.reserve(0), (2, 100, 0));
}

#[test]
fn the_garden_gives_nothing_more() {
    let done = check("garden", "1 marble, 1 spice, 1 gold, 1 florins", &["sculptor"], 6);
    assert_eq!(done.reserve(0), (1, 100, 0));
}

#[test]
fn the_portrait_gives_nothing_more() {
    let done = check("portrait", "1 spice, 1 cloth, 1 gold", &["painter"], 5);
    assert_eq!(done.reserve(0), (1, 100, 0));
}

#[test]
fn the_facade_of_the_church_brings_florins() {
    let done = check("church-facade", "2 marble, 1 metal, 1 gold", &["sculptor", "painter"], 3);
    assert_eq!((done.reserve(0), done.tracks(0)), ((1, 200, 0), [0, 0, 0]));
}

#[test]
fn the_dome_brings_a_step_as_captain() {
    let done = check("dome", "2 marble, 2 wood, 2 florins", &["architect", "painter"], 4);
    assert_eq!((done.reserve(0), done.tracks(0)), ((1, 200, 0), [1, 0, 0]));
}

#[test]
fn the_bell_tower_brings_a_step_as_bishop() {
    let done = check("bell-tower", "1 marble, 1 wood, 2 metal, 1 florins", &["sculptor", "architect"], 3);
    assert_eq!((done.reserve(0), done.tracks(0)), ((1, 200, 0), [0, 1, 0]));
}

#[test]
fn the_pulpit_brings_a_step_as_preacher() {
    let cost = "1 wood, 1 metal, 1 spice, 1 cloth, 1 florins";
    let done = check("pulpit", cost, &["sculptor", "architect"], 3);
    assert_eq!((done.reserve(0), done.tracks(0)), ((1, 200, 0), [0, 0, 1]));
}

/// A church work that is complete brings its income when a round begins.
#[test]
fn incomes_come_again_in_each_later_round() {
    let played = position("2 players; round 2; income; seat 0 done church-facade 2, pulpit 2");
    assert_eq!((played.reserve(0).1, played.tracks(0)), (200 + 100 + 100, [0, 0, 1]));
}

/// A church work that is completed while the incomes come in (with the die box of the bell tower's step) brings its own
/// at once and not again in that round, also where another income is still to come; then again in the next round.
#[test]
fn a_work_completed_with_the_incomes_pays_once_in_that_round() {
    let text =
        "2 players; round 2; income; dice 1 1 1 1 1 1; seat 0 tracks 0 11 0; seat 0 ready church-facade";
    let paid = |played: &Played| {
        let facade = |it: &&Event| matches!(it, Event::IncomeReceived { work: Work::ChurchFacade, .. });
        played.events.iter().filter(facade).count()
    };
    let alone = play(&format!("{text}; seat 0 done bell-tower 2"), "use:green:character");
    assert_eq!((alone.reserve(0).1, paid(&alone)), (200 - 100 + 100, 1), "wage and income");
    let next = alone.rest_of_turn().rest_of_turn();
    assert_eq!((next.state.open.round, paid(&next)), (3, 2));

    let before_the_dome = format!("{text}; seat 0 done bell-tower 2, dome 2");
    let two = play(&before_the_dome, "income:bell-tower use:green:character");
    // Wage and income, and the captain's first box with florins, where the dome leads.
    assert_eq!((two.reserve(0).1, paid(&two), two.tracks(0)), (200 - 100 + 100 + 100, 1, [1, 12, 0]));
}

/// The complete church gives 4 steps on one track.
#[test]
fn the_complete_church_gives_four_steps_on_one_track() {
    let text =
        "2 players; dice 1 1 1 1 1 1; seat 0 done dome 2, bell-tower 2, pulpit 2; seat 0 ready church-facade";
    let asked = play(text, "use:green:character");
    assert_eq!(asked.options(0, "track:"), ["captain", "bishop", "preacher"]);
    let played = asked.then("track:captain");
    assert_eq!(played.tracks(0), [4, 0, 0]);
    // 200, less the wage, plus the facade's income, plus three boxes with florins.
    assert_eq!(played.reserve(0), (1, 200 - 100 + 100 + 300, 0));
    let bishop = play(text, "use:green:character track:bishop resource:gold to:garden");
    assert_eq!(bishop.tracks(0), [0, 4, 1], "box 3 steps on the preacher's track");
}

/// Paid 2, anonymous 1; a star adds 2, with the Zecca 3; the Zecca alone adds nothing.
#[test]
fn the_artists_points() {
    let points = |anonymous: bool, star: bool, mint: bool| {
        let mut text = "2 players; dice 1 1 1 1 1 1; seat 0 ready garden; seat 0 reserve 0 200 1; \
                        seat 0 building 2 13"
            .to_owned();
        if mint {
            text += "; seat 0 building 3 20";
        }
        let usage = if anonymous { "anonymous" } else { "character" };
        let hire = if star { "hire:garden:star" } else { "hire:garden" };
        play(&text, &format!("use:green:{usage} {hire}")).artist(0, "garden").unwrap()
    };
    let table = [
        (false, false, false, 2),
        (false, true, false, 4),
        (false, true, true, 5),
        (false, false, true, 2),
        (true, false, false, 1),
        (true, true, false, 3),
        (true, true, true, 4),
        (true, false, true, 1),
    ];
    for (anonymous, star, mint, expected) in table {
        assert_eq!(points(anonymous, star, mint), expected, "{anonymous} {star} {mint}");
    }
}
