//! The strip below the bar: what wins, how far the match is, and how everybody stands.

use super::scene::Scene;
use boards::icons::emblem_of;
use kernel::Seat;
use maud::{Markup, html};
use std::cmp::Ordering;
use words::{Arg, Phrase};

/// The strip: scorings as small gates, stones as one bar that all have their share of.
pub(super) fn goal(scene: &Scene<'_>) -> Markup {
    let open = scene.open();
    let setup = &scene.game.tables().setup;
    let done = open.scorings;
    let total = (setup.seating(open.config.players).event_deck - setup.end_visible_events).max(done);
    let caption = scene.tell(
        &Phrase::new(key!("w-b-scoring-of"))
            .number("n", (done + 1).min(total))
            .number("of", total)
            .number("left", scene.view.events),
    );
    let state = |i: u8| match i.cmp(&done) {
        Ordering::Less => "done",
        Ordering::Equal => "now",
        Ordering::Greater => "",
    };
    let goal = if open.config.teams { key!("w-b-goal-teams") } else { key!("w-b-goal") };
    html! {
        section.goal aria-label=(scene.say(key!("w-b-goal-is"))) {
            p.what { (scene.rule_of("end", &scene.count(goal, total))) }
            ol.pips aria-hidden="true" { @for i in 0..total { li class=(state(i)) {} } }
            a.cap.to-rule href={ (scene.rules) "#overview" } { (caption) }
            @if open.config.teams { (tug(scene)) } @else { (shares(scene)) }
        }
    }
}

/// Everybody's share, the most stones first.
fn shares(scene: &Scene<'_>) -> Markup {
    let mut seats: Vec<Seat> = Seat::all(scene.seats()).collect();
    seats.sort_by_key(|seat| std::cmp::Reverse(scene.stones(*seat)));
    html! {
        ol.scale aria-label=(scene.say(key!("w-b-stones"))) { @for seat in seats { (share(scene, seat)) } }
    }
}

/// Partners together: two halves that pull against each other.
fn tug(scene: &Scene<'_>) -> Markup {
    let home = scene.home();
    let ours: Vec<Seat> = std::iter::once(home).chain(scene.open().config.partner(home)).collect();
    let theirs: Vec<Seat> = Seat::all(scene.seats()).filter(|seat| !ours.contains(seat)).collect();
    let stones = |side: &[Seat]| side.iter().map(|seat| scene.stones(*seat)).sum::<u8>();
    let (us, them) = (stones(&ours), stones(&theirs));
    html! {
        div.scale.tug {
            (side(scene, &ours, us))
            ol class={ "us " (flex(us)) } { @for seat in &ours { (share(scene, *seat)) } }
            ol class={ "them " (flex(them)) } { @for seat in &theirs { (share(scene, *seat)) } }
            (side(scene, &theirs, them))
        }
    }
}

/// What a team has, and who they are.
fn side(scene: &Scene<'_>, seats: &[Seat], stones: u8) -> Markup {
    let name = |seat: &Seat| {
        if scene.own() == Some(*seat) { scene.say(key!("b-you")) } else { scene.name(*seat).to_owned() }
    };
    let who = match seats {
        [one, two] => scene.tell(
            &Phrase::new(key!("w-b-team"))
                .with("one", Arg::Text(name(one)))
                .with("two", Arg::Text(name(two))),
        ),
        _ => String::new(),
    };
    html! { p.side-of { b { (stones) } em { (who) } } }
}

fn share(scene: &Scene<'_>, seat: Seat) -> Markup {
    let n = scene.stones(seat);
    let is_on = scene.open().asked() == Some(seat);
    html! {
        li class={ "seg p-" (emblem_of(seat)) " " (flex(n)) @if is_on { " cur" } } { (scene.emblem(seat)) b data-n={ "share-" (seat.index()) } { (n) } }
    }
}

/// The class that gives a part so many shares of the bar: no page may carry styles of its own.
fn flex(stones: u8) -> String {
    format!("f{}", stones.clamp(1, 28))
}
