//! What is worth a look of its own: the piece that a moment is about, and what everybody has at the end.

use super::scene::Scene;
use super::{gallery, pictures};
use crate::texts::{card_name, leader_name, tile_name};
use boards::icons::emblem_of;
use kernel::Seat;
use lorenzo::Event;
use lorenzo::pieces::CardType;
use maud::{Markup, html};

/// The piece that the last of these events with a piece is about, with its sentences.
pub(super) fn showpiece(scene: &Scene<'_>, events: &[Event]) -> Option<Markup> {
    let (lang, tables, pictures) = (scene.lang, scene.game.tables(), scene.pictures);
    events.iter().rev().find_map(|event| match event {
        Event::CardTaken { card, .. } | Event::Exchanged { card, .. } => {
            Some(gallery::card(lang, tables, pictures, *card))
        }
        Event::LeaderPlayed { leader, .. }
        | Event::LeaderActivated { leader, .. }
        | Event::LeaderDiscarded { leader, .. }
        | Event::LeaderCopied { leader, .. }
        | Event::LeaderKept { leader: Some(leader), .. } => {
            Some(gallery::leader(lang, tables, pictures, *leader))
        }
        Event::Excommunicated { tile, .. } => Some(gallery::tile(lang, tables, pictures, *tile)),
        _ => None,
    })
}

/// What everybody has gathered, the best first: cards tower by tower, leaders in play, tiles they were hit by.
pub(super) fn keepsakes(scene: &Scene<'_>) -> Markup {
    let sheets = scene.game.score(scene.state());
    let mut seats: Vec<Seat> = scene.open().order.as_slice().to_vec();
    seats.sort_by_key(|seat| -sheets[*seat].total);
    html! { ul.keepsakes { @for seat in seats { li class={ "p-" (emblem_of(seat)) } { (of_seat(scene, seat)) } } } }
}

fn of_seat(scene: &Scene<'_>, seat: Seat) -> Markup {
    let (player, tables) = (scene.player(seat), scene.game.tables());
    let struck = (1..=3u8).filter(|period| player.is_excommunicated(*period));
    html! {
        h3 { (pictures::crest(scene, seat)) span aria-hidden="true" { (scene.name(seat)) } }
        ul.leaves {
            @for kind in CardType::ALL {
                @for card in player.cards_of(kind) {
                    @let name = card_name(scene.lang, tables, card);
                    li class={ "t-" (kind.id()) } title=(name) { (pictures::card(scene.pictures, tables, card)) span { (name) } }
                }
            }
            @for leader in player.leaders.iter() {
                @let name = leader_name(scene.lang, tables, leader);
                li.of-leader title=(name) { (pictures::leader(scene.pictures, leader)) span { (name) } }
            }
            @for period in struck {
                @let tile = scene.open().tile(period);
                @let name = tile_name(scene.lang, tables, tile);
                li.of-tile title=(name) { (pictures::tile(scene.pictures, tables, tile)) span { (name) } }
            }
        }
    }
}
