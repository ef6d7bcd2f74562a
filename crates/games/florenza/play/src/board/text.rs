//! The whole table in words, for those who read rather than look: headings and lists, no pictures.

use super::bar::question;
use super::scene::Scene;
use crate::texts::{building_effect, goods, income, reserve, track_name, word};
use boards::markup::{capital, choices};
use florenza::pieces::{Die, Target, Track, Work};
use kernel::Seat;
use maud::{Markup, html};
use words::{Arg, Phrase};

/// Everything that the table shows.
pub(super) fn text(scene: &Scene<'_>) -> Markup {
    let open = scene.open();
    let rounds = scene.game.tables().rounds[open.players.len() - 1];
    let round = Phrase::new(key!("flo-b-round-of")).number("round", open.round).number("of", rounds);
    let waits: Vec<&str> = scene.awaited().into_iter().map(|seat| scene.name(seat)).collect();
    html! {
        section.words {
            h2 { (scene.say(key!("flo-b-text-title"))) }
            ul {
                li { (scene.tell(&round)) }
                @if scene.is_over() { li { (scene.say(key!("flo-b-over"))) } }
                @else { li { (scene.tell(&Phrase::new(key!("flo-b-waiting")).with("who", Arg::Text(waits.join(", "))))) } }
                @for (track, holder) in [(Track::Captain, open.captain), (Track::Bishop, open.bishop)] {
                    li { (capital(&scene.tell(&track_name(track)))) ": " (holder.map_or_else(|| scene.say(key!("flo-b-nobody")), |seat| scene.name(seat).to_owned())) }
                }
            }
            h3 { (scene.say(key!("flo-b-text-unused"))) } (dice(scene, false))
            h3 { (scene.say(key!("flo-b-text-used"))) } (dice(scene, true))
            @if let Some(seat) = scene.own().filter(|_| scene.is_my_turn()) {
                h3 { (scene.say(key!("flo-b-text-may"))) }
                p { (scene.tell(&question(scene, seat))) }
                (choices(scene.legal.iter().map(|it| (*it, scene.action(*it), html! {}))))
            }
            @for seat in scene.in_order() { (person(scene, seat)) }
            @if let Some(level) = open.config.level {
                h3 { (scene.say(key!("flo-b-pope"))) }
                p {
                    @let word = word(format!("flo-level-{}", level.id()));
                    (scene.tell(&Phrase::new(key!("flo-b-pope-needs")).number("n", scene.game.tables().solo.target(level)).with("level", word)))
                }
                h3 { (scene.say(key!("flo-b-ghost"))) }
                ul { @for (track, _) in &scene.game.tables().solo.tracks { li { (place(scene, *track, open.ghost[*track as usize])) } } }
            }
        }
    }
}

fn dice(scene: &Scene<'_>, used: bool) -> Markup {
    let open = scene.open();
    let here: Vec<Die> = Die::ALL.into_iter().filter(|die| open.used.contains(*die) == used).collect();
    html! {
        @if here.is_empty() { p { (scene.say(key!("nothing"))) } } @else {
            ul {
                @for die in here {
                    @let colour = word(format!("flo-die-{}", die.id()));
                    li { (scene.tell(&Phrase::new(key!("flo-b-die")).with("die", colour).number("value", open.value(die)))) }
                }
            }
        }
    }
}

fn place(scene: &Scene<'_>, track: Track, at: u8) -> String {
    let n = scene.game.tables().tracks[track as usize].boxes.len();
    let name = Arg::Text(capital(&scene.tell(&track_name(track))));
    scene.tell(
        &Phrase::new(key!("flo-b-text-track")).with("track", name).number("n", at).number("of", n as i64),
    )
}

fn person(scene: &Scene<'_>, seat: Seat) -> Markup {
    let player = scene.player(seat);
    let held: Vec<String> = reserve(&player.reserve).iter().map(|part| scene.tell(part)).collect();
    html! {
        h3 { (scene.name(seat)) ": " (scene.tell(&crate::texts::points(scene.score(seat).total))) }
        h4 { (scene.say(key!("flo-b-reserve"))) }
        p { (held.join(", ")) }
        h4 { (scene.say(key!("flo-b-tracks"))) }
        ul { @for track in Track::ALL { li { (place(scene, track, player.at(track))) } } }
        h4 { (scene.say(key!("flo-b-palace"))) }
        ul { @for work in Work::PALACE { li { (line(scene, seat, work.target())) } } }
        h4 { (scene.say(key!("flo-b-church"))) }
        ul { @for work in Work::CHURCH { li { (line(scene, seat, work.target())) } } }
        h4 { (scene.say(key!("flo-b-district"))) }
        ul {
            @for space in 1..=8u8 {
                li {
                    @match (player.building_in(space), Target::space(space)) {
                        (Some(building), _) => {
                            (scene.count(key!("flo-space"), space)) ": " (scene.building(building)) ". "
                            (scene.tell(&building_effect(scene.game.tables(), &scene.game.tables().buildings[building.index()].effect)))
                        }
                        (None, Some(target)) => { (line(scene, seat, target)) }
                        (None, None) => { (scene.count(key!("flo-space"), space)) }
                    }
                }
            }
        }
    }
}

/// A work or a space that is not built: what is crossed and what is open.
fn line(scene: &Scene<'_>, seat: Seat, target: Target) -> String {
    let player = scene.player(seat);
    let i = target.index();
    let name = scene.target(target);
    if let Some(work) = target.as_work().filter(|work| player.has_done(*work)) {
        let row = &scene.game.tables().works[work as usize];
        let points = row.points + player.artists[work as usize];
        let done = Phrase::new(key!("flo-b-of-done")).with("place", Arg::Text(name)).number("n", points);
        let each = row
            .income
            .as_ref()
            .map(|it| format!(", {}: {}", scene.say(key!("flo-b-each-round")), scene.tell(&income(it))));
        return format!("{}{}", scene.tell(&done), each.unwrap_or_default());
    }
    let left = scene.game.tables().icons[i].missing(player.crossed[i]);
    if left.is_none() {
        return format!("{name}: {}", scene.say(key!("flo-b-all-crossed")));
    }
    let lacks =
        scene.tell(&Phrase::new(key!("flo-no-work-lacks")).with("goods", goods(scene.game.tables(), left)));
    if player.crossed[i].is_none() {
        return format!("{name}. {lacks}");
    }
    let there =
        Phrase::new(key!("flo-b-crossed")).with("what", goods(scene.game.tables(), player.crossed[i]));
    format!("{name}: {}. {lacks}", scene.tell(&there))
}
